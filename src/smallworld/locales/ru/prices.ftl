### Prices and incomes, part by part. Where a part comes from a race or a power, its name is used.

## Parts of a price. $amount is what the part adds or saves, without its sign

price-part-base = основная цена
price-part-mountain = гора
price-part-fortress = крепость
price-part-lair = троллья пещера
price-part-tribe = забытое племя
price-part-camps = { $amount ->
    [1] лагерь
   *[other] лагеря
  }
price-part-tokens = { $amount ->
    [1] жетон защитника
   *[other] жетоны защитника
  }
price-part-roll = бросок кубика
price-part-minimum = минимум
price-part-dragon = с драконом
price-part-marker = метка
price-part-hired = за монету
price-part-hurled = снаряды

price-part = { $sign ->
    [less] { $part } −{ $amount }
    [first] { $part } { $amount }
   *[more] { $part } +{ $amount }
  }

## Parts of an income

income-part-regions = { $amount ->
    [1] регион
   *[other] регионы
  }
income-part-declined = { $amount ->
    [1] регион в упадке
   *[other] регионы в упадке
  }
income-part-withdrawn = { $amount ->
    [1] покидаемый регион
   *[other] покидаемые регионы
  }
income-part-minimum = минимум
income-part-marker = чужие метки

income-part = { $sign ->
    [less] { $part } −{ $amount }
   *[more] { $part } { $amount }
  }

## An action explained, line by line

explain-price = { $price ->
    [0] Цена: ни одного жетона
    [one] Цена: { $price } жетон
    [few] Цена: { $price } жетона
   *[many] Цена: { $price } жетонов
  }
explain-hand = { $missing ->
    [0] На руке { $hand }: хватает.
   *[other] На руке { $hand }: не хватает { $missing }.
  }
explain-odds = Подходящих граней у кубика: { $faces } из 6 ({ $percent } %).
explain-income = { $income ->
    [0] Доход: ничего
    [one] Доход: { $income } монета
    [few] Доход: { $income } монеты
   *[many] Доход: { $income } монет
  }
