### Values and texts of files and programs that can’t be used: what is wrong, and what to write instead.
###
### These sentences stand inside others, as $reason. $key is the place, such as “seats[0].hand”.

request-unclear = API:n kuvaus kertoo, mitä lähettää.
value-missing = ”{ $key }” puuttuu. Lisää se.
value-unknown_key = Avainta ”{ $key }” ei tunneta. Tarkista kirjoitusasu tai poista se.
# $found and $wanted: number (whole), decimal, text, flag, list, object, nothing, other
value-type = { $found ->
    [number] ”{ $key }” on kokonaisluku.
    [decimal] ”{ $key }” on desimaaliluku.
    [text] ”{ $key }” on tekstiä.
    [flag] ”{ $key }” on true tai false.
    [list] ”{ $key }” on luettelo.
    [object] ”{ $key }” on olio.
    [nothing] ”{ $key }” on null.
   *[other] ”{ $key }” on väärää tyyppiä.
  } { $wanted ->
    [number] Käytä kokonaislukua.
    [decimal] Käytä lukua.
    [text] Käytä tekstiä lainausmerkeissä.
    [flag] Käytä arvoa true tai false.
    [list] Käytä luetteloa hakasulkeissa.
    [object] Käytä oliota aaltosulkeissa.
    [nothing] Käytä arvoa null.
   *[other] Käytä toista arvoa.
  }
value-whole = { $wanted ->
    [list] Lähetä luettelo hakasulkeissa.
    [object] Lähetä yksi olio aaltosulkeissa.
   *[other] Lähetä kuvauksen mukainen arvo.
  }
# $bound: least, most, above, below
value-range = { $bound ->
    [least] ”{ $key }” on liian pieni. Käytä vähintään arvoa { $limit }.
    [above] ”{ $key }” on liian pieni. Käytä suurempaa arvoa kuin { $limit }.
    [below] ”{ $key }” on liian suuri. Käytä pienempää arvoa kuin { $limit }.
   *[most] ”{ $key }” on liian suuri. Käytä enintään arvoa { $limit }.
  }
value-length = { $bound ->
    [least] ”{ $key }” on liian lyhyt. Vähimmäispituus on { $limit }.
   *[most] ”{ $key }” on liian pitkä. Enimmäispituus on { $limit }.
  }
value-choice = ”{ $key }” ei voi olla ”{ $found }”. Valitse jokin sallituista arvoista.
value-too_large = ”{ $key }” on liian suuri. Käytä pienempää lukua.
value-form = Kohdassa ”{ $key }” on merkkejä, jotka eivät ole sallittuja. Korjaa se.
value-other = Arvoa ”{ $key }” ei voi käyttää. Korjaa se.
json-byte = Virhe on tavussa { NUMBER($byte, useGrouping: 0) }. Tarkista lainausmerkit, pilkut ja sulkeet.
json-end = Teksti loppuu kesken. Sulje kaikki lainausmerkit ja sulkeet.
json-encoding = Tekstissä on merkkejä, jotka eivät ole kelvollista UTF-8:aa. Tallenna se UTF-8-muodossa.
json-other = Tarkista lainausmerkit, pilkut ja sulkeet.
toml-twice = Avain tai otsikko esiintyy kahdesti. Jätä vain yksi.
toml-equals = Avaimen perästä puuttuu =. Kirjoita avain = arvo.
toml-text = Tekstistä puuttuu lopettava lainausmerkki, tai siinä on kenoviiva. Tarkista lainausmerkit.
toml-bracket = Sulje on jäänyt auki. Lisää loppusulje.
toml-line = Arvon perässä on jotain samalla rivillä. Aloita uusi rivi.
toml-value = Merkin = jälkeinen arvo ei kelpaa. Kirjoita teksti lainausmerkkeihin.
toml-character = Jokin merkki ei ole tässä sallittu. Poista se.
toml-deep = Avaimessa on liian monta osaa. Käytä vähemmän pisteitä.
toml-other = Tarkista lainausmerkit, sulkeet ja yhtäsuuruusmerkit.
