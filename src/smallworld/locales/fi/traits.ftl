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

trait-enters_anywhere = Voit tulla kartalle mistä tahansa.
trait-reaches_all_land = Voit valloittaa minkä tahansa maa-alueen, viereisen tai kaukaisen.
trait-tunnels = Nämä kaikki lasketaan vierekkäisiksi: { $kinds }.
trait-sails = Voit valloittaa myös meret ja järven, ja ne pysyvät sinulla rappeutuneenakin.
trait-reaches_two_steps = Voit valloittaa myös kahden askeleen päässä olevia alueita; merta ei voi ylittää.

## What it costs

trait-saves_on = { $tokens ->
    [one] Nämä maksavat sinulle yhden merkin vähemmän: { $kinds }.
   *[other] Nämä maksavat sinulle { $tokens } merkkiä vähemmän: { $kinds }.
  }
trait-saves_beside = { $tokens ->
    [one] Alue maksaa yhden merkin vähemmän, jos sen vieressä on hallussasi jokin näistä: { $kinds }.
   *[other] Alue maksaa { $tokens } merkkiä vähemmän, jos sen vieressä on hallussasi jokin näistä: { $kinds }.
  }
trait-rolls_first = Voit heittää noppaa ennen jokaista valloitusta; tulos vähennetään hinnasta. Viimeistä valloitusyritystä ei ole.
trait-converts = Kerran vuoron aikana kutakin vastustajaa vastaan voit korvata alueidesi vieressä olevan yksinäisen aktiivisen merkin omallasi. Alue on sinun.
trait-dragon = Kerran vuoron aikana lohikäärme ja yksi merkki valtaavat minkä tahansa ulottuvilla olevan maa-alueen, oli siellä mitä tahansa. Alue on suojassa niin kauan kuin lohikäärme pysyy siellä.
trait-visitors = { $tokens ->
    [one] Valloituksissa sinulla on 1 ylimääräinen merkki; se poistuu kartalta joka vuoro ennen pisteiden keräämistä.
   *[other] Valloituksissa sinulla on { $tokens } ylimääräistä merkkiä; ne poistuvat kartalta joka vuoro ennen pisteiden keräämistä.
  }
trait-regroups = Kerran vuoron aikana, valloituksen jälkeen, voit nostaa käteesi kaikki merkkisi paitsi yhden kultakin alueelta ja valloittaa niillä uudelleen.
trait-hires = { $tokens ->
    [one] Jokaisessa valloituksessa voit maksaa 1 pisteen ja säästää 1 merkin, myös viimeisen yrityksen heiton jälkeen.
   *[other] Jokaisessa valloituksessa voit maksaa 1 pisteen ja säästää { $tokens } merkkiä, myös viimeisen yrityksen heiton jälkeen.
  }
trait-hurls_on = { $tokens ->
    [one] Uudelleensijoituksessa saat 1 ammuksen jokaisesta hallitsemastasi alueesta, joka on jokin näistä: { $kinds }. Jokainen valloituksessa käytetty ammus säästää 1 merkin ja poistuu.
   *[other] Uudelleensijoituksessa saat 1 ammuksen jokaisesta hallitsemastasi alueesta, joka on jokin näistä: { $kinds }. Jokainen valloituksessa käytetty ammus säästää { $tokens } merkkiä ja poistuu.
  }
trait-catapult = Kerran vuoron aikana voit asettaa katapultin jollekin alueellesi: kukaan ei voi hyökätä sille ennen seuraavaa vuoroasi, ja voit valloittaa yhden tasan kahden askeleen päässä olevan alueen, ei meren yli, yhden merkin halvemmalla.
trait-saves_from_declined = { $tokens ->
    [one] Rappeutuneiden rotujen alueet maksavat sinulle yhden merkin vähemmän.
   *[other] Rappeutuneiden rotujen alueet maksavat sinulle { $tokens } merkkiä vähemmän.
  }
trait-saves_from_tribes = { $tokens ->
    [one] Alueet, joilla on kadonnut heimo, maksavat sinulle yhden merkin vähemmän.
   *[other] Alueet, joilla on kadonnut heimo, maksavat sinulle { $tokens } merkkiä vähemmän.
  }
trait-saves_even_rounds = { $tokens ->
    [one] Parillisilla kierroksilla jokainen alue maksaa yhden merkin vähemmän.
   *[other] Parillisilla kierroksilla jokainen alue maksaa { $tokens } merkkiä vähemmän.
  }
trait-saves_first_turn = { $tokens ->
    [one] Vuorolla, jolla valitset rodun, jokainen alue maksaa yhden merkin vähemmän.
   *[other] Vuorolla, jolla valitset rodun, jokainen alue maksaa { $tokens } merkkiä vähemmän.
  }
trait-costs_more_on = Nämä maksavat sinulle yhden merkin enemmän: { $kinds }.
trait-least_tokens = Aluetta ei voi vallata eikä pitää, jos merkkejä on vähemmän kuin { $tokens }.

## What it brings

trait-pays_on = { $coins ->
    [one] 1 lisäpiste jokaisesta näistä, jota hallitset: { $kinds }.
   *[other] { $coins } lisäpistettä jokaisesta näistä, jota hallitset: { $kinds }.
  }
trait-pays_beside = { $coins ->
    [one] 1 lisäpiste jokaisesta hallitsemastasi alueesta, jonka vieressä on jokin näistä: { $kinds }.
   *[other] { $coins } lisäpistettä jokaisesta hallitsemastasi alueesta, jonka vieressä on jokin näistä: { $kinds }.
  }
# Follows one of the two above.
trait-pays_in_decline = Ne tuovat pisteitä myös rodun rappeuduttua.
trait-pays_each_turn = { $coins ->
    [one] 1 lisäpiste joka vuoro niin kauan kuin rotu on aktiivinen.
   *[other] { $coins } lisäpistettä joka vuoro niin kauan kuin rotu on aktiivinen.
  }
trait-pays_first_turn = { $coins ->
    [one] 1 lisäpiste, kerran, ensimmäisen vuoron lopussa.
   *[other] { $coins } lisäpistettä, kerran, ensimmäisen vuoron lopussa.
  }
trait-pays_per_conquest = { $coins ->
    [one] 1 lisäpiste jokaisesta tällä vuorolla vallatusta ei-tyhjästä alueesta.
   *[other] { $coins } lisäpistettä jokaisesta tällä vuorolla vallatusta ei-tyhjästä alueesta.
  }
trait-pays_per_empty_conquest = { $coins ->
    [one] 1 lisäpiste jokaisesta tällä vuorolla vallatusta tyhjästä alueesta.
   *[other] { $coins } lisäpistettä jokaisesta tällä vuorolla vallatusta tyhjästä alueesta.
  }
trait-pays_per_fortress = { $coins ->
    [one] 1 lisäpiste jokaisesta linnakkeesta alueillasi.
   *[other] { $coins } lisäpistettä jokaisesta linnakkeesta alueillasi.
  }
trait-pays_less_on = 1 piste vähemmän jokaisesta näistä, jota hallitset: { $kinds }.
trait-pays_less_elsewhere = Jokainen muu alueesi tuottaa 1 pisteen vähemmän.
trait-pays_per_pair = 1 lisäpiste jokaisesta parista näitä, joita hallitset: { $kinds }.
trait-pays_in_peace = { $coins ->
    [one] 1 lisäpiste vuorolla, jolla et hyökännyt aktiivisen rodun kimppuun.
   *[other] { $coins } lisäpistettä vuorolla, jolla et hyökännyt aktiivisen rodun kimppuun.
  }
trait-pays_up_to = { $coins ->
    [one] 1 lisäpiste vuoron lopussa, jos alueidesi määrä on enintään { $regions }.
   *[other] { $coins } lisäpistettä vuoron lopussa, jos alueidesi määrä on enintään { $regions }.
  }
trait-pays_up_to_held = Tätä varten sinulla on oltava vähintään 1 alue.
trait-pays_beyond = 1 lisäpiste jokaisesta alueesta, jota hallitset yli määrän { $regions }.
trait-pays_per_group = { $coins ->
    [one] 1 lisäpiste jokaisesta erillisestä alueryhmästäsi.
   *[other] { $coins } lisäpistettä jokaisesta erillisestä alueryhmästäsi.
  }
trait-pays_if_joined = { $coins ->
    [one] 1 lisäpiste, jos kaikki alueesi ovat yhteydessä toisiinsa.
   *[other] { $coins } lisäpistettä, jos kaikki alueesi ovat yhteydessä toisiinsa.
  }
trait-pays_per_lonely = { $coins ->
    [one] 1 lisäpiste jokaisesta alueestasi, jonka vieressä ei ole muuta rotua eikä kadonnutta heimoa.
   *[other] { $coins } lisäpistettä jokaisesta alueestasi, jonka vieressä ei ole muuta rotua eikä kadonnutta heimoa.
  }
trait-pays_per_stack = 1 lisäpiste jokaisesta alueestasi, jolla merkkejä on vähintään { $tokens }.
trait-takes_per_conquest = { $coins ->
    [one] Jokaisesta aktiiviselta rodulta valtaamastasi alueesta saat sen pelaajalta 1 pisteen, jos hänellä on.
   *[other] Jokaisesta aktiiviselta rodulta valtaamastasi alueesta saat sen pelaajalta { $coins } pistettä, jos hänellä on.
  }
trait-pays_per_far_conquest = { $coins ->
    [one] Heti 1 piste jokaisesta valtaamastasi alueesta, joka ei ole alueidesi vieressä.
   *[other] Heti { $coins } pistettä jokaisesta valtaamastasi alueesta, joka ei ole alueidesi vieressä.
  }
trait-takes_from_neighbours = { $coins ->
    [one] Pisteiden keräämisen jälkeen jokainen pelaaja, jonka aktiivinen rotu on rotusi vieressä, antaa sinulle 1 pisteen, jos hänellä on.
   *[other] Pisteiden keräämisen jälkeen jokainen pelaaja, jonka aktiivinen rotu on rotusi vieressä, antaa sinulle { $coins } pistettä, jos hänellä on.
  }
trait-pays_per_abandoned = { $coins ->
    [one] 1 lisäpiste jokaisesta tällä vuorolla hylkäämästäsi alueesta; niitä ei voi vallata takaisin samalla vuorolla.
   *[other] { $coins } lisäpistettä jokaisesta tällä vuorolla hylkäämästäsi alueesta; niitä ei voi vallata takaisin samalla vuorolla.
  }
trait-pays_at_pick = { $coins ->
    [one] Kun valitset rodun, saat 1 pisteen jokaisesta rappeutuneesta rodusta.
   *[other] Kun valitset rodun, saat { $coins } pistettä jokaisesta rappeutuneesta rodusta.
  }
trait-pays_per_decline = { $coins ->
    [one] Niin kauan kuin rotu on aktiivinen, saat 1 pisteen aina, kun jokin rotu rappeutuu, tämäkin.
   *[other] Niin kauan kuin rotu on aktiivinen, saat { $coins } pistettä aina, kun jokin rotu rappeutuu, tämäkin.
  }

## How it grows

trait-grows_every = { $regions ->
    [one] Kun sijoitat joukot uudelleen, saat 1 uuden merkin jokaista tällä vuorolla vallattua ei-tyhjää aluetta kohden.
   *[other] Kun sijoitat joukot uudelleen, saat 1 uuden merkin jokaista { $regions } tällä vuorolla vallattua ei-tyhjää aluetta kohden.
  }
trait-grows_each_turn = { $tokens ->
    [one] Joka vuoro saat uuden merkin, kun sijoitat joukot uudelleen.
   *[other] Joka vuoro saat { $tokens } uutta merkkiä, kun sijoitat joukot uudelleen.
  }
trait-grows_on = Kun sijoitat joukot uudelleen, saat uuden merkin jokaista hallitsemaasi aluetta kohden, joka on jokin näistä: { $kinds }.
trait-grows_per_active = { $tokens ->
    [one] Uudelleensijoituksessa saat 1 uuden merkin jokaisesta tällä vuorolla aktiiviselta rodulta vallatusta alueesta.
   *[other] Uudelleensijoituksessa saat { $tokens } uutta merkkiä jokaisesta tällä vuorolla aktiiviselta rodulta vallatusta alueesta.
  }
trait-victims_grow = { $tokens ->
    [one] Aktiivinen rotu, jolta valtaat alueen, saa 1 uuden merkin.
   *[other] Aktiivinen rotu, jolta valtaat alueen, saa { $tokens } uutta merkkiä.
  }
trait-scatters = Uudelleensijoituksessa jokaiselle alueelle jää 1 merkki; muut odottavat kartan ulkopuolella seuraavaan vuoroosi.
trait-stays_put = Ei uudelleensijoitusta: merkit jäävät paikoilleen, ja loput odottavat kartan ulkopuolella seuraavaan vuoroosi.
trait-survivors_return = Alueen menetyksestä selvinneet merkit eivät odota: ne sijoitetaan sen vuoron lopussa.
trait-gathers_tokens = { $tokens ->
    [one] Aina kun joku ohittaa tämän rodun, se saa 1 merkin lisää.
   *[other] Aina kun joku ohittaa tämän rodun, se saa { $tokens } merkkiä lisää.
  }
trait-skip_coins = { $coins ->
    [one] Rodun ohittava pelaaja asettaa sille 1 pisteen.
   *[other] Rodun ohittava pelaaja asettaa sille { $coins } pistettä.
  }
trait-collects_losses = { $tokens ->
    [one] Niin kauan kuin rotu on aktiivinen, se kerää kaikki valloituksissa menetetyt merkit ja kadonneet heimot. Vuorosi alkaessa jokainen pelaajien määrän kokoinen joukko vaihtuu 1 uudeksi merkiksi.
   *[other] Niin kauan kuin rotu on aktiivinen, se kerää kaikki valloituksissa menetetyt merkit ja kadonneet heimot. Vuorosi alkaessa jokainen pelaajien määrän kokoinen joukko vaihtuu { $tokens } uudeksi merkiksi.
  }
trait-rolls_for_losses = Jokaisesta toiselle pelaajalle menettämästäsi merkistä heitetään noppaa sen vuoron lopussa: saat yhtä monta uutta merkkiä.

## How it holds out

trait-defends_on = Niin kauan kuin rotu on aktiivinen, muille maksaa yhden merkin enemmän vallata sinulta jokin näistä: { $kinds }.
trait-loses_none = Niin kauan kuin rotu on aktiivinen, se ei menetä merkkejä, kun se menettää alueen.
trait-camps = { $pieces ->
    [one] Pystytä 1 leiri joka vuoro; sen alue maksaa yhden merkin enemmän.
   *[other] Pystytä { $pieces } leiriä joka vuoro; kukin tekee alueestaan yhden merkin kalliimman.
  }
trait-fortresses = { $pieces ->
    [one] Voit rakentaa yhden linnakkeen, joka tekee alueestaan yhden merkin kalliimman, myös rappeutuneena.
   *[other] Voit rakentaa joka vuorolla yhden linnakkeen, jos kartalla on niitä vähemmän kuin { $pieces }. Kukin tekee alueestaan yhden merkin kalliimman, myös rappeutuneena.
  }
trait-heroes = { $pieces ->
    [one] Aseta joka vuoron lopussa 1 sankari; sen alue on suojassa.
   *[other] Aseta joka vuoron lopussa { $pieces } sankaria eri alueille; ne alueet ovat suojassa.
  }
trait-holes = { $pieces ->
    [one] Ensimmäinen vallattu alue saa kolon, eikä sille voi hyökätä niin kauan kuin rotu on aktiivinen ja pysyy siellä.
   *[other] { $pieces } ensimmäistä vallattua aluetta saavat kukin kolon, eikä niille voi hyökätä niin kauan kuin rotu on aktiivinen ja pysyy siellä.
  }
trait-lairs = Jokainen alueesi saa peikkoluolan ja maksaa yhden merkin enemmän, myös rappeutuneena.
trait-makes_peace = Pisteiden keräämisen jälkeen voit valita vastustajan, jonka aktiivisen rodun kimppuun et tällä vuorolla hyökännyt. Seuraavaan vuoroosi asti hänen aktiivinen rotunsa ei voi hyökätä omasi kimppuun.
trait-charges_attackers = { $coins ->
    [one] Niin kauan kuin rotu on aktiivinen, alueen sinulta valtaava maksaa sinulle 1 pisteen, jos hänellä on.
   *[other] Niin kauan kuin rotu on aktiivinen, alueen sinulta valtaava maksaa sinulle { $coins } pistettä, jos hänellä on.
  }
trait-rewards_attackers = { $coins ->
    [one] Niin kauan kuin rotu on aktiivinen, alueen sinulta valtaava saa pankista 1 pisteen.
   *[other] Niin kauan kuin rotu on aktiivinen, alueen sinulta valtaava saa pankista { $coins } pistettä.
  }
trait-pays_per_loss = { $coins ->
    [one] Niin kauan kuin rotu on aktiivinen, saat pankista 1 pisteen jokaisesta alueesta, jonka vastustaja valtaa sinulta.
   *[other] Niin kauan kuin rotu on aktiivinen, saat pankista { $coins } pistettä jokaisesta alueesta, jonka vastustaja valtaa sinulta.
  }
trait-immune_on = Niin kauan kuin rotu on aktiivinen, kukaan ei voi hyökätä näille alueillesi: { $kinds }.
trait-markers = { $pieces ->
    [one] Sinulla on 1 tunnus, jonka voit asettaa uudelleensijoituksessa.
   *[other] Sinulla on { $pieces } tunnusta, joita voit asettaa uudelleensijoituksessa, enintään yhden kullekin alueellesi.
  }
trait-markers_on = Vuoron aikana voit asettaa enintään yhden tunnuksen jokaisesta hallitsemastasi alueesta, joka on jokin näistä: { $kinds }.
trait-markers_near = Tunnuksia voi asettaa myös alueidesi viereisille alueille.
trait-markers_beside = Jokainen tunnus asetetaan sen oman alueen viereen, ei koskaan omille alueillesi.
trait-markers_empty = Muiden pelaajien merkit siellä palaavat käteen ilman tappioita; rappeutuneet rodut ja kadonneet heimot poistuvat.
trait-markers_pay = { $coins ->
    [one] Jokainen tunnus, joka on paikallaan seuraavan vuorosi alkaessa, tuo 1 pisteen ja on käytetty. Jos joku valtaa alueen sitä ennen, hän saa pisteen.
   *[other] Jokainen tunnus, joka on paikallaan seuraavan vuorosi alkaessa, tuo { $coins } pistettä ja on käytetty. Jos joku valtaa alueen sitä ennen, hän saa pisteet.
  }
trait-markers_defend = { $tokens ->
    [one] Alue, jolla on tunnus, maksaa yhden merkin enemmän niin kauan kuin rotu on aktiivinen.
   *[other] Alue, jolla on tunnus, maksaa { $tokens } merkkiä enemmän niin kauan kuin rotu on aktiivinen.
  }
trait-markers_cost = { $coins ->
    [one] Alue, jolla on tunnus, tuo muille pelaajille 1 pisteen vähemmän.
   *[other] Alue, jolla on tunnus, tuo muille pelaajille { $coins } pistettä vähemmän.
  }
trait-markers_bonus = { $coins ->
    [one] Jokainen oma alueesi, jolla on tunnus, tuo 1 lisäpisteen.
   *[other] Jokainen oma alueesi, jolla on tunnus, tuo { $coins } lisäpistettä.
  }
trait-markers_close = Kukaan ei voi vallata aluetta, jolla on tunnus, ennen seuraavan vuorosi alkua; silloin tunnukset palaavat sinulle.

## How it ends

trait-declines_late = Voit antaa rodun rappeutua vuoron lopussa, kun pisteet on kerätty.
trait-lasts = Rappeutuneena rotu pysyy, kunnes se karkotetaan. Sitä ei lasketa rappeutuneeksi roduksesi, joten sinulla voi olla toinenkin.
trait-acts_in_decline = Rodun rappeuduttua jokainen merkki jää kartalle ja jatkaa valloittamista, aina ennen aktiivista rotuasi.
trait-pays_each_turn_in_decline = { $coins ->
    [one] Rappeutuneena rotu tuo joka vuoro 1 pisteen niin kauan kuin sillä on alue.
   *[other] Rappeutuneena rotu tuo joka vuoro { $coins } pistettä niin kauan kuin sillä on alue.
  }
trait-vanishes_for = { $coins ->
    [one] Rappeutuessa kaikki merkit poistuvat kartalta, ja saat 1 pisteen jokaisesta niiden alueesta.
   *[other] Rappeutuessa kaikki merkit poistuvat kartalta, ja saat { $coins } pistettä jokaisesta niiden alueesta.
  }
trait-immune_in_decline = Rappeutuneena kukaan ei voi hyökätä näille rodun alueille: { $kinds }.
trait-charges_in_decline = { $coins ->
    [one] Rappeutuneen rodun alueen valtaava maksaa sinulle 1 pisteen, jos hänellä on.
   *[other] Rappeutuneen rodun alueen valtaava maksaa sinulle { $coins } pistettä, jos hänellä on.
  }
trait-builds_tower = Kun rotu rappeutuu, kultakin alueelta siirtyy 1 merkki yhdelle valitsemallesi rodun alueelle. Siellä jokainen merkki tuo 1 pisteen vuorossa, ja kaikki puolustavat.

## Labels of the keys in the form of the workshop

workshop-word-saves_on = Halvemmat alueet
workshop-word-saves_beside = Halvemmat viereiset alueet
workshop-word-saves_tokens = Säästetyt merkit
    .about = Koskee kaikkea, mikä on halvempaa.
workshop-word-rolls_first = Noppa ennen jokaista valloitusta
workshop-word-converts = Noituu yksinäisiä merkkejä
workshop-word-defends_on = Vaikeampi vallata
workshop-word-pays_on = Pisteitä alueista
workshop-word-pays_beside = Pisteitä viereisistä alueista
workshop-word-pays_coins = Pisteitä kustakin
    .about = Koskee jokaista aluetta, joka tuo lisäpisteitä.
workshop-word-pays_in_decline = Pisteitä myös rappeutuneena
workshop-word-pays_per_conquest = Pisteitä vallatuista ei-tyhjistä alueista
workshop-word-pays_per_empty_conquest = Pisteitä vallatuista tyhjistä alueista
workshop-word-pays_each_turn = Pisteitä joka vuoro
workshop-word-pays_first_turn = Pisteitä ensimmäisellä vuorolla
workshop-word-enters_anywhere = Tulee mistä tahansa
workshop-word-reaches_all_land = Lentää
workshop-word-tunnels = Kulkee tunneleissa
workshop-word-sails = Pääsee merelle
workshop-word-loses_none = Ei menetä merkkejä
workshop-word-visitors = Ylimääräisiä merkkejä
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
workshop-word-lasts = Pysyy toisen rappeutuneen rodun rinnalla
workshop-word-acts_in_decline = Toimii rappeutuneena
workshop-word-saves_from_declined = Halvempi rappeutuneilta
workshop-word-saves_from_tribes = Halvempi kadonneilta heimoilta
workshop-word-saves_even_rounds = Halvempi parillisilla kierroksilla
workshop-word-saves_first_turn = Halvempi ensimmäisellä vuorolla
workshop-word-costs_more_on = Kalliimmat alueet
workshop-word-pays_less_on = Vähemmän pisteitä alueista
workshop-word-pays_less_elsewhere = Vähemmän pisteitä muualta
workshop-word-pays_per_pair = Pisteitä pareista
workshop-word-pays_in_peace = Pisteitä rauhasta
workshop-word-pays_up_to = Pisteitä vähistä alueista
workshop-word-pays_up_to_coins = Montako pistettä
    .about = Vuorosta, jolla alueita on vähän.
workshop-word-pays_up_to_held = Ei ilman aluetta
workshop-word-pays_beyond = Pisteitä alueista yli määrän
workshop-word-pays_per_group = Pisteitä erillisistä ryhmistä
workshop-word-pays_if_joined = Pisteitä yhtenäisyydestä
workshop-word-pays_per_lonely = Pisteitä syrjäisistä alueista
workshop-word-pays_per_stack = Pisteitä suurista pinoista
workshop-word-reaches_two_steps = Ulottuu kahden askeleen päähän
workshop-word-least_tokens = Merkkejä vähintään
workshop-word-takes_per_conquest = Ottaa pisteitä valloittaessaan
workshop-word-pays_per_far_conquest = Pisteitä kaukaisista valloituksista
workshop-word-takes_from_neighbours = Ottaa pisteitä naapureilta
workshop-word-pays_per_abandoned = Pisteitä hylätyistä alueista
workshop-word-pays_at_pick = Pisteitä valittaessa
workshop-word-pays_per_decline = Pisteitä joka rappeutumisesta
workshop-word-grows_per_active = Kasvaa aktiivisilta vallatuista
workshop-word-victims_grow = Uhrit saavat merkkejä
workshop-word-scatters = Yksi merkki joka alueella
workshop-word-stays_put = Ei uudelleensijoitusta
workshop-word-survivors_return = Selvinneet palaavat heti
workshop-word-regroups = Toinen valloituskierros
workshop-word-hires = Pisteellä säästyvät merkit
workshop-word-hurls_on = Ammukset
workshop-word-hurls_tokens = Ammuksella säästyvät merkit
    .about = Jokaisesta valloituksessa käytetystä ammuksesta.
workshop-word-catapult = Katapultti
workshop-word-rolls_for_losses = Noppa menetetyistä merkeistä
workshop-word-builds_tower = Torni rappeutuneena
workshop-word-markers = Tunnukset
workshop-word-markers_on = Yksi tunnus jokaisesta
workshop-word-markers_near = Tunnuksia myös viereen
workshop-word-markers_beside = Tunnukset viereen, ei omille
workshop-word-markers_pay = Pisteitä tunnuksesta
workshop-word-markers_defend = Tunnus nostaa hintaa
workshop-word-markers_cost = Tunnus vie muilta pisteitä
workshop-word-markers_bonus = Pisteitä omista tunnuksista
workshop-word-markers_close = Tunnus sulkee alueen
workshop-word-markers_empty = Tunnus karkottaa merkit
workshop-word-gathers_tokens = Kasvaa ohitettaessa
workshop-word-skip_coins = Ohittamisen hinta
workshop-word-charges_attackers = Hyökkääjät maksavat
workshop-word-rewards_attackers = Hyökkääjät palkitaan
workshop-word-pays_per_loss = Pisteitä menetetyistä alueista
workshop-word-immune_on = Suojatut alueet
workshop-word-pays_each_turn_in_decline = Pisteitä joka vuoro rappeutuneena
workshop-word-vanishes_for = Katoaa rappeutuessaan
workshop-word-immune_in_decline = Suojassa rappeutuneena
workshop-word-charges_in_decline = Hyökkääjät maksavat rappeutuneena
workshop-word-collects_losses = Kerää menetetyt merkit
