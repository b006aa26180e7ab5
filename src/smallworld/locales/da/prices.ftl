### Prices and incomes, part by part. Where a part comes from a race or a power, its name is used.

## Parts of a price. $amount is what the part adds or saves, without its sign

price-part-base = grundpris
price-part-mountain = Bjerg
price-part-fortress = Fæstning
price-part-lair = Troldehule
price-part-tribe = Glemt Folkeslag
price-part-camps = { $amount ->
    [one] Lejr
   *[other] Lejre
  }
price-part-tokens = { $amount ->
    [one] forsvarende Trop
   *[other] forsvarende Tropper
  }
price-part-roll = terningekast
price-part-minimum = minimum
price-part-dragon = med Dragen
price-part-marker = Markør
price-part-hired = for 1 mønt
price-part-hurled = skud

price-part = { $sign ->
    [less] { $part } −{ $amount }
    [first] { $part } { $amount }
   *[more] { $part } +{ $amount }
  }

## Parts of an income

income-part-regions = { $amount ->
    [one] Region
   *[other] Regioner
  }
income-part-declined = { $amount ->
    [one] Inaktiv Region
   *[other] Inaktive Regioner
  }
income-part-withdrawn = { $amount ->
    [one] Region, der skal opgives
   *[other] Regioner, der skal opgives
  }
income-part-minimum = minimum
income-part-marker = andres Markører

income-part = { $sign ->
    [less] { $part } −{ $amount }
   *[more] { $part } { $amount }
  }

## An action explained, line by line

explain-price = { $price ->
    [0] Pris: ingen Trop
    [one] Pris: 1 Trop
   *[other] Pris: { $price } Tropper
  }
explain-hand = { $missing ->
    [0] Du har { $hand }: nok.
   *[other] Du har { $hand }: Der mangler { $missing }.
  }
explain-odds = Terningen rækker på { $faces } af sine 6 sider ({ $percent } %).
explain-income = { $income ->
    [0] Indtægt: intet
    [one] Indtægt: 1 Sejrsmønt
   *[other] Indtægt: { $income } Sejrsmønter
  }
