"""Measure how long a browser paints the costliest emblems that a pack may have.

    .venv/bin/python -m benchmarks.emblems

Each is drawn at 160 pixels, four times; the shortest time counts. The target is 50 ms.
"""

from __future__ import annotations

from playwright.sync_api import sync_playwright

from smallworld.packs.files.packs.emblem import clean_emblem
from tests.web.requirements import CHROMIUM
from tests.web.worst_emblems import painting_ms, reference_emblem, worst_emblems

TARGET_MS = 50.0


def main() -> None:
    """Print a table."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        page = browser.new_page()
        worst = {name: clean_emblem(picture) for name, picture in worst_emblems().items()}
        for name, picture in {"reference": reference_emblem(), **worst}.items():
            spent = painting_ms(page, picture)
            reached = "reached" if spent <= TARGET_MS else "MISSED"
            print(f"{name:12}{len(picture):8,} bytes{spent:8.1f} ms   ≤ {TARGET_MS:.0f}: {reached}")
        browser.close()


if __name__ == "__main__":
    main()
