"""A real server and Debian's chromium for the tests of the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.server.running import ServerProcess, running_server
from tests.web.axe import (
    AssertAccessible,
    assert_accessible_quickly,
    assert_accessible_thoroughly,
)
from tests.web.killable_server import KillableServer
from tests.web.requirements import CHROMIUM
from tests.web.seating import Seating
from tests.web.tables import SECONDS, a_device

expect.set_options(timeout=SECONDS)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's chromium; as root it has no sandbox of its own."""
    return {"executable_path": CHROMIUM, "chromium_sandbox": False, "headless": True}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of a worker, with bots."""
    database = Path(tmp_path_factory.mktemp("tables")) / "tables.sqlite"
    with running_server(str(database), workers=1) as process:
        yield process


@pytest.fixture
def killable_server(tmp_path: Path) -> Iterator[KillableServer]:
    """A server that may be killed."""
    server = KillableServer(tmp_path / "tables.sqlite")
    yield server
    server.end()


@pytest.fixture(scope="module")
def device(browser: Browser) -> Iterator[BrowserContext]:
    """One device for all tests of a file: what it has loaded once it need not load again."""
    device = a_device(browser)
    yield device
    device.close()


@pytest.fixture
def play(server: ServerProcess, device: BrowserContext) -> Seating:
    """Opens prepared positions."""
    return Seating(server, device)


@pytest.fixture(
    params=[
        pytest.param(assert_accessible_quickly, id="quick"),
        pytest.param(assert_accessible_thoroughly, id="thorough", marks=pytest.mark.soak),
    ]
)
def assert_accessible(request: pytest.FixtureRequest) -> AssertAccessible:
    """Check a page with axe: quickly in `make test`, thoroughly in `make soak`."""
    check: AssertAccessible = request.param
    return check
