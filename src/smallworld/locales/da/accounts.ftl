### Accounts, where the host wants them: passkeys, recovery codes, signing in (/me).

account-lead = Dit navn, dine veje ind og dine enheder.
account-optional = En adgangsnøgle bevarer dit navn, dine borde og dine resultater, også på en ny telefon eller computer. Ingen adgangskode, ingen e-mail. Du kan spille uden.
    .title = Vil du beholde dit navn?
    .skip = Spring over, og spil
account-needed = På denne server sætter du dig til bords med et navn og en adgangsnøgle. Vælg et navn, opret en adgangsnøgle, færdig: ingen adgangskode, ingen e-mail. Du kan kigge med uden.
    .title = To trin til bordet
    .skip = Kig bare med
account-ready = Alt er klar. Nu kan du sætte dig til bords.
account-go-on = Gå tilbage og spil
account-sign-in = Har du været her før?
account-sign-in-about = Log ind, så er dine borde, pladser og resultater også på denne enhed.
account-sign-in-passkey = Log ind med en adgangsnøgle
account-no-passkeys = Denne browser kan ikke bruge adgangsnøgler her. Brug en nyere browser og en adresse, der begynder med https.
account-lost = Ingen adgangsnøgle ved hånden? Brug en gendannelseskode
account-recovery-code = Gendannelseskode
account-recovery-use = Log ind med koden
account-cancelled = Der blev ikke brugt nogen adgangsnøgle, så intet er ændret. Prøv igen, når du vil.
account-already = Denne enhed har allerede en af dine adgangsnøgler. Log ind med den i stedet.
account-passkeys = Adgangsnøgler
account-passkeys-about = En adgangsnøgle ligger i din telefon, computer eller sikkerhedsnøgle. Du låser den op med fingeraftryk, ansigt eller pinkode.
account-create = Opret en adgangsnøgle
account-passkey-add = Tilføj endnu en adgangsnøgle
account-passkey-added = Din adgangsnøgle er klar.
account-passkey-removed = Adgangsnøglen er fjernet.
account-passkey-refused = Spærret: den ser ud til at være kopieret. Fjern den, og tilføj en ny.
account-passkey-remove = Fjern adgangsnøglen { $name }
account-passkey-remove-words = Du kan ikke længere logge ind her med denne adgangsnøgle. Slet den også på din enhed.
account-recovery = Gendannelseskoder
account-recovery-about = Hvis du mister dine enheder og adgangsnøgler, kan du logge ind med en af disse koder. Hver virker én gang. Gem dem på papir eller et sikkert sted.
account-recovery-left = { $left ->
    [0] Du har ingen gendannelseskoder.
    [one] Du har { $left } gendannelseskode tilbage.
   *[other] Du har { $left } gendannelseskoder tilbage.
  }
account-recovery-make = Opret gendannelseskoder
account-recovery-renew = Opret nye koder
account-recovery-renew-words = Dine gamle koder holder straks op med at virke.
account-recovery-once = Koderne vises kun nu.
account-recovery-copy = Kopiér koderne
account-recovery-save = Gem som fil
account-recovery-done = Jeg har gemt dem
account-sign-out = Log ud her
account-sign-out-words = Denne enhed mister straks adgangen til dine borde. En adgangsnøgle eller en gendannelseskode bringer dig tilbage.
account-remove-others = Fjern alle andre enheder
account-remove-others-words = Alle dine enheder undtagen denne mister straks adgangen til dine borde. Pladserne er stadig dine.
account-others-removed = Alle andre enheder er fjernet.
account-device-how = { $how ->
    [passkey] Logget ind med en adgangsnøgle { $when }
    [recovery] Logget ind med en gendannelseskode { $when }
   *[code] Forbundet med en kode { $when }
  }
