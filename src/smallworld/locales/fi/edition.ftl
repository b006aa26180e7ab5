### Where the printed rulebook of this language says something else than is played here.
### The ids are those of the differences in reference/editions.toml; .played tells what is played here.

edition-FI-1 = Painettu sääntökirja antaa örkeille lisäpisteen alueesta, joka on vallattu muulta rodulta, eikä heimo ole rotu.
    .played = Täällä riittää, ettei vallattu alue ollut tyhjä, joten kadonneetkin heimot lasketaan: englanninkielinen sääntökirja ratkaisee.
edition-FI-2 = Painetussa sääntökirjassa luurankojen määrä kasvaa vain muilta roduilta vallatuista alueista, myös kuvatekstissä.
    .played = Täällä lasketaan kaikki vallatut alueet, jotka eivät olleet tyhjiä, kadonneiden heimojen alueet mukaan lukien.
edition-FI-3 = Painetun sääntökirjan ryöstäjä saa pisteen ainoastaan toiselta rodulta vallatusta alueesta.
    .played = Täällä ryöstäjä saa pisteen myös kadonneelta heimolta vallatusta alueesta, kuten englanninkielisessä sääntökirjassa.
edition-FI-4 = Painettu sääntökirja vain neuvoo jättämään amatsoneja joka alueelle.
    .played = Täällä joka alueelle on jätettävä amatsoni, jos mahdollista; alueista luovutaan vain, jos neljä merkkiä ei muuten liikene.
edition-FI-5 = Painetun sääntökirjan mukaan vuoron alussa saa 10 amatsonia, ikään kuin menetykset täydentyisivät joka vuoro.
    .played = Täällä nämä 10 ja erityiskyvyn tuomat merkit saadaan vain rodun ensimmäisellä vuorolla; menetyksiä ei korvata.
edition-FI-6 = Painettu sääntökirja sanoo valloitetuksi aluetta, jolla on rotumerkki tai kadonnut heimo, eikä määrittele alueita, jotka eivät ole tyhjiä.
    .played = Täällä tällainen alue ei ole tyhjä, ja sen valtaamisesta saa örkkien, ryöstäjien ja luurankojen edut.
edition-FI-7 = Painetussa sääntökirjassa kaikki luola-alueet ovat vierekkäisiä, eikä siinä sanota, kenelle.
    .played = Täällä luolat ovat naapureita vain maanalaiselle rodulle ja vain sen valloituksissa.
edition-FI-8 = Painetun sääntökirjan mukaan hyökkäys ei poista leirejä alueelta.
    .played = Täällä leirit palaavat omistajan käteen ja pystytetään hyökkääjän vuoron lopussa; saman kohdan seuraava virke sanoo niin.
