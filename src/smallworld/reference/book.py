"""The whole book, put together from its files, the box and the engine."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from smallworld.core import pieces
from smallworld.core.traits import Trait
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import map_ids
from smallworld.packs.maps import load_map
from smallworld.packs.options import SWITCHES
from smallworld.reference.editions import differences
from smallworld.reference.examples import examples, written_examples
from smallworld.reference.shapes import Entry, Joints, Kind, Reference, Ruling
from smallworld.reference.sources import read, spread

_CHAPTERS: Final[dict[str, Kind]] = {
    "topics": "topic",
    "races": "race",
    "powers": "power",
    "pieces": "piece",
    "terrains": "terrain",
    "symbols": "symbol",
}
# What makes any region dearer, in the order of a price.
_DEARER: Final = ("base", "mountain", "fortress", "lair", "tribe", "camps", "tokens")


@cache
def reference() -> Reference:
    """The book."""
    return Reference(
        facts=box_facts(),
        prices=_prices(),
        entries=_entries(),
        rulings=rulings(),
        examples=examples(),
        differences=differences(),
        joints=msgspec.convert(read("joints.toml"), Joints),
    )


@cache
def rulings() -> dict[str, Ruling]:
    """All rulings, by id."""
    return msgspec.convert(read("rulings.toml"), dict[str, Ruling])


def box_facts() -> dict[str, int | str]:
    """The numbers of the box, for texts that speak of them."""
    rounds = {f"rounds_{map.seats}": map.rounds for map in map(load_map, map_ids())}
    return {
        "die_faces": ", ".join(str(face) for face in pieces.DIE_FACES),
        "highest_die": pieces.HIGHEST_DIE,
        "starting_coins": pieces.STARTING_COINS,
        "column": pieces.COLUMN_LENGTH,
        "highest_badge": pieces.HIGHEST_BADGE,
        "lairs": pieces.LAIRS_IN_BOX,
        "fortresses": pieces.FORTRESSES_IN_BOX,
        "mountains": pieces.MOUNTAINS_IN_BOX,
        "camps": pieces.CAMPS_IN_BOX,
        "holes": pieces.HOLES_IN_BOX,
        "heroes": pieces.HEROES_IN_BOX,
        "tribes": pieces.TRIBES_IN_BOX,
        "races": len(RACES),
        "powers": len(POWERS),
        "tokens": sum(int(race.supply) for race in RACES),
        **rounds,
        **_trait_facts(),
    }


def _trait_facts() -> dict[str, int]:
    """Numbers of single cards that rulings speak of."""
    by_id: dict[str, Trait] = {trait.id: trait for trait in [*RACES, *POWERS]}
    return {
        "amazons": int(by_id["amazons"].tokens),
        "visitors": int(by_id["amazons"].visitors),
        "grows_every": int(by_id["skeletons"].grows_every),
        "alchemist": int(by_id["alchemist"].pays_each_turn),
        "wealthy": int(by_id["wealthy"].pays_first_turn),
    }


def _entries() -> list[Entry]:
    """All entries in the order of the book: chapters, then options, then rulings."""
    shown = _examples_by_entry()
    written = read("entries.toml")
    found = [
        Entry(f"{kind}-{id}", kind, spread(entry["see"]), shown.get(f"{kind}-{id}", []))
        for chapter, kind in _CHAPTERS.items()
        for id, entry in written[chapter].items()
    ]
    for option in SWITCHES:
        played = [id for id, ruling in rulings().items() if ruling.option == option]
        found.append(Entry(f"option-{option}", "option", played, shown.get(f"option-{option}", [])))
    seen_from: dict[str, list[str]] = {}
    for entry in found:
        for id in entry.see:
            seen_from.setdefault(id, []).append(entry.id)
    return found + [
        Entry(id, "ruling", seen_from.get(id, []), shown.get(id, [])) for id in rulings()
    ]


def _examples_by_entry() -> dict[str, list[str]]:
    shown: dict[str, list[str]] = {}
    for id, written in written_examples().items():
        for entry in written.entries:
            shown.setdefault(entry, []).append(id)
    return shown


def _prices() -> list[tuple[str, int]]:
    """What one of each thing adds to a price, as the examples show it."""
    seen = [part for one in examples().values() for asked in one.asked for part in asked.parts]
    return [(id, min(amount for part, amount in seen if part == id)) for id in _DEARER]
