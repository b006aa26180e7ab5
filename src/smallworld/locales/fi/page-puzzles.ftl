### Puzzles: their list, and the strip above the table of one.

puzzles-lead = Asemia oikeista peleistä. Yksi vuoro on selvästi paras – löydä se.
puzzles-today = Päivän pulma
# $kind: coins (most coins this turn), decline (decline or go on?) · $grade: easy, middle, hard
puzzles-about = { $combo }: { $kind ->
    [decline] rappeutuako vai jatkaa?
   *[coins] eniten pisteitä tällä vuorolla?
  } { $grade ->
    [easy] Helppo.
    [hard] Vaikea.
   *[middle] Keskitaso.
  }
puzzles-tally = Ratkaistu { $solved }/{ $all }.
puzzles-streak = { $streak ->
    [0] Ratkaise päivän pulma ja aloita putki.
    [one] 1 päivä putkeen. Tule huomenna takaisin!
   *[other] { $streak } päivää putkeen!
  }
puzzles-try = Yritä
puzzles-kind = { $kind ->
    [decline] Rappeutuako vai jatkaa?
   *[coins] Eniten pisteitä tällä vuorolla
  }
    .about = { $kind ->
        [decline] Kumpi näistä voittaa tästä useammin?
       *[coins] Pelaa vuoro niin, että se tuo mahdollisimman paljon.
      }
puzzles-grade = { $grade ->
    [easy] Helpot
    [hard] Vaikeat
   *[middle] Keskitaso
  }: ratkaistu { $solved }/{ $all }
# $state: fresh, tried, solved
puzzles-entry = Pulma { $number }: { $combo }{ $state ->
    [solved] , ratkaistu
    [tried] , yritetty
   *[fresh] {""}
  }

puzzles-title = Pulma { $number }
puzzles-which = Pulma { $number } · { $grade ->
    [easy] helppo
    [hard] vaikea
   *[middle] keskitaso
  }
puzzles-question = { $kind ->
    [decline] Annatko rodun rappeutua vai jatkatko sillä? Kumpi voittaa useammin?
   *[coins] Kerää tällä vuorolla niin monta voittopistettä kuin pystyt. Nopasta tulee aina tyhjä.
  }
puzzles-decline = Rappeuta rotu
puzzles-go-on = Jatka
puzzles-all = Kaikki pulmat
puzzles-more = Lisää pulmia
puzzles-again = Yritä uudelleen
puzzles-show = Näytä ratkaisu
puzzles-result = { $solved ->
    [true] Ratkaistu!!
   *[false] Ei vielä
  }
puzzles-told-coins = { $solved ->
    [true] { $coins ->
        [one] Yksi voittopiste: enempää ei saa millään vuorolla.
       *[other] { $coins } voittopistettä: enempää ei saa millään vuorolla.
      }
   *[false] { $short ->
        [one] Sait { $coins }; parhaasta tuloksesta jäi puuttumaan 1 voittopiste.
       *[other] Sait { $coins }; parhaasta tuloksesta jäi puuttumaan { $short } voittopistettä.
      }
  }
# $answer: decline, go-on · $right and $wrong: chances to win in percent
puzzles-told-decline = { $answer ->
    [decline] Rappeutuminen voittaa tästä noin { $right } peliä sadasta, jatkaminen { $wrong }.
   *[go-on] Jatkaminen voittaa tästä noin { $right } peliä sadasta, rappeutuminen { $wrong }.
  }
