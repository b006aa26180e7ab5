### The page as a whole.

page-missing = Osaa sivusta ei voitu ladata. Palvelin voi olla poissa tai päivitetty: lataa sivu uudelleen.
page-reload = Lataa uudelleen
# For search engines, and for browsers without JavaScript
page-description = Pelaa Small Worldia selaimessa kavereiden tai bottien kanssa. Epävirallinen.
page-noscript = Sivu tarvitsee JavaScriptin. Ota se käyttöön ja lataa sivu uudelleen.

page-learn = Opettele pelaamaan
    .about = Ensimmäinen peli askel askeleelta
page-puzzles = Pulmat
    .today = Päivän pulma
    .about = { $done ->
        [true] { $streak ->
            [one] Tänään ratkaistu
           *[other] Ratkaistu – { $streak } päivää putkeen
          }
       *[false] { $streak ->
            [0] Yksi vuoro on selvästi paras. Löydä se!
            [one] Eilen ratkaistu. Entä tänään?
           *[other] { $streak } päivää putkeen. Entä tänään?
          }
      }
page-workshop = Verstas
    .about = Luo omia rotuja, erityiskykyjä ja pelilautoja
page-shelf = Pakettihylly
    .about = Lisäosat ja paketit, joilla voit pelata
# $titles is a list of what packs are called: collections of races, powers and boards that players made.
page-packs = { $count ->
    [one] Mukana paketti { $titles }
   *[other] Mukana paketit { $titles }
  }
    .cards = Katso kortit
    .shelf = Näytä hyllyssä
page-rules = Säännöt
    .about = Jokainen rotu, erityiskyky ja tulkinta esimerkkeineen
    .opening = Avataan sääntöjä…
page-look-up = { $name }: katso säännöistä
page-why = Näytä tämä sääntö
