"""Every refusal of the server has a sentence, and every sentence is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from smallworld.core.errors import RuleError
from smallworld.server.messages.errors import ErrorBody, build_error, encode_error, to_json_values
from smallworld.server.messages.tables import TableRules
from smallworld.server.refusals import Refused, Unprocessable
from smallworld.server.storage.rows import GameRow
from smallworld.server.tables.table import CLOSED_BY_THE_SERVER, Table
from smallworld.texts.fluent import Texts
from smallworld.texts.languages import languages
from tests.kit.paths import PACKAGE

SERVER = PACKAGE / "server"
SENTENCES = SERVER.parent / "locales" / "en" / "server.ftl"
RAISED = re.compile(
    r"(?:Refus(?:ed|al)|Forbidden|NotFound|Stale|TooOften|Unprocessable|Illegal|_with_status)\(\s*"
    r'"([a-z_]+\.[a-z_]+)"'
)
BY_STATUS = {
    "request.bad",
    "request.no_such_path",
    "request.no_such_method",
    "request.no_json",
    "request.too_large",
}
# Every job queue puts its own kind before these.
BY_QUEUE = {
    f"{kind}.{code}"
    for kind in ("analysis", "balance")
    for code in ("unknown", "too_busy", "not_yours")
}


def codes() -> set[str]:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(SERVER.rglob("*.py")))
    return set(RAISED.findall(text)) | BY_STATUS | BY_QUEUE


@pytest.mark.parametrize("code", sorted(codes()))
def test_every_code_of_the_server_has_a_sentence(code: str) -> None:
    assert Texts(strict=True).has(code.replace(".", "-"))


def test_no_sentence_of_the_server_is_stray() -> None:
    written = re.findall(r"^([a-z_]+-[a-z_]+) =", SENTENCES.read_text("utf-8"), re.MULTILINE)
    assert len(written) == len(set(written))
    assert {message.replace("-", ".", 1) for message in written} <= codes()


def test_an_error_has_code_sentence_and_facts() -> None:
    error = build_error(RuleError("conquer.water", {"region": 7}))
    assert error.code == "conquer.water" and error.facts == {"region": 7}
    assert error.message.startswith("Region 7 is water")
    assert encode_error(Refused("seat.none")).startswith(
        b'{"error":{"code":"seat.none","message":"Only'
    )
    assert ErrorBody(error).error.legal == []


def test_facts_are_plain_whatever_they_are() -> None:
    assert to_json_values({"a": (1, 2), "b": Path("x"), "c": {"d": None}}) == {
        "a": (1, 2),
        "b": "x",
        "c": {"d": None},
    }


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("closed", CLOSED_BY_THE_SERVER)
def test_a_closing_reason_of_the_server_is_said_in_every_language(lang: str, closed: str) -> None:
    table = Table(GameRow("game", 0.0, "base/2", {}, TableRules()))
    table.closed = closed
    with pytest.raises(Unprocessable) as caught:
        table.check(0, None)
    assert caught.value.facts["reason"] == closed
    said = caught.value.sentence(lang)
    assert closed not in said and not said.startswith("table")
    table.closed = "insults"
    with pytest.raises(Unprocessable) as caught:
        table.check(0, None)
    assert "insults" in caught.value.sentence(lang)
