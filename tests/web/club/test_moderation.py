"""A player blocks and reports another; the host settles it on the page for hosts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.running import GENEROUS, ServerProcess, running_server
from tests.web.axe import AssertAccessible
from tests.web.requirements import needs_chromium
from tests.web.tables import a_device, remembering
from tests.web.watching import DESKTOP, PHONE

pytestmark = [pytest.mark.page, needs_chromium]
KEY = "k" * 64


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a host."""
    folder = tmp_path_factory.mktemp("hosted")
    (folder / "admin.key").write_text(KEY, encoding="ascii")
    config = (
        f"[admin]\nkey_file = {str(folder / 'admin.key')!r}\n"
        f"backups = {str(folder / 'copies')!r}\n{GENEROUS}"
    )
    with running_server(str(folder / "tables.sqlite"), config=config) as server:
        yield server


@pytest.fixture
def contexts(browser: Browser) -> Iterator[list[BrowserContext]]:
    made = [a_device(browser) for _ in range(3)]
    yield made
    for context in made:
        context.close()


def two_at_a_table(url: str, ann: BrowserContext, bo: BrowserContext) -> tuple[str, Page, Page]:
    """Seat Ann, the host of the table, and Bo, each with a browser."""
    own = {"origin": url}
    wish = {"seats": [{"me": "Ann"}, {"open": True}]}
    made = ann.request.post(f"{url}/api/games", data=wish, headers=own).json()
    game = str(made["game"])
    claim = {"name": "Bo", "invite": made["invites"]["1"]}
    claimed = bo.request.post(f"{url}/api/games/{game}/claim", data=claim, headers=own).json()
    pages = []
    for context, seat, token in ((ann, 0, made["tokens"]["0"]), (bo, 1, claimed["token"])):
        page = context.new_page()
        remembering(page, {game: {"seats": {str(seat): token}, "at": 1}})
        page.goto(f"{url}/table/{game}")
        page.get_by_role("tab", name="Chat").click()
        pages.append(page)
    return game, pages[0], pages[1]


def say(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Your message").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Your message")).to_have_value("")


def sign_in(page: Page, url: str) -> None:
    page.goto(f"{url}/admin")
    page.get_by_label("Key", exact=True).fill(KEY)
    page.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Reports")).to_be_visible()


def test_a_report_is_settled_and_a_banned_player_is_told(
    hosted: ServerProcess, contexts: list[BrowserContext], assert_accessible: AssertAccessible
) -> None:
    _, ann, bo = two_at_a_table(hosted.url, contexts[0], contexts[1])
    say(bo, "you are a fool")
    expect(ann.locator(".remark")).to_contain_text("fool")
    ann.get_by_role("button", name="Block or report Bo").click()
    assert_accessible(ann, "report")  # in other sizes, which have another layout
    ann.set_viewport_size(DESKTOP)
    ann.reload()
    ann.get_by_role("tab", name="Chat").click()
    ann.get_by_role("button", name="Block or report Bo").click()
    dialog = ann.get_by_role("dialog")
    dialog.get_by_label("What happened?").select_option("insults")
    dialog.get_by_label("In your own words").fill("Please help")
    dialog.get_by_role("button", name="Send report").click()
    expect(ann.get_by_text("Your report is sent")).to_be_visible()

    host = contexts[2].new_page()
    sign_in(host, hosted.url)
    expect(host.get_by_text("Please help")).to_be_visible()
    host.get_by_text("Chat (1 message)").click()
    expect(host.get_by_text("you are a fool")).to_be_visible()
    assert_accessible(host, "reports")
    host.get_by_role("button", name="Ban", exact=True).click()
    host.get_by_role("dialog").get_by_role("button", name="Ban", exact=True).click()
    expect(host.get_by_text("Nobody has reported anything.")).to_be_visible()
    expect(bo.locator(".connection-line.gone")).to_contain_text("24 hours")
    expect(bo.locator(".connection-line.gone")).to_contain_text("Insults or hate")
    bo.goto(f"{hosted.url}/me")
    expect(bo.get_by_role("alert")).to_contain_text("24 hours")

    host.get_by_role("tab", name="Bans").click()
    expect(host.get_by_text("Insults or hate")).to_be_visible()
    host.get_by_role("button", name="Lift").click()
    expect(host.get_by_text("Nobody is banned or muted.")).to_be_visible()
    for tab in ("Tables", "Load", "Data", "Audit log"):  # by keyboard
        host.get_by_role("tab", selected=True).press("ArrowRight")
        expect(host.get_by_role("tab", name=tab, selected=True)).to_be_focused()
        assert_accessible(host, tab)
    expect(host.get_by_text("Report: banned").first).to_be_visible()
    host.get_by_role("button", name="Sign out").click()
    expect(host.get_by_label("Key", exact=True)).to_be_visible()


def test_a_blocked_player_is_hidden_at_all_devices_until_unblocked(
    hosted: ServerProcess, contexts: list[BrowserContext], assert_accessible: AssertAccessible
) -> None:
    _, ann, bo = two_at_a_table(hosted.url, contexts[0], contexts[1])
    say(bo, "first words")
    expect(ann.locator(".remark")).to_have_count(1)
    ann.get_by_role("button", name="Block or report Bo").click()
    ann.get_by_role("dialog").get_by_role("button", name="Block Bo").click()
    expect(ann.locator(".remark")).to_have_count(0)
    say(bo, "second words")
    expect(ann.get_by_text("2 messages hidden.")).to_be_visible()
    expect(ann.locator(".chat-preview button")).to_have_count(0)
    ann.reload()
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.get_by_text("2 messages hidden.")).to_be_visible()
    expect(ann.locator(".remark")).to_have_count(0)
    ann.goto(f"{hosted.url}/me")
    expect(ann.get_by_role("button", name="Unblock Bo")).to_be_visible()
    assert_accessible(ann, "blocked players")
    ann.get_by_role("button", name="Unblock Bo").click()
    expect(ann.get_by_text("Nobody. You can block a player")).to_be_visible()


def test_tables_are_found_and_copied_on_a_phone(
    hosted: ServerProcess, contexts: list[BrowserContext]
) -> None:
    game, _, _ = two_at_a_table(hosted.url, contexts[0], contexts[1])
    host = contexts[2].new_page()
    host.set_viewport_size(PHONE)
    sign_in(host, hosted.url)
    host.get_by_role("tab", name="Tables").click()
    host.get_by_label("Player or id of a table").fill(game)
    host.keyboard.press("Enter")
    expect(host.locator(".admin-item")).to_have_count(1)
    expect(host.locator(".admin-item")).to_contain_text("1 Ann · 2 Bo")
    host.get_by_role("button", name="Close table").click()
    host.get_by_role("dialog").get_by_role("button", name="Close table").click()
    expect(host.locator(".admin-item")).to_contain_text("closed")
    host.get_by_role("tab", name="Data").click()
    host.get_by_role("button", name="Make a copy now").click()
    expect(host.locator(".admin-files li")).to_have_count(1)
    assert host.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
