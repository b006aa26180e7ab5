### Hverjir eru hér, og áskoranir.

lobby-here = Hverjir eru hér
lobby-seen = Leyfa öðrum að sjá mig hér
    .on = Aðrir sjá nafnið þitt hér og geta skorað á þig á meðan síðan er opin.
    .off = Enginn sér þig. Kveiktu á þessu ef þú vilt fá áskoranir.
lobby-nobody = Enginn annar er hér núna.
lobby-challenge = Skora á
lobby-challenge-named = Skora á { $name }
lobby-challenge-title = Skora á { $names }
lobby-challenge-daily = Þið hafið daga fyrir hvern leik: enginn þarf að vera hér núna.
lobby-challenge-live = Allir spila á sama tíma. Áskorunin rennur út eftir 15 mínútur.
lobby-seats-bots = { $count } leikmenn, þar af vélmenni: { $bots }
lobby-send = Senda áskorun
lobby-sent = Áskorunin er send.
lobby-allow = Leyfa öðrum að skora á mig
    .on = Af listanum hér að ofan, af opnu síðunni þinni eða eftir spil saman.
    .off = Enginn getur skorað á þig. Þú getur samt leitað að spili.
lobby-challenges = Áskoranir
lobby-you-challenge = Þú skorar á { $names }
lobby-challenged-by = { $name } skorar á þig
lobby-accept = Samþykkja
lobby-decline = Nei, takk
lobby-withdraw = Draga til baka
lobby-open = Opna borðið
lobby-again = Spila aftur
lobby-state-open = Beðið eftir svari.
lobby-state-accepted = Samþykkt: borðið er tilbúið.
lobby-state-declined = Ekki í þetta sinn.
lobby-state-expired = Enginn svaraði í tæka tíð.

## Finding players

find-title = Finna leikmenn
find-seats = Leikmenn
find-players = { $count } leikmenn
find-time = Tími á leik
find-bots = Fylla með vélmennum
find-bots-after = eftir { $time }
find-bots-never = aldrei
find-look = Finna spil
find-waiting = Leita að leikmönnum: { $waiting } af { $seats } eru hér. Hafðu síðuna opna.
find-stop = Hætta að leita
find-nobody = Enginn er að leita núna. Byrjaðu, þá sjá aðrir það hér.
find-others = Leikmenn sem leita
find-wish = { $seats } leikmenn, tími á leik: { $clock }
find-join = Vera með
find-now = Spila núna við fólk
    .about = Þú sest í það spil sem vantar fæsta í, eða leitar að einum andstæðingi.
find-ready = Daglega spilið þitt er byrjað.
find-open = Opna borðið
find-waiting-daily = Leita að leikmönnum: { $waiting } af { $seats } eru fundnir. Leitin heldur áfram í allt að viku þótt þú farir.
