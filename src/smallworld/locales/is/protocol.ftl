### Requests of the engine protocol that are refused: what is wrong, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

## Lines that are no request

request-empty = Línan er tóm. Skrifaðu á hana einn JSON-hlut, svo sem {"{"}"cmd":"help"{"}"}.
request-too_long = Línan er of löng og var sleppt. Sendu í mesta lagi { $longest } bæti í línu.
request-too_deep = Listar og hlutir eru of djúpt hreiðraðir. Notaðu aðeins fáein þrep; engin beiðni þarf fleiri.
request-json = Línan er ekki gilt JSON. { $reason }
request-key_twice = Lykillinn „{ $found }“ kemur tvisvar fyrir. Gefðu hann einu sinni.
request-not_an_object = Línan er ekki JSON-hlutur. Skrifaðu hann, svo sem {"{"}"cmd":"help"{"}"}.
request-no_cmd = Beiðnina vantar „cmd“. Gefðu því eitt af þessum gildum: { $known }.
request-unknown_cmd = Engin beiðni heitir „{ $found }“. Notaðu { $known }.
request-unknown_key = „{ $found }“ á ekki heima í „{ $cmd }“. Notaðu þessa lykla: { $known }.
request-shape = Ekki er hægt að nota beiðnina „{ $cmd }“. { $reason }

## Requests that cannot be fulfilled

game-none = Ekkert spil er hafið. Byrjaðu það með „new“, „position“ eða „record“.
new-unknown_map = Ekkert kort heitir „{ $found }“. Veldu { $known }.
new-unknown_option = Enginn valkostur heitir „{ $found }“. Veldu úr þessum: { $known }.
new-seat_count = Kortið { $map } er fyrir { $wanted } leikmenn en þú nefndir { $found }. Nefndu { $wanted } eða notaðu annað kort.
seat-name = Þetta nafn er ekki leyft. Notaðu allt að { $longest } venjulega stafi, án bila fremst og aftast.
show-no_such_seat = { $seat } er ekki við þetta borð. Sætin eru { $seats }, númeruð frá 0.
perft-too_many = { $depth ->
    [one] Raðir með { $depth } aðgerð eru þegar { $nodes } og það tæki of langan tíma að telja dýpra. Biddu um minni dýpt.
   *[other] Raðir með { $depth } aðgerðum eru þegar { $nodes } og það tæki of langan tíma að telja dýpra. Biddu um minni dýpt.
  }
bot-unknown = Ekkert vélmenni heitir „{ $found }“. Veldu { $known }.
bot-failed = Vélmennið „{ $bot }“ úr { $distribution } brást. Veldu annað vélmenni eða settu upp aðra útgáfu af pakka þess.
bot-not_to_act = { $seat } hefur ekkert að ákveða núna. Spurðu um sætið { $to_act } eða slepptu sætinu.
bot-coins = Sætin eru { $seats } en þú gafst upp skildinga fyrir { $found }. Gefðu tölu fyrir hvert sæti eða slepptu þeim.
engine-bug = Villa í vélinni ({ $what } við { $where }). Spilið er óbreytt; vinsamlegast tilkynntu beiðnina.
