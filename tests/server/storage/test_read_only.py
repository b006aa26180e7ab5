"""Games that this version cannot replay: shown up to the bad row, read-only, no error."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from smallworld.server.messages.games import NewTable, SeatWish
from smallworld.server.messages.tables import TableRules
from smallworld.server.storage.rows import GameRow, Kind, LogRow, StoredGame
from smallworld.server.tables.create import TableDraft, create_table
from smallworld.server.tables.table import rebuild_table
from tests.server.playing import Client, Json, acts
from tests.server.running import ServerProcess, running_server
from tests.server.storage.games import opened

SEATS = [SeatWish(me="Ann"), SeatWish(bot="easy")]
NOW = time.time()  # tables that nobody ever used are deleted after some days
LATER = "conquer 3 with-a-word-of-later-rules"


def stored_game(*later: tuple[Kind, str], public: bool = False) -> TableDraft:
    """Return a game whose log ends with these rows of seat 0, valid or not."""
    made = create_table(NewTable(seats=SEATS, table=TableRules(public=public)), "device", NOW)
    for kind, text in later:
        made.log.append(LogRow(len(made.log) + 1, kind, 0, text, NOW))
    return made


class Stored:
    """The games in the database."""

    broken = stored_game(("say", "pick 1"), ("say", LATER), ("say", "stop"), public=True)
    illegal = stored_game(("say", "pick 1"), ("say", "pick 2"))  # both are words of these rules
    unreadable = stored_game(public=True)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = str(tmp_path_factory.mktemp("later") / "tables.sqlite")
    asyncio.run(store(database))
    with running_server(database) as server:
        yield server
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


async def store(database: str) -> None:
    async with opened(database) as storage:
        for made in (Stored.broken, Stored.illegal, Stored.unreadable):
            row: GameRow = made.table.row
            if made is Stored.unreadable:
                row = replace(row, map="base/9")
            await storage.create(row, made.log, made.secrets)


@pytest.fixture
def ann(server: ServerProcess) -> Client:
    return Client(server.url)


GAME, TOKEN = Stored.broken.table.row.id, Stored.broken.tokens["0"]
BAD_ROW = len(Stored.broken.log) - 1


def test_it_is_shown_up_to_the_line_that_is_named(ann: Client) -> None:
    view = ann.ok("GET", f"/api/games/{GAME}", token=TOKEN)
    assert f"row {BAD_ROW}, {LATER!r}" in view["closed"]
    assert "legal" not in view and view["position"]["seats"][0]["race"]
    assert ann.ok("GET", f"/api/games/{GAME}/at/{BAD_ROW - 1}")["position"]["column"]
    assert ann.ok("GET", f"/api/games/{GAME}/at/{BAD_ROW + 1}")["seq"] == BAD_ROW + 1
    log = ann.ok("GET", f"/api/games/{GAME}/log")["lines"]
    assert log[BAD_ROW - 1]["text"] == LATER and not log[BAD_ROW].get("events")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("actions", acts(BAD_ROW + 1, "stop")),
        ("undo", {"after": BAD_ROW + 1}),
        ("hint", None),
        ("concede", None),
        ("leave", None),
        ("seat", {"name": "Anna"}),
        ("hand-over", {"to": "bot"}),
    ],
)
def test_nothing_can_be_changed(ann: Client, path: str, body: Json) -> None:
    error = ann.refused(422, "table.read_only", "POST", f"/api/games/{GAME}/{path}", body, TOKEN)
    assert LATER in error["facts"]["reason"]
    assert error["facts"]["row"] == BAD_ROW and f"number {BAD_ROW}" in error["message"]
    answer = ann.ok("POST", f"/api/games/{GAME}/why", {"action": "stop"}, TOKEN)
    assert answer["code"] == "table.read_only"


def test_it_goes_on_at_a_new_table_from_an_earlier_line(ann: Client) -> None:
    record = ann.ask("GET", f"/api/games/{GAME}/record", token=TOKEN).text
    assert record.endswith("0 pick 1\n")
    wish = {"record": record, "use": "continue", "seats": [{"me": "Ann"}, {"bot": "easy"}]}
    assert ann.ask("POST", "/api/records", wish).status_code == 201
    forked = ann.ok("POST", f"/api/games/{GAME}/fork", {"seq": BAD_ROW - 1}, TOKEN)
    view = ann.ok("GET", f"/api/games/{forked['game']}", token=forked["tokens"]["0"])
    assert "closed" not in view and view["legal"]
    for made, seq in ((Stored.broken, BAD_ROW), (Stored.illegal, len(Stored.illegal.log))):
        path = f"/api/games/{made.table.row.id}/fork"
        ann.refused(422, "table.read_only", "POST", path, {"seq": seq}, made.tokens["0"])


def test_a_table_that_cannot_be_set_up_is_refused_and_harms_no_other(ann: Client) -> None:
    path = f"/api/games/{Stored.unreadable.table.row.id}"
    error = ann.refused(422, "table.unreadable", "GET", path)
    assert "base/9" in error["facts"]["reason"]
    assert [table["game"] for table in ann.ok("GET", "/api/lobby")["tables"]] == []
    ann.new_game()


@pytest.mark.parametrize(
    ("kind", "text"), [("undo", "99"), ("undo", "x"), ("seat", "{}"), ("say", "pick 99")]
)
def test_a_damaged_row_is_named(kind: Kind, text: str) -> None:
    made = stored_game((kind, text))
    table = rebuild_table(StoredGame(made.table.row, made.log))
    assert table.broken.startswith(f"row {len(made.log)}, ") and table.game.log
