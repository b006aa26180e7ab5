"""The option ``--map``: a board of the box, or a random one by its id."""

from __future__ import annotations

import click

from smallworld.packs.loader import map_ids
from smallworld.packs.mapgen.recipe import recipe_of


class MapId(click.Choice[str]):
    """One of the maps of the box, or ``random-1/4/7``: a random board for four, the seventh."""

    def __init__(self) -> None:
        super().__init__(map_ids())

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return value if recipe_of(value) is not None else super().convert(value, param, ctx)
