"""The options of a game as bits: doubtful rulings that a table may play the other way.

An option has the same name here, in ``packs/options.py``, in the docs and on the page. Some
of these public names mention a race; the rules themselves never do.
"""

from typing import Final

OWN_TOKENS_DEFEND: Final = 1  # C6, C7
OWN_DECLINED_IS_NON_EMPTY: Final = 2  # C11
SORCERER_NEEDS_TOKEN: Final = 4  # W3
GHOULS_OWN_DIE: Final = 8  # F10
ELF_LOST_TO_SORCERER: Final = 16  # R9
OPEN_COINS: Final = 32  # V4
AMAZONS_FORCED_REMOVAL: Final = 64  # R3

DEFAULT_OPTIONS: Final = (
    OWN_DECLINED_IS_NON_EMPTY | GHOULS_OWN_DIE | ELF_LOST_TO_SORCERER | AMAZONS_FORCED_REMOVAL
)
