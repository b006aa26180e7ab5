### Rulings: a question, its answer and, where there is one, the reason, one message for each id.
###
### The ids are for ever. Numbers of the box come as variables; ids of other rulings, such as
### C2, stand in a text as they are and become links.

## Numbers

ruling-N1 = Vad står på tärningen?
    .answer = { $die_faces }.
ruling-N2 = Hur många rundor?
    .answer = { $rounds_2 } för två spelare, { $rounds_3 } för tre, { $rounds_4 } för fyra, { $rounds_5 } för fem.
ruling-N3 = Hur många Vinstmynt vid start?
    .answer = { $starting_coins } till varje spelare.
ruling-N4 = Kan Vinsthögen ta slut?
    .answer = Nej, den räknas som oändlig.
    .reason = Mynten i lådan är värda 515, mer än alla spelare tillsammans tjänar i ett parti.
ruling-N5 = Hur många markörer finns det?
    .answer = { $lairs } Trollhålor, { $fortresses } Fästningar, { $mountains } Berg, { $camps } Bivacker, { $holes } Hål-i-Marken, { $heroes } Hjältar, 1 Drake, { $tribes } Glömda Stammar.
ruling-N6 = Hur många kombinationer ligger framme?
    .answer = { $column }: fem i kolumnen och den överst på de två högarna.
ruling-N7 = Hur mycket vatten har en karta?
    .answer = Tre Regioner: två Hav vid kanten, en Sjö inne på kartan.
ruling-N8 = Hur ställs kartan upp?
    .answer = Kartan som är gjord för antalet spelare; en Glömd Stam och ett Berg på varje tryckt symbol.
ruling-N9 = Vilka gränser gäller för ett folkslag eller en Specialförmåga jag hittar på?
    .answer = Ett folkslag: högst 10 på Folkslagsbanéret, med brickorna från ett folkslag som har lika många eller fler; det folkslaget utgår ur spelet. En Specialförmåga: högst { $highest_badge }.

## The order of play

ruling-T1 = Spelar en spelare klart sin tur innan nästa börjar?
    .answer = Ja, hela turen.
ruling-T2 = Vem börjar?
    .answer = Bordet bestämmer, och sedan går turen medurs.
    .reason = Spelmotorn tar platserna i den ordning de anges.
ruling-T3 = Måste jag erövra?
    .answer = Nej. Du får sluta när som helst, även före första erövringen.
ruling-T4 = Får jag omorganisera utan att pröva tärningen?
    .answer = Ja.
ruling-T5 = Måste alla brickor tas upp?
    .answer = Nej.
    .reason = Spelmotorn lyfter alla utom en i varje Region, vilket blir samma sak eftersom omorganisationen är fri.
ruling-T6 = När kommer fördrivna brickor tillbaka?
    .answer = Allra sist i anfallarens tur, efter omorganisation och inkomst.
ruling-T7 = I vilken ordning placerar flera försvarare?
    .answer = Medurs, med början till vänster om anfallaren.
ruling-T8 = Får jag ändra mig?
    .answer = Ja. Här kan du ångra tillbaka till det senaste tärningsslaget eller den senast visade kombinationen, eller till början av din tur.
    .reason = Reglerna säger inget om det.

## Picking combos

ruling-P1 = Vad kostar en kombination?
    .answer = Lägg ett Vinstmynt på varje kombination ovanför. Den översta är gratis.
ruling-P2 = Vad kan jag välja med för få Vinstmynt?
    .answer = Bara platser du kan betala; utan Vinstmynt bara den översta.
ruling-P3 = Kan jag betala med Vinstmynten på kombinationen jag vill ha?
    .answer = Nej. Betala först, ta dem sedan.
ruling-P4 = Kan jag växla eller bli skyldig?
    .answer = Du får växla fritt, men det finns inga skulder.
ruling-P5 = Måste jag välja?
    .answer = Ja, utan ett aktivt folkslag.
    .reason = Minst fyra kombinationer finns vid varje val; tre kan ligga framme strax efter ett val med fem spelare.
ruling-P6 = Hur fylls kolumnen på?
    .answer = Kombinationerna nedanför flyttas upp med sina Vinstmynt; en ny visas genast längst ner.
ruling-P7 = Vad händer om förvaringsasken har för få brickor?
    .answer = Du tar det som finns.
    .reason = Det kan inte hända i grundspelet.
ruling-P8 = Vad händer om Folkslagsbanéren tar slut?
    .answer = Färre än { $column } kombinationer visas.
    .reason = Vid ett val händer det bara med fem spelare, när upp till 10 av { $races } Folkslagsbanér är ute. Strax efter ett val kan det även hända med fyra.
ruling-P9 = Vart går ett Folkslagsbanér som kommer tillbaka?
    .answer = Underst i högen. Är högen tom och kolumnen för kort hamnar det direkt efter den sista kombinationen och får genast ett Emblem.
ruling-P10 = I vilken ordning kommer återlämnade Folkslagsbanér igen?
    .answer = I den ordning de lämnades tillbaka; de blandas aldrig om.
ruling-P11 = Vad händer om Emblemen tar slut?
    .answer = De kastade blandas till en ny hög, så ofta det behövs. Ett Ande-emblem som ännu är ute är inte med.
    .reason = Högst 12 av { $powers } Emblem är bundna, så det räcker alltid.
ruling-P12 = När blir Emblemet fritt för ett folkslag som går i Nedgång?
    .answer = Det kastas i samma stund som folkslaget går i Nedgång (inte Ande, se D9). Det syns igen först efter en omblandning.
ruling-P13 = Är högarna öppna?
    .answer = Alla ser kombinationerna som ligger framme. Ingen känner ordningen därunder.
ruling-P14 = Vad händer med Vinstmynt på kombinationer?
    .answer = Alla ser dem, de följer med kombinationen och går aldrig tillbaka till Vinsthögen.
ruling-P15 = Betalar Rika igen vid ett andra val?
    .answer = Ja, en gång för varje val, i slutet av det folkslagets första tur, även utan Region.

## The price of a region

ruling-C1 = Läggs rabatter ihop?
    .answer = Ja, folkslagets och Specialförmågans. Ett folkslag har aldrig två Specialförmågor.
ruling-C2 = Vilket är det lägsta priset?
    .answer = 1 bricka.
ruling-C3 = Kan ett tärningsslag göra en Region gratis?
    .answer = Nej. Den kostar ändå 1 bricka.
ruling-C4 = Måste jag ha en bricka kvar efter betalningen?
    .answer = Nej. Du måste ha en för att börja en erövring, men den får du använda.
ruling-C5 = Får jag betala mer än priset?
    .answer = Nej, du betalar exakt priset och flyttar resten i omorganisationen. Bara ett lyckat sista erövringsförsök sätter in alla.
ruling-C6 = Höjer mitt eget folkslag i Nedgång priset?
    .answer = Nej. Bara andra spelares brickor räknas. Berg, Trollhåla och Fästning höjer ändå med en var.
ruling-C7 = Höjer mitt aktiva folkslag priset för mina Gastar i Nedgång?
    .answer = Nej, som i C6. Markörer gör det.
ruling-C8 = Höjer en motståndares bricka i Nedgång priset?
    .answer = Ja, en var; Gastar i Nedgång kan vara flera.
ruling-C9 = Vad kostar en Glömd Stam?
    .answer = En till. Högst en står i varje Region, och en besegrad kommer aldrig tillbaka.
ruling-C10 = Är en Region med bara ett Berg tom?
    .answer = Ja.
ruling-C11 = Är en Region med bara min egen bricka i Nedgång tom?
    .answer = Nej. Orcher, Skövlande och Skelett räknar den.
ruling-C12 = Gör en ensam Trollhåla, Fästning eller Bivack Regionen icke-tom?
    .answer = De står aldrig ensamma.
ruling-C13 = Avgörs ”icke-tom” före eller efter erövringen?
    .answer = Strax före.

## Where a race may go

ruling-A1 = Var kommer ett folkslag in?
    .answer = På land vid kartans kant, eller vid stranden av ett Hav vid kanten, även om någon håller Havet.
ruling-A2 = Kan ett folkslag komma in vid Sjöns strand?
    .answer = Nej.
ruling-A3 = Kan ett folkslag komma in på två ställen?
    .answer = Nej. Det kommer in på ett ställe och går sedan från granne till granne (gäller inte Flygande).
ruling-A4 = Hjälper mina Regioner i Nedgång mig att nå andra?
    .answer = Nej, bara de som hör till folkslaget som agerar. Ett nytt folkslag behöver inte börja nära det gamla.
ruling-A5 = Var kommer Flygande in?
    .answer = Var som helst på land.
ruling-A6 = Var kommer Halvlängdsmän in?
    .answer = Var som helst; även på nytt när de har förlorat eller övergett allt.
ruling-A7 = Var kommer Underjordiska in?
    .answer = Som alla andra. Från en Grotta de håller är alla Grottor grannar.
ruling-A8 = Var kommer Sjöfarande in?
    .answer = Även på ett Hav vid kanten, för 2. På Sjön bara som Sjöfarande Halvlängdsmän.
ruling-A9 = När får jag överge en Region?
    .answer = Före det folkslagets första erövring i turen. Inte under omorganisationen (men se R3).
ruling-A10 = Får jag ta tillbaka en övergiven Region samma tur?
    .answer = Ja, som en tom Region till vanligt pris.
ruling-A11 = Vad händer om jag överger allt?
    .answer = Folkslaget kommer in på nytt.
ruling-A12 = Vad händer med markörerna i en övergiven Region?
    .answer = Hål-i-Marken, Trollhåla och Fästning tas bort. Bivacker, Hjältar och Drake går till handen.
ruling-A13 = Får ett folkslag anfalla sin egen Region?
    .answer = Nej.
ruling-A14 = Vem stängs ute av Hål-i-Marken, Drake eller Hjälte?
    .answer = Varje motståndare, på alla sätt. Dina egna Gastar i Nedgång är ingen fiende och får ta Regionen: ett Hål-i-Marken är då borta för gott, Hjälte och Drake går till handen.
    .reason = Markörerna skyddar mot fiender, och här tar vi ordet bokstavligt: dina egna folkslag är aldrig fiender. G7 handlar om förluster, där ordalydelsen skulle lämna en lucka.

## Losses and refuge

ruling-L1 = Vad förlorar ett aktivt folkslag med sin Region?
    .answer = En bricka till förvaringsasken, resten till handen.
ruling-L2 = Vad händer med en ensam aktiv bricka?
    .answer = Den går till förvaringsasken.
ruling-L3 = Vad förlorar Alver?
    .answer = Ingen: alla går till handen, även en ensam. Inte i Nedgång.
ruling-L4 = Vart får fördrivna brickor gå?
    .answer = Till Regioner som samma folkslag ännu håller, fritt fördelade, immuna eller inte.
ruling-L5 = Vad händer om folkslaget inte har någon Region kvar?
    .answer = Brickorna stannar i handen. Nästa tur kommer de in på nytt, eller så går folkslaget i Nedgång.
ruling-L6 = Kan fördrivna brickor göra något innan de placeras?
    .answer = Nej, de bara placeras i slutet av anfallarens tur.
ruling-L7 = Vad händer om ett folkslag förlorar flera Regioner samma tur?
    .answer = Det förlorar en bricka för varje; alla andra väntar tillsammans.
ruling-L8 = Vad händer när sista brickan av ett folkslag i Nedgång är borta?
    .answer = Dess Folkslagsbanér läggs genast tillbaka (P9). För Gastar i Nedgång först när ingen heller finns i handen.
ruling-L9 = Vad händer med förlorarens markörer?
    .answer = Fästning och Trollhåla tas bort, Bivacker går till handen, Berget står kvar. För Hål-i-Marken, Hjälte och Drake, se A14.
ruling-L10 = Vad händer om mitt aktiva folkslag tar en Region från mitt folkslag i Nedgång?
    .answer = Brickan går till förvaringsasken, Trollhåla och Fästning tas bort. Stod flera av dina egna Gastar där går en förlorad; resten väntar i Gastarnas hand på omorganisationen.

## The final attempt

ruling-F1 = När får jag slå för ett sista erövringsförsök?
    .answer = Med minst en bricka i handen, och en till tre för få för priset.
ruling-F2 = Får jag slå för en Region jag har råd med?
    .answer = Nej, du tar den helt enkelt.
ruling-F3 = Måste jag ange målet innan jag slår?
    .answer = Ja. Det behöver inte vara den billigaste, och du kan till och med ha råd med en annan Region.
ruling-F4 = Vad händer om sista erövringsförsöket lyckas?
    .answer = Alla brickor i handen går dit.
ruling-F5 = Vad händer om sista erövringsförsöket misslyckas?
    .answer = Brickorna går till omorganisationen. I båda fallen är erövringarna över.
ruling-F6 = Vad händer om försöket misslyckas och folkslaget inte håller någon Region?
    .answer = Brickorna stannar i handen, folkslaget förblir aktivt och kommer in på nytt nästa tur.
ruling-F7 = Måste jag göra ett sista erövringsförsök?
    .answer = Nej.
ruling-F8 = Räknas ett misslyckat försök som ett anfall för Diplomaten?
    .answer = Ja, om målet var en motståndares aktiva folkslag.
ruling-F9 = Får besvärjelse eller Drake följa efter sista erövringsförsöket?
    .answer = Nej.
ruling-F10 = Har Gastar i Nedgång ett eget tärningsslag?
    .answer = Ja. Det avslutar bara Gastarnas erövringar.
    .reason = Enligt ordalydelsen avslutar ett slag turens alla erövringar. Men Gastar i Nedgång spelar som ett aktivt folkslag, så varje folkslag får ett eget slag.

## Decline

ruling-D1 = När kan jag gå i Nedgång?
    .answer = I början av din tur, i stället för att expandera. Du erövrar, flyttar och placerar inget den turen.
ruling-D2 = När väljer jag nästa folkslag?
    .answer = I din nästa tur.
ruling-D3 = Vad händer med folkslaget jag redan har i Nedgång?
    .answer = Det lämnar kartan först, så det ger inga Vinstmynt.
ruling-D4 = Vart går brickor i handen vid Nedgång, även Amazonernas?
    .answer = Till förvaringsasken.
ruling-D5 = Vad ger Vinstmynt i turen då jag går i Nedgång?
    .answer = Ett för varje Region med folkslag i Nedgång, och Dvärgarnas Gruvor. Inget annat.
ruling-D6 = Vad kan ett folkslag utan en enda bricka göra?
    .answer = Stå över, eller gå i Nedgång; en ny kombination väljs först i nästa tur. Den som står över får ändå Vinstmynt för Regioner i Nedgång, och Alkemistens { $alchemist }.
ruling-D7 = Och om ett folkslag utan brickor går i Nedgång?
    .answer = Det äldre folkslaget i Nedgång försvinner som alltid (inte om det är Ande som går i Nedgång), och folkslaget lämnar genast tillbaka sitt Folkslagsbanér. Samma sak om alla dess brickor var i handen; ett Ande-emblem kastas då.
ruling-D8 = Kan ett folkslag gå i Nedgång samma tur som det valdes?
    .answer = Bara med Dristiga, i turens slut.
ruling-D9 = Var är Ande-emblemet efter Nedgången?
    .answer = Hos sitt Folkslagsbanér tills Andefolket är borta, sedan kastas det.
ruling-D10 = Tränger ett Andefolk undan folkslaget jag redan har i Nedgång?
    .answer = Nej. Du kan ha ett vanligt folkslag och ett Andefolk i Nedgång.
ruling-D11 = Kan jag ha två Andefolk?
    .answer = Nej, det finns bara ett Emblem och det används.
ruling-D12 = Vad består i Nedgång?
    .answer = Trollhålor, Fästningar (som försvar), vatten som redan hålls, Dvärgarnas Vinstmynt, Gastarnas förmåga, Ande. Hål-i-Marken, Bivacker, Hjältar, Drake och alla andra fördelar upphör.
ruling-D13 = Går flera spelare i Nedgång samtidigt?
    .answer = Nej, var och en i sin egen tur.
ruling-D14 = Kan ett folkslag gå i Nedgång i sista rundan?
    .answer = Ja, fast det är sällan klokt.
ruling-D15 = Kan Gastar i Nedgång agera i turen då mitt aktiva folkslag går i Nedgång?
    .answer = Nej. Och när de har agerat kan ditt aktiva folkslag inte gå i Nedgång denna tur, utom med Dristiga.

## Income and the end

ruling-V1 = När får spelarna Vinstmynt?
    .answer = Var och en i slutet av sin egen tur, efter omorganisationen.
ruling-V2 = Vad får jag Vinstmynt för?
    .answer = Ett för varje Region du håller, aktiv eller i Nedgång, plus bonus från det aktiva folkslaget och dess Specialförmåga, plus Gruvor hos Dvärgar i Nedgång.
ruling-V3 = Vems Regioner räknar en Specialförmåga?
    .answer = De som hör till folkslaget som bär den, inte de i Nedgång.
ruling-V4 = Är Vinstmynten hemliga?
    .answer = Summorna är hemliga till slutet. Vinstmynt på kombinationer och varje spelares inkomst är öppna.
ruling-V5 = Vem vinner om det är lika?
    .answer = Den med flest Folkslagsbrickor på kartan, aktiva och i Nedgång. Bivacker, Amazonernas { $visitors } och brickor i handen räknas inte.
ruling-V6 = Och om det ändå är lika?
    .answer = Segern delas.
ruling-V7 = När är spelet slut?
    .answer = Efter sista spelarens tur i sista rundan.

## Amazons, Dwarves, Elves

ruling-R1 = Hur många Amazoner får jag?
    .answer = { $amazons } + { $visitors } + Emblemets tal.
ruling-R2 = När lämnar Amazonernas { $visitors } kartan?
    .answer = I slutet av varje egen omorganisation, före inkomsten. Brickor som ännu är i handen räknas in.
ruling-R3 = Vad händer om jag inte kan undvara { $visitors } Amazoner?
    .answer = Behåll en bricka i varje Region om du kan. Annars utrymmer du Regioner du själv väljer tills { $visitors } är borta; de Regionerna ger inga Vinstmynt.
ruling-R4 = Vad händer om { $visitors } Amazoner eller färre är kvar?
    .answer = Alla tas bort. Folkslaget förblir aktivt och kommer in igen.
ruling-R5 = Kan Amazonernas { $visitors } gå förlorade?
    .answer = Nej, och de kan inte heller placeras i en motståndares tur.
ruling-R6 = Vad händer om Amazoner går i Nedgång?
    .answer = De { $visitors } går till förvaringsasken.
ruling-R7 = Vad händer om Skövlande Amazoner utrymmer en Region de tagit i turen?
    .answer = Skövlande betalar ändå för den; Regionen själv gör det inte.
ruling-R8 = Bryter Dvärgar i Nedgång fortfarande i Gruvorna?
    .answer = Ja, med eller utan Ande: Gruvans Vinstmynt kommer varje tur, även i den då de går i Nedgång.
ruling-R9 = Vad händer om en besvärjelse drabbar en Alv?
    .answer = Alven går till förvaringsasken.
ruling-R10 = Vad händer om Alver förlorar allt?
    .answer = Alla är i handen och kommer in på nytt.

## Ghouls

ruling-G1 = Vad händer med Gastar vid Nedgång?
    .answer = Alla brickor på kartan stannar; de i handen går till förvaringsasken.
ruling-G2 = Vad kan Gastar i Nedgång göra i senare turer?
    .answer = De tar upp brickor, överger, erövrar, slår och omorganiserar som ett aktivt folkslag, innan det aktiva folkslaget gör något.
    .reason = Tveksamt: reglerna sätter dem bara före det aktiva folkslagets erövringar. Enligt ordalydelsen kunde de fortfarande agera efter att det har övergett Regioner.
ruling-G3 = Agerar Gastar i Nedgång före eller efter valet?
    .answer = Det går bra hur som.
ruling-G4 = Hur omorganiserar Gastar i Nedgång?
    .answer = Tillsammans med det aktiva folkslaget, men bara mellan Gastarnas Regioner.
ruling-G5 = Vilka fördelar har Gastar i Nedgång kvar?
    .answer = Av Emblemet bara det som består för alla: vatten som hålls, byggda Fästningar, Ande. Inga nya Hav, inga nya Fästningar.
ruling-G6 = Vart får Gastar i Nedgång gå?
    .answer = Bara intill Gastarnas Regioner. Utan någon kommer de in på nytt.
ruling-G7 = Får mina Gastar i Nedgång anfalla mina andra folkslag?
    .answer = Ja. Regionen förlorar en bricka (Alver ingen), Trollhåla och Fästning tas bort, Bivacker går till handen; det som är kvar väntar på omorganisationen och erövrar inget denna tur.
    .reason = Regeln om förluster talar om fiender, men reglerna tillåter det här anfallet. Utan den skulle ingen veta vart brickorna ska, så här förlorar ditt eget folkslag som en fiende (till skillnad från A14).
ruling-G8 = Vad händer om Gastar i Nedgång fördrivs?
    .answer = En går förlorad; de andra kommer tillbaka till Gastarnas Regioner i slutet av anfallarens tur, eller väntar i handen om det inte finns någon.
ruling-G9 = Verkar besvärjelser på Gastar i Nedgång?
    .answer = Nej, bara på aktiva brickor.
ruling-G10 = Binder fred Gastar i Nedgång?
    .answer = Den varken binder eller skyddar dem.
ruling-G11 = Vad gör Andegastar?
    .answer = De stannar för gott och fortsätter erövra, bredvid ett annat folkslag i Nedgång.
ruling-G12 = Vad gör Dristiga Gastar?
    .answer = De går i Nedgång efter inkomsten och erövrar från nästa tur.
ruling-G13 = Vad händer med Gastar i Nedgång vid nästa Nedgång?
    .answer = Utan Ande lämnar de genast både karta och hand.
ruling-G14 = Ger det som Gastar i Nedgång erövrar bonus till det aktiva folkslaget?
    .answer = Nej.

## Giants, Halflings, Humans, Orcs, Ratmen, Skeletons

ruling-H1 = Vilka Berg hjälper Jättar?
    .answer = De som de håller just nu, även ett som tagits i turen.
ruling-H2 = Vad betalar Jättar för ett Berg?
    .answer = Den extra brickan. De sparar en bara intill ett annat Berg som de håller.
ruling-H3 = Vad sparar Underjordiska Jättar?
    .answer = Från ett Berg med Grotta som de håller är varje Grotta granne: en för Jättarna, en för Underjordiska.
ruling-H4 = Vad sparar Flygande Jättar?
    .answer = 1 bricka, men bara i Regioner som verkligen är granne med ett Berg de håller.
ruling-H5 = Var hamnar Hål-i-Marken?
    .answer = I de två första Regioner folkslaget erövrar, vilken tur det än är.
ruling-H6 = Vad händer om jag överger en Region med Hål-i-Marken?
    .answer = Hålet är borta och ersätts inte.
ruling-H7 = Vad händer om Halvlängdsmän väljs igen senare?
    .answer = Ett nytt folkslag med { $holes } nya Hål-i-Marken.
ruling-H8 = Kan jag avstå från eller flytta Hål-i-Marken?
    .answer = Nej.
ruling-H9 = Hjälper Hål-i-Marken mot Drake, besvärjelser och Flygande?
    .answer = Ja, mot alla.
ruling-H10 = Räcker en bricka på ett Hål-i-Marken?
    .answer = Ja.
ruling-H11 = Vad tjänar Människor, Trollkarlar och Dvärgar?
    .answer = Ett Vinstmynt för varje Åkermark, Magikälla respektive Gruva de håller i turens slut. Folkslag och Specialförmåga kan båda betala för samma Region.
ruling-H12 = Vad tjänar Orcher?
    .answer = Ett Vinstmynt för varje icke-tom Region tagen i turen, även från Glömda Stammar. Läggs ihop med det som Skövlande ger.
ruling-H13 = Hur växer Skelett?
    .answer = En ny bricka per { $grows_every } icke-tomma Regioner tagna i turen, avrundat nedåt, vid omorganisationen; den erövrar inte denna tur. Inget sparas till senare, och förvaringsasken är gränsen.
ruling-H14 = Vilka Regioner räknas för Skelett?
    .answer = De med aktiva brickor, brickor i Nedgång eller en Glömd Stam.
ruling-H15 = Vad kan Råttmänniskor?
    .answer = Inget särskilt; de är bara många.

## Sorcerers

ruling-W1 = Hur ofta får jag använda besvärjelser?
    .answer = En gång per tur mot varje motståndare.
ruling-W2 = Mot vem verkar besvärjelser?
    .answer = Mot en motståndares ensamma aktiva bricka intill en Region med Besvärjare.
ruling-W3 = Kräver en besvärjelse en bricka i handen?
    .answer = Nej, den nya kommer ur förvaringsasken.
    .reason = Enligt ordalydelsen kräver varje erövring en bricka i handen. Men utgivaren har svarat att besvärjelser fungerar med tom hand, så det är standard.
ruling-W4 = Kan en besvärjelse vara den första erövringen?
    .answer = Nej: det finns ingen Besvärjare att stå intill.
ruling-W5 = Vad når Flygande Besvärjare?
    .answer = Varje ensam aktiv bricka på land; som första erövring bara med en bricka i handen.
ruling-W6 = Vad når Underjordiska Besvärjare?
    .answer = Grottor räknas som deras grannar.
ruling-W7 = Skyddar Berg, Fästning och Trollhåla mot besvärjelser?
    .answer = Nej; Fästning och Trollhåla tas bort.
ruling-W8 = Skyddar en Bivack mot besvärjelser?
    .answer = Ja, en räcker.
ruling-W9 = Skyddar Hål-i-Marken, Drake och Hjälte mot besvärjelser?
    .answer = Ja.
ruling-W10 = Skyddar fred mot besvärjelser?
    .answer = Ja.
ruling-W11 = Når besvärjelser vatten?
    .answer = Bara Sjöfarande Besvärjare når det.
ruling-W12 = Vad måste finnas i förvaringsasken för en besvärjelse?
    .answer = En Besvärjare; den sista duger.
ruling-W13 = Är en besvärjelse en erövring?
    .answer = Ja, av en icke-tom Region: Skövlande betalar, Diplomaten räknar det som anfall.
ruling-W14 = Vart går brickan som byts ut?
    .answer = Till förvaringsasken, även Alver. Ägaren får inget i handen.
ruling-W15 = Får jag gå vidare från en Region tagen med besvärjelse?
    .answer = Ja, genast.
ruling-W16 = Verkar besvärjelser på egna brickor, brickor i Nedgång eller Glömda Stammar?
    .answer = Nej.
ruling-W17 = Måste Bärsärkabesvärjare slå tärningen?
    .answer = En besvärjelse varken kräver eller förbrukar ett slag (se E17).

## Tritons and Trolls

ruling-X1 = Vad är en kust?
    .answer = Land vid ett Hav eller vid Sjön; det räknas även när ett folkslag kommer in.
ruling-X2 = Vad sparar Sjöfarande Havsfolk på vatten?
    .answer = Inget: vatten är ingen kust.
ruling-X3 = Var hamnar Trollhålor?
    .answer = En i varje Region som Trollen tar, genast.
    .reason = { $lairs } räcker alltid för Troll.
ruling-X4 = Vad händer med Trollhålor i Nedgång?
    .answer = De står kvar och försvarar. De försvinner när Regionen överges eller erövras, eller när Trollen i Nedgång lämnar kartan.
ruling-X5 = Vad får jag för att erövra en Trollhåla?
    .answer = Inget.

## Special powers

ruling-Y1 = Vad tjänar en Alkemist utan Region?
    .answer = Ändå { $alchemist } Vinstmynt.
ruling-Y2 = Vad tjänar Alkemisten i turen då jag går i Nedgång?
    .answer = Inget.
ruling-Y3 = I vilken ordning går det till med Bärsärk?
    .answer = Slå, välj Region, betala priset minus tärningen, minst en.
ruling-Y4 = Måste Bärsärk slå?
    .answer = Nej. Efter ett slag erövrar du med det eller slutar; det blir inget andra slag för samma erövring.
ruling-Y5 = Vad händer om ett Bärsärkaslag är för lågt för allt?
    .answer = Då var det sista erövringsförsöket.
ruling-Y6 = Får Bärsärk välja det den inte kan betala?
    .answer = Det skulle bara avsluta erövringarna, så du slutar i stället.
ruling-Y7 = Har Bärsärk även det vanliga sista erövringsförsöket?
    .answer = Nej.
ruling-Y8 = Kan Bärsärk ha Draken?
    .answer = Nej, båda är Emblem och ett folkslag har bara ett.
ruling-Y9 = Hur många Bivacker får plats i en Region?
    .answer = Hur många som helst upp till { $camps }; de får också lämnas utanför.
ruling-Y10 = Håller en Bivack en Region?
    .answer = Nej, det gör bara Folkslagsbrickor.
ruling-Y11 = Vad händer om en Region med Bivacker faller?
    .answer = Alla Bivacker går till handen och slås upp i slutet av anfallarens tur i valfri Region hos ägarens folkslag; utan Region väntar de. Ingen går förlorad.
ruling-Y12 = Räknas Bivacker som brickor?
    .answer = Bara för försvaret, och mot besvärjelser.
ruling-Y13 = Sparar Kommando på första erövringen?
    .answer = Ja, en bricka överallt.
ruling-Y14 = Fungerar Diplomat med två spelare?
    .answer = Ja, som det är tryckt.
ruling-Y15 = Får Diplomaten utse en motståndare utan aktivt folkslag?
    .answer = Ja, och freden binder även nästa folkslag.
ruling-Y16 = Vad förbjuder freden?
    .answer = Alla anfall från den Allierades aktiva folkslag på Diplomatens aktiva folkslag, oavsett hur, till Diplomatens nästa tur. Brickor i Nedgång står utanför.
ruling-Y17 = Vem får Diplomaten inte utse?
    .answer = En motståndare vars aktiva folkslag har förlorat en Region till Diplomatens folkslag i turen eller varit mål för tärningen. Anfall på ett folkslag i Nedgång och anfall av egna Gastar i Nedgång räknas inte.
ruling-Y18 = Måste Diplomaten utse någon?
    .answer = Nej. Den gamla freden slutar när Diplomatens tur börjar.
ruling-Y19 = Sluter Diplomaten fred i turen då jag går i Nedgång?
    .answer = Nej.
ruling-Y20 = Vad kan Draken?
    .answer = En gång per tur tar den en Region med en bricka, vad som än står där. Den måste som alltid vara inom räckhåll.
ruling-Y21 = Får Draken stanna?
    .answer = Ja; den flyttar bara genom att erövra. Regionen där den ligger är immun; den som den har lämnat är det inte längre.
ruling-Y22 = Får Draken göra första erövringen?
    .answer = Ja.
ruling-Y23 = Får Draken flyga till immuna Regioner eller vatten?
    .answer = Aldrig.
ruling-Y24 = Vad händer om jag överger Drakens Region?
    .answer = Draken går till handen och får ännu flyga denna tur om den inte redan har gjort det.
ruling-Y25 = Vad når Flygande?
    .answer = Varje Region på land, alltid.
ruling-Y26 = När bygger jag en Fästning?
    .answer = En gång per tur som aktiv, under omorganisationen. Inte i turen då du går i Nedgång.
ruling-Y27 = Vad ger Fästningar?
    .answer = Ett Vinstmynt var i det aktiva folkslagets Regioner, varje tur. Inget i Nedgång.
ruling-Y28 = Vad händer om { $fortresses } Fästningar står på kartan?
    .answer = Inga fler byggs, och de flyttas aldrig. De som hör till ett äldre folkslag i Nedgång räknas, och borttagna kan byggas igen.
ruling-Y29 = Var står Hjältar?
    .answer = I { $heroes } olika Regioner i turens slut, i en om det bara finns en. De står kvar till nästa omorganisation.
ruling-Y30 = Vad händer om det Hjältemodiga folkslaget anfalls någon annanstans?
    .answer = Hjältar flyttar sig inte i motståndarnas turer.
ruling-Y31 = Vad ger Skogs, Backe, Träsk och Handelsman?
    .answer = Ett Vinstmynt för varje sådan Region hos det aktiva folkslaget (Handelsman: för varje Region).
ruling-Y32 = Var sparar Beridna?
    .answer = På Kullar och Åkermark, en bricka.
ruling-Y33 = Vad ger Skövlande?
    .answer = Detsamma som Orcher får, och det läggs till deras.
ruling-Y34 = Sjöfarande: vad kostar vatten?
    .answer = 2 brickor, plus brickorna hos ett folkslag som håller det.
ruling-Y35 = Sjöfarande: vad gränsar till vatten?
    .answer = Vatten och landet vid dess strand är grannar, åt båda hållen.
ruling-Y36 = Vad behåller Sjöfarande i Nedgång?
    .answer = Sitt vatten, som fortsätter att ge Vinstmynt. Mer vatten kan de inte ta.
ruling-Y37 = Vem kan anfalla vatten?
    .answer = Bara ett aktivt Sjöfarande folkslag. Flygande aldrig.
ruling-Y38 = När kan Dristiga gå i Nedgång?
    .answer = I slutet av en tur efter inkomsten, även i folkslagets första och utan erövring.
ruling-Y39 = Vad får Dristiga för Vinstmynt?
    .answer = Turen som aktiv med all bonus, det gamla folkslaget i Nedgång inräknat; sedan tas det bort. Inget räknas två gånger.
ruling-Y40 = Har Dristiga även den vanliga Nedgången?
    .answer = Ja.
ruling-Y41 = Underjordiska: för vem är Grottor grannar?
    .answer = För det folkslagets erövringar, och för det som dess Jättar eller Besvärjare gör.
ruling-Y42 = Vad ger Rika?
    .answer = { $wealthy } Vinstmynt i slutet av turen då kombinationen valdes.

## The dealer and the combos

ruling-E1 = Vad går först när ett folkslag är borta, Emblem eller Folkslagsbanér?
    .answer = Emblemet kastas innan Folkslagsbanéret läggs tillbaka. Blandas Emblem om för det Folkslagsbanéret är Emblemet med.
    .reason = Båda användes till dess, och Emblemet måste vara kastat för att blandas med.
ruling-E2 = I vilken ordning flyttas Folkslagsbanér och Emblem vid Nedgång?
    .answer = Det äldre folkslagets Folkslagsbanér läggs tillbaka, och Emblem blandas om för det, innan Emblemet hos det folkslag som går i Nedgång kastas.
    .reason = Det äldre folkslaget lämnar först (D3).
ruling-E3 = När agerar spelledaren?
    .answer = Före alla spelare, även mitt under erövringar, så länge en tärning väntas eller kolumnen är för kort och ett Folkslagsbanér är ledigt. I en uppställd ställning som väntar på båda kommer tärningen först.
    .reason = Alla bestämmer med samma kolumn för ögonen, och en spelfil har en enda möjlig ordning.
ruling-E4 = Visas något efter slutet?
    .answer = Nej.
    .reason = Ingen skulle kunna välja det.
ruling-E5 = När blandas högarna?
    .answer = Aldrig i förväg: när det är dags dras ett av de osedda Folkslagsbanéren och Emblemen. Återlämnade Folkslagsbanér kommer efter alla osedda.
    .reason = Oddsen är desamma, och en ordning som inte finns kan inte läcka ut.
ruling-E6 = Vad räknar perft?
    .answer = Spelledarens drag som alla andra, varje tal på tärningen en gång.
    .reason = Det är ett fingeravtryck av reglerna, inte av oddsen.

## The turn

ruling-E7 = Börjar folkslagets tur när en kombination väljs?
    .answer = Nej: ett folkslag i Nedgång som agerar får göra det tills det aktiva folkslaget gör något. Att sluta är också att göra något.
    .reason = Tveksamt: reglerna låter Gastar erövra när turen börjar, vilket även kan betyda före valet. G3 lämnar båda ordningarna öppna.
ruling-E8 = Får Regioner överges efter att folkslaget i Nedgång har erövrat?
    .answer = Ja, av det aktiva folkslaget: varje folkslag gör sig redo för sig.
    .reason = A9 talar om det folkslagets första erövring.
ruling-E9 = När omorganiserar ett folkslag i Nedgång som agerar?
    .answer = I varje tur då ägaren expanderar, även om det inte erövrade något.
    .reason = Ett aktivt folkslag får det (T3), och Gastar spelar som ett.
ruling-E10 = Vad händer om Gastarnas sista erövringsförsök avslutar alla erövringar?
    .answer = Med ”{ option-ghouls_own_die }” av börjar omorganisationen genast. Återstår ett val av kombination kommer valet först och omorganisationen efter det.
    .reason = Valet är obligatoriskt (P5), men alla erövringar är över.
ruling-E11 = När får jag ett val efter inkomsten?
    .answer = Bara om det finns ett: en Diplomat som har anfallit alla får ingen fråga.
    .reason = Det skulle inte finnas något att välja.
ruling-E12 = Kan ett folkslag ha både sen Nedgång och fred?
    .answer = Ett eget folkslag som har båda tar det ena eller det andra; båda avslutar turen.
    .reason = Fred skyddar bara ett aktivt folkslag.
ruling-E13 = Måste jag alltid avsluta turen själv?
    .answer = Ja, även utan något att placera. Bara den vanliga Nedgången, ett val efter inkomsten och en tillflykt utan något att placera slutar av sig själva.
    .reason = Du kan ännu vilja se dig om, eller ångra.
ruling-E14 = Placeras fördrivna brickor efter den allra sista turen?
    .answer = Ja, deras ägare placerar dem ändå.
    .reason = Är det lika räknas brickor på kartan (V5).
ruling-E15 = Vad kan jag ångra?
    .answer = Dina egna beslut i den här turen. En försvarare kan ångra hur fördrivna brickor placerats, men ingen kan ångra något som en annan spelare har agerat på.
    .reason = Det är T8, sett från varje spelares sida.
ruling-E35 = Får jag överge Regioner med ett folkslag i Nedgång?
    .answer = Nej. De blir kvar tills någon erövrar dem eller folkslaget lämnar kartan. Bara ett folkslag i Nedgång som kan agera får överge Regioner.
    .reason = Att överge Regioner hör till förberedelsen för erövringar.
ruling-E36 = Får Diplomaten utan en Region utse en Allierad?
    .answer = Ja, så länge folkslaget är aktivt.
    .reason = Freden beror på vem folkslaget anföll, inte på vad det håller.

## Conquest

ruling-E16 = Vilka erövringar ger Hål-i-Marken?
    .answer = De { $holes } första Regionerna av vilket slag som helst, tagna på vilket sätt som helst: vatten, med tärningen, med Draken.
    .reason = H5 och H8 gör inga undantag.
ruling-E17 = Vad kan jag göra efter ett Bärsärkaslag?
    .answer = Bara en vanlig erövring, eller sluta. Besvärjelse, Drake och att överge väntar tills slaget är använt.
    .reason = Annars kunde du titta på tärningen först och sedan välja ett annat sätt.
ruling-E18 = Vad kräver ett Bärsärkaslag?
    .answer = En bricka i handen, men ingen Region som det skulle kunna vinna.
    .reason = Slaget kommer före valet (Y3).
ruling-E19 = Får Draken någonsin flyga till vatten?
    .answer = Nej, inte ens för ett eget folkslag som seglar.
    .reason = Y23 säger aldrig.
ruling-E20 = Vad händer om alla Trollhålor är på kartan?
    .answer = Regioner som ett eget folkslag tar får ingen.
    .reason = Det finns { $lairs } i lådan (N5).
ruling-E21 = Vad når ett folkslag som flyger och seglar?
    .answer = Allt land, och vatten bara som granne eller väg in.
    .reason = Flygande handlar om land (Y25).
ruling-E22 = Får ett folkslag som kommer in var som helst börja med en besvärjelse?
    .answer = Nej, bara ett som flyger.
    .reason = W4, W5: det finns inget att stå intill.
ruling-E23 = Vad behåller ett folkslag i Nedgång som agerar?
    .answer = Det som dess Folkslagsbanér sparar, når och märker med Trollhålor. Det har inget Emblem, och aldrig besvärjelser, Hål-i-Marken, nya brickor eller Vinstmynt för erövringar.
    .reason = Folkslagsbanéret finns kvar, Emblemet gör det inte.
ruling-E37 = Sparar Sjöfarande Jättar på vatten intill sitt Berg?
    .answer = Ja, en bricka, som på land.
    .reason = Jättarnas rabatt gäller alla Regioner intill ett Berg som de håller (H1), och Sjöfarande öppnar vattnet för dem.

## Losses and refuge

ruling-E24 = Vilka Bivacker kan jag slå upp vid tillflykt?
    .answer = Bara de som fördrevs denna tur. Bivacker du lämnat utanför tidigare stannar i handen.
    .reason = Inget annat flyttas i en motståndares tur.
ruling-E25 = Måste jag slå upp fördrivna Bivacker?
    .answer = Nej, de får lämnas utanför även vid tillflykt och väntar på nästa omorganisation.
    .reason = Som i Y9.
ruling-E26 = Vart går en utbytt Alv som inte går förlorad?
    .answer = Med ”{ option-elf_lost_to_sorcerer }” av, till ägarens hand; den placeras vid tillflykten.
    .reason = Som om Regionen hade erövrats (L3).
ruling-E27 = I vilken ordning placerar en försvarare två folkslag?
    .answer = I valfri ordning, och du avslutar en gång för båda.
    .reason = Ingen annan agerar emellan.
ruling-E28 = Vad händer om ett folkslag i Nedgång som agerar inte förlorar brickor?
    .answer = Då förlorar det inga i Nedgång heller.
    .reason = Det spelar som om det vore aktivt.
ruling-E38 = Vad händer om mina egna Gastar tar mitt aktiva folkslags sista Region?
    .answer = Det som är kvar av folkslaget stannar i handen och kommer in på nytt nästa tur.
    .reason = Utan en Region finns ingenstans att placera brickor, som i L5.

## Redeployment and decline

ruling-E29 = Får brickor stanna i handen?
    .answer = Inte så länge folkslaget håller en Region, Amazonernas { $visitors } undantagna. Detsamma vid tillflykt.
    .reason = Omorganisationen är till för alla brickor.
ruling-E30 = Hur många Fästningar får plats i en Region?
    .answer = En.
    .reason = Fästningar betalar per Region.
ruling-E31 = Hur utrymmer jag Regioner för Amazonerna?
    .answer = Innan något placeras, och inte en mer än som behövs. Markörerna tas bort som när en Region överges.
    .reason = A9 förbjuder att överge av något annat skäl.
ruling-E32 = Vilka Amazoner lämnar kartan?
    .answer = Vilka { $visitors } som helst av brickorna som är kvar; de är inte märkta, och förluster ersätts aldrig.
    .reason = Alla brickor är likadana.
ruling-E33 = Måste jag placera Hjältar?
    .answer = Ja, så länge någon av folkslagets Regioner saknar en. Hjältar utan en sådan Region stannar i handen.
    .reason = Hjältar är inte valfria (Y29); det är Bivacker (Y9).
ruling-E34 = Vad skulle hända om en spelare hade två folkslag som stannar i Nedgång?
    .answer = Det andra skulle tränga undan det första.
    .reason = Det finns en plats för det (D10); med det som finns i lådan kan det inte hända (D11).
