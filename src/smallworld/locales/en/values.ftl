### Values and texts of files and programs that can’t be used: what is wrong, and what to write instead.
###
### These sentences stand inside others, as $reason. $key is the place, such as “seats[0].hand”.

request-unclear = See the API document for what to send.
value-missing = “{ $key }” is missing. Add it.
value-unknown_key = “{ $key }” isn’t a known key. Check its spelling, or remove it.
# $found and $wanted: number (whole), decimal, text, flag, list, object, nothing, other
value-type = { $found ->
    [number] “{ $key }” is a whole number.
    [decimal] “{ $key }” is a decimal number.
    [text] “{ $key }” is text.
    [flag] “{ $key }” is true or false.
    [list] “{ $key }” is a list.
    [object] “{ $key }” is an object.
    [nothing] “{ $key }” is null.
   *[other] “{ $key }” has the wrong type.
  } { $wanted ->
    [number] Use a whole number.
    [decimal] Use a number.
    [text] Use text in quotes.
    [flag] Use true or false.
    [list] Use a list in square brackets.
    [object] Use an object in braces.
    [nothing] Use null.
   *[other] Use another value.
  }
value-whole = { $wanted ->
    [list] Send a list in square brackets.
    [object] Send one object in braces.
   *[other] Send a value that the document describes.
  }
# $bound: least, most, above, below
value-range = { $bound ->
    [least] “{ $key }” is too small. Use { $limit } or more.
    [above] “{ $key }” is too small. Use more than { $limit }.
    [below] “{ $key }” is too large. Use less than { $limit }.
   *[most] “{ $key }” is too large. Use { $limit } or less.
  }
value-length = { $bound ->
    [least] “{ $key }” is too short. The minimum length is { $limit }.
   *[most] “{ $key }” is too long. The maximum length is { $limit }.
  }
value-choice = “{ $key }” can’t be “{ $found }”. Choose one of the allowed values.
value-too_large = “{ $key }” is too large. Use a smaller number.
value-form = “{ $key }” contains characters that aren’t allowed. Correct it.
value-other = “{ $key }” can’t be used. Correct it.
json-byte = Something is wrong at byte { NUMBER($byte, useGrouping: 0) }. Check quotes, commas and brackets.
json-end = It ends too early. Close all quotes and brackets.
json-encoding = It contains characters that aren’t valid UTF-8. Save it as UTF-8.
json-other = Check quotes, commas and brackets.
toml-twice = A key or heading appears twice. Keep only one.
toml-equals = After the key, = is missing. Write key = value.
toml-text = A text has no closing quotes, or contains a backslash. Check the quotes.
toml-bracket = A bracket isn’t closed. Add the closing bracket.
toml-line = Something follows a value on the same line. Start a new line.
toml-value = The value after = isn’t valid. Put text in quotes.
toml-character = A character isn’t allowed here. Remove it.
toml-deep = A key has too many parts. Use fewer dots.
toml-other = Check quotes, brackets and equals signs.
