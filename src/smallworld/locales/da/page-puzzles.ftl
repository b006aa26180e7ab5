### Puzzles: their list, and the strip above the table of one.

puzzles-lead = Stillinger fra rigtige spil. Én tur er klart bedst: Find den.
puzzles-today = Dagens opgave
# $kind: coins (most coins this turn), decline (decline or go on?) · $grade: easy, middle, hard
puzzles-about = { $combo }: { $kind ->
    [decline] gør Inaktiv, eller fortsæt?
   *[coins] flest Sejrsmønter i denne tur?
  } { $grade ->
    [easy] Let.
    [hard] Svær.
   *[middle] Middel.
  }
puzzles-tally = { $solved } af { $all } løst.
puzzles-streak = { $streak ->
    [0] Løs dagens opgave for at starte en stribe.
    [one] 1 dag i træk. Kom igen i morgen!
   *[other] { $streak } dage i træk!
  }
puzzles-try = Prøv den
puzzles-kind = { $kind ->
    [decline] Gør Inaktiv, eller fortsæt?
   *[coins] Flest Sejrsmønter i turen
  }
    .about = { $kind ->
        [decline] Hvad af de to vinder flest spil herfra?
       *[coins] Spil turen, så den giver så meget som muligt.
      }
puzzles-grade = { $grade ->
    [easy] Let
    [hard] Svær
   *[middle] Middel
  }: { $solved } af { $all } løst
# $state: fresh, tried, solved
puzzles-entry = Opgave { $number }: { $combo }{ $state ->
    [solved] , løst
    [tried] , prøvet
   *[fresh] {""}
  }

puzzles-title = Opgave { $number }
puzzles-which = Opgave { $number } · { $grade ->
    [easy] let
    [hard] svær
   *[middle] middel
  }
puzzles-question = { $kind ->
    [decline] Gør Racen Inaktiv, eller fortsæt med den? Hvad vinder oftest?
   *[coins] Tjen så mange Sejrsmønter, du kan, i denne tur. Terningen viser kun blankt.
  }
puzzles-decline = Gør Racen Inaktiv
puzzles-go-on = Fortsæt
puzzles-all = Alle opgaver
puzzles-more = Flere opgaver
puzzles-again = Prøv igen
puzzles-show = Vis løsning
puzzles-result = { $solved ->
    [true] Løst!
   *[false] Ikke endnu
  }
puzzles-told-coins = { $solved ->
    [true] { $coins ->
        [one] Én Sejrsmønt: Ingen tur giver mere.
       *[other] { $coins } Sejrsmønter: Ingen tur giver mere.
      }
   *[false] { $short ->
        [one] { $coins } tjent, én Sejrsmønt mindre end muligt.
       *[other] { $coins } tjent, { $short } Sejrsmønter mindre end muligt.
      }
  }
# $answer: decline, go-on · $right and $wrong: chances to win in percent
puzzles-told-decline = { $answer ->
    [decline] At gøre Racen Inaktiv vinder omkring { $right } af 100 spil herfra, at fortsætte { $wrong }.
   *[go-on] At fortsætte vinder omkring { $right } af 100 spil herfra, at gøre Racen Inaktiv { $wrong }.
  }
