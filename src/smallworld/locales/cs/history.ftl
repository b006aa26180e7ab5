### The history of a player's games on the server, and the profile that others may see.

history-lead = Vaše dohrané hry na tomto serveru.
history-opponent = Soupeř
history-outcome = Výsledek
history-race = Rasa
history-power = Schopnost
history-seats = Hráčů
history-rated = Hodnocené hry
history-rated-true = Hodnocené
history-rated-false = Nehodnocené
history-rating = Hodnocení { $rating } ({ $change })
history-all = Vše
history-won = Výhra
history-lost = Prohra
history-found = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
  }
history-more = Zobrazit další
history-time = Čas na přemýšlení za hru
history-minutes = { $count } min
history-luck = Štěstí na kostku (hodů: { $rolls })
history-round = Kolo { $round }
history-statistics = Statistika
stats-declines = Přechod do Úpadku
history-nobody = Někdo
history-gave-up = Vzdal se
history-device = Výsledky uložené v tomto zařízení
history-profile = Váš profil
history-profile-name = Jméno na profilu
history-public = Veřejný profil
    .on = Ostatní vidí toto jméno, vaše statistiky a hodnocení.
    .off = Své hry vidíte jen vy.
history-look = Zobrazit profil
