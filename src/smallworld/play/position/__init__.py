"""Positions: a state as JSON and back, lossless.

- ``shape``: the JSON types; ``docs/position.schema.json`` is generated from them.
- ``write``: from a state to a position.
- ``read``: from a position to a state.
- ``check``: raises ``BadPosition`` for a position that cannot occur.
"""
