### The history of a player's games on the server, and the profile that others may see.

history-lead = Tällä palvelimella pelaamasi pelit.
history-opponent = Vastustaja
history-outcome = Tulos
history-race = Rotu
history-power = Erityiskyky
history-seats = Pelaajia
history-rated = Vahvuuslukupelit
history-rated-true = Vahvuuslukupelit
history-rated-false = Muut pelit
history-rating = Vahvuusluku { $rating } ({ $change })
history-all = Kaikki
history-won = Voitto
history-lost = Tappio
history-found = { $count ->
    [one] 1 peli
   *[other] { $count } peliä
  }
history-more = Näytä lisää
history-time = Miettimisaika peliä kohti
history-minutes = { $count } min
history-luck = Noppaonni, { $rolls } heittoa
history-round = Kierros { $round }
history-statistics = Tilastot
stats-declines = Rappeutui
history-nobody = Joku
history-gave-up = Luovutti
history-device = Tälle laitteelle tallennetut tulokset
history-profile = Profiilisi
history-profile-name = Nimi profiilissasi
history-public = Julkinen profiili
    .on = Muut näkevät tämän nimen, tilastosi ja vahvuuslukusi.
    .off = Vain sinä näet pelisi.
history-look = Katso profiilia
