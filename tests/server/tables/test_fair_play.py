"""A running game without hints gets neither analysis nor hints through a copy."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.server.playing import Client, Json
from tests.server.running import GENEROUS, running_server

CONFIG = f"""{GENEROUS}
[analysis]
playouts = 2
careful = 2
nodes = 1
waiting = 100
per_address = 100
"""
ANALYSIS = "/api/records/analysis"
SEATS: list[Json] = [{"me": "Ann"}, {"me": "Bo"}]


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    database = str(tmp_path_factory.mktemp("fair") / "tables.sqlite")
    with running_server(database, config=CONFIG) as server:
        yield Client(server.url)


def a_running_game(ann: Client, **rules: Json) -> tuple[Json, str]:
    """Return a table at which some turns were played, and its game file."""
    made = ann.new_game(*SEATS, table=rules)
    ann.play_turns(made["game"], made["tokens"], random.Random(5), 40)
    return made, ann.ask("GET", f"/api/games/{made['game']}/record").text


def close(ann: Client, made: Json) -> None:
    ann.ok("POST", f"/api/games/{made['game']}/concede", token=made["tokens"]["0"])


def test_its_game_file_is_not_analysed_until_it_is_over(ann: Client) -> None:
    made, record = a_running_game(ann, hints=False)
    ann.refused(403, "analysis.still_played", "POST", ANALYSIS, {"record": record})
    lines = record.splitlines()
    cut = "\n".join(lines[:-5]).replace("seat Ann", "seat Zoe") + "\n"
    ann.refused(403, "analysis.still_played", "POST", ANALYSIS, {"record": cut})
    close(ann, made)
    ann.ok("POST", ANALYSIS, {"record": record})


def test_it_is_not_copied_to_another_table(ann: Client) -> None:
    made, record = a_running_game(ann, hints=False)
    copy = {"record": record, "seats": SEATS}
    ann.refused(403, "hint.still_played", "POST", "/api/games", copy)
    ann.refused(403, "hint.still_played", "POST", "/api/records", copy | {"use": "continue"})
    silent: Json = {"hints": False, "clock": {"per_move": 1}}  # a bot would soon play
    ann.refused(403, "hint.still_played", "POST", "/api/games", copy | {"table": silent})
    with_a_bot = copy | {"seats": [{"me": "Ann"}, {"bot": "master"}], "table": {"hints": False}}
    ann.refused(403, "hint.still_played", "POST", "/api/games", with_a_bot)
    seen = ann.ok("GET", f"/api/games/{made['game']}")["position"]
    guessed = seen | {"seats": [seat | {"coins": 9} for seat in seen["seats"]]}
    ann.refused(
        403, "hint.still_played", "POST", "/api/games", {"position": guessed, "seats": SEATS}
    )
    close(ann, made)
    ann.ok("POST", f"/api/games/{made['game']}/analysis")
    ann.ok("POST", "/api/games", copy)


def test_a_practice_table_that_deals_it_again_gets_no_help(ann: Client) -> None:
    made, record = a_running_game(ann, hints=False)
    lines = record.splitlines()
    dealt = [line.removeprefix("* ") for line in lines if line.startswith("* ")]
    again = ann.new_game(*SEATS, table={"practice": True, "clock": {"per_move": 1}}, dealer=dealt)
    path = f"/api/games/{again['game']}"
    for line in lines:
        if line[:2] in ("0 ", "1 "):
            seq = ann.ok("GET", path)["seq"]
            ann.act(again["game"], again["tokens"][line[0]], seq, line[2:])
    view = ann.ok("GET", path)
    assert view["position"] == ann.ok("GET", f"/api/games/{made['game']}")["position"]
    token = again["tokens"][str(view["to_act"])]
    bot = {"to": "bot", "bot": "master"}
    ann.refused(403, "hint.still_played", "POST", f"{path}/hint", token=token)
    ann.refused(403, "hint.still_played", "POST", f"{path}/hand-over", bot, token)
    close(ann, made)
    ann.ok("POST", f"{path}/hand-over", bot, token)
    ann.ok("POST", f"{path}/hand-over", {"to": "me"}, token)
    close(ann, again)
    ann.ok("POST", f"{path}/analysis")


def test_a_copy_with_other_combos_is_recognised_by_its_board(ann: Client) -> None:
    made, record = a_running_game(ann, hints=False)
    lines = record.splitlines()
    reveals = [i for i, line in enumerate(lines) if line.startswith("* reveal ")]
    seen = ann.ok("GET", f"/api/games/{made['game']}")["position"]
    left = {(combo["race"], combo["power"]) for combo in seen["column"]}  # nobody picked them
    spare = [i for i in reveals[:6] if tuple(lines[i].removeprefix("* reveal ").split()) in left]
    races = [lines[i].split()[2] for i in spare]
    for i, race in zip(spare, races[1:] + races[:1], strict=True):  # other pairs of the same tiles
        lines[i] = f"* reveal {race} {lines[i].split()[3]}"
    changed = "\n".join(lines) + "\n"
    assert len(spare) >= 2
    ann.refused(403, "analysis.still_played", "POST", ANALYSIS, {"record": changed})
    close(ann, made)
    ann.ok("POST", ANALYSIS, {"record": changed})


def test_a_copy_does_not_stop_the_analysis_of_the_game_it_was_made_from(ann: Client) -> None:
    made, record = a_running_game(ann)
    ann.ok("POST", "/api/games", {"record": record, "seats": SEATS, "table": {"hints": False}})
    close(ann, made)
    ann.ok("POST", f"/api/games/{made['game']}/analysis")


def test_games_with_hints_are_analysed_while_they_run(ann: Client) -> None:
    _, record = a_running_game(ann)
    ann.ok("POST", ANALYSIS, {"record": record})
    ann.ok("POST", "/api/games", {"record": record, "seats": SEATS})


def test_a_job_of_another_device_cannot_be_cancelled(ann: Client) -> None:
    _, record = a_running_game(ann)
    job = f"{ANALYSIS}/{ann.ok('POST', ANALYSIS, {'record': record})['job']}"
    stranger = Client(str(ann.http.base_url))
    for _ in range(3):
        stranger.refused(403, "analysis.not_yours", "DELETE", job)
    assert ann.ok("GET", job)["state"] != "cancelled"
    assert ann.ok("DELETE", job)["state"] in ("cancelled", "done")
