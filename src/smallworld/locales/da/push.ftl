# Beskeder, som serveren sender til browsere.
push-turn = Det er din tur
push-turn-about = Sammen med { $names }.
push-challenge = Du er udfordret til et spil
push-challenge-about = Af { $names }.
push-table = Dit bord er klar
push-table-about = Sammen med { $names }.
