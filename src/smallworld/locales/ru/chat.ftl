### Chat at a table that is refused: why, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

chat-off = Чат за этим столом выключен.
chat-muted = { $seat }: создатель стола отключил сообщения. Остальные могут писать.
chat-muted_already = { $seat }: сообщения уже отключены.
chat-not_muted = { $seat }: сообщения и так включены.
chat-not_the_host = Отключать сообщения может только создатель стола. У себя вы можете скрыть сообщения любого игрока.
chat-no_such_seat = За этим столом нет места { $seat }.
chat-too_long = Знаков в сообщении: { $length }. Уложитесь в { $longest }.
chat-empty = Сообщение пустое. Напишите пару слов.
chat-full = Чат этой игры заполнен (сообщений: { $most }). Продолжите разговор в другом месте.
chat-too_fast = Сообщений не больше { $most } за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
  }. Подождите немного.
