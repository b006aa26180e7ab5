"""The tiles to measure: official ones, and those of packs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from smallworld.core.pieces import HIGHEST_BADGE
from smallworld.core.traits import Trait
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.files.packs.pack import Pack, power_from, race_from
from smallworld.packs.files.packs.shape import (
    HIGHEST_BANNER,
    PowerShape,
    RaceShape,
    TraitShape,
)
from smallworld.packs.python_packs import PythonPack
from smallworld.packs.vocabulary import VOCABULARY

Kind = Literal["race", "power"]
KINDS_OF_TILES: Final[tuple[Kind, ...]] = ("race", "power")
OFFICIAL: Final[dict[Kind, list[Trait]]] = {"race": RACES, "power": POWERS}
# Token numbers that a tile of a pack may have (ruling N9).
TOKENS: Final[dict[Kind, range]] = {
    "race": range(1, HIGHEST_BANNER + 1),
    "power": range(HIGHEST_BADGE + 1),
}
_UNDERRATED: Final = ("pays_per_conquest", "pays_per_empty_conquest")
_AWAY: Final = (-2, -1, 0, 1, 2)  # token numbers to try, relative to the tile's own


class UnknownTile(ValueError):
    """The pack has no tile of this name, or several and none was named."""

    def __init__(self, found: str, known: list[str]) -> None:
        super().__init__(found, known)
        self.found = found
        self.known = known


@dataclass(frozen=True)
class Tile:
    """A race or a power to measure, in a form that can be pickled."""

    kind: Kind
    id: str
    tokens: int
    shape: TraitShape | None = None  # its definition in a pack file; other tiles are code
    pack: str = ""  # label of a pack with code

    def trait(self) -> Trait:
        """Build the trait for the engine."""
        if isinstance(self.shape, RaceShape):
            return race_from(self.shape)
        if isinstance(self.shape, PowerShape):
            return power_from(self.shape)
        if not self.pack:
            return next(trait for trait in OFFICIAL[self.kind] if trait.id == self.id)
        from smallworld.packs.shelf import pack_labelled

        pack = pack_labelled(self.pack)
        traits = pack.races if self.kind == "race" else pack.powers
        return next(trait for trait in traits if trait.id == self.id)

    def tokens_to_try(self) -> tuple[int, ...]:
        """Return its own token number and the allowed ones near it."""
        allowed = TOKENS[self.kind]
        return tuple(self.tokens + away for away in _AWAY if self.tokens + away in allowed)

    @contextmanager
    def with_tokens(self, tokens: int) -> Iterator[Trait]:
        """Provide the tile with another token number while the context lasts."""
        if self.shape is not None:
            changed = msgspec.structs.replace(self.shape, tokens=tokens)
            yield Tile(self.kind, self.id, tokens, changed).trait()
            return
        trait = self.trait()  # a shared object, so it is changed back
        own, supply = int(trait.tokens), int(trait.supply)
        trait.tokens = tokens
        trait.supply = supply + max(0, tokens - own)
        try:
            yield trait
        finally:
            trait.tokens, trait.supply = own, supply


def unseen_keys(tile: Tile) -> list[str]:
    """Return the keys of a tile that bots may not make full use of.

    Bots value coins for conquests to come less surely than regions they hold (docs/balance.md),
    know no mechanic that no official tile has, and nothing of a tile's code.
    """
    if tile.pack:
        return ["code"]
    if tile.shape is None:
        return []
    known = {
        key.name
        for key in VOCABULARY
        for trait in (*RACES, *POWERS)
        if getattr(trait, key.name, key.default) != key.default
    }
    return [
        key.name
        for key in VOCABULARY
        if getattr(tile.shape, key.name, key.default) not in (key.default, [])
        and (key.name not in known or key.name in _UNDERRATED)
    ]


def official_tiles(kind: Kind) -> list[Tile]:
    """Return all official tiles of a kind."""
    return [Tile(kind, trait.id, int(trait.tokens)) for trait in OFFICIAL[kind]]


def tiles_of(pack: Pack) -> list[Tile]:
    """Return all tiles of a pack, races first."""
    coded = pack.coded if isinstance(pack, PythonPack) else {}
    shapes = {shape.id: shape for shape in (*pack.in_play.race, *pack.in_play.power)}
    found = []
    for kind, traits in zip(KINDS_OF_TILES, (pack.races, pack.powers), strict=True):
        for trait in traits:
            shape = None if trait.id in coded else shapes[trait.id]
            label = pack.label if trait.id in coded else ""
            found.append(Tile(kind, trait.id, int(trait.tokens), shape, label))
    return found


def tile_of(pack: Pack, id: str | None = None) -> Tile:
    """Return the tile of a pack with this id, or its only tile."""
    tiles = tiles_of(pack)
    fitting = [tile for tile in tiles if id is None or tile.id == id]
    if len(fitting) != 1:
        raise UnknownTile(id or "", [tile.id for tile in tiles])
    return fitting[0]
