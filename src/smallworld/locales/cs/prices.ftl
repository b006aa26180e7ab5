### Prices and incomes, part by part. Where a part comes from a race or a power, its name is used.

## Parts of a price. $amount is what the part adds or saves, without its sign

price-part-base = základ
price-part-mountain = Pohoří
price-part-fortress = Pevnost
price-part-lair = Trolí doupě
price-part-tribe = Zapomenutý kmen
price-part-camps = { $amount ->
    [one] Polní tábor
    [few] Polní tábory
   *[other] Polní tábory
  }
price-part-tokens = { $amount ->
    [one] bránící Žeton
    [few] bránící Žetony
   *[other] bránící Žetony
  }
price-part-roll = hod kostkou
price-part-minimum = minimum
price-part-dragon = s Drakem
price-part-marker = značka
price-part-hired = za 1 minci
price-part-hurled = střely

price-part = { $sign ->
    [less] { $part } −{ $amount }
    [first] { $part } { $amount }
   *[more] { $part } +{ $amount }
  }

## Parts of an income

income-part-regions = { $amount ->
    [one] Region
    [few] Regiony
   *[other] Regiony
  }
income-part-declined = { $amount ->
    [one] Region v Úpadku
    [few] Regiony v Úpadku
   *[other] Regiony v Úpadku
  }
income-part-withdrawn = { $amount ->
    [one] Region k vyklizení
    [few] Regiony k vyklizení
   *[other] Regiony k vyklizení
  }
income-part-minimum = minimum
income-part-marker = cizí značky

income-part = { $sign ->
    [less] { $part } −{ $amount }
   *[more] { $part } { $amount }
  }

## An action explained, line by line

explain-price = { $price ->
    [0] Cena: žádný Žeton
    [one] Cena: 1 Žeton
    [few] Cena: { $price } Žetony
   *[other] Cena: { $price } Žetonů
  }
explain-hand = { $missing ->
    [0] V ruce máte { $hand }: to stačí.
   *[other] V ruce máte { $hand }: chybí { $missing }.
  }
explain-odds = Kostka to dorovná na { $faces } ze svých 6 stran ({ $percent } %).
explain-income = { $income ->
    [0] Příjem: nic
    [one] Příjem: 1 mince
    [few] Příjem: { $income } mince
   *[other] Příjem: { $income } mincí
  }
