### After the game: the count, the story, the replay, sharing and the rematch.

after-over = Spelet är slut
after-home = Startsidan
after-board = Spelplanen
after-panels = Partiets historia
after-reading = Läser partiet …

## The count

after-tab-result = Resultat
after-skip = Visa allt direkt
after-not-counted = ?
after-winner = Vinnare
after-conceded = gav upp
after-wins = { $count ->
    [one] { $winners } vinner
   *[other] { $winners } delar segern
  }
after-resigned = { $count ->
    [one] { $seats } gav upp. { $wins }.
   *[other] { $seats } har gett upp. { $wins }.
  }
after-tie-tokens = { $seats } har { $coins } Vinstmynt var. { $winners } vinner med fler brickor på kartan.
after-tie-shared = De har { $coins } Vinstmynt var och lika många brickor på kartan, så de delar segern.

## Charts

after-tab-story = Historia
after-sources = Var Vinstmynten kom ifrån
after-combos = Använda kombinationer
after-dice = Tur med tärningen
after-chart-coins = Vinstmynt i slutet av varje runda
after-chart-about = Diagram: varje spelares Vinstmynt, runda för runda. En tabell med siffrorna följer.
after-chart-coins-axis = Vinstmynt
after-chart-round = Runda
after-chart-start = Start
after-chart-label = { $name } { $coins }
after-earned = { $count ->
    [0] inget
   *[other] { $count } Vinstmynt
  }
# $sign is “less” for coins paid; $name is the race or the power.
after-source-regions = { $count } för Regioner
after-source-declined = { $count } för Regioner i Nedgång
after-source-race = { $count } tack vare { $name }
after-source-power = { $count } tack vare { $name }
after-source-column = { $sign ->
    [less] { $count } betalt för kombinationer
   *[more] { $count } upplockat från kombinationer
  }
after-source-start = { $count } vid starten
after-no-combos = Ingen kombination valdes.
after-combo-active = Från runda { $from } till slutet; som mest { $most ->
    [0] ingen Region
    [one] 1 Region
   *[other] { $most } Regioner
  }
after-combo-declined = Från runda { $from }, i Nedgång från runda { $to }; som mest { $most ->
    [0] ingen Region
    [one] 1 Region
   *[other] { $most } Regioner
  }
after-no-rolls = Slog aldrig tärningen.
after-rolls = { $count } slag gav { $shown } totalt; väntat var { $expected }.
after-attempts = { $count ->
    [one] { $won ->
        [0] Det sista erövringsförsöket misslyckades.
       *[other] Det sista erövringsförsöket lyckades.
      }
   *[other] { $won } av { $count } sista försök lyckades.
  }
# $sign is “good”, “bad” or “even”; $count is how much more or less than expected.
after-luck = { $sign ->
    [good] { $count } mer än väntat
    [bad] { $count } mindre än väntat
   *[even] som väntat
  }

## Replay

after-go-on = Spela vidare härifrån
after-replay = Uppspelning
after-replay-slider = Läge i partiet
after-replay-first = Till början
after-replay-last = Till slutet
after-replay-back = Ett steg bakåt
after-replay-forward = Ett steg framåt
after-replay-turn = Nästa tur
after-replay-play = Spela upp
after-replay-pause = Pausa
after-replay-speed = Fart
after-replay-times = { $speed }×
after-replay-start = Uppställning
after-replay-when = Runda { $round }, { $seat }
after-replay-end = Här slutade partiet.
after-replay-lost = Det här läget kunde inte hämtas. Försök igen.

## Sharing

after-tab-share = Dela
after-share-link = Länk till partiet
after-share-link-about = Alla med länken kan se spelplanen, historien och uppspelningen.
after-share-private = Bordet är stängt för åskådare, och enheten har ingen åskådarlänk. Du kan dela spelfilen.
after-share-title = Ett parti Small World
after-copy-link = Kopiera länken
after-share-record = Spelfil
after-share-record-about = Varje drag som text. Öppna den på startsidan för att se partiet, eller för att spela vidare från valfritt läge.
after-picture = Bild av partiet
    .about = Spelplanen i slutet, Vinstmynten runda för runda och vändpunkterna.
after-copy-record = Kopiera spelfil
after-download = Spara som fil
after-show-record = Visa texten

## Rematch

after-tournament = Tillbaka till turneringen
after-rematch = Revansch
after-rematch-join = Var med i revanschen
after-rematch-watch = Titta på revanschen
after-rematch-waits = De andra väntar vid revanschbordet.
after-rematch-starts = Den som kom sist börjar.
after-rematch-starts-seat = { $seat } kom sist och börjar.
after-rematch-starts-conceded = { $seat } gav upp och börjar.
