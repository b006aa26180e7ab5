### Ratings: one's own, the leaderboard, and what a rated game did.

rating-title = Рейтинг
rating-duel = Два игрока
rating-table = От трёх до пяти игроков
rating-pool = Число игроков
rating-none = Рейтинга пока нет. Он появится, когда вы доиграете рейтинговую партию.
rating-margin = Погрешность { $margin }
rating-games = { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
    [many] { $count } рейтинговых партий
   *[other] { $count } рейтинговой партии
  }
rating-provisional = Предварительный: попадёт в таблицу лидеров, когда партий станет больше.
rating-about = Скорее всего, вы сильнее этого числа: это оценка вашей силы за вычетом погрешности, и обе уточняются с каждой партией. Преимущество в 400 очков значит, что вы окажетесь выше в десяти случаях из одиннадцати.
rating-curve = Ваш рейтинг, партий: { $count }, от { $from } до { $to }
rating-days = { $first } – { $last }
rating-leaderboard = Таблица лидеров
rating-listed = Игроки с открытым профилем, не менее чем десятью рейтинговыми партиями и погрешностью до 250. У ботов постоянный, измеренный рейтинг.
rating-be-listed = Показать мой профиль
rating-nobody = Здесь пока никого нет.
rating-place = Место
rating-player = Игрок
rating-uncertainty = Погрешность
rating-played = Партии
rating-after = Ваш новый рейтинг:
rating-mine = Весь мой рейтинг
rating-waiting = Считаем ваш рейтинг…
rating-unchanged = Эта партия не меняет ваш рейтинг.
