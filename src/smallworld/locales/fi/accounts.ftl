### Accounts, where the host wants them: passkeys, recovery codes, signing in (/me).

account-lead = Nimesi, kirjautumistapasi ja laitteesi.
account-optional = Pääsyavain säilyttää nimesi, pöytäsi ja tuloksesi, myös uudella puhelimella tai tietokoneella. Ei salasanaa, ei sähköpostia. Voit pelata ilmankin.
    .title = Haluatko säilyttää nimesi?
    .skip = Ohita ja pelaa
account-needed = Tällä palvelimella istut pöytään nimellä ja pääsyavaimella. Valitse nimi, luo pääsyavain, valmis: ei salasanaa, ei sähköpostia. Katsella voit ilmankin.
    .title = Kaksi vaihetta pöytään
    .skip = Katso vain
account-ready = Kaikki on valmista. Nyt voit istua pöytään.
account-go-on = Palaa ja pelaa
account-sign-in = Oletko ollut täällä ennen?
account-sign-in-about = Kirjaudu, niin pöytäsi, paikkasi ja tuloksesi ovat tälläkin laitteella.
account-sign-in-passkey = Kirjaudu pääsyavaimella
account-no-passkeys = Tämä selain ei voi käyttää pääsyavaimia täällä. Käytä uutta selainta ja osoitetta, jonka alussa on https.
account-lost = Eikö pääsyavainta ole käsillä? Käytä palautuskoodia
account-recovery-code = Palautuskoodi
account-recovery-use = Kirjaudu tällä koodilla
account-cancelled = Pääsyavainta ei käytetty, joten mikään ei muuttunut. Yritä uudelleen, kun haluat.
account-already = Tällä laitteella on jo pääsyavaimesi. Kirjaudu sillä.
account-passkeys = Pääsyavaimet
account-passkeys-about = Pääsyavain on puhelimessasi, tietokoneessasi tai suojausavaimessasi. Avaat sen sormenjäljellä, kasvoilla tai PIN-koodilla.
account-create = Luo pääsyavain
account-passkey-add = Lisää toinen pääsyavain
account-passkey-added = Pääsyavaimesi on valmis.
account-passkey-removed = Pääsyavain on poistettu.
account-passkey-refused = Estetty: se näyttää kopioidulta. Poista se ja lisää uusi.
account-passkey-remove = Poista pääsyavain { $name }
account-passkey-remove-words = Tällä pääsyavaimella ei voi enää kirjautua tänne. Poista se myös laitteeltasi.
account-recovery = Palautuskoodit
account-recovery-about = Jos menetät laitteesi ja pääsyavaimesi, voit kirjautua yhdellä näistä koodeista. Kukin toimii kerran. Säilytä ne paperilla tai turvallisessa paikassa.
account-recovery-left = { $left ->
    [0] Sinulla ei ole palautuskoodeja.
    [one] Sinulla on { $left } palautuskoodi jäljellä.
   *[other] Sinulla on { $left } palautuskoodia jäljellä.
  }
account-recovery-make = Luo palautuskoodit
account-recovery-renew = Luo uudet koodit
account-recovery-renew-words = Vanhat koodisi lakkaavat heti toimimasta.
account-recovery-once = Nämä koodit näytetään vain nyt.
account-recovery-copy = Kopioi koodit
account-recovery-save = Tallenna tiedostoksi
account-recovery-done = Otin ne talteen
account-sign-out = Kirjaudu ulos täällä
account-sign-out-words = Tämä laite menettää heti pääsyn pöytiisi. Pääset takaisin pääsyavaimella tai palautuskoodilla.
account-remove-others = Poista kaikki muut laitteet
account-remove-others-words = Kaikki muut laitteesi menettävät heti pääsyn pöytiisi. Paikkasi pysyvät sinulla.
account-others-removed = Kaikki muut laitteet on poistettu.
account-device-how = { $how ->
    [passkey] Kirjauduttu pääsyavaimella { $when }
    [recovery] Kirjauduttu palautuskoodilla { $when }
   *[code] Yhdistetty koodilla { $when }
  }
