### Block a player, or report the player to the host of the server.

moderation-block = Blokovat hráče { $name }
moderation-block-about = Zprávy od hráče { $name } už neuvidíte tady ani u jiných stolů a nikdy spolu nebudete spárováni. Nedozví se to.
moderation-blocked = { $name } je na seznamu blokovaných.
moderation-is-blocked = { $name } je na vašem seznamu blokovaných.
moderation-my-blocks = Vaši blokovaní hráči
moderation-report = Nahlásit provozovateli
moderation-report-about = Provozovatel serveru dostane vaše hlášení s posledními zprávami od tohoto stolu. Hráč se to nedozví.
moderation-reported = Hlášení je odesláno. Děkujeme.
moderation-reason = Co se stalo?
moderation-reason-insults = Urážky nebo nenávist
moderation-reason-spam = Spam
moderation-reason-name = Urážlivé jméno
moderation-reason-stalling = Zdržuje nebo odešel uprostřed hry
moderation-reason-cheating = Podvádí
moderation-reason-other = Něco jiného
moderation-words = Vlastními slovy (nepovinné)
moderation-send = Odeslat hlášení
