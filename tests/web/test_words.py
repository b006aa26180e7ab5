"""The page and the library say the same sentences from the same texts."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from smallworld.core.actions import parse_action
from smallworld.core.errors import RuleError
from smallworld.core.refusals import refusal
from smallworld.packs.loader import load_map
from smallworld.play.game import Game
from smallworld.play.record import read_record
from smallworld.server.page import Page
from smallworld.texts.events import event_sentence
from smallworld.texts.fluent import languages, texts_for
from smallworld.texts.names import Names
from smallworld.texts.refusals import refusal_sentence
from tests.web.needed import needs_node

SAY = Path(__file__).parent / "js" / "say.mjs"
GOLDEN = Path(__file__).parent.parent / "golden"


def golden_games() -> Iterator[Game]:
    for path in sorted(GOLDEN.glob("**/*.swg")):
        yield read_record(path.read_text("utf-8"))


@needs_node
@pytest.mark.parametrize("lang", languages())
def test_every_event_of_the_golden_games_and_every_refusal_reads_alike(
    lang: str, tmp_path: Path
) -> None:
    texts = tmp_path / f"{lang}.ftl"
    served = Page().file(f"texts/{lang}.ftl")
    assert served is not None
    texts.write_bytes(served.body)
    asked: list[dict[str, Any]] = []
    expected: list[str] = []
    for game in golden_games():
        names = Names(texts_for(lang), game.names, load_map(game.box.board.id))
        table = _table(game)
        for line in game.log:
            for event in line.events:
                asked.append({"event": {"kind": event.kind, "facts": event.facts}, **table})
                expected.append(event_sentence(event, names))
        for error in _refusals(game):
            told = {"code": error.code, "facts": error.facts}
            asked.append({"refusal": told, **table})
            expected.append(refusal_sentence(error, names))
    assert len(expected) > 500
    assert _said(asked, texts, lang) == expected


def _refusals(game: Game) -> Iterator[RuleError]:
    """Why things do not work at the end of a game and at some earlier moment."""
    words = [f"{word} {n}" for word in ("conquer", "abandon", "deploy", "ally") for n in (1, 4)]
    for place in range(0, len(game.log), 5):
        state = game.state_at(place)
        for word in [*words, "stop", "end", "decline", "roll", "pick 3"]:
            text = f"{word} 1" if word.startswith("deploy") else word
            error = refusal(state, parse_action(text, game.box))
            if error is not None:
                yield error


def _table(game: Game) -> dict[str, Any]:
    regions = {region.id: region.name for region in load_map(game.box.board.id).regions}
    return {"seats": game.names, "regions": regions}


def _said(asked: list[dict[str, Any]], texts: Path, lang: str) -> list[str]:
    lines = "\n".join(json.dumps(msgspec.to_builtins(question)) for question in asked)
    answer = subprocess.run(
        ["node", "--import", str(SAY.parent / "modules.mjs"), str(SAY), str(texts), lang],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return answer.stdout.splitlines()
