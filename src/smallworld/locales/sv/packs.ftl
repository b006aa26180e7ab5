### Packs: races, powers and boards of one's own. What is wrong with one, and what the commands say.
###
### What is written in a pack file stays as it is in every language: keys such as “saves_on”, words
### such as “hill”, ids, file names. $key is the place in the file, such as “race.elves.tokens”.

# $source is a file, $fault one or two of the sentences below.
pack-place = { $source }, rad { NUMBER($line, useGrouping: 0) }: { $fault }
    .whole = { $source }: { $fault }
# The base game, listed with the packs.
pack-box = Lådan
    .about = Grundspelets 14 folkslag, 20 Specialförmågor och 4 kartor.

## The file

pack-no_file = filen finns inte. Ange en paketfil, eller en mapp med pack.toml i.
pack-no_pack_file = mappen saknar { $found }. Lägg till en, eller ange själva paketfilen.
pack-too_large = filen är större än { NUMBER($most, useGrouping: 0) } byte. Ta bort något.
pack-not_utf8 = det här är inte UTF-8-text. Spara filen som UTF-8.
pack-archive = det här är ett arkiv. Packa upp det och ange mappen eller filen i det.
pack-syntax = det här är inte giltig TOML. { $reason }
pack-no_folder = ”{ $key }” nämner filen { $file }, men ett paket på en enda fil kan inte ha med andra filer. Gör om det till en mapp med pack.toml i.
pack-missing_file = ”{ $key }” nämner { $file }, som inte ligger i paketets mapp. Lägg filen där; länkar och undermappar räknas inte.

## Single values

# $near is the key or word that was probably meant, or “none”.
pack-unknown_key = { $near ->
    [none] ”{ $key }” är ingen känd nyckel. Använd en av dessa: { $allowed }.
   *[other] ”{ $key }” är ingen känd nyckel. Menade du { $near }? Alla nycklar finns i docs/packs.md.
  }
pack-missing_key = ”{ $key }” saknar { $missing }. Lägg till det.
pack-no_pack_table = filen saknar [pack]. Lägg till det med id, version och title.
pack-is_board = det här är en karta och inget paket. Ange den i ett paket under [[board]], eller kontrollera den för sig (smallworld map check FILE).
# $wanted: number, text, flag, list, table, words
pack-wrong_type = { $wanted ->
    [number] ”{ $key }” är { $found }. Skriv ett heltal.
    [text] ”{ $key }” är { $found }. Skriv en text inom citattecken.
    [flag] ”{ $key }” är { $found }. Skriv true eller false.
    [list] ”{ $key }” är { $found }. Skriv en lista inom hakparenteser; för folkslag, Specialförmågor och kartor är det en [[rubrik]] för var och en.
    [table] ”{ $key }” är { $found }. Skriv en [rubrik] med nycklar under.
   *[words] ”{ $key }” är { $found }. Skriv ett ord inom citattecken, eller en lista med sådana ord.
  }
pack-out_of_range = ”{ $key }” är { $found }. Använd { $low } till { $high }.
pack-unknown_word = { $near ->
    [none] ”{ $key }” kan inte vara ”{ $found }”. Använd något av dessa: { $allowed }.
   *[other] ”{ $key }” kan inte vara ”{ $found }”. Menade du { $near }?
  }
# $wanted: id, version, file, language, form
pack-bad_word = { $wanted ->
    [version] ”{ $key }” kan inte vara { $found }. Skriv ett till tre tal med punkt emellan, till exempel 1.0.2.
    [file] ”{ $key }” kan inte vara { $found }. Skriv bara namnet på en fil intill pack.toml, med små bokstäver.
    [language] ”{ $key }”: { $found } är inget språk. Skriv dess kod på två bokstäver, till exempel en.
    [form] ”{ $key }”: { $found } är ingen form av ett namn. Skriv den med små bokstäver, till exempel one.
   *[id] ”{ $key }” kan inte vara { $found }. Skriv minst två små bokstäver, siffror eller understreck, med en bokstav först.
  }
pack-too_long = ”{ $key }” har { NUMBER($found, useGrouping: 0) } tecken. Gränsen är { NUMBER($most, useGrouping: 0) }.
pack-too_many = ”{ $key }” har { NUMBER($found, useGrouping: 0) } poster. Gränsen är { $most }.
pack-empty = ”{ $key }” är tomt. Fyll i det, eller utelämna det.
pack-markup = ”{ $key }” innehåller < eller >. Använd ren text utan uppmärkning.
pack-unprintable = ”{ $key }” har radbrytningar, dolda tecken eller blanksteg i ändarna. Skriv en ren rad.
pack-same_name = ”{ $key }”: en annan bricka heter redan ”{ $name }” ({ $other }). Välj ett annat namn.
# A warning: $found is the code of a language.
pack-unknown_language = ”{ $key }”: spelet finns inte på ”{ $found }”, så ingen ser de här texterna. Det finns på { $allowed }.
pack-undescribed = ”{ $key }” har kod, men kortet berättar inte vad koden gör. Låt describe() returnera regeln, eller lägg till en regel (rule) i texterna.

## What makes no sense

pack-nothing_in_it = paketet har varken folkslag, Specialförmåga eller karta. Lägg till åtminstone något.
pack-reserved_id = ”{ $id }” används av spelet självt. Välj ett annat id.
pack-repeated_id = ”{ $id }” finns två gånger. Ge var och en ett eget id.
pack-needs_key = ”{ $key }” säger hur mycket, men inte för vad. Lägg till något av detta: { $needs }.
pack-supply_too_small = ”{ $key }” är { $found }, men med det största Emblemet behöver folkslaget { $needed } brickor. Skriv minst så många, eller utelämna det.
pack-supply_and_borrows = ett folkslag har egna brickor eller lånar dem. Utelämna supply eller borrows.
pack-unknown_lender = { $near ->
    [none] ”{ $key }”: bara lådans folkslag kan låna ut brickor: { $allowed }.
   *[other] ”{ $key }”: inget folkslag i lådan heter ”{ $found }”. Menade du { $near }?
  }
pack-lender_too_small = ”{ $key }”: { $lender } har { $found } brickor, men med det största Emblemet behöver folkslaget { $needed }. Låna av något av dessa: { $allowed }.
pack-badge_too_large = ”{ $key }”: Specialförmågan ger { $found } brickor när gästerna räknas med. Gränsen är { $most }.
# $kind: race, power
pack-words_for_nobody = { $near ->
    [none] ”{ $key }” nämner något som paketet inte har. Det har { $allowed }.
   *[other] ”{ $key }” nämner något som paketet inte har. Menade du { $near }?
  }

## Boards and emblems

# $reason is a whole sentence about the board.
pack-board = ”{ $key }”: { $reason }
pack-board_where = ”{ $key }” behöver antingen en fil, eller eget id, seats, rounds och regions.
# $problem: too_large, malformed, doctype, too_many_parts, element, attribute, value, too_far, no_view_box
pack-emblem = { $problem ->
    [too_large] ”{ $key }”: bilden är på mer än 20 KB. Förenkla den.
    [doctype] ”{ $key }”: bilden har en dokumenttyp. Ta bort raden <!DOCTYPE>.
    [too_many_parts] ”{ $key }”: bilden har för många delar. Förenkla den.
    [element] ”{ $key }”: { $found } går inte i bilden. Använd bara former, grupper och toningar; gör om text till banor.
    [attribute] ”{ $key }”: attributet { $found } går inte i bilden. Ta bort det.
    [value] ”{ $key }”: { $found } går inte i bilden. Skriv rena tal och färger.
    [too_far] ”{ $key }”: { $found } är för stort för bilden. Håll allt nära viewBox och linjerna smalare än den.
    [no_view_box] ”{ $key }”: bilden har ingen viewBox. Lägg till en, till exempel viewBox="0 0 64 64".
   *[malformed] ”{ $key }”: bilden är inte giltig SVG. Felet finns vid { $found } (rad:kolumn).
  }

## Packs on the shelf

pack-unknown = Inget paket som heter ”{ $found }” är installerat. Installerade: { $allowed }. Installera ett med: smallworld pack install FILE
# $near is the switch that was probably meant, “none”, or “nothing” for a pack without switches.
pack-unknown_switch = { $near ->
    [nothing] Paketet { $pack } har inga valbara regler.
    [none] Paketet { $pack } har ingen valbar regel ”{ $found }”. Det har { $allowed }.
   *[other] Paketet { $pack } har ingen valbar regel ”{ $found }”. Menade du { $near }?
  }
pack-bad_label = ”{ $found }” är inte märket på ett paket. Det ser ut så här: fens 1.0 a09caa5d2d3d
pack-missing = Detta spelades med paketet { $pack } { $version } ({ $hash }), som inte är installerat. Installera det med: smallworld pack install FILE
pack-changed = Detta spelades med paketet { $pack } { $version } ({ $hash }). Du har { $allowed }, som spelas annorlunda. Installera den version som det spelades med.

## Packs together

box-pack_twice = Paketet { $pack } är angivet två gånger. Ange det en gång.
box-unknown_mode = Banér och Emblem kan inte blandas som ”{ $found }”. Använd något av dessa: { $allowed }; bara blank följs av id:n.
box-no_packs = Här står hur paket ska blandas, men inget paket är angivet. Ange ett, eller utelämna det.
box-unknown_choice = Det finns inget ”{ $found }” i dessa paket. Välj bland dessa: { $allowed }.
box-blank_choice = Det blanka Banéret och det blanka Emblemet är för 1 folkslag och 1 Specialförmåga, inte { $races } och { $powers }. Välj bland dessa: { $allowed }.
box-blank_borrows = ”{ $id }” kan inte skrivas på det blanka Banéret: folkslaget lånar inga brickor. Ge det borrows, eller lägg till det i spelet som det är.
box-same_lender = ”{ $id }” och ”{ $other }” lånar båda brickor av { $lender }. Låt ett av dem låna av någon annan, eller ge det egna brickor.
box-two_acting = ”{ $id }” och ”{ $other }” fortsätter båda att agera i Nedgång. Ett parti kan bara ha ett sådant folkslag.
box-same_id = Två Banér eller Emblem heter ”{ $id }”. Ta bort ett av paketen.
# $kind: race, power
box-too_few = { $kind ->
    [race] { $found } folkslag är för få för { $seats } spelare: det behövs { $needed }. Lägg till ett paket, eller lådans folkslag.
   *[power] { $found } Specialförmågor är för få för { $seats } spelare: det behövs { $needed }. Lägg till ett paket, eller lådans Specialförmågor.
  }
box-too_many = { $kind ->
    [race] { $found } folkslag är för många: gränsen är { $most } per parti. Ta bort ett paket.
   *[power] { $found } Specialförmågor är för många: gränsen är { $most } per parti. Ta bort ett paket.
  }

## The commands

# $label is id, version and hash; the lists are of ids.
pack-told-sound = { $label } är giltigt: { $content }.
pack-told-races = { $count } folkslag
pack-told-powers = { $count ->
    [one] 1 Specialförmåga
   *[other] { $count } Specialförmågor
  }
pack-told-boards = { $count ->
    [one] 1 karta
   *[other] { $count } kartor
  }
pack-told-faults = { $source } har { $count } fel; se ovan.
pack-told-borrows = lånar brickor av { $race_the }, som lämnar spelet
pack-told-by = av { $author }
# $on: yes, no. $reading is a rule in the words of the pack, without a full stop.
pack-told-switch = { $on ->
    [yes] Källorna är oense. Här spelas: { $reading }
   *[no] Källorna är oense. En annan läsning, med +{ $switch }: { $reading }
  }
pack-told-installed = Installerat: { $label }
    .next = Spela med det: { $command }
# $label is the pack just installed, $other the one that was there.
pack-told-changed = Det spelar annorlunda än { $other } med samma versionsnummer. Nya partier använder { $label }; höj versionen när du ändrar ett paket.
pack-told-newer = { $other } är också installerat och har ett högre versionsnummer: nya partier använder det.
pack-told-older = bara för äldre partier
pack-told-new = Ditt startpaket ligger i { $file }.
    .next = Ändra i det och kör sedan: { $command }
