### Events: one line of the log each.
###
### $people is the race, with its power where it is known; $declined says “yes” or “no”.

## Turns

event-turn_began = Runda { $round }: { $seat } börjar sin tur.
event-conquests_ended = { $seat } slutar erövra och omorganiserar.
event-refuge = { $seat } placerar sina fördrivna brickor.
event-game_over = { $count ->
    [one] Spelet är slut. { $winners } vinner: { $standings }.
   *[other] Spelet är slut. { $winners } delar segern: { $standings }.
  }
standing = { $seat } { $coins } Vinstmynt

## Combos

event-combo_revealed = { $people } dyker upp på plats { $place } i kolumnen.
event-combo_picked = { $collected ->
    [0] { $paid ->
        [0] { $seat } väljer { $people_inside } gratis och får { $tokens ->
            [one] 1 bricka
           *[other] { $tokens } brickor
          }.
       *[other] { $seat } väljer { $people_inside } för { $paid } Vinstmynt och får { $tokens ->
            [one] 1 bricka
           *[other] { $tokens } brickor
          }.
      }
   *[other] { $paid ->
        [0] { $seat } väljer { $people_inside } gratis, plockar upp { $collected } Vinstmynt och får { $tokens ->
            [one] 1 bricka
           *[other] { $tokens } brickor
          }.
       *[other] { $seat } väljer { $people_inside } för { $paid } Vinstmynt, plockar upp { $collected } Vinstmynt och får { $tokens ->
            [one] 1 bricka
           *[other] { $tokens } brickor
          }.
      }
  }
event-banner_returned = { $seat } lägger tillbaka Folkslagsbanéret för { $race_the }.
event-badges_reshuffled = { $count ->
    [one] Det kastade Emblemet blir den nya högen.
   *[other] De { $count } kastade Emblemen blandas till en ny hög.
  }

## Conquests

event-die_rolled = { $seat } slår tärningen: { $number }.
event-attempt_failed = { $declined ->
    [yes] { $seat } lyckas inte erövra Regionen { $region } med { $people_the } i Nedgång.
   *[no] { $seat } lyckas inte erövra Regionen { $region } med { $people_the }.
  }
event-conquered = { $with ->
    [dragon] { $tribe ->
        [yes] { $seat }: { $people_the } erövrar Regionen { $region } med Drakens hjälp; en Glömd Stam går under.
       *[no] { $seat }: { $people_the } erövrar Regionen { $region } med Drakens hjälp.
      }
    [conversion] { $seat }: { $people_the } erövrar Regionen { $region } med en besvärjelse.
   *[tokens] { $declined ->
        [yes] { $tribe ->
            [yes] { $seat }: { $people_the } i Nedgång erövrar Regionen { $region } med { $tokens ->
                [one] 1 bricka
               *[other] { $tokens } brickor
              }; en Glömd Stam går under.
           *[no] { $seat }: { $people_the } i Nedgång erövrar Regionen { $region } med { $tokens ->
                [one] 1 bricka
               *[other] { $tokens } brickor
              }.
          }
       *[no] { $tribe ->
            [yes] { $seat }: { $people_the } erövrar Regionen { $region } med { $tokens ->
                [one] 1 bricka
               *[other] { $tokens } brickor
              }; en Glömd Stam går under.
           *[no] { $seat }: { $people_the } erövrar Regionen { $region } med { $tokens ->
                [one] 1 bricka
               *[other] { $tokens } brickor
              }.
          }
      }
  }
event-driven_out = { $declined ->
    [yes] { $kept ->
        [0] { $seat }: { $people_the } i Nedgång förlorar Regionen { $region }.
       *[other] { $seat }: { $people_the } i Nedgång förlorar Regionen { $region }; { $kept ->
            [one] 1 bricka
           *[other] { $kept } brickor
          } går tillbaka till handen.
      }
   *[no] { $kept ->
        [0] { $seat }: { $people_the } förlorar Regionen { $region } och { $lost ->
            [one] 1 bricka
           *[other] { $lost } brickor
          }.
       *[other] { $seat }: { $people_the } förlorar Regionen { $region } { $lost ->
            [0] men ingen bricka
            [one] och 1 bricka
           *[other] och { $lost } brickor
          }; { $kept ->
            [one] 1 bricka
           *[other] { $kept } brickor
          } går tillbaka till handen.
      }
  }{ $camps ->
    [0] { "" }
    [one] { " " }1 Bivack går tillbaka till handen.
   *[other] { " " }{ $camps } Bivacker går tillbaka till handen.
  }
event-abandoned = { $declined ->
    [yes] { $seat }: { $people_the } i Nedgång överger Regionen { $region }.
   *[no] { $seat }: { $people_the } överger Regionen { $region }.
  }

## Placing

event-reinforced = { $tokens ->
    [one] { $seat } får förstärkning: 1 { $race_one } ansluter sig till { $people_the }.
   *[other] { $seat } får förstärkning: { $tokens } { $race_inside } ansluter sig till { $people_the }.
  }
event-regrouped = { $seat }: { $people_the } samlar sig och erövrar igen.
event-hurled = { $seat } använder { $count } skott mot Regionen { $region }.
event-charges_gained = { $seat } får { $count } skott.
event-deployed = { $declined ->
    [yes] { $seat } placerar { $count } { $count ->
        [one] { $race_one }
       *[other] { $race_inside }
      } (i Nedgång) i Regionen { $region }.
   *[no] { $seat } placerar { $count } { $count ->
        [one] { $race_one }
       *[other] { $race_inside }
      } i Regionen { $region }.
  }
event-withdrawn = { $seat }: { $people_the } utrymmer Regionen { $region }.
event-camp_placed = { $seat }: { $people_the } slår upp en Bivack i Regionen { $region }.
event-fortress_placed = { $seat }: { $people_the } bygger en Fästning i Regionen { $region }.
event-hero_placed = { $seat }: { $people_the } ställer en Hjälte i Regionen { $region }.
event-marker_placed = { $seat } placerar en markör i Regionen { $region } ({ $trait }).
event-catapult_placed = { $seat } ställer Katapulten i Regionen { $region }.

## Income, decline and peace

event-income = { $coins ->
    [0] { $seat } får inga Vinstmynt.
   *[other] { $seat } får { $coins } Vinstmynt: { $parts }.
  }
event-coins_gained = { $seat } får { $coins } Vinstmynt från banken ({ $trait }).
event-coins_handed_over = { $giver } betalar { $coins } Vinstmynt till { $seat } ({ $trait }).
event-coins_spent = { $seat } betalar { $coins } Vinstmynt till banken ({ $trait }).
event-declined = { $regions ->
    [0] { $seat } låter { $people_the } gå i Nedgång utan en enda Region.
    [one] { $seat } låter { $people_the } gå i Nedgång med 1 Region.
   *[other] { $seat } låter { $people_the } gå i Nedgång med { $regions } Regioner.
  }
event-left_the_map = { $regions ->
    [0] { $seat }: { $people_the } i Nedgång är borta för gott.
    [one] { $seat }: { $people_the } i Nedgång försvinner från kartan och lämnar 1 Region.
   *[other] { $seat }: { $people_the } i Nedgång försvinner från kartan och lämnar { $regions } Regioner.
  }
event-tower_built = { $tokens ->
    [one] { $seat }: { $people_the } bygger ett torn av 1 bricka i Regionen { $region }.
   *[other] { $seat }: { $people_the } bygger ett torn av { $tokens } brickor i Regionen { $region }.
  }
event-peace = { $seat } sluter fred med { $ally }.
