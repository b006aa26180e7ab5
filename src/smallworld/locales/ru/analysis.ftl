### A game analysed: what turns cost, what would have been better, when to decline, luck, advice.
###
### $percent is a chance to win in whole percent, $error its uncertainty. $plan is made of the
### steps in reasons.ftl.

## A turn that cost something

analysis-turn = { $coins ->
    [0] Раунд { $round }, { $seat }: этот ход стоил { $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
       *[many] { $percent } процентных пунктов
      } шансов на победу (± { $error }).
    [one] Раунд { $round }, { $seat }: этот ход стоил { $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
       *[many] { $percent } процентных пунктов
      } шансов на победу (± { $error }) и примерно { $coins } монету.
    [few] Раунд { $round }, { $seat }: этот ход стоил { $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
       *[many] { $percent } процентных пунктов
      } шансов на победу (± { $error }) и примерно { $coins } монеты.
   *[many] Раунд { $round }, { $seat }: этот ход стоил { $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
       *[many] { $percent } процентных пунктов
      } шансов на победу (± { $error }) и примерно { $coins } монет.
  }
# Where the game was decided.
analysis-turn-lead = { $lead ->
    [one] Раунд { $round }, { $seat }: этот ход стоил примерно { $lead } монету по сравнению с лучшим соперником.
    [few] Раунд { $round }, { $seat }: этот ход стоил примерно { $lead } монеты по сравнению с лучшим соперником.
   *[many] Раунд { $round }, { $seat }: этот ход стоил примерно { $lead } монет по сравнению с лучшим соперником.
  }
analysis-kind-waited = Пора было в упадок.
analysis-kind-declined = В упадок было рано. Лучше: { $plan }.
analysis-kind-combo = Другая комбинация была лучше: { $plan }.
analysis-kind-idle = Народ стоял на месте. Лучше: { $plan }.
analysis-kind-regions = Лучше: { $plan }.
analysis-kind-placing = Регионы верные, но жетоны были нужнее в другом месте.

## A race and its decline

analysis-life-good = { $seat } приводит { $combo_genitive } в упадок в раунде { $round }: удачный момент.
analysis-life-kept = { $seat } сохраняет { $combo_genitive } до конца, и правильно.
analysis-life-early = { $best ->
    [0] { $seat } приводит { $combo_genitive } в упадок в раунде { $round }: слишком рано, { $percent ->
        [one] потерян { $percent } процентный пункт
        [few] потеряно { $percent } процентных пункта
       *[many] потеряно { $percent } процентных пунктов
      } шансов на победу.
   *[other] { $seat } приводит { $combo_genitive } в упадок в раунде { $round }; раунд { $best } был бы лучше на { $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
       *[many] { $percent } процентных пунктов
      } шансов на победу.
  }
analysis-life-late = { $seat } приводит { $combo_genitive } в упадок в раунде { $round }; раунд { $best } был бы лучше на { $percent ->
    [one] { $percent } процентный пункт
    [few] { $percent } процентных пункта
   *[many] { $percent } процентных пунктов
  } шансов на победу.
analysis-life-never = { $seat } так и не приводит { $combo_genitive } в упадок; раунд { $best } был бы лучше на { $percent ->
    [one] { $percent } процентный пункт
    [few] { $percent } процентных пункта
   *[many] { $percent } процентных пунктов
  } шансов на победу.

## Luck

analysis-dice = { $sign ->
    [more] { $seat }: кубик добавил { $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
       *[many] { $percent } процентных пунктов
      } шансов на победу.
    [less] { $seat }: кубик отнял { $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
       *[many] { $percent } процентных пунктов
      } шансов на победу.
   *[even] { $seat }: кубик и не помог, и не помешал.
  }
analysis-draw = { $sign ->
    [more] { $seat }: выпавшие комбинации добавили { $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
       *[many] { $percent } процентных пунктов
      }.
    [less] { $seat }: выпавшие комбинации отняли { $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
       *[many] { $percent } процентных пунктов
      }.
   *[even] { $seat }: комбинации и не помогли, и не помешали.
  }

## One piece of advice

analysis-advice-early = { $best ->
    [0] Дайте народу больше времени: { $combo_dative } было что выиграть и после раунда { $round }.
   *[other] Дайте народу больше времени: { $combo_dative } было что выиграть вплоть до раунда { $best }.
  }
analysis-advice-late = Расставайтесь с народом раньше: к раунду { $best } { $combo_inside } сделали своё дело.
analysis-advice-waited = Расставайтесь с народом раньше: в раунде { $round } новый народ стоил больше старого.
analysis-advice-declined = Перед упадком посмотрите, что народ ещё может взять: в раунде { $round } это было больше.
analysis-advice-combo = Сравнивайте комбинации по тому, что они возьмут сразу и удержат потом: в раунде { $round } другая была лучше.
analysis-advice-idle = Используйте все жетоны на руке: в раунде { $round } можно было взять больше.
analysis-advice-regions = Ищите регионы, которые платят вдвойне или нужны лидеру: в раунде { $round } были регионы лучше.
analysis-advice-placing = Лишние жетоны ставьте там, где до вас могут дотянуться: в раунде { $round } они стояли не там.
analysis-advice-unlucky = Вы играли хорошо; кубик отнял у вас { $percent ->
    [one] { $percent } процентный пункт
    [few] { $percent } процентных пункта
   *[many] { $percent } процентных пунктов
  }.
analysis-advice-sound = Вы играли хорошо: явных ошибок нет.

## What a seat may expect

analysis-chance = { $seat }: { $percent } % на победу (± { $error }), в итоге монет примерно { $coins } (± { $spread }).
analysis-result = { $percent ->
    [100] { $seat } побеждает, монет: { $coins }.
    [0] { $seat }, монет: { $coins }.
   *[other] { $seat } делит победу, монет: { $coins }.
  }
