### After the game: the count, the story, the replay, sharing and the rematch.

after-over = Spillet er slut
after-home = Forside
after-board = Spillebrættet
after-panels = Historien om spillet
after-reading = Læser spillet …

## The count

after-tab-result = Resultat
after-skip = Vis alt på én gang
after-not-counted = ?
after-winner = Vinder
after-conceded = gav op
after-wins = { $count ->
    [one] { $winners } vinder
   *[other] { $winners } deler sejren
  }
after-resigned = { $count ->
    [one] { $seats } gav op. { $wins }.
   *[other] { $seats } har givet op. { $wins }.
  }
after-tie-tokens = { $seats } har { $coins } Sejrsmønter hver. { $winners } vinder med flest Tropper på spillebrættet.
after-tie-shared = De har { $coins } Sejrsmønter hver og lige mange Tropper på spillebrættet, så de deler sejren.

## Charts

after-tab-story = Historien
after-sources = Hvor Sejrsmønterne kom fra
after-combos = Brugte sæt
after-dice = Held med terningen
after-chart-coins = Sejrsmønter ved hver rundes slutning
after-chart-about = Diagram: alle spilleres Sejrsmønter, runde for runde. En tabel med tallene følger.
after-chart-coins-axis = Mønter
after-chart-round = Runde
after-chart-start = Start
after-chart-label = { $name } { $coins }
after-earned = { $count ->
    [0] intet
    [one] 1 Sejrsmønt
   *[other] { $count } Sejrsmønter
  }
# $sign is “less” for coins paid; $name is the race or the power.
after-source-regions = { $count } for Regioner
after-source-declined = { $count } for Inaktive Regioner
after-source-race = { $count } fra { $name }
after-source-power = { $count } fra { $name }
after-source-column = { $sign ->
    [less] { $count } betalt for sæt
   *[more] { $count } fundet på sæt
  }
after-source-start = { $count } fra start
after-no-combos = Intet sæt blev valgt.
after-combo-active = Fra runde { $from } til slutningen; { $most ->
    [0] ingen Regioner
    [one] højst 1 Region
   *[other] højst { $most } Regioner
  }
after-combo-declined = Fra runde { $from }, Inaktiv fra runde { $to }; { $most ->
    [0] ingen Regioner
    [one] højst 1 Region
   *[other] højst { $most } Regioner
  }
after-no-rolls = Slog aldrig med terningen.
after-rolls = { $count ->
    [one] 1 slag gav { $shown }
   *[other] { $count } slag gav { $shown }
  }; { $expected ->
    [one] 1 var forventet
   *[other] { $expected } var forventet
  }.
after-attempts = { $count ->
    [one] { $won ->
        [0] Det sidste erobringsforsøg slog fejl.
       *[other] Det sidste erobringsforsøg lykkedes.
      }
   *[other] { $won } af { $count } sidste erobringsforsøg lykkedes.
  }
# $sign is “good”, “bad” or “even”; $count is how much more or less than expected.
after-luck = { $sign ->
    [good] { $count } mere end ventet
    [bad] { $count } mindre end ventet
   *[even] som ventet
  }

## Replay

after-go-on = Spil videre herfra
after-replay = Gennemspilning
after-replay-slider = Øjeblik i spillet
after-replay-first = Til begyndelsen
after-replay-last = Til slutningen
after-replay-back = Et trin tilbage
after-replay-forward = Et trin frem
after-replay-turn = Næste tur
after-replay-play = Afspil
after-replay-pause = Pause
after-replay-speed = Hastighed
after-replay-times = { $speed }×
after-replay-start = Opstilling
after-replay-when = Runde { $round }, { $seat }
after-replay-end = Her sluttede spillet.
after-replay-lost = Dette øjeblik kunne ikke hentes. Prøv igen.

## Sharing

after-tab-share = Del
after-share-link = Link til dette spil
after-share-link-about = Alle med dette link kan se spillebrættet, historien og gennemspilningen.
after-share-private = Bordet er lukket for tilskuere, og denne enhed har intet tilskuerlink. Du kan dele spilfilen.
after-share-title = Et spil Small World
after-copy-link = Kopier linket
after-share-record = Spilfil
after-share-record-about = Hvert træk som tekst. Åbn den på forsiden for at se spillet igennem eller spille videre fra et valgfrit øjeblik.
after-picture = Billede af spillet
    .about = Spillebrættet til sidst, Sejrsmønterne runde for runde og vendepunkterne.
after-copy-record = Kopier spilfil
after-download = Gem som fil
after-show-record = Vis teksten

## Rematch

after-tournament = Tilbage til turneringen
after-rematch = Revanche
after-rematch-join = Gå med i revanchen
after-rematch-watch = Se revanchen
after-rematch-waits = De andre venter ved revanchen.
after-rematch-starts = Den, der blev sidst, begynder.
after-rematch-starts-seat = { $seat } blev sidst og begynder.
after-rematch-starts-conceded = { $seat } gav op og begynder.
