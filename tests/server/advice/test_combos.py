"""Combo values over HTTP: of a board for all, of a column where hints are allowed."""

from collections.abc import Iterator

import pytest

from smallworld.bots.data.combos import stored_combos
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from tests.server.playing import Client
from tests.server.running import ServerProcess, running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running_server(str(tmp_path_factory.mktemp("combos") / "tables.sqlite")) as server:
        yield server


@pytest.fixture
def ann(server: ServerProcess) -> Client:
    return Client(server.url)


def test_a_board_is_told_to_anybody(ann: Client) -> None:
    found = ann.ok("GET", "/api/combos?map=base/3&stage=early")
    assert (found["map"], found["stage"]) == ("base/3", "early")
    assert found["games"] == stored_combos().boards["base/3"].games
    races, powers = len(RACES), len(POWERS)
    assert len(found["worths"]) == races + powers + races * powers
    combo = next(
        one
        for one in found["worths"]
        if (one.get("race"), one.get("power")) == ("skeletons", "merchant")
    )
    stored = stored_combos().boards["base/3"].stages["early"].combo("skeletons", "merchant")
    assert stored is not None
    assert combo["picked"] == stored.picked
    assert combo["coins"]["low"] < combo["coins"]["value"] == stored.coins < combo["coins"]["high"]
    assert ann.ok("GET", "/api/combos")["map"] == "base/2"


def test_a_board_that_nobody_measured_is_refused(ann: Client) -> None:
    told = ann.refused(404, "combos.unknown", "GET", "/api/combos?map=mine/2")
    assert "base/2" in told["message"]
    assert ann.ask("GET", "/api/combos?stage=soon").status_code == 400


def test_the_column_is_told_to_a_seat(ann: Client) -> None:
    made = ann.new_game()
    path, token = f"/api/games/{made['game']}/combos", made["tokens"]["0"]
    found = ann.ok("GET", path, token=token)
    view = ann.ok("GET", f"/api/games/{made['game']}", token=token)
    column = [(combo["race"], combo["power"]) for combo in view["position"]["column"]]
    assert [(one["race"], one["power"]) for one in found["worths"]] == column
    assert found["stage"] == "early"
    ann.refused(403, "seat.none", "GET", path)


def test_games_with_expansions_have_figures_of_their_own(ann: Client) -> None:
    wide = stored_combos(expansions=True)
    found = ann.ok("GET", "/api/combos?expansions=true&map=base/4")
    assert found["games"] == wide.boards["base/4"].games
    assert {"goblins", "orcs"} <= {one.get("race") for one in found["worths"]}
    made = ann.new_game(packs=[{"id": id} for id in wide.packs], banners="only")
    token = made["tokens"]["0"]
    found = ann.ok("GET", f"/api/games/{made['game']}/combos", token=token)
    assert len(found["worths"]) == 6, "each combo of the column has a tile of a pack"
    for one in found["worths"]:
        stored = wide.boards["base/2"].stages["early"].combo(one["race"], one["power"])
        assert stored is not None and one["coins"]["value"] == stored.coins


def test_where_hints_are_forbidden_so_are_worths(ann: Client) -> None:
    made = ann.new_game(table={"hints": False})
    path = f"/api/games/{made['game']}/combos"
    ann.refused(403, "hint.forbidden", "GET", path, token=made["tokens"]["0"])
