### Refusals: what was tried, why it is not possible, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot. “You” is whoever acted.

## Any time

game-over = Spilinu er lokið og ekki er hægt að leika meira. Byrjaðu nýtt.
action-unknown = Engin aðgerð hefur númerið { NUMBER($number, useGrouping: 0) }. Notaðu númer frá 0 til { NUMBER($highest, useGrouping: 0) }.
region-unknown = Landsvæðið { $region } er ekki á þessu spilaborði. Landsvæðin eru númeruð frá 1 til { $highest }.

## Chance

chance-awaited = { $awaits ->
    [die] Enginn getur leikið á meðan teningurinn rúllar. Láttu gjafarann kasta honum fyrst.
   *[reveal] Enginn getur leikið á meðan samstæðu vantar í röðina. Láttu gjafarann sýna nýja fyrst.
  }
chance-not_a_seats_word = Gjafarinn kastar teningnum og sýnir samstæður. Veldu aðgerð leikmanns.
chance-no_die_awaited = Teningnum var kastað en enginn bað um það. Honum er aðeins kastað fyrir lokatilraun eða á undan landvinningi sem hefst með kasti.
chance-no_reveal_awaited = Samstæða var sýnd en engin er væntanleg. Gjafarinn sýnir nýja aðeins þegar vantar í röðina.
chance-unknown_tile = Þessi þjóð eða þessi eiginleiki er ekki í kassa spilsins. Sýndu það sem þar er.
chance-other_banner = Ekki er hægt að sýna þessa þjóð núna: { $race }. Næsti fáni í bunkanum: { $expected }.
chance-banner_in_use = Ekki er hægt að sýna { $race_the_accusative }: fáninn er ekki í bunkanum. Sýndu þjóð sem enginn hefur séð.
chance-badge_in_use = Ekki er hægt að sýna þennan eiginleika: { $power }. Skjöldurinn er ekki í bunkanum. Sýndu eiginleika sem er laus.

## The start of a turn

turn-pick_first = Þú hefur enga virka þjóð. Veldu fyrst samstæðu úr röðinni.
turn-stop_first = Að setja niður og ljúka umferð kemur á eftir landvinningum. Leggðu undir þig það sem þú vilt og hættu svo.
pick-race_still_active = Þú getur ekki valið samstæðu á meðan { $race_the } { $race_number ->
    [singular] er
   *[plural] eru
  } { $race_number ->
    [singular] virkt
   *[plural] { $race_gender ->
        [feminine] virkar
        [neuter] virk
       *[masculine] virkir
      }
  }. Spilaðu áfram; nýja þjóð velurðu í umferðinni eftir hnignun.
pick-no_such_place = { $places ->
    [one] Engin samstæða er í { $place }. sæti. Aðeins { $places } sæti er skipað.
   *[other] Engin samstæða er í { $place }. sæti. Veldu eitt af sætunum frá 1 til { $places }.
  }
pick-too_dear = { $price ->
    [one] Þessi samstæða kostar { $price } skilding og þú átt { $coins }. Veldu ofar í röðinni; sú efsta er ókeypis.
   *[other] Þessi samstæða kostar { $price } skildinga og þú átt { $coins }. Veldu ofar í röðinni; sú efsta er ókeypis.
  }
decline-after_pick = Þjóð getur ekki farið á hnignunarskeið í sömu umferð og hún er valin. Leggðu undir þig land með henni eða hættu.
decline-after_declined_acted = Þjóðin á hnignunarskeiði hefur leikið í þessari umferð, svo virka þjóðin getur ekki farið sömu leið núna. Leggðu undir þig land með henni eða hættu.
decline-only_at_start = Þjóðin getur aðeins farið á hnignunarskeið í upphafi umferðar þinnar. Ljúktu þessari og veldu hnignun í þeirri næstu.

## Which region can be attacked

conquer-own_region = Þessi þjóð ræður þegar yfir landsvæðinu { $region }. Veldu landsvæði sem hún á ekki.
conquer-immune = Landsvæðið { $region } er óvinnandi vígi ({ $piece }). Veldu annað landsvæði.
conquer-peace = Ekki má ráðast á landsvæðið { $region }: { $seat } hefur samið frið við þig. Veldu landsvæði einhvers annars eða bíddu þar til { $seat } á næst leik.
conquer-water = Landsvæðið { $region } er haf eða vatn og þessi þjóð siglir ekki. Veldu landsvæði á þurru.
conquer-not_an_entry = Þessi þjóð er ekki á kortinu og getur ekki komið inn á landsvæðið { $region }. Veldu land við brún kortsins eða við strönd hafs sem nær að brúninni.
conquer-out_of_reach = Landsvæðið { $region } er ekki í færi. Veldu landsvæði sem liggur að landi þessarar þjóðar.

## What a conquest takes

conquer-too_few_tokens = { $hand ->
    [0] Landsvæðið { $region } kostar { $price } og þú átt ekkert tákn á hendi. Hættu og endurraðaðu.
   *[other] { $die ->
        [0] Landsvæðið { $region } kostar { $price }, þú átt { $hand } á hendi. Taktu ódýrara landsvæði eða hættu.
       *[other] Landsvæðið { $region } kostar { $price }, þú átt { $hand } á hendi. Kastaðu teningnum upp á það sem vantar ({ $missing }) eða taktu ódýrara landsvæði.
      }
  }
die-rolls_first = Þessi þjóð kastar áður en hún velur landsvæði, svo engin lokatilraun er gerð við landsvæðið { $region }. Kastaðu fyrst og leggðu svo undir þig.
die-no_token = Lokatilraun við landsvæðið { $region } kostar minnst eitt tákn og þú átt ekkert á hendi. Hættu og endurraðaðu.
die-not_short = Landsvæðið { $region } kostar { $price } og þú átt { $hand } á hendi, svo ekkert þarf að kasta. Leggðu það undir þig beint.
die-too_far = Landsvæðið { $region } kostar { $price }, þú átt { $hand } á hendi. Teningurinn sýnir mest þrjá: veldu landsvæði þar sem ekki vantar meira en það, eða hættu.
dragon-none = Þú hefur engan dreka. Notaðu tákn í staðinn.
dragon-used = Drekinn hefur þegar flogið í þessari umferð. Notaðu tákn og sendu hann aftur í næstu umferð.
dragon-no_token = Eitt tákn verður að fylgja drekanum á landsvæðið { $region } og þú átt ekkert á hendi. Hættu og endurraðaðu.
conversion-none = Þessi þjóð kann engan seið. Notaðu tákn í staðinn.
conversion-tray_empty = Ekkert tákn þessarar þjóðar er eftir í bakkanum til að skipta inn. Notaðu tákn af hendi í staðinn.
conversion-not_an_active_enemy = Seiðurinn finnur engan á landsvæðinu { $region }. Hann virkar aðeins á virka þjóð annars leikmanns.
conversion-not_alone = { $seat } á { $tokens } tákn á landsvæðinu { $region } og seiður virkar aðeins á stakt tákn. Veldu annað landsvæði eða leggðu þetta undir þig með táknum.
conversion-camp = { $seat } á tjaldbúðir á landsvæðinu { $region } og þær hlífa tákninu við seið. Veldu annað landsvæði eða leggðu þetta undir þig með táknum.
conversion-used_on_seat = { $seat } hefur þegar orðið fyrir seið í þessari umferð. Veldu annan mótherja eða leggðu landsvæðið { $region } undir þig með táknum.
conversion-needs_token = Í þessu spili þarf tákn á hendi til að beita seið og þú átt ekkert. Hættu og endurraðaðu.
conversion-first_conquest = Þessi þjóð er ekki á kortinu, svo seiður hennar nær ekki til landsvæðisins { $region }. Leggðu fyrst undir þig landsvæði með táknum.
roll-no_power = Þessi þjóð kastar ekki á undan landvinningi. Veldu landsvæði; teningurinn er fyrir það síðasta, ef tákn vantar.
roll-no_token = Til að kasta þarf minnst eitt tákn á hendi og þú átt ekkert. Hættu og endurraðaðu.
roll-pending = Þú fékkst { $number } á teningnum. Leggðu nú undir þig landsvæði með því eða hættu.

## Abandoning, and a declined race that acts

abandon-not_held = Þessi þjóð ræður ekki yfir landsvæðinu { $region }. Yfirgefðu eitt af landsvæðum hennar.
abandon-after_conquest = Ekki er lengur hægt að yfirgefa landsvæðið { $region }: þjóðin hefur lagt undir sig land í þessari umferð. Haltu því fram í þá næstu.
declined-no_such_race = Þú átt enga þjóð á hnignunarskeiði sem getur leikið. Notaðu virku þjóðina.
declined-done = Þjóðin á hnignunarskeiði hefur kastað sínum teningi og lokið landvinningum. Haltu áfram með virku þjóðinni.
declined-too_late = Þjóðin á hnignunarskeiði leikur á undan þeirri virku, sem er þegar byrjuð. Haltu áfram með virku þjóðinni.

## Placing

redeployment-only_placing = Landvinningum þessarar umferðar er lokið. Settu niður það sem þú átt á hendi og ljúktu svo umferð þinni.
refuge-only_placing = Umferðin er ekki þín. Settu aðeins niður það sem hörfaði og ljúktu svo.
deploy-not_held = Þessi þjóð ræður ekki yfir landsvæðinu { $region }. Settu tákn hennar á hennar eigin landsvæði.
deploy-too_many = { $most ->
    [0] Ekkert tákn er eftir fyrir landsvæðið { $region }. Settu eitthvað annað niður eða ljúktu.
   *[other] Þetta eru of mörg tákn fyrir landsvæðið { $region } ({ $count }): þú getur aðeins sett { $most } í viðbót.
  }
withdraw-first = { $count ->
    [one] Of fá tákn eru á hendi fyrir þau sem verða að fara. Gefðu fyrst eftir { $count } landsvæði.
   *[other] Of fá tákn eru á hendi fyrir þau sem verða að fara. Gefðu fyrst eftir { $count } landsvæði.
  }
withdraw-not_due = Ekkert landsvæði þarf að gefa eftir. Settu táknin niður og ljúktu svo.
withdraw-not_held = Þessi þjóð ræður ekki yfir landsvæðinu { $region }. Gefðu eftir eitt af landsvæðum hennar.
place-not_held = Virka þjóðin þín ræður ekki yfir landsvæðinu { $region }. Veldu eitt af hennar landsvæðum.
camp-none_left = Þú átt engar tjaldbúðir að setja niður. Settu eitthvað annað niður eða ljúktu.
fortress-no_power = Þessi þjóð reisir ekki virki. Settu eitthvað annað niður eða ljúktu.
fortress-one_a_turn = Þú hefur reist virki í þessari umferð og fleiri verða þau ekki. Reistu það næsta í næstu umferð.
fortress-none_left = Öll { $limit } virkin standa á kortinu. Eitt verður að falla áður en annað er reist.
fortress-already_there = Á landsvæðinu { $region } er þegar virki. Reistu það á öðru landsvæði.
hero-none_left = Þú átt enga hetju að setja niður. Settu eitthvað annað niður eða ljúktu.
hero-already_there = Hetja er þegar á landsvæðinu { $region }. Settu þessa á annað landsvæði.
end-tokens_left = { $count ->
    [1] Þú átt enn { $count } tákn að setja niður. Settu það á eitt af landsvæðum þínum og ljúktu svo.
   *[other] Þú átt enn { $count } tákn að setja niður. Settu þau á landsvæði þín og ljúktu svo.
  }
end-heroes_left = Þú átt enn hetju að setja niður. Settu hana á landsvæði þar sem engin er og ljúktu svo.
end-declined_tokens_left = { $count ->
    [1] Þjóðin á hnignunarskeiði á enn { $count } tákn að setja niður. Settu það á eitt af landsvæðum hennar og ljúktu svo.
   *[other] Þjóðin á hnignunarskeiði á enn { $count } tákn að setja niður. Settu þau á landsvæði hennar og ljúktu svo.
  }

## After scoring

after_scoring-only_choices = Tekjurnar eru greiddar. Nú geturðu aðeins valið hnignun eða samið frið, ef eiginleikinn leyfir það, eða lokið umferð þinni.
ally-not_now = Friður er saminn eftir tekjurnar. Ljúktu fyrst umferð þinni.
ally-no_power = Aðeins þjóð með diplómataeiginleikann semur frið. Ljúktu umferð þinni.
ally-oneself = Enginn semur frið við sjálfan sig. Veldu mótherja eða ljúktu.
ally-attacked = { $seat } varð fyrir árás þinni í þessari umferð, svo enginn friður verður. Veldu mótherja sem þú lést í friði eða ljúktu.
ally-unknown_seat = { $seat } er ekki við þetta borð. Sætin eru númeruð frá 0 til { $highest }.

## Undo

undo-nothing = Engu hefur verið leikið enn, svo ekkert er að taka til baka. Spilaðu áfram.
undo-game_over = Spilinu er lokið, svo ekkert er hægt að taka til baka. Byrjaðu nýtt.
undo-turn_began = Annar leikmaður lék síðast, svo ekkert er hægt að taka til baka. Hver tekur aðeins til baka sína eigin leiki.
undo-chance_spoke = Gjafarinn hefur kastað eða sýnt samstæðu síðan, svo ekkert er hægt að taka til baka. Spilaðu áfram héðan.

## Actions as text. $shapes are the ways to write them

notation-empty = Hér er engin aðgerð að lesa. Skrifaðu eina af þessum: { $shapes }.
notation-unknown_word = „{ $word }“ er ekki aðgerð. Skrifaðu eina af þessum: { $shapes }.
notation-shape = Eitthvað er rangt á eftir „{ $word }“. Skrifaðu { $shapes }.
notation-number = { $what ->
    [region] „{ $word }“ er ekki landsvæði. Skrifaðu tölu frá { $low } til { $high }.
    [count] „{ $word }“ er ekki fjöldi tákna. Skrifaðu tölu frá { $low } til { $high }.
    [place] „{ $word }“ er ekki sæti í röðinni. Skrifaðu tölu frá { $low } til { $high }.
    [seat] „{ $word }“ er ekki sæti leikmanns. Skrifaðu tölu frá { $low } til { $high }.
    [die] „{ $word }“ er ekki á teningnum. Skrifaðu tölu frá { $low } til { $high }.
   *[other] „{ $word }“ á ekki við hér. Skrifaðu tölu frá { $low } til { $high }.
  }
notation-unknown_race = Engin þjóð heitir „{ $word }“. Skrifaðu { $known }.
notation-unknown_power = Enginn eiginleiki heitir „{ $word }“. Skrifaðu { $known }.
notation-unknown_number = Engin aðgerð hefur númerið { NUMBER($number, useGrouping: 0) }. Notaðu númer frá 0 til { NUMBER($highest, useGrouping: 0) }.

## Positions: how they are written

position-json = Staðan er ekki gilt JSON: { $detail }. Athugaðu gæsalappir, kommur og sviga.
position-shape = Staðan er ekki rétt að gerð: { $detail }. Skema fyrir stöður telur upp alla lykla.
position-unknown_map = Ekkert kort heitir „{ $found }“. Skrifaðu { $known }.
position-packs = Pakkar stöðunnar: { $reason }
position-unknown_option = Enginn valkostur heitir „{ $found }“. Skrifaðu { $known }.
position-seat_count = Staðan telur ekki upp jafnmörg sæti og kortið { $map } krefst, þ.e. { $seats }. Teldu svo mörg upp eða notaðu annað kort.
position-no_such_seat = Staðan nefnir sæti sem er ekki við borðið. Þau eru { $seats }, númeruð frá 0.
position-no_such_region = Landsvæðið { $region } er ekki á þessu spilaborði. Landsvæðin eru númeruð frá 1 til { $highest }.
position-unknown_race = Engin þjóð heitir „{ $race }“. Skrifaðu { $known }.
position-unknown_power = Enginn eiginleiki heitir „{ $power }“. Skrifaðu { $known }.
position-round = Staðan er í umferð { $round } en umferðir spilsins eru aðeins { $rounds }. Veldu eina af þeim.

## Positions: races and their tokens

position-power_missing = { $seat } hefur virka þjóð ({ $race_inside }) án eiginleika. Nefndu líka eiginleikann.
position-no_race = { $seat } hefur eiginleika eða tákn en enga virka þjóð. Nefndu þjóðina eða slepptu hinu.
position-two_declined = { $seat } hefur ekki rúm fyrir { $race_the_accusative } á hnignunarskeiði. Aðeins ein þjóð á hnignunarskeiði má vera án varanlegs eiginleika.
position-no_active_race = Sagt er að { $seat } ráði yfir landsvæðinu { $region } án virkrar þjóðar. Nefndu þjóðina eða segðu hvaða þjóð á hnignunarskeiði það er.
position-not_declined = Sagt er að { $seat } ráði yfir landsvæðinu { $region } með þjóð á hnignunarskeiði ({ $race_inside }) sem er ekki til. Teldu hana upp á hnignunarskeiði.
position-tokens_without_seat = Tákn eru á landsvæðinu { $region } en enginn á þau. Nefndu sætið.
position-seat_without_tokens = Sæti er sagt ráða yfir landsvæðinu { $region } án tákns. Segðu hve mörg eru þar.
position-too_many_tokens = { $seat } hefur { $tokens } { $race_token } en í kassanum eru aðeins { $supply }. Taktu einhver burt.
position-hand_between_turns = { $seat } á ekki umferðina en á þó tákn á hendi og landsvæði með sömu þjóð ({ $race_inside }). Settu táknin á kortið.
position-declined_hand = { $seat } getur ekki átt tákn á hendi fyrir { $race_the_accusative } á hnignunarskeiði. Taktu þau burt.
position-declined_stack = { $seat } getur ekki átt fleiri en eitt { $race_token } á hnignunarskeiði á landsvæðinu { $region }. Skildu eitt eftir.
position-declined_nowhere = { $seat } á ekkert { $race_token } á hnignunarskeiði. Slepptu þjóðinni eða settu hana á kortið.
position-aside = { $most ->
    [0] { $seat } leggur engin { $race_token } til hliðar. Slepptu því.
   *[other] { $seat } leggur í mesta lagi { $most } { $race_token } til hliðar. Taktu einhver burt.
  }
position-at_sea = { $seat } getur ekki átt { $race_token } á landsvæðinu { $region }: það er haf eða vatn og þjóðin siglir ekki. Settu hana á land.

## Positions: pieces and tiles

position-tribe = Týndur ættbálkur getur ekki verið á landsvæðinu { $region }: þar er þjóð, eða haf eða vatn. Taktu annað hvort burt.
position-too_many_pieces = Of mikið er af þessu: { $piece_many }. Í kassanum: { $limit }. Taktu eitthvað burt.
position-piece_nowhere = Merkið „{ $piece }“ getur ekki staðið eitt og sér á landsvæðinu { $region }. Settu þangað þjóð sem gæti átt það eða taktu það burt.
position-piece_owner = Merkið „{ $piece }“ er á landsvæðinu { $region } hjá þjóð sem á ekkert slíkt. Taktu það burt eða skiptu um þjóð.
position-piece_count = „{ $key }“ fyrir sætið { $seat } er gefið upp sem { $given } en er { $counted } samkvæmt spilaborðinu. Leiðréttu það eða slepptu því.
position-too_many_holes = { $holes ->
    [0] { $seat } hefur þjóð sem grefur engin jarðhýsi. Taktu þau burt.
   *[other] { $seat } hefur þjóð sem á aðeins { $holes } jarðhýsi, grafin eða ógrafin. Taktu einhver burt.
  }
position-camps_displaced = { $seat } á fleiri tjaldbúðir sem hörfuðu en á hendi. Tjaldbúðir sem hörfuðu eru á hendi.
position-peace = { $seat } getur ekki átt frið við þetta sæti. Nefndu mótherja við borðið.
position-tile_twice = { $id } getur ekki verið á tveimur stöðum í einu. Taktu annað burt.
position-unseen_tiles = { $kind ->
    [race] Óséðu þjóðirnar verða að vera allar sem eftir eru, hver einu sinni, eða þeim sleppt.
   *[power] Óséðu eiginleikarnir verða að vera allir sem eftir eru, hver einu sinni, eða þeim sleppt.
  }{ $missing_count ->
    [0] { "" }
   *[other] { " " }Vantar: { $missing }.
  }{ $surplus_count ->
    [0] { "" }
   *[other] { " " }Ekki eftir: { $surplus }.
  }

## Positions: whose turn it is, and what was done

position-to_act = { $turn } á umferðina, svo { $to_act } getur ekki átt leik. Aðeins í athvarfi leikur einhver annar.
position-refuge_of_the_attacker = Í athvarfi leikur mótherji, ekki { $turn } sem á umferðina. Nefndu annað sæti.
position-nothing_to_redeploy = { $turn } hefur enga virka þjóð til að endurraða. Veldu annan áfanga eða gefðu sætinu þjóð.
position-no_late_choice = { $turn } á ekkert val eftir tekjurnar. Veldu annan áfanga.
position-start_is_clean = Í upphafi umferðar hefur ekkert gerst enn ({ $turn } á leik). Slepptu því sem gert var eða veldu áfanga landvinninga.
position-over_too_early = Spilinu getur ekki verið lokið í umferð { $round }. Því lýkur þegar síðasta sæti hefur leikið í síðustu umferð.
position-pending_roll = { $turn } getur ekki hafa kastað á undan landvinningi núna. Slepptu kastinu.
position-awaited_die = { $turn } getur ekki verið að bíða eftir þessum teningi núna. Slepptu honum.

## Records. $line is the number of the line

record-too_long = Spilaskráin er of löng til að lesa. Í mesta lagi { $longest } stafir eru lesnir.
record-empty = Spilaskráin er tóm. Fyrsta línan segir til um sniðið.
record-first_line = Lína { NUMBER($line, useGrouping: 0) } er „{ $found }“. Spilaskrá hefst á „{ $expected }“.
record-rules = Lína { NUMBER($line, useGrouping: 0) }: þessi spilaskrá fylgir útgáfu „{ $found }“ af reglunum. Aðeins er hægt að lesa útgáfu { $expected }.
record-pack = Lína { NUMBER($line, useGrouping: 0) }, pakkarnir: { $reason }
record-option = Lína { NUMBER($line, useGrouping: 0) }: enginn valkostur heitir „{ $found }“. Veldu úr þessum: { $known }.
record-option_value = Lína { NUMBER($line, useGrouping: 0) }: valkosturinn „{ $option }“ getur ekki verið „{ $found }“. Skrifaðu on eða off.
record-name = Lína { NUMBER($line, useGrouping: 0) }: þetta er ekki nafn. Skrifaðu allt að { $longest } venjulega stafi.
record-no_map = Lína { NUMBER($line, useGrouping: 0) }: kortið vantar. Nefndu það á undan fyrstu aðgerð.
record-map = Lína { NUMBER($line, useGrouping: 0) }: ekkert kort heitir „{ $found }“. Veldu úr þessum: { $known }.
record-seats = Lína { NUMBER($line, useGrouping: 0) }: sæti á kortinu { $map } eru { $wanted } en spilaskráin nefnir { $found }. Skrifaðu eina sætislínu fyrir hvert.
record-position = Lína { NUMBER($line, useGrouping: 0) }, staðan: { $reason }
record-position_differs = Lína { NUMBER($line, useGrouping: 0) }: staðan hefur annað kort, aðra valkosti eða aðra pakka en spilaskráin. Hafðu þetta eins.
record-who = Lína { NUMBER($line, useGrouping: 0) }: „{ $found }“ segir ekki hver leikur. Byrjaðu á númeri sætis eða á * fyrir gjafarann.
record-dealers_word = Lína { NUMBER($line, useGrouping: 0) }: „{ $text }“ er gjafarans að segja. Byrjaðu línuna á *.
record-seats_word = Lína { NUMBER($line, useGrouping: 0) }: „{ $text }“ er leikmanns að segja. Byrjaðu línuna á númeri sætisins.
record-wrong_seat = Lína { NUMBER($line, useGrouping: 0) }: { $seat } getur ekki leikið núna. { $expected } á leik.
record-illegal = Lína { NUMBER($line, useGrouping: 0) }, „{ $text }“: { $reason }
