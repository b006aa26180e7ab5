"""External bots for tests: faulty programs, and classes by entry point."""

from __future__ import annotations

import os
import shlex
import sys
import tomllib
from pathlib import Path

import pytest

from smallworld.lab.games.match import Outcome, play_job
from smallworld.lab.games.plan import Job
from smallworld.lab.games.players import read_players
from tests.kit.paths import ROOT

EXAMPLES = ROOT / "examples" / "bots"
MISBEHAVING = Path(__file__).with_name("faulty_bot.py")


def faulty_player(how: str, *words: str, timeout: float | None = None) -> str:
    """Return a player with this fault."""
    # Python starts much faster without site packages.
    command = shlex.join([sys.executable, "-I", "-S", str(MISBEHAVING), how, *words])
    return f"bad=program:{'' if timeout is None else f'timeout={timeout} '}{command}"


def play(*players: str, seed: int = 7) -> Outcome:
    """Play one game between these players, in turn order."""
    seated = tuple(read_players(players, seconds=0.1))
    mix = tuple(player.label for player in seated)
    return play_job(Job(f"base/{len(seated)}", (), mix, 0, 0, seated, seed))


def install(folder: Path, source: str, name: str, target: str, patch: pytest.MonkeyPatch) -> None:
    """Install a module with an entry point for a bot into ``folder``, as pip would."""
    (folder / f"{target.partition(':')[0]}.py").write_text(source, encoding="utf-8")
    facts = folder / f"{name}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[smallworld.bots]\n{name} = {target}\n")
    patch.syspath_prepend(folder)
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    patch.setenv("PYTHONPATH", os.pathsep.join(paths))


def install_example(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Install the example of a Python bot, with the entry point of its pyproject.toml."""
    project = tomllib.loads((EXAMPLES / "settler" / "pyproject.toml").read_text("utf-8"))
    ((name, target),) = project["project"]["entry-points"]["smallworld.bots"].items()
    source = (EXAMPLES / "settler" / "settler.py").read_text("utf-8")
    install(folder, source, name, target, patch)
