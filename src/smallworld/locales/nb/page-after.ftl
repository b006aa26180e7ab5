### After the game: the count, the story, the replay, sharing and the rematch.

after-over = Spillet er slutt
after-home = Hjem
after-board = Brettet
after-panels = Historien om spillet
after-reading = Leser spillet …

## The count

after-tab-result = Resultat
after-skip = Vis alt med én gang
after-not-counted = ?
after-winner = Vinner
after-conceded = ga opp
after-wins = { $count ->
    [one] { $winners } vinner
   *[other] { $winners } deler seieren
  }
after-resigned = { $count ->
    [one] { $seats } ga opp. { $wins }.
   *[other] { $seats } har gitt opp. { $wins }.
  }
after-tie-tokens = { $seats } har { $coins } seiersmynter hver. { $winners } vinner med flere tropper på kartet.
after-tie-shared = De har { $coins } seiersmynter hver og like mange tropper på kartet, så de deler seieren.

## Charts

after-tab-story = Historie
after-sources = Hvor myntene kom fra
after-combos = Brukte kombinasjoner
after-dice = Flaks med terningen
after-chart-coins = Seiersmynter ved slutten av hver runde
after-chart-about = Diagram: myntene til hver spiller, runde for runde. En tabell med tallene følger.
after-chart-coins-axis = Mynter
after-chart-round = Runde
after-chart-start = Start
after-chart-label = { $name } { $coins }
after-earned = { $count ->
    [0] ingenting
    [one] 1 seiersmynt
   *[other] { $count } seiersmynter
  }
# $sign is “less” for coins paid; $name is the race or the power.
after-source-regions = { $count } for regioner
after-source-declined = { $count } for inaktive regioner
after-source-race = { $count } fra { $name }
after-source-power = { $count } fra { $name }
after-source-column = { $sign ->
    [less] { $count } betalt for kombinasjoner
   *[more] { $count } funnet på kombinasjoner
  }
after-source-start = { $count } fra start
after-no-combos = Ingen kombinasjon ble valgt.
after-combo-active = Fra runde { $from } til slutten; { $most ->
    [0] ingen regioner
    [one] på det meste 1 region
   *[other] på det meste { $most } regioner
  }
after-combo-declined = Fra runde { $from }, inaktiv fra runde { $to }; { $most ->
    [0] ingen regioner
    [one] på det meste 1 region
   *[other] på det meste { $most } regioner
  }
after-no-rolls = Kastet aldri terningen.
after-rolls = { $count ->
    [one] 1 kast ga { $shown }
   *[other] { $count } kast ga { $shown }
  }; forventet var { $expected }.
after-attempts = { $count ->
    [one] { $won ->
        [0] Det siste forsøket mislyktes.
       *[other] Det siste forsøket lyktes.
      }
   *[other] { $won } av { $count } siste forsøk lyktes.
  }
# $sign is “good”, “bad” or “even”; $count is how much more or less than expected.
after-luck = { $sign ->
    [good] { $count } mer enn ventet
    [bad] { $count } mindre enn ventet
   *[even] som ventet
  }

## Replay

after-go-on = Spill videre herfra
after-replay = Avspilling
after-replay-slider = Øyeblikk i spillet
after-replay-first = Til begynnelsen
after-replay-last = Til slutten
after-replay-back = Ett skritt tilbake
after-replay-forward = Ett skritt frem
after-replay-turn = Neste tur
after-replay-play = Spill av
after-replay-pause = Pause
after-replay-speed = Fart
after-replay-times = { $speed }×
after-replay-start = Forberedelser
after-replay-when = Runde { $round }, { $seat }
after-replay-end = Her sluttet spillet.
after-replay-lost = Dette øyeblikket kunne ikke hentes. Prøv igjen.

## Sharing

after-tab-share = Del
after-share-link = Lenke til dette spillet
after-share-link-about = Alle med denne lenken kan se brettet, historien og avspillingen.
after-share-private = Bordet er stengt for tilskuere, og denne enheten har ingen tilskuerlenke. Du kan dele spillfilen.
after-share-title = Et parti Small World
after-copy-link = Kopier lenken
after-share-record = Spillfil
after-share-record-about = Hvert trekk som tekst. Åpne den på forsiden for å se spillet, eller for å spille videre fra hvor som helst.
after-picture = Bilde av spillet
    .about = Brettet til slutt, seiersmyntene runde for runde og vendepunktene.
after-copy-record = Kopier spillfil
after-download = Lagre som fil
after-show-record = Vis teksten

## Rematch

after-tournament = Tilbake til turneringen
after-rematch = Omkamp
after-rematch-join = Bli med på omkampen
after-rematch-watch = Se på omkampen
after-rematch-waits = De andre venter ved omkampen.
after-rematch-starts = Den som kom sist, begynner.
after-rematch-starts-seat = { $seat } kom sist og begynner.
after-rematch-starts-conceded = { $seat } ga opp og begynner.
