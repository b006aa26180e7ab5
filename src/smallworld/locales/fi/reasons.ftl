### Reasons of bots: what a plan is, what it brings, what else was thought of.
###
### $plan is made of the steps below; it may begin a sentence, whose first letter is then
### made a capital. Coins with “about” are estimates.

## Steps of a plan

steps = { $first }, sitten { $rest }
step-pick = valitse { $combo_inside }
step-leave = hylkää { $regions }
step-take = valloita { $regions }
step-attempt = yritä valloittaa nopalla { $regions }
step-dragon = valloita lohikäärmeellä { $regions }
step-sorcery = valloita noituudella { $regions }
step-declined_leave = hylkää rappeutuneilla { $race_adessive } { $regions }
step-declined_take = valloita rappeutuneilla { $race_adessive } { $regions }
step-declined_attempt = yritä valloittaa nopalla ja rappeutuneilla { $race_adessive } { $regions }
step-roll = heitä noppaa
step-decline = anna rodun rappeutua
step-stop = lopeta tähän
step-withdraw = luovu: { $regions }
step-put = sijoita { $placed }
step-declined_put = sijoita rappeutuneita { $race_partitive }: { $placed }
step-camp = { $regions_count ->
    [one] pystytä leiri alueelle { $regions }
   *[other] pystytä leirejä alueille { $regions }
  }
step-fortress = rakenna linnake alueelle { $regions }
step-hero = { $regions_count ->
    [one] aseta sankari alueelle { $regions }
   *[other] aseta sankarit alueille { $regions }
  }
step-marker = { $regions_count ->
    [one] aseta tunnus alueelle { $regions }
   *[other] aseta tunnukset alueille { $regions }
  }
step-catapult = aseta katapultti alueelle { $regions }
step-hire = maksa avusta: { $regions }
step-hurl = käytä ammuksia: { $regions }
step-tower = rappeudu ja rakenna torni alueelle { $regions }
step-regroup = kokoa merkit uudelleen
step-ally = solmi rauha, liittolaisena { $ally }
step-end = päätä vuoro

placed = { $count ->
    [one] 1 merkki alueelle { $region }
   *[other] { $count } merkkiä alueelle { $region }
  }

## The plan and what it brings

reason-plan = { $coins ->
    [0] { $plan }: ei pisteitä tällä vuorolla.
    [one] { $plan }: 1 voittopiste tällä vuorolla.
   *[other] { $plan }: { $coins } voittopistettä tällä vuorolla.
  }
reason-hope = { $coins ->
    [0] { $plan }.
    [one] { $plan }: 1 voittopiste tällä vuorolla, jos tulos on 1.
   *[other] { $plan }: { $coins } voittopistettä tällä vuorolla, jos tulos on 1.
  }
reason-first = Ensin { $plan }; valitse sitten yhdistelmä.
reason-place = { $plan }.
reason-attempt = { $coins ->
    [one] Alueen { $region } valtaukseen riittää { $faces } nopan kuudesta sivusta; silloin vuoro tuo 1 voittopisteen.
   *[other] Alueen { $region } valtaukseen riittää { $faces } nopan kuudesta sivusta; silloin vuoro tuo { $coins } voittopistettä.
  }
reason-tries = Loppuun asti pelattuna tämä voittaa { $won } % peleistä.
reason-later = { $coins ->
    [one] Myöhempien vuorojen pitäisi tuoda noin 1 voittopiste.
   *[other] Myöhempien vuorojen pitäisi tuoda noin { $coins } voittopistettä.
  }
reason-combo = { $found ->
    [0] { $paid ->
        [0] { $combo }: { $tokens } merkkiä ilmaiseksi.
        [one] { $combo }: { $tokens } merkkiä, hinta 1 voittopiste.
       *[other] { $combo }: { $tokens } merkkiä, hinta { $paid } voittopistettä.
      }
    [one] { $paid ->
        [0] { $combo }: { $tokens } merkkiä ilmaiseksi, ja päällä on 1 kolikko.
        [one] { $combo }: { $tokens } merkkiä, hinta 1 voittopiste, ja päällä on 1 kolikko.
       *[other] { $combo }: { $tokens } merkkiä, hinta { $paid } voittopistettä, ja päällä on 1 kolikko.
      }
   *[other] { $paid ->
        [0] { $combo }: { $tokens } merkkiä ilmaiseksi, ja päällä on { $found } kolikkoa.
        [one] { $combo }: { $tokens } merkkiä, hinta 1 voittopiste, ja päällä on { $found } kolikkoa.
       *[other] { $combo }: { $tokens } merkkiä, hinta { $paid } voittopistettä, ja päällä on { $found } kolikkoa.
      }
  }
reason-harm = { $coins ->
    [0] { $lost ->
        [one] { $seat } menettää alueen.
       *[other] { $seat } menettää { $lost } aluetta.
      }
    [one] { $lost ->
        [one] { $seat } menettää alueen, lopulta noin 1 voittopisteen.
       *[other] { $seat } menettää { $lost } aluetta, lopulta noin 1 voittopisteen.
      }
   *[other] { $lost ->
        [one] { $seat } menettää alueen, lopulta noin { $coins } voittopistettä.
       *[other] { $seat } menettää { $lost } aluetta, lopulta noin { $coins } voittopistettä.
      }
  }

## Other plans

reason-runner_up = { $coins ->
    [0] Melkein yhtä hyvä: { $plan }.
    [one] Seuraavaksi paras, noin 1 voittopiste vähemmän: { $plan }.
   *[other] Seuraavaksi paras, noin { $coins } voittopistettä vähemmän: { $plan }.
  }
reason-other_combo = { $coins ->
    [0] Melkein yhtä hyvä: { $plan }.
    [one] Seuraavan yhdistelmän arvo on noin 1 voittopisteen pienempi: { $plan }.
   *[other] Seuraavan yhdistelmän arvo on noin { $coins } voittopistettä pienempi: { $plan }.
  }
reason-overlooked = { $coins ->
    [0] Hieman parempi, mutta jäi huomaamatta: { $plan }.
    [one] Noin 1 voittopisteen parempi, mutta jäi huomaamatta: { $plan }.
   *[other] Noin { $coins } voittopistettä parempi, mutta jäi huomaamatta: { $plan }.
  }

## Decline now or later. $now and $later carry their sign; $later has in it what the others
## are expected to make less or more

reason-decline_better = { $coins ->
    [one] Rappeutuminen nyt tuo lopulta noin 1 voittopisteen lisää (tällä vuorolla { $now }, myöhemmin { $later }).
   *[other] Rappeutuminen nyt tuo lopulta noin { $coins } voittopistettä lisää (tällä vuorolla { $now }, myöhemmin { $later }).
  }
reason-decline_worse = { $coins ->
    [one] Rappeutuminen nyt maksaisi lopulta noin 1 voittopisteen (tällä vuorolla { $now }, myöhemmin { $later }).
   *[other] Rappeutuminen nyt maksaisi lopulta noin { $coins } voittopistettä (tällä vuorolla { $now }, myöhemmin { $later }).
  }
reason-decline_even = Rappeutuminen nyt ei lopulta juuri muuta mitään (tällä vuorolla { $now }, myöhemmin { $later }).
reason-decline_greedy = { $chosen ->
    [yes] { $lost ->
        [0] Rappeutuminen nyt ei maksa tällä vuorolla mitään.
        [one] Rappeutuminen nyt maksaa tällä vuorolla vain 1 voittopisteen.
       *[other] Rappeutuminen nyt maksaa tällä vuorolla vain { $lost } voittopistettä.
      }
   *[no] { $lost ->
        [0] Rappeutuminen nyt ei toisi tällä vuorolla mitään lisää.
        [one] Rappeutuminen nyt maksaisi tällä vuorolla 1 voittopisteen.
       *[other] Rappeutuminen nyt maksaisi tällä vuorolla { $lost } voittopistettä.
      }
  }
reason-late = { $coins ->
    [0] Anna rodun rappeutua pisteiden keräämisen jälkeen: hieman parempi kuin rodun pitäminen.
    [one] Anna rodun rappeutua pisteiden keräämisen jälkeen: noin 1 voittopisteen parempi kuin rodun pitäminen.
   *[other] Anna rodun rappeutua pisteiden keräämisen jälkeen: noin { $coins } voittopistettä parempi kuin rodun pitäminen.
  }
reason-late_now = { $coins ->
    [0] Rappeutuminen pisteiden keräämisen jälkeen on hieman parempi kuin rodun pitäminen.
    [one] Rappeutuminen pisteiden keräämisen jälkeen on noin 1 voittopisteen parempi kuin rodun pitäminen.
   *[other] Rappeutuminen pisteiden keräämisen jälkeen on noin { $coins } voittopistettä parempi kuin rodun pitäminen.
  }
reason-late_not = { $coins ->
    [0] Rodun pitäminen on hieman parempi kuin rappeutuminen pisteiden keräämisen jälkeen.
    [one] Rodun pitäminen on noin 1 voittopisteen parempi kuin rappeutuminen pisteiden keräämisen jälkeen.
   *[other] Rodun pitäminen on noin { $coins } voittopistettä parempi kuin rappeutuminen pisteiden keräämisen jälkeen.
  }

## After the conquests

reason-withdraw = { $regions_count ->
    [one] Merkit eivät riitä kaikille alueille, ja { $regions } tuottaa vähiten tai on vaikein pitää.
   *[other] Merkit eivät riitä kaikille alueille, ja { $regions } tuottavat vähiten tai ovat vaikeimmat pitää.
  }
reason-guard_near = { $pays ->
    [yes] { $seats_count ->
        [one] Alue { $region } saa { $tokens ->
            [one] 1 merkin
           *[other] { $tokens } merkkiä
          }: se tuo lisäpisteen, ja vieressä on { $seats }.
       *[other] Alue { $region } saa { $tokens ->
            [one] 1 merkin
           *[other] { $tokens } merkkiä
          }: se tuo lisäpisteen, ja vieressä ovat { $seats }.
      }
   *[no] { $seats_count ->
        [one] Alue { $region } saa { $tokens ->
            [one] 1 merkin
           *[other] { $tokens } merkkiä
          }: vieressä on { $seats }.
       *[other] Alue { $region } saa { $tokens ->
            [one] 1 merkin
           *[other] { $tokens } merkkiä
          }: vieressä ovat { $seats }.
      }
  }
reason-guard_edge = { $pays ->
    [yes] Alue { $region } saa { $tokens ->
        [one] 1 merkin
       *[other] { $tokens } merkkiä
      }: se tuo lisäpisteen, ja uusi rotu voisi tulla siitä kartalle.
   *[no] Alue { $region } saa { $tokens ->
        [one] 1 merkin
       *[other] { $tokens } merkkiä
      }: uusi rotu voisi tulla siitä kartalle.
  }
reason-guard = { $pays ->
    [yes] Alue { $region } saa { $tokens ->
        [one] 1 merkin
       *[other] { $tokens } merkkiä
      }: se tuo lisäpisteen; lähellä ei ole ketään.
   *[no] Alue { $region } saa { $tokens ->
        [one] 1 merkin
       *[other] { $tokens } merkkiä
      }, vaikka lähellä ei ole ketään.
  }
reason-ally = { $tokens ->
    [0] Rauha ei maksa mitään; liittolaiseksi { $ally }.
    [one] Mahdollisista liittolaisista vahvin on { $ally }, jolla on 1 merkki.
   *[other] Mahdollisista liittolaisista vahvin on { $ally }, jolla on { $tokens } merkkiä.
  }
