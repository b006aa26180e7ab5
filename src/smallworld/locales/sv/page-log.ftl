### The log, the chat and what happened meanwhile.

## The log

log-title = Logg
log-lines = Vad som har hänt, rad för rad
log-empty = Inget har hänt än.
log-before = Uppställning
log-round = Runda { $round }
log-earlier-turns = { $count ->
    [one] 1 tidigare tur
   *[other] { $count } tidigare turer
  }
log-newest = Till senaste raden
log-taken-back = Ett drag ångrades.
# $places is a list such as “2 in Old Mill (7), 1 in Fen (9)”.
log-placed = { $declined ->
    [yes] { $seat } placerar { $people_the } i Nedgång: { $places }.
   *[no] { $seat } placerar { $people_the }: { $places }.
  }
log-camps = { $seat }: { $people_the } slår upp Bivacker: { $places }.
log-placed-there = { $count } i { $region }

## Who sits where

log-seat-sits_down = { $name } slår sig ner.
log-seat-leaves = { $before } har gått. Platsen är ledig.
log-seat-leaves_to_bot = { $before } har gått. En bot spelar vidare.
log-seat-bot_plays = En bot spelar åt { $name }.
log-seat-plays_again = { $name } är tillbaka.
log-seat-gives_up = { $name } ger upp.
log-seat-renamed = { $before } heter nu { $name }.

## The end

log-rematch = Revanschen är igång.
log-closed-conceded = Bordet är stängt: alla andra gav upp.
log-closed-nobody-is-left = Bordet är stängt: ingen är kvar och spelar.
log-closed-closed-by-the-host = Den som driver servern har stängt bordet.
log-closed-unreadable = Den här versionen av spelet kan inte spela upp bordet längre. Du kan bara titta på det.
log-closed-otherwise = Bordet är stängt: { $reason }.

## Looking back

log-looking = Du tittar på runda { $round }, { $seat } spelar
log-looking-start = Du tittar på början
log-back-to-now = Tillbaka till nu
log-earlier = Ett steg tidigare
log-later = Ett steg senare
log-try-again = Spela vidare härifrån
log-try-again-hint = Ett nytt bord börjar i det här läget. Det gamla blir som det är.

## Chat

log-chat = Chatt
log-chat-unread = { $count ->
    [one] 1 nytt meddelande
   *[other] { $count } nya meddelanden
  }
log-chat-empty = Inga meddelanden än. Säg hej!
log-chat-field = Ditt meddelande
log-chat-placeholder = Säg något trevligt
log-chat-send = Skicka
log-chat-open = Öppna chatten
log-phrases = Snabbfraser
log-phrase-hello = Hej!
log-phrase-luck = Lycka till!
log-phrase-bravo = Bra spelat!
log-phrase-thanks = Tack!
log-phrase-sorry = Förlåt!
log-phrase-wow = Wow!
log-phrase-hurry = Det är din tur!
log-phrase-again = Ett parti till?
log-chat-read-only = Åskådare kan läsa; bara spelare kan skriva.
log-chat-offline = Anslutningen är bruten. Ditt meddelande skickades inte; det finns kvar här.
log-chat-left = { $count ->
    [one] 1 tecken kvar
   *[other] { $count } tecken kvar
  }
log-chat-muted = Värden har tystat { $name }.
log-chat-unmuted = Värden låter { $name } skriva igen.
log-chat-hide = Dölj meddelanden från { $name }
log-chat-show = Visa meddelanden från { $name } igen
log-chat-mute = Tysta { $name } för alla
log-chat-unmute = Låt { $name } skriva igen
log-chat-block = Blockera { $name }
log-chat-report = Blockera eller anmäl { $name }
log-chat-blocked = Du blockerar { $name }
log-chat-hidden = { $count ->
    [one] 1 meddelande är dolt.
   *[other] { $count } meddelanden är dolda.
  }

## Since your last turn

log-since = Sedan sist
log-since-close = Okej
log-since-quiet = Ingen har anfallit dig.
# $regions is a list of regions.
log-since-lost = { $seat } tog { $regions } från dig.
log-since-tokens = { $count ->
    [one] Du förlorade 1 bricka för gott.
   *[other] Du förlorade { $count } brickor för gott.
  }
log-since-seat = Vad { $seat } gjorde
log-since-picked = valde { $people_inside }
log-since-declined = lät { $people_the } gå i Nedgång
log-since-took = { $count ->
    [one] tog 1 Region
   *[other] tog { $count } Regioner
  }
log-since-coins = { $count ->
    [0] tjänade inget
   *[other] tjänade { $count } Vinstmynt
  }
log-since-nothing = gjorde inget särskilt
log-since-replay = Visa igen
# For screen readers, when it is the player’s turn again.
log-changes = { $count ->
    [0] Ingen Region har ändrats sedan din senaste tur; W visar de andras drag igen.
    [one] 1 Region har ändrats sedan din senaste tur; W visar det igen.
   *[other] { $count } Regioner har ändrats sedan din senaste tur; W visar det igen.
  }
