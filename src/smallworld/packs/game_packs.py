"""The packs and the board that travel with one game, as texts.

A server stores both as texts with a table, so that the table depends on no installed pack and
on no version of the generator. Worker processes receive the same texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from smallworld.core.box import Box
from smallworld.core.options import DEFAULT_OPTIONS
from smallworld.packs.files.maps.outlines import Outlines
from smallworld.packs.files.maps.read import MapSpec, parse_map
from smallworld.packs.loader import base_box, board_from, has_map
from smallworld.packs.mapgen.recipe import recipe_of
from smallworld.packs.maps import load_map

if TYPE_CHECKING:
    from smallworld.packs.files.packs.pack import Pack

MOST_PACKS: Final = 8  # per table
_BOXES: Final = 128  # cached boxes
_PACK_SETS: Final = 64


class PackTexts(NamedTuple):
    """The packs and the map of a game as texts, each one complete TOML file."""

    packs: tuple[str, ...] = ()
    board: str = ""


NO_PACK_TEXTS: Final = PackTexts()


@dataclass(frozen=True, eq=False)
class GamePacks:
    """The packs and the board of a game; anything else is found on the shelf."""

    packs: tuple[Pack, ...] = ()
    board: MapSpec | None = None

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of the packs, as game files write them."""
        return tuple(pack.label for pack in self.packs)

    def pack(self, label: str) -> Pack:
        """Return the pack with this label; raises ``MissingPack``."""
        # Imported late: most games use no packs.
        from smallworld.packs.shelf import pack_labelled

        return pack_labelled(label, self.packs)

    def has_map(self, id: str) -> bool:
        """Return whether this map needs no pack."""
        return has_map(id) or self._is_own_board(id)

    def map(self, id: str) -> MapSpec:
        """Return the map with this id; raises ``UnknownMap``."""
        return next((spec for spec in self._maps() if spec.id == id), None) or load_map(id)

    def box(
        self,
        map: str,
        labels: Sequence[str] = (),
        banners: str = "",
        options: int = DEFAULT_OPTIONS,
    ) -> Box:
        """Build the box of a game on ``map`` with the packs of these labels."""
        made = None
        if self.board is not None and self._is_own_board(map):
            made = board_from(self.board)
        if not labels and not banners:
            return base_box(map, options, made)
        from smallworld.packs.shelf import box_as_written

        return box_as_written(map, labels, banners, options, self.packs, made)

    def outlines(self, id: str) -> Outlines:
        """Return the outlines of a map; compute them if no file has any.

        An edited random board keeps its outlines as long as its borders are unchanged. In a pack it
        is recognised by its name, such as ``random_1_4_7``.
        """
        from smallworld.packs.mapgen.generator import board_of_recipe
        from smallworld.packs.mapgen.layout import compute_outlines
        from smallworld.packs.shelf import packs_on_shelf

        spec = self.map(id)
        recipe = recipe_of(id) or recipe_of(_random_name(id))
        if recipe is not None and _borders(board_of_recipe(recipe).spec) == _borders(spec):
            return board_of_recipe(recipe).outlines
        # A pack in one file has no outlines; the same pack on the shelf may have them.
        for pack in (*self.packs, *packs_on_shelf()):
            if id in pack.outlines and spec in pack.boards:
                return pack.outlines[id]
        return compute_outlines(spec)

    def _is_own_board(self, id: str) -> bool:
        return self.board is not None and self.board.id == id

    def _maps(self) -> Iterator[MapSpec]:
        if self.board is not None:
            yield self.board
        for pack in self.packs:
            yield from pack.boards


def _random_name(id: str) -> str:
    """Return the id of the random board that a board of a pack is named after.

    >>> _random_name("fens/random_1_4_7")
    'random-1/4/7'
    """
    return id.rpartition("/")[2].replace("_", "-", 1).replace("_", "/")


def _borders(spec: MapSpec) -> list[tuple[int, bool, tuple[int, ...]]]:
    return [(region.id, region.edge, region.neighbours) for region in spec.regions]


SHELF_ONLY: Final = GamePacks()  # no packs of its own


@lru_cache(maxsize=_PACK_SETS)
def load_game_packs(pack_texts: PackTexts) -> GamePacks:
    """Parse these texts, cached; raises ``BadPack`` or ``MapError``."""
    if pack_texts == NO_PACK_TEXTS:
        return SHELF_ONLY
    packs = tuple(load_pack(text) for text in pack_texts.packs)
    return GamePacks(packs, parse_map(pack_texts.board, "board.toml") if pack_texts.board else None)


@lru_cache(maxsize=_PACK_SETS)
def load_pack(text: str) -> Pack:
    """Parse the pack of one TOML text, cached; raises ``BadPack``.

    The text of a Python pack only names it; the code must be installed here.
    """
    from smallworld.packs.files.packs.read import PACK_FILE, parse_pack
    from smallworld.packs.python_packs import installed_python_packs, python_pack_label

    label = python_pack_label(text)
    for pack in installed_python_packs() if label is not None else ():
        if pack.label == label:
            return pack
    return parse_pack(text, PACK_FILE, strict=False)  # it was checked when the table was made


@lru_cache(maxsize=_BOXES)
def load_box(pack_texts: PackTexts, map: str, banners: str, options: int) -> Box:
    """Build the box of a game with all packs of these texts, cached."""
    game_packs = load_game_packs(pack_texts)
    return game_packs.box(map, game_packs.labels, banners, options)
