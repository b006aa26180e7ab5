"""``docs/protocol.md`` is true: its exchanges, its codes and its client."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from smallworld.cli.engine.protocol import EngineSession
from smallworld.cli.engine.requests import DEEPEST_PERFT, LONGEST_LINE, SHAPES
from smallworld.texts.fluent import Texts
from tests.cli.engine.session import well_formed
from tests.kit.paths import PACKAGE, ROOT

DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SOURCES = sorted((PACKAGE / "cli" / "engine").glob("*.py"))
SENTENCES = ROOT / "src" / "smallworld" / "locales" / "en" / "protocol.ftl"
GAME_OVER = "game.over"  # a refusal of the rules, which the protocol uses as it is


def blocks(language: str) -> list[str]:
    """The fenced blocks of the document in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)


def exchanges() -> list[tuple[str, str]]:
    """All requests of the document with their answers, from top to bottom."""
    lines = [line for block in blocks("text") for line in block.splitlines()]
    assert all(line.startswith("> ") for line in lines[::2])
    assert all(line.startswith("< ") for line in lines[1::2])
    return [(ask[2:], answer[2:]) for ask, answer in zip(lines[::2], lines[1::2], strict=True)]


def codes_in_the_source() -> set[str]:
    """The codes of refusals that are the protocol's own."""
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    found = set(re.findall(r'(?:RuleError|unknown_value)\(\s*"([a-z_.]+)"', text))
    assert found
    return found - {GAME_OVER}


def matches(shown: str, answer: str) -> bool:
    """Is ``answer`` what is shown, where ``…`` stands for anything?"""
    return re.fullmatch(".*".join(map(re.escape, shown.split("…"))), answer) is not None


def test_documented_exchanges_match_the_engine() -> None:
    session = EngineSession(most_states=2_000)
    for request, shown in exchanges():
        line = session.answer_line(request.encode())
        well_formed(line)
        assert matches(shown, line.decode()), f"{request}\nanswers {line.decode()}\nnot     {shown}"


def test_the_document_has_an_example_of_every_request() -> None:
    asked = {json.loads(line)["cmd"] for line, _ in exchanges() if line.startswith("{")}
    assert asked == set(SHAPES)


def test_the_document_lists_exactly_the_codes_of_the_protocol() -> None:
    listed = re.findall(r"^\| `([a-z_.]+)` \|", DOCUMENT, re.MULTILINE)
    assert len(listed) == len(set(listed))
    assert set(listed) == codes_in_the_source()


def test_every_code_of_the_protocol_has_a_sentence_and_no_sentence_is_stray() -> None:
    written = re.findall(r"^([a-z_]+-[a-z_]+) =", SENTENCES.read_text("utf-8"), re.MULTILINE)
    wanted = {code.replace(".", "-") for code in codes_in_the_source()}
    assert set(written) == wanted
    assert all(Texts(strict=True).has(message) for message in wanted)


def test_document_states_the_limits() -> None:
    assert f"at most {LONGEST_LINE:,} bytes" in DOCUMENT
    assert f"(1 … {DEEPEST_PERFT})" in DOCUMENT


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_the_client_of_the_document_plays_a_game(tmp_path: Path) -> None:
    (client,) = blocks("js")
    (tmp_path / "client.mjs").write_text(client, encoding="utf-8")
    start = "from smallworld.cli.engine.command import engine; engine()"
    command = tmp_path / "smallworld"
    command.write_text(f"#!/bin/sh\nexec {shlex.quote(sys.executable)} -c {shlex.quote(start)}\n")
    command.chmod(0o755)
    done = subprocess.run(
        ["node", "client.mjs"],
        cwd=tmp_path,
        env={**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    score = json.loads(done.stdout)
    assert score["over"] is True
    assert score["winners"]
