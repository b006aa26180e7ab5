### The history of a player's games on the server, and the profile that others may see.

history-lead = Ваши законченные партии на этом сервере.
history-opponent = Соперник
history-outcome = Результат
history-race = Раса
history-power = Способность
history-seats = Игроки
history-rated = Рейтинговые партии
history-rated-true = Рейтинговые
history-rated-false = Без рейтинга
history-rating = Рейтинг { $rating } ({ $change })
history-all = Все
history-won = Победа
history-lost = Поражение
history-found = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
  }
history-more = Показать ещё
history-time = Время на раздумья за партию
history-minutes = { $count } мин
history-luck = Удача на кубике (бросков: { $rolls })
history-round = Раунд { $round }
history-statistics = Статистика
stats-declines = Приход в упадок
history-nobody = Кто-то
history-gave-up = Сдача
history-device = Результаты на этом устройстве
history-profile = Ваш профиль
history-profile-name = Имя в профиле
history-public = Открытый профиль
    .on = Другие видят это имя, вашу статистику и рейтинг.
    .off = Ваши партии видите только вы.
history-look = Открыть профиль
