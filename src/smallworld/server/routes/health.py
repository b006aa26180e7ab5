"""Health, metrics and the OpenAPI document."""

from __future__ import annotations

from litestar import MediaType, Response
from litestar.datastructures import State

from smallworld.server.addresses import is_loopback, machine_address
from smallworld.server.http.auth import HttpRequest
from smallworld.server.http.routing import CHEAP, get
from smallworld.server.messages.games import Health
from smallworld.server.refusals import Forbidden, NotFound, Refused
from smallworld.server.settings import Settings
from smallworld.server.tokens import equal_secrets
from smallworld.version import VERSION

_PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


@get("/healthz", cost=CHEAP)
async def get_health(request: HttpRequest, state: State) -> Health:
    """Check that the server works and its database can be written: it may get requests."""
    if state.drain.is_on:
        refused = Refused("server.draining")
        refused.status = 503
        raise refused
    await state.readiness.check()
    return Health(ok=True, version=VERSION, address=_network_address(request, state.settings))


def _network_address(request: HttpRequest, settings: Settings) -> str:
    """Return where other devices reach the server, if a visitor came by a loopback address."""
    is_open = settings.host in ("0.0.0.0", "::") and not settings.trusted_proxy
    if settings.public_url or not is_open or not is_loopback(request.url.hostname or ""):
        return ""
    host = machine_address()
    return f"http://{host}:{request.url.port or 80}" if host else ""


@get("/livez", cost=CHEAP)
async def get_life() -> Health:
    """Check that the process answers, whatever its database does: it need not be restarted."""
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
