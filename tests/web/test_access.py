"""Axe finds nothing on any screen, in both themes; all texts are there."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.server.running import ServerProcess
from tests.web.needed import NODE_MODULES, needs_chromium, needs_packages
from tests.web.screens import PHASES, PLAIN, TROUBLES, phase_table, played_table
from tests.web.tables import Json, a_page, nowhere

pytestmark = [pytest.mark.page, needs_chromium, needs_packages]

TABS = ".played-side [role=tab]"


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
    """Nothing by day, and by candle, where only the colours differ, enough contrast."""
    for theme, rules in (("day", None), ("candle", ["color-contrast"])):
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        assert not findings(page, rules), f"{name} by {theme}"


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


def test_what_comes_after_the_game_is_for_everyone(
    server: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, played_table(server.url)) as player:
        tabs = player.page.locator(TABS)
        tabs.first.wait_for()
        for tab in tabs.all():
            tab.click()
            no_findings(player.page, tab.inner_text())
