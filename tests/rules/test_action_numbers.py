"""The numbers of actions: log files, search trees and trained networks rely on them."""

from __future__ import annotations

import pytest

from smallworld.core.actions import parse_action
from smallworld.packs.loader import base_box


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("pick 1", 0),
        ("decline", 6),
        ("stop", 7),
        ("end", 8),
        ("roll", 9),
        ("ally 0", 10),
        ("abandon 1", 15),
        ("conquer 1", 75),
        ("conquer 1 die", 135),
        ("conquer 1 dragon", 195),
        ("conquer 1 sorcery", 255),
        ("withdraw 1", 315),
        ("place camp 1", 375),
        ("place fortress 1", 435),
        ("place hero 1", 495),
        ("declined abandon 1", 555),
        ("declined conquer 1", 615),
        ("declined conquer 1 die", 675),
        ("deploy 1 1", 735),
        ("declined deploy 1 1", 1935),
        ("die 0", 3135),
        ("reveal amazons alchemist", 3139),
        ("decline 1", 5059),
        ("conquer 1 hired", 5119),
        ("place marker 1", 5179),
        ("place power marker 1", 5239),
        ("place catapult 1", 5299),
        ("regroup", 5359),
        ("conquer 1 hurl 1", 5360),
    ],
)
def test_numbers_never_change(text: str, number: int) -> None:
    assert parse_action(text, base_box()) == number
