"""Stop the database servers when the server tests end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.storage.databases import remove_servers


@pytest.fixture(scope="session", autouse=True)
def no_server_stays() -> Iterator[None]:
    yield
    remove_servers()
