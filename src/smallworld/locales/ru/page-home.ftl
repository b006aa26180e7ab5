### The page before a game: title page, new table, joining, own tables, records, results, settings.
###
### $level is the id of a bot: “easy”, “normal”, “hard”, “master” or “grandmaster”; others may come by packs.

## Small parts that many screens share

kit-offline = Сервер не отвечает. Ничего не изменилось; проверьте связь и попробуйте снова.
kit-refused = Сервер это отклонил.
kit-again = Ещё раз
kit-account = Задать имя и ключ доступа
kit-sign-in = Войти
kit-look-again = Обновить
kit-close = Закрыть
kit-cancel = Отмена
kit-copied = Скопировано
kit-copy-link = Копировать ссылку
kit-qr = QR-код
kit-qr-hide = Скрыть QR-код
kit-qr-about = QR-код со ссылкой
kit-reach-network = Ссылки ведут на { $address }: они работают на всех устройствах вашей сети.
kit-reach-loopback = Ссылки работают только на этом компьютере. Для других в вашей сети запустите сервер командой { $command }; docs/hosting.md объясняет, как открыть доступ дальше.
kit-copy-by-hand = Браузер не даёт копировать. Выделите и скопируйте сами: { $text }
kit-share = Поделиться
kit-invite = Ссылка на место { $number }
kit-watch-link = Ссылка для зрителей
kit-free-seat = Свободное место
kit-somebody = Кто-то
kit-corner = Это устройство
kit-to-candle = Включить свечи
kit-to-day = Включить дневной свет
# Names that are suggested to a player without one, between commas: first names that are short
# and at home in your language.
kit-names = Аня, Боря, Вера, Глеб, Даша, Егор, Женя, Зоя, Игорь, Катя, Лёва, Мила, Митя, Настя, Олег, Поля, Рита, Саша, Тоня, Ульяна, Федя, Юля, Яна, Яша

## Title page

home-title = Маленький мир
home-page-title = { $title } · Маленький мир
home-tagline = Народы поднимаются, захватывают земли и угасают. Разбогатейте, пока мир не стал слишком тесен.
home-other-person = Игрок { $number }
home-your-name = Ваше имя
home-ask-name = Как вас называть?
home-another-name = Предложить другое имя
home-playing-as = Ваше имя: { $name }.
home-change-name = Сменить
home-play = Играть
home-learn = Впервые здесь? Научим за пять минут
    .on = Продолжить урок
home-laying-out = Раскладываем поле…
home-how-many = Игроки
home-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
  }
home-how-good = Уровень ботов
home-level = { $level ->
    [easy] Лёгкий
    [normal] Обычный
    [hard] Сложный
    [master] Мастер
    [grandmaster] Гроссмейстер
   *[other] { $level }
  }
home-play-summary = { $level ->
    [easy] { $bots ->
        [1] Вы против лёгкого бота, раундов: { $rounds }
       *[other] Вы против { $bots } лёгких ботов, раундов: { $rounds }
      }
    [hard] { $bots ->
        [1] Вы против сложного бота, раундов: { $rounds }
       *[other] Вы против { $bots } сложных ботов, раундов: { $rounds }
      }
    [master] { $bots ->
        [1] Вы против бота-мастера, раундов: { $rounds }
       *[other] Вы против { $bots } ботов-мастеров, раундов: { $rounds }
      }
    [grandmaster] { $bots ->
        [1] Вы против бота-гроссмейстера, раундов: { $rounds }
       *[other] Вы против { $bots } ботов-гроссмейстеров, раундов: { $rounds }
      }
   *[other] { $bots ->
        [1] Вы против бота, раундов: { $rounds }
       *[other] Вы против { $bots } ботов, раундов: { $rounds }
      }
  }
home-more-ways = Другие способы играть
home-new = Новый стол
home-new-about = Друзья, боты или те и другие; ваши правила
home-continue = Продолжить
home-continue-looking = Ищем ваши игры…
home-continue-unknown = Список игр сейчас недоступен
home-continue-about = { $games ->
    [0] Начатых игр нет
    [1] { $yours ->
        [0] Идёт одна игра
       *[other] Одна игра, и ход за вами
      }
    [one] { $yours ->
        [0] Идёт { $games } игра
       *[other] { $games } игра, ждут вашего хода: { $yours }
      }
    [few] { $yours ->
        [0] Идут { $games } игры
       *[other] { $games } игры, ждут вашего хода: { $yours }
      }
   *[many] { $yours ->
        [0] Идут { $games } игр
       *[other] { $games } игр, ждут вашего хода: { $yours }
      }
  }
home-join = Присоединиться
home-join-about = По ссылке друга или за открытый стол
    .people = Найдите игроков или войдите по ссылке друга
home-watch = Смотреть ботов
home-watch-about = { $level ->
    [easy] { $bots ->
        [one] Играет { $bots } лёгкий бот, вы смотрите
        [few] Играют { $bots } лёгких бота, вы смотрите
       *[many] Играют { $bots } лёгких ботов, вы смотрите
      }
    [hard] { $bots ->
        [one] Играет { $bots } сложный бот, вы смотрите
        [few] Играют { $bots } сложных бота, вы смотрите
       *[many] Играют { $bots } сложных ботов, вы смотрите
      }
    [master] { $bots ->
        [one] Играет { $bots } бот-мастер, вы смотрите
        [few] Играют { $bots } бота-мастера, вы смотрите
       *[many] Играют { $bots } ботов-мастеров, вы смотрите
      }
    [grandmaster] { $bots ->
        [one] Играет { $bots } бот-гроссмейстер, вы смотрите
        [few] Играют { $bots } бота-гроссмейстера, вы смотрите
       *[many] Играют { $bots } ботов-гроссмейстеров, вы смотрите
      }
   *[other] { $bots ->
        [one] Играет { $bots } бот, вы смотрите
        [few] Играют { $bots } бота, вы смотрите
       *[many] Играют { $bots } ботов, вы смотрите
      }
  }
home-records = Открыть запись
home-records-about = Посмотреть сохранённую игру или доиграть её
home-results = Результаты
home-results-about = { $games ->
    [0] Ваши сыгранные игры
    [1] { $won ->
        [0] Одна игра сыграна
       *[other] Одна игра сыграна и выиграна
      }
   *[other] Сыграно игр: { $games }, выиграно: { $won }
  }
home-unofficial = Неофициальный любительский проект, не связанный с Days of Wonder. Все рисунки и тексты наши собственные.
home-version = Версия { $version }
home-way-home = На главную

## New table

new-title = Новый стол
new-who = Кто играет?
new-seat = Место { $number }
new-who-me = Я
new-who-friend = Друг, по ссылке
new-who-device = Другой игрок за этим устройством
new-who-bot = { $level ->
    [easy] Лёгкий бот
    [normal] Обычный бот
    [hard] Сложный бот
    [master] Бот-мастер
    [grandmaster] Бот-гроссмейстер
   *[other] Бот: { $name }
  }
new-name-of = Имя игрока на месте { $number }
new-friend-about = Вы получите ссылку для друга.
new-level-about = { $level ->
    [easy] Ошибается, как новичок.
    [normal] Играет толково.
    [hard] Думает наперёд и мало что прощает.
    [master] Просчитывает каждый план до самого конца.
    [grandmaster] Просчитывает и ответы соперников. Сильнее никого нет.
   *[other] Играет сам по себе.
  }
new-shuffled = Случайный порядок мест
    .on = Места разыгрываются при создании стола.
    .off = Места остаются как здесь; начинает место 1.
new-how = Как будете играть?
new-coins = Монеты других
new-coins-hidden = Скрыты
    .about = Запасы скрыты до конца игры.
new-coins-open = Открыты
    .about = Все видят, сколько у кого монет.
new-clock = Часы
new-clock-none = Нет
    .about = Время не ограничено.
new-clock-move = На каждый ход
    .about = Если время вышло, этот ход делает бот.
new-clock-game = На всю игру
    .about = Если время вышло, доигрывает бот.
new-clock-time = Время
new-rated = Рейтинговая партия
    .on = Результат меняет рейтинг игроков: часы, скрытые монеты, без подсказок, отменить можно только одно действие. Кто сдался или просрочил время, тот последний.
    .off = Результат не меняет рейтинг.
new-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
  }
new-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
  }
new-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
  }
new-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
  }
new-company = Доступ и замены
new-company-summary = { $door ->
    [public] { $absent ->
        [wait] Открытый стол, ждёт всех
       *[other] Открытый стол, бот подменяет
      }
   *[private] { $absent ->
        [wait] Закрытый стол, ждёт всех
       *[other] Закрытый стол, бот подменяет
      }
  }
new-door = Кто может сесть?
new-private = Закрытый
    .about = Только те, у кого есть ваша ссылка.
new-public = Открытый
    .about = Любой: стол виден в разделе «Присоединиться».
new-absent = Если кого-то нет
new-absent-wait = Ждать
    .about = Игра ждёт, пока игрок не вернётся.
new-absent-bot = Бот выручает
    .about = Через минуту за игрока ходит бот, пока тот не вернётся.
new-absent-bot_for_good = Бот занимает место
    .about = Через минуту место насовсем переходит к боту.
new-watch = Зрители
    .on = Смотреть может каждый, у кого есть ссылка на стол.
    .off = Только те, у кого есть ссылка для зрителей.
new-chat = Чат
    .on = Игроки могут писать друг другу.
    .off = Без чата.
new-hints = Подсказки
    .on = Игроки могут спросить, что сделал бы бот.
    .off = Без подсказок.
new-options = Варианты правил
new-options-summary = { $count ->
    [0] Стандартные
    [one] { $count } изменение
    [few] { $count } изменения
   *[many] { $count } изменений
  }
new-options-reset = Вернуть стандартные
new-board-picture = { $seats ->
    [one] Поле на { $seats } игрока
    [few] Поле на { $seats } игроков
   *[many] Поле на { $seats } игроков
  }
new-board = Игроков: { $seats } · регионов: { $regions } · раундов: { $rounds }
new-make = Создать стол
new-summary = { $friends ->
    [0] { $here ->
        [1] { $bots ->
            [1] Вы и бот
            [one] Вы и { $bots } бот
            [few] Вы и { $bots } бота
           *[many] Вы и { $bots } ботов
          }
       *[other] { $bots ->
            [0] Игроков за этим устройством: { $here }
            [1] Игроков за этим устройством: { $here }, и бот
           *[other] Игроков за этим устройством: { $here }, ботов: { $bots }
          }
      }
    [1] { $bots ->
        [0] Друг по ссылке; она появится за столом
        [1] Друг по ссылке и бот
        [one] Друг по ссылке и { $bots } бот
        [few] Друг по ссылке и { $bots } бота
       *[many] Друг по ссылке и { $bots } ботов
      }
   *[other] { $bots ->
        [0] Друзей по ссылке: { $friends }; ссылки появятся за столом
        [1] Друзей по ссылке: { $friends }, и бот
       *[other] Друзей по ссылке: { $friends }, ботов: { $bots }
      }
  }
new-summary-bots = Играют только боты, вы смотрите
new-summary-for-others = Играют другие, вы смотрите

## Joining

join-title = Присоединиться
join-lead = Сядьте за чужой стол.
join-by-link = По ссылке
join-link = Ссылка или код стола
join-link-like = https://…/table/…
join-go = К столу
join-wrong-link = Эта ссылка не ведёт к столу. Проверьте, что вставили её целиком.
join-sitting-down = Садимся…
join-tournaments = Турниры
join-tournaments-look = Смотреть турниры
join-public = Открытые столы
join-looking = Ищем открытые столы…
join-nothing = Открытых столов сейчас нет. Создайте свой, и другие найдут его здесь.
join-open-seats = { $count ->
    [0] Все места заняты
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
  }
join-sit-down = Сесть
join-watch = Смотреть

## Столы, которые ждут игрока

waiting-title = { $count ->
    [0] Для вас
    [one] Вас ждёт { $count } игра
    [few] Вас ждут { $count } игры
   *[many] Вас ждёт { $count } игр
}
waiting-game = Ваш ход – за столом { $names }
waiting-ready = Новый стол – за ним { $names }
waiting-challenge = { $name } бросает вам вызов
waiting-all = Все ваши игры

## Own tables

tables-title = Ваши столы
tables-looking = Ищем ваши игры…
tables-nothing = Вы пока не сидите ни за одним столом. Начните игру!
tables-going = Идут
tables-ended = Окончены
tables-acts = сейчас решает
tables-your-turn = Ваш ход
tables-waits-for = Сейчас решает { $name }
tables-waits-for-friends = { $count ->
    [1] Ждём, пока сядет друг
   *[other] Ждём, пока сядут друзья ({ $count })
  }
tables-over = Игра окончена
tables-round = Раунд { $round } из { $rounds } · { $when }
tables-look = Посмотреть

## Records

records-title = Открыть запись
records-lead = Запись — это целая игра в виде текста. Посмотрите её или продолжите с любого момента.
records-drop = Перетащите запись сюда (файл с окончанием .swg) или
records-choose = Выберите файл
records-reading = Читаем…
records-paste = Или вставьте текст
records-like = smallworld 1…
records-open = Открыть
records-too-large = Для записи этот файл слишком велик. Прочесть можно не больше { NUMBER($most) } знаков.
records-unreadable = Браузер не может открыть «{ $file }». Выберите файл ещё раз или вставьте текст ниже.
# $file is “none” if the text was pasted.
records-failed = { $file ->
    [none] Не удалось прочитать текст как игру
   *[other] Не удалось прочитать «{ $file }» как игру
  }
records-read = { $file ->
    [none] Текст прочитан, все строки верны.
   *[other] Файл «{ $file }» прочитан, все строки верны.
  }
records-wrong-lines = Строки вокруг ошибки
records-opened = Запись
records-names = { $names }: { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[many] { $lines } строк
  }
records-won = { $count ->
    [1] Победитель: { $winners }.
   *[other] Победители: { $winners }.
  }
records-not-over = Не окончена, раунд { $round }.
records-another = Открыть другую
records-watch = Смотреть
records-go-on = Играть дальше
records-no-viewer = Показать повтор сейчас нельзя. Но играть дальше можно с любой строки.
records-from-where = Откуда начать?
records-after-line = После строки { $line } из { $lines }
records-beginning = С самого начала.

## Results

results-title = Результаты
results-lead = Ваши сыгранные игры; хранятся только на этом устройстве.
results-nothing = Сыгранных игр пока нет. Первая появится здесь.
results-games = Игры
results-won = Победы
results-best = Рекорд
results-average = Монет в среднем
results-you-won = Победа
results-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }
results-forget = Очистить список
results-forget-words = Все результаты на этом устройстве будут удалены. Сами игры останутся на сервере.
results-forget-yes = Очистить

## Settings

settings-title = Настройки
settings-lead = Всё это остаётся на этом устройстве.
settings-theme = Оформление
settings-theme-auto = Как на устройстве
settings-theme-day = День
settings-theme-candle = Свеча
settings-language = Язык
settings-language-auto = Как в браузере
settings-pace = Анимация
settings-pace-slow = Медленно
settings-pace-normal = Обычно
settings-pace-fast = Быстро
settings-pace-off = Выкл.
settings-sound = Звук
    .about = Тихие звуки кубика, монет и вашего хода.
settings-sound-off = Выкл.
settings-sound-soft = Тихо
settings-sound-full = Громко
settings-sound-on = Включить звук
settings-sound-mute = Выключить звук
settings-notify = Уведомления
    .about = Сообщение, когда ваш ход, а вы в другой вкладке.
    .refused = Браузер блокирует уведомления. Разрешите их для этой страницы в настройках браузера, затем включите здесь.
    .none = Этот браузер не умеет их показывать.
settings-firsts = Подсказки новичку
    .about = Пара слов, когда что-то случается впервые. Выключите и включите, чтобы увидеть их снова.
settings-numbers = Номера регионов
    .about = В каждом регионе виден его номер, а где помещается — и название.
settings-colour = Ваш цвет
    .about = Игрок с этим цветом получит ваш, только на этом устройстве.
settings-colour-seat = Цвет места
settings-colour-0 = Красный
settings-colour-1 = Синий
settings-colour-2 = Жёлтый
settings-colour-3 = Чёрный
settings-colour-4 = Розовый
settings-holdings = Границы владений
    .about = По регионам видно, чьи они; регионы народа в упадке заштрихованы.
settings-wording = Улучшить текст
    .about = Что-то звучит не так? Выберите текст и напишите лучше. Предложения остаются на этом устройстве, пока вы сами не отправите файл.
settings-wording-start = Выбрать тексты
settings-me = Ваши устройства
    .about = Продолжайте на телефоне или другом компьютере: ваши места и столы перейдут с вами.
settings-me-open = Устройства и данные
settings-forget = Удалить мои данные
settings-forget-about = Удаляет ваше имя, настройки, результаты и ключи ваших мест, здесь и на сервере.
settings-forget-words = { $seats ->
    [0] Имя, настройки и результаты будут удалены. Отменить это нельзя.
    [1] Вы потеряете место за столом; имя, настройки и результаты будут удалены. Отменить это нельзя.
   *[other] Вы потеряете свои места за столами, всего { $seats }; имя, настройки и результаты будут удалены. Отменить это нельзя.
  }
settings-forget-person = Это удалит всё и на других ваших устройствах.
settings-forget-yes = Удалить всё
settings-forgotten = Всё удалено.

## Nothing there

not-found-title = Здесь водятся драконы
not-found-words = По этому адресу ничего нет. Может быть, ссылка устарела или неполная.
