### Accounts, where the host wants them: passkeys, recovery codes, signing in (/me).

account-lead = Navnet ditt, veiene dine inn og enhetene dine.
account-optional = En tilgangsnøkkel tar vare på navnet, bordene og resultatene dine, også på en ny telefon eller datamaskin. Ingen passord, ingen e-post. Du kan spille uten.
    .title = Vil du beholde navnet?
    .skip = Hopp over og spill
account-needed = På denne tjeneren setter du deg med et navn og en tilgangsnøkkel. Velg et navn, lag en tilgangsnøkkel, ferdig: ingen passord, ingen e-post. Du kan se på uten.
    .title = To trinn til bordet
    .skip = Bare se på
account-ready = Alt er klart. Nå kan du sette deg.
account-go-on = Gå tilbake og spill
account-sign-in = Har du vært her før?
account-sign-in-about = Logg inn, så er bordene, plassene og resultatene dine på denne enheten også.
account-sign-in-passkey = Logg inn med en tilgangsnøkkel
account-no-passkeys = Denne nettleseren kan ikke bruke tilgangsnøkler her. Bruk en nyere nettleser og en adresse som begynner med https.
account-lost = Ingen tilgangsnøkkel for hånden? Bruk en gjenopprettingskode
account-recovery-code = Gjenopprettingskode
account-recovery-use = Logg inn med koden
account-cancelled = Ingen tilgangsnøkkel ble brukt, så ingenting er endret. Prøv igjen når du vil.
account-already = Denne enheten har allerede en av tilgangsnøklene dine. Logg inn med den i stedet.
account-passkeys = Tilgangsnøkler
account-passkeys-about = En tilgangsnøkkel ligger i telefonen, datamaskinen eller sikkerhetsnøkkelen din. Du låser den opp med fingeravtrykk, ansikt eller PIN-kode.
account-create = Lag en tilgangsnøkkel
account-passkey-add = Legg til en tilgangsnøkkel til
account-passkey-added = Tilgangsnøkkelen din er klar.
account-passkey-removed = Tilgangsnøkkelen er fjernet.
account-passkey-refused = Sperret: den ser ut til å være kopiert. Fjern den og legg til en ny.
account-passkey-remove = Fjern tilgangsnøkkelen { $name }
account-passkey-remove-words = Du kan ikke lenger logge inn her med denne tilgangsnøkkelen. Slett den på enheten din også.
account-recovery = Gjenopprettingskoder
account-recovery-about = Hvis du mister enhetene og tilgangsnøklene dine, kan du logge inn med en av disse kodene. Hver virker én gang. Ta vare på dem på papir eller et trygt sted.
account-recovery-left = { $left ->
    [0] Du har ingen gjenopprettingskoder.
    [one] Du har { $left } gjenopprettingskode igjen.
   *[other] Du har { $left } gjenopprettingskoder igjen.
  }
account-recovery-make = Lag gjenopprettingskoder
account-recovery-renew = Lag nye koder
account-recovery-renew-words = De gamle kodene slutter å virke med en gang.
account-recovery-once = Kodene vises bare nå.
account-recovery-copy = Kopier kodene
account-recovery-save = Lagre som fil
account-recovery-done = Jeg har tatt vare på dem
account-sign-out = Logg ut her
account-sign-out-words = Denne enheten mister tilgangen til bordene dine med en gang. En tilgangsnøkkel eller en gjenopprettingskode tar deg tilbake.
account-remove-others = Fjern alle andre enheter
account-remove-others-words = Alle enhetene dine unntatt denne mister tilgangen til bordene dine med en gang. Plassene er fortsatt dine.
account-others-removed = Alle andre enheter er fjernet.
account-device-how = { $how ->
    [passkey] Logget inn med en tilgangsnøkkel { $when }
    [recovery] Logget inn med en gjenopprettingskode { $when }
   *[code] Koblet til med en kode { $when }
  }
