### Rulings: a question, its answer and, where there is one, the reason, one message for each id.
###
### The ids are for ever. Numbers of the box come as variables; ids of other rulings, such as
### C2, stand in a text as they are and become links.

## Numbers

ruling-N1 = Hvad står der på terningen?
    .answer = { $die_faces }.
ruling-N2 = Hvor mange runder spilles der?
    .answer = { $rounds_2 } ved to spillere, { $rounds_3 } ved tre, { $rounds_4 } ved fire, { $rounds_5 } ved fem.
ruling-N3 = Hvor mange Sejrsmønter har jeg fra start?
    .answer = { $starting_coins } til hver spiller.
ruling-N4 = Kan Banken løbe tør?
    .answer = Nej, Banken regnes for uendelig.
    .reason = Sejrsmønterne i æsken er 515 værd, mere end alle spillere tilsammen tjener i et spil.
ruling-N5 = Hvor mange brikker er der?
    .answer = { $lairs } Troldehuler, { $fortresses } Fæstninger, { $mountains } Bjerge, { $camps } Lejre, { $holes } Jordhuller, { $heroes } Helte, 1 Drage, { $tribes } Glemte Folkeslag.
ruling-N6 = Hvor mange sæt ligger fremme?
    .answer = { $column }: fem i rækken og det øverste på de to bunker.
ruling-N7 = Hvor meget vand er der på et landkort?
    .answer = Tre Regioner: to Have ved kanten, én Sø inde i landet.
ruling-N8 = Hvordan stilles landkortet op?
    .answer = Landkortet til antallet af spillere; et Glemt Folkeslag og et Bjerg på hvert trykt symbol.
ruling-N9 = Hvad er grænserne for en Race eller Specialevne, jeg finder på?
    .answer = En Race: højst 10 på Banneret, med Tropperne fra en Race, der har lige så mange eller flere; den Race går ud af spillet. En Specialevne: højst { $highest_badge }.

## The order of play

ruling-T1 = Spiller en spiller sin tur færdig, før den næste begynder?
    .answer = Ja, det hele.
ruling-T2 = Hvem begynder?
    .answer = Det bestemmer bordet, og turen går med uret.
    .reason = Programmet tager pladserne i den rækkefølge, de er angivet.
ruling-T3 = Skal jeg erobre?
    .answer = Nej. Du må stoppe når som helst, også før den første erobring.
ruling-T4 = Må jeg omfordele uden at prøve terningen?
    .answer = Ja.
ruling-T5 = Skal alle Tropper tages på hånden?
    .answer = Nej.
    .reason = Programmet løfter alle på nær én i hver Region. Det kommer ud på ét, fordi omfordelingen er fri.
ruling-T6 = Hvornår kommer fordrevne Tropper tilbage?
    .answer = Allersidst i angriberens tur, efter omfordeling og optjening.
ruling-T7 = I hvilken rækkefølge placerer flere forsvarere?
    .answer = Med uret rundt, begyndende til venstre for angriberen.
ruling-T8 = Må jeg ombestemme mig?
    .answer = Ja. Her kan du fortryde tilbage til det sidste terningekast eller afslørede sæt, eller til turens start.
    .reason = Reglerne siger intet om det.

## Picking combos

ruling-P1 = Hvad koster et sæt?
    .answer = Læg én Sejrsmønt på hvert sæt ovenover. Det øverste er gratis.
ruling-P2 = Hvad kan jeg vælge med for få Sejrsmønter?
    .answer = Kun pladser, du kan betale for; uden Sejrsmønter kun den øverste.
ruling-P3 = Kan jeg betale med Sejrsmønterne på det sæt, jeg vil have?
    .answer = Nej. Betal først, og tag dem så.
ruling-P4 = Kan jeg veksle eller skylde?
    .answer = Veksling er fri, men der er ingen gæld.
ruling-P5 = Skal jeg vælge?
    .answer = Ja, når du ikke har en Aktiv Race.
    .reason = Ved hvert valg er der mindst fire sæt; lige efter et valg ved fem spillere kan der ligge tre.
ruling-P6 = Hvordan fyldes rækken op?
    .answer = Sættene nedenunder rykker op med deres Sejrsmønter; et nyt kommer straks frem nederst.
ruling-P7 = Hvad hvis bakken har for få Tropper?
    .answer = Du tager, hvad der er.
    .reason = Det kan ikke ske i grundspillet.
ruling-P8 = Hvad hvis der ikke er flere Bannere?
    .answer = Så vises færre end { $column } sæt.
    .reason = Ved et valg sker det kun med fem spillere, når op til 10 af { $races } Bannere er ude. Lige efter et valg kan det også ske med fire.
ruling-P9 = Hvor lægges et Banner, der kommer tilbage?
    .answer = Nederst i bunken. Er bunken tom og rækken for kort, kommer det lige efter det sidste sæt og får straks en Specialevne.
ruling-P10 = I hvilken rækkefølge kommer Bannere igen?
    .answer = I den rækkefølge, de kom tilbage; Bannere blandes aldrig om.
ruling-P11 = Hvad hvis der ikke er flere brikker med Specialevner?
    .answer = De aflagte blandes til en ny bunke, så ofte det er nødvendigt. En Spirit, der stadig er ude, er ikke med.
    .reason = Højst 12 af { $powers } brikker er bundet, så det går altid.
ruling-P12 = Hvornår er Specialevnen fra en Race, der bliver Inaktiv, fri?
    .answer = I samme øjeblik lægges den af (ikke Spirit, se D9). Den dukker først op igen, når der er blandet på ny.
ruling-P13 = Er bunkerne åbne?
    .answer = Alle ser de sæt, der ligger fremme. Ingen kender rækkefølgen nedenunder.
ruling-P14 = Hvad sker der med Sejrsmønter på sæt?
    .answer = Alle kan se dem, de følger sættet, og de går aldrig tilbage til Banken.
ruling-P15 = Giver Wealthy igen, når den vælges en gang til?
    .answer = Ja, én gang for hvert valg, sidst i den Races første tur, også uden en Region.

## The price of a region

ruling-C1 = Lægges besparelser sammen?
    .answer = Ja, Racens og Specialevnens. En Race har aldrig to Specialevner.
ruling-C2 = Hvad er den laveste pris?
    .answer = 1 Trop.
ruling-C3 = Kan et terningekast gøre en Region gratis?
    .answer = Nej. Den koster stadig 1 Trop.
ruling-C4 = Skal jeg have en Trop tilbage efter betalingen?
    .answer = Nej. Du skal have én for at begynde en erobring, men den må du gerne bruge.
ruling-C5 = Må jeg betale mere end prisen?
    .answer = Nej, du betaler præcis prisen og flytter resten ved omfordelingen. Kun et vellykket sidste erobringsforsøg sætter alle ind.
ruling-C6 = Gør min egen Inaktive Race en Region dyrere?
    .answer = Nej. Kun andre spilleres Tropper tæller. Bjerg, Troldehule og Fæstning gør den stadig én dyrere hver.
ruling-C7 = Gør min Aktive Race en Region dyrere for mine Inaktive Ghouls?
    .answer = Nej, som i C6. Det gør brikkerne derimod.
ruling-C8 = Gør en modstanders Inaktive Trop en Region dyrere?
    .answer = Ja, med én for hver; af Inaktive Ghouls kan der stå flere.
ruling-C9 = Hvad koster et Glemt Folkeslag?
    .answer = Én mere. Der står højst ét i en Region, og er det slået, kommer det aldrig igen.
ruling-C10 = Er en Region med kun et Bjerg tom?
    .answer = Ja.
ruling-C11 = Er en Region med kun min egen Inaktive Trop tom?
    .answer = Nej. Orcs, Pillaging og Skeletons tæller den som befæstet.
ruling-C12 = Gør en Troldehule, Fæstning eller Lejr alene Regionen befæstet?
    .answer = De står aldrig alene.
ruling-C13 = Afgøres »befæstet« før eller efter erobringen?
    .answer = Lige før.

## Where a race may go

ruling-A1 = Hvor kommer en Race ind?
    .answer = På land ved kortets kant eller på kysten af et Hav ved kanten, også selv om nogen har det Hav.
ruling-A2 = Kan en Race komme ind ved Søens bred?
    .answer = Nej.
ruling-A3 = Kan en Race komme ind to steder?
    .answer = Nej. Den kommer ind ét sted og går så fra nabo til nabo (dog ikke Flying).
ruling-A4 = Hjælper mine Inaktive Regioner mig med at nå andre?
    .answer = Nej, kun Regioner, som den erobrende Race selv har. En ny Race behøver ikke begynde nær den gamle.
ruling-A5 = Hvor kommer Flying ind?
    .answer = Hvor som helst på land.
ruling-A6 = Hvor kommer Halflings ind?
    .answer = Hvor som helst; også igen, når de har mistet eller opgivet alt.
ruling-A7 = Hvor kommer Underworld ind?
    .answer = Som alle andre. Fra Underjordiske Huler, de har, er alle andre Huler naboer.
ruling-A8 = Hvor kommer Seafaring ind?
    .answer = Også på et Hav ved kanten, for 2. På Søen kun som Seafaring Halflings.
ruling-A9 = Hvornår må jeg opgive en Region?
    .answer = Før den Races første erobring i turen. Ikke under omfordelingen (men se R3).
ruling-A10 = Må jeg erobre en opgivet Region igen i samme tur?
    .answer = Ja, som en tom Region til normal pris.
ruling-A11 = Hvad sker der, hvis jeg opgiver alt?
    .answer = Racen kommer ind forfra.
ruling-A12 = Hvad sker der med brikkerne i en opgivet Region?
    .answer = Jordhul, Troldehule og Fæstning fjernes. Lejre, Helte og Drage kommer på hånden.
ruling-A13 = Må en Race angribe sin egen Region?
    .answer = Nej.
ruling-A14 = Hvem holder Jordhul, Drage eller Helt ude?
    .answer = Enhver modstander, på enhver måde. Dine egne Inaktive Ghouls er ikke fjender og må erobre Regionen: Et Jordhul er så borte for altid, Helt og Drage kommer på hånden.
    .reason = Brikkerne beskytter mod fjender, og her tager vi ordet bogstaveligt: Dine egne Racer er aldrig fjender. G7 handler om tab, hvor ordlyden ville efterlade et hul.

## Losses and refuge

ruling-L1 = Hvad mister en Aktiv Race med sin Region?
    .answer = Én Trop til bakken, resten kommer på hånden.
ruling-L2 = Hvad sker der med en enlig Aktiv Trop?
    .answer = Den går tilbage i bakken.
ruling-L3 = Hvad mister Elves?
    .answer = Ingen: Alle kommer på hånden, også en enlig. Ikke som Inaktive.
ruling-L4 = Hvor må fordrevne Tropper gå hen?
    .answer = Til Regioner, samme Race stadig har, delt efter ønske, immune eller ej.
ruling-L5 = Hvad hvis Racen ikke har nogen Region tilbage?
    .answer = Tropperne bliver på hånden. I næste tur kommer de ind forfra, eller Racen bliver Inaktiv.
ruling-L6 = Kan fordrevne Tropper gøre noget, før de placeres?
    .answer = Nej, de placeres kun, når angriberens tur slutter.
ruling-L7 = Hvad hvis en Race mister flere Regioner i samme tur?
    .answer = Den mister én Trop for hver; alle de andre venter sammen.
ruling-L8 = Hvad hvis en Inaktiv Races sidste Trop er borte?
    .answer = Dens Banner går straks tilbage (P9). For Inaktive Ghouls først, når der heller ikke er nogen på hånden.
ruling-L9 = Hvad sker der med taberens brikker?
    .answer = Fæstning og Troldehule fjernes, Lejre kommer på hånden, Bjerget bliver. For Jordhul, Helt og Drage se A14.
ruling-L10 = Hvad hvis min Aktive Race erobrer en Region fra min Inaktive Race?
    .answer = Troppen går tilbage i bakken, Troldehule og Fæstning fjernes. Stod der flere af dine egne Ghouls, mistes én; resten venter på deres hånd til omfordelingen.

## The final attempt

ruling-F1 = Hvornår må jeg slå til et sidste erobringsforsøg?
    .answer = Med mindst én Trop på hånden, når der mangler én til tre Tropper i prisen.
ruling-F2 = Må jeg slå om en Region, jeg kan betale?
    .answer = Nej, du tager den bare.
ruling-F3 = Skal jeg nævne målet, før jeg slår?
    .answer = Ja. Det behøver ikke være det billigste, og du kan endda have råd til en anden Region.
ruling-F4 = Hvad sker der, hvis det sidste erobringsforsøg lykkes?
    .answer = Alle Tropper på hånden går derhen.
ruling-F5 = Hvad sker der, hvis det sidste erobringsforsøg slår fejl?
    .answer = Tropperne går til omfordeling. I begge tilfælde er erobringerne slut.
ruling-F6 = Hvad hvis forsøget slår fejl og Racen ikke har nogen Region?
    .answer = Tropperne bliver på hånden, Racen forbliver Aktiv og kommer ind forfra i næste tur.
ruling-F7 = Skal jeg gøre et sidste erobringsforsøg?
    .answer = Nej.
ruling-F8 = Tæller et mislykket forsøg som et angreb for Diplomat?
    .answer = Ja, hvis målet var en modstanders Aktive Race.
ruling-F9 = Må trolddom eller Dragen følge efter det sidste erobringsforsøg?
    .answer = Nej.
ruling-F10 = Har Inaktive Ghouls deres eget terningekast?
    .answer = Ja. Det afslutter kun deres egne erobringer.
    .reason = Efter ordlyden afslutter ét kast alle turens erobringer. Men Inaktive Ghouls spiller som en Aktiv Race, så hver Race får sit eget kast.

## Decline

ruling-D1 = Hvornår kan jeg gøre min Race Inaktiv?
    .answer = I starten af din tur, i stedet for at vokse. I den tur erobrer, flytter og placerer du intet.
ruling-D2 = Hvornår vælger jeg den næste Race?
    .answer = I din næste tur.
ruling-D3 = Hvad sker der med den Race, jeg allerede har som Inaktiv?
    .answer = Den forlader først spillebrættet, så den giver ingen Sejrsmønter.
ruling-D4 = Hvor går Tropper på hånden hen ved Stagnation, også dem fra Amazons?
    .answer = I bakken.
ruling-D5 = Hvad giver Sejrsmønter i den tur, hvor en Race bliver Inaktiv?
    .answer = Én for hver Region med Inaktive Racer og for Minerne hos Dwarves. Intet andet.
ruling-D6 = Hvad kan en Race uden en eneste Trop gøre?
    .answer = Melde pas eller blive Inaktiv; et nyt sæt vælges først i næste tur. Melder du pas, giver Inaktive Regioner stadig Sejrsmønter, ligesom Alchemist giver sine { $alchemist }.
ruling-D7 = Og hvis en Race uden Tropper bliver Inaktiv?
    .answer = Den ældre Inaktive Race går som altid (ikke hvis den nye har Spirit), og Racen lægger straks sit Banner tilbage. Det samme gælder, hvis alle dens Tropper var på hånden; en Spirit-brik lægges så af.
ruling-D8 = Kan en Race blive Inaktiv i den tur, hvor den vælges?
    .answer = Kun med Stout, til sidst i turen.
ruling-D9 = Hvor er Spirit-brikken efter Stagnation?
    .answer = Ved sit Banner, til Racen med Spirit er borte; så lægges den af.
ruling-D10 = Skubber en Race med Spirit den Inaktive Race ud, jeg allerede har?
    .answer = Nej. Du kan have én almindelig Race og én med Spirit som Inaktive.
ruling-D11 = Kan jeg have to Racer med Spirit?
    .answer = Nej, der er kun én brik, og den er i brug.
ruling-D12 = Hvad overlever Stagnation?
    .answer = Troldehuler, Fæstninger (som forsvar), vand, du allerede har, Bonusmønten hos Dwarves, den Medfødte Egenskab hos Ghouls, Spirit. Jordhuller, Lejre, Helte, Drage og alle andre fordele hører op.
ruling-D13 = Bliver flere spilleres Racer Inaktive på én gang?
    .answer = Nej, hver i sin egen tur.
ruling-D14 = Kan en Race blive Inaktiv i sidste runde?
    .answer = Ja, men det er sjældent klogt.
ruling-D15 = Kan Inaktive Ghouls handle i den tur, hvor min Aktive Race bliver Inaktiv?
    .answer = Nej. Og når de har handlet, kan din Aktive Race ikke blive Inaktiv i denne tur, undtagen med Stout.

## Income and the end

ruling-V1 = Hvornår får spillerne Sejrsmønter?
    .answer = Hver spiller sidst i sin egen tur, efter omfordelingen.
ruling-V2 = Hvad får jeg Sejrsmønter for?
    .answer = Én for hver Region, du har, Aktiv eller Inaktiv, plus bonus fra den Aktive Race og Specialevne, plus Minerne hos Inaktive Dwarves.
ruling-V3 = Hvis Regioner tæller en Specialevne?
    .answer = Dem hos Racen, der bærer den, ikke de Inaktive.
ruling-V4 = Er Sejrsmønterne hemmelige?
    .answer = Hvor mange man har i alt, er hemmeligt til det sidste. Sejrsmønter på sæt og hver indtægt kan alle se.
ruling-V5 = Hvem vinder, når det står lige?
    .answer = Den med flest Tropper på spillebrættet, Aktive og Inaktive. Lejre, de { $visitors } Amazons og Tropper på hånden tæller ikke.
ruling-V6 = Hvad hvis det stadig står lige?
    .answer = Så deles sejren.
ruling-V7 = Hvornår er spillet slut?
    .answer = Efter den sidste spillers tur i den sidste runde.

## Amazons, Dwarves, Elves

ruling-R1 = Hvor mange Amazons får jeg?
    .answer = { $amazons } + { $visitors } + tallet på Specialevnen.
ruling-R2 = Hvornår går de { $visitors } Amazons?
    .answer = Sidst i hver egen omfordeling, før optjeningen. Tropper, der stadig er på hånden, tæller med.
ruling-R3 = Hvad hvis jeg ikke kan undvære { $visitors } Amazons?
    .answer = Behold én Trop i hver Region, hvis du kan. Ellers opgiver du selvvalgte Regioner, til { $visitors } er væk; de Regioner giver ingen Sejrsmønter.
ruling-R4 = Hvad hvis der kun er { $visitors } Amazons eller færre tilbage?
    .answer = Alle forlader spillebrættet. Racen forbliver Aktiv og kommer ind igen.
ruling-R5 = Kan de { $visitors } Amazons mistes?
    .answer = Nej, og de kan heller ikke placeres i en modstanders tur.
ruling-R6 = Hvad hvis Amazons bliver Inaktive?
    .answer = De { $visitors } går tilbage i bakken.
ruling-R7 = Hvad hvis Pillaging Amazons opgiver en Region, de erobrede i turen?
    .answer = Pillaging giver stadig for den; Regionen selv gør ikke.
ruling-R8 = Graver Inaktive Dwarves stadig?
    .answer = Ja, Spirit eller ej: Bonusmønten for Minen kommer hver tur, også i den, hvor de bliver Inaktive.
ruling-R9 = Hvad hvis trolddom rammer en Elf?
    .answer = Så går den tilbage i bakken.
ruling-R10 = Hvad hvis Elves mister alt?
    .answer = Alle er på hånden og kommer ind forfra.

## Ghouls

ruling-G1 = Hvad sker der med Ghouls, når de bliver Inaktive?
    .answer = Alle Tropper på spillebrættet bliver; dem på hånden går tilbage i bakken.
ruling-G2 = Hvad kan Inaktive Ghouls i senere ture?
    .answer = De tager Tropper på hånden, opgiver Regioner, erobrer, slår og omfordeler som en Aktiv Race, før den Aktive Race gør noget.
    .reason = Tvivlsomt: Reglerne sætter dem kun før den Aktive Races erobringer. Efter ordlyden kunne de stadig handle, efter at den har opgivet Regioner.
ruling-G3 = Handler Inaktive Ghouls før eller efter valget af sæt?
    .answer = Begge dele går.
ruling-G4 = Hvordan omfordeles Inaktive Ghouls?
    .answer = Sammen med den Aktive Race, men kun mellem Regioner med Ghouls.
ruling-G5 = Hvilke fordele har Inaktive Ghouls tilbage?
    .answer = Af Specialevnen kun det, alle beholder: vand, de har, byggede Fæstninger, Spirit. Ingen nye Have, ingen nye Fæstninger.
ruling-G6 = Hvor må Inaktive Ghouls gå hen?
    .answer = Kun til naboer til Regioner med Ghouls. Har de ingen, kommer de ind forfra.
ruling-G7 = Må mine Inaktive Ghouls angribe mine andre Racer?
    .answer = Ja. Regionen mister én Trop (Elves ingen), Troldehule og Fæstning fjernes, Lejre kommer på hånden; resten venter på omfordelingen og erobrer intet i denne tur.
    .reason = Reglen om tab taler om fjender, men reglerne tillader dette angreb. Uden den ville ingen vide, hvor Tropperne skal hen, så her taber din egen Race som en fjende (modsat A14).
ruling-G8 = Hvad hvis Inaktive Ghouls fordrives?
    .answer = Én mistes; de andre vender sidst i angriberens tur tilbage til Regioner med Ghouls, eller venter på hånden, hvis der ingen er.
ruling-G9 = Virker trolddom på Inaktive Ghouls?
    .answer = Nej, kun på Aktive Tropper.
ruling-G10 = Binder fred Inaktive Ghouls?
    .answer = Den hverken binder eller beskytter dem.
ruling-G11 = Hvad gør Spirit Ghouls?
    .answer = De bliver for altid og erobrer videre, ved siden af en anden Inaktiv Race.
ruling-G12 = Hvad gør Stout Ghouls?
    .answer = De bliver Inaktive efter optjeningen og erobrer fra næste tur.
ruling-G13 = Hvad sker der med Inaktive Ghouls, næste gang en Race bliver Inaktiv?
    .answer = Uden Spirit forlader de straks spillebræt og hånd.
ruling-G14 = Giver erobringer med Inaktive Ghouls bonus til den Aktive Race?
    .answer = Nej.

## Giants, Halflings, Humans, Orcs, Ratmen, Skeletons

ruling-H1 = Hvilke Bjerge hjælper Giants?
    .answer = Dem, de har lige nu, også et, de erobrede i turen.
ruling-H2 = Hvad betaler Giants for et Bjerg?
    .answer = Den ene ekstra. De sparer kun én ved siden af et andet Bjerg, de har.
ruling-H3 = Hvad sparer Underworld Giants?
    .answer = Fra et Bjerg med Underjordiske Huler, de har, er alle Huler naboer: én for Giants, én for Underworld.
ruling-H4 = Hvad sparer Flying Giants?
    .answer = 1 Trop, men kun i Regioner, der virkelig er nabo til et Bjerg, de har.
ruling-H5 = Hvor kommer Jordhullerne?
    .answer = I de to første Regioner, Racen erobrer, uanset i hvilken tur.
ruling-H6 = Hvad hvis jeg opgiver en Region med Jordhul?
    .answer = Jordhullet er borte og erstattes ikke.
ruling-H7 = Hvad hvis Halflings vælges igen senere?
    .answer = Så er de en ny Race med { $holes } nye Jordhuller.
ruling-H8 = Kan jeg afslå eller flytte et Jordhul?
    .answer = Nej.
ruling-H9 = Hjælper Jordhuller mod Drage, trolddom og Flying?
    .answer = Ja, mod dem alle.
ruling-H10 = Er én Trop på et Jordhul nok?
    .answer = Ja.
ruling-H11 = Hvad tjener Humans, Wizards og Dwarves?
    .answer = Én Bonusmønt for hver Landbrugs-, Magi- eller Mineregion, de har sidst i turen. Race og Specialevne kan begge give for samme Region.
ruling-H12 = Hvad tjener Orcs?
    .answer = Én Bonusmønt for hver befæstet Region, de erobrer i turen, også fra Glemte Folkeslag. Lægges sammen med Pillaging.
ruling-H13 = Hvordan vokser Skeletons?
    .answer = Én ny Trop for hver { $grows_every } befæstede Regioner, de erobrer i turen, rundet ned, ved omfordelingen; den erobrer intet i denne tur. Intet gemmes til senere, og bakken sætter grænsen.
ruling-H14 = Hvilke Regioner tæller for Skeletons?
    .answer = Dem med Aktive eller Inaktive Tropper eller et Glemt Folkeslag.
ruling-H15 = Hvad kan Ratmen?
    .answer = Intet særligt; der er bare mange af dem.

## Sorcerers

ruling-W1 = Hvor tit kan jeg bruge trolddom?
    .answer = Én gang pr. tur mod hver modstander.
ruling-W2 = Mod hvem virker trolddom?
    .answer = Mod en modstanders enlige, Aktive Trop ved siden af en Region med Sorcerers.
ruling-W3 = Kræver trolddom en Trop på hånden?
    .answer = Nej, den nye kommer fra bakken.
    .reason = Efter ordlyden kræver enhver erobring en Trop på hånden. Men udgiveren har svaret, at trolddom virker med tom hånd, så det er standard.
ruling-W4 = Kan trolddom være den første erobring?
    .answer = Nej: Der er ingen Sorcerer at være nabo til.
ruling-W5 = Hvad kan Flying Sorcerers nå?
    .answer = Enhver enlig, Aktiv Trop på land; som første erobring kun med en Trop på hånden.
ruling-W6 = Hvad kan Underworld Sorcerers nå?
    .answer = Underjordiske Huler regnes for deres naboer.
ruling-W7 = Beskytter Bjerg, Fæstning og Troldehule mod trolddom?
    .answer = Nej; Fæstning og Troldehule fjernes.
ruling-W8 = Beskytter en Lejr mod trolddom?
    .answer = Ja, én er nok.
ruling-W9 = Beskytter Jordhul, Drage og Helt mod trolddom?
    .answer = Ja.
ruling-W10 = Beskytter fred mod trolddom?
    .answer = Ja.
ruling-W11 = Kan trolddom nå ud på vand?
    .answer = Kun for Seafaring Sorcerers.
ruling-W12 = Hvad skal der ligge i bakken til trolddom?
    .answer = En Sorcerer; den sidste er god nok.
ruling-W13 = Er trolddom en erobring?
    .answer = Ja, af en befæstet Region: Pillaging giver bonus, Diplomat regner det for et angreb.
ruling-W14 = Hvor går den udskiftede Trop hen?
    .answer = Tilbage i bakken, Elves også. Ejeren får intet på hånden.
ruling-W15 = Må jeg gå videre fra en Region, trolddom har erobret?
    .answer = Ja, straks.
ruling-W16 = Virker trolddom på egne eller Inaktive Tropper eller på Glemte Folkeslag?
    .answer = Nej.
ruling-W17 = Skal Berserk Sorcerers slå?
    .answer = Trolddom hverken kræver eller bruger et slag (se E17).

## Tritons and Trolls

ruling-X1 = Hvad er en kyst?
    .answer = Land ved siden af et Hav eller Søen; det gælder også, når Racen kommer ind.
ruling-X2 = Hvad sparer Seafaring Tritons på vand?
    .answer = Intet: Vand er ikke kyst.
ruling-X3 = Hvor kommer Troldehuler?
    .answer = Én i hver Region, Trolls får, med det samme.
    .reason = { $lairs } er altid nok til Trolls.
ruling-X4 = Hvad sker der med Troldehuler ved Stagnation?
    .answer = De bliver og forsvarer. De forsvinder, når Regionen opgives eller erobres, eller når de Inaktive Trolls forlader spillebrættet.
ruling-X5 = Hvad får jeg for at erobre en Troldehule?
    .answer = Intet.

## Special powers

ruling-Y1 = Hvad tjener Alchemist uden en Region?
    .answer = Stadig { $alchemist } Bonusmønter.
ruling-Y2 = Hvad tjener Alchemist i den tur, hvor Racen bliver Inaktiv?
    .answer = Intet.
ruling-Y3 = I hvilken rækkefølge virker Berserk?
    .answer = Slå, vælg Regionen, betal prisen minus terningen, mindst én.
ruling-Y4 = Skal jeg slå med Berserk?
    .answer = Nej. Efter et slag erobrer du med det eller stopper; der er intet nyt slag til samme erobring.
ruling-Y5 = Hvad hvis et Berserk-slag er for lavt til alt?
    .answer = Så var det det sidste erobringsforsøg.
ruling-Y6 = Må Berserk vælge noget, den ikke kan betale?
    .answer = Det ville kun afslutte erobringerne, så du stopper i stedet.
ruling-Y7 = Har Berserk også det almindelige sidste erobringsforsøg?
    .answer = Nej.
ruling-Y8 = Kan Berserk have Dragen?
    .answer = Nej, begge er Specialevner, og en Race har kun én.
ruling-Y9 = Hvor mange Lejre er der plads til i en Region?
    .answer = Så mange, du vil, op til { $camps }; du må også lade være med at placere dem.
ruling-Y10 = Holder en Lejr en Region?
    .answer = Nej, det gør kun Tropper.
ruling-Y11 = Hvad hvis en Region med Lejre falder?
    .answer = Alle Lejre kommer på hånden og placeres sidst i angriberens tur i en hvilken som helst Region hos ejerens Race; er der ingen, venter de. Ingen går tabt.
ruling-Y12 = Tæller Lejre som Tropper?
    .answer = Kun til forsvar og mod trolddom.
ruling-Y13 = Sparer Commando ved den første erobring?
    .answer = Ja, 1 Trop overalt.
ruling-Y14 = Virker Diplomat med to spillere?
    .answer = Ja, som trykt.
ruling-Y15 = Må Diplomat vælge en modstander uden Aktiv Race?
    .answer = Ja, og freden binder også den næste Race.
ruling-Y16 = Hvad forbyder freden?
    .answer = Ethvert angreb fra den allieredes Aktive Race på den Aktive Race med Diplomat, på enhver måde, indtil ejerens næste tur. Inaktive Tropper er ikke omfattet.
ruling-Y17 = Hvem må Diplomat ikke vælge?
    .answer = En modstander, hvis Aktive Race i turen mistede en Region til Racen med Diplomat eller var terningens mål. Angreb på en Inaktiv Race og angreb med egne Inaktive Ghouls tæller ikke.
ruling-Y18 = Skal Diplomat vælge nogen?
    .answer = Nej. Den gamle fred slutter, når ejerens tur begynder.
ruling-Y19 = Slutter Diplomat fred i den tur, hvor Racen bliver Inaktiv?
    .answer = Nej.
ruling-Y20 = Hvad kan Dragen?
    .answer = Én gang pr. tur erobrer den en Region med én Trop, uanset hvad der står dér. Rækkevidden gælder som altid.
ruling-Y21 = Må Dragen blive?
    .answer = Ja; den flytter sig kun ved at erobre. Hvor den er, er Regionen immun; hvor den var, ikke længere.
ruling-Y22 = Må Dragen gøre den første erobring?
    .answer = Ja.
ruling-Y23 = Må Dragen flyve til immune Regioner eller vand?
    .answer = Aldrig.
ruling-Y24 = Hvad hvis jeg opgiver Dragens Region?
    .answer = Dragen kommer på hånden og kan stadig flyve i denne tur, hvis den ikke har gjort det.
ruling-Y25 = Hvad kan Flying nå?
    .answer = Enhver Region på land, altid.
ruling-Y26 = Hvornår bygger jeg en Fæstning?
    .answer = Én gang pr. tur, mens Racen er Aktiv, under omfordelingen. Ikke i den tur, hvor den bliver Inaktiv.
ruling-Y27 = Hvad giver Fæstninger?
    .answer = Én Bonusmønt hver i den Aktive Races Regioner, hver tur. Ingen som Inaktiv.
ruling-Y28 = Hvad hvis { $fortresses } Fæstninger er på spillebrættet?
    .answer = Der bygges ikke flere, og de flyttes aldrig. Dem fra en ældre Inaktiv Race tæller med, og fjernede kan bygges igen.
ruling-Y29 = Hvor står Heltene?
    .answer = I { $heroes } forskellige Regioner sidst i turen, i én, hvis der kun er én. De bliver til næste omfordeling.
ruling-Y30 = Hvad hvis Racen med Heroic rammes et andet sted?
    .answer = Helte flytter sig ikke i modstandernes ture.
ruling-Y31 = Hvad giver Forest, Hill, Swamp og Merchant?
    .answer = Én Bonusmønt for hver sådan Region hos den Aktive Race (Merchant: for hver Region).
ruling-Y32 = Hvor sparer Mounted?
    .answer = På Bakker og Landbrug, én Trop.
ruling-Y33 = Hvad giver Pillaging?
    .answer = Det samme som Orcs får, og det lægges sammen.
ruling-Y34 = Seafaring: Hvad koster vand?
    .answer = 2 Tropper, plus Tropperne fra en Race, der har det.
ruling-Y35 = Seafaring: Hvad er nabo til vand?
    .answer = Vand og landet på dets bred er naboer, begge veje.
ruling-Y36 = Hvad beholder Seafaring som Inaktiv?
    .answer = Sit vand, som giver Sejrsmønter. Den erobrer ikke mere.
ruling-Y37 = Hvem kan angribe vand?
    .answer = Kun en Aktiv Race med Seafaring. Flying aldrig.
ruling-Y38 = Hvornår kan en Race med Stout blive Inaktiv?
    .answer = Sidst i en tur efter optjeningen, også i Racens første og uden en erobring.
ruling-Y39 = Hvad giver Sejrsmønter ved Stout?
    .answer = Turen tæller som Aktiv med al bonus, den gamle Inaktive Race medregnet; derefter fjernes den. Intet tælles to gange.
ruling-Y40 = Har Stout også den almindelige Stagnation?
    .answer = Ja.
ruling-Y41 = Underworld: For hvem er Underjordiske Huler naboer?
    .answer = For den Races erobringer, og for det, dens Giants eller Sorcerers gør.
ruling-Y42 = Hvad giver Wealthy?
    .answer = { $wealthy } Bonusmønter sidst i den tur, hvor sættet vælges.

## The dealer and the combos

ruling-E1 = Hvad går først, når en Race er borte, Specialevne eller Banner?
    .answer = Racen lægger sin Specialevne af, før Banneret går tilbage. Blandes der om til det Banner, er brikken med.
    .reason = Begge var i brug indtil da, og brikken skal være lagt af for at blive blandet med.
ruling-E2 = I hvilken rækkefølge flyttes Bannere og Specialevner ved Stagnation?
    .answer = Den ældre Races Banner går tilbage, og der blandes om til det, før den nye Inaktive Races Specialevne lægges af.
    .reason = Den ældre Race går først (D3).
ruling-E3 = Hvornår handler spillederen?
    .answer = Før enhver spiller, også midt i erobringer, så længe en terning ventes eller rækken er for kort og et Banner er ledigt. I en opstillet stilling, der venter på begge, kommer terningen først.
    .reason = Alle beslutter med samme række for øje, og en spilfil har kun én mulig rækkefølge.
ruling-E4 = Afsløres der noget efter slutningen?
    .answer = Nej.
    .reason = Ingen kunne vælge det.
ruling-E5 = Hvornår blandes bunkerne?
    .answer = Aldrig på forhånd: Når der skal afsløres, trækkes et af de usete Bannere og en af de usete Specialevner. Bannere, der er kommet tilbage, kommer efter alle usete.
    .reason = Oddsene er de samme, og en rækkefølge, der ikke findes, kan ikke sive ud.
ruling-E6 = Hvad tæller perft?
    .answer = Spillederens handlinger som alle andre, hvert tal på terningen én gang.
    .reason = Det er et fingeraftryk af reglerne, ikke af oddsene.

## The turn

ruling-E7 = Begynder Racens tur, når sættet vælges?
    .answer = Nej: En Inaktiv Race, der kan handle, må stadig handle, til den Aktive Race gør sit første. At stoppe er også at gøre noget.
    .reason = Tvivlsomt: Reglerne lader Ghouls erobre, når turen begynder, hvilket også kunne betyde før valget. G3 lader begge rækkefølger stå åbne.
ruling-E8 = Må Regioner opgives, efter at den Inaktive Race har erobret?
    .answer = Ja, af den Aktive Race: Hver Race gør sine Tropper parate for sig.
    .reason = A9 taler om den Races første erobring.
ruling-E9 = Hvornår omfordeler en Inaktiv Race, der kan handle?
    .answer = I hver tur, hvor ejeren vokser, også selv om den intet erobrede.
    .reason = Det må en Aktiv Race (T3), og Ghouls spiller som en.
ruling-E10 = Hvad hvis det sidste erobringsforsøg for Ghouls afslutter alle erobringer?
    .answer = Når »{ option-ghouls_own_die }« er slået fra, begynder omfordelingen straks. Mangler der stadig et valg af sæt, kommer det først, og omfordelingen følger.
    .reason = Valget er en pligt (P5), men alle erobringer er slut.
ruling-E11 = Hvornår får jeg et valg efter optjeningen?
    .answer = Kun hvis der er et: Har Racen med Diplomat angrebet alle, spørges der ikke.
    .reason = Der ville ikke være noget at vælge.
ruling-E12 = Kan en Race både blive Inaktiv sent og slutte fred?
    .answer = En hjemmelavet Race, der kan begge dele, vælger én af dem; hver af dem afslutter turen.
    .reason = Fred beskytter kun en Aktiv Race.
ruling-E13 = Skal jeg altid selv slutte turen?
    .answer = Ja, også når der intet er at placere. Kun almindelig Stagnation, et valg efter optjeningen og en tilflugt uden noget at placere slutter af sig selv.
    .reason = Måske vil du se dig om eller fortryde.
ruling-E14 = Placeres fordrevne Tropper efter den allersidste tur?
    .answer = Ja, ejerne placerer dem stadig.
    .reason = Står det lige, tælles Tropper på spillebrættet (V5).
ruling-E15 = Hvad kan jeg fortryde?
    .answer = Dine egne beslutninger i denne tur. En forsvarer kan fortryde placeringen af fordrevne Tropper, men ingen kan fortryde noget, en anden spiller har handlet på.
    .reason = Det er T8, set fra hver spillers side.
ruling-E35 = Kan jeg opgive en Inaktiv Races Regioner?
    .answer = Nej. De bliver, til nogen erobrer dem, eller Racen forlader spillebrættet. Kun en Inaktiv Race, der kan handle, må opgive Regioner.
    .reason = At opgive Regioner hører til forberedelsen af erobringer.
ruling-E36 = Må Diplomat uden en Region vælge en allieret?
    .answer = Ja, så længe Racen er Aktiv.
    .reason = Freden afhænger af, hvem Racen angreb, ikke af, hvad den har.

## Conquest

ruling-E16 = Hvilke erobringer giver Jordhuller?
    .answer = De første { $holes } Regioner af enhver slags, erobret på enhver måde: vand, med terningen, med Dragen.
    .reason = H5 og H8 gør ingen undtagelse.
ruling-E17 = Hvad kan jeg gøre efter et Berserk-kast?
    .answer = Kun erobre almindeligt eller stoppe. Trolddom, Drage og at opgive Regioner venter, til slaget er brugt.
    .reason = Ellers kunne du først se terningen og så vælge en anden vej.
ruling-E18 = Hvad kræver et Berserk-slag?
    .answer = En Trop på hånden, men ingen Region, den kunne vinde.
    .reason = Slaget kommer før valget (Y3).
ruling-E19 = Må Dragen nogensinde flyve til vand?
    .answer = Nej, heller ikke for en hjemmelavet Race, der sejler.
    .reason = Y23 siger aldrig.
ruling-E20 = Hvad hvis alle Troldehuler er på spillebrættet?
    .answer = Regioner, en hjemmelavet Race erobrer, får ingen.
    .reason = Der er { $lairs } i æsken (N5).
ruling-E21 = Hvad kan en Race nå, der både flyver og sejler?
    .answer = Alt land, men vand kun som nabo eller indgang.
    .reason = Flying handler om land (Y25).
ruling-E22 = Må en Race, der kommer ind hvor som helst, begynde med trolddom?
    .answer = Nej, kun en, der flyver.
    .reason = W4, W5: Der er intet at være nabo til.
ruling-E23 = Hvad beholder en Inaktiv Race, der kan handle?
    .answer = Besparelser, rækkevidde og Troldehuler fra sit Banner. Den har ingen Specialevne og får aldrig trolddom, Jordhuller, nye Tropper eller mønter for erobringer.
    .reason = Banneret er der stadig, det er Specialevnen ikke.
ruling-E37 = Sparer Seafaring Giants på vand ved siden af deres Bjerg?
    .answer = Ja, én Trop, som på land.
    .reason = Rabatten for Giants gælder enhver Region ved siden af et Bjerg, de har (H1), og Seafaring åbner vandet for dem.

## Losses and refuge

ruling-E24 = Hvilke Lejre kan jeg placere under tilflugt?
    .answer = Kun dem, der blev fordrevet i denne tur. Lejre, du ikke placerede tidligere, bliver på hånden.
    .reason = Intet andet flytter sig i en modstanders tur.
ruling-E25 = Skal jeg placere fordrevne Lejre?
    .answer = Nej, du må også lade være under tilflugt; så venter de på næste omfordeling.
    .reason = Som i Y9.
ruling-E26 = Hvor går en udskiftet Elf hen, der ikke er tabt?
    .answer = Når »{ option-elf_lost_to_sorcerer }« er slået fra, på ejerens hånd; den placeres under tilflugt.
    .reason = Som om Regionen var blevet erobret (L3).
ruling-E27 = I hvilken rækkefølge placerer en forsvarer to Racer?
    .answer = I valgfri rækkefølge, og du slutter én gang for begge.
    .reason = Ingen andre handler ind imellem.
ruling-E28 = Hvad hvis en Inaktiv Race, der kan handle, ingen Tropper mister?
    .answer = Så mister den heller ingen som Inaktiv.
    .reason = Den spiller, som om den var Aktiv.
ruling-E38 = Hvad hvis mine egne Ghouls tager min Aktive Races sidste Region?
    .answer = Resten af Racen bliver på hånden og kommer ind forfra i næste tur.
    .reason = Uden en Region er der intet sted at placere Tropper, som i L5.

## Redeployment and decline

ruling-E29 = Må Tropper blive på hånden?
    .answer = Ikke så længe deres Race har en Region, på nær de { $visitors } Amazons. Det samme gælder under tilflugt.
    .reason = Omfordelingen er for alle Tropper.
ruling-E30 = Hvor mange Fæstninger er der plads til i en Region?
    .answer = Én.
    .reason = Fæstninger giver pr. Region.
ruling-E31 = Hvordan opgiver jeg Regioner for Amazons?
    .answer = Før noget placeres, og ikke én mere end nødvendigt. Brikkerne dér går, som var Regionen opgivet.
    .reason = A9 forbyder at opgive Regioner af andre grunde.
ruling-E32 = Hvilke Amazons går?
    .answer = { $visitors } vilkårlige af de Tropper, der er tilbage; de er ikke mærket, og tab erstattes aldrig.
    .reason = Alle Tropper er ens.
ruling-E33 = Skal jeg placere Helte?
    .answer = Ja, så længe en Region hos Racen ingen har. Helte uden en sådan Region bliver på hånden.
    .reason = Helte er ikke valgfri (Y29); det er Lejre (Y9).
ruling-E34 = Hvad hvis en spiller havde to Racer, der bliver som Inaktive?
    .answer = Den anden ville skubbe den første ud.
    .reason = Der er kun én plads til den (D10); med det, der er i æsken, kan det ikke ske (D11).
