### The page as a whole.

page-missing = Часть страницы не загрузилась: сервер недоступен или обновлён. Загрузите страницу снова.
page-reload = Загрузить снова
# For search engines, and for browsers without JavaScript
page-description = «Маленький мир» в браузере, с друзьями или ботами. Неофициальная версия.
page-noscript = Странице нужен JavaScript. Включите его и обновите страницу.

page-learn = Научиться играть
    .about = Первая партия, шаг за шагом
page-puzzles = Задачи
    .today = Задача дня
    .about = { $done ->
        [true] { $streak ->
            [1] Сегодня решена
            [one] Решена, { $streak } день подряд
            [few] Решена, { $streak } дня подряд
           *[many] Решена, { $streak } дней подряд
          }
       *[false] { $streak ->
            [0] Один ход явно лучший: найдите его
            [1] Вчера решена, а сегодня?
            [one] { $streak } день подряд, а сегодня?
            [few] { $streak } дня подряд, а сегодня?
           *[many] { $streak } дней подряд, а сегодня?
          }
      }
page-workshop = Мастерская
    .about = Свои народы, способности и поля
page-shelf = Полка наборов
    .about = Дополнения и наборы, с которыми можно играть
# $titles is a list of what packs are called: collections of races, powers and boards that players made.
page-packs = { $count ->
    [1] С набором { $titles }
   *[other] С наборами { $titles }
  }
    .cards = Показать карточки
    .shelf = Показать на полке
page-rules = Правила
    .about = Все народы, способности и разъяснения, с примерами
    .opening = Открываем правила…
page-look-up = { $name }: найти в правилах
page-why = Показать правило
