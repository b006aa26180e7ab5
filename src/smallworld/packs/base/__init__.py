"""The base game: the official races, powers and boards.

- ``races``: the fourteen races, one row each.
- ``powers``: the twenty powers, one row each.
- ``maps/``: the four boards as TOML files, read by ``packs.files.maps``.
"""
