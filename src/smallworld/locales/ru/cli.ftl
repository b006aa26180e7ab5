### Errors of the command line: what was wrong, and what to type instead.
###
### What is typed stays as it is in every language: options such as --map, commands, file names.

# $sentence is one or two whole sentences.
cli-error = Ошибка: { $sentence }
cli-see_help = { $sentence } Справка: { $command }
cli-stopped = Остановлено.
    .kept = Сыгранные игры сохранены; продолжите с --resume.
cli-bug = К сожалению, это ошибка в smallworld ({ $what }). Задайте SMALLWORLD_TRACEBACK=1, чтобы увидеть, где она возникает, и, пожалуйста, сообщите о ней.

## How a command is used. $near is a similar name, or “none”

cli-no_command = { $near ->
    [none] Команды «{ $found }» нет.
   *[other] Команды «{ $found }» нет. Может быть, { $near }?
  }
cli-no_option = { $near ->
    [none] Параметра { $found } нет.
   *[other] Параметра { $found } нет. Может быть, { $near }?
  }
cli-missing = Не хватает { $name }. Добавьте.
cli-extra = Лишние аргументы: { $found }.
# $takes: does the option take a value? yes, no
cli-option_use = { $takes ->
    [yes] Для { $name } нужно значение.
   *[no] Для { $name } значение не нужно.
  }
# $name is an option or argument.
cli-value = { $name }: { $sentence }
cli-wanted-choice = Выберите одно из этого: { $allowed }.
# $number: whole, any
cli-wanted-number = { $number ->
    [whole] Нужно целое число.
   *[any] Нужно число.
  }
cli-wanted-range = { $number ->
    [whole] Нужно целое число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }.
   *[any] Нужно число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }.
  }
cli-wanted-least = { $number ->
    [whole] Нужно целое число, { $low } или больше.
   *[any] Нужно число, { $low } или больше.
  }
cli-wanted-above = { $number ->
    [whole] Нужно целое число больше { $low }.
   *[any] Нужно число больше { $low }.
  }
# $kind: file, folder
cli-wanted-file = { $kind ->
    [folder] Укажите папку.
   *[file] Укажите существующий файл.
  }
cli-wanted-other = Такое значение не подходит.

## Files

# $problem: missing, folder, denied, full, exists, name, other. $number is the system’s error number.
cli-file = { $problem ->
    [missing] Файла { $file } нет.
    [folder] { $file } — папка. Укажите файл в ней.
    [denied] Нет прав на { $file }.
    [full] Для { $file } не хватает места. Освободите место.
    [exists] { $file } уже существует. Выберите другое имя.
    [name] { $file } не может быть именем файла. Выберите другое имя.
   *[other] { $file } использовать нельзя (системная ошибка { NUMBER($number, useGrouping: 0) }).
  }
cli-no_game_file = Файла { $file } нет. Начните игру: smallworld new { $file }
cli-too_large = { $file } слишком велик для файла этой игры.
# $wanted: game, map
cli-not_text = { $wanted ->
    [map] { $file } — не текстовый файл в UTF-8. Укажите файл карты с расширением .toml.
   *[game] { $file } — не текстовый файл в UTF-8. Укажите файл игры, который создала команда: smallworld new
  }
cli-archive = { $file } — архив. Распакуйте его и укажите файл из него.
cli-exists = { $file } уже существует. Выберите другое имя или добавьте --force, чтобы перезаписать.
cli-no_folder = Папки { $folder } нет.
cli-resume_or_force = { $file } уже существует. Добавьте --resume, чтобы продолжить, или --force, чтобы начать заново.
cli-resume_what = Для --resume нужен и --output: какие игры продолжать.
cli-report_name = Назовите отчёт: --output FILE.html или --output FILE.json.

## Games

cli-on_or_off = Напишите { $name }=on или { $name }=off.
cli-no_map = Карты «{ $found }» нет. Выберите { $known }, поле из установленного набора или случайное, например random-1/4/7.
cli-some_of = Выберите из этих чисел: { $known }.
cli-seat_range = Места в этой игре пронумерованы от 0 до { $last }.
cli-line_range = Строки этого файла пронумерованы от 1 до { NUMBER($last, useGrouping: 0) }.
cli-no_puzzle = Задачи «{ $found }» нет. Напишите { $today } или посмотрите все: smallworld puzzle --list
cli-say_what = Скажите, что сделать, например «pick 1».
cli-dealer_unused = Ведущему это не понадобилось: { $found }. Ничего не сделано; попробуйте без этого.
cli-map_or_seats = Выберите поля через --map или через --seats, но не через оба.
cli-longer_limit = Ни одна игра не закончилась вовремя. Увеличьте --limit.
cli-nothing_to_measure = В этом наборе нет ни народа, ни способности, которые можно измерить.
cli-which_trait = { $found ->
    [none] В наборе { $pack } несколько народов и способностей. Выберите через --trait: { $known }.
   *[other] В наборе { $pack } нет «{ $found }». Выберите через --trait: { $known }.
  }

## Bots

cli-no_plans = Бот { $bot } не объясняет своих планов. Возьмите planner.
cli-stand_in = { $seat }: отныне играет бот { $bot }.
cli-two_bots = Назовите хотя бы двух ботов.
# $first is what the bot’s program reported.
cli-bot_faults = Сбоев у ботов: { $count }. Первый: { $first }
# $player is what was typed, $details what the bot reported.
player-not_made = { $player } не годится в боты. Проверьте имя и настройки. ({ $details })
player-seconds = { $player }: секунд должно быть больше 0 и не больше { NUMBER($most, useGrouping: 0) }.
player-quotes = { $player }: кавычки не сходятся. Закройте их.
player-no_program = В { $player } нет программы, которую можно запустить. Проверьте команду.
player-settings = { $player }: настройки пишутся так: { $example }
player-setting = У { $bot } нет настройки «{ $found }». Есть: { $allowed }.
# $wanted: whole, any
player-setting_value = { $wanted ->
    [whole] { $bot }: { $key } не может быть { $found }. Нужно целое число, 0 или больше.
   *[any] { $bot }: { $key } не может быть { $found }. Нужно число, 0 или больше.
  }
player-habit = Привычки «{ $found }» нет. Есть: { $allowed }.
player-number = { $found } — не число.

## Many games

cli-missing_extra = Для этого нужен пакет { $package }, а он не установлен. Установите его: { $command }
    .report = Или добавьте --no-report.
cli-tables_later = Все игры сохранены в { $file }: освободите место и повторите команду с --resume.
# $reason is a whole sentence.
cli-other_games = Эти игры нельзя продолжить. { $reason } Выберите другой --output или возьмите --force без --resume.
journal-other_file = { $file } не относится к таким играм.
# $what is a word of the program, such as “seed”.
journal-changed = { $what }: было { $before }, стало { $now }.
journal-bot_changed = У бота { $bot } были другие настройки.
cli-killed = Процесс, который играет, был остановлен извне.
cluster-cancelled = Планировщик кластера отменил игру. Посмотрите его журнал и начните снова.
cluster-lost_workers = Одна игра раз за разом теряла свой рабочий процесс. Посмотрите журналы рабочих процессов.
cluster-no_answer = По адресу { $address } планировщик не отвечает. Проверьте адрес или запустите его: dask scheduler
cluster-address = { $address } — не адрес планировщика. Напишите его так: { $example }.
cluster-no_workers = У планировщика нет рабочих процессов. Запустите их: dask worker { $address }
cluster-no_game = На одном из рабочих процессов нет игры. Установите на все одну версию smallworld-game[cluster].
cluster-version = На рабочем процессе { $worker } версия { $found }, а здесь { $expected }. Установите на все одну версию.

## In the browser

cli-serving = «Маленький мир» открыт по адресу { $address }. Ctrl-C остановит его; ни одна игра не пропадёт.
cli-no_browser = Отсюда не открыть браузер. Откройте этот адрес сами.
cli-port_taken = Адрес { $address } использовать нельзя: возможно, он занят другой программой. Выберите другой --port.
