### Packs: races, powers and boards of one's own. What is wrong with one, and what the commands say.
###
### What is written in a pack file stays as it is in every language: keys such as “saves_on”, words
### such as “hill”, ids, file names. $key is the place in the file, such as “race.elves.tokens”.

# $source is a file, $fault one or two of the sentences below.
pack-place = { $source }, linje { NUMBER($line, useGrouping: 0) }: { $fault }
    .whole = { $source }: { $fault }
# The base game, listed with the packs.
pack-box = Esken
    .about = De 14 rasene, 20 spesialevnene og 4 brettene i grunnspillet.

## The file

pack-no_file = filen finnes ikke. Oppgi en pakkefil, eller en mappe med pack.toml i.
pack-no_pack_file = denne mappen har ingen { $found }. Legg til en, eller oppgi selve pakkefilen.
pack-too_large = filen er større enn { NUMBER($most, useGrouping: 0) } byte. Fjern noe.
pack-not_utf8 = dette er ikke UTF-8-tekst. Lagre filen som UTF-8.
pack-archive = dette er et arkiv. Pakk det ut, og oppgi mappen eller filen i det.
pack-syntax = dette er ikke gyldig TOML. { $reason }
pack-no_folder = «{ $key }» nevner filen { $file }, men en pakke på én fil kan ikke ha med andre filer. Gjør den til en mappe med pack.toml i.
pack-missing_file = «{ $key }» nevner { $file }, som ikke ligger i mappen til pakken. Legg den der; lenker og undermapper teller ikke.

## Single values

# $near is the key or word that was probably meant, or “none”.
pack-unknown_key = { $near ->
    [none] «{ $key }» er ikke en kjent nøkkel. Bruk en av disse: { $allowed }.
   *[other] «{ $key }» er ikke en kjent nøkkel. Mente du { $near }? Alle nøkler står i docs/packs.md.
  }
pack-missing_key = «{ $key }» mangler { $missing }. Legg det til.
pack-no_pack_table = filen har ingen [pack]. Legg den til med id, version og title.
pack-is_board = dette er et kart og ikke en pakke. Oppgi det i en pakke under [[board]], eller sjekk det for seg (smallworld map check FILE).
# $wanted: number, text, flag, list, table, words
pack-wrong_type = { $wanted ->
    [number] «{ $key }» er { $found }. Skriv et heltall.
    [text] «{ $key }» er { $found }. Skriv en tekst i anførselstegn.
    [flag] «{ $key }» er { $found }. Skriv true eller false.
    [list] «{ $key }» er { $found }. Skriv en liste i hakeparenteser; for raser, spesialevner og kart er det en [[overskrift]] til hver.
    [table] «{ $key }» er { $found }. Skriv en [overskrift] med nøkler under.
   *[words] «{ $key }» er { $found }. Skriv et ord i anførselstegn, eller en liste av slike ord.
  }
pack-out_of_range = «{ $key }» er { $found }. Bruk { $low } til { $high }.
pack-unknown_word = { $near ->
    [none] «{ $key }» kan ikke være «{ $found }». Bruk en av disse: { $allowed }.
   *[other] «{ $key }» kan ikke være «{ $found }». Mente du { $near }?
  }
# $wanted: id, version, file, language, form
pack-bad_word = { $wanted ->
    [version] «{ $key }» kan ikke være { $found }. Skriv ett til tre tall med punktum imellom, for eksempel 1.0.2.
    [file] «{ $key }» kan ikke være { $found }. Skriv bare navnet på en fil ved siden av pack.toml, med små bokstaver.
    [language] «{ $key }»: { $found } er ikke noe språk. Skriv koden på to bokstaver, for eksempel en.
    [form] «{ $key }»: { $found } er ingen form av et navn. Skriv den med små bokstaver, for eksempel one.
   *[id] «{ $key }» kan ikke være { $found }. Skriv minst to små bokstaver, sifre eller understreker, en bokstav først.
  }
pack-too_long = «{ $key }» har { NUMBER($found, useGrouping: 0) } tegn. Grensen er { NUMBER($most, useGrouping: 0) }.
pack-too_many = «{ $key }» har { NUMBER($found, useGrouping: 0) } oppføringer. Grensen er { $most }.
pack-empty = «{ $key }» er tom. Fyll den ut, eller utelat den.
pack-markup = «{ $key }» inneholder < eller >. Bruk ren tekst uten oppmerking.
pack-unprintable = «{ $key }» har linjeskift, skjulte tegn eller mellomrom i endene. Skriv én ren linje.
pack-same_name = «{ $key }»: en annen brikke heter allerede «{ $name }» ({ $other }). Velg et annet navn.
# A warning: $found is the code of a language.
pack-unknown_language = «{ $key }»: spillet finnes ikke på «{ $found }», så ingen ser disse tekstene. Det finnes på { $allowed }.
pack-undescribed = «{ $key }» har kode, men kortet forteller ikke hva koden gjør. La describe() returnere regelen, eller legg til en regel (rule) i tekstene.

## What makes no sense

pack-nothing_in_it = pakken har verken rase, spesialevne eller kart. Legg til minst én ting.
pack-reserved_id = «{ $id }» bruker spillet selv. Velg en annen id.
pack-repeated_id = «{ $id }» finnes to ganger. Gi hver sin egen id.
pack-needs_key = «{ $key }» sier hvor mye, men ikke for hva. Legg til en av disse: { $needs }.
pack-supply_too_small = «{ $key }» er { $found }, men med den største evnebrikken trenger rasen { $needed } tropper. Skriv minst det, eller utelat den.
pack-supply_and_borrows = en rase har egne tropper eller låner dem. Utelat supply eller borrows.
pack-unknown_lender = { $near ->
    [none] «{ $key }»: bare rasene i esken kan låne ut tropper: { $allowed }.
   *[other] «{ $key }»: ingen rase i esken heter «{ $found }». Mente du { $near }?
  }
pack-lender_too_small = «{ $key }»: { $lender } har { $found } tropper, men med den største evnebrikken trenger rasen { $needed }. Lån av en av disse: { $allowed }.
pack-badge_too_large = «{ $key }»: spesialevnen gir { $found } tropper når gjestene regnes med. Grensen er { $most }.
# $kind: race, power
pack-words_for_nobody = { $near ->
    [none] «{ $key }» nevner noe pakken ikke har. Den har { $allowed }.
   *[other] «{ $key }» nevner noe pakken ikke har. Mente du { $near }?
  }

## Boards and emblems

# $reason is a whole sentence about the board.
pack-board = «{ $key }»: { $reason }
pack-board_where = «{ $key }» må ha enten en fil, eller egen id, seats, rounds og regions.
# $problem: too_large, malformed, doctype, too_many_parts, element, attribute, value, too_far, no_view_box
pack-emblem = { $problem ->
    [too_large] «{ $key }»: bildet er på mer enn 20 KB. Gjør det enklere.
    [doctype] «{ $key }»: bildet har en dokumenttype. Ta ut linjen <!DOCTYPE>.
    [too_many_parts] «{ $key }»: bildet har for mange deler. Gjør det enklere.
    [element] «{ $key }»: { $found } kan ikke brukes i et emblem. Bruk bare former, grupper og fargeoverganger; gjør tekst om til kurver.
    [attribute] «{ $key }»: attributtet { $found } kan ikke brukes i et emblem. Ta det ut.
    [value] «{ $key }»: { $found } kan ikke brukes i et emblem. Skriv rene tall og farger.
    [too_far] «{ $key }»: { $found } er for stort for bildet. Hold alt i nærheten av viewBox og strekene smalere enn den.
    [no_view_box] «{ $key }»: bildet har ingen viewBox. Legg til en, for eksempel viewBox="0 0 64 64".
   *[malformed] «{ $key }»: bildet er ikke gyldig SVG. Feilen er ved { $found } (linje:kolonne).
  }

## Packs on the shelf

pack-unknown = Ingen pakke som heter «{ $found }», er installert. Installert: { $allowed }. Installer en med: smallworld pack install FILE
# $near is the switch that was probably meant, “none”, or “nothing” for a pack without switches.
pack-unknown_switch = { $near ->
    [nothing] Pakken { $pack } har ingen valgregler.
    [none] Pakken { $pack } har ingen valgregel «{ $found }». Den har { $allowed }.
   *[other] Pakken { $pack } har ingen valgregel «{ $found }». Mente du { $near }?
  }
pack-bad_label = «{ $found }» er ikke merket til en pakke. Det ser slik ut: fens 1.0 a09caa5d2d3d
pack-missing = Dette ble spilt med pakken { $pack } { $version } ({ $hash }), som ikke er installert. Installer den med: smallworld pack install FILE
pack-changed = Dette ble spilt med pakken { $pack } { $version } ({ $hash }). Du har { $allowed }, som spiller annerledes. Installer versjonen det ble spilt med.

## Packs together

box-pack_twice = Pakken { $pack } er nevnt to ganger. Nevn den én gang.
box-unknown_mode = Bannere og evnebrikker kan ikke blandes som «{ $found }». Bruk en av disse: { $allowed }; bare blank følges av id-er.
box-no_packs = Her står det hvordan pakker skal blandes, men ingen pakke er nevnt. Nevn en, eller utelat det.
box-unknown_choice = Det finnes ingen «{ $found }» i disse pakkene. Velg blant disse: { $allowed }.
box-blank_choice = Det tomme banneret og den tomme evnebrikken er for 1 rase og 1 spesialevne, ikke { $races } og { $powers }. Velg blant disse: { $allowed }.
box-blank_borrows = «{ $id }» kan ikke skrives på det tomme banneret: rasen låner ingen tropper. Gi den borrows, eller legg den til i spillet som den er.
box-same_lender = «{ $id }» og «{ $other }» låner begge troppene til { $lender }. La en av dem låne av en annen, eller gi den egne tropper.
box-two_acting = «{ $id }» og «{ $other }» handler begge videre som inaktive. Et spill kan bare ha én slik rase.
box-same_id = To brikker heter «{ $id }». Fjern en av pakkene.
# $kind: race, power
box-too_few = { $kind ->
    [race] { $found } raser er for få til { $seats } spillere: det trengs { $needed }. Legg til en pakke, eller rasene i esken.
   *[power] { $found } spesialevner er for få til { $seats } spillere: det trengs { $needed }. Legg til en pakke, eller spesialevnene i esken.
  }
box-too_many = { $kind ->
    [race] { $found } raser er for mange: grensen er { $most } per spill. Fjern en pakke.
   *[power] { $found } spesialevner er for mange: grensen er { $most } per spill. Fjern en pakke.
  }

## The commands

# $label is id, version and hash; the lists are of ids.
pack-told-sound = { $label } er gyldig: { $content }.
pack-told-races = { $count ->
    [one] 1 rase
   *[other] { $count } raser
  }
pack-told-powers = { $count ->
    [one] 1 spesialevne
   *[other] { $count } spesialevner
  }
pack-told-boards = { $count } kart
pack-told-faults = { $source } har { $count } feil; se ovenfor.
pack-told-borrows = låner troppene til { $race_the }, som går ut av spillet
pack-told-by = av { $author }
# $on: yes, no. $reading is a rule in the words of the pack, without a full stop.
pack-told-switch = { $on ->
    [yes] Kildene er uenige. Her spilles: { $reading }
   *[no] Kildene er uenige. En annen lesning, med +{ $switch }: { $reading }
  }
pack-told-installed = Installert: { $label }
    .next = Spill med den: { $command }
# $label is the pack just installed, $other the one that was there.
pack-told-changed = Den spiller annerledes enn { $other } med samme versjonsnummer. Nye spill bruker { $label }; gi en endret pakke et høyere versjonsnummer.
pack-told-newer = { $other } er også installert og har et høyere versjonsnummer: nye spill bruker den.
pack-told-older = bare for eldre spill
pack-told-new = Startpakken din ligger i { $file }.
    .next = Endre den, og kjør så: { $command }
