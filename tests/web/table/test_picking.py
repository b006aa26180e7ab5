"""A pick: whole texts, terrain that matters, a second press to confirm; tiles afterwards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.maps import load_map
from smallworld.texts.fluent import texts_for
from smallworld.texts.languages import languages
from tests.server.running import ServerProcess
from tests.web.requirements import needs_chromium
from tests.web.screens import phase_table
from tests.web.seating import Seating
from tests.web.tables import Json, a_device, a_page, a_position, at_table, set_up
from tests.web.watching import PHONE, TABLET

pytestmark = [pytest.mark.page, needs_chromium]

SMALL = {"width": 1280, "height": 720}
LONG = "fi"
HILLS = [region.id for region in load_map("base/2").regions if region.terrain == "hill"]
LIT = """() => [...document.querySelectorAll('.region.lit')]
  .map((one) => Number(one.dataset.region))"""
# Every text of the cards that is not wholly inside the picker, or under something else.
CUT = """() => {
  const picker = document.querySelector('.combos').getBoundingClientRect();
  const texts = [...document.querySelectorAll(
    '.combo :is(.combo-name, .combo-rule span, .combo-why, .pick)')];
  return texts.filter((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const isInside = left >= picker.left && right <= picker.right && top >= picker.top
      && bottom <= Math.min(picker.bottom, innerHeight);
    const isCut = getComputedStyle(text).overflow !== 'visible'
      && text.scrollHeight > text.clientHeight + 1;
    return !isInside || isCut;
  }).map((text) => text.textContent);
}"""


def longest_column(lang: str) -> list[Json]:
    """Six combos with the longest rules in a language."""
    texts = texts_for(lang)

    def longest(kind: str, ids: list[str]) -> list[str]:
        numbers: Json = {name: 1 for name in ("tokens", "supply")}
        said = {id: len(texts.say(f"card-{kind}-{id}", **numbers)) for id in ids}
        return sorted(ids, key=lambda id: -said[id])[:6]

    races = longest("race", [race.id for race in RACES])
    powers = longest("power", [power.id for power in POWERS])
    # The longest race gets the shortest of these powers: no card is the longest of both.
    return [{"race": r, "power": p} for r, p in zip(races, reversed(powers), strict=True)]


@pytest.mark.parametrize(
    "lang",
    [pytest.param(lang, marks=[] if lang == LONG else pytest.mark.soak) for lang in languages()],
)
def test_all_six_combos_are_read_whole_on_a_small_screen(
    lang: str, server: ServerProcess, browser: Browser
) -> None:
    device = a_device(browser, viewport=SMALL, locale=lang)
    position = a_position({"coins": 9}, column=longest_column(lang))
    with a_page(device, set_up(server.url, position)) as ann:
        ann.wait()
        assert ann.page.evaluate(CUT) == []
    device.close()


@pytest.mark.parametrize(
    "lang",
    [pytest.param(lang, marks=[] if lang == LONG else pytest.mark.soak) for lang in languages()],
)
def test_six_combos_are_seen_on_a_tablet_without_scrolling(
    lang: str, server: ServerProcess, browser: Browser
) -> None:
    device = a_device(browser, viewport=TABLET, has_touch=True, locale=lang)
    with a_page(device, phase_table(server.url, "pick"), touch=True) as ann:
        ann.wait()
        panel = ann.page.locator(".panels .tab-panel")
        assert panel.evaluate("panel => panel.scrollHeight <= panel.clientHeight")
    device.close()


BOARD = """() => {
  const { width, height } = document.querySelector('.board-sheet').getBoundingClientRect();
  return (width * height) / (innerWidth * innerHeight);
}"""


def test_a_pick_leaves_the_board_what_the_cards_do_not_need(
    server: ServerProcess, browser: Browser
) -> None:
    device = a_device(browser, viewport=TABLET)
    with a_page(device, phase_table(server.url, "pick")) as ann:
        ann.wait()
        ann.page.wait_for_function(f"() => ({BOARD})() >= 0.08")
        ann.page.set_viewport_size({"width": 1920, "height": 1080})
        ann.page.wait_for_function(f"() => ({BOARD})() >= 0.2")
        assert ann.page.evaluate(CUT) == []
        ann.page.set_viewport_size({"width": 844, "height": 390})
        expect(ann.page.locator(".combo .pick").nth(1)).to_be_in_viewport(ratio=1)
    device.close()


# Words of names that are broken between two lines: a name breaks between words and before its race.
BROKEN = """(names) => [...document.querySelectorAll(names)].flatMap((name) => {
  const text = [...name.childNodes].find((one) => one.nodeType === Node.TEXT_NODE);
  return [...text.data.matchAll(/[^\\s\\u00AD-]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index + 1); // at its start, the hyphen before it counts too
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(([word]) => word);
})"""


def column_of_longest_names(lang: str) -> list[Json]:
    """Six combos with the longest words in their names."""
    texts = texts_for(lang)

    def longest(kind: str, ids: list[str]) -> list[str]:
        return sorted(ids, key=lambda id: -max(map(len, texts.say(f"{kind}-{id}").split())))[:6]

    races = longest("race", [race.id for race in RACES])
    powers = longest("power", [power.id for power in POWERS])
    return [{"race": r, "power": p} for r, p in zip(races, powers, strict=True)]


@pytest.mark.parametrize(
    "lang",
    [pytest.param(lang, marks=[] if lang == LONG else pytest.mark.soak) for lang in languages()],
)
def test_no_word_of_a_combo_is_broken(lang: str, server: ServerProcess, browser: Browser) -> None:
    column = column_of_longest_names(lang)
    device = a_device(browser, viewport=SMALL, locale=lang)
    with a_page(device, set_up(server.url, a_position({"coins": 9}, column=column))) as ann:
        ann.wait()
        assert ann.page.evaluate(BROKEN, ".combo-name") == []
        ann.page.locator(".combo .pick").first.click()
        ann.page.locator(".combo .pick").first.click()
        expect(ann.page.locator(".combo-tile-name")).to_have_count(6)
        assert ann.page.evaluate(BROKEN, ".combo-tile-name") == []
    device.close()


@pytest.mark.parametrize(
    "lang",
    [pytest.param(lang, marks=[] if lang == "ru" else pytest.mark.soak) for lang in languages()],
)
def test_why_a_combo_is_too_dear_is_read_whole_on_a_small_screen(
    lang: str, server: ServerProcess, browser: Browser
) -> None:
    device = a_device(browser, viewport=SMALL, locale=lang)
    with a_page(device, phase_table(server.url, "pick")) as ann:
        ann.wait()
        expect(ann.page.locator(".combo-why")).to_have_count(2)
        assert ann.page.evaluate(CUT) == []
    device.close()


def test_on_a_phone_all_six_combos_are_seen_in_their_sheet(
    server: ServerProcess, browser: Browser
) -> None:
    with at_table(browser, phase_table(server.url, "conquest"), viewport=PHONE) as ann:
        ann.wait()
        ann.press(ann.page.locator(".sheet-tab").first)
        expect(ann.page.locator(".combo").last).to_be_in_viewport(ratio=1)


def test_a_combo_lights_what_matters_and_is_confirmed_by_a_second_press(play: Seating) -> None:
    with play.picking("orcs", "hill") as (ann, table):
        page = ann.page
        first, second = page.locator(".combo").nth(0), page.locator(".combo").nth(1)
        first.hover()
        assert page.evaluate(LIT) == HILLS
        page.mouse.move(2, 2)
        assert page.evaluate(LIT) == []
        first.locator(".pick").focus()
        assert page.evaluate(LIT) == HILLS
        ann.press(second.locator(".pick"))
        expect(second).to_have_class("combo card   chosen")
        ann.press(first.locator(".pick"))
        expect(second).not_to_have_class("combo card   chosen")
        expect(first.locator(".pick")).to_contain_text("Confirm")
        expect(page.locator(".combo-again")).to_contain_text("regions this turn")
        taken = page.evaluate(LIT)
        assert taken and {*taken} <= {region.id for region in load_map("base/2").regions}
        assert not [line for line in table.said() if "pick" in line]
        page.keyboard.press("Escape")
        expect(page.locator(".combo.chosen")).to_have_count(0)
        page.keyboard.press("1")
        expect(page.locator(".combo.chosen")).to_have_count(1)
        assert not [line for line in table.said() if "pick" in line]
        before = ann.look().seq
        page.keyboard.press("1")
        ann.settled(before)
        assert "0 pick 1" in table.said()


def test_the_combos_are_narrow_when_nobody_picks_and_open_on_demand(play: Seating) -> None:
    with play("orcs", {3: {"seat": 0, "tokens": 2}}, hand=4) as (ann, _):
        page = ann.page
        column = page.locator(".combos")
        narrow = column.bounding_box()
        assert narrow and narrow["width"] <= 150
        expect(page.locator(".combo-tile")).to_have_count(6)
        ann.press(page.locator(".combo-tile").first)
        expect(page.locator(".combo-rule")).to_have_count(12)
        assert page.evaluate(CUT) == []
        ann.press(column.get_by_role("button", name="Close"))
        expect(page.locator(".combo-tile")).to_have_count(6)
        page.keyboard.press("k")
        expect(page.locator(".combo-rule")).to_have_count(12)
