### Rulings: a question, its answer and, where there is one, the reason, one message for each id.
###
### The ids are for ever. Numbers of the box come as variables; ids of other rulings, such as
### C2, stand in a text as they are and become links.

## Numbers

ruling-N1 = Hvað er á teningnum?
    .answer = { $die_faces }.
ruling-N2 = Hve margar umferðir?
    .answer = { $rounds_2 } fyrir tvo leikmenn, { $rounds_3 } fyrir þrjá, { $rounds_4 } fyrir fjóra, { $rounds_5 } fyrir fimm.
ruling-N3 = Hve marga skildinga á ég í upphafi?
    .answer = { $starting_coins } sigurskildinga handa hverjum leikmanni.
ruling-N4 = Getur bankinn tæmst?
    .answer = Nei, hann telst óþrjótandi.
    .reason = Skildingarnir í kassanum eru 515 virði, meira en allir spilarar vinna sér inn samtals í einum leik.
ruling-N5 = Hve mörg merki eru til?
    .answer = { $lairs } tröllabæli, { $fortresses } virki, { $mountains } fjöll, { $camps } tjaldbúðatákn, { $holes } jarðhýsi, { $heroes } hetjur, 1 dreki, { $tribes } týndir ættbálkar.
ruling-N6 = Hve margar samstæður eru sýnilegar?
    .answer = { $column }: fimm í röðinni og sú sem er efst í bunkunum tveimur.
ruling-N7 = Hve mikið er af höfum og vötnum á korti?
    .answer = Þrjú svæði: tvö höf við brúnina, eitt stöðuvatn inni á kortinu.
ruling-N8 = Hvernig er kortinu stillt upp?
    .answer = Notaðu kortið fyrir fjölda leikmanna. Settu týndan ættbálk eða fjall á hvert merki sem prentað er fyrir það.
ruling-N9 = Hver eru mörk heimagerðrar þjóðar eða eiginleika?
    .answer = Þjóð: mest 10 á fánanum, með táknum þjóðar sem á jafnmörg eða fleiri; sú þjóð fer úr spilinu. Eiginleiki: mest { $highest_badge }.

## The order of play

ruling-T1 = Lýkur leikmaður umferð sinni áður en sá næsti byrjar?
    .answer = Já, allri.
ruling-T2 = Hver byrjar?
    .answer = Leikmenn ákveða það og leikið er réttsælis.
    .reason = Vélin tekur sætin í þeirri röð sem gefin er.
ruling-T3 = Er skylda að leggja undir sig land?
    .answer = Nei. Hætta má hvenær sem er, jafnvel fyrir fyrsta landvinning.
ruling-T4 = Má endurraða án þess að reyna teninginn?
    .answer = Já.
ruling-T5 = Verður að taka öll táknin upp?
    .answer = Nei.
    .reason = Vélin tekur upp öll nema eitt á hverju landsvæði. Það kemur út á eitt, því endurröðun er frjáls.
ruling-T6 = Hvenær fara tákn sem hörfuðu aftur á kortið?
    .answer = Allra síðast í umferð árásarmannsins, eftir endurröðun og tekjur.
ruling-T7 = Í hvaða röð setja varnarmenn niður, séu þeir fleiri en einn?
    .answer = Réttsælis, frá þeim sem er vinstra megin við árásarmanninn.
ruling-T8 = Má skipta um skoðun?
    .answer = Já. Hér máttu taka til baka að síðasta teningskasti eða síðustu samstæðu sem kom í ljós, eða að upphafi umferðarinnar þinnar.
    .reason = Reglurnar segja það ekki.

## Picking combos

ruling-P1 = Hvað kostar samstæða?
    .answer = Skilding á hverja samstæðu fyrir ofan. Sú efsta er ókeypis.
ruling-P2 = Hvað má velja með of fáa skildinga?
    .answer = Aðeins það sem hægt er að borga; án skildinga aðeins þá efstu.
ruling-P3 = Má borga með skildingum sem liggja á samstæðunni?
    .answer = Nei. Fyrst er borgað, síðan hirt.
ruling-P4 = Má skipta peningum eða skulda?
    .answer = Skipta má að vild, skuldir eru ekki til.
ruling-P5 = Er skylda að velja?
    .answer = Já, sé engin þjóð virk.
    .reason = Minnst fjórar samstæður eru í boði við hvert val; þrjár geta sést rétt eftir val þegar fimm spila.
ruling-P6 = Hvernig fyllist röðin?
    .answer = Samstæður fyrir neðan færast upp með skildingum sínum; ný birtist þegar í stað neðst.
ruling-P7 = Hvað ef of fá tákn eru í bakkanum?
    .answer = Það er tekið sem þar er.
    .reason = Í grunnspilinu getur það ekki gerst.
ruling-P8 = Hvað ef fánarnir klárast?
    .answer = Þá eru færri en { $column } samstæður sýndar.
    .reason = Við val gerist það aðeins þegar fimm spila: þá geta allt að 10 af { $races } fánum verið úti. Rétt eftir val getur það líka gerst þegar fjórir spila.
ruling-P9 = Hvert fer fáni sem er skilað?
    .answer = Undir bunkann. Sé bunkinn tómur og vanti í röðina fer hann beint á eftir síðustu samstæðu og fær strax skjöld.
ruling-P10 = Í hvaða röð birtast aftur fánar sem skilað var?
    .answer = Í þeirri röð sem þeim var skilað; fánar eru aldrei stokkaðir aftur.
ruling-P11 = Hvað ef skildirnir klárast?
    .answer = Skildir sem skilað var eru stokkaðir í nýjan bunka eins oft og þarf. Andaskjöldur sem er enn úti er ekki með.
    .reason = Mest 12 af { $powers } skjöldum eru bundnir, svo það bregst aldrei.
ruling-P12 = Hvenær losnar skjöldur þjóðar sem fer á hnignunarskeið?
    .answer = Á þeirri stundu er honum skilað (nema andaskildinum, sjá D9). Hann sést ekki aftur fyrr en stokkað er.
ruling-P13 = Eru bunkarnir opnir?
    .answer = Allir sjá samstæðurnar sem sýndar eru. Röðina undir þekkir enginn.
ruling-P14 = Hvað verður um skildinga á samstæðum?
    .answer = Allir sjá þá, þeir fylgja samstæðunni og fara aldrei aftur í bankann.
ruling-P15 = Gefur auðlegð aftur sé hún valin í annað sinn?
    .answer = Já, einu sinni við hvert val, í lok fyrstu umferðar þeirrar þjóðar, líka án landsvæðis.

## The price of a region

ruling-C1 = Leggst sparnaður saman?
    .answer = Já, frá þjóð og eiginleika. Þjóð hefur aldrei tvo eiginleika.
ruling-C2 = Hve lágt getur verð orðið?
    .answer = Eitt tákn.
ruling-C3 = Getur kast gert landsvæði ókeypis?
    .answer = Nei, líka þá kostar það eitt tákn.
ruling-C4 = Verður tákn að vera eftir þegar borgað hefur verið?
    .answer = Nei. Eitt þarf til að hefja landvinning, en nota má einmitt það.
ruling-C5 = Má borga meira en verðið?
    .answer = Nei, nákvæmlega verðið er borgað, því endurröðun færir afganginn. Aðeins vel heppnuð lokatilraun setur allt niður.
ruling-C6 = Bætist eigið tákn á hnignunarskeiði við verðið?
    .answer = Nei. Aðeins tákn annarra leikmanna telja. Fjall, tröllabæli og virki bæta áfram við einu hvert.
ruling-C7 = Bætist virka þjóðin mín við verðið fyrir náætur mínar á hnignunarskeiði?
    .answer = Nei, eins og í C6. Merki bætast við.
ruling-C8 = Bætist tákn mótherja á hnignunarskeiði við verðið?
    .answer = Já, eitt fyrir hvert; náætur á hnignunarskeiði geta verið fleiri en ein.
ruling-C9 = Hvað kostar týndur ættbálkur?
    .answer = Einu meira. Mest einn er á landsvæði og sigraður kemur hann aldrei aftur.
ruling-C10 = Er landsvæði með engu nema fjalli ómannað?
    .answer = Já.
ruling-C11 = Er landsvæði með aðeins eigin tákni á hnignunarskeiði ómannað?
    .answer = Nei, það er mannað: orkar, ránsferðir og beinagrindur telja það með.
ruling-C12 = Verður landsvæði mannað af tröllabæli, virki eða tjaldbúðum einum saman?
    .answer = Þau standa aldrei ein.
ruling-C13 = Er „mannað“ metið fyrir eða eftir landvinninginn?
    .answer = Rétt á undan honum.

## Where a race may go

ruling-A1 = Hvar kemur þjóð inn?
    .answer = Á landi við brún kortsins eða við strönd hafs sem nær að brúninni, jafnvel þótt einhver ráði yfir hafinu.
ruling-A2 = Má þjóð koma inn við strönd stöðuvatnsins?
    .answer = Nei.
ruling-A3 = Má þjóð koma inn á tveimur stöðum?
    .answer = Nei. Hún kemur inn einu sinni og fer síðan frá landsvæði til aðliggjandi landsvæðis (nema með flugi).
ruling-A4 = Hjálpa eigin landsvæði á hnignunarskeiði til að ná öðrum?
    .answer = Nei, aðeins land þjóðarinnar sem leikur. Ný þjóð þarf ekki að byrja nálægt þeirri gömlu.
ruling-A5 = Hvar kemur þjóð með flugi inn?
    .answer = Hvar sem er á landi.
ruling-A6 = Hvar kemur smáfólk inn?
    .answer = Hvar sem er; líka aftur þegar það hefur misst eða yfirgefið allt.
ruling-A7 = Hvar kemur þjóð undirheima inn?
    .answer = Eins og aðrir. Frá helli sem hún ræður yfir eru allir hellar aðliggjandi.
ruling-A8 = Hvar koma sæfarar inn?
    .answer = Líka á hafi við brúnina, fyrir 2. Á stöðuvatninu aðeins sem smáfólk með sæfaraeiginleikann.
ruling-A9 = Hvenær má yfirgefa landsvæði?
    .answer = Fyrir fyrsta landvinning þeirrar þjóðar í umferðinni. Ekki við endurröðun (sjá þó R3).
ruling-A10 = Má taka yfirgefið landsvæði aftur í sömu umferð?
    .answer = Já, sem ómannað landsvæði á venjulegu verði.
ruling-A11 = Hvað gerist þegar allt er yfirgefið?
    .answer = Þjóðin kemur inn á ný.
ruling-A12 = Hvað verður um merki á yfirgefnu landsvæði?
    .answer = Jarðhýsi, tröllabæli og virki eru fjarlægð. Tjaldbúðir, hetjur og dreki fara á hendi.
ruling-A13 = Má þjóð ráðast á sitt eigið landsvæði?
    .answer = Nei.
ruling-A14 = Hverjum halda jarðhýsi, dreki og hetja úti?
    .answer = Öllum mótherjum, hvaða ráðum sem þeir beita. Eigin náætur á hnignunarskeiði eru engir óvinir og mega taka landsvæðið: jarðhýsi hverfur þá alveg, hetja og dreki fara á hendi.
    .reason = Þessi merki verja gegn óvinum og hér er orðið tekið bókstaflega: eigin þjóðir eru aldrei óvinir. G7 fjallar um tap, þar sem bókstafurinn skildi eftir gat.

## Losses and refuge

ruling-L1 = Hvað missir virk þjóð með landsvæði sínu?
    .answer = Eitt tákn í bakkann, hin fara á hendi.
ruling-L2 = Hvað verður um stakt, virkt tákn?
    .answer = Það fer í bakkann.
ruling-L3 = Hvað missa álfar?
    .answer = Ekkert: allir fara á hendi, líka stakur álfur. Ekki á hnignunarskeiði.
ruling-L4 = Hvert mega tákn sem hörfa fara?
    .answer = Á hvaða landsvæði sem sama þjóð ræður enn yfir, óvinnandi eða ekki, skipt að vild.
ruling-L5 = Hvað ef þjóðin á ekkert landsvæði eftir?
    .answer = Táknin bíða á hendi. Í næstu umferð koma þau inn á ný eða þjóðin fer á hnignunarskeið.
ruling-L6 = Mega tákn sem hörfuðu gera eitthvað áður en þau eru sett niður?
    .answer = Nei, þau eru aðeins sett niður í lok umferðar árásarmannsins.
ruling-L7 = Hvað ef þjóð missir nokkur landsvæði í einni umferð?
    .answer = Hún missir eitt tákn fyrir hvert; öll hin bíða saman.
ruling-L8 = Hvað ef síðasta tákn þjóðar á hnignunarskeiði hverfur?
    .answer = Fánanum er skilað strax (P9). Hjá náætum á hnignunarskeiði aðeins ef engin er heldur á hendi.
ruling-L9 = Hvað verður um merki þess sem tapar?
    .answer = Virki og tröllabæli eru fjarlægð, tjaldbúðir fara á hendi, fjallið er kyrrt. Um jarðhýsi, hetju og dreka, sjá A14.
ruling-L10 = Hvað ef virk þjóð tekur land af þjóð sama leikmanns á hnignunarskeiði?
    .answer = Táknið fer í bakkann, tröllabæli og virki eru fjarlægð. Af hópi eigin náætna tapast ein, hinar bíða á hendi þeirra til endurröðunar.

## The final attempt

ruling-F1 = Hvenær má kasta fyrir lokatilraun?
    .answer = Með minnst eitt tákn á hendi og þegar eitt til þrjú vantar upp á verðið.
ruling-F2 = Má kasta fyrir landsvæði sem hægt er að borga?
    .answer = Nei, það er einfaldlega tekið.
ruling-F3 = Er landsvæði lokatilraunar nefnt fyrst?
    .answer = Já. Það þarf ekki að vera það ódýrasta, og jafnvel má annað vera viðráðanlegt.
ruling-F4 = Hvað gerist ef lokatilraun heppnast?
    .answer = Öll tákn á hendi fara þangað.
ruling-F5 = Hvað gerist ef lokatilraun mistekst?
    .answer = Táknin fara í endurröðun. Hvort sem er lýkur landvinningum.
ruling-F6 = Hvað ef tilraunin mistekst og þjóðin á ekkert land?
    .answer = Táknin eru kyrr á hendi, þjóðin áfram virk og kemur inn á ný í næstu umferð.
ruling-F7 = Er lokatilraun skylda?
    .answer = Nei.
ruling-F8 = Er misheppnuð tilraun árás í augum diplómatans?
    .answer = Já, beinist hún að virkri þjóð mótherja.
ruling-F9 = Má beita seið eða dreka eftir lokatilraun?
    .answer = Nei.
ruling-F10 = Eiga náætur á hnignunarskeiði sitt eigið kast?
    .answer = Já. Það bindur aðeins enda á landvinninga þeirra sjálfra.
    .reason = Bókstaflega bindur eitt kast enda á alla landvinninga umferðarinnar. En náætur á hnignunarskeiði leika eins og virk þjóð, og því fær hvor þjóð sitt kast.

## Decline

ruling-D1 = Hvenær getur þjóð farið á hnignunarskeið?
    .answer = Í upphafi umferðar, í stað landvinninga. Ekkert er unnið, fært eða sett niður í þeirri umferð.
ruling-D2 = Hvenær er næsta þjóð valin?
    .answer = Í næstu umferð.
ruling-D3 = Hvað verður um eldri þjóð á hnignunarskeiði?
    .answer = Hún fer fyrst af kortinu og gefur því ekkert.
ruling-D4 = Hvert fara tákn á hendi við hnignun, líka skjaldmeyjanna?
    .answer = Í bakkann.
ruling-D5 = Hvað gefur hnignunarumferðin?
    .answer = Einn skilding fyrir hvert landsvæði á hnignunarskeiði, og námur dverganna. Ekkert annað.
ruling-D6 = Hvað getur þjóð gert sem á ekkert tákn?
    .answer = Setið hjá eða farið á hnignunarskeið; nýja samstæðu velurðu ekki fyrr en í næstu umferð. Sitjirðu hjá gefa landsvæðin á hnignunarskeiði áfram, og gullgerðarmaðurinn { $alchemist }.
ruling-D7 = En ef þjóð án tákna fer á hnignunarskeið?
    .answer = Eldri þjóðin fer eins og alltaf (nema þessi hafi andaeiginleikann), og fána þessarar er skilað strax. Sama gildir hafi öll tákn hennar verið á hendi; andaskildi er þá skilað.
ruling-D8 = Getur þjóð farið á hnignunarskeið í sömu umferð og hún er valin?
    .answer = Aðeins heljarmennið, í lok hennar.
ruling-D9 = Hvar er andaskjöldurinn eftir hnignun?
    .answer = Hjá fána sínum þar til andaþjóðin er horfin, þá er honum skilað.
ruling-D10 = Ýtir andaþjóð burt þjóðinni sem er þegar á hnignunarskeiði?
    .answer = Nei. Þú mátt eiga eina venjulega þjóð og eina andaþjóð á hnignunarskeiði.
ruling-D11 = Má ég eiga tvær andaþjóðir?
    .answer = Nei, skjöldurinn er aðeins einn og er í notkun.
ruling-D12 = Hvað lifir hnignun af?
    .answer = Tröllabæli, virki (til varnar), höf og vatn sem þegar eru unnin, skildingar dverganna, kraftur náætnanna, andar. Jarðhýsi, tjaldbúðir, hetjur, dreki og allur annar ávinningur hverfur.
ruling-D13 = Geta nokkrir valið hnignun í einu?
    .answer = Nei, hver í sinni umferð.
ruling-D14 = Getur þjóð farið á hnignunarskeið í síðustu umferð?
    .answer = Já, þótt það sé sjaldan skynsamlegt.
ruling-D15 = Leika náætur á hnignunarskeiði í hnignunarumferð?
    .answer = Nei. Og hafi þær leikið er venjuleg hnignun ekki lengur í boði í umferðinni; hnignun heljarmennisins er það.

## Income and the end

ruling-V1 = Hvenær fá leikmenn tekjur?
    .answer = Hver í lok sinnar umferðar, eftir endurröðun.
ruling-V2 = Fyrir hvað fást skildingar?
    .answer = Einn fyrir hvert landsvæði með eigin táknum, virkum eða á hnignunarskeiði, auk þess sem virka þjóðin og eiginleikinn bæta við, auk náma dverga á hnignunarskeiði.
ruling-V3 = Hverra landsvæði telur eiginleiki?
    .answer = Landsvæði þjóðarinnar sem ber hann, ekki þau sem eru á hnignunarskeiði.
ruling-V4 = Eru skildingar leyndarmál?
    .answer = Upphæðirnar eru það til leiksloka. Skildingar á samstæðum og allar tekjur eru opinber.
ruling-V5 = Hver vinnur jafntefli?
    .answer = Sá sem á flest þjóðartákn á kortinu, virk og á hnignunarskeiði. Tjaldbúðir, { $visitors } tákn skjaldmeyjanna og tákn á hendi teljast ekki með.
ruling-V6 = Hvað ef ekki er hægt að skera úr jafntefli?
    .answer = Sigrinum er deilt.
ruling-V7 = Hvenær er spilinu lokið?
    .answer = Þegar síðasti leikmaður hefur leikið í síðustu umferð.

## Amazons, Dwarves, Elves

ruling-R1 = Hve margar skjaldmeyjar koma?
    .answer = { $amazons } + { $visitors } + talan á skildinum.
ruling-R2 = Hvenær fara { $visitors } tákn skjaldmeyjanna?
    .answer = Í lok hverrar eigin endurröðunar, á undan tekjum. Tákn sem enn eru á hendi teljast til þeirra.
ruling-R3 = Hvað ef { $visitors } skjaldmeyjar mega ekki missa sig?
    .answer = Eitt tákn er eftir á hverju landsvæði eins og hægt er; síðan gefur leikmaðurinn eftir landsvæði að eigin vali þar til { $visitors } eru farnar. Þau gefa ekki skildinga.
ruling-R4 = Hvað ef { $visitors } skjaldmeyjar eða færri eru eftir?
    .answer = Þær fara allar. Þjóðin er áfram virk og kemur aftur inn.
ruling-R5 = Geta { $visitors } tákn skjaldmeyjanna tapast?
    .answer = Nei, og þau eru heldur ekki sett niður í umferð mótherja.
ruling-R6 = Hvað ef skjaldmeyjar fara á hnignunarskeið?
    .answer = Táknin { $visitors } fara í bakkann.
ruling-R7 = Hvað ef skjaldmeyjar í ránsferð gefa eftir landsvæði sem þær tóku í umferðinni?
    .answer = Ránsfengurinn er greiddur, landsvæðið ekki.
ruling-R8 = Vinna dvergar á hnignunarskeiði áfram í námum?
    .answer = Já, með eða án anda: námuskildingurinn kemur í hverri umferð, líka í hnignunarumferðinni.
ruling-R9 = Hvað ef álfur verður fyrir seið?
    .answer = Álfurinn fer í bakkann.
ruling-R10 = Hvað ef álfar missa allt?
    .answer = Þeir eru allir á hendi og koma inn á ný.

## Ghouls

ruling-G1 = Hvað verður um náætur við hnignun?
    .answer = Öll tákn á kortinu eru kyrr; þau sem eru á hendi fara í bakkann.
ruling-G2 = Hvað geta náætur á hnignunarskeiði gert í síðari umferðum?
    .answer = Þær taka upp, yfirgefa, vinna land, kasta og endurraða eins og virk þjóð, áður en virka þjóðin gerir nokkuð.
    .reason = Vafasamt: reglubókin setur þær aðeins á undan landvinningum virku þjóðarinnar. Bókstaflega mættu þær enn leika eftir að hún hefur yfirgefið landsvæði.
ruling-G3 = Leika náætur á hnignunarskeiði á undan valinu eða á eftir?
    .answer = Hvort sem er.
ruling-G4 = Hvernig endurraða náætur á hnignunarskeiði?
    .answer = Um leið og virka þjóðin, en aðeins á landsvæði náætna.
ruling-G5 = Hvaða ávinning eiga náætur áfram á hnignunarskeiði?
    .answer = Af skildinum aðeins það sem allir halda: höf og vatn sem unnin eru, virki sem standa, anda. Engin ný höf, engin ný virki.
ruling-G6 = Hvert mega náætur á hnignunarskeiði fara?
    .answer = Aðeins á land sem liggur að landi náætna. Eigi þær ekkert koma þær inn á ný.
ruling-G7 = Mega náætur á hnignunarskeiði ráðast á aðrar þjóðir eiganda síns?
    .answer = Já. Landsvæðið missir eitt tákn (álfar ekkert), tröllabæli og virki eru fjarlægð, tjaldbúðir fara á hendi; það sem eftir er bíður endurröðunar og vinnur ekkert í umferðinni.
    .reason = Reglan um tap talar um óvini, en reglubókin leyfir þessa árás. Án reglunnar vissi enginn hvert táknin fara, og því tapar eigin þjóð hér eins og óvinur (öfugt við A14).
ruling-G8 = Hvað ef náætur á hnignunarskeiði eru hraktar burt?
    .answer = Ein tapast; hinar koma í lok umferðar árásarmannsins aftur á landsvæði náætna, eða bíða á hendi sé ekkert til.
ruling-G9 = Virkar seiður á náætur á hnignunarskeiði?
    .answer = Nei, aðeins á virk tákn.
ruling-G10 = Bindur friður náætur á hnignunarskeiði?
    .answer = Nei, og hann ver þær ekki.
ruling-G11 = Hvað gera náætur með andaeiginleikann?
    .answer = Þær eru kyrrar til frambúðar og vinna áfram land, við hlið annarrar þjóðar á hnignunarskeiði.
ruling-G12 = Hvað gera náætur með heljarmenniseiginleikann?
    .answer = Þær fara á hnignunarskeið eftir tekjur og vinna land frá og með næstu umferð.
ruling-G13 = Hvað verður um náætur á hnignunarskeiði við næstu hnignun?
    .answer = Án anda fara þær strax af korti og hendi.
ruling-G14 = Gefa landvinningar náætna á hnignunarskeiði virku þjóðinni eitthvað?
    .answer = Nei.

## Giants, Halflings, Humans, Orcs, Ratmen, Skeletons

ruling-H1 = Hvaða fjöll hjálpa jötnum?
    .answer = Þau sem þeir ráða yfir einmitt nú, líka þau sem tekin eru í umferðinni.
ruling-H2 = Hvað borga jötnar fyrir fjall?
    .answer = Einu meira, eins og aðrir. Þeir spara eitt aðeins við hlið annars fjalls sem þeir ráða yfir.
ruling-H3 = Hvað spara jötnar með undirheimaeiginleikann?
    .answer = Frá eigin fjalli með helli er hver hellir aðliggjandi: eitt fyrir jötnana, eitt fyrir undirheima.
ruling-H4 = Hvað spara jötnar með flugeiginleikann?
    .answer = Aðeins þar sem landið liggur í raun að fjallinu.
ruling-H5 = Hvert fara jarðhýsi?
    .answer = Á fyrstu tvö landsvæðin sem þjóðin leggur undir sig, í hvaða umferð sem er.
ruling-H6 = Hvað ef landsvæði með jarðhýsi er yfirgefið?
    .answer = Jarðhýsið er farið og ekkert kemur í staðinn.
ruling-H7 = Hvað ef smáfólkið er valið aftur síðar?
    .answer = Ný þjóð með { $holes } ný jarðhýsi.
ruling-H8 = Má hafna jarðhýsi eða færa það?
    .answer = Nei.
ruling-H9 = Hjálpa jarðhýsi gegn dreka, seið og flugi?
    .answer = Já, gegn þeim öllum.
ruling-H10 = Nægir eitt tákn við jarðhýsi?
    .answer = Já.
ruling-H11 = Hvað fá menn, galdramenn og dvergar?
    .answer = Skilding fyrir hvert akurlendi, hverja töfrauppsprettu eða námu sem þeir ráða yfir í lok umferðar. Þjóð og eiginleiki geta bæði gefið fyrir sama landsvæði.
ruling-H12 = Hvað fá orkar?
    .answer = Skilding fyrir hvert mannað landsvæði sem þeir taka í umferðinni, líka af týndum ættbálkum. Leggst við ránsferðir.
ruling-H13 = Hvernig fjölgar beinagrindum?
    .answer = Við endurröðun fá þær 1 nýtt tákn fyrir hver { $grows_every } mönnuð landsvæði sem tekin eru í umferðinni, námundað niður. Ekkert flyst milli umferða og bakkinn setur mörkin.
ruling-H14 = Hvaða landsvæði telja fyrir beinagrindur?
    .answer = Þau sem á eru virk tákn, tákn á hnignunarskeiði eða týndur ættbálkur.
ruling-H15 = Hvað geta rottumenn?
    .answer = Ekkert sérstakt; þeir eru bara margir.

## Sorcerers

ruling-W1 = Hve oft má beita seið?
    .answer = Einu sinni í umferð gegn hverjum mótherja.
ruling-W2 = Á hvað virkar seiður?
    .answer = Stakt, virkt tákn mótherja á landi sem liggur að landi seiðkarla.
ruling-W3 = Þarf tákn á hendi til að beita seið?
    .answer = Nei, það nýja kemur úr bakkanum.
    .reason = Bókstaflega þarf tákn á hendi í hvern landvinning. En útgefandinn hefur svarað að seiður virki með tóma hendi, og því er það sjálfgefið.
ruling-W4 = Getur seiður verið fyrsti landvinningurinn?
    .answer = Nei: þá er enginn seiðkarl við hliðina.
ruling-W5 = Hvert ná seiðkarlar með flugeiginleikann?
    .answer = Til hvers staks, virks tákns á landi; sem fyrsti landvinningur aðeins með tákn á hendi.
ruling-W6 = Hvert ná seiðkarlar með undirheimaeiginleikann?
    .answer = Fyrir þá liggja allir hellar hver að öðrum.
ruling-W7 = Verja fjall, virki og tröllabæli gegn seið?
    .answer = Nei; virki og tröllabæli eru fjarlægð.
ruling-W8 = Verja tjaldbúðir gegn seið?
    .answer = Já, einar nægja.
ruling-W9 = Verja jarðhýsi, dreki og hetja gegn seið?
    .answer = Já.
ruling-W10 = Ver friður gegn seið?
    .answer = Já.
ruling-W11 = Nær seiður út á höf og vötn?
    .answer = Aðeins hjá seiðkörlum með sæfaraeiginleikann.
ruling-W12 = Hvað verður að vera í bakkanum fyrir seið?
    .answer = Seiðkarl; sá síðasti dugar.
ruling-W13 = Er seiður landvinningur?
    .answer = Já, á mönnuðu landsvæði: ránsferðir gefa, diplómatinn telur það árás.
ruling-W14 = Hvert fer táknið sem skipt er út?
    .answer = Í bakkann, líka álfar. Eigandinn fær ekkert á hendi.
ruling-W15 = Má halda áfram frá landsvæði sem tekið var með seið?
    .answer = Já, strax.
ruling-W16 = Virkar seiður á eigin tákn, tákn á hnignunarskeiði eða týnda ættbálka?
    .answer = Nei.
ruling-W17 = Verða seiðkarlar með berserkseiginleikann að kasta?
    .answer = Seiður hvorki krefst kasts né eyðir því (sjá E17).

## Tritons and Trolls

ruling-X1 = Hvað er strönd?
    .answer = Land við haf eða stöðuvatn; það gildir líka við innkomu.
ruling-X2 = Hvað spara trítonar með sæfaraeiginleikann á höfum og vatni?
    .answer = Ekkert: vatn er ekki strönd.
ruling-X3 = Hvar koma tröllabæli?
    .answer = Eitt á hvert landsvæði sem tröll komast yfir, þegar í stað.
    .reason = { $lairs } nægja tröllum alltaf.
ruling-X4 = Hvað verður um tröllabæli á hnignunarskeiði?
    .answer = Þau eru kyrr og verja. Þau fara þegar landsvæðið er yfirgefið eða tekið, eða þegar tröllin á hnignunarskeiði fara af kortinu.
ruling-X5 = Hvað fær sá sem tekur tröllabæli?
    .answer = Ekkert.

## Special powers

ruling-Y1 = Hvað fær gullgerðarmaður án landsvæðis?
    .answer = Samt sína { $alchemist } skildinga.
ruling-Y2 = Hvað fær gullgerðarmaðurinn í hnignunarumferðinni?
    .answer = Ekkert.
ruling-Y3 = Í hvaða röð virkar berserkur?
    .answer = Kasta, velja landsvæði, borga verðið að frádregnum teningnum, minnst eitt.
ruling-Y4 = Verður berserkur að kasta?
    .answer = Nei. Eftir kast er land unnið með því eða hætt; ekki er kastað tvisvar fyrir sama landvinning.
ruling-Y5 = Hvað ef kast berserks er of lágt fyrir allt?
    .answer = Þá var það lokatilraunin.
ruling-Y6 = Má berserkur velja það sem hann getur ekki borgað?
    .answer = Það myndi aðeins binda enda á landvinningana, svo í staðinn er hætt.
ruling-Y7 = Á berserkur líka venjulega lokatilraun?
    .answer = Nei.
ruling-Y8 = Getur berserkur átt drekann?
    .answer = Nei, hvort tveggja er skjöldur og þjóð hefur aðeins einn.
ruling-Y9 = Hve mörg tjaldbúðatákn á landsvæði?
    .answer = Eins mörg og hver vill, upp að { $camps }; einnig má sleppa þeim.
ruling-Y10 = Halda tjaldbúðir landsvæði?
    .answer = Nei, aðeins þjóðartákn gera það.
ruling-Y11 = Hvað ef landsvæði með tjaldbúðum fellur?
    .answer = Allar tjaldbúðirnar fara á hendi. Í lok umferðar árásarmannsins eru þær settar niður á hvaða landsvæði sömu þjóðar sem er, eða bíða sé ekkert til. Engar tjaldbúðir tapast.
ruling-Y12 = Teljast tjaldbúðir tákn?
    .answer = Aðeins til varnar og gegn seið.
ruling-Y13 = Sparar skyndiárásarsveit í fyrsta landvinningi?
    .answer = Já, eitt alls staðar.
ruling-Y14 = Virkar diplómatinn þegar tveir spila?
    .answer = Já, eins og prentað er.
ruling-Y15 = Má diplómatinn nefna mótherja án virkrar þjóðar?
    .answer = Já, og friðurinn bindur líka næstu þjóð hans.
ruling-Y16 = Hvað bannar friður?
    .answer = Allar árásir virkrar þjóðar bandamannsins á virka þjóð diplómatans, með hvaða ráðum sem er, þar til diplómatinn á næst leik. Tákn á hnignunarskeiði standa utan við.
ruling-Y17 = Hvern má diplómatinn ekki nefna?
    .answer = Mótherja ef þjóð diplómatans réðst á virku þjóðina hans í umferðinni, jafnvel með misheppnuðu kasti. Árásir á þjóð á hnignunarskeiði og árásir eigin náætna á hnignunarskeiði teljast ekki með.
ruling-Y18 = Verður diplómatinn að nefna einhvern?
    .answer = Nei. Gamli friðurinn endar þegar umferð diplómatans hefst.
ruling-Y19 = Semur diplómatinn frið í hnignunarumferðinni?
    .answer = Nei.
ruling-Y20 = Hvað getur drekinn?
    .answer = Einu sinni í umferð tekur hann landsvæði með einu tákni, hvað sem þar er. Það verður að vera í færi eins og alltaf.
ruling-Y21 = Má drekinn vera kyrr?
    .answer = Já, hann færist aðeins við landvinning. Landsvæði hans er óvinnandi vígi; landsvæðið sem hann fór af er það ekki.
ruling-Y22 = Má drekinn vinna fyrsta landvinninginn?
    .answer = Já.
ruling-Y23 = Má drekinn fara á óvinnandi landsvæði, höf eða vatn?
    .answer = Aldrei.
ruling-Y24 = Hvað ef landsvæði drekans er yfirgefið?
    .answer = Drekinn fer á hendi og má enn fljúga í umferðinni hafi hann ekki gert það.
ruling-Y25 = Hvert nær flug?
    .answer = Til allra landsvæða á þurru, alltaf.
ruling-Y26 = Hvenær er virki reist?
    .answer = Einu sinni í umferð á meðan þjóðin er virk, við endurröðun. Ekki í hnignunarumferðinni.
ruling-Y27 = Hvað gefa virki?
    .answer = Skilding hvert á landsvæðum virku þjóðarinnar, í hverri umferð. Ekkert á hnignunarskeiði.
ruling-Y28 = Hvað ef { $fortresses } virki eru á kortinu?
    .answer = Fleiri eru ekki reist, og þau færast aldrei. Virki eldri þjóðar á hnignunarskeiði teljast með, og þau sem voru fjarlægð má reisa aftur.
ruling-Y29 = Hvar standa hetjur?
    .answer = Á { $heroes } ólíkum landsvæðum í lok umferðar, á einu sé það aðeins eitt. Þær standa þar fram að næstu endurröðun.
ruling-Y30 = Hvað ef ráðist er á hetjuþjóðina annars staðar?
    .answer = Hetjur færast ekki í umferð mótherja.
ruling-Y31 = Hvað gefa skógur, hæð, mýrar og kaupmaður?
    .answer = Skilding fyrir hvert slíkt landsvæði virku þjóðarinnar (kaupmaður: fyrir hvert landsvæði).
ruling-Y32 = Hvar sparar reiðmaður?
    .answer = Á hæðum og akurlendi, eitt tákn.
ruling-Y33 = Hvað gefa ránsferðir?
    .answer = Það sama og orkar fá, og leggst við það.
ruling-Y34 = Sæfarar: hvað kosta höf og vatn?
    .answer = 2 tákn, auk tákna þjóðar sem ræður þar.
ruling-Y35 = Sæfarar: hvað liggur að höfum og vatni?
    .answer = Haf eða vatn og landið við strönd þess liggja hvort að öðru, í báðar áttir.
ruling-Y36 = Hverju halda sæfarar á hnignunarskeiði?
    .answer = Höfum sínum og vatni, og fá skildinga fyrir. Þeir taka ekki meira.
ruling-Y37 = Hver getur ráðist út á haf eða vatn?
    .answer = Aðeins virk sæfaraþjóð. Flug aldrei.
ruling-Y38 = Hvenær getur heljarmennið farið á hnignunarskeið?
    .answer = Í lok umferðar eftir tekjur, líka í fyrstu umferð þjóðarinnar og án landvinninga.
ruling-Y39 = Hvað fær heljarmennið?
    .answer = Umferðin gefur eins og þjóðin sé virk, með öllum aukaskildingum, eldri þjóðin á hnignunarskeiði meðtalin; síðan er hún fjarlægð. Ekkert er greitt tvisvar.
ruling-Y40 = Á heljarmennið líka venjulega hnignun?
    .answer = Já.
ruling-Y41 = Undirheimar: fyrir hvern liggja hellar hver að öðrum?
    .answer = Fyrir landvinninga þeirrar þjóðar, og fyrir afslátt jötna hennar eða seið seiðkarla hennar.
ruling-Y42 = Hvað gefur auðlegð?
    .answer = { $wealthy } skildinga í lok þeirrar umferðar sem þjóðin er valin í.

## The dealer and the combos

ruling-E1 = Hvort fer fyrst þegar þjóð er horfin, skjöldur eða fáni?
    .answer = Skildinum er skilað áður en fáninn fer aftur. Séu skildir stokkaðir fyrir þann fána er skjöldurinn með.
    .reason = Hvort tveggja var í notkun þangað til, og skjöldurinn verður að vera með þeim sem skilað var til að hægt sé að stokka hann.
ruling-E2 = Í hvaða röð fara fánar og skildir við hnignun?
    .answer = Fyrst fer fáni eldri þjóðarinnar aftur, og skildir eru stokkaðir fyrir hann ef þarf; síðan er skildi nýju þjóðarinnar á hnignunarskeiði skilað.
    .reason = Eldri þjóðin fer fyrst (D3).
ruling-E3 = Hvenær leikur gjafarinn?
    .answer = Á undan öllum leikmönnum, jafnvel milli landvinninga: þegar kasta þarf teningi, eða vantar í röðina og fáni er laus. Krefjist staða hvors tveggja kemur teningurinn fyrst.
    .reason = Allir ákveða með sömu röð fyrir augum, og spilaskrá á sér aðeins eina mögulega röð.
ruling-E4 = Er eitthvað sýnt eftir leikslok?
    .answer = Nei.
    .reason = Enginn gæti valið það.
ruling-E5 = Hvenær eru bunkarnir stokkaðir?
    .answer = Aldrei fyrirfram: þegar sýna á nýtt er dreginn einn af óséðum fánum og skjöldum. Fánar sem var skilað koma á eftir öllum óséðum.
    .reason = Líkurnar eru þær sömu, og röð sem er ekki til getur ekki lekið.
ruling-E6 = Hvað telur perft?
    .answer = Allar aðgerðir, líka gjafarans; hver tala á teningnum telst einu sinni.
    .reason = Það er fingrafar reglnanna, ekki líkindanna.

## The turn

ruling-E7 = Hefst umferð virku þjóðarinnar með vali á samstæðu?
    .answer = Nei. Þjóð á hnignunarskeiði sem má leika má það þar til virka þjóðin gerir eitthvað. Að hætta telst líka vera að gera eitthvað.
    .reason = Vafasamt: reglubókin lætur náætur vinna land í upphafi umferðar, sem gæti líka þýtt á undan valinu. G3 leyfir hvora röðina sem er.
ruling-E8 = Má yfirgefa landsvæði eftir að þjóð á hnignunarskeiði hefur unnið land?
    .answer = Já, með virku þjóðinni: hvor þjóð byrjar umferð sína fyrir sig.
    .reason = A9 talar um fyrsta landvinning þeirrar þjóðar.
ruling-E9 = Hvenær endurraðar þjóð á hnignunarskeiði sem leikur?
    .answer = Í hverri umferð sem eigandinn velur landvinninga, jafnvel þótt hún hafi ekkert unnið.
    .reason = Virk þjóð má það (T3) og náætur leika eins og hún.
ruling-E10 = Hvað ef lokatilraun náætnanna bindur enda á alla landvinninga?
    .answer = Sé „{ option-ghouls_own_die }“ óvirkt hefst endurröðun strax. Eigirðu enn eftir að velja samstæðu velurðu fyrst.
    .reason = Valið er skylda (P5), en öllum landvinningum er lokið.
ruling-E11 = Hvenær fæ ég val eftir tekjur?
    .answer = Aðeins ef um eitthvað er að velja. Diplómati sem réðst á alla er ekki spurður.
    .reason = Það væri ekkert að velja.
ruling-E12 = Getur þjóð átt bæði síðbúna hnignun og frið?
    .answer = Heimagerð þjóð sem á hvort tveggja má aðeins gera annað; hvort þeirra sem er lýkur umferðinni.
    .reason = Friður ver aðeins virka þjóð.
ruling-E13 = Verð ég alltaf að ljúka umferðinni sérstaklega?
    .answer = Já, líka þegar ekkert er að setja niður. Aðeins venjuleg hnignun, val eftir tekjur og athvarf þar sem ekkert er að setja niður enda af sjálfu sér.
    .reason = Þú vilt ef til vill skoða þig um eða afturkalla.
ruling-E14 = Eru tákn sem hörfuðu sett niður eftir allra síðustu umferð?
    .answer = Já, eigendurnir setja þau enn niður.
    .reason = Jafntefli telur tákn á kortinu (V5).
ruling-E15 = Hvað má ég afturkalla?
    .answer = Eigin ákvarðanir í þessari umferð. Varnarmaður má taka aftur það sem hann setti niður, en enginn má afturkalla neitt sem annar leikmaður hefur brugðist við.
    .reason = Þetta er T8, séð frá hverju sæti.
ruling-E35 = Má gefa eftir landsvæði þjóðar á hnignunarskeiði?
    .answer = Nei. Þau haldast þar til einhver vinnur þau eða þjóðin fer af kortinu. Aðeins þjóð á hnignunarskeiði sem má leika getur yfirgefið landsvæði.
    .reason = Að yfirgefa landsvæði er hluti af undirbúningi landvinninga.
ruling-E36 = Má diplómati án landsvæðis nefna bandamann?
    .answer = Já, á meðan þjóðin er virk.
    .reason = Friður ræðst af því á hverja þjóðin réðst, ekki af því hvað hún á.

## Conquest

ruling-E16 = Hvaða landvinningum fylgja jarðhýsi?
    .answer = Fyrstu { $holes } landsvæðunum, hverrar gerðar sem er og hvernig sem þau eru tekin: á höfum og vatni, með teningi, með dreka.
    .reason = H5 og H8 gera enga undantekningu.
ruling-E17 = Hvað má ég gera eftir kast berserks?
    .answer = Aðeins vinna land með því eða hætta. Seiður, dreki og það að yfirgefa land bíða þar til kastið er notað.
    .reason = Annars mætti kíkja á teninginn fyrst og velja svo aðra leið.
ruling-E18 = Hvað þarf til að berserkur kasti?
    .answer = Aðeins tákn á hendi; ekki þarf landsvæði sem kastið gæti unnið.
    .reason = Kastið kemur á undan valinu (Y3).
ruling-E19 = Má drekinn nokkurn tíma fljúga út á haf eða vatn?
    .answer = Nei, ekki einu sinni hjá heimagerðri þjóð sem kemst út á haf.
    .reason = Y23 segir aldrei.
ruling-E20 = Hvað ef öll tröllabæli eru á kortinu?
    .answer = Heimagerð þjóð fær ekkert fyrir fleiri landsvæði.
    .reason = Í kassanum eru { $lairs } (N5).
ruling-E21 = Hvert nær þjóð sem bæði flýgur og siglir?
    .answer = Til alls lands; til hafs og vatns aðeins sé það aðliggjandi eða við innkomu.
    .reason = Flug snýst um land (Y25).
ruling-E22 = Má þjóð sem kemur inn hvar sem er byrja á seið?
    .answer = Nei, aðeins sú sem flýgur.
    .reason = Þar er ekkert við hliðina (W4, W5).
ruling-E23 = Hverju heldur þjóð á hnignunarskeiði sem leikur?
    .answer = Afslætti, færi og tröllabælum fána síns. Hún á engan skjöld, og aldrei seið, jarðhýsi, ný tákn eða skildinga fyrir landvinninga.
    .reason = Fáninn er enn þar, skjöldurinn ekki.
ruling-E37 = Spara jötnar með sæfaraeiginleikann á höfum og vatni við fjallið sitt?
    .answer = Já, eitt tákn, eins og á landi.
    .reason = Afsláttur jötna gildir um öll landsvæði við fjall sem þeir ráða yfir (H1), og sæfaraeiginleikinn opnar þeim höf og vatn.

## Losses and refuge

ruling-E24 = Hvaða tjaldbúðir eru settar niður í athvarfi?
    .answer = Aðeins þær sem hörfuðu í umferðinni. Tjaldbúðir sem sleppt var áður eru kyrrar á hendi.
    .reason = Ekkert annað færist í umferð mótherja.
ruling-E25 = Verður að setja niður tjaldbúðir sem hörfuðu?
    .answer = Nei, þeim má líka sleppa í athvarfi og þær bíða næstu endurröðunar.
    .reason = Eins og í Y9.
ruling-E26 = Hvert fer álfur sem skipt er út en tapast ekki?
    .answer = Sé „{ option-elf_lost_to_sorcerer }“ óvirkt fer hann á hendi eigandans; hann er settur niður í athvarfi.
    .reason = Eins og landsvæðið hefði verið unnið (L3).
ruling-E27 = Í hvaða röð setur varnarmaður niður tvær þjóðir?
    .answer = Í hvaða röð sem er, og lýkur einu sinni fyrir báðar.
    .reason = Enginn annar leikur á milli.
ruling-E28 = Hvað ef þjóð á hnignunarskeiði sem leikur tapar ekki táknum?
    .answer = Þá tapar hún engu á hnignunarskeiði heldur.
    .reason = Hún leikur eins og virk.
ruling-E38 = Hvað ef eigin náætur taka síðasta landsvæði virku þjóðarinnar?
    .answer = Það sem eftir er af henni bíður á hendi og kemur inn á ný í næstu umferð.
    .reason = Án landsvæðis er hvergi hægt að setja tákn niður, eins og í L5.

## Redeployment and decline

ruling-E29 = Mega tákn vera eftir á hendi?
    .answer = Ekki á meðan þjóð þeirra ræður yfir landsvæði, nema { $visitors } tákn skjaldmeyjanna. Sama gildir í athvarfi.
    .reason = Endurröðun er fyrir öll tákn.
ruling-E30 = Hve mörg virki komast fyrir á landsvæði?
    .answer = Eitt.
    .reason = Virki gefa skildinga á hvert landsvæði.
ruling-E31 = Hvernig eru landsvæði gefin eftir fyrir skjaldmeyjar?
    .answer = Áður en nokkuð er sett niður, og ekki einu fleira en þarf. Merkin fara eins og landið væri yfirgefið.
    .reason = A9 bannar að yfirgefa af nokkurri annarri ástæðu.
ruling-E32 = Hvaða skjaldmeyjar fara?
    .answer = Hvaða { $visitors } tákn sem er af þeim sem eftir eru; þau eru ekki merkt, og tap er aldrei bætt.
    .reason = Eitt tákn er öðru líkt.
ruling-E33 = Verður að setja niður hetjur?
    .answer = Já, á meðan landsvæði þjóðarinnar er án hetju. Hetjur án slíks landsvæðis eru kyrrar á hendi.
    .reason = Hetjur eru ekki valfrjálsar (Y29); tjaldbúðir eru það (Y9).
ruling-E34 = Hvað ef leikmaður ætti tvær þjóðir sem haldast á hnignunarskeiði?
    .answer = Sú seinni myndi ýta þeirri fyrri burt.
    .reason = Rúm er fyrir eina (D10); með því sem er í kassanum getur það ekki gerst (D11).
