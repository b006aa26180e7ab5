### Prices and incomes, part by part. Where a part comes from a race or a power, its name is used.

## Parts of a price. $amount is what the part adds or saves, without its sign

price-part-base = grunnpris
price-part-mountain = fjell
price-part-fortress = festning
price-part-lair = trollhule
price-part-tribe = Glemt Folkeslag
price-part-camps = { $amount ->
    [one] leir
   *[other] leire
  }
price-part-tokens = { $amount ->
    [one] forsvarende tropp
   *[other] forsvarende tropper
  }
price-part-roll = terningkast
price-part-minimum = minimum
price-part-dragon = med dragen
price-part-marker = markør
price-part-hired = for 1 mynt
price-part-hurled = skudd

price-part = { $sign ->
    [less] { $part } −{ $amount }
    [first] { $part } { $amount }
   *[more] { $part } +{ $amount }
  }

## Parts of an income

income-part-regions = { $amount ->
    [one] region
   *[other] regioner
  }
income-part-declined = { $amount ->
    [one] inaktiv region
   *[other] inaktive regioner
  }
income-part-withdrawn = { $amount ->
    [one] region som må forlates
   *[other] regioner som må forlates
  }
income-part-minimum = minimum
income-part-marker = andres markører

income-part = { $sign ->
    [less] { $part } −{ $amount }
   *[more] { $part } { $amount }
  }

## An action explained, line by line

explain-price = { $price ->
    [0] Pris: ingen tropper
    [one] Pris: 1 tropp
   *[other] Pris: { $price } tropper
  }
explain-hand = { $missing ->
    [0] Du har { $hand }: nok.
   *[other] Du har { $hand }: det mangler { $missing }.
  }
explain-odds = Terningen hjelper på { $faces } av sine 6 sider ({ $percent } %).
explain-income = { $income ->
    [0] Inntekt: ingenting
    [one] Inntekt: 1 seiersmynt
   *[other] Inntekt: { $income } seiersmynter
  }
