"""Every worked example has its test, and each test says in one line what it shows."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

SCENARIOS = [f"s{number:02}" for number in range(1, 69)]


def scenario_tests() -> list[ast.FunctionDef]:
    """The test functions of the scenario files, in order."""
    found: list[ast.FunctionDef] = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path != Path(__file__):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found += [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [function for function in found if function.name.startswith("test_")]


def test_each_of_the_68_scenarios_has_exactly_one_test() -> None:
    """``test_s45_…`` once for every id; further ones are called ``test_s45b_…``."""
    ids = Counter(function.name.split("_")[1] for function in scenario_tests())
    assert [scenario for scenario in SCENARIOS if ids[scenario] != 1] == []
    strangers = [id for id in ids if re.sub("(?<=[0-9])[b-z]$", "", id) not in SCENARIOS]
    assert strangers == []


def test_each_scenario_says_in_one_line_what_it_shows() -> None:
    """A docstring of one line."""
    silent = [
        function.name
        for function in scenario_tests()
        if len((ast.get_docstring(function) or "\n").splitlines()) != 1
    ]
    assert silent == []
