### The coach: what decided a game that has been played.

coach-tab = Тренер
coach-title = Что решило игру
coach-offer = Боты много раз доигрывают партию с каждого её хода. Потом вы увидите, как менялись шансы, какие ходы обошлись дороже всего и что было бы лучше. Это займёт минуту-другую.
coach-begin = Спросить тренера
coach-waiting = Сначала другие игры…
coach-progress = Разбираем каждый ход: готово { $percent } %.
coach-progress-label = Сколько готово
coach-cancel = Отмена
coach-failed = Не получилось. Попробуйте ещё раз.
coach-nothing = Никто не сделал ни хода, рассказывать не о чем.
coach-seat = Чья игра?

## The curve

coach-curve = Шансы на победу
coach-curve-axis = Проценты
coach-curve-about = График: шансы каждого игрока на победу после каждого хода. Ниже таблица с числами.
coach-curve-label = { $name } { $percent } %
coach-legend-chance = { $seat }: шансы после каждого хода.
coach-legend-fair = Пунктир: то же с честным кубиком. Полоса между ними — удача.
coach-legend-no-dice = Кубик здесь ничего не изменил.
coach-legend-turn = Дорого обошедшийся ход, о нём ниже.
coach-numbers = Числа таблицей
coach-numbers-turn = После
coach-numbers-round = Раунд { $round }, { $seat }
coach-numbers-fair = { $seat }, честный кубик
coach-percent = { $percent } %

## Costly turns. $plan is made of the steps in reasons.ftl

coach-costly = Самые дорогие ошибки
coach-costly-none = { $seat }: ошибок, о которых можно говорить уверенно, нет. Отличная игра.
coach-played = Сыграно: { $plan }.
coach-show = Показать на поле
coach-hide = Скрыть
coach-what-if = А если бы в раунде { $round }: { $plan }.
coach-play-on = Играть отсюда
    .about = Новый стол начнётся перед этим ходом. На остальные места сядут боты.

## Decline and luck

coach-decline = Когда приходить в упадок
coach-no-races = { $seat }: народа не было.
coach-luck = Удача
coach-how = Всё это оценки: боты доигрывали много раз, а ± показывает, насколько результат мог сдвинуть случай.
