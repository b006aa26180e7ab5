### Block a player, or report the player to the host of the server.

moderation-block = Заблокировать игрока { $name }
moderation-block-about = Вы больше не увидите сообщений игрока { $name } ни здесь, ни за другими столами, и вас никогда не сведут вместе. Игрок об этом не узнает.
moderation-blocked = Игрок { $name } заблокирован.
moderation-is-blocked = Вы заблокировали игрока { $name }.
moderation-my-blocks = Заблокированные игроки
moderation-report = Пожаловаться владельцу сервера
moderation-report-about = Владелец сервера получит жалобу с последними сообщениями этого стола. Игрок об этом не узнает.
moderation-reported = Жалоба отправлена. Спасибо.
moderation-reason = Что случилось?
moderation-reason-insults = Оскорбления или ненависть
moderation-reason-spam = Спам
moderation-reason-name = Оскорбительное имя
moderation-reason-stalling = Тянет время или ушёл посреди партии
moderation-reason-cheating = Жульничает
moderation-reason-other = Другое
moderation-words = Своими словами (необязательно)
moderation-send = Отправить жалобу
