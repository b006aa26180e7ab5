### Values and texts of files and programs that can’t be used: what is wrong, and what to write instead.
###
### These sentences stand inside others, as $reason. $key is the place, such as “seats[0].hand”.

request-unclear = Dokumentet om API-et beskriver hva du skal sende.
value-missing = «{ $key }» mangler. Legg det til.
value-unknown_key = «{ $key }» er ikke en kjent nøkkel. Sjekk stavemåten, eller fjern den.
# $found and $wanted: number (whole), decimal, text, flag, list, object, nothing, other
value-type = { $found ->
    [number] «{ $key }» er et heltall.
    [decimal] «{ $key }» er et desimaltall.
    [text] «{ $key }» er tekst.
    [flag] «{ $key }» er true eller false.
    [list] «{ $key }» er en liste.
    [object] «{ $key }» er et objekt.
    [nothing] «{ $key }» er null.
   *[other] «{ $key }» har feil type.
  } { $wanted ->
    [number] Bruk et heltall.
    [decimal] Bruk et tall.
    [text] Bruk tekst i anførselstegn.
    [flag] Bruk true eller false.
    [list] Bruk en liste i hakeparenteser.
    [object] Bruk et objekt i krøllparenteser.
    [nothing] Bruk null.
   *[other] Bruk en annen verdi.
  }
value-whole = { $wanted ->
    [list] Send en liste i hakeparenteser.
    [object] Send ett objekt i krøllparenteser.
   *[other] Send en verdi som dokumentet beskriver.
  }
# $bound: least, most, above, below
value-range = { $bound ->
    [least] «{ $key }» er for liten. Bruk { $limit } eller mer.
    [above] «{ $key }» er for liten. Bruk mer enn { $limit }.
    [below] «{ $key }» er for stor. Bruk mindre enn { $limit }.
   *[most] «{ $key }» er for stor. Bruk { $limit } eller mindre.
  }
value-length = { $bound ->
    [least] «{ $key }» er for kort. Minste lengde er { $limit }.
   *[most] «{ $key }» er for lang. Største lengde er { $limit }.
  }
value-choice = «{ $key }» kan ikke være «{ $found }». Velg en av de tillatte verdiene.
value-too_large = «{ $key }» er for stort. Bruk et mindre tall.
value-form = «{ $key }» inneholder tegn som ikke er tillatt. Rett det.
value-other = «{ $key }» kan ikke brukes. Rett det.
json-byte = Det er en feil ved byte { NUMBER($byte, useGrouping: 0) }. Sjekk anførselstegn, kommaer og parenteser.
json-end = Teksten slutter for tidlig. Lukk alle anførselstegn og parenteser.
json-encoding = Teksten inneholder tegn som ikke er gyldig UTF-8. Lagre den som UTF-8.
json-other = Sjekk anførselstegn, kommaer og parenteser.
toml-twice = En nøkkel eller overskrift står to ganger. Behold bare én.
toml-equals = Etter nøkkelen mangler =. Skriv nøkkel = verdi.
toml-text = En tekst mangler avsluttende anførselstegn, eller inneholder en omvendt skråstrek. Sjekk anførselstegnene.
toml-bracket = En parentes er ikke lukket. Legg til sluttparentesen.
toml-line = Noe står etter en verdi på samme linje. Begynn på en ny linje.
toml-value = Verdien etter = er ikke gyldig. Sett tekst i anførselstegn.
toml-character = Et tegn er ikke tillatt her. Fjern det.
toml-deep = En nøkkel har for mange deler. Bruk færre punktum.
toml-other = Sjekk anførselstegn, parenteser og likhetstegn.
