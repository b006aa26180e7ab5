"""Rated tables: what they need, and what nobody may do there to get rid of a loss."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from smallworld.play.game import new_game
from smallworld.play.record import write_record
from smallworld.server.jobs.bots import BotRunner
from smallworld.server.messages.games import SeatWish
from smallworld.server.messages.tables import Clock, TableRules
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from tests.kit.waiting import until
from tests.server.jobs.test_bots import Watch, a_table, at_a_server
from tests.server.playing import Client, Json
from tests.server.running import GENEROUS, running_server

RULES: Json = {"hints": False, "clock": {"per_move": 3600}, "rated": True}
OPEN: Json = {"open": True}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = str(tmp_path_factory.mktemp("rated") / "tables.sqlite")
    with running_server(database, config=f"{GENEROUS}\n[club]\nrated = true\n") as server:
        yield server.url
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


class Pair:
    """Ann and Bo at a rated table."""

    def __init__(self, url: str, *more: Json) -> None:
        self.ann, self.bo = Client(url), Client(url)
        made = self.ann.new_game({"me": "Ann"}, OPEN, *more, table=RULES)
        self.game, self.path = made["game"], f"/api/games/{made['game']}"
        self.invite = {"name": "Bo", "invite": made["invites"]["1"]}
        self.tokens = {"0": made["tokens"]["0"]}

    def sit(self) -> None:
        """Let Bo sit down."""
        self.tokens["1"] = self.bo.ok("POST", f"{self.path}/claim", self.invite)["token"]

    def view(self, seat: str = "0") -> Json:
        return self.ann.ok("GET", self.path, token=self.tokens[seat])


@pytest.fixture
def pair(url: str) -> Pair:
    return Pair(url)


def is_closed(table: Table) -> bool:
    return table.closed != ""


def a_game_file() -> str:
    return write_record(new_game("base/2", ["Ann", "Bo"], seed=1))


@pytest.mark.parametrize(
    ("why", "wish"),
    [
        ("clock", {"table": {**RULES, "clock": {}}}),
        ("hints", {"table": {**RULES, "hints": True}}),
        ("practice", {"table": {**RULES, "practice": True}}),
        ("absent", {"table": {**RULES, "absent": "bot"}}),
        ("coins", {"options": {"open_coins": True}}),
        ("seats", {"seats": [{"me": "Ann"}, {"me": "Bo"}]}),
        ("people", {"seats": [{"bot": "easy"}, {"bot": "normal"}]}),
        ("packs", {"map": "random-1/2/7"}),
        ("position", {"record": a_game_file(), "map": "base/2"}),
    ],
)
def test_what_a_rated_table_needs(url: str, why: str, wish: Json) -> None:
    whole = {"seats": [{"me": "Ann"}, OPEN], "table": RULES, **wish}
    error = Client(url).refused(422, "rated.rules", "POST", "/api/games", whole)
    assert error["facts"]["why"] == why


def test_only_measured_bots_sit_at_rated_tables(url: str) -> None:
    ann = Client(url)
    wish = {"seats": [{"me": "Ann"}, {"bot": "random"}], "table": RULES}
    ann.refused(422, "rated.bot", "POST", "/api/games", wish)
    made = ann.new_game({"me": "Ann"}, OPEN, table=RULES)
    path, token = f"/api/games/{made['game']}/hand-over", made["tokens"]["0"]
    ann.refused(422, "rated.bot", "POST", path, {"to": "bot", "bot": "greedy", "seat": 1}, token)
    ann.ok("POST", path, {"to": "bot", "bot": "hard", "seat": 1}, token)


def test_a_server_without_ratings_makes_no_rated_tables(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "tables.sqlite")) as server:
        ann = Client(server.url)
        wish = {"seats": [{"me": "Ann"}, OPEN], "table": RULES}
        ann.refused(422, "rated.off", "POST", "/api/games", wish)
        ann.refused(404, "rated.off", "GET", "/api/leaderboard")


def test_nobody_plays_against_themselves(url: str, pair: Pair) -> None:
    pair.ann.refused(403, "rated.own_seat", "POST", f"{pair.path}/claim", pair.invite)
    code = pair.ann.ok("POST", "/api/me/transfer", {"name": "Ann"})["code"]
    pair.bo.ok("POST", "/api/me/transfer/use", {"code": code})
    pair.bo.refused(403, "rated.own_seat", "POST", f"{pair.path}/claim", pair.invite)


def test_lists_and_views_say_that_a_game_is_rated(url: str) -> None:
    ann = Client(url)
    made = ann.new_game({"me": "Ann"}, OPEN, table={**RULES, "public": True})
    ann.new_game({"me": "Ann"}, OPEN, table={"public": True})
    listed = Client(url).ok("GET", "/api/lobby")["tables"]
    assert {table["game"]: table.get("rated", False) for table in listed}[made["game"]]
    assert sum(table.get("rated", False) for table in listed) == 1
    assert ann.ok("GET", f"/api/games/{made['game']}")["table"]["rated"]


def test_leaving_is_free_until_all_have_sat_down_and_then_a_loss(pair: Pair) -> None:
    early = Pair(str(pair.ann.http.base_url))
    assert early.ann.ok("POST", f"{early.path}/leave", token=early.tokens["0"])["invite"]
    pair.sit()
    left = pair.bo.ok("POST", f"{pair.path}/leave", token=pair.tokens["1"])
    assert "invite" not in left
    assert pair.view()["closed"] == "conceded"
    mine = pair.ann.ok("GET", f"/api/me/results/{pair.game}")
    assert mine["rated"] and [seat["place"] for seat in mine["seats"]] == [1, 2]
    assert mine["seats"][0]["change"] > 0 and "rating" not in mine["seats"][1]
    theirs = pair.bo.ok("GET", f"/api/me/results/{pair.game}")
    assert theirs["you"] == 1 and theirs["seats"][1]["change"] < 0
    pair.bo.refused(404, "game.unknown", "GET", "/api/me/results/nothing")
    Client(str(pair.ann.http.base_url)).refused(
        404, "result.unknown", "GET", f"/api/me/results/{pair.game}"
    )
    ratings = pair.ann.ok("GET", "/api/me/ratings")
    assert ratings["ratings"][0]["rating"] == mine["seats"][0]["rating"]
    assert ratings["ratings"][0]["provisional"] and len(ratings["points"]) == 1


def test_a_taken_seat_is_given_to_nobody_else(pair: Pair) -> None:
    pair.sit()
    path = f"{pair.path}/hand-over"
    for wish in ({"to": "device"}, {"to": "bot"}, {"to": "bot", "bot": "master"}):
        pair.bo.refused(403, "rated.hand_over", "POST", path, wish, pair.tokens["1"])
    kick = {"to": "bot", "seat": 1}
    pair.ann.refused(403, "rated.hand_over", "POST", path, kick, pair.tokens["0"])
    pair.bo.ok("POST", path, {"to": "me"}, pair.tokens["1"])


def test_only_the_last_action_can_be_undone(pair: Pair) -> None:
    pair.sit()
    view, choice = pair.view(), random.Random(1)
    undone = 0
    for _ in range(60):
        seat = str(view["to_act"])
        token, view = pair.tokens[seat], pair.view(seat)
        action = choice.choice(view["legal"])["action"]
        view = pair.ann.act(pair.game, token, view["seq"], action)["view"]
        if not view.get("may_undo"):
            continue
        after = {"after": view["seq"]}
        pair.ann.refused(422, "undo.rated", "POST", f"{pair.path}/reset-turn", after, token)
        view = pair.ann.ok("POST", f"{pair.path}/undo", after, token)["view"]
        assert not view.get("may_undo")
        after = {"after": view["seq"]}
        assert pair.ann.ask("POST", f"{pair.path}/undo", after, token).status_code == 422
        view = pair.ann.act(pair.game, token, view["seq"], action)["view"]
        undone += 1
    assert undone > 5


def test_a_running_rated_game_is_not_forked(url: str) -> None:
    ann = Client(url)
    made = ann.new_game({"me": "Ann"}, {"bot": "easy"}, table=RULES)
    path, token = f"/api/games/{made['game']}", made["tokens"]["0"]
    ann.refused(403, "fork.rated", "POST", f"{path}/fork", {"line": 0}, token)
    ann.refused(403, "hint.forbidden", "POST", f"{path}/hint", token=token)
    ann.ok("POST", f"{path}/concede", token=token)
    forked = ann.ok("POST", f"{path}/fork", {"line": 0}, token)
    assert "rated" not in ann.ok("GET", f"/api/games/{forked['game']}")["table"]


def test_a_rematch_is_rated_too(pair: Pair) -> None:
    pair.sit()
    pair.bo.ok("POST", f"{pair.path}/concede", token=pair.tokens["1"])
    for client, seat in ((pair.ann, "0"), (pair.bo, "1")):
        again = client.ok("POST", f"{pair.path}/rematch", token=pair.tokens[seat])
    assert pair.ann.ok("GET", f"/api/games/{again['game']}")["table"]["rated"]


@pytest.mark.parametrize("clock", [Clock(per_move=60.0), Clock(per_game=60.0)])
def test_who_runs_out_of_time_has_lost(clock: Clock, tmp_path: Path) -> None:
    rules = TableRules(hints=False, clock=clock, rated=True)

    async def story(tables: Tables, runner: BotRunner, watch: Watch) -> None:
        table = await a_table(tables, SeatWish(me="Ann"), SeatWish(bot="normal"), rules=rules)
        await runner.on_change(table, [])
        assert not is_closed(table)
        watch.now += 61.0
        await runner.on_change(table, [])
        await until(lambda: is_closed(table))
        assert (table.closed, table.players[0].conceded) == ("conceded", True)

    at_a_server(tmp_path, story)


def test_the_leaderboard_is_there(url: str) -> None:
    board = Client(url).ok("GET", "/api/leaderboard?pool=table")
    assert board["pool"] == "table" and board["players"] == []
    bots = ["easy", "normal", "hard", "master", "grandmaster"]
    assert [bot["bot"] for bot in board["bots"]] == bots
    Client(url).refused(400, "request.wrong", "GET", "/api/leaderboard?pool=chess")
