### Ratings: one's own, the leaderboard, and what a rated game did.

rating-title = Vahvuusluku
rating-duel = Kaksi pelaajaa
rating-table = Kolmesta viiteen pelaajaa
rating-pool = Pelaajamäärä
rating-none = Ei vielä vahvuuslukua. Saat sellaisen pelaamalla vahvuuslukupelin loppuun.
rating-margin = Epävarmuus { $margin }
rating-games = { $count ->
    [one] 1 vahvuuslukupeli
   *[other] { $count } vahvuuslukupeliä
  }
rating-provisional = Alustava: pääsee tulostaululle vasta useamman pelin jälkeen.
rating-about = Olet todennäköisesti tätä lukua vahvempi: se on arvioitu vahvuutesi, josta on vähennetty epävarmuus, ja molemmat tarkentuvat pelatessa. Jos sinulla on 400 pistettä enemmän, sijoitut edelle kymmenen kertaa yhdestätoista.
rating-curve = Vahvuuslukusi { $count } pelissä, luvusta { $from } lukuun { $to }
rating-days = { $first } – { $last }
rating-leaderboard = Tulostaulu
rating-listed = Pelaajat, joilla on julkinen profiili, vähintään kymmenen vahvuuslukupeliä ja epävarmuus enintään 250. Boteilla on kiinteät, mitatut vahvuusluvut.
rating-be-listed = Näytä profiilini
rating-nobody = Taulussa ei ole vielä ketään.
rating-place = Sija
rating-player = Pelaaja
rating-uncertainty = Epävarmuus
rating-played = Pelejä
rating-after = Uusi vahvuuslukusi:
rating-mine = Kaikki vahvuuslukuni
rating-waiting = Lasketaan vahvuuslukuasi…
rating-unchanged = Tämä peli ei muuta vahvuuslukuasi.
