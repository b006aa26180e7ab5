### The table on the page: who must do what, and every decision in one clear way.
###
### $seat, $attacker, $ally and $older are names; $people is a race with its power, $race a race
### and $race_one one of it, $declined a declined race that still acts. Yes and no are the words
### “yes” and “no”.

table-title = Small World
table-title-yours = Sinun vuorosi! · Small World
table-notice = Pöydässä { $game } odotetaan sinua
table-board = Pelilauta
table-menu = Pöydän valikko
table-close = Sulje
table-to-home = Etusivu
table-to-settings = Asetukset
table-skip = Ohita
table-round = Kierros { $round }/{ $rounds }
table-rated = Vahvuusluvuista
    .about = Vahvuuslukupeli: tulos muuttaa vahvuuslukuja. Luovuttanut tai aikansa käyttänyt jää viimeiseksi.
table-panels = Lisää
table-combos = Yhdistelmät
table-combos-pick = Valitse yhdistelmä
table-seats = Pelaajat
table-log = Loki
table-chat = Keskustelu
table-action-bar = Toimintosi

## The prompt: what the game waits for. $hand is the number of tokens in hand

table-prompt-loading = Peliä valmistellaan…
table-prompt-past = Katselet aiempaa hetkeä.
table-prompt-over = Peli on päättynyt.
table-prompt-closed = Pöytä on suljettu.
table-prompt-dealer = Jakajan vuoro…
table-prompt-sending = Siirtoasi lähetetään…
table-prompt-stand-in = Botti pelaa puolestasi.
table-watching = Katsot peliä
table-prompt-pass = Anna laite pelaajalle { $seat }.
table-prompt-open = Odotetaan, että joku istuu paikalle { $number }.
table-prompt-other-pick = { $away ->
    [yes] { $seat } on poissa: uuden rodun valinta odottaa.
   *[no] { $seat } valitsee uutta rotua.
  }
table-prompt-other-start = { $away ->
    [yes] Vuorossa { $seat } ({ $people_inside }), mutta pelaaja on poissa.
   *[no] Vuorossa { $seat } ({ $people_inside }).
  }
table-prompt-other-conquest = { $away ->
    [yes] { $seat } on poissa: { $people_genitive } valloitukset ovat kesken.
   *[no] { $seat } valloittaa alueita { $people_adessive }: kädessä { $hand }.
  }
table-prompt-other-redeployment = { $away ->
    [yes] { $seat } on poissa: { $people_inside } odottavat uudelleensijoittamista.
   *[no] { $seat } sijoittaa joukkojaan uudelleen: { $people_inside }.
  }
table-prompt-other-after_scoring = { $away ->
    [yes] { $seat } on poissa: valinta pisteiden keräämisen jälkeen odottaa.
   *[no] { $seat } tekee vielä valinnan pisteiden keräämisen jälkeen.
  }
table-prompt-other-over = Peli on päättynyt.
table-prompt-other-refuge = { $away ->
    [yes] { $seat } on poissa: perääntyneet joukot odottavat sijoittamista.
   *[no] { $count ->
        [0] { $seat } sijoittaa perääntyneet joukkonsa.
        [one] { $seat } sijoittaa perääntyneet joukkonsa: 1 { $race_one }.
       *[other] { $seat } sijoittaa perääntyneet joukkonsa: { $count } { $race_one_partitive }.
      }
  }

table-prompt-pick = Sinun vuorosi: valitse rotu ja sen erityiskyky.
table-prompt-declined = { $hand ->
    [0] Rappeutuneilla { $declined_adessive } ei ole merkkejä kädessä. Jatka { $race_adessive }.
    [one] Ensin rappeutuneet { $declined_inside }, kädessä 1 merkki; sitten { $race_inside }.
   *[other] Ensin rappeutuneet { $declined_inside }, kädessä { $hand } merkkiä; sitten { $race_inside }.
  }
    .short = { $hand ->
        [0] Rappeutuneet { $declined_inside } ovat valmiita. Jatka { $race_adessive }.
       *[other] Ensin rappeutuneet { $declined_inside }: kädessä { $hand }.
    }
table-prompt-declined-pick = { $hand ->
    [0] Rappeutuneilla { $declined_adessive } ei ole merkkejä kädessä. Valitse uusi rotu.
    [one] Rappeutuneet { $declined_inside } voivat valloittaa ensin, kädessä 1 merkki. Valitse sitten uusi rotu.
   *[other] Rappeutuneet { $declined_inside } voivat valloittaa ensin, kädessä { $hand } merkkiä. Valitse sitten uusi rotu.
  }
    .short = { $hand ->
        [0] Rappeutuneet { $declined_inside } ovat valmiita. Valitse uusi rotu.
       *[other] Ensin rappeutuneet { $declined_inside }: kädessä { $hand }. Valitse sitten.
    }
table-prompt-start = { $hand ->
    [one] Sinun vuorosi: valloita { $people_adessive }, kädessä 1 merkki, tai anna rodun rappeutua.
   *[other] Sinun vuorosi: valloita { $people_adessive }, kädessä { $hand } merkkiä, tai anna rodun rappeutua.
  }
    .short = { $hand ->
        [one] Vuorosi: valloita, kädessä 1 { $race_one }, tai rappeuta rotu.
       *[other] Vuorosi: valloita, kädessä { $hand } { $race_one_partitive }, tai rappeuta rotu.
      }
table-prompt-conquer = { $hand ->
    [one] Valloita alueita: kädessä enää 1 { $race_one }.
   *[other] Valloita alueita: kädessä { $hand } { $race_one_partitive }.
  }
table-prompt-nothing-left = { $hand ->
    [0] Kädessä ei ole enää merkkejä: lopeta ja sijoita joukot uudelleen.
    [one] 1 { $race_one } ei riitä enää mihinkään: lopeta ja sijoita joukot uudelleen.
   *[other] { $hand } { $race_one_partitive } ei riitä enää mihinkään: lopeta ja sijoita joukot uudelleen.
  }
    .short = { $hand ->
        [0] Merkit loppuivat: lopeta ja sijoita uudelleen.
       *[other] Mihinkään ei enää yllä: lopeta ja sijoita uudelleen.
    }
table-prompt-stuck = { $judged ->
    [decline] Mitään ei ole ulottuvilla. Anna rodun rappeutua: ensi vuorolla valitset uuden.
    [abandon] Mitään ei ole vielä ulottuvilla. Hylkää alue, niin saat sen merkin.
   *[other] Mitään ei ole ulottuvilla. Anna rodun rappeutua, tai lopeta ja pidä alueesi.
  }
table-prompt-rolled = { $number ->
    [0] Nopan tulos on tyhjä: hinta on täysi. Valloita alue tai lopeta.
   *[other] Nopan tulos on { $number }: seuraava alue maksaa { $number } vähemmän, oli se mikä tahansa. Valloita jokin tai lopeta.
  }
    .short = { $number ->
        [0] Nopan tulos on tyhjä: hinta on täysi.
       *[other] Nopan tulos on { $number }: yksi alue maksaa { $number } vähemmän.
    }
table-prompt-dragon = Minne lohikäärme lentää? Yksi merkki riittää, oli vastassa kuka tahansa.
    .short = Minne lohikäärme lentää? Yksi merkki riittää.
table-prompt-hired = Missä 1 piste auttaa? Hinnat ovat voimassa sen kanssa.
    .short = Missä 1 piste auttaa?
table-prompt-hurl = Missä käytät ammuksia? Niitä käytetään mahdollisimman vähän.
    .short = Missä käytät ammuksia?
table-prompt-catapult = Minne katapultti tulee? Sinne ei voi hyökätä, ja se yltää yhdelle alueelle kahden askeleen päähän.
    .short = Minne katapultti tulee?
table-prompt-tower = Mille alueelle torni tulee? Yksi merkki kultakin alueelta siirtyy sinne.
    .short = Mille alueelle torni tulee?
table-prompt-marker = { $count ->
    [one] Aseta viimeinen tunnuksesi tai päätä vuorosi.
   *[other] Aseta tunnuksesi: { $count } jäljellä.
  }
table-prompt-attempted = Heitit tuloksen { $number }, eikä se riitä. Maksa alueesta tai lopeta.
    .short = Heitit { $number }: maksa tai lopeta.
table-prompt-sorcery = Minkä yksinäisen merkin noidut puolellesi? Omia merkkejäsi ei kulu.
    .short = Minkä yksinäisen merkin noidut puolellesi?
table-prompt-abandon = Minkä alueen hylkäät? Sen viimeinen merkki palaa käteesi.
    .short = Minkä alueen hylkäät?
table-prompt-withdraw = { $count ->
    [one] Kartalta poistuu joka vuoro { $visitors } { $race_one_partitive }: luovu 1 alueesta. { $chosen ->
        [0] Valitse se.
       *[other] Yksi on ehdolla; voit vaihtaa sen.
      }
   *[other] Kartalta poistuu joka vuoro { $visitors } { $race_one_partitive }: luovu { $count } alueesta. { $chosen ->
        [0] Valitse ne.
       *[other] Merkitty { $chosen }/{ $count }; voit vaihtaa ne.
      }
  }
    .short = { $count ->
        [one] { $visitors } { $race_one_partitive } lähtee: luovu 1 alueesta. { $chosen ->
            [0] Mistä?
           *[other] Tästäkö?
          }
       *[other] { $visitors } { $race_one_partitive } lähtee: luovu { $count } alueesta. { $chosen ->
            [0] Mistä?
           *[other] Merkitty { $chosen }.
          }
    }
table-prompt-hero = { $count ->
    [one] Aseta sankarisi: sen alueelle ei voi hyökätä.
   *[other] Aseta { $count } sankariasi eri alueille: niille ei voi hyökätä.
  }
    .short = { $count ->
        [one] Aseta sankari alueelle, jota suojaat.
       *[other] Aseta { $count } sankaria alueille, joita suojaat.
    }
table-prompt-fortress = Rakenna tämän vuoron linnake: alueesta tulee hyökkääjälle yhden merkin kalliimpi, ja se tuo 1 voittopisteen lisää.
    .short = Rakenna tämän vuoron linnake jollekin alueellesi.
table-prompt-camp = { $count ->
    [one] Pystytä 1 leiri: alueesta tulee hyökkääjälle yhden merkin kalliimpi.
   *[other] Pystytä { $count } leiriä, vaikka kaikki samalle alueelle.
  }
table-prompt-place = { $count ->
    [one] Sijoita 1 { $race_one }: valitse jokin alueesi.
   *[other] Sijoita { $count } { $race_one_partitive }: valitse alueita yksi kerrallaan tai käytä alla olevia painikkeita.
  }
    .short = { $count ->
        [one] Sijoita 1 { $race_one } jollekin alueellesi.
       *[other] Sijoita { $count } { $race_one_partitive } alueillesi.
    }
table-prompt-place-both = Sijoita { $race_inside } ({ $count }) ja rappeutuneet { $declined_inside } ({ $others }), kumpikin omille alueilleen.
    .short = Sijoita { $race_inside } ({ $count }) ja rappeutuneet { $declined_inside } ({ $others }).
table-prompt-placed = Kaikki on sijoitettu. Päätä vuorosi tai siirrä vielä merkkejä.
    .short = Kaikki on sijoitettu. Päätä vuorosi.
table-prompt-nowhere = Sinulla ei ole yhtään aluetta. Merkkisi jäävät käteen ({ $count }): päätä vuorosi.
table-prompt-refuge = { $count ->
    [one] { $attacker } karkotti joukkosi: sijoita 1 palaava { $race_one }.
   *[other] { $attacker } karkotti joukkosi: sijoita { $count } palaavaa { $race_one_partitive }.
  }
    .short = { $count ->
        [one] { $attacker } karkotti sinut: sijoita 1 { $race_one }.
       *[other] { $attacker } karkotti sinut: sijoita { $count } { $race_one_partitive }.
    }
table-prompt-refuge-camp = { $attacker } karkotti joukkosi: pystytä pelastuneet leirit.
    .short = { $attacker } karkotti sinut: pystytä leirit.
table-prompt-refuge-placed = Merkkisi ovat taas kartalla. Paina Valmis.
table-prompt-ally = Pisteesi on kerätty. Solmi rauha jonkun kanssa tai päätä vuorosi.
    .short = Pisteet kerätty. Solmi rauha tai päätä vuorosi.
table-prompt-late-decline = Pisteesi on kerätty. Rappeutuvatko { $race_inside } nyt vai jatkavatko ne?
    .short = Pisteet kerätty. Rappeutuvatko { $race_inside } nyt?

## What can be done: the buttons, and what each means

table-do-roll = Heitä noppaa
    .short = Heitä
    .about = Ennen seuraavaa valloitusta: nopan luku vähennetään hinnasta (B)
table-do-dragon = Lohikäärme
    .about = Lähetä lohikäärme ja yksi merkki; valitse sitten, minne
table-do-hired = Maksa 1 piste
    .about = Maksa 1 piste ja valloita vähemmillä merkeillä; valitse sitten, missä
table-do-hurl = Käytä ammuksia
    .about = Käytä ammuksia ja valloita vähemmillä merkeillä; valitse sitten, missä
table-do-catapult = Katapultti
    .about = Aseta katapultti jollekin alueellesi; valitse sitten, mille
table-do-regroup = Kokoa joukot
    .about = Nosta ylimääräiset merkkisi ja valloita toisen kerran
table-do-tower = Rappeudu torniin
    .about = Anna rodun rappeutua: valitse alue, jolla torni on
table-do-sorcery = Noituus
    .short = Noituus
    .about = Vaihda rotusi vieressä oleva yksinäinen vihollismerkki omaasi; valitse sitten, mikä
table-do-abandon = Hylkää alue
    .about = Hylkää alue ennen ensimmäistä valloitustasi; valitse sitten, mikä
table-do-then-active = Jatka { $race_adessive }
    .short = Nyt { $race_inside }
    .about = Rappeutunut rotusi voi vielä toimia, kunnes { $race_inside } aloittavat
table-do-declined-first = Rappeutunut rotu ensin
    .short = Vanha ensin
    .about = Rappeutunut rotusi voi toimia, kunnes aktiivinen rotusi aloittaa
table-do-decline = Rappeuta rotu
    .about = Käännä rotulaattasi valloittamisen sijaan; uuden valitset seuraavalla vuorollasi (D)
table-do-me-again = Pelaa taas itse
    .short = Pelaa itse
    .about = Siihen asti botti pelaa puolestasi
table-do-stop = Lopeta valloitukset
    .short = Lopeta
    .about = Ei enää valloituksia tällä vuorolla; seuraavaksi sijoitat joukot uudelleen (S)
table-do-withdraw = { $count ->
    [one] Luovu 1 alueesta
   *[other] Luovu { $count } alueesta
  }
    .about = Pelilaudalle on merkitty { $chosen }/{ $count }
table-do-later = { $piece ->
    [fortress] Linnake myöhemmin
    [marker] Tunnukset myöhemmin
    [catapult] Katapultti myöhemmin
   *[other] Leirit myöhemmin
  }
    .about = Sijoita ensin rotumerkkisi; tämän ehdit asettaa ennen vuoron loppua
table-do-spread = Jaa tasan
    .short = Tasan
    .about = Joka alueelle yhtä monta merkkiä niin pitkälle kuin niitä riittää
table-do-guard = Vartioi rajoja
    .short = Vartioi
    .about = Kukin merkki menee sinne, missä hyökkäys on viholliselle halvin
table-do-as-it-was = Palauta
    .about = Merkit palaavat entisille paikoilleen; loput jäävät käteen
table-do-end = Päätä vuoro
    .about = Sijoita ensin kaikki merkit; sitten saat voittopisteesi (E)
table-do-end-refuge = Valmis
    .about = Sijoita ensin kaikki palaavat merkit; sitten peli jatkuu (E)
waiting-next = Seuraava peli ({ $count })
    .about = Sielläkin on sinun vuorosi, mukana { $names }

## Questions before something that cannot be taken back

table-ask-no = Ei nyt
table-ask-die = Nopalla alueelle { $region }?
    .about = { $missing ->
        [one] Tarvitaan vähintään 1: { $percent } %. Valloituksesi päättyvät, oli tulos mikä tahansa.
       *[other] Tarvitaan vähintään { $missing }: { $percent } %. Valloituksesi päättyvät, oli tulos mikä tahansa.
    }
    .yes = Heitä
table-ask-decline = Annatko { $race_genitive } rappeutua?
    .about = { $coins ->
        [0] Siihen kuluu koko vuorosi. Rodun alueet tuovat yhä pisteitä, ja kullekin jää yksi merkki (ghouleilla kaikki). Seuraavalla vuorollasi valitset uuden rodun.
        [one] Siihen kuluu koko vuorosi, ja saat 1 voittopisteen. Rodun alueet tuovat yhä pisteitä, ja kullekin jää yksi merkki (ghouleilla kaikki). Seuraavalla vuorollasi valitset uuden rodun.
       *[other] Siihen kuluu koko vuorosi, ja saat { $coins } voittopistettä. Rodun alueet tuovat yhä pisteitä, ja kullekin jää yksi merkki (ghouleilla kaikki). Seuraavalla vuorollasi valitset uuden rodun.
      }
    .older = Vain yksi rappeutunut rotu saa jäädä: { $older_inside } poistuvat kartalta, ellei ”henki” tee tilaa molemmille.
    .yes = Rappeuta rotu

## After the income

table-choices = Valintasi pisteiden keräämisen jälkeen
table-choice-ally = Solmi rauha: { $seat }
    .about = Seuraavaan vuoroosi asti tämän pelaajan aktiivinen rotu ({ $race_inside }) ei voi hyökätä aktiivisen rotusi kimppuun.
    .about_nobody = Seuraavaan vuoroosi asti rotu, jonka tämä pelaaja valitsee, ei voi hyökätä aktiivisen rotusi kimppuun.
table-choice-decline = { $race } rappeutuvat nyt
    .about = Niiden alueista saa yhä pisteitä. Uuden rodun valitset seuraavalla vuorollasi.
table-choice-end = Päätä vuoro
    .about = { $race } pysyvät aktiivisina.
    .about_ally = Ei rauhaa: kuka tahansa voi hyökätä.

## The hand

table-hand-die = Nopan tulos on { $number }
table-hand = Kätesi
table-hand-tokens = { $count ->
    [0] Kädessä ei yhtään { $race_one_partitive }
    [one] Kädessä 1 { $race_one }
   *[other] Kädessä { $count } { $race_one_partitive }
  }
table-hand-declined = { $count ->
    [0] Kädessä ei yhtään rappeutunutta { $race_one_partitive }
    [one] Kädessä 1 rappeutunut { $race_one }
   *[other] Kädessä { $count } rappeutunutta { $race_one_partitive }
  }
table-piece-hero = { $count ->
    [one] 1 sankari asetettavana
   *[other] { $count } sankaria asetettavana
  }
table-piece-camp = { $count ->
    [one] 1 leiri pystytettävänä
   *[other] { $count } leiriä pystytettävänä
  }
table-piece-marker = { $count ->
    [one] 1 tunnus asetettavana
   *[other] { $count } tunnusta asetettavana
  }
table-piece-catapult = Katapultti asetettavana
table-piece-charges = { $count ->
    [one] 1 ammus
   *[other] { $count } ammusta
  }
table-piece-fortress = 1 linnake rakennettavana

## Steps back

table-undo = Kumoa
    .about = Kumoa viimeisin siirtosi (U)
table-undo-not-yours = Voit kumota vain, kun on sinun vuorosi päättää.
table-undo-wait = Odota, kunnes tapahtumat on näytetty.
table-undo-turn-began = Tällä vuorolla ei ole mitään kumottavaa.
table-undo-die = Noppaa on heitetty: sitä edeltänyttä ei voi kumota.
table-undo-reveal = Uusi yhdistelmä on paljastettu: valintaa ei voi enää kumota.
table-reset = Vuoro alusta
    .about = Kumoa tältä vuorolta kaikki, minkä voi (R)

## Income. $yours says whether it is your turn, $paid whether it is paid already

table-income = { $paid ->
    [yes] { $yours ->
        [yes] Sait
       *[no] { $seat } sai
      }
   *[no] { $yours ->
        [yes] Saisit nyt
       *[no] { $seat } saisi nyt
      }
  }
table-income-spoken = { $paid ->
    [yes] { $coins ->
        [one] { $seat } sai 1 voittopisteen
       *[other] { $seat } sai { $coins } voittopistettä
      }
   *[no] { $yours ->
        [yes] { $coins ->
            [one] Vuorosi toisi 1 voittopisteen, jos se päättyisi nyt
           *[other] Vuorosi toisi { $coins } voittopistettä, jos se päättyisi nyt
          }
       *[no] { $coins ->
            [one] { $seat } saisi 1 voittopisteen, jos vuoro päättyisi nyt
           *[other] { $seat } saisi { $coins } voittopistettä, jos vuoro päättyisi nyt
          }
      }
  }
table-income-amount = { NUMBER($amount, signDisplay: "exceptZero") }
table-income-nothing = Ei vielä mitään

## Combos. $all tokens are $fromRace of the race, $fromPower of the power and $more that visit

table-combo-tokens = { $fromRace }+{ $fromPower } = { $all }
    .about = { $all ->
        [one] Yhteensä 1 merkki
       *[other] Yhteensä { $all } merkkiä
    }
table-combo-tokens-more = { $fromRace }+{ $fromPower }+{ $more } = { $all }
table-combo-free = ilmainen
table-combo-coins = { $found ->
    [one] Päällä on 1 kolikko
   *[other] Päällä on { $found } kolikkoa
  }
    .short = +{ $found }
table-combo-price = { $price ->
    [0] Ilmainen
    [one] Hinta 1 voittopiste
   *[other] Hinta { $price } voittopistettä
  }
table-combo-pick = Valitse
    .about = { $price ->
        [0] { $people }, { $all } merkkiä
        [one] voittopiste: { $people }, { $all } merkkiä
       *[other] voittopistettä: { $people }, { $all } merkkiä
    }
table-combo-confirm = Vahvista
table-combo-again = { $regions ->
    [0] Valitse painamalla uudelleen.
    [one] Voisi vallata tällä vuorolla 1 alueen. Valitse painamalla uudelleen.
   *[other] Voisi vallata tällä vuorolla { $regions } aluetta. Valitse painamalla uudelleen.
  }
table-combo-too-dear = { $price ->
    [one] Hinta 1, sinulla on { $coins }.
   *[other] Hinta { $price }, sinulla on { $coins }.
  }

## Seats. $turn says whether it is the seat's turn, $decides whether the game waits for it

table-seat = { $decides ->
    [yes] { $you ->
        [yes] { $seat } (sinä), sinun siirtosi
       *[no] { $seat }, siirtovuorossa
      }
   *[no] { $turn ->
        [yes] { $seat }, vuorossa
       *[no] { $you ->
            [yes] { $seat } (sinä)
           *[no] { $seat }
          }
      }
  }
table-seat-you = sinä
table-seat-open = Vapaa paikka
    .about = Tähän voi istua kutsulla.
table-seat-no-race = Ei aktiivista rotua
table-seat-regions = { $regions ->
    [one] 1 alue
   *[other] { $regions } aluetta
  }
table-seat-hand = kädessä { $hand }
table-seat-peace = rauha: { $ally }
table-seat-declined = { $regions ->
    [one] rappeutuneet { $race_inside }, 1 alue
   *[other] rappeutuneet { $race_inside }, { $regions } aluetta
  }
table-coins = { $coins ->
    [one] 1 voittopiste
   *[other] { $coins } voittopistettä
  }
table-coins-hidden = salassa
    .about = Pisteet paljastetaan lopussa
table-presence-there = paikalla
table-presence-away = poissa
table-presence-bot = botti
table-presence-stand-in = botti tuuraa
table-presence-conceded = luovutti
table-clock = { $time } jäljellä
table-clock-days = { $days } pv { $hours } t

## Sitting down, and waiting for friends

table-claim = Liity tähän pöytään
    .about = Peli { $count } pelaajalle:
table-claim-name = Nimesi
table-claim-sit = Istu pöytään
table-claim-watch = Katso vain
table-sit-here = Istu tähän
table-copy-invite = Kopioi kutsu
table-bot-instead = Anna botin pelata
table-make-invite = Luo kutsu
table-waiting = Odotetaan kavereita
    .about = { $count ->
        [one] Lähetä tämä linkki kaverillesi. Paikalla jo: { $here }.
       *[other] Lähetä kullekin kaverille yksi näistä linkeistä. Paikalla jo: { $here }.
      }
    .meanwhile = Aloita nyt

## One device, several people

table-cover = Anna laite pelaajalle { $seat }
    .about = Pisteet ovat piilossa, kunnes { $seat } on valmis.
    .ready = Minä olen { $seat }

## The connection

table-connection-lost = Yhteys katkesi. Yhdistetään uudelleen…
table-connection-sending = Lähetetään…
table-connection-pending = { $count ->
    [one] Siirtosi lähetetään sitten.
   *[other] Kaikki siirtosi lähetetään sitten.
  }
table-connection-take-back = Peru
table-gone = Tätä pöytää ei voi avata tällä laitteella.
table-gone-moved = Paikkasi on siirretty toiselle laitteelle.
table-gone-watch = Katso tällä laitteella
# A table that was deleted while it was open.
table-deleted = Tämä pöytä on poistettu.
    .about = Peliä ei voi enää jatkaa eikä katsoa. Aloita uusi etusivulta.

## A hint

table-hint = Vihje
    .about = Katso, mitä botti tekisi (H)
table-hint-thinking = Mietitään…
table-hint-follow = Tee niin

## The menu

table-menu-seat = Paikkasi: { $seat }
table-menu-to-bot = Anna botin pelata puolestani
table-menu-me-again = Pelaa taas itse
table-menu-move = Siirrä paikkani toiselle laitteelle
    .about = Avaa tämä linkki toisella laitteella. Se toimii kerran; sen jälkeen paikkaa pelataan sieltä.
    .copy = Kopioi linkki
table-menu-places = Sijoita palaavat merkit puolestani
    .about = Kun joukkosi karkotetaan, palaavat merkit sijoitetaan automaattisesti.
table-menu-concede = Luovuta
    .about = Botti pelaa paikkasi loppuun. Jos jäljellä on vain yksi pelaaja, peli päättyy. Tätä ei voi perua.
    .yes = Luovuta
table-menu-again = Yritä uudelleen aiemmasta vuorosta
    .about = Vain botteja vastaan. Uusi pöytä alkaa siitä, kun vuorosi oli sillä kierroksella; tämä jää ennalleen.
table-menu-again-round = Vuorostasi kierroksella { $round }
table-menu-watch-link = Kopioi katsojalinkki

## Keys

table-keys = Kaikki näppäimet
    .about = Jokaisella toiminnolla on näppäin. Ne toimivat kaikkialla pöydässä paitsi tekstikentässä.
table-key-walk = siirry alueelta toiselle
table-key-choose = toimi alueella: valloita, sijoita, hylkää alue
table-key-less = yksi merkki vähemmän sijoitettaessa
table-key-pick = valitse se yhdistelmä
table-key-undo = kumoa yksi siirto
table-key-reset = aloita vuoro alusta
table-key-stop = lopeta valloitukset
table-key-end = päätä vuoro tai Valmis
table-key-decline = anna rodun rappeutua
table-key-roll = heitä ensin noppaa (raivopää)
table-key-hint = pyydä vihje
table-key-replay = näytä uudelleen, mitä muut tekivät edellisen vuorosi jälkeen
table-key-combos = näytä yhdistelmät
table-key-seats = näytä pelaajat
table-key-log = näytä loki
table-key-chat = näytä keskustelu
table-key-rules = katso sääntö
table-key-escape = ohita, sulje, peruuta
table-key-help = tämä luettelo

## Turn reminders

table-reminder = Vuoromuistutukset
table-reminder-about = Kun on vuorosi etkä ole paikalla, voimme lähettää viestin osoitteeseesi. Sallitut palvelut: { $hosts }.
table-reminder-address = Osoite (https://…)
table-reminder-on = Lähetä muistutukset sinne
table-reminder-set = Tämän paikan muistutusten kohde: { $host }.
table-reminder-key = Tämä avain allekirjoittaa muistutuksesi. Se näytetään vain kerran: tallenna se sinne, missä otat ne vastaan.
table-reminder-copy = Kopioi avain
table-reminder-clear = Lopeta muistutukset
