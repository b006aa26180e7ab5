### Ratings: one's own, the leaderboard, and what a rated game did.

rating-title = Rating
rating-duel = To spillere
rating-table = Tre til fem spillere
rating-pool = Antall spillere
rating-none = Ingen rating ennå. Spill ferdig et ratet spill for å få en.
rating-margin = Usikkerhet { $margin }
rating-games = { $count ->
    [one] 1 ratet spill
   *[other] { $count } ratede spill
  }
rating-provisional = Foreløpig: kommer på resultatlisten etter flere spill.
rating-about = Du er høyst sannsynlig sterkere enn dette tallet: det er den anslåtte styrken din minus usikkerheten, og begge faller til ro når du spiller. Med 400 poeng mer havner du foran ti av elleve ganger.
rating-curve = Ratingen din i { $count } spill, fra { $from } til { $to }
rating-days = { $first } – { $last }
rating-leaderboard = Resultatliste
rating-listed = Spillere med offentlig profil, minst ti ratede spill og en usikkerhet på høyst 250. Boter har faste, målte ratinger.
rating-be-listed = Vis profilen min
rating-nobody = Ingen på listen ennå.
rating-place = Plass
rating-player = Spiller
rating-uncertainty = Usikkerhet
rating-played = Spill
rating-after = Den nye ratingen din:
rating-mine = Alle ratingene mine
rating-waiting = Regner ut ratingen din …
rating-unchanged = Dette spillet endrer ikke ratingen din.
