"""Axe finds nothing on any screen, large or small, in both themes; all texts are there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.server.running import ServerProcess
from tests.web.needed import NODE_MODULES, needs_chromium, needs_packages
from tests.web.occasions import OCCASIONS
from tests.web.player import Player
from tests.web.screens import PHASES, PLAIN, TROUBLES, phase_table, played_table
from tests.web.tables import Json, a_device, a_page, at_table, nowhere
from tests.web.watching import DESKTOP, PHONE, TABLET

pytestmark = [pytest.mark.page, needs_chromium, needs_packages]

TABS = ".played-side [role=tab]"
THEME = "(theme) => (document.documentElement.dataset.theme = theme)"


@cache
def axe_source() -> str:
    return (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def findings(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe has to say, each with the elements it means."""
    page.evaluate(axe_source())  # a script element would be refused by the page's own rules
    wish: Json = {"runOnly": rules} if rules else {}
    wish["resultTypes"] = ["violations"]
    found: list[Json] = page.evaluate("async (wish) => (await axe.run(wish)).violations", wish)
    return [
        f"{one['id']}: {node['html'][:200]} ({node['failureSummary'][:300]})"
        for one in found
        for node in one["nodes"]
    ]


def no_findings(page: Page, name: str) -> None:
    """Nothing on a desktop and on a phone: by candle all, by day the colours, which differ."""
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        for theme, rules in (("candle", None), ("day", ["color-contrast"])):
            page.evaluate(THEME, theme)
            assert not findings(page, rules), f"{name} by {theme}, {size['width']} wide"


@pytest.mark.parametrize("name", PLAIN)
def test_a_screen_is_for_everyone(name: str, server: ServerProcess, device: BrowserContext) -> None:
    table = nowhere(server.url)
    troubles = TROUBLES.get(name, ())
    with a_page(device, table, path=PLAIN[name], troubles=troubles) as player:
        no_findings(player.page, name)


@pytest.mark.parametrize("name", PHASES)
def test_a_phase_is_for_everyone(name: str, server: ServerProcess, device: BrowserContext) -> None:
    table = phase_table(server.url, name)
    with a_page(device, table) as player:
        player.wait()
        PHASES[name][2](player)
        no_findings(player.page, name)


@pytest.mark.parametrize("name", OCCASIONS)
def test_an_occasion_is_for_everyone(
    name: str, server: ServerProcess, device: BrowserContext
) -> None:
    with OCCASIONS[name](device, server.url, False) as player:
        no_findings(player.page, name)


def test_the_sheets_of_a_phone_are_for_everyone(server: ServerProcess, browser: Browser) -> None:
    phone: Json = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    with at_table(browser, phase_table(server.url, "conquest"), **phone) as player:
        player.wait()
        for tab in player.page.locator(".sheet-tab").all():
            player.press(tab)
            for theme in ("day", "candle"):
                player.page.evaluate(THEME, theme)
                assert not findings(player.page), f"{tab.inner_text()} by {theme}"


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["day", "candle"])
@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_every_screen_of_a_small_device_is_for_everyone(
    server: ServerProcess, browser: Browser, size: str, theme: str
) -> None:
    small: Json = {"viewport": TABLET if size == "tablet" else PHONE, "has_touch": True}
    device = a_device(browser, is_mobile=size == "phone", **small)
    found: list[str] = []
    for name in [*PLAIN, *PHASES, *OCCASIONS]:
        with _looked_at(name, device, server.url) as player:
            player.page.evaluate(THEME, theme)
            found += [f"{name}: {one}" for one in findings(player.page)]
    device.close()
    assert not found


@contextmanager
def _looked_at(name: str, device: BrowserContext, url: str) -> Iterator[Player]:
    """Somebody who touches any of the screens."""
    if name in OCCASIONS:
        with OCCASIONS[name](device, url, True) as player:
            yield player
    elif name in PLAIN:
        troubles = TROUBLES.get(name, ())
        with a_page(device, nowhere(url), path=PLAIN[name], troubles=troubles) as player:
            yield player
    else:
        with a_page(device, phase_table(url, name), touch=True) as player:
            player.wait()
            PHASES[name][2](player)
            yield player


def test_what_comes_after_the_game_is_for_everyone(
    server: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, played_table(server.url)) as player:
        tabs = player.page.locator(TABS)
        tabs.first.wait_for()
        for tab in tabs.all():
            player.page.set_viewport_size(DESKTOP)
            tab.click()
            no_findings(player.page, tab.inner_text())
