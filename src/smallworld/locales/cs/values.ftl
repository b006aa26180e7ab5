### Values and texts of files and programs that can’t be used: what is wrong, and what to write instead.
###
### These sentences stand inside others, as $reason. $key is the place, such as “seats[0].hand”.

request-unclear = Co poslat, popisuje dokument API.
value-missing = Chybí „{ $key }“. Doplňte to.
value-unknown_key = Klíč „{ $key }“ není známý. Zkontrolujte, jak je napsaný, nebo ho odstraňte.
# $found and $wanted: number (whole), decimal, text, flag, list, object, nothing, other
value-type = { $found ->
    [number] „{ $key }“ je celé číslo.
    [decimal] „{ $key }“ je desetinné číslo.
    [text] „{ $key }“ je text.
    [flag] „{ $key }“ je true nebo false.
    [list] „{ $key }“ je seznam.
    [object] „{ $key }“ je objekt.
    [nothing] „{ $key }“ je null.
   *[other] „{ $key }“ má nesprávný typ.
  } { $wanted ->
    [number] Použijte celé číslo.
    [decimal] Použijte číslo.
    [text] Použijte text v uvozovkách.
    [flag] Použijte true nebo false.
    [list] Použijte seznam v hranatých závorkách.
    [object] Použijte objekt ve složených závorkách.
    [nothing] Použijte null.
   *[other] Použijte jinou hodnotu.
  }
value-whole = { $wanted ->
    [list] Pošlete seznam v hranatých závorkách.
    [object] Pošlete jeden objekt ve složených závorkách.
   *[other] Pošlete hodnotu, kterou popisuje dokument.
  }
# $bound: least, most, above, below
value-range = { $bound ->
    [least] „{ $key }“ je příliš malé. Použijte { $limit } nebo víc.
    [above] „{ $key }“ je příliš malé. Použijte víc než { $limit }.
    [below] „{ $key }“ je příliš velké. Použijte méně než { $limit }.
   *[most] „{ $key }“ je příliš velké. Použijte { $limit } nebo méně.
  }
value-length = { $bound ->
    [least] „{ $key }“ je příliš krátké. Nejmenší délka je { $limit }.
   *[most] „{ $key }“ je příliš dlouhé. Největší délka je { $limit }.
  }
value-choice = „{ $key }“ nemůže být „{ $found }“. Vyberte jednu z povolených hodnot.
value-too_large = „{ $key }“ je příliš velké. Použijte menší číslo.
value-form = „{ $key }“ obsahuje znaky, které nejsou povolené. Opravte to.
value-other = „{ $key }“ nelze použít. Opravte to.
json-byte = Chyba je u bajtu { NUMBER($byte, useGrouping: 0) }. Zkontrolujte uvozovky, čárky a závorky.
json-end = Text končí příliš brzy. Uzavřete všechny uvozovky a závorky.
json-encoding = Text obsahuje znaky, které nejsou správné UTF-8. Uložte ho jako UTF-8.
json-other = Zkontrolujte uvozovky, čárky a závorky.
toml-twice = Některý klíč nebo nadpis je tu dvakrát. Nechte jen jeden.
toml-equals = Za klíčem chybí =. Napište klíč = hodnota.
toml-text = Textu chybí koncové uvozovky, nebo obsahuje zpětné lomítko. Zkontrolujte uvozovky.
toml-bracket = Některá závorka není uzavřená. Doplňte koncovou závorku.
toml-line = Za hodnotou na stejném řádku ještě něco je. Začněte nový řádek.
toml-value = Hodnota za = není správná. Text napište do uvozovek.
toml-character = Některý znak tu není povolený. Odstraňte ho.
toml-deep = Klíč má příliš mnoho částí. Použijte méně teček.
toml-other = Zkontrolujte uvozovky, závorky a rovnítka.
