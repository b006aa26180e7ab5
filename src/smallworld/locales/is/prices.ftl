### Prices and incomes, part by part. Where a part comes from a race or a power, its name is used.

## Parts of a price. $amount is what the part adds or saves, without its sign

price-part-base = grunnverð
price-part-mountain = fjall
price-part-fortress = virki
price-part-lair = tröllabæli
price-part-tribe = týndur ættbálkur
# Without $amount: the word is the same for one and for many.
price-part-camps = tjaldbúðir
# Without $amount: the word is the same for one and for many.
price-part-tokens = tákn til varnar
price-part-roll = teningskast
price-part-minimum = lágmark
price-part-dragon = með drekanum
price-part-marker = merki
price-part-hired = fyrir einn skilding
price-part-hurled = skeyti

price-part = { $sign ->
    [less] { $part } −{ $amount }
    [first] { $part } { $amount }
   *[more] { $part } +{ $amount }
  }

## Parts of an income

# Without $amount: the word is the same for one and for many.
income-part-regions = landsvæði
# Without $amount: the word is the same for one and for many.
income-part-declined = landsvæði á hnignunarskeiði
# Without $amount: the word is the same for one and for many.
income-part-withdrawn = landsvæði sem gefa þarf eftir
income-part-minimum = lágmark
income-part-marker = merki annarra

income-part = { $sign ->
    [less] { $part } −{ $amount }
   *[more] { $part } { $amount }
  }

## An action explained, line by line

explain-price = { $price ->
    [0] Verð: ekkert tákn
   *[other] Verð: { $price } tákn
  }
explain-hand = { $missing ->
    [0] Þú átt { $hand } á hendi: það dugar.
   *[other] Þú átt { $hand } á hendi: { $missing } vantar.
  }
explain-odds = Teningurinn bætir það upp á { $faces } af 6 hliðum ({ $percent }%).
explain-income = { $income ->
    [0] Tekjur: engar
    [one] Tekjur: { $income } skildingur
   *[other] Tekjur: { $income } skildingar
  }
