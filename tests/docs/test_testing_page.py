"""The page about tests names what exists: folders, modules, and mutants listed as equivalent."""

from __future__ import annotations

import re

from tests.kit import positions
from tests.kit.markdown import fenced_blocks
from tests.kit.paths import DOCS, ROOT
from tools.mutants import all_mutants, equivalents

PAGE = DOCS / "testing.md"


def test_the_example_uses_the_kit() -> None:
    (example,) = fenced_blocks(PAGE, "python")
    imported = re.search(r"from tests.kit.positions import (.*)", example)
    assert imported
    assert all(hasattr(positions, name) for name in imported[1].split(", "))
    scope: dict[str, object] = {}
    exec(example, scope)
    for name, test in scope.items():
        if name.startswith("test_") and callable(test):
            test()


def test_every_target_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`make ([a-z-]+)`", PAGE.read_text(encoding="utf-8")):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_every_mutant_listed_as_equivalent_still_exists() -> None:
    known = {mutant.key for mutant in all_mutants()}
    assert not [key for key in equivalents() if key not in known]
