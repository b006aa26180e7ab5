### Errors of the command line: what was wrong, and what to type instead.
###
### What is typed stays as it is in every language: options such as --map, commands, file names.

# $sentence is one or two whole sentences.
cli-error = Villa: { $sentence }
cli-see_help = { $sentence } Hjálp: { $command }
cli-stopped = Stöðvað.
    .kept = Leikirnir sem búið er að spila eru geymdir; haltu áfram með --resume.
cli-bug = Þetta er því miður villa í smallworld ({ $what }). Stilltu SMALLWORLD_TRACEBACK=1 til að sjá hvar hún verður og láttu endilega vita.

## How a command is used. $near is a similar name, or “none”

cli-no_command = { $near ->
    [none] Engin skipun heitir „{ $found }“.
   *[other] Engin skipun heitir „{ $found }“. Áttirðu við { $near }?
  }
cli-no_option = { $near ->
    [none] Enginn rofi heitir { $found }.
   *[other] Enginn rofi heitir { $found }. Áttirðu við { $near }?
  }
cli-missing = { $name } vantar. Bættu því við.
cli-extra = Of mörg viðföng: { $found }.
# $takes: does the option take a value? yes, no
cli-option_use = { $takes ->
    [yes] { $name } þarf gildi.
   *[no] { $name } tekur ekkert gildi.
  }
# $name is an option or argument.
cli-value = { $name }: { $sentence }
cli-wanted-choice = Veldu eitt af þessu: { $allowed }.
# $number: whole, any
cli-wanted-number = { $number ->
    [whole] Notaðu heila tölu.
   *[any] Notaðu tölu.
  }
cli-wanted-range = { $number ->
    [whole] Notaðu heila tölu frá { NUMBER($low, useGrouping: 0) } til { NUMBER($high, useGrouping: 0) }.
   *[any] Notaðu tölu frá { NUMBER($low, useGrouping: 0) } til { NUMBER($high, useGrouping: 0) }.
  }
cli-wanted-least = { $number ->
    [whole] Notaðu heila tölu, { $low } eða hærri.
   *[any] Notaðu tölu, { $low } eða hærri.
  }
cli-wanted-above = { $number ->
    [whole] Notaðu heila tölu, hærri en { $low }.
   *[any] Notaðu tölu, hærri en { $low }.
  }
# $kind: file, folder
cli-wanted-file = { $kind ->
    [folder] Nefndu möppu.
   *[file] Nefndu skrá sem er til.
  }
cli-wanted-other = Ekki er hægt að nota þetta gildi.

## Files

# $problem: missing, folder, denied, full, exists, name, other. $number is the system’s error number.
cli-file = { $problem ->
    [missing] Skráin { $file } er ekki til.
    [folder] { $file } er mappa. Nefndu skrá í henni.
    [denied] Þú hefur ekki heimild til að nota { $file }.
    [full] Ekkert pláss er eftir fyrir { $file }. Losaðu um pláss.
    [exists] { $file } er þegar til. Veldu annað nafn.
    [name] { $file } getur ekki verið skráarheiti. Veldu annað nafn.
   *[other] Ekki er hægt að nota { $file } (kerfisvilla { NUMBER($number, useGrouping: 0) }).
  }
cli-no_game_file = Skráin { $file } er ekki til. Byrjaðu leik með: smallworld new { $file }
cli-too_large = { $file } er of stór til að vera skrá úr þessu spili.
# $wanted: game, map
cli-not_text = { $wanted ->
    [map] { $file } er ekki textaskrá í UTF-8. Nefndu kortaskrá sem endar á .toml.
   *[game] { $file } er ekki textaskrá í UTF-8. Nefndu spilaskrá, gerða með: smallworld new
  }
cli-archive = { $file } er safnskrá. Afpakkaðu henni og nefndu skrána í henni.
cli-exists = { $file } er þegar til. Veldu annað nafn eða bættu við --force til að skrifa yfir hana.
cli-no_folder = Mappan { $folder } er ekki til.
cli-resume_or_force = { $file } er þegar til. Bættu við --resume til að halda áfram eða --force til að byrja upp á nýtt.
cli-resume_what = --resume þarf líka --output til að vita með hvaða leiki á að halda áfram.
cli-report_name = Nefndu skýrsluna með --output FILE.html eða --output FILE.json.

## Games

cli-on_or_off = Skrifaðu { $name }=on eða { $name }=off.
cli-no_map = Ekkert kort heitir „{ $found }“. Veldu { $known }, spilaborð úr uppsettum pakka eða slembiborð eins og random-1/4/7.
cli-some_of = Notaðu einhverjar af þessum tölum: { $known }.
cli-seat_range = Sæti þessa leiks eru númeruð frá 0 til { $last }.
cli-line_range = Línur þessarar skrár eru númeraðar frá 1 til { NUMBER($last, useGrouping: 0) }.
cli-no_puzzle = Engin þraut heitir „{ $found }“. Notaðu { $today } eða sjáðu allar með: smallworld puzzle --list
cli-say_what = Segðu hvað á að gera, til dæmis „pick 1“.
cli-dealer_unused = Gjafarinn þurfti þetta ekki: { $found }. Ekkert var gert; reyndu aftur án þess.
cli-map_or_seats = Veldu spilaborð með --map eða með --seats, ekki hvoru tveggja.
cli-longer_limit = Enginn leikur kláraðist í tæka tíð. Hafðu --limit lengra.
cli-nothing_to_measure = Í þessum pakka er hvorki þjóðflokkur né sérstakur hæfileiki til að mæla.
cli-which_trait = { $found ->
    [none] Í pakkanum { $pack } eru nokkrir þjóðflokkar og hæfileikar. Veldu einn með --trait: { $known }.
   *[other] Í pakkanum { $pack } er ekkert „{ $found }“. Veldu eitt með --trait: { $known }.
  }

## Bots

cli-no_plans = Vélmennið { $bot } útskýrir ekki áætlanir sínar. Notaðu planner.
cli-stand_in = Hér eftir spilar vélmennið { $bot } fyrir { $seat }.
cli-two_bots = Nefndu að minnsta kosti tvö vélmenni.
# $first is what the bot’s program reported.
cli-bot_faults = Villur vélmenna: { $count }. Sú fyrsta: { $first }
# $player is what was typed, $details what the bot reported.
player-not_made = Ekki er hægt að nota { $player } sem vélmenni. Athugaðu nafnið og stillingarnar. ({ $details })
player-seconds = { $player }: sekúndur verða að vera fleiri en 0 og í mesta lagi { NUMBER($most, useGrouping: 0) }.
player-quotes = { $player }: gæsalappirnar stemma ekki. Lokaðu þeim.
player-no_program = { $player } nefnir ekkert forrit sem hægt er að ræsa. Athugaðu skipunina.
player-settings = { $player }: skrifaðu stillingar svona: { $example }
player-setting = { $bot } hefur enga stillingu sem heitir „{ $found }“. Þessar eru til: { $allowed }.
# $wanted: whole, any
player-setting_value = { $wanted ->
    [whole] { $bot }: { $key } getur ekki verið { $found }. Notaðu heila tölu, 0 eða hærri.
   *[any] { $bot }: { $key } getur ekki verið { $found }. Notaðu tölu, 0 eða hærri.
  }
player-habit = Enginn vani heitir „{ $found }“. Þessir eru til: { $allowed }.
player-number = { $found } er ekki tala.

## Many games

cli-missing_extra = Til þess þarf pakkann { $package }, sem er ekki uppsettur. Settu hann upp með: { $command }
    .report = Eða bættu við --no-report.
cli-tables_later = Allir leikirnir eru geymdir í { $file }: losaðu um pláss og endurtaktu skipunina með --resume.
# $reason is a whole sentence.
cli-other_games = Ekki er hægt að halda áfram með þessa leiki. { $reason } Veldu annað --output eða notaðu --force án --resume.
journal-other_file = { $file } tilheyrir ekki svona leikjum.
# $what is a word of the program, such as “seed”.
journal-changed = { $what } var { $before } og er núna { $now }.
journal-bot_changed = Vélmennið { $bot } var með aðrar stillingar.
cli-killed = Ferli sem spilar leiki var stöðvað.
cluster-cancelled = Verkstjóri klasans hætti við leik. Skoðaðu skrá hans og byrjaðu aftur.
cluster-lost_workers = Einn leikur missti hvað eftir annað vinnsluferlið sitt. Skoðaðu skrár vinnsluferlanna.
cluster-no_answer = Enginn verkstjóri svarar á { $address }. Athugaðu vistfangið eða ræstu einn með: dask scheduler
cluster-address = { $address } er ekki vistfang verkstjóra. Skrifaðu það eins og { $example }.
cluster-no_workers = Verkstjórinn hefur engin vinnsluferli. Ræstu nokkur með: dask worker { $address }
cluster-no_game = Á einu vinnsluferli er spilið ekki til. Settu sömu útgáfu af smallworld-game[cluster] upp á þeim öllum.
cluster-version = Vinnsluferlið { $worker } er með útgáfu { $found } en þetta er { $expected }. Settu sömu útgáfu upp á þeim öllum.

## In the browser

cli-serving = Smáheimar eru á { $address }. Ctrl-C stöðvar; enginn leikur tapast.
cli-no_browser = Ekki tókst að opna vafra héðan. Opnaðu vistfangið í vafra.
cli-port_taken = Ekki er hægt að nota { $address }: ef til vill notar annað forrit það. Veldu annað --port.
