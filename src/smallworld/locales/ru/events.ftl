### Events: one line of the log each.
###
### $people is the race, with its power where it is known; $declined says “yes” or “no”.

## Turns

event-turn_began = Раунд { $round }: ходит { $seat }.
event-conquests_ended = { $seat } заканчивает захваты и перераспределяет войска.
event-refuge = { $seat } ставит отступившие жетоны.
event-game_over = { $count ->
    [1] Игра окончена. Побеждает { $winners }: { $standings }.
   *[other] Игра окончена. Победу делят { $winners }: { $standings }.
  }
standing = { $coins ->
    [one] { $seat } — { $coins } монета
    [few] { $seat } — { $coins } монеты
   *[many] { $seat } — { $coins } монет
  }

## Combos

event-combo_revealed = { $people } появляются в ряду на { $place }‑м месте.
event-combo_picked = { $collected ->
    [0] { $paid ->
        [0] { $seat } бесплатно выбирает { $people_genitive } и получает { $tokens ->
            [one] { $tokens } жетон
            [few] { $tokens } жетона
           *[many] { $tokens } жетонов
          }.
       *[other] { $seat } выбирает { $people_genitive } за { $paid ->
            [one] { $paid } монету
            [few] { $paid } монеты
           *[many] { $paid } монет
          } и получает { $tokens ->
            [one] { $tokens } жетон
            [few] { $tokens } жетона
           *[many] { $tokens } жетонов
          }.
      }
   *[other] { $paid ->
        [0] { $seat } бесплатно выбирает { $people_genitive }, забирает { $collected ->
            [one] { $collected } монету
            [few] { $collected } монеты
           *[many] { $collected } монет
          } и получает { $tokens ->
            [one] { $tokens } жетон
            [few] { $tokens } жетона
           *[many] { $tokens } жетонов
          }.
       *[other] { $seat } выбирает { $people_genitive } за { $paid ->
            [one] { $paid } монету
            [few] { $paid } монеты
           *[many] { $paid } монет
          }, забирает { $collected ->
            [one] { $collected } монету
            [few] { $collected } монеты
           *[many] { $collected } монет
          } и получает { $tokens ->
            [one] { $tokens } жетон
            [few] { $tokens } жетона
           *[many] { $tokens } жетонов
          }.
      }
  }
event-banner_returned = { $seat } возвращает знамя { $race_genitive }.
event-badges_reshuffled = { $count ->
    [1] Сброшенный жетон способности становится новой стопкой.
   *[other] Сброшенные жетоны способностей перемешаны: в новой стопке их { $count }.
  }

## Conquests

event-die_rolled = { $seat } бросает кубик: { $number }.
event-attempt_failed = { $declined ->
    [yes] { $seat }: { $people_dative } в упадке не удаётся захватить регион { $region }.
   *[no] { $seat }: { $people_dative } не удаётся захватить регион { $region }.
  }
event-conquered = { $with ->
    [dragon] { $tribe ->
        [yes] { $seat }: { $people_inside } и дракон захватывают регион { $region }; забытое племя гибнет.
       *[no] { $seat }: { $people_inside } и дракон захватывают регион { $region }.
      }
    [conversion] { $seat }: { $people_inside } захватывают колдовством регион { $region }.
   *[tokens] { $declined ->
        [yes] { $tribe ->
            [yes] { $seat }: { $people_inside } в упадке захватывают регион { $region } за { $tokens ->
                [one] { $tokens } жетон
                [few] { $tokens } жетона
               *[many] { $tokens } жетонов
              }; забытое племя гибнет.
           *[no] { $seat }: { $people_inside } в упадке захватывают регион { $region } за { $tokens ->
                [one] { $tokens } жетон
                [few] { $tokens } жетона
               *[many] { $tokens } жетонов
              }.
          }
       *[no] { $tribe ->
            [yes] { $seat }: { $people_inside } захватывают регион { $region } за { $tokens ->
                [one] { $tokens } жетон
                [few] { $tokens } жетона
               *[many] { $tokens } жетонов
              }; забытое племя гибнет.
           *[no] { $seat }: { $people_inside } захватывают регион { $region } за { $tokens ->
                [one] { $tokens } жетон
                [few] { $tokens } жетона
               *[many] { $tokens } жетонов
              }.
          }
      }
  }
event-driven_out = { $declined ->
    [yes] { $kept ->
        [0] { $seat }: { $people_inside } в упадке теряют регион { $region }.
       *[other] { $seat }: { $people_inside } в упадке теряют регион { $region }; { $kept ->
            [one] { $kept } жетон возвращается
            [few] { $kept } жетона возвращаются
           *[many] { $kept } жетонов возвращаются
          } на руку.
      }
   *[no] { $kept ->
        [0] { $seat }: { $people_inside } теряют регион { $region } и { $lost ->
            [one] { $lost } жетон
            [few] { $lost } жетона
           *[many] { $lost } жетонов
          }.
       *[other] { $seat }: { $people_inside } теряют регион { $region }{ $lost ->
            [0] , но ни одного жетона
            [one] { " " }и { $lost } жетон
            [few] { " " }и { $lost } жетона
           *[many] { " " }и { $lost } жетонов
          }; { $kept ->
            [one] { $kept } жетон возвращается
            [few] { $kept } жетона возвращаются
           *[many] { $kept } жетонов возвращаются
          } на руку.
      }
  }{ $camps ->
    [0] { "" }
    [one] { " " }{ $camps } лагерь возвращается на руку.
    [few] { " " }{ $camps } лагеря возвращаются на руку.
   *[many] { " " }{ $camps } лагерей возвращаются на руку.
  }
event-abandoned = { $declined ->
    [yes] { $seat }: { $people_inside } в упадке уходят из региона { $region }.
   *[no] { $seat }: { $people_inside } уходят из региона { $region }.
  }

## Placing

# Without $people: the race says who.
event-reinforced = { $tokens ->
    [one] { $seat }: в строй встаёт ещё { $tokens } { $race_one }.
    [few] { $seat }: в строй встают ещё { $tokens } { $race_few }.
   *[many] { $seat }: в строй встают ещё { $tokens } { $race_many }.
  }
event-regrouped = { $seat }: { $people_inside } собираются с силами и снова идут в бой.
event-hurled = { $count ->
    [one] { $seat } бросает { $count } снаряд в регион { $region }.
    [few] { $seat } бросает { $count } снаряда в регион { $region }.
   *[many] { $seat } бросает { $count } снарядов в регион { $region }.
  }
event-charges_gained = { $count ->
    [one] { $seat } получает { $count } снаряд.
    [few] { $seat } получает { $count } снаряда.
   *[many] { $seat } получает { $count } снарядов.
  }
event-deployed = { $declined ->
    [yes] { $seat } ставит { $count ->
        [one] { $count } жетон { $race_genitive }
        [few] { $count } жетона { $race_genitive }
       *[many] { $count } жетонов { $race_genitive }
      } в упадке в регион { $region }.
   *[no] { $seat } ставит { $count ->
        [one] { $count } жетон { $race_genitive }
        [few] { $count } жетона { $race_genitive }
       *[many] { $count } жетонов { $race_genitive }
      } в регион { $region }.
  }
event-withdrawn = { $seat }: { $people_inside } покидают регион { $region }.
event-camp_placed = { $seat }: { $people_inside } разбивают лагерь в регионе { $region }.
event-fortress_placed = { $seat }: { $people_inside } строят крепость в регионе { $region }.
event-hero_placed = { $seat }: { $people_inside } ставят героя в регион { $region }.
event-marker_placed = { $seat } кладёт метку в регион { $region } ({ $trait }).
event-catapult_placed = { $seat } ставит катапульту в регион { $region }.

## Income, decline and peace

event-income = { $coins ->
    [0] { $seat } не получает монет.
    [one] { $seat } получает { $coins } монету: { $parts }.
    [few] { $seat } получает { $coins } монеты: { $parts }.
   *[many] { $seat } получает { $coins } монет: { $parts }.
  }
event-coins_gained = { $coins ->
    [one] { $seat } получает из банка { $coins } монету ({ $trait }).
    [few] { $seat } получает из банка { $coins } монеты ({ $trait }).
   *[many] { $seat } получает из банка { $coins } монет ({ $trait }).
  }
event-coins_handed_over = { $coins ->
    [one] { $giver } платит { $coins } монету, её получает { $seat } ({ $trait }).
    [few] { $giver } платит { $coins } монеты, их получает { $seat } ({ $trait }).
   *[many] { $giver } платит { $coins } монет, их получает { $seat } ({ $trait }).
  }
event-coins_spent = { $coins ->
    [one] { $seat } платит в банк { $coins } монету ({ $trait }).
    [few] { $seat } платит в банк { $coins } монеты ({ $trait }).
   *[many] { $seat } платит в банк { $coins } монет ({ $trait }).
  }
event-declined = { $regions ->
    [0] { $seat }: { $people_inside } приходят в упадок, не удержав ни одного региона.
    [one] { $seat }: { $people_inside } приходят в упадок, удерживая { $regions } регион.
    [few] { $seat }: { $people_inside } приходят в упадок, удерживая { $regions } региона.
   *[many] { $seat }: { $people_inside } приходят в упадок, удерживая { $regions } регионов.
  }
event-left_the_map = { $regions ->
    [0] { $seat }: { $people_inside } в упадке исчезают навсегда.
    [one] { $seat }: { $people_inside } в упадке покидают поле и освобождают { $regions } регион.
    [few] { $seat }: { $people_inside } в упадке покидают поле и освобождают { $regions } региона.
   *[many] { $seat }: { $people_inside } в упадке покидают поле и освобождают { $regions } регионов.
  }
event-tower_built = { $tokens ->
    [one] { $seat }: { $people_inside } строят в регионе { $region } башню из { $tokens } жетона.
    [few] { $seat }: { $people_inside } строят в регионе { $region } башню из { $tokens } жетонов.
   *[many] { $seat }: { $people_inside } строят в регионе { $region } башню из { $tokens } жетонов.
  }
event-peace = { $seat } заключает мир; союзник — { $ally }.
