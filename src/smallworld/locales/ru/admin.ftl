### The screen of the host of the server: /admin.

admin-title = Управление
admin-lead = Забота об этом сервере.
admin-looking = Загрузка…
admin-done = Готово.
admin-sign-in = Войти
admin-sign-in-about = Вставьте ключ этого сервера или выберите файл ключа. Вход действует здесь один час.
admin-sign-out = Выйти
admin-the-key = Ключ
admin-the-file = Выбрать файл ключа
admin-reports = Жалобы
admin-reports-all = Показывать и рассмотренные жалобы
admin-reports-none = Жалоб нет.
admin-reported-by = Жалоба от игрока { $name }, { $when }
admin-to-table = Открыть стол
admin-dismiss = Отклонить
admin-do-mute = Запретить чат
admin-do-ban = Заблокировать
admin-about-mute = Без чата; игрок играет дальше.
admin-about-ban = Ни мест, ни чата, ни поиска игроков.
admin-named-mute = Запретить чат: { $name }
admin-named-ban = Заблокировать: { $name }
admin-state-open = Не рассмотрено
admin-state-dismissed = Отклонено
admin-state-muted = Чат запрещён
admin-state-banned = Блокировка
admin-for = На какой срок
admin-for-good = Навсегда
admin-until = До { $when }
admin-seats = Места в текущих партиях
admin-seats-bot = Доиграет бот
admin-seats-concede = Сдаться
admin-reason = Причина, её увидит игрок
admin-bans = Блокировки
admin-bans-none = Никто не заблокирован.
admin-new-ban = Новая блокировка
admin-what = Что
admin-whom = Кого
admin-subject-seat = Игрок за столом
admin-subject-address = Адрес
admin-subject-device = Устройство
admin-subject-person = Человек
admin-name-seat = Стол и место, например k3x9m2p7q4ab 1
admin-name-address = Адрес или сеть, например 192.0.2.0/24
admin-name-device = Идентификатор устройства
admin-name-person = Идентификатор человека
admin-lift = Снять
admin-lift-named = Снять: { $name }
admin-tables = Столы
admin-tables-none = Столы не найдены.
admin-search = Игрок или идентификатор стола
admin-search-go = Найти
admin-seat-open = (свободно)
admin-table-over = окончена
admin-table-closed = закрыт
admin-table-round = раунд { $round }
admin-table-public = открытый
admin-table-private = закрытый для посторонних
admin-do-close = Закрыть стол
admin-about-close = Играть там больше будет нельзя. Партию по-прежнему можно смотреть.
admin-do-delete = Удалить стол
admin-about-delete = Партия, её чат и результаты будут удалены навсегда.
admin-work = Нагрузка
admin-process = Этот процесс
admin-draining = Он освобождается перед обновлением.
admin-live-connections = Живые соединения
admin-live-tables = Столы с посетителями
admin-tables-in-memory = Столы в памяти
admin-bot-tables = Столы, где сейчас ходит бот
admin-queue = Очередь
admin-task = Задача
admin-running = Выполняется
admin-waiting = Ожидает
admin-task-turn = Ходы ботов
admin-task-workshop = Наборы и файлы партий
admin-task-table = Новые столы с наборами
admin-task-job = Разборы
admin-task-bot_table = Столы только с ботами
admin-busiest = Самые активные адреса
admin-requests-left = Осталось запросов
admin-stored = Данные
admin-kept = Сколько хранятся данные
admin-kept-about = Это меняется в файле настроек сервера.
admin-kept-games = Партии без ходов
admin-kept-unstarted = Неиспользованные столы
admin-kept-reports = Жалобы
admin-kept-audit = Журнал действий
admin-counts = Что хранится
admin-count-games = Партии
admin-count-people = Люди
admin-count-reports = Жалобы
admin-count-bans = Блокировки
admin-count-audit = Записи журнала
admin-copies = Копии базы данных
admin-copies-off = Чтобы делать копии здесь, укажите папку в настройках: admin.backups.
admin-copy-start = Сделать копию
admin-copy-running = Копирование…
admin-copy-failed = Последняя копия не удалась:
admin-megabytes = { $size } МБ
admin-audit = Журнал
admin-audit-none = Пока ничего.
admin-audit-more = Показать более ранние
admin-who-key = командная строка
admin-who-page = эта страница
admin-who-server = сервер сам
admin-did-session = Вход
admin-did-ban = Блокировка
admin-did-mute = Запрет чата
admin-did-lift-ban = Блокировка снята
admin-did-lift-mute = Запрет чата снят
admin-did-report-dismiss = Жалоба отклонена
admin-did-report-mute = Жалоба: чат запрещён
admin-did-report-ban = Жалоба: блокировка
admin-did-seat-bot = Место отдано боту
admin-did-seat-concede = Место сдано
admin-did-filter = Фильтр слов: слова скрыты
admin-did-close = Стол закрыт
admin-did-delete = Стол удалён
admin-did-delete-games = Старые партии удалены
admin-did-delete-reports = Старые жалобы удалены
admin-did-block = Адрес или устройство заблокированы
admin-did-unblock = Блокировка или квота снята
admin-did-quota = Квота задана
admin-did-drain = Процесс освобождён
admin-did-resume = Процесс снова принимает запросы
admin-did-backup = Начато копирование базы
admin-for-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
  }
admin-for-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
  }
admin-excerpt = { $count ->
    [one] Чат ({ $count } сообщение)
    [few] Чат ({ $count } сообщения)
   *[other] Чат ({ $count } сообщений)
  }
