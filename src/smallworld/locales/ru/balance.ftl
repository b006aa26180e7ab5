### Balance: whether a race or a power of one's own is fair, told on the terminal, in a report and on
### the page.
###
### Numbers with a fraction and intervals come written as the language writes them; counts come as
### numbers. $kind is race or power. “Situation”: a moment of a game in which a seat takes a combo.

balance-title = Баланс: { $name }
# $verdict: too_weak, weak, fair, strong, too_strong
balance-verdict =
    { $verdict ->
        [too_weak] Слишком слабо
        [weak] Довольно слабо
        [strong] Довольно сильно
        [too_strong] Слишком сильно
       *[fair] Сбалансировано
    } { $tokens ->
        [one] с { $tokens } жетоном.
        [few] с { $tokens } жетонами.
       *[many] с { $tokens } жетонами.
    }
balance-coins = Монет за всё время: { $coins }; за ход: { $turn }.
balance-lead =
    { $kind ->
        [power] Прибавка к отрыву игрока в конце по сравнению со средней официальной способностью, в монетах
       *[race] Прибавка к отрыву игрока в конце по сравнению со средним официальным народом, в монетах
    }: { $lead }.
balance-lift =
    { $kind ->
        [power] Прибавка к победам игрока на сто игр по сравнению со средней официальной способностью
       *[race] Прибавка к победам игрока на сто игр по сравнению со средним официальным народом
    }: { $lift }.
# $case: same, either, other, none, unknown
balance-fair =
    { $case ->
        [same] С этим числом жетонов баланс лучше всего ({ $exact }).
        [either] Число жетонов, при котором возможен баланс: { $choice } ({ $exact }, кто бы ни играл).
        [none] Ни одно разрешённое число жетонов не даст баланса ({ $exact }).
        [unknown] По столь немногим играм не сказать, с каким числом жетонов будет баланс.
       *[other] { $tokens ->
            [one] С { $tokens } жетоном был бы баланс ({ $exact }).
            [few] С { $tokens } жетонами был бы баланс ({ $exact }).
           *[many] С { $tokens } жетонами был бы баланс ({ $exact }).
        }
    }
# $keys are keys of the pack file, or “code”.
balance-unseen = Боты, возможно, не в полной мере используют { $keys }, и на деле оно может быть сильнее.
    .advice = Проверьте с --bots planner или сыграйте.
balance-few_games = Для уверенного вывода игр мало: отрыв может лежать где угодно в этом интервале. Сыграйте больше с --games.
balance-best = Лучшие сочетания: { $partners }.
balance-worst = Худшие сочетания: { $partners }.
balance-made = Ситуаций: { NUMBER($games) }, испробовано чисел жетонов: { $tried }. Боты: { $bots }, карты: { $maps }.
balance-chart =
    { $kind ->
        [power] Отрыв в монетах в конце по сравнению со средней официальной способностью
       *[race] Отрыв в монетах в конце по сравнению со средним официальным народом
    }

## Columns

balance-column-tile = название
balance-column-tokens = жетоны
balance-column-games = ситуации
balance-column-coins = монет за всё время
balance-column-turn = монет за ход
balance-column-lead = прибавка к отрыву, монет
balance-column-lift = прибавка побед на 100
