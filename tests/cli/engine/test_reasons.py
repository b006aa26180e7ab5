"""Bots asked for their reasons through the engine protocol."""

from __future__ import annotations

import json
from typing import Any

import pytest

from smallworld.bots.registry import bot_names
from smallworld.cli.engine.protocol import Referee
from tests.kit.markdown import section
from tests.kit.paths import DOCS
from tests.texts.sources import remark_facts


def answer(referee: Referee, **request: object) -> dict[str, Any]:
    line = referee.answer_line(json.dumps(request).encode())
    read: dict[str, Any] = json.loads(line)
    return read


def a_referee(map: str = "base/2") -> Referee:
    referee = Referee()
    assert answer(referee, cmd="new", map=map, seed=7)["ok"]
    return referee


def test_reasons_come_only_if_asked_for() -> None:
    referee = a_referee()
    assert answer(referee, cmd="bot", bot="planner", nodes=100).keys() == {"ok", "action"}
    told = answer(referee, cmd="bot", bot="planner", nodes=100, reasons=True)
    assert told.keys() == {"ok", "action", "reasons"}


def test_reasons_are_facts_and_sentences() -> None:
    told = answer(a_referee("base/3"), cmd="bot", bot="planner", nodes=100, reasons=True)
    reasons = told["reasons"]
    assert reasons.keys() == {"candidates", "chosen", "decline", "remarks", "sentences"}
    best = reasons["candidates"][reasons["chosen"]]
    assert best["actions"][0] == told["action"]
    assert best.keys() == {
        *("actions", "coins", "worth", "later", "others", "spare", "odds", "late", "wins"),
    }
    assert len(reasons["remarks"]) == len(reasons["sentences"])
    assert reasons["remarks"][0]["kind"] == "plan"
    assert reasons["remarks"][0]["steps"][0]["kind"] == "pick"


@pytest.mark.parametrize("bot", bot_names())
def test_a_whole_game_with_reasons(bot: str) -> None:
    referee = a_referee()
    decisions = 12 if bot == "master" else 1000  # its playouts take long where nothing is compiled
    while decisions and not answer(referee, cmd="score")["over"]:
        decisions -= 1
        told = answer(referee, cmd="bot", bot=bot, nodes=20, seed=1, reasons=True)
        assert told["ok"], told
        if bot in ("random", "learned"):
            assert told["reasons"] is None
        else:
            assert told["reasons"]["sentences"]
        assert answer(referee, cmd="do", action=told["action"])["ok"]


def test_the_same_nodes_give_the_same_answer() -> None:
    question = {"cmd": "bot", "bot": "planner", "nodes": 300, "reasons": True}
    assert answer(a_referee(), **question) == answer(a_referee(), **question)


def test_nodes_are_a_positive_number() -> None:
    for nodes in (0, -1, 1.5, "many"):
        told = answer(a_referee(), cmd="bot", bot="planner", nodes=nodes)
        assert told["error"]["code"] == "request.shape"


def test_the_page_explains_every_remark_and_its_facts() -> None:
    page = section(DOCS / "protocol.md", "Asking")
    for kind, facts in remark_facts().items():
        assert f"`{kind}`" in page, kind
        assert all(f"`{fact}`" in page for fact in facts), kind
