"""Put the application together: routes, dependencies, middleware and background work."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final, cast

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import ASGIApp, ControllerRouterHandler, Dependencies
from msgspec.structs import replace

from smallworld.server import routes
from smallworld.server.addresses import parse_hosts
from smallworld.server.http import auth
from smallworld.server.http.devices import Devices
from smallworld.server.http.errors import HANDLERS
from smallworld.server.http.guard import Guard
from smallworld.server.http.metrics import Counts, MetricsMiddleware
from smallworld.server.http.openapi import openapi_document
from smallworld.server.http.routing import RouteCosts, collect_routes
from smallworld.server.jobs.analysis import AnalysisQueue
from smallworld.server.jobs.balance import BalanceQueue
from smallworld.server.jobs.bots import BotRunner
from smallworld.server.jobs.pool import JOB_NICENESS, WorkerPool
from smallworld.server.live.hub import Hub, connect_hub
from smallworld.server.page.files import Page
from smallworld.server.reminders.service import Reminders
from smallworld.server.reminders.webhook import Webhook
from smallworld.server.settings import Settings, load_key
from smallworld.server.storage.protocol import Storage
from smallworld.server.tables.retention import keep_deleting
from smallworld.server.tables.tables import Tables
from smallworld.server.workshop.service import Workshop

ROUTES: Final[list[ControllerRouterHandler]] = [*collect_routes(routes)]
DEPENDENCIES: Final[Dependencies] = {
    "tables": Provide(auth.tables, sync_to_thread=False),
    "seat": Provide(auth.seat),
    "viewer": Provide(auth.viewer),
    "is_host": Provide(auth.is_host),
    "game_id": Provide(auth.game_id),
    "guest": Provide(auth.guest),
}


def create_app(settings: Settings, storage: Storage) -> Litestar:
    """Create the application of one process; it opens and closes the storage."""
    tables = Tables(storage)
    page = Page()
    settings = replace(settings, script_hashes=[*settings.script_hashes, page.script_hash])
    state = _state(settings, tables, page)
    app = Litestar(
        route_handlers=ROUTES,
        dependencies=DEPENDENCIES,
        request_class=auth.StrictRequest,
        exception_handlers=HANDLERS,
        lifespan=[_running(settings, storage, state)],
        openapi_config=None,
        request_max_body_size=settings.limits.body,
        state=state,
        logging_config=None,
        debug=False,
    )
    guard = cast(ASGIApp, Guard(app.asgi_handler, settings, RouteCosts(collect_routes(routes))))
    metrics = MetricsMiddleware(guard, lambda: _counts(tables, state.hub))
    app.state.metrics = state.metrics = metrics
    app.state.reminders = state.reminders = _reminders(settings, state)
    app.asgi_handler = cast(ASGIApp, metrics)
    return app


def _state(settings: Settings, tables: Tables, page: Page) -> State:
    """Build the services that routes use."""
    return State(
        {
            "settings": settings,
            "fault": None,  # why the start failed
            "document": openapi_document(ROUTES, DEPENDENCIES),
            "page": page,
            "tables": tables,
            "hub": Hub(tables, settings.live),
            "workers": WorkerPool(settings.bot_workers),
            "workshop": Workshop(WorkerPool(1)),
            "analyses": AnalysisQueue(
                WorkerPool(settings.analysis.at_once, JOB_NICENESS), settings.analysis
            ),
            "balances": BalanceQueue(
                WorkerPool(settings.balance.at_once, JOB_NICENESS), settings.balance
            ),
            "devices": Devices(load_key(settings), secure=settings.is_secure),
        }
    )


def _counts(tables: Tables, hub: Hub) -> Counts:
    live_tables, connections = hub.counts()
    return Counts(tables.count(), live_tables, connections, hub.dropped)


def _running(
    settings: Settings, storage: Storage, state: State
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Return the lifespan: start services, stop them in reverse order."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        tables, hub, workers = state.tables, state.hub, state.workers
        try:
            await storage.open()
        except Exception as error:
            state.fault = error
            raise
        await connect_hub(hub, tables, storage)
        bots = _bot_runner(tables, hub, workers) if settings.bot_workers else None
        if bots is not None:
            bots.start()
        state.reminders.start()
        deleting = _deleting(settings, tables, storage)
        try:
            yield
        finally:
            if deleting is not None:
                deleting.cancel()
            await state.reminders.stop()
            if bots is not None:
                await bots.stop()
            await state.analyses.stop()
            state.workshop.stop()
            await state.balances.stop()
            workers.shutdown(wait=False, cancel_futures=True)
            await storage.close()

    return running


def _deleting(settings: Settings, tables: Tables, storage: Storage) -> asyncio.Task[None] | None:
    """Old games are deleted only if the host asked for it."""
    if settings.retention_days is None:
        return None
    return asyncio.create_task(keep_deleting(tables, storage, settings.retention_days))


def _reminders(settings: Settings, state: State) -> Reminders:
    """Reminders are sent by every process: none of them knows who is connected elsewhere."""
    hub: Hub = state.hub
    metrics: MetricsMiddleware = state.metrics
    origin = settings.public_origin
    return Reminders(
        state.tables,
        Webhook(parse_hosts(settings.reminders.hosts)),
        _holder(),
        key=load_key(settings),
        after=settings.reminders.after,
        is_away=lambda game, seat: seat not in hub.present(game),
        count=lambda outcome: metrics.reminders.labels(outcome).inc(),
        page=lambda game: f"{origin}/table/{game}" if origin else "",
    )


def _holder() -> str:
    """Return a lease holder name that no other process has."""
    return f"{socket.gethostname()} {os.getpid()} {secrets.token_hex(4)}"


def _bot_runner(tables: Tables, hub: Hub, workers: WorkerPool) -> BotRunner:
    return BotRunner(
        tables, workers, _holder(), is_away=lambda game, seat: seat not in hub.present(game)
    )
