### Packs: races, powers and boards of one's own. What is wrong with one, and what the commands say.
###
### What is written in a pack file stays as it is in every language: keys such as “saves_on”, words
### such as “hill”, ids, file names. $key is the place in the file, such as “race.elves.tokens”.

# $source is a file, $fault one or two of the sentences below.
pack-place = { $source }, rivi { NUMBER($line, useGrouping: 0) }: { $fault }
    .whole = { $source }: { $fault }
# The base game, listed with the packs.
pack-box = Laatikko
    .about = Peruspelin 14 rotua, 20 erityiskykyä ja 4 pelilautaa.

## The file

pack-no_file = tiedostoa ei ole. Nimeä pakettitiedosto tai kansio, jossa on pack.toml.
pack-no_pack_file = kansiossa ei ole tiedostoa { $found }. Lisää se tai nimeä itse pakettitiedosto.
pack-too_large = tiedosto on suurempi kuin { NUMBER($most, useGrouping: 0) } tavua. Poista jotain.
pack-not_utf8 = tämä ei ole UTF-8-tekstiä. Tallenna tiedosto UTF-8-muodossa.
pack-archive = tämä on pakattu arkisto. Pura se ja nimeä sen kansio tai tiedosto.
pack-syntax = tämä ei ole kelvollista TOMLia. { $reason }
pack-no_folder = ”{ $key }” nimeää tiedoston { $file }, mutta yhden tiedoston pakettiin ei voi kuulua muita tiedostoja. Tee siitä kansio, jossa on pack.toml.
pack-missing_file = ”{ $key }” nimeää tiedoston { $file }, jota ei ole paketin kansiossa. Laita se sinne; linkkejä ja alikansioita ei lasketa.

## Single values

# $near is the key or word that was probably meant, or “none”.
pack-unknown_key = { $near ->
    [none] ”{ $key }” ei ole tunnettu avain. Käytä jotakin näistä: { $allowed }.
   *[other] ”{ $key }” ei ole tunnettu avain. Tarkoititko: { $near }? Kaikki avaimet: docs/packs.md.
  }
pack-missing_key = ”{ $key }”: tästä puuttuu { $missing }. Lisää se.
pack-no_pack_table = tiedostossa ei ole osaa [pack]. Lisää se ja siihen id, version ja title.
pack-is_board = tämä on kartta eikä paketti. Nimeä se paketissa kohdassa [[board]] tai tarkista se erikseen (smallworld map check FILE).
# $wanted: number, text, flag, list, table, words
pack-wrong_type = { $wanted ->
    [number] ”{ $key }” on { $found }. Kirjoita kokonaisluku.
    [text] ”{ $key }” on { $found }. Kirjoita teksti lainausmerkeissä.
    [flag] ”{ $key }” on { $found }. Kirjoita true tai false.
    [list] ”{ $key }” on { $found }. Kirjoita luettelo hakasulkeissa; roduilla, erityiskyvyillä ja pelilaudoilla on kullakin oma [[otsikko]].
    [table] ”{ $key }” on { $found }. Kirjoita [otsikko] ja avaimet sen alle.
   *[words] ”{ $key }” on { $found }. Kirjoita sana lainausmerkeissä tai luettelo sellaisista sanoista.
  }
pack-out_of_range = ”{ $key }” on { $found }. Käytä arvoa väliltä { $low }–{ $high }.
pack-unknown_word = { $near ->
    [none] ”{ $key }” ei voi olla ”{ $found }”. Käytä jotakin näistä: { $allowed }.
   *[other] ”{ $key }” ei voi olla ”{ $found }”. Tarkoititko: { $near }?
  }
# $wanted: id, version, file, language, form
pack-bad_word = { $wanted ->
    [version] ”{ $key }” ei voi olla { $found }. Kirjoita yhdestä kolmeen lukua ja niiden väliin pisteet, esimerkiksi 1.0.2.
    [file] ”{ $key }” ei voi olla { $found }. Kirjoita pelkkä tiedoston nimi pienin kirjaimin; tiedosto on pack.toml-tiedoston vieressä.
    [language] ”{ $key }”: { $found } ei ole kieli. Kirjoita kielen kaksikirjaiminen tunnus, esimerkiksi en.
    [form] ”{ $key }”: { $found } ei ole nimen muoto. Kirjoita se pienin kirjaimin, esimerkiksi one.
   *[id] ”{ $key }” ei voi olla { $found }. Kirjoita vähintään kaksi pientä kirjainta, numeroa tai alaviivaa, ensin kirjain.
  }
pack-too_long = ”{ $key }”: merkkejä on { NUMBER($found, useGrouping: 0) }. Enimmäismäärä on { NUMBER($most, useGrouping: 0) }.
pack-too_many = ”{ $key }”: kohtia on { NUMBER($found, useGrouping: 0) }. Enimmäismäärä on { $most }.
pack-empty = ”{ $key }” on tyhjä. Täytä se tai jätä se pois.
pack-markup = ”{ $key }” sisältää merkin < tai >. Käytä pelkkää tekstiä ilman merkintäkieltä.
pack-unprintable = ”{ $key }” sisältää rivinvaihtoja, piilomerkkejä tai välilyöntejä päissä. Käytä yhtä tavallista riviä.
pack-same_name = ”{ $key }”: toisen laatan nimi on jo ”{ $name }” ({ $other }). Valitse toinen nimi.
# A warning: $found is the code of a language.
pack-unknown_language = ”{ $key }”: peliä ei ole kielellä ”{ $found }”, joten kukaan ei näe näitä tekstejä. Kielet ovat { $allowed }.
pack-undescribed = ”{ $key }” käyttää koodia, mutta kortti ei kerro, mitä koodi tekee. Palauta sääntö funktiosta describe() tai lisää sääntö (rule) teksteihin.

## What makes no sense

pack-nothing_in_it = paketissa ei ole rotua, erityiskykyä eikä pelilautaa. Lisää ainakin yksi.
pack-reserved_id = ”{ $id }” on pelin omassa käytössä. Valitse toinen tunnus.
pack-repeated_id = ”{ $id }” esiintyy kahdesti. Anna kullekin oma tunnus.
pack-needs_key = ”{ $key }” kertoo kuinka paljon mutta ei mistä. Lisää jokin näistä: { $needs }.
pack-supply_too_small = ”{ $key }” on { $found }, mutta suurimman erityiskykylaatan kanssa rotu tarvitsee { $needed } merkkiä. Kirjoita vähintään se tai jätä pois.
pack-supply_and_borrows = rodulla on joko omat merkit tai lainatut. Poista supply tai borrows.
pack-unknown_lender = { $near ->
    [none] ”{ $key }”: merkkejä voi lainata vain laatikon roduilta: { $allowed }.
   *[other] ”{ $key }”: laatikossa ei ole rotua ”{ $found }”. Tarkoititko: { $near }?
  }
pack-lender_too_small = ”{ $key }”: rodulla { $lender } on { $found } merkkiä, mutta suurimman erityiskykylaatan kanssa tarvitaan { $needed }. Lainaa joltakin näistä: { $allowed }.
pack-badge_too_large = ”{ $key }”: erityiskyky tuo lisämerkkeineen { $found } merkkiä. Enimmäismäärä on { $most }.
# $kind: race, power
pack-words_for_nobody = { $near ->
    [none] ”{ $key }” nimeää jotain, mitä paketissa ei ole. Siinä on { $allowed }.
   *[other] ”{ $key }” nimeää jotain, mitä paketissa ei ole. Tarkoititko: { $near }?
  }

## Boards and emblems

# $reason is a whole sentence about the board.
pack-board = ”{ $key }”: { $reason }
pack-board_where = ”{ $key }” tarvitsee joko tiedoston tai omat arvot: id, seats, rounds ja regions.
# $problem: too_large, malformed, doctype, too_many_parts, element, attribute, value, too_far, no_view_box
pack-emblem = { $problem ->
    [too_large] ”{ $key }”: kuvan koko on yli 20 kt. Yksinkertaista sitä.
    [doctype] ”{ $key }”: kuvassa on dokumenttityyppi. Poista rivi <!DOCTYPE>.
    [too_many_parts] ”{ $key }”: kuvassa on liian monta osaa. Yksinkertaista sitä.
    [element] ”{ $key }”: { $found } ei käy tunnuskuvaan. Vain muodot, ryhmät ja liukuvärit käyvät; muuta teksti poluiksi.
    [attribute] ”{ $key }”: attribuutti { $found } ei käy tunnuskuvaan. Poista se.
    [value] ”{ $key }”: { $found } ei käy tunnuskuvaan. Kirjoita tavallisia lukuja ja värejä.
    [too_far] ”{ $key }”: { $found } on liian suuri kuvaan. Pidä kaikki viewBoxin lähellä ja viivat sitä kapeampina.
    [no_view_box] ”{ $key }”: kuvasta puuttuu viewBox. Lisää se, esimerkiksi viewBox="0 0 64 64".
   *[malformed] ”{ $key }”: kuva ei ole kelvollista SVG:tä. Virhe on kohdassa { $found } (rivi:sarake).
  }

## Packs on the shelf

pack-unknown = Pakettia ”{ $found }” ei ole asennettu. Asennettuina ovat { $allowed }. Asenna paketti näin: smallworld pack install FILE
# $near is the switch that was probably meant, “none”, or “nothing” for a pack without switches.
pack-unknown_switch = { $near ->
    [nothing] Paketissa { $pack } ei ole valittavia sääntöjä.
    [none] Paketissa { $pack } ei ole valittavaa sääntöä ”{ $found }”. Siinä on { $allowed }.
   *[other] Paketissa { $pack } ei ole valittavaa sääntöä ”{ $found }”. Tarkoititko: { $near }?
  }
pack-bad_label = ”{ $found }” ei ole paketin tunniste. Se näyttää tältä: fens 1.0 a09caa5d2d3d
pack-missing = Tämä pelattiin paketilla { $pack } { $version } ({ $hash }), jota ei ole asennettu. Asenna se näin: smallworld pack install FILE
pack-changed = Tämä pelattiin paketilla { $pack } { $version } ({ $hash }). Asennettuna on { $allowed }, jolla peli kulkee toisin. Asenna versio, jolla pelattiin.

## Packs together

box-pack_twice = Paketti { $pack } on nimetty kahdesti. Nimeä se kerran.
box-unknown_mode = Laattoja ei voi sekoittaa tavalla ”{ $found }”. Käytä jotakin näistä: { $allowed }; vain sanan blank jälkeen tulee tunnuksia.
box-no_packs = Tässä kerrotaan, miten pakettien laatat sekoitetaan, mutta pakettia ei ole nimetty. Nimeä paketti tai jätä tämä pois.
box-unknown_choice = Näissä paketeissa ei ole tunnusta ”{ $found }”. Valitse näistä: { $allowed }.
box-blank_choice = Tyhjiin laattoihin käy 1 rotu ja 1 erityiskyky, mutta tässä niitä on { $races } ja { $powers }. Valitse näistä: { $allowed }.
box-blank_borrows = ”{ $id }” ei käy tyhjään rotulaattaan: rotu ei lainaa merkkejä. Lisää sille borrows tai lisää rotu peliin sellaisenaan.
box-same_lender = ”{ $id }” ja ”{ $other }” lainaavat molemmat rodun { $lender } merkkejä. Anna toiselle eri lainanantaja tai omat merkit.
box-two_acting = ”{ $id }” ja ”{ $other }” jatkavat molemmat toimintaansa rappeutuneina. Pelissä voi olla vain yksi sellainen rotu.
box-same_id = Kahdella laatalla on sama tunnus ”{ $id }”. Poista toinen paketti.
# $kind: race, power
box-too_few = { $kind ->
    [race] Rotuja on liian vähän: { $found }. Paikkoja on { $seats }, joten tarvitaan { $needed }. Lisää paketti tai laatikon rodut.
   *[power] Erityiskykyjä on liian vähän: { $found }. Paikkoja on { $seats }, joten tarvitaan { $needed }. Lisää paketti tai laatikon erityiskyvyt.
  }
box-too_many = { $kind ->
    [race] Rotuja on liikaa: { $found }. Pelissä voi olla enintään { $most }. Poista jokin paketti.
   *[power] Erityiskykyjä on liikaa: { $found }. Pelissä voi olla enintään { $most }. Poista jokin paketti.
  }

## The commands

# $label is id, version and hash; the lists are of ids.
pack-told-sound = { $label } on kunnossa: { $content }.
pack-told-races = { $count ->
    [one] 1 rotu
   *[other] { $count } rotua
  }
pack-told-powers = { $count ->
    [one] 1 erityiskyky
   *[other] { $count } erityiskykyä
  }
pack-told-boards = { $count ->
    [one] 1 pelilauta
   *[other] { $count } pelilautaa
  }
pack-told-faults = { $count ->
    [one] { $source }: 1 virhe; katso yltä.
   *[other] { $source }: { $count } virhettä; katso yltä.
  }
pack-told-borrows = lainaa merkit pelistä poistuvalta rodulta: { $race_inside }
pack-told-by = tekijä { $author }
# $on: yes, no. $reading is a rule in the words of the pack, without a full stop.
pack-told-switch = { $on ->
    [yes] Lähteet ovat eri mieltä. Tässä pelataan: { $reading }
   *[no] Lähteet ovat eri mieltä. Toinen tulkinta, valinnalla +{ $switch }: { $reading }
  }
pack-told-installed = Asennettu: { $label }
    .next = Pelaa sillä: { $command }
# $label is the pack just installed, $other the one that was there.
pack-told-changed = Se pelaa eri tavalla kuin { $other }, jolla on sama versionumero. Uudet pelit käyttävät pakettia { $label }; nosta versiota, kun muutat pakettia.
pack-told-newer = Myös { $other } on asennettu, ja sen versionumero on suurempi: uudet pelit käyttävät sitä.
pack-told-older = vain vanhoja pelejä varten
pack-told-new = Aloituspaketti on tiedostossa { $file }.
    .next = Muokkaa sitä ja suorita sitten: { $command }
