### Improve this wording: readers choose a text on the page and write a better one. $count is the number of suggestions.

wording-bar = Улучшение текстов
wording-point = Выберите любой текст на странице, чтобы улучшить его.
wording-list = Все тексты здесь
wording-save = { $count ->
    [0] Предложений пока нет
    [one] Сохранить { $count } предложение
    [few] Сохранить { $count } предложения
   *[many] Сохранить { $count } предложений
  }
wording-done = Закончить
wording-nothing = Здесь текст не найден. Попробуйте список всех текстов.
wording-kept = { $count ->
    [one] На этом устройстве { $count } предложение.
    [few] На этом устройстве { $count } предложения.
   *[many] На этом устройстве { $count } предложений.
  }
wording-which = Какой текст?
wording-id = Обозначение
wording-english = По-английски
wording-current = Текст сейчас
wording-better = Ваше предложение
    .about = Сохраните части в фигурных скобках: туда подставляются имена и числа.
wording-keep = Сохранить предложение
