"""Uploaded game files are read in a worker process, in fair shares, and can be given up."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from smallworld.core.errors import BadRecord
from smallworld.packs.game_packs import NO_PACK_TEXTS
from smallworld.server.addresses import CLIENT
from smallworld.server.allowed_bots import BUILT_IN_BOTS
from smallworld.server.jobs.scheduler import Purpose, Scheduler, worker_processes
from smallworld.server.jobs.worker import Done
from smallworld.server.messages.games import NewRecord, NewTable, Replayed, SeatWish
from smallworld.server.refusals import Unprocessable
from smallworld.server.tables.fair_play import is_same_board
from smallworld.server.tables.uploads import load_game_file
from smallworld.server.workshop.service import Workshop
from tests.kit.paths import BLUNDERS
from tests.server.playing import Client
from tests.server.running import GENEROUS, ServerProcess, running_server

RECORD = (BLUNDERS / "short_pass.swg").read_text("utf-8")
BEGUN = "\n".join(RECORD.splitlines()[:-3]) + "\n"
SEATS = [SeatWish(me="Ann"), SeatWish(me="Bo")]


def test_a_worker_process_reads_them() -> None:
    async def story() -> None:
        scheduler = worker_processes(1, 1)
        workshop = Workshop(scheduler)
        try:
            read = await workshop.read_game(RECORD, NO_PACK_TEXTS)
            game = load_game_file(RECORD, NO_PACK_TEXTS)
            assert read.turns == [0, 1, 2, 3] and read.pack_texts == NO_PACK_TEXTS
            assert read.traces.map == game.box.board.id and is_same_board(
                read.traces.board, game.state
            )
            answer = await workshop.replay_game(NewRecord(RECORD, "replay"), NO_PACK_TEXTS)
            shown = msgspec.json.decode(answer, type=Replayed)
            assert shown.over and len(shown.lines) == len(game.log) and shown.box is None
            wish = NewTable(SEATS, record=BEGUN)
            made = await workshop.create_table(wish, "a", 7.0, NO_PACK_TEXTS, BUILT_IN_BOTS)
            assert made.table.game == load_game_file(BEGUN, NO_PACK_TEXTS)
            assert made.table.log == made.log and set(made.tokens) == {"0", "1"}
            with pytest.raises(BadRecord) as refused:  # with its facts, as in this process
                await workshop.read_game(f"{BEGUN}0 fly 7\n", NO_PACK_TEXTS)
            assert refused.value.code == "record.illegal" and refused.value.facts["text"] == "fly 7"
        finally:
            scheduler.stop()

    asyncio.run(story())


class Gate:
    """A worker that finishes tasks when it is told to."""

    def __init__(self) -> None:
        self.started: list[str] = []
        self.open = asyncio.Event()

    async def run(
        self, work: Callable[..., Any], args: tuple[Any, ...], seconds: float
    ) -> Done[Any]:
        """Note the file and the limit; wait; answer."""
        assert seconds == Purpose.WORKSHOP.seconds
        self.started.append(args[0])
        await self.open.wait()
        return Done(work(*args), 1.0)

    def stop(self) -> None:
        """No-op."""


def test_files_of_a_greedy_address_wait_for_those_of_others() -> None:
    async def story() -> None:
        gate = Gate()
        workshop = Workshop(Scheduler({"workshop": [gate]}), per_address=3)

        def send(address: str, number: int) -> asyncio.Task[object]:
            CLIENT.set(address)
            reading = workshop.read_game(f"{RECORD}# {number}", NO_PACK_TEXTS)
            return asyncio.create_task(reading)

        greedy = [send("192.0.2.1", number) for number in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Unprocessable, match=r"workshop\.too_busy"):
            await send("192.0.2.1", 3)
        modest = send("192.0.2.2", 4)
        await asyncio.sleep(0)
        gate.open.set()
        await asyncio.gather(*greedy, modest)
        assert [text.rpartition(" ")[2] for text in gate.started] == ["0", "4", "1", "2"]

    asyncio.run(story())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = str(tmp_path_factory.mktemp("files") / "tables.sqlite")
    with running_server(database, config=GENEROUS) as server:
        yield server
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


def children(pid: int) -> set[str]:
    """Return the processes that a process has started; Linux only."""
    return set(Path(f"/proc/{pid}/task/{pid}/children").read_text().split()) | {
        child
        for thread in os.listdir(f"/proc/{pid}/task")
        for child in Path(f"/proc/{pid}/task/{thread}/children").read_text().split()
    }


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs Linux's /proc")
def test_a_server_reads_no_game_file_itself(server: ServerProcess) -> None:
    """It has no worker before the first file, and one afterwards."""
    ann = Client(server.url)
    ann.new_game()
    assert not children(server.pid)
    shown = ann.ok("POST", "/api/records", {"record": RECORD, "use": "replay"})
    assert shown["over"] and shown["line"] == len(shown["lines"])
    assert children(server.pid)
    made = ann.ok("POST", "/api/games", {"record": BEGUN, "seats": [{"me": "Ann"}, {"me": "Bo"}]})
    view = ann.ok("GET", f"/api/games/{made['game']}", token=made["tokens"]["0"])
    assert view["position"]["round"] == 10
