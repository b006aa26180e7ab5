### Block a player, or report the player to the host of the server.

moderation-block = Blokker { $name }
moderation-block-about = Du ser ikke lenger meldinger fra { $name }, verken her eller ved andre bord, og dere blir aldri satt sammen. { $name } får ikke vite det.
moderation-blocked = { $name } er blokkert.
moderation-is-blocked = Du blokkerer { $name }.
moderation-my-blocks = Dine blokkerte spillere
moderation-report = Rapporter til verten
moderation-report-about = Serverens vert får rapporten din med de siste meldingene ved bordet. Spilleren får ikke vite det.
moderation-reported = Rapporten er sendt. Takk.
moderation-reason = Hva skjedde?
moderation-reason-insults = Fornærmelser eller hat
moderation-reason-spam = Søppelmeldinger
moderation-reason-name = Støtende navn
moderation-reason-stalling = Trenerer eller går midt i spillet
moderation-reason-cheating = Jukser
moderation-reason-other = Noe annet
moderation-words = Med dine egne ord (valgfritt)
moderation-send = Send rapport
