### The page as a whole.

page-missing = Část stránky se nenačetla: server je nedostupný, nebo se aktualizoval. Načtěte stránku znovu.
page-reload = Načíst znovu
# For search engines, and for browsers without JavaScript
page-description = Hrajte Small World v prohlížeči, s přáteli nebo s boty. Neoficiální.
page-noscript = Stránka potřebuje JavaScript. Zapněte ho a načtěte stránku znovu.

page-learn = Naučit se hrát
    .about = První hra krok za krokem
page-puzzles = Hlavolamy
    .today = Hlavolam dne
    .about = { $done ->
        [true] { $streak ->
            [one] Dnes vyřešeno
            [few] Vyřešeno, { $streak } dny v řadě
           *[other] Vyřešeno, { $streak } dní v řadě
          }
       *[false] { $streak ->
            [0] Jeden tah je jasně nejlepší: najděte ho
            [one] Včera vyřešeno, a co dnes?
            [few] { $streak } dny v řadě, a co dnes?
           *[other] { $streak } dní v řadě, a co dnes?
          }
      }
page-workshop = Dílna
    .about = Vlastní národy, schopnosti a mapy
page-shelf = Police balíčků
    .about = Rozšíření a balíčky, se kterými si můžete zahrát
# $titles is a list of what packs are called: collections of races, powers and boards that players made.
page-packs = { $count ->
    [1] S balíčkem { $titles }
   *[other] S balíčky { $titles }
  }
    .cards = Ukázat karty
    .shelf = Ukázat na polici
page-rules = Pravidla
    .about = Všechny národy, schopnosti a výklady s příklady
    .opening = Otevírají se pravidla…
page-look-up = { $name }: vyhledat v pravidlech
page-why = Ukázat pravidlo
