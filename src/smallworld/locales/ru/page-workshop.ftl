### The workshop: races, powers and boards of one's own, and how they come to a table.
###
### $kind is “race” or “power”. A tile is a race banner or a power badge; a pack is a small collection of
### tiles and boards that people give each other. What the rules of a tile say is in traits.ftl.

## The bench

workshop-lead = В коробке есть пустое знамя и пустой жетон способности. Заполните их: придумайте народ или способность, взгляните на карточку, испытайте против ботов, узнайте, есть ли баланс, и играйте с друзьями.
workshop-make = Сделать что-то новое
workshop-make-race = Новый народ
    .about = Со своим умением
workshop-make-power = Новая способность
    .about = Для любого народа
workshop-make-board = Новое поле
    .about = Начнёт случай, доделаете вы
workshop-untitled = Без названия
workshop-untitled-board = Моё поле
workshop-own = На этом устройстве
workshop-own-nothing = Здесь пока пусто. Создайте что-нибудь выше или скопируйте набор с сервера и переделайте его.
workshop-unfinished = Ещё не готово
workshop-server = На этом сервере
workshop-server-nothing = На этом сервере наборов нет.
workshop-looking = Ищем наборы…
workshop-gone = Этого здесь больше нет.
workshop-count-races = { $count ->
    [one] { $count } народ
    [few] { $count } народа
   *[many] { $count } народов
  }
workshop-count-powers = { $count ->
    [one] { $count } способность
    [few] { $count } способности
   *[many] { $count } способностей
  }
workshop-count-boards = { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[many] { $count } полей
  }
workshop-count-nothing = Пусто

## Files

workshop-import = Из файла
    .about = Откройте набор, который вам прислали или который вы сохранили раньше. Сначала он будет проверен.
workshop-import-read = Открыть
workshop-import-line = Строка { NUMBER($line, useGrouping: 0) }: { $message }
workshop-import-too-large = Этот файл слишком велик. В наборе может быть не больше 64 КБ.
workshop-export = Сохранить в файл
workshop-copy = Копировать текст

## A pack

workshop-tiles = Народы и способности
workshop-boards = Поля
workshop-no-boards = В этом наборе нет полей.
workshop-use = Играть за столом
workshop-take-copy = Скопировать к себе
workshop-change = Изменить
workshop-drop = Удалить: { $name }
workshop-delete = Удалить
    .about = Набор «{ $title }» будет удалён с этого устройства. Если он ещё может пригодиться, сначала сохраните его в файл.
    .yes = Удалить
workshop-to-pack = Назад: «{ $title }»
workshop-about = О наборе
    .about = { $id } { $version }
workshop-about-title = Название
workshop-about-about = В двух словах
workshop-about-author = Автор
workshop-about-licence = Что другим можно с ним делать
workshop-about-version = Версия
workshop-about-id = Имя в записях

## Cards

workshop-kind-race = Народ
workshop-kind-power = Способность
workshop-card-race = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
  }, всего { $supply }
# $lender is a race of the box.
workshop-card-borrows = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
  } взаймы у { $lender_genitive }, которые выходят из игры
workshop-card-power = { $tokens ->
    [0] Не даёт народу жетонов
    [one] Даёт народу { $tokens } жетон
    [few] Даёт народу { $tokens } жетона
   *[many] Даёт народу { $tokens } жетонов
  }
# $on: yes, no. $reading is a rule in the words of the pack, without a full stop.
workshop-reading = { $on ->
    [yes] Источники расходятся. Здесь играют так: { $reading }
   *[no] Источники расходятся. Другое прочтение: { $reading }
  }
workshop-readings = Правила, в которых источники расходятся

## The form of a tile

workshop-new-race = Новый народ
workshop-new-power = Новая способность
workshop-first = Имя, эмблема и жетоны
workshop-name = { $kind ->
    [power] Название способности
   *[race] Название народа
  }
workshop-name-like = { $kind ->
    [power] Светящие
   *[race] Болотники
  }
workshop-words = Другие тексты
    .about = Другие языки, формы имени, правило своими словами
workshop-own-rule = Правило своими словами
    .about = Если оставить пустым, оно сложится на всех языках из того, что выбрано выше.
workshop-forms = Формы имени в предложениях
# $form is the name of a form of names.ftl: “one” is one of the race, the others differ by language.
workshop-form = { $form ->
    [inside] Внутри предложения
    [one] Один из них
    [few] После 2, 3, 4
    [many] После 5 и больше
    [genitive] Родительный (кого?)
    [dative] Дательный (кому?)
    [instrumental] Творительный (кем?)
    [feminine] Перед словом «способность»
   *[other] { $form }
  }
workshop-other-languages = На других языках
workshop-emblem = Эмблема
workshop-emblem-letters = Буквы имени
workshop-emblem-own = Ваша картинка
workshop-emblem-upload = Загрузить SVG
workshop-emblem-too-large = Картинка слишком велика: в эмблеме может быть не больше 20 КБ. Упростите её.
workshop-emblem-named = { $id ->
    [flame] Пламя
    [sun] Солнце
    [moon] Луна
    [star] Звезда
    [drop] Капля
    [wave] Волны
    [leaf] Лист
    [tree] Дерево
    [mushroom] Гриб
    [feather] Перо
    [paw] Лапа
    [eye] Глаз
    [tower] Башня
    [hammer] Молот
    [anchor] Якорь
    [key] Ключ
   *[other] { $id }
  }
workshop-tokens = { $kind ->
    [power] Жетонов от способности
   *[race] Жетонов у народа
  }
    .about = Не больше { $most }. Чем сильнее умение, тем меньше жетонов.
workshop-source = Откуда его жетоны?
workshop-source-own = Свои
    .about = Здесь они есть всегда. За настоящим столом понадобятся дополнительные фишки.
workshop-source-borrowed = Взаймы
    .about = Как в правилах: народ из коробки одалживает свои жетоны и выходит из игры.
workshop-supply = Жетонов всего
    .about = С самым большим жетоном способности нужно { $needed }.
workshop-lender-who = Кто одолжит?
workshop-lender = { $supply ->
    [one] { $race }: { $supply } жетон
    [few] { $race }: { $supply } жетона
   *[many] { $race }: { $supply } жетонов
  }
workshop-less = Меньше: { $label }
workshop-more = Больше: { $label }
# Stands where kinds of regions will be listed: “A token less to conquer: choose below.”
workshop-kinds-open = выберите ниже
workshop-mechanics = Что умеет
workshop-find = Найти свойство
    .placeholder = монеты, кубик, упадок…
workshop-found = { $count ->
    [0] Ничего не найдено. Попробуйте другое слово.
    [one] Найдено { $count } свойство
    [few] Найдено { $count } свойства
    [many] Найдено { $count } свойств
   *[other] Найдено { $count } свойства
  }
workshop-nothing-said = Ничего особенного
workshop-preview = Карточка
workshop-checking = Проверяем…
workshop-sound = Всё в порядке
workshop-faults = Осталось исправить: { $count }
workshop-try = Пробная партия
    .about = Вы и два бота. Новинка лежит первой в ряду.
workshop-try-unnamed = { $kind ->
    [power] Сначала дайте способности имя.
   *[race] Сначала дайте народу имя.
  }
workshop-try-short = Испытать
workshop-try-pack = Пробная партия: { $title }

## The groups of the form; traits.ftl has the labels of the keys in them

workshop-group-conquest = Захваты
workshop-group-defence = Оборона
workshop-group-coins = Монеты
workshop-group-conditions = Монеты с условием
workshop-group-events = Монеты из рук в руки
workshop-group-column = Выбор народа
workshop-group-movement = Передвижение
workshop-group-tokens = Жетоны
workshop-group-redeployment = Перераспределение
workshop-group-pieces = Особые жетоны
workshop-group-markers = Метки
workshop-group-decline = Упадок

## Is it fair?

workshop-balance = Есть ли баланс?
    .about = { $kind ->
        [power] Боты играют партии, где можно выбрать эту способность, и считают, сколько она приносит по сравнению со всеми способностями из коробки.
       *[race] Боты играют партии, где можно выбрать этот народ, и считают, сколько он приносит по сравнению со всеми народами из коробки.
      }
workshop-balance-how-many = Насколько точно?
workshop-balance-games = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
  }
workshop-balance-size = { $games ->
    [100] Первое представление, зато быстро.
    [400] Хватит, чтобы подобрать число жетонов.
   *[other] Точнее некуда. Сделайте перерыв.
  }
workshop-balance-begin = Пусть боты играют
workshop-balance-stop = Остановить
# $state: waiting, running
workshop-balance-running = { $state ->
    [waiting] Ждём очереди; начнётся само.
   *[other] Сыграно игр: { $done } из { $of }.
  }
workshop-balance-failed = Не получилось. Попробуйте снова.
# $verdict: too_weak, weak, fair, strong, too_strong
workshop-verdict = { $verdict ->
    [too_weak] { $name }: слишком слабо
    [weak] { $name }: довольно слабо
    [strong] { $name }: довольно сильно
    [too_strong] { $name }: слишком сильно
   *[fair] { $name }: сбалансировано
  }
# Estimates come as text, with the ends of the range they are surely in: $lead, $lead_low, $lead_high and so on.
workshop-balance-lead = Монеты в конце по сравнению со средним из коробки: { $lead } (почти наверняка от { $lead_low } до { $lead_high }).
workshop-balance-lift = Разница в победах на сто игр: { $lift } (от { $lift_low } до { $lift_high }).
workshop-balance-turn = Монет за ход: { $turn }. Сыграно игр: { $games }.
workshop-fair = Если жетонов будет { $fair }, а не { $tokens }, получится примерно так же хорошо, как то, что есть в коробке.
workshop-fair-now = С нынешним числом жетонов это примерно так же хорошо, как то, что есть в коробке.
workshop-fair-none = Никакое число жетонов не даст баланса; измените умения.
workshop-partners-best = Лучшие сочетания
workshop-partners-worst = Худшие сочетания
workshop-partner-lead = монет: { $lead }
workshop-chart = На сколько монет лучше или хуже среднего из коробки

## Boards

workshop-generator = Генератор
workshop-regions = { $regions ->
    [one] { $regions } регион
    [few] { $regions } региона
   *[many] { $regions } регионов
  }
    .about = На поле из коробки их { $usual }.
workshop-seed = Номер поля
workshop-another = Другое поле
workshop-board-making = Рисуем поле…
workshop-board-map = Поле. Стрелки ведут по нему, Enter выбирает регион.
# $state: making, drawing, wrong, sound
workshop-board-state = { $state ->
    [making] Создаём поле…
    [drawing] Рисуем ваши изменения…
    [wrong] Осталось исправить: { $count }
   *[sound] Всё в порядке. Регионов: { $regions }, из них суша: { $land }, забытых племён: { $tribes }
  }
workshop-board-whole = Всё поле
workshop-board-play = Сыграть на этом поле
workshop-board-anew = Создать другое поле?
    .about = Всё, что вы изменили сами, пропадёт.
    .yes = Создать другое
workshop-rounds = Раунды
# $what is a list such as “forest, mine”; $tribe: true, false
workshop-region = { $name } ({ $number }): { $what }{ $tribe ->
    [true] , забытое племя
   *[false] {""}
  }
workshop-region-none = Нажмите на регион на поле, чтобы изменить его.
workshop-region-change = Изменить этот регион
workshop-region-name = Название региона { $number }
workshop-region-show = Показать регион { $number }
workshop-terrain = Местность
workshop-symbols = Символы
workshop-tribe = Забытое племя

## The shelf

shelf-lead = Все наборы этого сервера и этого устройства. Ищите народ, правило или автора.
shelf-search = Искать наборы и карточки
    .placeholder = гоблины, болото, упадок…
shelf-found = { $count ->
    [0] Ничего не найдено. Попробуйте другое слово.
    [one] { $count } набор
    [few] { $count } набора
    [many] { $count } наборов
   *[other] { $count } набора
  }
# $section: table, own, base, expansion, example, installed
shelf-section = { $section ->
    [table] За этим столом
    [own] На этом устройстве
    [base] Базовая игра
    [expansion] Дополнения
    [example] Примеры
   *[installed] Установлено на этом сервере
  }
shelf-here = Используется за вашим столом
shelf-to-table = Назад к столу
shelf-version = Версия:
shelf-author = Автор:
shelf-licence = Лицензия:
shelf-languages = Языки:
# Instead of a list of languages.
shelf-every-language = все { $count }
shelf-hash = Хеш:
shelf-tiles-found = { $count ->
    [one] Найдена { $count } карточка
    [few] Найдены { $count } карточки
    [many] Найдено { $count } карточек
   *[other] Найдено { $count } карточки
  }

## At a table

workshop-at-table = Наборы и поле
workshop-at-table-summary = { $packs ->
    [0] { $board ->
        [box] Как в коробке
        [random] Случайное поле
       *[own] Поле из набора
      }
    [one] { $board ->
        [box] { $packs } набор
        [random] { $packs } набор, случайное поле
       *[own] { $packs } набор, поле из набора
      }
    [few] { $board ->
        [box] { $packs } набора
        [random] { $packs } набора, случайное поле
       *[own] { $packs } набора, поле из набора
      }
   *[many] { $board ->
        [box] { $packs } наборов
        [random] { $packs } наборов, случайное поле
       *[own] { $packs } наборов, поле из набора
      }
  }
workshop-packs-which = Выберите наборы
workshop-packs-most = За столом — не больше восьми наборов.
workshop-packs-none = Наборов пока нет.
workshop-to-workshop = Открыть мастерскую
workshop-mix = Как их смешать?
workshop-mix-added = Добавить к коробке
    .about = Всё из коробки и из наборов.
workshop-mix-only = Только наборы
    .about = Только народы и способности из наборов. Если чего-то в наборах нет совсем, оно берётся из коробки.
workshop-mix-blank = Пустые знамя и жетон
    .about = Как в правилах: один народ на пустом знамени, одна способность на пустом жетоне.
workshop-blank-race = На пустом знамени
workshop-blank-power = На пустом жетоне способности
workshop-blank-none = Ничего
workshop-board-which = Поле
workshop-board-box = Из коробки
workshop-board-random = Случайное
workshop-board-of = { $title }
workshop-board-for = { $seats ->
    [one] Это поле для { $seats } игрока.
    [few] Это поле для { $seats } игроков.
   *[many] Это поле для { $seats } игроков.
  }
workshop-cards = Карточки этих наборов
workshop-cards-here = Наборы за этим столом
# $mode: added, only, blank
workshop-cards-about = { $mode ->
    [only] За этим столом эти народы и способности — вместо тех, что в коробке.
    [blank] За этим столом пустое знамя и пустой жетон способности заполнены так.
   *[added] За этим столом к народам и способностям из коробки добавлены эти.
  }
