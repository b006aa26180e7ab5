### The book of rules: what every topic, piece, terrain and symbol means, and how the book speaks.
###
### Numbers of the box come as variables. The points of a topic are read one after the other.

## Topics

topic-turn = Tah krok za krokem
    .about = Jeden hráč odehraje celý tah, pak po směru hodin další.
    .words = pořadí hry, fáze, postup, kolo
    .point-1 = Nemáte aktivní národ? Vyberte si kombinaci. Jinak volíte: rozšiřovat se, nebo přejít do Úpadku.
    .point-2 = Příprava vojsk: vezměte Žetony do ruky; v každém Regionu, který si chcete nechat, jeden zůstane. Regiony teď lze opustit.
    .point-3 = Dobývejte Region za Regionem a plaťte Žetony. Skončit můžete, kdy chcete.
    .point-4 = Když nakonec Žetony nestačí, zbývá jeden poslední pokus s kostkou.
    .point-5 = Přeskupení vojsk: Žetony libovolně přesuňte mezi svými Regiony a postavte tábory, Pevnost či Hrdiny.
    .point-6 = Příjem: za každý Region mince a k tomu, co přidá národ a schopnost.
    .point-7 = Po příjmu smějí Udatní přejít do Úpadku a Diplomatičtí zvolit spojence.
    .point-8 = Kdo přišel o Regiony, vrátí vytlačené Žetony na mapu, po směru hodin.
topic-setup = Co je na stole
    .about = Mapa podle počtu hráčů, { $column ->
        [one] { $column } kombinace
        [few] { $column } kombinace
       *[other] { $column } kombinací
    } a pro každého { $starting_coins ->
        [one] { $starting_coins } mince
        [few] { $starting_coins } mince
       *[other] { $starting_coins } mincí
    }.
    .words = začátek, příprava, kola, hráči, kostka, mince
    .point-1 = Počet kol: dva hráči { $rounds_2 }, tři { $rounds_3 }, čtyři { $rounds_4 }, pět { $rounds_5 }.
    .point-2 = Pohoří a Zapomenuté kmeny stojí, kde je ukazuje mapa.
    .point-3 = Na stranách kostky je { $die_faces }.
    .point-4 = { $races } národů (celkem { $tokens } Žetonů) a { $powers } schopností se skládá v kombinace.
topic-pick = Výběr kombinace
    .about = Kombinace je Tabulka národa se Žetonem zvláštní schopnosti. Sečtěte jejich čísla: tolik Žetonů dostanete.
    .words = řada, volba, tabulka, žeton schopnosti, národ, koupit
    .point-1 = První kombinace je zdarma. Na každou, kterou přeskočíte, položte minci.
    .point-2 = Mince, které leží na vybrané kombinaci, jsou vaše.
    .point-3 = Kombinace za ní se posunou a na konci řady se odkryje nová.
    .point-4 = Vzít si smíte jen to, na co máte. Národ, který zmizel, se vrátí dospodu hromádky.
topic-reach = Kam národ smí
    .about = Nový národ přichází zvenčí; pak postupuje od souseda k sousedovi.
    .words = sousední, hranice, okraj, vstup, soused, opustit
    .point-1 = První Region leží na okraji mapy, nebo na pobřeží Moře, které se okraje dotýká.
    .point-2 = Každý další sousedí s Regionem, který národ ovládá. Regiony v Úpadku nepomáhají.
    .point-3 = Moře a Jezero jsou uzavřené všem kromě Mořských.
    .point-4 = Před prvním dobytím smí národ opustit Regiony; opustí-li všechny, vstupuje znovu.
topic-price = Kolik Region stojí
    .about = Platí se Žetony z ruky; nikdy méně než jedním.
    .words = cena, žetony, dobýt, dobytí, útok, ceník, sleva
    .point-1 = Sečtěte vše, co brání, a odečtěte, co ušetří národ a schopnost.
    .point-2 = Zaplacené Žetony stojí v dobytém Regionu.
    .point-3 = Vaše vlastní Žetony v Úpadku se proti vám nebrání.
topic-attempt = Poslední pokus s kostkou
    .about = Poslední dobytí v tahu: když chybí nejvýš { $highest_die ->
        [one] { $highest_die } Žeton
        [few] { $highest_die } Žetony
       *[other] { $highest_die } Žetonů
    }, může to dorovnat kostka.
    .words = kostka, hod, posily, štěstí, poslední dobytí
    .point-1 = Nejdřív určete Region. V ruce musíte mít aspoň jeden Žeton.
    .point-2 = Hoďte. Stačí-li Žetony s kostkou na cenu, přesunou se tam všechny Žetony z ruky.
    .point-3 = Nestačí-li, vrátí se do vašich Regionů. Tak či tak dobývání končí.
topic-protection = Co Region chrání
    .about = Některé dílky Region zdražují, jiné ho uzavřou úplně.
    .words = imunní, imunita, bezpečí, obrana, ochrana
    .point-1 = O jeden Žeton zdražuje: Pohoří, Trolí doupě, Pevnost, Polní tábor, Zapomenutý kmen, každý Žeton jiného hráče.
    .point-2 = Pro každý útok uzavřené: Region s Hobití norou, Hrdinou nebo Drakem.
    .point-3 = Příměří chrání aktivní národ Diplomatických před aktivním národem spojence.
    .point-4 = Proměnu zastaví Polní tábor, druhý Žeton, Úpadek a voda, ale ne Pohoří, Trolí doupě ani Pevnost.
    .point-5 = Drak si nevšímá ničeho, co Region jen zdražuje.
topic-losses = Ztráta Regionu
    .about = Jeden Žeton je ztracen, ostatní se vracejí na konci útočníkova tahu.
    .words = porážka, odhodit, ústup, přeživší, útočiště, obránce, zásobník
    .point-1 = Osamocený Žeton je ztracen i s Regionem. Elfové neztrácejí žádný.
    .point-2 = Přeživší jdou do kterýchkoli Regionů, které jejich národ ještě ovládá.
    .point-3 = Nezbude-li žádný Region, čekají v ruce a vstupují znovu.
    .point-4 = Národ v Úpadku svůj Žeton ztrácí. Vracejí se jen Ghúlové v Úpadku.
topic-redeployment = Přeskupení vojsk
    .about = Po dobývání se Žetony volně přesouvají mezi Regiony svého národa.
    .words = přesun, vojska, umístit, rozmístit
    .point-1 = V každém Regionu zůstane aspoň jeden Žeton.
    .point-2 = V ruce nezůstane žádný Žeton, dokud jeho národ nějaký Region ovládá.
    .point-3 = Teď se staví Polní tábory, Pevnost tohoto tahu a Hrdinové.
    .point-4 = Kostlivcům tu přibývají Žetony a z mapy odcházejí Amazonky navíc ({ $visitors }).
topic-income = Příjem a mince
    .about = Na konci tahu: za každý váš Region, aktivní i v Úpadku, jedna mince.
    .words = zisk, bodování, mince, body, vítězné mince, peníze, bonus
    .point-1 = Aktivní národ a jeho schopnost přidávají bonusové mince, jen za Regiony tohoto národa.
    .point-2 = V Úpadku vynášejí bonus už jen doly Trpaslíků.
    .point-3 = V tahu přechodu do Úpadku vynášejí jen Regiony v Úpadku.
    .point-4 = Součty zůstávají skryté až do konce; každý příjem se ale hlásí nahlas.
topic-decline = Přechod do Úpadku
    .about = Nechte unavený národ přejít do Úpadku: přestane bojovat, ale jeho Regiony vynášejí dál, zatímco začínáte s novým.
    .words = úpadek, nový národ, otočit, konec národa
    .point-1 = Zabere celý tah: žádné dobývání, žádné přesuny.
    .point-2 = V každém Regionu zůstane jeden Žeton, zbytek mizí. Schopnost se odhazuje.
    .point-3 = Starší národ v Úpadku nejdřív opustí mapu. Přízrační místo nezabírají.
    .point-4 = Příští tah si vyberete novou kombinaci.
    .point-5 = Trolí doupata, Pevnosti a ovládané vody Úpadek přečkají; Hobití nory, Polní tábory, Hrdinové a Drak ne.
topic-end = Konec hry
    .about = Po posledním tahu posledního kola vítězí, kdo má nejvíc mincí.
    .words = vítěz, remíza, nerozhodný výsledek, vítězství, závěr, poslední kolo
    .point-1 = Při nerozhodném výsledku vítězí, kdo má na mapě nejvíc Žetonů národů, aktivních i v Úpadku.
    .point-2 = Je-li nerozhodně i tak, o vítězství se hráči dělí.

## Pieces, terrains, symbols

reference-piece-tribe = Dávný lid, který nikomu nepatří. Jeho Region je o Žeton dražší; jednou poražený zmizí navždy. Region se Zapomenutým kmenem není prázdný.
reference-piece-mountain = Stojí v každém hornatém Regionu po celou hru a zdražuje ho o Žeton. Region, kde není nic než Pohoří, je prázdný.
reference-piece-fortress = Staví ji Opevnění, jednu za tah. Její Region je o Žeton dražší, i v Úpadku, a u aktivního národa vynáší minci.
reference-piece-lair = Trolí doupě přibude v každém Regionu, který Trolové získají. Region je s ním o Žeton dražší, i v Úpadku.
reference-piece-camp = Polní tábory Kočovných (celkem { $camps }) se každý tah stavějí znovu. Každý zdražuje svůj Region o Žeton a proti proměně stačí jediný.
reference-piece-hole = Hobití nora vznikne v každém z prvních Regionů, které Hobiti dobudou (celkem { $holes }). Ty jsou imunní, dokud Hobiti neodejdou nebo nepřejdou do Úpadku.
reference-piece-hero = Hrdinové Hrdinných (celkem { $heroes }) končí každý tah v různých Regionech. Ty nikdo nesmí napadnout.
reference-piece-dragon = Jednou za tah s jediným Žetonem dobude Region a zůstane tam. Dokud tam je, nikdo Region nesmí napadnout.
reference-terrain-farmland = Lidem vynáší minci navíc. Pro Jezdecké je o jeden levnější.
reference-terrain-forest = Lesním vynáší minci navíc.
reference-terrain-hill = Kopcovým vynáší minci navíc. Pro Jezdecké je o jeden levnější.
reference-terrain-mountain = Stojí o Žeton víc. Obři, kteří ho ovládají, dobývají sousední Regiony o jeden levněji.
reference-terrain-swamp = Bahenním vynáší minci navíc.
reference-terrain-sea = Leží na okraji mapy. Dobýt ho mohou jen Mořští. Přes jeho pobřeží smí na mapu vstoupit každý; pro Tritony je o Žeton levnější.
reference-terrain-lake = Leží uvnitř mapy. Dobýt ho mohou jen Mořští. Jeho pobřeží není vstupem, ale pro Tritony je o Žeton levnější.
reference-symbol-mine = Trpaslíkům vynáší minci navíc, i v Úpadku.
reference-symbol-magic = Kouzelníkům vynáší minci navíc.
reference-symbol-cavern = Pro Podzemní je o jeden levnější a všechny Jeskyně pro ně spolu sousedí.

## Chapters

reference-chapter-topic = Jak se hraje
reference-chapter-race = Národy
reference-chapter-power = Schopnosti
reference-chapter-piece = Dílky
reference-chapter-terrain = Krajina
reference-chapter-symbol = Symboly
reference-chapter-option = Volby
reference-chapter-ruling = Výklady
reference-kind-topic = hra
reference-kind-race = národ
reference-kind-power = schopnost
reference-kind-piece = dílek
reference-kind-terrain = krajina
reference-kind-symbol = symbol
reference-kind-option = volba
reference-kind-ruling = výklad { $id }

## Rulings: by what they are about, by the letter of their id

reference-rulings-N = Čísla
reference-rulings-T = Pořadí hry
reference-rulings-P = Výběr kombinace
reference-rulings-C = Cena Regionu
reference-rulings-A = Kam národ smí
reference-rulings-L = Ztráty a vytlačené Žetony
reference-rulings-F = Poslední pokus
reference-rulings-D = Úpadek
reference-rulings-V = Příjem a konec hry
reference-rulings-R = Amazonky, Trpaslíci, Elfové
reference-rulings-G = Ghúlové
reference-rulings-H = Od Obrů po Kostlivce
reference-rulings-W = Mágové
reference-rulings-X = Tritoni a Trolové
reference-rulings-Y = Schopnosti
reference-rulings-E = Naše rozhodnutí

reference-reason = Proč
reference-basis = Opírá se o
reference-basis-pages = pravidla, s. { $pages }
reference-basis-publisher = odpovědi vydavatele
reference-basis-players = shodu mezi hráči
reference-basis-arithmetic = spočítané dílky
reference-basis-editions = jiná jazyková vydání
reference-basis-ours = naše rozhodnutí
reference-certainty-sure = Jisté
    .about = Jasně v pravidlech, nebo řečeno vydavatelem.
reference-certainty-likely = Pravděpodobné
    .about = Dobře podložené, ale ne doslova.
reference-certainty-doubtful = Sporné
    .about = Prameny se rozcházejí, nebo lze text číst jinak. Existuje-li volba, lze to hrát i naopak.
reference-certainty-decided = Rozhodnuto tady
    .about = Pravidla mlčí a program něco udělat musí.

## An entry

reference-title = Pravidla
    .lead = Všechny národy, schopnosti, dílky a výklady s příklady přímo ze hry.
reference-back = Všechna hesla
reference-tokens = { $tokens ->
    [one] 1 Žeton
    [few] { $tokens } Žetony
   *[other] { $tokens } Žetonů
  }
reference-tokens-more = { $tokens } + { $more } Žetonů
reference-supply = v krabici { $supply }
reference-see = Viz také
reference-rulings-here = Výklady
reference-setting = { $on ->
    [yes] Obvykle zapnuto
   *[no] Obvykle vypnuto
  }
reference-on = Zapnuto
reference-off = Vypnuto
reference-nothing-here = Heslo „{ $id }“ tu není.

## What an example says. $people act, $region is asked about

reference-asked-price = { $price ->
    [one] Region { $region } stojí { $people_accusative } 1 Žeton: { $parts }.
    [few] Region { $region } stojí { $people_accusative } { $price } Žetony: { $parts }.
   *[other] Region { $region } stojí { $people_accusative } { $price } Žetonů: { $parts }.
  }
reference-asked-short = { $missing ->
    [one] Region { $region } stojí { $price }; { $people_dative } chybí 1 Žeton. S kostkou je šance { $percent } %.
    [few] Region { $region } stojí { $price }; { $people_dative } chybějí { $missing } Žetony. S kostkou je šance { $percent } %.
   *[other] Region { $region } stojí { $price }; { $people_dative } chybí { $missing } Žetonů. S kostkou je šance { $percent } %.
  }
reference-asked-sorcery = Proměnou získáte Region { $region } zdarma.
reference-asked-dragon = S Drakem stojí Region { $region } { $people_accusative } jeden Žeton.
reference-asked-refused = Ne. { $why }
reference-asked-income = { $coins ->
    [one] { $seat } za tah dostane 1 minci: { $parts }.
    [few] { $seat } za tah dostane { $coins } mince: { $parts }.
   *[other] { $seat } za tah dostane { $coins } mincí: { $parts }.
  }
reference-picture = Výřez mapy: { $regions }.
# The two players of all examples: common first names
reference-players = Anna, Petr

## The search

reference-search = Najít pravidlo
    .placeholder = Elfové, doupě, Úpadek, C2…
    .hint = / hledá, šipky vybírají, Enter otevírá.
reference-found = { $count ->
    [0] Pro „{ $words }“ se nic nenašlo.
    [one] 1 heslo
    [few] { $count } hesla
   *[other] { $count } hesel
  }
reference-none-about = Zkuste kratší slovo, nebo jméno národa, schopnosti či dílku.
reference-contents = Obsah

## The summary sheet

sheet-title = Souhrnná karta
sheet-print = Tisk
sheet-paper = Papír
sheet-paper-a4 = A4
sheet-paper-letter = Letter
sheet-heading = Small World
sheet-prices = Region stojí
sheet-minimum = Národ a schopnost mohou Žetony ušetřit, jeden se ale platí vždy.
sheet-rounds = Kola
sheet-players = Hráči
sheet-die = Kostka
sheet-symbols = Symboly
sheet-unofficial = Neoficiální přehled našimi vlastními slovy a kresbami.

## Tokens a card brings, and one thing that adds to a price

sheet-tokens-more = { $tokens }+{ $more }
sheet-price-base = každý Region
sheet-price-mountain = Pohoří
sheet-price-fortress = Pevnost
sheet-price-lair = Trolí doupě
sheet-price-tribe = Zapomenutý kmen
sheet-price-camps = Polní tábor
sheet-price-tokens = Žeton jiného hráče
reference-more = +{ $amount }
