### Ratings: one's own, the leaderboard, and what a rated game did.

rating-title = Rating
rating-duel = Två spelare
rating-table = Tre till fem spelare
rating-pool = Antal spelare
rating-none = Ingen rating än. Spela klart ett rankat parti för att få en.
rating-margin = Osäkerhet { $margin }
rating-games = { $count ->
    [one] 1 rankat parti
   *[other] { $count } rankade partier
  }
rating-provisional = Preliminär: kommer på topplistan efter fler partier.
rating-about = Du är med stor sannolikhet starkare än det här talet: det är din uppskattade styrka minus osäkerheten, och båda stabiliseras när du spelar. Med 400 poäng mer slutar du före tio gånger av elva.
rating-curve = Din rating i { $count } partier, från { $from } till { $to }
rating-days = { $first } – { $last }
rating-leaderboard = Topplista
rating-listed = Spelare med offentlig profil, minst tio rankade partier och en osäkerhet på högst 250. Botar har fasta, uppmätta ratingtal.
rating-be-listed = Visa min profil
rating-nobody = Ingen på listan än.
rating-place = Placering
rating-player = Spelare
rating-uncertainty = Osäkerhet
rating-played = Partier
rating-after = Din nya rating:
rating-mine = Alla mina ratingtal
rating-waiting = Räknar ut din rating …
rating-unchanged = Det här partiet ändrar inte din rating.
