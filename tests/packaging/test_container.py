"""The container files: their commands run in an environment, so that no engine is needed here."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.kit.paths import ROOT
from tests.kit.waiting import poll_until
from tests.packaging.builds import run
from tests.server.storage.databases import a_postgres

CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = msgspec.yaml.decode((ROOT / "compose.yaml").read_bytes())
PORT = "8000"  # inside the container


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the Containerfile, with continued lines joined."""
    lines = [line for line in CONTAINER.splitlines() if not line.startswith("#")]
    text = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [
        (word, rest) for word, _, rest in (line.partition(" ") for line in text.split("\n")) if word
    ]


def last(instruction: str) -> str:
    return [rest for word, rest in instructions() if word == instruction][-1]


def filled_in(word: str, variables: dict[str, str]) -> str:
    """Replace ``${NAME:-default}`` and ``${NAME:?message}`` as compose does."""

    def value(found: re.Match[str]) -> str:
        name, kind, rest = found.groups()
        if name in variables:
            return variables[name]
        assert kind == ":-", f"{name} is required"
        return rest

    return re.sub(r"\$\{(\w+)(:[-?])([^}]*)\}", value, word)


@contextmanager
def served(command: list[str], programs: Path, folder: Path, **variables: str) -> Iterator[str]:
    """Run the command of a container on any free port until it is served; give the address."""
    assert command[0] == "smallworld"
    words = ["0" if word == PORT else word for word in command[1:]]
    assert "0" in words and "0.0.0.0" in words
    environment = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        "XDG_DATA_HOME": str(folder),
        "PYTHONUNBUFFERED": "1",
        **variables,
    }
    log = folder / "log"
    with log.open("w") as output:
        process = subprocess.Popen(
            [programs / "smallworld", *words],
            env=environment,
            cwd=folder,
            stdout=output,
            stderr=output,
        )
    try:
        poll_until(lambda: bool(log.read_text()) or process.poll() is not None)
        poll_until(lambda: "Ctrl-C" in log.read_text() or process.poll() is not None)
        assert process.poll() is None, log.read_text()
        yield log.read_text()
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0


def test_the_image_installs_what_the_tests_install() -> None:
    (install,) = [
        rest
        for word, rest in instructions()
        if word == "RUN" and " install " in rest and "pip" in rest
    ]
    assert shlex.split(install.partition("&&")[2])[1:] == ["install", "--no-cache-dir", ".[server]"]
    assert ("ENV", "SMALLWORLD_COMPILED=1") in instructions()


def test_the_build_gets_every_file_it_needs(tmp_path: Path) -> None:
    """What the ignore file lets through is enough for the metadata and a build."""
    ignored = (ROOT / ".dockerignore").read_text("utf-8")
    assert ignored == (ROOT / ".containerignore").read_text("utf-8")
    for pattern in re.findall(r"^!(.*)$", ignored, re.MULTILINE):
        found = sorted(ROOT.glob(pattern))
        assert found, pattern
        for path in found:
            target = tmp_path / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            if path.is_dir():
                shutil.copytree(path, target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(path, target)
    output = tmp_path / "built"
    variables = {"SMALLWORLD_PURE": "1"}
    run(
        sys.executable,
        "setup.py",
        "-q",
        "build",
        "--build-lib",
        output,
        folder=tmp_path,
        variables=variables,
    )
    assert (output / "smallworld" / "docs" / "hosting.md").is_file()
    assert (output / "smallworld" / "web" / "index.html").is_file()


def test_the_image_serves_tables_and_is_healthy(compiled_environment: Path, tmp_path: Path) -> None:
    programs = compiled_environment.parent
    check = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
    with served(json.loads(last("CMD")), programs, tmp_path) as shown:
        found = re.search(r"http://\S+:(\d+)", shown)
        assert found, shown
        asked = [word.replace(f":{PORT}/", f":{found[1]}/") for word in check[1:]]
        run(compiled_environment, *asked)
    assert run(compiled_environment, *asked, may_fail=True).returncode != 0
    assert (tmp_path / "smallworld" / "tables.sqlite").is_file()
    assert f"XDG_DATA_HOME={Path(last('VOLUME')).parent}" in last("ENV")


def test_compose_serves_tables_from_postgresql(compiled_environment: Path, tmp_path: Path) -> None:
    server, database = COMPOSE["services"]["server"], COMPOSE["services"]["database"]
    url = a_postgres().a_database()
    parts = re.fullmatch(r"postgresql://(\w+):(\w+)@([^/]+)/(\w+)", url)
    assert parts, url
    user, password, host, name = parts.groups()
    told = {"DATABASE_PASSWORD": password}
    given = f"postgresql://{database['environment']['POSTGRES_USER']}@database"
    given += f"/{database['environment']['POSTGRES_DB']}"
    words = [filled_in(word, told) for word in server["command"]]
    assert given in words
    words[words.index(given)] = f"postgresql://{user}@{host}/{name}"
    variables = {name: filled_in(text, told) for name, text in server["environment"].items()}
    assert database["environment"]["POSTGRES_PASSWORD"] == server["environment"]["PGPASSWORD"]
    with served(words, compiled_environment.parent, tmp_path, **variables) as shown:
        assert "http://localhost:8000" in shown
    assert not list(tmp_path.rglob("*.sqlite"))
    with pytest.raises(AssertionError, match="DATABASE_PASSWORD is required"):
        filled_in(server["environment"]["PGPASSWORD"], {})


def test_compose_builds_the_image_and_keeps_its_volume() -> None:
    server = COMPOSE["services"]["server"]
    assert (ROOT / server["build"]["dockerfile"]).is_file()
    assert f"server:{last('VOLUME')}" in server["volumes"]
    assert server["ports"][0].endswith(f":{PORT}:{last('EXPOSE')}")
    assert set(COMPOSE["volumes"]) == {"database", "server"}
