### Cards: what each race and each power does. Numbers come from the rules themselves.

## The numbers of a card

card-tokens = { $tokens } tákn
card-supply = { $supply } í kassanum

## Races

card-race-amazons = { $visitors } aukatákn berjast með þér. Í hverri umferð, áður en tekjur eru greiddar, fara { $visitors } tákn af kortinu; þú færð þau aftur í næstu umferð.
card-race-dwarves = Aukaskildingur fyrir hverja námu sem þú ræður yfir, líka á hnignunarskeiði.
card-race-elves = Enginn álfur tapast með landsvæði: þeir koma allir aftur á hendi. Ekki á hnignunarskeiði.
card-race-ghouls = Á hnignunarskeiði verða allar náætur eftir á kortinu og leggja áfram undir sig land, alltaf á undan virku þjóðinni þinni.
card-race-giants = Landsvæði við hlið fjalls sem jötnarnir ráða yfir kosta einu tákni minna.
card-race-halflings = Þú mátt koma inn á kortið hvar sem er. Fyrstu { $holes } landsvæðin þín fá jarðhýsi: enginn getur ráðist á þau á meðan smáfólkið er virkt og situr þar.
card-race-humans = Aukaskildingur fyrir hvert akurlendi sem þú ræður yfir.
card-race-orcs = Aukaskildingur fyrir hvert mannað landsvæði sem þú tekur í umferðinni, líka af týndum ættbálkum.
card-race-ratmen = Enginn sérstakur kraftur – þeir eru bara svo margir.
card-race-skeletons = { $grows_every ->
    [1] Nýtt tákn við endurröðun fyrir hvert mannað landsvæði sem þú tekur í umferðinni.
   *[other] Nýtt tákn við endurröðun fyrir hver { $grows_every } mönnuð landsvæði sem þú tekur í umferðinni.
  }
card-race-sorcerers = Einu sinni í umferð gegn hverjum mótherja víkur stakt, virkt tákn við hlið seiðkarls fyrir nýjum seiðkarli. Landsvæðið er þitt.
card-race-tritons = Land við strönd, hvort sem er hafs eða stöðuvatns, kostar einu tákni minna.
card-race-trolls = Hvert landsvæði þitt fær tröllabæli: árás á það er einu tákni dýrari, líka á hnignunarskeiði.
card-race-wizards = Aukaskildingur fyrir hverja töfrauppsprettu sem þú ræður yfir.

## Powers

card-power-alchemist = { $pays_each_turn ->
    [one] { $pays_each_turn } aukaskildingur í hverri umferð á meðan þjóðin er virk.
   *[other] { $pays_each_turn } aukaskildingar í hverri umferð á meðan þjóðin er virk.
  }
card-power-berserk = Þú mátt kasta teningnum á undan hverjum landvinningi; það sem upp kemur dregst frá verðinu. Engin lokatilraun.
card-power-bivouacking = { $camps } tjaldbúðatákn til að setja niður í hverri umferð, eins mörg á hvert landsvæði og þú vilt. Hvert gerir árás á landsvæðið einu tákni dýrari og hlífir stöku tákni við seið.
card-power-commando = Öll landsvæði kosta einu tákni minna.
card-power-diplomat = Eftir tekjurnar máttu semja frið við mótherja ef þú réðst ekki á virku þjóðina hans í umferðinni. Hún getur þá ekki ráðist á þína þar til þú átt næst leik.
card-power-dragon_master = Einu sinni í umferð taka drekinn og eitt tákn hvaða landsvæði sem er í færi, hver sem ver það. Enginn getur ráðist á það á meðan drekinn er þar.
card-power-flying = Allt land er í færi, nær og fjær, en hvorki höf né vötn.
card-power-forest = Aukaskildingur fyrir hvern skóg sem þú ræður yfir.
card-power-fortified = Þú mátt reisa eitt virki í umferð, mest { $fortresses }. Hvert gefur aukaskilding á meðan þjóðin er virk og gerir árás á landsvæðið einu tákni dýrari, líka á hnignunarskeiði.
card-power-heroic = { $heroes } hetjur enda hverja umferð á { $heroes } ólíkum landsvæðum. Enginn getur ráðist á þau.
card-power-hill = Aukaskildingur fyrir hverja hæð sem þú ræður yfir.
card-power-merchant = Aukaskildingur fyrir hvert landsvæði sem þú ræður yfir.
card-power-mounted = Hæðir og akurlendi kosta einu tákni minna.
card-power-pillaging = Aukaskildingur fyrir hvert mannað landsvæði sem þú tekur í umferðinni, líka af týndum ættbálkum.
card-power-seafaring = Þú mátt leggja undir þig höfin og stöðuvatnið og heldur þeim á hnignunarskeiði.
card-power-spirit = Á hnignunarskeiði er þjóðin kyrr þar til hún er hrakin burt, og þú mátt eiga aðra þjóð á hnignunarskeiði við hlið hennar.
card-power-stout = Þú mátt láta þjóðina fara á hnignunarskeið í lok umferðar, þegar tekjurnar eru greiddar.
card-power-swamp = Aukaskildingur fyrir hvert mýrlendi sem þú ræður yfir.
card-power-underworld = Hellar kosta einu tákni minna, og fyrir þig liggur hver hellir að öllum hinum.
card-power-wealthy = { $pays_first_turn ->
    [one] { $pays_first_turn } aukaskildingur, einu sinni, í lok fyrstu umferðar þjóðarinnar.
   *[other] { $pays_first_turn } aukaskildingar, einu sinni, í lok fyrstu umferðar þjóðarinnar.
  }
