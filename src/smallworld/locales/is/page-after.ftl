### After the game: the count, the story, the replay, sharing and the rematch.

after-over = Spilinu er lokið
after-home = Á forsíðuna
after-board = Spilaborðið
after-panels = Saga spilsins
after-reading = Les spilið …

## The count

after-tab-result = Úrslit
after-skip = Sýna allt
after-not-counted = ?
after-winner = Sigurvegari
after-conceded = gafst upp
after-wins = { $count ->
    [one] { $winners } sigrar
   *[other] { $winners } deila með sér sigrinum
  }
after-resigned = { $count ->
    [one] { $seats } gafst upp. { $wins }.
   *[other] { $seats } gáfust upp. { $wins }.
  }
after-tie-tokens = { $coins ->
    [one] { $seats } eiga { $coins } skilding hver. { $winners } sigrar með fleiri tákn á kortinu.
   *[other] { $seats } eiga { $coins } skildinga hver. { $winners } sigrar með fleiri tákn á kortinu.
  }
after-tie-shared = { $coins ->
    [one] Þeir eiga { $coins } skilding hver og jafnmörg tákn á kortinu og deila því sigrinum.
   *[other] Þeir eiga { $coins } skildinga hver og jafnmörg tákn á kortinu og deila því sigrinum.
  }

## Charts

after-tab-story = Saga
after-sources = Hvaðan skildingarnir komu
after-combos = Samstæður sem voru notaðar
after-dice = Heppni með teninginn
after-chart-coins = Sigurskildingar í lok hverrar umferðar
after-chart-about = Línurit: skildingar hvers leikmanns, umferð fyrir umferð. Tafla með tölunum fylgir.
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
   *[more] { $count } hirt af samstæðum
  }
after-source-start = { $count } í upphafi
after-no-combos = Engin samstæða var valin.
after-combo-active = Frá umferð { $from } til loka; þegar best lét { $most ->
    [0] 0 landsvæði
   *[other] { $most } landsvæði
  }
after-combo-declined = Frá umferð { $from }, á hnignunarskeiði frá umferð { $to }; þegar best lét { $most ->
    [0] 0 landsvæði
   *[other] { $most } landsvæði
  }
after-no-rolls = Teningnum var aldrei kastað.
after-rolls = { $count ->
    [one] { $count } kast: { $shown } alls (vænta mátti { $expected }).
   *[other] { $count } köst: { $shown } alls (vænta mátti { $expected }).
  }
after-attempts = { $count ->
    [1] { $won ->
        [0] Lokatilraunin mistókst.
       *[other] Lokatilraunin heppnaðist.
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
after-replay-slider = Staður í spilinu
after-replay-first = Í byrjun
after-replay-last = Í lokin
after-replay-back = Eitt skref aftur
after-replay-forward = Eitt skref áfram
after-replay-turn = Næsta umferð leikmanns
after-replay-play = Endurspila
after-replay-pause = Hlé
after-replay-speed = Hraði
after-replay-times = { $speed }×
after-replay-start = Undirbúningur
after-replay-when = Umferð { $round }, { $seat }
after-replay-end = Hér lauk spilinu.
after-replay-lost = Ekki tókst að sækja þessa stöðu. Reyndu aftur.

## Sharing

after-tab-share = Deila
after-share-link = Tengill á þetta spil
after-share-link-about = Allir sem hafa tengilinn sjá spilaborðið, söguna og endurspilunina.
after-share-private = Þetta borð er lokað áhorfendum og þetta tæki hefur engan áhorfendatengil. Þú getur deilt spilaskránni.
after-share-title = Spil í Smáheimum
after-copy-link = Afrita tengilinn
after-share-record = Spilaskráin
after-share-record-about = Hver leikur sem texti. Opnaðu skrána á forsíðunni til að horfa á spilið eða spila áfram hvaðan sem er.
after-picture = Mynd af spilinu
    .about = Borðið í lokin, skildingar eftir umferðum og vendipunktarnir.
after-copy-record = Afrita spilaskrána
after-download = Vista sem skrá
after-show-record = Sýna textann

## Rematch

after-tournament = Aftur að mótinu
after-rematch = Spila á ný
after-rematch-join = Vera með á ný
after-rematch-watch = Horfa á nýja spilið
after-rematch-waits = Hinir bíða við nýja borðið.
after-rematch-starts = Sá sem varð neðstur byrjar.
after-rematch-starts-seat = { $seat } varð í neðsta sæti og byrjar.
after-rematch-starts-conceded = { $seat } gafst upp og byrjar.
