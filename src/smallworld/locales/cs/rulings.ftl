### Rulings: a question, its answer and, where there is one, the reason, one message for each id.
###
### The ids are for ever. Numbers of the box come as variables; ids of other rulings, such as
### C2, stand in a text as they are and become links.

## Numbers

ruling-N1 = Co je na kostce?
    .answer = { $die_faces }.
ruling-N2 = Kolik kol se hraje?
    .answer = Ve dvou { $rounds_2 }, ve třech { $rounds_3 }, ve čtyřech { $rounds_4 }, v pěti { $rounds_5 }.
ruling-N3 = S kolika mincemi se začíná?
    .answer = Každý dostane { $starting_coins }.
ruling-N4 = Mohou mince v zásobníku dojít?
    .answer = Ne, zásobník mincí je bezedný.
    .reason = Mince v krabici mají hodnotu 515, víc, než všichni hráči dohromady vydělají v jedné hře.
ruling-N5 = Kolik je kterých dílků?
    .answer = Trolí doupata { $lairs }, Pevnosti { $fortresses }, Pohoří { $mountains }, Polní tábory { $camps }, Hobití nory { $holes }, Hrdinové { $heroes }, Drak 1, Zapomenuté kmeny { $tribes }.
ruling-N6 = Kolik kombinací je vidět?
    .answer = { $column }: pět v řadě a vrch obou hromádek.
ruling-N7 = Kolik má mapa vody?
    .answer = Tři Regiony: dvě Moře na okraji, jedno Jezero uvnitř.
ruling-N8 = Jak se mapa připraví?
    .answer = Vezme se mapa pro daný počet hráčů; na každý natištěný symbol přijde Zapomenutý kmen, nebo Pohoří.
ruling-N9 = Jaké meze má vymyšlený národ nebo schopnost?
    .answer = Národ: na Tabulce nejvýše 10, se Žetony národa, který jich má aspoň tolik; ten ze hry odchází. Schopnost: nejvýše { $highest_badge }.

## The order of play

ruling-T1 = Dohraje hráč celý tah, než začne další?
    .answer = Ano, celý.
ruling-T2 = Kdo začíná?
    .answer = Rozhodne stůl a hraje se po směru hodin.
    .reason = Program bere místa v pořadí, jaké dostane.
ruling-T3 = Musí se dobývat?
    .answer = Ne. Skončit lze kdykoli, i před prvním dobytím.
ruling-T4 = Lze přeskupit vojska bez pokusu s kostkou?
    .answer = Ano.
ruling-T5 = Musí se vzít do ruky všechny Žetony?
    .answer = Ne.
    .reason = Program zvedne všechny až na jeden v každém Regionu, což vyjde nastejno, protože přeskupení je volné.
ruling-T6 = Kdy se vracejí vytlačené Žetony?
    .answer = Na samém konci útočníkova tahu, po přeskupení a příjmu.
ruling-T7 = V jakém pořadí umisťuje víc obránců?
    .answer = Po směru hodin, počínaje hráčem po útočníkově levici.
ruling-T8 = Lze si tah rozmyslet?
    .answer = Ano. Tady se lze vrátit k poslednímu hodu nebo odkrytí, nebo na začátek svého tahu.
    .reason = Pravidla o tom mlčí.

## Picking combos

ruling-P1 = Kolik stojí kombinace?
    .answer = Po minci na každou kombinaci před ní. První je zdarma.
ruling-P2 = Co si lze vybrat, když je mincí málo?
    .answer = Jen místa, na která mince stačí; bez mincí jen první.
ruling-P3 = Lze platit mincemi, které leží na vybírané kombinaci?
    .answer = Ne. Nejdřív se platí, pak bere.
ruling-P4 = Lze rozměňovat a dlužit?
    .answer = Rozměňovat volně, dlužit vůbec ne.
ruling-P5 = Musí se vybírat?
    .answer = Ano, kdo nemá aktivní národ.
    .reason = Při každém výběru jsou aspoň čtyři kombinace; v pěti hráčích mohou hned po něm zbýt tři.
ruling-P6 = Jak se řada doplňuje?
    .answer = Další kombinace se posunou i se svými mincemi; na konci se hned odkryje nová.
ruling-P7 = Co když je v zásobníku málo Žetonů?
    .answer = Hráč vezme, co tam je.
    .reason = V základní hře se to stát nemůže.
ruling-P8 = Co když dojdou Tabulky národů?
    .answer = Kombinací je vidět méně než { $column }.
    .reason = Při výběru se to stane jen v pěti hráčích, když je venku až 10 Tabulek z celkových { $races }. Hned po výběru se to může stát i ve čtyřech.
ruling-P9 = Kam se vrací Tabulka národa?
    .answer = Dospodu hromádky. Je-li hromádka prázdná a řada neúplná, jde hned za poslední kombinaci a ihned dostane Žeton schopnosti.
ruling-P10 = V jakém pořadí přicházejí vrácené Tabulky znovu?
    .answer = V pořadí, v jakém se vrátily; Tabulky se znovu nikdy nemíchají.
ruling-P11 = Co když dojdou Žetony schopností?
    .answer = Odhozené se zamíchají do nové hromádky, kolikrát je třeba. Žeton Přízračných, který je ještě ve hře, mezi nimi není.
    .reason = Vázáno je nejvýše 12 Žetonů schopností z celkových { $powers }, takže to vyjde vždy.
ruling-P12 = Kdy se uvolní Žeton schopnosti národa, který přechází do Úpadku?
    .answer = V okamžiku přechodu se odhazuje (kromě Přízračných, viz D9). Znovu se objeví až po zamíchání.
ruling-P13 = Lze nahlížet do hromádek?
    .answer = Odkryté kombinace vidí všichni. Pořadí pod nimi nezná nikdo.
ruling-P14 = Co se děje s mincemi na kombinacích?
    .answer = Všichni je vidí, posouvají se s kombinací a do zásobníku se nikdy nevracejí.
ruling-P15 = Dostanou Zámožní mince i při druhém výběru?
    .answer = Ano, jednou za každý výběr, na konci prvního tahu národa, i když nemá jediný Region.

## The price of a region

ruling-C1 = Sčítají se slevy?
    .answer = Ano, národ se schopností. Dvě schopnosti se nikdy nesejdou.
ruling-C2 = Jak nízká může být cena?
    .answer = Jeden Žeton.
ruling-C3 = Může být Region díky hodu zadarmo?
    .answer = Ne, i tady se platí jeden Žeton.
ruling-C4 = Musí po zaplacení nějaký Žeton zbýt?
    .answer = Ne. Na začátku je jeden potřeba, ale může to být právě ten utracený.
ruling-C5 = Lze zaplatit víc, než je cena?
    .answer = Ne, platí se přesně cena; zbytek přesune přeskupení. Jen zdařený poslední pokus vezme vše.
ruling-C6 = Zvyšuje cenu vlastní Žeton v Úpadku?
    .answer = Ne. Počítají se jen Žetony jiných hráčů. Pohoří, Trolí doupě a Pevnost přidávají po jednom i tak.
ruling-C7 = Zvyšuje cenu vlastní aktivní národ, když útočí vlastní Ghúlové v Úpadku?
    .answer = Ne, jako v C6. Dílky ano.
ruling-C8 = Zvyšuje cenu protivníkův Žeton v Úpadku?
    .answer = Ano, každý o jeden; Ghúlů v Úpadku může být víc.
ruling-C9 = Kolik stojí Zapomenutý kmen?
    .answer = O jeden víc. V Regionu stojí nejvýše jeden a poražený se nikdy nevrací.
ruling-C10 = Je Region, kde je jen Pohoří, prázdný?
    .answer = Ano.
ruling-C11 = Je Region, kde je jen vlastní Žeton v Úpadku, prázdný?
    .answer = Ne. Orkové, Loupeživí a Kostlivci ho počítají.
ruling-C12 = Je Region neprázdný jen díky Trolímu doupěti, Pevnosti nebo Polnímu táboru?
    .answer = Samy o sobě nikdy nestojí.
ruling-C13 = Prázdný před dobytím, nebo po něm?
    .answer = Těsně před ním.

## Where a race may go

ruling-A1 = Kde národ na mapu vstupuje?
    .answer = Na pevnině u okraje mapy, nebo na pobřeží Moře u okraje, i když to Moře někdo ovládá.
ruling-A2 = Počítá se pobřeží Jezera?
    .answer = Ne.
ruling-A3 = Lze vstoupit na dvou místech?
    .answer = Ne. Jeden vstup, pak od souseda k sousedovi (Létající mají výjimku).
ruling-A4 = Rozšiřují dosah i vlastní Regiony v Úpadku?
    .answer = Ne, jen Regiony národa, který jedná. Nový národ nemusí začínat poblíž starého.
ruling-A5 = Kde vstupují Létající?
    .answer = Kdekoli na pevnině.
ruling-A6 = Kde vstupují Hobiti?
    .answer = Kdekoli; a znovu, když o vše přišli nebo vše opustili.
ruling-A7 = Kde vstupují Podzemní?
    .answer = Jako všichni. Z ovládané Jeskyně sousedí se všemi ostatními.
ruling-A8 = Kde vstupují Mořští?
    .answer = I na Moři u okraje, za 2. Na Jezeře jen jako Mořští Hobiti.
ruling-A9 = Kdy lze Region opustit?
    .answer = Před prvním dobytím daného národa v tahu. Při přeskupení ne (ale viz R3).
ruling-A10 = Lze opuštěný Region v témž tahu dobýt znovu?
    .answer = Ano, jako prázdný Region za běžnou cenu.
ruling-A11 = Co se stane, když národ opustí vše?
    .answer = Vstupuje na mapu znovu.
ruling-A12 = Co se stane s dílky v opuštěném Regionu?
    .answer = Hobití nora, Trolí doupě a Pevnost se odstraní. Polní tábory, Hrdinové a Drak jdou do ruky.
ruling-A13 = Smí národ napadnout vlastní Region?
    .answer = Ne.
ruling-A14 = Koho nepustí Hobití nora, Drak nebo Hrdina?
    .answer = Žádného protivníka, žádným způsobem. Vlastní Ghúlové v Úpadku nepřítelem nejsou a Region dobýt smějí: nora pak navždy zmizí, Hrdina a Drak jdou do ruky.
    .reason = Tyto dílky chrání před nepřáteli a zde bereme slovo doslova: vlastní národy nikdy nepřáteli nejsou. G7 je o ztrátách, kde by doslovný výklad nechal mezeru.

## Losses and refuge

ruling-L1 = Co ztratí skupina aktivních Žetonů se svým Regionem?
    .answer = Jeden Žeton jde do zásobníku, ostatní do ruky.
ruling-L2 = Co se stane s osamoceným aktivním Žetonem?
    .answer = Jde do zásobníku.
ruling-L3 = Co ztrácejí Elfové?
    .answer = Nikoho: všichni jdou do ruky, i osamocený. V Úpadku to neplatí.
ruling-L4 = Kam smějí přeživší?
    .answer = Do Regionů, které jejich národ ještě ovládá, v libovolném rozdělení, imunních i jiných.
ruling-L5 = Kam jdou přeživší, když žádný Region nezbyl?
    .answer = Zůstávají v ruce a příští tah vstupují znovu, nebo přejdou do Úpadku.
ruling-L6 = Smějí přeživší něco dělat, než jsou umístěni?
    .answer = Ne, jen se na konci útočníkova tahu umístí.
ruling-L7 = Co když je národ v jednom tahu zasažen vícekrát?
    .answer = Za každý ztracený Region jeden Žeton; všichni přeživší čekají spolu.
ruling-L8 = Co když zmizí poslední Žeton národa v Úpadku?
    .answer = Jeho Tabulka se hned vrací (P9). U Ghúlů v Úpadku jen tehdy, když žádný není ani v ruce.
ruling-L9 = Co se stane s dílky poraženého?
    .answer = Pevnost a Trolí doupě se odstraní, Polní tábory jdou do ruky, Pohoří zůstává. O noře, Hrdinovi a Drakovi viz A14.
ruling-L10 = Co když aktivní národ dobude vlastní Region v Úpadku?
    .answer = Žeton jde do zásobníku, Trolí doupě a Pevnost se odstraní. Z více vlastních Ghúlů je jeden ztracen, ostatní čekají v ruce Ghúlů na přeskupení.

## The final attempt

ruling-F1 = Kdy se smí házet o poslední pokus?
    .answer = S aspoň jedním Žetonem v ruce, když do ceny chybí jeden až tři.
ruling-F2 = Smí se házet o Region, na který Žetony stačí?
    .answer = Ne, ten se prostě dobude.
ruling-F3 = Určuje se cíl posledního pokusu předem?
    .answer = Ano. Nejlevnější být nemusí, a na jiný Region mohou Žetony dokonce stačit.
ruling-F4 = Co když se poslední pokus zdaří?
    .answer = Jdou tam všechny Žetony z ruky.
ruling-F5 = Co když se poslední pokus nezdaří?
    .answer = Žetony čekají na přeskupení. Tak či tak dobývání končí.
ruling-F6 = Co když se pokus nezdaří a národ nemá žádný Region?
    .answer = Žetony zůstávají v ruce, národ zůstává aktivní a příští tah vstupuje znovu.
ruling-F7 = Je poslední pokus povinný?
    .answer = Ne.
ruling-F8 = Je nezdařený pokus pro Diplomatické útokem?
    .answer = Ano, byl-li cílem aktivní národ protivníka.
ruling-F9 = Smí po posledním pokusu následovat proměna nebo Drak?
    .answer = Ne.
ruling-F10 = Mají Ghúlové v Úpadku vlastní hod?
    .answer = Ano. Ten ukončí jen dobývání Ghúlů.
    .reason = Doslova jeden hod ukončí všechna dobývání v tahu. Ghúlové v Úpadku ale hrají jako aktivní národ, takže každý národ má vlastní hod.

## Decline

ruling-D1 = Kdy může národ přejít do Úpadku?
    .answer = Na začátku tahu, místo rozšiřování. V tom tahu se nic nedobývá, nepřesouvá ani neumisťuje.
ruling-D2 = Kdy se vybírá další národ?
    .answer = V příštím tahu.
ruling-D3 = Co se stane se starším národem v Úpadku?
    .answer = Odejde z mapy jako první, takže nic nevynese.
ruling-D4 = Kam jdou při přechodu do Úpadku Žetony v ruce, i ty Amazonek?
    .answer = Do zásobníku.
ruling-D5 = Co vynáší tah přechodu do Úpadku?
    .answer = Jednu minci za každý Region v Úpadku a doly Trpaslíků. Nic jiného.
ruling-D6 = Co může národ bez jediného Žetonu?
    .answer = Vynechat tah, nebo přejít do Úpadku; nová kombinace se vybírá až příští tah. Při vynechání vynášejí Regiony v Úpadku dál a Alchymističtí také (mince navíc: { $alchemist }).
ruling-D7 = A když do Úpadku přejde národ bez Žetonů?
    .answer = Starší národ v Úpadku odejde jako vždy (ne, je-li ten nový Přízračný) a přecházející národ hned vrací svou Tabulku. Totéž, když měl všechny Žetony v ruce; Žeton Přízračných se pak odhodí.
ruling-D8 = Může národ přejít do Úpadku v tahu, kdy byl vybrán?
    .answer = Jen Udatní, na jeho konci.
ruling-D9 = Kde je po přechodu do Úpadku Žeton Přízračných?
    .answer = U své Tabulky, dokud Přízračný národ nezmizí; pak se odhodí.
ruling-D10 = Vytlačí Přízračný národ ten, který už v Úpadku je?
    .answer = Ne. V Úpadku smí být nejvýše jeden obyčejný a jeden Přízračný národ.
ruling-D11 = Může mít jeden hráč dva Přízračné národy?
    .answer = To nejde, Žeton schopnosti je vázaný.
ruling-D12 = Co Úpadek přečká?
    .answer = Trolí doupata, Pevnosti (jako obrana), už ovládané vody, mince Trpaslíků, schopnost Ghúlů, Přízrační. Hobití nory, Polní tábory, Hrdinové, Drak a všechny ostatní výhody končí.
ruling-D13 = Přechází do Úpadku víc hráčů naráz?
    .answer = Ne, každý ve svém tahu.
ruling-D14 = Lze přejít do Úpadku v posledním kole?
    .answer = Ano, i když to málokdy bývá moudré.
ruling-D15 = Jednají Ghúlové v Úpadku v tahu, kdy jiný národ do Úpadku přechází?
    .answer = Ne. A když už jednali, aktivní národ v tomto tahu do Úpadku přejít nemůže, ledaže je Udatný.

## Income and the end

ruling-V1 = Kdo a kdy získává mince?
    .answer = Hráč na tahu, po přeskupení vojsk.
ruling-V2 = Za co se mince získávají?
    .answer = Po jedné za každý Region s vlastními Žetony, aktivními i v Úpadku, k tomu bonus aktivního národa a schopnosti a doly Trpaslíků v Úpadku.
ruling-V3 = Čí Regiony schopnost počítá?
    .answer = Regiony národa, ke kterému patří, ne ty v Úpadku.
ruling-V4 = Jsou mince tajné?
    .answer = Součty ano, až do konce. Mince na kombinacích a každý příjem jsou veřejné.
ruling-V5 = Kdo vyhrává při nerozhodném výsledku?
    .answer = Kdo má na mapě nejvíc Žetonů národů, aktivních i v Úpadku. Polní tábory, Amazonky navíc ({ $visitors }) a Žetony v ruce se nepočítají.
ruling-V6 = Co když ani to nerozhodne?
    .answer = O vítězství se hráči dělí.
ruling-V7 = Kdy hra končí?
    .answer = Po tahu posledního hráče v posledním kole.

## Amazons, Dwarves, Elves

ruling-R1 = Kolik Amazonek přichází?
    .answer = { $amazons } + { $visitors } + číslo na Žetonu schopnosti.
ruling-R2 = Kdy Amazonky navíc ({ $visitors }) odcházejí?
    .answer = Na konci každého vlastního přeskupení, před příjmem. Žetony, které jsou ještě v ruce, se do nich počítají.
ruling-R3 = Co když tolik Amazonek ({ $visitors }) postrádat nelze?
    .answer = Dokud to jde, v každém Regionu jedna zůstane; pak se podle volby hráče Regiony vyklízejí, dokud neodejde celý počet ({ $visitors }). Ty Regiony nic nevynesou.
ruling-R4 = Co když Amazonek zbývá nejvýše { $visitors }?
    .answer = Odejdou všechny. Národ zůstává aktivní a vstupuje znovu.
ruling-R5 = Lze o Amazonky navíc ({ $visitors }) přijít?
    .answer = Ne, a v tahu protivníka je nelze ani umístit.
ruling-R6 = Co když Amazonky přejdou do Úpadku?
    .answer = Amazonky navíc ({ $visitors }) jdou do zásobníku.
ruling-R7 = Co když Loupeživé Amazonky vyklidí Region dobytý v tomto tahu?
    .answer = Kořist se vyplatí, Region ne.
ruling-R8 = Těží Trpaslíci i v Úpadku?
    .answer = Ano, Přízrační i jiní: mince za důl přichází každý tah, i v tahu přechodu do Úpadku.
ruling-R9 = Co když proměna zasáhne Elfa?
    .answer = Elf jde do zásobníku.
ruling-R10 = Co když Elfové přijdou o vše?
    .answer = Všichni jsou v ruce a vstupují znovu.

## Ghouls

ruling-G1 = Co se stane s Ghúly při přechodu do Úpadku?
    .answer = Všechny Žetony na mapě zůstanou; ty v ruce jdou do zásobníku.
ruling-G2 = Co mohou Ghúlové v Úpadku v dalších tazích?
    .answer = Připravují se, opouštějí Regiony, dobývají, házejí a přeskupují se jako aktivní národ, ale dřív než on.
    .reason = Sporné: pravidla je kladou jen před dobývání aktivního národa. Doslova by mohli jednat i poté, co opustil Regiony.
ruling-G3 = Jednají Ghúlové v Úpadku před výběrem, nebo po něm?
    .answer = Jak chcete.
ruling-G4 = Jak se Ghúlové v Úpadku přeskupují?
    .answer = Spolu s aktivním národem, ale jen mezi Regiony Ghúlů.
ruling-G5 = Které výhody Ghúlům v Úpadku zůstávají?
    .answer = Ze schopnosti jen to, co zůstává každému: ovládané vody, postavené Pevnosti, Přízrační. Nová Moře ani Pevnosti ne.
ruling-G6 = Kam smějí Ghúlové v Úpadku?
    .answer = Jen k sousedům Regionů Ghúlů. Nemají-li žádný, vstupují znovu.
ruling-G7 = Smějí Ghúlové v Úpadku napadnout jiné národy svého hráče?
    .answer = Ano. Region přijde o jeden Žeton (Elfové o žádný), Trolí doupě a Pevnost se odstraní, Polní tábory jdou do ruky; zbytek čeká na přeskupení a v tomto tahu nic nedobude.
    .reason = Pravidlo o ztrátách mluví o nepřátelích, ale pravidla tento útok dovolují. Bez něj by nikdo nevěděl, kam Žetony patří, proto zde vlastní národ ztrácí jako nepřítel (na rozdíl od A14).
ruling-G8 = Co když někdo Ghúly v Úpadku vytlačí?
    .answer = Jeden je ztracen; ostatní se na konci útočníkova tahu vrátí do Regionů Ghúlů, nebo čekají v ruce, když žádný není.
ruling-G9 = Působí proměna na Ghúly v Úpadku?
    .answer = Ne, jen na aktivní Žetony.
ruling-G10 = Zavazuje příměří Ghúly v Úpadku?
    .answer = Ani nezavazuje, ani nechrání.
ruling-G11 = Co dělají Přízrační Ghúlové?
    .answer = Zůstávají natrvalo a dobývají dál, vedle jiného národa v Úpadku.
ruling-G12 = Co dělají Udatní Ghúlové?
    .answer = Do Úpadku přejdou po příjmu a dobývají od příštího tahu.
ruling-G13 = Co se stane s Ghúly v Úpadku při dalším přechodu?
    .answer = Nejsou-li Přízrační, hned zmizí z mapy i z ruky.
ruling-G14 = Vynášejí dobytí Ghúlů v Úpadku aktivnímu národu?
    .answer = Ne.

## Giants, Halflings, Humans, Orcs, Ratmen, Skeletons

ruling-H1 = Která Pohoří Obrům pomáhají?
    .answer = Ta, která právě ovládají, i dobytá v tomto tahu.
ruling-H2 = Kolik Obři platí za Pohoří?
    .answer = O jeden víc, jako všichni. Ušetří jen tehdy, když sousedí s jiným Pohořím, které ovládají.
ruling-H3 = Co ušetří Podzemní Obři?
    .answer = Z ovládaného Pohoří s Jeskyní sousedí s každou Jeskyní: jeden za Obry, jeden za Podzemní.
ruling-H4 = Co ušetří Létající Obři?
    .answer = Slevu mají jen při skutečném sousedství.
ruling-H5 = Kam přijdou Hobití nory?
    .answer = Do prvních dvou Regionů, které národ dobude, ať v kterémkoli tahu.
ruling-H6 = Co když Hobiti Region s norou opustí?
    .answer = Nora zmizí a nová nepřijde.
ruling-H7 = Co když si Hobity někdo vybere později znovu?
    .answer = Je to nový národ s novými norami ({ $holes }).
ruling-H8 = Lze nory odmítnout, nebo přesunout?
    .answer = Ani jedno.
ruling-H9 = Pomáhají nory proti Drakovi, proměně a Létajícím?
    .answer = Nepustí nikoho z nich.
ruling-H10 = Stačí k noře jeden Žeton?
    .answer = Ano.
ruling-H11 = Co získávají Lidé, Kouzelníci a Trpaslíci?
    .answer = Minci za každý rolnický Region, zdroj magie nebo důl, který na konci tahu ovládají. Za jeden Region může vynášet národ i schopnost.
ruling-H12 = Co získávají Orkové?
    .answer = Minci za každý neprázdný Region dobytý v tomto tahu, Zapomenuté kmeny nevyjímaje. Sčítá se s Loupeživými.
ruling-H13 = Jak přibývají Kostlivci?
    .answer = { $grows_every ->
        [one] Při přeskupení nový Žeton za každý neprázdný Region
        [few] Při přeskupení nový Žeton za každé { $grows_every } neprázdné Regiony
       *[other] Při přeskupení nový Žeton za každých { $grows_every } neprázdných Regionů
    } z tohoto tahu, zaokrouhleno dolů; v tomto tahu už nedobývá. Nic se nepřevádí a víc, než je v zásobníku, nepřibude.
ruling-H14 = Které Regiony se Kostlivcům počítají?
    .answer = Ty s aktivními Žetony, se Žetony v Úpadku, nebo se Zapomenutým kmenem.
ruling-H15 = Co umějí Krysáci?
    .answer = Nic, jen jich je hodně.

## Sorcerers

ruling-W1 = Jak často proměna působí?
    .answer = Jednou za tah proti každému protivníkovi.
ruling-W2 = Na koho proměna působí?
    .answer = Na osamocený aktivní Žeton protivníka vedle Regionu Mágů.
ruling-W3 = Je k proměně potřeba Žeton v ruce?
    .answer = Ne, nový přichází ze zásobníku.
    .reason = Doslova je ke každému dobytí potřeba Žeton v ruce. Vydavatel ale odpověděl, že proměna funguje i s prázdnou rukou, a proto je to výchozí volba.
ruling-W4 = Může být proměna prvním dobytím?
    .answer = Ne: na mapě není Mág, se kterým by cíl sousedil.
ruling-W5 = Kam dosáhnou Létající Mágové?
    .answer = Na každý osamocený aktivní Žeton na pevnině; jako první dobytí jen se Žetonem v ruce.
ruling-W6 = Kam dosáhnou Podzemní Mágové?
    .answer = Jeskyně se jim počítají jako sousední.
ruling-W7 = Chrání před proměnou Pohoří, Pevnost a Trolí doupě?
    .answer = Ne; Pevnost a doupě se odstraní.
ruling-W8 = Chrání před proměnou Polní tábor?
    .answer = Ano, stačí jeden.
ruling-W9 = Chrání před proměnou Hobití nora, Drak a Hrdina?
    .answer = Ano.
ruling-W10 = Chrání před proměnou příměří?
    .answer = Ano.
ruling-W11 = Dosáhne proměna na vodu?
    .answer = Jen Mořští Mágové na ni dosáhnou.
ruling-W12 = Co musí být k proměně v zásobníku?
    .answer = Mág; stačí i poslední.
ruling-W13 = Je proměna dobytím?
    .answer = Ano, neprázdného Regionu: Loupeživým vynáší, Diplomatickým se počítá jako útok.
ruling-W14 = Kam jde proměněný Žeton?
    .answer = Do zásobníku, i Elf. Jeho hráč nedostane do ruky nic.
ruling-W15 = Lze z Regionu získaného proměnou pokračovat?
    .answer = Hned.
ruling-W16 = Působí proměna na vlastní Žetony, na Žetony v Úpadku nebo na Zapomenuté kmeny?
    .answer = Ne, cílem být nemohou.
ruling-W17 = Musí Zuřiví Mágové házet?
    .answer = Proměna hod nepotřebuje ani nespotřebuje (viz E17).

## Tritons and Trolls

ruling-X1 = Co je pobřeží?
    .answer = Pevnina u Moře nebo u Jezera; počítá se i při vstupu.
ruling-X2 = Co ušetří Mořští Tritoni na vodě?
    .answer = Nic: voda není pobřeží.
ruling-X3 = Kde vznikají Trolí doupata?
    .answer = Po jednom v každém Regionu, který Trolové získají, a hned.
    .reason = { $lairs } Trolům vždy stačí.
ruling-X4 = Co se s Trolími doupaty stane v Úpadku?
    .answer = Zůstávají a brání. Zmizí, když je Region opuštěn nebo dobyt, nebo když Trolové v Úpadku opustí mapu.
ruling-X5 = Co získá ten, kdo doupě dobude?
    .answer = Nic.

## Special powers

ruling-Y1 = Co získávají Alchymističtí bez jediného Regionu?
    .answer = Své mince ({ $alchemist }) i tak.
ruling-Y2 = Co získávají Alchymističtí v tahu přechodu do Úpadku?
    .answer = Nic.
ruling-Y3 = V jakém pořadí hrají Zuřiví?
    .answer = Hodit, zvolit Region, zaplatit cenu bez toho, co padlo, ale aspoň jeden Žeton.
ruling-Y4 = Co mají Zuřiví povinné?
    .answer = Žádný hod. Po hodu s ním buď dobývají, nebo končí; druhý hod k témuž dobytí není.
ruling-Y5 = Co když hod Zuřivých na nic nestačí?
    .answer = Pak to byl poslední pokus.
ruling-Y6 = Smějí Zuřiví zvolit Region, na který nemají?
    .answer = Jen by tím dobývání skončilo, takže se rovnou končí.
ruling-Y7 = Mají Zuřiví i obyčejný poslední pokus?
    .answer = Ne.
ruling-Y8 = Mohou se Zuřiví sejít s Drakem?
    .answer = Nikdy, obojí je Žeton schopnosti.
ruling-Y9 = Kolik Polních táborů smí být v Regionu?
    .answer = Libovolně, nejvýše { $camps }; lze je i nestavět.
ruling-Y10 = Udrží Region samotný Polní tábor?
    .answer = Ne, jen Žetony národa.
ruling-Y11 = Co když Region s Polními tábory padne?
    .answer = Všechny tábory jdou do ruky a na konci útočníkova tahu se postaví v kterémkoli Regionu svého národa; není-li žádný, počkají. Neztratí se ani jeden.
ruling-Y12 = Počítají se Polní tábory jako Žetony?
    .answer = Jen při obraně a proti proměně.
ruling-Y13 = Ušetří Útoční i při prvním dobytí?
    .answer = Ano, jeden Žeton všude.
ruling-Y14 = Fungují Diplomatičtí ve dvou hráčích?
    .answer = Ano, jak je napsáno.
ruling-Y15 = Smějí Diplomatičtí zvolit protivníka bez aktivního národa?
    .answer = Ano, a příměří zavazuje i jeho příští národ.
ruling-Y16 = Co příměří zakazuje?
    .answer = Jakýkoli útok aktivního národa spojence na aktivní národ Diplomatických, až do jejich příštího tahu. Žetonů v Úpadku se netýká.
ruling-Y17 = Koho Diplomatičtí zvolit nesmějí?
    .answer = Protivníka, jehož aktivnímu národu v tomto tahu dobyli Region, nebo na něj mířili s kostkou. Útoky na národ v Úpadku a útoky vlastních Ghúlů v Úpadku se nepočítají.
ruling-Y18 = Musí Diplomatičtí někoho zvolit?
    .answer = Ne. Staré příměří končí, když začíná jejich tah.
ruling-Y19 = Uzavírají Diplomatičtí příměří v tahu přechodu do Úpadku?
    .answer = Ne.
ruling-Y20 = Co umí Drak?
    .answer = Jednou za tah s jediným Žetonem dobude Region, ať tam stojí cokoli. Dosah platí jako vždy.
ruling-Y21 = Smí Drak zůstat?
    .answer = Ano; přesouvá se jen dobýváním. Kde je, tam je Region imunní; odkud odletěl, už ne.
ruling-Y22 = Smí Drak začít prvním dobytím?
    .answer = Ano.
ruling-Y23 = Smí Drak do imunních Regionů nebo na vodu?
    .answer = Nikdy.
ruling-Y24 = Co když národ opustí Region s Drakem?
    .answer = Drak jde do ruky, a pokud v tomto tahu ještě neletěl, smí letět.
ruling-Y25 = Kam dosáhnou Létající?
    .answer = Na každý Region na pevnině, vždy.
ruling-Y26 = Kdy se staví Pevnost?
    .answer = Jednou za tah u aktivního národa, při přeskupení. V tahu přechodu do Úpadku ne.
ruling-Y27 = Co Pevnosti vynášejí?
    .answer = Každá v Regionech aktivního národa minci za tah. V Úpadku nic.
ruling-Y28 = Co když jsou na mapě všechny Pevnosti ({ $fortresses })?
    .answer = Další se nestaví a nikdy se nepřesouvají. Počítají se i Pevnosti staršího národa v Úpadku a odstraněné lze postavit znovu.
ruling-Y29 = Kde stojí Hrdinové?
    .answer = Na konci tahu v různých Regionech (celkem { $heroes }), v jednom, je-li jen jeden. Zůstávají do příštího přeskupení.
ruling-Y30 = Co když Hrdinný národ někdo zasáhne jinde?
    .answer = V tazích protivníků se Hrdinové nepřesouvají.
ruling-Y31 = Co vynášejí Lesní, Kopcoví, Bahenní a Obchodující?
    .answer = Minci za každý takový Region aktivního národa (Obchodující za každý Region).
ruling-Y32 = Kde ušetří Jezdečtí?
    .answer = V kopcovitých a rolnických Regionech, jeden Žeton.
ruling-Y33 = Co vynášejí Loupeživí?
    .answer = Totéž co Orkové, a sčítá se to.
ruling-Y34 = Mořští: kolik stojí voda?
    .answer = Dva, a k tomu Žetony toho, kdo ji ovládá.
ruling-Y35 = Mořští: co s čím sousedí?
    .answer = Voda a pevnina na jejím břehu spolu sousedí, oběma směry.
ruling-Y36 = Co Mořským zůstane v Úpadku?
    .answer = Jejich vody, a ty vynášejí. Další už nedobudou.
ruling-Y37 = Kdo může napadnout vodu?
    .answer = Jen aktivní Mořský národ. Létající nikdy.
ruling-Y38 = Kdy smějí Udatní přejít do Úpadku?
    .answer = Na konci tahu po příjmu, i v prvním tahu národa a i bez dobývání.
ruling-Y39 = Co Udatní získají?
    .answer = Mince za tah jako aktivní národ se všemi bonusy, i za starší národ v Úpadku; ten pak zmizí. Nic se nepočítá dvakrát.
ruling-Y40 = Mají Udatní i obyčejný přechod do Úpadku?
    .answer = Ano.
ruling-Y41 = Podzemní: pro koho spolu Jeskyně sousedí?
    .answer = Pro dobývání tohoto národa a pro to, co umějí jeho Obři nebo Mágové.
ruling-Y42 = Co vynášejí Zámožní?
    .answer = { $wealthy ->
        [one] { $wealthy } minci na konci tahu, kdy byl národ vybrán.
        [few] { $wealthy } mince na konci tahu, kdy byl národ vybrán.
       *[other] { $wealthy } mincí na konci tahu, kdy byl národ vybrán.
    }

## The dealer and the combos

ruling-E1 = Co jde první, když národ zmizí: Žeton schopnosti, nebo Tabulka?
    .answer = Žeton schopnosti se odhodí dřív, než se Tabulka vrátí. Míchají-li se kvůli ní Žetony schopností, je mezi nimi.
    .reason = Do té doby jsou oba ve hře a zamíchat lze jen odhozený Žeton.
ruling-E2 = V jakém pořadí se při přechodu do Úpadku hýbou Tabulky a Žetony schopností?
    .answer = Nejdřív se vrátí Tabulka staršího národa, a je-li třeba, zamíchají se kvůli ní Žetony schopností; pak se odhodí Žeton národa, který do Úpadku přechází.
    .reason = Starší národ odchází první (D3).
ruling-E3 = Kdy jedná krupiér?
    .answer = Dřív než kdokoli jiný, i uprostřed dobývání, dokud se čeká na kostku, nebo dokud v řadě něco chybí a nějaká Tabulka je volná. V nastavené pozici, která čeká na obojí, jde první kostka.
    .reason = Všichni rozhodují s toutéž řadou před očima a záznam má jediné možné pořadí.
ruling-E4 = Odkrývá se něco po konci?
    .answer = Ne, po konci hry se už nic neodkrývá.
    .reason = Nikdo by si to vybrat nemohl.
ruling-E5 = Kdy se míchají hromádky?
    .answer = Nikdy předem: až když má být něco odkryto, vylosuje se jedna z neviděných Tabulek a jeden z neviděných Žetonů schopností. Vrácené Tabulky přijdou až po všech neviděných.
    .reason = Vyhlídky jsou stejné, a pořadí, které neexistuje, nikdo neprozradí.
ruling-E6 = Co počítá perft?
    .answer = Všechny akce, i krupiérovy; každé číslo na kostce jednou.
    .reason = Je to otisk pravidel, ne pravděpodobností.

## The turn

ruling-E7 = Začíná výběrem kombinace tah národa?
    .answer = Ne: národ v Úpadku, který jedná, smí jednat, dokud aktivní národ něco neudělá. Počítá se i to, že dobývání ukončí.
    .reason = Sporné: pravidla nechávají Ghúly dobývat, když tah začíná, což může znamenat i před výběrem. G3 nechává obě pořadí otevřená.
ruling-E8 = Lze opouštět Regiony poté, co dobýval národ v Úpadku?
    .answer = Ano, aktivnímu národu: každý národ se připravuje zvlášť.
    .reason = A9 mluví o prvním dobytí daného národa.
ruling-E9 = Kdy se přeskupuje národ v Úpadku, který jedná?
    .answer = V každém tahu, kdy se jeho hráč rozšiřuje, i když nic nedobyl.
    .reason = Aktivní národ to smí (T3) a Ghúlové hrají jako on.
ruling-E10 = Co když poslední pokus Ghúlů ukončí veškeré dobývání?
    .answer = Je-li „{ option-ghouls_own_die }“ vypnuto, začne hned přeskupení. Zbývá-li vybrat kombinaci, přijde výběr nejdřív.
    .reason = Výběr je povinný (P5), ale s dobýváním je konec.
ruling-E11 = Kdy se program po příjmu ptá?
    .answer = Jen když je z čeho volit: Diplomatických, kteří napadli všechny, se neptá.
    .reason = Otázka s jedinou odpovědí otázkou není.
ruling-E12 = Může mít národ pozdní přechod do Úpadku i příměří?
    .answer = Vymyšlený národ, který má obojí, využije jen jedno z toho; každé z nich tah ukončí.
    .reason = Příměří chrání jen aktivní národ.
ruling-E13 = Je vždy třeba tah ukončit ručně?
    .answer = Ano, i když není co umístit. Samy končí jen obyčejný přechod do Úpadku, volba po příjmu a návrat vytlačených Žetonů, když není co umístit.
    .reason = Třeba se ještě chcete podívat, nebo vzít něco zpět.
ruling-E14 = Umisťují se vytlačené Žetony i po úplně posledním tahu?
    .answer = Ano, jejich hráči je ještě umístí.
    .reason = Při nerozhodném výsledku se počítají Žetony na mapě (V5).
ruling-E15 = Co lze vzít zpět?
    .answer = Vlastní rozhodnutí z tohoto tahu. Obránce smí vrátit umístění vytlačených Žetonů, ale nikdo nevrátí nic, na co už někdo jiný odpověděl.
    .reason = T8 z pohledu každého hráče.
ruling-E35 = Lze opustit Regiony národa v Úpadku?
    .answer = Ne. Zůstávají, dokud je někdo nedobude nebo národ neodejde z mapy. Opouštět Regiony smí jen národ v Úpadku, který může jednat.
    .reason = Opouštění patří k přípravě na dobývání.
ruling-E36 = Smějí Diplomatičtí bez Regionu zvolit spojence?
    .answer = Ano, dokud je národ aktivní.
    .reason = Příměří závisí na tom, na koho národ zaútočil, ne na tom, co ovládá.

## Conquest

ruling-E16 = Která dobytí přinášejí Hobití nory?
    .answer = První Regiony jakéhokoli druhu (celkem { $holes }), dobyté jakkoli: voda, s kostkou, s Drakem.
    .reason = H5 a H8 výjimku nedělají.
ruling-E17 = Co se smí, dokud není využit hod Zuřivých?
    .answer = Jen prosté dobytí, nebo konec. Proměna, Drak a opouštění počkají, až se hod využije.
    .reason = Jinak by se šlo nejdřív podívat na kostku a pak zvolit jinou cestu.
ruling-E18 = Co je potřeba k hodu Zuřivých?
    .answer = Žeton v ruce; Region, na který by hod mohl stačit, potřeba není.
    .reason = Hod předchází volbě (Y3).
ruling-E19 = Smí Drak někdy letět na vodu?
    .answer = Ne, ani u vymyšleného národa, který se plaví.
    .reason = Y23 říká nikdy.
ruling-E20 = Co když jsou na mapě všechna Trolí doupata?
    .answer = Regiony dobyté vymyšleným národem už doupě nedostanou.
    .reason = V krabici je jich { $lairs } (N5).
ruling-E21 = Kam dosáhne národ, který létá i se plaví?
    .answer = Na veškerou pevninu, a na vodu jen ze sousedství nebo vstupem.
    .reason = Létání se týká pevniny (Y25).
ruling-E22 = Smí národ, který vstupuje kdekoli, začít proměnou?
    .answer = Ne, jen ten, který létá.
    .reason = W4, W5: není s čím sousedit.
ruling-E23 = Co zůstává národu v Úpadku, který jedná?
    .answer = Slevy, dosah a doupata své Tabulky. Žeton schopnosti nemá, a nikdy ani proměnu, nory, nové Žetony či mince za dobývání.
    .reason = Tabulka tu ještě je, Žeton schopnosti ne.
ruling-E37 = Ušetří Mořští Obři na vodě vedle svého Pohoří?
    .answer = Ano, jeden Žeton, stejně jako na souši.
    .reason = Sleva Obrů platí pro každý Region vedle Pohoří, které ovládají (H1), a Mořským se otevírá i voda.

## Losses and refuge

ruling-E24 = Které Polní tábory se stavějí s vytlačenými Žetony?
    .answer = Jen tábory vytlačené v tomto tahu; dříve nepostavené zůstávají v ruce.
    .reason = Nic jiného se v tahu protivníka nehýbe.
ruling-E25 = Musí se vytlačené Polní tábory postavit?
    .answer = Ne, i tady je lze vynechat a nechat čekat na příští přeskupení.
    .reason = Jako v Y9.
ruling-E26 = Kam jde proměněný Elf, který není ztracen?
    .answer = Je-li „{ option-elf_lost_to_sorcerer }“ vypnuto, do ruky svého hráče; umístí se s vytlačenými Žetony.
    .reason = Jako by byl Region dobyt (L3).
ruling-E27 = V jakém pořadí umisťuje obránce dva národy?
    .answer = V libovolném, a konec ohlásí jednou.
    .reason = Nikdo jiný mezitím nejedná.
ruling-E28 = Co když národ v Úpadku, který jedná, neztrácí Žetony?
    .answer = Pak je neztrácí ani v Úpadku.
    .reason = Hraje jako aktivní.
ruling-E38 = Co když vlastní Ghúlové dobudou poslední Region aktivního národa?
    .answer = Co z národa zbylo, zůstává v ruce a příští tah vstupuje znovu.
    .reason = Bez Regionu není kam Žetony umístit, jako v L5.

## Redeployment and decline

ruling-E29 = Smějí Žetony zůstat v ruce?
    .answer = Ne, dokud jejich národ ovládá nějaký Region; výjimkou jsou Amazonky navíc ({ $visitors }). Totéž platí pro vytlačené Žetony.
    .reason = Přeskupení se týká všech Žetonů.
ruling-E30 = Kolik Pevností se vejde do Regionu?
    .answer = Jedna.
    .reason = Pevnosti vynášejí po Regionech.
ruling-E31 = Jak se kvůli Amazonkám vyklízejí Regiony?
    .answer = Dřív, než se cokoli umístí, a ani o jeden víc, než je nutné. Jejich dílky mizí jako při opuštění.
    .reason = A9 zakazuje opouštět z jiného důvodu.
ruling-E32 = Které Amazonky odcházejí?
    .answer = Kterékoli ze zbylých Žetonů (celkem { $visitors }); označené nejsou a ztráty se nikdy nedoplňují.
    .reason = Jeden Žeton je jako druhý.
ruling-E33 = Musí se Hrdinové umístit?
    .answer = Ano, dokud má národ Region bez Hrdiny. Na koho takový nezbude, ten zůstává v ruce.
    .reason = Hrdinové se umisťují povinně (Y29), Polní tábory ne (Y9).
ruling-E34 = Co kdyby měl hráč dva národy, které v Úpadku zůstávají?
    .answer = Druhý by vytlačil první.
    .reason = Místo je pro jeden (D10); s tím, co je v krabici, se to stát nemůže (D11).
