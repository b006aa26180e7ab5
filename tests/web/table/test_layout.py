"""The board has most of the screen, and every player is seen beside it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from smallworld.packs.maps import load_map
from tests.server.running import ServerProcess
from tests.web.reading import read
from tests.web.requirements import needs_chromium
from tests.web.screens import HILL, PHASES, phase_table
from tests.web.seating import mine
from tests.web.tables import Json, a_device, a_page, a_position, a_table, at_table, set_up
from tests.web.walk import SIZES
from tests.web.watching import DESKTOP, PHONE, TABLET

pytestmark = [pytest.mark.page, needs_chromium]

SHARE = """() => {
  const { width, height } = document.querySelector('.board-sheet').getBoundingClientRect();
  return (width * height) / (innerWidth * innerHeight);
}"""
# The lines of seats, each wholly inside the panel, the screen, and one line high.
SEEN = """() => {
  const panel = document.querySelector('.seat-list').getBoundingClientRect();
  return [...document.querySelectorAll('.seat-card')].filter((card) => {
    const { top, bottom, height } = card.getBoundingClientRect();
    return top >= panel.top && bottom <= Math.min(panel.bottom, innerHeight) && height < 50;
  }).length;
}"""
SMALL: ViewportSize = {"width": 1280, "height": 720}
LYING: ViewportSize = {"width": 844, "height": 390}
RACES = ("orcs", "elves", "giants", "wizards", "tritons")
POWERS = ("flying", "hill", "forest", "merchant", "seafaring")


def everybody(seats: int) -> Json:
    """A game in which everybody has a race, and most have one in decline."""
    board = f"base/{seats}"
    land = [region.id for region in load_map(board).regions if not region.is_water]
    old = ("humans", "trolls", "dwarves")
    players: list[Json] = [
        {"race": race, "power": power, "coins": 10}
        for race, power in list(zip(RACES, POWERS, strict=True))[:seats]
    ]
    players[0]["hand"] = 4
    regions: dict[int, Json] = {}
    for seat in range(seats):
        regions[land[2 * seat]] = mine(1) | {"seat": seat}
    for seat, race in enumerate(old[:seats]):
        players[seat]["declined"] = [{"race": race}]
        regions[land[2 * seat + 1]] = mine(1, declined=race) | {"seat": seat}
    return a_position(*players, map=board, round=3, regions=regions)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_board_has_most_of_the_screen_and_all_seats_are_seen(
    seats: int, server: ServerProcess, browser: Browser
) -> None:
    device = a_device(browser)
    with a_page(device, set_up(server.url, everybody(seats))) as ann:
        ann.wait()
        for width, height, share in ((1440, 900, 0.6), (1280, 720, 0.55)):
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.page.wait_for_function(f"() => ({SHARE})() >= {share}")
            assert ann.page.evaluate(SEEN) == seats
        ann.page.set_viewport_size(TABLET)
        ann.page.wait_for_function(f"() => ({SEEN})() === {seats}")
        ann.press(ann.page.locator(".seat-1 summary"))
        expect(ann.page.locator(".seat-1 .people-rule").first).to_be_visible()
    device.close()


def test_names_of_bots_are_read_whole_beside_their_races(
    server: ServerProcess, browser: Browser
) -> None:
    bots = [{"bot": level} for level in ("normal", "hard", "easy")]
    table = a_table(server.url, position=everybody(4), seats=[{"me": "Ann"}, *bots])
    device = a_device(browser, locale="ru", viewport=SMALL)
    with a_page(device, table, 0) as ann:
        ann.wait()
        for viewport in (SMALL, TABLET):
            ann.page.set_viewport_size(viewport)
            ann.page.wait_for_function(f"() => ({SEEN})() === 4")
            assert not read(ann.page).faults
    device.close()


def test_a_board_that_was_seen_whole_grows_with_its_window(
    server: ServerProcess, browser: Browser
) -> None:
    device = a_device(browser, viewport=SMALL)
    with a_page(device, set_up(server.url, everybody(2))) as ann:
        ann.wait()
        for button in ("Zoom in", "Zoom out"):
            ann.press(ann.page.get_by_role("button", name=button))
        ann.page.set_viewport_size({"width": 1440, "height": 900})
        ann.page.wait_for_function(f"() => ({SHARE})() >= 0.6")
    device.close()


HEIGHTS = """() => {
  window.heights = new Set();
  window.cut = new Set();
  const look = () => {
    const bar = document.querySelector('.top-bar');
    const prompt = bar?.querySelector('.prompt p');
    if (!prompt) return;
    window.heights.add(bar.offsetHeight);
    const { top, bottom } = prompt.getBoundingClientRect();
    if (top < bar.getBoundingClientRect().top || bottom > bar.getBoundingClientRect().bottom)
      window.cut.add(prompt.textContent);
  };
  new MutationObserver(look).observe(document.body,
    { childList: true, subtree: true, characterData: true });
}"""


def test_the_header_of_a_phone_keeps_its_height_while_bots_play(
    server: ServerProcess, browser: Browser
) -> None:
    heights, _ = headers_of_a_turn(server, browser)
    assert len(heights) == 1


@pytest.mark.soak
@pytest.mark.parametrize("_", range(5))
def test_the_header_of_a_phone_cuts_no_sentence(
    server: ServerProcess, browser: Browser, _: int
) -> None:
    """In soak only: which sentences random bots cause differs from run to run."""
    assert headers_of_a_turn(server, browser)[1] == []


def headers_of_a_turn(server: ServerProcess, browser: Browser) -> tuple[list[int], list[str]]:
    """Play a turn and watch those of two bots; return heights, and sentences that were cut."""
    seats = [{"me": "Ann"}, {"bot": "random"}, {"bot": "random"}]
    table = a_table(server.url, map="base/3", seats=seats)
    with at_table(browser, table, locale="ru", viewport=PHONE, has_touch=True) as ann:
        ann.wait()
        ann.page.evaluate(HEIGHTS)
        ann.play_turn(1)
        ann.wait()
        heights: list[int] = ann.page.evaluate("[...window.heights]")
        cut: list[str] = ann.page.evaluate("[...window.cut]")
    return heights, cut


# How many tokens in hand are under the buttons beside them.
UNDER = """() => {
  const offers = [...document.querySelectorAll('.offer')].map((one) => one.getBoundingClientRect());
  const end = Math.min(...offers.map(({ left }) => left));
  return [...document.querySelectorAll('.in-hand .token')].filter((token) => {
    const { right, top } = token.getBoundingClientRect();
    return top < innerHeight && right > end;
  }).length;
}"""


def test_four_buttons_leave_the_hand_free(server: ServerProcess, browser: Browser) -> None:
    with at_table(browser, phase_table(server.url, "ghouls first"), viewport=TABLET) as ann:
        ann.wait()
        expect(ann.page.locator(".offer")).to_have_count(4)
        assert ann.page.evaluate(UNDER) == 0
        ann.page.set_viewport_size(LYING)
        expect(ann.page.locator(".table.tablet")).to_be_visible()
        assert ann.page.evaluate(UNDER) == 0


ROWS = """() => new Set([...document.querySelectorAll('.offer')].map((one) => {
  const { top, height } = one.getBoundingClientRect();
  return Math.round(top + height / 2);
})).size"""


@pytest.mark.parametrize("phase", ["five offers", "ghouls first"])
def test_many_buttons_stand_in_one_row_on_a_desktop(
    phase: str, server: ServerProcess, browser: Browser
) -> None:
    with at_table(browser, phase_table(server.url, phase), locale="ru", viewport=SMALL) as ann:
        ann.wait()
        expect(ann.page.locator(".offer").nth(3)).to_be_visible()
        for viewport in (SMALL, DESKTOP):
            ann.page.set_viewport_size(viewport)
            assert ann.page.evaluate(ROWS) == 1
            assert ann.page.evaluate(UNDER) == 0
            assert not read(ann.page).faults


def test_on_a_lying_phone_the_card_of_a_region_leaves_the_board_in_sight(
    server: ServerProcess, browser: Browser
) -> None:
    with at_table(browser, phase_table(server.url, "conquest"), **SIZES["lying phone"]) as ann:
        ann.wait()
        x, _ = ann.spot(HILL)
        card, board = ann.card(HILL).bounding_box(), ann.page.locator(".board").bounding_box()
        assert card and board
        assert not (card["x"] < x < card["x"] + card["width"]), "the region itself is seen"
        assert card["width"] * card["height"] < board["width"] * board["height"] / 2


def test_on_small_screens_the_prompt_is_short(server: ServerProcess, browser: Browser) -> None:
    """It has two lines at most, also where the bar is low."""
    with at_table(browser, phase_table(server.url, "conquest"), viewport=TABLET) as ann:
        ann.wait()
        prompt = ann.page.locator(".prompt p")
        for viewport in (TABLET, LYING):
            ann.page.set_viewport_size(viewport)
            expect(prompt).to_have_text("Your turn: conquer with 6 Orcs, or go into decline.")
        ann.page.set_viewport_size(SMALL)
        expect(prompt).to_contain_text("Flying Orcs")


ROOM = """() => {
  const bar = document.querySelector('.top-bar').getBoundingClientRect();
  const words = document.querySelector('.prompt p').getBoundingClientRect();
  return Math.min(words.top - bar.top, bar.bottom - words.bottom);
}"""


@pytest.mark.parametrize(
    "phase",
    [pytest.param(name, marks=[] if name == "sorcery" else pytest.mark.soak) for name in PHASES],
)
def test_on_the_smallest_phone_no_prompt_is_cut(
    phase: str, server: ServerProcess, browser: Browser
) -> None:
    view = {"width": 320, "height": 640}
    small: Json = {"viewport": view, "has_touch": True, "is_mobile": True}
    with at_table(browser, phase_table(server.url, phase), locale="ru", **small) as ann:
        ann.wait()
        PHASES[phase][2](ann)
        assert ann.page.evaluate(ROOM) >= 1, ann.look().prompt
