### After the game: the count, the story, the replay, sharing and the rematch.

after-over = Игра окончена
after-home = На главную
after-board = Поле
after-panels = История игры
after-reading = Загружаем игру…

## The count

after-tab-result = Итог
after-skip = Показать всё сразу
after-not-counted = ?
after-winner = Победитель
after-conceded = партия сдана
after-wins = { $count ->
    [1] Побеждает { $winners }
   *[other] Победу делят { $winners }
  }
after-resigned = { $count ->
    [1] Сдаётся { $seats }. { $wins }.
   *[other] Сдаются { $seats }. { $wins }.
  }
after-tie-tokens = Поровну монет, по { $coins }: { $seats }. Побеждает { $winners }: больше жетонов на поле.
after-tie-shared = Монет у них поровну (по { $coins }), жетонов на поле тоже: они делят победу.

## Charts

after-tab-story = История
after-sources = Откуда взялись монеты
after-combos = Комбинации
after-dice = Удача с кубиком
after-chart-coins = Монеты в конце каждого раунда
after-chart-about = График: монеты каждого игрока по раундам. Ниже таблица с числами.
after-chart-coins-axis = Монеты
after-chart-round = Раунд
after-chart-start = Начало
after-chart-label = { $name } { $coins }
after-earned = { $count ->
    [0] ничего
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
  }
# $sign is “less” for coins paid; $name is the race or the power.
after-source-regions = За регионы: { $count }
after-source-declined = За регионы в упадке: { $count }
after-source-race = { $name }: { $count }
after-source-power = { $name }: { $count }
after-source-column = { $sign ->
    [less] Заплачено за комбинации: { $count }
   *[more] Собрано с комбинаций: { $count }
  }
after-source-start = В начале: { $count }
after-no-combos = Ни одной комбинации не выбрано.
after-combo-active = С раунда { $from } до конца; { $most ->
    [0] ни одного региона
    [one] максимум { $most } регион
    [few] максимум { $most } региона
   *[many] максимум { $most } регионов
  }
after-combo-declined = С раунда { $from }, в упадке с раунда { $to }; { $most ->
    [0] ни одного региона
    [one] максимум { $most } регион
    [few] максимум { $most } региона
   *[many] максимум { $most } регионов
  }
after-no-rolls = Кубик не брошен ни разу.
after-rolls = { $count ->
    [one] { $count } бросок
    [few] { $count } броска
   *[many] { $count } бросков
  }: в сумме { $shown } (ожидалось { $expected }).
after-attempts = { $count ->
    [1] { $won ->
        [0] Попытка последнего захвата не удалась.
       *[other] Попытка последнего захвата удалась.
      }
   *[other] Удачных попыток последнего захвата: { $won } из { $count }.
  }
# $sign is “good”, “bad” or “even”; $count is how much more or less than expected.
after-luck = { $sign ->
    [good] на { $count } больше ожидаемого
    [bad] на { $count } меньше ожидаемого
   *[even] как и ожидалось
  }

## Replay

after-go-on = Играть отсюда
after-replay = Повтор
after-replay-slider = Момент игры
after-replay-first = К началу
after-replay-last = К концу
after-replay-back = Шаг назад
after-replay-forward = Шаг вперёд
after-replay-turn = Следующий ход
after-replay-play = Пуск
after-replay-pause = Пауза
after-replay-speed = Скорость
after-replay-times = { $speed }×
after-replay-start = Подготовка
after-replay-when = Раунд { $round }, { $seat }
after-replay-end = Здесь игра закончилась.
after-replay-lost = Этот момент не загрузился. Попробуйте снова.

## Sharing

after-tab-share = Поделиться
after-share-link = Ссылка на эту игру
after-share-link-about = По этой ссылке любой увидит поле, историю и повтор.
after-share-private = Стол закрыт для зрителей, и на этом устройстве нет ссылки для них. Поделиться можно записью.
after-share-title = Партия в «Маленький мир»
after-copy-link = Копировать ссылку
after-share-record = Запись
after-share-record-about = Каждый ход в виде текста. Откройте запись на главной странице, чтобы посмотреть её или продолжить с любого момента.
after-picture = Картинка партии
    .about = Поле в конце игры, монеты по раундам и переломные моменты.
after-copy-record = Копировать запись
after-download = Сохранить в файл
after-show-record = Показать текст

## Rematch

after-tournament = Назад к турниру
after-rematch = Реванш
after-rematch-join = К реваншу
after-rematch-watch = Смотреть реванш
after-rematch-waits = Остальные ждут за столом реванша.
after-rematch-starts = Начинает занявший последнее место.
after-rematch-starts-seat = { $seat } занимает последнее место и начинает.
after-rematch-starts-conceded = { $seat } сдаёт партию и начинает новую.
