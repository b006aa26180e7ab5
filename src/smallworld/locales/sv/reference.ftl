### The book of rules: what every topic, piece, terrain and symbol means, and how the book speaks.
###
### Numbers of the box come as variables. The points of a topic are read one after the other.

## Topics

topic-turn = En tur, steg för steg
    .about = Du spelar hela din tur; sedan är det nästa spelares, medurs.
    .words = spelordning, faser, ordning, runda, tur
    .point-1 = Inget aktivt folkslag? Välj en kombination. Annars väljer du: expandera eller gå i Nedgång.
    .point-2 = Färdigställ dina Trupper: ta upp brickorna, men låt en ligga i varje Region du vill behålla. Nu får du också överge Regioner.
    .point-3 = Erövra Region efter Region och betala med brickor. Sluta när du vill.
    .point-4 = Räcker inte brickorna till den sista erövringen? Gör ett sista försök med tärningen.
    .point-5 = Omorganisera: flytta dina brickor fritt mellan dina Regioner, och ställ ut Bivacker, Fästning eller Hjältar.
    .point-6 = Inkomst: 1 Vinstmynt för varje Region, plus det som folkslag och Specialförmåga lägger till.
    .point-7 = Efter inkomsten får Dristiga gå i Nedgång och Diplomaten utse en Allierad.
    .point-8 = De som förlorat Regioner placerar sina fördrivna brickor, medurs.
topic-setup = Vad som finns på bordet
    .about = Kartan för antalet spelare, { $column } kombinationer och { $starting_coins } Vinstmynt var.
    .words = start, början, rundor, spelare, tärning, mynt, uppställning, sätta upp
    .point-1 = Rundor: { $rounds_2 } för två spelare, { $rounds_3 } för tre, { $rounds_4 } för fyra, { $rounds_5 } för fem.
    .point-2 = Berg och Glömda Stammar står där kartan visar dem.
    .point-3 = Tärningen har sidorna { $die_faces }.
    .point-4 = { $races } folkslag med { $tokens } brickor och { $powers } Specialförmågor bildar kombinationerna.
topic-pick = Att välja kombination
    .about = En kombination är ett Folkslagsbanér med ett Emblem. Lägg ihop deras tal: så många brickor får du.
    .words = kolumn, välja, banér, emblem, folkslag, köpa
    .point-1 = Den översta kombinationen är gratis. Lägg 1 Vinstmynt på varje kombination du hoppar över.
    .point-2 = Du får de Vinstmynt som ligger på kombinationen du tar.
    .point-3 = Kombinationerna nedanför flyttas upp, och en ny visas längst ner.
    .point-4 = Du kan bara välja det du kan betala. Ett folkslag som försvunnit kommer tillbaka underst i högen.
topic-reach = Vart ett folkslag får gå
    .about = Ett nytt folkslag kommer in på kartan utifrån; sedan går det från granne till granne.
    .words = angränsande, gräns, kant, kantregion, komma in, granne, överge
    .point-1 = Den första Regionen ligger vid kartans kant, eller vid stranden av ett Hav vid kanten.
    .point-2 = Varje ny Region ligger intill en som folkslaget håller. Regioner i Nedgång hjälper inte.
    .point-3 = Bara Sjöfarande kan ta Hav och Sjöar.
    .point-4 = Före sin första erövring får ett folkslag överge Regioner; överger det alla kommer det in på nytt.
topic-price = Vad en Region kostar
    .about = Du betalar med brickor ur handen, minst 1.
    .words = kostnad, brickor, erövra, erövring, anfalla, pris, rabatt
    .point-1 = Lägg ihop allt som försvarar och dra av det som folkslag och Specialförmåga sparar.
    .point-2 = Brickorna du betalar med står i Regionen du har tagit.
    .point-3 = Dina egna brickor i Nedgång försvarar inte mot dig.
topic-attempt = Sista erövringsförsöket med tärningen
    .about = Sista erövringsförsöket är turens sista erövring: fattas upp till { $highest_die } brickor kan tärningen täcka resten.
    .words = tärning, slå, rulla, förstärkning, tur, sista erövringen
    .point-1 = Ange Regionen först. Du måste ha minst en bricka i handen.
    .point-2 = Slå. Når brickorna och tärningen upp till priset flyttar alla brickor i handen in.
    .point-3 = Annars går de tillbaka till dina Regioner. I båda fallen är dina erövringar över.
topic-protection = Vad som skyddar en Region
    .about = En del markörer gör en Region dyrare, andra gör den immun.
    .words = immun, immunitet, säker, försvar, skydd, skydda
    .point-1 = 1 bricka mer för varje: Berg, Trollhåla, Fästning, Bivack, Glömd Stam och varje bricka från en annan spelare.
    .point-2 = Immun mot alla anfall: en Region med ett Hål-i-Marken, en Hjälte eller Draken.
    .point-3 = Fred skyddar Diplomatens aktiva folkslag mot den Allierades aktiva folkslag.
    .point-4 = En besvärjelse stoppas av en Bivack, en andra bricka, Nedgång och vatten, men inte av Berg, Trollhåla eller Fästning.
    .point-5 = Draken struntar i allt som bara gör en Region dyrare.
topic-losses = Att förlora en Region
    .about = En bricka går förlorad, de andra kommer tillbaka i slutet av anfallarens tur.
    .words = förlust, nederlag, kasta, reträtt, överlevande, tillflykt, försvarare, förvaringsask
    .point-1 = En ensam bricka går förlorad med sin Region. Alver förlorar ingen.
    .point-2 = De fördrivna brickorna går till valfria Regioner som samma folkslag ännu håller.
    .point-3 = Utan Regioner kvar väntar de i handen och kommer in på nytt.
    .point-4 = Ett folkslag i Nedgång förlorar sin bricka. Bara Gastar i Nedgång kommer tillbaka.
topic-redeployment = Omorganisation av Trupper
    .about = Efter erövringarna flyttas dina brickor fritt mellan det egna folkslagets Regioner.
    .words = flytta, trupper, placera, ställa ut, omorganisera
    .point-1 = Varje Region behåller minst en bricka.
    .point-2 = Ingen bricka stannar i handen så länge folkslaget håller en Region.
    .point-3 = Bivacker, turens Fästning och Hjältar ställs ut nu.
    .point-4 = Nu får Skeletten nya brickor, och Amazonernas { $visitors } lämnar kartan.
topic-income = Inkomst
    .about = I slutet av din tur får du 1 Vinstmynt för varje Region du håller, aktiv eller i Nedgång.
    .words = poäng, tjäna, vinstmynt, mynt, vinst, pengar, bonus
    .point-1 = Det aktiva folkslaget och dess Specialförmåga lägger till sina extra Vinstmynt, bara för det folkslagets Regioner.
    .point-2 = I Nedgång ger bara Dvärgarnas Gruvor bonus.
    .point-3 = I turen då du går i Nedgång ger bara Regioner i Nedgång Vinstmynt.
    .point-4 = Summorna är dolda till slutet; varje inkomst sägs högt.
topic-decline = Nedgång
    .about = Låt ett trött folkslag gå i Nedgång: det slåss inte mer, men dess Regioner ger fortfarande Vinstmynt medan du börjar med ett nytt.
    .words = avsluta, nytt folkslag, vända, nedgång, gå i nedgång
    .point-1 = Det tar en hel tur: inga erövringar, inga flyttar.
    .point-2 = En bricka stannar i varje Region, resten försvinner. Specialförmågan kastas.
    .point-3 = Ett folkslag som redan är i Nedgång lämnar kartan först. Ande räknas inte.
    .point-4 = Nästa tur väljer du en ny kombination.
    .point-5 = Trollhålor, Fästningar och vatten du håller blir kvar; Hål-i-Marken, Bivacker, Hjältar och Draken försvinner.
topic-end = Slutet på spelet
    .about = Efter sista turen i sista rundan vinner den som har flest Vinstmynt.
    .words = vinnare, lika, oavgjort, vinst, slut, sista rundan
    .point-1 = Är det lika vinner den som har flest Folkslagsbrickor på kartan, aktiva och i Nedgång.
    .point-2 = Är även det lika delas segern.

## Pieces, terrains, symbols

reference-piece-tribe = Ett gammalt folk utan ägare. Gör sin Region en bricka dyrare och är borta för gott när det besegrats. En Region med en Glömd Stam är inte tom.
reference-piece-mountain = Står i varje Bergsregion hela spelet och gör den en bricka dyrare. En Region med bara ett Berg är tom.
reference-piece-fortress = Byggs av ett Befäst folkslag, en per tur. Gör sin Region en bricka dyrare, även i Nedgång, och ger ett Vinstmynt så länge folkslaget är aktivt.
reference-piece-lair = En Trollhåla följer med varje Region som Trollen tar. Den gör Regionen en bricka dyrare, även i Nedgång.
reference-piece-camp = { $camps } Bivacker hos ett Bivackerande folkslag, uppslagna på nytt varje tur. Var och en gör sin Region en bricka dyrare, och en räcker mot besvärjelser.
reference-piece-hole = Ett Hål-i-Marken följer med var och en av Halvlängdsmännens { $holes } första Regioner. De Regionerna är immuna tills Halvlängdsmännen lämnar dem eller går i Nedgång.
reference-piece-hero = { $heroes } Hjältar hos ett Hjältemodigt folkslag slutar varje tur i olika Regioner. De Regionerna är immuna.
reference-piece-dragon = Tar en Region med 1 bricka, en gång per tur, och stannar där. Regionen är immun.
reference-terrain-farmland = Ger Människor ett extra Vinstmynt. En bricka billigare för Beridna.
reference-terrain-forest = Ger folkslag med Specialförmågan Skogs ett extra Vinstmynt.
reference-terrain-hill = Ger folkslag med Specialförmågan Backe ett extra Vinstmynt. En bricka billigare för Beridna.
reference-terrain-mountain = Kostar 1 bricka mer. Håller Jättarna Berget kostar grannarna dem 1 mindre.
reference-terrain-swamp = Ger folkslag med Specialförmågan Träsk ett extra Vinstmynt.
reference-terrain-sea = Ligger vid kartans kant. Bara Sjöfarande kan ta det. Stranden är en väg in för alla och kostar Havsfolket 1 bricka mindre.
reference-terrain-lake = Ligger inne på kartan. Bara Sjöfarande kan ta den. Stranden är ingen väg in, men kostar Havsfolket 1 bricka mindre.
reference-symbol-mine = Ger Dvärgar ett extra Vinstmynt, även i Nedgång.
reference-symbol-magic = Ger Trollkarlar ett extra Vinstmynt.
reference-symbol-cavern = En bricka billigare för Underjordiska, som har alla Grottor som grannar.

## Chapters

reference-chapter-topic = Hur spelet går till
reference-chapter-race = Folkslag
reference-chapter-power = Specialförmågor
reference-chapter-piece = Markörer
reference-chapter-terrain = Terräng
reference-chapter-symbol = Symboler
reference-chapter-option = Regelval
reference-chapter-ruling = Domslut
reference-kind-topic = spelet
reference-kind-race = folkslag
reference-kind-power = Specialförmåga
reference-kind-piece = markör
reference-kind-terrain = terräng
reference-kind-symbol = symbol
reference-kind-option = regelval
reference-kind-ruling = domslut { $id }

## Rulings: by what they are about, by the letter of their id

reference-rulings-N = Siffror
reference-rulings-T = Spelets gång
reference-rulings-P = Att välja kombination
reference-rulings-C = En Regions pris
reference-rulings-A = Vart ett folkslag får gå
reference-rulings-L = Förluster och fördrivna brickor
reference-rulings-F = Sista erövringsförsöket
reference-rulings-D = Nedgång
reference-rulings-V = Inkomst och spelets slut
reference-rulings-R = Amazoner, Dvärgar, Alver
reference-rulings-G = Gastar
reference-rulings-H = Från Jättar till Skelett
reference-rulings-W = Besvärjare
reference-rulings-X = Havsfolk och Troll
reference-rulings-Y = Specialförmågor
reference-rulings-E = Våra egna beslut

reference-reason = Varför
reference-basis = Bygger på
reference-basis-pages = regelboken, s. { $pages }
reference-basis-publisher = utgivarens svar
reference-basis-players = det spelare är överens om
reference-basis-arithmetic = räkning av delarna
reference-basis-editions = utgåvor på andra språk
reference-basis-ours = vårt beslut
reference-certainty-sure = Säkert
    .about = Står klart i regelboken, eller så har utgivaren svarat.
reference-certainty-likely = Troligt
    .about = Väl underbyggt, men inte rakt uttalat.
reference-certainty-doubtful = Tveksamt
    .about = Källorna är oense, eller så kan texten läsas på annat sätt. Finns det ett regelval spelas det på det andra sättet.
reference-certainty-decided = Vårt beslut
    .about = Regelboken säger inget, och ett program måste göra något.

## An entry

reference-title = Regler
    .lead = Varje folkslag, Specialförmåga, markör och domslut, med exempel ur själva spelet.
reference-back = Alla uppslag
reference-tokens = { $tokens ->
    [one] 1 bricka
   *[other] { $tokens } brickor
  }
reference-tokens-more = { $tokens } + { $more } brickor
reference-supply = { $supply } i lådan
reference-see = Se även
reference-rulings-here = Domslut
reference-setting = { $on ->
    [yes] Vanligen på
   *[no] Vanligen av
  }
reference-on = På
reference-off = Av
reference-nothing-here = Det finns inget uppslag som heter ”{ $id }”.

## What an example says. $people act, $region is asked about

reference-asked-price = { $price ->
    [one] Regionen { $region } kostar { $people_the } 1 bricka: { $parts }.
   *[other] Regionen { $region } kostar { $people_the } { $price } brickor: { $parts }.
  }
reference-asked-short = Regionen { $region } kostar { $price }, { $missing } mer än { $people_the } har i handen. { $percent } % chans med tärningen.
reference-asked-sorcery = En besvärjelse tar Regionen { $region } gratis.
reference-asked-dragon = Med Draken tar { $people_the } Regionen { $region } för en bricka.
reference-asked-refused = Nej. { $why }
reference-asked-income = Turen ger { $seat } { $coins } Vinstmynt: { $parts }.
reference-picture = En del av kartan: { $regions }.
# The two players of all examples: common first names
reference-players = Anna, Bo

## The search

reference-search = Hitta en regel
    .placeholder = Alver, Trollhåla, Nedgång, C2 …
    .hint = Tryck / för att söka, pilar för att välja, Enter för att öppna.
reference-found = { $count ->
    [0] Inget hittades för ”{ $words }”.
    [one] 1 uppslag
   *[other] { $count } uppslag
  }
reference-none-about = Försök med ett kortare ord, eller namnet på ett folkslag, en Specialförmåga eller en markör.
reference-contents = Innehåll

## The summary sheet

sheet-title = Referensark
sheet-print = Skriv ut
sheet-paper = Papper
sheet-paper-a4 = A4
sheet-paper-letter = Letter
sheet-heading = Small World
sheet-prices = En Region kostar
sheet-minimum = Folkslag och Specialförmåga kan spara brickor, men du betalar alltid minst 1.
sheet-rounds = Rundor
sheet-players = Spelare
sheet-die = Tärningen
sheet-symbols = Symboler
sheet-unofficial = Inofficiell sammanfattning med egna ord och teckningar.

## Tokens a card brings, and one thing that adds to a price

sheet-tokens-more = { $tokens }+{ $more }
sheet-price-base = alla Regioner
sheet-price-mountain = Berg
sheet-price-fortress = Fästning
sheet-price-lair = Trollhåla
sheet-price-tribe = Glömd Stam
sheet-price-camps = Bivack
sheet-price-tokens = annan spelares bricka
reference-more = +{ $amount }
