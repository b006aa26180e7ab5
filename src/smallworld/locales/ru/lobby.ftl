### Кто здесь, и вызовы.

lobby-here = Кто здесь
lobby-seen = Показывать меня другим
    .on = Пока страница открыта, другие видят здесь ваше имя и могут бросить вам вызов.
    .off = Вас никто не видит. Включите, если хотите получать вызовы.
lobby-nobody = Сейчас больше никого нет.
lobby-challenge = Бросить вызов
lobby-challenge-named = Бросить вызов: { $name }
lobby-challenge-title = Вызов: { $names }
lobby-challenge-daily = На каждый ход есть дни: быть здесь сейчас не нужно никому.
lobby-challenge-live = Все играют одновременно. Вызов действует 15 минут.
lobby-seats-bots = игроков: { $count }, из них ботов: { $bots }
lobby-send = Отправить вызов
lobby-sent = Вызов отправлен.
lobby-allow = Разрешить бросать мне вызов
    .on = Из списка выше, из вашего открытого профиля или после общей игры.
    .off = Никто не может бросить вам вызов. Искать игру по-прежнему можно.
lobby-challenges = Вызовы
lobby-you-challenge = Вы вызываете: { $names }
lobby-challenged-by = { $name } бросает вам вызов
lobby-accept = Принять
lobby-decline = Нет, спасибо
lobby-withdraw = Отозвать
lobby-open = Открыть стол
lobby-again = Сыграть ещё
lobby-state-open = Ждём ответа.
lobby-state-accepted = Принято: стол готов.
lobby-state-declined = Не в этот раз.
lobby-state-expired = Никто не ответил вовремя.

## Finding players

find-title = Найти игроков
find-seats = Игроки
find-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игроков
  }
find-time = Время на ход
find-bots = Добавить ботов
find-bots-after = через { $time }
find-bots-never = никогда
find-look = Найти игру
find-waiting = Ищем игроков: на месте { $waiting } из { $seats }. Не закрывайте страницу.
find-stop = Прекратить поиск
find-nobody = Сейчас никто не ищет. Начните, и другие увидят это здесь.
find-others = Игроки, которые ищут
find-wish = игроков: { $seats }, время на ход: { $clock }
find-join = Присоединиться
find-now = Играть с людьми
    .about = Вы сядете за игру, где не хватает меньше всего игроков, или найдёте одного соперника.
find-ready = Ваша неспешная игра началась.
find-open = Открыть стол
find-waiting-daily = Ищем игроков: найдено { $waiting } из { $seats }. Поиск продолжается до недели, даже если вы уйдёте.
