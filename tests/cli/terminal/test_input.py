"""Typed lines, and the actions they mean."""

import pytest

from smallworld.cli.terminal.input import interpret
from smallworld.core.state import State
from smallworld.play.game import new_game
from smallworld.texts.fluent import texts_for
from smallworld.texts.names import Names
from tests.kit.positions import Json, build_state

REDEPLOYING = build_state(
    {"race": "humans", "power": "hill", "hand": 3},
    regions={2: {"seat": 0, "tokens": 1}},
    phase="redeployment",
)


def picking() -> State:
    return new_game(seed=7).state


def conquering() -> State:
    game = new_game(seed=7)
    game.play("pick 1")
    return game.state


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("3", "pick 3"),
        ("pick 3", "pick 3"),
        ("p 3", "pick 3"),
        ("Giants", "pick 1"),
        ("commando giants", "pick 1"),
        ("pick Bivouacking", "pick 6"),
        ("PICK 2", "pick 2"),
        ("", ""),
        ("nonsense", "nonsense"),
    ],
)
def test_while_picking(typed: str, action: str) -> None:
    assert interpret(typed, picking()) == action


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("6", "conquer 6"),
        ("gorvak", "conquer 6"),
        ("6 die", "conquer 6 die"),
        ("c 6", "conquer 6"),
        ("take Gorvak", "conquer 6"),
        ("attack gorvak die", "conquer 6 die"),
        ("s", "stop"),
        ("pass", "stop"),
    ],
)
def test_while_conquering(typed: str, action: str) -> None:
    assert interpret(typed, conquering()) == action


@pytest.mark.parametrize("typed", ["горвак", "Gorvak"])
def test_regions_have_the_letters_of_the_language_too(typed: str) -> None:
    assert interpret(typed, conquering(), Names(texts_for("ru"))) == "conquer 6"


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("2", "deploy 2 1"),
        ("2 2", "deploy 2 2"),
        ("2 all", "deploy 2 3"),
        ("bramela all", "deploy 2 3"),
        ("deploy 2", "deploy 2 1"),
        ("put 2 3", "deploy 2 3"),
        ("done", "end"),
    ],
)
def test_while_redeploying(typed: str, action: str) -> None:
    assert interpret(typed, REDEPLOYING) == action


GHOULS: Json = {"race": "humans", "power": "hill", "declined": [{"race": "ghouls", "hand": 2}]}
GHOUL_REGIONS: dict[int, Json] = {
    2: {"seat": 0, "tokens": 1},
    5: {"seat": 0, "tokens": 1, "declined": "ghouls"},
}


@pytest.mark.parametrize(
    ("phase", "typed", "action"),
    [
        ("start", "declined 4", "declined conquer 4"),
        ("start", "decline", "decline"),
        ("redeployment", "decline", "decline"),
        ("start", "declined Mokrana die", "declined conquer 4 die"),
        ("redeployment", "declined 5", "declined deploy 5 1"),
        ("redeployment", "5", "declined deploy 5 1"),
        ("redeployment", "5 all", "declined deploy 5 2"),
        ("redeployment", "2", "deploy 2 1"),
    ],
)
def test_actions_of_a_race_in_decline(phase: str, typed: str, action: str) -> None:
    state = build_state(GHOULS, regions=GHOUL_REGIONS, phase=phase)
    assert interpret(typed, state) == action
