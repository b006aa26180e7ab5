"""Which build is under test: SMALLWORLD_BUILD=source (the default) or compiled."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

SRC = str(Path(__file__).parent.parent / "src")
BUILD = os.environ.get("SMALLWORLD_BUILD", "source")

# Commands started by a test get the same build through PYTHONPATH.
sys.path[:] = [path for path in sys.path if path != SRC]
os.environ.pop("PYTHONPATH", None)
if BUILD == "source":
    sys.path.insert(0, SRC)
    os.environ["PYTHONPATH"] = SRC

# Commands speak English, whatever the language of the machine, unless a test says otherwise.
os.environ["SMALLWORLD_LANG"] = "en"

# `make test` draws the same examples every time; `make soak` draws new ones.
settings.register_profile("test", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=10_000, print_blob=True)
settings.load_profile("test")


def pytest_sessionstart() -> None:
    """Stop at once when the tests would run on another build than asked for."""
    if BUILD not in ("source", "compiled"):
        pytest.exit(f"SMALLWORLD_BUILD is {BUILD!r}: use source or compiled", returncode=3)
    from smallworld.core import engine

    found = "compiled" if engine.IS_COMPILED else "source"
    if found != BUILD:
        pytest.exit(
            f"SMALLWORLD_BUILD is {BUILD}, but {engine.__file__} is the {found} build",
            returncode=3,
        )


def pytest_sessionfinish(session: pytest.Session) -> None:
    """With CI=true a skipped test is a failure: whatever it needs must be there."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") == "true" and reporter is not None and reporter.stats.get("skipped"):
        reporter.write_line("FAILED: a test was skipped, and CI=true allows none.")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_report_header() -> str:
    return f"smallworld: {BUILD} build"
