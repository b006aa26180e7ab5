### Editions: what the printed rulebook of the reader’s language says otherwise, and tables that
### play as an edition does. What the differences are is told in edition.ftl, which English has not.

## In the reference, above a difference

# Your own rulebook, such as “In the printed Swedish rulebook”.
editions-title = В печатных русских правилах
# A label before the rulings that decide it, which are links.
editions-rulings = Почему играют так
# A link to the option.
editions-option = За столом можно играть как напечатано

## At a new table: all switches of the rules at once

preset = По какому изданию
preset-en = Как в английском издании
preset-is = Как в исландском издании
preset-sv = Как в шведском издании
preset-ru = Как в русском издании
# Some switch stands as in no edition.
preset-own = Настроено вручную
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
