### The terminal: the board as text, the game at one screen, and the commands on a record.
###
### What is typed stays as it is in every language: “spread”, “save game.swg”, “? 3”, “conquer 7”,
### “smallworld show”. Lines are short: about 100 letters are all that a terminal shows.
### $people is a race with its power, or a race alone.

## The board. The columns of its table; “edge” marks regions where a new race may enter

terminal-board =
    .number = №
    .region = регион
    .terrain = местность
    .holder = кто занял
    .pieces = жетоны
    .neighbours = граничит с
    .edge = край
# $symbols is a list such as “mi mine, ca cavern”; $prices says “yes” where the board shows prices.
terminal-legend = { $prices ->
    [yes] (народ) = в упадке, { $symbols }; =2 стоит 2 жетона, ?2 стоит 2 с кубиком
   *[no] (народ) = в упадке, { $symbols }
  }

## Seats: labels, put into a list after the race

terminal-coins-hidden = монеты скрыты
# $tokens stand on the map.
terminal-seat-race = { $regions ->
    [one] { $people }: { $tokens } в { $regions } регионе
    [few] { $people }: { $tokens } в { $regions } регионах
   *[many] { $people }: { $tokens } в { $regions } регионах
  }
# A declined race; brackets come around it.
terminal-seat-declined = { $regions ->
    [one] { $people }: { $regions } регион
    [few] { $people }: { $regions } региона
   *[many] { $people }: { $regions } регионов
  }
# Tokens that left the map for this turn and come along in the next one.
terminal-seat-aside = отложено { $tokens }
# Tokens that were driven out and come back when the seat redeploys.
terminal-seat-waiting = ждут { $tokens }
terminal-seat-holes = { $holes ->
    [one] осталась { $holes } нора
    [few] остались { $holes } норы
   *[many] осталось { $holes } нор
  }
terminal-seat-dragon = дракон на руке

## Combos: labels, put into a list or a table

terminal-combo-price = { $price ->
    [0] бесплатно
    [one] стоит { $price } монету
    [few] стоит { $price } монеты
   *[many] стоит { $price } монет
  }
terminal-combo-coins = { $coins ->
    [one] сверху { $coins } монета
    [few] сверху { $coins } монеты
   *[many] сверху { $coins } монет
  }

## Whose decision it is, without a full stop

terminal-round = Раунд { $round } из { $rounds }, ходит { $seat }
# $what: die, combo
terminal-dealer = { $what ->
    [die] Ведущий должен бросить кубик.
   *[combo] Ведущий должен открыть комбинацию.
  }
terminal-task-pick = { $seat }: выберите комбинацию
terminal-task-start = { $hand ->
    [one] { $seat }: захватывайте регионы { $people_instrumental } (готов { $hand } жетон) или приведите их в упадок
    [few] { $seat }: захватывайте регионы { $people_instrumental } (готовы { $hand } жетона) или приведите их в упадок
   *[many] { $seat }: захватывайте регионы { $people_instrumental } (готово { $hand } жетонов) или приведите их в упадок
  }
terminal-task-conquest = { $hand ->
    [one] { $seat }: захватывайте регионы { $people_instrumental } или остановитесь (на руке { $hand } жетон)
    [few] { $seat }: захватывайте регионы { $people_instrumental } или остановитесь (на руке { $hand } жетона)
   *[many] { $seat }: захватывайте регионы { $people_instrumental } или остановитесь (на руке { $hand } жетонов)
  }
# $number is what the die shows.
terminal-task-rolled = { $hand ->
    [one] { $seat }: захватывайте регионы { $people_instrumental } или остановитесь (на руке { $hand } жетон, на кубике { $number })
    [few] { $seat }: захватывайте регионы { $people_instrumental } или остановитесь (на руке { $hand } жетона, на кубике { $number })
   *[many] { $seat }: захватывайте регионы { $people_instrumental } или остановитесь (на руке { $hand } жетонов, на кубике { $number })
  }
# $may: decline, ally, both
terminal-task-after_scoring = { $may ->
    [decline] { $seat }: приведите народ в упадок или завершите ход
    [ally] { $seat }: назовите союзника или завершите ход
   *[both] { $seat }: приведите народ в упадок, назовите союзника или завершите ход
  }
terminal-task-withdraw = { $regions ->
    [one] { $seat }: покиньте { $regions } регион
    [few] { $seat }: покиньте { $regions } региона
   *[many] { $seat }: покиньте { $regions } регионов
  }
terminal-task-redeployment = { $tokens ->
    [one] { $seat }: распределите войска (ещё { $tokens } жетон), затем завершите ход
    [few] { $seat }: распределите войска (ещё { $tokens } жетона), затем завершите ход
   *[many] { $seat }: распределите войска (ещё { $tokens } жетонов), затем завершите ход
  }
# Tokens that others drove out.
terminal-task-refuge = { $tokens ->
    [one] { $seat }: расставьте отступивших (ещё { $tokens } жетон), затем завершите
    [few] { $seat }: расставьте отступивших (ещё { $tokens } жетона), затем завершите
   *[many] { $seat }: расставьте отступивших (ещё { $tokens } жетонов), затем завершите
  }
# $more: may anything still be placed? yes, no
terminal-task-end = { $more ->
    [yes] { $seat }: завершите ход или поставьте оставшееся
   *[no] { $seat }: завершите ход
  }

## What may be done. $parts is a list of the parts of a price

terminal-conquest = { $price ->
    [0] { $region }: бесплатно
    [one] { $region }: { $price } жетон ({ $parts })
    [few] { $region }: { $price } жетона ({ $parts })
   *[many] { $region }: { $price } жетонов ({ $parts })
  }
terminal-attempt = { $price ->
    [one] { $region }: { $price } жетон ({ $parts }), на руке { $hand }, удачных граней { $faces } из 6
    [few] { $region }: { $price } жетона ({ $parts }), на руке { $hand }, удачных граней { $faces } из 6
   *[many] { $region }: { $price } жетонов ({ $parts }), на руке { $hand }, удачных граней { $faces } из 6
  }
terminal-income = доход { $coins }
# Before a list of words to type; the others stand in brackets after “roll” and “spread”.
terminal-also = ещё
    .roll = бросить кубик перед захватом
    .spread = жетоны поровну
terminal-ask-combo = Введите ? 3, чтобы узнать, что умеет комбинация 3.

## At one screen

terminal-welcome = { $rounds ->
    [one] «Маленький мир», игроки: { $players }, { $rounds } раунд.
    [few] «Маленький мир», игроки: { $players }, { $rounds } раунда.
   *[many] «Маленький мир», игроки: { $players }, { $rounds } раундов.
  }
    .about = Введите номер или название того, что хотите; ? поможет.
# $saved: yes, no
terminal-goodbye = { $saved ->
    [yes] До свидания.
   *[no] До свидания. Игра не сохранена.
  }
# $reason is one or two whole sentences.
terminal-why = Почему: { $reason }
terminal-unknown-word = «{ $word }» — не команда. Введите ? для справки.
terminal-coins-alone = Сейчас смотрит только { $seat }. Нажмите Enter:
terminal-coins = { $coins ->
    [one] У вас { $coins } монета.
    [few] У вас { $coins } монеты.
   *[many] У вас { $coins } монет.
  }
terminal-coins-hide = Нажмите Enter, чтобы скрыть:
terminal-took-back = { $actions ->
    [one] Отменено { $actions } действие.
    [few] Отменены { $actions } действия.
   *[many] Отменено { $actions } действий.
  }
terminal-nothing-to-spread = Сейчас распределять нечего.
terminal-name-a-file = Назовите файл, например: save game.swg
terminal-file-exists = Файл { $file } уже есть. Выберите другое имя.
terminal-saved = Сохранено в { $file }. Чтобы продолжить: { $command }
terminal-ask-save = Сохранить игру? Введите имя файла, например game.swg, или нажмите Enter, чтобы не сохранять:
# What can be typed stands before each line: “7”, “7 die, 7 dragon”, “7 2, 7 all”, “spread”,
# “stop, end”, “decline”, “? conquer 7”, “? trolls”, “hint”, “board, table”, “column, log”,
# “coins”, “undo, reset”, “save FILE, quit”.
terminal-help = Вместо номеров можно писать названия (conquer gorvak), а слова — сокращать (con 7).
    .number = выбрать комбинацию 7, захватить регион 7 или поставить туда жетон: смотря что нужно
    .ways = захватить иначе; ещё: 7 sorcery
    .tokens = поставить два жетона или все оставшиеся в регион 7
    .spread = поставить жетоны с руки поровну в свои регионы
    .stop = закончить захваты; завершить ход
    .decline = привести народ в упадок (в начале хода)
    .price = цена действия по частям или почему так нельзя
    .trait = что умеет народ или способность
    .hint = что сделал бы здесь бот и почему
    .board = снова показать поле: картой (ещё: Enter) или таблицей с соседями
    .column = комбинации; что было недавно
    .coins = свои монеты, если за экраном несколько игроков
    .undo = отменить одно действие; отменить весь ход
    .save = сохранить игру; выйти

## Commands on a record. $first and $second are commands to type

terminal-new = Новая игра в файле { $file }: карта { $map }, игроки: { $players }.
terminal-next = Дальше: { $first } или { $second }
terminal-nothing-done = { $reason } Ничего не изменено.
terminal-replayed = { $lines ->
    [one] Воспроизведена { $lines } строка, всё по правилам.
    [few] Воспроизведены { $lines } строки, всё по правилам.
   *[many] Воспроизведено { $lines } строк, всё по правилам.
  }

## Advice: a table of plans. Their coins this turn, how many they are behind the best, the coins
## of later turns, and what the others may then expect more or less

terminal-plans =
    .coins = монеты
    .behind = хуже на
    .later = потом
    .others = другие
    .plan = план
terminal-in-actions = Действиями:
terminal-more = …и ещё { $count }
terminal-no-reasons = Бот { $bot } не объясняет своих решений.

## Analysis: a table of turns. The line of the record, whose turn it was, what it cost, its luck

terminal-turns =
    .line = строка
    .round = раунд
    .seat = чей ход
    .cost = потеря
    .luck = удача
terminal-instead = Вместо строки { $line } и далее:

## Many games

# $stage: when combos were picked, in the early, middle or late third of the rounds; any for all.
terminal-measured = { $stage ->
    [early] { $map }, ранний выбор: игр { $games }, боты { $bots }, { $date }
    [middle] { $map }, выбор в середине: игр { $games }, боты { $bots }, { $date }
    [late] { $map }, поздний выбор: игр { $games }, боты { $bots }, { $date }
   *[any] { $map }: игр { $games }, боты { $bots }, { $date }
  }
# The head of a column: how often its seat wins, as a multiple of what the average pick does.
terminal-lift = победы × среднее
terminal-simulated =
    .games = { $count ->
        [one] { $count } игра: { $file }
        [few] { $count } игры: { $file }
       *[many] { $count } игр: { $file }
    }
    .races = { $count ->
        [one] { $count } народ: { $file }
        [few] { $count } народа: { $file }
       *[many] { $count } народов: { $file }
    }
    .report = отчёт: { $file }
