"""The characters of the bots at a table: ids of a name, a manner and a portrait.

The name in the reader's language is the message ``character-ID``, the portrait a symbol of the
page's ``art/faces.svg``.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

CHARACTERS: Final = (
    *("pip", "fenna", "bosko", "minka", "odo"),
    *("gunda", "rurik", "selma", "korvin", "isolde"),
)
# Whom one meets first at each level; further bots are the next ones of the list.
FIRST: Final = {
    **{"easy": "pip", "normal": "bosko", "hard": "gunda"},
    **{"master": "selma", "grandmaster": "isolde"},
}


def choose_character(bot: str, taken: Collection[str]) -> str:
    """Return a character for a bot that is not at the table yet; empty without a level.

    ``taken`` are characters, or names of persons, which would be mistaken for them.

    >>> choose_character("normal", []), choose_character("normal", ["bosko", "Minka"])
    ('bosko', 'odo')
    >>> choose_character("random", [])
    ''
    """
    if bot not in FIRST:
        return ""
    first = CHARACTERS.index(FIRST[bot])
    known = {name.strip().lower() for name in taken}
    in_turn = (*CHARACTERS[first:], *CHARACTERS[:first])
    return next((character for character in in_turn if character not in known), "")
