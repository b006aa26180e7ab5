"""Project rules that no other tool checks, one per test."""

import ast
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.options import SWITCHES
from tests.kit.paths import PACKAGE, ROOT

CORE = PACKAGE / "core"
TRAITS = {"races": RACES, "powers": POWERS}

# Powers that are also words of the map.
TERRAIN = {"forest", "hill", "swamp"}

# A word of the notation that comes from one race: the actions may spell it, the rules may not.
SORCERY = "sorcery"

# The options have the same names in core, packs, docs and the page; some name a race.
OPTIONS = re.compile("|".join(name.upper() for name in SWITCHES))

CORE_MAY_IMPORT = {
    "__future__",
    "collections",
    "dataclasses",
    "librt",
    "mypy_extensions",
    "smallworld.core",
    "typing",
}


def traits(kind: str) -> list[str]:
    """Return the ids of all races or powers of the base game."""
    return sorted(trait.id for trait in TRAITS[kind])


def singular(word: str) -> str:
    """One of them: dwarves, dwarf; ratmen, ratman; trolls, troll."""
    for many, one in (("ves", "f"), ("men", "man"), ("s", "")):
        if word.endswith(many):
            return word.removesuffix(many) + one
    return word


def forbidden_in_core() -> set[str]:
    """Every race and power, in the plural and the singular; words joined by one blank."""
    ids = {name.replace("_", " ") for name in traits("races") + traits("powers")}
    return (ids | {singular(name) for name in ids}) - TERRAIN


def plain_words(text: str) -> str:
    """``text`` in lower case, every name cut into its words: ``DragonMaster`` → dragon master.

    >>> plain_words("if state.DragonMaster and HILL_GIANTS:")
    ' if state dragon master and hill giants '
    """
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    return f" {' '.join(re.findall(r'[a-z0-9]+', apart.lower()))} "


def python_files(folder: Path) -> list[Path]:
    files = sorted(folder.rglob("*.py"))
    assert files, f"no Python files in {folder}"
    return files


def project_files() -> list[Path]:
    """What is, or could be, committed; all files where there is no git."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        files = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        files = list(walk(ROOT))
    return [path for path in files if path.is_file()]


def walk(top: Path) -> Iterator[Path]:
    """All files below ``top``, without caches and hidden folders other than ``.ci``."""
    made = {"__pycache__", "build", "dist", "node_modules"}
    for folder, folders, files in os.walk(top):
        folders[:] = [
            name
            for name in folders
            if name == ".ci" or not (name.startswith(".") or name in made or "egg-info" in name)
        ]
        yield from (Path(folder) / name for name in files)


def text_of(path: Path) -> str:
    """The text in ``path``; nothing if it is a picture or the like."""
    content = path.read_bytes()
    return "" if b"\0" in content else content.decode("utf-8", errors="replace")


def imported_by(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full module name of each import in ``path``."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, "." * node.level + (node.module or "")


def test_the_core_names_no_race_and_no_power() -> None:
    names = forbidden_in_core()
    assert names, "no races and powers found"
    found = [
        f"{path.relative_to(ROOT)}:{number}: {name}"
        for path in python_files(CORE)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        for name in sorted(names)
        if f" {name} " in plain_words(OPTIONS.sub("", line))
    ]
    assert not found, "\n".join(found)


def test_the_core_spells_sorcery_once_and_only_in_the_actions() -> None:
    spelled = {
        path.name: count
        for path in python_files(CORE)
        if (count := path.read_text(encoding="utf-8").lower().count(SORCERY))
    }
    assert spelled in ({}, {"actions.py": 1})


def test_the_core_imports_only_itself_and_what_it_needs_to_compile() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {module}"
        for path in python_files(CORE)
        for line, module in imported_by(path)
        if not any(module == may or module.startswith(f"{may}.") for may in CORE_MAY_IMPORT)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("kind", ["races", "powers"])
def test_every_race_and_power_has_its_own_test_file(kind: str) -> None:
    assert traits(kind), f"no {kind} found"
    wanted = {f"test_{name}.py" for name in traits(kind)}
    there = {path.name for path in (ROOT / "tests" / kind).glob("test_*.py")}
    assert not wanted - there, f"missing in tests/{kind}: {sorted(wanted - there)}"


def test_no_file_names_a_registry_or_a_path_of_one_machine() -> None:
    # Written so that this file does not find itself.
    hosts = r"(pypi|pythonhosted|npmjs|yarnpkg|anaconda)[.](org|com)"
    paths = r"(?<![\w.~$})-])/(work|root|home/\w+|Users/\w+)/"
    forbidden = re.compile(f"{hosts}|{paths}|--(extra-)?index-url|--find-links")
    this_file = Path(__file__).resolve()
    found = [
        f"{path.relative_to(ROOT)}:{number}: {match[0]}"
        for path in project_files()
        if path.resolve() != this_file
        for number, line in enumerate(text_of(path).splitlines(), start=1)
        if (match := forbidden.search(line))
    ]
    assert not found, "\n".join(found)


def test_pins_are_names_and_versions_only() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert pins
    assert not [pin for pin in pins if not re.fullmatch(r"[\w.-]+==[\w.]+", pin)]
    assert not [path for path in project_files() if path.name == "uv.lock"]


def test_no_compiled_module_in_the_source_tree() -> None:
    """It would shadow the edited file."""
    assert not [*PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd")]


def test_every_room_lists_its_modules() -> None:
    """The ``__init__`` of a package names each module and each room inside it."""
    missing = []
    for init in sorted(PACKAGE.rglob("__init__.py")):
        inside = {path.stem for path in init.parent.glob("*.py")} - {"__init__"}
        inside |= {path.parent.name for path in init.parent.glob("*/__init__.py")}
        described = ast.get_docstring(ast.parse(init.read_text(encoding="utf-8"))) or ""
        names = set(re.findall(r"\w+", described))
        missing += [f"{init.parent.relative_to(PACKAGE)}: {name}" for name in inside - names]
    assert not missing, "\n".join(missing)


def test_the_page_lists_its_modules_by_room() -> None:
    """``web/README.md`` names each module in the section of its room, and no other."""
    web = PACKAGE / "web"
    text = (web / "README.md").read_text(encoding="utf-8").split("\n## ")
    [modules] = [part for part in text if part.startswith("Modules")]
    sections = re.split(r"^\*\*(\w+)\*\* ·", modules, flags=re.MULTILINE)[1:]
    listed = {
        room: set(re.findall(r"`([\w-]+\.js)`", section))
        for room, section in zip(sections[::2], sections[1::2], strict=True)
    }
    there: dict[str, set[str]] = {}
    for path in web.rglob("*.js"):
        room = path.relative_to(web).parts[0]
        if room != "vendor":
            there.setdefault(room, set()).add(path.name)
    assert listed == there
