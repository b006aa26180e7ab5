"""The engine protocol: reasons of bots."""

from __future__ import annotations

import json
from typing import Any

import pytest

from smallworld.bots.registry import bot_names
from smallworld.cli.engine.protocol import EngineSession
from tests.kit.markdown import section
from tests.kit.paths import DOCS
from tests.texts.source_scan import remark_facts


def answer(session: EngineSession, **request: object) -> dict[str, Any]:
    line = session.answer_line(json.dumps(request).encode())
    read: dict[str, Any] = json.loads(line)
    return read


def new_session(map: str = "base/2") -> EngineSession:
    session = EngineSession()
    assert answer(session, cmd="new", map=map, seed=7)["ok"]
    return session


def test_reasons_only_on_request() -> None:
    session = new_session()
    assert answer(session, cmd="bot", bot="planner", nodes=100).keys() == {"ok", "action"}
    answered = answer(session, cmd="bot", bot="planner", nodes=100, reasons=True)
    assert answered.keys() == {"ok", "action", "reasons"}


def test_reasons_are_facts_and_sentences() -> None:
    answered = answer(new_session("base/3"), cmd="bot", bot="planner", nodes=100, reasons=True)
    reasons = answered["reasons"]
    assert reasons.keys() == {"candidates", "chosen", "decline", "remarks", "sentences"}
    best = reasons["candidates"][reasons["chosen"]]
    assert best["actions"][0] == answered["action"]
    assert best.keys() == {
        *("actions", "coins", "worth", "later", "others", "spare", "odds", "late", "wins"),
    }
    assert len(reasons["remarks"]) == len(reasons["sentences"])
    assert reasons["remarks"][0]["kind"] == "plan"
    assert reasons["remarks"][0]["steps"][0]["kind"] == "pick"


@pytest.mark.parametrize("bot", bot_names())
def test_a_whole_game_with_reasons(bot: str) -> None:
    session = new_session()
    decisions = 12 if bot == "master" else 1000  # its playouts take long where nothing is compiled
    while decisions and not answer(session, cmd="score")["over"]:
        decisions -= 1
        answered = answer(session, cmd="bot", bot=bot, nodes=20, seed=1, reasons=True)
        assert answered["ok"], answered
        if bot in ("random", "learned"):
            assert answered["reasons"] is None
        else:
            assert answered["reasons"]["sentences"]
        assert answer(session, cmd="do", action=answered["action"])["ok"]


def test_the_same_nodes_give_the_same_answer() -> None:
    question = {"cmd": "bot", "bot": "planner", "nodes": 300, "reasons": True}
    assert answer(new_session(), **question) == answer(new_session(), **question)


def test_nodes_are_a_positive_number() -> None:
    for nodes in (0, -1, 1.5, "many"):
        answered = answer(new_session(), cmd="bot", bot="planner", nodes=nodes)
        assert answered["error"]["code"] == "request.shape"


def test_the_page_explains_every_remark_and_its_facts() -> None:
    page = section(DOCS / "protocol.md", "Queries")
    for kind, facts in remark_facts().items():
        assert f"`{kind}`" in page, kind
        assert all(f"`{fact}`" in page for fact in facts), kind
