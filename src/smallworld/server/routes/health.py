"""Health, metrics and the OpenAPI document."""

from __future__ import annotations

from litestar import MediaType, Response
from litestar.datastructures import State

from smallworld.server.http.auth import HttpRequest
from smallworld.server.http.routing import get
from smallworld.server.messages.games import Health
from smallworld.server.refusals import Forbidden, NotFound
from smallworld.server.settings import Settings
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import equal_secrets
from smallworld.version import VERSION

_PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


@get("/healthz", cost=0)
async def get_health(tables: Tables) -> Health:
    """Check that the server and its database work."""
    await tables.storage.secret("")
    return Health(ok=True, version=VERSION)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def get_metrics(request: HttpRequest, state: State) -> Response[bytes]:
    """Return the Prometheus metrics to clients with the operator's token."""
    settings: Settings = state.settings
    token = settings.metrics.token
    if token is None:
        raise NotFound("metrics.elsewhere")
    if not equal_secrets(request.headers.get("authorization", ""), f"Bearer {token}"):
        raise Forbidden("metrics.token")
    return Response(state.metrics.text(), media_type=_PROMETHEUS)


@get("/api/openapi.json", include_in_schema=False, cost=3)
async def get_document(state: State) -> Response[bytes]:
    """Return the OpenAPI document."""
    return Response(state.document, media_type="application/json")
