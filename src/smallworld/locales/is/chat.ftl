### Chat at a table that is refused: why, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

chat-off = Við þetta borð er ekkert spjall.
chat-muted = Gestgjafinn lokaði fyrir spjall: { $seat }. Aðrir geta enn skrifað.
chat-muted_already = Búið er að taka fyrir spjall úr þessu sæti: { $seat }.
chat-not_muted = { $seat } má tala, svo það er ekkert að leyfa.
chat-not_the_host = Aðeins gestgjafi borðsins má taka fyrir spjall úr sæti. Þú getur falið athugasemdir á þinni eigin síðu.
chat-no_such_seat = Við þetta borð er ekkert sæti { $seat }.
chat-too_long = Of löng athugasemd: stafirnir eru { $length }. Hafðu þá í mesta lagi { $longest }.
chat-empty = Í þessari athugasemd er ekkert að lesa. Skrifaðu nokkur orð.
chat-full = Spilið geymir ekki fleiri spjalllínur en { $most }. Haltu samtalinu áfram annars staðar.
chat-too_fast = Í mesta lagi { $most } athugasemdir á { $seconds } sekúndum. Bíddu andartak.
