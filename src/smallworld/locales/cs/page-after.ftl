### After the game: the count, the story, the replay, sharing and the rematch.

after-over = Hra skončila
after-home = Domů
after-board = Mapa
after-panels = Příběh hry
after-reading = Hra se načítá…

## The count

after-tab-result = Výsledek
after-skip = Ukázat vše naráz
after-not-counted = ?
after-winner = Vítěz
after-conceded = vzdaná hra
after-wins = { $count ->
    [one] Vítězí { $winners }
    [few] O vítězství se dělí { $winners }
   *[other] O vítězství se dělí { $winners }
  }
after-resigned = { $count ->
    [one] Hru vzdává { $seats }. { $wins }.
    [few] Hru vzdávají { $seats }. { $wins }.
   *[other] Hru vzdávají { $seats }. { $wins }.
  }
after-tie-tokens = Stejně mincí ({ $coins }) mají { $seats }. Díky většímu počtu Žetonů na mapě vítězí { $winners }.
after-tie-shared = Mají stejně mincí ({ $coins }) i Žetonů na mapě, proto se o vítězství dělí.

## Charts

after-tab-story = Příběh
after-sources = Odkud přišly mince
after-combos = Použité kombinace
after-dice = Štěstí na kostku
after-chart-coins = Mince na konci každého kola
after-chart-about = Graf: mince všech hráčů kolo po kole. Následuje tabulka s čísly.
after-chart-coins-axis = Mince
after-chart-round = Kolo
after-chart-start = Začátek
after-chart-label = { $name } { $coins }
after-earned = { $count ->
    [0] nic
    [one] 1 mince
    [few] { $count } mince
   *[other] { $count } mincí
  }
# $sign is “less” for coins paid; $name is the race or the power.
after-source-regions = { $count } za Regiony
after-source-declined = { $count } za Regiony v Úpadku
after-source-race = { $count }: { $name }
after-source-power = { $count }: { $name }
after-source-column = { $sign ->
    [less] { $count } zaplaceno za kombinace
   *[more] { $count } sebráno z kombinací
  }
after-source-start = { $count } na začátku
after-no-combos = Žádná kombinace.
after-combo-active = Od kola { $from } do konce; { $most ->
    [0] bez Regionu
    [one] nejvíc 1 Region
    [few] nejvíc { $most } Regiony
   *[other] nejvíc { $most } Regionů
  }
after-combo-declined = Od kola { $from }, v Úpadku od kola { $to }; { $most ->
    [0] bez Regionu
    [one] nejvíc 1 Region
    [few] nejvíc { $most } Regiony
   *[other] nejvíc { $most } Regionů
  }
after-no-rolls = Kostkou se neházelo.
after-rolls = { $count ->
    [one] 1 hod: { $shown }
    [few] { $count } hody: celkem { $shown }
   *[other] { $count } hodů: celkem { $shown }
  } (průměr by byl { $expected }).
after-attempts = { $count ->
    [one] { $won ->
        [0] Poslední pokus se nezdařil.
       *[other] Poslední pokus se zdařil.
      }
    [few] Zdařené poslední pokusy: { $won } ze { $count }.
   *[other] Zdařené poslední pokusy: { $won } z { $count }.
  }
# $sign is “good”, “bad” or “even”; $count is how much more or less than expected.
after-luck = { $sign ->
    [good] o { $count } víc, než se dalo čekat
    [bad] o { $count } méně, než se dalo čekat
   *[even] jak se dalo čekat
  }

## Replay

after-go-on = Hrát dál odtud
after-replay = Přehrání
after-replay-slider = Okamžik hry
after-replay-first = Na začátek
after-replay-last = Na konec
after-replay-back = O krok zpět
after-replay-forward = O krok dál
after-replay-turn = Další tah
after-replay-play = Přehrát
after-replay-pause = Pauza
after-replay-speed = Rychlost
after-replay-times = { $speed }×
after-replay-start = Příprava hry
after-replay-when = Kolo { $round }, { $seat }
after-replay-end = Tady hra skončila.
after-replay-lost = Tento okamžik se nenačetl. Zkuste to znovu.

## Sharing

after-tab-share = Sdílet
after-share-link = Odkaz na tuto hru
after-share-link-about = S tímto odkazem každý uvidí mapu, příběh i přehrání.
after-share-private = Stůl je divákům uzavřený a toto zařízení nemá odkaz pro diváky. Sdílet můžete záznam.
after-share-title = Partie Small Worldu
after-copy-link = Kopírovat odkaz
after-share-record = Záznam
after-share-record-about = Každý krok jako text. Otevřete ho na úvodní stránce a přehrajte si ho, nebo hrajte dál od kteréhokoli okamžiku.
after-picture = Obrázek hry
    .about = Mapa na konci, mince po kolech a zlomové okamžiky.
after-copy-record = Kopírovat záznam
after-download = Uložit jako soubor
after-show-record = Ukázat text

## Rematch

after-tournament = Zpět k turnaji
after-rematch = Odveta
after-rematch-join = Přidat se k odvetě
after-rematch-watch = Sledovat odvetu
after-rematch-waits = Ostatní čekají u odvety.
after-rematch-starts = Začíná poslední v pořadí.
after-rematch-starts-seat = Začíná { $seat } z posledního místa.
after-rematch-starts-conceded = Začíná { $seat } po vzdané hře.
