### The board on the page: what it is called, what its regions say, and what can be done there.

board-label = Pelilauta
board-unrolling = Ladataan karttaa…
board-keys = Nuolinäppäimillä siirryt alueelta toiselle, Enter toimii, Delete ottaa takaisin, plus ja miinus zoomaavat, nolla näyttää koko laudan.

## Looking

board-tools = Laudan näkymä
board-zoom-in = Lähemmäs (+)
board-zoom-out = Kauemmas (−)
board-fit = Koko lauta (0)
board-dismiss = Sulje

## Who stands in a region. $declined says “yes” or “no”

board-nobody = ei kenenkään
board-holder = { $declined ->
    [yes] { $tokens ->
        [one] { $seat }: 1 rappeutunut { $race_one }
       *[other] { $seat }: { $tokens } rappeutunutta { $race_one_partitive }
      }
   *[no] { $tokens ->
        [one] { $seat }: 1 { $race_one }
       *[other] { $seat }: { $tokens } { $race_one_partitive }
      }
  }
board-camps = { $count ->
    [one] 1 leiri
   *[other] { $count } leiriä
  }

## What could be done in a region, as part of a list that is read aloud

board-target-conquer = { $price ->
    [one] valloitettavissa 1 merkillä
   *[other] valloitettavissa { $price } merkillä
  }
board-target-die = { $missing ->
    [one] 1 merkki puuttuu, noppa auttaa { $percent } prosentin todennäköisyydellä
   *[other] { $missing } merkkiä puuttuu, noppa auttaa { $percent } prosentin todennäköisyydellä
  }
board-target-dragon = lohikäärme voi vallata sen
board-target-sorcery = noituus voi vallata sen
board-target-abandon = voit hylätä sen
board-target-deploy = voit sijoittaa merkkejä
board-target-withdraw = voit luopua siitä
board-target-place = tähän käy leiri, linnake tai sankari

## What others changed since the player’s last action; read aloud after the holder

board-changed = { $how ->
    [taken] valloitettu edellisen vuorosi jälkeen
    [lost] valloitettu sinulta edellisen vuorosi jälkeen
    [left] hylätty edellisen vuorosi jälkeen
    [declined] rappeutunut edellisen vuorosi jälkeen
   *[moved] merkit tai nappulat muuttuneet edellisen vuorosi jälkeen
  }
board-replay = Näytä muiden siirrot uudelleen
    .about = Vaaleat tikit osoittavat, mikä on muuttunut edellisen vuorosi jälkeen. Katso se uudelleen painamalla (W).

## The card of a region

board-price = { $price ->
    [0] Ilmainen
    [one] Maksaa 1 merkin
   *[other] Maksaa { $price } merkkiä
  }
board-short = { $missing ->
    [one] 1 puuttuu; nopalla { $percent } % (vähintään 1)
   *[other] { $missing } puuttuu; nopalla { $percent } % (vähintään { $missing })
  }
# $sign says “more”, “less” or “same”
board-earns = { $sign ->
    [more] { $coins ->
        [one] +1 voittopiste tällä vuorolla
       *[other] +{ $coins } voittopistettä tällä vuorolla
      }
    [less] { $coins ->
        [one] −1 voittopiste tällä vuorolla
       *[other] −{ $coins } voittopistettä tällä vuorolla
      }
   *[same] Ei muuta tämän vuoron pisteitä
  }
board-threat = { $price ->
    [one] Toinen pelaaja voisi vallata tämän 1 merkillä
   *[other] Toinen pelaaja voisi vallata tämän { $price } merkillä
  }

## How it is done. $touch says “yes” where fingers do it

board-hint-conquer = { $touch ->
    [yes] Valloita napauttamalla
   *[no] Valloita napsauttamalla
  }
board-hint-die = { $touch ->
    [yes] Napauta: viimeinen valloitusyritys
   *[no] Napsauta: viimeinen valloitusyritys
  }
board-hint-dragon = { $touch ->
    [yes] Lähetä lohikäärme napauttamalla
   *[no] Lähetä lohikäärme napsauttamalla
  }
board-hint-sorcery = { $touch ->
    [yes] Noidu merkki napauttamalla
   *[no] Noidu merkki napsauttamalla
  }
board-hint-abandon = { $touch ->
    [yes] Hylkää alue napauttamalla
   *[no] Hylkää alue napsauttamalla
  }
board-hint-withdraw = { $touch ->
    [yes] Luovu napauttamalla
   *[no] Luovu napsauttamalla
  }
board-hint-place = { $touch ->
    [yes] Napautus asettaa, pitkä painallus poistaa
   *[no] Napsautus asettaa, hiiren oikea painike poistaa
  }
board-hint-deploy = { $touch ->
    [yes] Napautus lisää yhden, pitkä painallus vähentää
   *[no] Napsautus lisää yhden, hiiren oikea painike vähentää
  }

## On the board itself

board-odds = { $percent } %
board-earned = +{ $coins }
board-edge = { $side ->
    [left] Lisää vasemmalla
    [right] Lisää oikealla
    [up] Lisää ylhäällä
   *[down] Lisää alhaalla
  }{ $count ->
    [0] {""}
   *[other] {" "}(kohteita: { $count })
  }
board-moment-last-round = Viimeinen kierros!
board-moment-dragon = Lohikäärme iskee!
board-moment-decline = Rappeutuu
