### Options: the name of each switch, what it is about, and what its two settings mean.

option-own_tokens_defend = Vlastní Žetony brání
    .about = Zdražuje vám Region váš vlastní druhý národ?
    .on = Ano: každý jeho Žeton v Regionu zvýší vaši cenu o jeden.
    .off = Ne: cenu zvyšují jen Žetony ostatních hráčů.
option-own_declined_is_non_empty = Vlastní Regiony v Úpadku jsou neprázdné
    .about = Když dobudete Region vlastního národa v Úpadku, počítá se jako neprázdný?
    .on = Ano: přináší stejné bonusy jako každý neprázdný Region.
    .off = Ne: počítá se jako prázdný.
option-sorcerer_needs_token = Proměna vyžaduje Žeton
    .about = Je k proměně potřeba Žeton v ruce?
    .on = Ano: s prázdnou rukou nelze cizí Žeton proměnit.
    .off = Ne: nový Žeton přichází ze zásobníku, takže ruka může být prázdná.
option-ghouls_own_die = Ghúlové v Úpadku mají vlastní hod
    .about = Smějí se v jednom tahu o poslední dobytí pokusit Ghúlové v Úpadku i aktivní národ?
    .on = Ano: každý jednou, a pokus Ghúlů ukončí jen jejich vlastní dobývání.
    .off = Ne: jediný pokus za tah, a ten ukončí veškeré dobývání.
option-elf_lost_to_sorcerer = Elfové proměně podléhají
    .about = Je Elf zasažený proměnou ztracen?
    .on = Ano: jde do zásobníku jako každý jiný Žeton.
    .off = Ne: vrací se svému hráči do ruky.
option-open_coins = Odkryté mince
    .about = Vidí všichni, kolik mincí mají ostatní?
    .on = Ano: všechny součty jsou vidět.
    .off = Ne: součty zůstanou skryté až do konce.
option-amazons_forced_removal = Amazonky musí odejít
    .about = Musí čtyři Amazonky opustit mapu, i když tím vyklidí Regiony?
    .on = Ano: Regiony se vyklízejí, dokud čtyři neodejdou.
    .off = Ne: odejdou jen postradatelné Žetony.

## An option nobody knows

option-unknown = Volba „{ $option }“ neexistuje. Na výběr je { $known }.
