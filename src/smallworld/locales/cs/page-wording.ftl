### Improve this wording: readers choose a text on the page and write a better one. $count is the number of suggestions.

wording-bar = Vylepšování znění
wording-point = Vyberte na stránce kterýkoli text a vylepšete ho.
wording-list = Všechny texty zde
wording-save = { $count ->
    [0] Zatím žádné návrhy
    [one] Uložit 1 návrh
    [few] Uložit { $count } návrhy
   *[other] Uložit { $count } návrhů
  }
wording-done = Ukončit
wording-nothing = Tady se žádný text nenašel. Zkuste seznam všech textů.
wording-kept = { $count ->
    [one] V tomto zařízení je 1 návrh.
    [few] V tomto zařízení jsou { $count } návrhy.
   *[other] V tomto zařízení je { $count } návrhů.
  }
wording-which = Který text?
wording-id = Označení
wording-english = Anglicky
wording-current = Nynější text
wording-better = Váš návrh
    .about = Části ve složených závorkách ponechte: doplňují se tam jména a čísla.
wording-keep = Uložit návrh
