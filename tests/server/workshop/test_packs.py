"""Own packs and boards over HTTP: checked, shown, refused, drawn."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from smallworld.packs.files.packs.read import LARGEST_FILE, parse_pack
from smallworld.packs.game_packs import MOST_PACKS
from tests.packs.files.hostile_files import PACK, hostile_emblems, hostile_maps, hostile_packs
from tests.packs.files.maps.test_broken import CORPUS as MAPS
from tests.packs.files.pack_builder import pack_text, race
from tests.packs.files.packs.test_broken import CORPUS, EXPECTED
from tests.packs.files.packs.test_hostile import HEAD, PICTURES, RACE
from tests.server.own_packs import EMBLEM, ISLE, borrowing, fens
from tests.server.playing import Client, Json
from tests.server.running import ServerProcess, running_server

LANGUAGES = ("en", "fi", "ru")
EXAMPLES = ["deepforge", "fenlights"]
QUICK = 90  # `make test` sends every ninetieth file of the hostile corpus, `make soak` all
RECORD = "smallworld 1\nrules 1\n"
TWO = [{"me": "Ann"}, {"open": True}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("packs")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SMALLWORLD_PACKS", str(folder / "shelf"))
        with running_server(str(folder / "tables.sqlite")) as server:
            yield server
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


@pytest.fixture
def ann(server: ServerProcess) -> Client:
    return Client(server.url)


def checked(client: Client, toml: str, lang: str = "en") -> Json:
    return client.ok("POST", "/api/packs/check", {"toml": toml, "lang": lang})


# --- packs
def test_the_shelf_has_the_examples_with_their_cards_and_texts(ann: Client) -> None:
    packs = ann.ok("GET", "/api/packs?lang=fi")["packs"]
    assert [pack["id"] for pack in packs][:2] == EXAMPLES
    assert len(packs) == 7
    for pack in packs:
        toml, content = pack.pop("toml"), pack.pop("content")
        assert pack.pop("origin") == ("example" if pack["id"] in EXAMPLES else "expansion")
        assert content == tomllib.loads(toml)
        assert checked(ann, toml, "fi") == {
            "faults": [],
            "pack": pack,
            "content": content,
            "warnings": [],
        }
        assert all(card["name"] and card["rule"] for card in pack["cards"])


def test_the_shelf_page_gets_the_box_and_every_pack_without_its_file(ann: Client) -> None:
    box, *packs = ann.ok("GET", "/api/shelf?lang=fi")["packs"]
    assert (box["id"], box["origin"], box["title"]) == ("base", "base", "Laatikko")
    assert (len(box["cards"]), len(box["boards"]), box["hash"]) == (34, 4, "")
    assert [card["name"] for card in box["cards"]][:2] == ["Amatsonit", "Kääpiöt"]
    listed = ann.ok("GET", "/api/packs?lang=fi")["packs"]
    assert packs == [
        {key: value for key, value in pack.items() if key not in ("toml", "content")}
        for pack in listed
    ]
    assert all("fi" in pack["languages"] for pack in [box, *packs])


def test_a_sound_pack_is_told_in_a_language(ann: Client) -> None:
    pack = checked(ann, fens(with_board=True), "fi")["pack"]
    assert pack["label"].split()[:2] == ["fens", "1.0"] and len(pack["hash"]) == 64
    assert pack["boards"] == [{"id": "fens/isle", "seats": 2, "rounds": 4, "regions": 13}]
    bogfolk, misty = pack["cards"]
    assert (bogfolk["kind"], bogfolk["name"], bogfolk["tokens"]) == ("race", "Suoväki", 6)
    assert bogfolk["emblem"] == EMBLEM and misty["emblem"] == ""
    assert (misty["kind"], misty["name"], misty["supply"]) == ("power", "Misty", 0)
    lender = checked(ann, borrowing())["pack"]["cards"][0]
    assert (lender["borrows"], lender["supply"]) == ("ratmen", 13)


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_broken_packs_give_their_faults(path: Path, ann: Client) -> None:
    text = path.read_text(encoding="utf-8")
    expected = EXPECTED.match(text)
    assert expected is not None
    found = checked(ann, text)
    assert found["pack"] is None and found["faults"]
    first = found["faults"][0]
    assert expected[2] is None or first["line"] == int(expected[2])
    assert expected[3] is None or first["key"] == expected[3]
    assert first["message"][0].isupper() or not first["message"][0].isalpha()
    assert first["message"].endswith((".", "?"))


def test_faults_are_told_in_a_language(ann: Client) -> None:
    told = {checked(ann, "x = ", lang)["faults"][0]["message"] for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert checked(ann, "x = ", "xx") == checked(ann, "x = ", "en")


def test_hostile_packs_are_refused_and_the_server_goes_on(ann: Client) -> None:
    bombs = [
        HEAD + "x = " + "[" * 3000 + "]" * 3000,
        HEAD + "x = " + "9" * 5000,
        HEAD + "a." * 30_000 + "b = 1",
        HEAD + "[" + "a." * 20_000 + "a]\n" + "b.c = 1\n" * 2000,
        HEAD + RACE + "supply = " + "9" * 4000,
        *(HEAD + RACE + f"emblem = '''{picture}'''" for picture, _ in PICTURES.values() if picture),
    ]
    for bomb in bombs:
        assert checked(ann, bomb)["faults"], bomb[:200]
        error = ann.ask("POST", "/api/games", {"seats": TWO, "packs": [{"toml": bomb}]})
        assert error.status_code == 422, error.text
        assert error.json()["error"]["code"] == "table.bad_pack"


def requests_of(kind: str, text: str) -> Iterator[tuple[str, Json]]:
    """Yield the requests that make a server read a file."""
    if kind == "board":
        yield "/api/boards/check", {"toml": text}
        inside = text.replace("[[regions]]", "[[board.regions]]")
        text = PACK.replace("[[race]]", f"[[board]]\n{inside}\n[[race]]", 1)
    elif kind == "emblem":
        text = PACK.replace("emblem = '", f"emblem = '''{text}''' #'")
    yield "/api/packs/check", {"toml": text}
    yield "/api/games", {"seats": TWO, "packs": [{"toml": text}]}
    yield "/api/games", {"seats": TWO, "map": "fens/isle", "packs": [{"toml": text}]}
    yield "/api/records", {"record": RECORD, "packs": [{"toml": text}]}
    yield "/api/balance", {"toml": text, "trait": "nobody", "games": 50}
    yield "/api/analysis", {"record": RECORD, "packs": [{"toml": text}]}


def check_answer(client: Client, name: str, path: str, body: Json) -> bool:
    """Send a file; return whether it was refused. Every refusal has a code and a sentence."""
    answer = client.ask("POST", path, body)
    assert answer.status_code < 500, (name, path, answer.text)
    said = answer.json()
    faults = [said["error"]] if "error" in said else said.get("faults", [])
    assert (answer.status_code >= 400) == ("error" in said), (name, path, answer.text)
    for fault in faults:
        area, _, rest = fault["code"].partition(".")
        assert area and rest, (name, path, fault)
        message = fault["message"]
        assert len(message) > 10 and message[-1] in ".?!”…", (name, path, fault)
        assert not any(word in message for word in ("{$", "Traceback", "msgspec")), fault
    return bool(faults)


@pytest.mark.parametrize("step", [QUICK, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize(
    ("kind", "corpus"),
    [("pack", hostile_packs), ("board", hostile_maps), ("emblem", hostile_emblems)],
)
def test_hostile_files_are_refused_with_a_code_and_a_sentence(
    kind: str, corpus: Callable[[], Iterator[tuple[str, str]]], step: int, ann: Client
) -> None:
    refused = [
        check_answer(ann, name, path, body)
        for place, (name, text) in enumerate(corpus())
        if place % step == 0
        for path, body in requests_of(kind, text)
    ]
    assert sum(refused) > 0.5 * len(refused)


def test_a_pack_that_is_code_cannot_be_sent(ann: Client) -> None:
    """A Python pack has only its name as text, for tables created by id."""
    named = 'coded = "moonfolk 1.0 0123456789ab"\n'
    assert checked(ann, named)["faults"][0]["key"] == "coded"
    wish = {"seats": TWO, "packs": [{"toml": named}]}
    ann.refused(422, "table.bad_pack", "POST", "/api/games", wish)


def test_too_much_is_refused(ann: Client) -> None:
    long = fens() + "#" * LARGEST_FILE
    ann.refused(400, "request.wrong", "POST", "/api/packs/check", {"toml": long})
    wide = fens() + "#" + "ä" * (LARGEST_FILE // 2)
    assert "65536" in checked(ann, wide)["faults"][0]["message"]
    many = [{"id": "fenlights"}] * (MOST_PACKS + 1)
    ann.refused(400, "request.wrong", "POST", "/api/games", {"seats": TWO, "packs": many})


def test_packs_that_make_no_table_are_refused(ann: Client) -> None:
    own = {"toml": fens()}
    for packs, banners, code in (
        ([{"id": "nobody"}], "added", "table.unknown_pack"),
        ([{"id": "cursed+nothing"}], "added", "pack.unknown_switch"),
        ([{}], "added", "table.pack_wish"),
        ([{"id": "fenlights", **own}], "added", "table.pack_wish"),
        ([own, own], "added", "box.pack_twice"),
        ([own, {"toml": fens(id="other")}], "added", "box.same_id"),
        ([own], "blank bogfolk misty", "box.blank_borrows"),
        ([{"toml": borrowing()}], "blank", "box.blank_choice"),
        ([own], "blank nobody", "box.unknown_choice"),
        ([own], "sideways", "box.unknown_mode"),
        ([own], "only", "box.too_few"),
        ([], "only", "box.no_packs"),
    ):
        wish: Json = {"seats": TWO, "packs": packs, "banners": banners}
        ann.refused(422, code, "POST", "/api/games", wish)


def test_a_fault_of_a_sent_pack_is_told_with_its_line(ann: Client) -> None:
    packs = [{"id": "fenlights"}, {"toml": pack_text(race(tokens=99))}]
    error = ann.refused(422, "table.bad_pack", "POST", "/api/games", {"seats": TWO, "packs": packs})
    assert error["message"].startswith("Pack 2 can’t be used. Line 7: “race.bogfolk.tokens” is 99")
    assert error["facts"]["reason"] == "pack.out_of_range"


# --- the box of a table
def test_the_box_of_a_table_has_its_tiles_and_texts(ann: Client) -> None:
    made = ann.new_game(*TWO, packs=[{"toml": fens()}])
    path = f"/api/games/{made['game']}"
    box = ann.ok("GET", f"{path}/box?lang=fi")
    assert [pack["id"] for pack in box["packs"]] == ["fens"]
    assert parse_pack(box["packs"][0]["toml"], "fens.toml").hash == box["packs"][0]["hash"]
    assert len(box["races"]) == 15 and len(box["powers"]) == 21
    assert box["races"][-1]["id"] == "bogfolk" and box["races"][-1]["numbers"]["tokens"] == 6
    assert box["banners"] == "added" and box["board"]["id"] == "base/2"
    name = box["messages"]["race-bogfolk"]
    assert name["value"] == "Suoväki" and name["attributes"]["genitive"] == "Suoväki"
    assert box["messages"]["power-misty"]["attributes"]["joined"] == "Misty-"
    assert "suo" in box["messages"]["card-race-bogfolk"]["value"], "made from its numbers"
    view = ann.ok("GET", path)
    assert view["position"]["packs"] == [box["packs"][0]["label"]]


def test_a_table_is_played_with_the_switches_of_its_packs(ann: Client) -> None:
    made = ann.new_game(*TWO, packs=[{"id": "cursed+goblins_tribes"}])
    path = f"/api/games/{made['game']}"
    [pack] = ann.ok("GET", f"{path}/box?lang=da")["packs"]
    assert pack["label"].startswith("cursed+goblins_tribes ") and pack["id"] == "cursed"
    goblins, ransacking = (
        next(card for card in pack["cards"] if card["id"] == id) for id in ("goblins", "ransacking")
    )
    assert "Glemt Folkeslag" in goblins["rule"]
    [reading] = goblins["readings"]
    assert reading["on"] and reading["text"].startswith("Glemte Folkeslag")
    assert [one["on"] for one in ransacking["readings"]] == [False]
    position = ann.ok("GET", path)["position"]
    assert position["packs"] == [pack["label"]]
    seats = [{"me": "Ann"}, {"me": "Bo"}]
    again = ann.ok("POST", "/api/games", {"position": position, "seats": seats})
    assert ann.ok("GET", f"/api/games/{again['game']}/box")["packs"][0]["label"] == pack["label"]


def test_nothing_in_a_pack_is_read_as_fluent(ann: Client) -> None:
    made = ann.new_game(*TWO, packs=[{"toml": fens()}])
    messages = ann.ok("GET", f"/api/games/{made['game']}/box")["messages"]
    said = messages["card-race-bogfolk"]["value"]
    assert said == "Swamps cost a token less. { $evil } { -term }"


def test_who_may_look_at_the_box(ann: Client, server: ServerProcess) -> None:
    made = ann.new_game(*TWO, packs=[{"toml": fens()}], table={"watch": False})
    other = ann.new_game(*TWO)
    guest, path = Client(server.url), f"/api/games/{made['game']}/box"
    guest.refused(403, "table.no_spectators", "GET", path)
    for wrong in (other["tokens"]["0"], other["invites"]["1"], other["watch"], "x" * 43):
        guest.refused(403, "seat.bad_token", "GET", path, token=wrong)
    for secret in (made["tokens"]["0"], made["invites"]["1"], made["watch"]):
        assert guest.ok("GET", path, token=secret)["packs"][0]["id"] == "fens"
    claim = {"name": "Bo", "invite": made["invites"]["1"]}
    guest.ok("POST", f"/api/games/{made['game']}/claim", claim)
    guest.refused(403, "seat.bad_token", "GET", path, token=made["invites"]["1"])
    guest.refused(404, "game.unknown", "GET", "/api/games/aaaaaaaaaaaa/box")
    public = ann.new_game(*TWO, table={"watch": False, "public": True})
    assert guest.ok("GET", f"/api/games/{public['game']}/box")["packs"] == []


def test_two_tables_with_packs_that_play_alike_keep_their_own_texts(ann: Client) -> None:
    one, two = fens(), fens().replace('"Bogfolk"', '"Marsh people"')
    names = []
    for text in (one, two):
        made = ann.new_game(*TWO, packs=[{"toml": text}])
        box = ann.ok("GET", f"/api/games/{made['game']}/box")
        names.append((box["packs"][0]["hash"], box["messages"]["race-bogfolk"]["value"]))
    assert names[0][0] == names[1][0]
    assert [name for _, name in names] == ["Bogfolk", "Marsh people"]


def test_lists_tell_which_packs_a_table_has(ann: Client) -> None:
    packs = [{"toml": fens()}, {"id": "deepforge"}]
    made = ann.new_game(*TWO, packs=packs, table={"public": True})
    plain = ann.new_game(*TWO, table={"public": True})
    listed = {table["game"]: table for table in ann.ok("GET", "/api/lobby")["tables"]}
    assert listed[made["game"]]["packs"] == ["Fens", "The Deep Forge"]
    assert "packs" not in listed[plain["game"]]


# --- boards
def test_a_random_board_is_the_same_for_the_same_wish(ann: Client) -> None:
    wish = {"seats": 2, "seed": 7}
    board = ann.ok("POST", "/api/boards", wish)
    assert board["id"] == "random-1/2/7" and board["faults"] == []
    assert board == ann.ok("POST", "/api/boards", wish)
    assert board["board"]["regions"] == 23
    small = ann.ok("POST", "/api/boards", {**wish, "regions": 20})
    assert small["id"] == "random-1/2/7/20" and small["board"]["regions"] == 20
    ann.refused(422, "board.regions", "POST", "/api/boards", {**wish, "regions": 5})
    ann.refused(400, "request.wrong", "POST", "/api/boards", {"seats": 6})
    assert ann.ok("POST", "/api/boards", {"seats": 2})["id"].startswith("random-1/2/")


def test_a_board_is_drawn_once_and_may_be_kept(ann: Client) -> None:
    board = ann.ok("POST", "/api/boards", {"seats": 2, "seed": 7})
    path = f"/api/boards/{board['drawing']}"
    shapes = ann.ask("GET", f"{path}.json")
    assert shapes.headers["cache-control"].startswith("private, max-age=")
    assert shapes.headers["content-type"].startswith("application/json")
    assert shapes.json()["map"] == board["id"] and len(shapes.json()["regions"]) == 23
    for theme in ("day", "candle"):
        picture = ann.ask("GET", f"{path}.{theme}.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        ElementTree.fromstring(picture.text)
    never_asked_for = ann.ok("GET", "/api/boards/random-1-2-7-20.json")
    assert never_asked_for["map"] == "random-1/2/7/20", "any process can draw a random board"
    for unknown in ("0" * 24 + ".json", "random-9-2-7.json", f"{board['drawing']}.png", "x"):
        ann.refused(404, "board.unknown", "GET", f"/api/boards/{unknown}")


def test_a_changed_board_is_checked_and_lies_where_it_lay(ann: Client) -> None:
    board = ann.ok("POST", "/api/boards", {"seats": 2, "seed": 7})
    changed = board["toml"].replace('"hill"', '"forest"', 1)
    found = ann.ok("POST", "/api/boards/check", {"toml": changed})
    assert found["faults"] == [] and found["drawing"] not in ("", board["drawing"])
    paths = [
        [region["path"] for region in ann.ok("GET", f"/api/boards/{key}.json")["regions"]]
        for key in (board["drawing"], found["drawing"])
    ]
    assert paths[0] == paths[1]


def test_faults_of_boards_are_told_and_most_are_drawn(ann: Client) -> None:
    tribes = ISLE.replace("tribe = false", "tribe = true").replace('"lake"', '"sea"')
    found = ann.ok("POST", "/api/boards/check", {"toml": tribes, "lang": "fi"})
    assert found["faults"][0]["line"] and found["faults"][0]["message"].endswith(".")
    assert ann.ok("GET", f"/api/boards/{found['drawing']}.json")["map"] == "isle"
    lonely = ISLE.replace("neighbours = [1, 3, 13]", "neighbours = []")
    assert ann.ok("POST", "/api/boards/check", {"toml": lonely})["drawing"] == ""
    broken = ann.ok("POST", "/api/boards/check", {"toml": "seats = 2"})
    assert broken["board"] is None and broken["faults"][0]["key"] == "id"


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_broken_maps_have_faults(path: Path, ann: Client) -> None:
    found = ann.ok("POST", "/api/boards/check", {"toml": path.read_text(encoding="utf-8")})
    assert found["faults"]
    if found["drawing"]:
        assert ann.ok("GET", f"/api/boards/{found['drawing']}.json")["regions"]


def test_the_boards_of_tables_are_drawn(ann: Client, server: ServerProcess) -> None:
    random = ann.new_game(*TWO, map="random-1/2/7", table={"watch": False})
    own = ann.new_game(*TWO, map="fens/isle", packs=[{"toml": fens(with_board=True)}])
    plain = ann.new_game(*TWO)
    browser = Client(server.url)  # browsers load pictures without a token
    for made, id in ((random, "random-1/2/7"), (own, "fens/isle"), (plain, "base/2")):
        path = f"/api/games/{made['game']}/board"
        assert browser.ok("GET", f"{path}.json")["map"] == id
        picture = browser.ask("GET", f"{path}.day.svg")
        assert picture.headers["cache-control"].startswith("private, max-age=")
        ElementTree.fromstring(picture.text)
    assert random["invites"] and own["invites"]


def test_maps_that_make_no_table_are_refused(ann: Client) -> None:
    for map, code in (
        ("random-1/3/7", "new.seat_count"),
        ("random-1/2/07", "new.unknown_map"),
        ("random-9/2/7", "new.unknown_map"),
        ("fens/isle", "new.unknown_map"),
        ("fenlights/nothing", "new.unknown_map"),
        ("../etc/passwd", "new.unknown_map"),
    ):
        ann.refused(422, code, "POST", "/api/games", {"seats": TWO, "map": map})


# --- records
def test_a_record_needs_its_pack(ann: Client) -> None:
    made = ann.new_game({"me": "Ann"}, {"me": "Bo"}, packs=[{"toml": fens()}])
    token = made["tokens"]["0"]
    record = ann.ask("GET", f"/api/games/{made['game']}/record", token=token).text
    assert record.splitlines()[2].startswith("pack fens 1.0 ")
    asked = {"record": record}
    error = ann.refused(422, "record.needs_pack", "POST", "/api/records", asked)
    assert error["facts"]["pack"] == "fens" and "Send it along" in error["message"]
    other = [{"toml": fens(tokens=7)}]
    wrong = {**asked, "packs": other}
    ann.refused(422, "record.needs_pack", "POST", "/api/records", wrong)
    ann.refused(422, "record.needs_pack", "POST", "/api/records/analysis", asked)
    right = {**asked, "packs": [{"toml": fens()}], "lang": "fi"}
    shown = ann.ok("POST", "/api/records", right)
    assert shown["box"]["messages"]["race-bogfolk"]["value"] == "Suoväki"
    assert shown["position"]["packs"] == [record.splitlines()[2].removeprefix("pack ")]
    going_on = {**right, "use": "continue", "seats": TWO}
    again = ann.ok("POST", "/api/records", going_on)
    assert ann.ok("GET", f"/api/games/{again['game']}/box")["packs"][0]["id"] == "fens"


def test_a_record_on_a_random_board_brings_its_drawing(ann: Client) -> None:
    made = ann.new_game({"me": "Ann"}, {"me": "Bo"}, map="random-1/2/7")
    token = made["tokens"]["0"]
    record = ann.ask("GET", f"/api/games/{made['game']}/record", token=token).text
    shown = ann.ok("POST", "/api/records", {"record": record})
    assert shown["box"]["board"]["id"] == "random-1/2/7"
    drawn = ann.ok("GET", f"/api/boards/{shown['drawing']}.json")
    assert drawn == ann.ok("GET", f"/api/games/{made['game']}/board.json")


def test_a_position_with_packs_begins_a_table(ann: Client) -> None:
    packs = [{"toml": fens()}]
    made = ann.new_game({"me": "Ann"}, {"me": "Bo"}, packs=packs)
    position = ann.ok("GET", f"/api/games/{made['game']}")["position"]
    wish = {"seats": TWO, "position": position}
    error = ann.refused(422, "record.needs_pack", "POST", "/api/games", wish)
    assert error["facts"]["pack"] == "fens"
    again = ann.ok("POST", "/api/games", {**wish, "packs": packs})
    seen = ann.ok("GET", f"/api/games/{again['game']}")["position"]
    assert seen["packs"] == position["packs"] and seen["column"] == position["column"]


def test_the_document_has_the_shapes(ann: Client) -> None:
    document = ann.ok("GET", "/api/openapi.json")
    assert {"PackEntry", "CardEntry", "TableBox", "BoardDrawn"} <= {
        *document["components"]["schemas"]
    }
    assert "packs" in json.dumps(document["components"]["schemas"]["NewTable"])


def test_a_blank_race_and_power_are_the_only_ones_added(ann: Client) -> None:
    wish = {"packs": [{"toml": borrowing()}], "banners": "blank moles hoarding"}
    made = ann.new_game(*TWO, **wish)
    box = ann.ok("GET", f"/api/games/{made['game']}/box")
    races = [race["id"] for race in box["races"]]
    assert len(races) == 14 and "moles" in races
    assert "ratmen" not in races and "newts" not in races
    assert box["banners"] == "blank moles hoarding"
    assert [power["id"] for power in box["powers"]][-1] == "hoarding"


def test_only_own_races_if_there_are_enough(ann: Client) -> None:
    content = "".join(race(f"people_{number}") for number in range(8))
    made = ann.new_game(*TWO, packs=[{"toml": pack_text(content)}], banners="only")
    box = ann.ok("GET", f"/api/games/{made['game']}/box")
    assert len(box["races"]) == 8
