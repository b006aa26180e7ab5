"""A pack without faults: its traits, boards, texts and emblems."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

import msgspec

from smallworld.core.traits import Trait
from smallworld.packs.base.races import RACES
from smallworld.packs.files.maps.outlines import Outlines
from smallworld.packs.files.maps.read import MapSpec
from smallworld.packs.files.packs.shape import (
    About,
    PackShape,
    PowerShape,
    RaceShape,
    TextsShape,
    TraitShape,
)
from smallworld.packs.files.packs.switches import shape_in_play
from smallworld.packs.vocabulary import KEYS, bits_of

SHORT_HASH: Final = 12  # characters of the hash in game files


@dataclass(frozen=True)
class Pack:
    """The contents of one pack. Two packs with the same ``hash`` play the same."""

    shape: PackShape
    text: str  # the pack file
    boards: tuple[MapSpec, ...] = ()
    outlines: dict[str, Outlines] = field(default_factory=dict)  # by board id
    emblems: dict[str, str] = field(default_factory=dict)  # SVG by id of race or power
    files: dict[str, str] = field(default_factory=dict)  # other files of its folder, by name

    @property
    def about(self) -> About:
        """Title, author and so on."""
        return self.shape.pack

    @property
    def id(self) -> str:
        """The id of the pack."""
        return self.about.id

    @property
    def texts(self) -> dict[str, TextsShape]:
        """The texts by language."""
        return self.shape.texts

    @property
    def switches_on(self) -> tuple[str, ...]:
        """The ids of the switches that are on, in the order of the file."""
        return tuple(switch.id for switch in self.shape.switch if switch.on)

    @property
    def choice(self) -> str:
        """The id and the switches that are on, as players choose them: ``fens+bog_pays``."""
        return "+".join((self.id, *self.switches_on))

    @cached_property
    def in_play(self) -> PackShape:
        """The file with the keys that its switches set."""
        return shape_in_play(self.shape)

    @cached_property
    def races(self) -> list[Trait]:
        """The races as engine traits."""
        return [race_from(race) for race in self.in_play.race]

    @cached_property
    def powers(self) -> list[Trait]:
        """The powers as engine traits."""
        return [power_from(power) for power in self.in_play.power]

    @property
    def lenders(self) -> dict[str, str]:
        """The official race whose tokens each race borrows, by id."""
        return {race.id: race.borrows for race in self.shape.race if race.borrows is not None}

    @cached_property
    def hash(self) -> str:
        """The sha256 of everything games depend on: races, powers and boards, not texts.

        Switches count by what they set, so that a new one changes no older game.
        """
        content = {
            "id": self.id,
            "races": [_plain(race) for race in self.in_play.race],
            "powers": [_plain(power) for power in self.in_play.power],
            "boards": [
                (board.id, board.seats, board.rounds, [_region(r) for r in board.regions])
                for board in self.boards
            ],
        }
        return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()

    @property
    def label(self) -> str:
        """Choice, version and short hash, as game files and positions write it."""
        return f"{self.choice} {self.about.version} {self.hash[:SHORT_HASH]}"


def _plain(trait: TraitShape) -> dict[str, object]:
    """Return the canonical form of a trait for hashing, without the emblem."""
    table = msgspec.to_builtins(trait)
    assert isinstance(table, dict)
    table.pop("emblem", None)
    return {key: _in_engine(key, value) for key, value in table.items()}


def _region(region: object) -> dict[str, object]:
    table = msgspec.to_builtins(region)
    assert isinstance(table, dict)
    del table["name"]
    return {**table, "symbols": sorted(table["symbols"])}


def race_from(race: RaceShape) -> Trait:
    """Build the trait of a race; a borrowing race has the supply of its lender."""
    supply = race.supply or 0
    if race.borrows is not None:
        supply = next(int(lender.supply) for lender in RACES if lender.id == race.borrows)
    return Trait(race.id, tokens=race.tokens, supply=supply, **numbers_of(race))


def power_from(power: PowerShape) -> Trait:
    """Build the trait of a power."""
    return Trait(power.id, tokens=power.tokens, **numbers_of(power))


def numbers_of(trait: TraitShape) -> dict[str, Any]:
    """Return the numbers and flags of a trait by the parameter names of ``Trait``."""
    return {
        name: _in_engine(name, getattr(trait, name))
        for name in trait.__struct_fields__
        if name in KEYS
    }


def _in_engine(name: str, value: Any) -> Any:
    is_kinds = name in KEYS and KEYS[name].type == "kinds"
    return bits_of(value) if is_kinds else value
