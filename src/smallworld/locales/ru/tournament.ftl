### Tournaments: list, form, one tournament, and the big screen.

tour-title = Турниры
tour-lead = От записи до итоговой таблицы, за столами на двух–пятерых.
tour-looking = Ищем турниры…
tour-none = Турниров пока нет.
tour-all = Все турниры
tour-open = Открыть турнир
tour-entered = Вы участвуете
tour-players-of = Игроки: { $count } из { $most }
tour-status-open = Идёт запись
tour-status-running = Идёт
tour-status-finished = Завершён
tour-status-cancelled = Отменён
tour-round-of = Тур { $round } из { $rounds }
tour-at-table = { $count ->
    [one] { $count } игрок за столом
    [few] { $count } игрока за столом
   *[other] { $count } игроков за столом
  }
tour-per-move = { $time } на ход
tour-per-game = { $time } на партию

## Opening one

tour-name = Название турнира
tour-organiser-name = Ваше имя
tour-format = Система
tour-format-swiss = Швейцарская
    .about = Встречаются игроки с примерно равными очками.
tour-format-round_robin = Круговая
    .about = Каждый встречается с каждым, насколько возможно поровну.
tour-format-knock_out = На выбывание
    .about = Лучшие за каждым столом идут дальше, пока не останется один стол.
tour-seats = Игроков за столом
tour-advance = Проходят дальше от стола
tour-rounds = Туров
tour-rounds-auto = Сколько потребуется
tour-clock = Время на обдумывание
tour-fewest = Игроков не меньше
tour-most = Игроков не больше
tour-bots = Боты-участники
tour-bots-none = Нет
tour-bot-level = Уровень ботов
tour-fill = Боты занимают пустые места
    .on = Все столы полные.
    .off = Столы могут быть меньше, и кто-то может остаться без соперника.
tour-board = Поле
tour-board-printed = Из коробки
tour-board-random = Одно случайное поле для всех
tour-start = Начало
tour-start-button = Когда я начну
tour-start-time = В назначенное время
tour-start-at = Время начала
tour-host-key = Ключ хозяина
tour-create = Открыть запись
tour-close-form = Не сейчас

## Taking part

tour-your-part = Ваше участие
tour-join = Записаться
tour-leave = Отменить запись
tour-withdraw = Выйти из турнира
tour-withdraw-sure = Вы больше не играете и не сможете вернуться. Ваши результаты останутся.
tour-sit-out = Пропустить
tour-come-back = Играть снова
tour-start-now = Начать
tour-cancel = Отменить турнир
tour-cancel-sure = Турнир закончится для всех. Начатые партии можно доиграть.
tour-remove = Убрать: { $name }
tour-go = К своему столу
tour-table-ready = Ваш стол готов.
tour-you-are-in = Вы записаны. Не закрывайте страницу: она приведёт вас к столу.
tour-you-wait = Ваш стол доиграл. Следующий тур начнётся, когда доиграют все.
tour-you-bye = В этом туре у вас нет соперника: это считается победой.
tour-you-sit-out = Вы пропускаете туры, пока не вернётесь.
tour-you-out = Вы выбыли.
tour-you-withdrew = Вы вышли из турнира.
tour-starts-at = Начало: { $time }
tour-starts-organiser = Турнир проводит и начинает { $name }.
tour-reason-organiser = Его отменил организатор.
tour-reason-host = Его отменил хозяин сервера.
tour-reason-too_few = К началу было слишком мало игроков.
tour-reason-never_started = Его никто не начал.

## Rounds and standings

tour-winner = Победитель турнира: { $name }
tour-round = Тур { $round }
tour-tables-over = Доиграно столов: { $over } из { $tables }
tour-table = Стол { $number }
tour-watch = Следить
tour-watch-at = Следить за столом { $number }
tour-look = Смотреть
tour-look-at = Смотреть стол { $number }
tour-coins-of = Монеты: { $coins }
tour-points-of = { $points } очк.
tour-gave-up = Сдача
tour-byes = Без соперника: { $names }
tour-absent-list = Пропускают: { $names }
tour-filler = Бот
tour-nobody = Пока никто не записался.
tour-withdrawn = вне турнира
tour-absent = пропускает
tour-standings = Таблица
tour-place = Место
tour-player = Игрок
tour-points = Очки
tour-opponents = Соперники
tour-coins = Монеты
tour-wins = Победы
tour-ties = При равенстве очков решают средние очки соперников, доля монет (1 — средняя), выигранные столы и жребий.
tour-csv = Результаты (CSV)
tour-screen = Большой экран
tour-copy-link = Скопировать ссылку
tour-scan = Отсканируйте и запишитесь
