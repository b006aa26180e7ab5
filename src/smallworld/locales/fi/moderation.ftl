### Block a player, or report the player to the host of the server.

moderation-block = Estä { $name }
moderation-block-about = Et enää näe pelaajan { $name } viestejä täällä etkä muissa pöydissä, ettekä koskaan joudu samaan peliin. Hän ei saa tietää siitä.
moderation-blocked = { $name } on estetty.
moderation-is-blocked = Olet estänyt pelaajan { $name }.
moderation-my-blocks = Estämäsi pelaajat
moderation-report = Ilmoita ylläpitäjälle
moderation-report-about = Palvelimen ylläpitäjä saa ilmoituksesi ja tämän pöydän viimeiset viestit. Pelaaja ei saa tietää siitä.
moderation-reported = Ilmoitus on lähetetty. Kiitos.
moderation-reason = Mitä tapahtui?
moderation-reason-insults = Loukkauksia tai vihaa
moderation-reason-spam = Roskaviestejä
moderation-reason-name = Loukkaava nimi
moderation-reason-stalling = Viivyttelee tai jättää pelin kesken
moderation-reason-cheating = Huijaa
moderation-reason-other = Jotain muuta
moderation-words = Omin sanoin (vapaaehtoinen)
moderation-send = Lähetä ilmoitus
