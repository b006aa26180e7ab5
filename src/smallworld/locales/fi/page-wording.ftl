### Improve this wording: readers choose a text on the page and write a better one. $count is the number of suggestions.

wording-bar = Tekstien parantaminen
wording-point = Valitse mikä tahansa sivun teksti parantaaksesi sitä.
wording-list = Kaikki tekstit täällä
wording-save = { $count ->
    [0] Ei vielä ehdotuksia
    [one] Tallenna 1 ehdotus
   *[other] Tallenna { $count } ehdotusta
  }
wording-done = Lopeta
wording-nothing = Tekstiä ei löytynyt. Kokeile kaikkien tekstien luetteloa.
wording-kept = { $count ->
    [one] Tässä laitteessa: 1 ehdotus.
   *[other] Tässä laitteessa: { $count } ehdotusta.
  }
wording-which = Mikä teksti?
wording-id = Tunnus
wording-english = Englanniksi
wording-current = Nykyinen teksti
wording-better = Ehdotuksesi
    .about = Säilytä aaltosulkeissa olevat osat: niihin tulee nimiä ja lukuja.
wording-keep = Tallenna ehdotus
