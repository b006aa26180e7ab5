### The book of rules: what every topic, piece, terrain and symbol means, and how the book speaks.
###
### Numbers of the box come as variables. The points of a topic are read one after the other.

## Topics

topic-turn = Umferð, skref fyrir skref
    .about = Leikmaður lýkur allri umferð sinni áður en sá næsti, réttsælis, tekur við.
    .words = röð, gangur spilsins, áfangar, skref, gera, eiga leik
    .point-1 = Engin virk þjóð? Veldu samstæðu. Annars velurðu: landvinninga eða hnignun.
    .point-2 = Taktu upp tákn; eitt er kyrrt á hverju landsvæði sem þú vilt halda. Nú má yfirgefa landsvæði.
    .point-3 = Leggðu undir þig hvert landsvæðið á fætur öðru og borgaðu með táknum. Hættu þegar þú vilt.
    .point-4 = Ef tákn vantar í lokin er ein lokatilraun með teningnum.
    .point-5 = Endurraðaðu: færðu táknin að vild milli landsvæða þinna og settu niður tjaldbúðir, virki eða hetjur.
    .point-6 = Tekjur: skildingur fyrir hvert landsvæði, og það sem þjóð og eiginleiki bæta við.
    .point-7 = Eftir tekjurnar má heljarmennið fara á hnignunarskeið og diplómatinn velja bandamann.
    .point-8 = Þau sem töpuðu landi setja aftur niður táknin sem eftir lifðu, réttsælis.
topic-setup = Það sem er á borðinu
    .about = Kort fyrir réttan fjölda leikmanna, { $column } samstæður og { $starting_coins } skildingar handa hverjum.
    .words = upphaf, byrjun, umferðir, leikmenn, teningur, skildingar, undirbúningur
    .point-1 = Umferðir: { $rounds_2 } fyrir tvo leikmenn, { $rounds_3 } fyrir þrjá, { $rounds_4 } fyrir fjóra, { $rounds_5 } fyrir fimm.
    .point-2 = Fjöll og týndir ættbálkar eru þar sem kortið sýnir.
    .point-3 = Á teningnum eru hliðarnar { $die_faces }.
    .point-4 = { $races } þjóðir með { $tokens } tákn og { $powers } eiginleikar mynda samstæðurnar.
topic-pick = Val á samstæðu
    .about = Þjóðarfáni með eiginleikaskildi: tölurnar samanlagðar eru táknin þín.
    .words = röð, velja, fáni, skjöldur, þjóð, kaupa
    .point-1 = Efsta samstæðan er ókeypis. Á hverja sem þú hleypur yfir leggurðu skilding.
    .point-2 = Skildingar á samstæðunni sem þú tekur eru þínir.
    .point-3 = Samstæðurnar fyrir neðan færast upp og ný kemur í ljós neðst.
    .point-4 = Þú getur aðeins valið það sem þú hefur efni á. Þjóð sem hverfur kemur aftur neðst í bunkann.
topic-reach = Hvert þjóð má fara
    .about = Ný þjóð kemur inn að utan; eftir það fer hún frá einu landsvæði til þess næsta.
    .words = aðliggjandi, landamæri, brún, koma inn, nágranni, yfirgefa, landamærasvæði, fyrsti landvinningur
    .point-1 = Fyrsta landsvæðið er við brún kortsins eða við strönd hafs sem nær að brúninni.
    .point-2 = Hvert landsvæði eftir það liggur að landi þjóðarinnar. Land á hnignunarskeiði hjálpar ekki.
    .point-3 = Höfin og stöðuvatnið eru lokuð öllum nema sæförum.
    .point-4 = Fyrir fyrsta landvinning má þjóð yfirgefa landsvæði; yfirgefi hún þau öll kemur hún inn á ný.
topic-price = Hvað landsvæði kostar
    .about = Tákn af hendi; aldrei færri en eitt.
    .words = verð, kostnaður, tákn, leggja undir sig, landvinningur, árás, verðtafla, afsláttur
    .point-1 = Leggðu saman allt sem ver landsvæðið og dragðu frá það sem þjóð og eiginleiki spara.
    .point-2 = Táknin sem þú borgar standa á landsvæðinu sem þú tókst.
    .point-3 = Þín eigin tákn á hnignunarskeiði verjast þér ekki.
topic-attempt = Lokatilraun með teningnum
    .about = Síðasti landvinningur umferðar: vanti í mesta lagi { $highest_die } tákn getur teningurinn bætt það upp.
    .words = teningur, kast, kasta, liðsauki, liðsaukateningur, heppni, síðasti landvinningur
    .point-1 = Nefndu landsvæðið fyrst. Minnst eitt tákn verður að vera á hendi.
    .point-2 = Kastaðu. Nái tákn og teningur verðinu fara öll tákn af hendi þangað.
    .point-3 = Annars fara þau aftur á landsvæði þín. Hvort sem er lýkur landvinningum þínum.
topic-protection = Hvað ver landsvæði
    .about = Sum merki gera landsvæði dýrara, önnur loka því alveg.
    .words = óvinnandi, óvinnandi vígi, ónæmur, öruggt, vörn, verja, vernd
    .point-1 = Dýrara um eitt fyrir hvert: fjall, tröllabæli, virki, tjaldbúðir, týndan ættbálk og hvert tákn annars leikmanns.
    .point-2 = Lokað fyrir öllum árásum: landsvæði með jarðhýsi, hetju eða drekanum.
    .point-3 = Friður hlífir virkri þjóð diplómatans við virkri þjóð bandamannsins.
    .point-4 = Tjaldbúðir, annað tákn, hnignun og haf eða vatn stöðva seið, en ekki fjall, tröllabæli eða virki.
    .point-5 = Drekinn hunsar allt sem aðeins gerir landsvæði dýrara.
topic-losses = Að tapa landsvæði
    .about = Eitt tákn tapast, hin koma aftur í lok umferðar árásarmannsins.
    .words = ósigur, tap, hörfa, eftirlifendur, athvarf, varnarmaður, bakki
    .point-1 = Stakt tákn tapast með landsvæði sínu. Álfar tapa engu.
    .point-2 = Tákn sem lifa af fara á hvaða landsvæði sem sama þjóð ræður enn yfir.
    .point-3 = Sé ekkert landsvæði eftir bíða þau á hendi og koma inn á ný.
    .point-4 = Þjóð á hnignunarskeiði tapar tákni sínu. Aðeins náætur á hnignunarskeiði snúa aftur.
topic-redeployment = Endurröðun hersveita
    .about = Að landvinningum loknum færast táknin að vild milli landsvæða sinnar þjóðar.
    .words = færa, hersveitir, setja niður, raða
    .point-1 = Minnst eitt tákn er eftir á hverju landsvæði.
    .point-2 = Ekkert tákn er eftir á hendi á meðan þjóð þess ræður yfir landsvæði.
    .point-3 = Nú eru tjaldbúðir, virki umferðarinnar og hetjur sett niður.
    .point-4 = Hér bætast beinagrindunum tákn og { $visitors } tákn skjaldmeyjanna fara.
topic-income = Tekjur
    .about = Í lok umferðar þinnar: skildingur fyrir hvert landsvæði sem þú ræður yfir, virkt eða á hnignunarskeiði.
    .words = skildingar, sigurskildingar, aukaskildingar, stig, sigur, peningar, bónus
    .point-1 = Virka þjóðin og eiginleiki hennar bæta við aukaskildingum, aðeins fyrir landsvæði þeirrar þjóðar.
    .point-2 = Á hnignunarskeiði gefa aðeins námur dverganna aukaskilding áfram.
    .point-3 = Í hnignunarumferðinni gefa aðeins landsvæði á hnignunarskeiði.
    .point-4 = Upphæðirnar eru faldar til leiksloka; sagt er upphátt frá öllum tekjum.
topic-decline = Hnignunarskeið
    .about = Lúinni þjóð er snúið við. Hún heldur landi sínu og gefur áfram á meðan þú byrjar upp á nýtt.
    .words = hnignun, hætta, ný þjóð, snúa við, á hvolf
    .point-1 = Hnignun kemur í stað heillar umferðar: engir landvinningar, engir flutningar.
    .point-2 = Eitt tákn er eftir á hverju landsvæði, hin fara. Eiginleikanum er skilað.
    .point-3 = Eldri þjóð á hnignunarskeiði fer fyrst af kortinu. Andar þurfa ekkert rúm.
    .point-4 = Í næstu umferð velurðu nýja samstæðu.
    .point-5 = Tröllabæli, virki og hernumin höf og vötn lifa hnignun af; jarðhýsi, tjaldbúðir, hetjur og drekinn ekki.
topic-end = Leikslok
    .about = Þegar allir hafa leikið í síðustu umferð vinnur sá sem á flesta skildinga.
    .words = sigurvegari, jafntefli, sigur, endir, síðasta umferð
    .point-1 = Í jafntefli vinnur sá sem á flest þjóðartákn á kortinu, virk og á hnignunarskeiði.
    .point-2 = Sé það líka jafnt er sigrinum deilt.

## Pieces, terrains, symbols

reference-piece-tribe = Gömul þjóð án eiganda. Gerir landsvæði sitt einu tákni dýrara og hverfur fyrir fullt og allt þegar hún er sigruð. Landsvæði með týndum ættbálki er mannað.
reference-piece-mountain = Stendur á hverju fjalllendi allt spilið og gerir það einu tákni dýrara. Landsvæði með engu nema fjalli er ómannað.
reference-piece-fortress = Reist af þjóð með virkiseiginleikann, eitt í umferð. Gerir landsvæðið einu tákni dýrara, líka á hnignunarskeiði, og gefur skilding á meðan þjóðin er virk.
reference-piece-lair = Fylgir hverju landsvæði sem tröllin taka. Gerir það einu tákni dýrara, líka á hnignunarskeiði.
reference-piece-camp = { $camps } tjaldbúðatákn þjóðar með tjaldbúðaeiginleikann, sett niður á ný í hverri umferð. Hvert gerir landsvæðið einu tákni dýrara og eitt nægir gegn seið.
reference-piece-hole = Fylgir fyrstu { $holes } landsvæðum smáfólksins. Enginn getur ráðist á þau fyrr en það yfirgefur þau eða fer á hnignunarskeið.
reference-piece-hero = { $heroes } hetjur þjóðar með hetjueiginleikann enda hverja umferð á ólíkum landsvæðum. Enginn getur ráðist á þau.
reference-piece-dragon = Tekur landsvæði með einu tákni, einu sinni í umferð, og er þar kyrr. Enginn getur ráðist á það.
reference-terrain-farmland = Gefur mönnum aukaskilding. Einu tákni ódýrara fyrir reiðmenn.
reference-terrain-forest = Gefur aukaskilding með skógareiginleikanum.
reference-terrain-hill = Gefur aukaskilding með hæðaeiginleikanum. Einu tákni ódýrari fyrir reiðmenn.
reference-terrain-mountain = Kostar einu tákni meira. Jötnar sem ráða yfir því taka grannsvæði þess fyrir einu tákni minna.
reference-terrain-swamp = Gefur aukaskilding með mýraeiginleikanum.
reference-terrain-sea = Nær að brún kortsins. Aðeins sæfarar taka það; land við strönd þess er öllum opið til innkomu og ódýrara fyrir trítona.
reference-terrain-lake = Liggur inni á kortinu. Aðeins sæfarar taka það; strönd þess er engin innkoma en ódýrari fyrir trítona.
reference-symbol-mine = Gefur dvergum aukaskilding, líka á hnignunarskeiði.
reference-symbol-magic = Gefur galdramönnum aukaskilding.
reference-symbol-cavern = Einu tákni ódýrari með undirheimaeiginleikanum, og þá liggja allir hellar hver að öðrum.

## Chapters

reference-chapter-topic = Gangur spilsins
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
reference-rulings-L = Tap og athvarf
reference-rulings-F = Lokatilraun
reference-rulings-D = Hnignunarskeið
reference-rulings-V = Tekjur og leikslok
reference-rulings-R = Skjaldmeyjar, dvergar, álfar
reference-rulings-G = Náætur
reference-rulings-H = Jötnar til beinagrinda
reference-rulings-W = Seiðkarlar
reference-rulings-X = Trítonar og tröll
reference-rulings-Y = Sérstakir eiginleikar
reference-rulings-E = Ákveðið hér

reference-reason = Hvers vegna
reference-basis = Grundvöllur
reference-basis-pages = reglubók, bls. { $pages }
reference-basis-publisher = svör útgefanda
reference-basis-players = samkomulag spilara
reference-basis-arithmetic = talning
reference-basis-editions = útgáfur á öðrum málum
reference-basis-ours = okkar ákvörðun
reference-certainty-sure = Öruggt
    .about = Stendur skýrt í reglubókinni eða útgefandi segir það.
reference-certainty-likely = Líklegt
    .about = Vel rökstutt en ekki sagt berum orðum.
reference-certainty-doubtful = Vafasamt
    .about = Heimildir eru ósammála eða textinn leyfir annan lestur. Sé til valkostur leyfir hann hina leiðina.
reference-certainty-decided = Ákveðið hér
    .about = Reglubókin þegir og forrit verður að gera eitthvað.

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
    [one] Landsvæðið { $region } kostar { $price }, { $missing } tákni meira en { $people_the } { $people_number ->
        [singular] á
       *[plural] eiga
      } á hendi. Teningurinn bætir það upp í { $percent }% tilvika.
   *[other] Landsvæðið { $region } kostar { $price }, { $missing } táknum meira en { $people_the } { $people_number ->
        [singular] á
       *[plural] eiga
      } á hendi. Teningurinn bætir það upp í { $percent }% tilvika.
  }
reference-asked-sorcery = Seiður nær landsvæðinu { $region }; það kostar ekkert tákn.
reference-asked-dragon = Með drekanum kostar landsvæðið { $region } { $people_the_accusative } eitt tákn.
reference-asked-refused = Nei. { $why }
reference-asked-income = { $coins ->
    [one] Eftir umferðina fær { $seat } { $coins } skilding: { $parts }.
   *[other] Eftir umferðina fær { $seat } { $coins } skildinga: { $parts }.
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
sheet-minimum = Þjóð og eiginleiki geta sparað tákn en eitt er alltaf greitt.
sheet-rounds = Umferðir
sheet-players = Leikmenn
sheet-die = Teningurinn
sheet-symbols = Kortamerki
sheet-unofficial = Óopinbert yfirlit með okkar eigin orðum og teikningum.

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
