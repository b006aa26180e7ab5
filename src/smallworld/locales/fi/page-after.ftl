### After the game: the count, the story, the replay, sharing and the rematch.

after-over = Peli on päättynyt
after-home = Etusivulle
after-board = Pelilauta
after-panels = Pelin tarina
after-reading = Luetaan peliä…

## The count

after-tab-result = Tulos
after-skip = Näytä kaikki
after-not-counted = ?
after-winner = Voittaja
after-conceded = luovutti
after-wins = { $count ->
    [one] { $winners } voittaa
   *[other] { $winners } jakavat voiton
  }
after-resigned = { $count ->
    [one] { $seats } luovutti. { $wins }.
   *[other] { $seats } luovuttivat. { $wins }.
  }
after-tie-tokens = Tasatilanne: { $seats }, kullakin { $coins } voittopistettä. { $winners } voittaa, koska kartalla on enemmän rotumerkkejä.
after-tie-shared = Kullakin on { $coins } voittopistettä ja kartalla yhtä monta rotumerkkiä, joten voitto jaetaan.

## Charts

after-tab-story = Tarina
after-sources = Mistä pisteet tulivat
after-combos = Käytetyt yhdistelmät
after-dice = Noppaonni
after-chart-coins = Voittopisteet kunkin kierroksen lopussa
after-chart-about = Kaavio: kaikkien pelaajien voittopisteet kierroksittain. Luvut ovat alla taulukkona.
after-chart-coins-axis = Pisteet
after-chart-round = Kierros
after-chart-start = Alku
after-chart-label = { $name } { $coins }
after-earned = { $count ->
    [0] ei mitään
    [one] 1 voittopiste
   *[other] { $count } voittopistettä
  }
# $sign is “less” for coins paid; $name is the race or the power.
after-source-regions = { $count } alueista
after-source-declined = { $count } rappeutuneista alueista
after-source-race = { $name }: { $count }
after-source-power = { $name }: { $count }
after-source-column = { $sign ->
    [less] { $count } maksettu yhdistelmistä
   *[more] { $count } kerätty yhdistelmien päältä
  }
after-source-start = { $count } alussa
after-no-combos = Yhtään yhdistelmää ei valittu.
after-combo-active = Kierroksesta { $from } loppuun asti; parhaimmillaan { $most ->
    [0] 0 aluetta
    [one] 1 alue
   *[other] { $most } aluetta
  }
after-combo-declined = Kierroksesta { $from } alkaen, rappeutunut kierroksella { $to }; parhaimmillaan { $most ->
    [0] 0 aluetta
    [one] 1 alue
   *[other] { $most } aluetta
  }
after-no-rolls = Noppaa ei heitetty kertaakaan.
after-rolls = { $count ->
    [one] 1 heitto: { $shown } (odotettavissa { $expected }).
   *[other] { $count } heittoa: yhteensä { $shown } (odotettavissa { $expected }).
  }
after-attempts = { $count ->
    [one] { $won ->
        [0] Viimeinen valloitusyritys epäonnistui.
       *[other] Viimeinen valloitusyritys onnistui.
      }
   *[other] Viimeisistä valloitusyrityksistä onnistui { $won }/{ $count }.
  }
# $sign is “good”, “bad” or “even”; $count is how much more or less than expected.
after-luck = { $sign ->
    [good] { $count } enemmän kuin odotettiin
    [bad] { $count } vähemmän kuin odotettiin
   *[even] odotusten mukaan
  }

## Replay

after-go-on = Jatka tästä
after-replay = Toisto
after-replay-slider = Pelin kohta
after-replay-first = Alkuun
after-replay-last = Loppuun
after-replay-back = Askel taaksepäin
after-replay-forward = Askel eteenpäin
after-replay-turn = Seuraava vuoro
after-replay-play = Toista
after-replay-pause = Tauko
after-replay-speed = Nopeus
after-replay-times = { $speed }×
after-replay-start = Alkuvalmistelut
after-replay-when = Kierros { $round }, { $seat }
after-replay-end = Peli päättyi tähän.
after-replay-lost = Tätä hetkeä ei voitu ladata. Yritä uudelleen.

## Sharing

after-tab-share = Jaa
after-share-link = Linkki tähän peliin
after-share-link-about = Kaikki, joilla on linkki, näkevät pelilaudan, tarinan ja toiston.
after-share-private = Tähän pöytään ei oteta katsojia, eikä tällä laitteella ole katsojalinkkiä. Tallenteen voit jakaa.
after-share-title = Small World -peli
after-copy-link = Kopioi linkki
after-share-record = Tallenne
after-share-record-about = Jokainen siirto tekstinä. Avaa se etusivulla, niin voit katsoa pelin tai jatkaa mistä kohdasta tahansa.
after-picture = Kuva pelistä
    .about = Lauta lopussa, pisteet kierroksittain ja käännekohdat.
after-copy-record = Kopioi tallenne
after-download = Tallenna tiedostoksi
after-show-record = Näytä teksti

## Rematch

after-tournament = Takaisin turnaukseen
after-rematch = Uusintapeli
after-rematch-join = Liity uusintapeliin
after-rematch-watch = Katso uusintapeliä
after-rematch-waits = Muut odottavat uusintapelissä.
after-rematch-starts = Viimeiseksi jäänyt aloittaa.
after-rematch-starts-seat = { $seat } jäi viimeiseksi ja aloittaa.
after-rematch-starts-conceded = { $seat } luovutti ja aloittaa.
