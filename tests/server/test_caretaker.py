"""What happens at a table by itself: bots, clocks, people who are away, empty tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from smallworld.server.caretaker import PATIENCE, Caretaker
from smallworld.server.clocks import Times
from smallworld.server.making import make_table
from smallworld.server.rows import Absent, Clock, Sitting, TableRules
from smallworld.server.shapes import NewTable, SeatWish
from smallworld.server.table import Table
from smallworld.server.tables import Tables
from tests.server.storing import NOON, opened


class Watch:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


Story = Callable[[Tables, Caretaker, Watch], Awaitable[None]]


def at_a_server(folder: Path, story: Story, *, away: bool = False) -> None:
    """Tables on a real SQLite file, with a caretaker whose bots think in a thread."""

    async def told() -> None:
        watch = Watch()
        async with opened(f"sqlite:///{folder / 'games.sqlite'}") as storage:
            tables = Tables(storage, now=watch)
            with ThreadPoolExecutor(1) as executor:
                keeper = Caretaker(tables, executor, "me", is_away=lambda game, seat: away)
                try:
                    await story(tables, keeper, watch)
                finally:
                    await keeper.stop()

    asyncio.run(told())


async def a_table(tables: Tables, *seats: SeatWish, rules: TableRules | None = None) -> Table:
    wish = NewTable(seats=list(seats), table=rules or TableRules())
    made = make_table(wish, "device", tables.now())
    await tables.storage.create(made.table.row, made.log, made.secrets)
    return await tables.table(made.table.row.id)


async def until(done: Callable[[], bool]) -> None:
    """Give way until something has happened; ten seconds at most."""
    for _ in range(1_000):
        if done():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


ANN = SeatWish(me="Ann")
EASY = SeatWish(bot="easy")


def test_bots_play_a_whole_game_by_themselves(tmp_path: Path) -> None:
    async def story(tables: Tables, keeper: Caretaker, watch: Watch) -> None:
        table = await a_table(tables, EASY, EASY)
        await keeper.changed(table, [])
        await until(lambda: table.game.over)
        assert table.closed == "over"
        assert [row.seq for row in table.log] == list(range(1, table.seq + 1))

    at_a_server(tmp_path, story)


def test_a_bot_plays_up_to_the_persons_turn(tmp_path: Path) -> None:
    async def story(tables: Tables, keeper: Caretaker, watch: Watch) -> None:
        table = await a_table(tables, EASY, ANN)
        await keeper.changed(table, [])
        await until(lambda: table.game.to_act == 1)
        assert keeper.acting_bot(table) is None

    at_a_server(tmp_path, story)


def test_the_time_of_a_move_runs_out(tmp_path: Path) -> None:
    async def story(tables: Tables, keeper: Caretaker, watch: Watch) -> None:
        rules = TableRules(clock=Clock(per_move=60))
        table = await a_table(tables, ANN, EASY, rules=rules)
        watch.now += 59
        await keeper.changed(table, [])
        assert keeper.acting_bot(table) is None
        watch.now += 2
        await keeper.changed(table, [])
        await until(lambda: any(row.seat == 0 and row.kind == "say" for row in table.log))
        assert table.sittings[0].who == "person", "one move was played for her, no more"

    at_a_server(tmp_path, story)


def test_the_time_of_the_game_runs_out_for_good(tmp_path: Path) -> None:
    async def story(tables: Tables, keeper: Caretaker, watch: Watch) -> None:
        table = await a_table(tables, ANN, EASY, rules=TableRules(clock=Clock(per_game=600)))
        assert Times(table, watch.now + 100).left(table) == [500, 600]
        watch.now += 601
        await keeper.changed(table, [])
        await until(lambda: table.sittings[0].who == "bot")
        assert table.sittings[0].name == "Ann"

    at_a_server(tmp_path, story)


def plays_for_the_absent(folder: Path, absent: Absent, seconds: float) -> Sitting | None:
    """Who sits at Ann's seat after a bot played for her; ``None`` if the table waits."""
    found: list[Sitting] = []

    async def story(tables: Tables, keeper: Caretaker, watch: Watch) -> None:
        table = await a_table(tables, ANN, EASY, rules=TableRules(absent=absent))
        watch.now += seconds
        if keeper.acting_bot(table) is None:
            return
        await keeper.changed(table, [])
        await until(lambda: any(row.seat == 0 and row.kind == "say" for row in table.log))
        found.append(table.sittings[0])

    at_a_server(folder, story, away=True)
    return found[0] if found else None


def test_a_table_waits_for_those_who_are_away(tmp_path: Path) -> None:
    assert plays_for_the_absent(tmp_path, "wait", 86_400) is None


def test_a_bot_plays_until_the_person_returns(tmp_path: Path) -> None:
    sitting = plays_for_the_absent(tmp_path, "bot", PATIENCE + 1)
    assert sitting is not None and sitting.who == "person"


def test_nobody_is_replaced_within_a_minute(tmp_path: Path) -> None:
    assert plays_for_the_absent(tmp_path, "bot", PATIENCE - 1) is None


def test_a_bot_stays_for_good(tmp_path: Path) -> None:
    sitting = plays_for_the_absent(tmp_path, "bot_for_good", PATIENCE + 1)
    assert sitting is not None and (sitting.who, sitting.name) == ("bot", "Ann")


def test_a_table_without_people_is_closed(tmp_path: Path) -> None:
    async def story(tables: Tables, keeper: Caretaker, watch: Watch) -> None:
        table = await a_table(tables, ANN, EASY)
        conceded = Sitting(name="Ann", who="person", conceded=True)
        await tables.change_seat(table.row.id, 0, lambda old: conceded)
        await until(lambda: bool(table.closed))
        assert table.closed == "nobody is left"

    at_a_server(tmp_path, story)


def test_only_one_caretaker_acts(tmp_path: Path) -> None:
    async def story(tables: Tables, keeper: Caretaker, watch: Watch) -> None:
        table = await a_table(tables, EASY, ANN)
        assert await tables.storage.lease(f"bot {table.row.id}", "somebody else", 60)
        await keeper.changed(table, [])
        await asyncio.sleep(0.2)
        assert table.game.to_act == 0, "the other one holds the lease"
        await tables.storage.release(f"bot {table.row.id}", "somebody else")
        await keeper.changed(table, [])
        await until(lambda: table.game.to_act == 1)

    at_a_server(tmp_path, story)


def test_whoever_is_connected_elsewhere_is_not_away(tmp_path: Path) -> None:
    async def story(tables: Tables, keeper: Caretaker, watch: Watch) -> None:
        table = await a_table(tables, ANN, EASY, rules=TableRules(absent="bot"))
        with ThreadPoolExecutor(1) as executor:
            other = Caretaker(Tables(tables.storage, now=watch), executor, "other process")
            await other.tables.table(table.row.id)
            await other.tell_presence()
            watch.now += PATIENCE + 1
            await keeper.changed(table, [])
            await asyncio.sleep(0.3)
            assert not any(row.kind == "say" and row.seat == 0 for row in table.log)

    at_a_server(tmp_path, story, away=True)


def test_games_left_behind_are_found_again(tmp_path: Path) -> None:
    async def story(tables: Tables, keeper: Caretaker, watch: Watch) -> None:
        table = await a_table(tables, EASY, ANN)
        fresh = Tables(tables.storage, now=watch)
        with ThreadPoolExecutor(1) as executor:
            heir = Caretaker(fresh, executor, "heir")
            heir.start()
            await until(lambda: any(one.game.to_act == 1 for one in fresh.at_hand()))
            await heir.stop()
        assert (await fresh.table(table.row.id)).seq > table.seq

    at_a_server(tmp_path, story)


def test_a_clock_may_be_wished_beside_the_table_rules() -> None:
    wish = NewTable(seats=[ANN, EASY], clock=Clock(per_move=90))
    assert make_table(wish, "device", NOON).table.row.table.clock.per_move == 90
