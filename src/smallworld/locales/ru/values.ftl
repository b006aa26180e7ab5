### Values and texts of files and programs that can’t be used: what is wrong, and what to write instead.
###
### These sentences stand inside others, as $reason. $key is the place, such as “seats[0].hand”.

request-unclear = Что отправлять, описано в документе API.
value-missing = Не хватает «{ $key }». Добавьте.
value-unknown_key = Ключ «{ $key }» неизвестен. Проверьте написание или удалите его.
# $found and $wanted: number (whole), decimal, text, flag, list, object, nothing, other
value-type = { $found ->
    [number] «{ $key }» — целое число.
    [decimal] «{ $key }» — дробное число.
    [text] «{ $key }» — текст.
    [flag] «{ $key }» — true или false.
    [list] «{ $key }» — список.
    [object] «{ $key }» — объект.
    [nothing] «{ $key }» — null.
   *[other] У «{ $key }» неверный тип.
  } { $wanted ->
    [number] Нужно целое число.
    [decimal] Нужно число.
    [text] Нужен текст в кавычках.
    [flag] Нужно true или false.
    [list] Нужен список в квадратных скобках.
    [object] Нужен объект в фигурных скобках.
    [nothing] Нужно null.
   *[other] Нужно другое значение.
  }
value-whole = { $wanted ->
    [list] Отправьте список в квадратных скобках.
    [object] Отправьте один объект в фигурных скобках.
   *[other] Отправьте значение, описанное в документе.
  }
# $bound: least, most, above, below
value-range = { $bound ->
    [least] Значение «{ $key }» слишком мало. Нужно { $limit } или больше.
    [above] Значение «{ $key }» слишком мало. Нужно больше, чем { $limit }.
    [below] Значение «{ $key }» слишком велико. Нужно меньше, чем { $limit }.
   *[most] Значение «{ $key }» слишком велико. Нужно { $limit } или меньше.
  }
value-length = { $bound ->
    [least] Значение «{ $key }» слишком короткое. Наименьшая длина: { $limit }.
   *[most] Значение «{ $key }» слишком длинное. Наибольшая длина: { $limit }.
  }
value-choice = «{ $key }» не может быть «{ $found }». Выберите одно из допустимых значений.
value-too_large = Значение «{ $key }» слишком велико. Нужно число поменьше.
value-form = В «{ $key }» есть недопустимые знаки. Исправьте.
value-other = Значение «{ $key }» не подходит. Исправьте его.
json-byte = Ошибка в байте { NUMBER($byte, useGrouping: 0) }. Проверьте кавычки, запятые и скобки.
json-end = Текст обрывается. Закройте все кавычки и скобки.
json-encoding = В тексте есть знаки не в UTF-8. Сохраните его в UTF-8.
json-other = Проверьте кавычки, запятые и скобки.
toml-twice = Ключ или заголовок встречается дважды. Оставьте один.
toml-equals = После ключа не хватает =. Напишите: ключ = значение.
toml-text = У текста нет закрывающих кавычек, или в нём есть обратная косая черта. Проверьте кавычки.
toml-bracket = Скобка не закрыта. Добавьте закрывающую скобку.
toml-line = После значения в той же строке что-то ещё. Начните новую строку.
toml-value = Значение после = неправильное. Текст пишите в кавычках.
toml-character = Этот знак здесь недопустим. Удалите его.
toml-deep = В ключе слишком много частей. Уберите лишние точки.
toml-other = Проверьте кавычки, скобки и знаки равенства.
