### The log, the chat and what happened meanwhile.

## The log

log-title = Annáll
log-lines = Það sem gerðist, línu fyrir línu
log-empty = Ekkert hefur gerst enn.
log-before = Undirbúningur
log-round = Umferð { $round }
log-earlier-turns = { $count ->
    [one] { $count } fyrri umferð leikmanns
   *[other] { $count } fyrri umferðir leikmanna
  }
log-newest = Í nýjustu línuna
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
log-seat-leaves = { $before } yfirgaf borðið. Sætið er laust.
log-seat-leaves_to_bot = { $before } yfirgaf borðið. Vélmenni spilar áfram.
log-seat-bot_plays = Vélmenni leysir af: { $name }.
log-seat-plays_again = { $name } er aftur við.
log-seat-gives_up = { $name } gefst upp.
log-seat-renamed = { $before } heitir nú { $name }.

## The end

log-rematch = Nýtt spil er hafið.
log-closed-conceded = Borðinu er lokað: allir hinir gáfust upp.
log-closed-nobody-is-left = Borðinu er lokað: enginn er eftir til að spila.
log-closed-closed-by-the-host = Rekstraraðili miðlarans lokaði borðinu.
log-closed-unreadable = Þessi útgáfa spilsins getur ekki endurspilað þetta borð lengra. Það má aðeins skoða.
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
log-chat-unread = Ný skilaboð: { $count }
log-chat-empty = Engin skilaboð enn. Heilsaðu upp á hina!
log-chat-field = Skilaboðin þín
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
log-chat-read-only = Áhorfendur geta lesið; aðeins leikmenn geta skrifað.
log-chat-offline = Sambandið rofnaði. Skilaboðin voru ekki send; þau eru hér enn.
log-chat-left = { $count ->
    [one] { $count } stafur eftir
   *[other] { $count } stafir eftir
  }
log-chat-muted = Gestgjafinn lokaði fyrir spjall: { $name }.
log-chat-unmuted = Gestgjafinn opnaði aftur fyrir spjall: { $name }.
log-chat-hide = Fela skilaboð: { $name }
log-chat-show = Sýna skilaboð: { $name }
log-chat-mute = Loka fyrir spjall: { $name }
log-chat-unmute = Opna fyrir spjall: { $name }
log-chat-block = Loka á: { $name }
log-chat-report = Loka á eða tilkynna: { $name }
log-chat-blocked = Þú lokar á: { $name }
log-chat-hidden = Falin skilaboð: { $count }.

## Since your last turn

log-since = Á meðan þú varst í burtu
log-since-close = Skil
log-since-quiet = Enginn réðst á þig.
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
log-since-nothing = gerði ekkert sem heitið getur
log-since-replay = Endursýna
# For screen readers, when it is the player’s turn again.
log-changes = { $count ->
    [0] Ekkert landsvæði breyttist síðan þú lékst síðast; W endursýnir leiki hinna.
    [one] { $count } landsvæði breyttist síðan þú lékst síðast; W endursýnir það.
   *[other] { $count } landsvæði breyttust síðan þú lékst síðast; W endursýnir það.
  }
