### What the server refuses: what was asked, why not, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot.

## Requests

request-bad = Beiðnin skilst ekki: { $detail }. Sendu það sem lýsing forritaskilanna segir til um.
page-old_version = Þessi síða er eldri en miðlarinn. Hladdu henni aftur.
request-no_such_path = Ekkert er á þessari slóð. Lýsing forritaskilanna telur allt upp sem til er.
request-no_such_method = Þessi slóð tekur ekki við þessari aðferð. Lýsing forritaskilanna segir hvaða aðferðir duga.
request-too_large = Beiðnin er of stór. Sendu í mesta lagi { $most } bæti.
request-no_json = Meginmálið er ekki JSON. Sendu einn JSON-hlut í UTF-8.
request-wrong = Gildi í beiðninni passar ekki: { $detail }.
request-foreign_host = Miðlarinn heitir ekki þetta. Spurðu hann undir því nafni sem rekstraraðilinn gaf honum.
request-foreign_origin = Beiðnin kemur af síðu annars vefsvæðis. Opnaðu síðu þessa miðlara.
request-too_often = Of margar beiðnir. Bíddu í { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
  } og reyndu aftur.
request-blocked = Rekstraraðili þessa miðlara hefur lokað á þetta vistfang eða tæki. Spurðu hann ef það eru mistök.
server-bug = Þetta er villa í miðlaranum. Engu var breytt; vinsamlegast tilkynntu númerið { $number }.
server-no_database = Miðlarinn nær ekki í gagnagrunn sinn. Engu var breytt; reyndu aftur eftir mínútu.
metrics-elsewhere = Hér eru engar mælingar. Rekstraraðilinn kann að bjóða þær á annarri gátt.
metrics-token = Mælingarnar eru fyrir rekstraraðilann. Sendu aðgangslykilinn úr stillingunum.
server-draining = Þetta ferli er að fara að endurræsa sig. Annað svarar; reyndu aftur.
admin-off = Rekstraraðilinn hefur ekki kveikt á stjórnun þessa miðlara. Stilltu admin.key_file.
admin-key = Stjórnunin er fyrir rekstraraðilann. Sendu lykilinn úr lyklaskránni.
admin-no_quota = Þessi kvóti er ekki til. Listinn sýnir alla sem eru stilltir.

## Tables

puzzle-unknown = Engin þraut heitir „{ $puzzle }“. Allar sem til eru standa á þrautalistanum.
game-unknown = Ekkert spil heitir „{ $game }“. Athugaðu tengilinn.
table-stale = Borðið er komið lengra: þú sást númer { $after }, nú er það { $seq }. Líttu aftur á og ákveddu svo.
table-busy = Of margt gerist við þetta borð í einu. Reyndu aftur.
table-closed = Borðinu er lokað ({ $reason }). Búðu til nýtt.
undo-too_many = Þú hefur tekið { $most } aðgerðir til baka í þessu spili, og fleiri er ekki hægt að taka til baka. Spilaðu áfram héðan.
table-read_only = Þetta borð má aðeins skoða því þessi útgáfa getur ekki endurspilað spilaskrá þess ({ $reason }). Haltu áfram frá fyrri línu við nýtt borð.
table-unreadable = Þessi útgáfa getur ekki stillt borðinu upp, svo það verður ekki sýnt ({ $reason }). Spurðu rekstraraðilann, sem hefur skrá þess.
table-no_spectators = Enginn má horfa á þetta borð. Spurðu með aðgangslykli sætis.
table-two_beginnings = Borð hefst á stöðu eða á spilaskrá, ekki hvoru tveggja. Sendu annað þeirra.
table-other_map = Spila átti á kortinu { $map } en borðið hefst á { $expected }. Slepptu kortinu.
table-not_practice = Aðeins æfingaborð hefur gjafara eftir handriti. Hafðu þetta æfingaborð eða slepptu handritinu.
table-no_such_moment = Númer { $found } er ekki í skrá þessa borðs, sem endar á { $seq }. Nefndu fyrra númer.
table-pack_wish = Pakki { $number } þarf nákvæmlega annað af „id“ og „toml“. Gefðu annað þeirra.
table-packs_full = Þessi þjónn geymir ekki fleiri pakka. Spilaðu með pakka sem hann býður eða er þegar við eitthvert borð.
table-too_many_packs = Þú hefur komið með of marga nýja pakka í dag. Spilaðu með pakka sem þú hefur notað áður, eða reyndu aftur á morgun.
lobby-too_many = Þú ert þegar með ný opin borð: { $most }. Lokaðu einu þeirra, eða hafðu þetta borð lokað öðrum.
table-unknown_pack = Á þessum miðlara er enginn pakki sem heitir „{ $found }“. Þar eru { $allowed }. Veldu einn þeirra eða sendu texta þíns eigin.
# $reason is a whole sentence about the pack.
table-bad_pack = Ekki er hægt að nota pakka { $number }. Lína { NUMBER($line, useGrouping: 0) }: { $reason }
table-many_packs = Of margir pakkar fyrir eitt borð: { $found }. Veldu í mesta lagi { $most }; pakkinn sem kortið fylgir telst með.
dealer-not_chance = „{ $text }“ er ekki gjafarans að segja. Í handriti mega aðeins vera köst og nýjar samstæður, svo sem „die 2“.

## Seats

seat-none = Aðeins þeir sem sitja við borðið geta þetta. Sendu aðgangslykil sætis.
seat-bad_token = Þessi aðgangslykill opnar ekki sæti við þetta borð. Notaðu lykil þessa borðs eða taktu þér sæti.
seat-not_to_act = { $seat } hefur ekkert að ákveða núna. { $to_act } á leik.
seat-not_open = Þetta sæti er ekki öllum opið. Biddu um boð eða taktu laust sæti við opið borð.
seat-not_yours = { $seat } er hvorki þitt sæti né laust. Veldu þitt eigið eða laust sæti.
seat-not_missed = { $seconds ->
    [one] { $seat }: enn er beðið. Þegar röðin er komin að sætinu og enginn hefur verið þar í { $seconds } sekúndu má vélmenni leysa af.
   *[other] { $seat }: enn er beðið. Þegar röðin er komin að sætinu og enginn hefur verið þar í { $seconds } sekúndur má vélmenni leysa af.
  }
seat-wish = { $seat } þarf nákvæmlega eitt af „me“, „bot“ og „open“. Gefðu eitt þeirra.
seat-conceded = Þú hefur gefist upp í þessu spili. Horfðu á eða byrjaðu annað.
invite-unknown = Þetta boð á ekki við þetta borð eða hefur þegar verið notað. Biddu um nýtt.
invite-used = Þetta boð var notað rétt í þessu. Biddu um nýtt.
rematch-not_over = Spilinu er ekki lokið. Kláraðu það og spilaðu svo á ný.
rematch-taken = Sætið { $seat } er skipað við nýja borðið. Horfðu á eða búðu til annað.

## Reminders

reminder-off = Þessi miðlari minnir engan á. Rekstraraðili hans getur leyft vélar sem áminningar eru sendar til.
reminder-address = Þetta er ekki vistfang fyrir áminningar. Gefðu upp eitt sem byrjar á https:// og vélarheiti með litlum stöfum, án nafns eða lykilorðs á undan því og án #.
reminder-host = Áminningar eru ekki sendar til { $host }. Gefðu upp vistfang hjá einum af þessum: { $allowed }.

## Hints and records

hint-forbidden = Við þetta borð eru engin ráð gefin. Þú ákveður.
hint-still_played = Þetta spil er enn í gangi við borð án ráða. Slökktu á ráðum við nýja borðið, eða bíddu þar til spilinu er lokið.
combos-unknown = Enginn hefur mælt samstæður spilaborðsins „{ $map }“. Spurðu um eitt af þessum: { $known }.
hint-too_busy = Vélmennin eru of upptekin til að gefa ráð. Reyndu aftur eftir smástund.
analysis-not_over = Spilið er í gangi. Það er hægt að greina þegar því er lokið.
analysis-still_played = Þetta spil er enn í gangi við borð án ráða. Það er hægt að greina þegar því er lokið.
analysis-unknown = Hér er engin slík greining, eða hún er gleymd. Biddu aftur um hana.
analysis-too_busy = Of mörg spil eru í greiningu. Reyndu aftur eftir smástund.
analysis-not_yours = Einhver annar hóf þessa greiningu. Aðeins sá getur hætt við hana.
balance-unknown = Hér er engin slík mæling, eða hún er gleymd. Biddu aftur um hana.
balance-unknown_trait = Pakkinn á ekki „{ $found }“. Hann á { $allowed }.
balance-too_busy = Of margt er í mælingu. Reyndu aftur eftir smástund.
balance-not_yours = Einhver annar hóf þessa mælingu. Aðeins sá getur hætt við hana.
# $reason is a whole sentence.
balance-bad_pack = Ekki er hægt að nota pakkann. { $reason }
record-hidden_coins = Spilaskráin myndi segja frá skildingum sem eru enn faldir því spilið hófst á stöðu. Spurðu aftur að því loknu.
record-needs_pack = Þetta var spilað með pakkanum { $pack } { $version } ({ $hash }), sem er ekki á þessum miðlara. Sendu hann með.
record-no_such_line = Línur spilaskrárinnar eru { $lines }, svo hún verður ekki klippt við línu { $line }. Nefndu fyrri línu.
fork-people = Fólk situr við þetta borð, svo það sem leikið var stendur. Taktu aðeins til baka gegn vélmennum.
fork-where = Kvísl hefst eftir línu í spilaskránni eða röð í skrá borðsins. Nefndu annað, ekki hvort tveggja.
record-who_sits = Hver á að halda áfram með spilaskrána? Nefndu tvö til { $most } sæti, eins mörg og kort hennar hefur.
record-fork_line = Kvísl nefnir línuna sem hún hefst á; til að halda áfram frá endinum skaltu sleppa línunni.

## The workshop

board-regions = Á korti fyrir { $seats } sæti eru { $least } til { $most } landsvæði. Veldu tölu þar á milli.
board-unknown = Þessi teikning er ekki lengur geymd. Biddu aftur um kortið.
workshop-too_busy = Of mikið er að gera í smiðjunni. Reyndu aftur eftir smástund.
