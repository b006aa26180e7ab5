"""Read, check and write the files of packs and maps; every fault names file, line and key.

``toml_lines``  the line of each key of a TOML file
``values``      tell numbers from flags, quote values in faults
``library_errors``  codes and facts for what msgspec, json and tomllib refuse
``maps``        map files (TOML) and outline files (JSON)
``packs``       pack files (TOML) with the maps and emblems they name
"""
