"""How tests talk to the referee: one request, its answer, and what must hold of every answer."""

from __future__ import annotations

import json

from smallworld.cli.engine.protocol import Referee

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


def a_referee(**keys: object) -> Referee:
    """A referee with a new game of Ann and Bo whose column is known."""
    referee = Referee(most_states=2_000)
    game: Json = {"map": "base/2", "seats": ["Ann", "Bo"], "seed": 7, "reveal": OPENING}
    told(referee, "new", **{**game, **keys})
    return referee


def told(referee: Referee, cmd: str, **keys: object) -> Json:
    """The answer to a request that must succeed."""
    answer = referee.answer({"cmd": cmd, **keys})
    assert answer["ok"] is True, answer
    return answer


def position_of(referee: Referee, **keys: object) -> Json:
    """The position that ``show`` answers."""
    position = told(referee, "show", **keys)["position"]
    assert isinstance(position, dict)
    return position


def refused(referee: Referee, cmd: str, **keys: object) -> Json:
    """The error of a request that must be refused and must change nothing."""
    return refused_line(referee, json.dumps({"cmd": cmd, **keys}).encode())


def refused_line(referee: Referee, line: bytes) -> Json:
    """The error of a line that must be refused and must change nothing."""
    before = standing(referee)
    error = well_formed(referee.answer_line(line)).get("error")
    assert isinstance(error, dict)
    assert standing(referee) == before
    return error


def standing(referee: Referee) -> tuple[Json, Json]:
    """Where the game stands and how it came there."""
    return referee.answer({"cmd": "show"}), referee.answer({"cmd": "save"})


def well_formed(line: bytes) -> Json:
    """The answer on a line, after checking what holds of every answer."""
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
