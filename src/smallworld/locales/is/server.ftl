### What the server refuses: what was asked, why not, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot.

## Requests

request-bad = Miðlarinn skilur ekki þessa beiðni. { $reason }
page-old_version = Þessi síða er eldri en miðlarinn. Endurhladdu hana.
request-no_such_path = Ekkert er á þessari slóð. Lýsing forritaskilanna telur upp allar slóðir.
request-no_such_method = Þessi slóð tekur ekki við þessari aðferð. Lýsing forritaskilanna segir hvaða aðferðir duga.
request-too_large = Beiðnin er of stór. Sendu í mesta lagi { $most } bæti.
request-no_json = Meginmál beiðninnar er ekki JSON. Sendu einn JSON-hlut í UTF-8.
request-wrong = Ekki er hægt að nota beiðnina. { $reason }
request-foreign_host = Óþekkt vélarheiti. Notaðu slóðina sem rekstraraðilinn gaf þér.
request-foreign_origin = Beiðnin kemur af síðu annars vefsvæðis. Opnaðu síðu þessa miðlara.
request-too_often = Of margar beiðnir. Bíddu í { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
  } og reyndu aftur.
request-blocked = Rekstraraðili þessa miðlara hefur lokað á þetta vistfang eða tæki. Spurðu hann ef það eru mistök.
server-bug = Villa í miðlaranum. Engu var breytt; vinsamlegast tilkynntu númerið { $number }.
server-no_database = Miðlarinn nær ekki í gagnagrunn sinn. Engu var breytt; reyndu aftur eftir mínútu.
metrics-elsewhere = Hér eru engar mælingar. Rekstraraðilinn kann að bjóða þær á annarri gátt.
metrics-token = Aðeins rekstraraðilinn má lesa mælingarnar. Sendu aðgangslykilinn úr stillingunum.
server-draining = Þetta ferli er að endurræsast. Reyndu aftur; annað svarar.
admin-off = Slökkt er á stjórnun þessa miðlara. Stilltu admin.key_file til að kveikja á henni.
admin-key = Aðeins rekstraraðilinn má stjórna þessum miðlara. Sendu lykilinn úr lyklaskránni.
admin-no_quota = Þessi kvóti er ekki til. Veldu einn af listanum.

## Tables

puzzle-unknown = Engin þraut heitir „{ $puzzle }“. Veldu eina af listanum.
game-unknown = Ekkert spil heitir „{ $game }“. Athugaðu tengilinn.
table-stale = Borðið er komið lengra: þú sást númer { $after }, nú er það { $seq }. Endurnýjaðu og ákveddu svo.
table-busy = Of margt gerist við þetta borð í einu. Reyndu aftur.
# $why: conceded, nobody_is_left, closed_by_the_host, other. $reason is the operator’s own text.
table-closed = { $why ->
    [conceded] Allir hinir gáfust upp og borðinu er lokað. Búðu til nýtt.
    [nobody_is_left] Enginn er eftir til að spila og borðinu er lokað. Búðu til nýtt.
    [closed_by_the_host] Rekstraraðili miðlarans lokaði borðinu. Búðu til nýtt.
   *[other] Rekstraraðili miðlarans lokaði borðinu: { $reason }. Búðu til nýtt.
  }
undo-too_many = Þú getur tekið mest { $most } aðgerðir til baka í hverju spili. Spilaðu áfram héðan.
undo-rated = Í stigaspili geturðu aðeins tekið til baka aðgerðina sem þú varst að framkvæma.
seat-too_many_changes = Skipt hefur verið { $most } sinnum um leikmann í þessu sæti og oftar er það ekki hægt í sama spili. Spilaðu áfram eins og er.
table-read_only = Þetta borð má aðeins skoða því þessi útgáfa getur ekki endurspilað leikinn lengra en að færslu { NUMBER($row, useGrouping: 0) } í annálnum. Haltu áfram frá fyrri línu við nýtt borð.
table-unreadable = Þessi útgáfa getur ekki hlaðið borðinu því hún þekkir ekki kort þess, pakka eða stöðu. Biddu rekstraraðilann að skoða skrár miðlarans.
table-no_spectators = Þetta borð er lokað áhorfendum. Notaðu aðgangslykil sætis.
table-two_beginnings = Borð hefst á stöðu eða á spilaskrá, ekki hvoru tveggja. Sendu annað þeirra.
table-other_map = Þú baðst um kortið { $map } en borðið hefst á { $expected }. Slepptu kortinu.
table-not_practice = Aðeins æfingaborð hefur gjafara eftir handriti. Hafðu þetta æfingaborð eða slepptu handritinu.
table-no_such_moment = Númer { $found } er ekki í skrá þessa borðs, sem endar á { $seq }. Notaðu fyrra númer.
table-pack_wish = Pakki { $number } þarf nákvæmlega annað af „id“ og „toml“. Gefðu annað þeirra.
table-packs_full = Þessi miðlari getur ekki geymt fleiri pakka. Notaðu pakka sem hann á þegar.
table-too_many_packs = Þú hefur komið með of marga nýja pakka í dag. Spilaðu með pakka sem þú hefur notað áður, eða reyndu aftur á morgun.
lobby-too_many = Þú ert þegar með ný opin borð: { $most }. Lokaðu einu þeirra, eða hafðu þetta borð lokað öðrum.
table-unknown_pack = Á þessum miðlara er enginn pakki sem heitir „{ $found }“. Þar eru { $allowed }. Veldu einn þeirra eða sendu texta þíns eigin.
# $reason is a whole sentence about the pack.
table-bad_pack = Ekki er hægt að nota pakka { $number }. Lína { NUMBER($line, useGrouping: 0) }: { $reason }
table-many_packs = Of margir pakkar fyrir eitt borð: { $found }. Veldu í mesta lagi { $most }; pakkinn sem kortið fylgir telst með.
dealer-not_chance = „{ $text }“ er ekki aðgerð gjafarans. Í handriti mega aðeins vera köst og nýjar samstæður, svo sem „die 2“.

## Seats

seek-off = Þessi þjónn parar ekki leikmenn. Notaðu tengil eða opið borð.
seek-paired = Leikmennirnir eru fundnir: borðið bíður þín.
seek-unknown = Þessari leit er lokið. Byrjaðu nýja.
tournament-off = Engin mót eru á þessum þjóni.
tournament-unknown = Þetta mót er ekki til.
tournament-busy = Aðrir eru að breyta þessu móti núna. Reyndu aftur.
tournament-host_only = Aðeins gestgjafi þjónsins opnar mót. Sláðu inn lykil gestgjafans.
tournament-organiser = Aðeins mótsstjórinn getur gert þetta.
tournament-name = Gefðu mótinu nafn sem kemst fyrir í einni línu.
tournament-clock = Veldu tíma á leik eða á spil svo að ekkert borð bíði endalaust.
tournament-places = Sætin verða að vera að minnsta kosti jafnmörg og leikmennirnir sem þarf, og eitt fyrir hvern botta.
tournament-start_time = Veldu upphafstíma innan árs.
tournament-advance = Af { $seats } leikmönnum við borð verður að minnsta kosti einn að falla úr leik.
tournament-map_fill = Þetta borð þarf fullskipuð sæti: láttu botta fylla auðu sætin.
tournament-too_many = Þú ert nú þegar með { $most } mót sem er ekki lokið. Ljúktu einu eða aflýstu því fyrst.
tournament-full = Öll { $most } sætin eru tekin.
tournament-name_taken = Hér heitir einhver nú þegar { $name }. Veldu annað nafn.
tournament-started = Mótið er hafið.
tournament-over = Þessu móti er lokið.
tournament-too_few = Að minnsta kosti { $fewest } leikmenn þarf til að byrja.
tournament-seeds = Nefndu hvern leikmann einu sinni og aðeins leikmenn þessa móts.
tournament-not_entered = Þú tekur ekki þátt í þessu móti.
tournament-no_entrant = Enginn slíkur leikmaður er í þessu móti.
tournament-withdrawn = Leikmenn sem hafa dregið sig úr móti geta ekki komið aftur.
tournament-hand_over = Í móti getur enginn annar spilað fyrir þig. Þú getur gefist upp eða setið hjá frá næstu umferð.
tournament-too_many_changes = Þessu er ekki hægt að breyta oftar: hámarkið er { $most } sinnum.
challenge-accepted = Allir hafa samþykkt: borðið bíður þín.
challenge-ended = Þessari áskorun er lokið. Sendu nýja.
challenge-nobody = Þessi leikmaður finnst ekki lengur. Sæktu listann aftur.
challenge-not_wanted = Þessi leikmaður tekur ekki við áskorunum núna. Leitaðu heldur að spili.
challenge-seats = Leikmennirnir eru fleiri en sætin. Veldu stærra borð.
challenge-too_many = Þú ert með { $most } opnar áskoranir. Dragðu fyrst eina til baka.
challenge-too_soon = Þessi leikmaður var að hafna. Bíddu í { $minutes } mínútur áður en þú spyrð aftur.
challenge-twice = Þú hefur þegar skorað á þennan leikmann. Bíddu eftir svari.
challenge-unknown = Þessi áskorun er ekki lengur til.
challenge-yourself = Þú getur ekki skorað á þig. Veldu einhvern annan.
push-off = Þessi þjónn sendir engar tilkynningar.
push-address = Þessi þjónn má ekki senda á tilkynningaþjónustu vafrans þíns.
push-too_many = Of mörg tæki fá tilkynningar fyrir þig. Slökktu fyrst á þeim í einu þeirra.
seat-none = Aðeins leikmenn við þetta borð geta gert þetta. Sendu aðgangslykil sætis.
seat-bad_token = Þessi aðgangslykill tilheyrir engu sæti við þetta borð. Notaðu lykil þessa borðs eða taktu þér sæti.
seat-not_to_act = { $seat } hefur ekkert að ákveða núna. { $to_act } á leik.
seat-not_open = Þetta sæti er ekki öllum opið. Biddu um boð eða taktu laust sæti við opið borð.
seat-claimed_too_often = Of oft hefur verið skipt um leikmann í þessu sæti. Biddu gestgjafann um boð.
seat-not_yours = { $seat } er hvorki þitt sæti né laust. Veldu þitt eigið eða laust sæti.
seat-not_missed = { $seconds ->
    [one] { $seat }: enn er beðið. Þegar röðin er komin að sætinu og enginn hefur verið þar í { $seconds } sekúndu má vélmenni leysa af.
   *[other] { $seat }: enn er beðið. Þegar röðin er komin að sætinu og enginn hefur verið þar í { $seconds } sekúndur má vélmenni leysa af.
  }
seat-wish = { $seat } þarf nákvæmlega eitt af „me“, „bot“ og „open“. Gefðu eitt þeirra.
seat-conceded = Þú hefur gefist upp í þessu spili. Horfðu á það eða byrjaðu annað.
invite-unknown = Þetta boð á ekki við þetta borð eða hefur þegar verið notað. Biddu um nýtt.
invite-used = Einhver var að nota þetta boð. Biddu um nýtt.
transfer-unknown = Þessi kóði virkar ekki: hann er rangur, eldri en tíu mínútna eða þegar notaður. Fáðu nýjan í hinu tækinu.
transfer-same_device = Þetta tæki sýnir kóðann sjálft. Sláðu hann inn í hinu tækinu.
transfer-other_person = Þetta tæki tilheyrir nú þegar leikmanni með fleiri tæki. Fjarlægðu það þar fyrst, eða búðu kóðann til hér og sláðu hann inn í hinu tækinu.
device-unknown = Þú átt ekkert slíkt tæki. Hladdu listanum aftur.
device-last = Þetta er eina tækið þitt: án þess kæmist þú ekki aftur inn. Bættu öðru við fyrst, eða eyddu gögnunum þínum.
account-off = Þessi þjónn hefur enga aðganga. Þú þarft engan: spilaðu bara.
account-required = Á þessum þjóni þarftu nafn og aðgangslykil til að setjast. Þú getur horft á án þeirra.
account-other_person = Þetta tæki tilheyrir nú þegar öðrum leikmanni. Skráðu þig fyrst út hér og reyndu svo aftur.
passkey-no_address = Aðgangslyklar virka ekki á þessu vistfangi. Gestgjafinn þarf að stilla opinbert vistfang með https.
passkey-refused = Þessi aðgangslykill opnar ekkert hér. Prófaðu annan, endurheimtarkóða eða kóða úr hinu tækinu þínu.
passkey-expired = Þetta tók of langan tíma. Reyndu aftur.
passkey-copied = Aðgangslykillinn virðist hafa verið afritaður og opnar því ekkert lengur. Skráðu þig inn á annan hátt og fjarlægðu hann.
passkey-too_many = Þú átt { $most } aðgangslykla og getur ekki átt fleiri. Fjarlægðu einn fyrst.
passkey-unknown = Þú átt engan slíkan aðgangslykil. Hladdu listanum aftur.
recovery-unknown = Þessi endurheimtarkóði virkar ekki: hann er rangur, þegar notaður eða nýrri komnir í staðinn.
rematch-not_over = Spilinu er ekki lokið. Kláraðu það og spilaðu svo á ný.
rematch-taken = Sætið { $seat } er skipað við nýja borðið. Horfðu á eða búðu til annað.

## Reminders

reminder-off = Þessi miðlari sendir engar áminningar. Rekstraraðilinn getur kveikt á þeim með því að leyfa vélar fyrir þær.
reminder-address = Þetta vistfang dugar ekki fyrir áminningar. Notaðu vistfang sem byrjar á https:// og vélarheiti með litlum stöfum, án nafns eða lykilorðs á undan því og án #.
reminder-host = Áminningar eru ekki sendar til { $host }. Gefðu upp vistfang hjá einum af þessum: { $allowed }.

## Hints and records

hint-forbidden = Slökkt er á ráðum við þetta borð.
hint-still_played = Þetta spil er enn í gangi við borð án ráða. Þú færð enga hjálp við það fyrr en því lýkur.
combos-unknown = Engar tölur eru til um samstæður fyrir spilaborðið „{ $map }“. Veldu eitt af þessum: { $known }.
hint-too_busy = Vélmennin eru of upptekin til að gefa ráð. Reyndu aftur eftir smástund.
analysis-not_over = Spilið er í gangi. Það er hægt að greina þegar því er lokið.
analysis-still_played = Þetta spil er enn í gangi við borð án ráða. Það er hægt að greina þegar því er lokið.
analysis-unknown = Þessi greining er ekki til eða er útrunnin. Byrjaðu hana aftur.
analysis-too_busy = Of mörg spil eru í greiningu. Reyndu aftur eftir smástund.
analysis-not_yours = Einhver annar hóf þessa greiningu. Aðeins sá getur hætt við hana.
balance-unknown = Þetta jafnvægispróf er ekki til eða er útrunnið. Byrjaðu það aftur.
balance-unknown_trait = Pakkinn á ekki „{ $found }“. Veldu { $allowed }.
balance-too_busy = Of mörg jafnvægispróf eru í gangi. Reyndu aftur eftir smástund.
balance-not_yours = Einhver annar hóf þetta jafnvægispróf. Aðeins sá getur hætt við það.
# $reason is a whole sentence.
balance-bad_pack = Ekki er hægt að nota pakkann. { $reason }
record-hidden_coins = Spilið hófst á stöðu, svo spilaskráin myndi sýna falda skildinga. Sæktu hana þegar spilinu er lokið.
record-needs_pack = Þetta var spilað með pakkanum { $pack } { $version } ({ $hash }), sem er ekki á þessum miðlara. Sendu hann með.
record-no_such_line = Línur spilaskrárinnar eru { $lines }, svo ekki er hægt að byrja á línu { $line }. Veldu fyrri línu.
fork-people = Fleira fólk spilar við þetta borð, svo þú getur ekki tekið leiki til baka. Gerðu það aðeins gegn vélmennum.
fork-where = Kvísl hefst eftir línu í spilaskránni eða röð í skrá borðsins. Nefndu annað, ekki hvort tveggja.
record-who_sits = Segðu hverjir halda áfram með þessa spilaskrá. Nefndu tvö til { $most } sæti, eins mörg og kort hennar hefur.
record-fork_line = Kvísl þarf línuna sem hún hefst á. Til að halda áfram frá endinum skaltu sleppa línunni.

## The workshop

board-regions = Á korti fyrir { $seats } sæti eru { $least } til { $most } landsvæði. Veldu tölu þar á milli.
board-unknown = Þessi teikning er ekki lengur geymd. Búðu kortið til aftur.
board-undrawable = Ekki er hægt að teikna þetta kort. { $reason }
workshop-too_busy = Mikið er að gera í smiðjunni. Reyndu aftur eftir smástund.

## Results and profiles

profile-unknown = Þessi leikmaður er ekki til eða prófíllinn er falinn.
profile-name = Veldu nafnið sem aðrir sjá á prófílnum þínum.

## Rated games

rated-off = Þessi þjónn er ekki með stigaspil.
# $why: the rule that the table breaks.
rated-rules = { $why ->
    [clock] Stigaspil þarf klukku. Veldu tíma fyrir hvern leik eða allt spilið.
    [hints] Í stigaspili eru engin ráð. Slökktu á þeim.
    [coins] Í stigaspili eru skildingar faldir. Slökktu á opnum skildingum.
    [practice] Æfingaborð getur ekki gefið stig.
    [absent] Í stigaspili ræður klukkan ein um þá sem eru fjarverandi. Veldu að bíða eftir þeim.
    [seats] Í stigaspili hefur hver manneskja eitt sæti. Hafðu hin laus.
    [people] Spil með vélmennum einum gefur ekki stig. Taktu sæti eða hafðu eitt laust.
    [packs] Í stigaspili eru spilaborð, þjóðir og eiginleikar kassans notuð. Slepptu pökkum og öðrum spilaborðum.
   *[position] Stigaspil hefst frá byrjun, ekki frá stöðu eða spilaskrá.
  }
rated-bot = { $bot } hefur engin mæld stig. Veldu létt, venjulegt eða sterkt vélmenni, meistaravélmenni eða stórmeistaravélmenni.
rated-own_seat = Þú ert þegar með sæti við þetta stigaborð. Hin eru fyrir annað fólk.
rated-hand_over = Í stigaspili getur enginn annar spilað fyrir þig eða aðra. Þú getur gefist upp eða beðið eftir klukkunni.
fork-rated = Þetta stigaspil er enn í gangi. Þú getur prófað aðra leiki þegar því lýkur.
fork-tournament = Þetta mótsspil er enn í gangi. Þú getur prófað aðra leiki þegar því lýkur.
result-unknown = Þú átt engin úrslit úr þessu spili.

## Friður við borðið

seat-bad_word = Í þessu nafni er orð sem rekstraraðili miðlarans leyfir ekki. Veldu annað nafn.
player-yourself = Þetta er þitt eigið sæti. Veldu annan leikmann.
player-nobody = Enginn situr hér: { $seat }. Veldu manneskju við þetta borð.
player-banned = { $hours ->
    [0] Rekstraraðili miðlarans hefur útilokað þig fyrir fullt og allt.
    [one] Rekstraraðili miðlarans hefur útilokað þig. Eftir er { $hours } klukkustund.
   *[other] Rekstraraðili miðlarans hefur útilokað þig. Eftir eru { $hours } klukkustundir.
  } Ástæða: „{ $reason }“.
player-muted = { $hours ->
    [0] Rekstraraðili miðlarans hefur lokað fyrir spjall hjá þér fyrir fullt og allt.
    [one] Rekstraraðili miðlarans hefur lokað fyrir spjall hjá þér. Eftir er { $hours } klukkustund.
   *[other] Rekstraraðili miðlarans hefur lokað fyrir spjall hjá þér. Eftir eru { $hours } klukkustundir.
  } Ástæða: „{ $reason }“.
block-too_many = Þú lokar þegar á { $most } leikmenn. Opnaðu fyrst aftur á einhvern þeirra.
block-unknown = Þú lokar ekki á þennan leikmann. Endurhladdu listann.
report-off = Þessi miðlari tekur ekki við tilkynningum. Lokaðu á leikmanninn í staðinn.
report-known = Þú hefur þegar tilkynnt leikmann í þessu spili. Rekstraraðilinn skoðar málið.
report-too_many = Þú hefur sent { $most } tilkynningar í dag og fleiri eru ekki leyfðar. Lokaðu á leikmanninn í staðinn.
report-unknown = Þessi tilkynning er ekki til. Endurhladdu listann.
admin-no_ban = Þessi útilokun er ekki til. Endurhladdu listann.
admin-no_backups = Héðan tekur þessi miðlari engin afrit. Stilltu admin.backups til að leyfa það.
