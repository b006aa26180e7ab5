"""The switches of a game as bits: doubtful rulings that a table may play the other way.

Their public names are written in ``packs/options.py``; the engine knows no race by name.
"""

from typing import Final

OWN_TOKENS_DEFEND: Final = 1  # C6, C7
OWN_DECLINED_IS_NON_EMPTY: Final = 2  # C11
CONVERSION_NEEDS_TOKEN: Final = 4  # W3
DECLINED_OWN_DIE: Final = 8  # F10
SPARED_LOST_TO_CONVERSION: Final = 16  # R9
OPEN_COINS: Final = 32  # V4
FORCED_WITHDRAWAL: Final = 64  # R3

DEFAULT_OPTIONS: Final = (
    OWN_DECLINED_IS_NON_EMPTY | DECLINED_OWN_DIE | SPARED_LOST_TO_CONVERSION | FORCED_WITHDRAWAL
)
