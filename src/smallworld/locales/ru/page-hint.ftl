### Advice while one plays: the hint in three steps, and what combos were worth.

hint-step = Шаг { $step } из { $steps }
hint-more-idea = В чём замысел?
hint-more-move = Показать ход

## A nudge: says where to look and gives nothing away. $area and $features are the messages below

hint-area = { $area ->
    [north] на севере
    [northeast] на северо-востоке
    [east] на востоке
    [southeast] на юго-востоке
    [south] на юге
    [southwest] на юго-западе
    [west] на западе
    [northwest] на северо-западе
   *[middle] в середине
  }
hint-features = { $feature ->
    [mine] рудники
    [magic] источники магии
    [cavern] подземелья
    [farmland] пашни
    [forest] леса
    [hill] холмы
    [mountain] горы
    [swamp] болота
    [sea] моря
   *[lake] озёра
  }
hint-nudge-area = Присмотритесь к регионам { $area }.
hint-nudge-bonus = Ваш народ получает призовые монеты за { $features }. Посмотрите, что есть { $area }.
hint-nudge-rival = Посмотрите, что { $seat } держит { $area }.
hint-nudge-keep = Этот народ стоит придержать ещё на ход.
hint-nudge-decline = Есть ли ещё что захватывать? Подумайте об упадке.
hint-nudge-leave = Уйдите из региона, и его жетон сможет взять регион получше.
hint-nudge-stop = На этом ходу вы сделали достаточно.
hint-nudge-die = Дотянуться можно дальше, чем хватает жетонов.
hint-nudge-dragon = Дракон полезнее всего там, где много защитников.
hint-nudge-sorcery = Поищите рядом одинокий жетон соперника.
hint-nudge-roll = Сначала бросьте кубик, потом решайте.
hint-nudge-declined = Ваши { $race_inside } в упадке могут действовать раньше активного народа.
hint-nudge-pick_coins = Не забудьте о монетах, лежащих на комбинациях.
hint-nudge-pick_dear = Одна из нижних комбинаций стоит своих денег.
hint-nudge-pick_free = Лучшая комбинация бесплатна.
hint-nudge-withdraw = Всего не удержать. О каком регионе вы пожалеете меньше всего?
hint-nudge-guard = Соперник рядом. Что было бы обиднее всего потерять?
hint-nudge-edge = Рядом никого, но из-за края поля может прийти новый народ.
hint-nudge-calm = Рядом никого. Охраняйте то, что приносит больше всего.
hint-nudge-pieces = Особые жетоны охраняют не хуже обычных. Где на вас могут напасть?
hint-nudge-refuge = Пусть отступившие охраняют то, до чего могут дотянуться другие.
hint-nudge-ally = Кто до вашего следующего хода может навредить вам сильнее всех?
hint-nudge-late = Монеты этого хода уже ваши. Способен ли этот народ на большее?
hint-nudge-end = На этом ходу больше нечего выиграть.

## The idea

hint-idea = Замысел: { $plan }.

## The moves

hint-price = { $price ->
    [one] стоит { $price } жетон
    [few] стоит { $price } жетона
   *[many] стоит { $price } жетонов
  }
hint-price-combo = { $price ->
    [0] бесплатно
    [one] стоит { $price } монету
    [few] стоит { $price } монеты
   *[many] стоит { $price } монет
  }
hint-coins = { $coins ->
    [one] тогда ход принесёт { $coins } монету
    [few] тогда ход принесёт { $coins } монеты
   *[many] тогда ход принесёт { $coins } монет
  }
hint-put = +{ $count }
hint-expected = { $coins ->
    [one] Принесёт { $coins } монету сейчас и потом ещё примерно { $later }.
    [few] Принесёт { $coins } монеты сейчас и потом ещё примерно { $later }.
   *[many] Принесёт { $coins } монет сейчас и потом ещё примерно { $later }.
  }
hint-from-wins = Боты доиграли до конца: этот план побеждает в { $wins } % случаев.
hint-from = { $bot ->
    [grandmaster] Так сыграл бы сильнейший бот.
   *[planner] Так кажется с первого взгляда. Сильнейший бот занят.
  }
hint-others = Другие варианты

## What combos were worth. $low and $high are the interval that holds the truth in 95 of 100 cases

hint-worths = Насколько они хороши?
hint-worths-hide = Скрыть числа
hint-worths-measured = { $stage ->
    [early] По играм между ботами ({ $games }), при выборе в первой трети.
    [middle] По играм между ботами ({ $games }), при выборе во второй трети.
   *[late] По играм между ботами ({ $games }), при выборе в последней трети.
  }
hint-worth-coins = Монет до конца игры примерно { $coins } (от { $low } до { $high }).
    .short = { $coins } ({ $low }–{ $high })
# $sign is “more” or “less”; $low and $high carry their sign.
hint-worth-lift = { $sign ->
    [more] Побеждает на { $percent } % чаще среднего выбора (от { $low } % до { $high } %).
   *[less] Побеждает на { $percent } % реже среднего выбора (от { $low } % до { $high } %).
  }
    .short = { $signed } % ({ $low }…{ $high })
hint-worth-picked = { $picked ->
    [0] ни разу не выбрана: оценка по народу и способности
    [one] { $picked } выбор
    [few] { $picked } выбора
   *[many] { $picked } выборов
  }
hint-worth-coins-label = Монеты
hint-worth-lift-label = Победы
hint-worth-none = Для этого поля не измерено.
