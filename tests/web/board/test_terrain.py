"""The printed board is drawn sharply where somebody looks closer, and whole otherwise."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.requirements import needs_chromium
from tests.web.seating import Seating, mine

pytestmark = [pytest.mark.page, needs_chromium]

WOOD = 3
# The pieces are redrawn after the zoom: wait until only the whole board is stretched.
ONLY_THE_WHOLE_IS_STRETCHED = """() => {
  const pieces = [...document.querySelectorAll(".terrain-piece")];
  const stretched = pieces.filter((piece) =>
    piece.offsetWidth !== Math.round(piece.getBoundingClientRect().width));
  return pieces.length > 1 && stretched.length === 1;
}"""


def test_pieces_are_drawn_as_large_as_they_are_seen_and_go_when_all_is_seen(play: Seating) -> None:
    with play("orcs", {WOOD: mine(2)}, hand=2) as (ann, _):
        pieces = ann.page.locator(".terrain-piece")
        expect(pieces).to_have_count(1)
        ann.page.mouse.move(*ann.spot(WOOD))
        ann.page.mouse.wheel(0, -200)
        ann.page.mouse.wheel(0, -200)
        ann.page.wait_for_function(ONLY_THE_WHOLE_IS_STRETCHED)
        ann.page.locator(".board-tools button").last.click()
        expect(pieces).to_have_count(1)
