### Ratings: one's own, the leaderboard, and what a rated game did.

rating-title = Rating
rating-duel = To spillere
rating-table = Tre til fem spillere
rating-pool = Antal spillere
rating-none = Ingen rating endnu. Spil et ratet spil færdigt for at få en.
rating-margin = Usikkerhed { $margin }
rating-games = { $count ->
    [one] 1 ratet spil
   *[other] { $count } ratede spil
  }
rating-provisional = Foreløbig: kommer på ranglisten efter flere spil.
rating-about = Du er højst sandsynligt stærkere end dette tal: det er din skønnede styrke minus usikkerheden, og begge falder til ro, når du spiller. Med 400 point mere ender du foran ti gange ud af elleve.
rating-curve = Din rating i { $count } spil, fra { $from } til { $to }
rating-days = { $first } – { $last }
rating-leaderboard = Rangliste
rating-listed = Spillere med offentlig profil, mindst ti ratede spil og en usikkerhed på højst 250. Botter har faste, målte ratingtal.
rating-be-listed = Vis min profil
rating-nobody = Ingen på listen endnu.
rating-place = Plads
rating-player = Spiller
rating-uncertainty = Usikkerhed
rating-played = Spil
rating-after = Din nye rating:
rating-mine = Alle mine ratingtal
rating-waiting = Udregner din rating …
rating-unchanged = Dette spil ændrer ikke din rating.
