### Values and texts of files and programs that can’t be used: what is wrong, and what to write instead.
###
### These sentences stand inside others, as $reason. $key is the place, such as “seats[0].hand”.

request-unclear = API-dokumentet beskriver, hvad du skal sende.
value-missing = »{ $key }« mangler. Tilføj det.
value-unknown_key = »{ $key }« er ikke en kendt nøgle. Tjek stavemåden, eller fjern den.
# $found and $wanted: number (whole), decimal, text, flag, list, object, nothing, other
value-type = { $found ->
    [number] »{ $key }« er et helt tal.
    [decimal] »{ $key }« er et decimaltal.
    [text] »{ $key }« er tekst.
    [flag] »{ $key }« er true eller false.
    [list] »{ $key }« er en liste.
    [object] »{ $key }« er et objekt.
    [nothing] »{ $key }« er null.
   *[other] »{ $key }« har en forkert type.
  } { $wanted ->
    [number] Brug et helt tal.
    [decimal] Brug et tal.
    [text] Brug tekst i anførselstegn.
    [flag] Brug true eller false.
    [list] Brug en liste i kantede parenteser.
    [object] Brug et objekt i krøllede parenteser.
    [nothing] Brug null.
   *[other] Brug en anden værdi.
  }
value-whole = { $wanted ->
    [list] Send en liste i kantede parenteser.
    [object] Send ét objekt i krøllede parenteser.
   *[other] Send en værdi, som dokumentet beskriver.
  }
# $bound: least, most, above, below
value-range = { $bound ->
    [least] »{ $key }« er for lille. Brug { $limit } eller mere.
    [above] »{ $key }« er for lille. Brug mere end { $limit }.
    [below] »{ $key }« er for stor. Brug mindre end { $limit }.
   *[most] »{ $key }« er for stor. Brug { $limit } eller mindre.
  }
value-length = { $bound ->
    [least] »{ $key }« er for kort. Mindste længde er { $limit }.
   *[most] »{ $key }« er for lang. Største længde er { $limit }.
  }
value-choice = »{ $key }« kan ikke være »{ $found }«. Vælg en af de tilladte værdier.
value-too_large = »{ $key }« er for stort. Brug et mindre tal.
value-form = »{ $key }« indeholder tegn, der ikke er tilladt. Ret det.
value-other = »{ $key }« kan ikke bruges. Ret det.
json-byte = Der er en fejl ved byte { NUMBER($byte, useGrouping: 0) }. Tjek anførselstegn, kommaer og parenteser.
json-end = Teksten slutter for tidligt. Luk alle anførselstegn og parenteser.
json-encoding = Teksten indeholder tegn, der ikke er gyldig UTF-8. Gem den som UTF-8.
json-other = Tjek anførselstegn, kommaer og parenteser.
toml-twice = En nøgle eller overskrift står der to gange. Behold kun én.
toml-equals = Efter nøglen mangler =. Skriv nøgle = værdi.
toml-text = En tekst mangler afsluttende anførselstegn eller indeholder en omvendt skråstreg. Tjek anførselstegnene.
toml-bracket = En parentes er ikke lukket. Tilføj slutparentesen.
toml-line = Der står noget efter en værdi på samme linje. Begynd på en ny linje.
toml-value = Værdien efter = er ikke gyldig. Sæt tekst i anførselstegn.
toml-character = Et tegn er ikke tilladt her. Fjern det.
toml-deep = En nøgle har for mange dele. Brug færre punktummer.
toml-other = Tjek anførselstegn, parenteser og lighedstegn.
