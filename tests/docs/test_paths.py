"""Paths that the pages name must exist, so that a move of a file is noticed."""

import re

import pytest

from tests.kit.markdown import pages
from tests.kit.paths import PACKAGE, ROOT

# A path in backticks, with a folder: `core/engine.py`, `web/vendor/versions.json`, `tests/web/js`.
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]*\w(?:\.(?:py|js|mjs|css|json|toml|md|ftl|svg))?)`")
# Folders of the repository or the package that such a path may start with.
TOPS = {path.name for top in (ROOT, PACKAGE) for path in top.iterdir() if path.is_dir()}
NAMED = sorted(
    {
        (str(page.relative_to(ROOT)), path)
        for page in [*pages(), ROOT / "CONTRIBUTING.md"]
        for path in PATH.findall(page.read_text(encoding="utf-8"))
        if path.split("/")[0] in TOPS - {"build"}
    }
)


@pytest.mark.parametrize(("page", "path"), NAMED, ids=lambda value: value)
def test_a_named_path_exists(page: str, path: str) -> None:
    tops = (ROOT, PACKAGE, ROOT / "tests")
    assert any((top / path).exists() for top in tops), f"{page} names {path}"
