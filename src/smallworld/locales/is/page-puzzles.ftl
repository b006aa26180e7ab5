### Puzzles: their list, and the strip above the table of one.

puzzles-lead = Stöður úr raunverulegum spilum. Ein leið er greinilega best: finndu hana!
puzzles-today = Þraut dagsins
# $kind: coins (most coins this turn), decline (decline or go on?) · $grade: easy, middle, hard
puzzles-about = { $combo }: { $kind ->
    [decline] hnignun, eða halda áfram?
   *[coins] flestir skildingar í þessari umferð?
  } { $grade ->
    [easy] Létt.
    [hard] Erfitt.
   *[middle] Miðlungs.
  }
puzzles-tally = Leystar: { $solved } af { $all }.
puzzles-streak = { $streak ->
    [0] Leystu þraut dagsins til að hefja röð.
    [one] { $streak } dagur í röð. Komdu aftur á morgun!
   *[other] { $streak } dagar í röð!
  }
puzzles-try = Prófa
puzzles-kind = { $kind ->
    [decline] Hnignun, eða halda áfram?
   *[coins] Flestir skildingar í þessari umferð
  }
    .about = { $kind ->
        [decline] Hvort vinnur fleiri spil héðan?
       *[coins] Spilaðu umferðina þannig að hún gefi eins mikið og unnt er.
      }
puzzles-grade = { $grade ->
    [easy] Léttar
    [hard] Erfiðar
   *[middle] Miðlungs
  } – leystar: { $solved } af { $all }
# $state: fresh, tried, solved
puzzles-entry = Þraut { $number }: { $combo }{ $state ->
    [solved] , leyst
    [tried] , reynd
   *[fresh] {""}
  }

puzzles-title = Þraut { $number }
puzzles-which = Þraut { $number } · { $grade ->
    [easy] létt
    [hard] erfið
   *[middle] miðlungs
  }
puzzles-question = { $kind ->
    [decline] Hnignun, eða halda áfram með þessa þjóð? Hvort vinnur oftar?
   *[coins] Fáðu eins marga skildinga og þú getur í þessari umferð. Teningurinn sýnir aðeins auðar hliðar.
  }
puzzles-decline = Velja hnignun
puzzles-go-on = Halda áfram
puzzles-all = Allar þrautir
puzzles-more = Fleiri þrautir
puzzles-again = Reyna aftur
puzzles-show = Sýna lausn
puzzles-result = { $solved ->
    [true] Leyst!
   *[false] Ekki enn
  }
puzzles-told-coins = { $solved ->
    [true] { $coins ->
        [one] { $coins } skildingur: engin leið gefur meira.
       *[other] { $coins } skildingar: engin leið gefur meira.
      }
   *[false] { $short ->
        [one] Þú fékkst { $coins }, { $short } skildingi minna en unnt er.
       *[other] Þú fékkst { $coins }, { $short } skildingum minna en unnt er.
      }
  }
# $answer: decline, go-on · $right and $wrong: chances to win in percent
puzzles-told-decline = { $answer ->
    [decline] Hnignun vinnur um { $right } af 100 spilum héðan, en { $wrong } ef haldið er áfram.
   *[go-on] Að halda áfram vinnur um { $right } af 100 spilum héðan, en hnignun { $wrong }.
  }
