### Events: one line of the log each.
###
### $people is the race, with its power where it is known; $declined says “yes” or “no”.

## Turns

event-turn_began = Kolo { $round }: na tahu je { $seat }.
event-conquests_ended = { $seat } končí s dobýváním a přeskupuje vojska.
event-refuge = { $seat } vrací vytlačené Žetony na mapu.
event-game_over = { $count ->
    [one] Konec hry. Vítězí { $winners }: { $standings }.
    [few] Konec hry. O vítězství se dělí { $winners }: { $standings }.
   *[other] Konec hry. O vítězství se dělí { $winners }: { $standings }.
  }
standing = { $coins ->
    [one] { $seat } 1 mince
    [few] { $seat } { $coins } mince
   *[other] { $seat } { $coins } mincí
  }

## Combos

event-combo_revealed = V řadě se na místě { $place } objevují { $people_inside }.
event-combo_picked = { $collected ->
    [0] { $paid ->
        [0] { $seat } si zdarma vybírá { $people_accusative } a bere si { $tokens ->
            [one] 1 Žeton
            [few] { $tokens } Žetony
           *[other] { $tokens } Žetonů
          }.
       *[other] { $seat } si za { $paid ->
            [one] 1 minci
            [few] { $paid } mince
           *[other] { $paid } mincí
          } vybírá { $people_accusative } a bere si { $tokens ->
            [one] 1 Žeton
            [few] { $tokens } Žetony
           *[other] { $tokens } Žetonů
          }.
      }
   *[other] { $paid ->
        [0] { $seat } si zdarma vybírá { $people_accusative }, nachází u nich { $collected ->
            [one] 1 minci
            [few] { $collected } mince
           *[other] { $collected } mincí
          } a bere si { $tokens ->
            [one] 1 Žeton
            [few] { $tokens } Žetony
           *[other] { $tokens } Žetonů
          }.
       *[other] { $seat } si za { $paid ->
            [one] 1 minci
            [few] { $paid } mince
           *[other] { $paid } mincí
          } vybírá { $people_accusative }, nachází u nich { $collected ->
            [one] 1 minci
            [few] { $collected } mince
           *[other] { $collected } mincí
          } a bere si { $tokens ->
            [one] 1 Žeton
            [few] { $tokens } Žetony
           *[other] { $tokens } Žetonů
          }.
      }
  }
event-banner_returned = { $seat } vrací Tabulku národa { $race_genitive }.
event-badges_reshuffled = { $count ->
    [one] Odhozený Žeton schopnosti tvoří novou hromádku.
    [few] { $count } odhozené Žetony schopností se zamíchají do nové hromádky.
   *[other] { $count } odhozených Žetonů schopností se zamíchá do nové hromádky.
  }

## Conquests

event-die_rolled = { $seat } hází kostkou: { $number }.
event-attempt_failed = { $declined ->
    [yes] { $seat }: { $people_dative } v Úpadku se nedaří dobýt Region { $region }.
   *[no] { $seat }: { $people_dative } se nedaří dobýt Region { $region }.
  }
event-conquered = { $with ->
    [dragon] { $tribe ->
        [yes] { $seat }: { $people_inside } s Drakem dobývají Region { $region }; Zapomenutý kmen mizí.
       *[no] { $seat }: { $people_inside } s Drakem dobývají Region { $region }.
      }
    [conversion] { $seat }: { $people_inside } dobývají Region { $region } proměnou.
   *[tokens] { $declined ->
        [yes] { $tribe ->
            [yes] { $seat }: { $people_inside } v Úpadku dobývají Region { $region } za { $tokens ->
                [one] 1 Žeton
                [few] { $tokens } Žetony
               *[other] { $tokens } Žetonů
              }; Zapomenutý kmen mizí.
           *[no] { $seat }: { $people_inside } v Úpadku dobývají Region { $region } za { $tokens ->
                [one] 1 Žeton
                [few] { $tokens } Žetony
               *[other] { $tokens } Žetonů
              }.
          }
       *[no] { $tribe ->
            [yes] { $seat }: { $people_inside } dobývají Region { $region } za { $tokens ->
                [one] 1 Žeton
                [few] { $tokens } Žetony
               *[other] { $tokens } Žetonů
              }; Zapomenutý kmen mizí.
           *[no] { $seat }: { $people_inside } dobývají Region { $region } za { $tokens ->
                [one] 1 Žeton
                [few] { $tokens } Žetony
               *[other] { $tokens } Žetonů
              }.
          }
      }
  }
event-driven_out = { $declined ->
    [yes] { $kept ->
        [0] { $seat }: { $people_inside } v Úpadku přicházejí o Region { $region }.
       *[other] { $seat }: { $people_inside } v Úpadku přicházejí o Region { $region }; { $kept ->
            [one] 1 Žeton se vrací
            [few] { $kept } Žetony se vracejí
           *[other] { $kept } Žetonů se vrací
          } do ruky.
      }
   *[no] { $kept ->
        [0] { $seat }: { $people_inside } přicházejí o Region { $region } a o { $lost ->
            [one] 1 Žeton
            [few] { $lost } Žetony
           *[other] { $lost } Žetonů
          }.
       *[other] { $seat }: { $people_inside } přicházejí o Region { $region }{ $lost ->
            [0] , ale o žádný Žeton
            [one] { " " }a o 1 Žeton
            [few] { " " }a o { $lost } Žetony
           *[other] { " " }a o { $lost } Žetonů
          }; { $kept ->
            [one] 1 Žeton se vrací
            [few] { $kept } Žetony se vracejí
           *[other] { $kept } Žetonů se vrací
          } do ruky.
      }
  }{ $camps ->
    [0] { "" }
    [one] { " " }1 Polní tábor se vrací do ruky.
    [few] { " " }{ $camps } Polní tábory se vracejí do ruky.
   *[other] { " " }{ $camps } Polních táborů se vrací do ruky.
  }
event-abandoned = { $declined ->
    [yes] { $seat }: { $people_inside } v Úpadku opouštějí Region { $region }.
   *[no] { $seat }: { $people_inside } opouštějí Region { $region }.
  }

## Placing

event-reinforced = { $tokens ->
    [one] { $seat }: { $people_accusative } posiluje 1 { $race_one }.
    [few] { $seat }: { $people_accusative } posilují { $tokens } { $race_inside }.
   *[other] { $seat }: { $people_accusative } posiluje { $tokens } { $race_genitive }.
  }
event-regrouped = { $seat }: { $people_inside } se přeskupují a dobývají znovu.
event-hurled = { $count ->
    [one] { $seat } používá 1 střelu na Region { $region }.
    [few] { $seat } používá { $count } střely na Region { $region }.
   *[other] { $seat } používá { $count } střel na Region { $region }.
  }
event-charges_gained = { $count ->
    [one] { $seat } získává 1 střelu.
    [few] { $seat } získává { $count } střely.
   *[other] { $seat } získává { $count } střel.
  }
event-deployed = { $declined ->
    [yes] { $seat } umisťuje { $count } { $count ->
        [one] { $race_one_accusative }
        [few] { $race_accusative }
       *[other] { $race_genitive }
      } v Úpadku do Regionu { $region }.
   *[no] { $seat } umisťuje { $count } { $count ->
        [one] { $race_one_accusative }
        [few] { $race_accusative }
       *[other] { $race_genitive }
      } do Regionu { $region }.
  }
event-withdrawn = { $seat }: { $people_inside } vyklízejí Region { $region }.
event-camp_placed = { $seat }: { $people_inside } stavějí Polní tábor v Regionu { $region }.
event-fortress_placed = { $seat }: { $people_inside } stavějí Pevnost v Regionu { $region }.
event-hero_placed = { $seat }: { $people_inside } posílají Hrdinu do Regionu { $region }.
event-marker_placed = { $seat } umisťuje značku do Regionu { $region } ({ $trait }).
event-catapult_placed = { $seat } staví Katapult do Regionu { $region }.

## Income, decline and peace

event-income = { $coins ->
    [0] { $seat } nezískává žádnou minci.
    [one] { $seat } získává 1 minci: { $parts }.
    [few] { $seat } získává { $coins } mince: { $parts }.
   *[other] { $seat } získává { $coins } mincí: { $parts }.
  }
event-coins_gained = { $coins ->
    [one] { $seat } získává z banku 1 minci ({ $trait }).
    [few] { $seat } získává z banku { $coins } mince ({ $trait }).
   *[other] { $seat } získává z banku { $coins } mincí ({ $trait }).
  }
event-coins_handed_over = { $coins ->
    [one] { $giver } platí 1 minci, dostává ji { $seat } ({ $trait }).
    [few] { $giver } platí { $coins } mince, dostává je { $seat } ({ $trait }).
   *[other] { $giver } platí { $coins } mincí, dostává je { $seat } ({ $trait }).
  }
event-coins_spent = { $coins ->
    [one] { $seat } platí do banku 1 minci ({ $trait }).
    [few] { $seat } platí do banku { $coins } mince ({ $trait }).
   *[other] { $seat } platí do banku { $coins } mincí ({ $trait }).
  }
event-declined = { $regions ->
    [0] { $seat }: { $people_inside } přecházejí do Úpadku a neovládají žádný Region.
    [one] { $seat }: { $people_inside } přecházejí do Úpadku a ovládají 1 Region.
    [few] { $seat }: { $people_inside } přecházejí do Úpadku a ovládají { $regions } Regiony.
   *[other] { $seat }: { $people_inside } přecházejí do Úpadku a ovládají { $regions } Regionů.
  }
event-left_the_map = { $regions ->
    [0] { $seat }: { $people_inside } v Úpadku nadobro mizí.
    [one] { $seat }: { $people_inside } v Úpadku mizí z mapy a uvolňují 1 Region.
    [few] { $seat }: { $people_inside } v Úpadku mizí z mapy a uvolňují { $regions } Regiony.
   *[other] { $seat }: { $people_inside } v Úpadku mizí z mapy a uvolňují { $regions } Regionů.
  }
event-tower_built = { $tokens ->
    [one] { $seat }: { $people_inside } stavějí v Regionu { $region } věž z 1 Žetonu.
    [few] { $seat }: { $people_inside } stavějí v Regionu { $region } věž ze { $tokens } Žetonů.
   *[other] { $seat }: { $people_inside } stavějí v Regionu { $region } věž z { $tokens } Žetonů.
  }
event-peace = { $seat } uzavírá příměří, spojencem je { $ally }.
