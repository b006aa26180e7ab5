### What the server refuses: what was asked, why not, and what would be.
###
### The id is the code of the refusal with a hyphen for the dot.

## Requests

request-bad = Požadavku nelze rozumět: { $detail }. Pošlete, co popisuje dokument API.
page-old_version = Tato stránka je starší než server. Načtěte ji znovu.
request-no_such_path = Na této adrese nic není. Dokument API uvádí vše, co existuje.
request-no_such_method = Tato adresa takovou metodu nepřijímá. Dokument API říká, které přijímá.
request-too_large = Požadavek je příliš velký. Pošlete nejvýše { $most } bajtů.
request-no_json = Tělo požadavku není JSON. Pošlete jeden objekt JSON v UTF-8.
request-wrong = Některá hodnota v požadavku nevyhovuje: { $detail }.
request-foreign_host = Tak se tento server nejmenuje. Oslovte ho jménem, které mu dal provozovatel.
request-foreign_origin = Požadavek přichází ze stránky jiného webu. Otevřete stránku tohoto serveru.
request-too_often = Příliš mnoho požadavků. Počkejte { $seconds ->
    [one] jednu sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  } a zkuste to znovu.
request-blocked = Provozovatel tohoto serveru tuto adresu nebo zařízení zablokoval. Pokud jde o omyl, obraťte se na něj.
server-bug = Toto je chyba serveru. Nic se nezměnilo; nahlaste prosím číslo { $number }.
server-no_database = Server nemá spojení se svou databází. Nic se nezměnilo; zkuste to za minutu.
metrics-elsewhere = Tady žádné metriky nejsou. Provozovatel je možná nabízí na vlastním portu.
metrics-token = Metriky jsou určené provozovateli. Pošlete token z nastavení.
server-draining = Tento proces se právě restartuje. Odpoví jiný; zkuste to znovu.
admin-off = Provozovatel správu tohoto serveru nezapnul. Nastavte admin.key_file.
admin-key = Správa je určená provozovateli. Pošlete klíč ze souboru s klíčem.
admin-no_quota = Takové omezení není nastavené. Seznam ukazuje všechna nastavená.

## Tables

puzzle-unknown = Hlavolam „{ $puzzle }“ neexistuje. Seznam hlavolamů uvádí všechny.
game-unknown = Hra „{ $game }“ neexistuje. Zkontrolujte odkaz.
table-stale = U stolu se mezitím hrálo dál: vy vidíte číslo { $after }, teď platí { $seq }. Podívejte se znovu a pak rozhodněte.
table-busy = U tohoto stolu se děje příliš mnoho věcí naráz. Zkuste to znovu.
table-closed = Stůl je zavřený ({ $reason }). Připravte nový.
undo-too_many = V této hře jste už vzali zpět { $most } akcí, takže víc vzít zpět nelze. Hrajte dál odtud.
seat-too_many_changes = Toto místo se už změnilo tolikrát, kolikrát to jedna hra dovoluje ({ $most }). Hrajte dál tak, jak je.
table-read_only = Na stůl se lze jen dívat, protože tato verze jeho záznam nedokáže přehrát ({ $reason }). Pokračujte od dřívějšího řádku u nového stolu.
table-unreadable = Tato verze stůl připravit nedokáže, takže ho nelze ukázat ({ $reason }). Zeptejte se provozovatele, má jeho průběh.
table-no_spectators = Přihlížet u tohoto stolu nikdo nesmí. Zeptejte se s tokenem místa.
table-two_beginnings = Stůl začíná pozicí, nebo záznamem, ne obojím. Pošlete jedno z toho.
table-other_map = Stůl se měl hrát na mapě { $map }, ale začíná na mapě { $expected }. Mapu vynechte.
table-not_practice = Krupiéra podle scénáře má jen cvičný stůl. Udělejte z něj cvičný, nebo scénář vynechte.
table-no_such_moment = Číslo { $found } v průběhu tohoto stolu není, ten končí číslem { $seq }. Uveďte dřívější.
table-pack_wish = Balíček { $number } potřebuje právě jedno z „id“ a „toml“. Jedno z nich uveďte.
table-packs_full = Tento server už další balíčky neukládá. Hrajte s balíčkem, který nabízí nebo který už u některého stolu je.
table-too_many_packs = Dnes jste přinesli příliš mnoho nových balíčků. Hrajte s některým už použitým, nebo to zkuste zítra.
lobby-too_many = Už máte nové veřejné stoly: { $most }. Některý zavřete, nebo udělejte tento stůl soukromý.
table-unknown_pack = Tento server balíček „{ $found }“ nemá. K dispozici: { $allowed }. Vyberte si z nich, nebo pošlete text vlastního balíčku.
# $reason is a whole sentence about the pack.
table-bad_pack = Balíček { $number } nelze použít. Řádek { NUMBER($line, useGrouping: 0) }: { $reason }
table-many_packs = Na jeden stůl je balíčků příliš mnoho: { $found }. Vyberte nejvýše { $most }; počítá se i ten, ze kterého je mapa.
dealer-not_chance = „{ $text }“ krupiér neříká. Do scénáře patří jen hody a odkrytí, třeba „die 2“.

## Seats

seat-none = To může jen ten, kdo u stolu sedí. Pošlete token místa.
seat-bad_token = Tento token u tohoto stolu žádné místo neotvírá. Použijte ten zdejší, nebo si o místo řekněte.
seat-not_to_act = { $seat } teď nemá o čem rozhodovat. Na řadě je { $to_act }.
seat-not_open = Toto místo není volné pro každého. Požádejte o pozvánku, nebo si vezměte volné místo u veřejného stolu.
seat-not_yours = { $seat }: toto místo není vaše ani volné. Zvolte své vlastní, nebo některé volné.
seat-not_missed = { $seat } se ještě může vrátit. Bot smí zaskočit, až bude hráč na tahu a pryč aspoň tolik sekund: { $seconds }.
seat-wish = { $seat } potřebuje právě jedno z „me“, „bot“ a „open“. Jedno z nich uveďte.
seat-conceded = Tuto hru už máte vzdanou. Přihlížejte jí, nebo začněte jinou.
invite-unknown = Tato pozvánka k tomuto stolu nepatří, nebo už je použitá. Požádejte o novou.
invite-used = Tuto pozvánku právě někdo použil. Požádejte o novou.
rematch-not_over = Hra ještě neskončila. Dohrajte ji, pak požádejte o odvetu.
rematch-taken = { $seat }: toto místo je u nového stolu obsazené. Přihlížejte, nebo připravte jiný stůl.

## Reminders

reminder-off = Tento server nikoho neupozorňuje. Provozovatel může povolit, kam se upozornění na tah smějí posílat.
reminder-address = Na tuto adresu upozornění posílat nelze. Uveďte takovou, která začíná https:// a serverem psaným malými písmeny, bez jména či hesla před ním a bez #.
reminder-host = Na { $host } se upozornění neposílají. Uveďte adresu u některého z těchto: { $allowed }.

## Hints and records

hint-forbidden = U tohoto stolu se neradí. Rozhodnutí je jen na vás.
hint-still_played = Tato hra se ještě hraje u stolu bez rad. Vypněte u nového stolu rady, nebo počkejte, až hra skončí.
combos-unknown = Kombinace na mapě „{ $map }“ nikdo nezměřil. Zeptejte se na některou z těchto: { $known }.
hint-too_busy = Boti mají na radu moc práce. Zkuste to za chvíli.
analysis-not_over = Hra ještě běží. Rozebrat ji lze, až skončí.
analysis-still_played = Tato hra se ještě hraje u stolu bez rad. Rozebrat ji lze, až skončí.
analysis-unknown = Takový rozbor tu není, nebo už je zapomenutý. Požádejte o něj znovu.
analysis-too_busy = Rozebírá se příliš mnoho her. Zkuste to za chvíli.
analysis-not_yours = Tento rozbor spustil někdo jiný. Zrušit ho může jen on.
balance-unknown = Takové měření tu není, nebo už je zapomenuté. Požádejte o něj znovu.
balance-unknown_trait = Balíček nemá „{ $found }“. Má { $allowed }.
balance-too_busy = Měří se toho příliš mnoho. Zkuste to za chvíli.
balance-not_yours = Toto měření spustil někdo jiný. Zrušit ho může jen on.
# $reason is a whole sentence.
balance-bad_pack = Balíček nelze použít. { $reason }
record-hidden_coins = Záznam by prozradil mince, které jsou ještě skryté, protože hra začala z pozice. Zeptejte se, až skončí.
record-needs_pack = Hrálo se s balíčkem { $pack } { $version } ({ $hash }), který tento server nemá. Přiložte ho.
record-no_such_line = Záznam má tolik řádků: { $lines }, takže ho na řádku { $line } uříznout nelze. Uveďte dřívější řádek.
fork-people = U tohoto stolu sedí lidé, takže co se odehrálo, platí. Zpět lze jít jen proti botům.
fork-where = Odbočka začíná po řádku záznamu, nebo po řádku průběhu. Uveďte jedno z toho, ne obojí.
record-who_sits = Kdo má v záznamu pokračovat? Uveďte dvě až { $most } míst, tolik, kolik má jeho mapa.
record-fork_line = Odbočka uvádí řádek, od kterého začíná; chcete-li jít dál od konce, pokračujte bez řádku.

## The workshop

board-regions = Počet Regionů na mapě (míst: { $seats }) je { $least } až { $most }. Zvolte číslo v tomto rozmezí.
board-unknown = Tato kresba už není uložena. Požádejte o mapu znovu.
workshop-too_busy = Dílna má příliš mnoho práce. Zkuste to za chvíli.
