### Refusals: what was tried, why it is not possible, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot. “You” is the player who acted.

## Any time

game-over = Spelet är slut, så inget mer kan spelas. Starta ett nytt parti.
action-unknown = Det finns inget drag med nummer { NUMBER($number, useGrouping: 0) }. Använd ett från 0 till { NUMBER($highest, useGrouping: 0) }.
region-unknown = Regionen { $region } finns inte på den här kartan. Välj en Region från 1 till { $highest }.

## Chance

chance-awaited = { $awaits ->
    [die] Du kan inte agera förrän tärningen är slagen. Låt spelledaren slå den först.
   *[reveal] Du kan inte agera förrän en ny kombination har visats. Låt spelledaren visa en först.
  }
chance-not_a_seats_word = Att slå tärningen och visa kombinationer är spelledarens sak. Välj ett drag som hör till en spelare.
chance-no_die_awaited = Tärningen slogs, men ingen bad om det. Den slås bara vid ett sista erövringsförsök, eller före en erövring som börjar med ett slag.
chance-no_reveal_awaited = En kombination visades, men det är inte dags för någon. Spelledaren visar en bara när kolumnen har en lucka.
chance-unknown_tile = Det här folkslaget eller den här Specialförmågan finns inte i lådan. Visa något som finns.
chance-other_banner = { $race } kan inte visas nu. Nästa Folkslagsbanér i högen är { $expected_inside }.
chance-banner_in_use = { $race } kan inte visas: Folkslagsbanéret ligger inte i högen. Visa ett folkslag som ingen har sett än.
chance-badge_in_use = { $power } kan inte visas: Emblemet ligger inte i högen. Visa en ledig Specialförmåga.

## The start of a turn

turn-pick_first = Du har inget aktivt folkslag. Välj en kombination först.
turn-stop_first = Du kan inte placera brickor eller avsluta din tur medan du erövrar. Sluta erövra först.
pick-race_still_active = Du kan inte välja en kombination medan { $race_the } är ditt aktiva folkslag. Låt det gå i Nedgång; då väljer du ett nytt folkslag i nästa tur.
pick-no_such_place = { $places ->
    [one] Det finns ingen kombination på plats { $place }. Välj plats 1.
   *[other] Det finns ingen kombination på plats { $place }. Välj en av platserna 1 till { $places }.
  }
pick-too_dear = Kombinationen kostar { $price } Vinstmynt och du har { $coins }. Välj en högre upp; den översta är gratis.
decline-after_pick = Ett folkslag kan inte gå i Nedgång samma tur som det valdes. Erövra med det, eller sluta.
decline-after_declined_acted = Ditt folkslag i Nedgång har agerat i turen, så det aktiva kan inte längre gå i Nedgång. Erövra med det, eller sluta.
decline-only_at_start = Ditt folkslag kan gå i Nedgång bara allra först i din tur. Spela klart turen och gå i Nedgång i nästa.
decline-where = Det här folkslaget bygger ett torn när det går i Nedgång. Välj en av dess Regioner för det.
decline-no_tower = Det här folkslaget bygger inget torn. Gå i Nedgång utan att välja en Region.

## Which region can be attacked

conquer-own_region = Folkslaget håller redan Regionen { $region }. Välj en Region som inte är dess egen.
conquer-immune = { $piece_gender ->
    [neuter] Regionen { $region } kan inte anfallas: den skyddas av ett { $piece }. Välj en annan Region.
   *[common] Regionen { $region } kan inte anfallas: den skyddas av en { $piece }. Välj en annan Region.
  }
conquer-peace = Regionen { $region } kan inte anfallas: { $seat } har slutit fred med dig. Anfall någon annan, eller vänta till nästa tur för { $seat }.
conquer-abandoned = Du övergav Regionen { $region } den här turen och kan inte ta tillbaka den än. Välj en annan Region.
conquer-protected = Regionen { $region } kan inte anfallas: folkslaget där är skyddat. Välj en annan Region.
conquer-water = Regionen { $region } är vatten, och dit kan det här folkslaget inte ta sig. Välj en Region på land.
conquer-not_an_entry = Folkslaget kan inte komma in på kartan i Regionen { $region }. Välj land vid kartans kant, eller vid stranden av ett Hav vid kanten.
conquer-out_of_reach = Regionen { $region } är utom räckhåll. Välj en som angränsar till en Region folkslaget håller.

## What a conquest takes

conquer-too_few_tokens = { $hand ->
    [0] Regionen { $region } kostar { $price }, och du har ingen bricka i handen. Sluta och omorganisera.
   *[other] { $die ->
        [0] Regionen { $region } kostar { $price }, du har { $hand }. Ta en billigare Region, eller sluta.
       *[other] Regionen { $region } kostar { $price }, du har { $hand }. Slå tärningen för det som fattas ({ $missing }), eller ta en billigare Region.
      }
  }
die-rolls_first = Folkslaget slår innan det väljer Region, så det finns inget sista erövringsförsök mot Regionen { $region }. Slå först, erövra sedan.
die-no_token = Ett sista erövringsförsök mot Regionen { $region } kräver minst en bricka, och du har ingen i handen. Sluta och omorganisera.
die-not_short = Regionen { $region } kostar { $price } och du har { $hand }, så du behöver inte tärningen. Erövra den direkt.
die-too_far = Regionen { $region } kostar { $price }, du har { $hand }. Tärningen visar högst tre: välj en Region där det fattas högst tre brickor, eller sluta.
dragon-none = Du har ingen Drake. Erövra med brickor i stället.
dragon-used = Draken har redan flugit denna tur. Erövra med brickor och skicka den igen nästa tur.
dragon-no_token = En bricka måste följa med Draken till Regionen { $region }, och du har ingen i handen. Sluta och omorganisera.
conversion-none = Det här folkslaget kan inga besvärjelser. Erövra med brickor i stället.
conversion-tray_empty = Det finns ingen bricka av folkslaget kvar i förvaringsasken att byta in. Erövra med brickor i stället.
conversion-not_an_active_enemy = En besvärjelse har inget mål i Regionen { $region }. Välj en Region som en annan spelares aktiva folkslag håller.
conversion-not_alone = { $seat } har { $tokens } brickor i Regionen { $region }, och besvärjelser verkar bara på en ensam. Välj en annan Region, eller erövra den här med brickor.
conversion-camp = En Bivack skyddar brickan som { $seat } har i Regionen { $region } mot besvärjelser. Välj en annan Region, eller erövra den här med brickor.
conversion-used_on_seat = Du har redan använt en besvärjelse mot { $seat } denna tur. Välj en annan motståndare, eller erövra Regionen { $region } med brickor.
conversion-needs_token = I det här partiet kräver en besvärjelse en bricka i handen, och du har ingen. Sluta och omorganisera.
conversion-first_conquest = Folkslaget finns inte på kartan, så dess besvärjelser kan inte börja i Regionen { $region }. Erövra en första Region med brickor.
roll-no_power = Det här folkslaget slår inte före en erövring. Välj en Region; du kan slå för den sista, om det fattas brickor.
roll-no_token = För att slå krävs minst en bricka i handen, och du har ingen. Sluta och omorganisera.
roll-pending = Du har redan slagit { $number }. Använd det till att erövra en Region, eller sluta.
regroup-no_power = Det här folkslaget kan inte samla sig igen. Erövra med brickorna i handen, eller sluta.
regroup-used = Du har redan samlat dina brickor denna tur. Erövra med dem i handen, eller sluta.
regroup-nothing = Det finns inget att ta upp: erövra med fler brickor än som måste stanna och samla dem sedan.
spending-no_power = Det här folkslaget kan inte betala för erövringar. Erövra med brickor i stället.
spending-too_little = Du har för lite att betala med. Erövra med brickor i stället.
spending-useless = Det skulle inte spara någon bricka i Regionen { $region }. Använd mindre, eller erövra bara med brickor.

## Abandoning, and a declined race that acts

abandon-not_held = Folkslaget håller inte Regionen { $region }. Överge en av dess egna Regioner.
abandon-after_conquest = Regionen { $region } kan inte överges längre: folkslaget har redan erövrat denna tur. Behåll den till din nästa tur.
declined-no_such_race = Du har inget folkslag i Nedgång som fortfarande kan agera. Använd ditt aktiva folkslag.
declined-done = Ditt folkslag i Nedgång har slagit sin tärning och erövrar inte mer. Fortsätt med ditt aktiva folkslag.
declined-too_late = Ditt aktiva folkslag har redan agerat, så folkslaget i Nedgång kan inte göra mer denna tur. Fortsätt med det aktiva.

## Placing

redeployment-only_placing = Turens erövringar är över. Placera det du har i handen och avsluta sedan.
refuge-only_placing = Det är inte din tur. Du kan bara placera dina fördrivna brickor och sedan avsluta.
deploy-not_held = Folkslaget håller inte Regionen { $region }. Placera brickorna i dess egna Regioner.
deploy-too_many = { $most ->
    [0] Det finns ingen bricka kvar till Regionen { $region }. Placera något annat, eller avsluta.
   *[other] { $count } brickor är för många för Regionen { $region }: du kan bara placera { $most } till.
  }
withdraw-first = { $count ->
    [one] Det finns för få brickor i handen för dem som måste bort. Utrym 1 Region först.
   *[other] Det finns för få brickor i handen för dem som måste bort. Utrym { $count } Regioner först.
  }
withdraw-not_due = Ingen Region behöver utrymmas. Placera dina brickor och avsluta sedan.
withdraw-not_held = Folkslaget håller inte Regionen { $region }. Utrym en av dess egna Regioner.
place-not_held = Ditt aktiva folkslag håller inte Regionen { $region }. Välj en av dess Regioner.
camp-none_left = Du har ingen Bivack att placera. Placera något annat, eller avsluta.
fortress-no_power = Det här folkslaget kan inte bygga Fästningar. Placera något annat, eller avsluta.
fortress-one_a_turn = Du kan bara bygga en Fästning per tur. Bygg nästa i nästa tur.
fortress-none_left = Alla { $limit } Fästningar står på kartan. Du kan bygga igen när någon har tagits bort.
fortress-already_there = Regionen { $region } har redan en Fästning. Bygg i en annan Region.
hero-none_left = Du har ingen Hjälte att placera. Placera något annat, eller avsluta.
hero-already_there = Det står redan en Hjälte i Regionen { $region }. Ställ den här i en annan Region.
marker-no_power = Det här folkslaget har ingen sådan pjäs. Placera något annat, eller avsluta.
marker-none_left = Du kan inte placera fler denna tur. Placera något annat, eller avsluta.
marker-not_there = Den kan inte placeras i Regionen { $region }. Välj en annan Region, eller avsluta.
end-tokens_left = { $count ->
    [one] Du har 1 bricka kvar att placera. Lägg den i en av dina Regioner och avsluta sedan.
   *[other] Du har { $count } brickor kvar att placera. Lägg dem i dina Regioner och avsluta sedan.
  }
end-heroes_left = Du har en Hjälte kvar att placera. Ställ den i en Region utan Hjälte och avsluta sedan.
end-declined_tokens_left = { $count ->
    [one] Ditt folkslag i Nedgång har 1 bricka kvar att placera. Lägg den i en av dess Regioner och avsluta sedan.
   *[other] Ditt folkslag i Nedgång har { $count } brickor kvar att placera. Lägg dem i dess Regioner och avsluta sedan.
  }

## After scoring

after_scoring-only_choices = Du har fått dina Vinstmynt. Om din Specialförmåga tillåter det kan du gå i Nedgång eller sluta fred; annars avslutar du turen.
ally-not_now = Fred sluts efter inkomsten. Spela klart din tur först.
ally-no_power = Din Specialförmåga kan inte sluta fred. Avsluta din tur.
ally-oneself = Du kan inte sluta fred med dig själv. Välj en motståndare, eller avsluta.
ally-attacked = Du har anfallit { $seat } denna tur, så du kan inte sluta fred. Välj en motståndare du inte har anfallit, eller avsluta.
ally-unknown_seat = { $seat } sitter inte vid det här bordet. Välj en plats från 0 till { $highest }.

## Undo

undo-nothing = Inget har spelats än, så det finns inget att ångra. Spela vidare.
undo-game_over = Spelet är slut, så du kan inte ångra. Starta ett nytt parti.
undo-turn_began = En annan spelare agerade senast, och du kan bara ångra dina egna drag. Spela vidare.
undo-chance_spoke = Du kan inte ångra något före ett tärningsslag eller en visad kombination. Spela vidare härifrån.

## Actions as text. $shapes are the ways to write them

notation-empty = Draget är tomt. Skriv något av detta: { $shapes }.
notation-unknown_word = ”{ $word }” är inget drag. Skriv något av detta: { $shapes }.
notation-shape = ”{ $word }” är inte komplett, eller något efter det är fel. Skriv { $shapes }.
notation-number = { $what ->
    [region] ”{ $word }” är ingen Region. Skriv ett tal från { $low } till { $high }.
    [count] ”{ $word }” är inget antal brickor. Skriv ett tal från { $low } till { $high }.
    [place] ”{ $word }” är ingen plats i kolumnen. Skriv ett tal från { $low } till { $high }.
    [seat] ”{ $word }” är ingen plats vid bordet. Skriv ett tal från { $low } till { $high }.
    [die] ”{ $word }” finns inte på tärningen. Skriv ett tal från { $low } till { $high }.
   *[other] ”{ $word }” passar inte här. Skriv ett tal från { $low } till { $high }.
  }
notation-unknown_race = Inget folkslag heter ”{ $word }”. Skriv { $known }.
notation-unknown_power = Ingen Specialförmåga heter ”{ $word }”. Skriv { $known }.
notation-unknown_number = Det finns inget drag med nummer { NUMBER($number, useGrouping: 0) }. Använd ett från 0 till { NUMBER($highest, useGrouping: 0) }.

## Positions: how they are written

position-json = Ställningen är inte giltig JSON. { $reason }
position-shape = Ställningen kan inte användas. { $reason }
position-unknown_map = Ingen karta heter ”{ $found }”. Skriv { $known }.
position-packs = Ställningens paket: { $reason }
position-unknown_option = Inget regelval heter ”{ $found }”. Skriv { $known }.
position-seat_count = Kartan { $map } är för { $seats } platser, och ställningen har ett annat antal. Ange { $seats } platser, eller använd en annan karta.
position-no_such_seat = Ställningen nämner en plats som inte finns vid bordet. Använd en av de { $seats } platserna, numrerade från 0.
position-no_such_region = Regionen { $region } finns inte på den här kartan. Använd en Region från 1 till { $highest }.
position-unknown_race = Inget folkslag heter ”{ $race }”. Skriv { $known }.
position-unknown_power = Ingen Specialförmåga heter ”{ $power }”. Skriv { $known }.
position-round = Ställningen är i runda { $round }, men spelet har bara { $rounds }. Använd en runda från 1 till { $rounds }.

## Positions: races and their tokens

position-power_missing = { $seat } har { $race_inside } som aktivt folkslag men ingen Specialförmåga. Lägg till den.
position-no_race = { $seat } har en Specialförmåga eller brickor men inget aktivt folkslag. Ange folkslaget, eller utelämna resten.
position-two_declined = { $seat } kan inte också ha { $race_inside } i Nedgång. Behåll bara ett folkslag i Nedgång, utöver ett med Specialförmågan Ande.
position-no_active_race = { $seat } håller Regionen { $region } men har inget aktivt folkslag. Lägg till folkslaget, eller ange vilket folkslag i Nedgång som håller den.
position-not_declined = { $seat } håller Regionen { $region } med { $race_inside } i Nedgång, men har inga. Ta upp dem bland folkslagen i Nedgång.
position-tokens_without_seat = Brickorna i Regionen { $region } har ingen ägare. Lägg till platsen.
position-seat_without_tokens = En plats håller Regionen { $region } utan en bricka. Ange hur många som står där.
position-too_many_tokens = { $seat } har { $tokens } { $race_inside }, men i lådan finns bara { $supply }. Ta bort några.
position-hand_between_turns = { $seat } har { $race_inside } i handen utanför sin tur fast folkslaget håller Regioner. Lägg de brickorna på kartan.
position-declined_hand = { $seat }: { $race_the } i Nedgång kan inte ha brickor i handen. Ta bort dem.
position-declined_stack = { $seat }: { $race_the } i Nedgång kan inte ha mer än en bricka i Regionen { $region }. Låt en ligga.
position-declined_nowhere = { $seat }: { $race_the } i Nedgång har inte en enda bricka. Utelämna dem, eller placera dem på kartan.
position-aside = { $most ->
    [0] { $seat }: { $race_the } lägger inga brickor åt sidan. Utelämna det.
    [one] { $seat }: { $race_the } lägger högst 1 bricka åt sidan. Ta bort några.
   *[other] { $seat }: { $race_the } lägger högst { $most } brickor åt sidan. Ta bort några.
  }
position-at_sea = { $seat }: { $race_the } kan inte vara i Regionen { $region }, som är vatten, för dit kan folkslaget inte ta sig. Placera dem på land.

## Positions: pieces and tiles

position-tribe = En Glömd Stam kan inte vara i Regionen { $region }: den hålls av ett folkslag, eller så är den vatten. Ta bort någondera.
position-too_many_pieces = För många { $piece_many }: i lådan finns { $limit }. Ta bort några.
position-piece_nowhere = { $piece_gender ->
    [neuter] Ett { $piece } kan inte stå ensamt i Regionen { $region }. Placera ett folkslag där som kan ha ställt dit det, eller ta bort det.
   *[common] En { $piece } kan inte stå ensam i Regionen { $region }. Placera ett folkslag där som kan ha ställt dit den, eller ta bort den.
  }
position-piece_owner = { $piece_gender ->
    [neuter] Ett { $piece } står i Regionen { $region } hos ett folkslag som inte har något. Ta bort det, eller byt folkslag.
   *[common] En { $piece } står i Regionen { $region } hos ett folkslag som inte har någon. Ta bort den, eller byt folkslag.
  }
position-piece_count = För { $seat } anges ”{ $key }” som { $given }, men enligt kartan är det { $counted }. Rätta det, eller utelämna det.
position-too_many_holes = { $holes ->
    [0] { $seat }: folkslaget gräver inga Hål-i-Marken. Ta bort dem.
   *[other] { $seat }: folkslaget har bara { $holes } Hål-i-Marken, grävda eller ogrävda. Ta bort några.
  }
position-camps_displaced = { $seat } har fler fördrivna Bivacker än i handen. Fördrivna Bivacker är en del av dem i handen: sänk antalet.
position-peace = { $seat } kan inte ha fred med den platsen. Ange en motståndare vid bordet.
position-tile_twice = { $id } kan inte vara på två ställen samtidigt. Ta bort ett av dem.
position-unseen_tiles = { $kind ->
    [race] Ange varje folkslag som är kvar exakt en gång som osett, eller utelämna listan.
   *[power] Ange varje Specialförmåga som är kvar exakt en gång som osedd, eller utelämna listan.
  }{ $missing_count ->
    [0] { "" }
   *[other] { " " }Saknas: { $missing }.
  }{ $surplus_count ->
    [0] { "" }
   *[other] { " " }Inte kvar: { $surplus }.
  }

## Positions: whose turn it is, and what was done

position-to_act = { $turn } spelar sin tur, så { $to_act } kan inte agera. Bara när fördrivna brickor placeras agerar någon annan.
position-refuge_of_the_attacker = När fördrivna brickor placeras agerar en motståndare, inte { $turn } som spelar sin tur. Ange en annan plats.
position-nothing_to_redeploy = { $turn } har inget aktivt folkslag att omorganisera. Välj en annan fas, eller ge platsen ett folkslag.
position-no_late_choice = { $turn } har inget att välja efter inkomsten. Välj en annan fas.
position-start_is_clean = När { $turn } börjar sin tur har inget gjorts än. Utelämna det som gjorts, eller välj erövringsfasen.
position-over_too_early = Spelet kan inte vara slut i runda { $round }. Det slutar efter sista platsens tur i sista rundan.
position-pending_roll = { $turn } kan inte ha slagit före en erövring nu. Utelämna slaget.
position-awaited_die = { $turn } kan inte vänta på den här tärningen nu. Utelämna den.

## Records. $line is the number of the line

record-too_long = Spelfilen är för lång för att läsas. Högst { $longest } tecken läses.
record-empty = Spelfilen är tom. Den första raden måste ange formatet.
record-first_line = Rad { NUMBER($line, useGrouping: 0) } är ”{ $found }”. En spelfil börjar med ”{ $expected }”.
record-rules = Rad { NUMBER($line, useGrouping: 0) }: spelfilen följer version ”{ $found }” av reglerna. Bara version { $expected } kan läsas.
record-pack = Rad { NUMBER($line, useGrouping: 0) }, paketen: { $reason }
record-option = Rad { NUMBER($line, useGrouping: 0) }: det finns inget regelval som heter ”{ $found }”. Välj bland { $known }.
record-option_value = Rad { NUMBER($line, useGrouping: 0) }: regelvalet ”{ $option }” kan inte vara ”{ $found }”. Skriv on eller off.
record-name = Rad { NUMBER($line, useGrouping: 0) }: namnet är inte tillåtet. Använd högst { $longest } vanliga tecken.
record-no_map = Rad { NUMBER($line, useGrouping: 0) }: kartan saknas. Ange den före första draget.
record-map = Rad { NUMBER($line, useGrouping: 0) }: det finns ingen karta som heter ”{ $found }”. Välj bland { $known }.
record-seats = Rad { NUMBER($line, useGrouping: 0) }: kartan { $map } är för { $wanted } platser, men spelfilen anger { $found }. Skriv en platsrad för var och en.
record-position = Rad { NUMBER($line, useGrouping: 0) }, ställningen: { $reason }
record-position_differs = Rad { NUMBER($line, useGrouping: 0) }: ställningen har en annan karta, andra regelval eller andra paket än spelfilen. Gör dem lika.
record-who = Rad { NUMBER($line, useGrouping: 0) }: ”{ $found }” säger inte vem som agerar. Börja med platsens nummer, eller med * för spelledaren.
record-dealers_word = Rad { NUMBER($line, useGrouping: 0) }: ”{ $text }” är spelledarens sak. Börja raden med *.
record-seats_word = Rad { NUMBER($line, useGrouping: 0) }: ”{ $text }” är en spelares sak. Börja raden med platsens nummer.
record-wrong_seat = Rad { NUMBER($line, useGrouping: 0) }: { $seat } kan inte agera nu. Det är { $expected } som ska agera.
record-illegal = Rad { NUMBER($line, useGrouping: 0) }, ”{ $text }”: { $reason }
