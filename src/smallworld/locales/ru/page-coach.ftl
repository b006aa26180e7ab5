### The coach: what decided a game that has been played.

coach-tab = Тренер
coach-title = Что решило игру
coach-offer = Боты много раз доигрывают партию с каждого её хода. Потом вы увидите, как менялись шансы, какие ходы обошлись дороже всего и что было бы лучше. Первая кривая появится через несколько секунд, остальное займёт минуту-другую.
coach-begin = Спросить тренера
coach-waiting = Ждём очереди…
coach-progress = Разбираем каждый ход: готово { $percent } %.
coach-progress-label = Прогресс
coach-cancel = Отмена
coach-failed = Не получилось. Попробуйте ещё раз.
coach-nothing = Ни одного хода не сделано, разбирать нечего.
coach-seat = Чья игра?

## The curve

coach-curve = Шансы на победу
coach-curve-axis = Проценты
coach-curve-about = График: шансы каждого игрока на победу после каждого хода. Ниже таблица с числами.
coach-curve-label = { $name } { $percent } %
coach-legend-chance = { $seat }: шансы после каждого хода.
coach-legend-band = Закрашенная полоса — погрешность.
coach-legend-fair = Пунктир: при среднем везении. Разрыв между линиями — удача.
coach-legend-no-dice = Кубик здесь ничего не изменил.
coach-legend-turn = Дорогая ошибка, о ней ниже.
coach-numbers = Числа таблицей
coach-numbers-turn = После хода
coach-numbers-round = Раунд { $round }, { $seat }
coach-numbers-fair = { $seat } при среднем везении
coach-percent = { $percent } %

## Costly turns. $plan is made of the steps in reasons.ftl

coach-costly = Самые дорогие ошибки
coach-costly-none = { $seat }: явных ошибок нет. Отличная игра!
coach-costly-not-yet = Дорогих ошибок пока не найдено.
coach-played = Сыграно: { $plan }.
coach-show = Показать на поле
coach-hide = Скрыть
coach-what-if = Вариант для раунда { $round }: { $plan }.
coach-play-on = Играть отсюда
    .about = Новый стол начнётся перед этим ходом. На остальные места сядут боты.

## Decline and luck

coach-decline = Когда приводить в упадок
coach-no-races = { $seat }: народа не было.
coach-luck = Удача
coach-how = Всё это оценки: боты доигрывали много раз, а ± — погрешность.
