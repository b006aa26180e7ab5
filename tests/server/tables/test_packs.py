"""Tables with own packs and boards: played to the end, across restarts, and again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from smallworld.packs.files.packs.read import parse_pack
from smallworld.packs.game_packs import PackTexts, load_game_packs
from smallworld.play.record import read_record
from tests.kit.paths import TESTS
from tests.kit.waiting import poll_until
from tests.server.own_packs import borrowing, fens
from tests.server.playing import Client, Json
from tests.server.running import GENEROUS, running_server
from tests.server.storage.databases import BOTH_DATABASES, a_url

CONFIG = f"""{GENEROUS}
[analysis]
playouts = 2
careful = 2
nodes = 20

[bots]
stand_in_pause = 0
"""


def end_of(client: Client, game: str) -> Json:
    """Wait until the bots have played to the end; return the table."""
    view: Json = {}

    def is_over() -> bool:
        view.update(client.ok("GET", f"/api/games/{game}"))
        assert not view.get("closed") or view.get("over"), view["closed"]
        return bool(view.get("over"))

    poll_until(is_over)
    return view


def check_record(client: Client, game: str, view: Json, *packs: str) -> str:
    """Check that the game file leads to the same coins, with the packs of the table."""
    record = client.ask("GET", f"/api/games/{game}/record").text
    played = read_record(record, game_packs=load_game_packs(PackTexts(packs)))
    assert played.over and played.coins == [seat["coins"] for seat in view["position"]["seats"]]
    return record


@BOTH_DATABASES
def test_an_own_pack_and_board_are_played_through_a_restart(database: str, tmp_path: Path) -> None:
    url, toml, chance = a_url(database, tmp_path), fens(with_board=True), random.Random(7)
    wish = {"map": "fens/isle", "packs": [{"toml": toml}]}
    with running_server(url, config=CONFIG, workers=1) as server:
        ann = Client(server.url)
        made = ann.new_game({"me": "Ann"}, {"bot": "easy"}, **wish)
        game, token = made["game"], made["tokens"]["0"]
        before = ann.play_turns(game, made["tokens"], chance, most=3)
        box = ann.ok("GET", f"/api/games/{game}/box")
        assert parse_pack(box["packs"][0]["toml"], "fens.toml").label in str(before["position"])
    with running_server(url, config=CONFIG, workers=1) as server:
        ann = Client(server.url)
        after = ann.ok("GET", f"/api/games/{game}", token=token)
        assert after["seq"] >= before["seq"] and after["position"]["map"] == "fens/isle"
        assert ann.ok("GET", f"/api/games/{game}/box") == box
        ann.ok("POST", f"/api/games/{game}/hand-over", {"to": "bot", "bot": "easy"}, token)
        view = end_of(ann, game)
        check_record(ann, game, view, toml)
        again = ann.ok("POST", f"/api/games/{game}/rematch", token=token)
        assert ann.ok("GET", f"/api/games/{again['game']}/box")["packs"] == box["packs"]
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


def test_bots_play_with_tiles_and_boards_of_all_kinds(tmp_path: Path) -> None:
    bots = [{"bot": "easy"}, {"bot": "easy"}]
    with running_server(str(tmp_path / "tables.sqlite"), config=CONFIG, workers=1) as server:
        client = Client(server.url)
        for packs, more in (
            ((), {"map": "random-1/2/7/20"}),
            ((fens(), borrowing()), {"map": "random-1/2/8/20"}),
            ((borrowing(),), {"banners": "blank moles hoarding"}),
        ):
            wish = {**more, "packs": [{"toml": toml} for toml in packs]}
            game = client.new_game(*bots, **wish)["game"]
            check_record(client, game, end_of(client, game), *packs)
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


def test_hints_forks_and_analyses_know_the_packs(tmp_path: Path) -> None:
    toml = fens(with_board=True)
    wish = {"map": "fens/isle", "packs": [{"toml": toml}]}
    with running_server(str(tmp_path / "tables.sqlite"), config=CONFIG, workers=1) as server:
        ann = Client(server.url)
        made = ann.new_game({"me": "Ann"}, {"bot": "easy"}, **wish)
        game, token = made["game"], made["tokens"]["0"]
        hint = ann.ok("POST", f"/api/games/{game}/hint", token=token)
        assert hint["sentences"] and hint["moves"]
        fork = ann.ok("POST", f"/api/games/{game}/fork", {"line": 6}, token)
        forked = ann.ok("GET", f"/api/games/{fork['game']}", token=fork["tokens"]["0"])
        assert forked["position"]["map"] == "fens/isle" and forked["position"]["packs"]
        ann.ok("POST", f"/api/games/{game}/hand-over", {"to": "bot", "bot": "easy"}, token)
        record = check_record(ann, game, end_of(ann, game), toml)
        job = ann.ok("POST", f"/api/games/{game}/analysis", token=token)["job"]
        sent = {"record": record, "packs": [{"toml": toml}]}
        other = ann.ok("POST", "/api/records/analysis", sent)["job"]
        for path in (f"/api/games/{game}/analysis/{job}", f"/api/records/analysis/{other}"):
            assert analysis(ann, path, token)["sentences"]
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


def analysis(client: Client, path: str, token: str) -> Json:
    """Wait until an analysis is done; return it."""
    found: Json = {}

    def has_ended() -> bool:
        found.update(client.ok("GET", path, token=token))
        return found["state"] not in ("waiting", "running")

    poll_until(has_ended)
    assert found["state"] == "done", found
    return found


def test_the_host_puts_packs_on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also from folders: the table stores all files, so the shelf may be emptied."""
    shelf = tmp_path / "shelf"
    monkeypatch.setenv("SMALLWORLD_PACKS", str(shelf))
    folder = shelf / "fens-1.0"
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text(
        '[pack]\nid = "fens"\nversion = "1.0"\ntitle = "Fens"\n[[race]]\nid = "bogfolk"\n'
        'tokens = 6\nemblem = "bog.svg"\n[[board]]\nfile = "isle.toml"\n'
    )
    own = TESTS / "packs" / "isle.toml"
    (folder / "isle.toml").write_text(own.read_text())
    (folder / "bog.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><g></g></svg>'
    )
    url = str(tmp_path / "tables.sqlite")
    with running_server(url) as server:
        ann = Client(server.url)
        listed = {pack["id"]: pack for pack in ann.ok("GET", "/api/packs")["packs"]}
        assert listed["fens"]["cards"][0]["emblem"] and "bog.svg" not in listed["fens"]["toml"]
        made = ann.new_game({"me": "Ann"}, {"me": "Bo"}, map="fens/isle")
        box = ann.ok("GET", f"/api/games/{made['game']}/box")
        assert box["packs"][0]["hash"] == listed["fens"]["hash"]
    (folder / "pack.toml").unlink()
    with running_server(url) as server:
        ann = Client(server.url)
        assert ann.ok("GET", f"/api/games/{made['game']}/box") == box
        view = ann.ok("GET", f"/api/games/{made['game']}", token=made["tokens"]["0"])
        assert view["legal"]
