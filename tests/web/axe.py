"""Accessibility checks with axe-core: one page, or one page in all sizes and themes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from playwright.sync_api import Page

from tests.web.requirements import NODE_MODULES
from tests.web.tables import Json
from tests.web.watching import DESKTOP, PHONE

SET_THEME = "(theme) => (document.documentElement.dataset.theme = theme)"
COLOURS = ["color-contrast"]  # the only rule whose result depends on the theme
# Size, theme and rules of each run of axe; None stands for all rules.
QUICK = ((DESKTOP, "candle", None), (PHONE, "day", COLOURS))
THOROUGH = (
    (DESKTOP, "candle", None),
    (DESKTOP, "day", COLOURS),
    (PHONE, "candle", None),
    (PHONE, "day", COLOURS),
)

# Fails if axe finds anything on a page; the text names the screen in the failure.
AssertAccessible = Callable[[Page, str], None]


@cache
def axe_source() -> str:
    """Return the source of axe."""
    return (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def findings(page: Page, rules: list[str] | None = None) -> list[str]:
    """Run axe and return each violation with the element that has it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe_source())  # a script element would violate the page's own policy
    options: Json = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = rules
    found: list[Json] = page.evaluate(
        "async (options) => (await axe.run(options)).violations", options
    )
    return [
        f"{one['id']}: {node['html'][:200]} ({node['failureSummary'][:300]})"
        for one in found
        for node in one["nodes"]
    ]


def assert_accessible_quickly(page: Page, name: str) -> None:
    """Run all rules on a desktop by candle, and the colour rules on a phone by day."""
    _assert_no_findings(page, name, thorough=False)


def assert_accessible_thoroughly(page: Page, name: str) -> None:
    """Run all rules on a desktop and on a phone, and the colour rules in both themes."""
    _assert_no_findings(page, name, thorough=True)


def _assert_no_findings(page: Page, name: str, thorough: bool) -> None:
    for size, theme, rules in THOROUGH if thorough else QUICK:
        page.set_viewport_size(size)
        page.evaluate(SET_THEME, theme)
        found = findings(page, rules)
        assert not found, f"{name} by {theme}, {size['width']} wide: {found}"
