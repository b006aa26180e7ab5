"""Who asks: the seat that a token opens, or the device that a cookie names."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import State

from smallworld.server.refusals import Forbidden, NotFound, Refused
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import hash_secret

_GAME: Final = re.compile("[a-z0-9]{12}")
_TOKEN: Final = re.compile("[A-Za-z0-9_-]{20,100}")

HttpRequest = Request[Any, Any, State]


class StrictRequest(HttpRequest):
    """A request whose body is taken literally: ``"41"`` is not 41."""

    async def json(self) -> Any:
        """The body as the type the route takes."""
        field = self.route_handler.parsed_data_field
        wanted = Any if field is None else field.annotation
        try:
            return msgspec.json.decode(await self.body(), type=wanted)
        except msgspec.ValidationError as error:
            raise Refused("request.wrong", {"detail": str(error)[:300]}) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("request.bad", {"detail": str(error)[:300]}) from None


def token_of(request: HttpRequest) -> str | None:
    """The token of the ``Authorization`` header; ``None`` without one."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not _TOKEN.fullmatch(token.strip()):
        raise Forbidden("seat.bad_token")
    return token.strip()


def tables(state: State) -> Tables:
    """All tables of this process."""
    found = state.tables
    assert isinstance(found, Tables)
    return found


async def viewer(request: HttpRequest, game: str, tables: Tables) -> int | None:
    """The seat that looks at a game; ``None`` for a spectator, if the table allows any."""
    if not _GAME.fullmatch(game):
        raise NotFound("game.unknown", {"game": game[:20]})
    await tables.table(game)
    return await tables.seat_of(game, token_of(request))


async def seat(request: HttpRequest, game: str, tables: Tables) -> int:
    """The seat that wants to do something."""
    if not _GAME.fullmatch(game):
        raise NotFound("game.unknown", {"game": game[:20]})
    await tables.table(game)
    found = await tables.seat_of(game, token_of(request))
    if found is None:
        raise Forbidden("seat.none")
    return found


async def guest(request: HttpRequest, game: str, tables: Tables) -> str:
    """The game of the path, for who may see its table or sit down at it.

    An invite is enough: whoever has one looks at the cards before claiming the seat.
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
    """Does the device that made the table ask?"""
    return await tables.is_host(game, token_of(request))


async def game_id(game: str) -> str:
    """The game of the path, for those who need no seat."""
    if not _GAME.fullmatch(game):
        raise NotFound("game.unknown", {"game": game[:20]})
    return game
