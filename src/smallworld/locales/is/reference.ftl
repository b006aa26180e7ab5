### The book of rules: what every topic, piece, terrain and symbol means, and how the book speaks.
###
### Numbers of the box come as variables. The points of a topic are read one after the other.

## Topics

topic-turn = Umferð, skref fyrir skref
    .about = Þú lýkur allri umferðinni þinni; þá tekur sá næsti við, réttsælis.
    .words = röð, gangur spilsins, áfangar, skref, gera, eiga leik
    .point-1 = Engin virk þjóð? Veldu samstæðu. Annars velurðu: landvinninga eða hnignun.
    .point-2 = Hersveitum stillt upp: taktu upp tákn og skildu eitt eftir á hverju landsvæði sem þú vilt halda. Nú máttu yfirgefa landsvæði.
    .point-3 = Leggðu undir þig hvert landsvæðið á fætur öðru og borgaðu með táknum. Hættu þegar þú vilt.
    .point-4 = Vantar tákn fyrir síðasta landvinninginn? Gerðu eina lokatilraun með teningnum.
    .point-5 = Endurraðaðu: færðu táknin að vild milli landsvæða þinna og settu niður tjaldbúðir, virki eða hetjur.
    .point-6 = Tekjur: 1 sigurskildingur fyrir hvert landsvæði, og það sem þjóð og eiginleiki bæta við.
    .point-7 = Eftir tekjurnar má heljarmennið fara á hnignunarskeið og diplómatinn velja bandamann.
    .point-8 = Leikmenn sem töpuðu landi setja aftur niður táknin sem hörfuðu, réttsælis.
topic-setup = Það sem er á borðinu
    .about = Kort fyrir réttan fjölda leikmanna, { $column } samstæður og { $starting_coins } sigurskildingar handa hverjum.
    .words = upphaf, byrjun, umferðir, leikmenn, teningur, skildingar, undirbúningur
    .point-1 = Umferðir: { $rounds_2 } fyrir tvo leikmenn, { $rounds_3 } fyrir þrjá, { $rounds_4 } fyrir fjóra, { $rounds_5 } fyrir fimm.
    .point-2 = Fjöll og týndir ættbálkar fara þangað sem kortið sýnir.
    .point-3 = Á liðsaukateningnum eru hliðarnar { $die_faces }.
    .point-4 = { $races } þjóðir með { $tokens } tákn og { $powers } eiginleikar mynda samstæðurnar.
topic-pick = Val á samstæðu
    .about = Samstæða er þjóðarfáni með eiginleikaskildi. Leggðu tölurnar saman: svo mörg þjóðartákn færðu.
    .words = röð, velja, fáni, skjöldur, þjóð, kaupa
    .point-1 = Efsta samstæðan er ókeypis. Settu 1 skilding á hverja sem þú hleypur yfir.
    .point-2 = Þú færð skildingana sem liggja á samstæðunni sem þú tekur.
    .point-3 = Samstæðurnar fyrir neðan færast upp og ný kemur í ljós neðst.
    .point-4 = Þú getur aðeins valið það sem þú hefur efni á. Þjóð sem hverfur kemur aftur neðst í bunkann.
topic-reach = Hvert þjóð má fara
    .about = Ný þjóð kemur inn að utan; eftir það fer hún frá landsvæði til aðliggjandi landsvæðis.
    .words = aðliggjandi, landamæri, brún, koma inn, nágranni, yfirgefa, landamærasvæði, fyrsti landvinningur
    .point-1 = Fyrsti landvinningur er við brún kortsins eða við strönd hafs sem nær að brúninni.
    .point-2 = Hvert landsvæði eftir það verður að liggja að landi þjóðarinnar. Land á hnignunarskeiði hjálpar ekki.
    .point-3 = Aðeins sæfarar geta tekið höfin og stöðuvatnið.
    .point-4 = Fyrir fyrsta landvinning umferðar má þjóð yfirgefa landsvæði. Yfirgefi hún þau öll kemur hún inn á ný.
topic-price = Hvað landsvæði kostar
    .about = Þú borgar með táknum af hendi, minnst einu.
    .words = verð, kostnaður, tákn, leggja undir sig, landvinningur, árás, verðtafla, afsláttur
    .point-1 = Leggðu saman allt sem ver landsvæðið og dragðu frá það sem þjóð og eiginleiki spara.
    .point-2 = Táknin sem þú borgar standa á landsvæðinu sem þú tókst.
    .point-3 = Þín eigin tákn á hnignunarskeiði verjast þér ekki.
topic-attempt = Lokatilraun með teningnum
    .about = Lokatilraun til landvinnings er síðasti landvinningur umferðar þinnar: vanti í mesta lagi { $highest_die } tákn getur teningurinn bætt það upp.
    .words = teningur, kast, kasta, liðsauki, liðsaukateningur, heppni, síðasti landvinningur
    .point-1 = Nefndu landsvæðið fyrst. Minnst eitt tákn verður að vera á hendi.
    .point-2 = Kastaðu. Nái tákn og teningur verðinu fara öll tákn af hendi þangað.
    .point-3 = Annars fara þau aftur á landsvæði þín. Hvort sem er lýkur landvinningum þínum.
topic-protection = Hvað ver landsvæði
    .about = Sum merki gera landsvæði dýrara, önnur gera það að óvinnandi vígi.
    .words = óvinnandi, óvinnandi vígi, ónæmur, öruggt, vörn, verja, vernd
    .point-1 = Dýrara um eitt fyrir hvert: fjall, tröllabæli, virki, tjaldbúðir, týndan ættbálk og hvert tákn annars leikmanns.
    .point-2 = Óvinnandi vígi: landsvæði með jarðhýsi, hetju eða drekanum.
    .point-3 = Friður hlífir virkri þjóð diplómatans við virkri þjóð bandamannsins.
    .point-4 = Tjaldbúðir, annað tákn, hnignun og haf eða vatn stöðva seið, en ekki fjall, tröllabæli eða virki.
    .point-5 = Drekinn hunsar allt sem aðeins hækkar verðið.
topic-losses = Að tapa landsvæði
    .about = Þú tapar einu tákni; hin koma aftur í lok umferðar árásarmannsins.
    .words = ósigur, tap, hörfa, eftirlifendur, athvarf, varnarmaður, bakki
    .point-1 = Stakt tákn tapast með landsvæði sínu. Álfar tapa engu.
    .point-2 = Tákn sem hörfa fara á hvaða landsvæði sem sama þjóð ræður enn yfir.
    .point-3 = Sé ekkert landsvæði eftir bíða þau á hendi og koma inn á ný.
    .point-4 = Þjóð á hnignunarskeiði tapar tákni sínu. Aðeins náætur á hnignunarskeiði snúa aftur.
topic-redeployment = Endurröðun hersveita
    .about = Að landvinningum loknum færirðu táknin að vild milli landsvæða sinnar þjóðar.
    .words = færa, hersveitir, setja niður, raða
    .point-1 = Minnst eitt tákn er eftir á hverju landsvæði.
    .point-2 = Ekkert tákn er eftir á hendi á meðan þjóð þess ræður yfir landsvæði.
    .point-3 = Settu nú niður tjaldbúðir, virki umferðarinnar og hetjur.
    .point-4 = Beinagrindurnar fá nú nýju táknin sín og { $visitors } tákn skjaldmeyjanna fara.
topic-income = Tekjur
    .about = Í lok umferðarinnar þinnar færðu 1 sigurskilding fyrir hvert landsvæði sem þú ræður yfir, virkt eða á hnignunarskeiði.
    .words = skildingar, sigurskildingar, aukaskildingar, stig, sigur, peningar, bónus
    .point-1 = Virka þjóðin og eiginleiki hennar bæta við aukaskildingum, aðeins fyrir landsvæði þeirrar þjóðar.
    .point-2 = Á hnignunarskeiði gefa aðeins námur dverganna aukaskilding áfram.
    .point-3 = Í hnignunarumferðinni gefa aðeins landsvæði á hnignunarskeiði.
    .point-4 = Upphæðirnar eru faldar til leiksloka; sagt er upphátt frá öllum tekjum.
topic-decline = Hnignunarskeið
    .about = Láttu lúna þjóð fara á hnignunarskeið: hún hættir að berjast, en landsvæðin gefa áfram á meðan þú byrjar með nýja.
    .words = hnignun, hætta, ný þjóð, snúa við, á hvolf
    .point-1 = Hnignun tekur heila umferð: engir landvinningar, engir flutningar.
    .point-2 = Eitt tákn er eftir á hverju landsvæði, hin fara. Eiginleikanum er skilað.
    .point-3 = Þjóð sem þegar er á hnignunarskeiði fer fyrst af kortinu. Andar teljast ekki með.
    .point-4 = Í næstu umferð velurðu nýja samstæðu.
    .point-5 = Tröllabæli, virki og höf og vötn sem þú ræður yfir haldast; jarðhýsi, tjaldbúðir, hetjur og drekinn fara.
topic-end = Leikslok
    .about = Eftir síðustu umferðina vinnur sá sem á flesta sigurskildinga.
    .words = sigurvegari, jafntefli, sigur, endir, síðasta umferð
    .point-1 = Í jafntefli vinnur sá sem á flest þjóðartákn á kortinu, virk og á hnignunarskeiði.
    .point-2 = Sé það líka jafnt er sigrinum deilt.

## Pieces, terrains, symbols

reference-piece-tribe = Gömul þjóð sem tilheyrir engum leikmanni. Landsvæði hennar kostar einu tákni meira. Þegar hún er sigruð hverfur hún fyrir fullt og allt. Landsvæði með týndum ættbálki er mannað.
reference-piece-mountain = Stendur á hverju fjalllendi allt spilið; landsvæðið kostar einu tákni meira. Landsvæði með engu nema fjalli er ómannað.
reference-piece-fortress = Þjóð með virkiseiginleikann reisir eitt virki í umferð. Landsvæðið kostar einu tákni meira, líka á hnignunarskeiði, og virkið gefur 1 skilding á meðan þjóðin er virk.
reference-piece-lair = Tröllabæli fylgir hverju landsvæði sem tröllin taka. Landsvæðið kostar einu tákni meira, líka á hnignunarskeiði.
reference-piece-camp = Tjaldbúðir: þjóð með tjaldbúðaeiginleikann setur { $camps } tjaldbúðatákn niður á ný í hverri umferð. Hvert gerir landsvæðið einu tákni dýrara og eitt nægir gegn seið.
reference-piece-hole = Jarðhýsi fylgir hverju af fyrstu { $holes } landsvæðum sem smáfólkið leggur undir sig. Þau eru óvinnandi vígi þar til smáfólkið fer þaðan eða á hnignunarskeið.
reference-piece-hero = Þjóð með hetjueiginleikann setur { $heroes } hetjur á ólík landsvæði í lok hverrar umferðar. Þau eru óvinnandi vígi.
reference-piece-dragon = Tekur landsvæði með einu tákni, einu sinni í umferð, og er þar kyrr. Það er óvinnandi vígi.
reference-terrain-farmland = Gefur mönnum aukaskilding. Einu tákni ódýrara fyrir reiðmenn.
reference-terrain-forest = Gefur aukaskilding með skógareiginleikanum.
reference-terrain-hill = Gefur aukaskilding með hæðaeiginleikanum. Einu tákni ódýrari fyrir reiðmenn.
reference-terrain-mountain = Kostar einu tákni meira. Landsvæði við hlið fjalls sem jötnar ráða yfir kosta þá einu tákni minna.
reference-terrain-swamp = Gefur aukaskilding með mýraeiginleikanum.
reference-terrain-sea = Nær að brún kortsins. Aðeins sæfarar geta tekið það. Allir mega koma inn á kortið við strönd þess, sem kostar trítona einu tákni minna.
reference-terrain-lake = Liggur inni á kortinu. Aðeins sæfarar geta tekið það. Við strönd þess er ekki komið inn á kortið, en hún kostar trítona einu tákni minna.
reference-symbol-mine = Gefur dvergum aukaskilding, líka á hnignunarskeiði.
reference-symbol-magic = Gefur galdramönnum aukaskilding.
reference-symbol-cavern = Einu tákni ódýrari með undirheimaeiginleikanum, og þá liggja allir hellar hver að öðrum.

## Chapters

reference-chapter-topic = Svona er spilað
reference-chapter-race = Þjóðir
reference-chapter-power = Sérstakir eiginleikar
reference-chapter-piece = Merki
reference-chapter-terrain = Landslag
reference-chapter-symbol = Kortamerki
reference-chapter-option = Valkostir
reference-chapter-ruling = Úrskurðir
reference-kind-topic = spilið
reference-kind-race = þjóð
reference-kind-power = eiginleiki
reference-kind-piece = merki
reference-kind-terrain = landslag
reference-kind-symbol = kortamerki
reference-kind-option = valkostur
reference-kind-ruling = úrskurður { $id }

## Rulings: by what they are about, by the letter of their id

reference-rulings-N = Tölur
reference-rulings-T = Gangur umferðar
reference-rulings-P = Val á samstæðum
reference-rulings-C = Verð landsvæðis
reference-rulings-A = Hvert þjóð má fara
reference-rulings-L = Tap og tákn sem hörfa
reference-rulings-F = Lokatilraun
reference-rulings-D = Hnignunarskeið
reference-rulings-V = Tekjur og leikslok
reference-rulings-R = Skjaldmeyjar, dvergar, álfar
reference-rulings-G = Náætur
reference-rulings-H = Jötnar til beinagrinda
reference-rulings-W = Seiðkarlar
reference-rulings-X = Trítonar og tröll
reference-rulings-Y = Sérstakir eiginleikar
reference-rulings-E = Ákvarðanir okkar

reference-reason = Hvers vegna
reference-basis = Byggt á
reference-basis-pages = reglubók, bls. { $pages }
reference-basis-publisher = svörum útgefanda
reference-basis-players = samkomulagi spilara
reference-basis-arithmetic = talningu
reference-basis-editions = útgáfum á öðrum málum
reference-basis-ours = okkar ákvörðun
reference-certainty-sure = Öruggt
    .about = Stendur skýrt í reglubókinni, eða útgefandi hefur svarað því.
reference-certainty-likely = Líklegt
    .about = Vel rökstutt en ekki sagt berum orðum.
reference-certainty-doubtful = Vafasamt
    .about = Heimildir eru ósammála eða textinn leyfir annan lestur. Sé til valkostur leyfir hann hina leiðina.
reference-certainty-decided = Okkar ákvörðun
    .about = Reglubókin segir ekkert og forrit verður að gera eitthvað.

## An entry

reference-title = Reglur
    .lead = Allar þjóðir, eiginleikar, merki og úrskurðir, með dæmum úr spilinu sjálfu.
reference-back = Allar færslur
reference-tokens = { $tokens } tákn
reference-tokens-more = { $tokens } + { $more } tákn
reference-supply = { $supply } í kassanum
reference-see = Sjá einnig
reference-rulings-here = Úrskurðir
reference-setting = { $on ->
    [yes] Venjulega virkt
   *[no] Venjulega óvirkt
  }
reference-on = Virkt
reference-off = Óvirkt
reference-nothing-here = Engin færsla heitir „{ $id }“.

## What an example says. $people act, $region is asked about

reference-asked-price = Landsvæðið { $region } kostar { $people_the_accusative } { $price } tákn: { $parts }.
reference-asked-short = { $missing ->
    [one] Landsvæðið { $region } kostar { $price }; { $people_the_accusative } vantar { $missing } tákn. Með teningnum eru líkurnar { $percent }%.
   *[other] Landsvæðið { $region } kostar { $price }; { $people_the_accusative } vantar { $missing } tákn. Með teningnum eru líkurnar { $percent }%.
  }
reference-asked-sorcery = Seiður tekur landsvæðið { $region } ókeypis.
reference-asked-dragon = Með drekanum kostar landsvæðið { $region } { $people_the_accusative } eitt tákn.
reference-asked-refused = Nei. { $why }
reference-asked-income = { $coins ->
    [one] { $seat } fær { $coins } skilding í þessari umferð: { $parts }.
   *[other] { $seat } fær { $coins } skildinga í þessari umferð: { $parts }.
  }
reference-picture = Hluti spilaborðsins: { $regions }.
# The two players of all examples: common first names
reference-players = Anna, Birkir

## The search

reference-search = Finna reglu
    .placeholder = Álfar, tröllabæli, hnignun, C2 …
    .hint = Ýttu á / til að leita, örvar til að velja, Enter til að opna.
reference-found = { $count ->
    [0] Ekkert fannst fyrir „{ $words }“.
    [one] { $count } færsla
   *[other] { $count } færslur
  }
reference-none-about = Prófaðu styttra orð eða nafn á þjóð, eiginleika eða merki.
reference-contents = Efnisyfirlit

## The summary sheet

sheet-title = Yfirlitsblað
sheet-print = Prenta
sheet-paper = Pappír
sheet-paper-a4 = A4
sheet-paper-letter = Letter
sheet-heading = Smáheimar
sheet-prices = Landsvæði kostar
sheet-minimum = Þjóð og eiginleiki geta sparað tákn, en þú borgar alltaf minnst eitt.
sheet-rounds = Umferðir
sheet-players = Leikmenn
sheet-die = Teningurinn
sheet-symbols = Kortamerki
sheet-unofficial = Óopinbert yfirlit; allur texti og teikningar eru okkar eigin.

## Tokens a card brings, and one thing that adds to a price

sheet-tokens-more = { $tokens }+{ $more }
sheet-price-base = hvert landsvæði
sheet-price-mountain = fjall
sheet-price-fortress = virki
sheet-price-lair = tröllabæli
sheet-price-tribe = týndur ættbálkur
sheet-price-camps = tjaldbúðir
sheet-price-tokens = tákn annars leikmanns
reference-more = +{ $amount }
