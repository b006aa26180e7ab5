### Improve this wording: readers choose a text on the page and write a better one. $count is the number of suggestions.

wording-bar = Orðalagið bætt
wording-point = Veldu hvaða texta sem er á síðunni til að bæta hann.
wording-list = Allir textar hér
wording-save = { $count ->
    [0] Engar tillögur enn
    [one] Vista { $count } tillögu
   *[other] Vista { $count } tillögur
  }
wording-done = Ljúka
wording-nothing = Hér fannst enginn texti. Prófaðu listann yfir alla texta.
wording-kept = { $count ->
    [one] Geymt í þessu tæki: { $count } tillaga.
   *[other] Geymt í þessu tæki: { $count } tillögur.
  }
wording-which = Hvaða texti?
wording-id = Auðkenni
wording-english = Enska
wording-current = Núverandi texti
wording-better = Tillagan þín
    .about = Haltu því sem er innan slaufusviga: þar koma nöfn og tölur.
wording-keep = Geyma tillögu
