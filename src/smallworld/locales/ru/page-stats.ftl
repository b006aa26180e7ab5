### Statistics of the games finished on this device, and the turning points of one.

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

## Turning points on the picture of a game; $people is a race with its power

story-lead = Раунд { $round }: { $seat } выходит вперёд.
story-income = Раунд { $round }: { $seat } получает монеты: { $coins }.
story-decline = Раунд { $round }: { $seat } – { $people } приходят в упадок.
