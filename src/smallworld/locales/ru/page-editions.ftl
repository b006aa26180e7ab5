### Editions: what the printed rulebook of the reader’s language says otherwise, and tables that
### play as an edition does. What the differences are is told in edition.ftl, which English has not.

## In the reference, above a difference

# Your own rulebook, such as “In the printed Swedish rulebook”.
editions-title = В печатных русских правилах
# A label before the rulings that decide it, which are links.
editions-rulings = Почему здесь играют так
# A link to the option.
editions-option = Можно играть и как напечатано

## At a new table: all switches of the rules at once

preset = Играть по изданию
preset-en = Английское издание
preset-is = Исландское издание
preset-sv = Шведское издание
preset-ru = Русское издание
# Some switch stands as in no edition.
preset-own = Свои настройки
# $options: switches and how they stand, $count of them.
preset-sets = { $count ->
    [0] Отличий от английского издания нет.
   *[other] Отличия от английского издания: { $options }.
  }
# One of them. $on: yes or no
preset-switch = { $on ->
    [yes] «{ $option }» — включено
   *[no] «{ $option }» — выключено
  }
