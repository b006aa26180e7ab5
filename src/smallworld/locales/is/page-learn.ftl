### Learning the game: the lesson on a real board, and hints when something comes up first.
###
### $region is the name of a region, $price what it costs, $hand the tokens in hand, $coins what
### the turn brings; $people is a race with its power, $race a race and $race_one one of it;
### $rival is the name of the other player.

learn-rival-name = Búi
learn-title = Kennsla
learn-step = Skref { $step } af { $steps }
learn-back = Eitt skref aftur
learn-skip = Gera þetta fyrir mig
learn-leave = Hætta kennslu
    .left = Þú getur haldið áfram hér hvenær sem er.
learn-off = Þú fórst út fyrir kennsluna. Farðu aftur í skrefið eða spilaðu að vild.
    .back = Aftur í kennsluna
    .on = Spila áfram

## The steps: what is to be done now, in a sentence or two; `.other` answers another move

learn-pick = Þú og { $rival } spilið stutt spil: fjórar umferðir, og sá vinnur sem fær flesta sigurskildinga. Veldu { $people_the_accusative }: efsta samstæðan er ókeypis.
    .other = Gott auga! Taktu samt { $people_the_accusative } núna, það kostar ekkert.
learn-enter = Nýjar þjóðir koma inn frá brún kortsins. Ómannað land kostar { $price } tákn: taktu landsvæðið { $region }.
    .other = Það gengi líka. Byrjaðu á landsvæðinu { $region }: það er akurlendi og gefur { $race_the_dative } aukaskilding.
learn-tribe = Hver hindrun kostar 1 tákn aukalega. Týndur ættbálkur býr á landsvæðinu { $region }: taktu það fyrir { $price }.
    .other = Bráðum! Taktu fyrst landsvæðið { $region } af týnda ættbálknum.
learn-mountain = Fjall kostar líka 1 aukalega – og 1 aukalega að taka af þér. Taktu fjallið { $region }.
    .other = Bráðum! Taktu fyrst fjallið { $region }.
learn-symbols = Kortamerkin skipta sumar þjóðir og eiginleika máli:
learn-stop = Eitt tákn er eftir, það dugar ekki fyrir landsvæði. Hættu landvinningum.
    .other = Það kemur síðar. Hættu nú landvinningum.
learn-place = Hvert tákn gerir árás á landsvæðið 1 dýrari. Settu þau þar sem þú vilt eða dreifðu þeim jafnt.
    .other = Settu fyrst niður táknin.
learn-income = Ljúktu umferðinni þinni. Hún gefur { $coins } skildinga: 1 fyrir hvert landsvæði, og það sem þjóðin og eiginleikinn bæta við.
    .other = Ljúktu umferðinni þinni til að fá skildingana.
learn-attack = { $rival } á leik. Hvert tákn þitt á landsvæði gerir árás á það 1 dýrari.
learn-refuge = Þú misstir landsvæðið { $region } og 1 { $race_token }. Hin táknin koma aftur: settu þau niður.
    .other = Settu fyrst niður táknin sem komu aftur.
learn-ready = Táknin eru aftur á hendi; eitt er kyrrt á hverju landsvæði nema þú yfirgefir það. Taktu landsvæðið { $region } við hliðina.
    .other = Það gengi líka. Taktu landsvæðið { $region } fyrst: akurlendi gefur { $race_the_dative } tvöfalt.
learn-die = Landsvæðið { $region } kostar { $price }, þú átt { $hand }. Síðasta landvinninginn má reyna með teningnum: náðu því aftur!
    .other = Teningurinn kemur síðastur í umferð. Reyndu hann við landsvæðið { $region }.
learn-hold = Landsvæðið { $region } er aftur þitt! Settu táknin niður og ljúktu umferðinni þinni.
    .other = Settu táknin niður og ljúktu umferðinni þinni.
learn-spread = { $rival } á leik. Fyrst setur { $rival } niður táknið sem hörfaði og spilar svo.
learn-decline = Hersveitir { $race_the_genitive } eru orðnar of dreifðar. Láttu þjóðina fara á hnignunarskeið: hún berst ekki lengur en landsvæðin gefa áfram.
    .other = Það gengi líka. En sjáðu hvað hnignun gerir: fá tákn { $race_the_genitive } eru eftir.
learn-grow = { $rival } á leik. Í næstu umferð byrjarðu með nýja þjóð.
learn-again = Veldu nýja þjóð. Þú setur 1 skilding á hvert spjald fyrir ofan hana; sá fær hann sem tekur spjaldið.
    .other = Veldu fyrst nýja þjóð.
learn-last = Síðasta umferðin! Taktu eins mörg landsvæði og þú getur. Hættu svo, settu táknin niður og ljúktu umferðinni þinni.
    .waiting = { $rival } spilar síðustu umferð spilsins.
learn-count = Teldu sigurskildingana: sá vinnur sem á flesta.

## The end

learn-done = Nú kanntu spilið! Hitt stendur á spjöldunum, og í reglunum hvenær sem þú þarft.
learn-play = Spila gegn léttu vélmenni
learn-once-more = Endurtaka kennsluna

## First-time hints: shown once each

learn-first-close = Skil
learn-first-berserk = Berserkur: á undan hverjum landvinningi máttu kasta teningnum. Það sem upp kemur dregst frá verðinu.
learn-first-ghouls = Þjóðin á hnignunarskeiði má enn leggja undir sig land, en aðeins áður en virka þjóðin byrjar.
learn-first-dragon = Einu sinni í umferð tekur drekinn hvaða landsvæði sem er í færi með aðeins einu tákni. Ýttu á „Dreki“ og veldu svo.
learn-first-sorcery = Stakt óvinatákn við hlið þér getur skipt um lið. Ýttu á „Seiður“ og veldu það svo.
learn-first-fortress = Virki stendur þar sem þú reisir það, og þú mátt bæta einu við í hverri umferð.
learn-first-camp = Tjaldbúðir verja þar til þú átt næst leik; þá seturðu þær niður á ný.
learn-first-hero = Hetjur verja þar til þú átt næst leik; þá máttu færa þær.
learn-first-withdraw = Þessi tákn komu aðeins með í bardagann. Í næstu umferð eru þau aftur á hendi.
learn-first-stout = Heljarmennið: þú mátt láta þjóðina fara á hnignunarskeið núna, eftir að greitt er, og missir enga umferð.
learn-first-diplomat = Diplómatinn: veldu leikmann. Virk þjóð hans getur ekki ráðist á þína þar til þú átt næst leik.
learn-first-decline = Þjóðin þín getur varla vaxið lengur. Nú er gott að velja hnignun: í næstu umferð velurðu nýja þjóð.
learn-first-abandon = Ekkert tákn á hendi? Yfirgefðu landsvæði fyrir fyrsta landvinning til að fá síðasta táknið þar aftur.
learn-first-refuge = Árás kostar þig aðeins eitt tákn; hin snúa aftur á landsvæði sem þú ræður enn yfir.
learn-first-attempt = Of fá tákn? Veldu landsvæði með brotalínu í kring: teningurinn gæti enn unnið það sem síðasta landvinning.
learn-first-marks = Ljós saumspor sýna hverju hinir breyttu síðan þú lékst síðast. Dökki spilunarhnappurinn á borðinu sýnir það aftur.
learn-first-prices = Tölurnar eru verð í táknum. Veldu landsvæði til að byrja á og haltu svo áfram til nágrannanna.
