"""Create and check packs, maps and translations.

traits        list all races and powers with their numbers
pack          create, check, show and install packs
pack_balance  ``pack balance``: measure whether a race or a power is fair
map           check, draw, show, list and generate maps
lang          list, check and start languages
"""
