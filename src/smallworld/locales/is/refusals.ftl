### Refusals: what was tried, why it is not possible, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot. “You” is the player who acted.

## Any time

game-over = Spilinu er lokið og ekki er hægt að leika meira. Byrjaðu nýtt spil.
action-unknown = Engin aðgerð hefur númerið { NUMBER($number, useGrouping: 0) }. Notaðu númer frá 0 til { NUMBER($highest, useGrouping: 0) }.
region-unknown = Landsvæðið { $region } er ekki á þessu spilaborði. Veldu landsvæði frá 1 til { $highest }.

## Chance

chance-awaited = { $awaits ->
    [die] Þú getur ekki leikið fyrr en teningnum er kastað. Láttu gjafarann kasta honum fyrst.
   *[reveal] Þú getur ekki leikið fyrr en ný samstæða er sýnd. Láttu gjafarann sýna hana fyrst.
  }
chance-not_a_seats_word = Aðeins gjafarinn kastar teningnum og sýnir samstæður. Veldu aðgerð leikmanns.
chance-no_die_awaited = Teningnum var kastað en ekkert kast var á dagskrá. Kastaðu honum aðeins fyrir lokatilraun eða á undan landvinningi þjóðar sem kastar fyrst.
chance-no_reveal_awaited = Samstæða var sýnd en engin er væntanleg. Sýndu nýja aðeins þegar vantar í röðina.
chance-unknown_tile = Þessi þjóð eða þessi eiginleiki er ekki í kassa spilsins. Sýndu það sem þar er.
chance-other_banner = Ekki er hægt að sýna þessa þjóð núna: { $race }. Næsti fáni í bunkanum: { $expected }.
chance-banner_in_use = Ekki er hægt að sýna { $race_the_accusative }: fáninn er ekki í bunkanum. Sýndu þjóð sem hefur ekki birst enn.
chance-badge_in_use = Ekki er hægt að sýna þennan eiginleika: { $power }. Skjöldurinn er ekki í bunkanum. Sýndu eiginleika sem er laus.

## The start of a turn

turn-pick_first = Þú hefur enga virka þjóð. Veldu fyrst samstæðu.
turn-stop_first = Þú getur ekki sett tákn niður eða lokið umferðinni í miðjum landvinningum. Hættu fyrst landvinningum.
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
  }. Veldu hnignun; þá velurðu nýja þjóð í næstu umferð.
pick-no_such_place = { $places ->
    [1] Engin samstæða er í { $place }. sæti. Veldu 1. sæti.
   *[other] Engin samstæða er í { $place }. sæti. Veldu eitt af sætunum frá 1 til { $places }.
  }
pick-too_dear = { $price ->
    [one] Þessi samstæða kostar { $price } skilding og þú átt { $coins }. Veldu ofar í röðinni; sú efsta er ókeypis.
   *[other] Þessi samstæða kostar { $price } skildinga og þú átt { $coins }. Veldu ofar í röðinni; sú efsta er ókeypis.
  }
decline-after_pick = Þjóð getur ekki farið á hnignunarskeið í sömu umferð og hún er valin. Leggðu undir þig land með henni eða hættu.
decline-after_declined_acted = Þjóðin á hnignunarskeiði hefur leikið í þessari umferð, svo virka þjóðin getur ekki farið sömu leið núna. Leggðu undir þig land með henni eða hættu.
decline-only_at_start = Þú getur aðeins valið hnignun í upphafi umferðarinnar þinnar. Ljúktu þessari og veldu hnignun í þeirri næstu.
decline-where = Þessi þjóð reisir turn þegar hún fer á hnignunarskeið. Veldu eitt af landsvæðum hennar fyrir hann.
decline-no_tower = Þessi þjóð reisir engan turn. Veldu hnignun án þess að velja landsvæði.

## Which region can be attacked

conquer-own_region = Þessi þjóð ræður þegar yfir landsvæðinu { $region }. Veldu landsvæði sem hún á ekki.
conquer-immune = Landsvæðið { $region } er óvinnandi vígi ({ $piece }). Veldu annað landsvæði.
conquer-peace = Ekki má ráðast á landsvæðið { $region }: { $seat } hefur samið frið við þig. Ráðstu á einhvern annan eða bíddu þar til { $seat } á næst leik.
conquer-abandoned = Þú yfirgafst landsvæðið { $region } í þessari umferð og getur ekki tekið það aftur strax. Veldu annað landsvæði.
conquer-protected = Ekki er hægt að ráðast á landsvæðið { $region }: þjóðin þar nýtur verndar. Veldu annað landsvæði.
conquer-water = Landsvæðið { $region } er haf eða vatn og þessi þjóð kemst ekki þangað. Veldu landsvæði á þurru.
conquer-not_an_entry = Þessi þjóð getur ekki komið inn á kortið á landsvæðið { $region }. Veldu land við brún kortsins eða við strönd hafs sem nær að brúninni.
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
die-too_far = Landsvæðið { $region } kostar { $price }, þú átt { $hand } á hendi. Teningurinn bætir mest þremur við: veldu landsvæði þar sem mest þrjú tákn vantar, eða hættu.
dragon-none = Þú hefur engan dreka. Notaðu tákn í staðinn.
dragon-used = Drekinn hefur þegar flogið í þessari umferð. Notaðu tákn; hann getur flogið aftur í næstu umferð.
dragon-no_token = Eitt tákn verður að fylgja drekanum á landsvæðið { $region } og þú átt ekkert á hendi. Hættu og endurraðaðu.
conversion-none = Þessi þjóð kann engan seið. Notaðu tákn í staðinn.
conversion-tray_empty = Seiður þarf tákn þessarar þjóðar úr bakkanum og ekkert er eftir. Notaðu tákn af hendi í staðinn.
conversion-not_an_active_enemy = Seiður hefur ekkert skotmark á landsvæðinu { $region }. Veldu landsvæði virkrar þjóðar annars leikmanns.
conversion-not_alone = { $seat } á { $tokens } tákn á landsvæðinu { $region } og seiður virkar aðeins á stakt tákn. Veldu annað landsvæði eða leggðu þetta undir þig með táknum.
conversion-camp = { $seat } á tjaldbúðir á landsvæðinu { $region } og þær hlífa tákninu við seið. Veldu annað landsvæði eða leggðu þetta undir þig með táknum.
conversion-used_on_seat = Þú hefur þegar beitt seið gegn þessum mótherja í umferðinni: { $seat }. Veldu annan mótherja eða leggðu landsvæðið { $region } undir þig með táknum.
conversion-needs_token = Í þessu spili þarf tákn á hendi til að beita seið og þú átt ekkert. Hættu og endurraðaðu.
conversion-first_conquest = Þessi þjóð er ekki enn á kortinu, svo hún getur ekki byrjað með seið á landsvæðinu { $region }. Leggðu fyrst undir þig landsvæði með táknum.
roll-no_power = Þessi þjóð kastar ekki á undan landvinningi. Veldu landsvæði; þú mátt kasta fyrir það síðasta ef tákn vantar.
roll-no_token = Til að kasta þarf minnst eitt tákn á hendi og þú átt ekkert. Hættu og endurraðaðu.
roll-pending = Þú hefur þegar fengið { $number } á teningnum. Leggðu undir þig landsvæði með því eða hættu.
regroup-no_power = Þessi þjóð getur ekki safnað liði aftur. Notaðu táknin á hendi eða hættu.
regroup-used = Þú hefur þegar safnað liði í þessari umferð. Notaðu táknin á hendi eða hættu.
regroup-nothing = Ekkert er að taka upp: leggðu undir þig land með fleiri táknum en verða að vera eftir og safnaðu svo liði.
spending-no_power = Þessi þjóð getur ekki greitt fyrir landvinning. Notaðu tákn í staðinn.
spending-too_little = Þú átt of lítið til að greiða með. Notaðu tákn í staðinn.
spending-useless = Það sparaði ekkert tákn á landsvæðinu { $region }. Notaðu minna eða taktu það með táknum einum.

## Abandoning, and a declined race that acts

abandon-not_held = Þessi þjóð ræður ekki yfir landsvæðinu { $region }. Yfirgefðu eitt af landsvæðum hennar.
abandon-after_conquest = Ekki er lengur hægt að yfirgefa landsvæðið { $region }: þjóðin hefur lagt undir sig land í þessari umferð. Haltu því fram í þá næstu.
declined-no_such_race = Þú átt enga þjóð á hnignunarskeiði sem getur leikið. Notaðu virku þjóðina.
declined-done = Þjóðin á hnignunarskeiði hefur kastað teningnum, svo landvinningum hennar er lokið. Haltu áfram með virku þjóðinni.
declined-too_late = Virka þjóðin hefur þegar leikið, svo þjóðin á hnignunarskeiði getur ekki leikið meira í þessari umferð. Haltu áfram með virku þjóðinni.

## Placing

redeployment-only_placing = Landvinningum þessarar umferðar er lokið. Settu niður það sem þú átt á hendi og ljúktu svo umferðinni þinni.
refuge-only_placing = Þú átt ekki umferðina. Þú getur aðeins sett niður táknin sem hörfuðu og svo lokið.
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
fortress-one_a_turn = Þú mátt aðeins reisa eitt virki í umferð. Reistu það næsta í næstu umferð.
fortress-none_left = Öll { $limit } virkin eru á kortinu. Þú getur reist aftur þegar eitt hefur verið fjarlægt.
fortress-already_there = Á landsvæðinu { $region } er þegar virki. Reistu það á öðru landsvæði.
hero-none_left = Þú átt enga hetju að setja niður. Settu eitthvað annað niður eða ljúktu.
hero-already_there = Hetja er þegar á landsvæðinu { $region }. Settu þessa á annað landsvæði.
marker-no_power = Þessi þjóð á ekkert slíkt. Settu eitthvað annað niður eða ljúktu.
marker-none_left = Þú getur ekki sett meira niður í þessari umferð. Settu eitthvað annað niður eða ljúktu.
marker-not_there = Ekki er hægt að setja þetta á landsvæðið { $region }. Veldu annað landsvæði eða ljúktu.
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

after_scoring-only_choices = Þú hefur fengið tekjurnar. Veldu hnignun eða semdu frið ef eiginleikinn leyfir það; annars ljúktu umferðinni þinni.
ally-not_now = Friður er saminn eftir tekjurnar. Ljúktu fyrst umferðinni þinni.
ally-no_power = Eiginleiki þinn getur ekki samið frið. Ljúktu umferðinni þinni.
ally-oneself = Enginn semur frið við sjálfan sig. Veldu mótherja eða ljúktu.
ally-attacked = { $seat } varð fyrir árás þinni í þessari umferð, svo þið getið ekki samið frið. Veldu mótherja sem þú réðst ekki á eða ljúktu.
ally-unknown_seat = { $seat } er ekki við þetta borð. Veldu sæti frá 0 til { $highest }.

## Undo

undo-nothing = Engu hefur verið leikið enn, svo ekkert er að taka til baka. Spilaðu áfram.
undo-game_over = Spilinu er lokið, svo ekkert er hægt að taka til baka. Byrjaðu nýtt spil.
undo-turn_began = Annar leikmaður lék síðast, og þú getur aðeins tekið eigin aðgerðir til baka. Spilaðu áfram.
undo-chance_spoke = Ekki er hægt að taka til baka það sem var á undan teningskasti eða nýrri samstæðu. Spilaðu áfram héðan.

## Actions as text. $shapes are the ways to write them

notation-empty = Aðgerðin er tóm. Skrifaðu eina af þessum: { $shapes }.
notation-unknown_word = „{ $word }“ er ekki aðgerð. Skrifaðu eina af þessum: { $shapes }.
notation-shape = „{ $word }“ er ófullgert eða eitthvað á eftir því er rangt. Skrifaðu { $shapes }.
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

position-json = Staðan er ekki gilt JSON. { $reason }
position-shape = Ekki er hægt að nota stöðuna. { $reason }
position-unknown_map = Ekkert kort heitir „{ $found }“. Skrifaðu { $known }.
position-packs = Pakkar stöðunnar: { $reason }
position-unknown_option = Enginn valkostur heitir „{ $found }“. Skrifaðu { $known }.
position-seat_count = Kortið { $map } er fyrir { $seats } sæti en staðan telur upp annan fjölda. Teldu upp { $seats } sæti eða notaðu annað kort.
position-no_such_seat = Staðan nefnir sæti sem er ekki við borðið. Notaðu eitt af sætunum { $seats }, númeruðum frá 0.
position-no_such_region = Landsvæðið { $region } er ekki á þessu spilaborði. Notaðu landsvæði frá 1 til { $highest }.
position-unknown_race = Engin þjóð heitir „{ $race }“. Skrifaðu { $known }.
position-unknown_power = Enginn eiginleiki heitir „{ $power }“. Skrifaðu { $known }.
position-round = Staðan er í umferð { $round } en umferðir spilsins eru aðeins { $rounds }. Notaðu umferð frá 1 til { $rounds }.

## Positions: races and their tokens

position-power_missing = { $seat } hefur virka þjóð ({ $race_inside }) án eiginleika. Nefndu líka eiginleikann.
position-no_race = { $seat } hefur eiginleika eða tákn en enga virka þjóð. Nefndu þjóðina eða slepptu hinu.
position-two_declined = { $seat } getur ekki líka átt { $race_the_accusative } á hnignunarskeiði. Hafðu aðeins eina þjóð á hnignunarskeiði, fyrir utan andaþjóð.
position-no_active_race = { $seat } ræður yfir landsvæðinu { $region } en á enga virka þjóð. Bættu henni við eða segðu hvaða þjóð á hnignunarskeiði ræður þar.
position-not_declined = { $seat } ræður yfir landsvæðinu { $region } með þjóð á hnignunarskeiði ({ $race_inside }) sem er ekki til. Teldu hana upp á hnignunarskeiði.
position-tokens_without_seat = Táknin á landsvæðinu { $region } eiga sér engan eiganda. Bættu sætinu við.
position-seat_without_tokens = Sæti ræður yfir landsvæðinu { $region } án tákns. Segðu hve mörg tákn eru þar.
position-too_many_tokens = { $seat } hefur { $tokens } { $race_token } en í kassanum eru aðeins { $supply }. Taktu einhver burt.
position-hand_between_turns = { $seat } á ekki umferðina en á þó tákn á hendi og landsvæði með sömu þjóð ({ $race_inside }). Settu táknin á kortið.
position-declined_hand = { $seat } getur ekki átt tákn á hendi fyrir { $race_the_accusative } á hnignunarskeiði. Taktu þau burt.
position-declined_stack = { $seat } getur ekki átt fleiri en eitt { $race_token } á hnignunarskeiði á landsvæðinu { $region }. Skildu eitt eftir.
position-declined_nowhere = { $seat } á ekkert { $race_token } á hnignunarskeiði. Slepptu þjóðinni eða settu hana á kortið.
position-aside = { $most ->
    [0] { $seat } leggur engin { $race_token } til hliðar. Slepptu því.
   *[other] { $seat } leggur í mesta lagi { $most } { $race_token } til hliðar. Taktu einhver burt.
  }
position-at_sea = { $seat } getur ekki átt { $race_token } á landsvæðinu { $region }: það er haf eða vatn og þjóðin kemst ekki þangað. Settu hana á land.

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
position-camps_displaced = { $seat } á fleiri tjaldbúðir sem hörfuðu en á hendi. Tjaldbúðir sem hörfuðu teljast með þeim á hendi: lækkaðu fjölda þeirra.
position-peace = { $seat } getur ekki átt frið við þetta sæti. Nefndu mótherja við borðið.
position-tile_twice = { $id } getur ekki verið á tveimur stöðum í einu. Taktu annað burt.
position-unseen_tiles = { $kind ->
    [race] Teldu hverja þjóð sem eftir er nákvæmlega einu sinni upp sem óséða, eða slepptu listanum.
   *[power] Teldu hvern eiginleika sem eftir er nákvæmlega einu sinni upp sem óséðan, eða slepptu listanum.
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

record-too_long = Spilaskráin er of löng. Hafðu hana í mesta lagi { $longest } stafi.
record-empty = Spilaskráin er tóm. Fyrsta línan verður að nefna sniðið.
record-first_line = Lína { NUMBER($line, useGrouping: 0) } er „{ $found }“. Spilaskrá hefst á „{ $expected }“.
record-rules = Lína { NUMBER($line, useGrouping: 0) }: þessi spilaskrá fylgir útgáfu „{ $found }“ af reglunum. Aðeins er hægt að lesa útgáfu { $expected }.
record-pack = Lína { NUMBER($line, useGrouping: 0) }, pakkarnir: { $reason }
record-option = Lína { NUMBER($line, useGrouping: 0) }: enginn valkostur heitir „{ $found }“. Veldu úr þessum: { $known }.
record-option_value = Lína { NUMBER($line, useGrouping: 0) }: valkosturinn „{ $option }“ getur ekki verið „{ $found }“. Skrifaðu on eða off.
record-name = Lína { NUMBER($line, useGrouping: 0) }: þetta nafn er ekki leyft. Notaðu allt að { $longest } venjulega stafi.
record-no_map = Lína { NUMBER($line, useGrouping: 0) }: kortið vantar. Nefndu það á undan fyrstu aðgerð.
record-map = Lína { NUMBER($line, useGrouping: 0) }: ekkert kort heitir „{ $found }“. Veldu úr þessum: { $known }.
record-seats = Lína { NUMBER($line, useGrouping: 0) }: sæti á kortinu { $map } eru { $wanted } en spilaskráin nefnir { $found }. Skrifaðu eina sætislínu fyrir hvert.
record-position = Lína { NUMBER($line, useGrouping: 0) }, staðan: { $reason }
record-position_differs = Lína { NUMBER($line, useGrouping: 0) }: staðan hefur annað kort, aðra valkosti eða aðra pakka en spilaskráin. Hafðu þetta eins.
record-who = Lína { NUMBER($line, useGrouping: 0) }: „{ $found }“ segir ekki hver leikur. Byrjaðu á númeri sætis eða á * fyrir gjafarann.
record-dealers_word = Lína { NUMBER($line, useGrouping: 0) }: „{ $text }“ er aðgerð gjafarans. Byrjaðu línuna á *.
record-seats_word = Lína { NUMBER($line, useGrouping: 0) }: „{ $text }“ er aðgerð leikmanns. Byrjaðu línuna á númeri sætisins.
record-wrong_seat = Lína { NUMBER($line, useGrouping: 0) }: { $seat } getur ekki leikið núna. { $expected } á leik.
record-illegal = Lína { NUMBER($line, useGrouping: 0) }, „{ $text }“: { $reason }
