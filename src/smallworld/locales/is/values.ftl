### Values and texts of files and programs that can’t be used: what is wrong, and what to write instead.
###
### These sentences stand inside others, as $reason. $key is the place, such as “seats[0].hand”.

request-unclear = Í lýsingu forritaskilanna stendur hvað á að senda.
value-missing = „{ $key }“ vantar. Bættu því við.
value-unknown_key = „{ $key }“ er ekki þekktur lykill. Athugaðu stafsetninguna eða fjarlægðu hann.
# $found and $wanted: number (whole), decimal, text, flag, list, object, nothing, other
value-type = { $found ->
    [number] „{ $key }“ er heil tala.
    [decimal] „{ $key }“ er tugabrot.
    [text] „{ $key }“ er texti.
    [flag] „{ $key }“ er true eða false.
    [list] „{ $key }“ er listi.
    [object] „{ $key }“ er hlutur.
    [nothing] „{ $key }“ er null.
   *[other] „{ $key }“ er af rangri gerð.
  } { $wanted ->
    [number] Notaðu heila tölu.
    [decimal] Notaðu tölu.
    [text] Notaðu texta í gæsalöppum.
    [flag] Notaðu true eða false.
    [list] Notaðu lista í hornklofum.
    [object] Notaðu hlut í slaufusvigum.
    [nothing] Notaðu null.
   *[other] Notaðu annað gildi.
  }
value-whole = { $wanted ->
    [list] Sendu lista í hornklofum.
    [object] Sendu einn hlut í slaufusvigum.
   *[other] Sendu gildi sem lýsingin nefnir.
  }
# $bound: least, most, above, below
value-range = { $bound ->
    [least] „{ $key }“ er of lítið. Notaðu { $limit } eða meira.
    [above] „{ $key }“ er of lítið. Notaðu meira en { $limit }.
    [below] „{ $key }“ er of mikið. Notaðu minna en { $limit }.
   *[most] „{ $key }“ er of mikið. Notaðu { $limit } eða minna.
  }
value-length = { $bound ->
    [least] „{ $key }“ er of stutt. Lágmarkslengd er { $limit }.
   *[most] „{ $key }“ er of langt. Hámarkslengd er { $limit }.
  }
value-choice = „{ $key }“ getur ekki verið „{ $found }“. Veldu eitt af leyfðu gildunum.
value-too_large = „{ $key }“ er of há tala. Notaðu lægri tölu.
value-form = Í „{ $key }“ eru stafir sem eru ekki leyfðir. Lagaðu það.
value-other = Ekki er hægt að nota „{ $key }“. Lagaðu það.
json-byte = Villa er við bæti { NUMBER($byte, useGrouping: 0) }. Athugaðu gæsalappir, kommur og sviga.
json-end = Textinn endar of snemma. Lokaðu öllum gæsalöppum og svigum.
json-encoding = Í textanum eru stafir sem eru ekki gilt UTF-8. Vistaðu hann sem UTF-8.
json-other = Athugaðu gæsalappir, kommur og sviga.
toml-twice = Lykill eða fyrirsögn kemur fyrir tvisvar. Hafðu aðeins eitt eintak.
toml-equals = Á eftir lyklinum vantar =. Skrifaðu lykill = gildi.
toml-text = Texta er ekki lokað með gæsalöppum eða í honum er öfugt skástrik. Athugaðu gæsalappirnar.
toml-bracket = Sviga er ekki lokað. Bættu við lokasviganum.
toml-line = Eitthvað stendur á eftir gildi í sömu línu. Byrjaðu á nýrri línu.
toml-value = Gildið á eftir = er ekki gilt. Settu texta í gæsalappir.
toml-character = Stafur er ekki leyfður hér. Fjarlægðu hann.
toml-deep = Lykill er í of mörgum hlutum. Notaðu færri punkta.
toml-other = Athugaðu gæsalappir, sviga og jafnaðarmerki.
