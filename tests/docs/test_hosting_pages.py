"""docs/hosting.md and docs/security.md match the server."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import cast

from smallworld.packs.game_packs import MOST_PACKS
from smallworld.server.settings import LiveLimits, read_settings
from tests.kit.markdown import fenced_blocks, section, table_rows
from tests.kit.paths import DOCS, TESTS

HOSTING, SECURITY = DOCS / "hosting.md", DOCS / "security.md"


def test_every_promise_names_tests_that_exist() -> None:
    tile_estimates = table_rows(SECURITY.read_text(encoding="utf-8"))
    assert tile_estimates
    for promise, how, tests in tile_estimates:
        assert (promise and how and "::" in tests) or "the same" in tests, promise
        for file, test in re.findall(r"`([\w/]+\.py)::(\w+)`", tests):
            source = (TESTS / file).read_text(encoding="utf-8")
            assert f"def {test}(" in source, f"{file}::{test}"


def verifying() -> Callable[[str, str, bytes, float], bool]:
    """The function by which a receiver of reminders checks where they come from."""
    (example,) = [block for block in fenced_blocks(HOSTING, "python") if "hmac" in block]
    known: dict[str, object] = {}
    exec(compile(example, "example", "exec"), known)
    return cast(Callable[[str, str, bytes, float], bool], known["is_ours"])


def test_the_settings_of_the_page_are_read(tmp_path: Path) -> None:
    for number, block in enumerate(fenced_blocks(HOSTING, "toml")):
        file = tmp_path / f"{number}.toml"
        file.write_text(block, encoding="utf-8")
        settings = read_settings(file)
        assert settings.public_origin == "https://tables.example"
        assert settings.live == LiveLimits()


def test_documented_limits_are_those_of_the_server() -> None:
    assert f"at most {MOST_PACKS} of 64 KB" in section(HOSTING, "Packs")
    said = dict(table_rows(section(HOSTING, "Limits")))
    limits = LiveLimits()
    assert said["live connections of one address"].startswith(f"{limits.per_address} (")
    assert said["live connections at one table"].startswith(f"{limits.per_table} (")
    assert said["frames of one client"].startswith(f"{limits.burst} at once, {limits.per_second:g}")
    together = f"{limits.address_burst:g} at once, {limits.address_per_second:g} a second"
    assert said["frames of all connections of one address"].startswith(together)
    assert said["frames that wait for a slow client"].startswith(f"{limits.waiting},")
