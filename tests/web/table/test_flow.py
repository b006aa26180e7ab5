"""A turn from hand to hand: numbers that agree, advice that fits, what the others did."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, FilePayload, Locator, expect

from smallworld.texts.fluent import languages, texts_for
from tests.server.running import ServerProcess
from tests.web.player import Player
from tests.web.prepared_screens import waiting_table
from tests.web.requirements import needs_chromium
from tests.web.screens import GOLDEN
from tests.web.seating import Seating, mine, theirs
from tests.web.tables import a_device, a_page, a_position, a_table, at_table, nowhere, set_up
from tests.web.walk import SIZES
from tests.web.watching import PHONE, TABLET

pytestmark = [pytest.mark.page, needs_chromium]

ELVES = {"race": "elves", "power": "hill"}
HELD = {3: mine(1), 15: theirs(1)}


def seat_facts(player: Player, seat: int = 0) -> Locator:
    """What the card of a seat says beside its race."""
    return player.page.locator(f".seat-card.seat-{seat} .people-facts")


def in_hand(player: Player) -> Locator:
    """The number of tokens in the bar."""
    return player.page.locator(".in-hand .held > b")


def test_bar_and_seat_card_count_the_same_while_tokens_are_placed(play: Seating) -> None:
    orcs = {"race": "orcs", "power": "alchemist", "hand": 6}
    with play.opened(a_position(orcs, ELVES, regions=HELD, phase="redeployment")) as (ann, _):
        expect(ann.page.locator(".income-label")).to_have_text("You now earn")
        expect(in_hand(ann)).to_have_text("6")
        expect(seat_facts(ann)).to_contain_text("6 in hand")
        ann.press("spread")
        expect(in_hand(ann)).to_have_text("0")
        expect(seat_facts(ann)).not_to_contain_text("in hand")


def test_without_a_region_the_tokens_stay_in_hand(play: Seating) -> None:
    orcs = {"race": "orcs", "power": "alchemist", "hand": 9}
    with play.opened(a_position(orcs, ELVES, regions={15: theirs(1)})) as (ann, _):
        ann.do("stop")
        expect(in_hand(ann)).to_have_text("9")
        expect(seat_facts(ann)).to_contain_text("9 in hand")
        expect(ann.page.locator(".prompt p")).to_have_text(
            "You hold no region. Your tokens stay in hand (9): end your turn."
        )


def test_on_anothers_turn_the_income_says_whose_it_is(
    server: ServerProcess, device: BrowserContext
) -> None:
    """And Amazons set aside until the next turn are not in hand."""
    amazons = {"race": "amazons", "power": "alchemist", "hand": 5, "aside": 4}
    position = a_position(amazons, {**ELVES, "hand": 2}, regions={15: theirs(1)}, turn=1)
    table = set_up(server.url, position)
    with a_page(device, table, 0) as ann:
        ann.settled()
        expect(ann.page.locator(".income-label")).to_have_text("Bo now earns")
        expect(in_hand(ann)).to_have_text("5")
        expect(seat_facts(ann)).to_contain_text("5 in hand")
        expect(seat_facts(ann, 1)).to_contain_text("2 in hand")
        ann.page.set_viewport_size(PHONE)
        expect(ann.page.locator(".income-label")).to_be_hidden()
        expect(ann.page.locator(".income-now .seat-mark.colours-1")).to_be_visible()


def test_bots_have_names_portraits_and_levels(browser: Browser, server: ServerProcess) -> None:
    """In the reader's language; a free seat is counted from 1."""
    seats = [{"me": "Ann"}, {"bot": "normal"}, {"bot": "hard"}, {"open": True}]
    table = a_table(server.url, map="base/4", seats=seats)
    with at_table(browser, table, 0, likings={"language": "ru"}) as ann:
        ann.settled()
        names = ann.page.locator(".seat-card .seat-name")
        expect(names).to_have_text(["Ann", "Боско Обычный", "Гунда Сложный", "Свободное место"])
        faces = ann.page.locator(".seat-card .bot-face use")
        expect(faces).to_have_count(2)
        assert str(faces.first.get_attribute("href")).endswith("faces.svg#face-bosko")
        # The portrait is in the sprite, which the browser loads when it likes.
        ann.page.wait_for_function(
            "use => use.getBBox().width > 0", arg=faces.first.element_handle()
        )
        expect(ann.page.locator(".seat-card").last).to_have_attribute("aria-label", "Место 4")
        spoken = ann.page.locator("body").evaluate("body => body.textContent")
        assert "Seat 3" not in spoken and "Normal" not in spoken


# All that a screen reader may say: texts, also unseen ones and live regions, and names of controls.
SPOKEN = """() => {
  const names = ["aria-label", "aria-description", "title", "alt", "placeholder"];
  const marked = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
  const said = marked.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ""));
  return [document.body.textContent, ...said].join("\\n");
}"""


@pytest.mark.parametrize(
    "lang",
    [pytest.param(lang, marks=[] if lang == "en" else pytest.mark.soak) for lang in languages()],
)
def test_no_seat_is_counted_from_0_in_what_is_spoken(
    lang: str, browser: Browser, server: ServerProcess
) -> None:
    """The first seat is open: nobody gives it a name."""
    seats = [{"open": True}, {"me": "Bo"}, {"open": True}]
    table = a_table(server.url, map="base/3", seats=seats)
    texts = texts_for(lang)
    counted = ("seat-unnamed", "kit-invite", "table-prompt-open")
    with at_table(browser, table, 1, locale=lang) as bo:
        bo.page.locator(".friends").wait_for()
        bo.settled()
        spoken = bo.page.evaluate(SPOKEN)
        for message in counted:
            said = [texts.say(message, number=number) for number in range(4)]
            assert said[0] not in spoken
            assert said[1] in spoken, f"{message} is read"
        invited = f"{table.path}#invite={table.invites['0']}"
    with at_table(browser, table, 3, path=invited, locale=lang) as ann:
        ann.page.locator(".claiming li").first.wait_for()
        spoken = ann.page.evaluate(SPOKEN)
        assert texts.say("seat-unnamed", number=0) not in spoken


def test_a_race_at_its_end_is_advised_as_by_the_hint(play: Seating) -> None:
    """With no token and one region, declining is emphasized, neither stopping nor abandoning."""
    orcs = {"race": "orcs", "power": "alchemist", "hand": 0}
    position = a_position(orcs, {**ELVES, "hand": 0}, regions={3: mine(1), 15: theirs(9)}, round=4)
    with play.opened(position) as (ann, _):
        expect(ann.offer("decline")).to_have_class(re.compile("main"))
        expect(ann.offer("stop")).not_to_have_class(re.compile("main"))
        expect(ann.page.locator(".prompt p")).to_contain_text("Go into decline: next turn")
        ann.page.keyboard.press("h")
        expect(ann.page.locator(".hint-card")).to_contain_text("decline")


def test_a_table_that_does_not_exist_says_so(server: ServerProcess, device: BrowserContext) -> None:
    address, troubles = "/table/unknown", ("404", "WebSocket", "400")
    with a_page(device, nowhere(server.url), path=address, troubles=troubles) as ann:
        expect(ann.page.get_by_role("heading", level=1)).to_contain_text("can’t be opened")
        expect(ann.page.locator(".frame-page")).to_contain_text("unknown")
        expect(ann.page.get_by_role("link", name="Join")).to_be_visible()


def a_file(name: str, text: str) -> FilePayload:
    """Return a text file as a person would choose it."""
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def test_a_game_file_says_whether_it_was_read(
    server: ServerProcess, device: BrowserContext
) -> None:
    whole = (GOLDEN / "2.swg").read_text(encoding="utf-8")
    broken = whole.replace("conquer", "conker", 1)
    with a_page(device, nowhere(server.url), path="/records", troubles=("422",)) as ann:
        for name, text in (("broken.swg", broken), ("no game.swg", "Dear diary,")):
            ann.page.locator("input[type=file]").set_input_files([a_file(name, text)])
            heading = ann.page.get_by_role("heading", name=f"“{name}” can’t be read")
            expect(heading).to_be_in_viewport()
            expect(ann.page.get_by_role("alert")).to_contain_text("Line")
        ann.page.locator("input[type=file]").set_input_files([a_file("ours.swg", whole)])
        expect(ann.page.locator(".record-read")).to_contain_text("“ours.swg” has been read")
        expect(ann.page.locator(".replay-bar")).to_be_visible()


def test_nothing_is_well_in_the_workshop_before_a_name_is_given(
    server: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, nowhere(server.url), path="/workshop") as ann:
        ann.press(ann.page.locator('[data-make="race"]'))
        state = ann.page.locator(".check-line")
        expect(state).to_have_text("Give the race a name first.")
        ann.page.locator('[data-field="name"] input').fill("Xyz")
        expect(state).not_to_contain_text("name")


def test_by_keys_the_focus_stays_at_the_region_of_the_die(play: Seating) -> None:
    orcs = {"race": "orcs", "power": "alchemist", "hand": 1}
    position = a_position(orcs, ELVES, regions={3: mine(1), 15: theirs(1)})
    with play.opened(position, ["die 3"]) as (ann, table):
        region = ann.look().where("die")[0]
        ann.page.locator(f'[data-region="{region}"]').focus()
        ann.page.keyboard.press("Enter")
        expect(ann.yes).to_be_focused()
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator(f'[data-region="{region}"]')).to_be_focused()
        ann.page.keyboard.press("Enter")
        expect(ann.yes).to_be_focused()
        before = ann.look().seq
        ann.page.keyboard.press("Enter")
        ann.settled(before)
        assert f"0 conquer {region} die" in table.said()
        expect(ann.page.locator(f'[data-region="{region}"]')).to_be_focused()


def test_spread_and_guard_have_keys(play: Seating) -> None:
    orcs = {"race": "orcs", "power": "alchemist", "hand": 6}
    with play.opened(a_position(orcs, ELVES, regions=HELD, phase="redeployment")) as (ann, _):
        for key, offer in (("p", "spread"), ("g", "guard")):
            expect(ann.offer(offer)).to_have_attribute("aria-keyshortcuts", key.upper())
            expect(in_hand(ann)).to_have_text("6")
            ann.page.keyboard.press(key)
            expect(in_hand(ann)).to_have_text("0")
            ann.page.keyboard.press("u")


def test_a_resting_mouse_opens_no_card(play: Seating) -> None:
    """The board is redrawn under it; only a movement means that somebody points."""
    orcs = {"race": "orcs", "power": "alchemist", "hand": 9}
    with play.opened(a_position(orcs, ELVES, regions=HELD)) as (ann, _):
        ann.card(ann.look().where("conquer")[0])
        spot = ann.spot(ann.look().where("conquer")[0])
        ann.page.mouse.click(*spot)
        expect(ann.page.locator(".region-card")).to_have_count(0)
        over = "([x, y]) => document.elementFromPoint(x, y).dispatchEvent(new PointerEvent("
        over += "'pointerover', {bubbles: true, pointerType: 'mouse', clientX: x, clientY: y}))"
        ann.page.evaluate(over, list(spot))
        ann.page.evaluate("() => new Promise((done) => setTimeout(done, 600))")  # a card's delay
        expect(ann.page.locator(".region-card")).to_have_count(0)
        # Pressed elsewhere, as on a combo: the board then moves under the mouse.
        other = ann.spot(ann.look().where("conquer")[-1])
        down = over.replace("document.elementFromPoint(x, y)", "document.body")
        ann.page.evaluate(down.replace("pointerover", "pointerdown"), list(other))
        ann.page.evaluate(over, list(other))
        ann.page.evaluate("() => new Promise((done) => setTimeout(done, 600))")
        expect(ann.page.locator(".region-card")).to_have_count(0)


def test_an_invite_says_how_far_it_reaches_and_has_a_qr_code(
    server: ServerProcess, device: BrowserContext
) -> None:
    table = a_table(server.url, map="base/2", seats=[{"me": "Ann"}, {"open": True}])
    with a_page(device, table, 0) as ann:
        friends = ann.page.locator(".friends")
        expect(friends.locator(".invite-reach")).to_contain_text("only work on this computer")
        expect(friends.locator(".button.main")).to_have_text("Copy link")
        expect(friends.get_by_role("button", name="Start now")).to_be_in_viewport(ratio=1)
        expect(friends.locator(".qr-code")).to_have_count(0)
        friends.get_by_role("button", name="QR code").first.click()
        expect(friends.get_by_role("img", name="QR code with the link")).to_be_visible()
        ann.page.goto(f"{server.url}/tables")
        card = ann.page.locator(".table-card", has=ann.page.locator(f'[href="{table.path}"]'))
        expect(card.get_by_role("button", name="Copy link")).to_be_visible()
        expect(card.locator(".button.main")).to_have_text("Continue")  # links come second here


def test_invites_come_before_the_first_pick_on_every_screen(
    server: ServerProcess, browser: Browser
) -> None:
    with at_table(browser, waiting_table(server.url), 0, viewport=TABLET) as ann:
        ann.settled()
        invites = ann.page.locator(".over-board")
        assert invites.evaluate("one => one.scrollHeight <= one.clientHeight"), "seen whole"
        ann.page.set_viewport_size(SIZES["lying phone"]["viewport"])
        expect(invites.get_by_role("button", name="Copy link").first).to_be_in_viewport(ratio=1)
        ann.page.set_viewport_size(TABLET)
        invites.get_by_role("button", name="Start now").click()
        expect(ann.page.locator(".combo .pick").last).to_be_in_viewport(ratio=1)


def test_an_invite_from_a_loopback_page_leads_to_the_network(
    server: ServerProcess, browser: Browser
) -> None:
    table = a_table(server.url, map="base/2", seats=[{"me": "Ann"}, {"open": True}])
    device = a_device(browser, permissions=["clipboard-read", "clipboard-write"])
    found = {"status": "ok", "address": "http://192.168.7.7:8421"}
    device.route("**/healthz", lambda route: route.fulfill(json=found))
    with a_page(device, table, 0) as ann:
        friends = ann.page.locator(".friends")
        expect(friends.locator(".invite-reach")).to_contain_text("lead to http://192.168.7.7:8421")
        friends.get_by_role("button", name="Copy link").first.click()
        copied = ann.page.evaluate("navigator.clipboard.readText()")
        assert copied == f"{found['address']}{table.path}#invite={table.invites['1']}"
    device.close()


def test_spectators_of_bots_see_that_they_watch_and_all_coins(
    server: ServerProcess, device: BrowserContext
) -> None:
    table = a_table(server.url, map="base/2", seats=[{"bot": "easy"}, {"bot": "easy"}])
    with a_page(device, table, path=f"{table.path}#watch={table.watch}") as ann:
        expect(ann.page.locator(".watching").or_(ann.page.locator(".played"))).to_be_visible()
        expect(ann.page.locator(".hidden-number")).to_have_count(0)
