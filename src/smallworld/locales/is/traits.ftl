### Rules made from numbers: one sentence for each number or flag of a race or a power of one's own.
###
### Sentences follow each other as they are listed here; each must make sense alone. “You” is who
### plays the race; occupied regions are those with tokens or a Lost Tribe in them. $kinds is a list
### of kinds of regions by their names, “hill, mine, or coast”: it stands after a colon, so that no
### word of it has to change its form.

trait-nothing = Enginn sérstakur kraftur.

## Kinds of regions that have no name of their own

trait-kind-coast = strönd
trait-kind-land = allt land
trait-kind-water = höf og vötn
trait-kind-anywhere = hvaða landsvæði sem er

## Where it may go

trait-enters_anywhere = Þú mátt koma inn á kortið hvar sem er.
trait-reaches_all_land = Þú getur lagt undir þig hvaða land sem er, aðliggjandi eða ekki.
trait-tunnels = Þetta telst allt aðliggjandi hvað öðru: { $kinds }.
trait-sails = Þú mátt líka leggja undir þig höfin og stöðuvatnið og heldur þeim á hnignunarskeiði.
trait-reaches_two_steps = Þú getur líka lagt undir þig landsvæði tveimur skrefum í burtu; ekki er farið yfir haf.

## What it costs

trait-saves_on = { $tokens ->
    [one] Slík landsvæði kosta { $tokens } tákni minna: { $kinds }.
   *[other] Slík landsvæði kosta { $tokens } táknum minna: { $kinds }.
  }
trait-saves_beside = { $tokens ->
    [one] Landsvæði við hlið slíks landsvæðis þíns kosta { $tokens } tákni minna: { $kinds }.
   *[other] Landsvæði við hlið slíks landsvæðis þíns kosta { $tokens } táknum minna: { $kinds }.
  }
trait-rolls_first = Þú mátt kasta teningnum á undan hverjum landvinningi; það sem upp kemur dregst frá verðinu. Engin lokatilraun.
trait-converts = Einu sinni í umferð gegn hverjum mótherja máttu skipta stöku, virku tákni við hlið landsvæða þinna út fyrir eitt af þínum. Landsvæðið er þitt.
trait-dragon = Einu sinni í umferð taka drekinn og eitt tákn hvaða land sem er í færi, hvað sem þar er. Það er óvinnandi vígi á meðan drekinn er þar.
trait-visitors = { $tokens ->
    [one] { $tokens } aukatákn berst með; það fer af kortinu í hverri umferð áður en tekjur eru greiddar.
   *[other] { $tokens } aukatákn berjast með; þau fara af kortinu í hverri umferð áður en tekjur eru greiddar.
  }
trait-regroups = Einu sinni í umferð, eftir landvinning, máttu taka upp öll tákn þín nema eitt á hverju landsvæði og leggja undir þig meira land með þeim.
trait-hires = { $tokens ->
    [one] Við hvern landvinning máttu greiða einn skilding til að spara { $tokens } tákn, líka eftir kastið í lokatilrauninni.
   *[other] Við hvern landvinning máttu greiða einn skilding til að spara { $tokens } tákn, líka eftir kastið í lokatilrauninni.
  }
trait-hurls_on = { $tokens ->
    [one] Við endurröðun færðu eitt skeyti fyrir hvert slíkt landsvæði sem þú ræður: { $kinds }. Hvert skeyti sem þú notar í landvinningi sparar { $tokens } tákn og er þar með búið.
   *[other] Við endurröðun færðu eitt skeyti fyrir hvert slíkt landsvæði sem þú ræður: { $kinds }. Hvert skeyti sem þú notar í landvinningi sparar { $tokens } tákn og er þar með búið.
  }
trait-catapult = Einu sinni í umferð seturðu valslönguna á eitt af landsvæðum þínum: enginn getur ráðist á það þar til þú átt næst leik og þú mátt leggja undir þig eitt landsvæði nákvæmlega tveimur skrefum í burtu, ekki yfir haf, einu tákni ódýrara.
trait-saves_from_declined = { $tokens ->
    [one] Landsvæði þjóða á hnignunarskeiði kosta { $tokens } tákni minna.
   *[other] Landsvæði þjóða á hnignunarskeiði kosta { $tokens } táknum minna.
  }
trait-saves_from_tribes = { $tokens ->
    [one] Landsvæði með týndum ættbálki kosta { $tokens } tákni minna.
   *[other] Landsvæði með týndum ættbálki kosta { $tokens } táknum minna.
  }
trait-saves_even_rounds = { $tokens ->
    [one] Í umferðum með sléttri tölu kostar hvert landsvæði { $tokens } tákni minna.
   *[other] Í umferðum með sléttri tölu kostar hvert landsvæði { $tokens } táknum minna.
  }
trait-saves_first_turn = { $tokens ->
    [one] Í umferðinni þegar þú velur þessa þjóð kostar hvert landsvæði { $tokens } tákni minna.
   *[other] Í umferðinni þegar þú velur þessa þjóð kostar hvert landsvæði { $tokens } táknum minna.
  }
trait-costs_more_on = Slík landsvæði kosta einu tákni meira: { $kinds }.
trait-least_tokens = Landsvæði verður hvorki tekið né haldið með færri táknum en { $tokens }.

## What it brings

trait-pays_on = { $coins ->
    [one] { $coins } aukaskildingur fyrir hvert slíkt landsvæði sem þú ræður yfir: { $kinds }.
   *[other] { $coins } aukaskildingar fyrir hvert slíkt landsvæði sem þú ræður yfir: { $kinds }.
  }
trait-pays_beside = { $coins ->
    [one] { $coins } aukaskildingur fyrir hvert landsvæði þitt þar sem eitthvað af þessu er við hliðina: { $kinds }.
   *[other] { $coins } aukaskildingar fyrir hvert landsvæði þitt þar sem eitthvað af þessu er við hliðina: { $kinds }.
  }
# Follows one of the two above.
trait-pays_in_decline = Þau gefa áfram á hnignunarskeiði.
trait-pays_each_turn = { $coins ->
    [one] { $coins } aukaskildingur í hverri umferð á meðan þjóðin er virk.
   *[other] { $coins } aukaskildingar í hverri umferð á meðan þjóðin er virk.
  }
trait-pays_first_turn = { $coins ->
    [one] { $coins } aukaskildingur, einu sinni, í lok fyrstu umferðar þjóðarinnar.
   *[other] { $coins } aukaskildingar, einu sinni, í lok fyrstu umferðar þjóðarinnar.
  }
trait-pays_per_conquest = { $coins ->
    [one] { $coins } aukaskildingur fyrir hvert mannað landsvæði sem þú tekur í umferðinni.
   *[other] { $coins } aukaskildingar fyrir hvert mannað landsvæði sem þú tekur í umferðinni.
  }
trait-pays_per_empty_conquest = { $coins ->
    [one] { $coins } aukaskildingur fyrir hvert ómannað landsvæði sem þú tekur í umferðinni.
   *[other] { $coins } aukaskildingar fyrir hvert ómannað landsvæði sem þú tekur í umferðinni.
  }
trait-pays_per_fortress = { $coins ->
    [one] { $coins } aukaskildingur fyrir hvert virki á landsvæðum þínum.
   *[other] { $coins } aukaskildingar fyrir hvert virki á landsvæðum þínum.
  }
trait-pays_less_on = Einum skildingi minna fyrir hvert slíkt landsvæði sem þú ræður yfir: { $kinds }.
trait-pays_less_elsewhere = Hvert annað landsvæði þitt gefur einum skildingi minna.
trait-pays_per_pair = Aukaskildingur fyrir hver tvö slík landsvæði sem þú ræður yfir: { $kinds }.
trait-pays_in_peace = { $coins ->
    [one] { $coins } aukaskildingur í lok umferðar ef þú réðst ekki á neina virka þjóð.
   *[other] { $coins } aukaskildingar í lok umferðar ef þú réðst ekki á neina virka þjóð.
  }
trait-pays_up_to = { $coins ->
    [one] { $coins } aukaskildingur í lok umferðar ef fjöldi landsvæða þjóðarinnar er { $regions } eða minni.
   *[other] { $coins } aukaskildingar í lok umferðar ef fjöldi landsvæða þjóðarinnar er { $regions } eða minni.
  }
trait-pays_up_to_held = Til þess verður þú að ráða að minnsta kosti einu landsvæði.
trait-pays_beyond = Aukaskildingur fyrir hvert landsvæði þjóðarinnar umfram { $regions }.
trait-pays_per_group = { $coins ->
    [one] { $coins } aukaskildingur fyrir hverja samfellda heild landsvæða þinna.
   *[other] { $coins } aukaskildingar fyrir hverja samfellda heild landsvæða þinna.
  }
trait-pays_if_joined = { $coins ->
    [one] { $coins } aukaskildingur ef öll landsvæði þín eru samfelld.
   *[other] { $coins } aukaskildingar ef öll landsvæði þín eru samfelld.
  }
trait-pays_per_lonely = { $coins ->
    [one] { $coins } aukaskildingur fyrir hvert landsvæði þitt þar sem engin önnur þjóð og enginn týndur ættbálkur er við hliðina.
   *[other] { $coins } aukaskildingar fyrir hvert landsvæði þitt þar sem engin önnur þjóð og enginn týndur ættbálkur er við hliðina.
  }
trait-pays_per_stack = Aukaskildingur fyrir hvert landsvæði þitt með { $tokens } eða fleiri táknum.
trait-takes_per_conquest = { $coins ->
    [one] Fyrir hvert landsvæði sem þú tekur af virkri þjóð færðu { $coins } skilding frá leikmanni hennar, ef hann á hann.
   *[other] Fyrir hvert landsvæði sem þú tekur af virkri þjóð færðu { $coins } skildinga frá leikmanni hennar, ef hann á þá.
  }
trait-pays_per_far_conquest = { $coins ->
    [one] { $coins } skildingur strax fyrir hvert landsvæði sem þú tekur og er ekki við hlið neins þinna.
   *[other] { $coins } skildingar strax fyrir hvert landsvæði sem þú tekur og er ekki við hlið neins þinna.
  }
trait-takes_from_neighbours = { $coins ->
    [one] Eftir tekjurnar gefur hver leikmaður með virka þjóð við hlið þinnar þér { $coins } skilding, ef hann á hann.
   *[other] Eftir tekjurnar gefur hver leikmaður með virka þjóð við hlið þinnar þér { $coins } skildinga, ef hann á þá.
  }
trait-pays_per_abandoned = { $coins ->
    [one] { $coins } aukaskildingur fyrir hvert landsvæði sem þú yfirgefur í umferðinni; þau verða ekki tekin aftur í sömu umferð.
   *[other] { $coins } aukaskildingar fyrir hvert landsvæði sem þú yfirgefur í umferðinni; þau verða ekki tekin aftur í sömu umferð.
  }
trait-pays_at_pick = { $coins ->
    [one] Þegar þú velur þessa þjóð færðu { $coins } skilding fyrir hverja þjóð á hnignunarskeiði.
   *[other] Þegar þú velur þessa þjóð færðu { $coins } skildinga fyrir hverja þjóð á hnignunarskeiði.
  }
trait-pays_per_decline = { $coins ->
    [one] Á meðan þjóðin er virk færðu { $coins } skilding í hvert sinn sem þjóð fer á hnignunarskeið, líka þessi.
   *[other] Á meðan þjóðin er virk færðu { $coins } skildinga í hvert sinn sem þjóð fer á hnignunarskeið, líka þessi.
  }

## How it grows

trait-grows_every = { $regions ->
    [1] Hvert mannað landsvæði sem þú tókst í umferðinni gefur nýtt tákn við endurröðun.
   *[other] Hver { $regions } mönnuð landsvæði sem þú tókst í umferðinni gefa nýtt tákn við endurröðun.
  }
trait-grows_each_turn = { $tokens ->
    [one] { $tokens } nýtt tákn bætist við í hverri umferð við endurröðun.
   *[other] { $tokens } ný tákn bætast við í hverri umferð við endurröðun.
  }
trait-grows_on = Við endurröðun bætist við nýtt tákn fyrir hvert slíkt landsvæði sem þú ræður yfir: { $kinds }.
trait-grows_per_active = { $tokens ->
    [one] Við endurröðun bætist við { $tokens } nýtt tákn fyrir hvert landsvæði sem tekið var af virkri þjóð í umferðinni.
   *[other] Við endurröðun bætast við { $tokens } ný tákn fyrir hvert landsvæði sem tekið var af virkri þjóð í umferðinni.
  }
trait-victims_grow = { $tokens ->
    [one] Virk þjóð sem þú tekur landsvæði af fær { $tokens } nýtt tákn.
   *[other] Virk þjóð sem þú tekur landsvæði af fær { $tokens } ný tákn.
  }
trait-scatters = Við endurröðun verður eitt tákn eftir á hverju landsvæði; hin bíða utan kortsins þar til þú átt næst leik.
trait-stays_put = Engin endurröðun: tákn eru kyrr þar sem þau eru og þau sem eftir eru bíða utan kortsins þar til þú átt næst leik.
trait-survivors_return = Tákn sem lifa af missi landsvæðis bíða ekki: þau eru sett niður í lok þeirrar umferðar.
trait-gathers_tokens = { $tokens ->
    [one] Í hvert sinn sem einhver sleppir þessari þjóð bætist { $tokens } tákn við hana.
   *[other] Í hvert sinn sem einhver sleppir þessari þjóð bætast { $tokens } tákn við hana.
  }
trait-skip_coins = { $coins ->
    [one] Hver sem sleppir þessari þjóð leggur { $coins } skilding á hana.
   *[other] Hver sem sleppir þessari þjóð leggur { $coins } skildinga á hana.
  }
trait-collects_losses = { $tokens ->
    [one] Á meðan þjóðin er virk safnar hún öllum táknum og týndum ættbálkum sem einhver tapar í landvinningum. Þegar þú átt leik breytast hver jafnmörg þeirra og leikmenn eru í { $tokens } nýtt tákn.
   *[other] Á meðan þjóðin er virk safnar hún öllum táknum og týndum ættbálkum sem einhver tapar í landvinningum. Þegar þú átt leik breytast hver jafnmörg þeirra og leikmenn eru í { $tokens } ný tákn.
  }
trait-rolls_for_losses = Fyrir hvert tákn sem þú missir til annars leikmanns er teningnum kastað í lok þeirrar umferðar: þú færð jafnmörg ný tákn.

## How it holds out

trait-defends_on = Á meðan þjóðin er virk kostar það aðra einu tákni meira að taka slík landsvæði af þér: { $kinds }.
trait-loses_none = Á meðan þjóðin er virk tapar hún engum táknum með landsvæði.
trait-camps = { $pieces ->
    [one] { $pieces } tjaldbúðatákn til að setja niður í hverri umferð; það gerir landsvæði sitt einu tákni dýrara.
   *[other] { $pieces } tjaldbúðatákn til að setja niður í hverri umferð; hvert gerir landsvæði sitt einu tákni dýrara.
  }
trait-fortresses = { $pieces ->
    [1] Þú mátt reisa eitt virki sem gerir landsvæði sitt einu tákni dýrara, líka á hnignunarskeiði.
   *[other] Reistu eitt virki í umferð á meðan færri en { $pieces } eru á kortinu. Hvert gerir landsvæði sitt einu tákni dýrara, líka á hnignunarskeiði.
  }
trait-heroes = { $pieces ->
    [1] Ein hetja endar hverja umferð á landsvæði og enginn getur ráðist á það.
   *[other] Hetjur ({ $pieces }) enda hverja umferð á ólíkum landsvæðum og enginn getur ráðist á þau.
  }
trait-holes = { $pieces ->
    [1] Fyrsta landsvæðið sem er tekið fær jarðhýsi og enginn getur ráðist á það á meðan þjóðin er virk og situr þar.
   *[other] Fyrstu { $pieces } landsvæðin sem eru tekin fá jarðhýsi og enginn getur ráðist á þau á meðan þjóðin er virk og situr þar.
  }
trait-lairs = Hvert landsvæði fær tröllabæli sem gerir það einu tákni dýrara, líka á hnignunarskeiði.
trait-makes_peace = Eftir tekjurnar máttu velja mótherja ef þú réðst ekki á virku þjóðina hans í umferðinni. Hún getur þá ekki ráðist á þína þar til þú átt næst leik.
trait-charges_attackers = { $coins ->
    [one] Á meðan þjóðin er virk greiðir sá sem tekur af þér landsvæði þér { $coins } skilding, ef hann á hann.
   *[other] Á meðan þjóðin er virk greiðir sá sem tekur af þér landsvæði þér { $coins } skildinga, ef hann á þá.
  }
trait-rewards_attackers = { $coins ->
    [one] Á meðan þjóðin er virk fær sá sem tekur af þér landsvæði { $coins } skilding úr bankanum.
   *[other] Á meðan þjóðin er virk fær sá sem tekur af þér landsvæði { $coins } skildinga úr bankanum.
  }
trait-pays_per_loss = { $coins ->
    [one] Á meðan þjóðin er virk færðu { $coins } skilding úr bankanum fyrir hvert landsvæði sem mótherji tekur af þér.
   *[other] Á meðan þjóðin er virk færðu { $coins } skildinga úr bankanum fyrir hvert landsvæði sem mótherji tekur af þér.
  }
trait-immune_on = Á meðan þjóðin er virk getur enginn ráðist á slík landsvæði þín: { $kinds }.
trait-markers = { $pieces ->
    [one] Þú átt { $pieces } merki til að setja niður við endurröðun, mest eitt á hvert landsvæði þitt.
   *[other] Þú átt { $pieces } merki til að setja niður við endurröðun, mest eitt á hvert landsvæði þitt.
  }
trait-markers_on = Í umferð máttu setja niður mest eitt merki fyrir hvert slíkt landsvæði sem þú ræður: { $kinds }.
trait-markers_near = Merki mega líka fara á landsvæði við hlið þinna.
trait-markers_beside = Hvert merki fer á landsvæði við hlið þess sem það tilheyrir, aldrei á þín eigin.
trait-markers_empty = Tákn annarra leikmanna þar fara aftur á hendi án taps; þjóðir á hnignunarskeiði og týndir ættbálkar hverfa.
trait-markers_pay = { $coins ->
    [one] Hvert merki sem er enn á sínum stað þegar þú átt næst leik gefur { $coins } skilding og er þar með búið. Ef einhver tekur landsvæðið fyrst fær hann skildinginn.
   *[other] Hvert merki sem er enn á sínum stað þegar þú átt næst leik gefur { $coins } skildinga og er þar með búið. Ef einhver tekur landsvæðið fyrst fær hann skildingana.
  }
trait-markers_defend = { $tokens ->
    [one] Landsvæði með merki kostar { $tokens } tákni meira á meðan þjóðin er virk.
   *[other] Landsvæði með merki kostar { $tokens } táknum meira á meðan þjóðin er virk.
  }
trait-markers_cost = { $coins ->
    [one] Landsvæði með merki gefur öðrum leikmönnum { $coins } skildingi minna.
   *[other] Landsvæði með merki gefur öðrum leikmönnum { $coins } skildingum minna.
  }
trait-markers_bonus = { $coins ->
    [one] Hvert eigið landsvæði með merki gefur { $coins } aukaskilding.
   *[other] Hvert eigið landsvæði með merki gefur { $coins } aukaskildinga.
  }
trait-markers_close = Enginn getur tekið landsvæði með merki þar til þú átt næst leik; þá færðu merkin aftur.

## How it ends

trait-declines_late = Þú mátt láta þjóðina fara á hnignunarskeið í lok umferðar, þegar tekjurnar eru greiddar.
trait-lasts = Á hnignunarskeiði er þjóðin kyrr þar til hún er hrakin burt. Hún telst ekki þjóð þín á hnignunarskeiði, svo þú mátt eiga aðra.
trait-acts_in_decline = Á hnignunarskeiði verða öll tákn eftir á kortinu og leggja áfram undir sig land, alltaf á undan virku þjóðinni þinni.
trait-pays_each_turn_in_decline = { $coins ->
    [one] Á hnignunarskeiði færðu { $coins } skilding í hverri umferð á meðan þjóðin heldur landsvæði.
   *[other] Á hnignunarskeiði færðu { $coins } skildinga í hverri umferð á meðan þjóðin heldur landsvæði.
  }
trait-vanishes_for = { $coins ->
    [one] Á hnignunarskeiði fara öll tákn af kortinu og þú færð { $coins } skilding fyrir hvert landsvæði þeirra.
   *[other] Á hnignunarskeiði fara öll tákn af kortinu og þú færð { $coins } skildinga fyrir hvert landsvæði þeirra.
  }
trait-immune_in_decline = Á hnignunarskeiði getur enginn ráðist á slík landsvæði þjóðarinnar: { $kinds }.
trait-charges_in_decline = { $coins ->
    [one] Á hnignunarskeiði greiðir sá sem tekur landsvæði þjóðarinnar þér { $coins } skilding, ef hann á hann.
   *[other] Á hnignunarskeiði greiðir sá sem tekur landsvæði þjóðarinnar þér { $coins } skildinga, ef hann á þá.
  }
trait-builds_tower = Þegar þjóðin fer á hnignunarskeið flyst eitt tákn af hverju landsvæði á eitt landsvæða hennar sem þú velur. Þar gefur hvert tákn einn skilding í umferð og öll verja þau landið.

## Labels of the keys in the form of the workshop

workshop-word-saves_on = Ódýrari landsvæði
workshop-word-saves_beside = Ódýrara við hliðina
workshop-word-saves_tokens = Hve mörgum táknum minna
    .about = Fyrir allt sem er ódýrara.
workshop-word-rolls_first = Teningskast á undan hverjum landvinningi
workshop-word-converts = Skiptir út stökum táknum
workshop-word-defends_on = Torsóttari landsvæði
workshop-word-pays_on = Skildingar fyrir landsvæði
workshop-word-pays_beside = Skildingar fyrir landsvæði við hliðina
workshop-word-pays_coins = Hve margir skildingar fyrir hvert
    .about = Fyrir hvert landsvæði sem gefur.
workshop-word-pays_in_decline = Gefur líka á hnignunarskeiði
workshop-word-pays_per_conquest = Skildingar fyrir töku mannaðra landsvæða
workshop-word-pays_per_empty_conquest = Skildingar fyrir töku ómannaðra landsvæða
workshop-word-pays_each_turn = Skildingar í hverri umferð
workshop-word-pays_first_turn = Skildingar í fyrstu umferð
workshop-word-enters_anywhere = Kemur inn hvar sem er
workshop-word-reaches_all_land = Flýgur
workshop-word-tunnels = Jarðgöng
workshop-word-sails = Fer á haf út
workshop-word-loses_none = Tapar engum táknum
workshop-word-visitors = Aukatákn
workshop-word-grows_every = Vex við landvinninga
workshop-word-grows_each_turn = Vex í hverri umferð
workshop-word-grows_on = Vex með landsvæðum
workshop-word-camps = Tjaldbúðir
workshop-word-fortresses = Virki
workshop-word-pays_per_fortress = Skildingar fyrir virki
workshop-word-heroes = Hetjur
workshop-word-holes = Jarðhýsi
workshop-word-lairs = Tröllabæli
workshop-word-dragon = Dreki
workshop-word-makes_peace = Friður
workshop-word-declines_late = Síðbúin hnignun
workshop-word-lasts = Er kyrr við hlið annarrar þjóðar á hnignunarskeiði
workshop-word-acts_in_decline = Berst á hnignunarskeiði
workshop-word-saves_from_declined = Ódýrara frá þjóðum á hnignunarskeiði
workshop-word-saves_from_tribes = Ódýrara frá týndum ættbálkum
workshop-word-saves_even_rounds = Ódýrara í sléttum umferðum
workshop-word-saves_first_turn = Ódýrara í fyrstu umferð
workshop-word-costs_more_on = Dýrari landsvæði
workshop-word-pays_less_on = Færri skildingar fyrir landsvæði
workshop-word-pays_less_elsewhere = Færri skildingar annars staðar
workshop-word-pays_per_pair = Skildingar fyrir pör
workshop-word-pays_in_peace = Skildingar fyrir frið
workshop-word-pays_up_to = Skildingar fyrir fá landsvæði
workshop-word-pays_up_to_coins = Hve margir skildingar
    .about = Fyrir umferð með fáum landsvæðum.
workshop-word-pays_up_to_held = Ekki án landsvæðis
workshop-word-pays_beyond = Skildingar umfram fjölda landsvæða
workshop-word-pays_per_group = Skildingar fyrir aðskildar heildir
workshop-word-pays_if_joined = Skildingar ef allt er samfellt
workshop-word-pays_per_lonely = Skildingar fyrir afskekkt landsvæði
workshop-word-pays_per_stack = Skildingar fyrir háa stafla
workshop-word-reaches_two_steps = Nær tvö skref
workshop-word-least_tokens = Lágmark tákna á landsvæði
workshop-word-takes_per_conquest = Tekur skildinga með landvinningum
workshop-word-pays_per_far_conquest = Skildingar fyrir fjarlæga landvinninga
workshop-word-takes_from_neighbours = Tekur skildinga af nágrönnum
workshop-word-pays_per_abandoned = Skildingar fyrir yfirgefin landsvæði
workshop-word-pays_at_pick = Skildingar við valið
workshop-word-pays_per_decline = Skildingar við hverja hnignun
workshop-word-grows_per_active = Vex á kostnað virkra þjóða
workshop-word-victims_grow = Fórnarlömb fá tákn
workshop-word-scatters = Eitt tákn á hverju landsvæði
workshop-word-stays_put = Engin endurröðun
workshop-word-survivors_return = Eftirlifendur snúa strax aftur
workshop-word-regroups = Önnur lota landvinninga
workshop-word-hires = Tákn spöruð fyrir skilding
workshop-word-hurls_on = Skeyti
workshop-word-hurls_tokens = Tákn spöruð með skeyti
    .about = Fyrir hvert skeyti sem notað er í landvinningi.
workshop-word-catapult = Valslöngva
workshop-word-rolls_for_losses = Teningur fyrir töpuð tákn
workshop-word-builds_tower = Turn á hnignunarskeiði
workshop-word-markers = Eigin merki
workshop-word-markers_on = Eitt merki fyrir hvert
workshop-word-markers_near = Merki líka við hliðina
workshop-word-markers_beside = Merki við hliðina, ekki á
workshop-word-markers_pay = Skildingar fyrir hvert merki
workshop-word-markers_defend = Merki gera dýrara
workshop-word-markers_cost = Merki kosta aðra skildinga
workshop-word-markers_bonus = Skildingar fyrir eigin merki
workshop-word-markers_close = Merki loka landsvæðinu
workshop-word-markers_empty = Merki hrekja tákn burt
workshop-word-gathers_tokens = Vex þegar henni er sleppt
workshop-word-skip_coins = Skildingar fyrir að sleppa
workshop-word-charges_attackers = Árásarmenn borga
workshop-word-rewards_attackers = Árásarmenn fá laun
workshop-word-pays_per_loss = Skildingar fyrir töpuð landsvæði
workshop-word-immune_on = Óvinnandi landsvæði
workshop-word-pays_each_turn_in_decline = Skildingar í hverri umferð á hnignunarskeiði
workshop-word-vanishes_for = Hverfur við hnignun
workshop-word-immune_in_decline = Óvinnandi á hnignunarskeiði
workshop-word-charges_in_decline = Árásarmenn borga á hnignunarskeiði
workshop-word-collects_losses = Safnar því sem aðrir tapa
