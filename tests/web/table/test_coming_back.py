"""Nothing is lost: reloads, a killed server, lost connections, and two tabs of one seat."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.shell import output_of
from tests.server.running import GENEROUS, ServerProcess, running_server
from tests.web.killable_server import KillableServer
from tests.web.requirements import needs_chromium
from tests.web.seating import Seating, mine
from tests.web.tables import Table, a_device, a_page, a_position, at_table, set_up

pytestmark = [pytest.mark.page, needs_chromium]

FARM, WOOD, HILL = 2, 3, 7
PATIENCE = 60_000  # milliseconds until the page has tried again and found the server


def orcs(hand: int, there: int = 1) -> dict[str, object]:
    seat = {"race": "orcs", "power": "alchemist", "hand": hand}
    return a_position(seat, regions={WOOD: mine(there)})


def test_a_reload_in_the_middle_of_a_turn(play: Seating) -> None:
    with play("orcs", {WOOD: mine()}, hand=6) as (ann, table):
        ann.do(FARM)
        ann.page.reload()
        assert ann.wait().hand == 4
        assert re.search(r"Ann: \d+ Orcs", ann.label(FARM))
        ann.do(HILL)
        assert table.said() == ["0 conquer 2", "0 conquer 7"]


def test_a_reload_in_the_middle_of_a_redeployment(play: Seating) -> None:
    with play("orcs", {WOOD: mine(3)}, hand=4) as (ann, table):
        ann.do(FARM)
        hand = ann.do("stop").hand
        ann.touch_region(WOOD)
        ann.touch_region(FARM)
        assert ann.look().hand == hand - 2
        ann.page.reload()
        assert ann.wait().hand == hand - 2
        while ann.look().hand:
            ann.touch_region(FARM)
        ann.do("end")
        assert "0 deploy 3 1" in table.said()
        assert f"0 deploy 2 {hand - 1}" in table.said()


def test_a_killed_server_comes_back_and_the_waiting_move_counts_once(
    browser: Browser, killable_server: KillableServer
) -> None:
    table = set_up(killable_server.url, orcs(hand=6))
    with at_table(browser, table) as ann:
        ann.wait()
        ann.do(FARM)
        killable_server.kill()
        line = ann.page.locator(".connection-line")
        expect(line).to_contain_text("Connection lost")
        ann.touch_region(HILL)
        expect(line).to_contain_text("will be sent")
        killable_server.revive()
        expect(line).to_have_count(0, timeout=PATIENCE)
        assert ann.wait().hand == 2
        assert table.said() == ["0 conquer 2", "0 conquer 7"]
        ann.do("stop")


@pytest.mark.soak
def test_a_move_that_waits_can_be_taken_back(
    browser: Browser, killable_server: KillableServer
) -> None:
    table = set_up(killable_server.url, orcs(hand=6))
    with at_table(browser, table) as ann:
        ann.wait()
        killable_server.kill()
        line = ann.page.locator(".connection-line")
        expect(line).to_contain_text("Connection lost")
        ann.touch_region(HILL)
        line.get_by_role("button").click()
        killable_server.revive()
        expect(line).to_have_count(0, timeout=PATIENCE)
        assert ann.wait().hand == 6
        assert table.said() == []


def test_a_table_that_is_deleted_while_it_is_open_says_so(browser: Browser, tmp_path: Path) -> None:
    key = tmp_path / "admin.key"
    config = f"[admin]\nkey_file = {str(key)!r}\n{GENEROUS}"
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        table = set_up(server.url, orcs(hand=6))
        with at_table(browser, table, 0) as ann:
            ann.wait()
            output_of(
                "admin", "--url", server.url, "--key-file", key, "delete", table.game, "--yes"
            )
            heading = ann.page.get_by_role("heading", level=1)
            expect(heading).to_have_text("This table was deleted.")
            ann.page.get_by_role("link", name="Home").click()
            expect(ann.page.locator(".tiles")).to_be_visible()


@pytest.mark.soak
def test_two_tabs_of_one_seat_show_the_same(browser: Browser, server: ServerProcess) -> None:
    table: Table = set_up(server.url, orcs(hand=6))
    device = a_device(browser)
    with a_page(device, table, 0) as one, a_page(device, table, 0) as other:
        before = other.wait().seq
        one.wait()
        one.do(FARM)
        assert other.settled(before).hand == 4
        before = one.look().seq
        other.do(HILL)
        assert one.settled(before).hand == 2
        assert table.said() == ["0 conquer 2", "0 conquer 7"]
    device.close()
