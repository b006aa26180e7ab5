### Events: one line of the log each.
###
### $people is the race, with its power where it is known; $declined says “yes” or “no”.

## Turns

event-turn_began = Runde { $round }: Turen går til { $seat }.
event-conquests_ended = { $seat } stopper erobringerne og omfordeler.
event-refuge = { $seat } placerer sine fordrevne Tropper.
event-game_over = { $count ->
    [one] Spillet er slut. { $winners } vinder: { $standings }.
   *[other] Spillet er slut. { $winners } deler sejren: { $standings }.
  }
standing = { $coins ->
    [one] { $seat } 1 Sejrsmønt
   *[other] { $seat } { $coins } Sejrsmønter
  }

## Combos

event-combo_revealed = { $people } kommer frem på plads { $place } i rækken.
event-combo_picked = { $collected ->
    [0] { $paid ->
        [0] { $seat } vælger { $people } gratis og får { $tokens ->
            [one] 1 Trop
           *[other] { $tokens } Tropper
          }.
       *[other] { $seat } vælger { $people } for { $paid ->
            [one] 1 Sejrsmønt
           *[other] { $paid } Sejrsmønter
          } og får { $tokens ->
            [one] 1 Trop
           *[other] { $tokens } Tropper
          }.
      }
   *[other] { $paid ->
        [0] { $seat } vælger { $people } gratis, henter { $collected ->
            [one] 1 Sejrsmønt
           *[other] { $collected } Sejrsmønter
          } og får { $tokens ->
            [one] 1 Trop
           *[other] { $tokens } Tropper
          }.
       *[other] { $seat } vælger { $people } for { $paid ->
            [one] 1 Sejrsmønt
           *[other] { $paid } Sejrsmønter
          }, henter { $collected ->
            [one] 1 Sejrsmønt
           *[other] { $collected } Sejrsmønter
          } og får { $tokens ->
            [one] 1 Trop
           *[other] { $tokens } Tropper
          }.
      }
  }
event-banner_returned = { $seat } lægger Banneret for { $race_inside } tilbage.
event-badges_reshuffled = { $count ->
    [one] Den aflagte brik med Specialevne bliver til en ny bunke.
   *[other] De { $count } aflagte brikker med Specialevner blandes til en ny bunke.
  }

## Conquests

event-die_rolled = { $seat } slår med terningen: { $number }.
event-attempt_failed = { $declined ->
    [yes] { $seat }: Inaktive { $people_inside } klarer ikke at erobre Regionen { $region }.
   *[no] { $seat }: { $people } klarer ikke at erobre Regionen { $region }.
  }
event-conquered = { $with ->
    [dragon] { $tribe ->
        [yes] { $seat }: { $people } erobrer Regionen { $region } med Dragen; et Glemt Folkeslag er borte.
       *[no] { $seat }: { $people } erobrer Regionen { $region } med Dragen.
      }
    [conversion] { $seat }: { $people } erobrer Regionen { $region } med trolddom.
   *[tokens] { $declined ->
        [yes] { $tribe ->
            [yes] { $seat }: Inaktive { $people_inside } erobrer Regionen { $region } med { $tokens ->
                [one] 1 Trop
               *[other] { $tokens } Tropper
              }; et Glemt Folkeslag er borte.
           *[no] { $seat }: Inaktive { $people_inside } erobrer Regionen { $region } med { $tokens ->
                [one] 1 Trop
               *[other] { $tokens } Tropper
              }.
          }
       *[no] { $tribe ->
            [yes] { $seat }: { $people } erobrer Regionen { $region } med { $tokens ->
                [one] 1 Trop
               *[other] { $tokens } Tropper
              }; et Glemt Folkeslag er borte.
           *[no] { $seat }: { $people } erobrer Regionen { $region } med { $tokens ->
                [one] 1 Trop
               *[other] { $tokens } Tropper
              }.
          }
      }
  }
event-driven_out = { $declined ->
    [yes] { $kept ->
        [0] { $seat }: Inaktive { $people_inside } mister Regionen { $region }.
       *[other] { $seat }: Inaktive { $people_inside } mister Regionen { $region }; { $kept ->
            [one] 1 Trop
           *[other] { $kept } Tropper
          } kommer tilbage på hånden.
      }
   *[no] { $kept ->
        [0] { $seat }: { $people } mister Regionen { $region } og { $lost ->
            [one] 1 Trop
           *[other] { $lost } Tropper
          }.
       *[other] { $seat }: { $people } mister Regionen { $region }{ $lost ->
            [0] , men ingen Tropper
            [one] { " " }og 1 Trop
           *[other] { " " }og { $lost } Tropper
          }; { $kept ->
            [one] 1 Trop
           *[other] { $kept } Tropper
          } kommer tilbage på hånden.
      }
  }{ $camps ->
    [0] { "" }
    [one] { " " }1 Lejr kommer tilbage på hånden.
   *[other] { " " }{ $camps } Lejre kommer tilbage på hånden.
  }
event-abandoned = { $declined ->
    [yes] { $seat }: Inaktive { $people_inside } opgiver Regionen { $region }.
   *[no] { $seat }: { $people } opgiver Regionen { $region }.
  }

## Placing

event-reinforced = { $tokens ->
    [one] { $seat }: { $people } får forstærkning af 1 { $race_one }.
   *[other] { $seat }: { $people } får forstærkning af { $tokens } { $race_inside }.
  }
event-regrouped = { $seat }: { $people } samler sig og erobrer igen.
event-hurled = { $seat } bruger { $count } skud mod Regionen { $region }.
event-charges_gained = { $seat } får { $count } skud.
event-deployed = { $declined ->
    [yes] { $seat } placerer { $count } { $count ->
        [one] Inaktiv { $race_one }
       *[other] Inaktive { $race_inside }
      } i Regionen { $region }.
   *[no] { $seat } placerer { $count } { $count ->
        [one] { $race_one }
       *[other] { $race_inside }
      } i Regionen { $region }.
  }
event-withdrawn = { $seat }: { $people } trækker sig ud af Regionen { $region }.
event-camp_placed = { $seat }: { $people } slår Lejr i Regionen { $region }.
event-fortress_placed = { $seat }: { $people } bygger en Fæstning i Regionen { $region }.
event-hero_placed = { $seat }: { $people } stiller en Helt i Regionen { $region }.
event-marker_placed = { $seat } placerer en Markør i Regionen { $region } ({ $trait }).
event-catapult_placed = { $seat } stiller Katapulten i Regionen { $region }.

## Income, decline and peace

event-income = { $coins ->
    [0] { $seat } får ingen Sejrsmønter.
    [one] { $seat } får 1 Sejrsmønt: { $parts }.
   *[other] { $seat } får { $coins } Sejrsmønter: { $parts }.
  }
event-coins_gained = { $coins ->
    [one] { $seat } får 1 Sejrsmønt fra banken ({ $trait }).
   *[other] { $seat } får { $coins } Sejrsmønter fra banken ({ $trait }).
  }
event-coins_handed_over = { $coins ->
    [one] { $giver } betaler 1 Sejrsmønt til { $seat } ({ $trait }).
   *[other] { $giver } betaler { $coins } Sejrsmønter til { $seat } ({ $trait }).
  }
event-coins_spent = { $coins ->
    [one] { $seat } betaler 1 Sejrsmønt til banken ({ $trait }).
   *[other] { $seat } betaler { $coins } Sejrsmønter til banken ({ $trait }).
  }
event-declined = { $regions ->
    [0] { $seat }: { $people } bliver Inaktive uden en eneste Region.
    [one] { $seat }: { $people } bliver Inaktive med 1 Region.
   *[other] { $seat }: { $people } bliver Inaktive med { $regions } Regioner.
  }
event-left_the_map = { $regions ->
    [0] { $seat }: Inaktive { $people_inside } er borte for altid.
    [one] { $seat }: Inaktive { $people_inside } forlader spillebrættet; 1 Region bliver ledig.
   *[other] { $seat }: Inaktive { $people_inside } forlader spillebrættet; { $regions } Regioner bliver ledige.
  }
event-tower_built = { $tokens ->
    [one] { $seat }: { $people } bygger et tårn af 1 Trop i Regionen { $region }.
   *[other] { $seat }: { $people } bygger et tårn af { $tokens } Tropper i Regionen { $region }.
  }
event-peace = { $seat } slutter fred med { $ally }.
