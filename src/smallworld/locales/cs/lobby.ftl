### Kdo je tady, a výzvy.

lobby-here = Kdo je tady
lobby-seen = Ať mě tu ostatní vidí
    .on = Dokud je stránka otevřená, ostatní tu vidí vaše jméno a mohou vás vyzvat.
    .off = Nikdo vás nevidí. Zapněte to, pokud chcete dostávat výzvy.
lobby-nobody = Právě tu nikdo jiný není.
lobby-challenge = Vyzvat
lobby-challenge-named = Vyzvat: { $name }
lobby-challenge-title = Vyzvat: { $names }
lobby-challenge-daily = Na každý tah máte dny: nikdo tu teď nemusí být.
lobby-challenge-live = Všichni hrají současně. Výzva vyprší po 15 minutách.
lobby-seats-bots = hráčů: { $count }, z toho botů: { $bots }
lobby-send = Poslat výzvu
lobby-sent = Výzva je odeslána.
lobby-allow = Ať mě ostatní mohou vyzvat
    .on = Z tohoto seznamu, z vašeho veřejného profilu nebo po společné hře.
    .off = Nikdo vás nemůže vyzvat. Hru můžete hledat dál.
lobby-challenges = Výzvy
lobby-you-challenge = Vyzýváte: { $names }
lobby-challenged-by = { $name } vás vyzývá
lobby-accept = Přijmout
lobby-decline = Ne, děkuji
lobby-withdraw = Stáhnout
lobby-open = Otevřít stůl
lobby-again = Hrát znovu
lobby-state-open = Čeká se na odpověď.
lobby-state-accepted = Přijato: stůl je připraven.
lobby-state-declined = Tentokrát ne.
lobby-state-expired = Nikdo včas neodpověděl.

## Finding players

find-title = Najít spoluhráče
find-seats = Hráči
find-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
  }
find-time = Čas na tah
find-bots = Doplnit boty
find-bots-after = za { $time }
find-bots-never = nikdy
find-look = Najít hru
find-waiting = Hledáme hráče: { $waiting } z { $seats } je tady. Nechte stránku otevřenou.
find-stop = Přestat hledat
find-nobody = Právě nikdo nehledá. Začněte a ostatní to tu uvidí.
find-others = Hráči, kteří hledají
find-wish = hráčů: { $seats }, čas na tah: { $clock }
find-join = Přidat se
find-now = Hrát hned s lidmi
    .about = Přidáte se ke hře, které chybí nejméně hráčů, nebo hledáte jednoho soupeře.
find-ready = Vaše denní hra začala.
find-open = Otevřít stůl
find-waiting-daily = Hledáme hráče: nalezeno { $waiting } z { $seats }. Hledání pokračuje až týden, i když odejdete.
