### Prices and incomes, part by part. Where a part comes from a race or a power, its name is used.

## Parts of a price. $amount is what the part adds or saves, without its sign

price-part-base = any region
price-part-mountain = mountain
price-part-fortress = fortress
price-part-lair = lair
price-part-tribe = Lost Tribe
price-part-camps = { $amount ->
    [one] camp
   *[other] camps
  }
price-part-tokens = { $amount ->
    [one] defending token
   *[other] defending tokens
  }
price-part-roll = die rolled
price-part-minimum = nothing costs less than one
price-part-dragon = with the dragon

price-part = { $sign ->
    [less] { $part } −{ $amount }
    [first] { $part } { $amount }
   *[more] { $part } +{ $amount }
  }

## Parts of an income

income-part-regions = { $amount ->
    [one] region
   *[other] regions
  }
income-part-declined = { $amount ->
    [one] declined region
   *[other] declined regions
  }
income-part-withdrawn = { $amount ->
    [one] region to be given up
   *[other] regions to be given up
  }

income-part = { $sign ->
    [less] { $part } −{ $amount }
   *[more] { $part } { $amount }
  }

## An action explained, line by line

explain-price = { $price ->
    [0] Price: no token
    [one] Price: 1 token
   *[other] Price: { $price } tokens
  }
explain-hand = { $missing ->
    [0] You hold { $hand }: enough.
   *[other] You hold { $hand }: { $missing } short.
  }
explain-odds = The die makes up for it on { $faces } of its 6 faces ({ $percent } %).
explain-income = { $income ->
    [0] Income: nothing
    [one] Income: 1 coin
   *[other] Income: { $income } coins
  }
