### The table on the page: who must do what, and every decision in one clear way.
###
### $seat, $attacker, $ally and $older are names; $people is a race with its power, $race a race
### and $race_one one of it, $declined a declined race that still acts. Yes and no are the words
### “yes” and “no”.

table-title = Small World
table-title-yours = Din tur! · Small World
table-notice = Din tur vid bord { $game }
table-board = Spelplan
table-menu = Bordsmeny
table-close = Stäng
table-to-home = Startsidan
table-to-settings = Inställningar
table-skip = Hoppa över
table-round = Runda { $round } av { $rounds }
table-rated = Rankat
    .about = Rankat parti: resultatet ändrar rating. Den som ger upp eller får slut på tid blir sist.
table-panels = Mer
table-combos = Kombinationer
table-combos-pick = Välj kombination
table-seats = Spelare
table-log = Logg
table-chat = Chatt
table-action-bar = Vad du kan göra

## The prompt: what the game waits for. $hand is the number of tokens in hand

table-prompt-loading = Spelet ställs upp …
table-prompt-past = Du tittar på ett tidigare läge.
table-prompt-over = Spelet är slut.
table-prompt-closed = Bordet är stängt.
table-prompt-dealer = Spelledaren jobbar …
table-prompt-sending = Ditt drag är på väg …
table-prompt-stand-in = En bot spelar åt dig.
table-watching = Du tittar på
table-prompt-pass = Lämna över enheten till { $seat }.
table-prompt-open = Spelet väntar tills någon sätter sig på plats { $number }.
table-prompt-other-pick = { $away ->
    [yes] { $seat } ska välja ett nytt folkslag men är inte här.
   *[no] { $seat } väljer ett nytt folkslag.
  }
table-prompt-other-start = { $away ->
    [yes] { $seat } står på tur ({ $people }) men är inte här.
   *[no] { $seat } står på tur ({ $people }).
  }
table-prompt-other-conquest = { $away ->
    [yes] { $seat } håller på att erövra med { $people_the } men är inte här.
   *[no] { $seat } erövrar med { $people_the }: { $hand } i handen.
  }
table-prompt-other-redeployment = { $away ->
    [yes] { $seat } ska omorganisera { $people_the } men är inte här.
   *[no] { $seat } omorganiserar { $people_the }.
  }
table-prompt-other-after_scoring = { $away ->
    [yes] { $seat } har ett val efter inkomsten men är inte här.
   *[no] { $seat } har ett val efter inkomsten.
  }
table-prompt-other-over = Spelet är slut.
table-prompt-other-refuge = { $away ->
    [yes] { $seat } ska placera sina fördrivna brickor men är inte här.
   *[no] { $count ->
        [0] { $seat } placerar fördrivna brickor.
        [one] { $seat } placerar 1 { $race_gender ->
            [neuter] fördrivet
           *[common] fördriven
          } { $race_one }.
       *[other] { $seat } placerar { $count } fördrivna { $race_inside }.
      }
  }

table-prompt-pick = Din tur: välj ett folkslag med Specialförmåga.
table-prompt-declined = { $hand ->
    [0] { $declined_the } i Nedgång har inga brickor i handen. Fortsätt med { $race_the }.
    [one] Först { $declined_the } i Nedgång, med 1 bricka i handen; sedan { $race_the }.
   *[other] Först { $declined_the } i Nedgång, med { $hand } brickor i handen; sedan { $race_the }.
  }
    .short = { $hand ->
        [0] Inget kvar för { $declined_the } i Nedgång. Nu { $race_the }.
       *[other] Först { $declined_the } i Nedgång: { $hand } i handen.
    }
table-prompt-declined-pick = { $hand ->
    [0] { $declined_the } i Nedgång har inga brickor i handen. Välj ett nytt folkslag.
    [one] { $declined_the } i Nedgång får erövra först, med 1 bricka i handen. Välj sedan ett nytt folkslag.
   *[other] { $declined_the } i Nedgång får erövra först, med { $hand } brickor i handen. Välj sedan ett nytt folkslag.
  }
    .short = { $hand ->
        [0] Inget kvar för { $declined_the } i Nedgång. Välj ett nytt folkslag.
       *[other] Först { $declined_the } i Nedgång: { $hand } i handen. Välj sedan.
    }
table-prompt-start = { $hand ->
    [one] Din tur: erövra med { $people_the }, 1 bricka i handen, eller gå i Nedgång.
   *[other] Din tur: erövra med { $people_the }, { $hand } brickor i handen, eller gå i Nedgång.
  }
    .short = { $hand ->
        [one] Din tur: erövra, 1 { $race_one } i handen, eller gå i Nedgång.
       *[other] Din tur: erövra, { $hand } { $race_inside } i handen, eller gå i Nedgång.
    }
table-prompt-conquer = { $hand ->
    [one] Erövra Regioner: 1 { $race_one } kvar i handen.
   *[other] Erövra Regioner: { $hand } { $race_inside } i handen.
  }
table-prompt-nothing-left = { $hand ->
    [0] Inga brickor kvar i handen: sluta och omorganisera.
    [one] Inget mer går att nå med 1 { $race_one }: sluta och omorganisera.
   *[other] Inget mer går att nå med { $hand } { $race_inside }: sluta och omorganisera.
  }
    .short = { $hand ->
        [0] Inga brickor kvar: sluta och omorganisera.
       *[other] Inget mer att ta: sluta och omorganisera.
    }
table-prompt-stuck = { $judged ->
    [decline] Inget är inom räckhåll. Gå i Nedgång: nästa tur väljer du ett nytt folkslag.
    [abandon] Inget är inom räckhåll än. Överge en Region så får du dess bricka.
   *[other] Inget är inom räckhåll. Gå i Nedgång, eller sluta och behåll dina Regioner.
  }
table-prompt-rolled = { $number ->
    [0] Tärningen är blank: fullt pris. Erövra en Region eller sluta.
   *[other] Du slog { $number }: nästa erövring kostar { $number } mindre, var den än är. Erövra en Region eller sluta.
  }
    .short = { $number ->
        [0] Tärningen är blank: fullt pris.
       *[other] Du slog { $number }: nästa erövring kostar { $number } mindre.
    }
table-prompt-dragon = Vart ska Draken flyga? En bricka räcker där, vem som än försvarar.
    .short = Vart ska Draken flyga? En bricka räcker.
table-prompt-hired = Var ska ett Vinstmynt hjälpa dig? Priserna gäller med myntet.
    .short = Var ska ett Vinstmynt hjälpa dig?
table-prompt-hurl = Var vill du använda skott? Så få som möjligt används.
    .short = Var vill du använda skott?
table-prompt-catapult = Var ska Katapulten stå? Ingen kan anfalla den där, och den når en Region två steg bort.
    .short = Var ska Katapulten stå?
table-prompt-tower = I vilken Region ska tornet stå? En bricka från varje Region flyttar dit.
    .short = I vilken Region ska tornet stå?
table-prompt-marker = { $count ->
    [one] Placera din sista markör, eller avsluta turen.
   *[other] Placera dina markörer: { $count } finns kvar.
  }
table-prompt-attempted = Du slog { $number }, och det räcker inte. Betala för att ta Regionen, eller sluta.
    .short = Du slog { $number }: betala, eller sluta.
table-prompt-sorcery = Vilken ensam bricka ska byta sida? Det är gratis.
    .short = Vilken ensam bricka ska byta sida?
table-prompt-abandon = Vilken Region vill du överge? Dess sista bricka kommer tillbaka till handen.
    .short = Vilken Region vill du överge?
table-prompt-withdraw = { $count ->
    [one] { $visitors } { $race_inside } lämnar kartan varje tur: utrym 1 Region. { $chosen ->
        [0] Välj vilken.
       *[other] En är föreslagen; välj en annan om du vill.
      }
   *[other] { $visitors } { $race_inside } lämnar kartan varje tur: utrym { $count } Regioner. { $chosen ->
        [0] Välj vilka.
       *[other] Markerat: { $chosen } av { $count }; ändra om du vill.
      }
  }
    .short = { $count ->
        [one] { $visitors } { $race_inside } ska bort: utrym 1 Region. { $chosen ->
            [0] Vilken?
           *[other] Den här?
          }
       *[other] { $visitors } { $race_inside } ska bort: utrym { $count } Regioner. { $chosen ->
            [0] Vilka?
           *[other] Markerat: { $chosen }.
          }
    }
table-prompt-hero = { $count ->
    [one] Ställ ut din Hjälte: den Regionen kan ingen anfalla.
   *[other] Ställ ut dina { $count } Hjältar i olika Regioner: de kan inte anfallas.
  }
    .short = { $count ->
        [one] Ställ din Hjälte i Regionen du vill skydda.
       *[other] Ställ dina { $count } Hjältar i Regionerna du vill skydda.
    }
table-prompt-fortress = Bygg turens Fästning: Regionen kostar en bricka mer att anfalla och ger ett Vinstmynt mer.
    .short = Bygg turens Fästning i en av dina Regioner.
table-prompt-camp = { $count ->
    [one] Slå upp 1 Bivack: Regionen kostar en bricka mer att anfalla.
   *[other] Slå upp { $count } Bivacker, hur många du vill i samma Region.
  }
table-prompt-place = { $count ->
    [one] Placera 1 { $race_one }: välj en av dina Regioner.
   *[other] Placera { $count } { $race_inside }: välj Regioner en i taget, eller använd en knapp nedanför.
  }
    .short = { $count ->
        [one] Placera 1 { $race_one } i en av dina Regioner.
       *[other] Placera { $count } { $race_inside } i dina Regioner.
    }
table-prompt-place-both = Placera { $count } { $race_inside } och { $others } { $declined_inside } i Nedgång, var och en i sina egna Regioner.
    .short = Placera { $count } { $race_inside } och { $others } { $declined_inside } i Nedgång.
table-prompt-placed = Allt är placerat: avsluta din tur, eller flytta fler brickor.
    .short = Allt är placerat: avsluta din tur.
table-prompt-nowhere = Du har inga Regioner. Dina brickor stannar i handen ({ $count }): avsluta din tur.
table-prompt-refuge = { $count ->
    [one] { $attacker } har fördrivit dig: placera 1 { $race_one } som kommer tillbaka.
   *[other] { $attacker } har fördrivit dig: placera { $count } { $race_inside } som kommer tillbaka.
  }
    .short = { $count ->
        [one] { $attacker } fördrev dig: placera 1 { $race_one }.
       *[other] { $attacker } fördrev dig: placera { $count } { $race_inside }.
    }
table-prompt-refuge-camp = { $attacker } har fördrivit dig: slå upp de räddade Bivackerna.
    .short = { $attacker } fördrev dig: slå upp räddade Bivacker.
table-prompt-refuge-placed = Dina brickor är tillbaka på kartan. Tryck på ”Klar”.
table-prompt-ally = Du har fått dina Vinstmynt. Slut fred med någon, eller avsluta din tur.
    .short = Betalt. Slut fred med någon, eller avsluta din tur.
table-prompt-late-decline = Du har fått dina Vinstmynt. Ska { $race_the } gå i Nedgång nu, eller fortsätta?
    .short = Betalt. Ska { $race_the } gå i Nedgång nu?

## What can be done: the buttons, and what each means

table-do-roll = Slå tärningen
    .short = Slå
    .about = Före nästa erövring: det tärningen visar dras av från priset (B)
table-do-dragon = Drake
    .about = Skicka Draken med en bricka; välj sedan vart
table-do-hired = Betala 1 mynt
    .about = Betala ett Vinstmynt för att erövra med färre brickor; välj sedan var
table-do-hurl = Använd skott
    .about = Använd skott för att erövra med färre brickor; välj sedan var
table-do-catapult = Katapult
    .about = Ställ Katapulten i en av dina Regioner; välj sedan vilken
table-do-regroup = Samla igen
    .about = Ta upp dina överblivna brickor och erövra en gång till
table-do-tower = Nedgång med torn
    .about = Gå i Nedgång: välj den Region där tornet ska stå
table-do-sorcery = Besvärjelse
    .short = Besvärjelse
    .about = Byt ut en ensam fiendebricka intill ditt folkslag mot en egen; välj sedan vilken
table-do-abandon = Överge Region
    .about = Överge en Region före din första erövring; välj sedan vilken
table-do-then-active = Vidare med { $race_the }
    .short = Nu { $race_inside }
    .about = Folkslaget i Nedgång kan komma tillbaka tills { $race_the } börjar
table-do-declined-first = Folkslag i Nedgång först
    .short = Nedgång först
    .about = Ditt folkslag i Nedgång får agera tills det aktiva börjar
table-do-decline = Gå i Nedgång
    .about = Vänd ditt folkslag i stället för att erövra; du väljer ett nytt nästa tur (D)
table-do-me-again = Spela själv igen
    .short = Spela själv
    .about = Till dess spelar en bot åt dig
table-do-stop = Sluta erövra
    .short = Sluta
    .about = Inga fler erövringar denna tur; sedan omorganiserar du (S)
table-do-withdraw = { $count ->
    [one] Utrym 1 Region
   *[other] Utrym { $count } Regioner
  }
    .about = Markerat på kartan: { $chosen } av { $count }
table-do-later = { $piece ->
    [fortress] Hoppa över Fästning
    [marker] Hoppa över markörer
    [catapult] Hoppa över Katapult
   *[other] Hoppa över Bivacker
  }
    .about = Placera brickorna först; det du har kvar kan ställas ut fram till turens slut
table-do-spread = Fördela jämnt
    .short = Fördela
    .about = Lika många brickor överallt, så långt de räcker
table-do-guard = Vakta gränserna
    .short = Vakta
    .about = Den Region som är billigast för en fiende får nästa bricka
table-do-as-it-was = Som förut
    .about = Brickorna går tillbaka dit de stod; resten blir kvar i handen
table-do-end = Avsluta tur
    .about = Placera alla brickor, sedan får du dina Vinstmynt (E)
table-do-end-refuge = Klar
    .about = Placera alla brickor som kommit tillbaka, sedan fortsätter spelet (E)
waiting-next = Nästa parti ({ $count })
    .about = Där är det också din tur, med { $names }

## Questions before something that cannot be taken back

table-ask-no = Inte nu
table-ask-die = { $region } med tärningen?
    .about = Det krävs minst { $missing }: { $percent } %. Dina erövringar är slut sedan, vad tärningen än visar.
    .yes = Slå
table-ask-decline = Låta { $race_the } gå i Nedgång?
    .about = { $coins ->
        [0] Det tar hela turen. Regionerna ger fortfarande Vinstmynt, med en bricka i varje (Gastar behåller alla sina). Nästa tur väljer du ett nytt folkslag.
       *[other] Det tar hela turen och ger { $coins } Vinstmynt. Regionerna ger fortfarande Vinstmynt, med en bricka i varje (Gastar behåller alla sina). Nästa tur väljer du ett nytt folkslag.
    }
    .older = Det finns bara plats för ett folkslag i Nedgång: { $older_the } lämnar kartan, om inte Specialförmågan Ande ger plats för båda.
    .yes = Gå i Nedgång

## After the income

table-choices = Ditt val efter inkomsten
table-choice-ally = Fred med { $seat }
    .about = Till din nästa tur får { $race_the } inte anfalla ditt aktiva folkslag.
    .about_nobody = Till din nästa tur får folkslaget som spelaren väljer inte anfalla ditt aktiva folkslag.
table-choice-decline = Låt { $race_the } gå i Nedgång
    .about = Regionerna ger fortfarande Vinstmynt. Nästa tur väljer du ett nytt folkslag.
table-choice-end = Avsluta turen
    .about = { $race_the } förblir ditt aktiva folkslag.
    .about_ally = Ingen fred: vem som helst får anfalla dig.

## The hand

table-hand-die = Tärningen visar { $number }
table-hand = Din hand
table-hand-tokens = { $count ->
    [0] { $race_number ->
        [singular] Inget
       *[plural] Inga
      } { $race_inside } i handen
    [one] 1 { $race_one } i handen
   *[other] { $count } { $race_inside } i handen
  }
table-hand-declined = { $count ->
    [0] { $race_number ->
        [singular] Inget
       *[plural] Inga
      } { $race_inside } i Nedgång i handen
    [one] 1 { $race_one } i Nedgång i handen
   *[other] { $count } { $race_inside } i Nedgång i handen
  }
table-piece-hero = { $count ->
    [one] Ställ ut 1 Hjälte
   *[other] Ställ ut { $count } Hjältar
  }
table-piece-camp = { $count ->
    [one] Slå upp 1 Bivack
   *[other] Slå upp { $count } Bivacker
  }
table-piece-marker = { $count ->
    [one] Placera 1 markör
   *[other] Placera { $count } markörer
  }
table-piece-catapult = Ställ ut Katapulten
table-piece-charges = { $count } skott
table-piece-fortress = Bygg 1 Fästning

## Steps back

table-undo = Ångra
    .about = Ta tillbaka ditt senaste steg (U)
table-undo-not-yours = Du kan bara ångra när det är du som ska välja.
table-undo-wait = Vänta tills allt har visats.
table-undo-turn-began = Det finns inget att ångra i den här turen.
table-undo-die = Tärningen är slagen: det före slaget går inte att ångra.
table-undo-reveal = En ny kombination har visats: valet går inte att ångra.
table-reset = Ångra turen
    .about = Ta tillbaka allt i turen som går att ångra (R)

## Income. $yours says whether it is your turn, $paid whether it is paid already

table-income = { $paid ->
    [yes] { $yours ->
        [yes] Du fick
       *[no] { $seat } fick
      }
   *[no] { $yours ->
        [yes] Du får nu
       *[no] { $seat } får nu
      }
  }
table-income-spoken = { $paid ->
    [yes] { $seat } har fått { $coins } Vinstmynt
   *[no] { $yours ->
        [yes] Din tur skulle ge { $coins } Vinstmynt om den slutade nu
       *[no] { $seat } skulle få { $coins } Vinstmynt om turen slutade nu
      }
  }
table-income-amount = { NUMBER($amount, signDisplay: "exceptZero") }
table-income-nothing = Inget än

## Combos. $all tokens are $fromRace of the race, $fromPower of the power and $more that visit

table-combo-tokens = { $fromRace }+{ $fromPower } = { $all }
    .about = { $all ->
        [one] Totalt 1 bricka
       *[other] Totalt { $all } brickor
    }
table-combo-tokens-more = { $fromRace }+{ $fromPower }+{ $more } = { $all }
table-combo-free = gratis
table-combo-coins = { $found } Vinstmynt ligger på den
    .short = +{ $found }
table-combo-price = { $price ->
    [0] Gratis
   *[other] Kostar { $price } Vinstmynt
  }
table-combo-pick = Välj
    .about = { $price ->
        [0] { $people_inside }, { $all } brickor
       *[other] Vinstmynt: { $people_inside }, { $all } brickor
    }
table-combo-confirm = Bekräfta
table-combo-again = { $regions ->
    [0] Tryck igen för att välja dem.
    [one] De kan ta 1 Region den här turen. Tryck igen för att välja dem.
   *[other] De kan ta { $regions } Regioner den här turen. Tryck igen för att välja dem.
  }
table-combo-too-dear = Kostar { $price } Vinstmynt, du har { $coins }.

## Seats. $turn says whether it is the seat's turn, $decides whether the game waits for it

table-seat = { $decides ->
    [yes] { $you ->
        [yes] { $seat } (du), ska välja nu
       *[no] { $seat }, ska välja nu
      }
   *[no] { $turn ->
        [yes] { $seat }, spelar sin tur
       *[no] { $you ->
            [yes] { $seat } (du)
           *[no] { $seat }
          }
      }
  }
table-seat-you = du
table-seat-open = Ledig plats
    .about = Alla med en inbjudan kan sätta sig här.
table-seat-no-race = Inget aktivt folkslag
table-seat-regions = { $regions ->
    [one] 1 Region
   *[other] { $regions } Regioner
  }
table-seat-hand = { $hand } i handen
table-seat-peace = har fred med { $ally }
table-seat-declined = { $regions ->
    [one] { $race } i Nedgång, 1 Region
   *[other] { $race } i Nedgång, { $regions } Regioner
  }
table-coins = { $coins } Vinstmynt
table-coins-hidden = dolda
    .about = Vinstmynten visas i slutet
table-presence-there = här
table-presence-away = borta
table-presence-bot = bot
table-presence-stand-in = en bot spelar i stället
table-presence-conceded = gav upp
table-clock = { $time } kvar
table-clock-days = { $days } d { $hours } h

## Sitting down, and waiting for friends

table-claim = Slå dig ner vid bordet
    .about = Ett parti för { $count } spelare:
table-claim-name = Ditt namn
table-claim-sit = Slå dig ner
table-claim-watch = Titta bara
table-sit-here = Sätt dig här
table-copy-invite = Kopiera inbjudan
table-bot-instead = Låt en bot spela här
table-make-invite = Skapa inbjudan
table-waiting = Väntar på vänner
    .about = { $count ->
        [one] Skicka länken till din vän. Redan här: { $here }.
       *[other] Skicka en av länkarna till varje vän. Redan här: { $here }.
    }
    .meanwhile = Börja nu

## One device, several people

table-cover = Lämna över enheten till { $seat }
    .about = Vinstmynten är dolda tills { $seat } är redo.
    .ready = Det är jag: { $seat }

## The connection

table-connection-lost = Anslutningen är bruten. Ansluter igen …
table-connection-sending = Skickar …
table-connection-pending = { $count ->
    [one] Ditt drag skickas när den är tillbaka.
   *[other] Dina drag skickas när den är tillbaka.
  }
table-connection-take-back = Ta tillbaka
table-gone = Bordet går inte att öppna på den här enheten.
table-gone-moved = Din plats har flyttats till en annan enhet.
table-gone-watch = Titta härifrån
# A table that was deleted while it was open.
table-deleted = Det här bordet har tagits bort.
    .about = Partiet går inte längre att spela vidare eller titta på. Börja ett nytt från startsidan.

## A hint

table-hint = Tips
    .about = Se vad en bot skulle göra (H)
table-hint-thinking = Funderar …
table-hint-follow = Gör så

## The menu

table-menu-seat = Din plats: { $seat }
table-menu-to-bot = Låt en bot spela åt mig
table-menu-me-again = Spela själv igen
table-menu-move = Flytta min plats till en annan enhet
    .about = Öppna länken på den andra enheten. Den fungerar en gång; sedan spelar du där.
    .copy = Kopiera länk
table-menu-places = Placera fördrivna brickor åt mig
    .about = När du blir fördriven placeras dina brickor automatiskt.
table-menu-concede = Ge upp
    .about = En bot spelar din plats till slutet. Är bara en spelare kvar slutar spelet. Det går inte att ångra.
    .yes = Ge upp
table-menu-again = Försök igen från en tidigare tur
    .about = Bara mot bottar. Ett nytt bord börjar med din tur i den rundan; det här bordet blir som det är.
table-menu-again-round = Från din tur i runda { $round }
table-menu-watch-link = Kopiera länk för åskådare

## Keys

table-keys = Alla tangenter
    .about = Allt du kan göra har en tangent. De fungerar överallt vid bordet utom i textfält.
table-key-walk = gå från Region till Region
table-key-choose = agera i Regionen: erövra, placera, överge Regionen
table-key-less = en bricka mindre vid placering
table-key-pick = välj den kombinationen
table-key-undo = ångra ett steg
table-key-reset = ångra hela turen
table-key-stop = sluta erövra
table-key-end = avsluta turen, eller ”Klar”
table-key-decline = gå i Nedgång
table-key-roll = slå tärningen först (Bärsärk)
table-key-hint = få ett tips
table-key-replay = visa igen vad de andra gjorde sedan din senaste tur
table-key-combos = visa kombinationerna
table-key-seats = visa spelarna
table-key-log = visa loggen
table-key-chat = visa chatten
table-key-rules = slå upp en regel
table-key-escape = hoppa över, stäng, avbryt
table-key-help = den här listan

## Turn reminders

table-reminder = Påminnelser
table-reminder-about = När det är din tur och du inte är här kan vi skicka ett meddelande till din adress hos { $hosts }.
table-reminder-address = Adress (https://…)
table-reminder-on = Skicka påminnelser dit
table-reminder-set = Påminnelser för den här platsen går till { $host }.
table-reminder-key = Den här nyckeln signerar dina påminnelser. Den visas bara en gång: spara den där du tar emot dem.
table-reminder-copy = Kopiera nyckeln
table-reminder-clear = Stoppa påminnelser
