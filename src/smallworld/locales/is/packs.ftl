### Packs: races, powers and boards of one's own. What is wrong with one, and what the commands say.
###
### What is written in a pack file stays as it is in every language: keys such as “saves_on”, words
### such as “hill”, ids, file names. $key is the place in the file, such as “race.elves.tokens”.

# $source is a file, $fault one or two of the sentences below.
pack-place = { $source }, lína { NUMBER($line, useGrouping: 0) }: { $fault }
    .whole = { $source }: { $fault }
# The base game, listed with the packs.
pack-box = Kassinn
    .about = Grunnspilið: 14 þjóðir, 20 eiginleikar og 4 kort.

## The file

pack-no_file = skráin er ekki til. Nefndu pakkaskrá eða möppu með pack.toml í.
pack-no_pack_file = { $found } er ekki í þessari möppu. Bættu skránni við eða nefndu pakkaskrána sjálfa.
pack-too_large = skráin er stærri en { NUMBER($most, useGrouping: 0) } bæti. Taktu eitthvað út.
pack-not_utf8 = þetta er ekki UTF-8-texti. Vistaðu skrána sem UTF-8.
pack-archive = þetta er þjöppuð skrá. Afþjappaðu hana og nefndu möppuna eða skrána í henni.
pack-syntax = þetta er ekki gilt TOML. { $reason }
pack-no_folder = „{ $key }“ nefnir skrána { $file }, en pakki sem er ein skrá getur ekki innihaldið aðrar. Gerðu úr honum möppu með pack.toml í.
pack-missing_file = „{ $key }“ nefnir skrána { $file }, sem er ekki í möppu pakkans. Settu hana þangað; tenglar og undirmöppur teljast ekki með.

## Single values

# $near is the key or word that was probably meant, or “none”.
pack-unknown_key = { $near ->
    [none] „{ $key }“ er ekki þekktur lykill. Notaðu einn af þessum: { $allowed }.
   *[other] „{ $key }“ er ekki þekktur lykill. Áttirðu við { $near }? Allir lyklar eru í docs/packs.md.
  }
pack-missing_key = Í „{ $key }“ vantar { $missing }. Bættu því við.
pack-no_pack_table = í skránni er ekkert [pack]. Bættu því við með id, version og title.
pack-is_board = þetta er kort en ekki pakki. Nefndu það í pakka undir [[board]] eða athugaðu það eitt sér (smallworld map check FILE).
# $wanted: number, text, flag, list, table, words
pack-wrong_type = { $wanted ->
    [number] „{ $key }“ er { $found }. Skrifaðu heila tölu.
    [text] „{ $key }“ er { $found }. Skrifaðu texta innan gæsalappa.
    [flag] „{ $key }“ er { $found }. Skrifaðu true eða false.
    [list] „{ $key }“ er { $found }. Skrifaðu lista innan hornklofa; fyrir þjóðir, eiginleika og kort er það ein [[fyrirsögn]] á hvert.
    [table] „{ $key }“ er { $found }. Skrifaðu [fyrirsögn] með lyklum undir.
   *[words] „{ $key }“ er { $found }. Skrifaðu orð innan gæsalappa eða lista af slíkum orðum.
  }
pack-out_of_range = „{ $key }“ er { $found }. Notaðu { $low } til { $high }.
pack-unknown_word = { $near ->
    [none] „{ $key }“ getur ekki verið „{ $found }“. Notaðu eitt af þessu: { $allowed }.
   *[other] „{ $key }“ getur ekki verið „{ $found }“. Áttirðu við { $near }?
  }
# $wanted: id, version, file, language, form
pack-bad_word = { $wanted ->
    [version] „{ $key }“ getur ekki verið { $found }. Skrifaðu eina til þrjár tölur með punktum á milli, til dæmis 1.0.2.
    [file] „{ $key }“ getur ekki verið { $found }. Skrifaðu aðeins nafn á skrá við hlið pack.toml, með litlum stöfum.
    [language] „{ $key }“: { $found } er ekki tungumál. Skrifaðu tveggja stafa kóða þess, til dæmis en.
    [form] „{ $key }“: { $found } er ekki mynd af nafni. Skrifaðu hana með litlum stöfum, til dæmis one.
   *[id] „{ $key }“ getur ekki verið { $found }. Skrifaðu minnst tvo litla bókstafi, tölustafi eða undirstrik, bókstaf fremst.
  }
pack-too_long = Stafir í „{ $key }“: { NUMBER($found, useGrouping: 0) }. Hámarkið er { NUMBER($most, useGrouping: 0) }.
pack-too_many = Færslur í „{ $key }“: { NUMBER($found, useGrouping: 0) }. Hámarkið er { $most }.
pack-empty = „{ $key }“ er autt. Fylltu það út eða slepptu því.
pack-markup = Í „{ $key }“ er < eða >. Notaðu hreinan texta án ívafsmáls.
pack-unprintable = Í „{ $key }“ eru línuskil, falin tákn eða bil á endunum. Notaðu eina hreina línu.
pack-same_name = „{ $key }“: annað spjald heitir nú þegar „{ $name }“ ({ $other }). Veldu annað heiti.
# A warning: $found is the code of a language.
pack-unknown_language = „{ $key }“: leikurinn er ekki til á „{ $found }“ og því sér enginn þessa texta. Málin eru { $allowed }.
pack-undescribed = „{ $key }“ er með kóða en spjaldið segir ekki hvað hann gerir. Láttu describe() skila reglunni eða bættu reglu (rule) við textana.

## What makes no sense

pack-nothing_in_it = í pakkanum er engin þjóð, enginn eiginleiki og ekkert kort. Bættu við minnst einu.
pack-reserved_id = „{ $id }“ er frátekið fyrir spilið sjálft. Veldu annað auðkenni.
pack-repeated_id = „{ $id }“ kemur tvisvar fyrir. Gefðu hvoru sitt auðkenni.
pack-needs_key = „{ $key }“ segir hve mikið, en ekki fyrir hvað. Bættu við einu af þessu: { $needs }.
pack-supply_too_small = „{ $key }“ er { $found }, en með stærsta eiginleikaskildinum þarf þjóðin { $needed } tákn. Skrifaðu minnst svo mörg eða slepptu þessu.
pack-supply_and_borrows = þjóð á annaðhvort eigin tákn eða fær þau að láni. Taktu supply eða borrows út.
pack-unknown_lender = { $near ->
    [none] „{ $key }“: aðeins þjóðir kassans geta lánað tákn: { $allowed }.
   *[other] „{ $key }“: engin þjóð í kassanum heitir „{ $found }“. Áttirðu við { $near }?
  }
pack-lender_too_small = „{ $key }“: tákn hjá { $lender } eru { $found }, en með stærsta eiginleikaskildinum þarf þjóðin { $needed }. Fáðu lánað hjá einni af þessum: { $allowed }.
pack-badge_too_large = „{ $key }“: eiginleikinn gefur { $found } tákn að aukatáknum meðtöldum. Hámarkið er { $most }.
# $kind: race, power
pack-words_for_nobody = { $near ->
    [none] „{ $key }“ nefnir eitthvað sem er ekki í pakkanum. Í honum er { $allowed }.
   *[other] „{ $key }“ nefnir eitthvað sem er ekki í pakkanum. Áttirðu við { $near }?
  }

## Boards and emblems

# $reason is a whole sentence about the board.
pack-board = „{ $key }“: { $reason }
pack-board_where = „{ $key }“ þarf annaðhvort skrá eða eigið id, seats, rounds og regions.
# $problem: too_large, malformed, doctype, too_many_parts, element, attribute, value, too_far, no_view_box
pack-emblem = { $problem ->
    [too_large] „{ $key }“: myndin er stærri en 20 KB. Einfaldaðu hana.
    [doctype] „{ $key }“: myndin hefur skjalagerð. Taktu út línuna <!DOCTYPE>.
    [too_many_parts] „{ $key }“: hlutar myndarinnar eru of margir. Einfaldaðu hana.
    [element] „{ $key }“: { $found } gengur ekki í myndinni. Aðeins form, hópar og litstiglar ganga; breyttu texta í ferla.
    [attribute] „{ $key }“: eigindin { $found } gengur ekki í myndinni. Taktu hana út.
    [value] „{ $key }“: { $found } gengur ekki í myndinni. Skrifaðu hreinar tölur og liti.
    [too_far] „{ $key }“: { $found } er of stórt fyrir myndina. Hafðu allt nálægt viewBox og línur mjórri en það.
    [no_view_box] „{ $key }“: á myndina vantar viewBox. Bættu því við, til dæmis viewBox="0 0 64 64".
   *[malformed] „{ $key }“: myndin er ekki gilt SVG. Villan er á { $found } (lína:dálkur).
  }

## Packs on the shelf

pack-unknown = Enginn uppsettur pakki heitir „{ $found }“. Til eru { $allowed }. Settu pakka upp með: smallworld pack install FILE
# $near is the switch that was probably meant, “none”, or “nothing” for a pack without switches.
pack-unknown_switch = { $near ->
    [nothing] Í pakkanum { $pack } eru engir rofar.
    [none] Í pakkanum { $pack } er enginn rofi sem heitir „{ $found }“. Þar eru { $allowed }.
   *[other] Í pakkanum { $pack } er enginn rofi sem heitir „{ $found }“. Áttirðu við { $near }?
  }
pack-bad_label = „{ $found }“ er ekki merki pakka. Það lítur svona út: fens 1.0 a09caa5d2d3d
pack-missing = Þetta var spilað með pakkanum { $pack } { $version } ({ $hash }), sem er ekki uppsettur. Settu hann upp með: smallworld pack install FILE
pack-changed = Þetta var spilað með pakkanum { $pack } { $version } ({ $hash }). Uppsett er { $allowed }, sem spilast öðruvísi. Settu upp útgáfuna sem spilað var með.

## Packs together

box-pack_twice = Pakkinn { $pack } er nefndur tvisvar. Nefndu hann einu sinni.
box-unknown_mode = Ekki er hægt að blanda fánum og skjöldum eins og „{ $found }“ segir. Notaðu eitt af þessu: { $allowed }; aðeins á eftir blank koma auðkenni.
box-no_packs = Hér segir hvernig blanda á fánum og skjöldum pakka, en enginn pakki er nefndur. Nefndu pakka eða slepptu þessu.
box-unknown_choice = „{ $found }“ er ekki í þessum pökkum. Veldu úr þessum: { $allowed }.
box-blank_choice = Auði fáninn tekur 1 þjóð og auði skjöldurinn 1 eiginleika, en hér eru { $races } og { $powers }. Veldu úr þessum: { $allowed }.
box-blank_borrows = „{ $id }“ er ekki hægt að skrifa á auða fánann: þjóðin fær engin tákn að láni. Bættu borrows við hana eða bættu henni við spilið eins og hún er.
box-same_lender = Þjóðirnar „{ $id }“ og „{ $other }“ fá báðar tákn að láni hjá { $lender }. Láttu aðra fá lánað annars staðar eða eiga eigin tákn.
box-two_acting = Þjóðirnar „{ $id }“ og „{ $other }“ halda báðar áfram landvinningum á hnignunarskeiði. Aðeins ein slík þjóð getur verið í spili.
box-same_id = Tveir fánar eða skildir heita „{ $id }“. Taktu annan pakkann út.
# $kind: race, power
box-too_few = { $kind ->
    [race] Of fáar þjóðir: { $found }. Fyrir { $seats } sæti þarf { $needed }. Bættu við pakka eða þjóðum kassans.
   *[power] Of fáir eiginleikar: { $found }. Fyrir { $seats } sæti þarf { $needed }. Bættu við pakka eða eiginleikum kassans.
  }
box-too_many = { $kind ->
    [race] Of margar þjóðir: { $found }. Hámarkið er { $most } í spili. Taktu pakka út.
   *[power] Of margir eiginleikar: { $found }. Hámarkið er { $most } í spili. Taktu pakka út.
  }

## The commands

# $label is id, version and hash; the lists are of ids.
pack-told-sound = { $label } er í lagi: { $content }.
pack-told-races = { $count ->
    [one] { $count } þjóð
   *[other] { $count } þjóðir
  }
pack-told-powers = { $count ->
    [one] { $count } eiginleiki
   *[other] { $count } eiginleikar
  }
pack-told-boards = { $count } kort
pack-told-faults = { $count ->
    [one] { $source }: { $count } villa; sjá að ofan.
   *[other] { $source }: { $count } villur; sjá að ofan.
  }
pack-told-borrows = { $race_number ->
    [singular] fær tákn að láni hjá { $race_the_dative }, sem fer úr spilinu
   *[plural] fær tákn að láni hjá { $race_the_dative }, sem fara úr spilinu
  }
pack-told-by = eftir { $author }
# $on: yes, no. $reading is a rule in the words of the pack, without a full stop.
pack-told-switch = { $on ->
    [yes] Heimildum ber ekki saman. Hér er spilað svona: { $reading }
   *[no] Heimildum ber ekki saman. Annar skilningur, með +{ $switch }: { $reading }
  }
pack-told-installed = Sett upp: { $label }
    .next = Spilaðu með: { $command }
# $label is the pack just installed, $other the one that was there.
pack-told-changed = Hann er ekki eins og { $other } með sama útgáfunúmeri. Ný spil nota { $label }; hækkaðu útgáfunúmerið þegar þú breytir pakka.
pack-told-newer = { $other } er líka uppsettur og með hærra útgáfunúmer: ný spil nota hann.
pack-told-older = aðeins fyrir eldri spil
pack-told-new = Pakki til að byrja með er í { $file }.
    .next = Breyttu honum og keyrðu svo: { $command }
