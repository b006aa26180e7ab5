### Errors of the command line: what was wrong, and what to type instead.
###
### What is typed stays as it is in every language: options such as --map, commands, file names.

# $sentence is one or two whole sentences.
cli-error = Virhe: { $sentence }
cli-see_help = { $sentence } Ohje: { $command }
cli-stopped = Keskeytetty.
    .kept = Pelatut pelit ovat tallessa; jatka valitsimella --resume.
cli-bug = Tämä on valitettavasti virhe smallworldissa ({ $what }). Aseta SMALLWORLD_TRACEBACK=1, niin näet, missä se tapahtuu, ja ilmoita siitä.

## How a command is used. $near is a similar name, or “none”

cli-no_command = { $near ->
    [none] Komentoa ”{ $found }” ei ole.
   *[other] Komentoa ”{ $found }” ei ole. Tarkoititko: { $near }?
  }
cli-no_option = { $near ->
    [none] Valitsinta { $found } ei ole.
   *[other] Valitsinta { $found } ei ole. Tarkoititko: { $near }?
  }
cli-missing = { $name } puuttuu. Lisää se.
cli-extra = Liikaa argumentteja: { $found }.
# $takes: does the option take a value? yes, no
cli-option_use = { $takes ->
    [yes] { $name } tarvitsee arvon.
   *[no] { $name } ei ota arvoa.
  }
# $name is an option or argument.
cli-value = { $name }: { $sentence }
cli-wanted-choice = Valitse jokin näistä: { $allowed }.
# $number: whole, any
cli-wanted-number = { $number ->
    [whole] Käytä kokonaislukua.
   *[any] Käytä lukua.
  }
cli-wanted-range = { $number ->
    [whole] Käytä kokonaislukua väliltä { NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }.
   *[any] Käytä lukua väliltä { NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }.
  }
cli-wanted-least = { $number ->
    [whole] Käytä kokonaislukua, vähintään { $low }.
   *[any] Käytä lukua, vähintään { $low }.
  }
cli-wanted-above = { $number ->
    [whole] Käytä kokonaislukua, joka on suurempi kuin { $low }.
   *[any] Käytä lukua, joka on suurempi kuin { $low }.
  }
# $kind: file, folder
cli-wanted-file = { $kind ->
    [folder] Nimeä kansio.
   *[file] Nimeä olemassa oleva tiedosto.
  }
cli-wanted-other = Tätä arvoa ei voi käyttää.

## Files

# $problem: missing, folder, denied, full, exists, name, other. $number is the system’s error number.
cli-file = { $problem ->
    [missing] Tiedostoa { $file } ei ole.
    [folder] { $file } on kansio. Nimeä jokin sen tiedosto.
    [denied] Sinulla ei ole oikeuksia tiedostoon { $file }.
    [full] Tiedostolle { $file } ei ole tilaa. Vapauta tilaa.
    [exists] { $file } on jo olemassa. Valitse toinen nimi.
    [name] { $file } ei kelpaa tiedoston nimeksi. Valitse toinen nimi.
   *[other] Tiedostoa { $file } ei voi käyttää (järjestelmävirhe { NUMBER($number, useGrouping: 0) }).
  }
cli-no_game_file = Tiedostoa { $file } ei ole. Aloita peli: smallworld new { $file }
cli-too_large = { $file } on liian suuri tämän pelin tiedostoksi.
# $wanted: game, map
cli-not_text = { $wanted ->
    [map] { $file } ei ole UTF-8-tekstitiedosto. Nimeä karttatiedosto, jonka pääte on .toml.
   *[game] { $file } ei ole UTF-8-tekstitiedosto. Nimeä pelitiedosto, jonka teki: smallworld new
  }
cli-archive = { $file } on arkisto. Pura se ja nimeä siinä oleva tiedosto.
cli-exists = { $file } on jo olemassa. Valitse toinen nimi tai korvaa se lisäämällä --force.
cli-no_folder = Kansiota { $folder } ei ole.
cli-resume_or_force = { $file } on jo olemassa. Jatka lisäämällä --resume tai aloita alusta lisäämällä --force.
cli-resume_what = --resume tarvitsee myös valitsimen --output, josta selviää, mitä pelejä jatketaan.
cli-report_name = Nimeä raportti: --output FILE.html tai --output FILE.json.

## Games

cli-on_or_off = Kirjoita { $name }=on tai { $name }=off.
cli-no_map = Karttaa ”{ $found }” ei ole. Valitse { $known }, asennetun paketin pelilauta tai satunnainen, kuten random-1/4/7.
cli-some_of = Käytä joitakin näistä luvuista: { $known }.
cli-seat_range = Tämän pelin paikat on numeroitu 0–{ $last }.
cli-line_range = Tämän tiedoston rivit on numeroitu 1–{ NUMBER($last, useGrouping: 0) }.
cli-no_puzzle = Pulmaa ”{ $found }” ei ole. Käytä sanaa { $today } tai katso kaikki: smallworld puzzle --list
cli-say_what = Sano, mitä tehdään, esimerkiksi ”pick 1”.
cli-dealer_unused = Jakaja ei tarvinnut tätä: { $found }. Mitään ei tehty; yritä uudelleen ilman sitä.
cli-map_or_seats = Valitse pelilaudat valitsimella --map tai --seats, ei molemmilla.
cli-longer_limit = Yksikään peli ei päättynyt ajoissa. Anna pidempi --limit.
cli-nothing_to_measure = Tässä paketissa ei ole mitattavaa rotua tai erityiskykyä.
cli-which_trait = { $found ->
    [none] Paketissa { $pack } on useita rotuja ja erityiskykyjä. Valitse yksi valitsimella --trait: { $known }.
   *[other] Paketissa { $pack } ei ole kohdetta ”{ $found }”. Valitse yksi valitsimella --trait: { $known }.
  }

## Bots

cli-no_plans = Botti { $bot } ei selitä suunnitelmiaan. Käytä bottia planner.
cli-stand_in = Tästä lähtien botti { $bot } pelaa tämän puolesta: { $seat }.
cli-two_bots = Nimeä vähintään kaksi bottia.
# $first is what the bot’s program reported.
cli-bot_faults = Bottien virheitä: { $count }. Ensimmäinen: { $first }
# $player is what was typed, $details what the bot reported.
player-not_made = { $player } ei kelpaa botiksi. Tarkista nimi ja asetukset. ({ $details })
player-seconds = { $player }: sekunteja on oltava enemmän kuin 0 ja enintään { NUMBER($most, useGrouping: 0) }.
player-quotes = { $player }: lainausmerkit eivät täsmää. Sulje ne.
player-no_program = { $player } ei nimeä ohjelmaa, jonka voi käynnistää. Tarkista komento.
player-settings = { $player }: kirjoita asetukset näin: { $example }
player-setting = Botilla { $bot } ei ole asetusta ”{ $found }”. Sillä on: { $allowed }.
# $wanted: whole, any
player-setting_value = { $wanted ->
    [whole] { $bot }: { $key } ei voi olla { $found }. Käytä kokonaislukua, vähintään 0.
   *[any] { $bot }: { $key } ei voi olla { $found }. Käytä lukua, vähintään 0.
  }
player-habit = Tapaa ”{ $found }” ei ole. Valittavana ovat: { $allowed }.
player-number = { $found } ei ole luku.

## Many games

cli-missing_extra = Tähän tarvitaan paketti { $package }, jota ei ole asennettu. Asenna se: { $command }
    .report = Tai lisää --no-report.
cli-tables_later = Kaikki pelit ovat tallessa tiedostossa { $file }: vapauta tilaa ja toista komento valitsimella --resume.
# $reason is a whole sentence.
cli-other_games = Näitä pelejä ei voi jatkaa. { $reason } Valitse toinen --output tai käytä valitsinta --force ilman valitsinta --resume.
journal-other_file = { $file } ei kuulu tällaisiin peleihin.
# $what is a word of the program, such as “seed”.
journal-changed = { $what } oli { $before } ja on nyt { $now }.
journal-bot_changed = Botilla { $bot } oli muut asetukset.
cli-killed = Pelejä pelaava prosessi lopetettiin ulkopuolelta.
cluster-cancelled = Klusterin ajastin perui pelin. Katso sen lokia ja aloita uudelleen.
cluster-lost_workers = Yksi peli menetti työprosessinsa yhä uudelleen. Katso työprosessien lokeja.
cluster-no_answer = Osoitteessa { $address } ei vastaa ajastin. Tarkista osoite tai käynnistä ajastin: dask scheduler
cluster-address = { $address } ei ole ajastimen osoite. Kirjoita se näin: { $example }.
cluster-no_workers = Ajastimella ei ole työprosesseja. Käynnistä joitakin: dask worker { $address }
cluster-no_game = Jossakin työprosessissa ei ole peliä. Asenna niihin kaikkiin sama smallworld-game[cluster]-versio.
cluster-version = Työprosessissa { $worker } on versio { $found }, mutta tämä on { $expected }. Asenna kaikkiin sama versio.

## In the browser

cli-serving = Small World on osoitteessa { $address }. Ctrl-C pysäyttää sen; yksikään peli ei katoa.
cli-no_browser = Selainta ei voi avata täältä. Avaa osoite itse selaimessa.
cli-port_taken = Osoitetta { $address } ei voi käyttää: ehkä toinen ohjelma käyttää sitä. Valitse toinen --port.
