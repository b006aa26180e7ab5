"""Whole games through the page: at one device, against bots, and at two devices."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import ServerProcess
from tests.web.player import Player
from tests.web.requirements import needs_chromium
from tests.web.tables import Table, a_table, at_table

pytestmark = [pytest.mark.page, needs_chromium]

WINS = re.compile(r"\bwins?\b")


def plays_to_the_end(player: Player) -> None:
    while not player.play_turn().over:
        pass
    expect(player.page.get_by_role("heading", name=WINS)).to_be_visible()


def is_over(table: Table, seats: int) -> None:
    view = table.view(0)
    assert view["over"] and view["winners"]
    assert len(view["seats"]) == seats


@pytest.mark.soak
def test_two_people_at_one_device(browser: Browser, server: ServerProcess) -> None:
    table = a_table(server.url, map="base/2", seats=[{"me": "Ann"}, {"me": "Bo"}])
    with at_table(browser, table) as player:
        plays_to_the_end(player)
    is_over(table, 2)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, pytest.param(5, marks=pytest.mark.soak)])
def test_one_against_bots(browser: Browser, server: ServerProcess, seats: int) -> None:
    bots = [{"bot": "easy"}] * (seats - 1)
    table = a_table(server.url, map=f"base/{seats}", seats=[{"me": "Ann"}, *bots])
    with at_table(browser, table) as player:
        plays_to_the_end(player)
    is_over(table, seats)


def test_two_devices_at_one_table(browser: Browser, server: ServerProcess) -> None:
    table = a_table(server.url, map="base/2", seats=[{"me": "Ann"}, {"open": True}])
    invited = f"{table.path}#invite={table.invites['1']}"
    with at_table(browser, table, 0) as ann:
        meanwhile = ann.page.locator(".friends .meanwhile")
        meanwhile.click()
        with at_table(browser, table, 9, path=invited, likings={"name": "Bo"}) as bo:
            bo.page.locator(".claiming button[type=submit]").click()
            expect(bo.page.locator(".claiming")).to_have_count(0)
            while not (ann.play_turn().over or bo.play_turn().over):
                pass
            for player in (ann, bo):
                expect(player.page.get_by_role("heading", name=WINS)).to_be_visible()
    is_over(table, 2)
