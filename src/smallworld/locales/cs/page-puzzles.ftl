### Puzzles: their list, and the strip above the table of one.

puzzles-lead = Pozice ze skutečných her. Jeden tah je jasně nejlepší: najděte ho.
puzzles-today = Hlavolam dne
# $kind: coins (most coins this turn), decline (decline or go on?) · $grade: easy, middle, hard
puzzles-about = { $combo }: { $kind ->
    [decline] přejít do Úpadku, nebo hrát dál?
   *[coins] nejvíc mincí v tomto tahu?
  } { $grade ->
    [easy] Lehký.
    [hard] Těžký.
   *[middle] Středně těžký.
  }
puzzles-tally = Vyřešeno { $solved } / { $all }.
puzzles-streak = { $streak ->
    [0] Vyřešte dnešní hlavolam a začněte sérii.
    [one] 1 den v řadě. Přijďte zase zítra!
    [few] { $streak } dny v řadě!
   *[other] { $streak } dní v řadě!
  }
puzzles-try = Zkusit
puzzles-kind = { $kind ->
    [decline] Přejít do Úpadku, nebo hrát dál?
   *[coins] Nejvíc mincí v tomto tahu
  }
    .about = { $kind ->
        [decline] Co odtud vyhraje víc her?
       *[coins] Odehrajte tah tak, aby vynesl co nejvíc.
    }
puzzles-grade = { $grade ->
    [easy] Lehké
    [hard] Těžké
   *[middle] Střední
  }: vyřešeno { $solved } z { $all }
# $state: fresh, tried, solved
puzzles-entry = Hlavolam { $number }: { $combo }{ $state ->
    [solved] , vyřešeno
    [tried] , zkoušeno
   *[fresh] {""}
  }

puzzles-title = Hlavolam { $number }
puzzles-which = Hlavolam { $number } · { $grade ->
    [easy] lehký
    [hard] těžký
   *[middle] střední
  }
puzzles-question = { $kind ->
    [decline] Přejít do Úpadku, nebo hrát s tímto národem dál? Co vyhrává častěji?
   *[coins] Získejte v tomto tahu co nejvíc mincí. Na kostce padají jen prázdné strany.
  }
puzzles-decline = Přejít do Úpadku
puzzles-go-on = Hrát dál
puzzles-all = Všechny hlavolamy
puzzles-more = Další hlavolamy
puzzles-again = Zkusit znovu
puzzles-show = Ukázat řešení
puzzles-result = { $solved ->
    [true] Vyřešeno!
   *[false] Ještě ne
  }
puzzles-told-coins = { $solved ->
    [true] { $coins ->
        [one] 1 mince: víc žádný tah nepřinese.
        [few] { $coins } mince: víc žádný tah nepřinese.
       *[other] { $coins } mincí: víc žádný tah nepřinese.
      }
   *[false] { $short ->
        [one] Získáno { $coins }, o 1 minci méně, než šlo.
        [few] Získáno { $coins }, o { $short } mince méně, než šlo.
       *[other] Získáno { $coins }, o { $short } mincí méně, než šlo.
      }
  }
# $answer: decline, go-on · $right and $wrong: chances to win in percent
puzzles-told-decline = { $answer ->
    [decline] Úpadek odtud vyhraje asi { $right } her ze 100, pokračování { $wrong }.
   *[go-on] Pokračování odtud vyhraje asi { $right } her ze 100, Úpadek { $wrong }.
  }
