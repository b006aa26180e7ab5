### The history of a player's games on the server, and the profile that others may see.

history-lead = Spilin sem þú hefur lokið á þessum þjóni.
history-opponent = Andstæðingur
history-outcome = Úrslit
history-race = Þjóð
history-power = Eiginleiki
history-seats = Leikmenn
history-rated = Stigaspil
history-rated-true = Stigaspil
history-rated-false = Önnur spil
history-rating = Stig { $rating } ({ $change })
history-all = Allt
history-won = Unnið
history-lost = Tapað
history-found = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
  }
history-more = Sýna meira
history-time = Umhugsunartími á spil
history-minutes = { $count } mín.
history-luck = Teningaheppni í { $rolls } köstum
history-round = Umferð { $round }
history-statistics = Tölfræði
stats-declines = Fór á hnignunarskeið
history-nobody = Einhver
history-gave-up = Gafst upp
history-device = Úrslit geymd í þessu tæki
history-profile = Prófíllinn þinn
history-profile-name = Nafn á prófílnum
history-public = Opinn prófíll
    .on = Aðrir sjá þetta nafn, tölfræðina þína og styrkleikastigin.
    .off = Aðeins þú sérð ferilinn þinn.
history-look = Skoða prófíl
