# Oznámení, která server posílá do prohlížečů.
push-turn = Jste na tahu
push-turn-about = Hrají: { $names }.
push-challenge = Máte výzvu ke hře
push-challenge-about = Posílá: { $names }.
push-table = Váš stůl je připraven
push-table-about = Hrají: { $names }.
