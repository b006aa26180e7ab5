### Packs: races, powers and boards of one's own. What is wrong with one, and what the commands say.
###
### What is written in a pack file stays as it is in every language: keys such as “saves_on”, words
### such as “hill”, ids, file names. $key is the place in the file, such as “race.elves.tokens”.

# $source is a file, $fault one or two of the sentences below.
pack-place = { $source }, строка { NUMBER($line, useGrouping: 0) }: { $fault }
    .whole = { $source }: { $fault }
# The base game, listed with the packs.
pack-box = Коробка
    .about = Базовая игра: 14 народов, 20 способностей и 4 поля.

## The file

pack-no_file = такого файла нет. Укажите файл набора или папку, в которой есть pack.toml.
pack-no_pack_file = в этой папке нет файла { $found }. Добавьте его или укажите сам файл набора.
pack-too_large = файл больше, чем можно (байтов: { NUMBER($most, useGrouping: 0) }). Уберите что-нибудь.
pack-not_utf8 = это не текст в UTF-8. Сохраните файл в UTF-8.
pack-archive = это архив. Распакуйте его и укажите папку или файл из него.
pack-syntax = это неправильный TOML. { $reason }
pack-no_folder = в «{ $key }» указан файл { $file }, но у набора из одного файла других нет. Сделайте из него папку, в которой есть pack.toml.
pack-missing_file = в «{ $key }» указан файл { $file }, но в папке набора его нет. Положите его туда; ссылки и папки не считаются.

## Single values

# $near is the key or word that was probably meant, or “none”.
pack-unknown_key = { $near ->
    [none] ключа «{ $key }» нет. Возможны: { $allowed }.
   *[other] ключа «{ $key }» нет. Может быть, { $near }? Все ключи — в docs/packs.md.
  }
pack-missing_key = в «{ $key }» не хватает { $missing }. Добавьте.
pack-no_pack_table = в файле нет [pack]. Добавьте его с ключами id, version и title.
pack-is_board = это поле, а не набор. Назовите его в наборе под [[board]] или проверьте отдельно (smallworld map check FILE).
# $wanted: number, text, flag, list, table, words
pack-wrong_type = { $wanted ->
    [number] «{ $key }» — это { $found }. Напишите целое число.
    [text] «{ $key }» — это { $found }. Напишите текст в кавычках.
    [flag] «{ $key }» — это { $found }. Напишите true или false.
    [list] «{ $key }» — это { $found }. Напишите список в квадратных скобках; у народов, способностей и полей у каждого свой [[заголовок]].
    [table] «{ $key }» — это { $found }. Напишите [заголовок] и ключи под ним.
   *[words] «{ $key }» — это { $found }. Напишите слово в кавычках или список таких слов.
  }
pack-out_of_range = «{ $key }» — это { $found }. Можно от { $low } до { $high }.
pack-unknown_word = { $near ->
    [none] значение «{ $key }» не может быть «{ $found }». Возможны: { $allowed }.
   *[other] значение «{ $key }» не может быть «{ $found }». Может быть, { $near }?
  }
# $wanted: id, version, file, language, form
pack-bad_word = { $wanted ->
    [version] значение «{ $key }» не может быть { $found }. Напишите от одного до трёх чисел через точку, например 1.0.2.
    [file] значение «{ $key }» не может быть { $found }. Напишите просто имя файла рядом с pack.toml, строчными буквами.
    [language] «{ $key }»: { $found } — не язык. Напишите его код из двух букв, например en.
    [form] «{ $key }»: { $found } — не форма имени. Напишите её строчными буквами, например one.
   *[id] значение «{ $key }» не может быть { $found }. Напишите не меньше двух строчных латинских букв, цифр или подчёркиваний, начиная с буквы.
  }
pack-too_long = «{ $key }»: знаков { NUMBER($found, useGrouping: 0) }. Можно не больше { NUMBER($most, useGrouping: 0) }.
pack-too_many = «{ $key }»: пунктов { NUMBER($found, useGrouping: 0) }. Можно не больше { $most }.
pack-empty = в «{ $key }» пусто. Напишите что-нибудь или уберите.
pack-markup = в «{ $key }» есть < или >. Напишите простой текст, без разметки.
pack-unprintable = в «{ $key }» есть переводы строк, скрытые знаки или пробелы по краям. Напишите одну простую строку.
pack-same_name = «{ $key }»: другая плашка уже называется «{ $name }» ({ $other }). Выберите другое имя.
# A warning: $found is the code of a language.
pack-unknown_language = «{ $key }»: языка «{ $found }» в игре нет, и этих текстов никто не увидит. Есть { $allowed }.
pack-undescribed = у «{ $key }» есть код, но карточка не говорит, что он делает. Верните правило из describe() или добавьте правило (rule) в тексты.

## What makes no sense

pack-nothing_in_it = в наборе нет ни народа, ни способности, ни поля. Добавьте хотя бы что-то одно.
pack-reserved_id = «{ $id }» занято самой игрой. Выберите другой id.
pack-repeated_id = «{ $id }» встречается дважды. Дайте каждому свой id.
pack-needs_key = «{ $key }» говорит, сколько, но не за что. Добавьте что-то одно: { $needs }.
pack-supply_too_small = «{ $key }» — это { $found }, а с самым большим жетоном способности народу нужно жетонов: { $needed }. Напишите не меньше или уберите.
pack-supply_and_borrows = у народа свои жетоны либо чужие. Уберите supply или borrows.
pack-unknown_lender = { $near ->
    [none] «{ $key }»: одолжить жетоны могут только народы из коробки: { $allowed }.
   *[other] «{ $key }»: в коробке нет народа «{ $found }». Может быть, { $near }?
  }
pack-lender_too_small = «{ $key }»: жетонов у народа { $lender } всего { $found }, а с самым большим жетоном способности нужно { $needed }. Одолжить могут: { $allowed }.
pack-badge_too_large = «{ $key }»: вместе с дополнительными жетонами способность даёт { $found }. Можно не больше { $most }.
# $kind: race, power
pack-words_for_nobody = { $near ->
    [none] в «{ $key }» названо то, чего в наборе нет. В нём есть { $allowed }.
   *[other] в «{ $key }» названо то, чего в наборе нет. Может быть, { $near }?
  }

## Boards and emblems

# $reason is a whole sentence about the board.
pack-board = «{ $key }»: { $reason }
pack-board_where = для «{ $key }» нужен либо файл, либо свои id, seats, rounds и regions.
# $problem: too_large, malformed, doctype, too_many_parts, element, attribute, value, too_far, no_view_box
pack-emblem = { $problem ->
    [too_large] «{ $key }»: картинка больше 20 КБ. Упростите её.
    [doctype] «{ $key }»: у картинки есть тип документа. Уберите строку <!DOCTYPE>.
    [too_many_parts] «{ $key }»: в картинке слишком много частей. Упростите её.
    [element] «{ $key }»: { $found } в эмблеме не бывает. Можно только фигуры, группы и градиенты; текст превратите в контуры.
    [attribute] «{ $key }»: атрибута { $found } в эмблеме не бывает. Уберите его.
    [value] «{ $key }»: { $found } в эмблеме не бывает. Пишите простые числа и цвета.
    [too_far] «{ $key }»: { $found } — слишком много для картинки. Держите всё возле viewBox, а линии — тоньше него.
    [no_view_box] «{ $key }»: у картинки нет viewBox. Добавьте его, например viewBox="0 0 64 64".
   *[malformed] «{ $key }»: картинка — неправильный SVG. Ошибка в месте { $found } (строка:столбец).
  }

## Packs on the shelf

pack-unknown = Набор «{ $found }» не установлен. Есть { $allowed }. Установить набор: smallworld pack install FILE
# $near is the switch that was probably meant, “none”, or “nothing” for a pack without switches.
pack-unknown_switch = { $near ->
    [nothing] В наборе { $pack } нет переключателей.
    [none] В наборе { $pack } нет переключателя «{ $found }». В нём есть { $allowed }.
   *[other] В наборе { $pack } нет переключателя «{ $found }». Может быть, { $near }?
  }
pack-bad_label = «{ $found }» — не метка набора. Она выглядит так: fens 1.0 a09caa5d2d3d
pack-missing = Здесь играли с набором { $pack } { $version } ({ $hash }), а он не установлен. Установить его: smallworld pack install FILE
pack-changed = Здесь играли с набором { $pack } { $version } ({ $hash }). Установлено { $allowed }, а с этим игра идёт иначе. Установите ту версию, с которой играли.

## Packs together

box-pack_twice = Набор { $pack } назван дважды. Назовите его один раз.
box-unknown_mode = Знамёна и жетоны способностей нельзя смешать способом «{ $found }». Возможны: { $allowed }; id пишут только после blank.
box-no_packs = Сказано, как смешать наборы, но ни один не назван. Назовите набор или уберите это.
box-unknown_choice = В этих наборах нет «{ $found }». Выберите из таких: { $allowed }.
box-blank_choice = Пустое знамя и пустой жетон — для одного народа и одной способности, а здесь народов { $races } и способностей { $powers }. Выберите из таких: { $allowed }.
box-blank_borrows = «{ $id }» нельзя написать на пустом знамени: у этого народа нет одолженных жетонов. Добавьте borrows или добавьте его в игру как есть.
box-same_lender = «{ $id }» и «{ $other }» берут жетоны у одного народа: { $lender }. Пусть один из них берёт у другого или получит свои жетоны.
box-two_acting = «{ $id }» и «{ $other }» оба продолжают действовать в упадке. В одной игре может быть только один такой народ.
box-same_id = Два знамени или жетона способности называются «{ $id }». Уберите один из наборов.
# $kind: race, power
box-too_few = { $kind ->
    [race] Слишком мало народов: { $found }. При числе мест { $seats } нужно { $needed }. Добавьте набор или народы из коробки.
   *[power] Слишком мало способностей: { $found }. При числе мест { $seats } нужно { $needed }. Добавьте набор или способности из коробки.
  }
box-too_many = { $kind ->
    [race] Слишком много народов: { $found }. В одну игру помещается не больше { $most }. Уберите какой-нибудь набор.
   *[power] Слишком много способностей: { $found }. В одну игру помещается не больше { $most }. Уберите какой-нибудь набор.
  }

## The commands

# $label is id, version and hash; the lists are of ids.
pack-told-sound = { $label } — всё в порядке: { $content }.
pack-told-races = { $count ->
    [one] { $count } народ
    [few] { $count } народа
   *[many] { $count } народов
  }
pack-told-powers = { $count ->
    [one] { $count } способность
    [few] { $count } способности
   *[many] { $count } способностей
  }
pack-told-boards = { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[many] { $count } полей
  }
pack-told-faults = { $count ->
    [one] { $source }: { $count } ошибка; см. выше.
    [few] { $source }: { $count } ошибки; см. выше.
   *[many] { $source }: { $count } ошибок; см. выше.
  }
pack-told-borrows = жетоны одолжены у { $race_genitive }, которые выходят из игры
pack-told-by = автор: { $author }
# $on: yes, no. $reading is a rule in the words of the pack, without a full stop.
pack-told-switch = { $on ->
    [yes] Источники расходятся. Здесь играют так: { $reading }
   *[no] Источники расходятся. Другое прочтение, с +{ $switch }: { $reading }
  }
pack-told-installed = Установлено: { $label }
    .next = Сыграть с ним: { $command }
# $label is the pack just installed, $other the one that was there.
pack-told-changed = Он играет иначе, чем { $other } с тем же номером версии. Новые партии берут { $label }; изменив набор, повышайте версию.
pack-told-newer = Установлен и { $other } с более высоким номером версии: новые партии берут его.
pack-told-older = только для старых партий
pack-told-new = Заготовка набора — в файле { $file }.
    .next = Измените её, а затем: { $command }
