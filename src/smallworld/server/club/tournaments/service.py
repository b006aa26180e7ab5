"""Open, join, start and follow tournaments; carry on, whichever process dies.

Every process adds events by itself: with each request, when a game of a tournament ends, and by a
sweep that one process at a time makes. The database accepts events only if they follow the log
that they were computed from, so nothing happens twice.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Final, Literal
from weakref import WeakValueDictionary

from smallworld.core.errors import RuleError
from smallworld.packs.game_packs import NO_PACK_TEXTS, PackTexts
from smallworld.server.background import cancel, repeat, run_in, wait_until_empty
from smallworld.server.club.people import People
from smallworld.server.club.tournaments.data import results_csv
from smallworld.server.club.tournaments.events import (
    FILL,
    Absent,
    Back,
    BotEntrant,
    Cancelled,
    Entry,
    Joined,
    Left,
    Opened,
    PairedTable,
    Result,
    Started,
    Withdrawn,
    event_text,
    read_event,
)
from smallworld.server.club.tournaments.outcomes import draft_table, result_of_table
from smallworld.server.club.tournaments.state import Entrant, Tournament, replay
from smallworld.server.club.tournaments.steps import next_entries, seeded
from smallworld.server.club.tournaments.views import (
    list_entry,
    own_view,
    results_of,
    shared_view,
)
from smallworld.server.messages.tables import Player
from smallworld.server.messages.tournaments import (
    NewTournament,
    TournamentList,
    TournamentResults,
    TournamentRules,
    TournamentView,
)
from smallworld.server.refusals import Forbidden, NotFound, Refused, Stale, Unprocessable
from smallworld.server.storage.club import tournaments as scripts
from smallworld.server.storage.club.holders import held_by
from smallworld.server.storage.club.push import announce_table
from smallworld.server.storage.club.tournaments import EventRow, TournamentRow
from smallworld.server.storage.protocol import Conflict
from smallworld.server.storage.rows import LogRow
from smallworld.server.tables.create import bot_player, check_bot, clean_name
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import hash_secret, new_game_id

MayOpen = Literal["off", "host", "players"]
SWEEP_SECONDS: Final = 3.0
STARTUP_DELAY: Final = 1.0
LEASE_SECONDS: Final = 15.0
LOOK_EVERY: Final = 2.0  # seconds between two looks of followers at the games of a tournament
LISTED: Final = 50
AT_ONCE: Final = 100
MOST_ACTIVE: Final = 3  # tournaments of one organiser that are not over
TRIES: Final = 20  # when other processes are faster
# The log must stay short: it is read again after every change.
MOST_JOINED: Final = 2_000  # players who ever entered a tournament, also if they left again
MOST_ABSENCES: Final = 40  # of one entrant
DAY: Final = 86_400.0
_REMEMBERED: Final = 100  # tournaments in memory

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Known:
    """A tournament as it was last read; what everybody is shown of it is built once."""

    row: TournamentRow
    log: list[Entry]

    @cached_property
    def tournament(self) -> Tournament:
        """For reading only."""
        return replay(self.row.id, self.log)

    @cached_property
    def view(self) -> TournamentView:
        """What somebody sees who takes no part."""
        return shared_view(self.tournament)


async def _no_board(map: str) -> PackTexts:
    return NO_PACK_TEXTS


class Tournaments:
    """All tournaments of this server."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        holder: str,
        *,
        may_open: MayOpen = "players",
        retention_days: int | None = None,
        board: Callable[[str], Awaitable[PackTexts]] = _no_board,
        is_banned: Callable[[str], bool] = lambda holder: False,
    ) -> None:
        self.tables = tables
        self.may_open = may_open
        self._people = people
        self._storage = tables.storage
        self._now = tables.wall_time
        self._holder = holder
        self._retention_days = retention_days
        self._is_banned = is_banned
        self._board = board  # returns what a table on a random board is made of
        self._logs: OrderedDict[str, Known] = OrderedDict()
        self._looked: OrderedDict[str, float] = OrderedDict()  # when followers last made us look
        # Weak: clients may ask for any number of tournaments that do not exist.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        if may_open != "off":
            tables.listeners.append(self.on_change)

    # --- background work
    def start(self, delay: float = STARTUP_DELAY) -> None:
        """Start sweeping for tournaments that must go on."""
        if self.may_open != "off":
            failure = "the sweep for tournaments failed"
            work = repeat(self._sweep_if_leased, SWEEP_SECONDS, log, failure, delay=delay)
            self._sweeper = asyncio.create_task(work)

    async def stop(self) -> None:
        """Stop; any process goes on."""
        await cancel([*self._tasks, self._sweeper])

    async def wait_until_idle(self) -> None:
        """Wait for what ended games have set going."""
        await wait_until_empty(self._tasks)

    async def on_change(self, table: Table, rows: list[LogRow]) -> None:
        """Go on when a table of a tournament closes; a listener of ``Tables``."""
        if any(row.kind == "close" for row in rows):
            run_in(self._tasks, self._try_after(table.row.id))

    async def _try_after(self, game: str) -> None:
        try:
            id = await self._storage.query(partial(scripts.tournament_of, game))
            if id:
                await self.advance(id)
        except Exception:  # the sweep tries again
            log.exception("the tournament of table %s did not go on", game)

    async def _sweep_if_leased(self) -> None:
        if await self._storage.lease("tournaments", self._holder, LEASE_SECONDS):
            await self.sweep()

    async def sweep(self) -> None:
        """Advance every active tournament; delete ended ones after the retention time."""
        after = ""
        while ids := await self._storage.query(partial(scripts.active_tournaments, after, AT_ONCE)):
            for after in ids:
                try:
                    await self.advance(after)
                except Exception:
                    log.exception("tournament %s did not go on", after)
            await self._storage.lease("tournaments", self._holder, LEASE_SECONDS)
        if self._retention_days is not None:
            before = self._now() - self._retention_days * DAY
            await self._storage.transact(partial(scripts.delete_ended, before, AT_ONCE))

    async def advance(self, id: str) -> None:
        """Add everything that follows now, and create the tables of the round."""
        async with self._locks.setdefault(id, asyncio.Lock()):
            for _ in range(TRIES):
                known = await self._find(id)
                if known is None or not known.tournament.is_active:
                    return
                before = known.tournament
                there = await self._there(before.open_tables())
                results = await self._results(before, there)
                banned = self._banned(before)
                after, entries = await asyncio.to_thread(
                    _carry_on, known, results, self._now(), banned
                )
                if entries:
                    await self._append(after, before.seq, entries)
                    continue  # with what is stored now, by whichever process
                for table in before.open_tables():
                    if table.game not in there:
                        await self._create_table(before, table)
                return

    def _banned(self, tournament: Tournament) -> frozenset[str]:
        """Return the people among the entrants whom the host has banned."""
        people = (one.person for one in tournament.entrants.values() if one.person)
        return frozenset(person for person in people if self._is_banned(held_by(person)))

    async def _there(self, tables: list[PairedTable]) -> dict[str, bool]:
        """Return which of these tables exist, and whether they are closed."""
        if not tables:
            return {}
        games = [table.game for table in tables]
        return await self._storage.query(partial(scripts.games_there, games))

    async def _results(self, tournament: Tournament, there: dict[str, bool]) -> dict[str, Result]:
        found = {}
        for paired in tournament.open_tables():
            if there.get(paired.game):
                try:
                    table = await self.tables.table(paired.game)
                except RuleError:  # deleted meanwhile, or written by other rules
                    log.warning("table %s of a tournament cannot be read", paired.game)
                    continue
                if not table.closed:
                    await self.tables.catch_up(paired.game)
                if table.closed:
                    found[paired.game] = result_of_table(tournament, paired, table)
        return found

    async def _create_table(self, tournament: Tournament, paired: PairedTable) -> None:
        await self._storage.transact(partial(scripts.add_game, paired.game, tournament.id))
        try:
            board = await self._board(tournament.rules.map)
            made = draft_table(tournament, paired, self.tables, board)
            await self.tables.create(made.table, made.log, made.secrets)
            owners = sorted({one.device for one in made.secrets if one.kind == "seat"} - {""})
            ready = partial(announce_table, owners, paired.game, self.tables.wall_time())
            await self._storage.transact(ready)
        except Conflict:
            return  # another process was faster
        except Refused as refused:  # too much to do right now: the sweep tries again
            log.warning("table %s of a tournament waits: %s", paired.game, refused.code)

    # --- the log
    async def _find(self, id: str) -> Known | None:
        """Return the tournament as its log is now."""
        row = await self._storage.query(partial(scripts.find_tournament, id))
        return None if row is None else await self._known_as(row)

    async def _known_as(self, row: TournamentRow) -> Known:
        known = self._logs.get(row.id)
        if known is None or known.row != row:
            stored = await self._storage.query(partial(scripts.events_of, row.id, row.seq))
            known = self._logs[row.id] = Known(row, [_entry(one) for one in stored])
            if len(self._logs) > _REMEMBERED:
                self._logs.popitem(last=False)
        self._logs.move_to_end(row.id)
        return known

    async def _append(self, tournament: Tournament, after: int, entries: list[Entry]) -> bool:
        rows = [
            EventRow(one.at, one.entrant, one.person, one.name, event_text(one.event))
            for one in entries
        ]
        add = partial(
            scripts.append_events, tournament.id, after, rows, is_active=tournament.is_active
        )
        return await self._storage.transact(add)

    async def _change(self, id: str, decide: Callable[[Tournament], list[Entry]]) -> None:
        """Add the events that ``decide`` builds or refuses; then advance."""
        for _ in range(TRIES):
            tournament = replay(id, (await self._known(id)).log)
            entries = decide(tournament)
            after = tournament.seq
            for entry in entries:
                tournament.apply(entry)
            if not entries or await self._append(tournament, after, entries):
                await self.advance(id)
                return
        raise Stale("tournament.busy")

    async def _known(self, id: str) -> Known:
        found = await self._find(id)
        if found is None:
            raise NotFound("tournament.unknown")
        return found

    # --- requests
    async def open(self, wanted: NewTournament, device: str) -> TournamentView:
        """Open a tournament; its organiser becomes a person."""
        name, title = clean_name(wanted.organiser, self.tables.words), _clean_title(wanted.name)
        self.tables.words.refuse_name(title)
        await self._check(wanted.rules)
        bots: list[Player] = []
        for bot in wanted.rules.bots:
            bots.append(bot_player(check_bot(bot, self.tables.bots), bots))
        person = await self._people.find_or_create(device, name)
        request = wanted.request or secrets.token_hex(8)
        id = hash_secret(f"tournament {person.id} {request}")[:16].lower()
        opened = Opened(
            title, wanted.rules, [BotEntrant(one.name, one.bot, one.character) for one in bots]
        )
        row = EventRow(self._now(), 0, person.id, name, event_text(opened))
        added = await self._storage.transact(partial(scripts.add_tournament, id, row, MOST_ACTIVE))
        if added == "too many":
            raise Unprocessable("tournament.too_many", {"most": MOST_ACTIVE})
        return await self.view(id, device)

    async def _check(self, rules: TournamentRules) -> None:
        """Refuse rules with which no tournament can be played."""
        now = self._now()
        if rules.clock.per_move is None and rules.clock.per_game is None:
            raise Unprocessable("tournament.clock")
        if rules.most < rules.fewest or len(rules.bots) > rules.most:
            raise Unprocessable("tournament.places")
        if rules.starts is not None and not now <= rules.starts <= now + 366 * DAY:
            raise Unprocessable("tournament.start_time")
        if rules.advance >= rules.seats:
            raise Unprocessable("tournament.advance", {"seats": rules.seats})
        if rules.fill:
            check_bot(rules.fill, self.tables.bots)
        if rules.map and not rules.fill:
            raise Unprocessable("tournament.map_fill")
        if rules.map:  # refuses a board that does not exist, or for other seats
            board = await self._board(rules.map)
            full = PairedTable("", [FILL] * rules.seats)
            draft_table(Tournament("", rules=rules), full, self.tables, board)

    async def view(self, id: str, device: str) -> TournamentView:
        """Return a tournament as the player of a device may see it."""
        await self._look(id)
        known = await self._known(id)
        person = await self._people.find(device)
        who = person.id if person else ""
        view = own_view(known.view, known.tournament, who, self._now())
        if view.table and not await self._is_there(view.table):
            await self.advance(id)  # the round is stored first, then its tables are made
            if not await self._is_there(view.table):
                view.table = ""
        return view

    async def _is_there(self, game: str) -> bool:
        return game in await self._storage.query(partial(scripts.games_there, [game]))

    async def _look(self, id: str) -> None:
        """Advance if this process has not for a while: another one may hold the sweep's lease."""
        now = self._now()
        if now - self._looked.get(id, 0.0) >= LOOK_EVERY:
            self._looked[id] = now
            if len(self._looked) > _REMEMBERED:
                self._looked.popitem(last=False)
            await self.advance(id)

    async def listed(self, device: str) -> TournamentList:
        """List tournaments, those that are not over first."""
        person = await self._people.find(device)
        rows = await self._storage.query(partial(scripts.latest_tournaments, LISTED))
        found = [(await self._known_as(row)).tournament for row in rows]
        entries = [list_entry(one, person.id if person else "") for one in found]
        who_opens: Literal["host", "players"] = "host" if self.may_open == "host" else "players"
        return TournamentList(entries, who_opens, self._now())

    async def results(self, id: str) -> TournamentResults:
        """Return all results as rows."""
        return results_of((await self._known(id)).tournament)

    async def results_csv(self, id: str) -> str:
        """Return all results as a CSV file."""
        return results_csv(await self.results(id))

    async def join(self, id: str, device: str, name: str) -> TournamentView:
        """Enter a tournament that has not started; the player becomes a person."""
        name = clean_name(name, self.tables.words)

        def decide(tournament: Tournament, person: str) -> list[Entry]:
            if tournament.entrant_of(person):
                return []
            _must_be_open(tournament)
            if tournament.numbers >= MOST_JOINED:
                raise Unprocessable("tournament.too_many_changes", {"most": MOST_JOINED})
            if len(tournament.entrants) >= tournament.rules.most:
                raise Unprocessable("tournament.full", {"most": tournament.rules.most})
            if any(one.name.casefold() == name.casefold() for one in tournament.entrants.values()):
                raise Unprocessable("tournament.name_taken", {"name": name})
            return [Entry(Joined(), self._now(), tournament.numbers + 1, person, name)]

        # A refused player does not become a person for nothing.
        decide((await self._known(id)).tournament, await self._person(device))
        person = await self._people.find_or_create(device, name)
        await self._change(id, lambda tournament: decide(tournament, person.id))
        return await self.view(id, device)

    async def leave(self, id: str, device: str, number: int | None = None) -> TournamentView:
        """Leave before the start, or withdraw after it."""
        person = await self._person(device)

        def decide(tournament: Tournament) -> list[Entry]:
            entrant = _entrant(tournament, person, number)
            if tournament.phase == "open":
                return [Entry(Left(), self._now(), entrant.number)]
            _must_run(tournament)
            if entrant.withdrawn:
                return []
            return [Entry(Withdrawn(), self._now(), entrant.number)]

        await self._change(id, decide)
        return await self.view(id, device)

    async def set_presence(
        self, id: str, device: str, number: int | None, *, present: bool
    ) -> TournamentView:
        """Sit out from the next round on, or come back."""
        person = await self._person(device)

        def decide(tournament: Tournament) -> list[Entry]:
            entrant = _entrant(tournament, person, number)
            if not tournament.is_active:
                raise Unprocessable("tournament.over")
            if entrant.withdrawn:
                raise Unprocessable("tournament.withdrawn")
            if entrant.absent is not present:
                return []
            if not present and entrant.absences >= MOST_ABSENCES:
                raise Unprocessable("tournament.too_many_changes", {"most": MOST_ABSENCES})
            return [Entry(Back() if present else Absent(), self._now(), entrant.number)]

        await self._change(id, decide)
        return await self.view(id, device)

    async def begin(self, id: str, device: str, seeds: list[int]) -> TournamentView:
        """Start a tournament now; only its organiser may."""
        person = await self._person(device)

        def decide(tournament: Tournament) -> list[Entry]:
            _must_organise(tournament, person)
            if tournament.phase == "running":
                return []
            _must_be_open(tournament)
            fewest = tournament.rules.fewest
            if len(tournament.entrants) < fewest:
                raise Unprocessable("tournament.too_few", {"fewest": fewest})
            if len(set(seeds)) < len(seeds) or not set(seeds) <= set(tournament.entrants):
                raise Unprocessable("tournament.seeds")
            seed = _new_seed()
            return [Entry(Started(seed, seeded(tournament.entrants, seeds, seed)), self._now())]

        await self._change(id, decide)
        return await self.view(id, device)

    async def cancel(self, id: str, device: str, *, is_host: bool) -> TournamentView:
        """End a tournament early; its organiser may, and the host."""
        person = "" if is_host else await self._person(device)

        def decide(tournament: Tournament) -> list[Entry]:
            if not is_host:
                _must_organise(tournament, person)
            if tournament.phase == "cancelled":
                return []
            if not tournament.is_active:
                raise Unprocessable("tournament.over")
            return [Entry(Cancelled("host" if is_host else "organiser"), self._now())]

        await self._change(id, decide)
        return await self.view(id, device)

    async def _person(self, device: str) -> str:
        person = await self._people.find(device)
        return person.id if person else ""


def _carry_on(
    known: Known, results: dict[str, Result], now: float, banned: frozenset[str]
) -> tuple[Tournament, list[Entry]]:
    """Return the events that follow now, and the tournament after them."""
    tournament = replay(known.row.id, known.log)
    return tournament, next_entries(tournament, results, now, _new_seed, new_game_id, banned)


def _entry(row: EventRow) -> Entry:
    return Entry(read_event(row.text), row.at, row.entrant, row.person, row.name)


def _new_seed() -> str:
    return secrets.token_hex(8)


def _clean_title(name: str) -> str:
    title = " ".join(name.split())
    if not title or not title.isprintable():
        raise Unprocessable("tournament.name")
    return title


def _must_be_open(tournament: Tournament) -> None:
    if not tournament.is_active:
        raise Unprocessable("tournament.over")
    if tournament.phase != "open":
        raise Unprocessable("tournament.started")


def _must_run(tournament: Tournament) -> None:
    if not tournament.is_active:
        raise Unprocessable("tournament.over")


def _must_organise(tournament: Tournament, person: str) -> None:
    if not person or person != tournament.organiser:
        raise Forbidden("tournament.organiser")


def _entrant(tournament: Tournament, person: str, number: int | None) -> Entrant:
    """Return the entrant of a person, or one that the organiser names."""
    mine = tournament.entrant_of(person)
    if number is None or (mine is not None and mine.number == number):
        if mine is None:
            raise Forbidden("tournament.not_entered")
        return mine
    _must_organise(tournament, person)
    if number not in tournament.entrants:
        raise NotFound("tournament.no_entrant")
    return tournament.entrants[number]
