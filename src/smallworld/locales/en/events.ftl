### Events: one line of the log each.
###
### $people is the race, with its power where it is known; $declined says “yes” or “no”.

## Turns

event-turn_began = Round { $round }: { $seat } begins a turn.
event-conquests_ended = { $seat } ends the conquests and redeploys.
event-refuge = { $seat } puts what was driven out back on the map.
event-game_over = { $count ->
    [one] The game is over. { $winners } wins: { $standings }.
   *[other] The game is over. { $winners } share the victory: { $standings }.
  }
standing = { $coins ->
    [one] { $seat } 1 coin
   *[other] { $seat } { $coins } coins
  }

## Combos

event-combo_revealed = { $people } join the column in place { $place }.
event-combo_picked = { $collected ->
    [0] { $paid ->
        [0] { $seat } picks { $people } for free and musters { $tokens ->
            [one] 1 token
           *[other] { $tokens } tokens
          }.
       *[other] { $seat } picks { $people } for { $paid ->
            [one] 1 coin
           *[other] { $paid } coins
          } and musters { $tokens ->
            [one] 1 token
           *[other] { $tokens } tokens
          }.
      }
   *[other] { $paid ->
        [0] { $seat } picks { $people } for free, finds { $collected ->
            [one] 1 coin
           *[other] { $collected } coins
          } and musters { $tokens ->
            [one] 1 token
           *[other] { $tokens } tokens
          }.
       *[other] { $seat } picks { $people } for { $paid ->
            [one] 1 coin
           *[other] { $paid } coins
          }, finds { $collected } and musters { $tokens ->
            [one] 1 token
           *[other] { $tokens } tokens
          }.
      }
  }
event-banner_returned = { $seat } hands back the banner of the { $race }.
event-badges_reshuffled = { $count ->
    [one] The discarded badge becomes the new stack.
   *[other] The { $count } discarded badges are shuffled into a new stack.
  }

## Conquests

event-die_rolled = { $seat } rolls the die: { $number }.
event-attempt_failed = { $declined ->
    [yes] { $seat }’s declined { $people } fail to take { $region }.
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
            [yes] { $seat }’s declined { $people } take { $region } with { $tokens ->
                [one] 1 token
               *[other] { $tokens } tokens
              }; a Lost Tribe is gone.
           *[no] { $seat }’s declined { $people } take { $region } with { $tokens ->
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
        [0] { $seat }’s declined { $people } lose { $region }.
       *[other] { $seat }’s declined { $people } lose { $region }; { $kept ->
            [one] 1 token goes
           *[other] { $kept } tokens go
          } back to hand.
      }
   *[no] { $kept ->
        [0] { $seat }’s { $people } lose { $region } and { $lost ->
            [one] 1 token
           *[other] { $lost } tokens
          }.
       *[other] { $seat }’s { $people } lose { $region } and { $lost ->
            [0] no token
            [one] 1 token
           *[other] { $lost } tokens
          }; { $kept ->
            [one] 1 token goes
           *[other] { $kept } tokens go
          } back to hand.
      }
  }{ $camps ->
    [0] { "" }
    [one] { " " }1 camp is saved.
   *[other] { " " }{ $camps } camps are saved.
  }
event-abandoned = { $declined ->
    [yes] { $seat }’s declined { $people } abandon { $region }.
   *[no] { $seat }’s { $people } abandon { $region }.
  }

## Placing

event-reinforced = { $tokens ->
    [one] 1 { $race_one } joins { $seat }’s { $people }.
   *[other] { $tokens } { $race } join { $seat }’s { $people }.
  }
event-deployed = { $declined ->
    [yes] { $seat } places { $count } declined { $count ->
        [one] { $race_one }
       *[other] { $race }
      } in { $region }.
   *[no] { $seat } places { $count } { $count ->
        [one] { $race_one }
       *[other] { $race }
      } in { $region }.
  }
event-withdrawn = { $seat }’s { $people } withdraw from { $region }.
event-camp_placed = { $seat }’s { $people } set up a camp in { $region }.
event-fortress_placed = { $seat }’s { $people } build a fortress in { $region }.
event-hero_placed = { $seat }’s { $people } post a hero in { $region }.

## Income, decline and peace

event-income = { $coins ->
    [0] { $seat } gets no coins.
    [one] { $seat } gets 1 coin: { $parts }.
   *[other] { $seat } gets { $coins } coins: { $parts }.
  }
event-declined = { $regions ->
    [0] { $seat }’s { $people } go into decline, holding no region.
    [one] { $seat }’s { $people } go into decline, holding 1 region.
   *[other] { $seat }’s { $people } go into decline, holding { $regions } regions.
  }
event-left_the_map = { $regions ->
    [0] { $seat }’s declined { $people } are gone for good.
    [one] { $seat }’s declined { $people } leave the map and 1 region.
   *[other] { $seat }’s declined { $people } leave the map and { $regions } regions.
  }
event-peace = { $seat } makes peace with { $ally }.
