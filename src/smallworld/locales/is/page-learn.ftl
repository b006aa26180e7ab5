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
learn-off = Þetta spil hefur farið út fyrir kennsluna. Farðu aftur í skrefið eða spilaðu áfram að vild.
    .back = Aftur í kennsluna
    .on = Spila áfram

## The steps: what is to be done now, in a sentence or two; `.other` answers another move

learn-pick = Þú og { $rival } spilið stutt spil: fjórar umferðir, og sá vinnur sem fær flesta sigurskildinga. Veldu { $people_the_accusative }: efsta samstæðan er ókeypis.
    .other = Gott auga. Í þetta sinn skaltu taka { $people_the_accusative }, það kostar ekkert.
learn-enter = Nýjar þjóðir koma inn frá brún kortsins. Ómannað land kostar { $price } tákn: taktu landsvæðið { $region }.
    .other = Það gengi líka. Byrjaðu á landsvæðinu { $region }: það er akurlendi og gefur { $race_the_dative } aukaskilding.
learn-tribe = Hvað sem stendur í vegi kostar 1 tákn aukalega. Týndur ættbálkur býr á landsvæðinu { $region }: taktu það fyrir { $price }.
    .other = Bráðum. Taktu fyrst landsvæðið { $region } af týnda ættbálknum.
learn-mountain = Fjall kostar líka 1 aukalega og er svo jafntorsótt fyrir aðra. Klífðu fjallið { $region }.
    .other = Bráðum. Taktu fyrst fjallið { $region }.
learn-symbols = Táknin á landinu skipta máli fyrir sumar þjóðir og eiginleika:
learn-stop = Eitt tákn er eftir, það dugar ekki fyrir landsvæði. Hættu landvinningum.
    .other = Það kemur síðar: hættu nú landvinningum.
learn-place = Hvert tákn gerir landsvæði sitt dýrara fyrir aðra. Settu þau þar sem þú vilt eða dreifðu þeim jafnt.
    .other = Settu fyrst niður táknin.
learn-income = Ljúktu umferð þinni. Hún gefur { $coins } skildinga: 1 fyrir hvert landsvæði, og það sem þjóðin og eiginleikinn bæta við.
    .other = Ljúktu umferð þinni til að fá greitt.
learn-attack = { $rival } á leik. Árás á þig kostar 1 aukalega fyrir hvert af táknum þínum á staðnum.
learn-refuge = Þú misstir landsvæðið { $region } og 1 { $race_token }. Hin koma heim: settu þau niður.
    .other = Settu fyrst niður þau sem komu heim.
learn-ready = Táknin eru aftur á hendi; eitt er kyrrt á hverju landsvæði þar til þú yfirgefur það. Taktu landsvæðið { $region } við hliðina.
    .other = Það gengi líka. Taktu landsvæðið { $region } fyrst: akurlendi gefur { $race_the_dative } tvöfalt.
learn-die = Landsvæðið { $region } kostar { $price }, þú átt { $hand }. Síðasta landvinninginn má reyna með teningnum: náðu því aftur!
    .other = Teningurinn kemur síðastur í umferð. Reyndu hann við landsvæðið { $region }.
learn-hold = Landsvæðið { $region } er aftur þitt. Settu táknin niður og ljúktu umferð þinni.
    .other = Settu táknin niður og ljúktu umferð þinni.
learn-spread = { $rival } á leik. { $rival } setur niður táknið sem hörfaði og heldur svo áfram.
learn-decline = Hersveitir { $race_the_genitive } eru orðnar of dreifðar. Láttu þjóðina fara á hnignunarskeið: hún berst ekki lengur en landsvæðin gefa áfram.
    .other = Það gengi líka. En sjáðu hvað hnignun gerir: fá tákn { $race_the_genitive } eru eftir.
learn-grow = { $rival } á leik. Næst byrjar þú með nýja þjóð.
learn-again = Veldu nýja þjóð. Hver samstæða fyrir ofan hana kostar skilding, sem liggur þar handa þeim sem tekur hana.
    .other = Veldu fyrst nýja þjóð.
learn-last = Síðasta umferðin! Taktu eins mörg landsvæði og þú getur, hættu svo, settu niður og ljúktu umferð þinni.
    .waiting = { $rival } á síðasta leik spilsins.
learn-count = Teldu skildingana: sá vinnur sem á flesta.

## The end

learn-done = Nú kanntu spilið. Hitt stendur á spjöldunum, og í reglunum hvenær sem þú vilt.
learn-play = Spila gegn léttu vélmenni
learn-once-more = Kennslan aftur

## First-time hints: shown once each

learn-first-close = Skil
learn-first-berserk = Berserkur: á undan hverjum landvinningi máttu kasta teningnum. Það sem upp kemur dregst frá verðinu.
learn-first-ghouls = Þjóðin á hnignunarskeiði má enn leggja undir sig land, en aðeins áður en virka þjóðin byrjar.
learn-first-dragon = Einu sinni í umferð tekur drekinn hvaða landsvæði sem er í færi með aðeins einu tákni. Ýttu á „Dreki“ og veldu svo.
learn-first-sorcery = Stakt óvinatákn við hlið þér getur skipt um lið. Ýttu á „Seiður“ og veldu það svo.
learn-first-fortress = Reistu virki umferðarinnar: veldu eitt af landsvæðum þínum. Það ver landsvæðið og gefur skilding.
learn-first-camp = Sláðu upp tjaldbúðum: veldu landsvæði. Hvert tjaldbúðatákn gerir landsvæðið dýrara fyrir aðra; í næstu umferð færðu þau aftur.
learn-first-hero = Settu hetjurnar niður: veldu tvö landsvæði sem enginn getur ráðist á þar til þú átt næst leik.
learn-first-withdraw = Þessi tákn komu aðeins með í bardagann. Veldu landsvæðin sem þú mátt missa.
learn-first-stout = Heljarmennið: þú mátt láta þjóðina fara á hnignunarskeið núna, eftir að greitt er, og missir enga umferð.
learn-first-diplomat = Diplómatinn: veldu leikmann. Virk þjóð hans lætur þig í friði þar til þú átt næst leik.
learn-first-decline = Landsvæðin gefa minna en í síðustu umferð. Ef til vill er tímabært að láta þjóðina fara á hnignunarskeið og velja nýja.
learn-first-abandon = Ekkert tákn á hendi? Yfirgefðu landsvæði fyrir fyrsta landvinning til að losa síðasta táknið þar.
learn-first-refuge = Ráðist var á þig. Eitt tákn er tapað; settu hin á landsvæði sem þú ræður enn yfir.
learn-first-attempt = Of fá tákn? Veldu landsvæði með brotinni útlínu: teningurinn gæti enn unnið það sem síðasta landvinning.
