"""Values of combos in many games."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar.params import Parameter

from smallworld.server.advice.combos import board_worths, column_worths
from smallworld.server.http.routing import get
from smallworld.server.messages.advice import ComboWorths
from smallworld.server.tables.tables import Tables


@get("/api/combos")
async def get_combos(
    map: Annotated[str, Parameter(max_length=60)] = "base/2",
    stage: Literal["always", "early", "middle", "late"] = "always",
    expansions: bool = False,
) -> ComboWorths:
    """Return what races, powers and combos were worth in many games on a board."""
    return board_worths(map, stage, expansions=expansions)


@get("/api/games/{game:str}/combos")
async def get_column_worths(game: str, seat: int, tables: Tables) -> ComboWorths:
    """Return what the combos of the column are worth; tables may forbid it as hints."""
    return column_worths(await tables.table(game))
