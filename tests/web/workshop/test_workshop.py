"""The workshop in the browser: a race is designed, tried, measured, and played with a friend."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Download, Locator, Page, Route, expect

from smallworld.packs.files.packs.read import parse_pack
from tests.packs.files.hostile_files import PACK
from tests.server.running import ServerProcess
from tests.web.axe import AssertAccessible
from tests.web.prepared_screens import open_record
from tests.web.requirements import needs_chromium, needs_packages
from tests.web.tables import SECONDS, a_page, at_table, nowhere
from tests.web.walk import TURN_TO

pytestmark = [pytest.mark.page, needs_chromium, needs_packages]

SOUND = '[data-sound="true"]'
EMBLEM = "#own-emblems-race-bogfolk"
RECORD = """async () => {
  const [[game, { seats }]] = Object.entries(JSON.parse(localStorage["smallworld.keys"]));
  const headers = { authorization: `Bearer ${Object.values(seats)[0]}` };
  return (await fetch(`/api/games/${game}/record`, { headers })).text();
}"""
MADE = "() => localStorage['smallworld.workshop'].includes('random_1_2_8')"


def drawer(page: Page, group: str) -> None:
    """Open a drawer of the chest."""
    inside = page.locator(f'.mechanics-group[data-group="{group}"]')
    if inside.get_attribute("open") is None:
        inside.locator(":scope > summary").click()


def choose_kind(page: Page, field: str, kind: str) -> None:
    """Open the kinds of regions of a mechanic and choose one."""
    row = page.locator(f'[data-field="{field}"]')
    row.locator("summary").click()
    row.locator(f'[data-kind="{kind}"]').click()


def design_bogfolk(page: Page) -> None:
    """Seven Bogfolk on the tokens of the Ratmen, cheaper in swamps, with an eye on their banner."""
    page.locator('[data-make="race"]').click()
    page.get_by_label("Name of the race").fill("Bogfolk")
    page.get_by_role("radio", name="Eye").check(force=True)
    page.get_by_role("button", name="More: Tokens on the banner").click()
    page.get_by_role("radio", name="Borrowed").check(force=True)
    page.get_by_label("Who lends them?").select_option("skeletons")
    drawer(page, "conquest")
    choose_kind(page, "saves_on", "swamp")
    drawer(page, "coins")
    choose_kind(page, "pays_on", "mine")
    expect(page.locator(SOUND)).to_be_visible()


def exported(download: Download, folder: Path) -> str:
    """The text of a file that was saved."""
    path = folder / download.suggested_filename
    download.save_as(path)
    return path.read_text(encoding="utf-8")


@pytest.mark.soak
def test_a_race_is_designed_exported_and_read_again(
    server: ServerProcess,
    device: BrowserContext,
    tmp_path: Path,
    assert_accessible: AssertAccessible,
) -> None:
    with a_page(device, nowhere(server.url), path="/") as player:
        page = player.page
        page.get_by_role("link", name=re.compile("Workshop")).click()
        design_bogfolk(page)
        card = page.locator(".workplace-side .tile-card")
        expect(card.locator(".tile-number")).to_have_text("7")
        expect(card).to_contain_text("These cost you 1 less token: swamp.")
        expect(card).to_contain_text("borrowed from the Skeletons")
        assert_accessible(page, "the form of a race")
        page.get_by_role("link", name=re.compile("Back to")).click()
        with page.expect_download() as waiting:
            page.get_by_role("button", name="Save as file").click()
        toml = exported(waiting.value, tmp_path)
        pack = parse_pack(toml, "bogfolk.toml")  # the same check as `smallworld pack check`
        assert waiting.value.suggested_filename == "bogfolk.toml"
        assert [(race.id, race.tokens) for race in pack.races] == [("bogfolk", 7)]
        assert tomllib.loads(toml)["race"][0]["saves_on"] == "swamp"
        assert_accessible(page, "a pack")
        page.get_by_role("button", name="Delete", exact=True).click()
        page.get_by_role("button", name="Delete pack").click()
        expect(page).to_have_url(re.compile("/workshop$"))
        page.get_by_label("Or paste the text").fill(toml.replace("tokens = 7", "tokens = 77"))
        page.get_by_role("button", name="Open", exact=True).click()
        expect(page.locator(".importing .wrong")).to_contain_text("Use 1 to 12.")
        page.get_by_label("Or paste the text").fill(toml)
        page.get_by_role("button", name="Open", exact=True).click()
        expect(page.locator(".tile-card")).to_contain_text("Bogfolk")


@pytest.mark.soak
def test_faults_are_told_beside_their_field(server: ServerProcess, device: BrowserContext) -> None:
    with a_page(device, nowhere(server.url), path="/workshop") as player:
        page = player.page
        page.locator('[data-make="power"]').click()
        page.get_by_label("Name of the power").fill("<b>Loud</b>")
        expect(page.locator('[data-field="name"] .wrong')).to_contain_text("markup")
        page.get_by_label("Name of the power").fill("Loud")
        expect(page.locator(SOUND)).to_be_visible()
        drawer(page, "tokens")
        for _ in range(4):
            page.get_by_role("button", name="More: Extra tokens").click()
        expect(page.locator('[data-field="visitors"] .wrong')).to_contain_text("The limit is 7")


def test_a_turn_is_played_with_the_new_race(server: ServerProcess, device: BrowserContext) -> None:
    with a_page(device, nowhere(server.url), path="/workshop") as player:
        page = player.page
        design_bogfolk(page)
        page.get_by_role("button", name="Test game").click()
        player.wait()
        first = page.locator(".combos .combo").first
        expect(first).to_contain_text("Bogfolk")
        expect(first).to_contain_text("These cost you 1 less token: swamp.")
        player.pick(1)
        seat = page.locator(".seat-card").first
        expect(seat).to_contain_text("Bogfolk")
        expect(seat.locator(f'use[href="{EMBLEM}"]').first).to_be_visible()
        player.do(player.look().where("conquer")[0])
        expect(page.locator(f'.stands use[href="{EMBLEM}"]').first).to_be_visible()
        expect(page.locator(".log-lines")).to_contain_text("Bogfolk")
        page.locator(".seat-people").first.click()
        page.locator(".people-rule .info").first.click()
        expect(page.locator(".book-dialog .entry-lead")).to_contain_text("1 less token: swamp.")
        page.keyboard.press("Escape")
        record = page.evaluate(RECORD)
        assert "pack bogfolk" in record
        page.evaluate(TURN_TO, "/records")
        open_record(player, record)  # the server has no such pack: this device sends it along
        expect(page.locator(f'.stands use[href="{EMBLEM}"]').first).to_be_visible()


def test_the_shelf_finds_a_tile_starts_a_game_and_is_opened_from_the_table(
    server: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, nowhere(server.url), path="/workshop/shelf") as player:
        page = player.page
        page.get_by_label("Search packs and tiles").fill("kobolds")
        expect(page.locator(".shelf-count")).to_have_text("1 pack")
        found = page.locator('.shelf-item[data-pack="cursed"]')
        expect(found.locator(".tile-name")).to_have_text(["Kobolds"])
        expect(found.locator(".pack-facts")).to_contain_text("By:The smallworld authors")
        found.get_by_role("button", name="Test game with “Cursed!”").click()
        player.wait()
        combos = page.locator(".combos .combo")
        expect(combos.first).to_contain_text("Goblins")
        expect(combos.nth(1)).to_contain_text("Kobolds")
        page.evaluate(TURN_TO, f"/workshop/shelf#table={page.url.rpartition('/')[2]}")
        here = page.locator('[aria-labelledby="shelf-table"] .shelf-item')
        expect(here.locator('[data-tile="kobolds"]')).to_be_visible()
        expect(page.locator(".shelf-mark")).to_have_count(1)
        expect(page.get_by_role("link", name="Back to the table")).to_be_visible()


def test_another_reading_of_a_rule_is_switched_on_for_a_new_table(
    server: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, nowhere(server.url), path="/new#shelf=cursed") as player:
        page = player.page
        expect(page.get_by_role("switch", name="Cursed!")).to_be_checked()
        goblins = page.locator('[data-tile="goblins"]')
        expect(goblins).to_contain_text("Another reading: Lost Tribes count")
        page.get_by_role("switch", name=re.compile("Goblins: Lost Tribes")).check(force=True)
        expect(goblins).to_contain_text("Played here: Lost Tribes count")
        page.get_by_role("button", name="Create table").click()
        page.locator(".board-terrain").wait_for()
        page.evaluate(TURN_TO, f"/workshop/shelf#table={page.url.rpartition('/')[2]}")
        here = page.locator('[aria-labelledby="shelf-table"] [data-tile="goblins"]')
        expect(here).to_contain_text("Regions with a Lost Tribe cost you 1 less token.")
        expect(here).to_contain_text("Played here: Lost Tribes count")


@pytest.mark.soak
def test_the_shelf_lists_what_is_on_the_device_and_the_menu_leads_to_it(
    server: ServerProcess, device: BrowserContext, assert_accessible: AssertAccessible
) -> None:
    with a_page(device, nowhere(server.url), path="/workshop") as player:
        page = player.page
        design_bogfolk(page)
        page.get_by_role("link", name=re.compile("Back to")).click()
        page.get_by_role("button", name="Test game with “Bogfolk”").click()
        player.wait()
        expect(page.locator(".combos .combo").first).to_contain_text("Bogfolk")
        page.locator(".top-bar button").first.click()
        page.get_by_role("button", name="See the cards").click()
        page.get_by_role("link", name="Show on the shelf").click()
        marked = page.locator('[aria-labelledby="shelf-own"] .shelf-item', has_text="Bogfolk")
        expect(marked.first).to_contain_text("In use at your table")
        assert_accessible(page, "the shelf from a table")
        page.get_by_role("link", name="Back to the table").click()
        player.wait()


@pytest.mark.soak
def test_mechanics_are_found_and_set_with_the_keyboard(
    server: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, nowhere(server.url), path="/workshop") as player:
        page = player.page
        page.locator('[data-make="race"]').click()
        page.get_by_label("Find a mechanic").wait_for()
        groups = page.locator(".mechanics-group").count()
        page.get_by_label("Find a mechanic").fill("cheaper regions")
        expect(page.locator(".mechanics-group")).to_have_count(1)
        page.keyboard.press("Tab")  # the drawer
        page.keyboard.press("Tab")  # the mechanic
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        page.keyboard.press("Space")
        row = page.locator('[data-field="saves_on"]')
        expect(row.locator('[data-kind="farmland"]')).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".workplace-side .tile-rule")).to_contain_text("farmland")
        page.get_by_label("Find a mechanic").fill("xyzzy")
        expect(page.locator(".mechanics-search")).to_contain_text("Nothing found")
        page.get_by_label("Find a mechanic").fill("")
        expect(page.locator(".mechanics-group")).to_have_count(groups)


@pytest.mark.soak
def test_warnings_are_shown_beside_a_sound_pack(
    server: ServerProcess, device: BrowserContext
) -> None:
    toml = PACK + '\n[texts.xx.race.bogfolk]\nname = "Xyz"\n'
    with a_page(device, nowhere(server.url), path="/workshop") as player:
        page = player.page
        page.get_by_label("Or paste the text").fill(toml)
        page.get_by_role("button", name="Open", exact=True).click()
        expect(page.locator(".warnings li")).to_contain_text("xx")
        expect(page.locator(".faults .wrong")).to_have_count(0)
        expect(page.get_by_role("button", name="Test game with “Fens”")).to_be_enabled()


def test_a_balance_job_can_be_stopped(server: ServerProcess, device: BrowserContext) -> None:
    with a_page(device, nowhere(server.url), path="/workshop") as player:
        design_bogfolk(player.page)
        balance = player.page.locator(".balance")
        start_and_stop(balance)


def start_and_stop(balance: Locator) -> None:
    balance.get_by_role("radio", name="100 games").check(force=True)
    balance.get_by_role("button", name="Let the bots play").click()
    expect(balance.locator("progress")).to_be_visible()
    balance.get_by_role("button", name="Stop").click()
    expect(balance.locator("progress")).to_be_hidden()


@pytest.mark.soak
def test_bots_find_out_whether_it_is_fair(
    server: ServerProcess, device: BrowserContext, assert_accessible: AssertAccessible
) -> None:
    with a_page(device, nowhere(server.url), path="/workshop") as player:
        page = player.page
        design_bogfolk(page)
        balance = page.locator(".balance")
        start_and_stop(balance)
        page.route("**/api/balance", asked_for(50))
        balance.get_by_role("button", name="Let the bots play").click()
        expect(balance.locator(".verdict")).to_contain_text("Bogfolk", timeout=4 * SECONDS)
        expect(balance.locator(".balance-row")).to_have_count(15)
        expect(balance.locator(".balance-row.new text")).to_have_text("Bogfolk")
        expect(balance.locator(".partners li")).to_have_count(6)
        assert_accessible(page, "a balance")


def asked_for(games: int) -> Callable[[Route], None]:
    """The page offers no fewer than a hundred games; half of them will do here."""

    def fewer(route: Route) -> None:
        sent = route.request.post_data_json or {}
        route.continue_(post_data={**sent, "games": games})

    return fewer


@pytest.mark.soak
def test_a_friend_sees_the_cards_before_sitting_down(
    server: ServerProcess,
    device: BrowserContext,
    browser: Browser,
    assert_accessible: AssertAccessible,
) -> None:
    with a_page(device, nowhere(server.url), path="/workshop") as ann:
        page = ann.page
        design_bogfolk(page)
        page.get_by_role("link", name=re.compile("Back to")).click()
        page.get_by_role("link", name="Use at a table").click()
        expect(page.get_by_role("switch", name="Bogfolk").first).to_be_checked()
        page.get_by_role("radio", name="Blank tiles").check(force=True)
        expect(page.get_by_label("On the blank banner")).to_have_value("bogfolk")
        page.get_by_role("radio", name="2 players").check(force=True)
        page.get_by_label("Seat 2").select_option("friend")
        page.get_by_role("radio", name="Random").check(force=True)
        expect(page.locator(".board-card img")).to_have_attribute("src", re.compile("random-1-2-"))
        assert_accessible(page, "packs for a new table")
        page.get_by_role("button", name="Create table").click()
        page.locator(".board-terrain").wait_for()
        kept = page.evaluate("() => JSON.parse(localStorage['smallworld.keys'])")
        game = page.url.rpartition("/")[2]
        (invite,) = kept[game]["invites"].values()
        link = f"{server.url}/table/{game}#invite={invite}"
        with at_table(browser, nowhere(server.url), path="/join") as bo:
            bo.page.get_by_label("Link or table code").fill(link)
            bo.page.get_by_role("button", name="Go to table").click()
            claiming = bo.page.locator(".claiming")
            expect(claiming.locator('[data-tile="bogfolk"]')).to_contain_text(
                "1 less token: swamp."
            )
            claiming.get_by_role("button", name="Sit down").click()
            expect(claiming).to_be_hidden()
            first = ann if ann.settled().mine else bo
            first.wait()
            first.pick(1)
            expect(bo.page.locator(".board-terrain")).to_be_visible()


@pytest.mark.soak
def test_a_board_is_made_changed_and_played_on(
    server: ServerProcess, device: BrowserContext, assert_accessible: AssertAccessible
) -> None:
    with a_page(device, nowhere(server.url), path="/workshop") as player:
        page = player.page
        page.locator('[data-make="board"]').click()
        state = page.locator(".board-stage [data-state]")
        expect(state).to_have_attribute("data-state", "sound")
        page.get_by_role("radio", name="2 players").check(force=True)
        expect(page.locator(".editor-region")).to_have_count(23)
        page.locator("#recipe-seed").fill("8")
        page.locator("#recipe-seed").blur()
        page.wait_for_function(MADE)
        expect(state).to_have_attribute("data-state", "sound")
        lake = page.locator('.editor-region[aria-label*="lake"]')
        lake.first.focus()
        page.keyboard.press("Enter")
        page.locator(".region-panel").get_by_role("button", name="sea").click()
        expect(state).to_have_attribute("data-state", "wrong")
        expect(page.locator(".region-panel .wrong")).to_contain_text("sea")
        page.locator(".region-panel").get_by_role("button", name="hill").click()
        page.locator(".region-panel").get_by_role("switch", name="Lost Tribe").check(force=True)
        page.get_by_role("button", name="Less: Rounds").click()
        expect(state).to_have_attribute("data-state", "sound")
        assert_accessible(page, "making a board")
        page.get_by_role("button", name="Play on this board").click()
        player.wait()
        expect(page.locator(".round-track")).to_contain_text("/9")
        assert page.locator("[data-region]").count() == 23
        assert player.pick(1).where("conquer")
