### Chat at a table that is refused: why, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

chat-off = За этим столом нет чата.
chat-muted = { $seat }: хозяин стола отключил реплики. Остальных по-прежнему слышно.
chat-muted_already = { $seat }: реплики уже отключены.
chat-not_muted = { $seat }: реплики и так включены.
chat-not_the_host = Отключать реплики может только хозяин этого стола. На своей странице вы можете скрыть реплики любого игрока.
chat-no_such_seat = За этим столом нет места { $seat }.
chat-too_long = В этой реплике знаков: { $length }. Уложитесь в { $longest }.
chat-empty = В этой реплике нечего читать. Напишите пару слов.
chat-full = Строк в чате уже { $most }, больше игра не хранит. Продолжите разговор в другом месте.
chat-too_fast = Реплик не больше { $most } за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
  }. Подождите немного.
