### The log, the chat and what happened meanwhile.

## The log

log-title = Журнал
log-lines = Что произошло, строка за строкой
log-empty = Пока ничего не произошло.
log-before = Подготовка
log-round = Раунд { $round }
log-earlier-turns = { $count ->
    [one] { $count } более ранний ход
    [few] { $count } более ранних хода
   *[many] { $count } более ранних ходов
  }
log-newest = К последней строке
log-taken-back = Шаг отменён.
# $places is a list such as “2 in Old Mill (7), 1 in Fen (9)”.
log-placed = { $declined ->
    [yes] { $seat } расставляет { $people_genitive } в упадке: { $places }.
   *[no] { $seat } расставляет { $people_genitive }: { $places }.
  }
log-camps = { $seat }: { $people_inside } разбивают лагеря: { $places }.
log-placed-there = { $region } — { $count }

## Who sits where

log-seat-sits_down = { $name } садится за стол.
log-seat-leaves = { $before } покидает стол. Место свободно.
log-seat-leaves_to_bot = { $before } покидает стол. Дальше играет бот.
log-seat-bot_plays = { $name }: подменяет бот.
log-seat-plays_again = { $name } снова в игре.
log-seat-gives_up = { $name } сдаётся.
log-seat-renamed = { $before } меняет имя на { $name }.

## The end

log-rematch = Начался реванш.
log-closed-conceded = Стол закрыт: все остальные сдались.
log-closed-nobody-is-left = Стол закрыт: играть больше некому.
log-closed-closed-by-the-host = Владелец сервера закрыл стол.
log-closed-unreadable = Эта версия игры не может воспроизвести стол дальше. На него можно только смотреть.
log-closed-otherwise = Стол закрыт: { $reason }.

## Looking back

log-looking = Вы смотрите раунд { $round }, ходит { $seat }
log-looking-start = Вы смотрите начало игры
log-back-to-now = Назад в игру
log-earlier = На шаг раньше
log-later = На шаг позже
log-try-again = Играть отсюда
log-try-again-hint = Новый стол начнётся с этого момента. Этот останется как есть.

## Chat

log-chat = Чат
log-chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
  }
log-chat-empty = Сообщений пока нет. Поздоровайтесь!
log-chat-field = Ваше сообщение
log-chat-placeholder = Пара добрых слов
log-chat-send = Отправить
log-chat-open = Открыть чат
log-phrases = Быстрые фразы
log-phrase-hello = Привет!
log-phrase-luck = Удачи!
log-phrase-bravo = Хорошо сыграно!
log-phrase-thanks = Спасибо!
log-phrase-sorry = Извините!
log-phrase-wow = Ого!
log-phrase-hurry = Ваш ход!
log-phrase-again = Ещё партию?
log-chat-read-only = Зрители читают, игроки пишут.
log-chat-offline = Связь потеряна. Сообщение не отправлено; оно всё ещё здесь.
log-chat-left = { $count ->
    [one] остался { $count } знак
    [few] осталось { $count } знака
   *[many] осталось { $count } знаков
  }
log-chat-muted = { $name }: создатель стола отключил сообщения.
log-chat-unmuted = { $name }: создатель стола снова разрешил писать.
log-chat-hide = { $name }: скрыть сообщения у меня
log-chat-show = { $name }: снова показывать сообщения
log-chat-mute = { $name }: отключить сообщения для всех
log-chat-unmute = { $name }: снова разрешить писать
log-chat-block = { $name }: заблокировать
log-chat-report = { $name }: заблокировать или пожаловаться
log-chat-blocked = { $name }: вы заблокировали
log-chat-hidden = { $count ->
    [one] Скрыто { $count } сообщение.
    [few] Скрыто { $count } сообщения.
   *[many] Скрыто { $count } сообщений.
  }

## Since your last turn

log-since = Пока вас не было
log-since-close = Понятно
log-since-quiet = На вас никто не нападал.
# $regions is a list of regions.
log-since-lost = { $seat } отнимает у вас: { $regions }.
log-since-tokens = { $count ->
    [one] Вы навсегда потеряли { $count } жетон.
    [few] Вы навсегда потеряли { $count } жетона.
   *[many] Вы навсегда потеряли { $count } жетонов.
  }
log-since-seat = { $seat } за это время
log-since-picked = выбирает { $people_genitive }
log-since-declined = приводит { $people_genitive } в упадок
log-since-took = { $count ->
    [one] захватывает { $count } регион
    [few] захватывает { $count } региона
   *[many] захватывает { $count } регионов
  }
log-since-coins = { $count ->
    [0] не получает монет
    [one] получает { $count } монету
    [few] получает { $count } монеты
   *[many] получает { $count } монет
  }
log-since-nothing = ничего заметного не делает
log-since-replay = Повторить
# For screen readers, when it is the player’s turn again.
log-changes = { $count ->
    [0] После вашего прошлого хода регионы не изменились; W повторит ходы соперников.
    [one] После вашего прошлого хода изменился { $count } регион; W покажет это ещё раз.
    [few] После вашего прошлого хода изменились { $count } региона; W покажет это ещё раз.
   *[many] После вашего прошлого хода изменилось { $count } регионов; W покажет это ещё раз.
  }
