### The page before a game: title page, new table, joining, own tables, records, results, settings.
###
### $level is the id of a bot: “easy”, “normal”, “hard”, “master” or “grandmaster”; others may come by packs.

## Small parts that many screens share

kit-offline = Servern svarar inte. Inget har ändrats; kontrollera anslutningen och försök igen.
kit-refused = Servern godtog inte det här.
kit-again = Försök igen
kit-account = Välj namn och inloggningsnyckel
kit-sign-in = Logga in
kit-look-again = Uppdatera
kit-close = Stäng
kit-cancel = Avbryt
kit-copied = Kopierat
kit-copy-link = Kopiera länk
kit-qr = QR-kod
kit-qr-hide = Dölj QR-kod
kit-qr-about = QR-kod med länken
kit-reach-network = Länkarna leder till { $address }: de fungerar på alla enheter i ditt nätverk.
kit-reach-loopback = Länkarna fungerar bara på den här datorn. För andra i ditt nätverk: starta servern med { $command }; docs/hosting.md förklarar hur du når längre.
kit-copy-by-hand = Webbläsaren låter oss inte kopiera. Markera texten och kopiera själv: { $text }
kit-share = Dela
kit-invite = Länk för plats { $number }
kit-watch-link = Länk för åskådare
kit-free-seat = Ledig plats
kit-somebody = Någon
kit-corner = Den här enheten
kit-to-candle = Byt till levande ljus
kit-to-day = Byt till dagsljus
# Names that are suggested to a player without one, between commas: first names that are short
# and at home in your language.
kit-names = Alva, Björn, Cilla, Disa, Elsa, Frida, Gustav, Hedda, Ida, Jonas, Kajsa, Linus, Maja, Nils, Olle, Pelle, Rut, Sixten, Tuva, Ulla, Vera, Ylva, Åsa, Östen

## Title page

home-title = Small World
home-page-title = { $title } · Small World
home-tagline = Folkslag reser sig, tar land och bleknar bort. Bli rik innan världen blir för liten.
home-other-person = Spelare { $number }
home-your-name = Ditt namn
home-ask-name = Vad ska vi kalla dig?
home-another-name = Föreslå ett annat namn
home-playing-as = Du spelar som { $name }.
home-change-name = Ändra
home-play = Spela nu
home-learn = Ny här? Lär dig på fem minuter
    .on = Fortsätt lektionen
home-laying-out = Ställer i ordning spelplanen …
home-how-many = Spelare
home-players = { $count } spelare
home-how-good = Botnivå
home-level = { $level ->
    [easy] Lätt
    [normal] Normal
    [hard] Stark
    [master] Mästare
    [grandmaster] Stormästare
   *[other] { $level }
  }
home-play-summary = { $level ->
    [easy] { $bots ->
        [one] Du mot en lätt bot, { $rounds } rundor
       *[other] Du mot { $bots } lätta bottar, { $rounds } rundor
      }
    [hard] { $bots ->
        [one] Du mot en stark bot, { $rounds } rundor
       *[other] Du mot { $bots } starka bottar, { $rounds } rundor
      }
    [master] { $bots ->
        [one] Du mot en mästarbot, { $rounds } rundor
       *[other] Du mot { $bots } mästarbottar, { $rounds } rundor
      }
    [grandmaster] { $bots ->
        [one] Du mot en stormästarbot, { $rounds } rundor
       *[other] Du mot { $bots } stormästarbottar, { $rounds } rundor
      }
   *[other] { $bots ->
        [one] Du mot en bot, { $rounds } rundor
       *[other] Du mot { $bots } bottar, { $rounds } rundor
      }
  }
home-more-ways = Fler sätt att spela
home-new = Nytt bord
home-new-about = Vänner, bottar eller både och; dina regler
home-continue = Fortsätt
home-continue-looking = Letar efter dina partier …
home-continue-unknown = Dina partier kan inte visas just nu
home-continue-about = { $games ->
    [0] Inget parti pågår
    [one] { $yours ->
        [0] Ett parti pågår
       *[other] Ett parti, och det är din tur
      }
   *[other] { $yours ->
        [0] { $games } partier pågår
        [one] { $games } partier, din tur i ett
       *[other] { $games } partier, din tur i { $yours }
      }
  }
home-join = Gå med
home-join-about = Med en väns länk, eller vid ett öppet bord
    .people = Hitta medspelare, eller kom med en väns länk
home-watch = Se bottar spela
home-watch-about = { $level ->
    [easy] { $bots } lätta bottar spelar, du tittar på
    [hard] { $bots } starka bottar spelar, du tittar på
    [master] { $bots } mästarbottar spelar, du tittar på
    [grandmaster] { $bots } stormästarbottar spelar, du tittar på
   *[other] { $bots } bottar spelar, du tittar på
  }
home-records = Öppna ett sparat parti
home-records-about = Se det, eller spela vidare
home-results = Resultat
home-results-about = { $games ->
    [0] Dina färdigspelade partier
    [one] { $won ->
        [0] Ett parti färdigspelat
       *[other] Ett parti färdigspelat, och vunnet
      }
   *[other] { $games } partier färdigspelade, { $won } vunna
  }
home-unofficial = Ett inofficiellt fanprojekt utan koppling till Days of Wonder. Alla teckningar och texter är våra egna.
home-version = Version { $version }
home-way-home = Startsidan

## New table

new-title = Nytt bord
new-who = Vilka spelar?
new-seat = Plats { $number }
new-who-me = Jag
new-who-friend = En vän, med länk
new-who-device = En till på den här enheten
new-who-bot = { $level ->
    [easy] Lätt bot
    [normal] Normal bot
    [hard] Stark bot
    [master] Mästarbot
    [grandmaster] Stormästarbot
   *[other] Bot: { $name }
  }
new-name-of = Namn på spelaren på plats { $number }
new-friend-about = Du får en länk att skicka.
new-level-about = { $level ->
    [easy] Gör misstag, som en nybörjare.
    [normal] Spelar stabilt.
    [hard] Planerar framåt och straffar misstag.
    [master] Spelar varje plan ända till slutet.
    [grandmaster] Ser också på motdragen. Den starkaste av bottarna.
   *[other] Spelar på egen hand.
  }
new-shuffled = Slumpad ordning
    .on = Platserna lottas när bordet skapas.
    .off = Platserna blir som de står här; plats 1 börjar.
new-how = Hur spelar ni?
new-coins = De andras Vinstmynt
new-coins-hidden = Dolda
    .about = Summorna är dolda till slutet.
new-coins-open = Öppna
    .about = Alla kan se allas Vinstmynt.
new-clock = Klocka
new-clock-none = Ingen
    .about = Ingen tidsgräns.
new-clock-move = Per drag
    .about = När tiden är slut gör en bot draget.
new-clock-game = Per parti
    .about = När tiden är slut spelar en bot resten.
new-clock-time = Tid
new-rated = Rankat parti
    .on = Resultatet ändrar spelarnas rating: klocka, dolda Vinstmynt, inga tips, bara ett drag kan ångras. Den som ger upp eller får slut på tid blir sist.
    .off = Resultatet ändrar ingen rating.
new-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
  }
new-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
  }
new-hours = { $count ->
    [one] { $count } timme
   *[other] { $count } timmar
  }
new-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagar
  }
new-company = Tillträde och frånvaro
new-company-summary = { $door ->
    [public] { $absent ->
        [wait] Öppet, väntar på alla
       *[other] Öppet, en bot hoppar in
      }
   *[private] { $absent ->
        [wait] Privat, väntar på alla
       *[other] Privat, en bot hoppar in
      }
  }
new-door = Vilka får vara med?
new-private = Privat
    .about = Bara de som har din länk.
new-public = Öppet
    .about = Vem som helst: bordet visas under ”Gå med”.
new-absent = Om en spelare är borta
new-absent-wait = Vänta
    .about = Spelet väntar tills spelaren är tillbaka.
new-absent-bot = En bot hjälper till
    .about = Efter en minut spelar en bot tills spelaren är tillbaka.
new-absent-bot_for_good = En bot tar över
    .about = Efter en minut får en bot platsen för gott.
new-watch = Åskådare
    .on = Alla med länken till bordet får titta på.
    .off = Bara de med åskådarlänken får titta på.
new-chat = Chatt
    .on = Spelarna kan skriva till varandra.
    .off = Ingen chatt.
new-hints = Tips
    .on = Spelarna kan fråga vad en bot skulle göra.
    .off = Inga tips.
new-options = Regelvarianter
new-options-summary = { $count ->
    [0] Standard
    [one] 1 ändrad
   *[other] { $count } ändrade
  }
new-options-reset = Återställ till standard
new-board-picture = Spelplanen för { $seats } spelare
new-board = { $seats } spelare · { $regions } Regioner · { $rounds } rundor
new-make = Skapa bord
new-summary = { $friends ->
    [0] { $here ->
        [one] { $bots ->
            [one] Du och 1 bot
           *[other] Du och { $bots } bottar
          }
       *[other] { $bots ->
            [0] { $here } spelare på den här enheten
            [one] { $here } spelare på den här enheten, 1 bot
           *[other] { $here } spelare på den här enheten, { $bots } bottar
          }
      }
    [one] { $bots ->
        [0] 1 vän med länk; länken hittar du vid bordet
        [one] 1 vän med länk, 1 bot
       *[other] 1 vän med länk, { $bots } bottar
      }
   *[other] { $bots ->
        [0] { $friends } vänner med länk; länkarna hittar du vid bordet
        [one] { $friends } vänner med länk, 1 bot
       *[other] { $friends } vänner med länk, { $bots } bottar
      }
  }
new-summary-bots = Bara bottar spelar, du tittar på
new-summary-for-others = De andra spelar, du tittar på

## Joining

join-title = Gå med
join-lead = Slå dig ner vid ett bord som någon annan har skapat.
join-by-link = Med en länk
join-link = Länk eller bordskod
join-link-like = https://…/table/…
join-go = Till bordet
join-wrong-link = Länken leder inte till något bord. Kontrollera att du klistrade in hela.
join-sitting-down = Tar din plats …
join-tournaments = Turneringar
join-tournaments-look = Visa turneringar
join-public = Öppna bord
join-looking = Letar efter öppna bord …
join-nothing = Det finns inga öppna bord just nu. Skapa ett, så hittar andra det här.
join-open-seats = { $count ->
    [0] Alla platser är tagna
    [one] En ledig plats
   *[other] { $count } lediga platser
  }
join-sit-down = Slå dig ner
join-watch = Titta på

## Bord som väntar på spelaren

waiting-title = { $count ->
    [0] Till dig
    [one] { $count } parti väntar på dig
   *[other] { $count } partier väntar på dig
}
waiting-game = Din tur – med { $names }
waiting-ready = Nytt bord – med { $names }
waiting-challenge = { $name } utmanar dig
waiting-all = Alla dina partier

## Own tables

tables-title = Dina bord
tables-looking = Letar efter dina partier …
tables-nothing = Du sitter inte vid något bord än. Starta ett parti!
tables-going = Pågår
tables-ended = Avslutade
tables-acts = står på tur
tables-your-turn = Din tur
tables-waits-for = Väntar på { $name }
tables-waits-for-friends = { $count ->
    [one] Väntar på att en vän ska slå sig ner
   *[other] Väntar på att { $count } vänner ska slå sig ner
  }
tables-over = Spelet är slut
tables-round = Runda { $round } av { $rounds } · { $when }
tables-look = Titta på det

## Records

records-title = Öppna ett sparat parti
records-lead = En spelfil är ett helt parti som text. Se det, eller spela vidare från vilket läge som helst.
records-drop = Släpp en spelfil (.swg) här, eller
records-choose = Välj en fil
records-reading = Läser …
records-paste = Eller klistra in texten
records-like = smallworld 1…
records-open = Öppna
records-too-large = Filen är för stor för att vara en spelfil. Gränsen är { NUMBER($most) } tecken.
records-unreadable = Webbläsaren kan inte öppna ”{ $file }”. Välj filen igen eller klistra in texten nedan.
# $file is “none” if the text was pasted.
records-failed = { $file ->
    [none] Texten kan inte läsas som ett parti
   *[other] ”{ $file }” kan inte läsas som ett parti
  }
records-read = { $file ->
    [none] Texten är läst; alla rader är giltiga.
   *[other] ”{ $file }” är läst; alla rader är giltiga.
  }
records-wrong-lines = Raderna kring felet
records-opened = Sparat parti
records-names = { $names }: { $lines ->
    [one] en rad
   *[other] { $lines } rader
  }
records-won = { $count ->
    [one] { $winners } vann.
   *[other] { $winners } delade segern.
  }
records-not-over = Inte färdigspelat, i runda { $round }.
records-another = Öppna ett annat
records-watch = Titta på
records-go-on = Spela vidare
records-no-viewer = Uppspelningen kan inte visas nu. Du kan ändå spela vidare från vilken rad som helst.
records-from-where = Var vill du börja?
records-after-line = Efter rad { $line } av { $lines }
records-beginning = Från allra första början.

## Results

results-title = Resultat
results-lead = Dina färdigspelade partier, sparade bara på den här enheten.
results-nothing = Inga färdigspelade partier än. Det första visas här.
results-games = Partier
results-won = Vunna
results-best = Flest Vinstmynt
results-average = Vinstmynt i snitt
results-you-won = Vunnet
results-coins = { $coins } Vinstmynt
results-forget = Töm listan
results-forget-words = Alla resultat på den här enheten raderas. Själva partierna finns kvar på servern.
results-forget-yes = Töm listan

## Settings

settings-title = Inställningar
settings-lead = Allt det här stannar på den här enheten.
settings-theme = Tema
settings-theme-auto = Som enheten
settings-theme-day = Dag
settings-theme-candle = Levande ljus
settings-language = Språk
settings-language-auto = Som webbläsaren
settings-pace = Animation
settings-pace-slow = Långsamt
settings-pace-normal = Normalt
settings-pace-fast = Snabbt
settings-pace-off = Av
settings-sound = Ljud
    .about = Små ljud för tärning, mynt och din tur.
settings-sound-off = Av
settings-sound-soft = Dämpat
settings-sound-full = Fullt
settings-sound-on = Slå på ljudet
settings-sound-mute = Stäng av ljudet
settings-notify = Aviseringar
    .about = Få ett meddelande när det är din tur och du är i en annan flik.
    .refused = Webbläsaren blockerar aviseringar. Tillåt dem för sidan i webbläsarens inställningar och slå sedan på det här.
    .none = Den här webbläsaren kan inte visa aviseringar.
settings-firsts = Förstagångstips
    .about = Några ord när något dyker upp första gången. Slå av och på igen för att se alla en gång till.
settings-numbers = Regionernas nummer
    .about = Varje Region visar sitt nummer, och sitt namn där det får plats.
settings-colour = Din färg
    .about = En spelare som har den färgen får din, bara på den här enheten.
settings-colour-seat = Platsens färg
settings-colour-0 = Röd
settings-colour-1 = Blå
settings-colour-2 = Gul
settings-colour-3 = Svart
settings-colour-4 = Rosa
settings-holdings = Konturer kring Regioner
    .about = Regionerna visar vem de tillhör; Regioner med ett folkslag i Nedgång är streckade.
settings-wording = Förbättra ordalydelsen
    .about = Låter en text fel? Välj den och skriv en bättre. Förslagen stannar på den här enheten tills du själv skickar filen.
settings-wording-start = Välj texter
settings-me = Dina enheter
    .about = Spela vidare på telefonen eller en annan dator: dina platser och bord följer med.
settings-me-open = Enheter och uppgifter
settings-forget = Radera mina uppgifter
settings-forget-about = Raderar ditt namn, dina inställningar, dina resultat och nycklarna till dina platser, här och på servern.
settings-forget-words = { $seats ->
    [0] Ditt namn, dina inställningar och resultat raderas. Det går inte att ångra.
    [one] Du förlorar din plats vid ett bord; namn, inställningar och resultat raderas. Det går inte att ångra.
   *[other] Du förlorar dina platser, { $seats } totalt; namn, inställningar och resultat raderas. Det går inte att ångra.
  }
settings-forget-person = Det raderar också allt på dina andra enheter.
settings-forget-yes = Radera allt
settings-forgotten = Allt är raderat.

## Nothing there

not-found-title = Här bor drakar
not-found-words = Det finns inget på den här adressen. Länken kan vara gammal eller ofullständig.
