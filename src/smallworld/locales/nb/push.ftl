# Varsler som tjeneren sender til nettlesere.
push-turn = Det er din tur
push-turn-about = Sammen med { $names }.
push-challenge = Du er utfordret til et spill
push-challenge-about = Av { $names }.
push-table = Bordet ditt er klart
push-table-about = Sammen med { $names }.
