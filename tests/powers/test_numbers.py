"""The badge table of the rulings (1.1), whole."""

from __future__ import annotations

import pytest

from smallworld.packs.base.powers import POWERS
from tests.kit.positions import after_pick, hand_of, tray_of

BADGES = {
    "alchemist": 4,
    "berserk": 4,
    "bivouacking": 5,
    "commando": 4,
    "diplomat": 5,
    "dragon_master": 5,
    "flying": 5,
    "forest": 4,
    "fortified": 3,
    "heroic": 5,
    "hill": 4,
    "merchant": 2,
    "mounted": 5,
    "pillaging": 5,
    "seafaring": 5,
    "spirit": 5,
    "stout": 4,
    "swamp": 4,
    "underworld": 5,
    "wealthy": 4,
}


def test_1_1_there_are_these_twenty_badges() -> None:
    assert [trait.id for trait in POWERS] == list(BADGES)


@pytest.mark.parametrize(("power", "tokens"), BADGES.items())
def test_1_1_a_badge_adds_its_tokens_to_the_banner(power: str, tokens: int) -> None:
    state = after_pick("humans", power)
    assert hand_of(state) == 5 + tokens
    assert tray_of(state, "humans") == 5 - tokens
