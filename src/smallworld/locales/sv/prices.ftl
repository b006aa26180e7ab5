### Prices and incomes, part by part. Where a part comes from a race or a power, its name is used.

## Parts of a price. $amount is what the part adds or saves, without its sign

price-part-base = grundpris
price-part-mountain = Berg
price-part-fortress = Fästning
price-part-lair = Trollhåla
price-part-tribe = Glömd Stam
price-part-camps = { $amount ->
    [one] Bivack
   *[other] Bivacker
  }
price-part-tokens = { $amount ->
    [one] försvarande bricka
   *[other] försvarande brickor
  }
price-part-roll = tärningsslag
price-part-minimum = minimum
price-part-dragon = med Draken
price-part-marker = markör
price-part-hired = för ett Vinstmynt
price-part-hurled = skott

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
    [one] Region i Nedgång
   *[other] Regioner i Nedgång
  }
income-part-withdrawn = { $amount ->
    [one] Region att utrymma
   *[other] Regioner att utrymma
  }
income-part-minimum = minimum
income-part-marker = andras markörer

income-part = { $sign ->
    [less] { $part } −{ $amount }
   *[more] { $part } { $amount }
  }

## An action explained, line by line

explain-price = { $price ->
    [0] Pris: ingen bricka
    [one] Pris: 1 bricka
   *[other] Pris: { $price } brickor
  }
explain-hand = { $missing ->
    [0] Du har { $hand } i handen: det räcker.
   *[other] Du har { $hand } i handen: { $missing } fattas.
  }
explain-odds = Tärningen täcker det på { $faces } av sina 6 sidor ({ $percent } %).
explain-income = { $income ->
    [0] Inkomst: inget
   *[other] Inkomst: { $income } Vinstmynt
  }
