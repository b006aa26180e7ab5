### The table on the page: who must do what, and every decision in one clear way.
###
### $seat, $attacker, $ally and $older are names; $people is a race with its power, $race a race
### and $race_one one of it, $declined a declined race that still acts. Yes and no are the words
### “yes” and “no”.

table-title = Smáheimar
table-title-yours = Þú átt leik! · Smáheimar
table-notice = Þú átt leik við borð { $game }
table-board = Spilaborð
table-menu = Valmynd borðsins
table-close = Loka
table-to-home = Forsíða
table-to-settings = Stillingar
table-skip = Sleppa
table-round = Umferð { $round } af { $rounds }
table-rated = Stigaspil
    .about = Stigaspil: úrslitin breyta stigum. Sá sem gefst upp eða fellur á tíma verður síðastur.
table-panels = Fleira
table-combos = Samstæður
table-combos-pick = Veldu samstæðu
table-seats = Leikmenn
table-log = Annáll
table-chat = Spjall
table-action-bar = Aðgerðir þínar

## The prompt: what the game waits for. $hand is the number of tokens in hand

table-prompt-loading = Stilli upp spilinu …
table-prompt-past = Þú ert að skoða eldri stöðu.
table-prompt-over = Spilinu er lokið.
table-prompt-closed = Borðinu hefur verið lokað.
table-prompt-dealer = Gjafarinn er að störfum …
table-prompt-sending = Sendi leikinn þinn …
table-prompt-stand-in = Vélmenni spilar fyrir þig.
table-watching = Þú horfir á
table-prompt-pass = { $seat } tekur nú við tækinu.
table-prompt-open = Beðið eftir að einhver setjist í sæti { $number }.
table-prompt-other-pick = { $away ->
    [yes] { $seat } á að velja nýja þjóð en er ekki við.
   *[no] { $seat } velur nýja þjóð.
  }
table-prompt-other-start = { $away ->
    [yes] { $seat } á leik ({ $people_inside }) en er ekki við.
   *[no] { $seat } á leik ({ $people_inside }).
  }
table-prompt-other-conquest = { $away ->
    [yes] { $seat } á eftir að ljúka landvinningum ({ $people }) en er ekki við.
   *[no] { $seat } beitir { $people_the_dative } til landvinninga: { $hand } á hendi.
  }
table-prompt-other-redeployment = { $away ->
    [yes] { $seat } á að endurraða { $people_the_dative } en er ekki við.
   *[no] { $seat } endurraðar { $people_the_dative }.
  }
table-prompt-other-after_scoring = { $away ->
    [yes] { $seat } á eitt val eftir að tekjur voru greiddar en er ekki við.
   *[no] { $seat } á eitt val eftir að tekjur voru greiddar.
  }
table-prompt-other-over = Spilinu er lokið.
table-prompt-other-refuge = { $away ->
    [yes] { $seat } á að setja niður hersveitir sem hörfuðu en er ekki við.
   *[no] { $count ->
        [0] { $seat } setur niður hersveitir sem hörfuðu.
        [one] { $seat } setur niður { $count } { $race_token } sem hörfaði.
       *[other] { $seat } setur niður { $count } { $race_token } sem hörfuðu.
      }
  }

table-prompt-pick = Þú átt leik: veldu þjóð og eiginleika.
table-prompt-declined = { $hand ->
    [0] Engin tákn á hendi hjá { $declined_the_dative } á hnignunarskeiði. Haltu áfram með { $race_the_accusative }.
   *[other] Fyrst { $declined_the } á hnignunarskeiði, { $hand } tákn á hendi; síðan { $race_the }.
  }
    .short = { $hand ->
        [0] { $declined }: ekkert eftir á hendi. Næst { $race_the }.
       *[other] Fyrst { $declined_the } á hnignunarskeiði: { $hand } á hendi.
    }
table-prompt-declined-pick = { $hand ->
    [0] Engin tákn á hendi hjá { $declined_the_dative } á hnignunarskeiði. Veldu nýja þjóð.
   *[other] Fyrst máttu beita { $declined_the_dative } á hnignunarskeiði, { $hand } tákn á hendi. Veldu síðan nýja þjóð.
  }
    .short = { $hand ->
        [0] { $declined }: ekkert eftir á hendi. Veldu nýja þjóð.
       *[other] Fyrst { $declined_the } á hnignunarskeiði: { $hand } á hendi. Veldu svo.
    }
table-prompt-start = Þú átt leik: beittu { $people_the_dative } til landvinninga, { $hand } tákn á hendi, eða veldu hnignun.
    .short = Þú átt leik: landvinningar, { $hand } { $race_token } á hendi, eða hnignun.
table-prompt-conquer = Leggðu undir þig landsvæði: { $hand } { $race_token } á hendi.
table-prompt-nothing-left = { $hand ->
    [0] Engin tákn eftir. Hættu og endurraðaðu.
   *[other] Ekkert landsvæði er í færi fyrir { $hand } { $race_token }. Hættu og endurraðaðu.
  }
    .short = { $hand ->
        [0] Engin tákn eftir. Hættu og endurraðaðu.
       *[other] Ekkert er lengur í færi. Hættu og endurraðaðu.
    }
table-prompt-stuck = { $judged ->
    [decline] Ekkert er í færi. Veldu hnignun: í næstu umferð velurðu nýja þjóð.
    [abandon] Ekkert er í færi enn. Yfirgefðu landsvæði til að fá táknið þaðan.
   *[other] Ekkert er í færi. Veldu hnignun, eða hættu og haltu landsvæðunum.
  }
table-prompt-rolled = { $number ->
    [0] Teningurinn sýnir ekkert: fullt verð. Leggðu undir þig landsvæði eða hættu.
   *[other] Teningurinn sýnir { $number }: næsta landsvæði kostar { $number } minna. Leggðu það undir þig eða hættu.
  }
    .short = { $number ->
        [0] Teningurinn sýnir ekkert: fullt verð.
       *[other] Teningurinn sýnir { $number }: næsta landsvæði kostar { $number } minna.
    }
table-prompt-dragon = Hvert á drekinn að fljúga? Eitt tákn dugar, hver sem er til varnar.
    .short = Hvert á drekinn að fljúga? Eitt tákn dugar.
table-prompt-hired = Hvar á einn skildingur að hjálpa þér? Verðin gilda með honum.
    .short = Hvar á einn skildingur að hjálpa?
table-prompt-hurl = Hvar viltu nota skeyti? Eins fá og hægt er eru notuð.
    .short = Hvar viltu nota skeyti?
table-prompt-catapult = Hvar á valslangan að standa? Enginn getur ráðist á hana þar og hún nær til eins landsvæðis tveimur skrefum í burtu.
    .short = Hvar á valslangan að standa?
table-prompt-tower = Á hvaða landsvæði á turninn að standa? Eitt tákn af hverju landsvæði flyst þangað.
    .short = Á hvaða landsvæði á turninn að standa?
table-prompt-marker = { $count ->
    [one] Settu merkin þín niður: { $count } er eftir.
   *[other] Settu merkin þín niður: { $count } eru eftir.
  }
table-prompt-attempted = Þú fékkst { $number } og það dugar ekki. Greiddu fyrir landsvæðið eða hættu.
    .short = Þú fékkst { $number }: greiddu eða hættu.
table-prompt-sorcery = Hvaða staka tákn á að skipta um lið? Það kostar þig ekkert tákn.
    .short = Hvaða staka tákn á að skipta um lið?
table-prompt-abandon = Hvaða landsvæði viltu yfirgefa? Síðasta táknið þar fer á hendi.
    .short = Hvaða landsvæði viltu yfirgefa?
table-prompt-withdraw = { $count ->
    [one] Þú tekur { $visitors } { $race_token } af kortinu í hverri umferð: gefðu eftir { $count } landsvæði. { $chosen ->
        [0] Veldu það.
       *[other] Eitt er merkt; þú mátt velja annað.
      }
   *[other] Þú tekur { $visitors } { $race_token } af kortinu í hverri umferð: gefðu eftir { $count } landsvæði. { $chosen ->
        [0] Veldu þau.
       *[other] { $chosen } af { $count } merkt; þú mátt velja önnur.
      }
  }
    .short = { $count ->
        [one] { $visitors } { $race_token } burt: gefðu eftir { $count } landsvæði. { $chosen ->
            [0] Hvaða?
           *[other] Þetta?
          }
       *[other] { $visitors } { $race_token } burt: gefðu eftir { $count } landsvæði. { $chosen ->
            [0] Hvaða?
           *[other] { $chosen } merkt.
          }
    }
table-prompt-hero = { $count ->
    [one] Settu hetjuna þína á landsvæði: enginn getur ráðist á það.
   *[other] Settu { $count } hetjur á ólík landsvæði: enginn getur ráðist á þau.
  }
    .short = { $count ->
        [one] Settu hetjuna niður: hún ver landsvæðið fyrir öllum árásum.
       *[other] Settu { $count } hetjur niður: þær verja landsvæðin fyrir öllum árásum.
    }
table-prompt-fortress = Reistu virki umferðarinnar: einu tákni dýrara verður að ráðast á landsvæðið og það gefur 1 skilding að auki.
    .short = Reistu virki umferðarinnar á einu af landsvæðum þínum.
table-prompt-camp = { $count ->
    [one] Settu niður { $count } tjaldbúðatákn: það gerir landsvæðið einu tákni dýrara.
   *[other] Settu niður { $count } tjaldbúðatákn, eins mörg á hvert landsvæði og þú vilt.
  }
table-prompt-place = { $count ->
    [1] Settu niður { $count } { $race_token }: veldu eitt af landsvæðum þínum.
   *[other] Settu niður { $count } { $race_token }: veldu landsvæðin eitt af öðru eða raðaðu á þau í einu hér að neðan.
  }
    .short = { $count ->
        [1] Settu { $count } { $race_token } á eitt af landsvæðum þínum.
       *[other] Settu { $count } { $race_token } á landsvæðin þín.
    }
table-prompt-place-both = Settu niður { $count } { $race_token } og { $others } { $declined_token } á hnignunarskeiði, hvora þjóð á sín landsvæði.
    .short = Settu niður { $count } { $race_token } og { $others } { $declined_token } á hnignunarskeiði.
table-prompt-placed = Allt er komið á sinn stað. Ljúktu umferðinni þinni eða færðu táknin til.
    .short = Allt er komið á sinn stað. Ljúktu umferðinni þinni.
table-prompt-nowhere = Þú ræður engu landsvæði. Táknin bíða á hendi ({ $count }): ljúktu umferðinni þinni.
table-prompt-refuge = { $count ->
    [one] { $attacker } hrakti þig burt: settu niður { $count } { $race_token } sem hörfaði.
   *[other] { $attacker } hrakti þig burt: settu niður { $count } { $race_token } sem hörfuðu.
  }
    .short = { $attacker } hrakti þig burt: settu niður { $count } { $race_token }.
table-prompt-refuge-camp = { $attacker } hrakti þig burt: settu niður tjaldbúðirnar sem björguðust.
    .short = { $attacker } hrakti þig burt: settu niður tjaldbúðirnar.
table-prompt-refuge-placed = Táknin þín eru komin aftur á kortið. Ýttu á „Lokið“.
table-prompt-ally = Tekjurnar eru greiddar. Semdu frið við einhvern eða ljúktu umferðinni þinni.
    .short = Greitt. Semdu frið eða ljúktu umferðinni þinni.
table-prompt-late-decline = Tekjurnar eru greiddar. Viltu láta { $race_the_accusative } fara á hnignunarskeið núna eða halda áfram?
    .short = Greitt. Láta { $race_the_accusative } fara á hnignunarskeið núna?

## What can be done: the buttons, and what each means

table-do-roll = Kasta teningnum
    .short = Kasta
    .about = Fyrir næsta landvinning: það sem upp kemur dregst frá verðinu (B)
table-do-dragon = Dreki
    .about = Sendu drekann af stað með einu tákni; veldu svo hvert
table-do-hired = Greiða skilding
    .about = Greiddu einn skilding til að nota færri tákn; veldu svo hvar
table-do-hurl = Nota skeyti
    .about = Notaðu skeyti til að spara tákn; veldu svo hvar
table-do-catapult = Valslöngva
    .about = Settu valslönguna á eitt af landsvæðum þínum; veldu svo hvaða
table-do-regroup = Safna liði
    .about = Taktu upp aukatákn þín og haltu landvinningum áfram
table-do-tower = Hnignun með turni
    .about = Veldu hnignun: veldu landsvæðið þar sem turninn á að standa
table-do-sorcery = Seiður
    .short = Seiður
    .about = Skiptu stöku óvinatákni við hlið þjóðar þinnar út fyrir þitt eigið; veldu svo hvaða
table-do-abandon = Yfirgefa svæði
    .about = Yfirgefðu landsvæði áður en þú leggur fyrst undir þig land; veldu svo hvaða
table-do-then-active = Áfram með { $race_the_accusative }
    .short = Næst { $race_the }
    .about = Þjóðin á hnignunarskeiði má leika aftur þar til þú beitir { $race_the_dative }
table-do-declined-first = Eldri þjóðin fyrst
    .short = Eldri fyrst
    .about = Þjóðin á hnignunarskeiði má leika þar til virka þjóðin leikur
table-do-decline = Velja hnignun
    .about = Snúðu þjóðinni á hvolf í stað landvinninga; þú velur nýja í næstu umferð (D)
table-do-me-again = Taka aftur við
    .short = Taka við
    .about = Vélmenni spilar fyrir þig þangað til
table-do-stop = Hætta landvinningum
    .short = Hætta
    .about = Engir fleiri landvinningar í þessari umferð; næst endurraðarðu (S)
table-do-withdraw = Gefa eftir { $count } landsvæði
    .about = { $chosen } af { $count } merkt á spilaborðinu
table-do-later = { $piece ->
    [fortress] Sleppa virki
    [marker] Sleppa merkjum
    [catapult] Sleppa valslöngu
   *[other] Sleppa tjaldbúðum
  }
    .about = Settu táknin niður fyrst; þetta má setja niður þar til umferðinni þinni lýkur
table-do-spread = Dreifa jafnt
    .short = Dreifa
    .about = Jafnmörg tákn alls staðar eins og þau endast
table-do-guard = Verja landamærin
    .short = Verja
    .about = Hvert tákn fer þangað sem árás er ódýrust fyrir óvin
table-do-as-it-was = Endurheimta
    .about = Táknin fara þangað sem þau voru; afgangurinn verður eftir á hendi
table-do-end = Ljúka minni umferð
    .about = Settu fyrst niður öll táknin; svo færðu skildingana (E)
table-do-end-refuge = Lokið
    .about = Settu fyrst niður öll tákn sem hörfuðu; svo heldur spilið áfram (E)
waiting-next = Næsta spil ({ $count })
    .about = Þar átt þú líka leik, með { $names }

## Questions before something that cannot be taken back

table-ask-no = Ekki núna
table-ask-die = Landsvæðið { $region } með teningnum?
    .about = Þú þarft { $missing } eða meira: { $percent }%. Landvinningum þínum lýkur, hvað sem upp kemur.
    .yes = Kasta
table-ask-decline = Láta { $race_the_accusative } fara á hnignunarskeið?
    .about = { $coins ->
        [0] Þetta tekur alla umferðina þína. Landsvæðin gefa áfram skildinga, með eitt tákn á hverju (náætur halda öllum sínum). Í næstu umferð velurðu nýja þjóð.
        [one] Þetta tekur alla umferðina þína og gefur { $coins } skilding. Landsvæðin gefa áfram skildinga, með eitt tákn á hverju (náætur halda öllum sínum). Í næstu umferð velurðu nýja þjóð.
       *[other] Þetta tekur alla umferðina þína og gefur { $coins } skildinga. Landsvæðin gefa áfram skildinga, með eitt tákn á hverju (náætur halda öllum sínum). Í næstu umferð velurðu nýja þjóð.
      }
    .older = Aðeins ein þjóð á hnignunarskeiði má vera eftir. Þessi fer af kortinu nema andar geri rúm fyrir báðar: { $older }.
    .yes = Velja hnignun

## After the income

table-choices = Val þitt eftir tekjurnar
table-choice-ally = Semja frið: { $seat }
    .about = { $race }: engar árásir á virku þjóðina þína þar til þú átt næst leik.
    .about_nobody = Hvaða þjóð sem verður valin: engar árásir á virku þjóðina þína þar til þú átt næst leik.
table-choice-decline = Hnignun núna: { $race }
    .about = Landsvæðin gefa áfram skildinga. Þú velur nýja þjóð í næstu umferð.
table-choice-end = Ljúka minni umferð
    .about = Áfram virk þjóð: { $race }.
    .about_ally = Enginn friður: hver sem er má ráðast á þig.

## The hand

table-hand-die = Teningurinn sýnir { $number }
table-hand = Á hendi
table-hand-tokens = { $count ->
    [0] Ekkert { $race_token } á hendi
   *[other] { $count } { $race_token } á hendi
  }
table-hand-declined = { $count ->
    [0] Á hendi: ekkert { $race_token } á hnignunarskeiði
   *[other] Á hendi: { $count } { $race_token } á hnignunarskeiði
  }
table-piece-hero = { $count ->
    [one] Setja niður { $count } hetju
   *[other] Setja niður { $count } hetjur
  }
table-piece-camp = Setja niður { $count } tjaldbúðatákn
table-piece-marker = Setja niður { $count } merki
table-piece-catapult = Setja niður valslönguna
table-piece-charges = { $count } skeyti
table-piece-fortress = Reisa 1 virki

## Steps back

table-undo = Afturkalla
    .about = Taka síðasta skref til baka (U)
table-undo-not-yours = Þú getur aðeins tekið til baka þegar þú átt leik.
table-undo-wait = Bíddu þar til allt hefur verið sýnt.
table-undo-turn-began = Ekkert er að taka til baka í þessari umferð.
table-undo-die = Teningnum hefur verið kastað: það sem á undan fór stendur.
table-undo-reveal = Ný samstæða er komin í ljós: valið stendur.
table-reset = Byrja aftur
    .about = Taka til baka allt sem hægt er í þessari umferð (R)

## Income. $yours says whether it is your turn, $paid whether it is paid already

table-income = { $paid ->
    [yes] { $yours ->
        [yes] Þú fékkst
       *[no] { $seat } fékk
      }
   *[no] { $yours ->
        [yes] Þú fengir nú
       *[no] { $seat } fengi nú
      }
  }
table-income-spoken = { $paid ->
    [yes] { $coins ->
        [one] { $seat } fékk { $coins } skilding
       *[other] { $seat } fékk { $coins } skildinga
      }
   *[no] { $yours ->
        [yes] { $coins ->
            [one] Þú fengir { $coins } skilding ef umferðinni þinni lyki núna
           *[other] Þú fengir { $coins } skildinga ef umferðinni þinni lyki núna
          }
       *[no] { $coins ->
            [one] { $seat } fengi { $coins } skilding ef umferðinni lyki núna
           *[other] { $seat } fengi { $coins } skildinga ef umferðinni lyki núna
          }
      }
  }
table-income-amount = { NUMBER($amount, signDisplay: "exceptZero") }
table-income-nothing = Ekkert enn

## Combos. $all tokens are $fromRace of the race, $fromPower of the power and $more that visit

table-combo-tokens = { $fromRace }+{ $fromPower } = { $all }
    .about = { $all } tákn alls
table-combo-tokens-more = { $fromRace }+{ $fromPower }+{ $more } = { $all }
table-combo-free = ókeypis
table-combo-coins = { $found ->
    [one] { $found } skildingur liggur á henni
   *[other] { $found } skildingar liggja á henni
  }
    .short = +{ $found }
table-combo-price = { $price ->
    [0] Ókeypis
    [one] Kostar { $price } skilding
   *[other] Kostar { $price } skildinga
  }
table-combo-pick = Velja
    .about = { $price ->
        [0] { $people }, { $all } tákn
        [one] skildingur: { $people }, { $all } tákn
       *[other] skildingar: { $people }, { $all } tákn
    }
table-combo-confirm = Staðfesta
table-combo-again = { $regions ->
    [0] Ýttu aftur til að velja þau.
    [one] Gætu tekið { $regions } landsvæði í þessari umferð. Ýttu aftur til að velja.
   *[other] Gætu tekið { $regions } landsvæði í þessari umferð. Ýttu aftur til að velja.
  }
table-combo-too-dear = { $price ->
    [one] Kostar { $price } skilding, þú átt { $coins }.
   *[other] Kostar { $price } skildinga, þú átt { $coins }.
  }

## Seats. $turn says whether it is the seat's turn, $decides whether the game waits for it

table-seat = { $decides ->
    [yes] { $you ->
        [yes] { $seat } (þú), á leik núna
       *[no] { $seat }, á leik núna
      }
   *[no] { $turn ->
        [yes] { $seat }, í miðri umferð
       *[no] { $you ->
            [yes] { $seat } (þú)
           *[no] { $seat }
          }
      }
  }
table-seat-you = þú
table-seat-open = Laust sæti
    .about = Sá sem hefur boð getur sest hér.
table-seat-no-race = Engin virk þjóð
table-seat-regions = { $regions } landsvæði
table-seat-hand = { $hand } á hendi
table-seat-peace = friður: { $ally }
table-seat-declined = { $race_inside } á hnignunarskeiði, { $regions } landsvæði
table-coins = { $coins ->
    [one] { $coins } skildingur
   *[other] { $coins } skildingar
  }
table-coins-hidden = falið
    .about = Skildingar eru sýndir í lokin
table-presence-there = við
table-presence-away = ekki við
table-presence-bot = vélmenni
table-presence-stand-in = vélmenni leysir af
table-presence-conceded = gafst upp
table-clock = { $time } eftir
table-clock-days = { $days } d. { $hours } klst.

## Sitting down, and waiting for friends

table-claim = Sestu við þetta borð
    .about = Spil fyrir { $count } leikmenn:
table-claim-name = Nafnið þitt
table-claim-sit = Setjast
table-claim-watch = Bara horfa á
table-sit-here = Setjast hér
table-copy-invite = Afrita boð
table-bot-instead = Láta vélmenni spila hér
table-make-invite = Búa til boð
table-waiting = Beðið eftir vinum
    .about = { $count ->
        [one] Sendu vini þínum þennan tengil. Þegar við borðið: { $here }.
       *[other] Sendu hverjum vini einn af þessum tenglum. Þegar við borðið: { $here }.
      }
    .meanwhile = Byrja núna

## One device, several people

table-cover = { $seat } tekur nú við tækinu
    .about = Skildingarnir eru faldir þar til { $seat } tekur við.
    .ready = Ég er { $seat }

## The connection

table-connection-lost = Sambandið rofnaði. Reyni aftur …
table-connection-sending = Sendi …
table-connection-pending = { $count ->
    [one] Leikurinn þinn verður þá sendur.
   *[other] Leikirnir þínir verða þá sendir.
  }
table-connection-take-back = Taka til baka
table-gone = Ekki er hægt að opna þetta borð í þessu tæki.
table-gone-moved = Sætið þitt hefur verið flutt í annað tæki.
table-gone-watch = Horfa á hér
# A table that was deleted while it was open.
table-deleted = Þessu borði var eytt.
    .about = Ekki er lengur hægt að halda spilinu áfram eða horfa á það. Byrjaðu nýtt spil á forsíðunni.

## A hint

table-hint = Ráð
    .about = Sjá hvað vélmenni myndi gera (H)
table-hint-thinking = Hugsa …
table-hint-follow = Gera þetta

## The menu

table-menu-seat = Sætið þitt: { $seat }
table-menu-to-bot = Láta vélmenni spila fyrir mig
table-menu-me-again = Taka aftur við
table-menu-move = Færa sætið mitt í annað tæki
    .about = Opnaðu þennan tengil í hinu tækinu. Hann virkar einu sinni; þaðan er svo spilað.
    .copy = Afrita tengil
table-menu-places = Setja sjálfkrafa niður tákn sem hörfa
    .about = Þegar aðrir hrekja þig burt eru táknin sett niður sjálfkrafa.
table-menu-concede = Gefast upp
    .about = Vélmenni spilar sætið þitt til enda. Ef aðeins einn leikmaður er eftir lýkur spilinu. Þetta er ekki hægt að taka til baka.
    .yes = Gefast upp
table-menu-again = Reyna aftur frá fyrri umferð
    .about = Aðeins gegn vélmennum. Nýtt borð hefst þar sem þú áttir leik í þeirri umferð; þetta helst óbreytt.
table-menu-again-round = Frá þínum leik í umferð { $round }
table-menu-watch-link = Afrita áhorfendatengil

## Keys

table-keys = Allir flýtilyklar
    .about = Hver aðgerð á sér flýtilykil. Þeir virka alls staðar við borðið nema í textareit.
table-key-walk = ganga milli landsvæða
table-key-choose = leika á landsvæðinu: leggja undir sig, setja niður, yfirgefa svæði
table-key-less = einu tákni færra þegar sett er niður
table-key-pick = velja þá samstæðu
table-key-undo = taka eitt skref til baka
table-key-reset = byrja umferðina aftur
table-key-stop = hætta landvinningum
table-key-end = ljúka umferð, eða „Lokið“
table-key-decline = fara á hnignunarskeið
table-key-roll = kasta teningnum fyrst (Berserkur)
table-key-hint = fá ráð
table-key-replay = endursýna það sem hinir gerðu síðan þú lékst síðast
table-key-combos = sýna samstæðurnar
table-key-seats = sýna leikmennina
table-key-log = sýna annálinn
table-key-chat = sýna spjallið
table-key-rules = fletta upp reglu
table-key-escape = sleppa, loka, hætta við
table-key-help = þessi listi

## Turn reminders

table-reminder = Áminningar
table-reminder-about = Þegar þú átt leik en ert ekki við má senda skilaboð á vistfang þitt hjá { $hosts }.
table-reminder-address = Vistfang (https://…)
table-reminder-on = Senda áminningar þangað
table-reminder-set = Áminningar fyrir þetta sæti fara til { $host }.
table-reminder-key = Þessi lykill undirritar áminningarnar. Hann sést aðeins einu sinni: geymdu hann þar sem þú tekur við þeim.
table-reminder-copy = Afrita lykilinn
table-reminder-clear = Hætta áminningum
