"""Bots, clocks, absent players and abandoned tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from smallworld.play.game import Game, new_game
from smallworld.play.position.read import read_position
from smallworld.play.position.shape import Position
from smallworld.server.jobs.bots import (
    LONGEST_PAUSE,
    PAUSE_PER_LINE,
    BotRunner,
    bot_seed,
    choose_actions,
    stand_in_due,
)
from smallworld.server.jobs.position import position_of
from smallworld.server.messages.games import HandOver, NewTable, SeatWish
from smallworld.server.messages.tables import Absent, Clock, Player, TableRules
from smallworld.server.refusals import Forbidden
from smallworld.server.storage.rows import LogRow, StoredGame
from smallworld.server.storage.sqlite.store import SqliteStorage
from smallworld.server.tables.clocks import PATIENCE, Times
from smallworld.server.tables.create import create_table
from smallworld.server.tables.seats import hand_over
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from smallworld.server.tables.views import count_coins
from tests.kit.waiting import until
from tests.server.jobs.executors import scheduler_on
from tests.server.routes.test_leaks import position
from tests.server.storage.games import NOON, opened


class Watch:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


Story = Callable[[Tables, BotRunner, Watch], Awaitable[None]]


def at_a_server(folder: Path, story: Story, *, away: bool = False) -> None:
    """Tables on a real SQLite file, with bots that think in a thread."""

    async def run() -> None:
        watch = Watch()
        async with opened(f"sqlite:///{folder / 'games.sqlite'}") as storage:
            tables = Tables(storage, now=watch)
            with ThreadPoolExecutor(1) as executor:
                scheduler = scheduler_on(executor)
                runner = BotRunner(tables, scheduler, "me", is_away=lambda game, seat: away)
                try:
                    await story(tables, runner, watch)
                finally:
                    await runner.stop()

    asyncio.run(run())


async def a_table(tables: Tables, *seats: SeatWish, rules: TableRules | None = None) -> Table:
    wish = NewTable(seats=list(seats), table=rules or TableRules())
    made = create_table(wish, "device", tables.now())
    await tables.storage.create(made.table.row, made.log, made.secrets)
    return await tables.table(made.table.row.id)


ANN = SeatWish(me="Ann")
EASY = SeatWish(bot="easy")


def test_bots_play_a_whole_game_by_themselves(tmp_path: Path) -> None:
    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        table = await a_table(tables, EASY, EASY)
        await runner.on_change(table, [])
        await runner.wait_until_idle()
        assert table.game.over
        assert table.closed == "over"
        assert [row.seq for row in table.log] == list(range(1, table.seq + 1))

    at_a_server(tmp_path, story)


def test_a_bot_plays_up_to_the_persons_turn(tmp_path: Path) -> None:
    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        table = await a_table(tables, EASY, ANN)
        await runner.on_change(table, [])
        await runner.wait_until_idle()
        assert table.game.to_act == 1
        assert runner.acting_bot(table) is None

    at_a_server(tmp_path, story)


def test_the_host_may_replace_an_absent_player(tmp_path: Path) -> None:
    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        game = (await a_table(tables, ANN, SeatWish(me="Bo"))).row.id
        wish = HandOver(to="bot", bot="easy", seat=0)

        async def asked(present: frozenset[int] = frozenset()) -> str:
            try:
                return (
                    await hand_over(tables, game, 1, wish, is_host=True, present=present)
                ).player.bot
            except Forbidden as refused:
                return refused.code

        assert await asked() == "seat.not_missed"
        watch.now += 61
        assert await asked(frozenset({0})) == "seat.not_missed"
        assert await asked() == "easy"
        assert (await hand_over(tables, game, 0, HandOver(to="me"))).player.bot == ""

    at_a_server(tmp_path, story)


def actions_of(table: Table, seat: int) -> int:
    return sum(row.kind == "say" and row.seat == seat for row in table.log)


def has_acted(table: Table, times: int) -> bool:
    return actions_of(table, 0) >= times


def test_a_stand_in_plays_one_action_at_a_time(tmp_path: Path) -> None:
    """Its player follows every action, and has the seat back at once, in the middle of a turn."""

    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        table = await a_table(tables, ANN, EASY)
        await hand_over(tables, table.row.id, 0, HandOver(to="bot", bot="easy"))
        await until(lambda: runner.active_tables == 1)
        for played in (1, 2, 3):
            assert actions_of(table, 0) == played - 1
            watch.now += 1.5
            await runner.on_change(table, table.log[-1:])
            await until(partial(has_acted, table, played))
        assert actions_of(table, 0) == 3 and actions_of(table, 1) == 0
        await hand_over(tables, table.row.id, 0, HandOver(to="me"))
        watch.now += 60
        await runner.wait_until_idle()
        assert table.game.to_act == 0 and actions_of(table, 0) == 3
        assert runner.acting_bot(table) is None

    at_a_server(tmp_path, story)


def test_a_stand_in_lets_its_player_watch_the_others_first(tmp_path: Path) -> None:
    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        table = await a_table(tables, EASY, ANN)
        await hand_over(tables, table.row.id, 1, HandOver(to="bot", bot="easy"))
        await until(lambda: table.game.to_act == 1)
        lines = actions_of(table, 0)
        assert lines > 1
        assert stand_in_due(table, 1, 1.0) == NOON + min(1 + PAUSE_PER_LINE * lines, LONGEST_PAUSE)
        assert stand_in_due(table, 1, 0.0) == NOON

    at_a_server(tmp_path, story)


def test_the_time_of_a_move_runs_out(tmp_path: Path) -> None:
    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        rules = TableRules(clock=Clock(per_move=60))
        table = await a_table(tables, ANN, EASY, rules=rules)
        watch.now += 59
        await runner.on_change(table, [])
        assert runner.acting_bot(table) is None
        watch.now += 2
        await runner.on_change(table, [])
        await runner.wait_until_idle()
        assert any(row.seat == 0 and row.kind == "say" for row in table.log)
        assert table.players[0].who == "person", "one move was played for her, no more"

    at_a_server(tmp_path, story)


def test_the_time_of_the_game_runs_out_for_good(tmp_path: Path) -> None:
    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        table = await a_table(tables, ANN, EASY, rules=TableRules(clock=Clock(per_game=600)))
        assert Times(table, watch.now + 100).left(table) == [500, 600]
        watch.now += 601
        await runner.on_change(table, [])
        await runner.wait_until_idle()
        assert table.players[0].who == "bot"
        assert table.players[0].name == "Ann"

    at_a_server(tmp_path, story)


def plays_for_the_absent(folder: Path, absent: Absent, seconds: float) -> Player | None:
    """Return the player at Ann's seat after a bot played for her; ``None`` if the table waits."""
    found: list[Player] = []

    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        table = await a_table(tables, ANN, EASY, rules=TableRules(absent=absent))
        watch.now += seconds
        if runner.acting_bot(table) is None:
            return
        await runner.on_change(table, [])
        await runner.wait_until_idle()
        assert any(row.seat == 0 and row.kind == "say" for row in table.log)
        found.append(table.players[0])

    at_a_server(folder, story, away=True)
    return found[0] if found else None


def test_a_table_waits_for_those_who_are_away(tmp_path: Path) -> None:
    assert plays_for_the_absent(tmp_path, "wait", 86_400) is None


def test_a_bot_plays_until_the_person_returns(tmp_path: Path) -> None:
    player = plays_for_the_absent(tmp_path, "bot", PATIENCE + 1)
    assert player is not None and player.who == "person"


def test_no_player_is_replaced_within_a_minute(tmp_path: Path) -> None:
    assert plays_for_the_absent(tmp_path, "bot", PATIENCE - 1) is None


def test_a_bot_stays_for_good(tmp_path: Path) -> None:
    player = plays_for_the_absent(tmp_path, "bot_for_good", PATIENCE + 1)
    assert player is not None and (player.who, player.name) == ("bot", "Ann")


def test_a_table_without_people_is_closed(tmp_path: Path) -> None:
    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        table = await a_table(tables, ANN, EASY)
        conceded = Player(name="Ann", who="person", conceded=True)
        await tables.change_seat(table.row.id, 0, lambda old: conceded)
        await runner.wait_until_idle()
        assert table.closed == "nobody is left"

    at_a_server(tmp_path, story)


def test_only_one_process_acts_for_a_bot(tmp_path: Path) -> None:
    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        table = await a_table(tables, EASY, ANN)
        assert await tables.storage.lease(f"bot {table.row.id}", "somebody else", 3_600)
        await runner.on_change(table, [])
        await runner.wait_until_idle()
        assert table.game.to_act == 0, "the other one holds the lease"
        await tables.storage.release(f"bot {table.row.id}", "somebody else")
        await runner.on_change(table, [])
        await runner.wait_until_idle()
        assert table.game.to_act == 1

    at_a_server(tmp_path, story)


def test_a_paused_process_leaves_its_bots_to_others(tmp_path: Path) -> None:
    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        table = await a_table(tables, EASY, EASY)
        await runner.on_change(table, [])
        assert runner.active_tables == 1
        await runner.pause()
        assert runner.active_tables == 0
        assert await tables.storage.lease(f"bot {table.row.id}", "another process", 0.0)
        seq = table.seq
        await runner.on_change(table, [])
        await runner.wait_until_idle()
        assert table.seq == seq
        runner.resume()
        await runner.on_change(table, [])
        await runner.wait_until_idle()
        assert table.game.over

    at_a_server(tmp_path, story)


def test_a_player_connected_to_another_process_is_not_away(tmp_path: Path) -> None:
    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        table = await a_table(tables, ANN, EASY, rules=TableRules(absent="bot"))
        with ThreadPoolExecutor(1) as executor:
            fresh = Tables(tables.storage, now=watch)
            other = BotRunner(fresh, scheduler_on(executor), "other process")
            await other.tables.table(table.row.id)
            await other.announce_presence()
            watch.now += PATIENCE + 1
            await runner.on_change(table, [])
            await runner.wait_until_idle()
            assert not any(row.kind == "say" and row.seat == 0 for row in table.log)

    at_a_server(tmp_path, story, away=True)


def test_games_of_dead_processes_are_found_again(tmp_path: Path) -> None:
    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        table = await a_table(tables, EASY, ANN)
        fresh = Tables(tables.storage, now=watch)
        with ThreadPoolExecutor(1) as executor:
            heir = BotRunner(fresh, scheduler_on(executor), "heir")
            heir.start()
            await until(lambda: any(one.game.to_act == 1 for one in fresh.loaded_tables()))
            await heir.stop()
        assert (await fresh.table(table.row.id)).seq > table.seq

    at_a_server(tmp_path, story)


class Counting(SqliteStorage):
    """Counts how often a game is loaded."""

    loads = 0

    async def load(self, game: str) -> StoredGame | None:
        self.loads += 1
        return await super().load(game)


def test_games_that_wait_for_people_are_loaded_once(tmp_path: Path) -> None:
    async def run() -> None:
        watch, storage = Watch(), Counting(tmp_path / "games.sqlite")
        await storage.open()
        with ThreadPoolExecutor(1) as executor:

            async def swept(now: float) -> int:
                """Return how many games a fresh process loads in a sweep."""
                watch.now, before = now, storage.loads
                runner = BotRunner(Tables(storage, now=watch), scheduler_on(executor), "fresh")
                await runner.sweep_all(rested=0.0)
                await runner.stop()
                return storage.loads - before

            tables = Tables(storage, now=watch)
            for _ in range(30):
                await a_table(tables, ANN, EASY)
            clock = TableRules(clock=Clock(per_move=600))
            timed = await a_table(tables, ANN, EASY, rules=clock)
            away = await a_table(tables, ANN, EASY, rules=TableRules(absent="bot"))
            assert await swept(NOON) == 32
            assert await swept(NOON + 1) == 0, "nothing can have happened"
            assert await swept(NOON + PATIENCE) == 1, "perhaps Ann is away"
            assert await swept(NOON + 601) == 2, "and a clock has run out"
            await tables.append_chat(timed.row.id, 0, lambda table: "Back again")
            await tables.close(away.row.id, "nobody is left")
            assert await swept(NOON + 602) == 1
        await storage.close()

    asyncio.run(run())


class Recording(ThreadPoolExecutor):
    """Records the arguments of all calls."""

    def __init__(self) -> None:
        super().__init__(1)
        self.arguments: list[str] = []

    def submit(self, work: Any, /, *given: Any, **named: Any) -> Any:
        self.arguments.append(repr(given[:-1]))  # the seed comes last
        return super().submit(work, *given, **named)


def arguments_of_a_bot(folder: Path, hidden: int) -> list[str]:
    """Return the bot's arguments in a position in which the others have ``hidden`` coins."""
    start = msgspec.convert(position(hidden), Position)

    async def story() -> list[str]:
        async with opened(f"sqlite:///{folder / f'{hidden}.sqlite'}") as storage:
            tables = Tables(storage, now=Watch())
            wish = NewTable(seats=[EASY, ANN, SeatWish(me="Bo")], position=start)
            made = create_table(wish, "device", NOON)
            with Recording() as executor:
                runner = BotRunner(tables, scheduler_on(executor), "me")
                await tables.create(made.table, made.log, made.secrets)
                await runner.wait_until_idle()
                assert made.table.game.log
                await runner.stop()
                return executor.arguments[:1]

    return asyncio.run(story())


def test_bots_do_not_receive_hidden_coins_of_a_position(tmp_path: Path) -> None:
    poor, rich = (arguments_of_a_bot(tmp_path, hidden) for hidden in (3, 70))
    assert poor and poor == rich


def test_what_a_seat_can_count() -> None:
    game = new_game("base/3", ["Ann", "Bo", "Cy"], seed=1)
    assert count_coins(game, 1) == game.coins == [5, 5, 5]
    state, names = read_position(position(hidden=7))
    game = Game(state.box, names, start=state)
    assert count_coins(game, 0) == [12, 12, 12] and game.coins == [12, 7, 14]
    game.play("stop")
    while game.to_act == 0:
        game.play(game.legal_actions()[-1])
    earned = game.coins[0] - 12
    assert earned > 0 and count_coins(game, 1) == [7 + earned, 7, 7]


def test_a_clock_may_be_wished_beside_the_table_rules() -> None:
    wish = NewTable(seats=[ANN, EASY], clock=Clock(per_move=90))
    assert create_table(wish, "device", NOON).table.row.table.clock.per_move == 90


def test_nobody_without_the_key_can_predict_a_bots_seed(tmp_path: Path) -> None:
    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        games = [await a_table(tables, EASY, ANN) for _ in range(4)]
        seeds = {bot_seed(key, table, 0) for table in games for key in (b"one", b"two")}
        assert len(seeds) == 8, "each game and each server has seeds of its own"
        assert not seeds & {table.seq * 31 for table in games}
        assert bot_seed(b"one", games[0], 1) not in seeds, "and each seat"

    at_a_server(tmp_path, story)


def test_chat_does_not_change_what_a_bot_plays(tmp_path: Path) -> None:
    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        table = await a_table(tables, EASY, ANN)
        before = bot_seed(b"key", table, 0)
        await tables.append_chat(table.row.id, 1, lambda table: "Hello")
        assert bot_seed(b"key", table, 0) == before
        again = await Tables(tables.storage, now=watch).table(table.row.id)
        assert again is not table and bot_seed(b"key", again, 0) == before, "as after a restart"
        await runner.wait_until_idle()
        assert table.game.to_act == 1 and bot_seed(b"key", table, 0) != before

    at_a_server(tmp_path, story)


def test_a_restarted_server_repeats_a_bots_turn(tmp_path: Path) -> None:
    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        table = await a_table(tables, EASY, ANN)
        games = []
        for chat in ("", "Good luck"):
            copy = Table(table.row)
            copy.apply_rows(table.log)
            if chat:
                copy.apply_rows([LogRow(copy.seq + 1, "chat", 1, chat, NOON)])
            seed = bot_seed(b"key", copy, 0)
            games.append(choose_actions(position_of(copy, 0), "random", seed))
        assert games[0] == games[1]

    at_a_server(tmp_path, story)
