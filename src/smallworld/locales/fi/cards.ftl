### Cards: what each race and each power does. Numbers come from the rules themselves.

## The numbers of a card

card-tokens = { $tokens ->
    [one] 1 merkki
   *[other] { $tokens } merkkiä
  }
card-supply = { $supply } laatikossa

## Races

card-race-amazons = { $visitors } ylimääräistä merkkiä taistelee puolestasi. Joka vuoro ennen pisteiden keräämistä kartalta poistuu { $visitors } merkkiä, jotka saat takaisin seuraavaksi vuoroksi.
card-race-dwarves = 1 lisäpiste jokaisesta hallitsemastasi kaivoksesta, myös rappeutuneina.
card-race-elves = Alueen menetys ei maksa yhtään haltiaa: kaikki palaavat käteesi. Ei enää rappeutuneina.
card-race-ghouls = Rappeutuneina kaikki ghoulisi jäävät kartalle ja jatkavat valloittamista, aina ennen aktiivista rotuasi.
card-race-giants = Jättiläisten hallitseman vuoriston viereiset alueet maksavat yhden merkin vähemmän.
card-race-halflings = Voit tulla kartalle mistä tahansa. { $holes } ensimmäistä aluettasi saavat kukin maahan kaivetun kolon: niille ei voi hyökätä, kun aktiiviset puolituiset ovat siellä.
card-race-humans = 1 lisäpiste jokaisesta hallitsemastasi viljelysmaasta.
card-race-orcs = 1 lisäpiste jokaisesta tällä vuorolla vallatusta ei-tyhjästä alueesta, kadonneet heimot mukaan lukien.
card-race-ratmen = Ei erityistaitoja; niitä vain on paljon.
card-race-skeletons = { $grows_every ->
    [one] Kun sijoitat joukot uudelleen, saat uuden merkin jokaista tällä vuorolla vallattua ei-tyhjää aluetta kohden.
   *[other] Kun sijoitat joukot uudelleen, saat uuden merkin jokaista { $grows_every } tällä vuorolla vallattua ei-tyhjää aluetta kohden.
  }
card-race-sorcerers = Kerran vuoron aikana kutakin vastustajaa kohden noidan viereinen yksinäinen aktiivinen merkki vaihtuu uuteen noitaan. Alue on sinun.
card-race-tritons = Maa-alueet meren tai järven rannalla maksavat yhden merkin vähemmän.
card-race-trolls = Jokainen alueesi saa peikkoluolan: hyökkääminen maksaa yhden merkin enemmän, myös rappeutuneina.
card-race-wizards = 1 lisäpiste jokaisesta hallitsemastasi taika-alueesta.

## Powers

card-power-alchemist = { $pays_each_turn ->
    [one] 1 lisäpiste joka vuoro niin kauan kuin rotu on aktiivinen.
   *[other] { $pays_each_turn } lisäpistettä joka vuoro niin kauan kuin rotu on aktiivinen.
  }
card-power-berserk = Voit heittää noppaa ennen jokaista valloitusta; tulos vähennetään hinnasta. Viimeistä valloitusyritystä ei ole.
card-power-bivouacking = { $camps } leiriä pystytettäväksi joka vuoro, vaikka kaikki samalle alueelle. Kukin tekee alueestaan hyökkääjälle yhden merkin kalliimman ja suojaa yksinäistä merkkiä noituudelta.
card-power-commando = Jokainen alue maksaa yhden merkin vähemmän.
card-power-diplomat = Pisteiden keräämisen jälkeen voit solmia rauhan vastustajan kanssa, jonka aktiiviseen rotuun et tällä vuorolla hyökännyt. Se ei voi hyökätä rotusi kimppuun ennen seuraavaa vuoroasi.
card-power-dragon_master = Kerran vuoron aikana lohikäärme ja yksi merkki valtaavat minkä tahansa ulottuvilla olevan alueen, oli siellä kuka tahansa. Alueelle ei voi hyökätä niin kauan kuin lohikäärme pysyy siellä.
card-power-flying = Kaikki maa-alueet ovat ulottuvilla, läheltä ja kaukaa, mutta vesistöt eivät.
card-power-forest = 1 lisäpiste jokaisesta hallitsemastasi metsästä.
card-power-fortified = Voit rakentaa joka vuorolla yhden linnakkeen, enintään { $fortresses }. Kukin tuo lisäpisteen rodun ollessa aktiivinen ja tekee alueestaan hyökkääjälle yhden merkin kalliimman, myös rappeutuneena.
card-power-heroic = Vuoron lopuksi { $heroes } sankaria asettuu { $heroes } eri alueelle, eikä niille voi hyökätä.
card-power-hill = 1 lisäpiste jokaisesta hallitsemastasi kukkulasta.
card-power-merchant = 1 lisäpiste jokaisesta hallitsemastasi alueesta.
card-power-mounted = Kukkulat ja viljelysmaat maksavat yhden merkin vähemmän.
card-power-pillaging = 1 lisäpiste jokaisesta tällä vuorolla vallatusta ei-tyhjästä alueesta, kadonneet heimot mukaan lukien.
card-power-seafaring = Voit valloittaa myös meret ja järven, ja ne pysyvät sinulla rappeutuneenakin.
card-power-spirit = Rappeutuneena rotu pysyy, kunnes se karkotetaan, ja sen rinnalla sinulla voi olla toinen rappeutunut rotu.
card-power-stout = Voit antaa rodun rappeutua vuoron lopussa, kun pisteet on kerätty.
card-power-swamp = 1 lisäpiste jokaisesta hallitsemastasi suosta.
card-power-underworld = Luolat maksavat yhden merkin vähemmän, ja sinulle jokainen luola on kaikkien muiden vieressä.
card-power-wealthy = { $pays_first_turn ->
    [one] 1 lisäpiste, kerran, ensimmäisen vuoron lopussa.
   *[other] { $pays_first_turn } lisäpistettä, kerran, ensimmäisen vuoron lopussa.
  }
