### Rules made from numbers: one sentence for each number or flag of a race or a power of one's own.
###
### Sentences follow each other as they are listed here; each must make sense alone. “You” is who
### plays the race; occupied regions are those with tokens or a Lost Tribe in them. $kinds is a list
### of kinds of regions by their names, “hill, mine, or coast”: it stands after a colon, so that no
### word of it has to change its form.

trait-nothing = Ei erityistaitoja.

## Kinds of regions that have no name of their own

trait-kind-coast = rannikko
trait-kind-land = mikä tahansa maa-alue
trait-kind-water = mikä tahansa vesistö
trait-kind-anywhere = mikä tahansa alue

## Where it may go

trait-enters_anywhere = Rotu saa tulla kartalle mistä tahansa.
trait-reaches_all_land = Kaikki maa-alueet ovat ulottuvilla, lähellä ja kaukana.
trait-tunnels = Jos hallitset yhtä näistä, kaikki muut ovat sen vieressä: { $kinds }.
trait-sails = Myös meret ja järven voi valloittaa, ja ne pysyvät sinulla rappeutumisen jälkeen.

## What it costs

trait-saves_on = { $tokens ->
    [one] Valloitus maksaa yhden merkin vähemmän, jos alue on jokin näistä: { $kinds }.
   *[other] Valloitus maksaa { $tokens } merkkiä vähemmän, jos alue on jokin näistä: { $kinds }.
  }
trait-saves_beside = { $tokens ->
    [one] Alue maksaa yhden merkin vähemmän, jos sen vieressä on hallussasi jokin näistä: { $kinds }.
   *[other] Alue maksaa { $tokens } merkkiä vähemmän, jos sen vieressä on hallussasi jokin näistä: { $kinds }.
  }
trait-rolls_first = Voit heittää noppaa ennen jokaista valloitusta; tulos vähennetään hinnasta. Viimeistä valloitusyritystä ei ole.
trait-converts = Kerran vuoron aikana kutakin vastustajaa kohden sinun merkkisi viereinen yksinäinen aktiivinen merkki vaihtuu omaksesi. Alue on sinun.
trait-dragon = Kerran vuoron aikana lohikäärme ja yksi merkki valtaavat minkä tahansa ulottuvilla olevan maa-alueen, oli siellä kuka tahansa. Alueelle ei voi hyökätä niin kauan kuin lohikäärme pysyy siellä.
trait-visitors = { $tokens ->
    [one] Yksi ylimääräinen merkki taistelee mukana; se poistuu kartalta joka vuoro ennen pisteiden keräämistä.
   *[other] { $tokens } ylimääräistä merkkiä taistelee mukana; ne poistuvat kartalta joka vuoro ennen pisteiden keräämistä.
  }

## What it brings

trait-pays_on = { $coins ->
    [one] Lisäpiste jokaisesta hallitsemastasi alueesta, joka on jokin näistä: { $kinds }.
   *[other] { $coins } lisäpistettä jokaisesta hallitsemastasi alueesta, joka on jokin näistä: { $kinds }.
  }
trait-pays_beside = { $coins ->
    [one] Lisäpiste jokaisesta hallitsemastasi alueesta, jonka vieressä on jokin näistä: { $kinds }.
   *[other] { $coins } lisäpistettä jokaisesta hallitsemastasi alueesta, jonka vieressä on jokin näistä: { $kinds }.
  }
# Follows one of the two above.
trait-pays_in_decline = Ne tuovat pisteitä myös rodun rappeuduttua.
trait-pays_each_turn = { $coins ->
    [one] Lisäpiste joka vuoro niin kauan kuin rotu on aktiivinen.
   *[other] { $coins } lisäpistettä joka vuoro niin kauan kuin rotu on aktiivinen.
  }
trait-pays_first_turn = { $coins ->
    [one] Yksi lisäpiste, kerran, ensimmäisen vuoron lopussa.
   *[other] { $coins } lisäpistettä, kerran, ensimmäisen vuoron lopussa.
  }
trait-pays_per_conquest = { $coins ->
    [one] Lisäpiste jokaisesta tällä vuorolla vallatusta alueesta, joka ei ollut tyhjä.
   *[other] { $coins } lisäpistettä jokaisesta tällä vuorolla vallatusta alueesta, joka ei ollut tyhjä.
  }
trait-pays_per_empty_conquest = { $coins ->
    [one] Lisäpiste jokaisesta tällä vuorolla vallatusta tyhjästä alueesta.
   *[other] { $coins } lisäpistettä jokaisesta tällä vuorolla vallatusta tyhjästä alueesta.
  }
trait-pays_per_fortress = { $coins ->
    [one] Lisäpiste jokaisesta linnakkeesta alueillasi.
   *[other] { $coins } lisäpistettä jokaisesta linnakkeesta alueillasi.
  }

## How it grows

trait-grows_every = { $regions ->
    [one] Kun sijoitat joukot uudelleen, saat uuden merkin jokaista tällä vuorolla vallattua aluetta kohden, joka ei ollut tyhjä.
   *[other] Kun sijoitat joukot uudelleen, saat uuden merkin jokaista { $regions } tällä vuorolla vallattua aluetta kohden, jotka eivät olleet tyhjiä.
  }
trait-grows_each_turn = { $tokens ->
    [one] Joka vuoro saat uuden merkin, kun sijoitat joukot uudelleen.
   *[other] Joka vuoro saat { $tokens } uutta merkkiä, kun sijoitat joukot uudelleen.
  }
trait-grows_on = Kun sijoitat joukot uudelleen, saat uuden merkin jokaista hallitsemaasi aluetta kohden, joka on jokin näistä: { $kinds }.

## How it holds out

trait-defends_on = Niin kauan kuin rotu on aktiivinen, muille maksaa yhden merkin enemmän vallata sinulta jokin näistä: { $kinds }.
trait-loses_none = Alueen menetys ei maksa yhtään merkkiä niin kauan kuin rotu on aktiivinen.
trait-camps = { $pieces ->
    [one] Joka vuoro pystytetään leiri; se tekee alueestaan yhden merkin kalliimman.
   *[other] { $pieces } leiriä pystytetään joka vuoro; kukin tekee alueestaan yhden merkin kalliimman.
  }
trait-fortresses = { $pieces ->
    [one] Voit rakentaa yhden linnakkeen, joka tekee alueestaan yhden merkin kalliimman, myös rappeutumisen jälkeen.
   *[other] Rakenna yksi linnake joka vuorolla, jos kartalla on niitä vähemmän kuin { $pieces }. Kukin tekee alueestaan yhden merkin kalliimman, myös rappeutumisen jälkeen.
  }
trait-heroes = { $pieces ->
    [one] Vuoron lopuksi sankari asettuu alueelle, eikä sille voi hyökätä.
   *[other] Vuoron lopuksi { $pieces } sankaria asettuu kukin eri alueelle, eikä niille voi hyökätä.
  }
trait-holes = { $pieces ->
    [one] Ensimmäinen vallattu alue saa kolon, eikä sille voi hyökätä niin kauan kuin rotu on aktiivinen ja pysyy siellä.
   *[other] { $pieces } ensimmäistä vallattua aluetta saavat kukin kolon, eikä niille voi hyökätä niin kauan kuin rotu on aktiivinen ja pysyy siellä.
  }
trait-lairs = Jokainen alue saa peikkoluolan, joka tekee siitä yhden merkin kalliimman, myös rappeutumisen jälkeen.
trait-makes_peace = Pisteiden keräämisen jälkeen saat valita vastustajan, jonka aktiivisen rodun jätit tällä vuorolla rauhaan. Seuraavaan vuoroosi asti hänen aktiivinen rotunsa ei voi hyökätä omaasi vastaan.

## How it ends

trait-declines_late = Voit antaa rodun rappeutua vuoron lopussa, kun pisteet on kerätty.
trait-lasts = Rappeuduttuaan rotu pysyy, kunnes se karkotetaan: se jättää tilaa toiselle rappeutuneelle rodulle.
trait-acts_in_decline = Rodun rappeuduttua jokainen merkki jää kartalle ja jatkaa valloittamista, aina ennen aktiivista rotuasi.

## Labels of the keys in the form of the workshop

workshop-word-saves_on = Halvemmat alueet
workshop-word-saves_beside = Halvemmat viereiset alueet
workshop-word-saves_tokens = Montako merkkiä vähemmän
    .about = Koskee kaikkea, mikä on halvempaa.
workshop-word-rolls_first = Noppa ennen jokaista valloitusta
workshop-word-converts = Vaihtaa yksinäisiä merkkejä
workshop-word-defends_on = Vaikeampi vallata
workshop-word-pays_on = Pisteitä alueista
workshop-word-pays_beside = Pisteitä viereisistä alueista
workshop-word-pays_coins = Montako pistettä kustakin
    .about = Koskee jokaista aluetta, joka tuo lisäpisteitä.
workshop-word-pays_in_decline = Pisteitä myös rappeutuneena
workshop-word-pays_per_conquest = Pisteitä vallatuista asutuista alueista
workshop-word-pays_per_empty_conquest = Pisteitä vallatuista tyhjistä alueista
workshop-word-pays_each_turn = Pisteitä joka vuoro
workshop-word-pays_first_turn = Pisteitä ensimmäisellä vuorolla
workshop-word-enters_anywhere = Tulee mistä tahansa
workshop-word-reaches_all_land = Lentää
workshop-word-tunnels = Kulkee tunneleissa
workshop-word-sails = Purjehtii
workshop-word-loses_none = Ei menetä merkkejä
workshop-word-visitors = Vierailevia merkkejä
workshop-word-grows_every = Kasvaa valloituksista
workshop-word-grows_each_turn = Kasvaa joka vuoro
workshop-word-grows_on = Kasvaa alueista
workshop-word-camps = Leirit
workshop-word-fortresses = Linnakkeet
workshop-word-pays_per_fortress = Pisteitä linnakkeista
workshop-word-heroes = Sankarit
workshop-word-holes = Kolot
workshop-word-lairs = Peikkoluolat
workshop-word-dragon = Lohikäärme
workshop-word-makes_peace = Rauha
workshop-word-declines_late = Myöhäinen rappeutuminen
workshop-word-lasts = Pysyy rappeuduttuaan
workshop-word-acts_in_decline = Toimii rappeutuneena
