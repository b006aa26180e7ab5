"""docs/rulings.md agrees with the ids that code and tests cite."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from smallworld.reference.book import rulings
from tests.kit.paths import DOCS, ROOT
from tools.write_rulings import page_with_rulings

PAGE = (DOCS / "rulings.md").read_text(encoding="utf-8")
IDS = re.findall(r"^\| ([A-Z]\d{1,2}) \|", PAGE, flags=re.MULTILINE)

# How many rulings each letter has; numbers run from 1 without a gap.
COUNTS = {
    "N": 9, "T": 8, "P": 15, "C": 13, "A": 14, "L": 10, "F": 10, "D": 15,
    "V": 7, "R": 10, "G": 14, "H": 15, "W": 17, "X": 5, "Y": 42, "E": 38,
}  # fmt: skip
LETTERS = "".join(COUNTS)
CITED = re.compile(rf"(?<![\w.])[{LETTERS}]\d{{1,2}}(?!\w)")
CITED_IN_A_NAME = re.compile(rf"(?<=_)[{LETTERS.lower()}]\d{{1,2}}(?=_|$)")

# Rulings that no test can show, and why.
UNTESTABLE = {
    "N4": "coins are numbers here, so no bank can run out",
    "N9": "limits of races and powers of one's own; the box has none",
}


def python_files() -> list[Path]:
    """All sources and tests but this file, which names ids that it looks for."""
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    return sorted(path for path in files if path.name != Path(__file__).name)


def files_of_tests() -> list[Path]:
    return [path for path in python_files() if ROOT / "tests" in path.parents]


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def comments(path: Path) -> Iterator[str]:
    reader = io.StringIO(path.read_text(encoding="utf-8")).readline
    for token in tokenize.generate_tokens(reader):
        if token.type == tokenize.COMMENT:
            yield token.string


def docstrings(path: Path) -> Iterator[str]:
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(tree_of(path)):
        if isinstance(node, documented):
            yield ast.get_docstring(node) or ""


def all_tests(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def cited_in(text: str) -> set[str]:
    """The ids a text names; ``H5-H8`` and ``H5–H8`` name all four.

    >>> sorted(cited_in("holes (H5-H7, A6)"))
    ['A6', 'H5', 'H6', 'H7']
    """
    found = set(CITED.findall(text))
    for letter, first, last in re.findall(rf"\b([{LETTERS}])(\d+)[-–…]\1(\d+)\b", text):
        found |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return found


def cited_by_name(name: str) -> set[str]:
    return {found.upper() for found in CITED_IN_A_NAME.findall(name)}


def cited(path: Path) -> set[str]:
    texts = [*comments(path), *docstrings(path)]
    names = [test.name for test in all_tests(path)]
    return set().union(*map(cited_in, texts), *map(cited_by_name, names))


def ids_with_a_test() -> set[str]:
    """The ids that a test's name or its docstring names."""
    found: set[str] = set()
    for path in files_of_tests():
        for test in all_tests(path):
            found |= cited_by_name(test.name) | cited_in(ast.get_docstring(test) or "")
    return found


def test_every_id_is_listed_once() -> None:
    assert len(IDS) == len(set(IDS)), sorted({id for id in IDS if IDS.count(id) > 1})


def test_no_id_is_missing() -> None:
    expected = {f"{letter}{n}" for letter, count in COUNTS.items() for n in range(1, count + 1)}
    assert set(IDS) == expected


def test_every_id_inside_the_page_is_listed() -> None:
    assert not cited_in(PAGE) - set(IDS)


def test_page_matches_the_rules_reference() -> None:
    assert page_with_rulings(PAGE) == PAGE, "run python -m tools.write_rulings"
    assert list(rulings()) == IDS


def test_every_row_is_complete() -> None:
    """Question, ruling, basis and certainty; a decision of ours has a reason instead of both."""
    for line in PAGE.splitlines():
        found = re.match(r"\| ([A-Z]\d{1,2}) \|", line)
        if found:
            cells = [cell.strip() for cell in line.strip("|").split(" |")]
            assert len(cells) == (4 if found[1].startswith("E") else 5), line
            assert all(cells), line


def may_cite_an_unknown_id(path: Path) -> bool:
    """Search the plain text, which is quick; only ``cited`` knows comments from other code."""
    text = path.read_text(encoding="utf-8")
    names = re.findall(r"def (test_\w+)", text)
    return not cited_in(text).union(*map(cited_by_name, names)) <= set(IDS)


def test_every_cited_id_is_listed() -> None:
    wrong = {
        str(path.relative_to(ROOT)): sorted(unknown)
        for path in python_files()
        if may_cite_an_unknown_id(path) and (unknown := cited(path) - set(IDS))
    }
    assert not wrong, wrong


def test_every_ruling_is_named_by_a_test() -> None:
    done = ids_with_a_test() | set(UNTESTABLE)
    missing = [id for id in IDS if id not in done]
    assert not missing, " ".join(missing)


def test_untestable_ids_are_rulings() -> None:
    assert set(UNTESTABLE) <= set(IDS)
