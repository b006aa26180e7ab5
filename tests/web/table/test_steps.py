"""Steps back, answers at the spot, and a turn by keys alone or by taps alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import ServerProcess
from tests.web.player import Player
from tests.web.requirements import needs_chromium
from tests.web.seating import Seating, mine, theirs
from tests.web.tables import Json, a_position, a_table, at_table
from tests.web.watching import PHONE

pytestmark = [pytest.mark.page, needs_chromium]

FARM, WOOD, HILL, LAKE, BOG = 2, 3, 7, 8, 21


def test_undo_takes_back_one_step_and_reset_the_whole_turn(play: Seating) -> None:
    with play("orcs", {WOOD: mine()}, hand=6) as (ann, table):
        undo, reset = (ann.page.locator(f"button.{name}").first for name in ("undo", "reset"))
        assert ann.do(FARM).hand == 4
        assert ann.do(HILL).hand == 2
        assert ann.do(undo).hand == 4
        assert "unclaimed" in ann.label(HILL)
        ann.do(4)
        ann.do(reset)
        assert ann.look().hand == 6
        assert all("unclaimed" in ann.label(region) for region in (FARM, HILL, 4))
        assert table.view(0)["position"]["seats"][0]["hand"] == 6


def test_undo_says_why_it_stops_at_the_die(play: Seating) -> None:
    with play("orcs", {WOOD: mine()}, hand=1, dealer=["die 3"]) as (ann, table):
        ann.touch_region(FARM)
        ann.do(ann.yes)
        assert table.said() == ["0 conquer 2 die", "* die 3"]
        ann.page.locator("button.undo").click(force=True)  # it says why not
        expect(ann.page.locator(".problem-line")).to_contain_text("past a die roll")


def test_a_question_about_the_die_can_be_answered_with_no(play: Seating) -> None:
    with play("orcs", {WOOD: mine()}, hand=1) as (ann, table):
        assert FARM in ann.look().where("die")
        ann.touch_region(FARM)
        expect(ann.page.locator(".asking")).to_contain_text("50%")
        ann.page.locator(".asking").get_by_role("button", name="Not now").click()
        expect(ann.page.locator(".asking")).to_have_count(0)
        assert table.said() == []


def test_a_drafted_step_is_taken_back_before_anything_the_server_knows(play: Seating) -> None:
    with play("orcs", {WOOD: mine(3)}, hand=2) as (ann, table):
        hand = ann.do("stop").hand
        ann.touch_region(WOOD)
        ann.touch_region(WOOD)
        assert ann.look().hand == hand - 2
        ann.touch_region(WOOD, less=True)
        assert ann.look().hand == hand - 1
        ann.page.locator("button.undo").click()
        assert ann.look().hand == hand - 2
        assert table.said() == ["0 stop"]


BUBBLE = """(words) => {
  const bubble = document.querySelector('.board [role=alert] > *');
  return bubble?.textContent.includes(words) ? bubble.getBoundingClientRect().toJSON() : null;
}"""


@pytest.mark.parametrize(
    ("region", "words"),
    [(BOG, "Bolotar"), (LAKE, "Lumiva"), (WOOD, "Fendril"), (9, "Tarkun")],
    ids=["too far", "water", "own", "too dear"],
)
def test_an_illegal_click_is_answered_at_the_spot(play: Seating, region: int, words: str) -> None:
    bo = {"race": "elves", "power": "forest"}
    with play("orcs", {WOOD: mine(), 9: theirs(7)}, hand=2, others=bo) as (ann, table):
        x, y = ann.spot(region)
        ann.touch_region(region)
        # It goes away by itself: its words and its place are read at once.
        box = ann.page.wait_for_function(BUBBLE, arg=words).json_value()
        assert abs(box["x"] + box["width"] / 2 - x) < 350
        assert abs(box["y"] + box["height"] / 2 - y) < 250
        assert table.said() == []


def test_a_combo_that_is_too_dear_says_so(play: Seating) -> None:
    with play.opened(a_position({"coins": 1})) as (ann, table):
        assert ann.look().picks == [1, 2]
        dear = ann.page.locator(".combo").nth(4)
        expect(dear).to_contain_text("Costs 4 coins, you have 1")
        dear.locator("button.pick").click(force=True)  # it says why not
        expect(ann.page.locator(".problem-line")).to_contain_text("4 coins")
        assert table.said() == []


# --- without a mouse
def walk_to(player: Player, region: int) -> None:
    """Walk over the board by arrow keys until the region has the focus."""
    focused = "document.activeElement?.dataset?.region ?? null"
    seen: set[str] = set()
    for key in ["ArrowUp"] * 8 + ["ArrowLeft"] * 8:
        player.page.keyboard.press(key)
    for _ in range(60):
        at = player.page.evaluate(focused)
        if at == str(region):
            return
        seen.add(at)
        key = player.page.evaluate(WAY, region)
        player.page.keyboard.press(key)
    raise AssertionError(f"{region} was not reached, only {sorted(seen)}")


WAY = """(region) => {
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const here = middle(document.activeElement);
  const there = middle(document.querySelector(`[data-region="${region}"]`));
  const [right, down] = [there[0] - here[0], there[1] - here[1]];
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
  return down > 0 ? 'ArrowDown' : 'ArrowUp';
}"""


def by_key(player: Player, key: str) -> None:
    seq = player.look().seq
    player.page.keyboard.press(key)
    player.settled(seq)


def test_a_turn_by_keys_alone(play: Seating) -> None:
    with play.picking("orcs", "flying") as (ann, table):
        ann.page.keyboard.press("1")  # chooses
        by_key(ann, "1")  # confirms
        for _ in range(40):
            ann.page.keyboard.press("Tab")
            if ann.page.evaluate("document.activeElement?.hasAttribute('data-region')"):
                break
        walk_to(ann, 13)
        by_key(ann, "Enter")
        walk_to(ann, 14)
        by_key(ann, "Enter")
        by_key(ann, "u")
        by_key(ann, "s")
        walk_to(ann, 13)
        while ann.look().hand:
            ann.page.keyboard.press("Enter")
        by_key(ann, "e")
        said = [line for line in table.said() if line.startswith("0")]
        assert said == ["0 pick 1", "0 conquer 13", "0 stop", "0 deploy 13 9", "0 end"]


def test_the_keys_are_listed_and_the_list_closes(play: Seating) -> None:
    with play("orcs", {WOOD: mine()}, hand=2) as (ann, _):
        ann.page.keyboard.press("?")
        expect(ann.page.locator("dialog[open]")).to_contain_text("move from region to region")
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog[open]")).to_have_count(0)


def test_a_turn_by_taps_on_a_phone(browser: Browser, server: ServerProcess) -> None:
    phone: Json = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    seats = [{"me": "Ann"}, {"bot": "easy"}]
    table = a_table(server.url, map="base/2", seats=seats)
    with at_table(browser, table, **phone) as ann:
        ann.play_turn()
        assert ann.wait().mine
        said = [line.split()[1] for line in table.said() if line.startswith("0")]
        assert {"pick", "conquer", "stop", "deploy", "end"} <= {*said}
        width = ann.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"]
