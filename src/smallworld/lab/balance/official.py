"""Stored statistics of the official tiles.

``tools/make_balance.py`` writes ``official.json``, which says how it was made. It includes the
means by situation, so only a new tile has to be played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

import msgspec

from smallworld.lab.balance.branches import Branch
from smallworld.lab.balance.figures import Control, Figures, control_of, figures_of
from smallworld.lab.balance.tiles import Kind


class OfficialTiles(msgspec.Struct, frozen=True):
    """All tiles of one kind, best first, and their means by situation."""

    tiles: list[Figures]
    lead: list[float]
    win: list[float]

    @property
    def control(self) -> Control:
        """Return the means that a tile is compared with."""
        return Control(self.lead, self.win)


class Official(msgspec.Struct, frozen=True):
    """The contents of ``official.json``."""

    made_by: str
    made_on: str
    version: str
    kinds: dict[Kind, OfficialTiles]


def official_from(played: Mapping[str, Sequence[Branch]]) -> OfficialTiles:
    """Compute the statistics of all tiles of a kind from games in the same situations."""
    control = control_of(list(played.values()))
    tiles = [figures_of(id, branches, control) for id, branches in played.items()]
    tiles.sort(key=lambda tile: (-tile.lead.value, tile.id))
    return OfficialTiles(tiles, list(control.lead), list(control.win))


@cache
def stored_official() -> Official:
    """Read the shipped file."""
    text = (files("smallworld.lab.balance") / "official.json").read_bytes()
    return msgspec.json.decode(text, type=Official)
