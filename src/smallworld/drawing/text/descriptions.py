"""Labels of regions: holder, pieces, seat tags and symbol abbreviations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from smallworld.core import state as s
from smallworld.core.state import State
from smallworld.drawing.text.styled import Line, Run
from smallworld.texts.fluent import Texts
from smallworld.texts.names import Kind, Names

SYMBOLS: Final = ("mine", "magic", "cavern")
_PIECES: Final = (
    (s.FORTRESSES, "fortress"),
    (s.LAIRS, "lair"),
    (s.HOLES, "hole"),
    (s.HEROES, "hero"),
    (s.DRAGONS, "dragon"),
)
_SHORTEST_ABBREVIATION: Final = 2


def cached_name(names: Names, kind: Kind, id: str) -> str:
    """Return a name; cached because every region needs it."""
    return _cached_name(names.texts, kind, id)


@lru_cache(maxsize=1_000)
def _cached_name(texts: Texts, kind: Kind, id: str) -> str:
    return Names(texts).name(kind, id)


def seat_tags(names: Sequence[str]) -> list[str]:
    """Return for each seat the shortest unique prefix of its name, else with its number.

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


def symbol_abbreviations(names: Names) -> dict[str, str]:
    """Return a unique prefix of each symbol's name, two letters if possible.

    >>> symbol_abbreviations(Names())
    {'mine': 'mi', 'magic': 'ma', 'cavern': 'ca'}
    """
    said = {symbol: cached_name(names, "symbol", symbol) for symbol in SYMBOLS}
    signs: dict[str, str] = {}
    for symbol, name in said.items():
        others = [other.casefold() for at, other in said.items() if at != symbol]
        length = _SHORTEST_ABBREVIATION
        while length < len(name) and any(o.startswith(name[:length].casefold()) for o in others):
            length += 1
        signs[symbol] = name[:length]
    return signs


def legend(names: Names, *, prices: bool) -> str:
    """Return the line that explains the abbreviations on a board."""
    signs = symbol_abbreviations(names)
    symbols = [f"{signs[symbol]} {cached_name(names, 'symbol', symbol)}" for symbol in SYMBOLS]
    return names.texts.say(
        "terminal-legend",
        symbols=names.texts.listed(symbols, "comma"),
        prices="yes" if prices else "no",
    )


def describe_holder(
    state: State, region: int, names: Names, tags: Sequence[str], *, letters: int = 20
) -> Line:
    """Return who holds a region with how many tokens, a Lost Tribe, or nothing."""
    people = int(state.people_in(region))
    if people == s.NOBODY:
        tribe = cached_name(names, "piece", "tribe")
        return (Run(tribe[: max(letters, 5)], "tribe"),) if state.has(s.TRIBES, region) else ()
    race = cached_name(names, "race", state.race(people).id)[:letters]
    text = f"{tags[people // s.KINDS]} {race} {state.tokens_in(region)}"
    return (
        Run(text if people % s.KINDS == s.ACTIVE else f"({text})", f"seat {people // s.KINDS}"),
    )


def piece_names(state: State, region: int, names: Names) -> list[str]:
    """Return the names of the pieces in a region."""
    found = [cached_name(names, "piece", id) for cells, id in _PIECES if state.has(cells, region)]
    camps = int(state.camps_in(region))
    if camps:
        found.append(names.texts.say("board-camps", count=camps))
    if state.box.has_markers:
        found += _markers(state, region, names)
    return found


def _markers(state: State, region: int, names: Names) -> list[str]:
    """Return the markers of packs in a region, and the catapult."""
    seats = range(int(state.box.seats))
    slots = [slot for slot in range(2 * len(seats)) if state.has(s.MARKERS + slot, region)]
    found = [cached_name(names, "piece", "marker") for _ in slots]
    if any(state.cells[s.CATAPULT_AT + seat] == region for seat in seats):
        found.append(cached_name(names, "piece", "catapult"))
    return found
