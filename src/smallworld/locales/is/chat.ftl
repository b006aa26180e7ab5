### Chat at a table that is refused: why, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

chat-off = Slökkt er á spjalli við þetta borð.
chat-muted = Gestgjafinn lokaði fyrir spjall: { $seat }. Aðrir geta enn skrifað.
chat-muted_already = Þegar er lokað fyrir spjall: { $seat }.
chat-not_muted = Ekki er lokað fyrir spjall: { $seat }.
chat-not_the_host = Aðeins gestgjafinn má loka fyrir spjall leikmanns. Þú getur falið skilaboð á þinni eigin síðu.
chat-no_such_seat = Við þetta borð er ekkert sæti { $seat }.
chat-too_long = Þessi skilaboð eru { $length } stafir. Styttu þau í { $longest } eða færri.
chat-empty = Skilaboðin eru tóm. Skrifaðu eitthvað fyrst.
chat-full = Spjall þessa spils er fullt: { $most } skilaboð. Haldið samtalinu áfram annars staðar.
chat-too_fast = Hámarkið er { $most } skilaboð á { $seconds } sekúndum. Bíddu andartak.
