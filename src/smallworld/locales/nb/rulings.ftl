### Rulings: a question, its answer and, where there is one, the reason, one message for each id.
###
### The ids are for ever. Numbers of the box come as variables; ids of other rulings, such as
### C2, stand in a text as they are and become links.

## Numbers

ruling-N1 = Hva står på terningen?
    .answer = { $die_faces }.
ruling-N2 = Hvor mange runder spilles det?
    .answer = { $rounds_2 } med to spillere, { $rounds_3 } med tre, { $rounds_4 } med fire, { $rounds_5 } med fem.
ruling-N3 = Hvor mange seiersmynter har jeg fra start?
    .answer = { $starting_coins } til hver spiller.
ruling-N4 = Kan banken gå tom?
    .answer = Nei, banken regnes som uendelig.
    .reason = Seiersmyntene i esken er verdt 515, mer enn alle spillerne til sammen tjener i ett spill.
ruling-N5 = Hvor mange brikker er det?
    .answer = { $lairs } trollhuler, { $fortresses } festninger, { $mountains } fjell, { $camps } leire, { $holes } jordhuler, { $heroes } helter, 1 drage, { $tribes } Glemte Folkeslag.
ruling-N6 = Hvor mange kombinasjoner er synlige?
    .answer = { $column }: fem i rekken og den øverste på de to bunkene.
ruling-N7 = Hvor mye vann har et kart?
    .answer = Tre regioner: to hav ved kanten og én innsjø inne på kartet.
ruling-N8 = Hvordan gjøres kartet klart?
    .answer = Bruk kartet for antallet spillere; et Glemt Folkeslag og et fjell på hvert trykt symbol.
ruling-N9 = Hva er grensene for en rase eller spesialevne jeg finner på?
    .answer = En rase: høyst 10 på banneret, med tropper fra en rase som har minst like mange; den rasen går ut av spillet. En spesialevne: høyst { $highest_badge }.

## The order of play

ruling-T1 = Fullfører en spiller turen sin før den neste begynner?
    .answer = Ja, hele turen.
ruling-T2 = Hvem begynner?
    .answer = Bordet bestemmer, og spillet går med klokken.
    .reason = Programmet tar plassene i den rekkefølgen de er gitt.
ruling-T3 = Må jeg erobre?
    .answer = Nei. Du kan stoppe når som helst, også før den første erobringen.
ruling-T4 = Kan jeg omfordele uten å prøve terningen?
    .answer = Ja.
ruling-T5 = Må alle tropper tas opp?
    .answer = Nei.
    .reason = Programmet løfter alle unntatt én i hver region. Det blir det samme, fordi omfordelingen er fri.
ruling-T6 = Når kommer tropper som er drevet ut, tilbake?
    .answer = Aller sist i angriperens tur, etter omfordeling og inntekt.
ruling-T7 = I hvilken rekkefølge plasserer flere forsvarere?
    .answer = Med klokken, fra venstre for angriperen.
ruling-T8 = Kan jeg ombestemme meg?
    .answer = Ja. Her kan du angre tilbake til det siste terningkastet eller den siste avslørte kombinasjonen, eller til starten av turen din.
    .reason = Reglene sier ingenting om det.

## Picking combos

ruling-P1 = Hva koster en kombinasjon?
    .answer = Legg én seiersmynt på hver kombinasjon over den. Den øverste er gratis.
ruling-P2 = Hva kan jeg velge med for få seiersmynter?
    .answer = Bare plasser du kan betale for; uten seiersmynter bare den øverste.
ruling-P3 = Kan jeg betale med seiersmyntene på kombinasjonen jeg vil ha?
    .answer = Nei. Betal først, ta dem så.
ruling-P4 = Kan jeg veksle eller skylde?
    .answer = Du kan veksle fritt, men ikke skylde.
ruling-P5 = Må jeg velge?
    .answer = Ja, når du ikke har en aktiv rase.
    .reason = Minst fire kombinasjoner er der ved hvert valg; tre kan vises rett etter et valg med fem spillere.
ruling-P6 = Hvordan fylles rekken på?
    .answer = Kombinasjonene under rykker opp med seiersmyntene sine; en ny kommer straks nederst.
ruling-P7 = Hva om oppbevaringsbrettet har for få tropper?
    .answer = Du tar det som er der.
    .reason = Det kan ikke skje i grunnspillet.
ruling-P8 = Hva om bannerne tar slutt?
    .answer = Da vises færre enn { $column } kombinasjoner.
    .reason = Ved et valg skjer det bare med fem spillere, når opptil 10 av { $races } bannere er ute. Rett etter et valg kan det også skje med fire.
ruling-P9 = Hvor legges et banner som kommer tilbake?
    .answer = Under bunken. Er bunken tom og rekken for kort, kommer det rett bak den siste kombinasjonen og får straks en evnebrikke.
ruling-P10 = I hvilken rekkefølge kommer returnerte bannere igjen?
    .answer = I den rekkefølgen de kom tilbake; bannere stokkes aldri på nytt.
ruling-P11 = Hva om evnebrikkene tar slutt?
    .answer = De som er lagt bort, stokkes til en ny bunke, så ofte det trengs. En «Sjel»-brikke som fortsatt er ute, er ikke med.
    .reason = Høyst 12 av { $powers } evnebrikker er bundet, så det går alltid.
ruling-P12 = Når er evnebrikken til en rase som stagnerer, ledig?
    .answer = Den legges bort idet rasen stagnerer (ikke «Sjel», se D9). Den dukker først opp igjen etter en ny stokking.
ruling-P13 = Er bunkene åpne?
    .answer = Alle ser kombinasjonene som ligger fremme. Ingen kjenner rekkefølgen under.
ruling-P14 = Hva skjer med seiersmynter på kombinasjoner?
    .answer = Alle kan se dem, de følger kombinasjonen, og de går aldri tilbake til banken.
ruling-P15 = Betaler «Rikdom» igjen når den velges på nytt?
    .answer = Ja, én gang for hvert valg, på slutten av den rasens første tur, også uten en region.

## The price of a region

ruling-C1 = Legges besparelser sammen?
    .answer = Ja, rasens og spesialevnens. En rase har aldri to spesialevner.
ruling-C2 = Hva er den laveste prisen?
    .answer = 1 tropp.
ruling-C3 = Kan et terningkast gjøre en region gratis?
    .answer = Nei. Den koster fortsatt 1 tropp.
ruling-C4 = Må jeg ha en tropp igjen etter betalingen?
    .answer = Nei. Du må ha én for å begynne en erobring, men den kan du bruke.
ruling-C5 = Kan jeg betale mer enn prisen?
    .answer = Nei, du betaler nøyaktig prisen og flytter resten i omfordelingen. Bare et siste forsøk som lykkes, setter inn alle.
ruling-C6 = Øker min egen inaktive rase prisen?
    .answer = Nei. Bare andre spilleres tropper teller. Fjell, trollhule og festning legger fortsatt til én hver.
ruling-C7 = Øker den aktive rasen min prisen for mine inaktive Levende Døde?
    .answer = Nei, som i C6. Det gjør derimot brikker.
ruling-C8 = Øker en motstanders inaktive tropp prisen?
    .answer = Ja, én hver; inaktive Levende Døde kan være flere.
ruling-C9 = Hva koster et Glemt Folkeslag?
    .answer = Én mer. Det står høyst ett i en region, og når det er slått, kommer det aldri igjen.
ruling-C10 = Er en region med bare et fjell tom?
    .answer = Ja.
ruling-C11 = Er en region med bare min egen inaktive tropp tom?
    .answer = Nei. Orker, «Plyndring» og Skjeletter teller den.
ruling-C12 = Gjør en trollhule, festning eller leir alene at regionen ikke er tom?
    .answer = De står aldri alene.
ruling-C13 = Avgjøres «bebodd» før eller etter erobringen?
    .answer = Rett før.

## Where a race may go

ruling-A1 = Hvor kommer en rase inn?
    .answer = På land ved kartets kant, eller ved kysten av et hav ved kanten, også om noen holder det havet.
ruling-A2 = Kan en rase komme inn ved bredden av innsjøen?
    .answer = Nei.
ruling-A3 = Kan en rase komme inn to steder?
    .answer = Nei. Den kommer inn ett sted og går så fra nabo til nabo (gjelder ikke «Flyvning»).
ruling-A4 = Hjelper inaktive regioner meg å nå andre?
    .answer = Nei, bare regioner som rasen som erobrer, selv holder. En ny rase trenger ikke begynne nær den gamle.
ruling-A5 = Hvor kommer «Flyvning» inn?
    .answer = Hvor som helst på land.
ruling-A6 = Hvor kommer Gnomene inn?
    .answer = Hvor som helst; det samme når de har mistet eller gitt opp alt.
ruling-A7 = Hvor kommer «Underverdenen» inn?
    .answer = Som alle andre. Fra underjordiske huler du holder, er alle andre huler naboer.
ruling-A8 = Hvor kommer «Sjøfarere» inn?
    .answer = Også på et hav ved kanten, for 2. På innsjøen bare som Gnomer med «Sjøfarere».
ruling-A9 = Når kan jeg gi opp en region?
    .answer = Før den rasens første erobring i turen. Ikke i omfordelingen (men se R3).
ruling-A10 = Kan jeg ta en oppgitt region igjen i samme tur?
    .answer = Ja, som en tom region til vanlig pris.
ruling-A11 = Hva skjer hvis jeg gir opp alt?
    .answer = Rasen kommer inn på nytt.
ruling-A12 = Hva skjer med brikkene i en oppgitt region?
    .answer = Jordhule, trollhule og festning fjernes. Leire, helter og drage går på hånden.
ruling-A13 = Kan en rase angripe sin egen region?
    .answer = Nei.
ruling-A14 = Hvem holdes ute av jordhule, drage eller helt?
    .answer = Alle motstandere, på alle måter. Dine egne inaktive Levende Døde er ingen fiende og kan ta regionen: en jordhule er da borte for godt, helt og drage går på hånden.
    .reason = Brikkene beskytter mot fiender, og her tar vi ordet bokstavelig: dine egne raser er aldri fiender. G7 handler om tap, der ordlyden ville etterlatt et hull.

## Losses and refuge

ruling-L1 = Hva mister en aktiv rase sammen med regionen?
    .answer = Én tropp til oppbevaringsbrettet, resten på hånden.
ruling-L2 = Hva skjer med en enslig aktiv tropp?
    .answer = Den går til oppbevaringsbrettet.
ruling-L3 = Hva mister Alver?
    .answer = Ingen: alle går på hånden, også en enslig. Ikke når de er inaktive.
ruling-L4 = Hvor kan fordrevne tropper gå?
    .answer = Til regioner samme rase fortsatt holder, fordelt som du vil, immune eller ikke.
ruling-L5 = Hva om rasen ikke har noen region igjen?
    .answer = Troppene blir på hånden. I neste tur kommer de inn på nytt, eller rasen stagnerer.
ruling-L6 = Kan fordrevne tropper gjøre noe før de plasseres?
    .answer = Nei, de plasseres bare på slutten av angriperens tur.
ruling-L7 = Hva om en rase mister flere regioner i samme tur?
    .answer = Den mister én tropp for hver; alle de andre venter sammen.
ruling-L8 = Hva om den siste troppen til en inaktiv rase er borte?
    .answer = Banneret går straks tilbake (P9). For inaktive Levende Døde først når heller ingen er på hånden.
ruling-L9 = Hva skjer med taperens brikker?
    .answer = Festning og trollhule fjernes, leire går på hånden, fjellet blir. For jordhule, helt og drage: se A14.
ruling-L10 = Hva om den aktive rasen min tar en region fra den inaktive?
    .answer = Troppen går til oppbevaringsbrettet, trollhule og festning fjernes. Sto det flere av dine egne Levende Døde der, går én tapt; resten venter på de Levende Dødes hånd til omfordelingen.

## The final attempt

ruling-F1 = Når kan jeg kaste for et siste forsøk?
    .answer = Med minst én tropp på hånden, når det mangler én til tre på prisen.
ruling-F2 = Kan jeg kaste for en region jeg kan betale?
    .answer = Nei, du bare tar den.
ruling-F3 = Må jeg velge målet før jeg kaster?
    .answer = Ja. Det trenger ikke være det billigste, og du kan til og med ha råd til en annen region.
ruling-F4 = Hva skjer om det siste forsøket lykkes?
    .answer = Alle tropper på hånden går dit.
ruling-F5 = Hva skjer om det siste forsøket mislykkes?
    .answer = Troppene går til omfordelingen. Uansett er erobringene over.
ruling-F6 = Hva om forsøket mislykkes og rasen ikke holder noen region?
    .answer = Troppene blir på hånden, rasen er fortsatt aktiv og kommer inn på nytt i neste tur.
ruling-F7 = Må jeg gjøre et siste forsøk?
    .answer = Nei.
ruling-F8 = Teller et mislykket forsøk som et angrep for Diplomaten?
    .answer = Ja, hvis målet var en motstanders aktive rase.
ruling-F9 = Kan forheksing eller dragen følge etter det siste forsøket?
    .answer = Nei.
ruling-F10 = Har inaktive Levende Døde et eget terningkast?
    .answer = Ja. Det avslutter bare deres egne erobringer.
    .reason = Etter ordlyden avslutter ett kast alle erobringer i turen. Men inaktive Levende Døde spiller som en aktiv rase, så hver rase får sitt eget kast.

## Decline

ruling-D1 = Når kan jeg la rasen stagnere?
    .answer = I starten av turen, i stedet for å vokse. Du erobrer, flytter og plasserer ingenting i den turen.
ruling-D2 = Når velger jeg neste rase?
    .answer = I din neste tur.
ruling-D3 = Hva skjer med den inaktive rasen jeg allerede har?
    .answer = Den forlater kartet først, så den gir ingen seiersmynter.
ruling-D4 = Hvor går tropper på hånden når rasen stagnerer, også Amazonenes?
    .answer = Til oppbevaringsbrettet.
ruling-D5 = Hva gir seiersmynter i den turen rasen stagnerer?
    .answer = Én for hver region med inaktive raser, og Dvergenes miner. Ikke noe annet.
ruling-D6 = Hva kan en rase uten en eneste tropp gjøre?
    .answer = Stå over, eller stagnere; en ny kombinasjon velges først i neste tur. Står du over, gir inaktive regioner fortsatt seiersmynter, og Alkymistens { $alchemist } kommer i tillegg.
ruling-D7 = Og om en rase uten tropper stagnerer?
    .answer = Den eldre inaktive rasen går som alltid (ikke hvis den som stagnerer, har «Sjel»), og rasen som stagnerer, gir straks tilbake banneret. Det samme om alle troppene var på hånden; en «Sjel»-brikke legges da bort.
ruling-D8 = Kan en rase stagnere i den turen den ble valgt?
    .answer = Bare med «Tapper», på slutten av turen.
ruling-D9 = Hvor er «Sjel»-brikken etter stagneringen?
    .answer = Sammen med banneret helt til rasen er borte; så legges den bort.
ruling-D10 = Fortrenger en rase med «Sjel» den inaktive rasen jeg allerede har?
    .answer = Nei. Du kan ha én vanlig rase og én med «Sjel» inaktive samtidig.
ruling-D11 = Kan jeg ha to raser med «Sjel»?
    .answer = Nei, det finnes bare én brikke, og den er i bruk.
ruling-D12 = Hva overlever stagneringen?
    .answer = Trollhuler, festninger (som forsvar), vann du allerede holder, Dvergenes seiersmynt, de Levende Dødes medfødte egenskap, «Sjel». Jordhuler, leire, helter, drage og alle andre fordeler tar slutt.
ruling-D13 = Kan flere spillere la rasen stagnere samtidig?
    .answer = Nei, hver i sin egen tur.
ruling-D14 = Kan en rase stagnere i siste runde?
    .answer = Ja, men det er sjelden klokt.
ruling-D15 = Kan inaktive Levende Døde handle i den turen den aktive rasen min stagnerer?
    .answer = Nei. Og når de har handlet, kan den aktive rasen ikke stagnere denne turen, unntatt med «Tapper».

## Income and the end

ruling-V1 = Når får spillerne seiersmynter?
    .answer = Hver spiller på slutten av sin egen tur, etter omfordelingen.
ruling-V2 = Hva får jeg seiersmynter for?
    .answer = Én for hver region du holder, aktiv eller inaktiv, pluss bonusen til den aktive rasen og spesialevnen, pluss minene til inaktive Dverger.
ruling-V3 = Hvilke regioner teller for en spesialevne?
    .answer = De som tilhører rasen som bærer den, ikke de inaktive.
ruling-V4 = Er seiersmyntene hemmelige?
    .answer = Summene er hemmelige til slutten. Seiersmynter på kombinasjoner og hver spillers inntekt er åpne.
ruling-V5 = Hvem vinner når det står likt?
    .answer = Den som har flest tropper på kartet, aktive og inaktive. Leire, Amazonenes { $visitors } og tropper på hånden teller ikke.
ruling-V6 = Hva om det fortsatt står likt?
    .answer = Seieren deles.
ruling-V7 = Når er spillet slutt?
    .answer = Etter turen til den siste spilleren i siste runde.

## Amazons, Dwarves, Elves

ruling-R1 = Hvor mange Amazoner får jeg?
    .answer = { $amazons } + { $visitors } + tallet på evnebrikken.
ruling-R2 = Når går Amazonenes { $visitors }?
    .answer = På slutten av hver egen omfordeling, før inntekten. Tropper som fortsatt er på hånden, regnes med.
ruling-R3 = Hva om jeg ikke kan unnvære { $visitors } Amazoner?
    .answer = Behold én tropp i hver region hvis du kan. Ellers forlater du regioner du selv velger, til { $visitors } er borte; de regionene gir ingen seiersmynter.
ruling-R4 = Hva om { $visitors } Amazoner eller færre er igjen?
    .answer = Alle går av kartet. Rasen er fortsatt aktiv og kommer inn igjen.
ruling-R5 = Kan Amazonenes { $visitors } gå tapt?
    .answer = Nei, og de kan heller ikke plasseres i en motstanders tur.
ruling-R6 = Hva om Amazonene stagnerer?
    .answer = De { $visitors } går til oppbevaringsbrettet.
ruling-R7 = Hva om Amazoner med «Plyndring» forlater en region tatt i denne turen?
    .answer = «Plyndring» betaler fortsatt for den; regionen selv gjør det ikke.
ruling-R8 = Graver inaktive Dverger fortsatt?
    .answer = Ja, med eller uten «Sjel»: seiersmynten for minen kommer hver tur, også i den turen de stagnerer.
ruling-R9 = Hva om forheksing rammer en Alv?
    .answer = Alven går til oppbevaringsbrettet.
ruling-R10 = Hva om Alvene mister alt?
    .answer = Alle er på hånden og kommer inn på nytt.

## Ghouls

ruling-G1 = Hva skjer med de Levende Døde når de stagnerer?
    .answer = Alle tropper på kartet blir; de på hånden går til oppbevaringsbrettet.
ruling-G2 = Hva kan inaktive Levende Døde gjøre i senere turer?
    .answer = De tar opp tropper, gir opp regioner, erobrer, kaster og omfordeler som en aktiv rase, før den aktive rasen gjør noe.
    .reason = Tvilsomt: reglene setter dem bare før den aktive rasens erobringer. Etter ordlyden kunne de fortsatt handle etter at den har gitt opp regioner.
ruling-G3 = Handler inaktive Levende Døde før eller etter valget av ny rase?
    .answer = Begge deler går.
ruling-G4 = Hvordan omfordeles inaktive Levende Døde?
    .answer = Sammen med den aktive rasen, men bare mellom de Levende Dødes regioner.
ruling-G5 = Hvilke fordeler har inaktive Levende Døde igjen?
    .answer = Av evnebrikken bare det som blir for alle: vann de holder, festninger som er bygd, «Sjel». Ingen nye hav, ingen nye festninger.
ruling-G6 = Hvor kan inaktive Levende Døde gå?
    .answer = Bare til naboer av de Levende Dødes regioner. Uten noen kommer de inn på nytt.
ruling-G7 = Kan mine inaktive Levende Døde angripe de andre rasene mine?
    .answer = Ja. Regionen mister én tropp (Alver ingen), trollhule og festning fjernes, leire går på hånden; det som er igjen, venter på omfordelingen og erobrer ingenting denne turen.
    .reason = Regelen om tap snakker om fiender, men reglene tillater dette angrepet. Uten den ville ingen vite hvor troppene skal, så her taper din egen rase som en fiende (i motsetning til A14).
ruling-G8 = Hva om inaktive Levende Døde drives ut?
    .answer = Én går tapt; de andre vender tilbake til de Levende Dødes regioner på slutten av angriperens tur, eller venter på hånden om det ikke er noen.
ruling-G9 = Virker forheksing på inaktive Levende Døde?
    .answer = Nei, bare på aktive tropper.
ruling-G10 = Binder fred inaktive Levende Døde?
    .answer = Den verken binder eller beskytter dem.
ruling-G11 = Hva gjør Levende Døde med «Sjel»?
    .answer = De blir for godt og fortsetter å erobre, ved siden av en annen inaktiv rase.
ruling-G12 = Hva gjør Levende Døde med «Tapper»?
    .answer = De stagnerer etter inntekten og erobrer fra og med neste tur.
ruling-G13 = Hva skjer med inaktive Levende Døde ved neste stagnering?
    .answer = Uten «Sjel» forlater de straks kart og hånd.
ruling-G14 = Gir de inaktive Levende Dødes erobringer den aktive rasen noe?
    .answer = Nei.

## Giants, Halflings, Humans, Orcs, Ratmen, Skeletons

ruling-H1 = Hvilke fjell hjelper Kjempene?
    .answer = De fjellene de holder akkurat nå, også et de tok denne turen.
ruling-H2 = Hva betaler Kjempene for et fjell?
    .answer = Én mer, som alle. De sparer bare én ved siden av et annet fjell de holder.
ruling-H3 = Hva sparer Kjemper med «Underverdenen»?
    .answer = Fra et fjell med underjordiske huler de holder, er alle slike huler naboer: én for Kjempene, én for «Underverdenen».
ruling-H4 = Hva sparer Kjemper med «Flyvning»?
    .answer = 1 tropp, men bare i regioner som virkelig er nabo til et fjell de holder.
ruling-H5 = Hvor kommer jordhulene?
    .answer = I de to første regionene rasen erobrer, uansett i hvilken tur.
ruling-H6 = Hva om jeg gir opp en region med jordhule?
    .answer = Jordhulen er borte og erstattes ikke.
ruling-H7 = Hva om Gnomene velges igjen senere?
    .answer = En ny rase med { $holes } nye jordhuler.
ruling-H8 = Kan jeg si nei til eller flytte en jordhule?
    .answer = Nei.
ruling-H9 = Hjelper jordhuler mot drage, forheksing og «Flyvning»?
    .answer = Ja, mot alle sammen.
ruling-H10 = Er én tropp på en jordhule nok?
    .answer = Ja.
ruling-H11 = Hva tjener Mennesker, Trollmenn og Dverger?
    .answer = Én seiersmynt for hver landbruks-, magi- eller mineregion de holder på slutten av turen. Rase og spesialevne kan begge betale for samme region.
ruling-H12 = Hva tjener Orkene?
    .answer = Én seiersmynt for hver region som ikke var tom da de tok den denne turen, også fra Glemte Folkeslag. Kommer i tillegg til «Plyndring».
ruling-H13 = Hvordan blir Skjelettene flere?
    .answer = Én ny tropp per { $grows_every } regioner som ikke var tomme da de ble tatt denne turen, rundet ned, ved omfordelingen; den erobrer ikke i denne turen. Ingenting overføres, og oppbevaringsbrettet er grensen.
ruling-H14 = Hvilke regioner teller for Skjelettene?
    .answer = De med aktive eller inaktive tropper eller et Glemt Folkeslag.
ruling-H15 = Hva kan Rottemennene?
    .answer = Ingenting spesielt; det er bare mange av dem.

## Sorcerers

ruling-W1 = Hvor ofte kan jeg forhekse?
    .answer = Én gang per tur mot hver motstander.
ruling-W2 = Mot hvem virker forheksing?
    .answer = Mot en motstanders enslige aktive tropp som er nabo til en region med Magikere.
ruling-W3 = Krever forheksing en tropp på hånden?
    .answer = Nei, den nye kommer fra oppbevaringsbrettet.
    .reason = Etter ordlyden krever hver erobring en tropp på hånden. Men utgiveren har svart at forheksing virker med tom hånd, så det er standard.
ruling-W4 = Kan forheksing være den første erobringen?
    .answer = Nei: det er ingen Magiker å være nabo til.
ruling-W5 = Hva kan Magikere med «Flyvning» nå?
    .answer = Enhver enslig aktiv tropp på land; som første erobring bare med en tropp på hånden.
ruling-W6 = Hva kan Magikere med «Underverdenen» nå?
    .answer = Underjordiske huler regnes som naboer for dem.
ruling-W7 = Beskytter fjell, festning og trollhule mot forheksing?
    .answer = Nei; festning og trollhule fjernes.
ruling-W8 = Beskytter en leir mot forheksing?
    .answer = Ja, én er nok.
ruling-W9 = Beskytter jordhule, drage og helt mot forheksing?
    .answer = Ja.
ruling-W10 = Beskytter fred mot forheksing?
    .answer = Ja.
ruling-W11 = Rekker forheksing ut på vannet?
    .answer = Bare for Magikere med «Sjøfarere».
ruling-W12 = Hva må ligge i oppbevaringsbrettet når jeg forhekser?
    .answer = En Magiker; den siste er god nok.
ruling-W13 = Er forheksing en erobring?
    .answer = Ja, av en region som ikke var tom: «Plyndring» betaler, og for «Diplomat» er det et angrep.
ruling-W14 = Hvor går troppen som byttes ut?
    .answer = Til oppbevaringsbrettet, Alver også. Eieren får ingenting på hånden.
ruling-W15 = Kan jeg gå videre fra en region tatt ved forheksing?
    .answer = Ja, med det samme.
ruling-W16 = Virker forheksing på egne eller inaktive tropper, eller Glemte Folkeslag?
    .answer = Nei.
ruling-W17 = Må Magikere med «Berserk» kaste?
    .answer = Forheksing verken krever eller bruker opp et kast (se E17).

## Tritons and Trolls

ruling-X1 = Hva er kyst?
    .answer = Land ved et hav eller innsjøen; det teller også når rasen kommer inn.
ruling-X2 = Hva sparer Havfolk med «Sjøfarere» på vann?
    .answer = Ingenting: vann er ikke kyst.
ruling-X3 = Hvor kommer trollhulene?
    .answer = Én i hver region Trollene får, med det samme.
    .reason = { $lairs } er alltid nok for Trollene.
ruling-X4 = Hva skjer med trollhuler når rasen er inaktiv?
    .answer = De blir og forsvarer. De forsvinner når regionen gis opp eller erobres, eller når de inaktive Trollene forlater kartet.
ruling-X5 = Hva får jeg for å erobre en trollhule?
    .answer = Ingenting.

## Special powers

ruling-Y1 = Hva tjener en Alkymist uten region?
    .answer = Fortsatt { $alchemist } seiersmynter.
ruling-Y2 = Hva tjener Alkymisten i den turen rasen stagnerer?
    .answer = Ingenting.
ruling-Y3 = I hvilken rekkefølge virker «Berserk»?
    .answer = Kast, velg regionen, betal prisen minus terningen, minst én.
ruling-Y4 = Må «Berserk» kaste?
    .answer = Nei. Etter et kast erobrer du med det eller stopper; det blir ikke noe nytt kast for samme erobring.
ruling-Y5 = Hva om et «Berserk»-kast er for lavt til alt?
    .answer = Da var det det siste forsøket.
ruling-Y6 = Kan «Berserk» velge noe som ikke kan betales?
    .answer = Det ville bare avslutte erobringene, så du stopper i stedet.
ruling-Y7 = Har «Berserk» også det vanlige siste forsøket?
    .answer = Nei.
ruling-Y8 = Kan «Berserk» ha dragen?
    .answer = Nei, begge er evnebrikker, og en rase har bare én.
ruling-Y9 = Hvor mange leire får plass i en region?
    .answer = Så mange du vil, opptil { $camps }; du kan også la være å slå dem opp.
ruling-Y10 = Holder en leir en region?
    .answer = Nei, det gjør bare tropper.
ruling-Y11 = Hva om en region med leire faller?
    .answer = Alle leirene går på hånden og slås opp på slutten av angriperens tur i en valgfri region til eierens rase; uten noen region venter de. Ingen går tapt.
ruling-Y12 = Teller leire som tropper?
    .answer = Bare som forsvar, og mot forheksing.
ruling-Y13 = Sparer «Kommando» på den første erobringen?
    .answer = Ja, 1 tropp overalt.
ruling-Y14 = Virker «Diplomat» med to spillere?
    .answer = Ja, som trykt.
ruling-Y15 = Kan Diplomaten velge en motstander uten aktiv rase?
    .answer = Ja, og freden binder også den neste rasen.
ruling-Y16 = Hva forbyr freden?
    .answer = Ethvert angrep fra den alliertes aktive rase på Diplomatens aktive rase, på alle måter, til Diplomatens neste tur. Inaktive tropper er utenfor.
ruling-Y17 = Hvem kan Diplomaten ikke velge?
    .answer = En motstander hvis aktive rase i denne turen mistet en region til Diplomatens rase eller ble mål for terningen. Angrep på en inaktiv rase og angrep fra egne inaktive Levende Døde teller ikke.
ruling-Y18 = Må Diplomaten velge noen?
    .answer = Nei. Den gamle freden slutter når Diplomatens tur begynner.
ruling-Y19 = Slutter Diplomaten fred i den turen rasen stagnerer?
    .answer = Nei.
ruling-Y20 = Hva kan dragen gjøre?
    .answer = Én gang per tur tar den en region med én tropp, uansett hva som står der. Rekkevidden gjelder som alltid.
ruling-Y21 = Kan dragen bli?
    .answer = Ja; den flytter seg bare ved å erobre. Der den er, er regionen immun; der den var, ikke lenger.
ruling-Y22 = Kan dragen gjøre den første erobringen?
    .answer = Ja.
ruling-Y23 = Kan dragen gå til immune regioner eller vann?
    .answer = Aldri.
ruling-Y24 = Hva om jeg gir opp dragens region?
    .answer = Dragen går på hånden og kan fortsatt fly denne turen hvis den ikke har gjort det.
ruling-Y25 = Hva kan «Flyvning» nå?
    .answer = Hver region på land, alltid.
ruling-Y26 = Når bygger jeg en festning?
    .answer = Én gang per tur mens rasen er aktiv, i omfordelingen. Ikke i den turen rasen stagnerer.
ruling-Y27 = Hva betaler festninger?
    .answer = Én seiersmynt hver i den aktive rasens regioner, hver tur. Ingen når rasen er inaktiv.
ruling-Y28 = Hva om { $fortresses } festninger er på kartet?
    .answer = Da bygges det ikke flere, og de flyttes aldri. De som tilhører en eldre inaktiv rase, teller med, og fjernede kan bygges igjen.
ruling-Y29 = Hvor står heltene?
    .answer = I { $heroes } ulike regioner på slutten av turen, i én hvis det bare er én. De blir der til neste omfordeling.
ruling-Y30 = Hva om rasen med «Heroisk» rammes et annet sted?
    .answer = Helter flytter seg ikke i motstandernes turer.
ruling-Y31 = Hva betaler «Skog», «Bakker», «Sump» og «Kremmer»?
    .answer = Én seiersmynt for hver slik region den aktive rasen holder («Kremmer»: for hver region).
ruling-Y32 = Hvor sparer «Riddere»?
    .answer = På bakker og landbruk, én tropp.
ruling-Y33 = Hva betaler «Plyndring»?
    .answer = Det samme som Orkene får, og det kommer i tillegg til dem.
ruling-Y34 = «Sjøfarere»: hva koster vann?
    .answer = 2 tropper, pluss troppene til en rase som holder det.
ruling-Y35 = «Sjøfarere»: hva er nabo til vann?
    .answer = Vann og landet ved kysten er naboer, begge veier.
ruling-Y36 = Hva beholder «Sjøfarere» når rasen er inaktiv?
    .answer = Vannet sitt, som fortsatt gir seiersmynter. Mer tar den ikke.
ruling-Y37 = Hvem kan angripe vann?
    .answer = Bare en aktiv rase med «Sjøfarere». «Flyvning» aldri.
ruling-Y38 = Når kan «Tapper» stagnere?
    .answer = På slutten av en tur etter inntekten, også i rasens første og uten en erobring.
ruling-Y39 = Hva tjener «Tapper»?
    .answer = Turen som aktiv med alle bonuser, også for den gamle inaktive rasen; så fjernes den. Ingenting betales to ganger.
ruling-Y40 = Kan «Tapper» også stagnere på vanlig måte?
    .answer = Ja.
ruling-Y41 = «Underverdenen»: for hvem er underjordiske huler naboer?
    .answer = For den rasens erobringer, og for det dens Kjemper eller Magikere gjør.
ruling-Y42 = Hva betaler «Rikdom»?
    .answer = { $wealthy } seiersmynter på slutten av turen der kombinasjonen ble valgt.

## The dealer and the combos

ruling-E1 = Hva går først når en rase er borte, evnebrikke eller banner?
    .answer = Evnebrikken legges bort før banneret går tilbake. Stokkes evnebrikkene på nytt for det banneret, er den med.
    .reason = Begge var i bruk til da, og evnebrikken må være lagt bort for å bli stokket med.
ruling-E2 = I hvilken rekkefølge flyttes bannere og evnebrikker når en rase stagnerer?
    .answer = Den eldre rasens banner går tilbake, og evnebrikker stokkes for det, før evnebrikken til rasen som stagnerer, legges bort.
    .reason = Den eldre rasen går først (D3).
ruling-E3 = Når handler krupieren?
    .answer = Før enhver spiller, også midt i erobringer, så lenge en terning ventes, eller rekken er for kort og et banner er ledig. I en oppstilt stilling som venter på begge, kommer terningen først.
    .reason = Alle bestemmer seg med samme rekke for øye, og en spillfil har bare én mulig rekkefølge.
ruling-E4 = Avsløres noe etter slutten?
    .answer = Nei.
    .reason = Ingen kunne velge det.
ruling-E5 = Når stokkes bunkene?
    .answer = Aldri på forhånd: når noe skal avsløres, trekkes et av de usette bannerne og en av de usette evnebrikkene. Returnerte bannere kommer etter alle usette.
    .reason = Sjansene er de samme, og en rekkefølge som ikke finnes, kan ikke lekke ut.
ruling-E6 = Hva teller perft?
    .answer = Krupierens handlinger som alle andre, hvert tall på terningen én gang.
    .reason = Det er et fingeravtrykk av reglene, ikke av sjansene.

## The turn

ruling-E7 = Begynner rasens tur med valget av kombinasjon?
    .answer = Nei: en inaktiv rase som kan handle, kan fortsatt gjøre det til den aktive rasen gjør sitt første. Å stoppe er også å gjøre noe.
    .reason = Tvilsomt: reglene lar Levende Døde erobre når turen begynner, noe som også kan bety før valget. G3 lar begge rekkefølger stå åpne.
ruling-E8 = Kan regioner gis opp etter at den inaktive rasen har erobret?
    .answer = Ja, av den aktive rasen: hver rase klargjøres for seg.
    .reason = A9 taler om den rasens første erobring.
ruling-E9 = Når omfordeles en inaktiv rase som kan handle?
    .answer = I hver tur der eieren vokser, også om den ikke erobret noe.
    .reason = En aktiv rase kan det (T3), og de Levende Døde spiller som en.
ruling-E10 = Hva om de Levende Dødes siste forsøk avslutter alle erobringer?
    .answer = Er «{ option-ghouls_own_die }» slått av, begynner omfordelingen straks. Mangler valget av kombinasjon ennå, kommer det først og omfordelingen etterpå.
    .reason = Valget er en plikt (P5), men alle erobringer er over.
ruling-E11 = Når får jeg et valg etter inntekten?
    .answer = Bare om det finnes et: en Diplomat som har angrepet alle, blir ikke spurt.
    .reason = Det ville ikke være noe å velge.
ruling-E12 = Kan en rase ha både sen stagnering og fred?
    .answer = En hjemmelaget rase som har begge, tar en av delene; begge avslutter turen.
    .reason = Fred beskytter bare en aktiv rase.
ruling-E13 = Må jeg alltid avslutte turen selv?
    .answer = Ja, også når det ikke er noe å plassere. Bare vanlig stagnering, et valg etter inntekten og en tilflukt uten noe å plassere slutter av seg selv.
    .reason = Kanskje vil du se deg om, eller angre.
ruling-E14 = Plasseres fordrevne tropper etter den aller siste turen?
    .answer = Ja, eierne plasserer dem fortsatt.
    .reason = Står det likt, telles tropper på kartet (V5).
ruling-E15 = Hva kan jeg angre?
    .answer = Dine egne beslutninger i denne turen. En forsvarer kan angre plasseringen av fordrevne tropper, men ingen kan angre noe en annen spiller har handlet på.
    .reason = Dette er T8, sett fra hver spillers side.
ruling-E35 = Kan jeg gi opp regioner til en inaktiv rase?
    .answer = Nei. De blir til noen erobrer dem eller rasen forlater kartet. Bare en inaktiv rase som kan handle, kan gi opp regioner.
    .reason = Å gi opp regioner hører til forberedelsen av erobringer.
ruling-E36 = Kan Diplomaten uten en region velge en alliert?
    .answer = Ja, så lenge rasen er aktiv.
    .reason = Freden avhenger av hvem rasen angrep, ikke av hva den holder.

## Conquest

ruling-E16 = Hvilke erobringer gir jordhuler?
    .answer = De første { $holes } regionene av ethvert slag, tatt på enhver måte: vann, med terningen, med dragen.
    .reason = H5 og H8 gjør ingen unntak.
ruling-E17 = Hva kan jeg gjøre etter et «Berserk»-kast?
    .answer = Bare en vanlig erobring, eller å stoppe. Å forhekse, sende dragen og gi opp regioner må vente til kastet er brukt.
    .reason = Ellers kunne du se på terningen først og så velge en annen vei.
ruling-E18 = Hva krever et «Berserk»-kast?
    .answer = En tropp på hånden, men ingen region det kunne vinne.
    .reason = Kastet kommer før valget (Y3).
ruling-E19 = Kan dragen noen gang fly til vann?
    .answer = Nei, ikke engang for en hjemmelaget rase som seiler.
    .reason = Y23 sier aldri.
ruling-E20 = Hva om alle trollhuler er på kartet?
    .answer = Regioner tatt av en hjemmelaget rase får ingen.
    .reason = Det er { $lairs } i esken (N5).
ruling-E21 = Hva kan en rase som både flyr og seiler, nå?
    .answer = Alt land, og vann bare som nabo eller inngang.
    .reason = «Flyvning» gjelder land (Y25).
ruling-E22 = Kan en rase som kommer inn hvor som helst, begynne med forheksing?
    .answer = Nei, bare en som flyr.
    .reason = W4, W5: det er ingenting å være nabo til.
ruling-E23 = Hva beholder en inaktiv rase som kan handle?
    .answer = Besparelser, rekkevidde og trollhuler fra banneret. Den har ingen evnebrikke, og får aldri forheksing, jordhuler, nye tropper eller seiersmynter for erobringer.
    .reason = Banneret er fortsatt der, evnebrikken ikke.
ruling-E37 = Sparer Kjemper med «Sjøfarere» på vann ved siden av fjellet sitt?
    .answer = Ja, én tropp, som på land.
    .reason = Kjempenes rabatt gjelder alle regioner ved siden av et fjell de holder (H1), og «Sjøfarere» åpner vannet for dem.

## Losses and refuge

ruling-E24 = Hvilke leire kan jeg slå opp i tilflukt?
    .answer = Bare de som ble drevet ut denne turen. Leire du ikke slo opp før, blir på hånden.
    .reason = Ikke noe annet flytter seg i en motstanders tur.
ruling-E25 = Må jeg slå opp fordrevne leire?
    .answer = Nei, du kan la være også i tilflukt; da venter de på neste omfordeling.
    .reason = Som i Y9.
ruling-E26 = Hvor går en byttet Alv som ikke går tapt?
    .answer = Er «{ option-elf_lost_to_sorcerer }» slått av, går den på eierens hånd; den plasseres i tilflukt.
    .reason = Som om regionen var blitt erobret (L3).
ruling-E27 = I hvilken rekkefølge plasserer en forsvarer to raser?
    .answer = I valgfri rekkefølge, og du avslutter én gang for begge.
    .reason = Ingen andre handler imellom.
ruling-E28 = Hva om en inaktiv rase som kan handle, ikke mister tropper?
    .answer = Da mister den ingen som inaktiv heller.
    .reason = Den spiller som om den var aktiv.
ruling-E38 = Hva om mine egne Levende Døde tar den siste regionen til den aktive rasen min?
    .answer = Resten av rasen blir på hånden og kommer inn på nytt i neste tur.
    .reason = Uten en region er det ingen steder å plassere tropper, som i L5.

## Redeployment and decline

ruling-E29 = Kan tropper bli på hånden?
    .answer = Ikke så lenge rasen holder en region, unntatt Amazonenes { $visitors }. Det samme i tilflukt.
    .reason = Omfordelingen er for alle tropper.
ruling-E30 = Hvor mange festninger får plass i en region?
    .answer = Én.
    .reason = Festninger betaler per region.
ruling-E31 = Hvordan forlater jeg regioner for Amazonene?
    .answer = Før noe plasseres, og ikke én mer enn nødvendig. Brikkene går som om regionen var gitt opp.
    .reason = A9 forbyr å gi opp regioner av andre grunner.
ruling-E32 = Hvilke Amazoner går?
    .answer = Hvilke { $visitors } som helst av troppene som er igjen; de er ikke merket, og tap erstattes aldri.
    .reason = Alle tropper er like.
ruling-E33 = Må jeg plassere heltene?
    .answer = Ja, så lenge rasen har en region uten. Helter uten en slik region blir på hånden.
    .reason = Helter er ikke valgfrie (Y29); det er leire (Y9).
ruling-E34 = Hva om en spiller hadde to raser som blir værende som inaktive?
    .answer = Den andre ville fortrenge den første.
    .reason = Det er én plass til den (D10); med det som er i esken, kan det ikke skje (D11).
