### The page before a game: title page, new table, joining, own tables, records, results, settings.
###
### $level is the id of a bot: “easy”, “normal”, “hard”, “master” or “grandmaster”; others may come by packs.

## Small parts that many screens share

kit-offline = Miðlarinn svarar ekki. Engu var breytt; athugaðu tenginguna og reyndu aftur.
kit-refused = Miðlarinn hafnaði þessu.
kit-again = Reyna aftur
kit-account = Velja nafn og aðgangslykil
kit-sign-in = Skrá inn
kit-look-again = Endurnýja
kit-close = Loka
kit-cancel = Hætta við
kit-copied = Afritað
kit-copy-link = Afrita tengil
kit-qr = QR-kóði
kit-qr-hide = Fela QR-kóða
kit-qr-about = QR-kóði með hlekknum
kit-reach-network = Hlekkirnir vísa á { $address }: þeir virka í öllum tækjum á netinu þínu.
kit-reach-loopback = Hlekkirnir virka aðeins í þessari tölvu. Fyrir aðra á netinu þínu skaltu ræsa þjóninn með { $command }; docs/hosting.md lýsir því hvernig ná má lengra.
kit-copy-by-hand = Vafrinn leyfir ekki afritun. Veldu textann og afritaðu hann: { $text }
kit-share = Deila
kit-invite = Tengill fyrir sæti { $number }
kit-watch-link = Áhorfendatengill
kit-free-seat = Laust sæti
kit-somebody = Einhver
kit-corner = Þetta tæki
kit-to-candle = Skipta yfir í kertaljós
kit-to-day = Skipta yfir í dagsbirtu
# Names that are suggested to a player without one, between commas: first names that are short
# and at home in your language.
kit-names = Anna, Ari, Birna, Bragi, Dagur, Edda, Egill, Embla, Freyr, Gréta, Hildur, Hrafn, Iðunn, Kári, Katla, Lóa, Máni, Njáll, Orri, Rósa, Saga, Sóley, Una, Þór

## Title page

home-title = Smáheimar
home-page-title = { $title } · Smáheimar
home-tagline = Þjóðir rísa, breiðast út og hníga. Auðgastu áður en heimurinn verður of lítill.
home-other-person = Leikmaður { $number }
home-your-name = Nafnið þitt
home-ask-name = Hvað eigum við að kalla þig?
home-another-name = Stinga upp á öðru nafni
home-playing-as = Þú spilar sem { $name }.
home-change-name = Breyta
home-play = Spila núna
home-learn = Í fyrsta sinn? Lærðu spilið á fimm mínútum
    .on = Halda kennslunni áfram
home-laying-out = Stilli upp spilinu …
home-how-many = Leikmenn
home-players = { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
  }
home-how-good = Styrkur vélmenna
home-level = { $level ->
    [easy] Létt
    [normal] Venjulegt
    [hard] Sterkt
    [master] Meistari
    [grandmaster] Stórmeistari
   *[other] { $level }
  }
home-play-summary = { $level ->
    [easy] { $bots ->
        [one] Þú gegn { $bots } léttu vélmenni, { $rounds } umferðir
       *[other] Þú gegn { $bots } léttum vélmennum, { $rounds } umferðir
      }
    [hard] { $bots ->
        [one] Þú gegn { $bots } sterku vélmenni, { $rounds } umferðir
       *[other] Þú gegn { $bots } sterkum vélmennum, { $rounds } umferðir
      }
    [master] { $bots ->
        [one] Þú gegn { $bots } meistaravélmenni, { $rounds } umferðir
       *[other] Þú gegn { $bots } meistaravélmennum, { $rounds } umferðir
      }
    [grandmaster] { $bots ->
        [one] Þú gegn { $bots } stórmeistaravélmenni, { $rounds } umferðir
       *[other] Þú gegn { $bots } stórmeistaravélmennum, { $rounds } umferðir
      }
   *[other] { $bots ->
        [one] Þú gegn { $bots } vélmenni, { $rounds } umferðir
       *[other] Þú gegn { $bots } vélmennum, { $rounds } umferðir
      }
  }
home-more-ways = Fleiri leiðir til að spila
home-new = Nýtt borð
home-new-about = Vinir, vélmenni eða hvort tveggja – þínar reglur
home-continue = Halda áfram
home-continue-looking = Leita að spilunum þínum …
home-continue-unknown = Ekki er hægt að sýna spilin þín núna
home-continue-about = { $games ->
    [0] Ekkert spil er í gangi
    [1] { $yours ->
        [0] { $games } spil er í gangi
       *[other] { $games } spil, og þú átt leik
      }
    [one] { $yours ->
        [0] { $games } spil er í gangi
       *[other] { $games } spil, þú átt leik í { $yours }
      }
   *[other] { $yours ->
        [0] { $games } spil eru í gangi
        [one] { $games } spil, þú átt leik í { $yours }
       *[other] { $games } spil, þú átt leik í { $yours }
      }
  }
home-join = Vera með
home-join-about = Með tengli frá vini eða við opið borð
    .people = Finndu leikmenn eða komdu með tengli frá vini
home-watch = Horfa á vélmenni
home-watch-about = { $level ->
    [easy] { $bots } létt vélmenni spila, þú horfir á
    [hard] { $bots } sterk vélmenni spila, þú horfir á
    [master] { $bots } meistaravélmenni spila, þú horfir á
    [grandmaster] { $bots } stórmeistaravélmenni spila, þú horfir á
   *[other] { $bots } vélmenni spila, þú horfir á
  }
home-records = Opna vistað spil
home-records-about = Horfðu á það eða spilaðu áfram
home-results = Úrslit
home-results-about = { $games ->
    [0] Spilin sem þú hefur lokið
    [1] { $won ->
        [0] { $games } spili lokið
       *[other] { $games } spili lokið, og það vannst
      }
    [one] { $games } spili lokið, þar af unnin: { $won }
   *[other] { $games } spilum lokið, þar af unnin: { $won }
  }
home-unofficial = Óopinbert verk áhugafólks, ótengt Days of Wonder. Allar teikningar og textar eru okkar eigin.
home-version = Útgáfa { $version }
home-way-home = Á forsíðuna

## New table

new-title = Nýtt borð
new-who = Hverjir spila?
new-seat = Sæti { $number }
new-who-me = Ég
new-who-friend = Vinur, með tengli
new-who-device = Annar leikmaður í þessu tæki
new-who-bot = { $level ->
    [easy] Létt vélmenni
    [normal] Venjulegt vélmenni
    [hard] Sterkt vélmenni
    [master] Meistaravélmenni
    [grandmaster] Stórmeistaravélmenni
   *[other] Vélmenni: { $name }
  }
new-name-of = Nafn leikmanns í sæti { $number }
new-friend-about = Þú færð tengil til að senda.
new-level-about = { $level ->
    [easy] Gerir byrjendamistök.
    [normal] Spilar af öryggi.
    [hard] Hugsar fram í tímann og refsar fyrir mistök.
    [master] Spilar hverja áætlun til enda.
    [grandmaster] Skoðar líka svör andstæðinganna. Sterkasta vélmennið.
   *[other] Spilar upp á eigin spýtur.
  }
new-shuffled = Sætaröð af handahófi
    .on = Dregið er um sætin þegar borðið er búið til.
    .off = Sætin haldast í þessari röð; sæti 1 byrjar.
new-how = Hvernig viltu spila?
new-coins = Skildingar hinna
new-coins-hidden = Faldir
    .about = Upphæðirnar eru faldar til leiksloka.
new-coins-open = Opnir
    .about = Allir sjá skildinga allra.
new-clock = Klukka
new-clock-none = Engin
    .about = Engin tímamörk.
new-clock-move = Fyrir hvern leik
    .about = Ef tíminn rennur út leikur vélmenni þann leik.
new-clock-game = Fyrir allt spilið
    .about = Ef tíminn rennur út spilar vélmenni það sem eftir er.
new-clock-time = Tími
new-rated = Stigaspil
    .on = Úrslitin breyta stigum leikmanna: klukka, faldir skildingar, engin ráð, aðeins ein aðgerð tekin til baka. Sá sem gefst upp eða fellur á tíma verður síðastur.
    .off = Úrslitin breyta engum stigum.
new-seconds = { $count ->
    [one] { $count } sekúnda
   *[other] { $count } sekúndur
  }
new-minutes = { $count ->
    [one] { $count } mínúta
   *[other] { $count } mínútur
  }
new-hours = { $count ->
    [one] { $count } klukkustund
   *[other] { $count } klukkustundir
  }
new-days = { $count ->
    [one] { $count } dagur
   *[other] { $count } dagar
  }
new-company = Aðgangur og fjarvera
new-company-summary = { $door ->
    [public] { $absent ->
        [wait] Opið, beðið er eftir öllum
       *[other] Opið, vélmenni leysir af
      }
   *[private] { $absent ->
        [wait] Lokað, beðið er eftir öllum
       *[other] Lokað, vélmenni leysir af
      }
  }
new-door = Hverjir mega setjast?
new-private = Lokað
    .about = Aðeins þeir sem fá tengil frá þér.
new-public = Opið
    .about = Hver sem er: borðið sést undir „Vera með“.
new-absent = Ef leikmaður er ekki við
new-absent-wait = Bíða
    .about = Spilið bíður þar til viðkomandi kemur aftur.
new-absent-bot = Vélmenni hjálpar
    .about = Eftir mínútu spilar vélmenni í staðinn þar til viðkomandi kemur aftur.
new-absent-bot_for_good = Vélmenni tekur við
    .about = Eftir mínútu fær vélmenni sætið til frambúðar.
new-watch = Áhorfendur
    .on = Allir sem vita af borðinu mega horfa á.
    .off = Aðeins þeir sem hafa áhorfendatengil mega horfa á.
new-chat = Spjall
    .on = Leikmenn geta skrifað hver öðrum.
    .off = Ekkert spjall.
new-hints = Ráð
    .on = Leikmenn mega spyrja hvað vélmenni myndi gera.
    .off = Engin ráð.
new-options = Regluafbrigði
new-options-summary = { $count ->
    [0] Staðalreglur
    [one] { $count } breytt
   *[other] { $count } breytt
  }
new-options-reset = Aftur í staðalreglur
new-board-picture = Spilaborðið fyrir { $seats } leikmenn
new-board = { $seats } leikmenn · { $regions } landsvæði · { $rounds } umferðir
new-make = Búa til borðið
new-summary = { $friends ->
    [0] { $here ->
        [one] { $bots ->
            [one] Þú og { $bots } vélmenni
           *[other] Þú og { $bots } vélmenni
          }
       *[other] { $bots ->
            [0] { $here } leikmenn í þessu tæki
            [one] { $here } leikmenn í þessu tæki, { $bots } vélmenni
           *[other] { $here } leikmenn í þessu tæki, { $bots } vélmenni
          }
      }
    [one] { $bots ->
        [0] { $friends } vinur með tengli; tengillinn er við borðið
        [one] { $friends } vinur með tengli, { $bots } vélmenni
       *[other] { $friends } vinur með tengli, { $bots } vélmenni
      }
   *[other] { $bots ->
        [0] { $friends } vinir með tengli; tenglarnir eru við borðið
        [one] { $friends } vinir með tengli, { $bots } vélmenni
       *[other] { $friends } vinir með tengli, { $bots } vélmenni
      }
  }
new-summary-bots = Aðeins vélmenni; þú horfir á
new-summary-for-others = Hinir spila; þú horfir á

## Joining

join-title = Vera með
join-lead = Sestu við borð hjá öðrum.
join-by-link = Með tengli
join-link = Tengill eða kóði borðs
join-link-like = https://…/table/…
join-go = Að borðinu
join-wrong-link = Þessi tengill leiðir ekki að neinu borði. Gættu þess að líma hann allan inn.
join-sitting-down = Sest við borðið …
join-tournaments = Mót
join-tournaments-look = Skoða mót
join-public = Opin borð
join-looking = Leita að opnum borðum …
join-nothing = Engin opin borð núna. Búðu til borð, þá finna aðrir það hér.
join-open-seats = { $count ->
    [0] Öll sæti eru skipuð
    [one] { $count } laust sæti
   *[other] { $count } laus sæti
  }
join-sit-down = Setjast
join-watch = Horfa á

## Borð sem bíða leikmannsins

waiting-title = { $count ->
    [0] Fyrir þig
    [one] { $count } spil bíður þín
   *[other] { $count } spil bíða þín
}
waiting-game = Þú átt leik – með { $names }
waiting-ready = Nýtt borð – með { $names }
waiting-challenge = { $name } skorar á þig
waiting-all = Öll spilin þín

## Own tables

tables-title = Borðin þín
tables-looking = Leita að spilunum þínum …
tables-nothing = Þú situr ekki enn við neitt borð. Byrjaðu að spila!
tables-going = Í gangi
tables-ended = Lokið
tables-acts = á leik
tables-your-turn = Þú átt leik
tables-waits-for = Beðið: { $name } á leik
tables-waits-for-friends = { $count ->
    [one] Beðið eftir að { $count } vinur setjist
   *[other] Beðið eftir að { $count } vinir setjist
  }
tables-over = Spilinu er lokið
tables-round = Umferð { $round } af { $rounds } · { $when }
tables-look = Skoða

## Records

records-title = Opna vistað spil
records-lead = Spilaskrá er heilt spil sem texti. Horfðu á það eða spilaðu áfram hvaðan sem er.
records-drop = Slepptu spilaskrá (.swg) hér eða
records-choose = Veldu skrá
records-reading = Les …
records-paste = Eða límdu textann inn
records-like = smallworld 1…
records-open = Opna
records-too-large = Þessi skrá er of stór fyrir spil. Hámarkið er { NUMBER($most) } stafir.
records-unreadable = Vafrinn getur ekki opnað „{ $file }“. Veldu skrána aftur eða límdu textann hér fyrir neðan.
# $file is “none” if the text was pasted.
records-failed = { $file ->
    [none] Ekki er hægt að lesa textann sem spil
   *[other] Ekki er hægt að lesa „{ $file }“ sem spil
  }
records-read = { $file ->
    [none] Textinn var lesinn; allar línur eru gildar.
   *[other] „{ $file }“ var lesin; allar línur eru gildar.
  }
records-wrong-lines = Línurnar í kringum villuna
records-opened = Vistað spil
records-names = { $names }: { $lines ->
    [one] { $lines } lína
   *[other] { $lines } línur
  }
records-won = { $count ->
    [one] { $winners } vann.
   *[other] { $winners } unnu saman.
  }
records-not-over = Ólokið, í umferð { $round }.
records-another = Opna annað spil
records-watch = Horfa á
records-go-on = Spila áfram
records-no-viewer = Ekki er hægt að sýna endurspilun núna. Þú getur samt spilað áfram frá hvaða línu sem er.
records-from-where = Hvaðan viltu halda áfram?
records-after-line = Eftir línu { $line } af { $lines }
records-beginning = Frá blábyrjun.

## Results

results-title = Úrslit
results-lead = Spil sem þú hefur lokið, aðeins geymd í þessu tæki.
results-nothing = Engu spili lokið enn. Það fyrsta birtist hér.
results-games = Spil
results-won = Unnin
results-best = Flestir skildingar
results-average = Skildingar að meðaltali
results-you-won = Sigur
results-coins = { $coins ->
    [one] { $coins } sigurskildingur
   *[other] { $coins } sigurskildingar
  }
results-forget = Hreinsa listann
results-forget-words = Öllum úrslitum í þessu tæki er eytt. Spilin sjálf geymast á miðlaranum.
results-forget-yes = Hreinsa

## Settings

settings-title = Stillingar
settings-lead = Allt hér er aðeins geymt í þessu tæki.
settings-theme = Þema
settings-theme-auto = Eins og tækið
settings-theme-day = Dagur
settings-theme-candle = Kertaljós
settings-language = Tungumál
settings-language-auto = Eins og vafrinn
settings-pace = Hreyfingar
settings-pace-slow = Hægt
settings-pace-normal = Miðlungs
settings-pace-fast = Hratt
settings-pace-off = Engar
settings-sound = Hljóð
    .about = Lág hljóð fyrir tening, skildinga og þegar þú átt leik.
settings-sound-off = Ekkert
settings-sound-soft = Lágt
settings-sound-full = Fullt
settings-sound-on = Kveikja á hljóði
settings-sound-mute = Slökkva á hljóði
settings-notify = Tilkynningar
    .about = Skilaboð þegar þú átt leik og ert í öðrum flipa.
    .refused = Vafrinn lokar á tilkynningar. Leyfðu þær fyrir þessa síðu í stillingum vafrans og kveiktu svo hér.
    .none = Þessi vafri getur ekki sýnt tilkynningar.
settings-firsts = Ábendingar í fyrsta sinn
    .about = Stutt ábending þegar eitthvað kemur upp í fyrsta sinn. Slökktu og kveiktu til að sjá þær allar aftur.
settings-numbers = Númer landsvæða
    .about = Hvert landsvæði sýnir númer sitt, og nafnið þar sem það kemst fyrir.
settings-colour = Liturinn þinn
    .about = Leikmaður með þennan lit fær þinn, aðeins í þessu tæki.
settings-colour-seat = Litur sætisins
settings-colour-0 = Rauður
settings-colour-1 = Blár
settings-colour-2 = Gulur
settings-colour-3 = Svartur
settings-colour-4 = Bleikur
settings-holdings = Útlínur landsvæða
    .about = Landsvæði sýna hver ræður þeim; svæði þjóðar á hnignunarskeiði eru skástrikuð.
settings-wording = Bæta orðalagið
    .about = Hljómar texti illa? Veldu hann og skrifaðu betri. Tillögurnar eru geymdar í þessu tæki þar til þú sendir skrána.
settings-wording-start = Velja texta
settings-me = Tækin þín
    .about = Haltu áfram í símanum eða annarri tölvu: sætin þín og borðin fylgja með.
settings-me-open = Tæki og gögn
settings-forget = Eyða gögnum í þessu tæki
settings-forget-about = Eyðir nafni þínu, stillingum, úrslitum og lyklum að sætum þínum, hér og á miðlaranum.
settings-forget-words = { $seats ->
    [0] Nafni þínu, stillingum og úrslitum er eytt. Það er ekki hægt að afturkalla.
    [one] Þú missir sæti þitt við { $seats } borð; nafni, stillingum og úrslitum er eytt. Það er ekki hægt að afturkalla.
   *[other] Þú missir sæti þín, { $seats } alls; nafni, stillingum og úrslitum er eytt. Það er ekki hægt að afturkalla.
  }
settings-forget-person = Þetta eyðir líka öllu í hinum tækjunum þínum.
settings-forget-yes = Eyða öllu
settings-forgotten = Öllu hefur verið eytt.

## Nothing there

not-found-title = Hér búa drekar
not-found-words = Á þessari slóð er ekkert að finna. Tengillinn er ef til vill gamall eða ófullkominn.
