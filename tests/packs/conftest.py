"""Give every test of packs an empty shelf."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def shelf(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path_factory.mktemp("shelf")
    monkeypatch.setenv("SMALLWORLD_PACKS", str(folder))
    return folder
