### The log, the chat and what happened meanwhile.

## The log

log-title = Log
log-lines = Hvad der er sket, linje for linje
log-empty = Der er ikke sket noget endnu.
log-before = Opstilling
log-round = Runde { $round }
log-earlier-turns = { $count ->
    [one] 1 tidligere tur
   *[other] { $count } tidligere ture
  }
log-newest = Til nyeste linje
log-taken-back = Et træk blev fortrudt.
# $places is a list such as “2 in Old Mill (7), 1 in Fen (9)”.
log-placed = { $declined ->
    [yes] { $seat } placerer Inaktive { $people_inside }: { $places }.
   *[no] { $seat } placerer { $people_inside }: { $places }.
  }
log-camps = { $seat } placerer Lejre for { $people_inside }: { $places }.
log-placed-there = { $count } i { $region }

## Who sits where

log-seat-sits_down = { $name } sætter sig.
log-seat-leaves = { $before } er gået. Pladsen er ledig.
log-seat-leaves_to_bot = { $before } er gået. En bot spiller videre.
log-seat-bot_plays = En bot spiller for { $name }.
log-seat-plays_again = { $name } er tilbage.
log-seat-gives_up = { $name } giver op.
log-seat-renamed = { $before } hedder nu { $name }.

## The end

log-rematch = Revanchen er klar.
log-closed-conceded = Bordet er lukket: Alle andre gav op.
log-closed-nobody-is-left = Bordet er lukket: Der er ingen tilbage til at spille.
log-closed-closed-by-the-host = Den, der driver serveren, har lukket bordet.
log-closed-unreadable = Denne version af spillet kan ikke spille bordet længere igennem. Du kan kun se på det.
log-closed-otherwise = Bordet er lukket: { $reason }.

## Looking back

log-looking = Du ser på runde { $round }: { $seat } har turen
log-looking-start = Du ser på begyndelsen
log-back-to-now = Tilbage til nu
log-earlier = Et trin tilbage
log-later = Et trin frem
log-try-again = Spil videre herfra
log-try-again-hint = Et nyt bord begynder her. Dette bord bliver, som det er.

## Chat

log-chat = Chat
log-chat-unread = { $count ->
    [one] 1 ny besked
   *[other] { $count } nye beskeder
  }
log-chat-empty = Ingen beskeder endnu. Sig hej!
log-chat-field = Din besked
log-chat-placeholder = Skriv noget rart
log-chat-send = Send
log-chat-open = Åbn chatten
log-phrases = Hurtige svar
log-phrase-hello = Hej!
log-phrase-luck = Held og lykke!
log-phrase-bravo = Godt spillet!
log-phrase-thanks = Tak!
log-phrase-sorry = Undskyld!
log-phrase-wow = Wow!
log-phrase-hurry = Det er din tur!
log-phrase-again = Et spil til?
log-chat-read-only = Tilskuere kan læse; kun spillere kan skrive.
log-chat-offline = Forbindelsen er væk. Din besked blev ikke sendt; den står her endnu.
log-chat-left = { $count ->
    [one] 1 tegn tilbage
   *[other] { $count } tegn tilbage
  }
log-chat-muted = Værten har gjort { $name } tavs.
log-chat-unmuted = Værten lader { $name } skrive igen.
log-chat-hide = Skjul beskeder fra { $name } for mig
log-chat-show = Vis mig beskeder fra { $name } igen
log-chat-mute = Gør { $name } tavs for alle
log-chat-unmute = Lad { $name } skrive igen
log-chat-block = Bloker { $name }
log-chat-report = Bloker eller anmeld { $name }
log-chat-blocked = Du blokerer { $name }
log-chat-hidden = { $count ->
    [one] 1 besked er skjult.
   *[other] { $count } beskeder er skjult.
  }

## Since your last turn

log-since = Siden sidst
log-since-close = Forstået
log-since-quiet = Ingen har angrebet dig.
# $regions is a list of regions.
log-since-lost = { $seat } tog { $regions } fra dig.
log-since-tokens = { $count ->
    [one] Du har mistet 1 Trop for altid.
   *[other] Du har mistet { $count } Tropper for altid.
  }
log-since-seat = Det gjorde { $seat }
log-since-picked = valgte { $people }
log-since-declined = gjorde { $people } Inaktive
log-since-took = { $count ->
    [one] erobrede 1 Region
   *[other] erobrede { $count } Regioner
  }
log-since-coins = { $count ->
    [0] tjente intet
    [one] tjente 1 Sejrsmønt
   *[other] tjente { $count } Sejrsmønter
  }
log-since-nothing = gjorde intet særligt
log-since-replay = Vis igen
# For screen readers, when it is the player’s turn again.
log-changes = { $count ->
    [0] Ingen Region er ændret siden din sidste tur; W viser de andres træk igen.
    [one] 1 Region er ændret siden din sidste tur; W viser det igen.
   *[other] { $count } Regioner er ændret siden din sidste tur; W viser det igen.
  }
