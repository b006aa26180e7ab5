"""Settings over the table: they lead back, and each of them changes what is seen or heard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.server.running import ServerProcess
from tests.web.player import Player
from tests.web.requirements import needs_chromium
from tests.web.screens import HILL, conquering
from tests.web.tables import a_device, a_page, nowhere, set_up
from tests.web.watching import PHONE

pytestmark = [pytest.mark.page, needs_chromium]

COLOUR = """(seat) => {
  const counter = document.querySelector(`.board-counter.seat-${seat}`);
  return getComputedStyle(counter).getPropertyValue('--seat');
}"""
TEXTS = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.includes("/texts/")).map(({ name }) => name.split("/").at(-1))"""
LANGUAGES = [
    "Čeština",
    "Dansk",
    "English",
    "Suomi",
    "Íslenska",
    "Norsk bokmål",
    "Русский",
    "Svenska",
]


def test_settings_open_over_the_table_and_lead_back(
    server: ServerProcess, device: BrowserContext
) -> None:
    table = set_up(server.url, conquering("orcs", "alchemist"))
    with a_page(device, table, 0) as ann:
        page = ann.page
        ann.wait()
        ann.do(HILL)
        page.get_by_role("button", name="Settings").click()
        dialog = page.get_by_role("dialog", name="Settings")
        expect(dialog.get_by_role("group", name="Sound")).to_be_in_viewport()
        assert page.url.endswith(table.path)
        assert sorted(dialog.locator("option").all_inner_texts()[1:]) == sorted(LANGUAGES)
        before = [page.evaluate(COLOUR, seat) for seat in (0, 1)]
        dialog.get_by_role("radio", name="Blue").check()
        assert page.evaluate(COLOUR, 0) == before[1]
        assert page.evaluate(COLOUR, 1) == before[0]
        dialog.get_by_role("switch", name="Region numbers").check()
        dialog.get_by_role("group", name="Animation").get_by_role("radio", name="Off").check()
        expect(page.locator("html")).to_have_attribute("data-motion", "off")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(page.locator(".names .counted").first).to_be_visible()
        assert ann.look().mine, "nothing was left"
        mute = page.get_by_role("button", name="Turn sound off")
        mute.click()
        expect(page.get_by_role("button", name="Turn sound on")).to_be_visible()


def test_the_texts_of_a_chosen_language_are_the_only_ones_loaded(
    server: ServerProcess, browser: Browser
) -> None:
    """The document preloads those that the page uses, also where the browser speaks English."""
    device = a_device(browser)
    with a_page(device, nowhere(server.url), path="/settings") as visitor:
        page = visitor.page
        page.locator(".settings select").select_option("fi")
        page.wait_for_function("() => document.documentElement.lang === 'fi'")
        assert loaded_texts(visitor) == ["fi"]
        page.locator(".settings select").select_option("")
        page.wait_for_function("() => document.documentElement.lang === 'en'")
        assert loaded_texts(visitor) == ["en"]
    device.close()


def loaded_texts(visitor: Player) -> list[str]:
    """The languages whose texts a reload fetches."""
    visitor.page.reload()
    visitor.page.wait_for_selector("html[data-ready=yes]")
    names: list[str] = visitor.page.evaluate(TEXTS)
    return sorted({name.partition(".")[0] for name in names})


# How many choices of a group stand in each of its rows.
ROWS = """(group) => {
  const rows = new Map();
  for (const key of group.querySelectorAll('.choice-key')) {
    const top = Math.round(key.getBoundingClientRect().top);
    rows.set(top, (rows.get(top) ?? 0) + 1);
  }
  return [...rows.values()];
}"""


def test_on_a_phone_no_choice_stands_alone(server: ServerProcess, browser: Browser) -> None:
    device = a_device(browser, viewport=PHONE, locale="fi")
    with a_page(device, nowhere(server.url), path="/settings") as visitor:
        for name in ("Äänet", "Teema"):
            assert visitor.page.get_by_role("group", name=name).evaluate(ROWS) == [3], name
        paces = visitor.page.get_by_role("group", name="Animaatiot")
        assert paces.evaluate(ROWS) == [2, 2], "none stands alone"
    device.close()


def test_sound_is_soft_at_first_and_one_press_from_silence(
    server: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, nowhere(server.url), path="/") as visitor:
        page = visitor.page
        page.evaluate("localStorage.clear()")
        page.goto(server.url)
        page.get_by_role("link", name="Settings").click()
        expect(page.get_by_role("radio", name="Soft")).to_be_checked()
        page.goto(server.url)
        page.get_by_role("button", name="Turn sound off").click()
        expect(page.get_by_role("button", name="Turn sound on")).to_be_visible()
