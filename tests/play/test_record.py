"""Records: what is written can be read, and the first bad line is named."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from smallworld.core.errors import BadRecord
from smallworld.play.game import Game, new_game
from smallworld.play.position.read import read_position
from smallworld.play.record import read_record, write_record

OPENING = """\
smallworld 1
rules 1
map base/2
option own_tokens_defend on
seat Ann
seat Bo
# the column from top to bottom
* reveal humans hill
* reveal elves flying
* reveal skeletons merchant
* reveal trolls wealthy
* reveal dwarves stout
* reveal giants spirit
0 pick 3
* reveal orcs swamp
0 conquer 12
"""


def refused(text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    return caught.value.code, caught.value.facts


def test_a_record_is_read_and_written_again() -> None:
    game = read_record(OPENING)
    assert game.names == ["Ann", "Bo"]
    assert game.to_act == 0
    assert write_record(game) == OPENING.replace("# the column from top to bottom\n", "")


def test_blank_lines_carriage_returns_and_a_mark_do_not_matter() -> None:
    assert read_record("\ufeff" + OPENING.replace("\n", "\r\n\r\n")).state.same_as(
        read_record(OPENING).state
    )


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ("smallworld 1", "smallworld 2", 1, "record.first_line"),
        ("smallworld 1", "\x00\x01", 1, "record.first_line"),
        ("rules 1", "rules 99", 2, "record.rules"),
        ("map base/2", "map base/7", 3, "record.map"),
        ("map base/2", "map base/3", 6, "record.seats"),
        ("map base/2\n", "", 5, "record.no_map"),
        ("own_tokens_defend on", "own_tokens on", 4, "record.option"),
        ("own_tokens_defend on", "own_tokens_defend yes", 4, "record.option_value"),
        ("seat Bo", "seat", 6, "record.name"),
        ("seat Bo", "seat B\x07o", 6, "record.name"),
        ("seat Bo", "seat " + "x" * 61, 6, "record.name"),
        ("seat Bo\n", "", 5, "record.seats"),
        ("* reveal elves flying", "* reveal elfs flying", 9, "record.illegal"),
        ("* reveal elves flying", "* reveal elves hill", 9, "record.illegal"),
        ("* reveal elves flying", "0 reveal elves flying", 9, "record.dealers_word"),
        ("0 pick 3", "* pick 3", 14, "record.seats_word"),
        ("0 pick 3", "1 pick 3", 14, "record.wrong_seat"),
        ("0 pick 3", "0 pick 7", 14, "record.illegal"),
        ("0 pick 3", "zero pick 3", 14, "record.who"),
        ("0 pick 3", "999999999999 pick 3", 14, "record.who"),
        ("0 pick 3", "0 pick 99999999999999999999", 14, "record.illegal"),
        ("0 conquer 12", "0 conquer 9", 16, "record.illegal"),
        ("0 conquer 12", "0", 16, "record.illegal"),
        ("0 conquer 12", "0 conquer 60", 16, "record.illegal"),
    ],
)
def test_the_first_bad_line_is_named(old: str, new: str, line: int, code: str) -> None:
    assert old in OPENING
    found, facts = refused(OPENING.replace(old, new))
    assert (found, facts["line"]) == (code, line)


def test_the_reason_of_an_illegal_line_is_told() -> None:
    _, facts = refused(OPENING.replace("conquer 12", "conquer 9"))
    assert facts["reason"] == "conquer.not_an_entry"
    assert facts["facts"] == {"region": 9}


def test_nothing_at_all() -> None:
    assert refused("")[0] == "record.empty"
    assert refused("\n# only a comment\n")[0] == "record.empty"


def test_a_record_from_a_set_position() -> None:
    position = {
        "map": "base/2",
        "round": 3,
        "seats": [
            {"name": "Ann", "coins": 9, "race": "humans", "power": "hill", "hand": 4},
            {"name": "Bo", "coins": 12},
        ],
    }
    state, names = read_position(position)
    game = Game(state.box, names, start=state)
    game.deal()
    game.play("conquer 12")
    again = read_record(write_record(game))
    assert again.state.same_as(game.state)
    assert again.start is not None and again.start.same_as(state)
    headless = [
        line for line in write_record(game).splitlines() if line[:4] not in ("map ", "seat")
    ]
    assert read_record("\n".join(headless)).state.same_as(game.state)


def test_a_position_that_is_refused_names_its_line() -> None:
    text = 'smallworld 1\nrules 1\nposition {"map": "base/2", "seats": [{}]}\n'
    code, facts = refused(text)
    assert (code, facts["line"], facts["reason"]) == ("record.position", 3, "position.shape")


def test_a_position_that_differs_from_the_header() -> None:
    text = 'smallworld 1\nmap base/3\nposition {"map": "base/2", "seats": [{}, {}]}\n'
    assert refused(text + "")[0] in ("record.seats", "record.position_differs")


def test_a_record_that_is_too_long_is_refused_quickly() -> None:
    assert refused("x" * 4_000_001)[0] == "record.too_long"


@settings(max_examples=150)
@given(st.text(max_size=300))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    _read_or_refuse(text)
    _read_or_refuse("smallworld 1\nrules 1\nmap base/2\nseat A\nseat B\n" + text)


@settings(max_examples=150)
@given(st.integers(0, len(OPENING)), st.integers(0, 40), st.text(max_size=20))
def test_a_damaged_record_is_read_or_refused(start: int, length: int, text: str) -> None:
    _read_or_refuse(OPENING[:start] + text + OPENING[start + length :])


def _read_or_refuse(text: str) -> None:
    try:
        read_record(text)
    except BadRecord as refused:
        assert refused.code.startswith("record.")


def test_half_a_game_can_be_played_on() -> None:
    game = new_game(seed=5)
    game.play("pick 2")
    again = read_record(write_record(game))
    again.play(again.legal_actions()[0])
    assert len(again.log) > len(game.log)
