### Prices and incomes, part by part. Where a part comes from a race or a power, its name is used.

## Parts of a price. $amount is what the part adds or saves, without its sign

price-part-base = base
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
price-part-roll = die roll
price-part-minimum = minimum
price-part-dragon = with the dragon
price-part-marker = marker
price-part-hired = for 1 coin
price-part-hurled = missiles

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
    [one] region in decline
   *[other] regions in decline
  }
income-part-withdrawn = { $amount ->
    [one] region to give up
   *[other] regions to give up
  }
income-part-minimum = minimum
income-part-marker = markers of others

income-part = { $sign ->
    [less] { $part } −{ $amount }
   *[more] { $part } { $amount }
  }

## An action explained, line by line

explain-price = { $price ->
    [0] Price: no tokens
    [one] Price: 1 token
   *[other] Price: { $price } tokens
  }
explain-hand = { $missing ->
    [0] You have { $hand }: enough.
   *[other] You have { $hand }: { $missing } short.
  }
explain-odds = The die covers it on { $faces } of 6 faces ({ $percent }%).
explain-income = { $income ->
    [0] Income: nothing
    [one] Income: 1 coin
   *[other] Income: { $income } coins
  }
