"""Texts of bots' reasons: every kind, every branch, and whole games."""

from typing import cast

import pytest

from smallworld import new_game
from smallworld.bots.explain.steps import steps_of
from smallworld.bots.planner import PlannerBot
from smallworld.bots.registry import create_bot
from smallworld.core.actions import parse_action
from smallworld.core.engine import legal_actions
from smallworld.core.state import State
from smallworld.core.view import view_of
from smallworld.play.reasons import Reasons, Step
from smallworld.texts.reasons import plan_clause, reason_lines, remark_sentence, short_reason
from tests.kit.positions import build_state, held
from tests.texts.samples import STEPS, a_remark
from tests.texts.source_scan import remark_facts
from tests.texts.strict_texts import CheckedTexts, names_on


@pytest.mark.parametrize("kind", sorted(remark_facts()))
@pytest.mark.parametrize("number", [0, 1, 3])
def test_every_remark_finds_its_facts_in_every_branch(kind: str, number: int) -> None:
    said = remark_sentence(a_remark(kind, number), names_on("base/2"))
    assert said.endswith("."), said
    assert said[0].isupper(), said


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.kind)
def test_every_step_finds_its_facts(step: Step) -> None:
    assert plan_clause([step], names_on("base/2"))


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("name", ["planner", "greedy", "easy"])
def test_reasons_in_a_whole_game(seats: int, name: str) -> None:
    texts = CheckedTexts()
    names = names_on(f"base/{seats}", texts)
    game = new_game(f"base/{seats}", names.seats[:seats], seed=20 + seats)
    bot = cast(PlannerBot, create_bot(name, seed=1, nodes=60))
    while not game.over:
        seat = game.to_act
        assert seat is not None
        action = bot.choose(game.view(seat), legal_actions(game.state), game.coins)
        reasons = bot.reasons(game.view(seat), game.coins)
        lines = reason_lines(reasons, names)
        assert lines and short_reason(reasons, names).startswith(lines[0])
        assert all(line.endswith(".") for line in lines), lines
        game.play(action)
    assert texts.formatted >= {
        "reason-plan",
        "reason-place",
        "step-take",
        "step-put",
        "reason-combo",
    }


def plan(state: State, *actions: str) -> str:
    numbers = [parse_action(action, state.box) for action in actions]
    return plan_clause(steps_of(state, numbers), names_on("base/2"))


def a_turn(phase: str = "start", round: int = 1) -> State:
    """Ann's Skeletons hold Gorvak with four tokens, Bo's Elves hold Bramela."""
    return build_state(
        {"race": "skeletons", "power": "hill", "declined": [{"race": "ghouls"}]},
        {"race": "elves", "power": "flying"},
        regions={
            6: held(0, 4),
            2: held(1, 2),
            16: {"seat": 0, "tokens": 2, "declined": "ghouls"},
        },
        phase=phase,
        round=round,
    )


def test_conquests_in_a_row_are_one_step() -> None:
    assert plan(a_turn(), "conquer 7", "conquer 2", "conquer 9 die") == (
        "take Kolmira (7) and Bramela (2), then try Tarkun (9) with the die"
    )


def test_final_step_is_omitted_unless_it_is_the_only_one() -> None:
    assert plan(a_turn(), "conquer 7", "stop") == "take Kolmira (7)"
    assert plan(a_turn(), "stop") == "stop here"
    assert plan(a_turn(phase="redeployment"), "deploy 6 2", "end") == "place 2 tokens in Gorvak (6)"


def test_a_declined_race_is_named() -> None:
    assert plan(a_turn(), "declined conquer 10") == "take Solvina (10) with the Ghouls in decline"


def reasons_of(state: State, name: str = "planner") -> Reasons:
    bot = cast(PlannerBot, create_bot(name, seed=1, nodes=200))
    return bot.reasons(view_of(state, int(state.actor)))


def told(state: State, name: str = "planner") -> list[str]:
    return reason_lines(reasons_of(state, name), names_on(state.box.board.id))


def kinds(reasons: Reasons) -> list[str]:
    return [remark.kind for remark in reasons.remarks]


def test_the_case_of_decline_adds_up() -> None:
    reasons = reasons_of(a_turn(round=5))
    (remark,) = [remark for remark in reasons.remarks if remark.kind.startswith("decline_")]
    facts = cast(dict[str, int], remark.facts)
    assert reasons.decline is not None
    assert round(reasons.decline) == facts["now"] + facts["later"]
    assert facts["coins"] == abs(round(reasons.decline))


def test_greed_tells_only_what_a_decline_loses_now() -> None:
    reasons = reasons_of(a_turn(round=5), "greedy")
    assert "decline_greedy" in kinds(reasons)
    assert "later" not in kinds(reasons)
    assert all(candidate.later is None for candidate in reasons.candidates)


def test_seats_that_lose_regions_are_named() -> None:
    state = build_state(
        {"race": "orcs", "power": "commando"},
        {"race": "elves", "power": "flying"},
        regions={6: held(0, 9), 2: held(1, 1), 7: held(1, 1), 9: held(1, 1)},
        round=9,
    )
    assert [line for line in told(state) if line.startswith("Bo loses")]


def test_candidates_tell_what_a_plan_leaves() -> None:
    reasons = reasons_of(a_turn(round=5))
    best = reasons.candidates[0]
    assert best.later is not None and best.later > 0
    assert best.others is not None
    assert list(reasons.candidates) == sorted(
        reasons.candidates, key=lambda candidate: candidate.worth, reverse=True
    )


def test_a_guard_is_explained_by_who_stands_near() -> None:
    state = build_state(
        {"race": "orcs", "power": "commando", "hand": 3},
        {"race": "elves", "power": "flying"},
        regions={6: held(0, 1), 2: held(1, 2)},
        phase="redeployment",
    )
    assert told(state) == [
        "Place 3 tokens in Gorvak (6).",
        "Gorvak (6) gets 4 tokens: Bo is next to it.",
    ]


def test_peace_is_made_with_the_strongest() -> None:
    state = build_state(
        {"race": "orcs", "power": "diplomat"},
        {"race": "elves", "power": "flying"},
        {"race": "giants", "power": "hill"},
        regions={2: held(0, 1), 4: held(1, 2), 7: held(2, 5)},
        phase="after_scoring",
    )
    assert told(state) == [
        "Make peace with Cy.",
        "Cy is the strongest possible ally, with 5 tokens.",
    ]


def test_a_late_decline_is_weighed() -> None:
    state = build_state(
        {"race": "orcs", "power": "stout"},
        {"race": "elves", "power": "flying"},
        regions={6: held(0, 1), 7: held(0, 1), 2: held(1, 9)},
        phase="after_scoring",
        round=4,
    )
    reasons = reasons_of(state)
    assert {"late_now", "late_not"} & set(kinds(reasons))
    assert reasons.decline is not None
    assert len(reasons.candidates) == 2


def test_displaced_defenders_have_reasons_too() -> None:
    state = build_state(
        {"race": "giants", "power": "hill"},
        {"race": "elves", "power": "stout", "hand": 2},
        regions={7: held(0, 6), 13: held(1, 1)},
        phase="refuge",
        to_act=1,
    )
    assert told(state)[0] == "Place 2 tokens in Sorvald (13)."


def test_a_bot_that_makes_mistakes_admits_them() -> None:
    seen = [
        kinds(cast(PlannerBot, create_bot("easy", seed=seed)).reasons(view_of(a_turn(), 0)))
        for seed in range(40)
    ]
    assert any("overlooked" in found for found in seen)
    assert any("overlooked" not in found for found in seen)


def test_the_first_action_of_the_plan_is_what_the_bot_chooses() -> None:
    for name in ("planner", "easy", "normal", "greedy"):
        for state in (a_turn(), a_turn(round=5), a_turn(phase="conquest")):
            bot = cast(PlannerBot, create_bot(name, seed=3, nodes=200))
            reasons = bot.reasons(view_of(state, 0))
            first = reasons.candidates[reasons.chosen].actions[0]
            fresh = create_bot(name, seed=3, nodes=200)
            assert fresh.choose(view_of(state, 0), legal_actions(state)) == first


def test_no_reasons_after_the_game() -> None:
    assert reasons_of(build_state(phase="over", round=10, turn=1, to_act=1)) == Reasons((), None)
