### Ratings: one's own, the leaderboard, and what a rated game did.

rating-title = Hodnocení
rating-duel = Dva hráči
rating-table = Tři až pět hráčů
rating-pool = Počet hráčů
rating-none = Zatím bez hodnocení. Získáte je, když dohrajete hodnocenou hru.
rating-margin = Nejistota { $margin }
rating-games = { $count ->
    [one] 1 hodnocená hra
    [few] { $count } hodnocené hry
   *[other] { $count } hodnocených her
  }
rating-provisional = Předběžné: v žebříčku bude až po více hrách.
rating-about = Nejspíš jste silnější než toto číslo: je to odhad vaší síly po odečtení nejistoty a obojí se hraním zpřesňuje. S 400 body navíc skončíte výš v deseti případech z jedenácti.
rating-curve = Vaše hodnocení, počet her: { $count }, od { $from } do { $to }
rating-days = { $first } – { $last }
rating-leaderboard = Žebříček
rating-listed = Hráči s veřejným profilem, aspoň deseti hodnocenými hrami a nejistotou nejvýš 250. Boti mají pevná, změřená hodnocení.
rating-be-listed = Ukázat můj profil
rating-nobody = Zatím tu nikdo není.
rating-place = Místo
rating-player = Hráč
rating-uncertainty = Nejistota
rating-played = Hry
rating-after = Vaše nové hodnocení:
rating-mine = Všechna moje hodnocení
rating-waiting = Počítá se vaše hodnocení…
rating-unchanged = Tato hra vaše hodnocení nemění.
