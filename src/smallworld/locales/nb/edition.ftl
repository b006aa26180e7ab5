### Where the printed rulebook of this language says something else than is played here.
### The ids are those of the differences in reference/editions.toml; .played tells what is played here.

edition-NO-1 = I det norske regelheftet må dragen flytte til en ny region i hver tur.
    .played = Her kan dragen bli der den er: det engelske regelheftet sier «kan», og ordet «må» er blitt stående fra dansk.
edition-NO-2 = Det norske regelheftet betaler «Rikdom» med én gang rasens første tur begynner.
    .played = Her kommer myntene på slutten av den turen, som i det engelske regelheftet.
edition-NO-3 = Regelheftet på norsk nevner ikke hvor ofte en rase med «Festning» kan bygge.
    .played = Her bygges høyst én festning per tur, som det engelske regelheftet sier.
edition-NO-4 = Der det skulle stå når en region «ikke er tom», skriver det norske regelheftet når den er «erobret», så ordet blir aldri forklart.
    .played = Her er en region ikke tom når det står et Glemt Folkeslag eller en tropp i den, aktiv eller inaktiv, rett før erobringen.
edition-NO-5 = Det norske regelheftet lar Orker og Skjeletter telle regioner «med tropper i», så Glemte Folkeslag kan synes å falle utenfor.
    .played = Her teller Glemte Folkeslag med, som i det engelske regelheftet; selve definisjonen i det norske nevner dem også.
edition-NO-6 = Om dragens region står det på norsk bare at den er immun, ikke hvor lenge.
    .played = Her er regionen immun så lenge dragen er der; når den flyr videre, er den regionen ubeskyttet igjen.
edition-NO-7 = Om «Berserk» nevner det norske regelheftet forsøket i den siste runden, som om det gjaldt slutten av spillet.
    .played = Her gjelder det turens siste forsøk: terningen kan kastes før hver erobring i hver tur.
edition-NO-8 = I avsnittet om den første erobringen utelater det norske regelheftet «Sjøfarere».
    .played = Her kan land ved et hav som når kanten, alltid være inngang, også om en rase med «Sjøfarere» holder havet; slike raser kan selv begynne på et hav ved kanten.
edition-NO-9 = Ifølge det norske regelheftet kan du ta opp alle troppene dine fra brettet, i samme åndedrag som én skal bli i hver region.
    .played = Her blir én tropp i hver region du vil beholde; den siste tar du bare opp ved å gi opp regionen.
edition-NO-10 = Innledningen om stagnering i det norske regelheftet får det til å se ut som om den nye rasen velges i samme tur.
    .played = Her velges den i neste tur; det sier også slutten av det samme avsnittet.
edition-NO-12 = Det norske regelheftet sier ikke at fordelene fra rase og spesialevne legges sammen.
    .played = Her legges de sammen, både besparelser og bonusmynter, som i det engelske regelheftet.
edition-NO-13 = Når kombinasjonene tar slutt, lar det norske regelheftet brukte kombinasjoner stokkes på nytt.
    .played = Her stokkes bare evnebrikkene som er lagt bort, så ofte det trengs; bannere går under bunken i den rekkefølgen de kom tilbake.
edition-NO-14 = Om Alvene taler det norske regelheftet om én tropp som skal settes ut igjen.
    .played = Her kommer alle Alvene fra den tapte regionen på hånden og plasseres på slutten av angriperens tur.
edition-NO-15 = Det norske regelheftet krever en tropp «til overs» for hver ny erobring.
    .played = Her må du ha minst én tropp på hånden for å begynne, og det kan være den du bruker; ingen trenger å bli igjen.
edition-NO-17 = Etter det norske regelheftet omfordeles bare tropper fra aktive raser.
    .played = Her omfordeles også inaktive Levende Døde, mellom sine egne regioner, siden de spiller som om de var aktive.
