"""The engine protocol: valid and invalid requests."""

from __future__ import annotations

import json

import pytest

from smallworld.cli.engine.protocol import EngineSession
from smallworld.cli.engine.requests import LONGEST_LINE, SHAPES
from tests.cli.engine.session import (
    answer_to,
    new_session,
    refusal_of,
    refusal_of_line,
    well_formed,
)


def test_help_lists_every_request_with_its_keys() -> None:
    answer = answer_to(EngineSession(), "help")
    assert isinstance(answer["requests"], dict)
    assert set(answer["requests"]) == set(SHAPES)
    assert answer["requests"]["do"] == ["action", "die", "reveal"]
    assert answer["maps"] == ["base/2", "base/3", "base/4", "base/5"]


def test_quitting_is_answered() -> None:
    session = EngineSession()
    assert not session.quitting
    assert answer_to(session, "quit") == {"ok": True}
    assert session.quitting


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "request.empty"),
        (b" \t\r\n", "request.empty"),
        (b"legal", "request.json"),
        (b'{"cmd":"legal"', "request.json"),
        (b'{"cmd":"legal"}{"cmd":"legal"}', "request.json"),
        (b'{"cmd":"le\x01gal"}', "request.json"),
        (b'{"cmd":"le\x00gal"}', "request.json"),
        (b'{"cmd":"\xff\xfe"}', "request.json"),
        (b"\xff\xfe\x00", "request.json"),
        (b'{"cmd":"\\ud800"}', "request.json"),
        (b'{"cmd":"\\udc00x"}', "request.json"),
        (b'{"cmd":"do","action":"\\ud800\\u0041"}', "request.json"),
        (b'{"cmd":"perft","depth":NaN}', "request.json"),
        (b'{"cmd":"perft","depth":Infinity}', "request.json"),
        (b'{"cmd":"perft","depth":1e999}', "request.json"),
        (b'{"cmd":"perft","depth":' + b"9" * 5_000 + b"}", "request.json"),
        (b'{"cmd":"perft","depth":' + b"9" * 300 + b"}", "request.shape"),
        (b'{"cmd":"perft","depth":1e2}', "request.shape"),
        (b'{"cmd":"bot","bot":"random","seconds":1e300}', "request.shape"),
        (b"[" * 100_000, "request.too_deep"),
        (b'{"a":' * 100_000, "request.too_deep"),
        (b'{"cmd":"legal","cmd":"show"}', "request.key_twice"),
        (b'{"cmd":"position","position":{"map":"base/2","map":"base/3"}}', "request.key_twice"),
        (b"null", "request.not_an_object"),
        (b"7", "request.not_an_object"),
        (b'"legal"', "request.not_an_object"),
        (b'[{"cmd":"legal"}]', "request.not_an_object"),
        (b"{}", "request.no_cmd"),
        (b'{"CMD":"legal"}', "request.no_cmd"),
        (b'{"cmd":"Legal"}', "request.unknown_cmd"),
        (b'{"cmd":["legal"]}', "request.no_cmd"),
        (b'{"cmd":null}', "request.no_cmd"),
        (b'{"cmd":"legal","seat":0}', "request.unknown_key"),
        (b'{"cmd":"show","seat":0,"":1}', "request.unknown_key"),
        (b'{"cmd":"help"' + b" " * LONGEST_LINE + b"}", "request.too_long"),
    ],
)
def test_invalid_requests_get_one_clear_error(line: bytes, code: str) -> None:
    assert refusal_of_line(new_session(), line)["code"] == code


def test_an_unknown_request_lists_the_known_ones() -> None:
    error = refusal_of(new_session(), "move")
    assert (error["found"], error["known"]) == ("move", list(SHAPES))


def test_unknown_keys_are_named() -> None:
    error = refusal_of(new_session(), "do", action="pick 1", dye=2, x=1)
    assert error["found"] == "dye, x"
    assert error["known"] == ["cmd", "action", "die", "reveal"]


def test_long_values_are_shortened_in_errors() -> None:
    word = "x" * 500_000
    for keys in (
        {"cmd": word},
        {"cmd": "new", word: 1},
        {"cmd": "new", "map": word},
        {"cmd": "new", "options": {word: True}},
        {"cmd": "bot", "bot": word},
        {"cmd": "do", "action": word},
        {"cmd": "do", "action": f"reveal {word} hill"},
        {"cmd": "do", "action": f"conquer {word}"},
        {"cmd": "position", "position": {word: 1}},
        {"cmd": "record", "text": word},
    ):
        answer = new_session().answer_line(json.dumps(keys).encode())
        assert well_formed(answer)["ok"] is False
        assert len(answer) < 3_000


def test_a_byte_order_mark_and_blanks_around_a_request_are_fine() -> None:
    answer = new_session().answer_line(b'\xef\xbb\xbf {"cmd":"legal"} \r\n')
    assert well_formed(answer)["ok"] is True
