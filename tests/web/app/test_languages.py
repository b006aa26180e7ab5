"""Every screen in every language and size: all is translated, and all of it can be read."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from smallworld.texts.languages import ENGLISH, languages
from tests.server.running import ServerProcess
from tests.web.axe import AssertAccessible
from tests.web.club_screens import CLUB, club_server
from tests.web.reading import left_in_english, read
from tests.web.reference.test_reference import OVER_THE_EDGE
from tests.web.requirements import needs_chromium, needs_packages
from tests.web.seating import mine, theirs
from tests.web.tables import a_device, a_page, a_position, at_table, nowhere, set_up
from tests.web.walk import ALL, CROWDED, SIZES, SOME, Screen, walk

pytestmark = [pytest.mark.page, needs_chromium]

LONG = "fi"  # the longest words
FARM, WOOD, HILL = 2, 3, 7


def faults(browser: Browser, url: str, screens: dict[str, Screen], *langs: str) -> list[str]:
    """What is wrong in these languages on these screens."""
    english = dict(walk(browser, url, ENGLISH, screens))
    found = [f"en, {name}: {fault}" for name, one in english.items() for fault in one.faults]
    for lang in langs:
        for name, seen in walk(browser, url, lang, screens):
            same = left_in_english(seen.texts, english[name].texts, lang)
            found += [f"{lang}, {name}: {fault}" for fault in seen.faults]
            found += [f"{lang}, {name}: as in English: “{text}”" for text in same]
    return found


@pytest.mark.soak
def test_long_words_on_a_phone(server: ServerProcess, browser: Browser) -> None:
    assert "\n".join(faults(browser, server.url, SOME, LONG)) == ""


@pytest.mark.soak
def test_every_screen_in_every_language_on_a_phone(server: ServerProcess, browser: Browser) -> None:
    others = [lang for lang in languages() if lang != ENGLISH]
    assert "\n".join(faults(browser, server.url, ALL, *others)) == ""


def collisions(
    browser: Browser, url: str, screens: dict[str, Screen], lang: str, size: str
) -> list[str]:
    """Texts that are cut off, covered or on top of each other."""
    seen = walk(browser, url, lang, screens, size)
    return [f"{lang}, {size}, {name}: {fault}" for name, one in seen for fault in one.faults]


@pytest.mark.parametrize(("lang", "size"), [("ru", "small desktop"), (LONG, "tablet")])
def test_no_text_collides_at_the_table(
    lang: str, size: str, server: ServerProcess, browser: Browser
) -> None:
    assert "\n".join(collisions(browser, server.url, CROWDED, lang, size)) == ""


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", languages())
def test_no_text_collides_on_any_screen_at_any_size(
    lang: str, size: str, server: ServerProcess, browser: Browser
) -> None:
    assert "\n".join(collisions(browser, server.url, ALL, lang, size)) == ""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that offers players all there is."""
    with club_server(tmp_path_factory.mktemp("club")) as process:
        yield process


@pytest.mark.soak
@pytest.mark.parametrize("lang", languages())
def test_no_text_collides_on_the_screens_of_a_club(
    lang: str, club: ServerProcess, browser: Browser
) -> None:
    device = a_device(browser, locale=lang, **SIZES["phone"])
    found: list[str] = []
    for screen in CLUB.values():
        with screen(device, club.url) as faces:
            for face, player in faces:
                for size, wish in SIZES.items():
                    player.page.set_viewport_size(wish["viewport"])
                    seen = read(player.page)
                    found += [f"{lang}, {size}, {face}: {fault}" for fault in seen.faults]
    device.close()
    assert "\n".join(found) == ""


@pytest.mark.parametrize(
    "lang",
    [pytest.param(lang, marks=[] if lang == LONG else pytest.mark.soak) for lang in languages()],
)
def test_the_sheet_fits_on_its_paper(lang: str, server: ServerProcess, browser: Browser) -> None:
    device = a_device(browser, locale=lang)
    with a_page(device, nowhere(server.url), path="/reference/sheet") as player:
        for paper in ("a4", "letter"):
            player.page.locator(f'.sheet-tools input[value="{paper}"]').check(force=True)
            player.page.locator(f".paper.{paper}").wait_for()
            player.page.emulate_media(media="print")
            assert max(player.page.evaluate(OVER_THE_EDGE)) <= 1, paper
            assert not read(player.page).faults, paper
            player.page.emulate_media(media="screen")
    device.close()


def test_the_language_changes_in_the_middle_of_a_turn_and_nothing_is_lost(
    server: ServerProcess, browser: Browser
) -> None:
    orcs = {"race": "orcs", "power": "alchemist", "hand": 4}
    table = set_up(server.url, a_position(orcs, regions={WOOD: mine(3)}))
    with at_table(browser, table) as ann:
        ann.wait()
        ann.do(FARM)
        ann.do("stop")
        ann.touch_region(WOOD)  # so far only a draft
        before = ann.look()
        ann.press(ann.page.get_by_role("button", name="Settings"))
        ann.page.locator(".settings select").select_option("cs")
        ann.page.wait_for_function("() => document.documentElement.lang === 'cs'")
        assert "Vzhled" in ann.page.locator(".settings").inner_text()
        ann.page.keyboard.press("Escape")
        after = ann.wait()
        assert after.prompt != before.prompt
        assert (after.seq, after.hand, after.offers) == (before.seq, before.hand, before.offers)
        assert "rolnická oblast" in ann.label(FARM)
        expect(ann.page.locator(".log-turn li").first).to_contain_text("dobývají Region")
        while ann.look().hand:
            ann.touch_region(FARM)
        ann.do("end")
        assert "0 deploy 3 1" in table.said()


def test_everybody_reads_the_log_in_their_own_language(
    server: ServerProcess, browser: Browser
) -> None:
    orcs = {"race": "orcs", "power": "alchemist", "hand": 6}
    elves = {"race": "elves", "power": "hill"}
    table = set_up(server.url, a_position(orcs, elves, regions={WOOD: mine(1), HILL: theirs(2)}))
    with (
        at_table(browser, table, 0, locale="fi") as ann,
        at_table(browser, table, 1, locale="ru") as bo,
    ):
        ann.wait()
        ann.do(HILL)
        expect(ann.page.locator(".log-turn li").first).to_contain_text("valloittaa")
        expect(bo.page.locator(".log-turn li").first).to_contain_text("захватывают")


@pytest.mark.soak
def test_an_entry_shows_what_the_printed_rulebook_says_and_leads_to_the_switch(
    server: ServerProcess, browser: Browser
) -> None:
    device = a_device(browser, locale="sv")
    with a_page(device, nowhere(server.url), path="/reference/race-elves") as player:
        note = player.page.locator('.edition-notes [data-note="SV-1"]')
        expect(note).to_be_visible()
        assert note.locator(".edition-ruling").all_inner_texts() == ["R9", "W14"]
        player.press(note.locator(".edition-option a"))
        here = player.page.locator('[data-entry="option-elf_lost_to_sorcerer"]')
        expect(here.locator('[data-note="SV-1"]')).to_be_visible()
        player.page.locator("#finder").fill("förvaringsasken engelska regelboken")
        expect(player.page.locator('.found a[href="/reference/race-sorcerers"]')).to_be_visible()
    device.close()


def drawer_of_rules(page: Page) -> Locator:
    """Where a new table has its finer points of the rules."""
    return page.locator(".drawer").filter(has=page.locator(".presets"))


@pytest.mark.soak
def test_a_table_is_made_as_an_edition_has_it(server: ServerProcess, browser: Browser) -> None:
    device = a_device(browser)
    with a_page(device, nowhere(server.url), path="/new") as player:
        page = player.page
        rules = drawer_of_rules(page)
        player.press(rules.locator("summary").first)
        edition = page.locator(".presets select")
        expect(edition).to_have_value("en")
        told = page.locator(".presets p")
        for lang, words in (
            ("sv", "Elves"),
            ("ru", "Own tokens"),
            ("en", "Same as the English edition"),
            ("ru", "Elves"),
        ):
            edition.select_option(lang)
            expect(edition).to_have_value(lang)
            expect(told).to_contain_text(words)
        player.press(rules.locator(".switches label").nth(2))
        expect(edition).to_have_value("own")
        player.press(rules.locator(".switches label").nth(2))
        expect(edition).to_have_value("ru")
        with page.expect_request("**/api/games") as asked:
            player.press(page.locator("button[type=submit]"))
        options = json.loads(asked.value.post_data or "")["options"]
        assert options["own_tokens_defend"] and not options["elf_lost_to_sorcerer"]
        player.wait()
    device.close()


@pytest.mark.soak
@needs_packages
def test_what_is_told_of_editions_is_accessible(
    server: ServerProcess, browser: Browser, assert_accessible: AssertAccessible
) -> None:
    device = a_device(browser, locale="ru")
    with a_page(device, nowhere(server.url), path="/reference/race-elves") as player:
        player.page.locator(".edition-note").wait_for()
        assert_accessible(player.page, "a note")
    with a_page(device, nowhere(server.url), path="/new") as player:
        player.press(drawer_of_rules(player.page).locator("summary").first)
        player.page.locator(".presets select").select_option("ru")
        assert_accessible(player.page, "a preset")
    device.close()
