### Reasons of bots: what a plan is, what it brings, what else was thought of.
###
### $plan is made of the steps below; it may begin a sentence, whose first letter is then
### made a capital. Coins with “about” are estimates.

## Steps of a plan

steps = { $first }, затем { $rest }
step-pick = выбрать { $combo_genitive }
step-leave = { $regions_count ->
    [1] уйти из региона { $regions }
   *[other] уйти из регионов { $regions }
  }
step-take = { $regions_count ->
    [1] захватить регион { $regions }
   *[other] захватить регионы { $regions }
  }
step-attempt = { $regions_count ->
    [1] попытаться взять броском регион { $regions }
   *[other] попытаться взять броском регионы { $regions }
  }
step-dragon = { $regions_count ->
    [1] захватить драконом регион { $regions }
   *[other] захватить драконом регионы { $regions }
  }
step-sorcery = { $regions_count ->
    [1] захватить колдовством регион { $regions }
   *[other] захватить колдовством регионы { $regions }
  }
step-declined_leave = { $regions_count ->
    [1] { $race_instrumental } в упадке уйти из региона { $regions }
   *[other] { $race_instrumental } в упадке уйти из регионов { $regions }
  }
step-declined_take = { $regions_count ->
    [1] { $race_instrumental } в упадке захватить регион { $regions }
   *[other] { $race_instrumental } в упадке захватить регионы { $regions }
  }
step-declined_attempt = { $regions_count ->
    [1] { $race_instrumental } в упадке попытаться взять броском регион { $regions }
   *[other] { $race_instrumental } в упадке попытаться взять броском регионы { $regions }
  }
step-roll = бросить кубик
step-decline = привести народ в упадок
step-stop = остановиться
step-withdraw = { $regions_count ->
    [1] покинуть регион { $regions }
   *[other] покинуть регионы { $regions }
  }
step-put = поставить { $placed }
step-declined_put = поставить { $race_genitive } в упадке: { $placed }
step-camp = { $regions_count ->
    [1] разбить лагерь в регионе { $regions }
   *[other] разбить лагеря в регионах { $regions }
  }
step-fortress = построить крепость в регионе { $regions }
step-hero = { $regions_count ->
    [1] поставить героя в регион { $regions }
   *[other] поставить героев в регионы { $regions }
  }
step-marker = { $regions_count ->
    [1] положить метку в регион { $regions }
   *[other] положить метки в регионы { $regions }
  }
step-catapult = поставить катапульту в регион { $regions }
step-hire = заплатить за помощь: { $regions }
step-hurl = бросить снаряды: { $regions }
step-tower = прийти в упадок с башней: { $regions }
step-regroup = снова собраться с силами
step-ally = заключить мир (союзник — { $ally })
step-end = завершить ход

placed = { $count ->
    [one] { $count } жетон в регион { $region }
    [few] { $count } жетона в регион { $region }
   *[many] { $count } жетонов в регион { $region }
  }

## The plan and what it brings

reason-plan = { $coins ->
    [0] { $plan }: монет на этом ходу не будет.
    [one] { $plan }: { $coins } монета на этом ходу.
    [few] { $plan }: { $coins } монеты на этом ходу.
   *[many] { $plan }: { $coins } монет на этом ходу.
  }
reason-hope = { $coins ->
    [0] { $plan }.
    [one] { $plan }: { $coins } монета на этом ходу, если выпадет единица.
    [few] { $plan }: { $coins } монеты на этом ходу, если выпадет единица.
   *[many] { $plan }: { $coins } монет на этом ходу, если выпадет единица.
  }
reason-first = Сначала { $plan }; затем выберите комбинацию.
reason-place = { $plan }.
reason-attempt = { $coins ->
    [one] Регион { $region }: удачных граней кубика { $faces } из 6; тогда ход принесёт { $coins } монету.
    [few] Регион { $region }: удачных граней кубика { $faces } из 6; тогда ход принесёт { $coins } монеты.
   *[many] Регион { $region }: удачных граней кубика { $faces } из 6; тогда ход принесёт { $coins } монет.
  }
reason-tries = Если доиграть до конца, этот план побеждает в { $won } % игр.
reason-later = { $coins ->
    [one] Следующие ходы должны принести примерно { $coins } монету.
    [few] Следующие ходы должны принести примерно { $coins } монеты.
   *[many] Следующие ходы должны принести примерно { $coins } монет.
  }
reason-combo = { $combo }: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
  }{ $paid ->
    [0] , бесплатно
    [one] { " " }за { $paid } монету
    [few] { " " }за { $paid } монеты
   *[many] { " " }за { $paid } монет
  }{ $found ->
    [0] { "" }
    [one] ; сверху лежит { $found } монета
    [few] ; сверху лежат { $found } монеты
   *[many] ; сверху лежит { $found } монет
  }.
reason-harm = { $coins ->
    [0] { $lost ->
        [one] { $seat } теряет { $lost } регион.
        [few] { $seat } теряет { $lost } региона.
       *[many] { $seat } теряет { $lost } регионов.
      }
   *[other] { $lost ->
        [one] { $seat } теряет { $lost } регион, в итоге примерно { $coins ->
            [one] { $coins } монету
            [few] { $coins } монеты
           *[many] { $coins } монет
          }.
        [few] { $seat } теряет { $lost } региона, в итоге примерно { $coins ->
            [one] { $coins } монету
            [few] { $coins } монеты
           *[many] { $coins } монет
          }.
       *[many] { $seat } теряет { $lost } регионов, в итоге примерно { $coins ->
            [one] { $coins } монету
            [few] { $coins } монеты
           *[many] { $coins } монет
          }.
      }
  }

## Other plans

reason-runner_up = { $coins ->
    [0] Почти так же хорошо: { $plan }.
    [one] Следующий план, примерно на { $coins } монету хуже: { $plan }.
    [few] Следующий план, примерно на { $coins } монеты хуже: { $plan }.
   *[many] Следующий план, примерно на { $coins } монет хуже: { $plan }.
  }
reason-other_combo = { $coins ->
    [0] Почти так же хорошо: { $plan }.
    [one] Следующая комбинация примерно на { $coins } монету хуже: { $plan }.
    [few] Следующая комбинация примерно на { $coins } монеты хуже: { $plan }.
   *[many] Следующая комбинация примерно на { $coins } монет хуже: { $plan }.
  }
reason-overlooked = { $coins ->
    [0] Чуть лучше, но упущено: { $plan }.
    [one] Примерно на { $coins } монету лучше, но упущено: { $plan }.
    [few] Примерно на { $coins } монеты лучше, но упущено: { $plan }.
   *[many] Примерно на { $coins } монет лучше, но упущено: { $plan }.
  }

## Decline now or later. $now and $later carry their sign; $later has in it what the others
## are expected to make less or more

reason-decline_better = { $coins ->
    [one] Упадок сейчас даст в итоге примерно на { $coins } монету больше (этот ход { $now }, потом { $later }).
    [few] Упадок сейчас даст в итоге примерно на { $coins } монеты больше (этот ход { $now }, потом { $later }).
   *[many] Упадок сейчас даст в итоге примерно на { $coins } монет больше (этот ход { $now }, потом { $later }).
  }
reason-decline_worse = { $coins ->
    [one] Упадок сейчас даст в итоге примерно на { $coins } монету меньше (этот ход { $now }, потом { $later }).
    [few] Упадок сейчас даст в итоге примерно на { $coins } монеты меньше (этот ход { $now }, потом { $later }).
   *[many] Упадок сейчас даст в итоге примерно на { $coins } монет меньше (этот ход { $now }, потом { $later }).
  }
reason-decline_even = Упадок сейчас даст в итоге примерно столько же (этот ход { $now }, потом { $later }).
reason-decline_greedy = { $chosen ->
    [yes] { $lost ->
        [0] Упадок сейчас на этом ходу ничего не стоит.
        [one] Упадок сейчас стоит на этом ходу всего { $lost } монету.
        [few] Упадок сейчас стоит на этом ходу всего { $lost } монеты.
       *[many] Упадок сейчас стоит на этом ходу всего { $lost } монет.
      }
   *[no] { $lost ->
        [0] Упадок сейчас ничего бы на этом ходу не дал.
        [one] Упадок сейчас стоил бы на этом ходу { $lost } монету.
        [few] Упадок сейчас стоил бы на этом ходу { $lost } монеты.
       *[many] Упадок сейчас стоил бы на этом ходу { $lost } монет.
      }
  }
reason-late = { $coins ->
    [0] После получения монет — в упадок: это чуть лучше, чем сохранить народ.
    [one] После получения монет — в упадок: это примерно на { $coins } монету лучше, чем сохранить народ.
    [few] После получения монет — в упадок: это примерно на { $coins } монеты лучше, чем сохранить народ.
   *[many] После получения монет — в упадок: это примерно на { $coins } монет лучше, чем сохранить народ.
  }
reason-late_now = { $coins ->
    [0] Упадок после дохода чуть лучше, чем сохранить народ.
    [one] Упадок после дохода примерно на { $coins } монету лучше, чем сохранить народ.
    [few] Упадок после дохода примерно на { $coins } монеты лучше, чем сохранить народ.
   *[many] Упадок после дохода примерно на { $coins } монет лучше, чем сохранить народ.
  }
reason-late_not = { $coins ->
    [0] Сохранить народ чуть лучше, чем привести его в упадок после дохода.
    [one] Сохранить народ примерно на { $coins } монету лучше, чем привести его в упадок после дохода.
    [few] Сохранить народ примерно на { $coins } монеты лучше, чем привести его в упадок после дохода.
   *[many] Сохранить народ примерно на { $coins } монет лучше, чем привести его в упадок после дохода.
  }

## After the conquests

reason-withdraw = { $regions_count ->
    [1] На все регионы жетонов не хватает, а регион { $regions } приносит меньше всего или хуже всего обороняется.
   *[other] На все регионы жетонов не хватает, а регионы { $regions } приносят меньше всего или хуже всего обороняются.
  }
reason-guard_near = { $pays ->
    [yes] { $seats_count ->
        [1] Регион { $region } получает { $tokens ->
            [one] { $tokens } жетон
            [few] { $tokens } жетона
           *[many] { $tokens } жетонов
          }: он даёт призовую монету, а рядом стоит { $seats }.
       *[other] Регион { $region } получает { $tokens ->
            [one] { $tokens } жетон
            [few] { $tokens } жетона
           *[many] { $tokens } жетонов
          }: он даёт призовую монету, а рядом стоят { $seats }.
      }
   *[no] { $seats_count ->
        [1] Регион { $region } получает { $tokens ->
            [one] { $tokens } жетон
            [few] { $tokens } жетона
           *[many] { $tokens } жетонов
          }: рядом стоит { $seats }.
       *[other] Регион { $region } получает { $tokens ->
            [one] { $tokens } жетон
            [few] { $tokens } жетона
           *[many] { $tokens } жетонов
          }: рядом стоят { $seats }.
      }
  }
reason-guard_edge = { $pays ->
    [yes] Регион { $region } получает { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
      }: он даёт призовую монету, и через него может войти новый народ.
   *[no] Регион { $region } получает { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
      }: через него может войти новый народ.
  }
reason-guard = { $pays ->
    [yes] Регион { $region } получает { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
      }: он даёт призовую монету; рядом никого.
   *[no] Регион { $region } получает { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
      }, хотя рядом никого.
  }
reason-ally = { $tokens ->
    [0] Мир ничего не стоит; союзник — { $ally }.
    [one] Из возможных союзников всех сильнее { $ally }: { $tokens } жетон.
    [few] Из возможных союзников всех сильнее { $ally }: { $tokens } жетона.
   *[many] Из возможных союзников всех сильнее { $ally }: { $tokens } жетонов.
  }
