### The coach: what decided a game that has been played.

coach-tab = Valmentaja
coach-title = Mikä ratkaisi pelin
coach-offer = Botit pelaavat pelin jokaisesta vuorosta eteenpäin moneen kertaan. Sitten näet, miten mahdollisuutesi muuttuivat, mitkä vuorot maksoivat eniten ja mikä olisi ollut parempaa. Ensimmäinen käyrä tulee muutamassa sekunnissa; loput vie minuutin tai pari.
coach-begin = Kysy valmentajalta
coach-waiting = Jonossa…
coach-progress = Tutkitaan jokaista vuoroa: { $percent } % valmiina.
coach-progress-label = Edistyminen
coach-cancel = Peruuta
coach-failed = Tämä ei onnistunut. Yritä vielä kerran.
coach-nothing = Yhtään vuoroa ei pelattu, joten tutkittavaa ei ole.
coach-seat = Kenen peli?

## The curve

coach-curve = Voittomahdollisuus
coach-curve-axis = Prosenttia
coach-curve-about = Kaavio: kunkin pelaajan voittomahdollisuus jokaisen vuoron jälkeen. Luvut ovat alla taulukkona.
coach-curve-label = { $name } { $percent } %
coach-legend-chance = { $seat }: voittomahdollisuus jokaisen vuoron jälkeen.
coach-legend-band = Varjostettu alue on virhemarginaali.
coach-legend-fair = Katkoviiva: keskimääräisellä noppaonnella. Väliin jäävä ero on onnea.
coach-legend-no-dice = Noppa ei muuttanut tässä mitään.
coach-legend-turn = Kallis vuoro; siitä lisää alla.
coach-numbers = Luvut taulukkona
coach-numbers-turn = Vuoron jälkeen
coach-numbers-round = Kierros { $round }, { $seat }
coach-numbers-fair = { $seat }, keskimääräinen noppaonni
coach-percent = { $percent } %

## Costly turns. $plan is made of the steps in reasons.ftl

coach-costly = Kalleimmat vuorot
coach-costly-none = { $seat }: ei selviä virheitä. Hyvin pelattu!
coach-costly-not-yet = Kalliita vuoroja ei ole vielä löytynyt.
coach-played = Pelattiin näin: { $plan }.
coach-show = Näytä pelilaudalla
coach-hide = Piilota
coach-what-if = Vaihtoehto kierrokselle { $round }: { $plan }.
coach-play-on = Jatka tästä
    .about = Uusi pöytä alkaa ennen tätä vuoroa. Botit ottavat muut paikat.

## Decline and luck

coach-decline = Milloin rotu kannatti rappeuttaa
coach-no-races = { $seat }: ei rotua.
coach-luck = Onni
coach-how = Kaikki nämä ovat arvioita: botit jatkoivat peliä monta kertaa, ja ± on virhemarginaali.
