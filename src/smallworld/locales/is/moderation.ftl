### Block a player, or report the player to the host of the server.

moderation-block = Loka á { $name }
moderation-block-about = Þú sérð ekki lengur skilaboð frá { $name }, hvorki hér né við önnur borð, og þið lendið aldrei saman í leik. { $name } fær ekkert að vita.
moderation-blocked = Lokað er á { $name }.
moderation-is-blocked = Þú lokar á { $name }.
moderation-my-blocks = Leikmenn sem þú lokar á
moderation-report = Tilkynna rekstraraðila
moderation-report-about = Rekstraraðili miðlarans fær tilkynninguna ásamt síðustu skilaboðum þessa borðs. Leikmaðurinn fær ekkert að vita.
moderation-reported = Tilkynningin er send. Takk fyrir.
moderation-reason = Hvað gerðist?
moderation-reason-insults = Móðganir eða hatur
moderation-reason-spam = Ruslskilaboð
moderation-reason-name = Særandi nafn
moderation-reason-stalling = Tefur eða hleypur frá leiknum
moderation-reason-cheating = Svindlar
moderation-reason-other = Annað
moderation-words = Með þínum orðum (valfrjálst)
moderation-send = Senda tilkynningu
