# Ilmoitukset, jotka palvelin lähettää selaimiin.
push-turn = On sinun vuorosi
push-turn-about = Mukana: { $names }.
push-challenge = Sinut on haastettu peliin
push-challenge-about = Haastaja: { $names }.
push-table = Pöytäsi on valmis
push-table-about = Mukana: { $names }.
