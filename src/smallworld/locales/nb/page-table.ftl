### The table on the page: who must do what, and every decision in one clear way.
###
### $seat, $attacker, $ally and $older are names; $people is a race with its power, $race a race
### and $race_one one of it, $declined a declined race that still acts. Yes and no are the words
### “yes” and “no”.

table-title = Small World
table-title-yours = Din tur! · Small World
table-notice = Din tur ved bord { $game }
table-board = Brett
table-menu = Bordmeny
table-close = Lukk
table-to-home = Hjem
table-to-settings = Innstillinger
table-skip = Hopp over
table-round = Runde { $round } av { $rounds }
table-rated = Ratet
    .about = Ratet spill: resultatet endrer rating. Den som gir opp eller går tom for tid, blir sist.
table-panels = Mer
table-combos = Kombinasjoner
table-combos-pick = Velg en kombinasjon
table-seats = Spillere
table-log = Logg
table-chat = Chat
table-action-bar = Dette kan du gjøre

## The prompt: what the game waits for. $hand is the number of tokens in hand

table-prompt-loading = Spillet stilles opp …
table-prompt-past = Du ser på et tidligere øyeblikk.
table-prompt-over = Spillet er slutt.
table-prompt-closed = Bordet er stengt.
table-prompt-dealer = Krupieren jobber …
table-prompt-sending = Trekket ditt er på vei …
table-prompt-stand-in = En bot spiller for deg.
table-watching = Du ser på
table-prompt-pass = Gi enheten videre til { $seat }.
table-prompt-open = Spillet venter til noen setter seg på plass { $number }.
table-prompt-other-pick = { $away ->
    [yes] { $seat } må velge en ny rase, men er borte.
   *[no] { $seat } velger en ny rase.
  }
table-prompt-other-start = { $away ->
    [yes] { $seat } har turen ({ $people }), men er borte.
   *[no] { $seat } har turen ({ $people }).
  }
table-prompt-other-conquest = { $away ->
    [yes] { $seat } erobrer, men er borte: { $people }.
   *[no] { $seat } erobrer. { $people }: { $hand } på hånden.
  }
table-prompt-other-redeployment = { $away ->
    [yes] { $seat } omfordeler, men er borte: { $people }.
   *[no] { $seat } omfordeler: { $people }.
  }
table-prompt-other-after_scoring = { $away ->
    [yes] { $seat } har et valg etter inntekten, men er borte.
   *[no] { $seat } har et valg etter inntekten.
  }
table-prompt-other-over = Spillet er slutt.
table-prompt-other-refuge = { $away ->
    [yes] { $seat } må plassere fordrevne tropper, men er borte.
   *[no] { $count ->
        [0] { $seat } plasserer fordrevne tropper.
        [one] { $seat } plasserer 1 { $race_one } som vender tilbake.
       *[other] { $seat } plasserer { $count } { $race_inside } som vender tilbake.
      }
  }

table-prompt-pick = Din tur: velg en rase med spesialevne.
table-prompt-declined = { $declined_number ->
    [singular] { $hand ->
        [0] Ditt inaktive { $declined_inside } har ingen tropper på hånden. Gå videre med { $race_the }.
        [one] Først ditt inaktive { $declined_inside }, med 1 tropp på hånden; så { $race_the }.
       *[other] Først ditt inaktive { $declined_inside }, med { $hand } tropper på hånden; så { $race_the }.
      }
   *[plural] { $hand ->
        [0] Dine inaktive { $declined_inside } har ingen tropper på hånden. Gå videre med { $race_the }.
        [one] Først dine inaktive { $declined_inside }, med 1 tropp på hånden; så { $race_the }.
       *[other] Først dine inaktive { $declined_inside }, med { $hand } tropper på hånden; så { $race_the }.
      }
  }
    .short = { $hand ->
        [0] { $declined }: ferdig. Videre med { $race_the }.
       *[other] Først { $declined_the }: { $hand } på hånden.
    }
table-prompt-declined-pick = { $declined_number ->
    [singular] { $hand ->
        [0] Ditt inaktive { $declined_inside } har ingen tropper på hånden. Velg en ny rase.
        [one] Ditt inaktive { $declined_inside } kan erobre først, med 1 tropp på hånden. Velg så en ny rase.
       *[other] Ditt inaktive { $declined_inside } kan erobre først, med { $hand } tropper på hånden. Velg så en ny rase.
      }
   *[plural] { $hand ->
        [0] Dine inaktive { $declined_inside } har ingen tropper på hånden. Velg en ny rase.
        [one] Dine inaktive { $declined_inside } kan erobre først, med 1 tropp på hånden. Velg så en ny rase.
       *[other] Dine inaktive { $declined_inside } kan erobre først, med { $hand } tropper på hånden. Velg så en ny rase.
      }
  }
    .short = { $hand ->
        [0] { $declined }: ferdig. Velg en ny rase.
       *[other] Først { $declined_the }: { $hand } på hånden. Så ny rase.
    }
table-prompt-start = { $hand ->
    [one] Din tur: erobre med { $people_the } (1 tropp på hånden), eller la rasen stagnere.
   *[other] Din tur: erobre med { $people_the } ({ $hand } tropper på hånden), eller la rasen stagnere.
  }
    .short = { $hand ->
        [one] Din tur: erobre (1 { $race_one } på hånden) eller la stagnere.
       *[other] Din tur: erobre ({ $hand } { $race_inside } på hånden) eller la stagnere.
    }
table-prompt-conquer = { $hand ->
    [one] Erobre regioner: 1 { $race_one } igjen på hånden.
   *[other] Erobre regioner: { $hand } { $race_inside } på hånden.
  }
table-prompt-nothing-left = { $hand ->
    [0] Ingen tropper igjen på hånden: stopp og omfordel.
    [one] 1 { $race_one } rekker ikke til mer: stopp og omfordel.
   *[other] { $hand } { $race_inside } rekker ikke til mer: stopp og omfordel.
  }
    .short = { $hand ->
        [0] Ingen tropper igjen: stopp og omfordel.
       *[other] Ingenting mer å ta: stopp og omfordel.
    }
table-prompt-stuck = { $judged ->
    [decline] Ingenting er innen rekkevidde. La rasen stagnere: i neste tur velger du en ny.
    [abandon] Ingenting er innen rekkevidde ennå. Gi opp en region, så får du troppen derfra.
   *[other] Ingenting er innen rekkevidde. La rasen stagnere, eller stopp og behold regionene.
  }
table-prompt-rolled = { $number ->
    [0] Terningen er blank: full pris. Erobre en region, eller stopp.
   *[other] Du kastet { $number }: neste erobring koster { $number } mindre, uansett hvor. Erobre en region, eller stopp.
  }
    .short = { $number ->
        [0] Terningen er blank: full pris.
       *[other] Du kastet { $number }: neste erobring koster { $number } mindre.
    }
table-prompt-dragon = Hvor skal dragen fly? Én tropp er nok der, uansett hvem som forsvarer.
    .short = Hvor skal dragen fly? Én tropp er nok.
table-prompt-hired = Hvor skal 1 mynt hjelpe deg? Prisene gjelder med mynten.
    .short = Hvor skal 1 mynt hjelpe deg?
table-prompt-hurl = Hvor vil du bruke skudd? Det brukes så få som mulig.
    .short = Hvor vil du bruke skudd?
table-prompt-catapult = Hvor skal katapulten stå? Ingen kan angripe den der, og den når én region to skritt unna.
    .short = Hvor skal katapulten stå?
table-prompt-tower = I hvilken region skal tårnet stå? Én tropp fra hver region flytter dit.
    .short = I hvilken region skal tårnet stå?
table-prompt-marker = { $count ->
    [one] Plasser den siste markøren din, eller avslutt turen.
   *[other] Plasser markørene dine: { $count } er igjen.
  }
table-prompt-attempted = Du kastet { $number }, og det er ikke nok. Betal for å ta regionen, eller stopp.
    .short = Du kastet { $number }: betal, eller stopp.
table-prompt-sorcery = Hvilken enslig tropp skal skifte side? Det er gratis.
    .short = Hvilken enslig tropp skal skifte side?
table-prompt-abandon = Hvilken region vil du gi opp? Den siste troppen der kommer tilbake på hånden.
    .short = Hvilken region vil du gi opp?
table-prompt-withdraw = { $count ->
    [one] { $visitors } { $race_inside } forlater kartet hver tur: forlat 1 region. { $chosen ->
        [0] Velg den.
       *[other] Én er foreslått; velg gjerne en annen.
      }
   *[other] { $visitors } { $race_inside } forlater kartet hver tur: forlat { $count } regioner. { $chosen ->
        [0] Velg dem.
       *[other] { $chosen } av { $count } er merket; bytt gjerne.
      }
  }
    .short = { $count ->
        [one] { $visitors } { $race_inside } går: forlat 1 region. { $chosen ->
            [0] Hvilken?
           *[other] Denne?
          }
       *[other] { $visitors } { $race_inside } går: forlat { $count } regioner. { $chosen ->
            [0] Hvilke?
           *[other] { $chosen } merket.
          }
    }
table-prompt-hero = { $count ->
    [one] Sett helten din på vakt: ingen kan angripe den regionen.
   *[other] Sett de { $count } heltene dine på vakt i ulike regioner: ingen kan angripe dem.
  }
    .short = { $count ->
        [one] Sett helten i regionen du vil beskytte.
       *[other] Sett { $count } helter i regionene du vil beskytte.
    }
table-prompt-fortress = Bygg turens festning: regionen koster én tropp mer å angripe og gir én seiersmynt mer.
    .short = Bygg turens festning i en av regionene dine.
table-prompt-camp = { $count ->
    [one] Slå opp 1 leir: regionen koster én tropp mer å angripe.
   *[other] Slå opp { $count } leire, så mange du vil i samme region.
  }
table-prompt-place = { $count ->
    [one] Plasser 1 { $race_one }: velg en av regionene dine.
   *[other] Plasser { $count } { $race_inside }: velg regioner én for én, eller fordel alt med knappene under.
  }
    .short = { $count ->
        [one] Plasser 1 { $race_one } i en av regionene dine.
       *[other] Plasser { $count } { $race_inside } i regionene dine.
    }
table-prompt-place-both = Plasser { $count } { $race_inside } og { $others } inaktive { $declined_inside }, hver i sine egne regioner.
    .short = Plasser { $count } { $race_inside } og { $others } inaktive { $declined_inside }.
table-prompt-placed = Alt er plassert: avslutt turen, eller flytt flere tropper.
    .short = Alt er plassert: avslutt turen.
table-prompt-nowhere = Du har ingen regioner. Troppene blir på hånden ({ $count }): avslutt turen.
table-prompt-refuge = { $count ->
    [one] { $attacker } har drevet deg ut: plasser 1 { $race_one } som vender tilbake.
   *[other] { $attacker } har drevet deg ut: plasser { $count } { $race_inside } som vender tilbake.
  }
    .short = { $count ->
        [one] { $attacker } drev deg ut: plasser 1 { $race_one }.
       *[other] { $attacker } drev deg ut: plasser { $count } { $race_inside }.
    }
table-prompt-refuge-camp = { $attacker } har drevet deg ut: slå opp leirene som ble berget.
    .short = { $attacker } drev deg ut: slå opp leirene igjen.
table-prompt-refuge-placed = Troppene dine er tilbake på kartet. Trykk på «Ferdig».
table-prompt-ally = Du har fått seiersmyntene dine. Slutt fred med noen, eller avslutt turen.
    .short = Utbetalt. Slutt fred, eller avslutt turen.
table-prompt-late-decline = Du har fått seiersmyntene dine. Skal { $race_the } stagnere nå, eller fortsette?
    .short = Utbetalt. Skal { $race_the } stagnere nå?

## What can be done: the buttons, and what each means

table-do-roll = Kast terningen
    .short = Kast
    .about = Før neste erobring: terningens tall trekkes fra prisen (B)
table-do-dragon = Drage
    .about = Send ut dragen med én tropp; velg så hvor
table-do-hired = Betal 1 mynt
    .about = Betal 1 mynt for å erobre med færre tropper; velg så hvor
table-do-hurl = Bruk skudd
    .about = Bruk skudd for å erobre med færre tropper; velg så hvor
table-do-catapult = Katapult
    .about = Sett katapulten i en av regionene dine; velg så hvilken
table-do-regroup = Saml igjen
    .about = Ta opp de overskytende troppene og erobre en gang til
table-do-tower = Stagner med tårn
    .about = La rasen stagnere: velg regionen der tårnet skal stå
table-do-sorcery = Forheks
    .short = Forheks
    .about = Bytt en enslig fiendetropp ved siden av rasen din mot en av dine; velg så hvilken
table-do-abandon = Gi opp region
    .about = Gi opp en region før din første erobring; velg så hvilken
table-do-then-active = Videre med { $race_the }
    .short = Så { $race_inside }
    .about = Du kan bytte tilbake til den inaktive rasen så lenge { $race_the } ikke har begynt
table-do-declined-first = Inaktiv rase først
    .short = Inaktiv først
    .about = Den inaktive rasen din kan handle til den aktive begynner
table-do-decline = La rasen stagnere
    .about = Snu rasen din i stedet for å erobre; du velger en ny i neste tur (D)
table-do-me-again = Spill selv igjen
    .short = Spill selv
    .about = En bot spiller for deg til da
table-do-stop = Slutt å erobre
    .short = Stopp
    .about = Ingen flere erobringer denne turen; så omfordeler du (S)
table-do-withdraw = { $count ->
    [one] Forlat 1 region
   *[other] Forlat { $count } regioner
  }
    .about = { $chosen } av { $count } er merket på brettet
table-do-later = { $piece ->
    [fortress] Hopp over festning
    [marker] Hopp over markører
    [catapult] Hopp over katapult
   *[other] Hopp over leire
  }
    .about = Plasser troppene først; det som er igjen på hånden, kan settes ut til turen er over
table-do-spread = Fordel jevnt
    .short = Jevnt
    .about = Like mange tropper overalt, så langt de rekker
table-do-guard = Vokt grensene
    .short = Vokt
    .about = Regionen som er billigst for en fiende, får neste tropp
table-do-as-it-was = Som før
    .about = Troppene går tilbake dit de stod; resten blir på hånden
table-do-end = Avslutt tur
    .about = Plasser alle troppene, så får du seiersmyntene dine (E)
table-do-end-refuge = Ferdig
    .about = Plasser alle tropper som vender tilbake, så går spillet videre (E)
waiting-next = Neste spill ({ $count })
    .about = Der er det også din tur, med { $names }

## Questions before something that cannot be taken back

table-ask-no = Ikke nå
table-ask-die = Region { $region } med terningen?
    .about = { $missing ->
        [one] Krever 1 eller mer: { $percent } %. Erobringene er over uansett hva terningen viser.
       *[other] Krever { $missing } eller mer: { $percent } %. Erobringene er over uansett hva terningen viser.
    }
    .yes = Kast
table-ask-decline = La { $race_the } stagnere?
    .about = { $coins ->
        [0] Det tar hele turen. Regionene gir fortsatt seiersmynter, med én tropp i hver (Levende Døde beholder alle sine). Du velger en ny rase i neste tur.
        [one] Det tar hele turen og gir 1 seiersmynt. Regionene gir fortsatt seiersmynter, med én tropp i hver (Levende Døde beholder alle sine). Du velger en ny rase i neste tur.
       *[other] Det tar hele turen og gir { $coins } seiersmynter. Regionene gir fortsatt seiersmynter, med én tropp i hver (Levende Døde beholder alle sine). Du velger en ny rase i neste tur.
    }
    .older = Det er bare plass til én inaktiv rase, så denne forlater kartet: { $older } – med mindre «Sjel» gir plass til begge.
    .yes = La stagnere

## After the income

table-choices = Ditt valg etter inntekten
table-choice-ally = Fred med { $seat }
    .about = Til din neste tur kan ikke { $race_the } angripe den aktive rasen din.
    .about_nobody = Til din neste tur kan rasen som spilleren velger, ikke angripe den aktive rasen din.
table-choice-decline = La { $race_the } stagnere
    .about = Regionene gir fortsatt mynter. Du velger en ny rase i neste tur.
table-choice-end = Avslutt tur
    .about = Rasen din er fortsatt aktiv: { $race }.
    .about_ally = Ingen fred: hvem som helst kan angripe deg.

## The hand

table-hand-die = Terningen viser { $number }
table-hand = Din hånd
table-hand-tokens = { $count ->
    [0] Ingen { $race_inside } på hånden
    [one] 1 { $race_one } på hånden
   *[other] { $count } { $race_inside } på hånden
  }
table-hand-declined = { $count ->
    [0] Ingen inaktive { $race_inside } på hånden
    [one] { $race_gender ->
        [neuter] 1 inaktivt { $race_one } på hånden
       *[common] 1 inaktiv { $race_one } på hånden
      }
   *[other] { $count } inaktive { $race_inside } på hånden
  }
table-piece-hero = { $count ->
    [one] Sett ut 1 helt
   *[other] Sett ut { $count } helter
  }
table-piece-camp = { $count ->
    [one] Slå opp 1 leir
   *[other] Slå opp { $count } leire
  }
table-piece-marker = { $count ->
    [one] Plasser 1 markør
   *[other] Plasser { $count } markører
  }
table-piece-catapult = Sett ut katapulten
table-piece-charges = { $count } skudd
table-piece-fortress = Bygg 1 festning

## Steps back

table-undo = Angre
    .about = Ta tilbake det siste du gjorde (U)
table-undo-not-yours = Du kan bare angre når det er du som skal velge.
table-undo-wait = Vent til alt er vist.
table-undo-turn-began = Det er ingenting å angre i denne turen.
table-undo-die = Terningen er kastet: det før kastet kan ikke angres.
table-undo-reveal = En ny kombinasjon er avslørt: valget kan ikke angres.
table-reset = Nullstill tur
    .about = Ta tilbake alt i denne turen som kan tas tilbake (R)

## Income. $yours says whether it is your turn, $paid whether it is paid already

table-income = { $paid ->
    [yes] { $yours ->
        [yes] Du fikk
       *[no] { $seat } fikk
      }
   *[no] { $yours ->
        [yes] Du får nå
       *[no] { $seat } får nå
      }
  }
table-income-spoken = { $paid ->
    [yes] { $coins ->
        [one] { $seat } fikk utbetalt 1 seiersmynt
       *[other] { $seat } fikk utbetalt { $coins } seiersmynter
      }
   *[no] { $yours ->
        [yes] { $coins ->
            [one] Turen din ville gi 1 seiersmynt om den sluttet nå
           *[other] Turen din ville gi { $coins } seiersmynter om den sluttet nå
          }
       *[no] { $coins ->
            [one] { $seat } ville få 1 seiersmynt om turen sluttet nå
           *[other] { $seat } ville få { $coins } seiersmynter om turen sluttet nå
          }
      }
  }
table-income-amount = { NUMBER($amount, signDisplay: "exceptZero") }
table-income-nothing = Ingenting ennå

## Combos. $all tokens are $fromRace of the race, $fromPower of the power and $more that visit

table-combo-tokens = { $fromRace }+{ $fromPower } = { $all }
    .about = { $all ->
        [one] 1 tropp i alt
       *[other] { $all } tropper i alt
    }
table-combo-tokens-more = { $fromRace }+{ $fromPower }+{ $more } = { $all }
table-combo-free = gratis
table-combo-coins = { $found ->
    [one] 1 seiersmynt ligger på den
   *[other] { $found } seiersmynter ligger på den
  }
    .short = +{ $found }
table-combo-price = { $price ->
    [0] Gratis
    [one] Koster 1 seiersmynt
   *[other] Koster { $price } seiersmynter
  }
table-combo-pick = Velg
    .about = { $price ->
        [0] { $people }, { $all } tropper
        [one] seiersmynt: { $people }, { $all } tropper
       *[other] seiersmynter: { $people }, { $all } tropper
    }
table-combo-confirm = Bekreft
table-combo-again = { $regions ->
    [0] Trykk igjen for å velge dem.
    [one] De kan ta 1 region denne turen. Trykk igjen for å velge dem.
   *[other] De kan ta { $regions } regioner denne turen. Trykk igjen for å velge dem.
  }
table-combo-too-dear = { $price ->
    [one] Koster 1 seiersmynt, du har { $coins }.
   *[other] Koster { $price } seiersmynter, du har { $coins }.
  }

## Seats. $turn says whether it is the seat's turn, $decides whether the game waits for it

table-seat = { $decides ->
    [yes] { $you ->
        [yes] { $seat } (du), må velge nå
       *[no] { $seat }, må velge nå
      }
   *[no] { $turn ->
        [yes] { $seat }, har turen
       *[no] { $you ->
            [yes] { $seat } (du)
           *[no] { $seat }
          }
      }
  }
table-seat-you = du
table-seat-open = Ledig plass
    .about = Alle med en invitasjon kan sette seg her.
table-seat-no-race = Ingen aktiv rase
table-seat-regions = { $regions ->
    [one] 1 region
   *[other] { $regions } regioner
  }
table-seat-hand = { $hand } på hånden
table-seat-peace = har fred med { $ally }
table-seat-declined = { $race_number ->
    [singular] { $regions ->
        [one] inaktivt { $race_inside }, 1 region
       *[other] inaktivt { $race_inside }, { $regions } regioner
      }
   *[plural] { $regions ->
        [one] inaktive { $race_inside }, 1 region
       *[other] inaktive { $race_inside }, { $regions } regioner
      }
  }
table-coins = { $coins ->
    [one] 1 seiersmynt
   *[other] { $coins } seiersmynter
  }
table-coins-hidden = skjult
    .about = Seiersmyntene vises til slutt
table-presence-there = her
table-presence-away = borte
table-presence-bot = bot
table-presence-stand-in = en bot spiller så lenge
table-presence-conceded = ga opp
table-clock = { $time } igjen
table-clock-days = { $days } d { $hours } t

## Sitting down, and waiting for friends

table-claim = Sett deg ved dette bordet
    .about = Et spill for { $count } spillere:
table-claim-name = Navnet ditt
table-claim-sit = Sett deg
table-claim-watch = Bare se på
table-sit-here = Sett deg her
table-copy-invite = Kopier invitasjon
table-bot-instead = La en bot spille her
table-make-invite = Lag invitasjon
table-waiting = Venter på venner
    .about = { $count ->
        [one] Send denne lenken til vennen din. Allerede her: { $here }.
       *[other] Send hver venn en av disse lenkene. Allerede her: { $here }.
    }
    .meanwhile = Begynn nå

## One device, several people

table-cover = Gi enheten videre til { $seat }
    .about = Seiersmyntene er skjult til { $seat } er klar.
    .ready = Jeg er { $seat }

## The connection

table-connection-lost = Forbindelsen er brutt. Kobler til igjen …
table-connection-sending = Sender …
table-connection-pending = { $count ->
    [one] Trekket ditt sendes når den er tilbake.
   *[other] Trekkene dine sendes når den er tilbake.
  }
table-connection-take-back = Ta tilbake
table-gone = Dette bordet kan ikke åpnes på denne enheten.
table-gone-moved = Plassen din er flyttet til en annen enhet.
table-gone-watch = Se på herfra
# A table that was deleted while it was open.
table-deleted = Dette bordet er slettet.
    .about = Spillet kan verken spilles videre eller ses lenger. Start et nytt fra forsiden.

## A hint

table-hint = Hint
    .about = Se hva en bot ville gjort (H)
table-hint-thinking = Tenker …
table-hint-follow = Gjør det

## The menu

table-menu-seat = Plassen din: { $seat }
table-menu-to-bot = La en bot spille for meg
table-menu-me-again = Spill selv igjen
table-menu-move = Flytt plassen min til en annen enhet
    .about = Åpne denne lenken på den andre enheten. Den virker én gang; deretter spiller du der.
    .copy = Kopier lenke
table-menu-places = Plasser fordrevne tropper for meg
    .about = Når du blir drevet ut, plasseres troppene dine automatisk.
table-menu-concede = Gi opp partiet
    .about = En bot spiller plassen din ferdig. Er bare én spiller igjen, slutter spillet. Dette kan ikke angres.
    .yes = Gi opp partiet
table-menu-again = Prøv igjen fra en tidligere tur
    .about = Bare mot boter. Et nytt bord begynner med din tur i den runden; dette blir som det er.
table-menu-again-round = Fra din tur i runde { $round }
table-menu-watch-link = Kopier lenke for tilskuere

## Keys

table-keys = Alle taster
    .about = Hver handling har en tast. De virker overalt ved bordet, bare ikke i et tekstfelt.
table-key-walk = gå fra region til region
table-key-choose = handle i regionen: erobre, plassere, gi opp regionen
table-key-less = én tropp mindre mens du plasserer
table-key-pick = velg den kombinasjonen
table-key-undo = angre ett skritt
table-key-reset = nullstill turen
table-key-stop = slutt å erobre
table-key-end = avslutt turen, eller «Ferdig»
table-key-decline = la rasen stagnere
table-key-roll = kast terningen først (Berserk)
table-key-hint = få et hint
table-key-replay = vis på nytt hva de andre gjorde siden sist du spilte
table-key-combos = vis kombinasjonene
table-key-seats = vis spillerne
table-key-log = vis loggen
table-key-chat = vis chatten
table-key-rules = slå opp en regel
table-key-escape = hopp over, lukk, avbryt
table-key-help = denne listen

## Turn reminders

table-reminder = Påminnelser om turen
table-reminder-about = Når det er din tur og du er borte, kan vi sende en melding til adressen din hos { $hosts }.
table-reminder-address = Adresse (https://…)
table-reminder-on = Send påminnelser dit
table-reminder-set = Påminnelser for denne plassen går til { $host }.
table-reminder-key = Denne nøkkelen signerer påminnelsene dine. Den vises bare denne ene gangen: ta vare på den der du mottar dem.
table-reminder-copy = Kopier nøkkelen
table-reminder-clear = Stopp påminnelser
