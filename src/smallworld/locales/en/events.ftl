### Events: one line of the log each.
###
### $people is the race, with its power where it is known; $declined says “yes” or “no”.

## Turns

event-turn_began = Round { $round }: { $seat }’s turn.
event-conquests_ended = { $seat } stops conquering and redeploys.
event-refuge = { $seat } places the displaced tokens.
event-game_over = { $count ->
    [one] Game over. { $winners } wins: { $standings }.
   *[other] Game over. { $winners } share the win: { $standings }.
  }
standing = { $coins ->
    [one] { $seat } 1 coin
   *[other] { $seat } { $coins } coins
  }

## Combos

event-combo_revealed = { $people } appear at position { $place }.
event-combo_picked = { $collected ->
    [0] { $paid ->
        [0] { $seat } takes { $people } for free and gets { $tokens ->
            [one] 1 token
           *[other] { $tokens } tokens
          }.
       *[other] { $seat } takes { $people } for { $paid ->
            [one] 1 coin
           *[other] { $paid } coins
          } and gets { $tokens ->
            [one] 1 token
           *[other] { $tokens } tokens
          }.
      }
   *[other] { $paid ->
        [0] { $seat } takes { $people } for free, collects { $collected ->
            [one] 1 coin
           *[other] { $collected } coins
          } and gets { $tokens ->
            [one] 1 token
           *[other] { $tokens } tokens
          }.
       *[other] { $seat } takes { $people } for { $paid ->
            [one] 1 coin
           *[other] { $paid } coins
          }, collects { $collected ->
            [one] 1 coin
           *[other] { $collected } coins
          } and gets { $tokens ->
            [one] 1 token
           *[other] { $tokens } tokens
          }.
      }
  }
event-banner_returned = { $seat } returns the { $race } banner.
event-badges_reshuffled = { $count ->
    [one] The discarded badge becomes the new stack.
   *[other] The { $count } discarded badges are shuffled into a new stack.
  }

## Conquests

event-die_rolled = { $seat } rolls the die: { $number }.
event-attempt_failed = { $declined ->
    [yes] { $seat }’s { $people } in decline fail to take { $region }.
   *[no] { $seat }’s { $people } fail to take { $region }.
  }
event-conquered = { $with ->
    [dragon] { $tribe ->
        [yes] { $seat }’s { $people } take { $region } with the dragon; a Lost Tribe is gone.
       *[no] { $seat }’s { $people } take { $region } with the dragon.
      }
    [conversion] { $seat }’s { $people } take { $region } by sorcery.
   *[tokens] { $declined ->
        [yes] { $tribe ->
            [yes] { $seat }’s { $people } in decline take { $region } with { $tokens ->
                [one] 1 token
               *[other] { $tokens } tokens
              }; a Lost Tribe is gone.
           *[no] { $seat }’s { $people } in decline take { $region } with { $tokens ->
                [one] 1 token
               *[other] { $tokens } tokens
              }.
          }
       *[no] { $tribe ->
            [yes] { $seat }’s { $people } take { $region } with { $tokens ->
                [one] 1 token
               *[other] { $tokens } tokens
              }; a Lost Tribe is gone.
           *[no] { $seat }’s { $people } take { $region } with { $tokens ->
                [one] 1 token
               *[other] { $tokens } tokens
              }.
          }
      }
  }
event-driven_out = { $declined ->
    [yes] { $kept ->
        [0] { $seat }’s { $people } in decline lose { $region }.
       *[other] { $seat }’s { $people } in decline lose { $region }; { $kept ->
            [one] 1 token goes
           *[other] { $kept } tokens go
          } back to hand.
      }
   *[no] { $kept ->
        [0] { $seat }’s { $people } lose { $region } and { $lost ->
            [one] 1 token
           *[other] { $lost } tokens
          }.
       *[other] { $seat }’s { $people } lose { $region } { $lost ->
            [0] but no tokens
            [one] and 1 token
           *[other] and { $lost } tokens
          }; { $kept ->
            [one] 1 token goes
           *[other] { $kept } tokens go
          } back to hand.
      }
  }{ $camps ->
    [0] { "" }
    [one] { " " }1 camp goes back to hand.
   *[other] { " " }{ $camps } camps go back to hand.
  }
event-abandoned = { $declined ->
    [yes] { $seat }’s { $people } in decline abandon { $region }.
   *[no] { $seat }’s { $people } abandon { $region }.
  }

## Placing

event-reinforced = { $tokens ->
    [one] 1 { $race_one } joins { $seat }’s { $people }.
   *[other] { $tokens } { $race } join { $seat }’s { $people }.
  }
event-regrouped = { $seat }’s { $people } regroup and conquer again.
event-hurled = { $count ->
    [one] { $seat } throws 1 missile at { $region }.
   *[other] { $seat } throws { $count } missiles at { $region }.
  }
event-charges_gained = { $count ->
    [one] { $seat } gets 1 missile.
   *[other] { $seat } gets { $count } missiles.
  }
event-deployed = { $declined ->
    [yes] { $seat } places { $count } { $count ->
        [one] { $race_one }
       *[other] { $race }
      } (in decline) in { $region }.
   *[no] { $seat } places { $count } { $count ->
        [one] { $race_one }
       *[other] { $race }
      } in { $region }.
  }
event-withdrawn = { $seat }’s { $people } withdraw from { $region }.
event-camp_placed = { $seat }’s { $people } set up a camp in { $region }.
event-fortress_placed = { $seat }’s { $people } build a fortress in { $region }.
event-hero_placed = { $seat }’s { $people } place a hero in { $region }.
event-marker_placed = { $seat } places a marker in { $region } ({ $trait }).
event-catapult_placed = { $seat } places the catapult in { $region }.

## Income, decline and peace

event-income = { $coins ->
    [0] { $seat } gets no coins.
    [one] { $seat } gets 1 coin: { $parts }.
   *[other] { $seat } gets { $coins } coins: { $parts }.
  }
event-coins_gained = { $coins ->
    [one] { $seat } gets 1 coin from the bank ({ $trait }).
   *[other] { $seat } gets { $coins } coins from the bank ({ $trait }).
  }
event-coins_handed_over = { $coins ->
    [one] { $giver } pays { $seat } 1 coin ({ $trait }).
   *[other] { $giver } pays { $seat } { $coins } coins ({ $trait }).
  }
event-coins_spent = { $coins ->
    [one] { $seat } pays 1 coin to the bank ({ $trait }).
   *[other] { $seat } pays { $coins } coins to the bank ({ $trait }).
  }
event-declined = { $regions ->
    [0] { $seat }’s { $people } go into decline with no regions.
    [one] { $seat }’s { $people } go into decline with 1 region.
   *[other] { $seat }’s { $people } go into decline with { $regions } regions.
  }
event-left_the_map = { $regions ->
    [0] { $seat }’s { $people } in decline are gone.
    [one] { $seat }’s { $people } in decline leave the map, freeing 1 region.
   *[other] { $seat }’s { $people } in decline leave the map, freeing { $regions } regions.
  }
event-tower_built = { $tokens ->
    [one] { $seat }’s { $people } build a tower of 1 token in { $region }.
   *[other] { $seat }’s { $people } build a tower of { $tokens } tokens in { $region }.
  }
event-peace = { $seat } makes peace with { $ally }.
