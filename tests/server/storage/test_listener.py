"""Listeners receive the changes of all processes, also after a lost connection."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from smallworld.server.storage.notifier import ChangeNotifier
from smallworld.server.storage.postgres.listener import PostgresListener
from smallworld.server.storage.postgres.pool import ConnectionPool
from smallworld.server.storage.postgres.queries import CHANNEL, NOTIFIED_TOGETHER
from smallworld.server.storage.postgres.store import PostgresStorage
from smallworld.server.storage.protocol import DELETED, REWRITTEN
from tests.kit.waiting import PATIENCE, until
from tests.server.storage.databases import BOTH_DATABASES, a_postgres, a_url
from tests.server.storage.games import (
    ChangeRecorder,
    a_game,
    a_row,
    another_process,
    chat,
    opened,
    token,
)


@BOTH_DATABASES
def test_listeners_receive_own_appends(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            first, second = ChangeRecorder(), ChangeRecorder()
            await storage.listen(first)
            await storage.listen(second)
            games = [await a_game(storage) for _ in range(20)]
            await asyncio.gather(*(storage.append(game, [chat(9)]) for game in games))
            everything = dict.fromkeys(games, 9)
            await until(lambda: first.last == second.last == everything)

    asyncio.run(story())


@BOTH_DATABASES
def test_listeners_receive_appends_of_another_process(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        url = a_url(database, tmp_path)
        async with opened(url) as storage:
            games = [await a_game(storage) for _ in range(2)]
            changes = ChangeRecorder()
            await storage.listen(changes)
            others = [another_process(url, game, 5) for game in games]
            await until(lambda: changes.last == dict.fromkeys(games, 13))
            for other in others:
                await asyncio.to_thread(other.communicate, timeout=PATIENCE)
                assert other.returncode == 0

    asyncio.run(story())


@BOTH_DATABASES
def test_own_and_others_appends_mix_and_nothing_is_missed(database: str, tmp_path: Path) -> None:
    """The number of the own last change does not hide earlier changes of others."""

    async def story() -> None:
        url = a_url(database, tmp_path)
        async with opened(url) as here, opened(url) as there:
            mine, theirs = await a_game(here), await a_game(there)
            changes = ChangeRecorder()
            await here.listen(changes)
            for seq in (9, 10, 11):
                await there.append(theirs, [chat(seq)])
                await here.append(mine, [chat(seq)])
                await until(partial(changes.are, {mine: seq, theirs: seq}))

    asyncio.run(story())


@BOTH_DATABASES
def test_all_processes_receive_deletions_and_forgotten_devices(
    database: str, tmp_path: Path
) -> None:
    async def story() -> None:
        url = a_url(database, tmp_path)
        async with opened(url) as here, opened(url) as there:
            row = a_row()
            gone, theirs = await a_game(here), await a_game(here, row, token(row.id, 0, "a", "me"))
            near, far = ChangeRecorder(), ChangeRecorder()
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
    def fail(game: str, seq: int) -> None:
        raise RuntimeError("fails")

    async def story() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            changes = ChangeRecorder()
            await storage.listen(fail)
            await storage.listen(changes)
            game = await a_game(storage)
            await until(lambda: changes.last == {game: 8})
            await storage.append(game, [chat(9)])
            await until(lambda: changes.last == {game: 9})

    asyncio.run(story())


def test_a_burst_of_changes_is_reported_once_for_each_game() -> None:
    async def story() -> None:
        notifier, received = ChangeNotifier(), list[tuple[str, int]]()
        notifier.add(lambda game, seq: received.append((game, seq)))
        for seq in (1, 3, 2):
            notifier.notify("a", seq)
            notifier.notify("b", seq)
        assert received == []  # never inside the call that reports a change
        await until(lambda: len(received) == 2)
        notifier.notify("a", 4)
        await until(lambda: len(received) == 3)
        assert received == [("a", 3), ("b", 3), ("a", 4)]
        notifier.close()

    asyncio.run(story())


def test_a_group_of_appends_is_one_notification_that_names_all_games(tmp_path: Path) -> None:
    async def story() -> None:
        url = a_url("postgresql", tmp_path)
        async with opened(url) as here, opened(url) as there:
            assert isinstance(here, PostgresStorage)
            games = [await a_game(here) for _ in range(NOTIFIED_TOGETHER + 20)]
            changes, payloads = ChangeRecorder(), list[str]()
            await there.listen(changes)
            listening = await here._pool.own_connection()
            await listening.add_listener(CHANNEL, lambda *message: payloads.append(message[-1]))
            await asyncio.gather(*(here.append(game, [chat(9)]) for game in games))
            await until(lambda: changes.last == dict.fromkeys(games, 9))

            def named() -> list[str]:
                changes = ",".join(payload.partition("\n")[0] for payload in payloads).split(",")
                return sorted(change.split(" ")[0] for change in changes)

            await until(lambda: named() == sorted(games))
            # The first append does not wait for others; all of them share a commit or two.
            assert len(payloads) <= 4
            await listening.close()

    asyncio.run(story())


def test_a_lost_postgres_connection_catches_up(tmp_path: Path) -> None:
    """A process loses all connections and gets no new ones while another process writes."""
    server = a_postgres()

    async def story() -> None:
        url = a_url("postgresql", tmp_path)
        name = url.rpartition("/")[2]
        async with opened(url) as here:
            assert isinstance(here, PostgresStorage)
            games = [await a_game(here) for _ in range(3)]
            quiet = await a_game(here)
            changes = ChangeRecorder()
            await here.listen(changes)
            mine = server.query(
                "postgres",
                f"SELECT string_agg(pid::text, ',') FROM pg_stat_activity WHERE datname = '{name}'",
            )
            async with opened(url) as there:
                await there.append(games[0], [chat(9)])
                await until(lambda: changes.last == {games[0]: 9})
                server.query("postgres", f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
                server.query(
                    "postgres",
                    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                    f" WHERE pid IN ({mine})",
                )
                for game in games[1:]:
                    await there.append(game, [chat(9), chat(10)])
                await there.delete_game(games[2])
                await until(lambda: here._listener.failures > 1)
                assert changes.last == {games[0]: 9}
                server.query("postgres", f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
                # Reported are also games that had not changed, at the number they had.
                found = {games[0]: 9, games[1]: 10, games[2]: DELETED, quiet: 8}
                await until(lambda: changes.last == found)
                await there.append(quiet, [chat(9)])  # and it listens again
                await until(lambda: changes.last[quiet] == 9)
            await here.append(quiet, [chat(10)])  # and it can write again

    asyncio.run(story())


def test_the_horizon_waits_for_transactions_that_are_still_running(tmp_path: Path) -> None:
    """A change is found that began before the last heartbeat and commits unnotified."""

    async def story() -> None:
        url = a_url("postgresql", tmp_path)
        async with opened(url) as storage:
            slow, quick = await a_game(storage), await a_game(storage)
            pool = ConnectionPool(url, PATIENCE)
            await pool.open()
            notifier, changes = ChangeNotifier(), ChangeRecorder()
            notifier.add(changes)
            async with pool.connection() as connection:
                running = connection.transaction()
                await running.start()
                await connection.execute(
                    "UPDATE games SET seq = 9, changed = pg_current_xact_id()::text::bigint"
                    " WHERE id = $1",
                    slow,
                )
                await storage.append(quick, [chat(9)])  # a later transaction, committed earlier
                listener = PostgresListener(pool, notifier)
                await listener.open()
                await until(lambda: listener.heartbeats > 0)
                await listener.close()
                await running.commit()  # without a notification, as if it had been lost
            again = await pool.own_connection()
            await listener.catch_up(again)
            await until(lambda: changes.last == {slow: 9, quick: 9})
            await again.close()
            notifier.close()
            await pool.close()

    asyncio.run(story())


def test_a_change_is_found_whose_transaction_id_was_used_before_a_crash(tmp_path: Path) -> None:
    """After a crash, ids that were not yet on disk are given out again, below the horizon."""

    async def story() -> None:
        url = a_url("postgresql", tmp_path)
        async with opened(url) as storage:
            game = await a_game(storage)
            pool = ConnectionPool(url, PATIENCE)
            await pool.open()
            notifier, changes = ChangeNotifier(), ChangeRecorder()
            notifier.add(changes)
            listener = PostgresListener(pool, notifier)
            connection = await pool.own_connection()
            await listener.catch_up(connection)
            assert listener._horizon is not None
            listener._horizon += 50  # as if fifty transactions had been forgotten
            await storage.append(game, [chat(9)])
            await listener.catch_up(connection)
            await until(lambda: changes.last == {game: 9})
            await connection.close()
            notifier.close()
            await pool.close()

    asyncio.run(story())
