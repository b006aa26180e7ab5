### The terminal: the board as text, the game at one screen, and the commands on a record.
###
### What is typed stays as it is in every language: “spread”, “save game.swg”, “? 3”, “conquer 7”,
### “smallworld show”. Lines are short: about 100 letters are all that a terminal shows.
### $people is a race with its power, or a race alone.

## The board. The columns of its table; “edge” marks regions where a new race may enter

terminal-board =
    .number = nro
    .region = alue
    .terrain = maasto
    .holder = omistaja
    .pieces = osat
    .neighbours = vieressä
    .edge = reuna
# $symbols is a list such as “mi mine, ca cavern”; $prices says “yes” where the board shows prices.
terminal-legend = { $prices ->
    [yes] (rotu) = rappeutunut, { $symbols }; =2 maksaa 2 merkkiä, ?2 maksaa 2 nopan avulla
   *[no] (rotu) = rappeutunut, { $symbols }
  }

## Seats: labels, put into a list after the race

terminal-coins-hidden = pisteet salassa
# $tokens stand on the map.
terminal-seat-race = { $regions ->
    [one] { $tokens ->
        [one] { $people }: 1 merkki 1 alueella
       *[other] { $people }: { $tokens } merkkiä 1 alueella
      }
   *[other] { $people }: { $tokens } merkkiä { $regions } alueella
  }
# A declined race; brackets come around it.
terminal-seat-declined = { $regions ->
    [one] { $people }: 1 alue
   *[other] { $people }: { $regions } aluetta
  }
# Tokens that left the map for this turn and come along in the next one.
terminal-seat-aside = { $tokens } syrjässä
# Tokens that were driven out and come back when the seat redeploys.
terminal-seat-waiting = { $tokens } odottaa
terminal-seat-holes = { $holes ->
    [one] 1 kolo jäljellä
   *[other] { $holes } koloa jäljellä
  }
terminal-seat-dragon = lohikäärme kädessä

## Combos: labels, put into a list or a table

terminal-combo-price = { $price ->
    [0] ilmainen
    [one] hinta 1 voittopiste
   *[other] hinta { $price } voittopistettä
  }
terminal-combo-coins = { $coins ->
    [one] päällä 1 kolikko
   *[other] päällä { $coins } kolikkoa
  }

## Whose decision it is, without a full stop

terminal-round = Kierros { $round }/{ $rounds }, vuorossa { $seat }
# $what: die, combo
terminal-dealer = { $what ->
    [die] Jakajan on heitettävä noppaa.
   *[combo] Jakajan on paljastettava yhdistelmä.
  }
terminal-task-pick = { $seat }: valitse yhdistelmä
terminal-task-start = { $hand ->
    [one] { $seat }: laajenna { $people_adessive } (1 merkki valmiina) tai anna rodun rappeutua
   *[other] { $seat }: laajenna { $people_adessive } ({ $hand } merkkiä valmiina) tai anna rodun rappeutua
  }
terminal-task-conquest = { $hand ->
    [one] { $seat }: valloita { $people_adessive } tai lopeta (kädessä 1 merkki)
   *[other] { $seat }: valloita { $people_adessive } tai lopeta (kädessä { $hand } merkkiä)
  }
# $number is what the die shows.
terminal-task-rolled = { $hand ->
    [one] { $seat }: valloita { $people_adessive } tai lopeta (kädessä 1 merkki, nopan tulos { $number })
   *[other] { $seat }: valloita { $people_adessive } tai lopeta (kädessä { $hand } merkkiä, nopan tulos { $number })
  }
# $may: decline, ally, both
terminal-task-after_scoring = { $may ->
    [decline] { $seat }: anna rodun rappeutua tai päätä vuoro
    [ally] { $seat }: nimeä liittolainen tai päätä vuoro
   *[both] { $seat }: anna rodun rappeutua, nimeä liittolainen tai päätä vuoro
  }
terminal-task-withdraw = { $regions ->
    [one] { $seat }: luovu 1 alueesta
   *[other] { $seat }: luovu { $regions } alueesta
  }
terminal-task-redeployment = { $tokens ->
    [one] { $seat }: sijoita joukot uudelleen (1 merkki sijoittamatta) ja päätä vuoro
   *[other] { $seat }: sijoita joukot uudelleen ({ $tokens } merkkiä sijoittamatta) ja päätä vuoro
  }
# Tokens that others drove out.
terminal-task-refuge = { $tokens ->
    [one] { $seat }: sijoita perääntyneet joukot (1 merkki sijoittamatta) ja päätä
   *[other] { $seat }: sijoita perääntyneet joukot ({ $tokens } merkkiä sijoittamatta) ja päätä
  }
# $more: may anything still be placed? yes, no
terminal-task-end = { $more ->
    [yes] { $seat }: päätä vuoro tai sijoita loput
   *[no] { $seat }: päätä vuoro
  }

## What may be done. $parts is a list of the parts of a price

terminal-conquest = { $price ->
    [0] { $region }: ilmainen
    [one] { $region }: 1 merkki ({ $parts })
   *[other] { $region }: { $price } merkkiä ({ $parts })
  }
terminal-attempt = { $price ->
    [one] { $region }: 1 merkki ({ $parts }), kädessä { $hand }; noppa auttaa { $faces } sivulla kuudesta
   *[other] { $region }: { $price } merkkiä ({ $parts }), kädessä { $hand }; noppa auttaa { $faces } sivulla kuudesta
  }
terminal-income = pisteet { $coins }
# Before a list of words to type; the others stand in brackets after “roll” and “spread”.
terminal-also = myös
    .roll = noppa ennen valloitusta
    .spread = merkit tasan
terminal-ask-combo = Kirjoita ? 3, niin näet, mitä yhdistelmä 3 osaa.

## At one screen

terminal-welcome = { $rounds ->
    [one] Small World: { $players }, 1 kierros.
   *[other] Small World: { $players }, { $rounds } kierrosta.
  }
    .about = Kirjoita haluamasi numero tai nimi; ? näyttää ohjeet.
# $saved: yes, no
terminal-goodbye = { $saved ->
    [yes] Näkemiin.
   *[no] Näkemiin. Peliä ei tallennettu.
  }
# $reason is one or two whole sentences.
terminal-why = Miksi: { $reason }
terminal-unknown-word = ”{ $word }” ei ole komento. Ohjeita saat kirjoittamalla ?.
terminal-coins-alone = Nyt saa katsoa vain { $seat }. Paina Enter:
terminal-coins = { $coins ->
    [one] Sinulla on 1 voittopiste.
   *[other] Sinulla on { $coins } voittopistettä.
  }
terminal-coins-hide = Piilota painamalla Enter:
terminal-took-back = { $actions ->
    [one] Kumottiin 1 toiminto.
   *[other] Kumottiin { $actions } toimintoa.
  }
terminal-nothing-to-spread = Nyt ei ole jaettavia merkkejä.
terminal-name-a-file = Anna tiedoston nimi, esimerkiksi: save game.swg
terminal-file-exists = Tiedosto { $file } on jo olemassa. Valitse toinen nimi.
terminal-saved = Tallennettu tiedostoon { $file }. Jatka myöhemmin: { $command }
terminal-ask-save = Tallennetaanko peli? Kirjoita tiedoston nimi, kuten game.swg, tai ohita painamalla Enter:
# What can be typed stands before each line: “7”, “7 die, 7 dragon”, “7 2, 7 all”, “spread”,
# “stop, end”, “decline”, “? conquer 7”, “? trolls”, “hint”, “board, table”, “column, log”,
# “coins”, “undo, reset”, “save FILE, quit”.
terminal-help = Numeron tilalle käy nimi (conquer gorvak), ja sanoista riittää alku (con 7).
    .number = valitse yhdistelmä 7, valloita alue 7 tai sijoita merkki sinne, mitä milloinkin kysytään
    .ways = valloita toisella tavalla; myös: 7 sorcery
    .tokens = sijoita alueelle 7 kaksi merkkiä tai kaikki jäljellä olevat
    .spread = sijoita kädessä olevat merkit tasan alueillesi
    .stop = lopeta valloitukset; päätä vuoro
    .decline = anna rotusi rappeutua (vuoron alussa)
    .price = näytä toiminnon hinta osa osalta, tai miksi se ei ole sallittu
    .trait = näytä, mitä rotu tai erityiskyky tekee
    .hint = näytä, mitä botti planner tekisi ja miksi
    .board = näytä pelilauta uudelleen karttana (myös: Enter) tai taulukkona naapureineen
    .column = näytä yhdistelmät; näytä viimeisimmät tapahtumat
    .coins = näytä omat pisteesi, kun samaa näyttöä käyttää usea
    .undo = kumoa yksi toiminto; koko tämä vuoro
    .save = tallenna peli; poistu siitä

## Commands on a record. $first and $second are commands to type

terminal-new = Uusi peli: { $players }, kartta { $map }, tallennettu tiedostoon { $file }.
terminal-next = Seuraavaksi: { $first } tai { $second }
terminal-nothing-done = { $reason } Mitään ei muutettu.
terminal-replayed = { $lines ->
    [one] 1 rivi toistettu, kaikki sallittua.
   *[other] { $lines } riviä toistettu, kaikki sallittua.
  }

## Advice: a table of plans. Their coins this turn, how many they are behind the best, the coins
## of later turns, and what the others may then expect more or less

terminal-plans =
    .coins = pisteet
    .behind = jäljessä
    .later = myöhemmin
    .others = muut
    .plan = suunnitelma
terminal-in-actions = Toimintoina:
terminal-more = … ja vielä { $count }
terminal-no-reasons = Botti { $bot } ei anna perusteluja.

## Analysis: a table of turns. The line of the record, whose turn it was, what it cost, its luck

terminal-turns =
    .line = rivi
    .round = kierros
    .seat = vuorossa
    .cost = hinta
    .luck = onni
terminal-instead = Sen sijaan rivistä { $line } alkaen:

## Many games

# $stage: when combos were picked, in the early, middle or late third of the rounds; any for all.
terminal-measured = { $stage ->
    [early] { $map }, valittu alussa: { $games } peliä, pelaajina { $bots }, { $date }
    [middle] { $map }, valittu keskivaiheilla: { $games } peliä, pelaajina { $bots }, { $date }
    [late] { $map }, valittu lopussa: { $games } peliä, pelaajina { $bots }, { $date }
   *[any] { $map }: { $games } peliä, pelaajina { $bots }, { $date }
  }
# The head of a column: how often its seat wins, as a multiple of what the average pick does.
terminal-lift = voitot × keskiarvo
terminal-simulated =
    .games = { $count ->
        [one] 1 peli: { $file }
       *[other] { $count } peliä: { $file }
    }
    .races = { $count ->
        [one] 1 rotu: { $file }
       *[other] { $count } rotua: { $file }
    }
    .report = raportti: { $file }
