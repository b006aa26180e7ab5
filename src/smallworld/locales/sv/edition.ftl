### Where the printed rulebook of this language says something else than is played here.
### The ids are those of the differences in reference/editions.toml; .played tells what is played here.

edition-SV-1 = Den tryckta regelboken låter Alvspelaren behålla en Alv som en Besvärjare byter ut.
    .played = Här går Alven till förvaringsasken, som i den engelska regelboken; ett regelval ger den svenska läsningen.
edition-SV-2 = Enligt den tryckta regelboken får Diplomaten bara välja en motståndare som inte alls har anfallits i turen.
    .played = Här räknas bara anfall på motståndarens aktiva folkslag; den engelska regelboken säger det uttryckligen.
edition-SV-3 = Ordagrant tillåter den tryckta regelboken bara ett folkslag i Nedgång under hela spelet.
    .played = Här får du gå i Nedgång hur många gånger du vill, men med ett folkslag åt gången; nästa mening i samma bok säger också det.
edition-SV-4 = I den tryckta regelboken går en ensam försvarare ur spelet när Regionen faller.
    .played = Här läggs brickan i förvaringsasken och kan komma tillbaka, till exempel hos Skelett och Besvärjare.
edition-SV-5 = Den tryckta regelboken säger inte när Alver som fördrivits ska placeras, så det låter som genast.
    .played = Här placeras de i slutet av anfallarens tur, som alla andra fördrivna brickor.
edition-SV-6 = Den tryckta regelboken säger om Bivackerande att alla brickor försvinner vid Nedgång, vilket även kan läsas som folkslagets egna.
    .played = Här försvinner bara Bivackerna; en Folkslagsbricka stannar som vanligt i varje Region.
