### Puzzles: their list, and the strip above the table of one.

puzzles-lead = Ställningar ur riktiga partier. En tur är klart bäst: hitta den.
puzzles-today = Dagens kluring
# $kind: coins (most coins this turn), decline (decline or go on?) · $grade: easy, middle, hard
puzzles-about = { $combo }: { $kind ->
    [decline] gå i Nedgång, eller fortsätta?
   *[coins] flest Vinstmynt denna tur?
  } { $grade ->
    [easy] Lätt.
    [hard] Svår.
   *[middle] Medelsvår.
  }
puzzles-tally = { $solved } av { $all } lösta.
puzzles-streak = { $streak ->
    [0] Lös dagens kluring för att börja en svit.
    [one] 1 dag i rad. Kom tillbaka i morgon!
   *[other] { $streak } dagar i rad!
  }
puzzles-try = Försök
puzzles-kind = { $kind ->
    [decline] Gå i Nedgång, eller fortsätta?
   *[coins] Flest Vinstmynt denna tur
  }
    .about = { $kind ->
        [decline] Vilket av de två vinner fler partier härifrån?
       *[coins] Spela turen så att den ger så mycket den kan.
      }
puzzles-grade = { $grade ->
    [easy] Lätta
    [hard] Svåra
   *[middle] Medelsvåra
  }: { $solved } av { $all } lösta
# $state: fresh, tried, solved
puzzles-entry = Kluring { $number }: { $combo }{ $state ->
    [solved] , löst
    [tried] , prövad
   *[fresh] {""}
  }

puzzles-title = Kluring { $number }
puzzles-which = Kluring { $number } · { $grade ->
    [easy] lätt
    [hard] svår
   *[middle] medelsvår
  }
puzzles-question = { $kind ->
    [decline] Gå i Nedgång, eller fortsätta med folkslaget? Vilket vinner oftast?
   *[coins] Tjäna så många Vinstmynt du kan denna tur. Tärningen visar bara tomma sidor.
  }
puzzles-decline = Gå i Nedgång
puzzles-go-on = Fortsätt
puzzles-all = Alla kluringar
puzzles-more = Fler kluringar
puzzles-again = Försök igen
puzzles-show = Visa lösning
puzzles-result = { $solved ->
    [true] Löst!
   *[false] Inte än
  }
puzzles-told-coins = { $solved ->
    [true] { $coins ->
        [one] Ett Vinstmynt: ingen tur ger mer.
       *[other] { $coins } Vinstmynt: ingen tur ger mer.
      }
   *[false] { $short ->
        [one] { $coins } intjänade, ett Vinstmynt mindre än vad som går.
       *[other] { $coins } intjänade, { $short } Vinstmynt mindre än vad som går.
      }
  }
# $answer: decline, go-on · $right and $wrong: chances to win in percent
puzzles-told-decline = { $answer ->
    [decline] Att gå i Nedgång vinner omkring { $right } av 100 partier härifrån, att fortsätta { $wrong }.
   *[go-on] Att fortsätta vinner omkring { $right } av 100 partier härifrån, att gå i Nedgång { $wrong }.
  }
