### Events: one line of the log each.
###
### $people is the race, with its power where it is known; $declined says “yes” or “no”.

## Turns

event-turn_began = Runde { $round }: turen går til { $seat }.
event-conquests_ended = { $seat } slutter å erobre og omfordeler.
event-refuge = { $seat } plasserer de fordrevne troppene.
event-game_over = { $count ->
    [one] Spillet er slutt. { $winners } vinner: { $standings }.
   *[other] Spillet er slutt. { $winners } deler seieren: { $standings }.
  }
standing = { $coins ->
    [one] { $seat } 1 seiersmynt
   *[other] { $seat } { $coins } seiersmynter
  }

## Combos

event-combo_revealed = Ny på plass { $place } i rekken: { $people }.
event-combo_picked = { $collected ->
    [0] { $paid ->
        [0] { $seat } velger { $people_inside } gratis og får { $tokens ->
            [one] 1 tropp
           *[other] { $tokens } tropper
          }.
       *[other] { $seat } velger { $people_inside } for { $paid ->
            [one] 1 seiersmynt
           *[other] { $paid } seiersmynter
          } og får { $tokens ->
            [one] 1 tropp
           *[other] { $tokens } tropper
          }.
      }
   *[other] { $paid ->
        [0] { $seat } velger { $people_inside } gratis, henter { $collected ->
            [one] 1 seiersmynt
           *[other] { $collected } seiersmynter
          } og får { $tokens ->
            [one] 1 tropp
           *[other] { $tokens } tropper
          }.
       *[other] { $seat } velger { $people_inside } for { $paid ->
            [one] 1 seiersmynt
           *[other] { $paid } seiersmynter
          }, henter { $collected ->
            [one] 1 seiersmynt
           *[other] { $collected } seiersmynter
          } og får { $tokens ->
            [one] 1 tropp
           *[other] { $tokens } tropper
          }.
      }
  }
event-banner_returned = { $seat } leverer tilbake banneret til { $race_the }.
event-badges_reshuffled = { $count ->
    [one] Den ene evnebrikken som var lagt bort, blir den nye bunken.
   *[other] De { $count } evnebrikkene som var lagt bort, stokkes til en ny bunke.
  }

## Conquests

event-die_rolled = { $seat } kaster terningen: { $number }.
event-attempt_failed = { $declined ->
    [yes] { $people_number ->
        [singular] { $seat }: inaktivt { $people_inside } klarer ikke å erobre regionen { $region }.
       *[plural] { $seat }: inaktive { $people_inside } klarer ikke å erobre regionen { $region }.
      }
   *[no] { $seat }: { $people_the } klarer ikke å erobre regionen { $region }.
  }
event-conquered = { $with ->
    [dragon] { $tribe ->
        [yes] { $seat }: { $people_the } erobrer regionen { $region } med dragen; et Glemt Folkeslag er borte.
       *[no] { $seat }: { $people_the } erobrer regionen { $region } med dragen.
      }
    [conversion] { $seat }: { $people_the } erobrer regionen { $region } ved forheksing.
   *[tokens] { $declined ->
        [yes] { $people_number ->
            [singular] { $seat }: inaktivt { $people_inside } erobrer regionen { $region } med { $tokens ->
                [one] 1 tropp
               *[other] { $tokens } tropper
              }{ $tribe ->
                [yes] ; et Glemt Folkeslag er borte.
               *[no] .
              }
           *[plural] { $seat }: inaktive { $people_inside } erobrer regionen { $region } med { $tokens ->
                [one] 1 tropp
               *[other] { $tokens } tropper
              }{ $tribe ->
                [yes] ; et Glemt Folkeslag er borte.
               *[no] .
              }
          }
       *[no] { $tribe ->
            [yes] { $seat }: { $people_the } erobrer regionen { $region } med { $tokens ->
                [one] 1 tropp
               *[other] { $tokens } tropper
              }; et Glemt Folkeslag er borte.
           *[no] { $seat }: { $people_the } erobrer regionen { $region } med { $tokens ->
                [one] 1 tropp
               *[other] { $tokens } tropper
              }.
          }
      }
  }
event-driven_out = { $declined ->
    [yes] { $people_number ->
        [singular] { $seat }: inaktivt { $people_inside } mister regionen { $region }{ $kept ->
            [0] .
            [one] ; 1 tropp går tilbake på hånden.
           *[other] ; { $kept } tropper går tilbake på hånden.
          }
       *[plural] { $seat }: inaktive { $people_inside } mister regionen { $region }{ $kept ->
            [0] .
            [one] ; 1 tropp går tilbake på hånden.
           *[other] ; { $kept } tropper går tilbake på hånden.
          }
      }
   *[no] { $kept ->
        [0] { $seat }: { $people_the } mister regionen { $region } og { $lost ->
            [one] 1 tropp
           *[other] { $lost } tropper
          }.
       *[other] { $lost ->
            [0] { $seat }: { $people_the } mister regionen { $region }, men ingen tropper; { $kept } går tilbake på hånden.
            [one] { $seat }: { $people_the } mister regionen { $region } og 1 tropp; { $kept } går tilbake på hånden.
           *[other] { $seat }: { $people_the } mister regionen { $region } og { $lost } tropper; { $kept } går tilbake på hånden.
          }
      }
  }{ $camps ->
    [0] { "" }
    [one] { " " }1 leir går tilbake på hånden.
   *[other] { " " }{ $camps } leire går tilbake på hånden.
  }
event-abandoned = { $declined ->
    [yes] { $people_number ->
        [singular] { $seat }: inaktivt { $people_inside } gir opp regionen { $region }.
       *[plural] { $seat }: inaktive { $people_inside } gir opp regionen { $region }.
      }
   *[no] { $seat }: { $people_the } gir opp regionen { $region }.
  }

## Placing

event-reinforced = { $tokens ->
    [one] { $seat }: { $people_the } får forsterkning av 1 { $race_one }.
   *[other] { $seat }: { $people_the } får forsterkning av { $tokens } { $race_inside }.
  }
event-regrouped = { $seat }: { $people_the } samler seg og erobrer igjen.
event-hurled = { $seat } bruker { $count } skudd mot regionen { $region }.
event-charges_gained = { $seat } får { $count } skudd.
event-deployed = { $declined ->
    [yes] { $count ->
        [one] { $race_gender ->
            [neuter] { $seat } plasserer 1 inaktivt { $race_one } i regionen { $region }.
           *[common] { $seat } plasserer 1 inaktiv { $race_one } i regionen { $region }.
          }
       *[other] { $seat } plasserer { $count } inaktive { $race_inside } i regionen { $region }.
      }
   *[no] { $seat } plasserer { $count } { $count ->
        [one] { $race_one }
       *[other] { $race_inside }
      } i regionen { $region }.
  }
event-withdrawn = { $seat }: { $people_the } trekker seg ut av regionen { $region }.
event-camp_placed = { $seat }: { $people_the } slår leir i regionen { $region }.
event-fortress_placed = { $seat }: { $people_the } bygger en festning i regionen { $region }.
event-hero_placed = { $seat }: { $people_the } setter en helt på vakt i regionen { $region }.
event-marker_placed = { $seat } plasserer en markør i regionen { $region } ({ $trait }).
event-catapult_placed = { $seat } setter katapulten i regionen { $region }.

## Income, decline and peace

event-income = { $coins ->
    [0] { $seat } får ingen seiersmynter.
    [one] { $seat } får 1 seiersmynt: { $parts }.
   *[other] { $seat } får { $coins } seiersmynter: { $parts }.
  }
event-coins_gained = { $coins ->
    [one] { $seat } får 1 seiersmynt fra banken ({ $trait }).
   *[other] { $seat } får { $coins } seiersmynter fra banken ({ $trait }).
  }
event-coins_handed_over = { $coins ->
    [one] { $giver } betaler 1 seiersmynt til { $seat } ({ $trait }).
   *[other] { $giver } betaler { $coins } seiersmynter til { $seat } ({ $trait }).
  }
event-coins_spent = { $coins ->
    [one] { $seat } betaler 1 seiersmynt til banken ({ $trait }).
   *[other] { $seat } betaler { $coins } seiersmynter til banken ({ $trait }).
  }
event-declined = { $regions ->
    [0] { $seat }: { $people_the } stagnerer uten en eneste region.
    [one] { $seat }: { $people_the } stagnerer med 1 region.
   *[other] { $seat }: { $people_the } stagnerer med { $regions } regioner.
  }
event-left_the_map = { $people_number ->
    [singular] { $regions ->
        [0] { $seat }: inaktivt { $people_inside } er borte for godt.
        [one] { $seat }: inaktivt { $people_inside } forlater kartet; 1 region blir ledig.
       *[other] { $seat }: inaktivt { $people_inside } forlater kartet; { $regions } regioner blir ledige.
      }
   *[plural] { $regions ->
        [0] { $seat }: inaktive { $people_inside } er borte for godt.
        [one] { $seat }: inaktive { $people_inside } forlater kartet; 1 region blir ledig.
       *[other] { $seat }: inaktive { $people_inside } forlater kartet; { $regions } regioner blir ledige.
      }
  }
event-tower_built = { $tokens ->
    [one] { $seat }: { $people_the } bygger et tårn av 1 tropp i regionen { $region }.
   *[other] { $seat }: { $people_the } bygger et tårn av { $tokens } tropper i regionen { $region }.
  }
event-peace = { $seat } slutter fred med { $ally }.
