### The page as a whole.

page-missing = Osaa sivusta ei voitu hakea: palvelin on poissa tai uudempi kuin tämä sivu.
page-reload = Lataa uudelleen
# For search engines, and for browsers without JavaScript
page-description = Pelaa Small Worldia selaimessa ystävien tai bottien kanssa. Epävirallinen.
page-noscript = Sivu tarvitsee JavaScriptin. Ota se käyttöön ja lataa sivu uudelleen.

page-learn = Opettele peli
    .about = Ensimmäinen peli askel askeleelta
page-puzzles = Pulmat
    .today = Päivän pulma
    .about = { $done ->
        [true] { $streak ->
            [one] Tänään ratkaistu
           *[other] Ratkaistu, { $streak } päivää peräkkäin
          }
       *[false] { $streak ->
            [0] Yksi vuoro on selvästi paras: löydä se
            [one] Eilen ratkaistu, entä tänään?
           *[other] { $streak } päivää peräkkäin, entä tänään?
          }
      }
page-workshop = Verstas
    .about = Omat rodut, erityiskyvyt ja pelilaudat
# $titles is a list of what packs are called: collections of races, powers and boards that players made.
page-packs = { $count ->
    [one] Mukana paketti { $titles }
   *[other] Mukana paketit { $titles }
  }
    .cards = Katso kortit
page-rules = Säännöt
    .about = Jokainen rotu, erityiskyky ja tulkinta esimerkkeineen
    .opening = Sääntökirjaa avataan…
page-look-up = { $name }: katso säännöistä
page-why = Tämä sääntö
