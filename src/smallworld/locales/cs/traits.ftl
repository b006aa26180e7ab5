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
trait-reaches_two_steps = Dobývat smíte i Regiony vzdálené dva kroky; přes Moře to nejde.

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
trait-regroups = Jednou za tah smíte po dobytí sebrat všechny své Žetony kromě jednoho v každém Regionu a dobývat s nimi znovu.
trait-hires = { $tokens ->
    [one] Při každém dobytí smíte zaplatit 1 minci a ušetřit Žeton, a to i po hodu v posledním pokusu.
    [few] Při každém dobytí smíte zaplatit 1 minci a ušetřit { $tokens } Žetony, a to i po hodu v posledním pokusu.
   *[other] Při každém dobytí smíte zaplatit 1 minci a ušetřit { $tokens } Žetonů, a to i po hodu v posledním pokusu.
  }
trait-hurls_on = { $tokens ->
    [one] Při přeskupení získáte střelu za každý takový Region: { $kinds }. Každá střela použitá při dobývání ušetří Žeton a je pryč.
    [few] Při přeskupení získáte střelu za každý takový Region: { $kinds }. Každá střela použitá při dobývání ušetří { $tokens } Žetony a je pryč.
   *[other] Při přeskupení získáte střelu za každý takový Region: { $kinds }. Každá střela použitá při dobývání ušetří { $tokens } Žetonů a je pryč.
  }
trait-catapult = Jednou za tah postavte Katapult do jednoho ze svých Regionů: do vašeho příštího tahu ho nikdo nesmí napadnout a vy smíte dobýt jeden Region vzdálený přesně dva kroky, ne přes Moře, o Žeton levněji.
trait-saves_from_declined = { $tokens ->
    [one] Regiony národů v Úpadku dobýváte o Žeton levněji.
    [few] Regiony národů v Úpadku dobýváte o { $tokens } Žetony levněji.
   *[other] Regiony národů v Úpadku dobýváte o { $tokens } Žetonů levněji.
  }
trait-saves_from_tribes = { $tokens ->
    [one] Regiony se Zapomenutým kmenem dobýváte o Žeton levněji.
    [few] Regiony se Zapomenutým kmenem dobýváte o { $tokens } Žetony levněji.
   *[other] Regiony se Zapomenutým kmenem dobýváte o { $tokens } Žetonů levněji.
  }
trait-saves_even_rounds = { $tokens ->
    [one] V sudých kolech dobýváte každý Region o Žeton levněji.
    [few] V sudých kolech dobýváte každý Region o { $tokens } Žetony levněji.
   *[other] V sudých kolech dobýváte každý Region o { $tokens } Žetonů levněji.
  }
trait-saves_first_turn = { $tokens ->
    [one] V tahu, kdy si národ vyberete, dobýváte každý Region o Žeton levněji.
    [few] V tahu, kdy si národ vyberete, dobýváte každý Region o { $tokens } Žetony levněji.
   *[other] V tahu, kdy si národ vyberete, dobýváte každý Region o { $tokens } Žetonů levněji.
  }
trait-costs_more_on = O Žeton dráž dobýváte tyto Regiony: { $kinds }.
trait-least_tokens = Region nelze dobýt ani držet, je-li počet Žetonů menší než { $tokens }.

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
trait-pays_less_on = O minci méně za každý takový ovládaný Region: { $kinds }.
trait-pays_less_elsewhere = Každý jiný váš Region vynáší o minci méně.
trait-pays_per_pair = 1 mince navíc za každé dva takové ovládané Regiony: { $kinds }.
trait-pays_in_peace = { $coins ->
    [one] 1 mince navíc na konci tahu, ve kterém jste nenapadli žádný aktivní národ.
    [few] { $coins } mince navíc na konci tahu, ve kterém jste nenapadli žádný aktivní národ.
   *[other] { $coins } mincí navíc na konci tahu, ve kterém jste nenapadli žádný aktivní národ.
  }
trait-pays_up_to = { $coins ->
    [one] 1 mince navíc na konci tahu, pokud počet vašich Regionů je nejvýše { $regions }.
    [few] { $coins } mince navíc na konci tahu, pokud počet vašich Regionů je nejvýše { $regions }.
   *[other] { $coins } mincí navíc na konci tahu, pokud počet vašich Regionů je nejvýše { $regions }.
  }
trait-pays_up_to_held = Musíte přitom držet aspoň 1 Region.
trait-pays_beyond = 1 mince navíc za každý ovládaný Region nad počet { $regions }.
trait-pays_per_group = { $coins ->
    [one] 1 mince navíc za každou oddělenou skupinu vašich Regionů.
    [few] { $coins } mince navíc za každou oddělenou skupinu vašich Regionů.
   *[other] { $coins } mincí navíc za každou oddělenou skupinu vašich Regionů.
  }
trait-pays_if_joined = { $coins ->
    [one] 1 mince navíc, pokud všechny vaše Regiony souvisejí.
    [few] { $coins } mince navíc, pokud všechny vaše Regiony souvisejí.
   *[other] { $coins } mincí navíc, pokud všechny vaše Regiony souvisejí.
  }
trait-pays_per_lonely = { $coins ->
    [one] 1 mince navíc za každý váš Region, vedle kterého není jiný národ ani Zapomenutý kmen.
    [few] { $coins } mince navíc za každý váš Region, vedle kterého není jiný národ ani Zapomenutý kmen.
   *[other] { $coins } mincí navíc za každý váš Region, vedle kterého není jiný národ ani Zapomenutý kmen.
  }
trait-pays_per_stack = 1 mince navíc za každý váš Region, kde počet Žetonů je aspoň { $tokens }.
trait-takes_per_conquest = { $coins ->
    [one] Za každý Region vzatý aktivnímu národu vám jeho hráč dá 1 minci, má-li ji.
    [few] Za každý Region vzatý aktivnímu národu vám jeho hráč dá { $coins } mince, má-li je.
   *[other] Za každý Region vzatý aktivnímu národu vám jeho hráč dá { $coins } mincí, má-li je.
  }
trait-pays_per_far_conquest = { $coins ->
    [one] Ihned 1 mince za každý dobytý Region, který nesousedí s vašimi.
    [few] Ihned { $coins } mince za každý dobytý Region, který nesousedí s vašimi.
   *[other] Ihned { $coins } mincí za každý dobytý Region, který nesousedí s vašimi.
  }
trait-takes_from_neighbours = { $coins ->
    [one] Po příjmu vám každý hráč, jehož aktivní národ sousedí s vaším, dá 1 minci, má-li ji.
    [few] Po příjmu vám každý hráč, jehož aktivní národ sousedí s vaším, dá { $coins } mince, má-li je.
   *[other] Po příjmu vám každý hráč, jehož aktivní národ sousedí s vaším, dá { $coins } mincí, má-li je.
  }
trait-pays_per_abandoned = { $coins ->
    [one] 1 mince navíc za každý Region opuštěný v tomto tahu; ve stejném tahu ho nelze dobýt zpět.
    [few] { $coins } mince navíc za každý Region opuštěný v tomto tahu; ve stejném tahu ho nelze dobýt zpět.
   *[other] { $coins } mincí navíc za každý Region opuštěný v tomto tahu; ve stejném tahu ho nelze dobýt zpět.
  }
trait-pays_at_pick = { $coins ->
    [one] Při výběru národa dostanete 1 minci za každý národ v Úpadku.
    [few] Při výběru národa dostanete { $coins } mince za každý národ v Úpadku.
   *[other] Při výběru národa dostanete { $coins } mincí za každý národ v Úpadku.
  }
trait-pays_per_decline = { $coins ->
    [one] Dokud je národ aktivní, dostanete 1 minci, kdykoli některý národ přejde do Úpadku, i tento.
    [few] Dokud je národ aktivní, dostanete { $coins } mince, kdykoli některý národ přejde do Úpadku, i tento.
   *[other] Dokud je národ aktivní, dostanete { $coins } mincí, kdykoli některý národ přejde do Úpadku, i tento.
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
trait-grows_per_active = { $tokens ->
    [one] Při přeskupení přibude nový Žeton za každý Region vzatý v tomto tahu aktivnímu národu.
    [few] Při přeskupení přibudou { $tokens } nové Žetony za každý Region vzatý v tomto tahu aktivnímu národu.
   *[other] Při přeskupení přibude { $tokens } nových Žetonů za každý Region vzatý v tomto tahu aktivnímu národu.
  }
trait-victims_grow = { $tokens ->
    [one] Aktivní národ, kterému vezmete Region, dostane nový Žeton.
    [few] Aktivní národ, kterému vezmete Region, dostane { $tokens } nové Žetony.
   *[other] Aktivní národ, kterému vezmete Region, dostane { $tokens } nových Žetonů.
  }
trait-scatters = Při přeskupení zůstane v každém Regionu 1 Žeton; ostatní čekají mimo mapu do vašeho příštího tahu.
trait-stays_put = Bez přeskupení: Žetony zůstávají na místě a zbylé čekají mimo mapu do vašeho příštího tahu.
trait-survivors_return = Žetony, které přežijí ztrátu Regionu, nečekají: umístíte je na konci toho tahu.
trait-gathers_tokens = { $tokens ->
    [one] Kdykoli někdo národ přeskočí, přibude mu Žeton.
    [few] Kdykoli někdo národ přeskočí, přibudou mu { $tokens } Žetony.
   *[other] Kdykoli někdo národ přeskočí, přibude mu { $tokens } Žetonů.
  }
trait-skip_coins = { $coins ->
    [one] Kdo národ přeskočí, položí na něj 1 minci.
    [few] Kdo národ přeskočí, položí na něj { $coins } mince.
   *[other] Kdo národ přeskočí, položí na něj { $coins } mincí.
  }
trait-collects_losses = { $tokens ->
    [one] Dokud je národ aktivní, sbírá všechny Žetony a Zapomenuté kmeny, které kdokoli při dobývání ztratí. Na začátku vašeho tahu se za každou sadu o tolika kusech, kolik je hráčů, získá nový Žeton.
    [few] Dokud je národ aktivní, sbírá všechny Žetony a Zapomenuté kmeny, které kdokoli při dobývání ztratí. Na začátku vašeho tahu se za každou sadu o tolika kusech, kolik je hráčů, získají { $tokens } nové Žetony.
   *[other] Dokud je národ aktivní, sbírá všechny Žetony a Zapomenuté kmeny, které kdokoli při dobývání ztratí. Na začátku vašeho tahu se za každou sadu o tolika kusech, kolik je hráčů, získá { $tokens } nových Žetonů.
  }
trait-rolls_for_losses = Za každý Žeton, o který vás připraví jiný hráč, se na konci jeho tahu hází kostkou: získáte tolik nových Žetonů, kolik padne.

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
trait-charges_attackers = { $coins ->
    [one] Dokud je národ aktivní, kdo vám vezme Region, zaplatí vám 1 minci, má-li ji.
    [few] Dokud je národ aktivní, kdo vám vezme Region, zaplatí vám { $coins } mince, má-li je.
   *[other] Dokud je národ aktivní, kdo vám vezme Region, zaplatí vám { $coins } mincí, má-li je.
  }
trait-rewards_attackers = { $coins ->
    [one] Dokud je národ aktivní, kdo vám vezme Region, dostane z banku 1 minci.
    [few] Dokud je národ aktivní, kdo vám vezme Region, dostane z banku { $coins } mince.
   *[other] Dokud je národ aktivní, kdo vám vezme Region, dostane z banku { $coins } mincí.
  }
trait-pays_per_loss = { $coins ->
    [one] Dokud je národ aktivní, dostanete z banku 1 minci za každý Region, který vám protivník vezme.
    [few] Dokud je národ aktivní, dostanete z banku { $coins } mince za každý Region, který vám protivník vezme.
   *[other] Dokud je národ aktivní, dostanete z banku { $coins } mincí za každý Region, který vám protivník vezme.
  }
trait-immune_on = Dokud je národ aktivní, nikdo nesmí napadnout tyto vaše Regiony: { $kinds }.
trait-markers = { $pieces ->
    [one] Máte 1 značku, kterou smíte umístit při přeskupení.
    [few] Máte { $pieces } značky, které smíte umístit při přeskupení, do každého svého Regionu nejvýše jednu.
   *[other] Máte { $pieces } značek, které smíte umístit při přeskupení, do každého svého Regionu nejvýše jednu.
  }
trait-markers_on = Za tah smíte umístit nejvýše jednu značku za každý takový Region: { $kinds }.
trait-markers_near = Značky smíte umístit i do Regionů vedle svých.
trait-markers_beside = Každá značka patří do Regionu vedle toho, za který je, nikdy do vašeho vlastního.
trait-markers_empty = Žetony jiných hráčů se odtud vrátí do ruky beze ztrát; národy v Úpadku a Zapomenuté kmeny zmizí.
trait-markers_pay = { $coins ->
    [one] Každá značka, která tu je i na začátku vašeho příštího tahu, vynese 1 minci a je spotřebována. Kdo Region dobude dřív, dostane minci on.
    [few] Každá značka, která tu je i na začátku vašeho příštího tahu, vynese { $coins } mince a je spotřebována. Kdo Region dobude dřív, dostane mince on.
   *[other] Každá značka, která tu je i na začátku vašeho příštího tahu, vynese { $coins } mincí a je spotřebována. Kdo Region dobude dřív, dostane mince on.
  }
trait-markers_defend = { $tokens ->
    [one] Dokud je národ aktivní, stojí Region se značkou o Žeton víc.
    [few] Dokud je národ aktivní, stojí Region se značkou o { $tokens } Žetony víc.
   *[other] Dokud je národ aktivní, stojí Region se značkou o { $tokens } Žetonů víc.
  }
trait-markers_cost = { $coins ->
    [one] Region se značkou vynáší ostatním hráčům o 1 minci méně.
    [few] Region se značkou vynáší ostatním hráčům o { $coins } mince méně.
   *[other] Region se značkou vynáší ostatním hráčům o { $coins } mincí méně.
  }
trait-markers_bonus = { $coins ->
    [one] Každý váš Region se značkou vynese 1 minci navíc.
    [few] Každý váš Region se značkou vynese { $coins } mince navíc.
   *[other] Každý váš Region se značkou vynese { $coins } mincí navíc.
  }
trait-markers_close = Region se značkou nikdo nesmí dobýt, dokud nezačne váš příští tah; pak se značky vrátí k vám.

## How it ends

trait-declines_late = Do Úpadku smíte přejít i na konci tahu, hned po vyplacení příjmu.
trait-lasts = V Úpadku národ zůstane, dokud ho někdo nevytlačí. Nepočítá se jako váš národ v Úpadku, takže můžete mít druhý.
trait-acts_in_decline = V Úpadku zůstávají na mapě všechny Žetony a dobývají dál, vždy dřív než váš aktivní národ.
trait-pays_each_turn_in_decline = { $coins ->
    [one] V Úpadku vynáší národ každý tah 1 minci, dokud drží nějaký Region.
    [few] V Úpadku vynáší národ každý tah { $coins } mince, dokud drží nějaký Region.
   *[other] V Úpadku vynáší národ každý tah { $coins } mincí, dokud drží nějaký Region.
  }
trait-vanishes_for = { $coins ->
    [one] V Úpadku všechny Žetony opustí mapu a vy dostanete 1 minci za každý jejich Region.
    [few] V Úpadku všechny Žetony opustí mapu a vy dostanete { $coins } mince za každý jejich Region.
   *[other] V Úpadku všechny Žetony opustí mapu a vy dostanete { $coins } mincí za každý jejich Region.
  }
trait-immune_in_decline = V Úpadku nikdo nesmí napadnout tyto Regiony národa: { $kinds }.
trait-charges_in_decline = { $coins ->
    [one] V Úpadku vám zaplatí 1 minci, kdo národu vezme Region a má ji.
    [few] V Úpadku vám zaplatí { $coins } mince, kdo národu vezme Region a má je.
   *[other] V Úpadku vám zaplatí { $coins } mincí, kdo národu vezme Region a má je.
  }
trait-builds_tower = Při přechodu do Úpadku se jeden Žeton z každého Regionu přesune do jednoho Regionu národa, který zvolíte. Tam každý Žeton vynáší 1 minci za tah a všechny brání.

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
workshop-word-saves_from_declined = Levněji od národů v Úpadku
workshop-word-saves_from_tribes = Levněji od Zapomenutých kmenů
workshop-word-saves_even_rounds = Levněji v sudých kolech
workshop-word-saves_first_turn = Levněji v prvním tahu
workshop-word-costs_more_on = Dražší Regiony
workshop-word-pays_less_on = Méně mincí za Regiony
workshop-word-pays_less_elsewhere = Jinde méně mincí
workshop-word-pays_per_pair = Mince za dvojice
workshop-word-pays_in_peace = Mince za mír
workshop-word-pays_up_to = Mince za málo Regionů
workshop-word-pays_up_to_coins = Kolik mincí
    .about = Za tah s málo Regiony.
workshop-word-pays_up_to_held = Ne bez Regionu
workshop-word-pays_beyond = Mince nad počet Regionů
workshop-word-pays_per_group = Mince za oddělené skupiny
workshop-word-pays_if_joined = Mince za souvislé území
workshop-word-pays_per_lonely = Mince za osamělé Regiony
workshop-word-pays_per_stack = Mince za velké oddíly
workshop-word-reaches_two_steps = Dosáhne na dva kroky
workshop-word-least_tokens = Nejmenší počet Žetonů
workshop-word-takes_per_conquest = Bere mince při dobytí
workshop-word-pays_per_far_conquest = Mince za vzdálená dobytí
workshop-word-takes_from_neighbours = Bere mince sousedům
workshop-word-pays_per_abandoned = Mince za opuštěné Regiony
workshop-word-pays_at_pick = Mince při výběru
workshop-word-pays_per_decline = Mince za každý Úpadek
workshop-word-grows_per_active = Roste na úkor aktivních
workshop-word-victims_grow = Oběti dostávají Žetony
workshop-word-scatters = Jeden Žeton v každém Regionu
workshop-word-stays_put = Bez přeskupení
workshop-word-survivors_return = Přeživší se hned vracejí
workshop-word-regroups = Druhé kolo dobývání
workshop-word-hires = Žetony ušetřené za minci
workshop-word-hurls_on = Střely
workshop-word-hurls_tokens = Žetony ušetřené střelou
    .about = Za každou střelu použitou při dobývání.
workshop-word-catapult = Katapult
workshop-word-rolls_for_losses = Kostka za ztracené Žetony
workshop-word-builds_tower = Věž v Úpadku
workshop-word-markers = Značky
workshop-word-markers_on = Jedna značka za každý
workshop-word-markers_near = Značky i vedle
workshop-word-markers_beside = Značky vedle, ne u sebe
workshop-word-markers_pay = Mince za značku
workshop-word-markers_defend = Značky zdražují
workshop-word-markers_cost = Značky berou ostatním mince
workshop-word-markers_bonus = Mince za vlastní značky
workshop-word-markers_close = Značky uzavírají Region
workshop-word-markers_empty = Značky vyhánějí Žetony
workshop-word-gathers_tokens = Roste při přeskočení
workshop-word-skip_coins = Mince za přeskočení
workshop-word-charges_attackers = Útočníci platí
workshop-word-rewards_attackers = Útočníci získávají mince
workshop-word-pays_per_loss = Mince za ztracené Regiony
workshop-word-immune_on = Nedobytné Regiony
workshop-word-pays_each_turn_in_decline = Mince každý tah v Úpadku
workshop-word-vanishes_for = Mizí v Úpadku
workshop-word-immune_in_decline = Nedobytný v Úpadku
workshop-word-charges_in_decline = Útočníci platí v Úpadku
workshop-word-collects_losses = Sbírá ztracené Žetony
