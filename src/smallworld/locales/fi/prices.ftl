### Prices and incomes, part by part. Where a part comes from a race or a power, its name is used.

## Parts of a price. $amount is what the part adds or saves, without its sign

price-part-base = perushinta
price-part-mountain = vuoristo
price-part-fortress = linnake
price-part-lair = peikkoluola
price-part-tribe = kadonnut heimo
price-part-camps = { $amount ->
    [one] leiri
   *[other] leirit
  }
price-part-tokens = { $amount ->
    [one] puolustava merkki
   *[other] puolustavat merkit
  }
price-part-roll = nopan tulos
price-part-minimum = vähimmäishinta
price-part-dragon = lohikäärmeen avulla
price-part-marker = tunnus
price-part-hired = pisteen hinnalla
price-part-hurled = ammukset

price-part = { $sign ->
    [less] { $part } −{ $amount }
    [first] { $part } { $amount }
   *[more] { $part } +{ $amount }
  }

## Parts of an income

income-part-regions = { $amount ->
    [one] alue
   *[other] alueet
  }
income-part-declined = { $amount ->
    [one] rappeutuneen rodun alue
   *[other] rappeutuneen rodun alueet
  }
income-part-withdrawn = { $amount ->
    [one] alue, josta luovutaan
   *[other] alueet, joista luovutaan
  }
income-part-minimum = vähintään nolla
income-part-marker = muiden tunnukset

income-part = { $sign ->
    [less] { $part } −{ $amount }
   *[more] { $part } { $amount }
  }

## An action explained, line by line

explain-price = { $price ->
    [0] Hinta: ei merkkejä
    [one] Hinta: 1 merkki
   *[other] Hinta: { $price } merkkiä
  }
explain-hand = { $missing ->
    [0] Kädessä { $hand }: riittää.
   *[other] Kädessä { $hand }: puuttuu { $missing }.
  }
explain-odds = { $faces ->
    [one] Noppa korvaa puutteen 1 sivullaan kuudesta ({ $percent } %).
   *[other] Noppa korvaa puutteen { $faces } sivullaan kuudesta ({ $percent } %).
  }
explain-income = { $income ->
    [0] Pisteet: ei mitään
    [one] Pisteet: 1 voittopiste
   *[other] Pisteet: { $income } voittopistettä
  }
