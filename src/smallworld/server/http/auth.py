"""Authenticate a request: the seat its token opens."""

from __future__ import annotations

import math
import re
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import State

from smallworld.packs.files.library_errors import json_facts, value_facts
from smallworld.server.http.rate_limit import Buckets, client_key
from smallworld.server.refusals import Forbidden, NotFound, Refused, TooOften
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import hash_secret

_GAME: Final = re.compile("[a-z0-9]{12}")
_TOKEN: Final = re.compile("[A-Za-z0-9_-]{20,100}")

HttpRequest = Request[Any, Any, State]


class StrictRequest(HttpRequest):
    """A request whose body is decoded strictly: ``"41"`` is not 41."""

    async def json(self) -> Any:
        """Decode the body as the type the route declares."""
        field = self.route_handler.parsed_data_field
        wanted = Any if field is None else field.annotation
        try:
            return msgspec.json.decode(await self.body(), type=wanted)
        except msgspec.ValidationError as error:
            raise Refused("request.wrong", value_facts(str(error))) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("request.bad", json_facts(error)) from None


def token_of(request: HttpRequest) -> str | None:
    """Return the token of the ``Authorization`` header; ``None`` without one."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not _TOKEN.fullmatch(token.strip()):
        raise Forbidden("seat.bad_token")
    return token.strip()


def address_of(request: HttpRequest) -> str:
    """Return the address of the client; the guard has resolved proxies."""
    return request.client.host if request.client else "nobody"


def take_turn(limit: Buckets, request: HttpRequest) -> None:
    """Count a request against a limit of its address; refuse it if there were too many.

    The limit is multiplied by the quota that the host gave to the address.
    """
    quota: float = request.app.state.quotas.factor(request.scope) or 1.0
    wait = limit.take(client_key(address_of(request)), 1 / quota)
    if wait:
        raise TooOften("request.too_often", {"seconds": math.ceil(wait)})


def tables(state: State) -> Tables:
    """Return the tables of this process."""
    found = state.tables
    assert isinstance(found, Tables)
    return found


async def viewer(request: HttpRequest, game: str, tables: Tables) -> int | None:
    """Return the seat of the token; ``None`` for a spectator, if the table allows any."""
    if not _GAME.fullmatch(game):
        raise NotFound("game.unknown", {"game": game[:20]})
    await tables.table(game)
    return await tables.seat_of(game, token_of(request))


async def seat(request: HttpRequest, game: str, tables: Tables) -> int:
    """Return the seat of the token; spectators are refused."""
    if not _GAME.fullmatch(game):
        raise NotFound("game.unknown", {"game": game[:20]})
    await tables.table(game)
    found = await tables.seat_of(game, token_of(request))
    if found is None:
        raise Forbidden("seat.none")
    return found


async def guest(request: HttpRequest, game: str, tables: Tables) -> str:
    """Return the game of the path if the client may see the table or sit down at it.

    An invite is enough: its owner looks at the cards before claiming the seat.
    """
    rules = (await tables.table(await game_id(game))).row.table
    token = token_of(request)
    if token is None:
        if not (rules.watch or rules.public):
            raise Forbidden("table.no_spectators")
        return game
    secret = await tables.storage.secret(hash_secret(token))
    if secret is None or secret.game != game:
        raise Forbidden("seat.bad_token")
    return game


async def is_host(request: HttpRequest, game: str, tables: Tables) -> bool:
    """Return whether the request comes from the table's host."""
    return await tables.is_host(game, token_of(request))


async def game_id(game: str) -> str:
    """Return the game of the path, for routes that need no seat."""
    if not _GAME.fullmatch(game):
        raise NotFound("game.unknown", {"game": game[:20]})
    return game


async def player_device(request: HttpRequest, state: State) -> str:
    """Return the device of a player who wants to sit down; new ones get an id.

    Players without an account are refused where the host requires one.
    """
    device = state.devices.current_or_new(request)
    await state.members.check(device)
    return str(device)
