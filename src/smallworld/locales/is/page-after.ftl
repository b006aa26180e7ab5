### After the game: the count, the story, the replay, sharing and the rematch.

after-over = Spilinu er lokið
after-home = Á forsíðuna
after-board = Spilaborðið
after-panels = Saga spilsins
after-reading = Spilið er lesið …

## The count

after-tab-result = Úrslit
after-skip = Sýna allt í einu
after-not-counted = ?
after-winner = Sigurvegari
after-conceded = gafst upp
after-wins = { $count ->
    [one] { $winners } sigrar
   *[other] { $winners } deila með sér sigrinum
  }
after-tie-tokens = { $coins ->
    [one] { $seats } eiga { $coins } skilding hvert. { $winners } sigrar með fleiri tákn á kortinu.
   *[other] { $seats } eiga { $coins } skildinga hvert. { $winners } sigrar með fleiri tákn á kortinu.
  }
after-tie-shared = { $coins ->
    [one] Þau eiga { $coins } skilding hvert og jafnmörg tákn á kortinu, svo enginn lendir í öðru sæti.
   *[other] Þau eiga { $coins } skildinga hvert og jafnmörg tákn á kortinu, svo enginn lendir í öðru sæti.
  }

## Charts

after-tab-story = Saga
after-sources = Hvaðan skildingarnir komu
after-combos = Samstæður sem voru notaðar
after-dice = Heppni með teninginn
after-chart-coins = Skildingar í lok hverrar umferðar
after-chart-about = Línurit: skildingar hvers sætis, umferð fyrir umferð. Tafla með tölunum er fyrir neðan.
after-chart-coins-axis = Skildingar
after-chart-round = Umferð
after-chart-start = Upphaf
after-chart-label = { $name } { $coins }
after-earned = { $count ->
    [0] ekkert
    [one] { $count } skildingur
   *[other] { $count } skildingar
  }
# $sign is “less” for coins paid; $name is the race or the power.
after-source-regions = { $count } fyrir landsvæði
after-source-declined = { $count } fyrir landsvæði á hnignunarskeiði
after-source-race = { $count } frá þjóð: { $name }
after-source-power = { $count } frá eiginleika: { $name }
after-source-column = { $sign ->
    [less] { $count } í greiðslu fyrir samstæður
   *[more] { $count } af samstæðum
  }
after-source-start = { $count } í upphafi
after-no-combos = Engin samstæða var valin.
after-combo-active = Frá umferð { $from } til loka; þegar best lét { $most ->
    [0] ekkert landsvæði
   *[other] { $most } landsvæði
  }
after-combo-declined = Frá umferð { $from }, á hnignunarskeiði frá umferð { $to }; þegar best lét { $most ->
    [0] ekkert landsvæði
   *[other] { $most } landsvæði
  }
after-no-rolls = Teningnum var aldrei kastað.
after-rolls = { $count ->
    [one] { $count } kast gaf { $shown }
   *[other] { $count } köst gáfu { $shown }
  }; vænta mátti { $expected }.
after-attempts = { $count ->
    [1] { $won ->
        [0] Eina lokatilraunin mistókst.
       *[other] Eina lokatilraunin heppnaðist.
      }
   *[other] Lokatilraunir sem heppnuðust: { $won } af { $count }.
  }
# $sign is “good”, “bad” or “even”; $count is how much more or less than expected.
after-luck = { $sign ->
    [good] { $count } meira en vænta mátti
    [bad] { $count } minna en vænta mátti
   *[even] eins og vænta mátti
  }

## Replay

after-go-on = Halda áfram héðan
after-replay = Endurspilun
after-replay-slider = Stund í spilinu
after-replay-first = Í byrjun
after-replay-last = Í lok
after-replay-back = Eitt skref aftur
after-replay-forward = Eitt skref áfram
after-replay-turn = Næsti leikmaður
after-replay-play = Endurspila
after-replay-pause = Hlé
after-replay-speed = Hraði
after-replay-times = { $speed }×
after-replay-start = Undirbúningur
after-replay-when = Umferð { $round }, { $seat }
after-replay-end = Hér lauk því.
after-replay-lost = Ekki tókst að sækja spilaborðið á þessari stund. Reyndu aftur.

## Sharing

after-tab-share = Deila
after-share-link = Tengill á þetta spil
after-share-link-about = Hver sem hefur hann sér spilaborðið, söguna og endurspilunina.
after-share-private = Áhorfendur eru ekki velkomnir við þetta borð og þetta tæki hefur engan tengil fyrir þá. Spilaskránni má deila.
after-share-title = Spil í Smáheimum
after-copy-link = Afrita tengilinn
after-share-record = Spilaskráin
after-share-record-about = Hver leikur sem texti. Opnaðu hana á forsíðunni til að horfa á eða halda áfram hvaðan sem er.
after-copy-record = Afrita spilaskrána
after-download = Vista sem skrá
after-show-record = Sýna textann

## Rematch

after-rematch = Spila á ný
after-rematch-join = Vera með á ný
after-rematch-watch = Horfa á nýja spilið
after-rematch-waits = Hin bíða við nýja borðið.
after-rematch-starts = Sá sem varð neðstur byrjar.
after-rematch-starts-seat = { $seat } varð í neðsta sæti og byrjar.
after-rematch-starts-conceded = { $seat } gafst upp og byrjar.
