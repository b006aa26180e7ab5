### Statistics of the games finished on this device, and the turning points of one.

stats-title = Omat tilastot
stats-race = Rodut
stats-power = Erityiskyvyt
stats-seats = Pelaajamäärä
stats-bots = Voitetut botit
stats-won = Voitettu
stats-of = { $won }/{ $games }
stats-players = { $count ->
    [one] 1 pelaaja
   *[other] { $count } pelaajaa
  }
stats-export = Vie taulukkona (CSV)

## Turning points on the picture of a game; $people is a race with its power

story-lead = Kierros { $round }: { $seat } siirtyy johtoon.
story-income = Kierros { $round }: { $seat } saa { $coins } kolikkoa.
story-decline = Kierros { $round }: { $seat } – { $people } rappeutuvat.
