"""Compact positions: regions and column as strings.

A region is its number and its contents, such as ``7:0*2`` (two tokens of seat 0),
``9:1/elves*1+lair`` (one token of its Elves in decline, and a lair) or ``12:tribe``. All else is
as in ``docs/position.md``.

>>> short = {"map": "base/2", "regions": "7:0*2 9:1/elves*1+lair 12:tribe", "column": "orcs hill 1"}
>>> long_form(short)["regions"]["9"]
{'seat': 1, 'declined': 'elves', 'tokens': 1, 'lair': True}
>>> short_form(long_form(short)) == short
True
"""

from __future__ import annotations

from collections.abc import Mapping

Position = dict[str, object]
_CAMPS = "camps*"


def short_form(position: Mapping[str, object]) -> Position:
    """Convert a position to the compact form."""
    short = dict(position)
    regions, column = position.get("regions", {}), position.get("column", [])
    assert isinstance(regions, dict)
    assert isinstance(column, list)
    short["regions"] = " ".join(f"{region}:{_written(there)}" for region, there in regions.items())
    short["column"] = ", ".join(
        " ".join(str(combo[key]) for key in ("race", "power", "coins") if key in combo)
        for combo in column
    )
    return short


def long_form(short: Mapping[str, object]) -> Position:
    """Convert a compact position to the normal form."""
    position = dict(short)
    regions, column = str(short["regions"]), str(short["column"])
    position["regions"] = {
        region: _read(there) for region, there in (text.split(":", 1) for text in regions.split())
    }
    position["column"] = [_combo(words.split()) for words in column.split(", ") if words]
    return position


def _written(there: Mapping[str, object]) -> str:
    parts = []
    if "seat" in there:
        declined = f"/{there['declined']}" if "declined" in there else ""
        parts.append(f"{there['seat']}{declined}*{there['tokens']}")
    for piece, value in there.items():
        if piece == "camps":
            parts.append(f"{_CAMPS}{value}")
        elif value is True:
            parts.append(piece)
    return "+".join(parts)


def _read(text: str) -> Position:
    there: Position = {}
    for part in text.split("+"):
        if part.startswith(_CAMPS):
            there["camps"] = int(part.removeprefix(_CAMPS))
        elif "*" in part:
            who, tokens = part.split("*")
            seat, _, declined = who.partition("/")
            there["seat"] = int(seat)
            if declined:
                there["declined"] = declined
            there["tokens"] = int(tokens)
        else:
            there[part] = True
    return there


def _combo(words: list[str]) -> Position:
    combo: Position = {"race": words[0], "power": words[1]}
    if len(words) > 2:
        combo["coins"] = int(words[2])
    return combo
