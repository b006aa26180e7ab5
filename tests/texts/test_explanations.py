"""Texts of explained actions."""

from smallworld.core.actions import parse_action
from smallworld.play.explain import explain
from smallworld.texts.explanations import explanation_lines
from tests.kit.positions import build_state
from tests.texts.strict_texts import names_on


def lines(action: str, hand: int = 2, race: str = "orcs", power: str = "commando") -> list[str]:
    """Explain ``action`` to Ann in mountainous Gorvak; Bo holds Bramela with three tokens."""
    state = build_state(
        {"race": race, "power": power, "hand": hand},
        {"race": "elves", "power": "flying"},
        regions={
            6: {"seat": 0, "tokens": 1},
            2: {"seat": 1, "tokens": 3},
            12: {"tribe": True},
        },
        phase="conquest",
    )
    return explanation_lines(explain(state, parse_action(action)), names_on("base/2"))


def test_a_price_part_by_part_and_the_hand() -> None:
    assert lines("conquer 12") == [
        "Price: 2 tokens",
        "base 2",
        "Lost Tribe +1",
        "Commando −1",
        "You have 2: enough.",
    ]


def test_the_minimum_is_a_part_of_its_own() -> None:
    assert lines("conquer 7", race="giants")[:5] == [
        "Price: 1 token",
        "base 2",
        "Giants −1",
        "Commando −1",
        "minimum +1",
    ]


def test_missing_tokens_odds_and_refusal() -> None:
    assert lines("conquer 2") == [
        "Price: 4 tokens",
        "base 2",
        "defending tokens +3",
        "Commando −1",
        "You have 2: 2 short.",
        "The die covers it on 2 of 6 faces (33%).",
        "Bramela (2) costs 4; you have 2. "
        "Roll the die for the missing 2, or take a cheaper region.",
    ]


def test_the_odds_of_a_legal_attempt_come_without_a_refusal() -> None:
    assert lines("conquer 2 die")[-1] == "The die covers it on 2 of 6 faces (33%)."


def test_the_income_of_ending_now() -> None:
    assert lines("stop", race="ratmen", power="merchant") == [
        "Income: 2 coins",
        "region 1",
        "Merchant 1",
    ]


def test_an_action_without_price_or_income_has_only_its_refusal() -> None:
    assert lines("abandon 6") == []
    assert lines("roll") == [
        "This race doesn’t roll before a conquest. "
        "Choose a region; you can roll for your last one if you are short of tokens."
    ]
