"""Put the application together: routes, dependencies, middleware and background work."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import ASGIApp, ControllerRouterHandler, Dependencies
from msgspec.structs import replace

from smallworld.extras import MissingExtra, needs_extra
from smallworld.server import routes
from smallworld.server.addresses import HostPatterns, parse_hosts
from smallworld.server.allowed_bots import allowed_bots
from smallworld.server.club.accounts.members import Members
from smallworld.server.club.accounts.recovery import Recovery
from smallworld.server.club.finding.challenges import Offers
from smallworld.server.club.finding.pairs import keep_ensuring_tables
from smallworld.server.club.finding.presence import Presence
from smallworld.server.club.finding.seeks import Seeks
from smallworld.server.club.history import History
from smallworld.server.club.moderation.audit import Audit
from smallworld.server.club.moderation.bans import Bans
from smallworld.server.club.moderation.blocks import Blocks
from smallworld.server.club.moderation.reports import (
    REPORTS_BURST,
    REPORTS_PER_SECOND,
    Reports,
)
from smallworld.server.club.moderation.retention import keep_deleting_old
from smallworld.server.club.people import People
from smallworld.server.club.results import Results
from smallworld.server.club.tournaments.service import Tournaments
from smallworld.server.club.transfer import GUESSES_BURST, GUESSES_PER_SECOND, Transfers
from smallworld.server.http import auth
from smallworld.server.http.bans import BanCheck
from smallworld.server.http.devices import Devices
from smallworld.server.http.errors import HANDLERS
from smallworld.server.http.guard import Guard
from smallworld.server.http.hosts import HostSessions
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
from smallworld.server.reminders.push.keys import PushKey, new_push_key
from smallworld.server.reminders.push.service import Push
from smallworld.server.reminders.service import Reminders
from smallworld.server.reminders.webhook import Webhook
from smallworld.server.settings import (
    BadSettings,
    Settings,
    is_sqlite,
    load_admin_key,
    load_key,
    load_push_key,
)
from smallworld.server.storage.backups import HostBackups
from smallworld.server.storage.protocol import Storage
from smallworld.server.tables.readiness import Readiness
from smallworld.server.tables.retention import keep_deleting
from smallworld.server.tables.tables import MEGABYTE, Tables
from smallworld.server.words import load_words
from smallworld.server.workshop.service import Workshop

if TYPE_CHECKING:
    from smallworld.server.club.accounts.passkeys import Passkeys

# Of one address at one table: each claim stays in its log.
CLAIMS_BURST: Final = 20.0
CLAIMS_PER_SECOND: Final = 1 / 60
# Of one address: tournaments to open, and to join. A café has one address for all its guests.
OPENINGS_BURST: Final = 10.0
OPENINGS_PER_SECOND: Final = 1 / 600
ENTRIES_BURST: Final = 100.0
ENTRIES_PER_SECOND: Final = 1 / 10
# Ceremonies of one address: each stores a challenge for some minutes.
CEREMONIES_BURST: Final = 30.0
CEREMONIES_PER_SECOND: Final = 1 / 5
ROUTES: Final[list[ControllerRouterHandler]] = [*collect_routes(routes)]
DEPENDENCIES: Final[Dependencies] = {
    "tables": Provide(auth.tables, sync_to_thread=False),
    "seat": Provide(auth.seat),
    "viewer": Provide(auth.viewer),
    "is_host": Provide(auth.is_host),
    "game_id": Provide(auth.game_id),
    "guest": Provide(auth.guest),
    "player_device": Provide(auth.player_device),
}


def create_app(settings: Settings, storage: Storage) -> Litestar:
    """Create the application of one process; it opens and closes the storage."""
    allowed = allowed_bots(settings.bots.programs, third_party=settings.bots.third_party)
    words = load_words(settings.moderation.word_lists)
    tables = Tables(storage, bots=allowed, memory=settings.table_memory * MEGABYTE, words=words)
    page = Page([*allowed.commands], settings.offered())
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
    guard = Guard(app.asgi_handler, settings, costs, state.quotas.factor, state.ban_check.refusal)
    app.state.guard = state.guard = guard
    names = RouteNames(collect_routes(routes))
    metrics = MetricsMiddleware(cast(ASGIApp, guard), lambda: _counts(tables, state), names)
    app.state.metrics = state.metrics = metrics
    state.hub.observe_frame = metrics.observe_frame
    app.state.reminders = state.reminders = _reminders(settings, state)
    app.state.push = state.push = _push(settings, state) if settings.club.push else None
    app.asgi_handler = cast(ASGIApp, metrics)
    return app


def _state(settings: Settings, tables: Tables, page: Page) -> State:
    """Build the services that routes use."""
    scheduler = worker_processes(settings.bot_workers, settings.job_workers)
    key, limits = load_key(settings), settings.limits
    devices = Devices(key, secure=settings.is_secure)
    people = People(tables.storage, tables.wall_time, key)
    workshop = Workshop(scheduler, seconds=settings.limits.workshop)
    audit = Audit(tables.storage, tables.wall_time)
    bans = Bans(tables, audit, tables.wall_time)
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
            "workshop": workshop,
            "analyses": AnalysisQueue(scheduler, settings.analysis),
            "balances": BalanceQueue(scheduler, settings.balance),
            "new_tables": NewTables(tables, settings.tables, key),
            "claims": Buckets(CLAIMS_PER_SECOND, CLAIMS_BURST),
            "devices": devices,
            "people": people,
            "history": History(tables.storage, people),
            "results": Results(tables, _holder()),
            "seeks": Seeks(tables, people, limits.seeks_per_address),
            "presence": Presence(tables),
            "offers": Offers(tables, people),
            "challenge_limit": Buckets(limits.challenges_per_second, limits.challenges_burst),
            "seek_limit": Buckets(limits.seeks_per_second, limits.seeks_burst),
            "arrival_limit": Buckets(limits.arrivals_per_second, limits.arrivals_burst),
            "people_limit": Buckets(limits.people_per_second, limits.people_burst),
            "tournaments": Tournaments(
                tables,
                people,
                _holder(),
                may_open=settings.club.tournaments,
                retention_days=settings.retention_days,
                board=partial(workshop.gather, []),
                is_banned=lambda holder: bans.find("ban", holder) is not None,
            ),
            "openings": Buckets(OPENINGS_PER_SECOND, OPENINGS_BURST),
            "entries": Buckets(ENTRIES_PER_SECOND, ENTRIES_BURST),
            "transfers": Transfers(tables.storage, tables.wall_time, key),
            "members": Members(tables.storage, required=settings.club.accounts == "required"),
            "passkeys": _passkeys(settings, tables, people),
            "recovery": Recovery(tables.storage, people, tables.wall_time, key),
            "ceremonies": Buckets(CEREMONIES_PER_SECOND, CEREMONIES_BURST),
            "guesses": Buckets(GUESSES_PER_SECOND, GUESSES_BURST),
            "audit": audit,
            "bans": bans,
            "ban_check": BanCheck(bans, devices),
            "blocks": Blocks(tables, people),
            "reports": Reports(tables, bans, audit),
            "report_rate": Buckets(REPORTS_PER_SECOND, REPORTS_BURST),
            "host_sessions": _host_sessions(settings),
            "backups": _backups(settings, tables.storage),
            "quotas": Quotas(tables.storage, devices),
        }
    )


def _passkeys(settings: Settings, tables: Tables, people: People) -> Passkeys | None:
    """Only hosts who want accounts need the library."""
    if settings.club.accounts == "off":
        return None
    try:
        with needs_extra("The setting club.accounts", "server"):
            from smallworld.server.club.accounts.passkeys import Passkeys
    except MissingExtra as error:
        raise BadSettings(str(error)) from None
    return Passkeys(tables.storage, people, tables.wall_time)


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
        _connect_moderation(tables, hub, state)
        keeping = (
            state.quotas.keep_refreshing(),
            state.bans.keep_refreshing(),
            keep_deleting_old(storage, state.audit, settings.moderation, tables.wall_time),
        )
        kept = [asyncio.create_task(work) for work in keeping]
        bots = _bot_runner(tables, hub, scheduler, settings) if settings.bot_workers else None
        app.state.bots, app.state.drain = bots, Drain(hub, bots)
        if bots is not None:
            bots.start()
        state.reminders.start()
        if state.push is not None:
            state.push.start()
        state.results.start()
        state.tournaments.start()
        makers = (state.seeks.ensure_tables, state.offers.ensure_tables)
        making = asyncio.create_task(keep_ensuring_tables(storage, _holder(), makers))
        deleting = _deleting(settings, tables, storage, state.audit)
        try:
            yield
        finally:
            making.cancel()
            for task in kept:
                task.cancel()
            if deleting is not None:
                deleting.cancel()
            await state.reminders.stop()
            if state.push is not None:
                await state.push.stop()
            await state.results.stop()
            await state.tournaments.stop()
            if bots is not None:
                await bots.stop()
            await state.analyses.stop()
            await state.balances.stop()
            if state.backups is not None:
                await state.backups.stop()
            scheduler.stop()
            await storage.close()

    return running


def _connect_moderation(tables: Tables, hub: Hub, state: State) -> None:
    """Let tables and live connections refuse banned and muted players."""
    tables.check_holder = partial(state.bans.refuse, "ban")
    tables.on_filtered = state.audit.note_filtered
    hub.check_joining = state.ban_check.check_joining
    hub.check_chat = state.ban_check.check_chat
    state.bans.on_change = hub.close_banned


def _backups(settings: Settings, storage: Storage) -> HostBackups | None:
    folder, ending = settings.admin.backups, "sqlite" if is_sqlite(settings.database) else "jsonl"
    return HostBackups(storage, Path(folder), ending) if folder else None


def _host_sessions(settings: Settings) -> HostSessions | None:
    key = load_admin_key(settings)
    return None if key is None else HostSessions(key, secure=settings.is_secure)


def _deleting(
    settings: Settings, tables: Tables, storage: Storage, audit: Audit
) -> asyncio.Task[None] | None:
    """Played games are deleted only if the host asked for it."""
    days, unstarted = settings.retention_days, settings.tables.unstarted_days
    if days is None and not unstarted:
        return None
    return asyncio.create_task(keep_deleting(tables, storage, days, unstarted, audit.note_deleted))


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


def _push(settings: Settings, state: State) -> Push:
    """Build the service of push messages; every process sends them."""
    hub: Hub = state.hub
    metrics: MetricsMiddleware = state.metrics
    return Push(
        state.tables,
        state.people,
        Webhook(HostPatterns(settings.push.hosts)),
        PushKey(load_push_key(settings, new_push_key), settings.push_contact),
        _holder(),
        after=settings.push.after,
        is_away=lambda game, seat: seat not in hub.present(game),
        count=lambda outcome: metrics.push.labels(outcome).inc(),
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
