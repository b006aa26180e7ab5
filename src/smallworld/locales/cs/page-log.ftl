### The log, the chat and what happened meanwhile.

## The log

log-title = Průběh
log-lines = Co se stalo, řádek po řádku
log-empty = Zatím se nic nestalo.
log-before = Příprava hry
log-round = Kolo { $round }
log-earlier-turns = { $count ->
    [one] 1 dřívější tah
    [few] { $count } dřívější tahy
   *[other] { $count } dřívějších tahů
  }
log-newest = Na konec
log-taken-back = Krok byl vzat zpět.
# $places is a list such as “2 in Old Mill (7), 1 in Fen (9)”.
log-placed = { $declined ->
    [yes] { $seat } umisťuje { $people_accusative } v Úpadku: { $places }.
   *[no] { $seat } umisťuje { $people_accusative }: { $places }.
  }
log-camps = { $seat }: { $people_inside } stavějí Polní tábory: { $places }.
log-placed-there = { $region } { $count }×

## Who sits where

log-seat-sits_down = Ke stolu usedá { $name }.
log-seat-leaves = { $before } odchází. Místo je volné.
log-seat-leaves_to_bot = { $before } odchází. Dál hraje bot.
log-seat-bot_plays = { $name }: zaskakuje bot.
log-seat-plays_again = { $name } se vrací do hry.
log-seat-gives_up = { $name } vzdává hru.
log-seat-renamed = { $before } se teď jmenuje { $name }.

## The end

log-rematch = Začala odveta.
log-closed-conceded = Stůl je zavřený: všichni ostatní se vzdali.
log-closed-nobody-is-left = Stůl je zavřený: nezbyl nikdo, kdo by hrál.
log-closed-closed-by-the-host = Provozovatel serveru stůl zavřel.
log-closed-unreadable = Tato verze hry nedokáže stůl přehrát dál. Lze se na něj jen dívat.
log-closed-otherwise = Stůl je zavřený: { $reason }.

## Looking back

log-looking = Díváte se na kolo { $round }, na tahu je { $seat }
log-looking-start = Díváte se na začátek hry
log-back-to-now = Zpět do hry
log-earlier = O krok dřív
log-later = O krok dál
log-try-again = Hrát dál odtud
log-try-again-hint = Nový stůl začne v tomto okamžiku. Tento zůstane, jak je.

## Chat

log-chat = Chat
log-chat-unread = { $count ->
    [one] 1 nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
  }
log-chat-empty = Zatím žádné zprávy. Pozdravte!
log-chat-field = Vaše zpráva
log-chat-placeholder = Napište něco milého
log-chat-send = Odeslat
log-chat-open = Otevřít chat
log-phrases = Rychlé zprávy
log-phrase-hello = Ahoj!
log-phrase-luck = Hodně štěstí!
log-phrase-bravo = Dobře zahráno!
log-phrase-thanks = Díky!
log-phrase-sorry = Promiň!
log-phrase-wow = Páni!
log-phrase-hurry = Jsi na tahu!
log-phrase-again = Ještě jednu hru?
log-chat-read-only = Diváci jen čtou, psát mohou hráči.
log-chat-offline = Spojení je přerušené. Zpráva se neodeslala, ale máte ji tu dál.
log-chat-left = { $count ->
    [one] Zbývá 1 znak
    [few] Zbývají { $count } znaky
   *[other] Zbývá { $count } znaků
  }
log-chat-muted = Hostitel ztlumil: { $name }.
log-chat-unmuted = Hostitel zrušil ztlumení: { $name }.
log-chat-hide = Skrýt mi zprávy: { $name }
log-chat-show = Zase mi ukazovat zprávy: { $name }
log-chat-mute = Ztlumit pro všechny: { $name }
log-chat-unmute = Zrušit ztlumení: { $name }
log-chat-block = Blokovat: { $name }
log-chat-report = Blokovat nebo nahlásit: { $name }
log-chat-blocked = Blokujete: { $name }
log-chat-hidden = { $count ->
    [one] 1 zpráva je skrytá.
    [few] { $count } zprávy jsou skryté.
   *[other] { $count } zpráv je skrytých.
  }

## Since your last turn

log-since = Co se mezitím stalo
log-since-close = Rozumím
log-since-quiet = Nikdo na vás nezaútočil.
# $regions is a list of regions.
log-since-lost = Ztráty ({ $seat }): { $regions }.
log-since-tokens = { $count ->
    [one] Nadobro přicházíte o 1 Žeton.
    [few] Nadobro přicházíte o { $count } Žetony.
   *[other] Nadobro přicházíte o { $count } Žetonů.
  }
log-since-seat = { $seat } mezitím
log-since-picked = vybírá si { $people_accusative }
log-since-declined = posílá { $people_accusative } do Úpadku
log-since-took = { $count ->
    [one] dobývá 1 Region
    [few] dobývá { $count } Regiony
   *[other] dobývá { $count } Regionů
  }
log-since-coins = { $count ->
    [0] nezískává nic
    [one] získává 1 minci
    [few] získává { $count } mince
   *[other] získává { $count } mincí
  }
log-since-nothing = nedělá nic, co by stálo za řeč
log-since-replay = Přehrát
# For screen readers, when it is the player’s turn again.
log-changes = { $count ->
    [0] Od vašeho posledního tahu se nezměnil žádný Region; W přehraje tahy ostatních.
    [one] Od vašeho posledního tahu se změnil 1 Region; W to přehraje.
    [few] Od vašeho posledního tahu se změnily { $count } Regiony; W to přehraje.
   *[other] Od vašeho posledního tahu se změnilo { $count } Regionů; W to přehraje.
  }
