"""Write the OpenAPI document from the types of the routes."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ControllerRouterHandler, Dependencies
from msgspec import Struct

from smallworld.lab.puzzles.puzzles import Puzzle
from smallworld.server.messages import (
    accounts,
    advice,
    games,
    moderation,
    packs,
    people,
    push,
    puzzles,
    results,
    seeks,
    tournaments,
)
from smallworld.server.messages.errors import ErrorBody
from smallworld.server.storage.rows import GameRow
from smallworld.version import VERSION

_ABOUT = (
    "Tables of Small World over the network. A seat is opened by its token, sent as "
    "`Authorization: Bearer`; a request without one is a spectator's."
)
_MODULES: Final = (
    *(games, seeks, advice, puzzles, packs, push),
    *(people, accounts, moderation, results, tournaments),
)
# No route uses these two, but published documents have named them since the first release.
_UNUSED: Final = (GameRow, Puzzle)
_REFERENCE: Final = "#/components/schemas/{name}"


def openapi_document(routes: list[ControllerRouterHandler], dependencies: Dependencies) -> bytes:
    """Return the document as JSON.

    Litestar's own endpoint adds pages that load scripts from other sites and answers every
    unknown path beside them. So a second application exists only to be described.
    """
    token = SecurityScheme(type="http", scheme="bearer", description="The token of a seat.")
    config = OpenAPIConfig(
        title="Small World",
        version=VERSION,
        description=_ABOUT,
        use_handler_docstrings=True,
        components=Components(security_schemes={"seat": token}),
        security=[{}, {"seat": []}],
    )
    described = Litestar(
        routes, dependencies=dependencies, openapi_config=config, logging_config=None
    )
    document = described.openapi_schema.to_schema()
    document["components"]["schemas"] |= _schemas()
    _name_games(document)
    return msgspec.json.encode(document, order="deterministic")


def _schemas() -> dict[str, Any]:
    """Return every schema as msgspec writes it: Litestar's omit some limits."""
    named = [one for module in _MODULES for one in vars(module).values()]
    types = [one for one in named if isinstance(one, type) and one is not Struct]
    structs = [one for one in types if issubclass(one, Struct)]
    found = msgspec.json.schema_components(
        [*structs, ErrorBody, *_UNUSED], schema_hook=_anything, ref_template=_REFERENCE
    )
    return found[1]


def _anything(found: type) -> dict[str, Any]:
    """Describe ``object``: facts may be any JSON value."""
    if found is object:
        return {"description": "Any value"}
    raise NotImplementedError


def _name_games(document: dict[str, Any]) -> None:
    """Add the pattern of game ids; other ids are answered with 404."""
    name = msgspec.json.schema(games.GameId)
    for ways in document["paths"].values():
        for way in ways.values():
            for part in way.get("parameters", []):
                if (part["in"], part["name"]) == ("path", "game"):
                    part["schema"] = name
