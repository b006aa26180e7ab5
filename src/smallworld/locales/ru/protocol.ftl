### Requests of the engine protocol that are refused: what is wrong, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

## Lines that are no request

request-empty = Строка пуста. Напишите на ней один объект JSON, например {"{"}"cmd":"help"{"}"}.
request-too_long = Строка слишком длинная и пропущена. Читается не больше { $longest } байт.
request-too_deep = Списки и объекты вложены слишком глубоко. Ни одному запросу не нужно больше нескольких уровней.
request-json = Строка — неправильный JSON. { $reason }
request-key_twice = Ключ «{ $found }» указан дважды. Укажите его один раз.
request-not_an_object = Строка — не объект JSON. Напишите его, например {"{"}"cmd":"help"{"}"}.
request-no_cmd = В запросе нет «cmd». Напишите в нём одно из этих слов: { $known }.
request-unknown_cmd = Запроса «{ $found }» нет. Напишите { $known }.
request-unknown_key = «{ $found }» не относится к «{ $cmd }». Его ключи: { $known }.
request-shape = Запрос «{ $cmd }» не подходит. { $reason }

## Requests that cannot be fulfilled

game-none = Игры ещё нет. Начните её с «new», «position» или «record».
new-unknown_map = Карты «{ $found }» нет. Выберите { $known }.
new-unknown_option = Настройки «{ $found }» нет. Выберите из таких: { $known }.
new-seat_count = Карта { $map }: игроков нужно { $wanted }, а названо { $found }. Назовите { $wanted } или возьмите другую карту.
seat-name = Такое имя не подходит. Напишите до { $longest } обычных знаков, без пробелов по краям.
show-no_such_seat = { $seat } не за этим столом. Мест { $seats }, счёт с 0.
perft-too_many = Цепочек действий уже { $nodes } при глубине { $depth }, считать глубже слишком долго. Запросите меньшую глубину.
bot-unknown = Бота «{ $found }» нет. Выберите { $known }.
bot-failed = Бот «{ $bot }» из пакета { $distribution } не сработал. Выберите другого бота или установите другую версию его пакета.
bot-not_to_act = { $seat }: сейчас решать нечего. Решает { $to_act }: спросите об этом месте или не указывайте место.
bot-coins = Мест { $seats }, а монеты указаны для { $found }. Укажите число для каждого места или не указывайте вовсе.
engine-bug = Ошибка движка ({ $what } в { $where }). Игра не изменилась; сообщите, пожалуйста, о запросе.
