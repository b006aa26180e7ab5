"""The document of the API (OpenAPI), from the types of the routes; no pages around it."""

from __future__ import annotations

import msgspec
from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ControllerRouterHandler, Dependencies

from smallworld.version import VERSION

_ABOUT = (
    "Tables of Small World over the network. A seat is opened by its token, sent as "
    "`Authorization: Bearer`; whoever sends none is a spectator."
)


def openapi_document(routes: list[ControllerRouterHandler], dependencies: Dependencies) -> bytes:
    """The document as JSON.

    Litestar's own way to serve it brings pages that load scripts from elsewhere, and an answer
    of its own to every unknown path beside them; so an application is made only to be described.
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
    return msgspec.json.encode(described.openapi_schema.to_schema(), order="deterministic")
