### Values and texts of files and programs that can’t be used: what is wrong, and what to write instead.
###
### These sentences stand inside others, as $reason. $key is the place, such as “seats[0].hand”.

request-unclear = API-dokumentet beskriver vad du ska skicka.
value-missing = ”{ $key }” saknas. Lägg till det.
value-unknown_key = ”{ $key }” är ingen känd nyckel. Kontrollera stavningen eller ta bort den.
# $found and $wanted: number (whole), decimal, text, flag, list, object, nothing, other
value-type = { $found ->
    [number] ”{ $key }” är ett heltal.
    [decimal] ”{ $key }” är ett decimaltal.
    [text] ”{ $key }” är text.
    [flag] ”{ $key }” är true eller false.
    [list] ”{ $key }” är en lista.
    [object] ”{ $key }” är ett objekt.
    [nothing] ”{ $key }” är null.
   *[other] ”{ $key }” har fel typ.
  } { $wanted ->
    [number] Använd ett heltal.
    [decimal] Använd ett tal.
    [text] Använd text inom citattecken.
    [flag] Använd true eller false.
    [list] Använd en lista inom hakparenteser.
    [object] Använd ett objekt inom klammerparenteser.
    [nothing] Använd null.
   *[other] Använd ett annat värde.
  }
value-whole = { $wanted ->
    [list] Skicka en lista inom hakparenteser.
    [object] Skicka ett objekt inom klammerparenteser.
   *[other] Skicka ett värde som dokumentet beskriver.
  }
# $bound: least, most, above, below
value-range = { $bound ->
    [least] ”{ $key }” är för litet. Använd { $limit } eller mer.
    [above] ”{ $key }” är för litet. Använd mer än { $limit }.
    [below] ”{ $key }” är för stort. Använd mindre än { $limit }.
   *[most] ”{ $key }” är för stort. Använd { $limit } eller mindre.
  }
value-length = { $bound ->
    [least] ”{ $key }” är för kort. Minsta längd är { $limit }.
   *[most] ”{ $key }” är för långt. Största längd är { $limit }.
  }
value-choice = ”{ $key }” kan inte vara ”{ $found }”. Välj ett av de tillåtna värdena.
value-too_large = ”{ $key }” är för stort. Använd ett mindre tal.
value-form = ”{ $key }” innehåller tecken som inte är tillåtna. Rätta det.
value-other = ”{ $key }” kan inte användas. Rätta det.
json-byte = Något är fel vid byte { NUMBER($byte, useGrouping: 0) }. Kontrollera citattecken, komman och parenteser.
json-end = Texten slutar för tidigt. Stäng alla citattecken och parenteser.
json-encoding = Texten innehåller tecken som inte är giltig UTF-8. Spara den som UTF-8.
json-other = Kontrollera citattecken, komman och parenteser.
toml-twice = En nyckel eller rubrik förekommer två gånger. Behåll bara en.
toml-equals = Efter nyckeln saknas =. Skriv nyckel = värde.
toml-text = En text saknar avslutande citattecken eller innehåller ett omvänt snedstreck. Kontrollera citattecknen.
toml-bracket = En parentes är inte stängd. Lägg till slutparentesen.
toml-line = Något står efter ett värde på samma rad. Börja på en ny rad.
toml-value = Värdet efter = är inte giltigt. Skriv text inom citattecken.
toml-character = Ett tecken är inte tillåtet här. Ta bort det.
toml-deep = En nyckel har för många delar. Använd färre punkter.
toml-other = Kontrollera citattecken, parenteser och likhetstecken.
