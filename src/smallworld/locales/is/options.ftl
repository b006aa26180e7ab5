### Options: the name of each switch, what it is about, and what its two settings mean.

option-own_tokens_defend = Eigin tákn verjast
    .about = Gera tákn hinnar þjóðar þinnar landsvæði dýrara fyrir þig?
    .on = Já: hvert tákn hennar þar bætir einu við verðið.
    .off = Nei: aðeins tákn annarra leikmanna bætast við verðið.
option-own_declined_is_non_empty = Eigin landsvæði á hnignunarskeiði eru mönnuð
    .about = Ef þú tekur landsvæði af eigin þjóð á hnignunarskeiði, telst það þá mannað?
    .on = Já: það gefur það sama og hvert annað mannað landsvæði.
    .off = Nei: það telst ómannað.
option-sorcerer_needs_token = Seiður krefst tákns
    .about = Þarf tákn á hendi til að beita seið?
    .on = Já: með tóma hönd er ekki hægt að skipta út tákni óvinar.
    .off = Nei: nýja táknið kemur úr bakkanum, svo höndin má vera tóm.
option-ghouls_own_die = Eigið kast fyrir náætur á hnignunarskeiði
    .about = Mega náætur þínar á hnignunarskeiði og virka þjóðin þín gera hvor sína lokatilraun í sömu umferð?
    .on = Já: eina tilraun hvor, og tilraun náætnanna bindur aðeins enda á þeirra eigin landvinninga.
    .off = Nei: ein tilraun í umferð, og hún bindur enda á alla landvinninga.
option-elf_lost_to_sorcerer = Álfar falla fyrir seið
    .about = Tapast álfur þegar seið er beitt á hann?
    .on = Já: hann fer í bakkann eins og hvert annað tákn.
    .off = Nei: hann fer aftur á hendi eigandans.
option-open_coins = Opnir skildingar
    .about = Sjá allir hve marga skildinga hinir eiga?
    .on = Já: allar upphæðir eru sýndar.
    .off = Nei: upphæðirnar eru faldar til leiksloka.
option-amazons_forced_removal = Skjaldmeyjar verða að fara
    .about = Verða fjórar skjaldmeyjar að fara af kortinu þótt landsvæði tæmist við það?
    .on = Já: landsvæði eru gefin eftir þar til fjórar eru farnar.
    .off = Nei: aðeins þau tákn fara sem mega missa sig.

## An option nobody knows

option-unknown = Enginn valkostur heitir „{ $option }“. Veldu úr þessum: { $known }.
