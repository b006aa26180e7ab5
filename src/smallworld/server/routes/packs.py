"""Packs: of the server, of players, and of a table."""

from __future__ import annotations

from typing import Annotated

from litestar.datastructures import State
from litestar.params import Parameter

from smallworld.server.http.routing import get, post
from smallworld.server.messages.packs import CheckedPack, PackList, SentPack, TableBox
from smallworld.server.tables.tables import Tables
from smallworld.server.workshop.service import Workshop

Lang = Annotated[str, Parameter(pattern="^[a-z]{2,3}$")]


@get("/api/packs", cost=5)
async def get_packs(state: State, lang: Lang = "en") -> PackList:
    """List the packs on the server's shelf, with their cards in a language and their files."""
    found: PackList = await state.workshop.packs(lang)
    return found


@get("/api/shelf", cost=5)
async def get_shelf(state: State, lang: Lang = "en") -> PackList:
    """List the box (``base``) and all packs on the server's shelf, without their files."""
    found: PackList = await state.workshop.shelf(lang)
    return found


@post("/api/packs/check", status_code=200, cost=5)
async def post_check(data: SentPack, state: State) -> CheckedPack:
    """Check a pack: return its faults or its cards; nothing is stored."""
    found: CheckedPack = await state.workshop.check(data.toml, data.lang)
    return found


@get("/api/games/{game:str}/box", cost=3)
async def get_box(guest: str, tables: Tables, state: State, lang: Lang = "en") -> TableBox:
    """Return what a table is played with, to all who may see it or sit down."""
    table = await tables.table(guest)
    workshop: Workshop = state.workshop
    return await workshop.describe_box(table.game, table.row.packs, lang)
