"""The races, powers and maps a game is played with: those of the box and those of packs.

In the order data passes through them:

``vocabulary``    every key a race or power of a pack may have: one row per key
``options``       the public names of rule switches, and their bits in the engine
``base``          the races, powers and maps of the box
``files``         read, check and write the files of packs and maps
``mapgen``        generate random boards, and outlines for maps without any
``loader``        the base game, on a board of the box or a random one
``python_packs``  packs whose tiles are Python classes, installed as packages
``mix``           build a ``Box`` from official tiles and tiles of packs
``shelf``         packs installed for this user: find, install, resolve labels
``maps``          any map and its outlines by id
``game_packs``    the packs and the board that travel with one game as texts
``expansions``    the tiles of the published expansions, as packs (data)
``examples``      two packs to learn from (data)
"""
