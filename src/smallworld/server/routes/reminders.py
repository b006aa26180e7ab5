"""Turn reminders of a seat."""

from __future__ import annotations

from litestar.datastructures import State

from smallworld.server.http.auth import HttpRequest, token_of
from smallworld.server.http.routing import delete, get, post
from smallworld.server.messages.games import ReminderSet, ReminderWish
from smallworld.server.reminders.service import Reminders


@get("/api/games/{game:str}/reminder")
async def get_reminder(game: str, seat: int, request: HttpRequest, state: State) -> ReminderSet:
    """Return the seat's reminder host and the hosts the operator allows."""
    return await _as_it_is(state.reminders, token_of(request) or "")


@post("/api/games/{game:str}/reminder", status_code=200)
async def post_reminder(
    game: str, data: ReminderWish, seat: int, request: HttpRequest, state: State
) -> ReminderSet:
    """Set the reminder URL; the answer has the signing key, once."""
    reminders: Reminders = state.reminders
    token = token_of(request) or ""
    key = await reminders.set(game, seat, token, data.address)
    found = await _as_it_is(reminders, token)
    found.key = key
    return found


@delete("/api/games/{game:str}/reminder", status_code=200)
async def delete_reminder(game: str, seat: int, request: HttpRequest, state: State) -> ReminderSet:
    """Delete the reminder URL."""
    reminders: Reminders = state.reminders
    token = token_of(request) or ""
    await reminders.clear(token)
    return await _as_it_is(reminders, token)


async def _as_it_is(reminders: Reminders, token: str) -> ReminderSet:
    return ReminderSet(await reminders.host_of(token), sorted(reminders.webhook.places))
