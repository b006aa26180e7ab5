### Chat at a table that is refused: why, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

chat-off = Chat je u tohoto stolu vypnutý.
chat-muted = { $seat } má od hostitele zákaz psaní. Ostatní psát mohou.
chat-muted_already = { $seat } už zákaz psaní má.
chat-not_muted = { $seat } žádný zákaz psaní nemá.
chat-not_the_host = Ztlumit někoho smí jen hostitel stolu. Na své stránce ale můžete skrýt zprávy kohokoli.
chat-no_such_seat = Místo { $seat } u tohoto stolu není.
chat-too_long = Tato zpráva má { $length ->
    [one] { $length } znak
    [few] { $length } znaky
   *[other] { $length } znaků
  }. Nejvýše jich smí být { $longest }.
chat-empty = Zpráva je prázdná. Napište pár slov.
chat-full = Chat této hry je plný (zpráv: { $most }). Povídejte si dál jinde.
chat-too_fast = Nejvýše { $most ->
    [one] { $most } zpráva
    [few] { $most } zprávy
   *[other] { $most } zpráv
  } za { $seconds } s. Chvilku počkejte.
