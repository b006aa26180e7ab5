"""The printed board is drawn sharply where somebody looks closer, and whole otherwise."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.requirements import needs_chromium
from tests.web.seating import Seating, mine

pytestmark = [pytest.mark.page, needs_chromium]

WOOD = 3
WIDTHS = """(pieces) => pieces.map((piece) => [
  piece.offsetWidth, Math.round(piece.getBoundingClientRect().width)])"""


def test_pieces_are_drawn_as_large_as_they_are_seen_and_go_when_all_is_seen(play: Seating) -> None:
    with play("orcs", {WOOD: mine(2)}, hand=2) as (ann, _):
        pieces = ann.page.locator(".terrain-piece")
        expect(pieces).to_have_count(1)
        ann.page.mouse.move(*ann.spot(WOOD))
        ann.page.mouse.wheel(0, -200)
        ann.page.mouse.wheel(0, -200)
        expect(pieces).not_to_have_count(1)
        drawn = [pair for pair in pieces.evaluate_all(WIDTHS) if pair[0] != pair[1]]
        assert len(drawn) == 1  # only the whole is stretched
        ann.page.locator(".board-tools button").last.click()
        expect(pieces).to_have_count(1)
