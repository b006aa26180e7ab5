### The book of rules: what every topic, piece, terrain and symbol means, and how the book speaks.
###
### Numbers of the box come as variables. The points of a topic are read one after the other.

## Topics

topic-turn = En tur, trin for trin
    .about = Du spiller hele din tur; så er det den næstes, med uret.
    .words = rækkefølge, faser, forløb, runde, vækst
    .point-1 = Ingen Aktiv Race? Vælg et sæt. Ellers skal du vælge: voks, eller lad Racen blive Inaktiv.
    .point-2 = Gør dine Tropper parate: Tag dem på hånden, men lad én stå i hver Region, du vil beholde. Nu kan du også opgive Regioner.
    .point-3 = Erobr Region efter Region ved at betale med Tropper. Stop, når du vil.
    .point-4 = Mangler du Tropper til den sidste erobring? Gør ét sidste forsøg med terningen.
    .point-5 = Omfordel: Flyt dine Tropper frit mellem dine Regioner, og placer Lejre, Fæstning eller Helte.
    .point-6 = Optjening: 1 Sejrsmønt for hver Region og det, Race og Specialevne lægger til.
    .point-7 = Efter optjeningen må en Race med Stout blive Inaktiv, og en med Diplomat må vælge en allieret.
    .point-8 = De, der har mistet Regioner, sætter deres fordrevne Tropper tilbage, med uret.
topic-setup = Hvad der ligger på bordet
    .about = Landkortet til antallet af spillere, { $column } sæt og { $starting_coins } Sejrsmønter til hver.
    .words = start, begyndelse, runder, spillere, terning, mønter, opstilling, forberedelser
    .point-1 = Runder: { $rounds_2 } for to spillere, { $rounds_3 } for tre, { $rounds_4 } for fire, { $rounds_5 } for fem.
    .point-2 = Bjerge og Glemte Folkeslag står, hvor landkortet viser dem.
    .point-3 = Specialterningen har siderne { $die_faces }.
    .point-4 = { $races } Racer med { $tokens } Tropper og { $powers } Specialevner bliver til sættene.
topic-pick = Valg af sæt
    .about = Et sæt er et Banner med en Specialevne. Læg deres to tal sammen: Så mange Tropper får du.
    .words = række, vælge, banner, brik, race, køb, pris
    .point-1 = Det øverste sæt er gratis. Læg 1 Sejrsmønt på hvert sæt, du springer over.
    .point-2 = Du får de Sejrsmønter, der ligger på det sæt, du tager.
    .point-3 = Sættene nedenunder rykker op, og et nyt afsløres nederst.
    .point-4 = Du kan kun vælge, hvad du kan betale. En Race, der er borte, kommer tilbage nederst i bunken.
topic-reach = Hvor en Race må gå hen
    .about = En ny Race kommer ind på spillebrættet udefra; derefter går den fra nabo til nabo.
    .words = nabo, naboregion, grænse, kant, første erobring, indgang, opgive, randregion
    .point-1 = Den første Region ligger ved kortets kant eller på kysten af et Hav, der når ud til kanten.
    .point-2 = Enhver ny Region er nabo til en, Racen allerede har. Inaktive Regioner hjælper ikke.
    .point-3 = Kun Seafaring kan erobre Have og Søen.
    .point-4 = Før sin første erobring må en Race opgive Regioner; opgiver den alle, kommer den ind forfra.
topic-price = Hvad en Region koster
    .about = Du betaler med Tropper fra hånden, mindst 1.
    .words = koste, tropper, erobre, erobring, angreb, pristabel, rabat
    .point-1 = Læg alt sammen, der forsvarer, og træk fra, hvad Race og Specialevne sparer.
    .point-2 = De Tropper, du betaler med, står bagefter i den erobrede Region.
    .point-3 = Dine egne Inaktive Tropper forsvarer ikke mod dig.
topic-attempt = Sidste erobringsforsøg med terningen
    .about = Det sidste erobringsforsøg er turens sidste erobring: Mangler du op til { $highest_die } Tropper, kan terningen dække resten.
    .words = terning, specialterning, slag, forstærkninger, held, sidste erobring
    .point-1 = Nævn Regionen først. Du skal have mindst én Trop på hånden.
    .point-2 = Slå. Når Tropper og terning op på prisen, rykker alle Tropper fra hånden ind.
    .point-3 = Ellers går de tilbage til dine Regioner. I begge tilfælde er dine erobringer slut.
topic-protection = Hvad der beskytter en Region
    .about = Nogle brikker gør en Region dyrere, andre gør den immun.
    .words = immun, immunitet, sikker, forsvar, beskytte
    .point-1 = 1 Trop mere for hver: Bjerg, Troldehule, Fæstning, Lejr, Glemt Folkeslag og hver Trop fra en anden spiller.
    .point-2 = Immun mod ethvert angreb: en Region med et Jordhul, en Helt eller Dragen.
    .point-3 = Fred beskytter den Aktive Race med Diplomat mod den allieredes Aktive Race.
    .point-4 = Trolddom standses af en Lejr, af en Trop til, af vand og af, at Troppen er Inaktiv, men ikke af Bjerg, Troldehule eller Fæstning.
    .point-5 = Dragen ignorerer alt, der kun gør en Region dyrere.
topic-losses = Når du mister en Region
    .about = Én Trop går tabt, de andre kommer tilbage, når angriberens tur slutter.
    .words = nederlag, tab, tilbagetrækning, overlevende, tilflugt, fordrevet, forsvarer, bakke
    .point-1 = En enlig Trop går tabt med sin Region. Elves mister ingen.
    .point-2 = De fordrevne Tropper går til valgfrie Regioner, som samme Race stadig har.
    .point-3 = Er der ingen Region tilbage, venter de på hånden og kommer ind forfra.
    .point-4 = En Inaktiv Race mister sin Trop. Kun Inaktive Ghouls kommer tilbage.
topic-redeployment = Omfordeling af Tropper
    .about = Efter erobringerne må dine Tropper flyttes frit mellem deres Races Regioner.
    .words = flytte, tropper, placere, omfordele
    .point-1 = Hver Region beholder mindst én Trop.
    .point-2 = Ingen Trop bliver på hånden, så længe dens Race har en Region.
    .point-3 = Lejre, turens Fæstning og Helte placeres nu.
    .point-4 = Her får Skeletons nye Tropper, og { $visitors } Amazons forlader brættet.
topic-income = Optjening af Sejrsmønter
    .about = Sidst i din tur får du 1 Sejrsmønt for hver Region, du har, Aktiv eller Inaktiv.
    .words = optjening, mønter, point, sejr, penge, bonus, bonusmønt, indtægt
    .point-1 = Den Aktive Race og dens Specialevne lægger deres Bonusmønter til, kun for den Races Regioner.
    .point-2 = Blandt Inaktive Racer giver kun Dwarves stadig bonus, for deres Miner.
    .point-3 = I den tur, hvor en Race bliver Inaktiv, giver kun Inaktive Regioner mønter.
    .point-4 = Hvor mange man har i alt, er skjult til det sidste; hver spillers indtægt siges højt.
topic-decline = Stagnation
    .about = Gør en træt Race Inaktiv: Den kæmper ikke mere, men dens Regioner giver stadig Sejrsmønter, mens du begynder med en ny.
    .words = inaktiv, stagnere, stagnering, ny race, vende, pension
    .point-1 = Det tager en hel tur: ingen erobringer, ingen flytninger.
    .point-2 = Én Trop bliver i hver Region, resten går. Specialevnen lægges væk.
    .point-3 = En Race, der allerede er Inaktiv, forlader først spillebrættet. Spirit tæller ikke med.
    .point-4 = I næste tur vælger du et nyt sæt.
    .point-5 = Troldehuler, Fæstninger og erobret vand bliver; Jordhuller, Lejre, Helte og Dragen går.
topic-end = Spillets afslutning
    .about = Efter den sidste tur i den sidste runde vinder den, der har flest Sejrsmønter.
    .words = vinder, uafgjort, sejr, slut, sidste runde
    .point-1 = Står det lige, vinder den med flest Tropper på spillebrættet, Aktive og Inaktive.
    .point-2 = Er også det lige, deles sejren.

## Pieces, terrains, symbols

reference-piece-tribe = Et gammelt folk uden ejer. Det gør sin Region én Trop dyrere og er borte for altid, når det er slået. En Region med et Glemt Folkeslag er befæstet, ikke tom.
reference-piece-mountain = Står i hver Bjergregion hele spillet og gør den én Trop dyrere. En Region med kun et Bjerg er tom.
reference-piece-fortress = Bygges af en Race med Fortified, én pr. tur. Den gør sin Region én Trop dyrere, også som Inaktiv, og giver en Sejrsmønt, så længe Racen er Aktiv.
reference-piece-lair = En Troldehule følger med hver Region, dine Trolls erobrer. Den gør Regionen én Trop dyrere, også som Inaktiv.
reference-piece-camp = { $camps } Lejre hos en Race med Bivouacking, placeret på ny hver tur. Hver gør sin Region én Trop dyrere, og én er nok mod trolddom.
reference-piece-hole = Et Jordhul følger med hver af de første { $holes } Regioner, dine Halflings erobrer. De Regioner er immune, til dine Halflings går eller bliver Inaktive.
reference-piece-hero = { $heroes } Helte hos en Race med Heroic stilles sidst i hver tur i hver sin Region. De Regioner er immune.
reference-piece-dragon = Erobrer en Region med 1 Trop, én gang pr. tur, og bliver dér. Regionen er immun.
reference-terrain-farmland = Giver Humans en Bonusmønt. Én billigere for Mounted.
reference-terrain-forest = Giver en Race med Forest en Bonusmønt.
reference-terrain-hill = Giver en Race med Hill en Bonusmønt. Én billigere for Mounted.
reference-terrain-mountain = Koster 1 Trop mere. Har dine Giants Bjerget, koster naboerne dem 1 mindre.
reference-terrain-swamp = Giver en Race med Swamp en Bonusmønt.
reference-terrain-sea = Ligger ved kortets kant. Kun Seafaring kan erobre det. Kysten er indgang for alle og koster Tritons 1 Trop mindre.
reference-terrain-lake = Ligger inde på kortet. Kun Seafaring kan erobre den. Bredden er ingen indgang, men koster Tritons 1 Trop mindre.
reference-symbol-mine = Giver Dwarves en Bonusmønt, også som Inaktive.
reference-symbol-magic = Giver Wizards en Bonusmønt.
reference-symbol-cavern = Én billigere for Underworld, for hvem alle Underjordiske Huler er naboer.

## Chapters

reference-chapter-topic = Sådan går spillet
reference-chapter-race = Racer
reference-chapter-power = Specialevner
reference-chapter-piece = Brikker
reference-chapter-terrain = Terræn
reference-chapter-symbol = Symboler
reference-chapter-option = Regelvalg
reference-chapter-ruling = Afgørelser
reference-kind-topic = spillet
reference-kind-race = Race
reference-kind-power = Specialevne
reference-kind-piece = brik
reference-kind-terrain = terræn
reference-kind-symbol = symbol
reference-kind-option = regelvalg
reference-kind-ruling = afgørelse { $id }

## Rulings: by what they are about, by the letter of their id

reference-rulings-N = Tal
reference-rulings-T = Turens gang
reference-rulings-P = Valg af sæt
reference-rulings-C = Prisen på en Region
reference-rulings-A = Hvor en Race må gå hen
reference-rulings-L = Tab og fordrevne Tropper
reference-rulings-F = Sidste erobringsforsøg
reference-rulings-D = Stagnation
reference-rulings-V = Optjening og afslutning
reference-rulings-R = Amazons, Dwarves og Elves
reference-rulings-G = Ghouls
reference-rulings-H = Giants til Skeletons
reference-rulings-W = Sorcerers
reference-rulings-X = Tritons og Trolls
reference-rulings-Y = Specialevner
reference-rulings-E = Vores egne afgørelser

reference-reason = Hvorfor
reference-basis = Bygger på
reference-basis-pages = regelbogen, s. { $pages }
reference-basis-publisher = udgiverens svar
reference-basis-players = det, spillere er enige om
reference-basis-arithmetic = optælling af brikker
reference-basis-editions = udgaver på andre sprog
reference-basis-ours = vores beslutning
reference-certainty-sure = Sikkert
    .about = Står klart i regelbogen, eller udgiveren har svaret.
reference-certainty-likely = Sandsynligt
    .about = Godt underbygget, men ikke sagt direkte.
reference-certainty-doubtful = Tvivlsomt
    .about = Kilderne er uenige, eller teksten kan læses anderledes. Findes der et regelvalg, spiller det omvendt.
reference-certainty-decided = Vores afgørelse
    .about = Regelbogen siger intet, og et program må gøre noget.

## An entry

reference-title = Regler
    .lead = Alle Racer, Specialevner, brikker og afgørelser, med eksempler fra selve spillet.
reference-back = Alle opslag
reference-tokens = { $tokens ->
    [one] 1 Trop
   *[other] { $tokens } Tropper
  }
reference-tokens-more = { $tokens } + { $more } Tropper
reference-supply = { $supply } i æsken
reference-see = Se også
reference-rulings-here = Afgørelser
reference-setting = { $on ->
    [yes] Normalt slået til
   *[no] Normalt slået fra
  }
reference-on = Til
reference-off = Fra
reference-nothing-here = Der er intet opslag ved navn »{ $id }«.

## What an example says. $people act, $region is asked about

reference-asked-price = { $price ->
    [one] For { $people } koster Regionen { $region } 1 Trop: { $parts }.
   *[other] For { $people } koster Regionen { $region } { $price } Tropper: { $parts }.
  }
reference-asked-short = { $missing ->
    [one] Regionen { $region } koster { $price }, 1 Trop mere end { $people } har på hånden. { $percent } % chance med terningen.
   *[other] Regionen { $region } koster { $price }, { $missing } Tropper mere end { $people } har på hånden. { $percent } % chance med terningen.
  }
reference-asked-sorcery = Trolddom erobrer Regionen { $region } gratis.
reference-asked-dragon = Med Dragen koster Regionen { $region } én Trop for { $people }.
reference-asked-refused = Nej. { $why }
reference-asked-income = { $coins ->
    [one] Turen giver { $seat } 1 Sejrsmønt: { $parts }.
   *[other] Turen giver { $seat } { $coins } Sejrsmønter: { $parts }.
  }
reference-picture = Del af spillebrættet: { $regions }.
# The two players of all examples: common first names
reference-players = Anna, Bo

## The search

reference-search = Find en regel
    .placeholder = Elves, Troldehule, Stagnation, C2 …
    .hint = Tryk / for at søge, pile for at vælge, Enter for at åbne.
reference-found = { $count ->
    [0] Intet fundet for »{ $words }«.
    [one] 1 opslag
   *[other] { $count } opslag
  }
reference-none-about = Prøv et kortere ord eller navnet på en Race, en Specialevne eller en brik.
reference-contents = Indhold

## The summary sheet

sheet-title = Referencekort
sheet-print = Udskriv
sheet-paper = Papir
sheet-paper-a4 = A4
sheet-paper-letter = Letter
sheet-heading = Small World
sheet-prices = En Region koster
sheet-minimum = Race og Specialevne kan spare Tropper, men du betaler altid mindst 1.
sheet-rounds = Runder
sheet-players = Spillere
sheet-die = Terningen
sheet-symbols = Symboler
sheet-unofficial = Uofficielt overblik med vores egne ord og tegninger.

## Tokens a card brings, and one thing that adds to a price

sheet-tokens-more = { $tokens }+{ $more }
sheet-price-base = enhver Region
sheet-price-mountain = Bjerg
sheet-price-fortress = Fæstning
sheet-price-lair = Troldehule
sheet-price-tribe = Glemt Folkeslag
sheet-price-camps = Lejr
sheet-price-tokens = Trop fra en anden spiller
reference-more = +{ $amount }
