"""Packs and boards that players upload to a server."""

from __future__ import annotations

from typing import Final

from smallworld.packs.files.maps.read import parse_map
from smallworld.packs.files.maps.write import map_text
from tests.kit.paths import TESTS
from tests.packs.files.pack_builder import pack_text, power, race

ISLE: Final = (TESTS / "packs" / "isle.toml").read_text(encoding="utf-8")
EMBLEM: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><g></g></svg>'
WORDS: Final = """
[texts.en.race.bogfolk]
name = "Bogfolk"
one = "Bogman"
rule = "Swamps cost a token less. { $evil } { -term }"
[texts.fi.race.bogfolk]
name = "Suoväki"
"""


def board(id: str = "isle") -> str:
    """Return the test board as a part of a pack."""
    spec = parse_map(ISLE.replace('id = "isle"', f'id = "{id}"', 1), "isle.toml")
    return "[[board]]\n" + map_text(spec).replace("[[regions]]", "[[board.regions]]")


def fens(*, id: str = "fens", tokens: int = 6, with_board: bool = False) -> str:
    """Return a pack with a race, a power and optionally a board."""
    keys = f"saves_on = \"swamp\"\nemblem = '''{EMBLEM}'''"
    content = race(tokens=tokens, keys=keys) + power(keys='pays_on = "swamp"')
    return pack_text(content + (board() if with_board else "") + WORDS, id=id)


def borrowing() -> str:
    """Return a pack for the blank tiles: its race borrows its tokens."""
    content = race("moles", 'borrows = "ratmen"') + race("newts") + power("hoarding", tokens=3)
    return pack_text(content, id="deep")
