### Puzzles: their list, and the strip above the table of one.

puzzles-lead = Позиции из настоящих игр. Один ход явно лучший: найдите его.
puzzles-today = Задача дня
# $kind: coins (most coins this turn), decline (decline or go on?) · $grade: easy, middle, hard
puzzles-about = { $combo }: { $kind ->
    [decline] привести в упадок или играть дальше?
   *[coins] как получить больше всего монет за этот ход?
  } { $grade ->
    [easy] Легко.
    [hard] Сложно.
   *[middle] Средне.
  }
puzzles-tally = Решено { $solved } из { $all }.
puzzles-streak = { $streak ->
    [0] Решите задачу дня, чтобы начать серию.
    [one] { $streak } день подряд. Возвращайтесь завтра!
    [few] { $streak } дня подряд!
   *[other] { $streak } дней подряд!
  }
puzzles-try = Попробовать
puzzles-kind = { $kind ->
    [decline] В упадок или играть дальше?
   *[coins] Больше всего монет за ход
  }
    .about = { $kind ->
        [decline] Что отсюда чаще приводит к победе?
       *[coins] Сыграйте ход так, чтобы он принёс как можно больше.
    }
puzzles-grade = { $grade ->
    [easy] Лёгкие
    [hard] Сложные
   *[middle] Средние
  }: решено { $solved } из { $all }
# $state: fresh, tried, solved
puzzles-entry = Задача { $number }: { $combo }{ $state ->
    [solved] , решена
    [tried] , пока не решена
   *[fresh] {""}
  }

puzzles-title = Задача { $number }
puzzles-which = Задача { $number } · { $grade ->
    [easy] лёгкая
    [hard] сложная
   *[middle] средняя
  }
puzzles-question = { $kind ->
    [decline] Привести народ в упадок или играть им дальше? Что чаще приводит к победе?
   *[coins] Получите за этот ход как можно больше монет. На кубике всегда выпадает пустая грань.
  }
puzzles-decline = Привести в упадок
puzzles-go-on = Играть дальше
puzzles-all = Все задачи
puzzles-more = Ещё задачи
puzzles-again = Ещё раз
puzzles-show = Показать решение
puzzles-result = { $solved ->
    [true] Решено!
   *[false] Пока нет
  }
puzzles-told-coins = { $solved ->
    [true] { $coins ->
        [one] { $coins } монета: больше не принесёт ни один ход.
        [few] { $coins } монеты: больше не принесёт ни один ход.
       *[many] { $coins } монет: больше не принесёт ни один ход.
      }
   *[false] { $short ->
        [one] Получено { $coins } — на { $short } монету меньше возможного.
        [few] Получено { $coins } — на { $short } монеты меньше возможного.
       *[many] Получено { $coins } — на { $short } монет меньше возможного.
      }
  }
# $answer: decline, go-on · $right and $wrong: chances to win in percent
puzzles-told-decline = { $answer ->
    [decline] Упадок побеждает отсюда примерно в { $right } % игр, продолжение — в { $wrong } %.
   *[go-on] Продолжение побеждает отсюда примерно в { $right } % игр, упадок — в { $wrong } %.
  }
