### Cards: what each race and each power does. Numbers come from the rules themselves.

## The numbers of a card

card-tokens = { $tokens ->
    [one] 1 merkki
   *[other] { $tokens } merkkiä
  }
card-supply = { $supply } laatikossa

## Races

card-race-amazons = { $visitors } ylimääräistä merkkiä taistelee mukana ensimmäisestä vuorosta alkaen. Joka vuoro ennen pisteiden keräämistä kartalta poistuu { $visitors } merkkiä, jotka palaavat käteesi seuraavaksi vuoroksi.
card-race-dwarves = Lisäpiste jokaisesta hallitsemastasi kaivoksesta, ja kaivokset tuottavat vielä rodun rappeuduttuakin.
card-race-elves = Alueen menetys ei maksa yhtään haltiaa: kaikki palaavat käteesi. Tämä päättyy rodun rappeutuessa.
card-race-ghouls = Rodun rappeuduttua jokainen ghouli jää kartalle ja jatkaa valloittamista, aina ennen aktiivista rotuasi.
card-race-giants = Jättiläisten hallitseman vuoriston viereiset alueet maksavat yhden merkin vähemmän.
card-race-halflings = Ne saavat tulla kartalle mistä tahansa. Niiden { $holes } ensimmäistä aluetta saavat kukin kolon, eikä niille voi hyökätä niin kauan kuin puolituiset ovat aktiivisia ja pysyvät siellä.
card-race-humans = Lisäpiste jokaisesta hallitsemastasi viljelysmaasta.
card-race-orcs = Lisäpiste jokaisesta tällä vuorolla vallatusta alueesta, joka ei ollut tyhjä, kadonneet heimot mukaan lukien.
card-race-ratmen = Ei erityistaitoja; niitä vain on paljon.
card-race-skeletons = { $grows_every ->
    [one] Kun sijoitat joukot uudelleen, saat uuden merkin jokaista tällä vuorolla vallattua ei-tyhjää aluetta kohden.
   *[other] Kun sijoitat joukot uudelleen, saat uuden merkin jokaista { $grows_every } tällä vuorolla vallattua ei-tyhjää aluetta kohden.
  }
card-race-sorcerers = Kerran vuoron aikana kutakin vastustajaa kohden noidan viereinen yksinäinen aktiivinen merkki vaihtuu uuteen noitaan. Alue on sinun.
card-race-tritons = Maa-alueet meren tai järven rannalla maksavat yhden merkin vähemmän.
card-race-trolls = Jokainen niiden alue saa peikkoluolan, joka tekee hyökkäämisestä yhden merkin kalliimpaa vielä rappeutumisen jälkeenkin.
card-race-wizards = Lisäpiste jokaisesta hallitsemastasi taika-alueesta.

## Powers

card-power-alchemist = { $pays_each_turn ->
    [one] Lisäpiste joka vuoro niin kauan kuin rotu on aktiivinen.
   *[other] { $pays_each_turn } lisäpistettä joka vuoro niin kauan kuin rotu on aktiivinen.
  }
card-power-berserk = Voit heittää noppaa ennen jokaista valloitusta; tulos vähennetään hinnasta. Viimeistä valloitusyritystä ei ole.
card-power-bivouacking = { $camps } leiriä pystytetään joka vuoro, vaikka kaikki samalle alueelle. Kukin tekee alueestaan yhden merkin kalliimman ja suojaa yksinäistä merkkiä noituudelta.
card-power-commando = Jokainen alue maksaa yhden merkin vähemmän.
card-power-diplomat = Pisteiden keräämisen jälkeen saat valita vastustajan, jonka aktiivisen rodun jätit tällä vuorolla rauhaan. Seuraavaan vuoroosi asti hänen aktiivinen rotunsa ei voi hyökätä omaasi vastaan.
card-power-dragon_master = Kerran vuoron aikana lohikäärme ja yksi merkki valtaavat minkä tahansa ulottuvilla olevan alueen, oli siellä kuka tahansa. Alueelle ei voi hyökätä niin kauan kuin lohikäärme pysyy siellä.
card-power-flying = Kaikki maa-alueet ovat ulottuvilla, lähellä ja kaukana; vesistöt eivät.
card-power-forest = Lisäpiste jokaisesta hallitsemastasi metsästä.
card-power-fortified = Saat rakentaa yhden linnakkeen joka vuorolla, enintään { $fortresses }. Kukin tuo lisäpisteen rodun ollessa aktiivinen ja tekee alueestaan yhden merkin kalliimman, myös rappeutumisen jälkeen.
card-power-heroic = Vuoron lopuksi { $heroes } sankaria asettuu { $heroes } eri alueelle, eikä niille voi hyökätä.
card-power-hill = Lisäpiste jokaisesta hallitsemastasi kukkulasta.
card-power-merchant = Lisäpiste jokaisesta hallitsemastasi alueesta.
card-power-mounted = Kukkulat ja viljelysmaat maksavat yhden merkin vähemmän.
card-power-pillaging = Lisäpiste jokaisesta tällä vuorolla vallatusta alueesta, joka ei ollut tyhjä, kadonneet heimot mukaan lukien.
card-power-seafaring = Myös meret ja järven voi valloittaa, ja ne pysyvät sinulla rappeutumisen jälkeen.
card-power-spirit = Rappeuduttuaan rotu pysyy, kunnes se karkotetaan: se jättää tilaa toiselle rappeutuneelle rodulle.
card-power-stout = Voit antaa rodun rappeutua vuoron lopussa, kun pisteet on kerätty.
card-power-swamp = Lisäpiste jokaisesta hallitsemastasi suosta.
card-power-underworld = Luolat maksavat yhden merkin vähemmän, ja omasta luolasta katsoen kaikki muut ovat vieressä.
card-power-wealthy = { $pays_first_turn ->
    [one] Yksi lisäpiste, kerran, ensimmäisen vuoron lopussa.
   *[other] { $pays_first_turn } lisäpistettä, kerran, ensimmäisen vuoron lopussa.
  }
