"""Switches of a pack: other readings of rules on which sources differ.

A switch names a tile and the keys that have other values while it is on. The file of a pack says
which are on; a pack played with other switches is another pack with a hash of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from smallworld.packs.files.packs.shape import PackShape, SwitchShape, TraitShape

Tile = TypeVar("Tile", bound=TraitShape)


def with_switches_on(shape: PackShape, on: tuple[str, ...]) -> PackShape:
    """Return the file in which exactly these switches are on."""
    switches = [msgspec.structs.replace(one, on=one.id in on) for one in shape.switch]
    return msgspec.structs.replace(shape, switch=switches)


def shape_in_play(shape: PackShape) -> PackShape:
    """Return the races and powers with the keys that the switches set; later ones win."""
    on = [switch for switch in shape.switch if switch.on]
    if not on:
        return shape
    races = [tile_with(race, on) for race in shape.race]
    powers = [tile_with(power, on) for power in shape.power]
    return msgspec.structs.replace(shape, race=races, power=powers)


def tile_with(tile: Tile, switches: Sequence[SwitchShape]) -> Tile:
    """Return the tile with the keys that these switches set for it."""
    table = msgspec.to_builtins(tile)
    assert isinstance(table, dict)
    for switch in switches:
        if switch.tile == tile.id:
            table |= switch.sets
    return msgspec.convert(table, type(tile))
