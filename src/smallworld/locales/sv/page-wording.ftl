### Improve this wording: readers choose a text on the page and write a better one. $count is the number of suggestions.

wording-bar = Förbättring av ordalydelsen
wording-point = Välj vilken text som helst på sidan för att förbättra den.
wording-list = Alla texter här
wording-save = { $count ->
    [0] Inga förslag än
    [one] Spara 1 förslag
   *[other] Spara { $count } förslag
  }
wording-done = Avsluta
wording-nothing = Ingen text hittades här. Prova listan över alla texter.
wording-kept = { $count ->
    [one] Sparat på den här enheten: 1 förslag.
   *[other] Sparat på den här enheten: { $count } förslag.
  }
wording-which = Vilken text?
wording-id = Id
wording-english = Engelska
wording-current = Nuvarande text
wording-better = Ditt förslag
    .about = Behåll det inom klamrar: där sätts namn och tal in.
wording-keep = Spara förslag
