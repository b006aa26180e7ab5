# Push messages that the server sends to browsers.
push-turn = It’s your turn
push-turn-about = With { $names }.
push-challenge = You’re challenged to a game
push-challenge-about = By { $names }.
push-table = Your table is ready
push-table-about = With { $names }.
