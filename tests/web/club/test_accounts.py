"""Passkeys in the browser, with chromium's virtual authenticator; recovery codes; signing out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from tests.server.running import GENEROUS, ServerProcess, running_server
from tests.web.axe import AssertAccessible
from tests.web.requirements import needs_chromium
from tests.web.tables import a_device
from tests.web.watching import PHONE

pytestmark = [pytest.mark.page, needs_chromium]


class Device:
    """A browser with an authenticator of its own."""

    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.url = server.url.replace("127.0.0.1", "localhost")  # passkeys need a name
        self.context: BrowserContext = a_device(browser)
        self.page: Page = self.context.new_page()
        self.devtools: CDPSession = self.context.new_cdp_session(self.page)
        self.devtools.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
        }
        made = self.devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self.authenticator = made["authenticatorId"]

    def open(self, path: str) -> Page:
        self.page.goto(f"{self.url}{path}")
        return self.page

    def share_passkeys(self, other: Device) -> None:
        """Copy the passkeys, as a service that synchronises them does."""
        where = {"authenticatorId": self.authenticator}
        for key in self.devtools.send("WebAuthn.getCredentials", where)["credentials"]:
            copied = {"authenticatorId": other.authenticator, "credential": key}
            other.devtools.send("WebAuthn.addCredential", copied)

    def refuse(self) -> None:
        """Let the player fail to unlock the authenticator."""
        asked = {"authenticatorId": self.authenticator, "isUserVerified": False}
        self.devtools.send("WebAuthn.setUserVerified", asked)


@pytest.fixture
def club(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose host wants accounts."""
    config = f'{GENEROUS}\n[club]\naccounts = "{request.param}"\n'
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as process:
        yield process


@pytest.fixture
def devices(browser: Browser, club: ServerProcess) -> Iterator[tuple[Device, Device]]:
    phone, laptop = Device(browser, club), Device(browser, club)
    yield phone, laptop
    phone.context.close()
    laptop.context.close()


@pytest.mark.parametrize("club", ["required"], indirect=True)
def test_a_newcomer_signs_up_plays_and_comes_back_at_another_device(
    devices: tuple[Device, Device], assert_accessible: AssertAccessible
) -> None:
    phone, laptop = devices
    page = phone.open("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("you need a name and a passkey")
    page.get_by_role("link", name="Set up name and passkey").click()
    expect(page.get_by_role("heading", name="Two steps to the table")).to_be_visible()
    expect(page.get_by_role("link", name="Just watch")).to_be_visible()
    assert_accessible(page, "an account is needed")
    page.get_by_role("button", name="Create a passkey").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Create recovery codes").click()
    codes = page.locator(".me-codes code")
    expect(codes).to_have_count(10)
    code = codes.first.inner_text()
    assert_accessible(page, "passkey and recovery codes")
    page.get_by_role("button", name="I’ve kept them").click()
    expect(page.get_by_text("10 recovery codes left")).to_be_visible()
    page.get_by_role("button", name="Go back and play").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")

    phone.share_passkeys(laptop)
    other = laptop.open("/")
    other.get_by_role("link", name="Sign in").click()
    other.get_by_role("button", name="Sign in with a passkey").click()
    listed = other.get_by_role("region", name="Your devices").get_by_role("listitem")
    expect(listed).to_have_count(2)
    expect(other.get_by_text(re.compile("Signed in with a passkey"))).to_be_visible()
    other.goto(f"{laptop.url}/tables")
    expect(other.get_by_role("link", name="Continue")).to_be_visible()

    other.goto(f"{laptop.url}/me")
    other.get_by_role("button", name="Sign out here").click()
    other.get_by_role("dialog").get_by_role("button", name="Sign out here").click()
    other.get_by_text("No passkey at hand? Use a recovery code").click()
    other.get_by_role("textbox", name="Recovery code").fill(code.upper())
    other.get_by_role("button", name="Sign in with this code").click()
    expect(other.get_by_text(re.compile("Signed in with a recovery code"))).to_be_visible()
    expect(other.get_by_text("9 recovery codes left")).to_be_visible()


@pytest.mark.parametrize("club", ["optional"], indirect=True)
def test_all_of_it_can_be_skipped_and_a_failed_passkey_says_so(
    devices: tuple[Device, Device],
) -> None:
    phone, _ = devices
    page = phone.open("/me")
    phone.refuse()
    page.get_by_role("button", name="Create a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("No passkey was used")
    page.get_by_role("link", name="Skip this and play").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize("club", ["optional"], indirect=True)
def test_on_a_phone_every_button_of_the_corner_is_seen(
    club: ServerProcess, browser: Browser
) -> None:
    """With the way to the account there are five, beside a long name of the game."""
    device = a_device(browser, locale="ru", viewport=PHONE)
    page = device.new_page()
    page.goto(f"{club.url}/settings")
    corner = page.locator(".frame-head .corner > *")
    expect(corner).to_have_count(5)
    for width in (PHONE["width"], 320):
        page.set_viewport_size({"width": width, "height": 844})
        for button in corner.all():
            expect(button).to_be_in_viewport(ratio=1)
    device.close()


@pytest.mark.parametrize("club", ["optional"], indirect=True)
def test_a_passkey_is_removed_and_opens_nothing_any_more(
    devices: tuple[Device, Device], assert_accessible: AssertAccessible
) -> None:
    phone, laptop = devices
    page = phone.open("/me")
    page.get_by_role("button", name="Create a passkey").click()
    expect(page.get_by_text("Your passkey is ready.")).to_be_visible()
    page.get_by_role("button", name="Add another passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("already has a passkey")
    phone.share_passkeys(laptop)
    page.get_by_role("button", name=re.compile("^Remove passkey")).click()
    assert_accessible(page, "a passkey is to be removed")
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(page.get_by_role("button", name="Create a passkey")).to_be_visible()
    other = laptop.open("/me")
    other.get_by_role("button", name="Sign in with a passkey").click()
    expect(other.get_by_role("alert")).to_contain_text("doesn’t open anything here")
