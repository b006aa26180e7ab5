### The log, the chat and what happened meanwhile.

## The log

log-title = Annáll
log-lines = Það sem gerst hefur, línu fyrir línu
log-empty = Ekkert hefur gerst enn.
log-before = Undirbúningur
log-round = Umferð { $round }
log-earlier-turns = { $count ->
    [one] { $count } fyrri leikur
   *[other] { $count } fyrri leikir
  }
log-newest = Í nýjustu línu
log-taken-back = Leikur var tekinn til baka.
# $places is a list such as “2 in Old Mill (7), 1 in Fen (9)”.
log-placed = { $declined ->
    [yes] { $seat } endurraðar { $people_the_dative } á hnignunarskeiði: { $places }.
   *[no] { $seat } endurraðar { $people_the_dative }: { $places }.
  }
log-camps = { $people_number ->
    [singular] { $seat }: { $people_the } slær upp tjaldbúðum: { $places }.
   *[plural] { $seat }: { $people_the } slá upp tjaldbúðum: { $places }.
  }
log-placed-there = { $count } á { $region }

## Who sits where

log-seat-sits_down = { $name } sest við borðið.
log-seat-leaves = { $before } er á bak og burt. Sætið er laust.
log-seat-leaves_to_bot = { $before } er á bak og burt. Vélmenni spilar áfram.
log-seat-bot_plays = Vélmenni leysir af: { $name }.
log-seat-plays_again = { $name } tekur aftur við.
log-seat-gives_up = { $name } gefst upp.
log-seat-renamed = { $before } heitir nú { $name }.

## The end

log-rematch = Spilað er á ný.
log-closed-conceded = Borðinu er lokað: allir nema einn hafa gefist upp.
log-closed-nobody-is-left = Borðinu er lokað: enginn er eftir til að spila.
log-closed-closed-by-the-host = Rekstraraðili miðlarans lokaði borðinu.
log-closed-otherwise = Borðinu er lokað: { $reason }.

## Looking back

log-looking = Þú ert að skoða umferð { $round }, { $seat } á leik
log-looking-start = Þú ert að skoða upphafið
log-back-to-now = Aftur í núverandi stöðu
log-earlier = Einu skrefi fyrr
log-later = Einu skrefi síðar
log-try-again = Spila áfram héðan
log-try-again-hint = Nýtt borð hefst á þessari stundu. Þetta helst óbreytt.

## Chat

log-chat = Spjall
log-chat-unread = { $count ->
    [one] { $count } ný athugasemd
   *[other] { $count } nýjar athugasemdir
  }
log-chat-empty = Enginn hefur sagt neitt enn.
log-chat-field = Athugasemd þín
log-chat-placeholder = Segðu eitthvað fallegt
log-chat-send = Senda
log-chat-open = Opna spjall
log-phrases = Stuttar kveðjur
log-phrase-hello = Halló!
log-phrase-luck = Gangi þér vel!
log-phrase-bravo = Vel spilað!
log-phrase-thanks = Takk!
log-phrase-sorry = Fyrirgefðu!
log-phrase-wow = Vá!
log-phrase-hurry = Þú átt leik!
log-phrase-again = Eitt spil í viðbót?
log-chat-read-only = Áhorfendur lesa með. Leikmenn mega tala.
log-chat-offline = Sambandið er rofið. Athugasemd þín var ekki send; hún er hér enn.
log-chat-left = { $count ->
    [one] { $count } stafur eftir
   *[other] { $count } stafir eftir
  }
log-chat-muted = { $name } má ekki lengur tala, segir gestgjafinn.
log-chat-unmuted = { $name } má aftur tala, segir gestgjafinn.
log-chat-hide = Fela fyrir mér það sem { $name } segir
log-chat-show = Sýna mér aftur það sem { $name } segir
log-chat-mute = Fela fyrir öllum það sem { $name } segir
log-chat-unmute = Leyfa aftur: { $name }
log-chat-hidden = { $count ->
    [one] { $count } athugasemd er falin.
   *[other] { $count } athugasemdir eru faldar.
  }

## Since your last turn

log-since = Síðan þú leist síðast við
log-since-close = Skil
log-since-quiet = Enginn hefur ráðist á þig.
# $regions is a list of regions.
log-since-lost = { $seat } tók af þér: { $regions }.
log-since-tokens = { $count ->
    [one] Þú misstir { $count } tákn fyrir fullt og allt.
   *[other] Þú misstir { $count } tákn fyrir fullt og allt.
  }
log-since-seat = Það sem { $seat } gerði
log-since-picked = valdi { $people_the_accusative }
log-since-declined = lét { $people_the_accusative } fara á hnignunarskeið
log-since-took = { $count ->
    [one] lagði undir sig { $count } landsvæði
   *[other] lagði undir sig { $count } landsvæði
  }
log-since-coins = { $count ->
    [0] fékk ekkert
    [one] fékk { $count } skilding
   *[other] fékk { $count } skildinga
  }
log-since-nothing = gerði ekkert sem eftir er tekið
