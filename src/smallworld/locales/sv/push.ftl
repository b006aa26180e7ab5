# Aviseringar som servern skickar till webbläsare.
push-turn = Det är din tur
push-turn-about = Tillsammans med { $names }.
push-challenge = Du är utmanad på ett parti
push-challenge-about = Av { $names }.
push-table = Ditt bord är klart
push-table-about = Tillsammans med { $names }.
