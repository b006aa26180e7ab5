### Packs: races, powers and boards of one's own. What is wrong with one, and what the commands say.
###
### What is written in a pack file stays as it is in every language: keys such as “saves_on”, words
### such as “hill”, ids, file names. $key is the place in the file, such as “race.elves.tokens”.

# $source is a file, $fault one or two of the sentences below.
pack-place = { $source }, linje { NUMBER($line, useGrouping: 0) }: { $fault }
    .whole = { $source }: { $fault }
# The base game, listed with the packs.
pack-box = Æsken
    .about = Grundspillets 14 Racer, 20 Specialevner og 4 spillebrætter.

## The file

pack-no_file = Filen findes ikke. Nævn en pakkefil eller en mappe med pack.toml i.
pack-no_pack_file = Mappen har ingen { $found }. Tilføj en, eller nævn selve pakkefilen.
pack-too_large = Filen er større end { NUMBER($most, useGrouping: 0) } byte. Fjern noget.
pack-not_utf8 = Det er ikke UTF-8-tekst. Gem filen som UTF-8.
pack-archive = dette er et arkiv. Pak det ud, og angiv mappen eller filen i det.
pack-syntax = Det er ikke gyldig TOML. { $reason }
pack-no_folder = »{ $key }« nævner filen { $file }, men en pakke på én fil kan ikke have andre filer med. Lav den om til en mappe med pack.toml i.
pack-missing_file = »{ $key }« nævner { $file }, som ikke ligger i pakkens mappe. Læg den dér; links og undermapper gælder ikke.

## Single values

# $near is the key or word that was probably meant, or “none”.
pack-unknown_key = { $near ->
    [none] »{ $key }« er ikke en kendt nøgle. Brug en af disse: { $allowed }.
   *[other] »{ $key }« er ikke en kendt nøgle. Mente du { $near }? Alle nøgler står i docs/packs.md.
  }
pack-missing_key = »{ $key }« mangler { $missing }. Tilføj det.
pack-no_pack_table = Filen har ingen [pack]. Tilføj den med id, version og title.
pack-is_board = Dette er et landkort og ikke en pakke. Nævn det i en pakke under [[board]], eller tjek det for sig (smallworld map check FILE).
# $wanted: number, text, flag, list, table, words
pack-wrong_type = { $wanted ->
    [number] »{ $key }« er { $found }. Skriv et helt tal.
    [text] »{ $key }« er { $found }. Skriv en tekst i anførselstegn.
    [flag] »{ $key }« er { $found }. Skriv true eller false.
    [list] »{ $key }« er { $found }. Skriv en liste i kantede parenteser; for Racer, Specialevner og landkort er det en [[overskrift]] til hver.
    [table] »{ $key }« er { $found }. Skriv en [overskrift] med nøgler under.
   *[words] »{ $key }« er { $found }. Skriv et ord i anførselstegn eller en liste af sådanne ord.
  }
pack-out_of_range = »{ $key }« er { $found }. Brug { $low } til { $high }.
pack-unknown_word = { $near ->
    [none] »{ $key }« kan ikke være »{ $found }«. Brug en af disse: { $allowed }.
   *[other] »{ $key }« kan ikke være »{ $found }«. Mente du { $near }?
  }
# $wanted: id, version, file, language, form
pack-bad_word = { $wanted ->
    [version] »{ $key }« kan ikke være { $found }. Skriv et til tre tal med punktum imellem, for eksempel 1.0.2.
    [file] »{ $key }« kan ikke være { $found }. Skriv blot navnet på en fil ved siden af pack.toml, med små bogstaver.
    [language] »{ $key }«: { $found } er ikke et sprog. Skriv dets kode på to bogstaver, for eksempel en.
    [form] »{ $key }«: { $found } er ikke en form af et navn. Skriv den med små bogstaver, for eksempel one.
   *[id] »{ $key }« kan ikke være { $found }. Skriv mindst to små bogstaver, cifre eller understreger, først et bogstav.
  }
pack-too_long = »{ $key }« har { NUMBER($found, useGrouping: 0) } tegn. Grænsen er { NUMBER($most, useGrouping: 0) }.
pack-too_many = »{ $key }« har { NUMBER($found, useGrouping: 0) } punkter. Grænsen er { $most }.
pack-empty = »{ $key }« er tom. Udfyld den, eller udelad den.
pack-markup = »{ $key }« indeholder < eller >. Brug ren tekst uden opmærkning.
pack-unprintable = »{ $key }« har linjeskift, skjulte tegn eller mellemrum i enderne. Skriv én ren linje.
pack-same_name = »{ $key }«: En anden brik hedder allerede »{ $name }« ({ $other }). Vælg et andet navn.
# A warning: $found is the code of a language.
pack-unknown_language = »{ $key }«: Spillet findes ikke på »{ $found }«, så ingen ser disse tekster. Det findes på { $allowed }.
pack-undescribed = »{ $key }« har kode, men kortet fortæller ikke, hvad koden gør. Lad describe() returnere reglen, eller tilføj en regel (rule) til teksterne.

## What makes no sense

pack-nothing_in_it = Pakken har hverken Race, Specialevne eller landkort. Tilføj mindst én ting.
pack-reserved_id = »{ $id }« bruger spillet selv. Vælg et andet id.
pack-repeated_id = »{ $id }« findes to gange. Giv hver sit eget id.
pack-needs_key = »{ $key }« siger hvor meget, men ikke for hvad. Tilføj en af disse: { $needs }.
pack-supply_too_small = »{ $key }« er { $found }, men med den største Specialevne skal Racen bruge { $needed } Tropper. Skriv mindst så mange, eller udelad den.
pack-supply_and_borrows = En Race har sine egne Tropper eller låner dem. Udelad supply eller borrows.
pack-unknown_lender = { $near ->
    [none] »{ $key }«: Kun Racerne i æsken kan udlåne Tropper: { $allowed }.
   *[other] »{ $key }«: Ingen Race i æsken hedder »{ $found }«. Mente du { $near }?
  }
pack-lender_too_small = »{ $key }«: { $lender } har { $found } Tropper, men med den største Specialevne skal Racen bruge { $needed }. Lån af en af disse: { $allowed }.
pack-badge_too_large = »{ $key }«: Specialevnen giver { $found } Tropper, når gæsterne tælles med. Grænsen er { $most }.
# $kind: race, power
pack-words_for_nobody = { $near ->
    [none] »{ $key }« nævner noget, som pakken ikke har. Den har { $allowed }.
   *[other] »{ $key }« nævner noget, som pakken ikke har. Mente du { $near }?
  }

## Boards and emblems

# $reason is a whole sentence about the board.
pack-board = »{ $key }«: { $reason }
pack-board_where = »{ $key }« skal enten have en fil eller sit eget id, seats, rounds og regions.
# $problem: too_large, malformed, doctype, too_many_parts, element, attribute, value, too_far, no_view_box
pack-emblem = { $problem ->
    [too_large] »{ $key }«: Billedet fylder mere end 20 KB. Gør det enklere.
    [doctype] »{ $key }«: Billedet har en dokumenttype. Fjern linjen <!DOCTYPE>.
    [too_many_parts] »{ $key }«: Billedet har for mange dele. Gør det enklere.
    [element] »{ $key }«: { $found } kan ikke bruges i et emblem. Brug kun former, grupper og farveforløb; lav tekst om til kurver.
    [attribute] »{ $key }«: Attributten { $found } kan ikke bruges i et emblem. Fjern den.
    [value] »{ $key }«: { $found } kan ikke bruges i et emblem. Skriv rene tal og farver.
    [too_far] »{ $key }«: { $found } er for stort til billedet. Hold alt i nærheden af viewBox og stregerne smallere end den.
    [no_view_box] »{ $key }«: Billedet har ingen viewBox. Tilføj en, for eksempel viewBox="0 0 64 64".
   *[malformed] »{ $key }«: Billedet er ikke gyldig SVG. Fejlen er ved { $found } (linje:kolonne).
  }

## Packs on the shelf

pack-unknown = Ingen pakke ved navn »{ $found }« er installeret. Installeret: { $allowed }. Installer en med: smallworld pack install FILE
# $near is the switch that was probably meant, “none”, or “nothing” for a pack without switches.
pack-unknown_switch = { $near ->
    [nothing] Pakken { $pack } har ingen valgregler.
    [none] Pakken { $pack } har ingen valgregel »{ $found }«. Den har { $allowed }.
   *[other] Pakken { $pack } har ingen valgregel »{ $found }«. Mente du { $near }?
  }
pack-bad_label = »{ $found }« er ikke en pakkes mærke. Det ser sådan ud: fens 1.0 a09caa5d2d3d
pack-missing = Dette blev spillet med pakken { $pack } { $version } ({ $hash }), som ikke er installeret. Installer den med: smallworld pack install FILE
pack-changed = Dette blev spillet med pakken { $pack } { $version } ({ $hash }). Du har { $allowed }, som spiller anderledes. Installer den version, der blev spillet med.

## Packs together

box-pack_twice = Pakken { $pack } er nævnt to gange. Nævn den én gang.
box-unknown_mode = Bannere og brikker kan ikke blandes som »{ $found }«. Brug en af disse: { $allowed }; kun blank følges af id’er.
box-no_packs = Her står, hvordan pakker skal blandes, men ingen pakke er nævnt. Nævn en, eller udelad det.
box-unknown_choice = Der er intet »{ $found }« i disse pakker. Vælg en af disse: { $allowed }.
box-blank_choice = Det tomme Banner og den tomme brik er til 1 Race og 1 Specialevne, ikke { $races } og { $powers }. Vælg blandt disse: { $allowed }.
box-blank_borrows = »{ $id }« kan ikke skrives på det tomme Banner: Racen låner ingen Tropper. Tilføj borrows, eller føj den til spillet, som den er.
box-same_lender = »{ $id }« og »{ $other }« låner begge Tropper af { $lender }. Giv en af dem en anden at låne af eller sine egne Tropper.
box-two_acting = »{ $id }« og »{ $other }« handler begge videre som Inaktive. Et spil kan kun have én sådan Race.
box-same_id = To brikker hedder »{ $id }«. Fjern en af pakkerne.
# $kind: race, power
box-too_few = { $kind ->
    [race] { $found } Racer er for få til { $seats } spillere: Der skal bruges { $needed }. Tilføj en pakke eller Racerne i æsken.
   *[power] { $found } Specialevner er for få til { $seats } spillere: Der skal bruges { $needed }. Tilføj en pakke eller Specialevnerne i æsken.
  }
box-too_many = { $kind ->
    [race] { $found } Racer er for mange: Grænsen er { $most } pr. spil. Fjern en pakke.
   *[power] { $found } Specialevner er for mange: Grænsen er { $most } pr. spil. Fjern en pakke.
  }

## The commands

# $label is id, version and hash; the lists are of ids.
pack-told-sound = { $label } er gyldig: { $content }.
pack-told-races = { $count ->
    [one] 1 Race
   *[other] { $count } Racer
  }
pack-told-powers = { $count ->
    [one] 1 Specialevne
   *[other] { $count } Specialevner
  }
pack-told-boards = { $count } landkort
pack-told-faults = { $source } har { $count } fejl; se ovenfor.
pack-told-borrows = låner Tropper af { $race_inside }, som udgår af spillet
pack-told-by = af { $author }
# $on: yes, no. $reading is a rule in the words of the pack, without a full stop.
pack-told-switch = { $on ->
    [yes] Kilderne er uenige. Her spilles: { $reading }
   *[no] Kilderne er uenige. En anden læsning, med +{ $switch }: { $reading }
  }
pack-told-installed = Installeret: { $label }
    .next = Spil med den: { $command }
# $label is the pack just installed, $other the one that was there.
pack-told-changed = Den spiller anderledes end { $other } med samme versionsnummer. Nye spil bruger { $label }; giv en ændret pakke et højere versionsnummer.
pack-told-newer = { $other } er også installeret og har et højere versionsnummer: nye spil bruger den.
pack-told-older = kun til ældre spil
pack-told-new = Din startpakke ligger i { $file }.
    .next = Ret i den, og kør så: { $command }
