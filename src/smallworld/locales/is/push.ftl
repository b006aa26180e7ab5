# Tilkynningar sem þjónninn sendir í vafra.
push-turn = Þú átt leik
push-turn-about = Með: { $names }.
push-challenge = Skorað er á þig
push-challenge-about = Frá: { $names }.
push-table = Borðið þitt er tilbúið
push-table-about = Með: { $names }.
