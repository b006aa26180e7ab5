"""Every process hears what any process wrote, also after its line was cut."""

from __future__ import annotations

import asyncio
from pathlib import Path

from smallworld.server.storage.group_commit import Ears
from smallworld.server.storage.postgres.listener import PostgresEar
from smallworld.server.storage.postgres.pool import Line
from smallworld.server.storage.protocol import DELETED, REWRITTEN
from tests.server.storage.databases import BOTH_DATABASES, a_postgres, a_url
from tests.server.storage.storing import (
    Heard,
    a_game,
    a_row,
    another_process,
    chat,
    opened,
    token,
    until,
)


@BOTH_DATABASES
def test_own_appends_are_heard(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            first, second = Heard(), Heard()
            await storage.listen(first)
            await storage.listen(second)
            games = [await a_game(storage) for _ in range(20)]
            await asyncio.gather(*(storage.append(game, [chat(9)]) for game in games))
            everything = dict.fromkeys(games, 9)
            await until(lambda: first.last == second.last == everything, 5)

    asyncio.run(story())


@BOTH_DATABASES
def test_another_process_is_heard(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        url = a_url(database, tmp_path)
        async with opened(url) as storage:
            games = [await a_game(storage) for _ in range(2)]
            heard = Heard()
            await storage.listen(heard)
            others = [another_process(url, game, 5) for game in games]
            await until(lambda: heard.last == dict.fromkeys(games, 13))
            for other in others:
                await asyncio.to_thread(other.communicate, timeout=60)
                assert other.returncode == 0

    asyncio.run(story())


@BOTH_DATABASES
def test_own_and_others_appends_mix_and_nothing_is_missed(database: str, tmp_path: Path) -> None:
    """The number of the own last change says nothing about what others did before it."""

    async def story() -> None:
        url = a_url(database, tmp_path)
        async with opened(url) as here, opened(url) as there:
            mine, theirs = await a_game(here), await a_game(there)
            heard = Heard()
            await here.listen(heard)
            for seq in range(9, 15):
                await there.append(theirs, [chat(seq)])
                await here.append(mine, [chat(seq)])
                await asyncio.sleep(0.1)
            await until(lambda: heard.last == {mine: 14, theirs: 14})

    asyncio.run(story())


@BOTH_DATABASES
def test_deletions_and_forgotten_devices_are_heard_by_all(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        url = a_url(database, tmp_path)
        async with opened(url) as here, opened(url) as there:
            row = a_row()
            gone, theirs = await a_game(here), await a_game(here, row, token(row.id, 0, "a", "me"))
            near, far = Heard(), Heard()
            await here.listen(near)
            await there.listen(far)
            await here.append(gone, [chat(9)])
            await here.delete_game(gone)
            await here.append(theirs, [chat(9)])
            await here.forget_device("me")
            await until(lambda: far.last == {gone: DELETED, theirs: REWRITTEN})
            await until(lambda: near.last.get(gone) == DELETED)

    asyncio.run(story())


@BOTH_DATABASES
def test_a_listener_that_fails_does_not_silence_the_others(database: str, tmp_path: Path) -> None:
    async def fail(game: str, seq: int) -> None:
        raise RuntimeError("deaf")

    async def story() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            heard = Heard()
            await storage.listen(fail)
            await storage.listen(heard)
            game = await a_game(storage)
            await until(lambda: heard.last == {game: 8})
            await storage.append(game, [chat(9)])
            await until(lambda: heard.last == {game: 9})

    asyncio.run(story())


def test_a_slow_listener_hears_the_latest_of_each_game_in_order() -> None:
    async def story() -> None:
        ears, told, gate = Ears(), list[tuple[str, int]](), asyncio.Event()

        async def slow(game: str, seq: int) -> None:
            await gate.wait()
            told.append((game, seq))

        ears.add(slow)
        for seq in range(1, 50):
            ears.tell("a", seq)
            ears.tell("b", seq)
            await asyncio.sleep(0)
        gate.set()
        await until(lambda: ("a", 49) in told and ("b", 49) in told)
        for game in "ab":
            numbers = [seq for name, seq in told if name == game]
            assert numbers == sorted(set(numbers)) and len(numbers) < 5
        await ears.close()

    asyncio.run(story())


def test_a_cut_line_to_postgres_catches_up(tmp_path: Path) -> None:
    """All connections of a process are cut and no new ones let in while another one writes."""
    server = a_postgres()

    async def story() -> None:
        url = a_url("postgresql", tmp_path)
        name = url.rpartition("/")[2]
        async with opened(url) as here:
            games = [await a_game(here) for _ in range(3)]
            quiet = await a_game(here)
            heard = Heard()
            await here.listen(heard)
            mine = server.ask(
                "postgres",
                f"SELECT string_agg(pid::text, ',') FROM pg_stat_activity WHERE datname = '{name}'",
            )
            async with opened(url) as there:
                await there.append(games[0], [chat(9)])
                await until(lambda: heard.last == {games[0]: 9})
                server.ask("postgres", f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
                server.ask(
                    "postgres",
                    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                    f" WHERE pid IN ({mine})",
                )
                for game in games[1:]:
                    await there.append(game, [chat(9), chat(10)])
                await there.delete_game(games[2])
                await asyncio.sleep(0.2)
                assert heard.last == {games[0]: 9}
                server.ask("postgres", f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
                await until(lambda: len(heard.last) >= 3)
                assert heard.last == {games[0]: 9, games[1]: 10, games[2]: DELETED}
                assert quiet not in heard.last
                await there.append(quiet, [chat(9)])  # and it listens again
                await until(lambda: quiet in heard.last)
            await here.append(quiet, [chat(10)])  # and it can write again

    asyncio.run(story())


def test_the_horizon_waits_for_transactions_that_are_still_running(tmp_path: Path) -> None:
    """A change that began before the ear's last heartbeat and is committed in silence is found."""

    async def story() -> None:
        url = a_url("postgresql", tmp_path)
        async with opened(url) as storage:
            slow, quick = await a_game(storage), await a_game(storage)
            line = Line(url, 30)
            await line.open()
            ears, heard = Ears(), Heard()
            ears.add(heard)
            async with line.connection() as connection:
                running = connection.transaction()
                await running.start()
                await connection.execute(
                    "UPDATE games SET seq = 9, changed = pg_current_xact_id()::text::bigint"
                    " WHERE id = $1",
                    slow,
                )
                await storage.append(quick, [chat(9)])  # a later transaction, committed earlier
                ear = PostgresEar(line, ears)
                await ear.open()
                await until(lambda: ear.heartbeats > 0)
                await ear.close()
                await running.commit()  # without a word, as if the notice had been lost
            again = await line.own_connection()
            await ear.catch_up(again)
            await until(lambda: heard.last == {slow: 9, quick: 9})
            await again.close()
            await ears.close()
            await line.close()

    asyncio.run(story())
