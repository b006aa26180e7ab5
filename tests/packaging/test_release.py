"""The release workflow: the scripts in it run, and what it names exists."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from smallworld.version import VERSION
from tests.kit.paths import ROOT

FILE = ROOT / ".github" / "workflows" / "release.yml"
JOBS: dict[str, Any] = msgspec.yaml.decode(FILE.read_bytes())["jobs"]
CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def script(job: str, step: str) -> str:
    (found,) = [entry["run"] for entry in JOBS[job]["steps"] if entry.get("name") == step]
    return str(found)


def bash(text: str, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a script as the workflow does; ``python`` is the one of the tests."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", text],
        cwd=folder,
        env={**os.environ, "PATH": path, **variables},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(("tag", "status"), [(f"v{VERSION}", 0), ("v9.9.9", 1), (VERSION, 1)])
def test_the_tag_must_be_the_version(tag: str, status: int) -> None:
    done = bash(script("sdist", "Compare the tag with the version"), ROOT, GITHUB_REF_NAME=tag)
    assert done.returncode == status, done.stderr
    assert (f"version.py says {VERSION}" in done.stderr) == (status == 1)


def test_the_checksums_are_those_of_all_files(tmp_path: Path) -> None:
    for name in ("a.whl", "b.tar.gz"):
        (tmp_path / name).write_text(name)
    done = bash(script("announce", "Write the checksums"), tmp_path)
    assert done.returncode == 0, done.stderr
    checked = bash("sha256sum --check --strict SHA256SUMS", tmp_path)
    assert checked.stdout == "a.whl: OK\nb.tar.gz: OK\n"


def test_the_source_distribution_is_unpacked_without_its_folder(
    sdist: Path, tmp_path: Path
) -> None:
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / sdist.name).symlink_to(sdist)
    done = bash(script("wheels", "Unpack the source distribution"), tmp_path)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "source" / "setup.py").is_file()
    assert (tmp_path / "source" / "tests" / "packaging" / "play_installed.py").is_file()


def test_nothing_is_published_before_everything_is_built() -> None:
    assert set(JOBS["publish"]["needs"]) == {"sdist", "wheels"}
    assert JOBS["publish"]["if"] == "github.ref_type == 'tag'"
    assert JOBS["announce"]["needs"] == "publish"
    may_write = {job for job, entry in JOBS.items() if "permissions" in entry}
    assert may_write == {"publish", "announce"}


def test_every_wheel_is_compiled_and_played() -> None:
    settings = CONFIG["tool"]["cibuildwheel"]
    assert settings["environment"] == {"SMALLWORLD_COMPILED": "1"}
    named = re.search(r"\{package\}/(\S+)", settings["test-command"])
    assert named
    assert (ROOT / named[1]).is_file()
    versions = re.findall(r"cp3(\d+)-", settings["build"])
    listed = [f"Programming Language :: Python :: 3.{minor}" for minor in versions]
    assert [line for line in CONFIG["project"]["classifiers"] if ":: 3." in line] == listed
