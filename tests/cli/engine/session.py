"""Send requests to an engine session and check what holds for every answer."""

from __future__ import annotations

import json

from smallworld.cli.engine.protocol import EngineSession

Json = dict[str, object]

OPENING = [
    "humans hill",
    "elves flying",
    "skeletons merchant",
    "trolls wealthy",
    "dwarves stout",
    "giants spirit",
]

REDEPLOYING: Json = {
    "map": "base/2",
    "phase": "redeployment",
    "seats": [
        {"name": "Ann", "coins": 12, "race": "humans", "power": "hill", "hand": 3},
        {"name": "Bo", "coins": 9},
    ],
    "regions": {"2": {"seat": 0, "tokens": 1}, "6": {"seat": 0, "tokens": 2}},
}


def new_session(**keys: object) -> EngineSession:
    """Return a session with a new game of Ann and Bo and known combos."""
    session = EngineSession(most_states=2_000)
    game: Json = {"map": "base/2", "seats": ["Ann", "Bo"], "seed": 7, "reveal": OPENING}
    answer_to(session, "new", **{**game, **keys})
    return session


def answer_to(session: EngineSession, cmd: str, **keys: object) -> Json:
    """Return the answer to a request that must succeed."""
    answer = session.answer({"cmd": cmd, **keys})
    assert answer["ok"] is True, answer
    return answer


def position_of(session: EngineSession, **keys: object) -> Json:
    """Return the position that ``show`` answers."""
    position = answer_to(session, "show", **keys)["position"]
    assert isinstance(position, dict)
    return position


def refusal_of(session: EngineSession, cmd: str, **keys: object) -> Json:
    """Return the error of a request that must be refused and change nothing."""
    return refusal_of_line(session, json.dumps({"cmd": cmd, **keys}).encode())


def refusal_of_line(session: EngineSession, line: bytes) -> Json:
    """Return the error of a line that must be refused and change nothing."""
    before = snapshot(session)
    error = well_formed(session.answer_line(line)).get("error")
    assert isinstance(error, dict)
    assert snapshot(session) == before
    return error


def snapshot(session: EngineSession) -> tuple[Json, Json]:
    """Return the position and the log of the game."""
    return session.answer({"cmd": "show"}), session.answer({"cmd": "save"})


def well_formed(line: bytes) -> Json:
    """Decode an answer after checking what holds for every answer."""
    assert b"\n" not in line
    answer = json.loads(line.decode())
    assert isinstance(answer, dict)
    assert isinstance(answer["ok"], bool)
    assert answer["ok"] is ("error" not in answer or "legal" in answer)
    if not answer["ok"]:
        assert set(answer) == {"ok", "error"}
        assert isinstance(answer["error"]["code"], str)
        assert " " in answer["error"]["message"], answer
        assert answer["error"]["code"] != "engine.bug", answer
    return answer
