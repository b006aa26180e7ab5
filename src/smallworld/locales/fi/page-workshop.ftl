### The workshop: races, powers and boards of one's own, and how they come to a table.
###
### $kind is “race” or “power”. A tile is a race banner or a power badge; a pack is a small collection of
### tiles and boards that people give each other. What the rules of a tile say is in traits.ftl.

## The bench

workshop-lead = Laatikossa on tyhjä rotulaatta ja tyhjä erityiskykylaatta. Täytä ne: suunnittele rotu tai erityiskyky, katso, millainen kortti siitä tulee, kokeile sitä botteja vastaan, selvitä, onko se tasapainossa, ja pelaa sillä kavereiden kanssa.
workshop-make = Luo jotain uutta
workshop-make-race = Uusi rotu
    .about = Kansa, jolla on oma taitonsa
workshop-make-power = Uusi erityiskyky
    .about = Laatta mille tahansa rodulle
workshop-make-board = Uusi pelilauta
    .about = Arvottu, sinun muokkaamasi
workshop-untitled = Nimetön
workshop-untitled-board = Oma pelilauta
workshop-own = Tällä laitteella
workshop-own-nothing = Täällä ei ole vielä mitään. Luo jotain yllä tai kopioi palvelimen paketti ja muokkaa sitä.
workshop-unfinished = Vielä kesken
workshop-server = Tällä palvelimella
workshop-server-nothing = Tällä palvelimella ei ole vielä paketteja.
workshop-looking = Etsitään paketteja…
workshop-gone = Tätä ei enää ole.
workshop-count-races = { $count ->
    [one] 1 rotu
   *[other] { $count } rotua
  }
workshop-count-powers = { $count ->
    [one] 1 erityiskyky
   *[other] { $count } erityiskykyä
  }
workshop-count-boards = { $count ->
    [one] 1 pelilauta
   *[other] { $count } pelilautaa
  }
workshop-count-nothing = Tyhjä

## Files

workshop-import = Tiedostosta
    .about = Avaa paketti, jonka olet tallentanut tai jonka joku lähetti sinulle. Tarkistamme sen ensin.
workshop-import-read = Avaa
workshop-import-line = Rivi { NUMBER($line, useGrouping: 0) }: { $message }
workshop-import-too-large = Tiedosto on liian suuri. Paketti saa olla enintään 64 kt.
workshop-export = Tallenna tiedostoksi
workshop-copy = Kopioi tekstinä

## A pack

workshop-tiles = Rodut ja erityiskyvyt
workshop-boards = Pelilaudat
workshop-no-boards = Paketissa ei ole pelilautaa.
workshop-use = Vie pöytään
workshop-take-copy = Kopioi itselleni
workshop-change = Muokkaa
workshop-drop = Poista: { $name }
workshop-delete = Poista
    .about = ”{ $title }” poistetaan tältä laitteelta. Jos haluat säilyttää kopion, tallenna se ensin tiedostoksi.
    .yes = Poista paketti
workshop-to-pack = Takaisin: ”{ $title }”
workshop-about = Tietoja paketista
    .about = { $id } { $version }
workshop-about-title = Nimi
workshop-about-about = Lyhyt kuvaus
workshop-about-author = Tekijä
workshop-about-licence = Mitä muut saavat tehdä sillä
workshop-about-version = Versio
workshop-about-id = Tunnus tallenteissa

## Cards

workshop-kind-race = Rotu
workshop-kind-power = Erityiskyky
workshop-card-race = { $tokens ->
    [one] 1 merkki
   *[other] { $tokens } merkkiä
  }, yhteensä { $supply }
# $lender is a race of the box.
workshop-card-borrows = { $tokens ->
    [one] 1 merkki
   *[other] { $tokens } merkkiä
  }; { $lender_inside } antavat omansa lainaksi ja poistuvat pelistä
workshop-card-power = { $tokens ->
    [0] Ei merkkejä
    [one] 1 merkki
   *[other] { $tokens } merkkiä
  } rodulleen
# $on: yes, no. $reading is a rule in the words of the pack, without a full stop.
workshop-reading = { $on ->
    [yes] Lähteet ovat eri mieltä. Tässä pelataan: { $reading }
   *[no] Lähteet ovat eri mieltä. Toinen tulkinta: { $reading }
  }
workshop-readings = Säännöt, joista lähteet ovat eri mieltä

## The form of a tile

workshop-new-race = Uusi rotu
workshop-new-power = Uusi erityiskyky
workshop-first = Nimi, tunnuskuva ja merkit
workshop-name = { $kind ->
    [power] Erityiskyvyn nimi
   *[race] Rodun nimi
  }
workshop-name-like = { $kind ->
    [power] Lyhdynkantaja
   *[race] Rämeläiset
  }
workshop-words = Lisää tekstejä
    .about = Muut kielet, nimen muodot, sääntö omin sanoin
workshop-own-rule = Sääntö omin sanoin
    .about = Jos jätät tämän tyhjäksi, kirjoitamme säännön yllä tekemistäsi valinnoista, kaikilla kielillä.
workshop-forms = Nimen muodot lauseissa
# $form is the name of a form of names.ftl: “one” is one of the race, the others differ by language.
workshop-form = { $form ->
    [one] Yksi niistä (haltia)
    [one_partitive] Luvun jälkeen (3 haltiaa)
    [inside] Lauseen sisällä, pienellä
    [genitive] Monikon genetiivi (haltioiden)
    [partitive] Monikon partitiivi (haltioita)
    [adessive] Monikon adessiivi (haltioilla)
    [joined] Rodun edessä (Lentäjä…)
    [joined_inside] Rodun edessä lauseen sisällä (lentäjä…)
   *[other] { $form }
  }
workshop-other-languages = Muilla kielillä
workshop-emblem = Tunnuskuva
workshop-emblem-letters = Nimen kirjaimet
workshop-emblem-own = Oma kuvasi
workshop-emblem-upload = Oma SVG
workshop-emblem-too-large = Kuva on liian suuri: tunnuskuva saa olla enintään 20 kt. Yksinkertaista sitä.
workshop-emblem-named = { $id ->
    [flame] Liekki
    [sun] Aurinko
    [moon] Kuu
    [star] Tähti
    [drop] Pisara
    [wave] Aallot
    [leaf] Lehti
    [tree] Puu
    [mushroom] Sieni
    [feather] Sulka
    [paw] Tassu
    [eye] Silmä
    [tower] Torni
    [hammer] Vasara
    [anchor] Ankkuri
    [key] Avain
   *[other] { $id }
  }
workshop-tokens = { $kind ->
    [power] Merkkejä erityiskykylaatassa
   *[race] Merkkejä rotulaatassa
  }
    .about = Enintään { $most }. Mitä vahvempi taito, sitä vähemmän merkkejä.
workshop-source = Mistä merkit tulevat?
workshop-source-own = Omat
    .about = Täällä aina saatavilla. Oikean pöydän ääressä tarvitsisit ylimääräisiä merkkejä.
workshop-source-borrowed = Lainatut
    .about = Sääntökirjan mukaan: jokin laatikon rotu antaa merkkinsä lainaksi ja poistuu pelistä.
workshop-supply = Merkkejä yhteensä
    .about = Suurimman erityiskykylaatan kanssa tarvitaan { $needed }.
workshop-lender-who = Keneltä lainataan?
workshop-lender = { $race }: { $supply } merkkiä
workshop-less = Vähemmän: { $label }
workshop-more = Enemmän: { $label }
# Stands where kinds of regions will be listed: “A token less to conquer: choose below.”
workshop-kinds-open = valitse alta
workshop-mechanics = Mitä se osaa
workshop-find = Etsi ominaisuus
    .placeholder = pisteet, noppa, rappeutuminen…
workshop-found = { $count ->
    [0] Mitään ei löytynyt. Kokeile toista sanaa.
    [one] 1 ominaisuus löytyi
   *[other] { $count } ominaisuutta löytyi
  }
workshop-nothing-said = Ei mitään erityistä
workshop-preview = Kortti
workshop-checking = Tarkistetaan…
workshop-sound = Kaikki kunnossa
workshop-faults = { $count ->
    [one] 1 korjattava kohta
   *[other] { $count } korjattavaa kohtaa
  }
workshop-try = Koepeli
    .about = Sinä ja kaksi bottia. Laattasi on ylimmässä yhdistelmässä.
workshop-try-unnamed = { $kind ->
    [power] Anna ensin erityiskyvylle nimi.
   *[race] Anna ensin rodulle nimi.
  }
workshop-try-short = Kokeile
workshop-try-pack = Koepeli: { $title }

## The groups of the form; traits.ftl has the labels of the keys in them

workshop-group-conquest = Valloitus
workshop-group-defence = Puolustus
workshop-group-coins = Voittopisteet
workshop-group-conditions = Ehdolliset pisteet
workshop-group-events = Omistajaa vaihtavat pisteet
workshop-group-column = Valinta
workshop-group-movement = Liikkuminen
workshop-group-tokens = Merkit
workshop-group-redeployment = Uudelleensijoitus
workshop-group-pieces = Osat
workshop-group-markers = Tunnukset
workshop-group-decline = Rappeutuminen

## Is it fair?

workshop-balance = Onko se tasapainossa?
    .about = { $kind ->
        [power] Botit pelaavat pelejä erityiskyvylläsi ja vertaavat sen tuomia pisteitä laatikon kaikkiin erityiskykyihin.
       *[race] Botit pelaavat pelejä rodullasi ja vertaavat sen tuomia pisteitä laatikon kaikkiin rotuihin.
      }
workshop-balance-how-many = Kuinka tarkasti?
workshop-balance-games = { $games } peliä
workshop-balance-size = { $games ->
    [100] Nopea ensiarvio.
    [400] Riittää merkkimäärän valintaan.
   *[other] Niin tarkka kuin voi saada. Pidä tauko.
  }
workshop-balance-begin = Anna bottien pelata
workshop-balance-stop = Lopeta
# $state: waiting, running
workshop-balance-running = { $state ->
    [waiting] Jonossa; alkaa itsestään.
   *[other] Pelejä pelattu { $done }/{ $of }.
  }
workshop-balance-failed = Tämä ei onnistunut. Yritä uudelleen.
# $verdict: too_weak, weak, fair, strong, too_strong
workshop-verdict = { $verdict ->
    [too_weak] { $name }: liian heikko
    [weak] { $name }: melko heikko
    [strong] { $name }: melko vahva
    [too_strong] { $name }: liian vahva
   *[fair] { $name }: tasapainossa
  }
# Estimates come as text, with the ends of the range they are surely in: $lead, $lead_low, $lead_high and so on.
workshop-balance-lead = Lisäpisteitä lopussa laatikon tyypilliseen laattaan verrattuna: { $lead } (välillä { $lead_low } … { $lead_high }).
workshop-balance-lift = Lisävoittoja sataa peliä kohden: { $lift } (välillä { $lift_low } … { $lift_high }).
workshop-balance-turn = Voittopisteitä vuoroa kohden: { $turn }. Pelattuja pelejä: { $games }.
workshop-fair = Jos laatassa olisi { $fair ->
    [one] 1 merkki
   *[other] { $fair } merkkiä
  } eikä { $tokens }, se olisi suunnilleen laatikon laattojen veroinen.
workshop-fair-now = Nykyisellä merkkimäärällä se on suunnilleen laatikon laattojen veroinen.
workshop-fair-none = Mikään merkkimäärä ei saisi sitä tasapainoon. Muuta sitä, mitä se osaa.
workshop-partners-best = Parhaat parit
workshop-partners-worst = Huonoimmat parit
workshop-partner-lead = { $lead } pistettä
workshop-chart = Pisteitä edellä tai jäljessä laatikon keskiarvoon verrattuna

## Boards

workshop-generator = Laudan arvonta
workshop-regions = { $regions } aluetta
    .about = Laatikon laudalla niitä on { $usual }.
workshop-seed = Laudan numero
workshop-another = Arvo uusi
workshop-board-making = Piirretään lautaa…
workshop-board-map = Pelilauta. Nuolinäppäimillä siirryt alueelta toiselle, Enter valitsee alueen.
# $state: making, drawing, wrong, sound
workshop-board-state = { $state ->
    [making] Arvotaan lautaa…
    [drawing] Piirretään muutostasi…
    [wrong] { $count ->
        [one] 1 korjattava kohta
       *[other] { $count } korjattavaa kohtaa
      }
   *[sound] Kaikki kunnossa: alueita { $regions }, niistä maata { $land }, kadonneita heimoja { $tribes }
  }
workshop-board-whole = Koko pelilauta
workshop-board-play = Pelaa laudalla
workshop-board-anew = Arvotaanko uusi lauta?
    .about = Omat muutoksesi katoavat.
    .yes = Arvo uusi
workshop-rounds = Kierrokset
# $what is a list such as “forest, mine”; $tribe: true, false
workshop-region = { $name } ({ $number }): { $what }{ $tribe ->
    [true] , kadonnut heimo
   *[false] {""}
  }
workshop-region-none = Valitse laudalta alue, jota haluat muokata.
workshop-region-change = Muokkaa aluetta
workshop-region-name = Alueen { $number } nimi
workshop-region-show = Näytä alue { $number }
workshop-terrain = Maasto
workshop-symbols = Symbolit
workshop-tribe = Kadonnut heimo

## The shelf

shelf-lead = Kaikki tämän palvelimen ja tämän laitteen paketit. Hae laattaa, sääntöä tai tekijää.
shelf-search = Hae paketteja ja laattoja
    .placeholder = hiidet, suo, rappeutuminen…
shelf-found = { $count ->
    [0] Mitään ei löytynyt. Kokeile toista sanaa.
    [one] 1 paketti
   *[other] { $count } pakettia
  }
# $section: table, own, base, expansion, example, installed
shelf-section = { $section ->
    [table] Tässä pöydässä
    [own] Tällä laitteella
    [base] Peruspeli
    [expansion] Lisäosat
    [example] Esimerkit
   *[installed] Asennettu tälle palvelimelle
  }
shelf-here = Käytössä pöydässäsi
shelf-to-table = Takaisin pöytään
shelf-version = Versio:
shelf-author = Tekijä:
shelf-licence = Lisenssi:
shelf-languages = Kielet:
# Instead of a list of languages.
shelf-every-language = kaikki { $count }
shelf-hash = Tiiviste:
shelf-tiles-found = { $count ->
    [one] 1 laatta löytyi
   *[other] { $count } laattaa löytyi
  }

## At a table

workshop-at-table = Paketit ja pelilauta
workshop-at-table-summary = { $packs ->
    [0] { $board ->
        [box] Kuten laatikossa
        [random] Satunnainen lauta
       *[own] Paketin lauta
      }
    [one] { $board ->
        [box] 1 paketti
        [random] 1 paketti, satunnainen lauta
       *[own] 1 paketti ja sen lauta
      }
   *[other] { $board ->
        [box] { $packs } pakettia
        [random] { $packs } pakettia, satunnainen lauta
       *[own] { $packs } pakettia, paketin lauta
      }
  }
workshop-packs-which = Valitse paketit
workshop-packs-most = Pöytään mahtuu enintään kahdeksan pakettia.
workshop-packs-none = Paketteja ei vielä ole.
workshop-to-workshop = Verstaalle
workshop-mix = Miten ne sekoitetaan?
workshop-mix-added = Lisää laatikkoon
    .about = Kaikki laatikosta ja paketeista.
workshop-mix-only = Vain paketit
    .about = Vain pakettien rodut ja erityiskyvyt. Jos paketeissa ei ole lainkaan jompiakumpia, ne tulevat laatikosta.
workshop-mix-blank = Tyhjät laatat
    .about = Sääntökirjan mukaan: yksi rotu tyhjään rotulaattaan, yksi erityiskyky tyhjään erityiskykylaattaan.
workshop-blank-race = Tyhjään rotulaattaan
workshop-blank-power = Tyhjään erityiskykylaattaan
workshop-blank-none = Ei mitään
workshop-board-which = Pelilauta
workshop-board-box = Laatikon oma
workshop-board-random = Satunnainen
workshop-board-of = { $title }
workshop-board-for = Tämä lauta on { $seats } pelaajalle.
workshop-cards = Näiden pakettien kortit
workshop-cards-here = Tämän pöydän paketit
# $mode: added, only, blank
workshop-cards-about = { $mode ->
    [only] Tässä pöydässä pelataan näillä laatoilla laatikon laattojen sijaan.
    [blank] Tässä pöydässä tyhjät laatat on täytetty näin.
   *[added] Tässä pöydässä pelataan sekä näillä että laatikon laatoilla.
  }
