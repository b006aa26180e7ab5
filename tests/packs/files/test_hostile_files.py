"""A corpus of broken and hostile files: each is refused with a reason, or sound, and quickly."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import msgspec
import pytest

from smallworld.packs.files.packs.emblem import BadEmblem, clean_emblem
from smallworld.server.messages.packs import BoardDrawn, CheckedPack, TomlFault
from smallworld.server.workshop.tasks import (
    Refusal,
    check_board,
    check_pack,
    draw_board,
    gather_packs,
)
from tests.packs.files.hostile_files import hostile_emblems, hostile_maps, hostile_packs

CPU = 5.0  # seconds for one file; none takes one on an idle machine
QUICK = 9  # `make test` takes every ninth file, `make soak` all


def timed(corpus: Iterator[tuple[str, str]], check: Callable[[str], bool], step: int) -> list[bool]:
    """Check every ``step``-th file; return for each whether it was refused."""
    found: list[bool] = []
    for place, (name, text) in enumerate(corpus):
        if place % step:
            continue
        start = time.process_time()
        found.append(check(text))
        assert time.process_time() - start < CPU, name
    return found


def has_reasons(faults: list[TomlFault]) -> bool:
    assert len(faults) <= 40
    assert all(len(fault.message) > 10 for fault in faults)
    assert not any("{$" in fault.message or "Traceback" in fault.message for fault in faults)
    return bool(faults)


def check_one_pack(text: str) -> bool:
    answer = check_pack(text, "en")
    assert len(answer) < 200_000
    checked = msgspec.json.decode(answer, type=CheckedPack)
    refused = has_reasons(checked.faults)
    assert refused == (checked.pack is None)
    assert isinstance(gather_packs([("", text)], "base/2"), Refusal) == refused
    return refused


def check_one_map(text: str) -> bool:
    drawn = msgspec.json.decode(check_board(text, "en"), type=BoardDrawn)
    refused = has_reasons(drawn.faults)
    if drawn.drawing:  # whatever the check lets pass can be drawn
        assert isinstance(draw_board(text, "json"), bytes)
    return refused


def check_one_emblem(text: str) -> bool:
    try:
        cleaned = clean_emblem(text)
    except BadEmblem as error:
        assert error.problem
        return True
    assert "dash" not in cleaned and clean_emblem(cleaned) == cleaned
    return False


def test_the_corpus_is_large() -> None:
    counts = [len(list(made())) for made in (hostile_packs, hostile_maps, hostile_emblems)]
    assert min(counts) >= 100 and sum(counts) >= 500


@pytest.mark.parametrize("step", [QUICK, pytest.param(1, marks=pytest.mark.soak)])
def test_hostile_packs(step: int) -> None:
    refused = timed(hostile_packs(), check_one_pack, step)
    assert sum(refused) > 0.6 * len(refused)


@pytest.mark.parametrize("step", [QUICK, pytest.param(1, marks=pytest.mark.soak)])
def test_hostile_maps(step: int) -> None:
    refused = timed(hostile_maps(), check_one_map, step)
    assert sum(refused) > 0.5 * len(refused)


@pytest.mark.parametrize("step", [1])
def test_hostile_emblems(step: int) -> None:
    refused = timed(hostile_emblems(), check_one_emblem, step)
    assert sum(refused) > 0.5 * len(refused)
