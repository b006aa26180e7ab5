### Improve this wording: readers choose a text on the page and write a better one. $count is the number of suggestions.

wording-bar = Forbedring af ordlyden
wording-point = Vælg en hvilken som helst tekst på siden for at forbedre den.
wording-list = Alle tekster her
wording-save = { $count ->
    [0] Ingen forslag endnu
    [one] Gem 1 forslag
   *[other] Gem { $count } forslag
  }
wording-done = Afslut
wording-nothing = Her blev ingen tekst fundet. Prøv listen over alle tekster.
wording-kept = { $count ->
    [one] Gemt på denne enhed: 1 forslag.
   *[other] Gemt på denne enhed: { $count } forslag.
  }
wording-which = Hvilken tekst?
wording-id = Id
wording-english = Engelsk
wording-current = Nuværende tekst
wording-better = Dit forslag
    .about = Behold det i krøllede parenteser: Der indsættes navne og tal.
wording-keep = Gem forslag
