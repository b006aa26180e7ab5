### Errors of the command line: what was wrong, and what to type instead.
###
### What is typed stays as it is in every language: options such as --map, commands, file names.

# $sentence is one or two whole sentences.
cli-error = Chyba: { $sentence }
cli-see_help = { $sentence } Nápověda: { $command }
cli-stopped = Zastaveno.
    .kept = Odehrané hry zůstávají uložené; pokračujte s --resume.
cli-bug = Je nám líto, toto je chyba ve smallworld ({ $what }). Nastavte SMALLWORLD_TRACEBACK=1, abyste viděli, kde vzniká, a prosíme, nahlaste ji.

## How a command is used. $near is a similar name, or “none”

cli-no_command = { $near ->
    [none] Příkaz „{ $found }“ neexistuje.
   *[other] Příkaz „{ $found }“ neexistuje. Mysleli jste { $near }?
  }
cli-no_option = { $near ->
    [none] Přepínač { $found } neexistuje.
   *[other] Přepínač { $found } neexistuje. Mysleli jste { $near }?
  }
cli-missing = Chybí { $name }. Doplňte to.
cli-extra = Příliš mnoho argumentů: { $found }.
# $takes: does the option take a value? yes, no
cli-option_use = { $takes ->
    [yes] { $name } potřebuje hodnotu.
   *[no] { $name } je bez hodnoty.
  }
# $name is an option or argument.
cli-value = { $name }: { $sentence }
cli-wanted-choice = Vyberte něco z tohoto: { $allowed }.
# $number: whole, any
cli-wanted-number = { $number ->
    [whole] Použijte celé číslo.
   *[any] Použijte číslo.
  }
cli-wanted-range = { $number ->
    [whole] Použijte celé číslo od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }.
   *[any] Použijte číslo od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }.
  }
cli-wanted-least = { $number ->
    [whole] Použijte celé číslo, { $low } nebo víc.
   *[any] Použijte číslo, { $low } nebo víc.
  }
cli-wanted-above = { $number ->
    [whole] Použijte celé číslo větší než { $low }.
   *[any] Použijte číslo větší než { $low }.
  }
# $kind: file, folder
cli-wanted-file = { $kind ->
    [folder] Uveďte složku.
   *[file] Uveďte existující soubor.
  }
cli-wanted-other = Tuto hodnotu nelze použít.

## Files

# $problem: missing, folder, denied, full, exists, name, other. $number is the system’s error number.
cli-file = { $problem ->
    [missing] Soubor { $file } neexistuje.
    [folder] { $file } je složka. Uveďte soubor v ní.
    [denied] K souboru { $file } nemáte oprávnění.
    [full] Pro { $file } nezbývá místo. Uvolněte nějaké.
    [exists] { $file } už existuje. Zvolte jiný název.
    [name] { $file } nemůže být názvem souboru. Zvolte jiný název.
   *[other] { $file } nelze použít (chyba systému { NUMBER($number, useGrouping: 0) }).
  }
cli-no_game_file = Soubor { $file } neexistuje. Začněte hru: smallworld new { $file }
cli-too_large = { $file } je na soubor této hry příliš velký.
# $wanted: game, map
cli-not_text = { $wanted ->
    [map] { $file } není textový soubor v UTF-8. Uveďte soubor mapy s příponou .toml.
   *[game] { $file } není textový soubor v UTF-8. Uveďte soubor hry, který vytvořilo: smallworld new
  }
cli-archive = { $file } je archiv. Rozbalte ho a uveďte soubor v něm.
cli-exists = { $file } už existuje. Zvolte jiný název, nebo ho přepište přidáním --force.
cli-no_folder = Složka { $folder } neexistuje.
cli-resume_or_force = { $file } už existuje. Přidejte --resume, chcete-li pokračovat, nebo --force, chcete-li začít znovu.
cli-resume_what = --resume potřebuje i --output, aby bylo jasné, ve kterých hrách pokračovat.
cli-report_name = Pojmenujte zprávu: --output FILE.html nebo --output FILE.json.

## Games

cli-on_or_off = Napište { $name }=on nebo { $name }=off.
cli-no_map = Mapa „{ $found }“ neexistuje. Na výběr je { $known }, mapa z nainstalovaného balíčku nebo náhodná, například random-1/4/7.
cli-some_of = Použijte některá z těchto čísel: { $known }.
cli-seat_range = Místa této hry mají čísla od 0 do { $last }.
cli-line_range = Řádky tohoto souboru mají čísla od 1 do { NUMBER($last, useGrouping: 0) }.
cli-no_puzzle = Hlavolam „{ $found }“ neexistuje. Použijte { $today }, nebo si vypište všechny: smallworld puzzle --list
cli-say_what = Napište, co se má udělat, například „pick 1“.
cli-dealer_unused = Krupiér toto nepotřeboval: { $found }. Nic se neudělalo; zkuste to znovu bez toho.
cli-map_or_seats = Vyberte mapy pomocí --map nebo --seats, ne obojího.
cli-longer_limit = Žádná hra neskončila včas. Nastavte delší --limit.
cli-nothing_to_measure = V tomto balíčku není žádný Národ ani Speciální schopnost, které by šlo změřit.
cli-which_trait = { $found ->
    [none] V balíčku { $pack } je několik Národů a Speciálních schopností. Vyberte pomocí --trait: { $known }.
   *[other] V balíčku { $pack } není „{ $found }“. Vyberte pomocí --trait: { $known }.
  }

## Bots

cli-no_plans = Bot { $bot } své plány nevysvětluje. Použijte planner.
cli-stand_in = Odteď tu hraje bot { $bot }: { $seat }.
cli-two_bots = Uveďte aspoň dva boty.
# $first is what the bot’s program reported.
cli-bot_faults = Chyby botů: { $count }. První z nich: { $first }
# $player is what was typed, $details what the bot reported.
player-not_made = { $player } nelze použít jako bota. Zkontrolujte název a nastavení. ({ $details })
player-seconds = { $player }: počet sekund musí být větší než 0 a nejvýše { NUMBER($most, useGrouping: 0) }.
player-quotes = { $player }: uvozovky nesedí. Uzavřete je.
player-no_program = { $player } neuvádí žádný program, který by šlo spustit. Zkontrolujte příkaz.
player-settings = { $player }: nastavení pište takto: { $example }
player-setting = { $bot } nemá nastavení „{ $found }“. Má tato: { $allowed }.
# $wanted: whole, any
player-setting_value = { $wanted ->
    [whole] { $bot }: { $key } nemůže být { $found }. Použijte celé číslo, 0 nebo víc.
   *[any] { $bot }: { $key } nemůže být { $found }. Použijte číslo, 0 nebo víc.
  }
player-habit = Žádný zvyk se nejmenuje „{ $found }“. Na výběr jsou: { $allowed }.
player-number = { $found } není číslo.

## Many games

cli-missing_extra = K tomu je potřeba balíček { $package }, který není nainstalovaný. Nainstalujte ho: { $command }
    .report = Nebo přidejte --no-report.
cli-tables_later = Všechny hry jsou uložené v souboru { $file }: uvolněte místo a zopakujte příkaz s --resume.
# $reason is a whole sentence.
cli-other_games = V těchto hrách nelze pokračovat. { $reason } Zvolte jiný --output, nebo použijte --force bez --resume.
journal-other_file = { $file } k takovým hrám nepatří.
# $what is a word of the program, such as “seed”.
journal-changed = { $what } bylo { $before } a teď je { $now }.
journal-bot_changed = Bot { $bot } měl jiné nastavení.
cli-killed = Proces, který hraje hry, byl zvenčí ukončen.
cluster-cancelled = Plánovač clusteru zrušil hru. Podívejte se do jeho logu a začněte znovu.
cluster-lost_workers = Jedna hra opakovaně přišla o svůj pracovní proces. Podívejte se do logů pracovních procesů.
cluster-no_answer = Na { $address } neodpovídá žádný plánovač. Zkontrolujte adresu, nebo nějaký spusťte: dask scheduler
cluster-address = { $address } není adresa plánovače. Napište ji jako { $example }.
cluster-no_workers = Plánovač nemá žádné pracovní procesy. Spusťte nějaké: dask worker { $address }
cluster-no_game = Na některém pracovním procesu hra chybí. Nainstalujte na všechny stejnou verzi smallworld-game[cluster].
cluster-version = Pracovní proces { $worker } má verzi { $found }, ale toto je { $expected }. Nainstalujte na všechny stejnou verzi.

## In the browser

cli-serving = Small World je na { $address }. Ctrl-C ho zastaví; žádná hra se neztratí.
cli-no_browser = Odtud nelze otevřít prohlížeč. Otevřete tu adresu sami.
cli-port_taken = { $address } nelze použít: možná ji používá jiný program. Zvolte jiný --port.
