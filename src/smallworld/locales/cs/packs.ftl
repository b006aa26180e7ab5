### Packs: races, powers and boards of one's own. What is wrong with one, and what the commands say.
###
### What is written in a pack file stays as it is in every language: keys such as “saves_on”, words
### such as “hill”, ids, file names. $key is the place in the file, such as “race.elves.tokens”.

# $source is a file, $fault one or two of the sentences below.
pack-place = { $source }, řádek { NUMBER($line, useGrouping: 0) }: { $fault }
    .whole = { $source }: { $fault }
# The base game, listed with the packs.
pack-box = Krabice
    .about = Základní hra: 14 národů, 20 schopností a 4 mapy.

## The file

pack-no_file = takový soubor není. Uveďte soubor balíčku, nebo složku, v níž je pack.toml.
pack-no_pack_file = v této složce chybí { $found }. Přidejte ho, nebo uveďte přímo soubor balíčku.
pack-too_large = soubor je větší, než je povoleno (bajtů: { NUMBER($most, useGrouping: 0) }). Něco vynechte.
pack-not_utf8 = toto není text v UTF-8. Uložte soubor jako UTF-8.
pack-archive = tohle je archiv. Rozbalte ho a uveďte složku nebo soubor z něj.
pack-syntax = toto není správný TOML. { $reason }
pack-no_folder = „{ $key }“ uvádí soubor { $file }, ale balíček v jediném souboru žádné další nemá. Udělejte z něj složku, v níž je pack.toml.
pack-missing_file = „{ $key }“ uvádí soubor { $file }, který ve složce balíčku není. Dejte ho tam; odkazy a složky se nepočítají.

## Single values

# $near is the key or word that was probably meant, or “none”.
pack-unknown_key = { $near ->
    [none] klíč „{ $key }“ není známý. Možné klíče: { $allowed }.
   *[other] klíč „{ $key }“ není známý. Nemělo to být { $near }? Všechny klíče jsou v docs/packs.md.
  }
pack-missing_key = v „{ $key }“ chybí { $missing }. Doplňte to.
pack-no_pack_table = v souboru chybí [pack]. Doplňte ho i s klíči id, version a title.
pack-is_board = tohle je mapa, ne balíček. Uveďte ji v balíčku pod [[board]], nebo ji zkontrolujte samostatně (smallworld map check FILE).
# $wanted: number, text, flag, list, table, words
pack-wrong_type = { $wanted ->
    [number] „{ $key }“ je { $found }. Napište celé číslo.
    [text] „{ $key }“ je { $found }. Napište text v uvozovkách.
    [flag] „{ $key }“ je { $found }. Napište true nebo false.
    [list] „{ $key }“ je { $found }. Napište seznam v hranatých závorkách; u národů, schopností a map má každá položka svůj [[nadpis]].
    [table] „{ $key }“ je { $found }. Napište [nadpis] a pod něj klíče.
   *[words] „{ $key }“ je { $found }. Napište slovo v uvozovkách, nebo seznam takových slov.
  }
pack-out_of_range = „{ $key }“ je { $found }. Možné je { $low } až { $high }.
pack-unknown_word = { $near ->
    [none] „{ $key }“ nemůže být „{ $found }“. Možnosti: { $allowed }.
   *[other] „{ $key }“ nemůže být „{ $found }“. Nemělo to být { $near }?
  }
# $wanted: id, version, file, language, form
pack-bad_word = { $wanted ->
    [version] „{ $key }“ nemůže být { $found }. Napište jedno až tři čísla oddělená tečkami, například 1.0.2.
    [file] „{ $key }“ nemůže být { $found }. Napište jen název souboru vedle pack.toml, malými písmeny.
    [language] „{ $key }“: { $found } není jazyk. Napište jeho kód o dvou písmenech, například en.
    [form] „{ $key }“: { $found } není tvar jména. Napište ho malými písmeny, například one.
   *[id] „{ $key }“ nemůže být { $found }. Napište aspoň dva znaky: malá písmena, číslice nebo podtržítka, jako první písmeno.
  }
pack-too_long = „{ $key }“ má příliš mnoho znaků ({ NUMBER($found, useGrouping: 0) }). Může jich být nejvýše { NUMBER($most, useGrouping: 0) }.
pack-too_many = „{ $key }“ má příliš mnoho položek ({ NUMBER($found, useGrouping: 0) }). Může jich být nejvýše { $most }.
pack-empty = „{ $key }“ je prázdné. Něco napište, nebo to vynechte.
pack-markup = v „{ $key }“ je < nebo >. Napište prostý text bez značek.
pack-unprintable = v „{ $key }“ jsou zalomení řádků, skryté znaky nebo mezery na krajích. Napište jeden prostý řádek.
pack-same_name = „{ $key }“: jméno „{ $name }“ už má jiný dílek ({ $other }). Zvolte jiné.
# A warning: $found is the code of a language.
pack-unknown_language = „{ $key }“: hra jazyk „{ $found }“ nemá, takže tyto texty nikdo neuvidí. Má { $allowed }.
pack-undescribed = „{ $key }“ má kód, ale karta neříká, co kód dělá. Vraťte pravidlo z describe(), nebo doplňte pravidlo (rule) do textů.

## What makes no sense

pack-nothing_in_it = balíček nemá žádný národ, schopnost ani mapu. Přidejte aspoň jedno.
pack-reserved_id = „{ $id }“ používá sama hra. Zvolte jiné id.
pack-repeated_id = „{ $id }“ je tu dvakrát. Každému dejte vlastní id.
pack-needs_key = „{ $key }“ říká kolik, ale ne za co. Přidejte jedno z těchto: { $needs }.
pack-supply_too_small = „{ $key }“ je { $found }, ale s největší schopností národ potřebuje víc Žetonů: { $needed }. Napište aspoň tolik, nebo to vynechte.
pack-supply_and_borrows = národ má vlastní Žetony, nebo si je půjčuje. Vynechte supply, nebo borrows.
pack-unknown_lender = { $near ->
    [none] „{ $key }“: Žetony mohou půjčit jen národy z krabice: { $allowed }.
   *[other] „{ $key }“: žádný národ z krabice se nejmenuje „{ $found }“. Nemělo to být { $near }?
  }
pack-lender_too_small = „{ $key }“: { $lender } mají málo Žetonů ({ $found }), s největší schopností jich národ potřebuje { $needed }. Půjčit mohou: { $allowed }.
pack-badge_too_large = „{ $key }“: schopnost přináší i s Žetony navíc příliš mnoho Žetonů ({ $found }). Může jich být nejvýše { $most }.
# $kind: race, power
pack-words_for_nobody = { $near ->
    [none] „{ $key }“ uvádí něco, co balíček nemá. Má { $allowed }.
   *[other] „{ $key }“ uvádí něco, co balíček nemá. Nemělo to být { $near }?
  }

## Boards and emblems

# $reason is a whole sentence about the board.
pack-board = „{ $key }“: { $reason }
pack-board_where = „{ $key }“ potřebuje buď soubor, nebo vlastní id, seats, rounds a regions.
# $problem: too_large, malformed, doctype, too_many_parts, element, attribute, value, too_far, no_view_box
pack-emblem = { $problem ->
    [too_large] „{ $key }“: obrázek má víc než 20 KB. Zjednodušte ho.
    [doctype] „{ $key }“: obrázek má typ dokumentu. Odstraňte řádek <!DOCTYPE>.
    [too_many_parts] „{ $key }“: obrázek má příliš mnoho částí. Zjednodušte ho.
    [element] „{ $key }“: { $found } ve znaku být nemůže. Povoleny jsou jen tvary, skupiny a přechody; text převeďte na křivky.
    [attribute] „{ $key }“: atribut { $found } ve znaku být nemůže. Odstraňte ho.
    [value] „{ $key }“: { $found } ve znaku být nemůže. Pište prostá čísla a barvy.
    [too_far] „{ $key }“: { $found } je na obrázek moc. Držte vše poblíž viewBoxu a čáry užší než on.
    [no_view_box] „{ $key }“: obrázku chybí viewBox. Přidejte ho, například viewBox="0 0 64 64".
   *[malformed] „{ $key }“: obrázek není správné SVG. Chyba je na { $found } (řádek:sloupec).
  }

## Packs on the shelf

pack-unknown = Balíček „{ $found }“ není nainstalován. K dispozici: { $allowed }. Balíček nainstalujete takto: smallworld pack install FILE
# $near is the switch that was probably meant, “none”, or “nothing” for a pack without switches.
pack-unknown_switch = { $near ->
    [nothing] Balíček { $pack } nemá žádné volby.
    [none] Balíček { $pack } nemá volbu „{ $found }“. Má { $allowed }.
   *[other] Balíček { $pack } nemá volbu „{ $found }“. Nemělo to být { $near }?
  }
pack-bad_label = „{ $found }“ není označení balíčku. Vypadá takto: fens 1.0 a09caa5d2d3d
pack-missing = Hrálo se s balíčkem { $pack } { $version } ({ $hash }), který není nainstalován. Nainstalujete ho takto: smallworld pack install FILE
pack-changed = Hrálo se s balíčkem { $pack } { $version } ({ $hash }). Nainstalováno je { $allowed }, s tím se ale hraje jinak. Nainstalujte verzi, se kterou se hrálo.

## Packs together

box-pack_twice = Balíček { $pack } je uveden dvakrát. Uveďte ho jednou.
box-unknown_mode = Tabulky a Žetony schopností nelze míchat způsobem „{ $found }“. Možnosti: { $allowed }; jen po blank následují id.
box-no_packs = Je tu řečeno, jak balíčky míchat, ale žádný uveden není. Uveďte ho, nebo to vynechte.
box-unknown_choice = V těchto balíčcích „{ $found }“ není. Na výběr je { $allowed }.
box-blank_choice = Prázdná Tabulka a prázdný Žeton schopnosti jsou pro jeden národ a jednu schopnost, ale tady je národů { $races } a schopností { $powers }. Na výběr je { $allowed }.
box-blank_borrows = „{ $id }“ na Prázdnou Tabulku národa napsat nelze: nepůjčuje si Žetony. Doplňte borrows, nebo národ přidejte do hry tak, jak je.
box-same_lender = „{ $id }“ i „{ $other }“ si půjčují Žetony od téhož národa: { $lender }. Jednomu z nich dejte jiného věřitele, nebo vlastní Žetony.
box-two_acting = „{ $id }“ i „{ $other }“ jednají i v Úpadku. V jedné hře může být jen jeden takový národ.
box-same_id = Název „{ $id }“ mají dvě Tabulky nebo dva Žetony schopností. Jeden z balíčků vynechte.
# $kind: race, power
box-too_few = { $kind ->
    [race] Příliš málo národů ({ $found }): při počtu míst { $seats } je jich třeba { $needed }. Přidejte balíček, nebo národy z krabice.
   *[power] Příliš málo schopností ({ $found }): při počtu míst { $seats } je jich třeba { $needed }. Přidejte balíček, nebo schopnosti z krabice.
  }
box-too_many = { $kind ->
    [race] Příliš mnoho národů ({ $found }): do jedné hry se jich vejde nejvýše { $most }. Některý balíček vynechte.
   *[power] Příliš mnoho schopností ({ $found }): do jedné hry se jich vejde nejvýše { $most }. Některý balíček vynechte.
  }

## The commands

# $label is id, version and hash; the lists are of ids.
pack-told-sound = { $label } je v pořádku: { $content }.
pack-told-races = { $count ->
    [one] 1 národ
    [few] { $count } národy
   *[other] { $count } národů
  }
pack-told-powers = { $count ->
    [one] 1 schopnost
    [few] { $count } schopnosti
   *[other] { $count } schopností
  }
pack-told-boards = { $count ->
    [one] 1 mapa
    [few] { $count } mapy
   *[other] { $count } map
  }
pack-told-faults = { $count ->
    [one] { $source }: 1 chyba; viz výše.
    [few] { $source }: { $count } chyby; viz výše.
   *[other] { $source }: { $count } chyb; viz výše.
  }
pack-told-borrows = Žetony půjčují { $race_inside } a opouštějí hru
pack-told-by = autor: { $author }
# $on: yes, no. $reading is a rule in the words of the pack, without a full stop.
pack-told-switch = { $on ->
    [yes] Zdroje se liší. Zde platí: { $reading }
   *[no] Zdroje se liší. Jiný výklad, s +{ $switch }: { $reading }
  }
pack-told-installed = Nainstalováno: { $label }
    .next = Zahrajte si s ním: { $command }
# $label is the pack just installed, $other the one that was there.
pack-told-changed = Hraje se jinak než { $other } se stejným číslem verze. Nové hry používají { $label }; když balíček změníte, zvyšte verzi.
pack-told-newer = Nainstalován je i { $other } s vyšším číslem verze: nové hry používají ten.
pack-told-older = jen pro starší hry
pack-told-new = Balíček pro začátek je v souboru { $file }.
    .next = Upravte ho a potom: { $command }
