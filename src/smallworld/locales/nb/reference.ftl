### The book of rules: what every topic, piece, terrain and symbol means, and how the book speaks.
###
### Numbers of the box come as variables. The points of a topic are read one after the other.

## Topics

topic-turn = En tur, steg for steg
    .about = Du spiller hele turen din; så er det den neste, med klokken.
    .words = rekkefølge, faser, spillets gang, runde, omgang
    .point-1 = Ingen aktiv rase? Velg en kombinasjon. Ellers velger du: voks videre, eller la rasen stagnere.
    .point-2 = Klargjør troppene: ta dem på hånden, men la én stå i hver region du vil beholde. Nå kan du også gi opp regioner.
    .point-3 = Erobre region etter region og betal med tropper. Stopp når du vil.
    .point-4 = Mangler du tropper til den siste erobringen? Gjør ett siste forsøk med terningen.
    .point-5 = Omfordel: flytt troppene fritt mellom regionene dine, og sett ut leire, festning eller helter.
    .point-6 = Inntekt: 1 seiersmynt for hver region, og det rase og spesialevne legger til.
    .point-7 = Etter inntekten kan en rase med «Tapper» stagnere, og «Diplomat» kan velge en alliert.
    .point-8 = De som mistet regioner, setter de fordrevne troppene tilbake, med klokken.
topic-setup = Det som ligger på bordet
    .about = Kartet for antallet spillere, { $column } kombinasjoner og { $starting_coins } seiersmynter til hver.
    .words = start, begynnelse, forberedelser, runder, spillere, terning, mynter, oppsett
    .point-1 = Runder: { $rounds_2 } for to spillere, { $rounds_3 } for tre, { $rounds_4 } for fire, { $rounds_5 } for fem.
    .point-2 = Fjell og Glemte Folkeslag står der kartet viser dem.
    .point-3 = Terningen har sidene { $die_faces }.
    .point-4 = { $races } raser med { $tokens } tropper og { $powers } spesialevner danner kombinasjonene.
topic-pick = Valg av kombinasjon
    .about = En kombinasjon er et rasebanner med en evnebrikke (brikke med spesialevne). Legg sammen tallene: så mange tropper får du.
    .words = rekke, velge, banner, rasebanner, brikke, evnebrikke, spesialevne, rase, kjøpe
    .point-1 = Den øverste kombinasjonen er gratis. Legg 1 seiersmynt på hver kombinasjon du hopper over.
    .point-2 = Du får seiersmyntene som ligger på kombinasjonen du tar.
    .point-3 = Kombinasjonene under rykker opp, og en ny avsløres nederst.
    .point-4 = Du kan bare velge det du kan betale. En rase som er ute, kommer tilbake under bunken.
topic-reach = Hvor en rase kan gå
    .about = En ny rase kommer inn på kartet utenfra; så går den fra nabo til nabo.
    .words = nabo, naboregion, grense, kant, randregion, komme inn, inngang, første erobring, gi opp
    .point-1 = Den første regionen ligger ved kartets kant, eller ved kysten av et hav som når kanten.
    .point-2 = Hver region etter det er nabo til en som rasen holder. Inaktive regioner hjelper ikke.
    .point-3 = Bare «Sjøfarere» kan ta hav og innsjø.
    .point-4 = Før sin første erobring kan en rase gi opp regioner; gir den opp alle, kommer den inn på nytt.
topic-price = Hva en region koster
    .about = Du betaler med tropper fra hånden, minst 1.
    .words = pris, kostnad, tropper, erobre, erobring, angrep, pristabell, rabatt, besparelser
    .point-1 = Legg sammen alt som forsvarer, og trekk fra det rase og spesialevne sparer.
    .point-2 = Troppene du betaler med, blir stående i regionen du har tatt.
    .point-3 = Dine egne inaktive tropper forsvarer ikke mot deg.
topic-attempt = Siste erobringsforsøk med terningen
    .about = Det siste erobringsforsøket er turens siste erobring: mangler du opptil { $highest_die } tropper, kan terningen dekke resten.
    .words = terning, spesialterning, kast, forsterkninger, flaks, siste erobringsforsøk
    .point-1 = Velg regionen først. Du må ha minst én tropp på hånden.
    .point-2 = Kast. Rekker tropper og terning til prisen, rykker alle troppene på hånden inn.
    .point-3 = Hvis ikke går de tilbake til regionene dine. Uansett er erobringene over.
topic-protection = Hva som beskytter en region
    .about = Noen brikker gjør en region dyrere, andre gjør den immun.
    .words = immun, immunitet, trygg, forsvar, beskytte, beskyttelse
    .point-1 = 1 tropp mer for hver: fjell, trollhule, festning, leir, Glemt Folkeslag, hver tropp fra en annen spiller.
    .point-2 = Immun mot ethvert angrep: en region med en jordhule, en helt eller dragen.
    .point-3 = Fred beskytter Diplomatens aktive rase mot den alliertes aktive rase.
    .point-4 = Forheksing stanses av en leir, av en tropp til, av vann og av at troppen er inaktiv, men ikke av fjell, trollhule eller festning.
    .point-5 = Dragen ser bort fra alt som bare gjør en region dyrere.
topic-losses = Når du mister en region
    .about = Én tropp går tapt, de andre kommer tilbake på slutten av angriperens tur.
    .words = nederlag, tap, tilbaketrekning, overlevende, tilflukt, forsvarer, oppbevaringsbrett
    .point-1 = En enslig tropp går tapt med regionen. Alver mister ingen.
    .point-2 = De fordrevne troppene går til valgfrie regioner som samme rase fortsatt holder.
    .point-3 = Er ingen region igjen, venter de på hånden og kommer inn på nytt.
    .point-4 = En inaktiv rase mister troppen sin. Bare inaktive Levende Døde kommer tilbake.
topic-redeployment = Omfordeling av tropper
    .about = Etter erobringene kan troppene flyttes fritt mellom rasens egne regioner.
    .words = flytte, tropper, plassere, omfordele, omfordeling av tropper
    .point-1 = Hver region beholder minst én tropp.
    .point-2 = Ingen tropp blir på hånden så lenge rasen holder en region.
    .point-3 = Leire, turens festning og helter settes ut nå.
    .point-4 = Skjelettene får nye tropper her, og Amazonenes { $visitors } går.
topic-income = Inntekt og opptjening
    .about = På slutten av turen får du 1 seiersmynt for hver region du holder, aktiv eller inaktiv.
    .words = poeng, opptjening, mynter, seiersmynter, seier, penger, bonus, bonusmynt
    .point-1 = Den aktive rasen og spesialevnen legger til bonusmyntene sine, bare for den rasens regioner.
    .point-2 = Av inaktive raser gir bare Dvergenes miner fortsatt bonus.
    .point-3 = I den turen rasen stagnerer, gir bare inaktive regioner seiersmynter.
    .point-4 = Summene er skjult til slutten; hver inntekt sies høyt.
topic-decline = Stagnering
    .about = La en sliten rase stagnere: den kjemper ikke mer, men regionene gir fortsatt seiersmynter mens du begynner med en ny.
    .words = inaktiv, stagnere, bli inaktiv, pensjonere, ny rase, snu
    .point-1 = Det tar en hel tur: ingen erobringer, ingen flytting.
    .point-2 = Én tropp blir i hver region, resten går. Spesialevnen legges bort.
    .point-3 = En rase som allerede er inaktiv, forlater kartet først. «Sjel» teller ikke.
    .point-4 = I neste tur velger du en ny kombinasjon.
    .point-5 = Trollhuler, festninger og vann du holder, blir; jordhuler, leire, helter og dragen går.
topic-end = Spillets avslutning
    .about = Etter den siste turen i siste runde vinner den som har flest seiersmynter.
    .words = vinner, uavgjort, seier, slutt, siste runde
    .point-1 = Står det likt, vinner den som har flest tropper på kartet, aktive og inaktive.
    .point-2 = Er også det likt, deles seieren.

## Pieces, terrains, symbols

reference-piece-tribe = Et gammelt folk uten eier. Det gjør regionen sin én tropp dyrere og er borte for godt når det er slått. En region med et Glemt Folkeslag er ikke tom.
reference-piece-mountain = Står i hver fjellregion hele spillet og gjør den én tropp dyrere. En region med bare et fjell er tom.
reference-piece-fortress = Bygges av en rase med «Festning», én per tur. Den gjør regionen én tropp dyrere, også når rasen er inaktiv, og gir en seiersmynt mens rasen er aktiv.
reference-piece-lair = En trollhule kommer med hver region Trollene tar. Den gjør regionen én tropp dyrere, også når rasen er inaktiv.
reference-piece-camp = { $camps } leire for en rase med «Leir», slått opp på nytt hver tur. Hver gjør regionen én tropp dyrere, og én er nok mot forheksing.
reference-piece-hole = En jordhule kommer med hver av de første { $holes } regionene Gnomene erobrer. De regionene er immune til Gnomene drar eller blir inaktive.
reference-piece-hero = { $heroes } helter for en rase med «Heroisk» settes på slutten av hver tur i ulike regioner. De regionene er immune.
reference-piece-dragon = Tar en region med 1 tropp, én gang per tur, og blir der. Regionen er immun.
reference-terrain-farmland = Gir Mennesker en bonusmynt. Én billigere for «Riddere».
reference-terrain-forest = Gir en rase med «Skog» en bonusmynt.
reference-terrain-hill = Gir en rase med «Bakker» en bonusmynt. Én billigere for «Riddere».
reference-terrain-mountain = Koster 1 tropp mer. Holder Kjempene fjellet, koster naboene dem 1 mindre.
reference-terrain-swamp = Gir en rase med «Sump» en bonusmynt.
reference-terrain-sea = Ligger ved kartets kant. Bare «Sjøfarere» kan ta det. Kysten er inngang for alle og koster Havfolket 1 tropp mindre.
reference-terrain-lake = Ligger inne på kartet. Bare «Sjøfarere» kan ta den. Bredden er ingen inngang, men koster Havfolket 1 tropp mindre.
reference-symbol-mine = Gir Dverger en bonusmynt, også når de er inaktive.
reference-symbol-magic = Gir Trollmenn en bonusmynt.
reference-symbol-cavern = Én billigere for «Underverdenen», og for den er alle underjordiske huler naboer.

## Chapters

reference-chapter-topic = Slik går spillet
reference-chapter-race = Raser
reference-chapter-power = Spesialevner
reference-chapter-piece = Brikker
reference-chapter-terrain = Terreng
reference-chapter-symbol = Symboler
reference-chapter-option = Regelvalg
reference-chapter-ruling = Avgjørelser
reference-kind-topic = spillet
reference-kind-race = rase
reference-kind-power = spesialevne
reference-kind-piece = brikke
reference-kind-terrain = terreng
reference-kind-symbol = symbol
reference-kind-option = regelvalg
reference-kind-ruling = avgjørelse { $id }

## Rulings: by what they are about, by the letter of their id

reference-rulings-N = Tall
reference-rulings-T = Spillets gang
reference-rulings-P = Valg av kombinasjon
reference-rulings-C = Prisen på en region
reference-rulings-A = Hvor en rase kan gå
reference-rulings-L = Tap og fordrevne tropper
reference-rulings-F = Siste erobringsforsøk
reference-rulings-D = Stagnering
reference-rulings-V = Inntekt og slutt
reference-rulings-R = Amazoner, Dverger, Alver
reference-rulings-G = Levende Døde
reference-rulings-H = Kjemper til Skjeletter
reference-rulings-W = Magikere
reference-rulings-X = Havfolk og Troll
reference-rulings-Y = Spesialevner
reference-rulings-E = Våre egne avgjørelser

reference-reason = Hvorfor
reference-basis = Bygger på
reference-basis-pages = regelheftet, s. { $pages }
reference-basis-publisher = svar fra forlaget
reference-basis-players = det spillere er enige om
reference-basis-arithmetic = telling av brikker
reference-basis-editions = utgaver på andre språk
reference-basis-ours = vår avgjørelse
reference-certainty-sure = Sikkert
    .about = Står klart i regelheftet, eller forlaget har svart.
reference-certainty-likely = Trolig
    .about = Godt underbygd, men ikke sagt rett ut.
reference-certainty-doubtful = Tvilsomt
    .about = Kildene er uenige, eller teksten kan leses på en annen måte. Finnes det et regelvalg, spiller det på den andre måten.
reference-certainty-decided = Vår avgjørelse
    .about = Regelheftet sier ingenting, og et program må gjøre noe.

## An entry

reference-title = Regler
    .lead = Hver rase, spesialevne, brikke og avgjørelse, med eksempler fra selve spillet.
reference-back = Alle oppslag
reference-tokens = { $tokens ->
    [one] 1 tropp
   *[other] { $tokens } tropper
  }
reference-tokens-more = { $tokens } + { $more } tropper
reference-supply = { $supply } i esken
reference-see = Se også
reference-rulings-here = Avgjørelser
reference-setting = { $on ->
    [yes] Vanligvis på
   *[no] Vanligvis av
  }
reference-on = På
reference-off = Av
reference-nothing-here = Det finnes ikke noe oppslag som heter «{ $id }».

## What an example says. $people act, $region is asked about

reference-asked-price = { $price ->
    [one] Regionen { $region } koster { $people_the } 1 tropp: { $parts }.
   *[other] Regionen { $region } koster { $people_the } { $price } tropper: { $parts }.
  }
reference-asked-short = { $missing ->
    [one] Regionen { $region } koster { $price }, 1 tropp mer enn { $people_the } har på hånden. { $percent } % sjanse med terningen.
   *[other] Regionen { $region } koster { $price }, { $missing } tropper mer enn { $people_the } har på hånden. { $percent } % sjanse med terningen.
  }
reference-asked-sorcery = Forheksing tar regionen { $region } gratis.
reference-asked-dragon = Med dragen koster regionen { $region } bare én tropp for { $people_the }.
reference-asked-refused = Nei. { $why }
reference-asked-income = { $coins ->
    [one] Turen gir { $seat } 1 seiersmynt: { $parts }.
   *[other] Turen gir { $seat } { $coins } seiersmynter: { $parts }.
  }
reference-picture = Et utsnitt av brettet: { $regions }.
# The two players of all examples: common first names
reference-players = Anna, Bjørn

## The search

reference-search = Finn en regel
    .placeholder = Alver, trollhule, stagnering, C2 …
    .hint = Trykk / for å søke, piltaster for å velge, Enter for å åpne.
reference-found = { $count ->
    [0] Ingen treff på «{ $words }».
    [one] 1 oppslag
   *[other] { $count } oppslag
  }
reference-none-about = Prøv et kortere ord, eller navnet på en rase, en spesialevne eller en brikke.
reference-contents = Innhold

## The summary sheet

sheet-title = Referansekort
sheet-print = Skriv ut
sheet-paper = Papir
sheet-paper-a4 = A4
sheet-paper-letter = Letter
sheet-heading = Small World
sheet-prices = En region koster
sheet-minimum = Rase og spesialevne kan spare tropper, men du betaler alltid minst 1.
sheet-rounds = Runder
sheet-players = Spillere
sheet-die = Terningen
sheet-symbols = Symboler
sheet-unofficial = Uoffisielt sammendrag med våre egne ord og tegninger.

## Tokens a card brings, and one thing that adds to a price

sheet-tokens-more = { $tokens }+{ $more }
sheet-price-base = enhver region
sheet-price-mountain = fjell
sheet-price-fortress = festning
sheet-price-lair = trollhule
sheet-price-tribe = Glemt Folkeslag
sheet-price-camps = leir
sheet-price-tokens = tropp fra en annen spiller
reference-more = +{ $amount }
