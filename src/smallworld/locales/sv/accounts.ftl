### Accounts, where the host wants them: passkeys, recovery codes, signing in (/me).

account-lead = Ditt namn, dina vägar in och dina enheter.
account-optional = En inloggningsnyckel bevarar ditt namn, dina bord och dina resultat, även på en ny telefon eller dator. Inget lösenord, ingen e-post. Du kan spela utan.
    .title = Vill du behålla ditt namn?
    .skip = Hoppa över och spela
account-needed = På den här servern sätter du dig med ett namn och en inloggningsnyckel. Välj ett namn, skapa en nyckel, klart: inget lösenord, ingen e-post. Du kan titta på utan.
    .title = Två steg till bordet
    .skip = Bara titta på
account-ready = Allt är klart. Nu kan du sätta dig.
account-go-on = Gå tillbaka och spela
account-sign-in = Har du varit här förut?
account-sign-in-about = Logga in, så finns dina bord, platser och resultat även på den här enheten.
account-sign-in-passkey = Logga in med en inloggningsnyckel
account-no-passkeys = Den här webbläsaren kan inte använda inloggningsnycklar här. Använd en nyare webbläsare och en adress som börjar med https.
account-lost = Ingen inloggningsnyckel till hands? Använd en återställningskod
account-recovery-code = Återställningskod
account-recovery-use = Logga in med koden
account-cancelled = Ingen inloggningsnyckel användes, så inget har ändrats. Försök igen när du vill.
account-already = Den här enheten har redan en av dina inloggningsnycklar. Logga in med den i stället.
account-passkeys = Inloggningsnycklar
account-passkeys-about = En inloggningsnyckel finns i din telefon, dator eller säkerhetsnyckel. Du låser upp den med fingeravtryck, ansikte eller pinkod.
account-create = Skapa en inloggningsnyckel
account-passkey-add = Lägg till en inloggningsnyckel till
account-passkey-added = Din inloggningsnyckel är klar.
account-passkey-removed = Inloggningsnyckeln är borttagen.
account-passkey-refused = Spärrad: den verkar ha kopierats. Ta bort den och lägg till en ny.
account-passkey-remove = Ta bort inloggningsnyckeln { $name }
account-passkey-remove-words = Du kan inte längre logga in här med den här nyckeln. Radera den på din enhet också.
account-recovery = Återställningskoder
account-recovery-about = Om du förlorar dina enheter och inloggningsnycklar kan du logga in med en av de här koderna. Var och en fungerar en gång. Förvara dem på papper eller på ett säkert ställe.
account-recovery-left = { $left ->
    [0] Du har inga återställningskoder.
    [one] Du har { $left } återställningskod kvar.
   *[other] Du har { $left } återställningskoder kvar.
  }
account-recovery-make = Skapa återställningskoder
account-recovery-renew = Skapa nya koder
account-recovery-renew-words = Dina gamla koder slutar fungera genast.
account-recovery-once = Koderna visas bara nu.
account-recovery-copy = Kopiera koderna
account-recovery-save = Spara som fil
account-recovery-done = Jag har sparat dem
account-sign-out = Logga ut här
account-sign-out-words = Den här enheten förlorar genast åtkomsten till dina bord. En inloggningsnyckel eller en återställningskod tar dig tillbaka.
account-remove-others = Ta bort alla andra enheter
account-remove-others-words = Alla dina enheter utom den här förlorar genast åtkomsten till dina bord. Platserna är fortfarande dina.
account-others-removed = Alla andra enheter är borttagna.
account-device-how = { $how ->
    [passkey] Inloggad med en inloggningsnyckel { $when }
    [recovery] Inloggad med en återställningskod { $when }
   *[code] Ansluten med en kod { $when }
  }
