"""The whole reference, put together from its files, the box and the engine."""

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
from smallworld.reference.examples import example_sources, examples
from smallworld.reference.shapes import Entry, Kind, Links, Reference, Ruling
from smallworld.reference.sources import expand_ranges, read_toml

_CHAPTERS: Final[dict[str, Kind]] = {
    "topics": "topic",
    "races": "race",
    "powers": "power",
    "pieces": "piece",
    "terrains": "terrain",
    "symbols": "symbol",
}
# Parts that raise the price of any region, in the order of a price.
_PRICE_PARTS: Final = ("base", "mountain", "fortress", "lair", "tribe", "camps", "tokens")


@cache
def reference() -> Reference:
    """Return the reference."""
    return Reference(
        facts=box_facts(),
        prices=_prices(),
        entries=_entries(),
        rulings=rulings(),
        examples=examples(),
        differences=differences(),
        links=msgspec.convert(read_toml("joints.toml"), Links),
    )


@cache
def rulings() -> dict[str, Ruling]:
    """Return all rulings by id."""
    return msgspec.convert(read_toml("rulings.toml"), dict[str, Ruling])


def box_facts() -> dict[str, int | str]:
    """Return the numbers of the box for texts that mention them."""
    rounds = {f"rounds_{map.seats}": map.rounds for map in map(load_map, map_ids())}
    return {
        "die_faces": ", ".join(str(face) for face in pieces.DIE_FACES),
        "highest_die": pieces.HIGHEST_DIE,
        "starting_coins": pieces.STARTING_COINS,
        "column": pieces.COLUMN_LENGTH,
        "highest_badge": pieces.BADGE_IN_SUPPLY,
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
    """Return numbers of single cards that rulings mention."""
    by_id: dict[str, Trait] = {trait.id: trait for trait in [*RACES, *POWERS]}
    return {
        "amazons": int(by_id["amazons"].tokens),
        "visitors": int(by_id["amazons"].visitors),
        "grows_every": int(by_id["skeletons"].grows_every),
        "alchemist": int(by_id["alchemist"].pays_each_turn),
        "wealthy": int(by_id["wealthy"].pays_first_turn),
    }


def _entries() -> list[Entry]:
    """Return all entries in order: chapters, options, rulings."""
    examples_of = _examples_by_entry()
    written = read_toml("entries.toml")
    found = [
        Entry(
            f"{kind}-{id}", kind, expand_ranges(entry["see"]), examples_of.get(f"{kind}-{id}", [])
        )
        for chapter, kind in _CHAPTERS.items()
        for id, entry in written[chapter].items()
    ]
    for option in SWITCHES:
        changed_rulings = [id for id, ruling in rulings().items() if ruling.option == option]
        found.append(
            Entry(
                f"option-{option}",
                "option",
                changed_rulings,
                examples_of.get(f"option-{option}", []),
            )
        )
    referrers: dict[str, list[str]] = {}
    for entry in found:
        for id in entry.see:
            referrers.setdefault(id, []).append(entry.id)
    return found + [
        Entry(id, "ruling", referrers.get(id, []), examples_of.get(id, [])) for id in rulings()
    ]


def _examples_by_entry() -> dict[str, list[str]]:
    examples_of: dict[str, list[str]] = {}
    for id, written in example_sources().items():
        for entry in written.entries:
            examples_of.setdefault(entry, []).append(id)
    return examples_of


def _prices() -> list[tuple[str, int]]:
    """Return what one of each thing adds to a price, taken from the examples."""
    parts = [part for one in examples().values() for action in one.actions for part in action.parts]
    return [(id, min(amount for part, amount in parts if part == id)) for id in _PRICE_PARTS]
