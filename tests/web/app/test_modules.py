"""The modules of the page: their types, their logic, and the libraries they come with."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from smallworld.packs.loader import map_ids
from tests.kit.paths import ROOT
from tests.kit.soak import in_soak
from tests.web.requirements import NODE_MODULES, needs_node, needs_packages

pytestmark = pytest.mark.page


def ran(*command: str) -> str:
    """What a command said; it must have been content."""
    environment = {**os.environ, "PYTHON": sys.executable}
    answer = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=600, env=environment
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


@needs_node
@needs_packages
def test_the_types_fit() -> None:
    ran("node", str(NODE_MODULES / "typescript" / "bin" / "tsc"), "--project", "tsconfig.json")


@needs_node
def test_the_logic_works() -> None:
    tests = sorted(str(path) for path in (ROOT / "tests" / "web" / "js").rglob("*.test.mjs"))
    assert tests
    options = ("--import", "./tests/web/js/modules.mjs", "--test-reporter", "tap")
    told = ran("node", *options, "tests/web/js/run-all.mjs", *tests)
    assert "\n# fail 0\n" in told and "\n# pass 0\n" not in told


@needs_packages
def test_the_libraries_are_what_their_packages_hold() -> None:
    ran(sys.executable, "-m", "tools.vendor_page", "--check")


@pytest.mark.parametrize("map", in_soak(map_ids(), "base/2"))
def test_the_boards_are_what_the_drawing_makes(map: str) -> None:
    ran(sys.executable, "-m", "tools.draw_boards", "--check", map)
