"""Balance measurements of tiles: start, poll, cancel."""

from __future__ import annotations

import asyncio

from litestar import Response
from litestar.datastructures import State

from smallworld.packs.game_packs import load_pack
from smallworld.server.http.auth import HttpRequest
from smallworld.server.http.routing import delete, get, post
from smallworld.server.jobs.balance import BalanceRun
from smallworld.server.messages.packs import AskedBalance, BalanceJob
from smallworld.server.refusals import Unprocessable
from smallworld.texts.languages import ENGLISH


@post("/api/balance", status_code=201, cost=20)
async def post_balance(
    data: AskedBalance, request: HttpRequest, state: State
) -> Response[BalanceJob]:
    """Start measuring a race or a power; a repeated request returns the same job."""
    checked = await state.workshop.check(data.toml, ENGLISH)
    if checked.faults:
        raise Unprocessable("balance.bad_pack", {"reason": checked.faults[0].message})
    pack = await asyncio.to_thread(load_pack, data.toml)  # checked above, so parsing is quick
    device = state.devices.current_or_new(request)
    run: BalanceRun = state.balances.measure(pack, data.trait, data.games, device)
    return Response(run.message(), cookies=[state.devices.cookie(device)])


@get("/api/balance/{job:str}")
async def get_balance(job: str, state: State) -> BalanceJob:
    """Return the progress of a measurement, and its result when done."""
    run: BalanceRun = state.balances.find(job)
    return run.message()


@delete("/api/balance/{job:str}", status_code=204)
async def delete_balance(job: str, request: HttpRequest, state: State) -> None:
    """Unsubscribe this device from a measurement; without subscribers it is cancelled."""
    state.balances.cancel(job, state.devices.current(request))
