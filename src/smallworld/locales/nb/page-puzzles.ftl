### Puzzles: their list, and the strip above the table of one.

puzzles-lead = Stillinger fra ekte spill. Én tur er klart best: finn den.
puzzles-today = Dagens nøtt
# $kind: coins (most coins this turn), decline (decline or go on?) · $grade: easy, middle, hard
puzzles-about = { $combo }: { $kind ->
    [decline] stagnere, eller fortsette?
   *[coins] flest mynter denne turen?
  } { $grade ->
    [easy] Lett.
    [hard] Vanskelig.
   *[middle] Middels.
  }
puzzles-tally = { $solved } av { $all } løst.
puzzles-streak = { $streak ->
    [0] Løs dagens nøtt for å starte en rekke.
    [one] 1 dag på rad. Kom tilbake i morgen!
   *[other] { $streak } dager på rad!
  }
puzzles-try = Prøv den
puzzles-kind = { $kind ->
    [decline] Stagnere, eller fortsette?
   *[coins] Flest mynter denne turen
  }
    .about = { $kind ->
        [decline] Hva av dette gir flest seirer herfra?
       *[coins] Spill turen slik at den gir så mye som mulig.
      }
puzzles-grade = { $grade ->
    [easy] Lett
    [hard] Vanskelig
   *[middle] Middels
  }: { $solved } av { $all } løst
# $state: fresh, tried, solved
puzzles-entry = Nøtt { $number }: { $combo }{ $state ->
    [solved] , løst
    [tried] , prøvd
   *[fresh] {""}
  }

puzzles-title = Nøtt { $number }
puzzles-which = Nøtt { $number } · { $grade ->
    [easy] lett
    [hard] vanskelig
   *[middle] middels
  }
puzzles-question = { $kind ->
    [decline] Stagnere, eller fortsette med denne rasen? Hva gir oftest seier?
   *[coins] Tjen så mange mynter du kan denne turen. Terningen viser bare blankt.
  }
puzzles-decline = La rasen stagnere
puzzles-go-on = Fortsett
puzzles-all = Alle nøtter
puzzles-more = Flere nøtter
puzzles-again = Prøv igjen
puzzles-show = Vis løsning
puzzles-result = { $solved ->
    [true] Løst!
   *[false] Ikke ennå
  }
puzzles-told-coins = { $solved ->
    [true] { $coins ->
        [one] Én seiersmynt: ingen tur gir mer.
       *[other] { $coins } seiersmynter: ingen tur gir mer.
      }
   *[false] { $short ->
        [one] { $coins } tjent, én seiersmynt mindre enn det som er mulig.
       *[other] { $coins } tjent, { $short } seiersmynter mindre enn det som er mulig.
      }
  }
# $answer: decline, go-on · $right and $wrong: chances to win in percent
puzzles-told-decline = { $answer ->
    [decline] Å stagnere gir seier i omtrent { $right } av 100 spill herfra, å fortsette i { $wrong }.
   *[go-on] Å fortsette gir seier i omtrent { $right } av 100 spill herfra, å stagnere i { $wrong }.
  }
