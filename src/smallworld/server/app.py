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
from smallworld.server.allowed_bots import allowed_bots
from smallworld.server.http import auth
from smallworld.server.http.devices import Devices
from smallworld.server.http.errors import HANDLERS
from smallworld.server.http.guard import Guard
from smallworld.server.http.metrics import Counts, MetricsMiddleware
from smallworld.server.http.new_tables import NewTables
from smallworld.server.http.openapi import openapi_document
from smallworld.server.http.quotas import Quotas
from smallworld.server.http.rate_limit import Buckets
from smallworld.server.http.routing import RouteCosts, RouteNames, collect_routes
from smallworld.server.jobs.analysis import AnalysisQueue
from smallworld.server.jobs.balance import BalanceQueue
from smallworld.server.jobs.bots import BotRunner
from smallworld.server.jobs.programs import ProgramSeats
from smallworld.server.jobs.scheduler import Scheduler, worker_processes
from smallworld.server.live.drain import Drain
from smallworld.server.live.hub import Hub, connect_hub
from smallworld.server.page.files import Page
from smallworld.server.reminders.service import Reminders
from smallworld.server.reminders.webhook import Webhook
from smallworld.server.settings import Settings, load_admin_key, load_key
from smallworld.server.storage.protocol import Storage
from smallworld.server.tables.readiness import Readiness
from smallworld.server.tables.retention import keep_deleting
from smallworld.server.tables.tables import MEGABYTE, Tables
from smallworld.server.workshop.service import Workshop

# Of one address at one table: each claim stays in its log.
CLAIMS_BURST: Final = 20.0
CLAIMS_PER_SECOND: Final = 1 / 60
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
    allowed = allowed_bots(settings.bots.programs, third_party=settings.bots.third_party)
    tables = Tables(storage, bots=allowed, memory=settings.table_memory * MEGABYTE)
    page = Page([*allowed.commands])
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
    costs = RouteCosts(collect_routes(routes))
    guard = Guard(app.asgi_handler, settings, costs, state.quotas.factor)
    app.state.guard = state.guard = guard
    names = RouteNames(collect_routes(routes))
    metrics = MetricsMiddleware(cast(ASGIApp, guard), lambda: _counts(tables, state), names)
    app.state.metrics = state.metrics = metrics
    state.hub.observe_frame = metrics.observe_frame
    app.state.reminders = state.reminders = _reminders(settings, state)
    app.asgi_handler = cast(ASGIApp, metrics)
    return app


def _state(settings: Settings, tables: Tables, page: Page) -> State:
    """Build the services that routes use."""
    scheduler = worker_processes(settings.bot_workers, settings.job_workers)
    devices = Devices(load_key(settings), secure=settings.is_secure)
    return State(
        {
            "settings": settings,
            "fault": None,  # why the start failed
            "document": openapi_document(ROUTES, DEPENDENCIES),
            "page": page,
            "tables": tables,
            "readiness": Readiness(tables.storage, _holder()),
            "hub": Hub(tables, settings.live),
            "scheduler": scheduler,
            "workshop": Workshop(scheduler),
            "analyses": AnalysisQueue(scheduler, settings.analysis),
            "balances": BalanceQueue(scheduler, settings.balance),
            "new_tables": NewTables(tables, settings.tables, load_key(settings)),
            "claims": Buckets(CLAIMS_PER_SECOND, CLAIMS_BURST),
            "devices": devices,
            "admin_key": load_admin_key(settings),
            "quotas": Quotas(tables.storage, devices),
        }
    )


def _counts(tables: Tables, state: State) -> Counts:
    hub: Hub = state.hub
    live_tables, connections = hub.counts()
    tasks = state.scheduler.counts()
    return Counts(tables.count(), live_tables, connections, hub.dropped, tasks)


def _running(
    settings: Settings, storage: Storage, state: State
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Return the lifespan: start services, stop them in reverse order."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        tables, hub, scheduler = state.tables, state.hub, state.scheduler
        try:
            await storage.open()
        except Exception as error:
            state.fault = error
            raise
        await connect_hub(hub, tables, storage)
        hub.quota, state.quotas.on_change = state.quotas.factor, hub.end_blocked
        refreshing = asyncio.create_task(state.quotas.keep_refreshing())
        bots = _bot_runner(tables, hub, scheduler, settings) if settings.bot_workers else None
        app.state.bots, app.state.drain = bots, Drain(hub, bots)
        if bots is not None:
            bots.start()
        state.reminders.start()
        deleting = _deleting(settings, tables, storage)
        try:
            yield
        finally:
            refreshing.cancel()
            if deleting is not None:
                deleting.cancel()
            await state.reminders.stop()
            if bots is not None:
                await bots.stop()
            await state.analyses.stop()
            await state.balances.stop()
            scheduler.stop()
            await storage.close()

    return running


def _deleting(settings: Settings, tables: Tables, storage: Storage) -> asyncio.Task[None] | None:
    """Played games are deleted only if the host asked for it."""
    days, unstarted = settings.retention_days, settings.tables.unstarted_days
    if days is None and not unstarted:
        return None
    return asyncio.create_task(keep_deleting(tables, storage, days, unstarted))


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


def _bot_runner(tables: Tables, hub: Hub, scheduler: Scheduler, settings: Settings) -> BotRunner:
    return BotRunner(
        tables,
        scheduler,
        _holder(),
        key=load_key(settings),
        is_away=lambda game, seat: seat not in hub.present(game),
        programs=ProgramSeats(tables.bots.commands, settings.bots),
        stand_in_pause=settings.bots.stand_in_pause,
    )
