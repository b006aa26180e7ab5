"""Axe finds nothing on any screen, large or small, in both themes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.kit.soak import in_soak
from tests.server.running import ServerProcess
from tests.web.axe import SET_THEME, AssertAccessible, findings
from tests.web.player import Player
from tests.web.prepared_screens import PREPARED_SCREENS
from tests.web.requirements import needs_chromium, needs_packages
from tests.web.screens import PHASES, PLAIN, TROUBLES, phase_table, played_table
from tests.web.tables import Json, a_device, a_page, at_table, nowhere
from tests.web.watching import DESKTOP, PHONE, TABLET

pytestmark = [pytest.mark.page, needs_chromium, needs_packages]

TABS = ".played-side [role=tab]"
# Phases and prepared screens that `make test` checks, one of each kind; `make soak` checks all.
PHASES_CHECKED = ("pick", "conquest", "die question", "redeployment", "late decline", "menu")
PREPARED_CHECKED = ("waiting for friends", "own tables", "shelf")


@pytest.mark.parametrize("name", PLAIN)
def test_a_screen_is_accessible(
    name: str, server: ServerProcess, device: BrowserContext, assert_accessible: AssertAccessible
) -> None:
    table = nowhere(server.url)
    troubles = TROUBLES.get(name, ())
    with a_page(device, table, path=PLAIN[name], troubles=troubles) as player:
        assert_accessible(player.page, name)


@pytest.mark.parametrize("name", in_soak(PHASES, *PHASES_CHECKED))
def test_a_phase_is_accessible(
    name: str, server: ServerProcess, device: BrowserContext, assert_accessible: AssertAccessible
) -> None:
    table = phase_table(server.url, name)
    with a_page(device, table) as player:
        player.wait()
        PHASES[name][2](player)
        assert_accessible(player.page, name)


@pytest.mark.parametrize("name", in_soak(PREPARED_SCREENS, *PREPARED_CHECKED))
def test_a_prepared_screen_is_accessible(
    name: str, server: ServerProcess, device: BrowserContext, assert_accessible: AssertAccessible
) -> None:
    with PREPARED_SCREENS[name](device, server.url, False) as player:
        assert_accessible(player.page, name)


@pytest.mark.soak
def test_the_sheets_of_a_phone_are_accessible(server: ServerProcess, browser: Browser) -> None:
    phone: Json = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    with at_table(browser, phase_table(server.url, "conquest"), **phone) as player:
        player.wait()
        for tab in player.page.locator(".sheet-tab").all():
            player.press(tab)
            for theme in ("day", "candle"):
                player.page.evaluate(SET_THEME, theme)
                assert not findings(player.page), f"{tab.inner_text()} by {theme}"


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["day", "candle"])
@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_every_screen_of_a_small_device_is_accessible(
    server: ServerProcess, browser: Browser, size: str, theme: str
) -> None:
    small: Json = {"viewport": TABLET if size == "tablet" else PHONE, "has_touch": True}
    device = a_device(browser, is_mobile=size == "phone", **small)
    found: list[str] = []
    for name in [*PLAIN, *PHASES, *PREPARED_SCREENS]:
        with _looked_at(name, device, server.url) as player:
            player.page.evaluate(SET_THEME, theme)
            found += [f"{name}: {one}" for one in findings(player.page)]
    device.close()
    assert not found


@contextmanager
def _looked_at(name: str, device: BrowserContext, url: str) -> Iterator[Player]:
    """Somebody who touches any of the screens."""
    if name in PREPARED_SCREENS:
        with PREPARED_SCREENS[name](device, url, True) as player:
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


@pytest.mark.soak
def test_what_comes_after_the_game_is_accessible(
    server: ServerProcess, device: BrowserContext, assert_accessible: AssertAccessible
) -> None:
    with a_page(device, played_table(server.url)) as player:
        tabs = player.page.locator(TABS)
        tabs.first.wait_for()
        for tab in tabs.all():
            player.page.set_viewport_size(DESKTOP)
            tab.click()
            assert_accessible(player.page, tab.inner_text())
