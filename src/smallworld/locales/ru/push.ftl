# Уведомления, которые сервер отправляет в браузеры.
push-turn = Ваш ход
push-turn-about = За столом: { $names }.
push-challenge = Вам бросили вызов
push-challenge-about = От игрока: { $names }.
push-table = Ваш стол готов
push-table-about = За столом: { $names }.
