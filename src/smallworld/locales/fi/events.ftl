### Events: one line of the log each.
###
### $people is the race, with its power where it is known; $declined says “yes” or “no”.

## Turns

event-turn_began = Kierros { $round }: vuorossa { $seat }.
event-conquests_ended = { $seat } lopettaa valloitukset ja sijoittaa joukkonsa uudelleen.
event-refuge = { $seat } sijoittaa perääntyneet joukkonsa.
event-game_over = { $count ->
    [one] Peli on päättynyt. { $winners } voittaa: { $standings }.
   *[other] Peli on päättynyt. { $winners } jakavat voiton: { $standings }.
  }
standing = { $coins ->
    [one] { $seat } 1 voittopiste
   *[other] { $seat } { $coins } voittopistettä
  }

## Combos

event-combo_revealed = { $people } tulevat rivistöön sijalle { $place }.
event-combo_picked = { $collected ->
    [0] { $paid ->
        [0] { $seat } valitsee ilmaiseksi yhdistelmän { $people_inside } ja saa { $tokens ->
            [one] 1 merkin
           *[other] { $tokens } merkkiä
          }.
       *[other] { $seat } valitsee yhdistelmän { $people_inside }, maksaa { $paid ->
            [one] 1 voittopisteen
           *[other] { $paid } voittopistettä
          } ja saa { $tokens ->
            [one] 1 merkin
           *[other] { $tokens } merkkiä
          }.
      }
   *[other] { $paid ->
        [0] { $seat } valitsee ilmaiseksi yhdistelmän { $people_inside }, kerää { $collected ->
            [one] 1 kolikon
           *[other] { $collected } kolikkoa
          } ja saa { $tokens ->
            [one] 1 merkin
           *[other] { $tokens } merkkiä
          }.
       *[other] { $seat } valitsee yhdistelmän { $people_inside }, maksaa { $paid ->
            [one] 1 voittopisteen
           *[other] { $paid } voittopistettä
          }, kerää { $collected ->
            [one] 1 kolikon
           *[other] { $collected } kolikkoa
          } ja saa { $tokens ->
            [one] 1 merkin
           *[other] { $tokens } merkkiä
          }.
      }
  }
event-banner_returned = { $seat } palauttaa rotulaatan: { $race_inside }.
event-badges_reshuffled = { $count ->
    [one] Ainoasta poistetusta erityiskykylaatasta tulee uusi pino.
   *[other] { $count } poistettua erityiskykylaattaa sekoitetaan uudeksi pinoksi.
  }

## Conquests

event-die_rolled = { $seat } heittää noppaa: { $number }.
event-attempt_failed = { $declined ->
    [yes] { $seat }: rappeutuneet { $people_inside } eivät onnistu valloittamaan aluetta { $region }.
   *[no] { $seat }: { $people_inside } eivät onnistu valloittamaan aluetta { $region }.
  }
event-conquered = { $with ->
    [dragon] { $tribe ->
        [yes] { $seat } valloittaa { $people_adessive } alueen { $region } lohikäärmeen avulla; kadonnut heimo saa väistyä.
       *[no] { $seat } valloittaa { $people_adessive } alueen { $region } lohikäärmeen avulla.
      }
    [conversion] { $seat } valloittaa { $people_adessive } alueen { $region } noituuden avulla.
   *[tokens] { $declined ->
        [yes] { $tribe ->
            [yes] { $seat } valloittaa rappeutuneilla { $people_adessive } alueen { $region } käyttäen { $tokens ->
                [one] 1 merkin
               *[other] { $tokens } merkkiä
              }; kadonnut heimo saa väistyä.
           *[no] { $seat } valloittaa rappeutuneilla { $people_adessive } alueen { $region } käyttäen { $tokens ->
                [one] 1 merkin
               *[other] { $tokens } merkkiä
              }.
          }
       *[no] { $tribe ->
            [yes] { $seat } valloittaa { $people_adessive } alueen { $region } käyttäen { $tokens ->
                [one] 1 merkin
               *[other] { $tokens } merkkiä
              }; kadonnut heimo saa väistyä.
           *[no] { $seat } valloittaa { $people_adessive } alueen { $region } käyttäen { $tokens ->
                [one] 1 merkin
               *[other] { $tokens } merkkiä
              }.
          }
      }
  }
event-driven_out = { $declined ->
    [yes] { $kept ->
        [0] { $seat }: rappeutuneet { $people_inside } menettävät alueen { $region }.
       *[other] { $seat }: rappeutuneet { $people_inside } menettävät alueen { $region }; { $kept ->
            [one] 1 merkki
           *[other] { $kept } merkkiä
          } palaa käteen.
      }
   *[no] { $kept ->
        [0] { $seat }: { $people_inside } menettävät alueen { $region } ja { $lost ->
            [one] 1 merkin
           *[other] { $lost } merkkiä
          }.
       *[other] { $seat }: { $people_inside } menettävät alueen { $region } { $lost ->
            [0] mutta eivät yhtään merkkiä
            [one] ja 1 merkin
           *[other] ja { $lost } merkkiä
          }; { $kept ->
            [one] 1 merkki
           *[other] { $kept } merkkiä
          } palaa käteen.
      }
  }{ $camps ->
    [0] { "" }
    [one] { " " }1 leiri palaa käteen.
   *[other] { " " }{ $camps } leiriä palaa käteen.
  }
event-abandoned = { $declined ->
    [yes] { $seat }: rappeutuneet { $people_inside } hylkäävät alueen { $region }.
   *[no] { $seat }: { $people_inside } hylkäävät alueen { $region }.
  }

## Placing

event-reinforced = { $tokens ->
    [one] { $seat }: 1 { $race_one } saapuu vahvistamaan { $people_partitive }.
   *[other] { $seat }: { $tokens } { $race_one_partitive } saapuu vahvistamaan { $people_partitive }.
  }
event-regrouped = { $seat }: { $people_inside } kokoontuvat ja valloittavat uudelleen.
event-hurled = { $count ->
    [one] { $seat } käyttää 1 ammuksen: kohteena alue { $region }.
   *[other] { $seat } käyttää { $count } ammusta: kohteena alue { $region }.
  }
event-charges_gained = { $count ->
    [one] { $seat } saa 1 ammuksen.
   *[other] { $seat } saa { $count } ammusta.
  }
event-deployed = { $declined ->
    [yes] { $count ->
        [one] { $seat }: alueelle { $region } asettuu 1 rappeutunut { $race_one }.
       *[other] { $seat }: alueelle { $region } asettuu { $count } rappeutunutta { $race_one_partitive }.
      }
   *[no] { $count ->
        [one] { $seat }: alueelle { $region } asettuu 1 { $race_one }.
       *[other] { $seat }: alueelle { $region } asettuu { $count } { $race_one_partitive }.
      }
  }
event-withdrawn = { $seat }: { $people_inside } luopuvat alueesta { $region }.
event-camp_placed = { $seat }: { $people_inside } pystyttävät leirin alueelle { $region }.
event-fortress_placed = { $seat }: { $people_inside } rakentavat linnakkeen alueelle { $region }.
event-hero_placed = { $seat }: { $people_inside } asettavat sankarin alueelle { $region }.
event-marker_placed = { $seat } asettaa tunnuksen alueelle { $region } ({ $trait }).
event-catapult_placed = { $seat } asettaa katapultin alueelle { $region }.

## Income, decline and peace

event-income = { $coins ->
    [0] { $seat } ei saa voittopisteitä.
    [one] { $seat } saa 1 voittopisteen: { $parts }.
   *[other] { $seat } saa { $coins } voittopistettä: { $parts }.
  }
event-coins_gained = { $coins ->
    [one] { $seat } saa pankista 1 voittopisteen ({ $trait }).
   *[other] { $seat } saa pankista { $coins } voittopistettä ({ $trait }).
  }
event-coins_handed_over = { $coins ->
    [one] { $giver } maksaa 1 voittopisteen; saaja on { $seat } ({ $trait }).
   *[other] { $giver } maksaa { $coins } voittopistettä; saaja on { $seat } ({ $trait }).
  }
event-coins_spent = { $coins ->
    [one] { $seat } maksaa pankkiin 1 voittopisteen ({ $trait }).
   *[other] { $seat } maksaa pankkiin { $coins } voittopistettä ({ $trait }).
  }
event-declined = { $regions ->
    [0] { $seat }: { $people_inside } rappeutuvat, eikä niille jää yhtään aluetta.
    [one] { $seat }: { $people_inside } rappeutuvat, ja niille jää 1 alue.
   *[other] { $seat }: { $people_inside } rappeutuvat, ja niille jää { $regions } aluetta.
  }
event-left_the_map = { $regions ->
    [0] { $seat }: rappeutuneet { $people_inside } katoavat lopullisesti.
    [one] { $seat }: rappeutuneet { $people_inside } poistuvat kartalta; 1 alue vapautuu.
   *[other] { $seat }: rappeutuneet { $people_inside } poistuvat kartalta; { $regions } aluetta vapautuu.
  }
event-tower_built = { $tokens ->
    [one] { $seat }: { $people_inside } rakentavat 1 merkin tornin alueelle { $region }.
   *[other] { $seat }: { $people_inside } rakentavat { $tokens } merkin tornin alueelle { $region }.
  }
event-peace = { $seat } solmii rauhan. Liittolainen: { $ally }.
