### Rulings: a question, its answer and, where there is one, the reason, one message for each id.
###
### The ids are for ever. Numbers of the box come as variables; ids of other rulings, such as
### C2, stand in a text as they are and become links.

## Numbers

ruling-N1 = Mitä nopassa on?
    .answer = { $die_faces }.
ruling-N2 = Montako kierrosta pelataan?
    .answer = Kahdella pelaajalla { $rounds_2 }, kolmella { $rounds_3 }, neljällä { $rounds_4 }, viidellä { $rounds_5 }.
ruling-N3 = Paljonko voittopisteitä on alussa?
    .answer = { $starting_coins } voittopistettä kullakin pelaajalla.
ruling-N4 = Voivatko kolikot loppua varastosta?
    .answer = Eivät, varasto katsotaan loputtomaksi.
    .reason = Laatikon kolikoiden arvo on 515, enemmän kuin kaikki pelaajat yhteensä ansaitsevat pelissä.
ruling-N5 = Montako muuta osaa on?
    .answer = { $lairs } peikkoluolaa, { $fortresses } linnaketta, { $mountains } vuoristoa, { $camps } leiriä, { $holes } maahan kaivettua koloa, { $heroes } sankaria, 1 lohikäärme, { $tribes } kadonnutta heimoa.
ruling-N6 = Montako yhdistelmää on näkyvissä?
    .answer = { $column }: viisi rivistössä ja kahden pinon päällimmäiset.
ruling-N7 = Paljonko kartalla on vesistöjä?
    .answer = Kolme aluetta: kaksi merta reunalla, yksi järvi sisämaassa.
ruling-N8 = Miten kartta valmistellaan?
    .answer = Pelaajamäärälle tehty kartta; kadonnut heimo ja vuoristo jokaisen painetun symbolin kohdalle.
ruling-N9 = Mitkä rajat koskevat itse keksittyä rotua tai erityiskykyä?
    .answer = Rotu: laatassa enintään 10, ja merkit lainataan rodulta, jolla niitä on yhtä paljon tai enemmän; se rotu poistuu pelistä. Erityiskyky: enintään { $highest_badge }.

## The order of play

ruling-T1 = Pelaako kukin vuoronsa loppuun ennen seuraavaa?
    .answer = Kyllä, kokonaan.
ruling-T2 = Kuka aloittaa?
    .answer = Pöytä päättää, ja vuoro kiertää myötäpäivään.
    .reason = Pelimoottori ottaa paikat annetussa järjestyksessä.
ruling-T3 = Onko pakko valloittaa?
    .answer = Ei. Lopettaa saa milloin tahansa, jopa ennen ensimmäistä valloitusta.
ruling-T4 = Saako joukot sijoittaa uudelleen kokeilematta noppaa?
    .answer = Kyllä.
ruling-T5 = Onko kaikki merkit otettava käteen?
    .answer = Ei.
    .reason = Pelimoottori nostaa kaikki paitsi yhden kultakin alueelta. Lopputulos on sama, koska uudelleensijoittaminen on vapaata.
ruling-T6 = Milloin karkotetut merkit palaavat?
    .answer = Hyökkääjän vuoron aivan viimeiseksi, uudelleensijoittamisen ja pisteiden keräämisen jälkeen.
ruling-T7 = Missä järjestyksessä usea puolustaja sijoittaa merkkinsä?
    .answer = Myötäpäivään, hyökkääjän vasemmalta puolelta alkaen.
ruling-T8 = Saako mielensä muuttaa?
    .answer = Kyllä. Täällä voit kumota viimeisimpään nopanheittoon tai paljastukseen asti tai vuorosi alkuun.
    .reason = Säännöt eivät kerro.

## Picking combos

ruling-P1 = Mitä yhdistelmä maksaa?
    .answer = Yhden kolikon jokaisen sen yläpuolella olevan yhdistelmän päälle. Ylin on ilmainen.
ruling-P2 = Mitä voi valita, jos pisteitä on liian vähän?
    .answer = Vain sen, minkä pystyy maksamaan; ilman pisteitä vain ylimmän.
ruling-P3 = Voiko haluamansa yhdistelmän päällä olevilla kolikoilla maksaa?
    .answer = Ei. Ensin maksetaan, sitten korjataan talteen.
ruling-P4 = Saako vaihtaa kolikoita tai jäädä velkaa?
    .answer = Kolikoita saa vaihtaa vapaasti, velkaa ei ole.
ruling-P5 = Onko pakko valita?
    .answer = Kyllä, jos aktiivista rotua ei ole.
    .reason = Valintahetkellä yhdistelmiä on aina vähintään neljä; viiden pelaajan pelissä heti valinnan jälkeen voi näkyä kolme.
ruling-P6 = Miten rivistö täydennetään?
    .answer = Alemmat yhdistelmät nousevat kolikoineen; alimmaksi tulee heti uusi.
ruling-P7 = Entä jos säilytyslaatikossa on liian vähän merkkejä?
    .answer = Otetaan se, mitä on.
    .reason = Peruspelissä niin ei voi käydä.
ruling-P8 = Entä jos rotulaatat loppuvat?
    .answer = Näkyvissä on vähemmän kuin { $column } yhdistelmää.
    .reason = Valintahetkellä näin käy vain viidellä pelaajalla, kun { $races } rotulaatasta jopa 10 on käytössä. Heti valinnan jälkeen niin voi käydä neljälläkin.
ruling-P9 = Minne palautettu rotulaatta menee?
    .answer = Pinon alle. Jos pino on tyhjä ja rivistö vajaa, se tulee suoraan viimeisen yhdistelmän perään ja saa heti erityiskykylaatan.
ruling-P10 = Missä järjestyksessä palautetut rotulaatat tulevat uudelleen?
    .answer = Palautusjärjestyksessä; rotulaattoja ei koskaan sekoiteta uudelleen.
ruling-P11 = Entä jos erityiskykylaatat loppuvat?
    .answer = Poistopino sekoitetaan uudeksi pinoksi niin usein kuin tarvitaan. Vielä käytössä oleva ”henki”-laatta ei ole mukana.
    .reason = { $powers } erityiskykylaatasta on sidottuna enintään 12, joten pino riittää aina.
ruling-P12 = Milloin rappeutuvan rodun erityiskykylaatta vapautuu?
    .answer = Se siirretään poistopinoon rappeutumisen hetkellä (paitsi ”henki”, katso D9). Uudelleen se näkyy vasta sekoituksen jälkeen.
ruling-P13 = Ovatko pinot avoimia?
    .answer = Kaikki näkevät esillä olevat yhdistelmät. Niiden alla olevaa järjestystä ei tiedä kukaan.
ruling-P14 = Mitä yhdistelmien päällä oleville kolikoille tapahtuu?
    .answer = Kaikki näkevät ne, ne siirtyvät yhdistelmän mukana, eivätkä ne koskaan palaa varastoon.
ruling-P15 = Tuoko ”äveriäs” pisteet uudelleen, kun se valitaan toisen kerran?
    .answer = Kyllä, kerran jokaista valintaa kohden, kyseisen rodun ensimmäisen vuoron lopussa, myös ilman aluetta.

## The price of a region

ruling-C1 = Lasketaanko säästöt yhteen?
    .answer = Kyllä, rodun ja erityiskyvyn. Rodulla ei koskaan ole kahta erityiskykyä.
ruling-C2 = Kuinka alas hinta voi laskea?
    .answer = Yhteen merkkiin.
ruling-C3 = Voiko nopanheitto tehdä alueesta ilmaisen?
    .answer = Ei, tässäkin maksetaan yksi merkki.
ruling-C4 = Onko maksun jälkeen jäätävä jäljelle merkki?
    .answer = Ei. Valloituksen aloittamiseen tarvitaan yksi merkki, mutta senkin saa käyttää.
ruling-C5 = Saako maksaa hintaa enemmän?
    .answer = Ei, maksetaan täsmälleen hinta, sillä loput siirretään uudelleensijoittamisessa. Vain onnistunut viimeinen valloitusyritys vie mukanaan kaikki.
ruling-C6 = Nostaako oma rappeutunut merkki hintaa?
    .answer = Ei. Vain muiden pelaajien merkit lasketaan. Vuoristo, peikkoluola ja linnake nostavat silti hintaa kukin yhdellä.
ruling-C7 = Nostaako aktiivinen rotuni hintaa rappeutuneille ghouleilleni?
    .answer = Ei, kuten kohdassa C6. Muut osat nostavat.
ruling-C8 = Nostaako vastustajan rappeutunut merkki hintaa?
    .answer = Kyllä, kukin yhdellä; rappeutuneita ghouleja voi olla useita.
ruling-C9 = Mitä kadonnut heimo maksaa?
    .answer = Yhden lisää. Alueella on enintään yksi, eikä voitettu heimo koskaan palaa.
ruling-C10 = Onko alue tyhjä, jos siellä on pelkkä vuoristo?
    .answer = On.
ruling-C11 = Onko alue tyhjä, jos siellä on vain oma rappeutunut merkki?
    .answer = Ei, se on ei-tyhjä: örkit, ryöstäjät ja luurangot laskevat sen mukaan.
ruling-C12 = Tekeekö pelkkä peikkoluola, linnake tai leiri alueesta ei-tyhjän?
    .answer = Ne eivät ole koskaan alueella yksin.
ruling-C13 = Katsotaanko ei-tyhjyys ennen valloitusta vai sen jälkeen?
    .answer = Juuri ennen sitä.

## Where a race may go

ruling-A1 = Mistä rotu tulee kartalle?
    .answer = Maa-alueelta kartan reunalta tai reunalla olevan meren rannalta, vaikka joku hallitsisi sitä merta.
ruling-A2 = Voiko rotu tulla kartalle järven rannalta?
    .answer = Ei.
ruling-A3 = Saako kartalle tulla kahdesta paikasta?
    .answer = Ei. Rotu tulee yhdestä paikasta ja etenee sitten viereisille alueille (paitsi lentäjät).
ruling-A4 = Auttavatko omat rappeutuneet alueet pääsemään muualle?
    .answer = Eivät, vain toimivan rodun omat. Uuden rodun ei tarvitse aloittaa vanhan läheltä.
ruling-A5 = Mistä lentäjät tulevat kartalle?
    .answer = Miltä tahansa maa-alueelta.
ruling-A6 = Mistä puolituiset tulevat kartalle?
    .answer = Mistä tahansa; uudelleenkin, jos ne ovat menettäneet tai hylänneet kaiken.
ruling-A7 = Mistä maanalaiset tulevat kartalle?
    .answer = Mistä kaikki muutkin. Hallitsemastaan luolasta katsoen kaikki luolat ovat vieressä.
ruling-A8 = Mistä merenkulkijat tulevat kartalle?
    .answer = Myös reunalla olevalta mereltä, hintaan 2. Järveltä vain merenkulkijapuolituiset.
ruling-A9 = Milloin alueen saa hylätä?
    .answer = Ennen kyseisen rodun ensimmäistä valloitusta sillä vuorolla. Ei uudelleensijoittamisessa (mutta katso R3).
ruling-A10 = Saako hylätyn alueen valloittaa takaisin samalla vuorolla?
    .answer = Kyllä, tyhjänä alueena tavalliseen hintaan.
ruling-A11 = Mitä tapahtuu, kun kaikki on hylätty?
    .answer = Rotu tulee kartalle uudelleen.
ruling-A12 = Mitä hylätyn alueen osille tapahtuu?
    .answer = Kolo, peikkoluola ja linnake poistetaan. Leirit, sankarit ja lohikäärme palaavat käteen.
ruling-A13 = Saako rotu hyökätä omalle alueelleen?
    .answer = Ei.
ruling-A14 = Keneltä kolo, lohikäärme ja sankari sulkevat alueen?
    .answer = Kaikilta vastustajilta, kaikin tavoin. Omat rappeutuneet ghoulit eivät ole vihollisia ja saavat vallata alueen: kolo katoaa silloin lopullisesti, sankari ja lohikäärme palaavat käteen.
    .reason = Nämä osat suojaavat vihollisilta, ja sana otetaan tässä kirjaimellisesti: omat rodut eivät ole koskaan vihollisia. G7 koskee menetyksiä, joissa kirjaimellinen tulkinta jättäisi aukon.

## Losses and refuge

ruling-L1 = Mitä aktiivinen rotu menettää alueensa mukana?
    .answer = Yksi merkki palaa säilytyslaatikkoon, loput käteen.
ruling-L2 = Mitä yksinäiselle aktiiviselle merkille tapahtuu?
    .answer = Se palaa säilytyslaatikkoon.
ruling-L3 = Mitä haltiat menettävät?
    .answer = Eivät mitään: kaikki palaavat käteen, yksinäinenkin. Rappeutuneita tämä ei koske.
ruling-L4 = Minne karkotetut merkit pääsevät?
    .answer = Mille tahansa alueille, joita sama rotu yhä hallitsee, suojassa oleville ja muille, vapaasti jaettuina.
ruling-L5 = Entä jos rodulla ei ole enää aluetta?
    .answer = Merkit jäävät käteen. Seuraavalla vuorolla ne tulevat kartalle uudelleen, tai rotu rappeutuu.
ruling-L6 = Voivatko karkotetut merkit tehdä jotain ennen sijoittamistaan?
    .answer = Eivät, ne vain sijoitetaan hyökkääjän vuoron lopussa.
ruling-L7 = Entä jos rotu menettää useita alueita samalla vuorolla?
    .answer = Se menettää yhden merkin jokaisesta; kaikki muut odottavat yhdessä.
ruling-L8 = Entä jos rappeutuneen rodun viimeinen merkki on poissa?
    .answer = Sen rotulaatta palautetaan heti (P9). Rappeutuneilla ghouleilla vasta, kun niitä ei ole kädessäkään.
ruling-L9 = Mitä häviäjän osille tapahtuu?
    .answer = Linnake ja peikkoluola poistetaan, leirit palaavat käteen, vuoristo jää. Kolosta, sankarista ja lohikäärmeestä katso A14.
ruling-L10 = Entä jos oma aktiivinen rotu valtaa oman rappeutuneen alueen?
    .answer = Merkki palaa säilytyslaatikkoon, peikkoluola ja linnake poistetaan. Omien ghoulien pinosta menetetään yksi, loput odottavat ghoulien kädessä uudelleensijoittamista.

## The final attempt

ruling-F1 = Milloin saa heittää viimeistä valloitusyritystä varten?
    .answer = Kun kädessä on vähintään yksi merkki ja hinnasta puuttuu yhdestä kolmeen merkkiä.
ruling-F2 = Saako heittää alueesta, jonka pystyisi maksamaan?
    .answer = Ei, se vain valloitetaan.
ruling-F3 = Nimetäänkö viimeisen yrityksen kohde ensin?
    .answer = Kyllä. Sen ei tarvitse olla halvin, ja varaa saa olla johonkin toiseenkin alueeseen.
ruling-F4 = Mitä tapahtuu, jos viimeinen yritys onnistuu?
    .answer = Kaikki kädessä olevat merkit menevät sinne.
ruling-F5 = Mitä tapahtuu, jos viimeinen yritys epäonnistuu?
    .answer = Merkit jäävät uudelleensijoitettaviksi. Valloitukset päättyvät joka tapauksessa.
ruling-F6 = Entä jos yritys epäonnistuu eikä rodulla ole alueita?
    .answer = Merkit jäävät käteen, rotu pysyy aktiivisena ja tulee seuraavalla vuorolla kartalle uudelleen.
ruling-F7 = Onko viimeinen yritys pakollinen?
    .answer = Ei.
ruling-F8 = Onko epäonnistunut yritys diplomaatin silmissä hyökkäys?
    .answer = Kyllä, jos kohteena oli vastustajan aktiivinen rotu.
ruling-F9 = Voiko viimeistä yritystä seurata noituus tai lohikäärme?
    .answer = Ei.
ruling-F10 = Onko rappeutuneilla ghouleilla oma heittonsa?
    .answer = Kyllä. Se päättää vain ghoulien valloitukset.
    .reason = Kirjaimellisesti yksi heitto päättää vuoron kaikki valloitukset. Rappeutuneet ghoulit pelaavat kuitenkin kuin aktiivinen rotu, joten kummallakin rodulla on oma heittonsa.

## Decline

ruling-D1 = Milloin rotu voi rappeutua?
    .answer = Vuoron alussa, laajentamisen sijaan. Sillä vuorolla ei valloiteta, siirretä eikä sijoiteta mitään.
ruling-D2 = Milloin valitaan seuraava rotu?
    .answer = Seuraavalla vuorolla.
ruling-D3 = Mitä vanhemmalle rappeutuneelle rodulle tapahtuu?
    .answer = Se poistuu ensin kartalta, joten se ei tuo pisteitä.
ruling-D4 = Minne kädessä olevat merkit, myös amatsonien, menevät rodun rappeutuessa?
    .answer = Säilytyslaatikkoon.
ruling-D5 = Mistä saa pisteitä rappeutumisvuorolla?
    .answer = Yhden jokaisesta rappeutuneiden rotujen alueesta sekä kääpiöiden kaivoksista. Ei muusta.
ruling-D6 = Mitä voi tehdä rodulla, jolla ei ole merkkejä?
    .answer = Jättää vuoron väliin tai antaa rodun rappeutua; uuden yhdistelmän valitset vasta seuraavalla vuorolla. Jos jätät vuoron väliin, rappeutuneet alueesi tuovat yhä pisteitä, samoin alkemisti { $alchemist }.
ruling-D7 = Entä jos rotu rappeutuu ilman merkkejä?
    .answer = Vanhempi rappeutunut rotu poistuu kuten aina (ei, jos rappeutuva on henkirotu), ja rappeutuva rotu palauttaa rotulaattansa heti. Samoin, jos kaikki sen merkit olivat kädessä; ”henki” siirretään silloin poistopinoon.
ruling-D8 = Voiko rotu rappeutua valintavuorollaan?
    .answer = Vain urhea rotu, vuoron lopussa.
ruling-D9 = Missä ”henki”-laatta on rappeutumisen jälkeen?
    .answer = Rotulaattansa luona, kunnes henkirotu on poissa; sitten se siirretään poistopinoon.
ruling-D10 = Syrjäyttääkö henkirotu aiemmin rappeutuneen rodun?
    .answer = Ei. Sinulla voi olla rappeutuneina yksi tavallinen rotu ja yksi henkirotu.
ruling-D11 = Voiko minulla olla kaksi henkirotua?
    .answer = Ei, laattoja on vain yksi, ja se on käytössä.
ruling-D12 = Mikä säilyy rappeutumisen yli?
    .answer = Peikkoluolat, linnakkeet (puolustuksena), jo vallatut vesistöt, kääpiöiden lisäpiste, ghoulien ominaisuus, ”henki”. Kolot, leirit, sankarit, lohikäärme ja kaikki muut edut päättyvät.
ruling-D13 = Voiko usean pelaajan rotu rappeutua yhtä aikaa?
    .answer = Ei, kunkin omalla vuorolla.
ruling-D14 = Voiko rotu rappeutua viimeisellä kierroksella?
    .answer = Kyllä, vaikka se on harvoin viisasta.
ruling-D15 = Toimivatko rappeutuneet ghoulit vuorolla, jolla rotu rappeutuu?
    .answer = Eivät. Ja kun ne ovat toimineet, rotu ei voi enää tällä vuorolla rappeutua tavalliseen tapaan; urhea rotu voi yhä vuoron lopussa.

## Income and the end

ruling-V1 = Milloin pisteet kerätään?
    .answer = Kukin oman vuoronsa lopussa, uudelleensijoittamisen jälkeen.
ruling-V2 = Mistä pisteitä saa?
    .answer = Yhden jokaisesta alueesta, jolla on omia merkkejä, aktiivisia tai rappeutuneita, lisäksi aktiivisen rodun ja erityiskyvyn lisäpisteet sekä rappeutuneiden kääpiöiden kaivokset.
ruling-V3 = Kenen alueet erityiskyky laskee?
    .answer = Sen rodun, jolla se on, ei rappeutuneiden.
ruling-V4 = Ovatko pisteet salaisia?
    .answer = Summat ovat, loppuun asti. Yhdistelmien kolikot ja kunkin vuoron pisteet ovat julkisia.
ruling-V5 = Kuka voittaa tasatilanteen?
    .answer = Se, jolla on kartalla eniten aktiivisia ja rappeutuneita rotumerkkejä. Leirejä, amatsonien { $visitors } lisämerkkiä ja kädessä olevia merkkejä ei lasketa.
ruling-V6 = Entä jos tasatilanne ei ratkea?
    .answer = Voitto jaetaan.
ruling-V7 = Milloin peli on ohi?
    .answer = Viimeisen kierroksen viimeisen vuoron jälkeen.

## Amazons, Dwarves, Elves

ruling-R1 = Montako amatsonia tulee?
    .answer = { $amazons } + { $visitors } + erityiskykylaatan luku.
ruling-R2 = Milloin amatsonien { $visitors } lisämerkkiä lähtevät?
    .answer = Jokaisen oman uudelleensijoittamisen lopussa, ennen pisteiden keräämistä. Vielä kädessä olevat merkit lasketaan niihin.
ruling-R3 = Entä jos { $visitors } amatsonia ei liikene?
    .answer = Joka alueelle jää yksi merkki niin pitkälle kuin mahdollista; sitten pelaaja luopuu valitsemistaan alueista, kunnes { $visitors } on poissa. Niistä ei saa pisteitä.
ruling-R4 = Entä jos amatsoneja on jäljellä { $visitors } tai vähemmän?
    .answer = Kaikki poistuvat. Rotu pysyy aktiivisena ja tulee kartalle uudelleen.
ruling-R5 = Voiko amatsonien { $visitors } lisämerkkiä menettää?
    .answer = Ei, eikä niitä voi sijoittaa vastustajan vuorolla.
ruling-R6 = Entä jos amatsonit rappeutuvat?
    .answer = Ne { $visitors } palaavat säilytyslaatikkoon.
ruling-R7 = Entä jos ryöstäjäamatsonit luopuvat tällä vuorolla vallatusta alueesta?
    .answer = Ryöstösaaliista saa pisteen, alueesta ei.
ruling-R8 = Louhivatko rappeutuneet kääpiöt yhä?
    .answer = Kyllä, ”hengen” kanssa tai ilman: kaivoksen lisäpiste tulee joka vuoro, myös rappeutumisvuorolla.
ruling-R9 = Entä jos noituus osuu haltiaan?
    .answer = Haltia palaa säilytyslaatikkoon.
ruling-R10 = Entä jos haltiat menettävät kaiken?
    .answer = Kaikki ovat kädessä ja tulevat kartalle uudelleen.

## Ghouls

ruling-G1 = Mitä ghouleille tapahtuu rodun rappeutuessa?
    .answer = Kaikki kartalla olevat merkit jäävät; kädessä olevat palaavat säilytyslaatikkoon.
ruling-G2 = Mitä rappeutuneet ghoulit voivat tehdä myöhemmillä vuoroilla?
    .answer = Ne otetaan käteen, ja ne hylkäävät, valloittavat, heittävät noppaa ja sijoittuvat uudelleen kuin aktiivinen rotu, ennen kuin aktiivinen rotu tekee mitään.
    .reason = Kiistanalaista: säännöt asettavat ne vain ennen aktiivisen rodun valloituksia. Kirjaimellisesti ne voisivat toimia vielä sen jälkeen, kun se on hylännyt alueita.
ruling-G3 = Toimivatko rappeutuneet ghoulit ennen valintaa vai sen jälkeen?
    .answer = Kumpi vain käy.
ruling-G4 = Miten rappeutuneet ghoulit sijoitetaan uudelleen?
    .answer = Yhdessä aktiivisen rodun kanssa, mutta vain ghoulien alueille.
ruling-G5 = Mitkä edut rappeutuneille ghouleille jäävät?
    .answer = Erityiskyvystä vain se, mikä jää kaikille: vallatut vesistöt, rakennetut linnakkeet, ”henki”. Ei uusia meriä eikä linnakkeita.
ruling-G6 = Minne rappeutuneet ghoulit pääsevät?
    .answer = Vain ghoulien alueiden viereen. Jos niitä ei ole, ghoulit tulevat kartalle uudelleen.
ruling-G7 = Saavatko rappeutuneet ghoulit hyökätä omistajansa muiden rotujen kimppuun?
    .answer = Kyllä. Alue menettää yhden merkin (haltiat eivät), peikkoluola ja linnake poistetaan, leirit palaavat käteen; loput odottavat uudelleensijoittamista eivätkä valloita tällä vuorolla.
    .reason = Menetyssääntö puhuu vihollisista, mutta säännöt sallivat tämän hyökkäyksen. Ilman sitä kukaan ei tietäisi, minne merkit menevät, joten oma rotu kärsii tässä menetykset kuin vihollinen (toisin kuin A14).
ruling-G8 = Entä jos rappeutuneet ghoulit karkotetaan?
    .answer = Yksi menetetään; muut palaavat hyökkääjän vuoron lopussa ghoulien alueille tai odottavat kädessä, jos alueita ei ole.
ruling-G9 = Tehoaako noituus rappeutuneisiin ghouleihin?
    .answer = Ei, vain aktiivisiin merkkeihin.
ruling-G10 = Sitooko rauha rappeutuneita ghouleja?
    .answer = Ei, eikä se suojaa niitä.
ruling-G11 = Mitä henkighoulit tekevät?
    .answer = Ne jäävät pysyvästi ja jatkavat valloittamista toisen rappeutuneen rodun rinnalla.
ruling-G12 = Mitä urheat ghoulit tekevät?
    .answer = Ne rappeutuvat pisteiden keräämisen jälkeen ja valloittavat seuraavasta vuorosta alkaen.
ruling-G13 = Mitä rappeutuneille ghouleille tapahtuu, kun seuraava rotu rappeutuu?
    .answer = Ilman ”henkeä” ne poistuvat heti kartalta ja kädestä.
ruling-G14 = Tuovatko rappeutuneiden ghoulien valloitukset pisteitä aktiiviselle rodulle?
    .answer = Eivät.

## Giants, Halflings, Humans, Orcs, Ratmen, Skeletons

ruling-H1 = Mitkä vuoristot auttavat jättiläisiä?
    .answer = Ne, joita ne juuri nyt hallitsevat, myös tällä vuorolla vallattu.
ruling-H2 = Mitä jättiläiset maksavat vuoristosta?
    .answer = Yhden lisää, kuten muutkin. Ne säästävät yhden vain toisen hallitsemansa vuoriston vieressä.
ruling-H3 = Mitä maanalaiset jättiläiset säästävät?
    .answer = Jos ne hallitsevat vuoristoa, jossa on luola, jokainen luola on sen vieressä: yksi merkki säästyy jättiläisinä, toinen maanalaisina.
ruling-H4 = Mitä lentäjäjättiläiset säästävät?
    .answer = Yhden, mutta vain alueilla, jotka ovat oikeasti niiden vuoriston vieressä.
ruling-H5 = Minne kolot tulevat?
    .answer = Kahdelle ensimmäiselle alueelle, jotka rotu valloittaa, millä vuorolla tahansa.
ruling-H6 = Entä jos alue, jolla on kolo, hylätään?
    .answer = Kolo katoaa, eikä sitä korvata.
ruling-H7 = Entä jos puolituiset valitaan myöhemmin uudelleen?
    .answer = Uusi rotu ja { $holes } uutta koloa.
ruling-H8 = Voiko koloista kieltäytyä tai niitä siirtää?
    .answer = Ei.
ruling-H9 = Auttavatko kolot lohikäärmettä, noituutta ja lentäjiä vastaan?
    .answer = Kyllä, kaikkia niitä vastaan.
ruling-H10 = Riittääkö kololle yksi merkki?
    .answer = Kyllä.
ruling-H11 = Mitä ihmiset, velhot ja kääpiöt saavat?
    .answer = Lisäpisteen jokaisesta vuoron lopussa hallitusta viljelysmaasta, taika-alueesta tai kaivoksesta. Sekä rotu että erityiskyky voivat tuoda pisteen samasta alueesta.
ruling-H12 = Mitä örkit saavat?
    .answer = Lisäpisteen jokaisesta tällä vuorolla vallatusta ei-tyhjästä alueesta, kadonneet heimot mukaan lukien. Se lisätään ryöstäjän pisteisiin.
ruling-H13 = Miten luurankojen määrä kasvaa?
    .answer = Uudelleensijoittamisessa ne saavat 1 uuden merkin jokaista { $grows_every } tällä vuorolla vallattua ei-tyhjää aluetta kohden, alaspäin pyöristettynä. Mitään ei siirry seuraavalle vuorolle, ja säilytyslaatikko on rajana.
ruling-H14 = Mitkä alueet lasketaan luurangoille?
    .answer = Ne, joilla on aktiivisia tai rappeutuneita merkkejä tai kadonnut heimo.
ruling-H15 = Mitä rottamiehet osaavat?
    .answer = Ei mitään erityistä; niitä vain on paljon.

## Sorcerers

ruling-W1 = Kuinka usein noituutta saa käyttää?
    .answer = Kerran vuoron aikana kutakin vastustajaa vastaan.
ruling-W2 = Mihin noituus tehoaa?
    .answer = Vastustajan yksinäiseen aktiiviseen merkkiin noitien alueen vieressä.
ruling-W3 = Tarvitaanko noituuteen merkki kädessä?
    .answer = Ei, uusi tulee säilytyslaatikosta.
    .reason = Kirjaimellisesti jokainen valloitus vaatii merkin kädessä. Julkaisija on kuitenkin vastannut, että noituus toimii tyhjälläkin kädellä, joten se on oletus.
ruling-W4 = Voiko noituus olla ensimmäinen valloitus?
    .answer = Ei, noidilla ei ole vielä aluetta, jonka vieressä olla.
ruling-W5 = Mihin lentäjänoidat yltävät?
    .answer = Mihin tahansa yksinäiseen aktiiviseen merkkiin maalla; ensimmäisenä valloituksena vain, jos kädessä on merkki.
ruling-W6 = Mihin maanalaiset noidat yltävät?
    .answer = Niille kaikki luolat ovat vierekkäin.
ruling-W7 = Suojaavatko vuoristo, linnake ja peikkoluola noituudelta?
    .answer = Eivät; linnake ja peikkoluola poistetaan.
ruling-W8 = Suojaako leiri noituudelta?
    .answer = Kyllä, yksi riittää.
ruling-W9 = Suojaavatko kolo, lohikäärme ja sankari noituudelta?
    .answer = Kyllä.
ruling-W10 = Suojaako rauha noituudelta?
    .answer = Kyllä.
ruling-W11 = Yltääkö noituus vesille?
    .answer = Vain merenkulkijanoidat yltävät sinne.
ruling-W12 = Mitä säilytyslaatikossa on oltava noituutta varten?
    .answer = Noita; viimeinenkin käy.
ruling-W13 = Onko noituus valloitus?
    .answer = Kyllä, ei-tyhjän alueen valloitus: ryöstäjä saa pisteen, ja diplomaatille se on hyökkäys.
ruling-W14 = Minne vaihdettu merkki menee?
    .answer = Säilytyslaatikkoon, haltiakin. Omistaja ei saa mitään käteensä.
ruling-W15 = Saako noituudella vallatulta alueelta jatkaa?
    .answer = Kyllä, heti.
ruling-W16 = Tehoaako noituus omiin tai rappeutuneisiin merkkeihin tai kadonneisiin heimoihin?
    .answer = Ei.
ruling-W17 = Onko raivopäänoitien heitettävä noppaa?
    .answer = Noituus ei vaadi heittoa eikä kuluta sitä (katso E17).

## Tritons and Trolls

ruling-X1 = Mikä on rannikko?
    .answer = Maa-alue meren tai järven vieressä; se pätee myös kartalle tultaessa.
ruling-X2 = Mitä merenkulkijatritonit säästävät vesillä?
    .answer = Eivät mitään: vesi ei ole rannikkoa.
ruling-X3 = Minne peikkoluolia tulee?
    .answer = Yksi jokaiselle alueelle, jonka peikot saavat haltuunsa, heti.
    .reason = { $lairs } riittää peikoille aina.
ruling-X4 = Mitä peikkoluolille tapahtuu rodun rappeutuessa?
    .answer = Ne jäävät ja puolustavat. Ne poistuvat, kun alue hylätään tai valloitetaan tai kun rappeutuneet peikot lähtevät kartalta.
ruling-X5 = Mitä peikkoluolan valloittaja saa?
    .answer = Ei mitään.

## Special powers

ruling-Y1 = Mitä alkemisti saa ilman alueita?
    .answer = Silti { $alchemist } voittopistettä.
ruling-Y2 = Mitä alkemisti saa rappeutumisvuorolla?
    .answer = Ei mitään.
ruling-Y3 = Missä järjestyksessä raivopää toimii?
    .answer = Heitä, valitse alue, maksa hinta nopan tuloksella vähennettynä, vähintään yksi.
ruling-Y4 = Onko raivopään pakko heittää?
    .answer = Ei. Heiton jälkeen sillä valloitetaan tai lopetetaan; samaan valloitukseen ei ole toista heittoa.
ruling-Y5 = Entä jos raivopään heitto ei riitä mihinkään?
    .answer = Silloin se oli viimeinen valloitusyritys.
ruling-Y6 = Voiko raivopää valita alueen, jota ei pysty maksamaan?
    .answer = Se vain päättäisi valloitukset, joten sen sijaan lopetetaan.
ruling-Y7 = Onko raivopäällä lisäksi tavallinen viimeinen valloitusyritys?
    .answer = Ei.
ruling-Y8 = Voiko raivopäällä olla lohikäärme?
    .answer = Ei, kumpikin on erityiskykylaatta, ja rodulla on vain yksi.
ruling-Y9 = Montako leiriä alueelle mahtuu?
    .answer = Kuinka monta tahansa, enintään { $camps }; ne voi myös jättää pystyttämättä.
ruling-Y10 = Pitääkö leiri alueen hallussa?
    .answer = Ei, vain rotumerkit pitävät.
ruling-Y11 = Entä jos alue, jolla on leirejä, kaatuu?
    .answer = Kaikki sen leirit palaavat käteen. Hyökkääjän vuoron lopussa ne pystytetään mille tahansa saman rodun alueille, tai ne odottavat, jos alueita ei ole. Yhtäkään leiriä ei menetetä.
ruling-Y12 = Lasketaanko leirit merkeiksi?
    .answer = Vain puolustuksessa ja noituutta vastaan.
ruling-Y13 = Säästääkö kommando ensimmäisessä valloituksessa?
    .answer = Kyllä, yhden joka alueella.
ruling-Y14 = Toimiiko diplomaatti kahden pelaajan pelissä?
    .answer = Kyllä, painettujen sääntöjen mukaan.
ruling-Y15 = Saako diplomaatti nimetä vastustajan, jolla ei ole aktiivista rotua?
    .answer = Kyllä, ja rauha sitoo seuraavaakin rotua.
ruling-Y16 = Mitä rauha kieltää?
    .answer = Liittolaisen aktiivisen rodun kaikki hyökkäykset diplomaatin aktiivista rotua vastaan, kaikin tavoin, diplomaatin seuraavaan vuoroon asti. Rappeutuneet merkit jäävät ulkopuolelle.
ruling-Y17 = Ketä diplomaatti ei saa nimetä?
    .answer = Vastustajaa, jonka aktiivisen rodun kimppuun diplomaatin rotu hyökkäsi tällä vuorolla, vaikka nopanheitto olisi epäonnistunut. Hyökkäyksiä rappeutunutta rotua vastaan ja omien rappeutuneiden ghoulien hyökkäyksiä ei lasketa.
ruling-Y18 = Onko diplomaatin nimettävä joku?
    .answer = Ei. Vanha rauha päättyy, kun diplomaatin vuoro alkaa.
ruling-Y19 = Solmiiko diplomaatti rauhan rappeutumisvuorolla?
    .answer = Ei.
ruling-Y20 = Mitä lohikäärme voi tehdä?
    .answer = Kerran vuoron aikana se valtaa alueen yhdellä merkillä, oli siellä mitä tahansa. Alueen on oltava ulottuvilla kuten aina.
ruling-Y21 = Saako lohikäärme jäädä?
    .answer = Kyllä, se siirtyy vain valloittamalla. Sen alue on suojassa; alue, jolta se lähti, ei ole.
ruling-Y22 = Voiko lohikäärme tehdä ensimmäisen valloituksen?
    .answer = Kyllä.
ruling-Y23 = Voiko lohikäärme mennä suojassa olevalle alueelle tai vesille?
    .answer = Ei koskaan.
ruling-Y24 = Entä jos lohikäärmeen alue hylätään?
    .answer = Lohikäärme palaa käteen ja voi vielä lentää tällä vuorolla, jos se ei ole jo lentänyt.
ruling-Y25 = Minne lentäjät yltävät?
    .answer = Jokaiselle maa-alueelle, aina.
ruling-Y26 = Milloin linnake rakennetaan?
    .answer = Kerran vuoron aikana rodun ollessa aktiivinen, uudelleensijoittamisessa. Ei rappeutumisvuorolla.
ruling-Y27 = Mitä linnakkeet tuovat?
    .answer = Kukin yhden voittopisteen aktiivisen rodun alueilla, joka vuoro. Rodun rappeuduttua ei mitään.
ruling-Y28 = Entä jos { $fortresses } linnaketta on kartalla?
    .answer = Enempää ei rakenneta, eivätkä ne koskaan siirry. Vanhemman rappeutuneen rodun linnakkeet lasketaan mukaan, ja poistetut voi rakentaa uudelleen.
ruling-Y29 = Missä sankarit ovat?
    .answer = Vuoron lopussa { $heroes } eri alueella, tai yhdellä, jos alueita on vain yksi. Ne pysyvät siellä seuraavaan uudelleensijoittamiseen.
ruling-Y30 = Entä jos sankarilliseen rotuun isketään muualla?
    .answer = Sankarit eivät liiku vastustajien vuoroilla.
ruling-Y31 = Mitä metsä, kukkula, suo ja kauppias tuovat?
    .answer = Yhden lisäpisteen jokaisesta aktiivisen rodun sellaisesta alueesta (kauppias: jokaisesta alueesta).
ruling-Y32 = Missä ratsastajat säästävät?
    .answer = Kukkuloilla ja viljelysmailla, yhden merkin.
ruling-Y33 = Mitä ryöstäjä saa?
    .answer = Saman kuin örkit, ja ne lasketaan yhteen.
ruling-Y34 = Merenkulkija: mitä vesistö maksaa?
    .answer = 2 merkkiä, ja lisäksi sitä hallitsevan rodun merkit.
ruling-Y35 = Merenkulkija: mikä on vesistön vieressä?
    .answer = Vesistö ja sen ranta ovat vierekkäin, molempiin suuntiin.
ruling-Y36 = Mitä merenkulkija pitää rappeuduttuaan?
    .answer = Vesistönsä, joista se saa pisteitä. Lisää se ei valtaa.
ruling-Y37 = Kuka voi hyökätä vesille?
    .answer = Vain aktiivinen merenkulkijarotu. Lentäjät eivät koskaan.
ruling-Y38 = Milloin urhea rotu voi rappeutua?
    .answer = Vuoron lopussa pisteiden keräämisen jälkeen, myös rodun ensimmäisellä vuorolla ja ilman valloitusta.
ruling-Y39 = Mitä pisteitä urhea rotu tuo?
    .answer = Vuoro lasketaan aktiivisena kaikkine lisäpisteineen, vanha rappeutunut rotu mukaan lukien; sitten tämä poistetaan. Mitään ei lasketa kahdesti.
ruling-Y40 = Voiko urhea rotu rappeutua myös tavalliseen tapaan?
    .answer = Kyllä.
ruling-Y41 = Maanalainen: kenelle luolat ovat naapureita?
    .answer = Sen rodun valloituksille sekä sen jättiläisten alennukselle tai noitien noituudelle.
ruling-Y42 = Mitä äveriäs tuo?
    .answer = { $wealthy } voittopistettä valintavuoron lopussa.

## The dealer and the combos

ruling-E1 = Kumpi palaa ensin, kun rotu katoaa, erityiskykylaatta vai rotulaatta?
    .answer = Erityiskykylaatta siirretään poistopinoon, ennen kuin rotulaatta palautetaan. Jos erityiskykylaatat sekoitetaan tuota rotulaattaa varten, se on jo mukana.
    .reason = Kumpikin oli siihen asti käytössä, ja erityiskykylaatan on oltava poistopinossa, jotta sen voi sekoittaa.
ruling-E2 = Missä järjestyksessä laatat siirtyvät rodun rappeutuessa?
    .answer = Ensin palautetaan vanhemman rodun rotulaatta, ja erityiskykylaatat sekoitetaan tarvittaessa sitä varten; sitten juuri rappeutuneen rodun erityiskykylaatta siirretään poistopinoon.
    .reason = Vanhempi rotu poistuu ensin (D3).
ruling-E3 = Milloin jakaja toimii?
    .answer = Ennen kaikkia pelaajia, myös kesken valloitusten: kun odotetaan nopanheittoa tai kun rivistö on vajaa ja rotulaatta vapaana. Jos asemassa odotetaan molempia, noppa tulee ensin.
    .reason = Kaikki päättävät saman rivistön edessä, ja tallenteella on vain yksi mahdollinen järjestys.
ruling-E4 = Paljastetaanko lopun jälkeen jotain?
    .answer = Ei.
    .reason = Kukaan ei voisi valita sitä.
ruling-E5 = Milloin pinot sekoitetaan?
    .answer = Ei koskaan etukäteen: jokainen paljastus arpoo yhden näkemättömän rotulaatan ja erityiskykylaatan. Palautetut rotulaatat tulevat kaikkien näkemättömien jälkeen.
    .reason = Todennäköisyydet ovat samat, eikä järjestys, jota ei ole, voi vuotaa.
ruling-E6 = Mitä perft laskee?
    .answer = Kaikki toiminnot, myös jakajan; jokainen nopan luku lasketaan kerran.
    .reason = Se on sääntöjen sormenjälki, ei todennäköisyyksien.

## The turn

ruling-E7 = Aloittaako yhdistelmän valinta aktiivisen rodun vuoron?
    .answer = Ei. Rappeutunut rotu, joka voi toimia, saa toimia, kunnes aktiivinen rotu tekee jotain. Lopettaminenkin on teko.
    .reason = Kiistanalaista: säännöt antavat ghoulien valloittaa vuoron alussa, mikä voisi tarkoittaa myös ennen valintaa. G3 jättää molemmat järjestykset avoimiksi.
ruling-E8 = Saako alueita hylätä sen jälkeen, kun rappeutunut rotu on valloittanut?
    .answer = Kyllä, aktiivisella rodulla: kumpikin rotu aloittaa vuoronsa erikseen.
    .reason = A9 puhuu kyseisen rodun ensimmäisestä valloituksesta.
ruling-E9 = Milloin toimiva rappeutunut rotu sijoitetaan uudelleen?
    .answer = Joka vuorolla, jolla sen omistaja laajentaa, vaikka se ei olisi valloittanut mitään.
    .reason = Aktiivinen rotu saa tehdä niin (T3), ja ghoulit pelaavat samoin.
ruling-E10 = Entä jos ghoulien viimeinen yritys päättää kaikki valloitukset?
    .answer = Kun ”{ option-ghouls_own_die }” on pois päältä, uudelleensijoittaminen alkaa heti. Jos yhdistelmä on vielä valitsematta, valitset sen ensin.
    .reason = Valinta on pakollinen (P5), mutta kaikki valloitukset ovat ohi.
ruling-E11 = Milloin saan valita pisteiden keräämisen jälkeen?
    .answer = Vain jos valittavaa on. Kaikkien kimppuun hyökänneeltä diplomaatilta ei kysytä.
    .reason = Valittavaa ei olisi.
ruling-E12 = Voiko rodulla olla sekä myöhäinen rappeutuminen että rauha?
    .answer = Itse keksitty rotu, jolla on molemmat, saa tehdä vain toisen; kumpikin päättää vuoron.
    .reason = Rauha suojaa vain aktiivista rotua.
ruling-E13 = Onko vuoro aina päätettävä itse?
    .answer = Kyllä, vaikka sijoitettavaa ei olisi. Vain tavallinen rappeutuminen, pisteiden keräämisen jälkeinen valinta ja perääntyminen ilman sijoitettavaa päättyvät itsestään.
    .reason = Saatat vielä haluta katsella tai kumota.
ruling-E14 = Sijoitetaanko karkotetut merkit vielä aivan viimeisen vuoron jälkeen?
    .answer = Kyllä, niiden omistajat sijoittavat ne vielä.
    .reason = Tasatilanteessa lasketaan kartalla olevat merkit (V5).
ruling-E15 = Mitä voin kumota?
    .answer = Omat päätöksesi tällä vuorolla. Puolustaja voi kumota karkotettujen merkkien sijoituksen, mutta kukaan ei voi kumota mitään, minkä jälkeen toinen pelaaja on toiminut.
    .reason = Tämä on T8 jokaisen pelaajan kannalta.
ruling-E35 = Saako rappeutuneen rodun alueita hylätä?
    .answer = Ei. Ne säilyvät, kunnes joku valloittaa ne tai rotu poistuu kartalta. Vain rappeutunut rotu, joka voi toimia, saa hylätä alueita.
    .reason = Hylkääminen on osa valloituksiin valmistautumista.
ruling-E36 = Saako diplomaatti ilman alueita nimetä liittolaisen?
    .answer = Kyllä, niin kauan kuin rotu on aktiivinen.
    .reason = Rauha riippuu siitä, kenen kimppuun rotu hyökkäsi, ei siitä, mitä se hallitsee.

## Conquest

ruling-E16 = Mitkä valloitukset tuovat koloja?
    .answer = { $holes } ensimmäistä aluetta, oli alue tai valtaustapa mikä tahansa: vesistö, nopan avulla, lohikäärmeellä.
    .reason = H5 ja H8 eivät tee poikkeusta.
ruling-E17 = Mitä saan tehdä raivopään heiton jälkeen?
    .answer = Vain valloittaa sillä tai lopettaa. Noituus, lohikäärme ja hylkääminen odottavat, kunnes heitto on käytetty.
    .reason = Muuten voisi ensin katsoa noppaa ja valita sitten toisen tavan.
ruling-E18 = Mitä raivopään heitto vaatii?
    .answer = Merkin kädessä, mutta ei aluetta, jonka sillä voisi vallata.
    .reason = Heitto tulee ennen valintaa (Y3).
ruling-E19 = Voiko lohikäärme koskaan lentää vesille?
    .answer = Ei, ei edes itse keksityllä rodulla, joka pääsee merelle.
    .reason = Y23 sanoo: ei koskaan.
ruling-E20 = Entä jos kaikki peikkoluolat ovat kartalla?
    .answer = Itse keksitty rotu ei saa enää peikkoluolaa uusille alueille.
    .reason = Laatikossa niitä on { $lairs } (N5).
ruling-E21 = Minne yltää rotu, joka sekä lentää että purjehtii?
    .answer = Kaikkialle maalla, ja vesille vain naapurista tai kartalle tullessaan.
    .reason = Lentäminen koskee maata (Y25).
ruling-E22 = Saako rotu, joka tulee kartalle mistä tahansa, aloittaa noituudella?
    .answer = Ei, vain lentävä rotu.
    .reason = Ei ole mitään, minkä vieressä olla (W4, W5).
ruling-E23 = Mitä toimiva rappeutunut rotu säilyttää?
    .answer = Rotulaattansa alennukset, ulottuvuuden ja peikkoluolat. Sillä ei ole erityiskykylaattaa eikä koskaan noituutta, koloja, uusia merkkejä tai pisteitä valloituksista.
    .reason = Sen rotulaatta on yhä paikalla, erityiskykylaatta ei.
ruling-E37 = Säästävätkö merenkulkijajättiläiset vesillä vuoristonsa vieressä?
    .answer = Kyllä, yhden merkin, kuten maalla.
    .reason = Jättiläisten alennus koskee kaikkia alueita niiden hallitseman vuoriston vieressä (H1), ja merenkulkijoille vedetkin ovat auki.

## Losses and refuge

ruling-E24 = Mitkä leirit pystytetään perääntymisessä?
    .answer = Vain tällä vuorolla karkotetut. Aiemmin pystyttämättä jätetyt leirit pysyvät kädessä.
    .reason = Mikään muu ei liiku vastustajan vuorolla.
ruling-E25 = Onko karkotetut leirit pystytettävä?
    .answer = Ei, ne voi jättää pystyttämättä myös perääntymisessä, ja ne odottavat seuraavaa uudelleensijoittamista.
    .reason = Kuten kohdassa Y9.
ruling-E26 = Minne menee vaihdettu haltia, jota ei menetetä?
    .answer = Kun ”{ option-elf_lost_to_sorcerer }” on pois päältä, omistajansa käteen; se sijoitetaan perääntymisessä.
    .reason = Kuin alue olisi valloitettu (L3).
ruling-E27 = Missä järjestyksessä puolustaja sijoittaa kaksi rotua?
    .answer = Missä tahansa, ja päättää kerran molempien puolesta.
    .reason = Kukaan muu ei toimi siinä välissä.
ruling-E28 = Entä jos toimiva rappeutunut rotu ei menetä merkkejä?
    .answer = Silloin se ei menetä niitä rappeutuneenakaan.
    .reason = Se pelaa kuin aktiivinen.
ruling-E38 = Entä jos omat ghoulit valtaavat aktiivisen rodun viimeisen alueen?
    .answer = Rodusta jäljelle jäänyt osa pysyy kädessä ja tulee seuraavalla vuorolla kartalle uudelleen.
    .reason = Ilman aluetta merkkejä ei voi sijoittaa minnekään, kuten kohdassa L5.

## Redeployment and decline

ruling-E29 = Saako merkkejä jäädä käteen?
    .answer = Ei, kun rodulla on alue, amatsonien { $visitors } lisämerkkiä lukuun ottamatta. Sama pätee perääntymisessä.
    .reason = Uudelleensijoittaminen koskee kaikkia merkkejä.
ruling-E30 = Montako linnaketta alueelle mahtuu?
    .answer = Yksi.
    .reason = Linnakkeet tuovat pisteitä alueittain.
ruling-E31 = Miten alueista luovutaan amatsonien vuoksi?
    .answer = Ennen kuin sijoitat mitään, eikä useammasta kuin on tarpeen. Alueiden osat poistuvat kuin alue olisi hylätty.
    .reason = A9 kieltää hylkäämisen muusta syystä.
ruling-E32 = Mitkä amatsonit lähtevät?
    .answer = Mitkä tahansa { $visitors } jäljellä olevista merkeistä; niitä ei ole merkitty, eikä menetyksiä koskaan korvata.
    .reason = Merkit ovat keskenään samanlaisia.
ruling-E33 = Onko sankarit asetettava?
    .answer = Kyllä, jos rodulla on alue ilman sankaria. Sankarit, joille ei ole sellaista aluetta, jäävät käteen.
    .reason = Sankarit eivät ole vapaaehtoisia (Y29); leirit ovat (Y9).
ruling-E34 = Entä jos pelaajalla olisi kaksi rappeutuneina pysyvää rotua?
    .answer = Jälkimmäinen syrjäyttäisi ensimmäisen.
    .reason = Tilaa on yhdelle (D10); laatikon osilla niin ei voi käydä (D11).
