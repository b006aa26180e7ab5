### Puzzles: their list, and the strip above the table of one.

puzzles-lead = Pozice ze skutečných her. Jeden tah je jasně nejlepší: najděte ho.
puzzles-today = Hlavolam dne
# $kind: coins (most coins this turn), decline (decline or go on?) · $grade: easy, middle, hard
puzzles-about = { $combo }: { $kind ->
    [decline] do Úpadku, nebo dál?
   *[coins] nejvíc mincí v tomto tahu?
  } { $grade ->
    [easy] Lehký.
    [hard] Těžký.
   *[middle] Ani lehký, ani těžký.
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
    [decline] Do Úpadku, nebo dál?
   *[coins] Nejvíc mincí v tomto tahu
  }
    .about = { $kind ->
        [decline] Co z obojího vyhraje odtud víc her?
       *[coins] Odehrajte tah tak, aby vynesl co nejvíc.
      }
puzzles-grade = { $grade ->
    [easy] Lehké
    [hard] Těžké
   *[middle] Střední
  }: vyřešeno { $solved } / { $all }
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
    [decline] Do Úpadku, nebo hrát s tímto národem dál? Co vyhrává častěji?
   *[coins] Získejte v tomto tahu co nejvíc mincí. Na kostce padají jen prázdné strany.
  }
puzzles-decline = Do Úpadku
puzzles-go-on = Hrát dál
puzzles-all = Všechny hlavolamy
puzzles-more = Další
puzzles-again = Zkusit znovu
puzzles-show = Řešení
puzzles-result = { $solved ->
    [true] Vyřešeno
   *[false] Ještě ne
  }
puzzles-told-coins = { $solved ->
    [true] { $coins ->
        [one] Jedna mince: víc žádný tah nepřinese.
        [few] { $coins } mince: víc žádný tah nepřinese.
       *[other] { $coins } mincí: víc žádný tah nepřinese.
      }
   *[false] { $short ->
        [one] Získáno: { $coins }. Šlo to o jednu minci líp.
        [few] Získáno: { $coins }. Šlo to o { $short } mince líp.
       *[other] Získáno: { $coins }. Šlo to o { $short } mincí líp.
      }
  }
# $answer: decline, go-on · $right and $wrong: chances to win in percent
puzzles-told-decline = { $answer ->
    [decline] Úpadek odtud vyhraje asi { $right } her ze 100, hrát dál { $wrong }.
   *[go-on] Hrát dál odtud vyhraje asi { $right } her ze 100, Úpadek { $wrong }.
  }
