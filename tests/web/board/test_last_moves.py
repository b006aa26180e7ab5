"""What others did since one's last action is marked until the next one, and can be seen again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import ServerProcess
from tests.web.axe import AssertAccessible
from tests.web.prepared_screens import away_position
from tests.web.requirements import needs_chromium, needs_packages
from tests.web.screens import CAVE, FARM, FIELD, WOOD
from tests.web.tables import Table, at_table, set_up
from tests.web.walk import SIZES

pytestmark = [pytest.mark.page, needs_chromium]

MARKED = """() => Object.fromEntries([...document.querySelectorAll('[data-mark]')].map(
  ({ dataset }) => [dataset.mark, dataset.changed]))"""
# Cream dashes further inside than the border of a holding: as no target and no seat has them.
LOOKS = """() => {
  const look = (selector) => getComputedStyle(document.querySelector(selector));
  const seam = look('.seam-thread');
  const others = ['.target .line', '.holding .border'].map((one) => look(one).stroke);
  return { dashed: seam.strokeDasharray !== 'none', other: !others.includes(seam.stroke),
    inside: parseFloat(seam.strokeWidth) > parseFloat(look('.holding .border-edge').strokeWidth) };
}"""

# How a region is described from now on, however briefly.
LISTEN = """(region) => {
  const shape = document.querySelector(`[data-region="${region}"]`);
  window.labels = [];
  new MutationObserver(() => window.labels.push(shape.ariaLabel)).observe(shape,
    { attributes: true, attributeFilter: ['aria-label'] });
}"""


def bo_plays(table: Table) -> None:
    """Bo takes two regions from Ann and moves his tokens."""
    table.act(1, f"conquer {WOOD}", f"conquer {FARM}", "stop")
    legal = [one["action"] for one in table.view(1)["legal"]]
    table.act(1, next(action for action in legal if action.startswith("deploy")), "end")


def test_changes_stay_marked_until_the_first_action_and_are_seen_again(
    browser: Browser, server: ServerProcess
) -> None:
    table = set_up(server.url, away_position())
    with at_table(browser, table, 0, likings={"pace": "slow"}) as ann:
        ann.settled()
        bo_plays(table)
        ann.wait()
        expect(ann.page.locator("[data-mark]").first).to_be_attached()
        marked = ann.page.evaluate(MARKED)
        assert marked[str(WOOD)] == marked[str(FARM)] == "lost"
        assert str(FIELD) not in marked
        assert "taken from you since your last turn" in ann.label(WOOD)
        told = ann.page.get_by_role("status").filter(has_text="changed since your last turn")
        expect(told).to_contain_text(f"{len(marked)} regions")
        assert set(ann.page.evaluate(LOOKS).values()) == {True}

        ann.page.reload()
        ann.wait()
        ann.page.wait_for_function(f"() => Object.keys(({MARKED})()).length === {len(marked)}")
        assert ann.page.evaluate(MARKED) == marked

        ann.page.evaluate(LISTEN, WOOD)
        ann.page.keyboard.press("w")
        ann.page.wait_for_function("() => window.labels.some((one) => /Ann: 1\\sOrc/.test(one))")
        ann.wait()
        expect(ann.page.locator("[data-mark]")).to_have_count(len(marked))

        ann.press("decline")
        ann.do(ann.yes)
        expect(ann.page.locator("[data-mark]")).to_have_count(0)
        expect(ann.page.locator(".replay-changes")).to_have_count(0)


@pytest.mark.soak
@needs_packages
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_by_touch_a_button_shows_it_again(
    theme: str, browser: Browser, server: ServerProcess, assert_accessible: AssertAccessible
) -> None:
    table = set_up(server.url, away_position())
    with at_table(browser, table, 0, color_scheme=theme, **SIZES["phone"]) as ann:
        ann.settled()
        bo_plays(table)
        ann.wait()
        again = ann.page.get_by_role("button", name="Replay the others’ moves")
        expect(again).to_have_attribute("title", re.compile("^Light stitches mark"))
        assert_accessible(ann.page, "marks")
        ann.watch_for('[data-now="telling"]')
        ann.press(again)
        ann.has_noticed('[data-now="telling"]')
        ann.wait()
        assert "since your last turn" in ann.card(CAVE).inner_text()
