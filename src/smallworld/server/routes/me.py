"""The player of a device: name, devices, games, personal data."""

from __future__ import annotations

from typing import Final

from litestar import Response
from litestar.datastructures import State

from smallworld.server.club import personal
from smallworld.server.club.finding.waiting import tables_waiting_for
from smallworld.server.club.people import People
from smallworld.server.http.auth import HttpRequest, take_turn
from smallworld.server.http.routing import charge, delete, get, post
from smallworld.server.messages.games import Forgotten, TableList
from smallworld.server.messages.people import (
    Me,
    MyData,
    Rename,
    TransferCode,
    TransferUse,
    TransferWish,
)
from smallworld.server.messages.seeks import WaitingTables
from smallworld.server.tables import lobby as listing
from smallworld.server.tables.create import clean_name
from smallworld.server.tables.tables import Tables

SEATS_PER_REQUEST: Final = 10  # whose texts take as long to collect as an ordinary request


@get("/api/me")
async def get_me(request: HttpRequest, state: State) -> Me:
    """Return the player's name and devices; without a person only that there is none."""
    people: People = state.people
    device = state.devices.current(request)
    await people.note_use(device)
    me = await people.describe(device)
    me.ban = state.ban_check.own_ban(request.scope)
    return me


@post("/api/me", status_code=200)
async def post_me(data: Rename, request: HttpRequest, state: State) -> Response[Me]:
    """Keep a name; the player becomes a person if necessary."""
    take_turn(state.people_limit, request)
    device = state.devices.current_or_new(request)
    await state.people.rename(device, clean_name(data.name, state.tables.words))
    return Response(await state.people.describe(device), cookies=[state.devices.cookie(device)])


@get("/api/me/games", cost=5)
async def get_my_games(request: HttpRequest, tables: Tables, state: State) -> TableList:
    """List the tables at which a device of the player has a seat."""
    device = state.devices.current(request)
    await state.people.note_use(device)
    return await listing.games_of(tables, await state.people.holders(device))


@get("/api/me/waiting", cost=3)
async def get_waiting(request: HttpRequest, tables: Tables, state: State) -> WaitingTables:
    """List the tables at which it is the player's turn, the most urgent first."""
    device = state.devices.current(request)
    return await tables_waiting_for(tables, await state.people.holders(device))


@get("/api/me/data", cost=20)
async def get_my_data(request: HttpRequest, tables: Tables, state: State) -> MyData:
    """Return everything that is stored about the player."""
    found = await personal.collect(tables, state.people, state.devices.current(request))
    charge(request.scope, len(found.seats) / SEATS_PER_REQUEST)
    return found


@delete("/api/me", status_code=200)
async def delete_me(request: HttpRequest, tables: Tables, state: State) -> Response[Forgotten]:
    """Forget the player: names, chat and tokens of all devices are deleted."""
    device = state.devices.current(request)
    await state.history.forget(device)
    forgotten = await personal.forget(tables, state.people, device)
    return Response(forgotten, cookies=[state.devices.expired_cookie()])


@post("/api/me/transfer", status_code=201, cost=5)
async def post_transfer(
    data: TransferWish, request: HttpRequest, state: State
) -> Response[TransferCode]:
    """Return a one-time code with which another device becomes the player's, too."""
    device = state.devices.current_or_new(request)
    name = clean_name(data.name, state.tables.words)
    code = await state.transfers.make(device, name, clean_label(data.label))
    return Response(code, cookies=[state.devices.cookie(device)])


@post("/api/me/transfer/use", status_code=200, cost=5)
async def post_transfer_use(data: TransferUse, request: HttpRequest, state: State) -> Response[Me]:
    """Join the player whose other device shows this code; the device gets a new id."""
    take_turn(state.guesses, request)
    device = state.devices.current_or_new(request)
    joined = await state.transfers.use(data.code, device, clean_label(data.label))
    return Response(await state.people.describe(joined), cookies=[state.devices.cookie(joined)])


@delete("/api/me/devices", status_code=200)
async def delete_other_devices(request: HttpRequest, state: State) -> Me:
    """Remove all devices of the player but this one."""
    device = state.devices.current(request)
    await state.people.remove_others(device)
    described: Me = await state.people.describe(device)
    return described


@delete("/api/me/devices/{device:str}", status_code=200)
async def delete_device(device: str, request: HttpRequest, state: State) -> Response[Me]:
    """Remove a device of the player: its tokens expire, its seats stay with the player."""
    current = state.devices.current(request)
    removed = await state.people.remove_device(current, device)
    if removed != current:
        return Response(await state.people.describe(current))
    return Response(Me(), cookies=[state.devices.expired_cookie()])


def clean_label(label: str) -> str:
    """Return a label that can be shown on one line."""
    return "".join(letter for letter in label if letter.isprintable()).strip()
