### Requests of the engine protocol that are refused: what is wrong, and what would pass.
###
### The id is the code of the refusal with a hyphen for the dot.

## Lines that are no request

request-empty = Řádek je prázdný. Napište na něj jeden objekt JSON, třeba {"{"}"cmd":"help"{"}"}.
request-too_long = Řádek je příliš dlouhý a byl přeskočen. Čte se nejvýše { $longest } bajtů.
request-too_deep = Seznamy a objekty jsou vnořené příliš hluboko. Žádný požadavek nepotřebuje víc než pár úrovní.
request-json = Řádek není správný JSON. { $reason }
request-key_twice = Klíč „{ $found }“ je tu dvakrát. Uveďte ho jednou.
request-not_an_object = Řádek není objekt JSON. Napište nějaký, třeba {"{"}"cmd":"help"{"}"}.
request-no_cmd = V požadavku chybí „cmd“. Dejte mu některé z těchto slov: { $known }.
request-unknown_cmd = Požadavek „{ $found }“ neexistuje. Napište { $known }.
request-unknown_key = „{ $found }“ do „{ $cmd }“ nepatří. Jeho klíče: { $known }.
request-shape = Požadavek „{ $cmd }“ nelze použít. { $reason }

## Requests that cannot be fulfilled

game-none = Zatím tu žádná hra není. Začněte ji pomocí „new“, „position“ nebo „record“.
new-unknown_map = Mapa „{ $found }“ neexistuje. Zvolte { $known }.
new-unknown_option = Volba „{ $found }“ neexistuje. Na výběr je { $known }.
new-seat_count = Počet hráčů pro mapu { $map }: { $wanted }, ale uvedeno je { $found }. Uveďte jich { $wanted }, nebo vezměte jinou mapu.
seat-name = Toto jméno použít nelze. Napište nejvýše { $longest } běžných znaků, bez mezer na začátku a na konci.
show-no_such_seat = { $seat } u tohoto stolu není. Míst je { $seats }, číslují se od 0.
perft-too_many = { $depth ->
    [one] Posloupností o 1 akci je už { $nodes } a počítat hlouběji by trvalo příliš dlouho. Žádejte menší hloubku.
    [few] Posloupností o { $depth } akcích je už { $nodes } a počítat hlouběji by trvalo příliš dlouho. Žádejte menší hloubku.
   *[other] Posloupností o { $depth } akcích je už { $nodes } a počítat hlouběji by trvalo příliš dlouho. Žádejte menší hloubku.
  }
bot-unknown = Bot „{ $found }“ neexistuje. Zvolte { $known }.
bot-failed = Bot „{ $bot }“ z balíčku { $distribution } selhal. Zvolte jiného bota, nebo nainstalujte jinou verzi jeho balíčku.
bot-not_to_act = { $seat } teď nemá o čem rozhodovat. Ptejte se na { $to_act }, nebo místo vynechte.
bot-coins = Míst je { $seats }, ale mincí uvedeno { $found }. Uveďte číslo pro každé místo, nebo je vynechte.
engine-bug = Chyba enginu ({ $what } v { $where }). Hra se nezměnila; nahlaste prosím požadavek.
