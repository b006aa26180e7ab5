### Block a player, or report the player to the host of the server.

moderation-block = Bloker { $name }
moderation-block-about = Du ser ikke længere beskeder fra { $name }, hverken her eller ved andre borde, og I bliver aldrig sat sammen. { $name } får det ikke at vide.
moderation-blocked = { $name } er blokeret.
moderation-is-blocked = Du blokerer { $name }.
moderation-my-blocks = Dine blokerede spillere
moderation-report = Anmeld til værten
moderation-report-about = Serverens vært får din anmeldelse med de seneste beskeder ved bordet. Spilleren får det ikke at vide.
moderation-reported = Din anmeldelse er sendt. Tak.
moderation-reason = Hvad skete der?
moderation-reason-insults = Fornærmelser eller had
moderation-reason-spam = Spam
moderation-reason-name = Stødende navn
moderation-reason-stalling = Trækker tiden ud eller går midt i spillet
moderation-reason-cheating = Snyder
moderation-reason-other = Noget andet
moderation-words = Med dine egne ord (valgfrit)
moderation-send = Send anmeldelse
