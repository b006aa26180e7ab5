"""Any bytes get one well-formed answer per line, and no error changes the game."""

from __future__ import annotations

import copy
import json

from hypothesis import given
from hypothesis import strategies as st

from smallworld.cli.engine.protocol import EngineSession
from smallworld.cli.engine.requests import SHAPES
from tests.cli.engine.session import Json, answer_to, new_session, snapshot, well_formed

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.just(10**40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


def played_session() -> EngineSession:
    """A game some turns old: two races a seat, tokens and coins on the table."""
    session = new_session()
    for seed in range(60):
        answer_to(
            session, "do", action=answer_to(session, "bot", bot="random", seed=seed)["action"]
        )
    return session


PLAYED = played_session()
RECORD = answer_to(PLAYED, "save")["text"]
VALID: list[Json] = [
    {"cmd": "new", "map": "base/2", "seats": ["Ann", "Bo"], "seed": 7, "options": {}},
    {"cmd": "new", "map": "base/3", "options": {"open_coins": True}, "reveal": ["orcs swamp"]},
    {"cmd": "position", "position": answer_to(PLAYED, "show")["position"], "seed": 1},
    {"cmd": "position", "position": answer_to(PLAYED, "show", seat=1)["position"]},
    {"cmd": "record", "text": RECORD},
    {"cmd": "legal"},
    {"cmd": "do", "action": "stop"},
    {"cmd": "do", "action": "decline", "reveal": "orcs swamp"},
    {"cmd": "do", "action": "conquer 7 die", "die": 2},
    {"cmd": "explain", "action": "conquer 9"},
    {"cmd": "explain", "action": "end"},
    {"cmd": "show", "seat": None},
    {"cmd": "score"},
    {"cmd": "perft", "depth": 2, "split": True},
    {"cmd": "bot", "bot": "random", "seed": 3, "seconds": 1.0},
    {"cmd": "undo"},
    {"cmd": "reset"},
    {"cmd": "save"},
    {"cmd": "help"},
    {"cmd": "quit"},
]


def a_copy(session: EngineSession) -> EngineSession:
    """A referee with the same game, so that no example depends on another."""
    other = EngineSession(most_states=200)
    answer_to(other, "record", text=answer_to(session, "save")["text"], seed=1)
    return other


def check(session: EngineSession, line: bytes) -> None:
    """One line in: one good answer out, and after an error all is as it was."""
    before = snapshot(session)
    answer = well_formed(session.answer_line(line))
    if answer["ok"] is False:
        assert snapshot(session) == before
    elif session.answer({"cmd": "legal"})["ok"]:
        play_on(session)


def play_on(session: EngineSession) -> None:
    """What was accepted can be played, saved and read again."""
    for seed in range(8):
        if answer_to(session, "legal")["to_act"] is not None:
            answer_to(
                session, "do", action=answer_to(session, "bot", bot="random", seed=seed)["action"]
            )
    other = EngineSession()
    answer_to(other, "record", text=answer_to(session, "save")["text"])
    assert answer_to(other, "show")["position"] == named(answer_to(session, "show")["position"])


def named(position: object) -> object:
    """The position as a record keeps it, where every seat has a name."""
    assert isinstance(position, dict)
    for number, seat in enumerate(position["seats"]):
        seat.setdefault("name", f"Seat {number}")
    return position


@st.composite
def mutated_requests(draw: st.DrawFn) -> bytes:
    """A valid request with something, somewhere, replaced, dropped or added."""
    request = copy.deepcopy(draw(st.sampled_from(VALID)))
    for _ in range(draw(st.integers(1, 3))):
        mutate(draw, request)
    return json.dumps(request).encode()


def mutate(draw: st.DrawFn, node: object) -> None:
    """Change one place in ``node``, at any depth."""
    if isinstance(node, dict):
        places: list = list(node)
    elif isinstance(node, list):
        places = list(range(len(node)))
    else:
        return
    what = draw(st.sampled_from(("deeper", "replace", "nudge", "drop", "add")))
    if what == "add" and isinstance(node, dict):
        node[draw(st.sampled_from(("die", "seed", "hand", "camps", "")) | st.text())] = draw(
            JSON_VALUES
        )
    if not places:
        return
    place = draw(st.sampled_from(places))
    if what == "deeper":
        mutate(draw, node[place])
    elif what == "replace":
        node[place] = draw(JSON_VALUES)
    elif what == "nudge":
        node[place] = nudged(draw, node[place])
    elif what == "drop":
        del node[place]


def nudged(draw: st.DrawFn, value: object) -> object:
    """Nearly the same: a number beside it, another truth, a text with one character changed."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + draw(st.integers(-3, 3))
    if isinstance(value, str) and value:
        at = draw(st.integers(0, len(value) - 1))
        return value[:at] + draw(st.characters() | st.sampled_from("0129 \n")) + value[at + 1 :]
    if isinstance(value, list) and value:
        return [*value, draw(st.sampled_from(value))]
    return value


@given(st.binary(max_size=200))
def test_random_bytes(line: bytes) -> None:
    check(a_copy(PLAYED), line)


@given(JSON_VALUES)
def test_random_json(value: object) -> None:
    check(a_copy(PLAYED), json.dumps(value).encode())


@given(st.sampled_from(sorted(SHAPES)), st.dictionaries(st.text(), JSON_VALUES, max_size=3))
def test_known_command_with_random_keys(cmd: str, keys: Json) -> None:
    check(a_copy(PLAYED), json.dumps({**keys, "cmd": cmd}).encode())


@given(
    st.sampled_from(sorted(SHAPES)),
    st.fixed_dictionaries(
        {},
        optional={
            key: JSON_VALUES | st.integers(0, 9)
            for key in sorted({key for shape in SHAPES.values() for key in shape.__struct_fields__})
        },
    ),
)
def test_known_command_with_random_values(cmd: str, values: Json) -> None:
    known = SHAPES[cmd].__struct_fields__
    keys = {key: value for key, value in values.items() if key in known}
    check(a_copy(PLAYED), json.dumps({"cmd": cmd, **keys}).encode())


@given(mutated_requests())
def test_mutated_requests(line: bytes) -> None:
    check(a_copy(PLAYED), line)


@given(st.sampled_from(VALID), st.data())
def test_mutated_bytes(request: Json, data: st.DataObject) -> None:
    line = bytearray(json.dumps(request).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(line) - 1))
        until = at + data.draw(st.integers(0, 3))
        line[at:until] = data.draw(st.binary(max_size=3))
        line = line or bytearray(b"{")
    check(a_copy(PLAYED), bytes(line))


@given(st.lists(mutated_requests() | st.sampled_from(VALID).map(lambda r: json.dumps(r).encode())))
def test_a_whole_conversation(lines: list[bytes]) -> None:
    session = EngineSession(most_states=200)
    for line in lines:
        check(session, line)
