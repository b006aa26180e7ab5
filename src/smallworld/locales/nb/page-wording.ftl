### Improve this wording: readers choose a text on the page and write a better one. $count is the number of suggestions.

wording-bar = Forbedring av ordlyden
wording-point = Velg en hvilken som helst tekst på siden for å forbedre den.
wording-list = Alle tekster her
wording-save = { $count ->
    [0] Ingen forslag ennå
    [one] Lagre 1 forslag
   *[other] Lagre { $count } forslag
  }
wording-done = Avslutt
wording-nothing = Fant ingen tekst her. Prøv listen over alle tekster.
wording-kept = { $count ->
    [one] Lagret på denne enheten: 1 forslag.
   *[other] Lagret på denne enheten: { $count } forslag.
  }
wording-which = Hvilken tekst?
wording-id = Id
wording-english = Engelsk
wording-current = Nåværende tekst
wording-better = Forslaget ditt
    .about = Behold det i krøllparentes: Der settes navn og tall inn.
wording-keep = Lagre forslag
