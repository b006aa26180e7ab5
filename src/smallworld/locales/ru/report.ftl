### The report of a simulation: what happened in many games between bots.
###
### Numbers with a fraction, shares and intervals come written as the language writes them;
### counts come as numbers.

report-title = Много маленьких миров
report-intro =
    { $games ->
        [one] Что произошло в { NUMBER($games) } игре между ботами:
        [few] Что произошло в { NUMBER($games) } играх между ботами:
       *[many] Что произошло в { NUMBER($games) } играх между ботами:
    } кто с какого места побеждал, сколько жили народы и что принесли каждый народ, каждая способность и комбинация.
report-made = Сделано в smallworld { $version } ({ $build ->
        [compiled] скомпилированный
       *[source] чистый Python
    }). Те же игры ещё раз:
report-contents = Содержание
report-numbers = Числа таблицей
report-footer = Интервалы — доверительные, 95 %: они показывают, сколько случайности остаётся при таком числе игр, а не как играли бы люди.
report-interval = { $value } ({ $low } – { $high })
report-board =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }
report-games =
    { $games ->
        [one] { NUMBER($games) } игра
        [few] { NUMBER($games) } игры
       *[many] { NUMBER($games) } игр
    }
report-agrees = как у людей
report-differs = не как у людей

## What axes and columns are called

report-axis-seat = место по очереди хода
report-axis-coins = монет в конце
report-axis-coins-end = монет в конце
report-axis-coins-life = монет принёс народ
report-axis-coins-short = монеты
report-axis-fair = победы относительно равной доли
report-axis-share-of-seats = процент всех игроков
report-axis-share-of-games = процент всех игр
report-axis-share-of-races = процент всех народов, приведённых в упадок
report-axis-share-declining = процент игроков, приводящих народ в упадок в этом раунде
report-axis-turns-active = ходов народ был активен
report-axis-round = раунд
report-axis-luck = удачных последних захватов по сравнению с ожидаемым
report-axis-decisions = решений за игру, у всех игроков
report-axis-choices = допустимых действий на выбор, в среднем
report-column-board = поле
report-column-seat = место
report-column-coins = монеты
report-column-wins = победы
report-column-mean = среднее
report-column-tenth = у одного из десяти меньше
report-column-median = у половины меньше
report-column-ninetieth = у девяти из десяти меньше
report-column-winner = среднее у победителей
report-column-lives = выбран
report-column-lift = победы / равная доля
report-column-race = народ
report-column-power = способность
report-column-combo = комбинация
report-column-round = раунд
report-column-rounds = раунды
report-column-turns-active = ходов активен
report-column-luck = удача
report-column-phase = фаза
report-column-decisions = решений за игру
report-column-decisions-a-turn = решений за ход
report-column-choices-mean = действий, в среднем
report-column-choices-most = действий, самое большее

## Phases, as short as an axis needs it

report-phase-start = начало
report-phase-conquest = захваты
report-phase-redeployment = перераспределение
report-phase-after_scoring = после монет
report-phase-refuge = отступившие жетоны

## Beside people

report-human-title = Играют ли боты как люди?
report-human-lead = Кое-что об играх между людьми известно. Из таких наблюдений ({ $facts }) у этих ботов так же выходит { $same }.
report-human-scores = Двое игроков заканчивают примерно с { $low }–{ $high } монетами.
report-human-scores-bots =
    { $lower ->
        [lower] Восемь из десяти ботов заканчивают с { $low }–{ $high } монетами, в среднем { $mean }: меньше, чем люди. Вдвоём потерянная соперником монета стоит столько же, сколько полученная, и они играют именно так. В обычных для людей пределах — { $share }.
        [higher] Восемь из десяти ботов заканчивают с { $low }–{ $high } монетами, в среднем { $mean }: больше, чем люди. В обычных для людей пределах — { $share }.
       *[same] Восемь из десяти ботов заканчивают с { $low }–{ $high } монетами, в среднем { $mean }. В обычных для людей пределах — { $share }.
    }
report-human-races =
    Когда игроков { $seats }, победителю обычно хватает { $races ->
        [one] { $races } народа.
        [few] { $races } народов.
       *[many] { $races } народов.
    }
report-human-races-bots =
    { $agrees ->
        [yes] Так же и у победивших ботов: { $share }.
       *[no] У победивших ботов так — { $expected_share }, но у { $share } число народов другое: { $races }.
    }
report-human-rank = { $rank } (игроков { $seats })
report-human-weak = { $race } считаются самым слабым народом.
report-human-weak-bots =
    { $agrees ->
        [yes] Здесь они тоже ближе к концу списка, народов всего { $races }. Место по монетам: { $ranks }.
       *[no] Боты извлекают из них больше. Место по монетам, народов всего { $races }: { $ranks }.
    }
report-human-wins = { $race } часто встречаются у победителей.
report-human-wins-bots =
    { $agrees ->
        [yes] { $race } были у { $share } победивших ботов. Место среди того, чем побеждали: { $ranks }.
       *[no] { $race } были только у { $share } победивших ботов. Место среди того, чем побеждали: { $ranks }.
    }

## Whole games

report-seats-title = Помогает ли ходить первым?
report-seats-first =
    { $ahead ->
        [more] Когда игроков { $seats }, начинающий выигрывает { $share } игр, больше равной доли { $fair }.
        [less] Когда игроков { $seats }, начинающий выигрывает { $share } игр, меньше равной доли { $fair }.
       *[same] Когда игроков { $seats }, начинающий выигрывает { $share } игр, без явного отличия от равной доли { $fair }.
    }
report-seats-note = За всех играют равные боты или разные, которые от игры к игре пересаживаются на одно место.
report-scores-title = Сколько монет в конце?
report-scores-board = Когда игроков { $seats }, каждый заканчивает в среднем с { $mean } монетами; восемь из десяти — с { $low }–{ $high }.
report-scores-note = Закрашенная полоса, { $low }–{ $high } монет, — обычный результат двух людей.
report-length-title = Сколько длится игра?
report-length-note = Число раундов задано полем; различается то, сколько раз приходится решать. Считается каждое действие: каждый захват, каждый регион, куда ставят жетоны.
report-choices-title = Из скольких действий выбирают?
report-choices-note = Ветвление по фазам: считается каждое допустимое действие, поэтому каждое число жетонов для каждого региона — отдельное.
report-luck-title = Сколько решает кубик?
report-luck-note = Удача — это число удавшихся попыток последнего захвата минус число, обещанное шансами.
report-luck-board = Когда игроков { $seats }, корреляция удачи и победы — { $correlation }.

## Races

report-lifetimes-title = Сколько ходов народ остаётся активным?
report-lifetimes-board = Когда игроков { $seats }, ходов до упадка у активного народа в среднем { $mean }.
report-lifetimes-note = Народы, активные до самого конца, не считаются: их оборвала игра.
report-declines-title = Когда народы приходят в упадок?
report-declines-board = Когда игроков { $seats }, чаще всего упадок приходится на раунд { $round }: { $share } всех игроков.
report-races-title = Что приносит каждый народ?
report-races-note = Больше всего приносят { $best }, меньше всего { $worst }, по среднему месту на всех полях. Считаются монеты, которые народ принёс активным и в упадке, сколько бы за него ни заплатили; у народа, выбранного поздно, на это меньше времени.
report-powers-title = Что приносит каждая способность?
report-powers-note = Больше всего приносят { $best }, меньше всего { $worst }, по среднему месту на всех полях.
report-combos-title = Какие комбинации приносят больше и меньше всего?
report-combos-note = Первые { $shown } и последние { $shown } из комбинаций, которые выбирали достаточно часто для сравнения.
report-combos-board = Когда игроков { $seats }, больше всего приносят { $best }, меньше всего { $worst }.
report-combos-too-few = Ни одну комбинацию не выбирали достаточно часто для сравнения. Сыграйте больше игр.
