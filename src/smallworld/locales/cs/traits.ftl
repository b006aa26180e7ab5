### Rules made from numbers: one sentence for each number or flag of a race or a power of one's own.
###
### Sentences follow each other as they are listed here; each must make sense alone. “You” is who
### plays the race; occupied regions are those with tokens or a Lost Tribe in them. $kinds is a list
### of kinds of regions by their names, “hill, mine, or coast”: it stands after a colon, so that no
### word of it has to change its form.

trait-nothing = Nic zvláštního neumí.

## Kinds of regions that have no name of their own

trait-kind-coast = pobřeží
trait-kind-land = jakákoli pevnina
trait-kind-water = jakákoli voda
trait-kind-anywhere = jakýkoli Region

## Where it may go

trait-enters_anywhere = Na mapu smí vstoupit kdekoli.
trait-reaches_all_land = Dosáhnete na veškerou pevninu, blízkou i dalekou.
trait-tunnels = Pro vás spolu všechny takové Regiony sousedí: { $kinds }.
trait-sails = Dobývat lze i Moře a Jezero, a ta vám zůstanou i v Úpadku.

## What it costs

trait-saves_on = { $tokens ->
    [one] O Žeton levněji dobýváte tyto Regiony: { $kinds }.
    [few] O { $tokens } Žetony levněji dobýváte tyto Regiony: { $kinds }.
   *[other] O { $tokens } Žetonů levněji dobýváte tyto Regiony: { $kinds }.
  }
trait-saves_beside = { $tokens ->
    [one] O Žeton levněji dobýváte vše, co leží vedle takového vašeho Regionu: { $kinds }.
    [few] O { $tokens } Žetony levněji dobýváte vše, co leží vedle takového vašeho Regionu: { $kinds }.
   *[other] O { $tokens } Žetonů levněji dobýváte vše, co leží vedle takového vašeho Regionu: { $kinds }.
  }
trait-rolls_first = Před každým dobytím smíte hodit kostkou; co padne, odečte se od ceny. Poslední pokus tento národ nemá.
trait-converts = Jednou za tah proti každému protivníkovi: osamocený aktivní Žeton vedle vašich se vymění za váš. Region je váš.
trait-dragon = Jednou za tah Drak s jediným Žetonem dobude jakoukoli pevninu v dosahu, ať je tam kdokoli. Dokud tam Drak zůstává, nikdo tam nesmí zaútočit.
trait-visitors = { $tokens ->
    [one] Bojuje s vámi Žeton navíc; každý tah před příjmem mapu opouští.
    [few] Bojují s vámi { $tokens } Žetony navíc; každý tah před příjmem mapu opouštějí.
   *[other] Bojuje s vámi { $tokens } Žetonů navíc; každý tah před příjmem mapu opouští.
  }

## What it brings

trait-pays_on = { $coins ->
    [one] 1 mince navíc za každý takový ovládaný Region: { $kinds }.
    [few] { $coins } mince navíc za každý takový ovládaný Region: { $kinds }.
   *[other] { $coins } mincí navíc za každý takový ovládaný Region: { $kinds }.
  }
trait-pays_beside = { $coins ->
    [one] 1 mince navíc za každý ovládaný Region, vedle kterého je: { $kinds }.
    [few] { $coins } mince navíc za každý ovládaný Region, vedle kterého je: { $kinds }.
   *[other] { $coins } mincí navíc za každý ovládaný Region, vedle kterého je: { $kinds }.
  }
# Follows one of the two above.
trait-pays_in_decline = Vynášejí i v Úpadku.
trait-pays_each_turn = { $coins ->
    [one] 1 mince navíc každý tah, dokud je národ aktivní.
    [few] { $coins } mince navíc každý tah, dokud je národ aktivní.
   *[other] { $coins } mincí navíc každý tah, dokud je národ aktivní.
  }
trait-pays_first_turn = { $coins ->
    [one] 1 mince navíc, jednou, na konci prvního tahu.
    [few] { $coins } mince navíc, jednou, na konci prvního tahu.
   *[other] { $coins } mincí navíc, jednou, na konci prvního tahu.
  }
trait-pays_per_conquest = { $coins ->
    [one] 1 mince navíc za každý neprázdný Region dobytý v tomto tahu.
    [few] { $coins } mince navíc za každý neprázdný Region dobytý v tomto tahu.
   *[other] { $coins } mincí navíc za každý neprázdný Region dobytý v tomto tahu.
  }
trait-pays_per_empty_conquest = { $coins ->
    [one] 1 mince navíc za každý prázdný Region dobytý v tomto tahu.
    [few] { $coins } mince navíc za každý prázdný Region dobytý v tomto tahu.
   *[other] { $coins } mincí navíc za každý prázdný Region dobytý v tomto tahu.
  }
trait-pays_per_fortress = { $coins ->
    [one] 1 mince navíc za každou Pevnost ve vašich Regionech.
    [few] { $coins } mince navíc za každou Pevnost ve vašich Regionech.
   *[other] { $coins } mincí navíc za každou Pevnost ve vašich Regionech.
  }

## How it grows

trait-grows_every = { $regions ->
    [one] Každý neprázdný Region dobytý v tomto tahu přidá při přeskupení jeden Žeton.
    [few] Každé { $regions } neprázdné Regiony dobyté v tomto tahu přidají při přeskupení jeden Žeton.
   *[other] Každých { $regions } neprázdných Regionů dobytých v tomto tahu přidá při přeskupení jeden Žeton.
  }
trait-grows_each_turn = { $tokens ->
    [one] Každý tah přibude při přeskupení nový Žeton.
    [few] Každý tah přibudou při přeskupení { $tokens } nové Žetony.
   *[other] Každý tah přibude při přeskupení { $tokens } nových Žetonů.
  }
trait-grows_on = Při přeskupení přibude nový Žeton za každý takový ovládaný Region: { $kinds }.

## How it holds out

trait-defends_on = Dokud je národ aktivní, ostatní vám o Žeton dráž berou tyto Regiony: { $kinds }.
trait-loses_none = Dokud je národ aktivní, ztráta Regionu nestojí žádný Žeton.
trait-camps = { $pieces ->
    [one] Každý tah stavíte Polní tábor; jeho Region je o Žeton dražší.
    [few] Každý tah stavíte { $pieces } Polní tábory; každý zdraží svůj Region o Žeton.
   *[other] Každý tah stavíte { $pieces } Polních táborů; každý zdraží svůj Region o Žeton.
  }
trait-fortresses = { $pieces ->
    [1] Smíte postavit jednu Pevnost, která svůj Region zdraží o Žeton, i po přechodu do Úpadku.
   *[other] Jednou za tah smíte postavit Pevnost, dokud jich na mapě stojí méně než { $pieces }. Každá zdraží svůj Region o Žeton, i po přechodu do Úpadku.
  }
trait-heroes = { $pieces ->
    [one] Na konci tahu stojí Hrdina v Regionu, který nikdo nesmí napadnout.
    [few] Na konci tahu stojí { $pieces } Hrdinové v různých Regionech, které nikdo nesmí napadnout.
   *[other] Na konci tahu stojí { $pieces } Hrdinů v různých Regionech, které nikdo nesmí napadnout.
  }
trait-holes = { $pieces ->
    [1] První dobytý Region dostane Hobití noru; dokud tam aktivní národ zůstává, nikdo ho nesmí napadnout.
   *[other] První dobyté Regiony dostanou Hobití noru (celkem { $pieces }); dokud tam aktivní národ zůstává, nikdo je nesmí napadnout.
  }
trait-lairs = V každém Regionu vznikne Trolí doupě, které ho o Žeton zdraží, i po přechodu do Úpadku.
trait-makes_peace = Po příjmu smíte uzavřít příměří s protivníkem, jehož aktivní národ váš národ v tomto tahu nenapadl. Do vašeho příštího tahu jeho aktivní národ nesmí útočit na váš.

## How it ends

trait-declines_late = Do Úpadku smíte přejít i na konci tahu, hned po vyplacení příjmu.
trait-lasts = V Úpadku národ zůstane, dokud ho někdo nevytlačí. Nepočítá se jako váš národ v Úpadku, takže můžete mít druhý.
trait-acts_in_decline = V Úpadku zůstávají na mapě všechny Žetony a dobývají dál, vždy dřív než váš aktivní národ.

## Labels of the keys in the form of the workshop

workshop-word-saves_on = Levnější Regiony
workshop-word-saves_beside = Levnější okolí
workshop-word-saves_tokens = O kolik Žetonů levněji
    .about = Platí pro vše, co je levnější.
workshop-word-rolls_first = Kostka před každým dobytím
workshop-word-converts = Výměna osamocených Žetonů
workshop-word-defends_on = Dražší pro ostatní
workshop-word-pays_on = Mince za Regiony
workshop-word-pays_beside = Mince za sousedství
workshop-word-pays_coins = Kolik mincí za každý
    .about = Za každý Region, který vynáší.
workshop-word-pays_in_decline = Vynáší i v Úpadku
workshop-word-pays_per_conquest = Mince za dobyté neprázdné Regiony
workshop-word-pays_per_empty_conquest = Mince za dobyté prázdné Regiony
workshop-word-pays_each_turn = Mince každý tah
workshop-word-pays_first_turn = Mince v prvním tahu
workshop-word-enters_anywhere = Vstupuje kdekoli
workshop-word-reaches_all_land = Létá
workshop-word-tunnels = Tunely
workshop-word-sails = Plaví se
workshop-word-loses_none = Neztrácí Žetony
workshop-word-visitors = Žetony navíc
workshop-word-grows_every = Roste dobýváním
workshop-word-grows_each_turn = Roste každý tah
workshop-word-grows_on = Roste díky Regionům
workshop-word-camps = Polní tábory
workshop-word-fortresses = Pevnosti
workshop-word-pays_per_fortress = Mince za Pevnosti
workshop-word-heroes = Hrdinové
workshop-word-holes = Hobití nory
workshop-word-lairs = Trolí doupata
workshop-word-dragon = Drak
workshop-word-makes_peace = Příměří
workshop-word-declines_late = Pozdní Úpadek
workshop-word-lasts = Vydrží v Úpadku
workshop-word-acts_in_decline = Jedná v Úpadku
