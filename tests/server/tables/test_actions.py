"""An action costs one write; tokens and repeated requests are checked all the same."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

import pytest

from smallworld.server.messages.games import NewTable, SeatWish
from smallworld.server.refusals import Forbidden, Illegal, Stale
from smallworld.server.storage.rows import LogRow, SecretRow
from smallworld.server.tables.create import create_table
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import hash_secret
from tests.server.storage.memory_storage import MemoryStorage


class CountingStorage(MemoryStorage):
    """Counts what is asked of it."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: Counter[str] = Counter()

    async def append(
        self,
        game: str,
        rows: Sequence[LogRow],
        request: str = "",
        secrets: Sequence[SecretRow] = (),
        forget: int | None = None,
        token: str = "",
    ) -> None:
        self.calls["append"] += 1
        await super().append(game, rows, request, secrets, forget, token)

    async def secret(self, hash: str) -> SecretRow | None:
        self.calls["secret"] += 1
        return await super().secret(hash)

    async def find_request(self, game: str, request: str) -> tuple[int, int] | None:
        self.calls["find_request"] += 1
        return await super().find_request(game, request)

    async def rows_after(self, game: str, seq: int) -> list[LogRow]:
        self.calls["rows_after"] += 1
        return await super().rows_after(game, seq)


Story = Callable[[Tables, CountingStorage, str, str], Awaitable[None]]


def run(story: Story) -> None:
    """Run a story at a new table, with the token of its first seat."""

    async def told() -> None:
        storage = CountingStorage()
        tables = Tables(storage)
        wish = NewTable(seats=[SeatWish(me="Ann"), SeatWish(me="Bo")])
        made = create_table(wish, "", tables.now())
        await tables.create(made.table, made.log, made.secrets)
        await story(tables, storage, made.table.row.id, made.tokens["0"])

    asyncio.run(told())


def test_an_action_costs_one_write_and_no_query() -> None:
    async def story(tables: Tables, storage: CountingStorage, game: str, token: str) -> None:
        seq = (await tables.table(game)).seq
        storage.calls.clear()
        await tables.act(game, 0, ["pick 1"], seq, "request-1", token)
        assert storage.calls == {"append": 1}

    run(story)


def test_a_repeated_request_changes_nothing_and_gets_the_same_rows() -> None:
    async def story(tables: Tables, storage: CountingStorage, game: str, token: str) -> None:
        seq = (await tables.table(game)).seq
        table, *first = await tables.act(game, 0, ["pick 1"], seq, "request-1", token)
        _, *again = await tables.act(game, 0, ["pick 1"], seq, "request-1", token)
        _, *later = await tables.act(game, 0, ["stop"], table.seq, "request-1", token)
        assert first == again == later == [seq + 1, table.seq]
        with pytest.raises(Stale):
            await tables.act(game, 0, ["pick 1"], seq, "request-2", token)

    run(story)


@pytest.mark.parametrize("action", ["pick 1", "pick 99", "end"])
def test_a_token_that_was_revoked_elsewhere_opens_no_seat(action: str) -> None:
    async def story(tables: Tables, storage: CountingStorage, game: str, token: str) -> None:
        seq = (await tables.table(game)).seq
        del storage.secrets[hash_secret(token)]
        with pytest.raises(Forbidden, match=r"seat\.bad_token"):
            await tables.act(game, 0, [action], seq, "request-1", token)
        assert (await tables.table(game)).seq == seq

    run(story)


def test_an_illegal_action_is_refused_with_what_is_legal() -> None:
    async def story(tables: Tables, storage: CountingStorage, game: str, token: str) -> None:
        seq = (await tables.table(game)).seq
        with pytest.raises(Illegal):
            await tables.act(game, 0, ["end"], seq, "request-1", token)

    run(story)
