"""Balance measurements of tiles: start, poll, cancel."""

from __future__ import annotations

import asyncio

from litestar.datastructures import State

from smallworld.packs.game_packs import load_pack
from smallworld.server.http.routing import delete, get, post
from smallworld.server.jobs.balance import BalanceRun
from smallworld.server.messages.packs import AskedBalance, BalanceJob
from smallworld.server.refusals import Unprocessable
from smallworld.texts.languages import ENGLISH


@post("/api/balance", status_code=201, cost=20)
async def post_balance(data: AskedBalance, state: State) -> BalanceJob:
    """Start measuring a race or a power; a repeated request returns the same job."""
    checked = await state.workshop.check(data.toml, ENGLISH)
    if checked.faults:
        raise Unprocessable("balance.bad_pack", {"reason": checked.faults[0].message})
    pack = await asyncio.to_thread(load_pack, data.toml)  # checked above, so parsing is quick
    run: BalanceRun = state.balances.measure(pack, data.trait, data.games)
    return run.message()


@get("/api/balance/{job:str}")
async def get_balance(job: str, state: State) -> BalanceJob:
    """Return the progress of a measurement, and its result when done."""
    run: BalanceRun = state.balances.find(job)
    return run.message()


@delete("/api/balance/{job:str}", status_code=204)
async def delete_balance(job: str, state: State) -> None:
    """Unsubscribe from a measurement; it is cancelled when no subscriber is left."""
    state.balances.cancel(job)
