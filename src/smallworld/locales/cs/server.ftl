### What the server refuses: what was asked, why not, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot.

## Requests

request-bad = Server tomuto požadavku nerozumí. { $reason }
page-old_version = Tato stránka je starší než server. Načtěte ji znovu.
request-no_such_path = Na této adrese nic není. Dokument API uvádí vše, co existuje.
request-no_such_method = Tato adresa takovou metodu nepřijímá. Dokument API říká, které přijímá.
request-too_large = Požadavek je příliš velký. Pošlete nejvýše { $most } bajtů.
request-no_json = Tělo požadavku není JSON. Pošlete jeden objekt JSON v UTF-8.
request-wrong = Požadavek nelze použít. { $reason }
request-foreign_host = Neznámé jméno serveru. Použijte adresu, kterou vám dal provozovatel.
request-foreign_origin = Požadavek přichází ze stránky jiného webu. Otevřete stránku tohoto serveru.
request-too_often = Příliš mnoho požadavků. Počkejte { $seconds ->
    [one] jednu sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  } a zkuste to znovu.
request-blocked = Provozovatel tohoto serveru tuto adresu nebo zařízení zablokoval. Pokud jde o omyl, obraťte se na něj.
server-bug = Chyba serveru. Nic se nezměnilo; nahlaste prosím číslo { $number }.
server-no_database = Server nemá spojení se svou databází. Nic se nezměnilo; zkuste to za minutu.
metrics-elsewhere = Tady žádné metriky nejsou. Provozovatel je možná nabízí na vlastním portu.
metrics-token = Metriky jsou určené provozovateli. Pošlete token z nastavení.
server-draining = Tento proces se právě restartuje. Odpoví jiný; zkuste to znovu.
admin-off = Správa je na tomto serveru vypnutá. Zapnete ji nastavením admin.key_file.
admin-key = Správa je určená provozovateli. Pošlete klíč ze souboru s klíčem.
admin-no_quota = Takové omezení není. Vyberte ze seznamu.

## Tables

puzzle-unknown = Hlavolam „{ $puzzle }“ neexistuje. Vyberte ze seznamu.
game-unknown = Hra „{ $game }“ neexistuje. Zkontrolujte odkaz.
table-stale = U stolu se mezitím hrálo dál: vy vidíte číslo { $after }, teď platí { $seq }. Obnovte stránku a pak rozhodněte.
table-busy = U tohoto stolu se děje příliš mnoho věcí naráz. Zkuste to znovu.
# $why: conceded, nobody_is_left, closed_by_the_host, other. $reason is the operator’s own text.
table-closed = { $why ->
    [conceded] Všichni ostatní se vzdali, stůl je zavřený. Připravte nový.
    [nobody_is_left] Nezbyl nikdo, kdo by hrál, stůl je zavřený. Připravte nový.
    [closed_by_the_host] Provozovatel serveru stůl zavřel. Připravte nový.
   *[other] Provozovatel serveru stůl zavřel: { $reason }. Připravte nový.
  }
undo-too_many = Za hru lze vzít zpět nejvýše { $most ->
    [one] { $most } akci
    [few] { $most } akce
   *[other] { $most } akcí
  }. Hrajte dál odtud.
undo-rated = V hodnocené hře můžete vzít zpět jen akci, kterou jste právě provedli.
seat-too_many_changes = Za hru lze toto místo změnit nejvýše { $most }krát. Hrajte dál tak, jak je.
table-read_only = Na stůl se lze jen dívat, protože tato verze jeho hru nedokáže přehrát dál než po číslo { NUMBER($row, useGrouping: 0) } v průběhu. Pokračujte od dřívějšího řádku u nového stolu.
table-unreadable = Tato verze stůl nedokáže načíst, protože nezná jeho mapu, balíčky nebo pozici. Požádejte provozovatele, ať zkontroluje log serveru.
table-no_spectators = Stůl je divákům uzavřený. Použijte token místa.
table-two_beginnings = Stůl začíná pozicí, nebo záznamem, ne obojím. Pošlete jedno z toho.
table-other_map = Stůl se měl hrát na mapě { $map }, ale začíná na mapě { $expected }. Mapu vynechte.
table-not_practice = Krupiéra podle scénáře má jen cvičný stůl. Udělejte z něj cvičný, nebo scénář vynechte.
table-no_such_moment = Číslo { $found } v průběhu tohoto stolu není, ten končí číslem { $seq }. Uveďte dřívější.
table-pack_wish = Balíček { $number } potřebuje právě jedno z „id“ a „toml“. Jedno z nich uveďte.
table-packs_full = Tento server už další balíčky neuloží. Použijte některý, který už má.
table-too_many_packs = Dnes je od vás nových balíčků příliš mnoho. Použijte některý dřívější, nebo to zkuste zítra.
lobby-too_many = Už máte nové veřejné stoly: { $most }. Některý zavřete, nebo udělejte tento stůl soukromý.
table-unknown_pack = Tento server balíček „{ $found }“ nemá. K dispozici: { $allowed }. Vyberte si z nich, nebo pošlete text vlastního balíčku.
# $reason is a whole sentence about the pack.
table-bad_pack = Balíček { $number } nelze použít. Řádek { NUMBER($line, useGrouping: 0) }: { $reason }
table-many_packs = Na jeden stůl je balíčků příliš mnoho: { $found }. Vyberte nejvýše { $most }; počítá se i ten, ze kterého je mapa.
dealer-not_chance = „{ $text }“ není akce krupiéra. Do scénáře patří jen hody a odkrytí, třeba „die 2“.

## Seats

seek-off = Tento server spoluhráče nehledá. Použijte odkaz nebo veřejný stůl.
seek-paired = Spoluhráči jsou nalezeni: stůl na vás čeká.
seek-unknown = Toto hledání skončilo. Začněte nové.
tournament-off = Na tomto serveru nejsou turnaje.
tournament-unknown = Takový turnaj není.
tournament-busy = Turnaj právě mění někdo jiný. Zkuste to znovu.
tournament-host_only = Turnaje otevírá jen správce tohoto serveru. Zadejte klíč správce.
tournament-organiser = To může jen pořadatel turnaje.
tournament-name = Dejte turnaji název na jeden řádek.
tournament-clock = Zvolte čas na tah nebo na hru, aby žádný stůl nečekal věčně.
tournament-places = Míst musí být aspoň tolik, kolik je potřeba hráčů, a jedno pro každého bota.
tournament-start_time = Zvolte čas začátku do jednoho roku.
tournament-advance = Z { $seats } hráčů u stolu musí aspoň jeden vypadnout.
tournament-map_fill = Tato mapa potřebuje plné stoly: prázdná místa nechte botům.
tournament-too_many = Už máte neukončené turnaje: { $most }. Nejdřív jeden dokončete nebo zrušte.
tournament-full = Všechna místa ({ $most }) jsou obsazená.
tournament-name_taken = { $name } už tu je. Zvolte jiné jméno.
tournament-started = Turnaj už začal.
tournament-over = Tento turnaj skončil.
tournament-too_few = K zahájení je potřeba hráčů: aspoň { $fewest }.
tournament-seeds = Uveďte každého hráče jednou, a jen hráče tohoto turnaje.
tournament-not_entered = Tohoto turnaje se neúčastníte.
tournament-no_entrant = V turnaji takový hráč není.
tournament-withdrawn = Kdo z turnaje odstoupil, nemůže se vrátit.
tournament-hand_over = V turnaji za vás nikdo jiný hrát nemůže. Můžete se vzdát, nebo od příštího kola vynechat.
tournament-too_many_changes = Toto už nelze změnit: limit je { $most }.
challenge-accepted = Všichni přijali: stůl na vás čeká.
challenge-ended = Tato výzva skončila. Pošlete novou.
challenge-nobody = Tohoto hráče už nelze najít. Načtěte seznam znovu.
challenge-not_wanted = Tento hráč teď výzvy nepřijímá. Zkuste raději najít hru.
challenge-seats = Hráčů je víc než míst. Zvolte větší stůl.
challenge-too_many = Počet vašich otevřených výzev je už { $most }. Nejdřív jednu stáhněte.
challenge-too_soon = Tento hráč právě odmítl. Než se zeptáte znovu, počkejte { $minutes } minut.
challenge-twice = Tohoto hráče jste už vyzvali. Počkejte na odpověď.
challenge-unknown = Tato výzva už neexistuje.
challenge-yourself = Nemůžete vyzvat sami sebe. Vyberte někoho jiného.
push-off = Tento server neposílá oznámení.
push-address = Tento server nesmí posílat do oznamovací služby vašeho prohlížeče.
push-too_many = Oznámení pro vás dostává příliš mnoho zařízení. Nejdřív je na některém vypněte.
seat-none = To může jen ten, kdo u stolu sedí. Pošlete token místa.
seat-bad_token = Tento token k žádnému místu u tohoto stolu nepatří. Použijte token tohoto stolu, nebo si vezměte volné místo.
seat-not_to_act = { $seat } teď nemá o čem rozhodovat. Na řadě je { $to_act }.
seat-not_open = Toto místo není volné pro každého. Požádejte o pozvánku, nebo si vezměte volné místo u veřejného stolu.
seat-claimed_too_often = Na tomto místě se vystřídalo příliš mnoho hráčů. Požádejte hostitele o pozvánku.
seat-not_yours = { $seat }: toto místo není vaše ani volné. Zvolte své vlastní, nebo některé volné.
seat-not_missed = { $seat } se ještě může vrátit. Bot smí zaskočit, až bude hráč na tahu a pryč aspoň { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
seat-wish = { $seat } potřebuje právě jedno z „me“, „bot“ a „open“. Jedno z nich uveďte.
seat-conceded = Tuto hru už máte vzdanou. Dívejte se, nebo začněte jinou.
invite-unknown = Tato pozvánka k tomuto stolu nepatří, nebo už je použitá. Požádejte o novou.
invite-used = Tuto pozvánku právě někdo použil. Požádejte o novou.
transfer-unknown = Tento kód nefunguje: je chybný, starší než deset minut nebo už použitý. Na druhém zařízení si vyžádejte nový.
transfer-same_device = Kód ukazuje právě toto zařízení. Zadejte ho na svém druhém zařízení.
transfer-other_person = Toto zařízení už patří hráči s dalšími zařízeními. Nejdřív ho tam odeberte, nebo kód vytvořte tady a zadejte ho na druhém zařízení.
device-unknown = Takové zařízení nemáte. Načtěte seznam znovu.
device-last = Tohle je vaše jediné zařízení: bez něj byste se nedostali zpět. Nejdřív přidejte další, nebo smažte své údaje.
account-off = Tento server nemá účty. Žádný nepotřebujete: prostě hrajte.
account-required = Na tomto serveru potřebujete ke hře jméno a přístupový klíč. Dívat se můžete i bez nich.
account-other_person = Toto zařízení už patří jinému hráči. Nejdřív se tu odhlaste a pak to zkuste znovu.
passkey-no_address = Přístupové klíče na této adrese nefungují. Hostitel musí nastavit veřejnou adresu s https.
passkey-refused = Tento přístupový klíč tu nic neotevírá. Zkuste jiný, obnovovací kód nebo kód ze svého druhého zařízení.
passkey-expired = Trvalo to příliš dlouho. Zkuste to znovu.
passkey-copied = Tento přístupový klíč byl zřejmě zkopírován, a proto už nic neotevře. Přihlaste se jinak a odeberte ho.
passkey-too_many = Počet vašich přístupových klíčů je { $most } a víc jich mít nelze. Nejdřív jeden odeberte.
passkey-unknown = Takový přístupový klíč nemáte. Načtěte seznam znovu.
recovery-unknown = Tento obnovovací kód nefunguje: je chybný, už použitý nebo nahrazený novějšími.
rematch-not_over = Hra ještě neskončila. Dohrajte ji, pak požádejte o odvetu.
rematch-taken = { $seat }: toto místo je u nového stolu obsazené. Dívejte se, nebo vytvořte jiný stůl.

## Reminders

reminder-off = Tento server upozornění neposílá. Provozovatel je může zapnout tím, že pro ně povolí servery.
reminder-address = Na tuto adresu upozornění posílat nelze. Uveďte takovou, která začíná https:// a serverem psaným malými písmeny, bez jména či hesla před ním a bez #.
reminder-host = Na { $host } se upozornění neposílají. Uveďte adresu u některého z těchto: { $allowed }.

## Hints and records

hint-forbidden = Rady jsou u tohoto stolu vypnuté.
hint-still_played = Tato hra se ještě hraje u stolu bez rad. Dokud neskončí, nikdo s ní neporadí.
combos-unknown = Pro mapu „{ $map }“ údaje o kombinacích nejsou. Vyberte některou z těchto: { $known }.
hint-too_busy = Boti mají na radu moc práce. Zkuste to za chvíli.
analysis-not_over = Hra ještě běží. Rozebrat ji lze, až skončí.
analysis-still_played = Tato hra se ještě hraje u stolu bez rad. Rozebrat ji lze, až skončí.
analysis-unknown = Takový rozbor není, nebo už vypršel. Spusťte ho znovu.
analysis-too_busy = Rozebírá se příliš mnoho her. Zkuste to za chvíli.
analysis-not_yours = Tento rozbor spustil někdo jiný. Zrušit ho může jen on.
balance-unknown = Takový test vyváženosti není, nebo už vypršel. Spusťte ho znovu.
balance-unknown_trait = Balíček nemá „{ $found }“. Vyberte { $allowed }.
balance-too_busy = Běží příliš mnoho testů vyváženosti. Zkuste to za chvíli.
balance-not_yours = Tento test vyváženosti spustil někdo jiný. Zrušit ho může jen on.
# $reason is a whole sentence.
balance-bad_pack = Balíček nelze použít. { $reason }
record-hidden_coins = Hra začala z pozice, takže by záznam prozradil skryté mince. Stáhněte si ho, až hra skončí.
record-needs_pack = Hrálo se s balíčkem { $pack } { $version } ({ $hash }), který tento server nemá. Přiložte ho.
record-no_such_line = Záznam má { $lines ->
    [one] { $lines } řádek
    [few] { $lines } řádky
   *[other] { $lines } řádků
  }, takže od řádku { $line } začít nelze. Vyberte dřívější řádek.
fork-people = U tohoto stolu sedí lidé, takže co se odehrálo, platí. Zpět lze jít jen proti botům.
fork-where = Odbočka začíná po řádku záznamu, nebo po řádku průběhu. Uveďte jedno z toho, ne obojí.
record-who_sits = Uveďte, kdo má v záznamu pokračovat: dvě až { $most } míst, tolik, kolik má jeho mapa.
record-fork_line = Odbočka uvádí řádek, od kterého začíná; chcete-li jít dál od konce, pokračujte bez řádku.

## The workshop

board-regions = Počet Regionů na mapě (míst: { $seats }) je { $least } až { $most }. Zvolte číslo v tomto rozmezí.
board-unknown = Tato kresba už není uložená. Vytvořte mapu znovu.
board-undrawable = Tuto mapu nelze nakreslit. { $reason }
workshop-too_busy = Dílna je zaneprázdněná. Zkuste to za chvíli.

## Results and profiles

profile-unknown = Takový hráč není, nebo je profil skrytý.
profile-name = Zvolte jméno, které ostatní uvidí na vašem profilu.

## Rated games

rated-off = Na tomto serveru nejsou hodnocené hry.
# $why: the rule that the table breaks.
rated-rules = { $why ->
    [clock] Hodnocená hra potřebuje hodiny. Zvolte čas na tah nebo na hru.
    [hints] V hodnocené hře nejsou rady. Vypněte je.
    [coins] V hodnocené hře jsou mince skryté. Vypněte odkryté mince.
    [practice] Cvičný stůl nemůže být hodnocený.
    [absent] V hodnocené hře rozhodují o nepřítomných jen hodiny. Zvolte, že se na ně čeká.
    [seats] V hodnocené hře má každý člověk jedno místo. Ostatní nechte volná.
    [people] Hra samotných botů nemůže být hodnocená. Sedněte si, nebo nechte jedno místo volné.
    [packs] V hodnocené hře se používá plán, rasy a schopnosti z krabice. Vynechte balíčky a jiné plány.
   *[position] Hodnocená hra začíná od začátku, ne od pozice ani ze souboru hry.
  }
rated-bot = { $bot } nemá změřené hodnocení. Zvolte slabého, středního, silného, mistrovského nebo velmistrovského bota.
rated-own_seat = U tohoto hodnoceného stolu už místo máte. Ostatní jsou pro jiné lidi.
rated-hand_over = V hodnocené hře za vás ani za ostatní nemůže hrát nikdo jiný. Můžete se vzdát, nebo počkat na hodiny.
fork-rated = Tato hodnocená hra se ještě hraje. Jiné tahy můžete zkusit, až skončí.
fork-tournament = Tato turnajová hra se ještě hraje. Jiné tahy můžete zkusit, až skončí.
result-unknown = V této hře nemáte žádný výsledek.

## Pořádek u stolu

seat-bad_word = Jméno obsahuje slovo, které provozovatel serveru nedovoluje. Zvolte jiné jméno.
player-yourself = Tohle místo je vaše. Vyberte jiného hráče.
player-nobody = Na tomto místě nikdo nesedí: { $seat }. Vyberte člověka u tohoto stolu.
player-banned = { $hours ->
    [0] Provozovatel serveru vás natrvalo vyloučil.
    [one] Provozovatel serveru vás vyloučil, ještě na { $hours } hodinu.
    [few] Provozovatel serveru vás vyloučil, ještě na { $hours } hodiny.
   *[other] Provozovatel serveru vás vyloučil, ještě na { $hours } hodin.
  } Důvod: „{ $reason }“.
player-muted = { $hours ->
    [0] Provozovatel serveru vám natrvalo zakázal psát.
    [one] Provozovatel serveru vám zakázal psát, ještě na { $hours } hodinu.
    [few] Provozovatel serveru vám zakázal psát, ještě na { $hours } hodiny.
   *[other] Provozovatel serveru vám zakázal psát, ještě na { $hours } hodin.
  } Důvod: „{ $reason }“.
block-too_many = Počet hráčů, které blokujete, dosáhl nejvyšší hodnoty { $most }. Nejdřív někoho odblokujte.
block-unknown = Tohoto hráče neblokujete. Načtěte seznam znovu.
report-off = Tento server hlášení nepřijímá. Hráče raději zablokujte.
report-known = V této hře už jste hráče nahlásili. Provozovatel se na to podívá.
report-too_many = Dnes jste poslali nejvyšší povolený počet hlášení ({ $most }). Hráče raději zablokujte.
report-unknown = Takové hlášení není. Načtěte seznam znovu.
admin-no_ban = Takové vyloučení není. Načtěte seznam znovu.
admin-no_backups = Odtud server zálohy nedělá. Povolíte je nastavením admin.backups.
