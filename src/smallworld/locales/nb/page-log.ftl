### The log, the chat and what happened meanwhile.

## The log

log-title = Logg
log-lines = Det som har skjedd, linje for linje
log-empty = Ingenting har skjedd ennå.
log-before = Forberedelser
log-round = Runde { $round }
log-earlier-turns = { $count ->
    [one] 1 tidligere tur
   *[other] { $count } tidligere turer
  }
log-newest = Til den nyeste linjen
log-taken-back = Et trekk ble angret.
# $places is a list such as “2 in Old Mill (7), 1 in Fen (9)”.
log-placed = { $declined ->
    [yes] { $people_number ->
        [singular] { $seat } plasserer inaktivt { $people_inside }: { $places }.
       *[plural] { $seat } plasserer inaktive { $people_inside }: { $places }.
      }
   *[no] { $seat } plasserer { $people_inside }: { $places }.
  }
log-camps = { $seat }: { $people_the } slår leir: { $places }.
log-placed-there = { $count } i { $region }

## Who sits where

log-seat-sits_down = { $name } setter seg.
log-seat-leaves = { $before } har gått. Plassen er ledig.
log-seat-leaves_to_bot = { $before } har gått. En bot spiller videre.
log-seat-bot_plays = En bot spiller for { $name }.
log-seat-plays_again = { $name } er tilbake.
log-seat-gives_up = { $name } gir opp partiet.
log-seat-renamed = { $before } heter nå { $name }.

## The end

log-rematch = Omkampen er i gang.
log-closed-conceded = Bordet er stengt: alle andre ga opp.
log-closed-nobody-is-left = Bordet er stengt: det er ingen igjen til å spille.
log-closed-closed-by-the-host = De som driver serveren, har stengt bordet.
log-closed-unreadable = Denne versjonen av spillet kan ikke spille av dette bordet lenger. Du kan bare se på det.
log-closed-otherwise = Bordet er stengt: { $reason }.

## Looking back

log-looking = Du ser på runde { $round }, turen til { $seat }
log-looking-start = Du ser på begynnelsen
log-back-to-now = Tilbake til nå
log-earlier = Ett skritt tidligere
log-later = Ett skritt senere
log-try-again = Spill videre herfra
log-try-again-hint = Et nytt bord begynner i dette øyeblikket. Dette blir som det er.

## Chat

log-chat = Chat
log-chat-unread = { $count ->
    [one] 1 ny melding
   *[other] { $count } nye meldinger
  }
log-chat-empty = Ingen meldinger ennå. Si hei!
log-chat-field = Din melding
log-chat-placeholder = Si noe hyggelig
log-chat-send = Send
log-chat-open = Åpne chatten
log-phrases = Hurtigsvar
log-phrase-hello = Hei!
log-phrase-luck = Lykke til!
log-phrase-bravo = Godt spilt!
log-phrase-thanks = Takk!
log-phrase-sorry = Beklager!
log-phrase-wow = Oi!
log-phrase-hurry = Det er din tur!
log-phrase-again = Ett spill til?
log-chat-read-only = Tilskuere kan lese; bare spillere kan skrive.
log-chat-offline = Forbindelsen er brutt. Meldingen ble ikke sendt, men den er fortsatt her.
log-chat-left = { $count ->
    [one] 1 tegn igjen
   *[other] { $count } tegn igjen
  }
log-chat-muted = Verten har dempet { $name }.
log-chat-unmuted = Verten lar { $name } skrive igjen.
log-chat-hide = Skjul meldinger fra { $name } for meg
log-chat-show = Vis meldinger fra { $name } igjen
log-chat-mute = Demp { $name } for alle
log-chat-unmute = La { $name } skrive igjen
log-chat-block = Blokker { $name }
log-chat-report = Blokker eller rapporter { $name }
log-chat-blocked = Du blokkerer { $name }
log-chat-hidden = { $count ->
    [one] 1 melding er skjult.
   *[other] { $count } meldinger er skjult.
  }

## Since your last turn

log-since = Siden sist
log-since-close = Skjønner
log-since-quiet = Ingen har angrepet deg.
# $regions is a list of regions.
log-since-lost = { $seat } tok { $regions } fra deg.
log-since-tokens = { $count ->
    [one] Du mistet 1 tropp for godt.
   *[other] Du mistet { $count } tropper for godt.
  }
log-since-seat = Hva { $seat } gjorde
log-since-picked = valgte { $people_inside }
log-since-declined = lot { $people_the } stagnere
log-since-took = { $count ->
    [one] tok 1 region
   *[other] tok { $count } regioner
  }
log-since-coins = { $count ->
    [0] tjente ingenting
    [one] tjente 1 seiersmynt
   *[other] tjente { $count } seiersmynter
  }
log-since-nothing = gjorde ingenting spesielt
log-since-replay = Vis på nytt
# For screen readers, when it is the player’s turn again.
log-changes = { $count ->
    [0] Ingen region er endret siden sist du spilte; W viser de andres trekk på nytt.
    [one] 1 region er endret siden sist du spilte; W viser det på nytt.
   *[other] { $count } regioner er endret siden sist du spilte; W viser det på nytt.
  }
