### Requests of the engine protocol that are refused: what is wrong, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

## Lines that are no request

request-empty = Línan er tóm. Skrifaðu á hana einn JSON-hlut, svo sem {"{"}"cmd":"help"{"}"}.
request-too_long = Línan er of löng og var sleppt. Í mesta lagi { $longest } bæti eru lesin.
request-too_deep = Listar og hlutir eru of djúpt hreiðraðir til að lesa. Engin beiðni þarf nema fáein þrep.
request-json = Línan er ekki eitt JSON-gildi: { $detail }. Skrifaðu einn JSON-hlut í UTF-8.
request-key_twice = Lykillinn „{ $found }“ er þar tvisvar. Gefðu hann einu sinni.
request-not_an_object = Beiðni er JSON-hlutur. Skrifaðu hann, svo sem {"{"}"cmd":"help"{"}"}.
request-no_cmd = Beiðnin segir ekki hvað hún vill. Gefðu henni „cmd“ með einu af þessum orðum: { $known }.
request-unknown_cmd = Engin beiðni heitir „{ $found }“. Skrifaðu { $known }.
request-unknown_key = „{ $found }“ á ekki heima í „{ $cmd }“. Lyklar þess: { $known }.
request-shape = Gildi í þessu „{ $cmd }“ passar ekki: { $detail }.

## Requests that cannot be fulfilled

game-none = Ekkert spil er byrjað. Byrjaðu það með „new“, „position“ eða „record“.
new-unknown_map = Ekkert kort heitir „{ $found }“. Veldu { $known }.
new-unknown_option = Enginn valkostur heitir „{ $found }“. Veldu úr þessum: { $known }.
new-seat_count = Leikmenn á kortinu { $map } eru { $wanted } en nefndir eru { $found }. Nefndu { $wanted } eða notaðu annað kort.
seat-name = Þetta er ekki nafn á sæti. Skrifaðu allt að { $longest } venjulega stafi, án bila fremst og aftast.
show-no_such_seat = { $seat } er ekki við þetta borð. Sætin eru { $seats }, númeruð frá 0.
perft-too_many = { $depth ->
    [one] Raðir með { $depth } aðgerð eru þegar { $nodes } og það tæki of langan tíma að telja dýpra. Biddu um minni dýpt.
   *[other] Raðir með { $depth } aðgerðum eru þegar { $nodes } og það tæki of langan tíma að telja dýpra. Biddu um minni dýpt.
  }
bot-unknown = Ekkert vélmenni heitir „{ $found }“. Veldu { $known }.
bot-failed = Vélmennið „{ $bot }“ úr { $distribution } brást. Veldu annað vélmenni eða settu upp aðra útgáfu af pakka þess.
bot-not_to_act = { $seat } hefur ekkert að ákveða núna. Spurðu um sætið { $to_act } eða slepptu sætinu.
bot-coins = Sætin eru { $seats } en skildingar eru gefnir upp fyrir { $found }. Gefðu tölu fyrir hvert sæti eða slepptu þeim.
engine-bug = Þetta er villa í vélinni ({ $what } við { $where }). Spilið er eins og það var; vinsamlegast tilkynntu beiðnina.
