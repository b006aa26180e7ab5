### Statistics of the games finished on this device.

stats-title = Ваша статистика
stats-race = Народы
stats-power = Способности
stats-seats = Число игроков
stats-bots = Побеждённые боты
stats-won = Побед
stats-of = { $won } из { $games }
stats-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
  }
stats-export = Выгрузить таблицей (CSV)
