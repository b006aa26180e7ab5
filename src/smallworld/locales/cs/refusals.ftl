### Refusals: what was tried, why it is not possible, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot. “You” is the player who acted.

## Any time

game-over = Hra skončila a nic dalšího se už hrát nedá. Začněte novou.
action-unknown = Akce s číslem { NUMBER($number, useGrouping: 0) } neexistuje. Použijte některou od 0 do { NUMBER($highest, useGrouping: 0) }.
region-unknown = Region { $region } na této mapě není. Vyberte Region 1 až { $highest }.

## Chance

chance-awaited = { $awaits ->
    [die] Dokud nepadne kostka, jednat nelze. Nejdřív ať hodí krupiér.
   *[reveal] Dokud není odkrytá nová kombinace, jednat nelze. Nejdřív ať ji odkryje krupiér.
  }
chance-not_a_seats_word = Házet kostkou a odkrývat kombinace je věc krupiéra. Zvolte akci hráče.
chance-no_die_awaited = Kostka padla, ale žádný hod se nečeká. Hází se jen při posledním pokusu nebo před dobytím, které hodem začíná.
chance-no_reveal_awaited = Kombinace byla odkryta, ale žádná nechybí. Odkrývejte, jen když v řadě některá schází.
chance-unknown_tile = Tento národ nebo schopnost v krabici této hry není. Odkryjte něco, co v ní je.
chance-other_banner = { $race }: tuto Tabulku teď odkrýt nelze. Další v hromádce: { $expected }.
chance-banner_in_use = { $race }: tuto Tabulku nelze odkrýt, v hromádce není. Odkryjte národ, který se ještě neobjevil.
chance-badge_in_use = { $power }: tento Žeton schopnosti nelze odkrýt, v hromádce není. Odkryjte schopnost, která je volná.

## The start of a turn

turn-pick_first = Nemáte aktivní národ. Nejdřív si vyberte kombinaci.
turn-stop_first = Během dobývání nelze umisťovat Žetony ani ukončit tah. Nejdřív ukončete dobývání.
pick-race_still_active = Dokud jsou { $race_inside } aktivní, novou kombinaci si vybrat nelze. Nechte je přejít do Úpadku a příští tah si vyberte nový národ.
pick-no_such_place = { $places ->
    [one] Na místě { $place } žádná kombinace není. Obsazené je jen místo 1.
    [few] Na místě { $place } žádná kombinace není. Vyberte místo 1 až { $places }.
   *[other] Na místě { $place } žádná kombinace není. Vyberte místo 1 až { $places }.
  }
pick-too_dear = { $price ->
    [one] Tato kombinace stojí 1 minci a vy máte { $coins }. Vyberte některou blíž začátku řady; první je zdarma.
    [few] Tato kombinace stojí { $price } mince a vy máte { $coins }. Vyberte některou blíž začátku řady; první je zdarma.
   *[other] Tato kombinace stojí { $price } mincí a vy máte { $coins }. Vyberte některou blíž začátku řady; první je zdarma.
  }
decline-after_pick = V tahu, kdy byl národ vybrán, do Úpadku přejít nemůže. Dobývejte s ním, nebo dobývání ukončete.
decline-after_declined_acted = Váš národ v Úpadku už v tomto tahu jednal, takže aktivní národ do Úpadku přejít nemůže. Dobývejte s ním, nebo dobývání ukončete.
decline-only_at_start = Do Úpadku může národ přejít jen na samém začátku tahu. Dohrajte tento tah a udělejte to v příštím.
decline-where = Tento národ staví při přechodu do Úpadku věž. Zvolte pro ni některý z jeho Regionů.
decline-no_tower = Tento národ věž nestaví. Přejděte do Úpadku bez volby Regionu.

## Which region can be attacked

conquer-own_region = Region { $region } už tento národ ovládá. Zvolte Region, který mu nepatří.
conquer-immune = Region { $region } nelze napadnout: chrání ho { $piece }. Zvolte jiný Region.
conquer-peace = Region { $region } nelze napadnout: { $seat } s vámi má příměří. Zaútočte na někoho jiného, nebo počkejte, až bude na tahu { $seat }.
conquer-abandoned = Region { $region } jste v tomto tahu opustili a zatím ho nelze dobýt zpět. Zvolte jiný Region.
conquer-protected = Region { $region } nelze napadnout: tamní národ je chráněn. Zvolte jiný Region.
conquer-water = Region { $region } je voda a tam tento národ nesmí. Zvolte Region na pevnině.
conquer-not_an_entry = Přes Region { $region } tento národ na mapu vstoupit nemůže. Zvolte pevninu na okraji mapy nebo na pobřeží Moře u okraje.
conquer-out_of_reach = Region { $region } je mimo dosah. Zvolte souseda některého Regionu, který tento národ ovládá.

## What a conquest takes

conquer-too_few_tokens = { $hand ->
    [0] Region { $region } stojí { $price } a vy nemáte v ruce žádný Žeton. Ukončete dobývání a přeskupte vojska.
   *[other] { $die ->
        [0] Region { $region } stojí { $price }, v ruce máte { $hand }. Dobuďte levnější, nebo dobývání ukončete.
       *[other] Region { $region } stojí { $price }, v ruce máte { $hand }. Co chybí ({ $missing }), zkuste dohodit kostkou, nebo dobuďte levnější Region.
      }
  }
die-rolls_first = Tento národ hází dřív, než si vybere Region, takže o Region { $region } poslední pokus není. Nejdřív hoďte, pak dobývejte.
die-no_token = Poslední pokus o Region { $region } vyžaduje aspoň jeden Žeton a vy v ruce žádný nemáte. Ukončete dobývání a přeskupte vojska.
die-not_short = Region { $region } stojí { $price } a v ruce máte { $hand }, není tedy proč házet. Dobuďte ho rovnou.
die-too_far = Region { $region } stojí { $price }, v ruce máte { $hand }. Na kostce padnou nejvýš tři: zvolte Region, na který vám nechybí víc, nebo dobývání ukončete.
dragon-none = Draka nemáte. Dobývejte pomocí Žetonů.
dragon-used = Drak už v tomto tahu letěl. Dobývejte pomocí Žetonů a vyšlete ho zase příště.
dragon-no_token = Do Regionu { $region } musí s Drakem jeden Žeton a vy v ruce žádný nemáte. Ukončete dobývání a přeskupte vojska.
conversion-none = Tento národ proměnu neovládá. Dobývejte pomocí Žetonů.
conversion-tray_empty = V zásobníku nezbyl žádný Žeton tohoto národa, který by cizí nahradil. Dobývejte pomocí Žetonů.
conversion-not_an_active_enemy = V Regionu { $region } není koho proměnit. Zvolte Region aktivního národa jiného hráče.
conversion-not_alone = { $seat } má v Regionu { $region } Žetonů víc ({ $tokens }) a proměna působí jen na osamocený. Zvolte jiný Region, nebo tento dobuďte pomocí Žetonů.
conversion-camp = V Regionu { $region } chrání Žeton před proměnou Polní tábor ({ $seat }). Zvolte jiný Region, nebo tento dobuďte pomocí Žetonů.
conversion-used_on_seat = Na každého protivníka působí proměna jednou za tah a { $seat } ji má za sebou. Zvolte někoho jiného, nebo Region { $region } dobuďte pomocí Žetonů.
conversion-needs_token = V této hře vyžaduje proměna Žeton v ruce a vy žádný nemáte. Ukončete dobývání a přeskupte vojska.
conversion-first_conquest = Tento národ není na mapě, takže proměnou v Regionu { $region } začít nemůže. První Region dobuďte pomocí Žetonů.
roll-no_power = Tento národ před dobytím nehází. Zvolte Region; kostka přijde na řadu u posledního, když Žetony nestačí.
roll-no_token = K hodu je potřeba aspoň jeden Žeton v ruce a vy žádný nemáte. Ukončete dobývání a přeskupte vojska.
roll-pending = Na kostce padlo { $number }. Dobuďte s tím teď nějaký Region, nebo dobývání ukončete.
regroup-no_power = Tento národ se znovu přeskupit neumí. Dobývejte s Žetony v ruce, nebo dobývání ukončete.
regroup-used = V tomto tahu jste se už přeskupili. Dobývejte s Žetony v ruce, nebo dobývání ukončete.
regroup-nothing = Není co sebrat: dobývejte s více Žetony, než musí zůstat, a pak se přeskupte.
spending-no_power = Tento národ za dobytí platit nemůže. Dobývejte pomocí Žetonů.
spending-too_little = Nemáte čím zaplatit. Dobývejte pomocí Žetonů.
spending-useless = V Regionu { $region } by to neušetřilo žádný Žeton. Použijte méně, nebo ho dobuďte jen pomocí Žetonů.

## Abandoning, and a declined race that acts

abandon-not_held = Region { $region } tento národ neovládá. Opusťte některý z jeho vlastních.
abandon-after_conquest = Region { $region } už opustit nelze: tento národ v tomto tahu dobýval. Nechte si ho do příštího tahu.
declined-no_such_race = Nemáte v Úpadku národ, který by ještě mohl jednat. Hrajte za aktivní.
declined-done = Váš národ v Úpadku už hodil kostkou a dobývat nemůže. Pokračujte s aktivním národem.
declined-too_late = Národ v Úpadku jedná před aktivním, a ten už začal. Pokračujte s aktivním národem.

## Placing

redeployment-only_placing = Dobývání v tomto tahu skončilo. Umístěte, co máte v ruce, a ukončete tah.
refuge-only_placing = Nejste na tahu. Můžete jen umístit vytlačené Žetony a skončit.
deploy-not_held = Region { $region } tento národ neovládá. Umisťujte jeho Žetony do jeho vlastních Regionů.
deploy-too_many = { $most ->
    [0] Pro Region { $region } žádný Žeton nezbývá. Umístěte něco jiného, nebo skončete.
    [one] Tolik Žetonů ({ $count }) do Regionu { $region } umístit nelze: zbývá už jen 1.
    [few] Tolik Žetonů ({ $count }) do Regionu { $region } umístit nelze: zbývají už jen { $most }.
   *[other] Tolik Žetonů ({ $count }) do Regionu { $region } umístit nelze: zbývá už jen { $most }.
  }
withdraw-first = { $count ->
    [one] Na Žetony, které musí odejít, v ruce dost není. Nejdřív vykliďte 1 Region.
    [few] Na Žetony, které musí odejít, v ruce dost není. Nejdřív vykliďte { $count } Regiony.
   *[other] Na Žetony, které musí odejít, v ruce dost není. Nejdřív vykliďte { $count } Regionů.
  }
withdraw-not_due = Žádný Region se vyklízet nemusí. Umístěte Žetony a ukončete tah.
withdraw-not_held = Region { $region } tento národ neovládá. Vykliďte některý z jeho vlastních.
place-not_held = Region { $region } váš aktivní národ neovládá. Zvolte některý z jeho Regionů.
camp-none_left = Nemáte žádný Polní tábor k umístění. Umístěte něco jiného, nebo skončete.
fortress-no_power = Tento národ Pevnosti nestaví. Umístěte něco jiného, nebo skončete.
fortress-one_a_turn = Za tah smíte postavit jen jednu Pevnost. Další postavte příští tah.
fortress-none_left = Na mapě stojí všechny Pevnosti ({ $limit }). Než postavíte další, musí některá padnout.
fortress-already_there = V Regionu { $region } už Pevnost stojí. Postavte ji v jiném.
hero-none_left = Nemáte žádného Hrdinu k umístění. Umístěte něco jiného, nebo skončete.
hero-already_there = V Regionu { $region } už Hrdina stojí. Tohoto pošlete do jiného.
marker-no_power = Tento národ nic takového nemá. Umístěte něco jiného, nebo skončete.
marker-none_left = V tomto tahu už další umístit nelze. Umístěte něco jiného, nebo skončete.
marker-not_there = Do Regionu { $region } to umístit nelze. Zvolte jiný Region, nebo skončete.
end-tokens_left = { $count ->
    [one] Zbývá vám umístit 1 Žeton. Dejte ho do některého svého Regionu, pak skončete.
    [few] Zbývá vám umístit { $count } Žetony. Dejte je do svých Regionů, pak skončete.
   *[other] Zbývá vám umístit { $count } Žetonů. Dejte je do svých Regionů, pak skončete.
  }
end-heroes_left = Zbývá vám umístit Hrdinu. Pošlete ho do Regionu, kde žádný není, pak skončete.
end-declined_tokens_left = { $count ->
    [one] Národu v Úpadku zbývá umístit 1 Žeton. Dejte ho do některého z jeho Regionů, pak skončete.
    [few] Národu v Úpadku zbývá umístit { $count } Žetony. Dejte je do jeho Regionů, pak skončete.
   *[other] Národu v Úpadku zbývá umístit { $count } Žetonů. Dejte je do jeho Regionů, pak skončete.
  }

## After scoring

after_scoring-only_choices = Příjem je vyplacen. Teď už lze jen přejít do Úpadku nebo uzavřít příměří, pokud to vaše schopnost dovoluje, nebo skončit.
ally-not_now = Příměří se uzavírá až po příjmu. Nejdřív dohrajte tah.
ally-no_power = Vaše schopnost příměří neumožňuje. Ukončete tah.
ally-oneself = Příměří nelze uzavřít se sebou. Zvolte protivníka, nebo skončete.
ally-attacked = { $seat } je v tomto tahu terčem vašeho útoku, takže příměří nebude. Zvolte protivníka, kterého váš útok nezasáhl, nebo skončete.
ally-unknown_seat = { $seat } u tohoto stolu není. Zvolte místo 0 až { $highest }.

## Undo

undo-nothing = Zatím se nic neodehrálo, takže není co vzít zpět. Hrajte.
undo-game_over = Hra skončila, takže vzít zpět už nic nelze. Začněte novou.
undo-turn_began = Naposledy jednal někdo jiný a vracet lze jen vlastní akce. Hrajte dál.
undo-chance_spoke = Před hod kostkou ani před odkrytí kombinace se vrátit nelze. Hrajte dál odtud.

## Actions as text. $shapes are the ways to write them

notation-empty = Akce chybí. Napište některou z těchto: { $shapes }.
notation-unknown_word = „{ $word }“ není akce. Napište některou z těchto: { $shapes }.
notation-shape = „{ $word }“ není úplné, nebo je za ním něco špatně. Napište { $shapes }.
notation-number = { $what ->
    [region] „{ $word }“ není Region. Napište číslo od { $low } do { $high }.
    [count] „{ $word }“ není počet Žetonů. Napište číslo od { $low } do { $high }.
    [place] „{ $word }“ není místo v řadě. Napište číslo od { $low } do { $high }.
    [seat] „{ $word }“ není místo u stolu. Napište číslo od { $low } do { $high }.
    [die] „{ $word }“ na kostce není. Napište číslo od { $low } do { $high }.
   *[other] „{ $word }“ sem nepatří. Napište číslo od { $low } do { $high }.
  }
notation-unknown_race = Národ „{ $word }“ neexistuje. Napište { $known }.
notation-unknown_power = Schopnost „{ $word }“ neexistuje. Napište { $known }.
notation-unknown_number = Akce s číslem { NUMBER($number, useGrouping: 0) } neexistuje. Použijte některou od 0 do { NUMBER($highest, useGrouping: 0) }.

## Positions: how they are written

position-json = Pozice není správný JSON. { $reason }
position-shape = Pozici nelze použít. { $reason }
position-unknown_map = Mapa „{ $found }“ neexistuje. Napište { $known }.
position-packs = Balíčky pozice: { $reason }
position-unknown_option = Volba „{ $found }“ neexistuje. Napište { $known }.
position-seat_count = Mapa { $map } má { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
  }, ale pozice jich uvádí jiný počet. Uveďte jich tolik, nebo vezměte jinou mapu.
position-no_such_seat = Pozice mluví o místě, které u stolu není. Míst je { $seats }, číslují se od 0.
position-no_such_region = Region { $region } na této mapě není. Použijte Region 1 až { $highest }.
position-unknown_race = Národ „{ $race }“ neexistuje. Napište { $known }.
position-unknown_power = Schopnost „{ $power }“ neexistuje. Napište { $known }.
position-round = Pozice je v kole { $round }, ale hra jich má jen { $rounds }. Zvolte některé z nich.

## Positions: races and their tokens

position-power_missing = { $seat }: aktivní { $race_inside } nemají schopnost. Uveďte i ji.
position-no_race = { $seat } má schopnost nebo Žetony, ale žádný aktivní národ. Uveďte národ, nebo zbytek vynechte.
position-two_declined = { $seat } nemá místo pro { $race_accusative } v Úpadku. Kromě národa se schopností Přízrační smí být v Úpadku jen jeden.
position-no_active_race = { $seat } má ovládat Region { $region } bez aktivního národa. Uveďte národ, nebo řekněte, který z těch v Úpadku to je.
position-not_declined = { $seat }: Region { $region } mají ovládat { $race_inside } v Úpadku, ale mezi národy v Úpadku chybějí. Doplňte je tam.
position-tokens_without_seat = V Regionu { $region } stojí Žetony, které nikomu nepatří. Uveďte místo.
position-seat_without_tokens = Region { $region } má někdo ovládat bez jediného Žetonu. Uveďte, kolik jich tam stojí.
position-too_many_tokens = { $seat } má příliš mnoho { $race_genitive } ({ $tokens }): v krabici je jich jen { $supply }. Uberte.
position-hand_between_turns = { $seat } není na tahu, a přece { $race_inside } mají Žetony v ruce a zároveň ovládají Regiony. Dejte ty Žetony na mapu.
position-declined_hand = { $seat }: { $race_inside } v Úpadku nemohou mít Žetony v ruce. Odeberte je.
position-declined_stack = { $seat }: { $race_inside } v Úpadku nemohou mít v Regionu { $region } víc než jeden Žeton. Jeden tam nechte.
position-declined_nowhere = { $seat }: { $race_inside } v Úpadku nemají ani jeden Žeton. Vynechte je, nebo je dejte na mapu.
position-aside = { $most ->
    [0] { $seat }: { $race_inside } žádné Žetony stranou neodkládají. Vynechte to.
   *[other] { $seat }: { $race_inside } odkládají stranou nejvýše tolik Žetonů: { $most }. Uberte.
  }
position-at_sea = { $seat }: { $race_inside } nemohou být v Regionu { $region }: je to voda a tam nesmějí. Dejte je na pevninu.

## Positions: pieces and tiles

position-tribe = Zapomenutý kmen nemůže být v Regionu { $region }: ovládá ho národ, nebo je to voda. Jedno z toho odeberte.
position-too_many_pieces = Příliš mnoho { $piece_genitive }: v krabici je { $limit }. Uberte.
position-piece_nowhere = { $piece } nemůže být v Regionu { $region } bez národa. Dejte tam takový, který mohl ten dílek umístit, nebo dílek odeberte.
position-piece_owner = { $piece } stojí v Regionu { $region } u národa, který takový dílek nemá. Odeberte ho, nebo změňte národ.
position-piece_count = { $seat }: „{ $key }“ má hodnotu { $given }, ale podle mapy je to { $counted }. Opravte to, nebo vynechte.
position-too_many_holes = { $holes ->
    [0] { $seat }: tento národ nory nehloubí. Odeberte je.
    [one] { $seat }: tento národ má jen 1 Hobití noru, hotovou nebo budoucí. Uberte.
    [few] { $seat }: tento národ má jen { $holes } Hobití nory, hotové nebo budoucí. Uberte.
   *[other] { $seat }: tento národ má jen { $holes } Hobitích nor, hotových nebo budoucích. Uberte.
  }
position-camps_displaced = { $seat } má víc Polních táborů vytlačených než v ruce. Vytlačené tábory patří k těm v ruce: snižte jejich počet.
position-peace = { $seat } s tímto místem příměří mít nemůže. Uveďte protivníka u stolu.
position-tile_twice = { $id }: na dvou místech zároveň být nemohou. Jedno odeberte.
position-unseen_tiles = { $kind ->
    [race] Mezi neodkrytými uveďte všechny zbývající národy, každý jednou, nebo seznam vynechte.
   *[power] Mezi neodkrytými uveďte všechny zbývající schopnosti, každou jednou, nebo seznam vynechte.
  }{ $missing_count ->
    [0] { "" }
   *[other] { " " }Chybí: { $missing }.
  }{ $surplus_count ->
    [0] { "" }
   *[other] { " " }Navíc: { $surplus }.
  }

## Positions: whose turn it is, and what was done

position-to_act = Na tahu je { $turn }, takže jednat nemůže { $to_act }. Jiný hráč jedná, jen když vrací vytlačené Žetony.
position-refuge_of_the_attacker = Vytlačené Žetony vrací protivník, ale { $turn } je právě na tahu. Uveďte jiné místo.
position-nothing_to_redeploy = { $turn } nemá aktivní národ, který by šlo přeskupit. Zvolte jinou fázi, nebo dejte místu národ.
position-no_late_choice = { $turn } nemá po získání mincí co volit. Zvolte jinou fázi.
position-start_is_clean = Na začátku tahu ({ $turn }) se ještě nic nestalo. Vynechte, co se mělo stát, nebo zvolte fázi dobývání.
position-over_too_early = V kole { $round } hra skončit nemůže. Končí po tahu posledního místa v posledním kole.
position-pending_roll = { $turn } teď nemůže mít hozeno před dobytím. Hod vynechte.
position-awaited_die = { $turn } teď na tento hod čekat nemůže. Vynechte ho.

## Records. $line is the number of the line

record-too_long = Záznam je příliš dlouhý. Čte se nejvýše { $longest } znaků.
record-empty = Záznam je prázdný. Jeho první řádek udává formát.
record-first_line = Řádek { NUMBER($line, useGrouping: 0) } zní „{ $found }“. Záznam začíná „{ $expected }“.
record-rules = Řádek { NUMBER($line, useGrouping: 0) }: tento záznam se řídí verzí pravidel „{ $found }“. Číst lze jen verzi { $expected }.
record-pack = Řádek { NUMBER($line, useGrouping: 0) }, balíčky: { $reason }
record-option = Řádek { NUMBER($line, useGrouping: 0) }: volba „{ $found }“ neexistuje. Na výběr je { $known }.
record-option_value = Řádek { NUMBER($line, useGrouping: 0) }: volba „{ $option }“ nemůže být „{ $found }“. Napište on nebo off.
record-name = Řádek { NUMBER($line, useGrouping: 0) }: toto jméno použít nelze. Napište nejvýše { $longest } běžných znaků.
record-no_map = Řádek { NUMBER($line, useGrouping: 0) }: chybí mapa. Uveďte ji před první akcí.
record-map = Řádek { NUMBER($line, useGrouping: 0) }: mapa „{ $found }“ neexistuje. Na výběr je { $known }.
record-seats = Řádek { NUMBER($line, useGrouping: 0) }: mapa { $map } má { $wanted ->
    [one] { $wanted } místo
    [few] { $wanted } místa
   *[other] { $wanted } míst
  }, ale záznam uvádí { $found }. Pro každé napište jeden řádek.
record-position = Řádek { NUMBER($line, useGrouping: 0) }, pozice: { $reason }
record-position_differs = Řádek { NUMBER($line, useGrouping: 0) }: pozice má jinou mapu, jiné volby nebo jiné balíčky než záznam. Sjednoťte je.
record-who = Řádek { NUMBER($line, useGrouping: 0) }: „{ $found }“ neříká, kdo jedná. Začněte číslem místa, nebo * za krupiéra.
record-dealers_word = Řádek { NUMBER($line, useGrouping: 0) }: „{ $text }“ je akce krupiéra. Začněte řádek znakem *.
record-seats_word = Řádek { NUMBER($line, useGrouping: 0) }: „{ $text }“ je akce hráče. Začněte řádek číslem jeho místa.
record-wrong_seat = Řádek { NUMBER($line, useGrouping: 0) }: { $seat } teď jednat nemůže. Na řadě je { $expected }.
record-illegal = Řádek { NUMBER($line, useGrouping: 0) }, „{ $text }“: { $reason }
