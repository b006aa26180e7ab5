### The table on the page: who must do what, and every decision in one clear way.
###
### $seat, $attacker, $ally and $older are names; $people is a race with its power, $race a race
### and $race_one one of it, $declined a declined race that still acts. Yes and no are the words
### “yes” and “no”.

table-title = Small World
table-title-yours = Jste na tahu! · Small World
table-notice = U stolu { $game } jste na tahu
table-board = Mapa
table-menu = Nabídka stolu
table-close = Zavřít
table-to-home = Domů
table-to-settings = Nastavení
table-skip = Přeskočit
table-round = Kolo { $round } z { $rounds }
table-rated = Hodnocená
    .about = Hodnocená hra: výsledek mění hodnocení. Kdo se vzdá nebo mu dojde čas, skončí poslední.
table-panels = Další
table-combos = Kombinace
table-combos-pick = Vyberte kombinaci
table-seats = Hráči
table-log = Průběh
table-chat = Chat
table-action-bar = Vaše akce

## The prompt: what the game waits for. $hand is the number of tokens in hand

table-prompt-loading = Hra se připravuje…
table-prompt-past = Díváte se na dřívější okamžik.
table-prompt-over = Hra skončila.
table-prompt-closed = Stůl je zavřený.
table-prompt-dealer = Na řadě je krupiér…
table-prompt-sending = Váš tah se odesílá…
table-prompt-stand-in = Hraje za vás bot.
table-watching = Sledujete hru
table-prompt-pass = Předejte zařízení: na řadě je { $seat }.
table-prompt-open = Čeká se, až si někdo sedne na místo { $number }.
table-prompt-other-pick = { $away ->
    [yes] { $seat } si má vybrat nový národ, ale není tu.
   *[no] { $seat } si vybírá nový národ.
  }
table-prompt-other-start = { $away ->
    [yes] Na tahu je { $seat } ({ $people_inside }), ale není tu.
   *[no] Na tahu je { $seat } ({ $people_inside }).
  }
table-prompt-other-conquest = { $away ->
    [yes] { $seat } vede { $people_accusative } do boje, ale není tu.
   *[no] { $seat } vede { $people_accusative } do boje: v ruce { $hand }.
  }
table-prompt-other-redeployment = { $away ->
    [yes] { $seat } přeskupuje { $people_accusative }, ale není tu.
   *[no] { $seat } přeskupuje { $people_accusative }.
  }
table-prompt-other-after_scoring = { $away ->
    [yes] { $seat } má po příjmu na výběr, ale není tu.
   *[no] { $seat } má po příjmu na výběr.
  }
table-prompt-other-over = Hra skončila.
table-prompt-other-refuge = { $away ->
    [yes] { $seat } má vrátit na mapu vytlačená vojska, ale není tu.
   *[no] { $count ->
        [0] { $seat } vrací na mapu vytlačená vojska.
        [one] { $seat } vrací na mapu 1 { $race_one_accusative }.
        [few] { $seat } vrací na mapu { $count } { $race_accusative }.
       *[other] { $seat } vrací na mapu { $count } { $race_genitive }.
      }
  }

table-prompt-pick = Jste na tahu: vyberte si kombinaci.
table-prompt-declined = { $hand ->
    [0] { $declined_inside } v Úpadku nemají v ruce žádný Žeton. Na řadě jsou { $race_inside }.
    [one] Nejdřív { $declined_inside } v Úpadku, v ruce 1 Žeton; potom { $race_inside }.
    [few] Nejdřív { $declined_inside } v Úpadku, v ruce { $hand } Žetony; potom { $race_inside }.
   *[other] Nejdřív { $declined_inside } v Úpadku, v ruce { $hand } Žetonů; potom { $race_inside }.
  }
    .short = { $hand ->
        [0] { $declined_inside } v Úpadku mají hotovo. Teď { $race_inside }.
       *[other] Nejdřív { $declined_inside } v Úpadku: v ruce { $hand }.
    }
table-prompt-declined-pick = { $hand ->
    [0] { $declined_inside } v Úpadku nemají v ruce žádný Žeton. Vyberte si nový národ.
    [one] { $declined_inside } v Úpadku mohou dobývat první, v ruce 1 Žeton. Pak si vyberte nový národ.
    [few] { $declined_inside } v Úpadku mohou dobývat první, v ruce { $hand } Žetony. Pak si vyberte nový národ.
   *[other] { $declined_inside } v Úpadku mohou dobývat první, v ruce { $hand } Žetonů. Pak si vyberte nový národ.
  }
    .short = { $hand ->
        [0] { $declined_inside } mají hotovo. Vyberte si národ.
       *[other] Nejdřív { $declined_inside } v Úpadku: v ruce { $hand }. Pak výběr.
    }
table-prompt-start = { $hand ->
    [one] Jste na tahu: { $people_inside } mohou dobývat (v ruce 1 Žeton), nebo přejít do Úpadku.
    [few] Jste na tahu: { $people_inside } mohou dobývat (v ruce { $hand } Žetony), nebo přejít do Úpadku.
   *[other] Jste na tahu: { $people_inside } mohou dobývat (v ruce { $hand } Žetonů), nebo přejít do Úpadku.
  }
    .short = { $hand ->
        [one] Jste na tahu: dobývat (1 { $race_one }), nebo do Úpadku?
        [few] Jste na tahu: dobývat ({ $hand } { $race_inside }), nebo do Úpadku?
       *[other] Jste na tahu: dobývat ({ $hand } { $race_genitive }), nebo do Úpadku?
    }
table-prompt-conquer = { $hand ->
    [one] Dobývejte Regiony: v ruce zbývá 1 { $race_one }.
    [few] Dobývejte Regiony: v ruce { $hand } { $race_inside }.
   *[other] Dobývejte Regiony: v ruce { $hand } { $race_genitive }.
  }
table-prompt-nothing-left = { $hand ->
    [0] V ruce nezbývá žádný Žeton: ukončete dobývání a přeskupte vojska.
    [one] 1 { $race_one } už na nic nestačí: ukončete dobývání a přeskupte vojska.
    [few] { $hand } { $race_inside } už na nic nestačí: ukončete dobývání a přeskupte vojska.
   *[other] { $hand } { $race_genitive } už na nic nestačí: ukončete dobývání a přeskupte vojska.
  }
    .short = { $hand ->
        [0] Žetony došly: ukončete dobývání.
       *[other] Na nic nedosáhnete: ukončete dobývání.
    }
table-prompt-stuck = { $judged ->
    [decline] Není co dobýt. Přejděte do Úpadku, pak si vyberete nový národ.
    [abandon] Zatím není co dobýt. Opusťte Region a vezměte jeho Žeton.
   *[other] Není co dobýt. Přejděte do Úpadku, nebo skončete.
  }
table-prompt-rolled = { $number ->
    [0] Na kostce nepadlo nic: platí plná cena. Dobuďte Region, nebo skončete.
   *[other] Padlo { $number }: příští dobytí stojí o { $number } méně, ať je kdekoli. Dobuďte Region, nebo skončete.
  }
    .short = { $number ->
        [0] Na kostce nepadlo nic: platí plná cena.
       *[other] Padlo { $number }: příští dobytí stojí o { $number } méně.
    }
table-prompt-dragon = Kam má Drak letět? Stačí tam 1 Žeton, ať Region brání kdokoli.
    .short = Kam má Drak letět? Stačí 1 Žeton.
table-prompt-hired = Kde má pomoci 1 mince? Ceny platí s ní.
    .short = Kde má pomoci 1 mince?
table-prompt-hurl = Kde použijete střely? Použije se jich co nejméně.
    .short = Kde použijete střely?
table-prompt-catapult = Kde má stát Katapult? Tam ho nikdo nenapadne a dosáhne do jednoho Regionu dva kroky daleko.
    .short = Kde má stát Katapult?
table-prompt-tower = Ve kterém Regionu má stát věž? Z každého Regionu se tam přesune jeden Žeton.
    .short = Ve kterém Regionu má stát věž?
table-prompt-marker = { $count ->
    [one] Umístěte poslední značku, nebo ukončete tah.
    [few] Umístěte značky: zbývají { $count }.
   *[other] Umístěte značky: zbývá { $count }.
  }
table-prompt-attempted = Padlo { $number } a to nestačí. Zaplaťte za Region, nebo dobývání ukončete.
    .short = Padlo { $number }: zaplaťte, nebo skončete.
table-prompt-sorcery = Který osamocený Žeton chcete proměnit? Je to zdarma.
    .short = Který osamocený Žeton chcete proměnit?
table-prompt-abandon = Který Region opustíte? Jeho poslední Žeton se vám vrátí do ruky.
    .short = Který Region opustíte?
table-prompt-withdraw = { $count ->
    [one] Z mapy každý tah { $visitors ->
        [one] odchází 1 { $race_one }
        [few] odcházejí { $visitors } { $race_inside }
       *[other] odchází { $visitors } { $race_genitive }
      }: vykliďte 1 Region. { $chosen ->
        [0] Vyberte který.
       *[other] Jeden je navržen; můžete zvolit jiný.
      }
    [few] Z mapy každý tah { $visitors ->
        [one] odchází 1 { $race_one }
        [few] odcházejí { $visitors } { $race_inside }
       *[other] odchází { $visitors } { $race_genitive }
      }: vykliďte { $count } Regiony. { $chosen ->
        [0] Vyberte které.
       *[other] Označeno: { $chosen } ze { $count }; výběr můžete změnit.
      }
   *[other] Z mapy každý tah { $visitors ->
        [one] odchází 1 { $race_one }
        [few] odcházejí { $visitors } { $race_inside }
       *[other] odchází { $visitors } { $race_genitive }
      }: vykliďte { $count } Regionů. { $chosen ->
        [0] Vyberte které.
       *[other] Označeno: { $chosen } z { $count }; výběr můžete změnit.
      }
  }
    .short = { $visitors ->
        [one] Odchází 1 { $race_one }
        [few] Odcházejí { $visitors } { $race_inside }
       *[other] Odchází { $visitors } { $race_genitive }
    }: { $count ->
        [one] vykliďte 1 Region. { $chosen ->
            [0] Který?
           *[other] Tento?
          }
        [few] vykliďte { $count } Regiony. { $chosen ->
            [0] Které?
           *[other] Označeno: { $chosen }.
          }
       *[other] vykliďte { $count } Regionů. { $chosen ->
            [0] Které?
           *[other] Označeno: { $chosen }.
          }
    }
table-prompt-hero = { $count ->
    [one] Postavte Hrdinu do Regionu, který nemá nikdo napadnout.
    [few] Postavte { $count } Hrdiny do různých Regionů: ty pak nikdo nenapadne.
   *[other] Postavte { $count } Hrdinů do různých Regionů: ty pak nikdo nenapadne.
  }
    .short = { $count ->
        [one] Postavte Hrdinu, kde nemá nikdo útočit.
        [few] Postavte { $count } Hrdiny, kde nemá nikdo útočit.
       *[other] Postavte { $count } Hrdinů, kde nemá nikdo útočit.
    }
table-prompt-fortress = Postavte Pevnost, jednu za tah: útok na její Region stojí o 1 Žeton víc a Region vynese o 1 minci víc.
    .short = Postavte Pevnost ve svém Regionu.
table-prompt-camp = { $count ->
    [one] Postavte 1 Polní tábor: útok na Region zdraží o 1 Žeton.
    [few] Postavte { $count } Polní tábory, klidně do jednoho Regionu.
   *[other] Postavte { $count } Polních táborů, klidně do jednoho Regionu.
  }
table-prompt-place = { $count ->
    [one] Umístěte 1 { $race_one_accusative }: vyberte některý svůj Region.
    [few] Umístěte { $count } { $race_accusative }: vybírejte Regiony po jednom, nebo je obsaďte naráz tlačítkem dole.
   *[other] Umístěte { $count } { $race_genitive }: vybírejte Regiony po jednom, nebo je obsaďte naráz tlačítkem dole.
  }
    .short = { $count ->
        [one] Umístěte 1 { $race_one_accusative } do svého Regionu.
        [few] Umístěte { $count } { $race_accusative } do svých Regionů.
       *[other] Umístěte { $count } { $race_genitive } do svých Regionů.
    }
table-prompt-place-both = Umístěte Žetony do Regionů jejich národa: { $race } ({ $count }) a { $declined } v Úpadku ({ $others }).
    .short = Umístěte Žetony: { $race } ({ $count }) a { $declined } v Úpadku ({ $others }).
table-prompt-placed = Vše je umístěno: ukončete tah, nebo Žetony ještě přesuňte.
    .short = Vše je umístěno: ukončete tah.
table-prompt-nowhere = Nemáte žádný Region. Žetony zůstávají v ruce ({ $count }): ukončete tah.
table-prompt-refuge = { $count ->
    [one] { $attacker } vás vytlačuje: vraťte na mapu 1 { $race_one_accusative }.
    [few] { $attacker } vás vytlačuje: vraťte na mapu { $count } { $race_accusative }.
   *[other] { $attacker } vás vytlačuje: vraťte na mapu { $count } { $race_genitive }.
  }
    .short = { $count ->
        [one] { $attacker } vás vytlačuje: umístěte 1 { $race_one_accusative }.
        [few] { $attacker } vás vytlačuje: umístěte { $count } { $race_accusative }.
       *[other] { $attacker } vás vytlačuje: umístěte { $count } { $race_genitive }.
    }
table-prompt-refuge-camp = { $attacker } vás vytlačuje: postavte zachráněné Polní tábory jinde.
    .short = { $attacker } vás vytlačuje: postavte Polní tábory.
table-prompt-refuge-placed = Žetony jsou zpět na mapě. Stiskněte „Hotovo“.
table-prompt-ally = Příjem je vyplacen. Uzavřete s někým příměří, nebo ukončete tah.
    .short = Vyplaceno. Příměří, nebo konec tahu?
table-prompt-late-decline = Příjem je vyplacen. Mají { $race_inside } hned přejít do Úpadku, nebo pokračovat?
    .short = Mají { $race_inside } přejít do Úpadku?

## What can be done: the buttons, and what each means

table-do-roll = Hodit kostkou
    .short = Hodit
    .about = Před dalším dobytím: co padne, odečte se od ceny (B)
table-do-dragon = Drak
    .about = Vyšlete Draka s jedním Žetonem; pak vyberte kam
table-do-hired = Zaplatit 1 minci
    .about = Zaplaťte 1 minci a dobuďte s méně Žetony; pak vyberte kde
table-do-hurl = Použít střely
    .about = Použijte střely a dobuďte s méně Žetony; pak vyberte kde
table-do-catapult = Katapult
    .about = Postavte Katapult do jednoho ze svých Regionů; pak vyberte kterého
table-do-regroup = Přeskupit se
    .about = Seberte přebytečné Žetony a dobývejte podruhé
table-do-tower = Úpadek s věží
    .about = Přejděte do Úpadku: vyberte Region, kde bude stát věž
table-do-sorcery = Proměna
    .short = Proměna
    .about = Vyměňte osamocený cizí Žeton vedle svého národa za vlastní; pak vyberte který
table-do-abandon = Opustit Region
    .about = Opusťte Region ještě před prvním dobytím; pak vyberte který
table-do-then-active = Na řadě { $race_inside }
    .short = Pak { $race_inside }
    .about = K národu v Úpadku se lze vrátit, dokud { $race_inside } nezačnou
table-do-declined-first = Nejdřív národ v Úpadku
    .short = Nejdřív Úpadek
    .about = Národ v Úpadku může jednat, dokud nezačne aktivní národ
table-do-decline = Přejít do Úpadku
    .about = Místo dobývání otočte svůj národ; nový si vyberete příští tah (D)
table-do-me-again = Převzít hru
    .short = Převzít
    .about = Do té doby za vás hraje bot
table-do-stop = Ukončit dobývání
    .short = Skončit
    .about = V tomto tahu už nic nedobudete; následuje přeskupení vojsk (S)
table-do-withdraw = { $count ->
    [one] Vyklidit 1 Region
    [few] Vyklidit { $count } Regiony
   *[other] Vyklidit { $count } Regionů
  }
    .about = Označeno na mapě: { $chosen } { $count ->
        [one] z
        [few] ze
       *[other] z
    } { $count }
table-do-later = { $piece ->
    [fortress] Přeskočit Pevnost
    [marker] Přeskočit značky
    [catapult] Přeskočit Katapult
   *[other] Přeskočit tábory
  }
    .about = Nejdřív umístěte Žetony; stavět můžete až do konce tahu
table-do-spread = Rozdělit rovnoměrně
    .short = Rozdělit
    .about = Všude stejný počet Žetonů, dokud vystačí
table-do-guard = Bránit hranice
    .short = Bránit
    .about = Každý Žeton jde tam, kde by nepřítel platil nejméně
table-do-as-it-was = Jako dřív
    .about = Žetony se vrátí, kde stály; zbytek zůstane v ruce
table-do-end = Ukončit tah
    .about = Umístěte všechny Žetony, pak dostanete příjem (E)
table-do-end-refuge = Hotovo
    .about = Umístěte všechny vytlačené Žetony, pak hra pokračuje (E)
waiting-next = Další hra ({ $count })
    .about = Jste na tahu i tam, hrají { $names }

## Questions before something that cannot be taken back

table-ask-no = Teď ne
table-ask-die = { $region } pomocí kostky?
    .about = { $missing ->
        [one] Musí padnout aspoň 1: { $percent } %. Ať padne cokoli, vaše dobývání tím končí.
        [few] Musí padnout aspoň { $missing }: { $percent } %. Ať padne cokoli, vaše dobývání tím končí.
       *[other] Musí padnout aspoň { $missing }: { $percent } %. Ať padne cokoli, vaše dobývání tím končí.
    }
    .yes = Hodit
table-ask-decline = Mají { $race_inside } přejít do Úpadku?
    .about = { $coins ->
        [0] Stojí to celý tah. Jejich Regiony dál vynášejí, v každém zůstane 1 Žeton (Ghúlům zůstanou všechny). Příští tah si vyberete nový národ.
        [one] Stojí to celý tah a přinese 1 minci. Jejich Regiony dál vynášejí, v každém zůstane 1 Žeton (Ghúlům zůstanou všechny). Příští tah si vyberete nový národ.
        [few] Stojí to celý tah a přinese { $coins } mince. Jejich Regiony dál vynášejí, v každém zůstane 1 Žeton (Ghúlům zůstanou všechny). Příští tah si vyberete nový národ.
       *[other] Stojí to celý tah a přinese { $coins } mincí. Jejich Regiony dál vynášejí, v každém zůstane 1 Žeton (Ghúlům zůstanou všechny). Příští tah si vyberete nový národ.
    }
    .older = V Úpadku je místo jen pro jeden národ: z mapy zmizí { $older_inside }, ledaže schopnost Přízrační udělá místo pro oba.
    .yes = Přejít do Úpadku

## After the income

table-choices = Vaše volba po příjmu
table-choice-ally = Příměří: { $seat }
    .about = Než budete zase na tahu, aktivní { $race_inside } tohoto hráče na váš aktivní národ nezaútočí.
    .about_nobody = Než budete zase na tahu, ani nově vybraný národ tohoto hráče na váš aktivní národ nezaútočí.
table-choice-decline = { $race } hned do Úpadku
    .about = Jejich Regiony budou dál přinášet mince. Nový národ si vyberete příští tah.
table-choice-end = Ukončit tah
    .about = { $race } zůstanou aktivní.
    .about_ally = Bez příměří; napadnout vás smí kdokoli.

## The hand

table-hand-die = Na kostce padlo { $number }
table-hand = Vaše ruka
table-hand-tokens = { $count ->
    [0] { $race }: v ruce nic
    [one] V ruce 1 { $race_one }
    [few] V ruce { $count } { $race_inside }
   *[other] V ruce { $count } { $race_genitive }
  }
table-hand-declined = { $count ->
    [0] { $race } v Úpadku: v ruce nic
    [one] V ruce 1 { $race_one } v Úpadku
    [few] V ruce { $count } { $race_inside } v Úpadku
   *[other] V ruce { $count } { $race_genitive } v Úpadku
  }
table-piece-hero = { $count ->
    [one] Postavte 1 Hrdinu
    [few] Postavte { $count } Hrdiny
   *[other] Postavte { $count } Hrdinů
  }
table-piece-camp = { $count ->
    [one] Postavte 1 Polní tábor
    [few] Postavte { $count } Polní tábory
   *[other] Postavte { $count } Polních táborů
  }
table-piece-marker = { $count ->
    [one] Umístěte 1 značku
    [few] Umístěte { $count } značky
   *[other] Umístěte { $count } značek
  }
table-piece-catapult = Postavte Katapult
table-piece-charges = { $count ->
    [one] 1 střela
    [few] { $count } střely
   *[other] { $count } střel
  }
table-piece-fortress = Postavte 1 Pevnost

## Steps back

table-undo = Zpět
    .about = Vzít zpět poslední krok (U)
table-undo-not-yours = Vracet kroky můžete, jen když jste na řadě.
table-undo-wait = Počkejte, až animace skončí.
table-undo-turn-began = V tomto tahu zatím nemáte co vracet.
table-undo-die = Před hod kostkou se vrátit nelze.
table-undo-reveal = Je odkrytá nová kombinace: výběr už vrátit nelze.
table-reset = Tah znovu
    .about = Vzít z tohoto tahu zpět vše, co jde (R)

## Income. $yours says whether it is your turn, $paid whether it is paid already

table-income = { $paid ->
    [yes] { $yours ->
        [yes] Váš příjem
       *[no] Příjem: { $seat }
      }
   *[no] { $yours ->
        [yes] Teď získáte
       *[no] { $seat } teď získá
      }
  }
table-income-spoken = { $paid ->
    [yes] { $coins ->
        [one] { $seat } dostává 1 minci
        [few] { $seat } dostává { $coins } mince
       *[other] { $seat } dostává { $coins } mincí
      }
   *[no] { $yours ->
        [yes] { $coins ->
            [one] Skončí-li teď váš tah, přinese 1 minci
            [few] Skončí-li teď váš tah, přinese { $coins } mince
           *[other] Skončí-li teď váš tah, přinese { $coins } mincí
          }
       *[no] { $coins ->
            [one] Skončí-li tah teď, { $seat } dostane 1 minci
            [few] Skončí-li tah teď, { $seat } dostane { $coins } mince
           *[other] Skončí-li tah teď, { $seat } dostane { $coins } mincí
          }
      }
  }
table-income-amount = { NUMBER($amount, signDisplay: "exceptZero") }
table-income-nothing = Zatím nic

## Combos. $all tokens are $fromRace of the race, $fromPower of the power and $more that visit

table-combo-tokens = { $fromRace }+{ $fromPower } = { $all }
    .about = { $all ->
        [one] Celkem 1 Žeton
        [few] Celkem { $all } Žetony
       *[other] Celkem { $all } Žetonů
    }
table-combo-tokens-more = { $fromRace }+{ $fromPower }+{ $more } = { $all }
table-combo-free = zdarma
table-combo-coins = { $found ->
    [one] Leží na ní 1 mince
    [few] Leží na ní { $found } mince
   *[other] Leží na ní { $found } mincí
  }
    .short = +{ $found }
table-combo-price = { $price ->
    [0] Zdarma
    [one] Stojí 1 minci
    [few] Stojí { $price } mince
   *[other] Stojí { $price } mincí
  }
table-combo-pick = Vzít
    .about = { $price ->
        [0] { $people }, počet Žetonů: { $all }
       *[other] (cena v mincích): { $people }, počet Žetonů: { $all }
    }
table-combo-confirm = Potvrdit
table-combo-again = { $regions ->
    [0] Dalším stiskem je vezmete.
    [one] V tomto tahu mohou dobýt 1 Region. Dalším stiskem je vezmete.
    [few] V tomto tahu mohou dobýt { $regions } Regiony. Dalším stiskem je vezmete.
   *[other] V tomto tahu mohou dobýt { $regions } Regionů. Dalším stiskem je vezmete.
  }
table-combo-too-dear = { $price ->
    [one] Stojí 1 minci, vy máte { $coins }.
    [few] Stojí { $price } mince, vy máte { $coins }.
   *[other] Stojí { $price } mincí, vy máte { $coins }.
  }

## Seats. $turn says whether it is the seat's turn, $decides whether the game waits for it

table-seat = { $decides ->
    [yes] { $you ->
        [yes] { $seat } (vy), jste na řadě
       *[no] { $seat }, na řadě
      }
   *[no] { $turn ->
        [yes] { $seat }, na tahu
       *[no] { $you ->
            [yes] { $seat } (vy)
           *[no] { $seat }
          }
      }
  }
table-seat-you = vy
table-seat-open = Volné místo
    .about = Kdo má pozvánku, může si sem sednout.
table-seat-no-race = Žádný aktivní národ
table-seat-regions = { $regions ->
    [one] 1 Region
    [few] { $regions } Regiony
   *[other] { $regions } Regionů
  }
table-seat-hand = v ruce { $hand }
table-seat-peace = příměří: { $ally }
table-seat-declined = { $regions ->
    [one] { $race } v Úpadku, 1 Region
    [few] { $race } v Úpadku, { $regions } Regiony
   *[other] { $race } v Úpadku, { $regions } Regionů
  }
table-coins = { $coins ->
    [one] 1 mince
    [few] { $coins } mince
   *[other] { $coins } mincí
  }
table-coins-hidden = skryto
    .about = Mince se odkryjí na konci
table-presence-there = je tu
table-presence-away = není tu
table-presence-bot = bot
table-presence-stand-in = zaskakuje bot
table-presence-conceded = hru vzdává
table-clock = zbývá { $time }
table-clock-days = { $days } d { $hours } h

## Sitting down, and waiting for friends

table-claim = Přisedněte k tomuto stolu
    .about = { $count ->
        [one] Hra pro { $count } hráče:
        [few] Hra pro { $count } hráče:
       *[other] Hra pro { $count } hráčů:
    }
table-claim-name = Vaše jméno
table-claim-sit = Přisednout
table-claim-watch = Jen se dívat
table-sit-here = Sednout si sem
table-copy-invite = Kopírovat pozvánku
table-bot-instead = Nechat tu hrát bota
table-make-invite = Vytvořit pozvánku
table-waiting = Čeká se na přátele
    .about = { $count ->
        [one] Pošlete odkaz tomu, kdo má přisednout. Už u stolu: { $here }.
        [few] Pošlete každému z přátel jeden odkaz. Už u stolu: { $here }.
       *[other] Pošlete každému z přátel jeden odkaz. Už u stolu: { $here }.
    }
    .meanwhile = Začít hned

## One device, several people

table-cover = Předejte zařízení: { $seat }
    .about = Mince jsou zakryté, dokud zařízení nepřevezme { $seat }.
    .ready = Jsem { $seat }

## The connection

table-connection-lost = Spojení je přerušené. Navazuje se znovu…
table-connection-sending = Odesílá se…
table-connection-pending = { $count ->
    [one] Váš krok se odešle, až se spojení obnoví.
    [few] Vaše kroky se odešlou, až se spojení obnoví.
   *[other] Vaše kroky se odešlou, až se spojení obnoví.
  }
table-connection-take-back = Vzít zpět
table-gone = Na tomto zařízení stůl otevřít nelze.
table-gone-moved = Vaše místo je přenesené na jiné zařízení.
table-gone-watch = Dívat se tady
# A table that was deleted while it was open.
table-deleted = Tento stůl byl smazán.
    .about = Ve hře už nelze pokračovat ani ji sledovat. Novou začnete na úvodní stránce.

## A hint

table-hint = Rada
    .about = Co by tu udělal bot (H)
table-hint-thinking = Přemýšlí se…
table-hint-follow = Provést

## The menu

table-menu-seat = Vaše místo: { $seat }
table-menu-to-bot = Nechat za mě hrát bota
table-menu-me-again = Převzít hru zpět
table-menu-move = Přenést mé místo na jiné zařízení
    .about = Otevřete tento odkaz na druhém zařízení. Platí jednou; potom hrajete tam.
    .copy = Kopírovat odkaz
table-menu-places = Vracet Žetony na mapu za mě
    .about = Když vás někdo vytlačí, Žetony se umístí samy.
table-menu-concede = Vzdát hru
    .about = Hru za vás dohraje bot; zbude-li jen jeden hráč, hra skončí. Vzít zpět to nejde.
    .yes = Vzdát hru
table-menu-again = Zkusit znovu od dřívějšího tahu
    .about = Jen proti botům. Nový stůl začne vaším tahem v daném kole; tento zůstane, jak je.
table-menu-again-round = Od vašeho tahu v kole { $round }
table-menu-watch-link = Kopírovat odkaz pro diváky

## Keys

table-keys = Všechny klávesy
    .about = Každá akce má svou klávesu. Platí všude u stolu kromě textových polí.
table-key-walk = přejít na sousední Region
table-key-choose = jednat v Regionu: dobýt, umístit, opustit Region
table-key-less = při umisťování o Žeton méně
table-key-pick = vzít tuto kombinaci
table-key-undo = krok zpět
table-key-reset = celý tah znovu
table-key-stop = ukončit dobývání
table-key-end = ukončit tah nebo „Hotovo“
table-key-decline = přejít do Úpadku
table-key-roll = předem hodit kostkou (Zuřiví)
table-key-hint = rada
table-key-replay = přehrát, co udělali ostatní od vašeho posledního tahu
table-key-combos = ukázat kombinace
table-key-seats = ukázat hráče
table-key-log = ukázat průběh
table-key-chat = ukázat chat
table-key-rules = vyhledat pravidlo
table-key-escape = přeskočit, zavřít, zrušit
table-key-help = tento seznam

## Turn reminders

table-reminder = Upozornění na tah
table-reminder-about = Když jste na tahu a nejste u stolu, můžeme poslat zprávu na vaši adresu u { $hosts }.
table-reminder-address = Adresa (https://…)
table-reminder-on = Posílat upozornění
table-reminder-set = Upozornění pro toto místo chodí na { $host }.
table-reminder-key = Tímto klíčem jsou podepsaná vaše upozornění. Ukáže se jen jednou: uložte ho tam, kam vám chodí.
table-reminder-copy = Kopírovat klíč
table-reminder-clear = Už neupozorňovat
