### Tournaments: list, form, one tournament, and the big screen.

tour-title = Mót
tour-lead = Frá skráningu til lokastöðu, tveir til fimm við hvert borð.
tour-looking = Leita að mótum …
tour-none = Engin mót enn.
tour-all = Öll mót
tour-open = Opna mót
tour-entered = Þú tekur þátt
tour-players-of = Leikmenn: { $count } af { $most }
tour-status-open = Skráning stendur yfir
tour-status-running = Í gangi
tour-status-finished = Lokið
tour-status-cancelled = Aflýst
tour-round-of = Umferð { $round } af { $rounds }
tour-at-table = { $count } við borð
tour-per-move = { $time } á leik
tour-per-game = { $time } á spil

## Opening one

tour-name = Nafn mótsins
tour-organiser-name = Nafnið þitt
tour-format = Fyrirkomulag
tour-format-swiss = Svissneskt kerfi
    .about = Leikmenn með svipuð stig mætast.
tour-format-round_robin = Allir við alla
    .about = Allir mæta öllum, eins jafnt og hægt er.
tour-format-knock_out = Útsláttur
    .about = Þeir bestu við hvert borð komast áfram þar til eitt borð er eftir.
tour-seats = Leikmenn við borð
tour-advance = Áfram frá hverju borði
tour-rounds = Umferðir
tour-rounds-auto = Eins margar og þarf
tour-clock = Umhugsunartími
tour-fewest = Leikmenn minnst
tour-most = Leikmenn mest
tour-bots = Bottar sem taka þátt
tour-bots-none = Engir
tour-bot-level = Styrkur botta
tour-fill = Bottar fylla auð sæti
    .on = Öll borð eru fullskipuð.
    .off = Borð geta verið minni og leikmaður getur setið hjá.
tour-board = Spilaborð
tour-board-printed = Úr kassanum
tour-board-random = Eitt slembiborð fyrir alla
tour-start = Upphaf
tour-start-button = Þegar ég byrja
tour-start-time = Á ákveðnum tíma
tour-start-at = Upphafstími
tour-host-key = Lykill gestgjafans
tour-create = Opna skráningu
tour-close-form = Ekki núna

## Taking part

tour-your-part = Þín þátttaka
tour-join = Vera með
tour-leave = Hætta við
tour-withdraw = Draga sig úr móti
tour-withdraw-sure = Þú spilar ekki fleiri umferðir og getur ekki komið aftur. Úrslitin þín standa.
tour-sit-out = Sitja hjá
tour-come-back = Spila aftur
tour-start-now = Byrja núna
tour-cancel = Aflýsa móti
tour-cancel-sure = Mótinu lýkur fyrir alla. Spil í gangi má klára.
tour-remove = Fjarlægja { $name }
tour-go = Fara að borðinu þínu
tour-table-ready = Borðið þitt er tilbúið.
tour-you-are-in = Þú ert með. Hafðu síðuna opna: hún leiðir þig að borðinu þínu.
tour-you-wait = Borðinu þínu er lokið. Næsta umferð hefst þegar öllum borðum er lokið.
tour-you-bye = Þú situr hjá í þessari umferð: það telst sem sigur.
tour-you-sit-out = Þú situr hjá þar til þú spilar aftur.
tour-you-out = Þú ert úr leik.
tour-you-withdrew = Þú hefur dregið þig úr mótinu.
tour-starts-at = Hefst { $time }
tour-starts-organiser = { $name } stjórnar mótinu og byrjar það.
tour-reason-organiser = Mótsstjórinn aflýsti mótinu.
tour-reason-host = Gestgjafi þjónsins aflýsti mótinu.
tour-reason-too_few = Of fáir leikmenn voru við upphaf.
tour-reason-never_started = Enginn byrjaði mótið.

## Rounds and standings

tour-winner = { $name } sigrar!
tour-round = Umferð { $round }
tour-tables-over = { $over } af { $tables } borðum lokið
tour-table = Borð { $number }
tour-watch = Fylgjast með
tour-watch-at = Fylgjast með borði { $number }
tour-look = Skoða
tour-look-at = Skoða borð { $number }
tour-coins-of = { $coins } peningar
tour-points-of = { $points } stig
tour-gave-up = Gafst upp
tour-byes = Situr hjá án borðs: { $names }
tour-absent-list = Fjarverandi: { $names }
tour-filler = Botti
tour-nobody = Enginn hefur skráð sig enn.
tour-withdrawn = hætt í móti
tour-absent = situr hjá
tour-standings = Staða
tour-place = Sæti
tour-player = Leikmaður
tour-points = Stig
tour-opponents = Andstæðingar
tour-coins = Peningar
tour-wins = Sigrar
tour-ties = Jafnt er skorið úr með meðalstigum andstæðinga, hlut í peningum (1 er meðaltal), unnum borðum og hlutkesti.
tour-csv = Úrslit (CSV)
tour-screen = Stór skjár
tour-copy-link = Afrita tengil
tour-scan = Skannaðu til að vera með
