"""The programs in ``examples/python`` run, and type checkers accept them."""

from __future__ import annotations

import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

import smallworld
from smallworld import fast
from tests.kit.paths import DOCS, ROOT

EXAMPLES = ROOT / "examples" / "python"
ARGUMENTS: dict[str, list[object]] = {
    "custom_bot_in_arena": [20],
    "playouts": [20],
    "why_this_price": ["cs"],
}


def printed(name: str, capsys: pytest.CaptureFixture[str], *arguments: object) -> list[str]:
    """Run the ``main`` of an example and return what it printed."""
    runpy.run_path(str(EXAMPLES / f"{name}.py"))["main"](*arguments)
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.stem)
def test_every_example_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(path.stem, capsys, *ARGUMENTS[path.stem])
    assert path.name in (DOCS / "python.md").read_text("utf-8")


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_pyright_accepts_the_examples() -> None:
    pyright = ROOT / "node_modules" / ".bin" / "pyright"
    if not pyright.exists():
        pytest.skip("npm packages are not installed")
    done = subprocess.run([str(pyright)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_reference_lists_every_public_name() -> None:
    """A name of ``smallworld`` or ``smallworld.fast`` is a member of a block in ``api.md``."""
    page = (DOCS / "api.md").read_text("utf-8")
    listed = {
        name.strip()
        for line in page.splitlines()
        if line.strip().startswith("members: [")
        for name in line.split("[")[1].rstrip("]").split(",")
    }
    whole = {"BadNotation", "BadPosition", "BadRecord", "IllegalAction", "RuleError", "imagine"}
    public = {*smallworld.__all__, *fast.__all__} - {"fast"}
    assert public <= listed | whole
