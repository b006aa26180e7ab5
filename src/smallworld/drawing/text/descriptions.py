"""The words on a board: who stands where, with what, on which terrain; whole or short."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from smallworld.core.state import (
    ACTIVE,
    DRAGONS,
    FORTRESSES,
    HEROES,
    HOLES,
    KINDS,
    LAIRS,
    NOBODY,
    TRIBES,
    State,
)
from smallworld.drawing.text.styled import Line, Run
from smallworld.texts.fluent import Texts
from smallworld.texts.names import Kind, Names

SYMBOLS: Final = ("mine", "magic", "cavern")
_PIECES: Final = (
    (FORTRESSES, "fortress"),
    (LAIRS, "lair"),
    (HOLES, "hole"),
    (HEROES, "hero"),
    (DRAGONS, "dragon"),
)
_SHORTEST_SIGN: Final = 2


def word(names: Names, kind: Kind, id: str) -> str:
    """A name as it is said most often: looked up once for all regions."""
    return _word(names.texts, kind, id)


@lru_cache(maxsize=1_000)
def _word(texts: Texts, kind: Kind, id: str) -> str:
    return Names(texts).name(kind, id)


def seat_tags(names: Sequence[str]) -> list[str]:
    """For each seat the shortest beginning of its name that is its alone, else with its number.

    >>> seat_tags(["Ann", "Bo", "Amy"]), seat_tags(["Bo", "Bo 2"])
    (['An', 'B', 'Am'], ['B0', 'B1'])
    """
    tags: list[str] = []
    for seat, name in enumerate(names):
        others = [other.casefold() for at, other in enumerate(names) if at != seat]
        prefixes = [name[:length].strip() for length in (1, 2, 3)]
        alone = [
            prefix
            for prefix in prefixes
            if prefix and not any(other.startswith(prefix.casefold()) for other in others)
        ]
        tags.append(alone[0] if alone else f"{name[:1]}{seat}")
    return tags


def symbol_signs(names: Names) -> dict[str, str]:
    """For each symbol a beginning of its name that is its alone, two letters if they will do.

    >>> symbol_signs(Names())
    {'mine': 'mi', 'magic': 'ma', 'cavern': 'ca'}
    """
    said = {symbol: word(names, "symbol", symbol) for symbol in SYMBOLS}
    signs: dict[str, str] = {}
    for symbol, name in said.items():
        others = [other.casefold() for at, other in said.items() if at != symbol]
        length = _SHORTEST_SIGN
        while length < len(name) and any(o.startswith(name[:length].casefold()) for o in others):
            length += 1
        signs[symbol] = name[:length]
    return signs


def legend(names: Names, *, prices: bool) -> str:
    """What the signs on a board mean."""
    signs = symbol_signs(names)
    symbols = [f"{signs[symbol]} {word(names, 'symbol', symbol)}" for symbol in SYMBOLS]
    return names.texts.say(
        "terminal-legend",
        symbols=names.texts.listed(symbols, "comma"),
        prices="yes" if prices else "no",
    )


def holder(
    state: State, region: int, names: Names, tags: Sequence[str], *, letters: int = 20
) -> Line:
    """Who holds a region and with how many tokens; a Lost Tribe; or nothing."""
    people = int(state.people_in(region))
    if people == NOBODY:
        tribe = word(names, "piece", "tribe")
        return (Run(tribe[: max(letters, 5)], "tribe"),) if state.has(TRIBES, region) else ()
    race = word(names, "race", state.race(people).id)[:letters]
    text = f"{tags[people // KINDS]} {race} {state.tokens_in(region)}"
    return (Run(text if people % KINDS == ACTIVE else f"({text})", f"seat {people // KINDS}"),)


def pieces(state: State, region: int, names: Names) -> list[str]:
    """The pieces in a region, as words."""
    found = [word(names, "piece", id) for cells, id in _PIECES if state.has(cells, region)]
    camps = int(state.camps_in(region))
    if camps:
        found.append(names.texts.say("board-camps", count=camps))
    return found
