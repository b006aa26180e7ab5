"""Kill servers and crash databases at random moments.

Acknowledged actions are stored once, and all games go on.
"""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from smallworld.core.actions import written
from smallworld.play.record import read_record
from smallworld.server.storage.open import storage_for
from smallworld.server.storage.rows import GameBundle, LogRow
from smallworld.server.tables.maintenance import find_faults
from tests.kit.waiting import PATIENCE
from tests.server.storage.databases import a_postgres_to_crash, a_url
from tests.server.storage.killable_servers import PAUSE, Acknowledged, Observed, Player, Site

GAMES = 10  # that are live at any time
ERROR_RESPONSES = 10  # between two kills, at least
LONGEST = 0.3  # seconds of play after those, at most
MOST_TIMES = 10  # as many faults as asked for, while too few requests are interrupted
FURTHER = 3  # moves of every game when all is over


def test_two_kills_on_sqlite(tmp_path: Path) -> None:
    survive("sqlite", tmp_path, processes=1, kills=2)


def test_two_kills_of_one_of_two_processes_on_postgresql(tmp_path: Path) -> None:
    survive("postgresql", tmp_path, processes=2, kills=2)


@pytest.mark.soak
def test_a_hundred_kills_on_sqlite(tmp_path: Path) -> None:
    survive("sqlite", tmp_path, processes=1, kills=100)


@pytest.mark.soak
def test_fifty_kills_of_one_of_two_processes_on_postgresql(tmp_path: Path) -> None:
    survive("postgresql", tmp_path, processes=2, kills=50)


def test_two_crashes_of_postgresql_under_two_processes(tmp_path: Path) -> None:
    survive_crashes(tmp_path, processes=2, crashes=2)


@pytest.mark.soak
def test_a_hundred_crashes_of_postgresql_under_three_processes(tmp_path: Path) -> None:
    survive_crashes(tmp_path, processes=3, crashes=100)


def survive(database: str, folder: Path, *, processes: int, kills: int) -> None:
    """Play through kills of servers."""
    chance = random.Random()  # other moments in every run

    async def kill(site: Site) -> None:
        victim = chance.randrange(len(site.servers))
        await site.kill(victim)
        await site.start(victim)

    wanted = kills // 2  # requests without a response; otherwise the kills hit idle servers
    lost = play_through(a_url(database, folder), folder, processes, kill, kills, wanted)
    assert lost >= wanted


def survive_crashes(folder: Path, *, processes: int, crashes: int) -> None:
    """Play through crashes of the database: nobody but the servers notices."""
    with a_postgres_to_crash() as postgres:

        async def crash(site: Site) -> None:
            postgres.stop(signal.SIGQUIT)
            postgres.start()

        lost = play_through(postgres.a_database(), folder, processes, crash, crashes)
        assert lost == 0


def play_through(
    url: str,
    folder: Path,
    processes: int,
    fault: Callable[[Site], Awaitable[None]],
    faults: int,
    wanted: int = 0,
) -> int:
    """Play through faults; then compare the database with what clients observed.

    There are more faults than asked for while fewer than ``wanted`` requests lost their response:
    a single fault may come after all of them. Returns the number of requests without a response.
    """
    site = Site(url, folder, processes)
    try:
        players = asyncio.run(played(site, fault, faults, wanted))
    finally:
        site.end()
    kept = asyncio.run(stored(url, [observed for player in players for observed in player.games]))
    for observed, game in kept:
        compare(observed, game)
    lost = sum(player.lost for player in players)
    saved = sum(player.lost_but_done for player in players)
    answers = sum(len(observed.answers) for observed, _ in kept)
    print(f"{faults} faults, {answers} answers, {lost} lost, {saved} of them carried out")
    return lost


async def played(
    site: Site, fault: Callable[[Site], Awaitable[None]], faults: int, wanted: int
) -> list[Player]:
    """Play ten games through so many faults, and a little longer."""
    for number in range(len(site.servers)):
        await site.start(number)
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx.AsyncClient(timeout=PATIENCE, limits=limits) as http:
        players = [Player(site, http, seed) for seed in range(GAMES)]
        await asyncio.gather(*(player.sit_down() for player in players))
        tasks = [asyncio.create_task(player.play()) for player in players]
        tasks.append(asyncio.create_task(watch(players)))
        try:
            await cause_faults(site, players, tasks, fault, faults, wanted)
        finally:
            for player in players:
                player.resting = True
            await asyncio.gather(*tasks)
        await asyncio.gather(*(go_on(player) for player in players))
    return players


async def go_on(player: Player) -> None:
    """Play a few more moves, then compare the log with what was observed."""
    for _ in range(FURTHER):
        await player.move()
    await check_what_is_read(player)


async def cause_faults(
    site: Site,
    players: list[Player],
    tasks: list[asyncio.Task[None]],
    fault: Callable[[Site], Awaitable[None]],
    faults: int,
    wanted: int,
) -> None:
    chance = random.Random()  # other moments in every run
    for done in range(faults * MOST_TIMES):
        before = answers_of(players)
        while answers_of(players) < before + ERROR_RESPONSES:
            if any(task.done() for task in tasks):
                return  # a task has failed; the caller raises its error
            await asyncio.sleep(PAUSE)
        if done >= faults and sum(player.lost for player in players) >= wanted:
            return
        await asyncio.sleep(chance.uniform(0, LONGEST))
        await fault(site)


def answers_of(players: list[Player]) -> int:
    return sum(len(observed.answers) for player in players for observed in player.games)


async def watch(players: list[Player]) -> None:
    """Read logs as a spectator; a line must never change after it was read."""
    number = 0
    while not players[0].resting:
        player = players[number % GAMES]
        number += 1
        url, observed = player.site.url(number), player.observed
        path = f"/api/games/{observed.game}/log?after={max(observed.lines, default=0)}"
        if url is not None:
            try:
                observed.add_lines((await player.http.get(url + path)).json())
            except httpx.TransportError:
                pass
        await asyncio.sleep(PAUSE)


async def check_what_is_read(player: Player) -> None:
    """Compare log and game file of every process with the responses."""
    for number in range(len(player.site.servers)):
        await player.view()
        log = await player.read("log?after=0", number)
        while log["seq"] < player.seq:
            await asyncio.sleep(PAUSE)
            log = await player.read("log?after=0", number)
        assert [line["seq"] for line in log["lines"]] == list(range(1, player.seq + 1))
        player.observed.add_lines(log)
        rows = [LogRow(x["seq"], x["kind"], x["seat"], x["text"], x["at"]) for x in log["lines"]]
        not_undone = {row.seq for row in record_rows(rows)}
        for answer in player.observed.answers:
            numbers = range(answer.first, answer.last + 1)
            if answer.request and answer.first in not_undone:
                lines = [log["lines"][seq - 1] for seq in numbers]
                assert answer.events == [e for line in lines for e in line.get("events", [])]
        check_record(await player.read("record", number), rows)


def record_rows(rows: list[LogRow]) -> list[LogRow]:
    """Return the rows that are lines of the game file: actions that were not undone."""
    said: list[LogRow] = []
    for row in rows:
        if row.kind == "say":
            said.append(row)
        elif row.kind == "undo":
            del said[len(said) - int(row.text) :]
    return said


def check_record(record: str, rows: list[LogRow]) -> None:
    game = read_record(record)
    lines = [(line.seat, written(line.action, game.box)) for line in game.log]
    assert lines == [(row.seat, row.text) for row in record_rows(rows)]


async def stored(url: str, games: list[Observed]) -> list[tuple[Observed, GameBundle]]:
    """Load the games from the database, which must have no fault."""
    storage = storage_for(url)
    await storage.open()
    try:
        assert await find_faults(storage) == []
        found = [(observed, await storage.export_game(observed.game)) for observed in games]
    finally:
        await storage.close()
    assert None not in [kept for _, kept in found]
    return [(observed, kept) for observed, kept in found if kept is not None]


def compare(observed: Observed, kept: GameBundle) -> None:
    """Check that each response has its rows once and in order, and no row is left over."""
    rows = {row.seq: row for row in kept.log}
    assert list(rows) == list(range(1, len(kept.log) + 1))
    for seq, line in observed.lines.items():
        row = rows[seq]
        found = {"seq": seq, "kind": row.kind, "seat": row.seat, "text": row.text, "at": row.at}
        assert found == line
    following = observed.answers[0].first if observed.answers else len(rows) + 1
    assert all(row.kind == "seat" or row.seat is None for row in kept.log[: following - 1])
    for answer in observed.answers:
        assert answer.first == following
        check_answer(answer, kept.log[answer.first - 1 : answer.last])
        following = answer.last + 1
    assert following == len(rows) + 1
    named = [(a.request, a.first, a.last) for a in observed.answers if a.request]
    assert sorted(named) == sorted((r.request, r.first, r.last) for r in kept.requests)


def check_answer(answer: Acknowledged, rows: list[LogRow]) -> None:
    """Check one action of the seat, followed by the dealer's actions only."""
    first, rest = rows[0], rows[1:]
    assert first.seat == answer.seat
    if answer.request:
        assert (first.kind, first.text) == ("say", answer.text)
    else:
        assert first.kind == "undo" and not rest
    assert all(row.seat is None and row.kind in ("say", "close") for row in rest)
    assert len({row.at for row in rows}) == 1
