"""Puzzles over HTTP: listed without solutions, tried at a table whose die shows blanks."""

from collections.abc import Iterator

import pytest

from smallworld.core.actions import parse_action
from smallworld.lab.puzzles.puzzles import COINS, DECLINE, shipped_puzzles, state_of
from tests.server.playing import Client
from tests.server.running import ServerProcess, running_server

PUZZLES = shipped_puzzles().puzzles
OF_COINS = next(puzzle for puzzle in PUZZLES if puzzle.kind == COINS)
OF_DECLINE = next(puzzle for puzzle in PUZZLES if puzzle.kind == DECLINE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running_server(str(tmp_path_factory.mktemp("puzzles") / "tables.sqlite")) as server:
        yield server


@pytest.fixture
def ann(server: ServerProcess) -> Client:
    return Client(server.url)


def test_the_list_tells_no_solution(ann: Client) -> None:
    listed = ann.ok("GET", "/api/puzzles")
    assert [one["id"] for one in listed["puzzles"]] == [puzzle.id for puzzle in PUZZLES]
    assert listed["today"] in {puzzle.id for puzzle in PUZZLES}
    first = listed["puzzles"][0]
    assert set(first) == {"id", "kind", "grade", "map", "race", "power"}


def test_one_puzzle_has_its_position_and_no_solution(ann: Client) -> None:
    shown = ann.ok("GET", f"/api/puzzles/{OF_COINS.id}")
    assert set(shown) == {"about", "seat", "position"}
    assert shown["about"]["id"] == OF_COINS.id
    assert shown["seat"] == int(state_of(OF_COINS).turn)
    assert shown["position"]["map"] == OF_COINS.position["map"]


def test_the_solution_played_at_the_table_earns_the_most(ann: Client) -> None:
    made = ann.ok("POST", f"/api/puzzles/{OF_COINS.id}/table", {"name": "Ann"})
    [(seat, token)] = made["tokens"].items()
    solution = ann.ok("GET", f"/api/puzzles/{OF_COINS.id}/solution")
    view = ann.ok("GET", f"/api/games/{made['game']}", token=token)
    assert view["to_act"] == view["you"] == int(seat)
    assert all(one["coins"] >= 0 for one in view["position"]["seats"]), "all coins are open"
    done = ann.act(made["game"], token, view["seq"], *solution["actions"])
    paid = [event["facts"] for event in done["events"] if event["kind"] == "income"]
    assert [facts["coins"] for facts in paid] == [solution["best"]] == [OF_COINS.best]
    assert solution["record"].count("\n") > len(solution["actions"])


def test_the_die_shows_blanks(ann: Client) -> None:
    rolled = 0
    for puzzle in PUZZLES:
        made = ann.ok("POST", f"/api/puzzles/{puzzle.id}/table", {"name": "Ann"})
        [token] = made["tokens"].values()
        view = ann.ok("GET", f"/api/games/{made['game']}", token=token)
        tries = [one["action"] for one in view["legal"] if one["action"].endswith((" die", "roll"))]
        if not tries:
            continue
        done = ann.act(made["game"], token, view["seq"], tries[0])
        shown = [e["facts"]["number"] for e in done["events"] if e["kind"] == "die_rolled"]
        assert shown == [0]
        rolled += 1
        if rolled == 3:
            return
    assert rolled


def test_the_answer_to_decline_is_two_chances(ann: Client) -> None:
    solution = ann.ok("GET", f"/api/puzzles/{OF_DECLINE.id}/solution")
    assert 0 <= solution["runner_up"] < solution["best"] <= 1
    box = state_of(OF_DECLINE).box
    assert [parse_action(word, box) for word in solution["actions"]]


def test_a_try_is_no_game_of_the_device(ann: Client) -> None:
    ann.new_game()
    ann.ok("POST", f"/api/puzzles/{OF_COINS.id}/table", {"name": "Ann"})
    assert len(ann.ok("GET", "/api/me/games")["tables"]) == 1
    assert ann.ok("GET", "/api/lobby")["tables"] == []


@pytest.mark.parametrize("path", ["", "/solution"])
def test_an_unknown_puzzle_is_not_found(ann: Client, path: str) -> None:
    told = ann.refused(404, "puzzle.unknown", "GET", f"/api/puzzles/coins-999{path}")
    assert "coins-999" in told["message"]
    ann.refused(404, "puzzle.unknown", "POST", "/api/puzzles/coins-999/table", {"name": "Ann"})
    ann.refused(422, "seat.name", "POST", f"/api/puzzles/{OF_COINS.id}/table", {"name": " "})
