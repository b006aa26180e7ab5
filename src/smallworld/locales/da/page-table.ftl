### The table on the page: who must do what, and every decision in one clear way.
###
### $seat, $attacker, $ally and $older are names; $people is a race with its power, $race a race
### and $race_one one of it, $declined a declined race that still acts. Yes and no are the words
### “yes” and “no”.

table-title = Small World
table-title-yours = Din tur! · Small World
table-notice = Din tur ved bord { $game }
table-board = Spillebræt
table-menu = Bordmenu
table-close = Luk
table-to-home = Forside
table-to-settings = Indstillinger
table-skip = Spring over
table-round = Runde { $round } af { $rounds }
table-rated = Ratet
    .about = Ratet spil: resultatet ændrer rating. Giver man op eller løber tør for tid, bliver man sidst.
table-panels = Mere
table-combos = Sæt
table-combos-pick = Vælg et sæt
table-seats = Spillere
table-log = Log
table-chat = Chat
table-action-bar = Hvad du kan gøre

## The prompt: what the game waits for. $hand is the number of tokens in hand

table-prompt-loading = Spillet stilles op …
table-prompt-past = Du ser på et tidligere øjeblik.
table-prompt-over = Spillet er slut.
table-prompt-closed = Bordet er lukket.
table-prompt-dealer = Spillederen er i gang …
table-prompt-sending = Dit træk er på vej …
table-prompt-stand-in = En bot spiller for dig.
table-watching = Du ser på
table-prompt-pass = Giv enheden videre til { $seat }.
table-prompt-open = Spillet venter, til nogen sætter sig på plads { $number }.
table-prompt-other-pick = { $away ->
    [yes] { $seat } skal vælge en ny Race, men er væk.
   *[no] { $seat } vælger en ny Race.
  }
table-prompt-other-start = { $away ->
    [yes] { $seat } har turen ({ $people }), men er væk.
   *[no] { $seat } har turen ({ $people }).
  }
table-prompt-other-conquest = { $away ->
    [yes] { $seat } er i gang med at erobre med { $people }, men er væk.
   *[no] { $seat } erobrer med { $people }: { $hand } på hånden.
  }
table-prompt-other-redeployment = { $away ->
    [yes] { $seat } er ved at omfordele { $people }, men er væk.
   *[no] { $seat } omfordeler { $people }.
  }
table-prompt-other-after_scoring = { $away ->
    [yes] { $seat } har et valg efter optjeningen, men er væk.
   *[no] { $seat } har et valg efter optjeningen.
  }
table-prompt-other-over = Spillet er slut.
table-prompt-other-refuge = { $away ->
    [yes] { $seat } skal placere sine fordrevne Tropper, men er væk.
   *[no] { $count ->
        [0] { $seat } placerer sine fordrevne Tropper.
        [one] { $seat } placerer 1 fordreven { $race_one }.
       *[other] { $seat } placerer { $count } fordrevne { $race_inside }.
      }
  }

table-prompt-pick = Din tur: Vælg en Race med Specialevne.
table-prompt-declined = { $hand ->
    [0] Dine Inaktive { $declined_inside } har ingen Trop på hånden. Fortsæt med dine { $race_inside }.
    [one] Først dine Inaktive { $declined_inside } med 1 Trop på hånden, så dine { $race_inside }.
   *[other] Først dine Inaktive { $declined_inside } med { $hand } Tropper på hånden, så dine { $race_inside }.
  }
    .short = { $hand ->
        [0] Dine Inaktive { $declined_inside } er færdige. Nu dine { $race_inside }.
       *[other] Først dine Inaktive { $declined_inside }: { $hand } på hånden.
    }
table-prompt-declined-pick = { $hand ->
    [0] Dine Inaktive { $declined_inside } har ingen Trop på hånden. Vælg en ny Race.
    [one] Dine Inaktive { $declined_inside } må erobre først, med 1 Trop på hånden. Vælg så en ny Race.
   *[other] Dine Inaktive { $declined_inside } må erobre først, med { $hand } Tropper på hånden. Vælg så en ny Race.
  }
    .short = { $hand ->
        [0] Dine Inaktive { $declined_inside } er færdige. Vælg en ny Race.
       *[other] Først dine Inaktive { $declined_inside }: { $hand } på hånden. Vælg så.
    }
table-prompt-start = { $hand ->
    [one] Din tur: Erobr med dine { $people }, 1 Trop på hånden, eller gør dem Inaktive.
   *[other] Din tur: Erobr med dine { $people }, { $hand } Tropper på hånden, eller gør dem Inaktive.
  }
    .short = { $hand ->
        [one] Din tur: Erobr med 1 { $race_one }, eller gør Racen Inaktiv.
       *[other] Din tur: Erobr med { $hand } { $race_inside }, eller gør dem Inaktive.
    }
table-prompt-conquer = { $hand ->
    [one] Erobr Regioner: 1 { $race_one } tilbage på hånden.
   *[other] Erobr Regioner: { $hand } { $race_inside } på hånden.
  }
table-prompt-nothing-left = { $hand ->
    [0] Ingen Tropper tilbage på hånden: Stop, og omfordel.
    [one] 1 { $race_one } rækker ikke til mere: Stop, og omfordel.
   *[other] { $hand } { $race_inside } rækker ikke til mere: Stop, og omfordel.
  }
    .short = { $hand ->
        [0] Ingen Tropper tilbage: Stop, og omfordel.
       *[other] Ikke mere at erobre: Stop, og omfordel.
    }
table-prompt-stuck = { $judged ->
    [decline] Intet er inden for rækkevidde. Gør Racen Inaktiv: I næste tur vælger du en ny.
    [abandon] Intet er inden for rækkevidde endnu. Opgiv en Region, så får du dens Trop.
   *[other] Intet er inden for rækkevidde. Gør Racen Inaktiv, eller stop og behold dine Regioner.
  }
table-prompt-rolled = { $number ->
    [0] Terningen er blank: fuld pris. Erobr en Region, eller stop.
   *[other] Du slog { $number }: Din næste erobring koster { $number } mindre, uanset hvor. Erobr en Region, eller stop.
  }
    .short = { $number ->
        [0] Terningen er blank: fuld pris.
       *[other] Du slog { $number }: Næste erobring koster { $number } mindre.
    }
table-prompt-dragon = Hvor skal Dragen flyve hen? Én Trop er nok dér, uanset hvem der forsvarer.
    .short = Hvor skal Dragen flyve hen? Én Trop er nok.
table-prompt-hired = Hvor skal 1 mønt hjælpe dig? Priserne gælder med mønten.
    .short = Hvor skal 1 mønt hjælpe dig?
table-prompt-hurl = Hvor vil du bruge skud? Der bruges så få som muligt.
    .short = Hvor vil du bruge skud?
table-prompt-catapult = Hvor skal Katapulten stå? Ingen kan angribe den dér, og den når én Region to skridt væk.
    .short = Hvor skal Katapulten stå?
table-prompt-tower = I hvilken Region skal tårnet stå? En Trop fra hver Region flytter derhen.
    .short = I hvilken Region skal tårnet stå?
table-prompt-marker = { $count ->
    [one] Placer din sidste Markør, eller slut din tur.
   *[other] Placer dine Markører: Der er { $count } tilbage.
  }
table-prompt-attempted = Du slog { $number }, og det er ikke nok. Betal for at tage Regionen, eller stop.
    .short = Du slog { $number }: Betal, eller stop.
table-prompt-sorcery = Hvilken enlig Trop skal skifte side? Det er gratis.
    .short = Hvilken enlig Trop skal skifte side?
table-prompt-abandon = Hvilken Region vil du opgive? Dens sidste Trop kommer tilbage på din hånd.
    .short = Hvilken Region vil du opgive?
table-prompt-withdraw = { $count ->
    [one] { $visitors } { $race_inside } forlader spillebrættet hver tur: Opgiv 1 Region. { $chosen ->
        [0] Vælg den.
       *[other] Én er foreslået; vælg gerne en anden.
      }
   *[other] { $visitors } { $race_inside } forlader spillebrættet hver tur: Opgiv { $count } Regioner. { $chosen ->
        [0] Vælg dem.
       *[other] { $chosen } af { $count } er markeret; vælg gerne andre.
      }
  }
    .short = { $count ->
        [one] { $visitors } { $race_inside } skal væk: Opgiv 1 Region. { $chosen ->
            [0] Hvilken?
           *[other] Denne?
          }
       *[other] { $visitors } { $race_inside } skal væk: Opgiv { $count } Regioner. { $chosen ->
            [0] Hvilke?
           *[other] { $chosen } markeret.
          }
    }
table-prompt-hero = { $count ->
    [one] Stil din Helt op: Ingen kan angribe den Region.
   *[other] Stil dine { $count } Helte i hver sin Region: Ingen kan angribe dem dér.
  }
    .short = { $count ->
        [one] Stil din Helt i Regionen, du vil beskytte.
       *[other] Stil dine { $count } Helte i de Regioner, du vil beskytte.
    }
table-prompt-fortress = Byg turens Fæstning: Regionen koster én Trop mere at angribe og giver én Sejrsmønt mere.
    .short = Byg turens Fæstning i en af dine Regioner.
table-prompt-camp = { $count ->
    [one] Placer 1 Lejr: Regionen koster én Trop mere at angribe.
   *[other] Placer { $count } Lejre, gerne flere i samme Region.
  }
table-prompt-place = { $count ->
    [one] Placer 1 { $race_one }: Vælg en af dine Regioner.
   *[other] Placer { $count } { $race_inside }: Vælg Regioner én ad gangen, eller brug en knap nedenfor.
  }
    .short = { $count ->
        [one] Placer 1 { $race_one } i en af dine Regioner.
       *[other] Placer { $count } { $race_inside } i dine Regioner.
    }
table-prompt-place-both = Placer { $count } { $race_inside } og { $others } Inaktive { $declined_inside }, hver i deres egne Regioner.
    .short = Placer { $count } { $race_inside } og { $others } Inaktive { $declined_inside }.
table-prompt-placed = Alt er placeret: Slut turen, eller flyt rundt på Tropperne.
    .short = Alt er placeret: Slut turen.
table-prompt-nowhere = Du har ingen Regioner. Dine Tropper bliver på hånden ({ $count }): Slut turen.
table-prompt-refuge = { $count ->
    [one] { $attacker } har fordrevet dig: Placer 1 { $race_one }, der vender hjem.
   *[other] { $attacker } har fordrevet dig: Placer { $count } { $race_inside }, der vender hjem.
  }
    .short = { $count ->
        [one] { $attacker } fordrev dig: Placer 1 { $race_one }.
       *[other] { $attacker } fordrev dig: Placer { $count } { $race_inside }.
    }
table-prompt-refuge-camp = { $attacker } har fordrevet dig: Placer de Lejre, der blev reddet.
    .short = { $attacker } fordrev dig: Placer de reddede Lejre.
table-prompt-refuge-placed = Dine Tropper er tilbage på spillebrættet. Tryk på »Færdig«.
table-prompt-ally = Dine Sejrsmønter er udbetalt. Slut fred med nogen, eller slut turen.
    .short = Udbetalt. Slut fred med nogen, eller slut turen.
table-prompt-late-decline = Dine Sejrsmønter er udbetalt. Skal dine { $race_inside } blive Inaktive nu eller fortsætte?
    .short = Udbetalt. Skal dine { $race_inside } blive Inaktive nu?

## What can be done: the buttons, and what each means

table-do-roll = Slå med terningen
    .short = Slå
    .about = Før din næste erobring: Terningens øjne trækkes fra prisen (B)
table-do-dragon = Drage
    .about = Send Dragen af sted med én Trop; vælg så hvorhen
table-do-hired = Betal 1 mønt
    .about = Betal 1 mønt for at erobre med færre Tropper; vælg så hvor
table-do-hurl = Brug skud
    .about = Brug skud for at erobre med færre Tropper; vælg så hvor
table-do-catapult = Katapult
    .about = Stil Katapulten i en af dine Regioner; vælg så hvilken
table-do-regroup = Saml igen
    .about = Tag dine overskydende Tropper op, og erobr en gang til
table-do-tower = Inaktiv med tårn
    .about = Gør Racen Inaktiv: Vælg den Region, hvor tårnet skal stå
table-do-sorcery = Trolddom
    .short = Trolddom
    .about = Udskift en enlig fjendtlig Trop ved siden af din Race med en af dine; vælg så hvilken
table-do-abandon = Opgiv Region
    .about = Opgiv en Region før din første erobring; vælg så hvilken
table-do-then-active = Videre til { $race_inside }
    .short = Så { $race_inside }
    .about = Du kan gå tilbage til din Inaktive Race, indtil dine { $race_inside } begynder
table-do-declined-first = Først Inaktiv Race
    .short = Inaktiv først
    .about = Din Inaktive Race må handle, indtil din Aktive Race begynder
table-do-decline = Gør Racen Inaktiv
    .about = Vend din Race om i stedet for at erobre; du vælger en ny i din næste tur (D)
table-do-me-again = Spil selv igen
    .short = Spil selv
    .about = En bot spiller for dig indtil da
table-do-stop = Stop erobringer
    .short = Stop
    .about = Ikke flere erobringer i denne tur; så omfordeler du (S)
table-do-withdraw = { $count ->
    [one] Opgiv 1 Region
   *[other] Opgiv { $count } Regioner
  }
    .about = { $chosen } af { $count } er markeret på spillebrættet
table-do-later = { $piece ->
    [fortress] Spring Fæstning over
    [marker] Spring Markører over
    [catapult] Spring Katapult over
   *[other] Spring Lejre over
  }
    .about = Placer først dine Tropper; resten på hånden kan stadig placeres, indtil turen slutter
table-do-spread = Fordel jævnt
    .short = Fordel
    .about = Lige mange Tropper overalt, så langt de rækker
table-do-guard = Bevogt grænser
    .short = Bevogt
    .about = Den Region, der er billigst for en fjende, får den næste Trop
table-do-as-it-was = Som før
    .about = Tropperne går tilbage, hvor de stod; resten bliver på hånden
table-do-end = Slut turen
    .about = Placer alle Tropper, så får du dine Sejrsmønter (E)
table-do-end-refuge = Færdig
    .about = Placer alle Tropper, der vender hjem, så fortsætter spillet (E)
waiting-next = Næste spil ({ $count })
    .about = Der er det også din tur, med { $names }

## Questions before something that cannot be taken back

table-ask-no = Ikke nu
table-ask-die = { $region } med terningen?
    .about = { $missing ->
        [one] Kræver mindst 1: { $percent } %. Det afslutter dine erobringer, uanset hvad terningen viser.
       *[other] Kræver mindst { $missing }: { $percent } %. Det afslutter dine erobringer, uanset hvad terningen viser.
    }
    .yes = Slå
table-ask-decline = Gør dine { $race_inside } Inaktive?
    .about = { $coins ->
        [0] Det koster hele turen. Deres Regioner giver stadig Sejrsmønter, med én Trop i hver (Ghouls beholder alle deres). I din næste tur vælger du en ny Race.
        [one] Det koster hele turen og giver 1 Sejrsmønt. Deres Regioner giver stadig Sejrsmønter, med én Trop i hver (Ghouls beholder alle deres). I din næste tur vælger du en ny Race.
       *[other] Det koster hele turen og giver { $coins } Sejrsmønter. Deres Regioner giver stadig Sejrsmønter, med én Trop i hver (Ghouls beholder alle deres). I din næste tur vælger du en ny Race.
    }
    .older = Der er kun plads til én Inaktiv Race: Dine { $older_inside } forlader spillebrættet, medmindre Spirit giver plads til begge.
    .yes = Gør dem Inaktive

## After the income

table-choices = Dit valg efter optjeningen
table-choice-ally = Fred med { $seat }
    .about = Indtil din næste tur kan de Aktive { $race_inside } ikke angribe din Aktive Race.
    .about_nobody = Indtil din næste tur kan den Race, spilleren vælger, ikke angribe din Aktive Race.
table-choice-decline = Gør { $race_inside } Inaktive nu
    .about = Deres Regioner giver fortsat mønter. I din næste tur vælger du en ny Race.
table-choice-end = Slut turen
    .about = Dine { $race_inside } forbliver Aktive.
    .about_ally = Ingen fred: Alle kan angribe dig.

## The hand

table-hand-die = Terningen viser { $number }
table-hand = Din hånd
table-hand-tokens = { $count ->
    [0] Ingen { $race_inside } på hånden
    [one] 1 { $race_one } på hånden
   *[other] { $count } { $race_inside } på hånden
  }
table-hand-declined = { $count ->
    [0] Ingen Inaktive { $race_inside } på hånden
    [one] 1 Inaktiv { $race_one } på hånden
   *[other] { $count } Inaktive { $race_inside } på hånden
  }
table-piece-hero = { $count ->
    [one] Stil 1 Helt op
   *[other] Stil { $count } Helte op
  }
table-piece-camp = { $count ->
    [one] Placer 1 Lejr
   *[other] Placer { $count } Lejre
  }
table-piece-marker = { $count ->
    [one] Placer 1 Markør
   *[other] Placer { $count } Markører
  }
table-piece-catapult = Stil Katapulten
table-piece-charges = { $count } skud
table-piece-fortress = Byg 1 Fæstning

## Steps back

table-undo = Fortryd
    .about = Tag dit sidste skridt tilbage (U)
table-undo-not-yours = Du kan kun fortryde, mens det er dig, der skal vælge.
table-undo-wait = Vent, til alt er vist.
table-undo-turn-began = Der er intet at fortryde i denne tur.
table-undo-die = Terningen er kastet: Det før kastet kan ikke fortrydes.
table-undo-reveal = Et nyt sæt er afsløret: Dit valg kan ikke fortrydes.
table-reset = Turen forfra
    .about = Fortryd alt i denne tur, der kan fortrydes (R)

## Income. $yours says whether it is your turn, $paid whether it is paid already

table-income = { $paid ->
    [yes] { $yours ->
        [yes] Du fik
       *[no] { $seat } fik
      }
   *[no] { $yours ->
        [yes] Du får nu
       *[no] { $seat } får nu
      }
  }
table-income-spoken = { $paid ->
    [yes] { $coins ->
        [one] { $seat } fik 1 Sejrsmønt
       *[other] { $seat } fik { $coins } Sejrsmønter
      }
   *[no] { $yours ->
        [yes] { $coins ->
            [one] Din tur ville give 1 Sejrsmønt, hvis den sluttede nu
           *[other] Din tur ville give { $coins } Sejrsmønter, hvis den sluttede nu
          }
       *[no] { $coins ->
            [one] { $seat } ville få 1 Sejrsmønt, hvis turen sluttede nu
           *[other] { $seat } ville få { $coins } Sejrsmønter, hvis turen sluttede nu
          }
      }
  }
table-income-amount = { NUMBER($amount, signDisplay: "exceptZero") }
table-income-nothing = Intet endnu

## Combos. $all tokens are $fromRace of the race, $fromPower of the power and $more that visit

table-combo-tokens = { $fromRace }+{ $fromPower } = { $all }
    .about = { $all ->
        [one] 1 Trop i alt
       *[other] { $all } Tropper i alt
    }
table-combo-tokens-more = { $fromRace }+{ $fromPower }+{ $more } = { $all }
table-combo-free = gratis
table-combo-coins = { $found ->
    [one] Der ligger 1 Sejrsmønt på det
   *[other] Der ligger { $found } Sejrsmønter på det
  }
    .short = +{ $found }
table-combo-price = { $price ->
    [0] Gratis
    [one] Koster 1 Sejrsmønt
   *[other] Koster { $price } Sejrsmønter
  }
table-combo-pick = Vælg
    .about = { $price ->
        [0] { $people }, { $all } Tropper
        [one] Sejrsmønt: { $people }, { $all } Tropper
       *[other] Sejrsmønter: { $people }, { $all } Tropper
    }
table-combo-confirm = Bekræft
table-combo-again = { $regions ->
    [0] Tryk igen for at vælge dem.
    [one] De kan tage 1 Region i denne tur. Tryk igen for at vælge dem.
   *[other] De kan tage { $regions } Regioner i denne tur. Tryk igen for at vælge dem.
  }
table-combo-too-dear = { $price ->
    [one] Koster 1 Sejrsmønt, du har { $coins }.
   *[other] Koster { $price } Sejrsmønter, du har { $coins }.
  }

## Seats. $turn says whether it is the seat's turn, $decides whether the game waits for it

table-seat = { $decides ->
    [yes] { $you ->
        [yes] { $seat } (dig), skal vælge nu
       *[no] { $seat }, skal vælge nu
      }
   *[no] { $turn ->
        [yes] { $seat }, har turen
       *[no] { $you ->
            [yes] { $seat } (dig)
           *[no] { $seat }
          }
      }
  }
table-seat-you = dig
table-seat-open = Ledig plads
    .about = Alle med en invitation kan sætte sig her.
table-seat-no-race = Ingen Aktiv Race
table-seat-regions = { $regions ->
    [one] 1 Region
   *[other] { $regions } Regioner
  }
table-seat-hand = { $hand } på hånden
table-seat-peace = har fred med { $ally }
table-seat-declined = { $regions ->
    [one] Inaktive { $race_inside }, 1 Region
   *[other] Inaktive { $race_inside }, { $regions } Regioner
  }
table-coins = { $coins ->
    [one] 1 Sejrsmønt
   *[other] { $coins } Sejrsmønter
  }
table-coins-hidden = skjult
    .about = Sejrsmønterne vises til sidst
table-presence-there = her
table-presence-away = væk
table-presence-bot = bot
table-presence-stand-in = en bot spiller imens
table-presence-conceded = gav op
table-clock = { $time } tilbage
table-clock-days = { $days } d { $hours } t

## Sitting down, and waiting for friends

table-claim = Sæt dig ved dette bord
    .about = Et spil for { $count } spillere:
table-claim-name = Dit navn
table-claim-sit = Sæt dig
table-claim-watch = Bare se med
table-sit-here = Sæt dig her
table-copy-invite = Kopier invitation
table-bot-instead = Lad en bot spille her
table-make-invite = Lav invitation
table-waiting = Venter på venner
    .about = { $count ->
        [one] Send dette link til din ven. Allerede her: { $here }.
       *[other] Send hver ven et af disse links. Allerede her: { $here }.
    }
    .meanwhile = Begynd nu

## One device, several people

table-cover = Giv enheden videre til { $seat }
    .about = Sejrsmønterne er skjult, indtil { $seat } er klar.
    .ready = Jeg er { $seat }

## The connection

table-connection-lost = Forbindelsen er væk. Forbinder igen …
table-connection-sending = Sender …
table-connection-pending = { $count ->
    [one] Dit træk sendes, når den er tilbage.
   *[other] Dine træk sendes, når den er tilbage.
  }
table-connection-take-back = Fortryd
table-gone = Dette bord kan ikke åbnes på denne enhed.
table-gone-moved = Din plads er flyttet til en anden enhed.
table-gone-watch = Se med herfra
# A table that was deleted while it was open.
table-deleted = Dette bord er slettet.
    .about = Spillet kan hverken spilles videre eller ses mere. Start et nyt fra forsiden.

## A hint

table-hint = Tip
    .about = Se, hvad en bot ville gøre (H)
table-hint-thinking = Tænker …
table-hint-follow = Gør det

## The menu

table-menu-seat = Din plads: { $seat }
table-menu-to-bot = Lad en bot spille for mig
table-menu-me-again = Spil selv igen
table-menu-move = Flyt min plads til en anden enhed
    .about = Åbn dette link på den anden enhed. Det virker én gang; derefter spiller du dér.
    .copy = Kopier link
table-menu-places = Placer fordrevne Tropper for mig
    .about = Når du bliver fordrevet, placeres dine Tropper automatisk.
table-menu-concede = Giv op
    .about = En bot spiller din plads færdig. Er kun én spiller tilbage, slutter spillet. Det kan ikke fortrydes.
    .yes = Giv op
table-menu-again = Prøv igen fra en tidligere tur
    .about = Kun mod botter. Et nyt bord begynder ved din tur i den runde; dette bliver, som det er.
table-menu-again-round = Fra din tur i runde { $round }
table-menu-watch-link = Kopier link til tilskuere

## Keys

table-keys = Alle taster
    .about = Hver handling har en tast. De virker overalt ved bordet undtagen i et tekstfelt.
table-key-walk = gå fra Region til Region
table-key-choose = handl i Regionen: erobr, placer, opgiv Regionen
table-key-less = én Trop mindre under placering
table-key-pick = vælg det sæt
table-key-undo = fortryd ét skridt
table-key-reset = tag turen forfra
table-key-stop = stop erobringer
table-key-end = slut turen, eller »Færdig«
table-key-decline = gør Racen Inaktiv
table-key-roll = slå først med terningen (Berserk)
table-key-hint = få et tip
table-key-replay = vis igen, hvad de andre gjorde siden din sidste tur
table-key-combos = vis sættene
table-key-seats = vis spillerne
table-key-log = vis loggen
table-key-chat = vis chatten
table-key-rules = slå en regel op
table-key-escape = spring over, luk, annuller
table-key-help = denne liste

## Turn reminders

table-reminder = Påmindelser om din tur
table-reminder-about = Når det er din tur og du er væk, kan vi sende en besked til din adresse hos { $hosts }.
table-reminder-address = Adresse (https://…)
table-reminder-on = Send påmindelser dertil
table-reminder-set = Påmindelser for denne plads går til { $host }.
table-reminder-key = Denne nøgle signerer dine påmindelser. Den vises kun denne ene gang: Gem den dér, hvor du modtager dem.
table-reminder-copy = Kopier nøglen
table-reminder-clear = Stop påmindelser
