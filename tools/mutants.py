"""Change the rules in small ways and check that a test notices each change.

python -m tools.mutants                       # every mutant; a stopped run goes on where it was
python -m tools.mutants --sample 200 --seed 1 # a quick look
python -m tools.mutants --only conquest       # the mutants of files or functions with this text
python -m tools.mutants --since COMMIT        # those that the code of that commit did not have
python -m tools.mutants --list                # print the mutants, run nothing

A mutant is one change of ``core`` or ``packs/base``: another comparison, operator, constant or
return value, a negated condition, a removed statement. It is killed if a test of the rules fails
or does not end, and it survives otherwise. ``docs/testing.md`` lists those that change nothing.

Tests run on the source build. First, one traced run notes which lines and functions each test
executes. Then one pytest session collects all tests and forks a process for each mutant inside
a function: it swaps the code of the live function and runs the tests that execute the changed
line, the fastest first, up to the first failure. Mutants of module level, and survivors whose
code also runs on import, are imported by a fresh process instead. Limits are in CPU seconds, so
that a busy machine kills no mutant. After a change of the product or the tests, only those
mutants run again whose result may differ; after a change of this file, use ``--restart``.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import copy
import functools
import gc
import hashlib
import importlib
import importlib.machinery
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from hypothesis import Phase, settings

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
DOCUMENT = ROOT / "docs" / "testing.md"
BUILD = ROOT / "build" / "mutants"
TARGETS = ("smallworld/core/*.py", "smallworld/packs/base/**/*.py")
ZERO = ("ACTIVE",)  # constants that are 0: to add and to subtract them is the same
NOT_MUTATED = ("cells.py",)  # stands in for the packed vector when interpreted
TESTS = [
    *(
        f"tests/{name}"
        for name in ["rules", "races", "powers", "scenarios", "golden", "perft", "play"]
    ),
    *(
        f"tests/packs/test_{name}.py"
        for name in [
            *("trait_keys", "random_packs", "conditions", "events_of_packs"),
            *("seat_choices", "expansions", "published_tiles", "mix", "many_seats"),
        ]
    ),
    *sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("tests/docs/test_decided_*.py")),
]
# Without what costs time in each process: other plugins, a search for garbage at the end.
PYTEST = ["-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:unraisableexception"]

BUDGET = 30.0  # traced CPU seconds of tests that call the function without the changed line
GRACE = 3.0  # CPU seconds that any test may take before it counts as endless
SLOWER = 4.0  # and how many times as long as in the traced run without the change
MEMORY = 3 << 30  # bytes that a changed program may use
LIKELY = 5  # tests that run first because they killed similar mutants
GOLDEN = "tests/golden/test_golden.py"  # runs nearly all code in whole games
FIRST_FILES = 3  # files of tests that a fresh process tries before all others

NOT_SWAPPED = 2  # exit code: the changed function needs a fresh process
KILLED, SURVIVED, TIMEOUT, EQUIVALENT = "killed", "survived", "timeout", "equivalent"


# --- mutants
@dataclass(frozen=True)
class Mutant:
    """One change of one file, found by the places of its statement, its node and its change."""

    file: str
    function: str  # "" at the level of a module or class
    first_line: int  # of the function
    lines: tuple[int, int]
    before: str
    after: str
    places: tuple[int, int, int]

    @property
    def place(self) -> str:
        """Name the function, or the module, without its line."""
        module = self.file.removesuffix(".py").replace("/", ".")
        return f"{module}.{self.function}" if self.function else module

    @property
    def key(self) -> tuple[str, str, str]:
        """Identify the change wherever it moves in its file."""
        return self.place, self.before, self.after

    def code(self) -> CodeType:
        """Compile the changed file."""
        path = SRC / self.file
        tree = ast.parse(path.read_text(encoding="utf-8"))
        scope, statement = list(_statements(tree))[self.places[0]]
        node = list(_own_nodes(statement))[self.places[1]]
        change = list(_changes(node, statement, scope))[self.places[2]]
        _apply(tree, statement, node, change)
        return compile(ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True)


COMPARISONS: dict[type, type] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type, type] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
RETURNS: dict[str, ast.expr] = {
    "i64": ast.Constant(0),
    "int": ast.Constant(0),
    "str": ast.Constant(""),
    "None": ast.Constant(None),
}
Change = Callable[[Any], ast.AST]  # returns the node itself, changed, or one in its place


def target_files() -> list[Path]:
    """Return the files to change."""
    found = {path for pattern in TARGETS for path in SRC.glob(pattern)}
    return sorted(path for path in found if path.name not in NOT_MUTATED)


def mutants_of(path: Path, text: str | None = None) -> Iterator[Mutant]:
    """Yield the mutants of a file, or of another text in its place."""
    file = str(path.relative_to(SRC))
    tree = ast.parse(path.read_text(encoding="utf-8") if text is None else text)
    unused = _annotations(tree)
    for at, (scope, statement) in enumerate(_statements(tree)):
        alone = _without_blocks(statement)
        inside = bool(scope) and isinstance(scope[-1], ast.FunctionDef)
        name = ".".join(one.name for one in scope) if inside else ""
        first = scope[-1].lineno if inside else 0
        for number, node in enumerate(_own_nodes(statement)):
            if id(node) in unused:
                continue
            row = _row(statement, node)
            lines = _lines(statement if row is None else _rows(statement)[row])
            for option in range(len(list(_changes(node, statement, scope)))):
                own = copy.deepcopy(alone)
                one = list(_own_nodes(own))[number]
                around = ast.Module([own], [])
                _apply(around, own, one, list(_changes(one, own, scope))[option])
                before, after = _text(alone, row), _text(around.body[0], row)
                if after != before:
                    places = at, number, option
                    yield Mutant(file, name, first, lines, before, after, places)


def _annotations(tree: ast.Module) -> set[int]:
    """Return the ids of all nodes that are only read by type checkers, and of docstrings."""
    found: set[int] = set()

    def leave_out(node: ast.AST | None) -> None:
        if node is not None:
            found.update(id(one) for one in ast.walk(node))

    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign):
            leave_out(node.annotation)
        elif isinstance(node, ast.FunctionDef):
            leave_out(node.returns)
            for decorator in node.decorator_list:
                leave_out(decorator)
        elif isinstance(node, ast.arg):
            leave_out(node.annotation)
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            leave_out(node)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            leave_out(node)  # a docstring or "..."
        elif isinstance(node, (ast.Import, ast.ImportFrom, ast.JoinedStr)):
            leave_out(node)
    return found


Scope = tuple[ast.FunctionDef | ast.ClassDef, ...]


def _statements(tree: ast.Module) -> Iterator[tuple[Scope, ast.stmt]]:
    """Yield every statement with the classes and functions around it."""

    def visit(body: list[ast.stmt], scope: Scope) -> Iterator[tuple[Scope, ast.stmt]]:
        for statement in body:
            if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
                if isinstance(statement, ast.FunctionDef):
                    yield scope, statement  # its defaults belong to the scope around it
                yield from visit(statement.body, (*scope, statement))
                continue
            yield scope, statement
            for block in ("body", "orelse", "finalbody"):
                yield from visit(getattr(statement, block, []), scope)
            for handler in getattr(statement, "handlers", []):
                yield from visit(handler.body, scope)

    yield from visit(tree.body, ())


BLOCKS = ("body", "orelse", "finalbody", "handlers")


def _own_nodes(statement: ast.stmt) -> Iterator[ast.AST]:
    """Yield a statement and its expressions, without the statements inside it."""
    yield statement
    for name, value in ast.iter_fields(statement):
        if name in BLOCKS and isinstance(value, list):
            continue
        if isinstance(statement, ast.FunctionDef) and name != "args":
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from ast.walk(child)


def _rows(statement: ast.stmt) -> list[ast.expr]:
    """Return the elements of a long literal that is assigned, such as a table of traits."""
    value = getattr(statement, "value", None)
    if isinstance(value, (ast.List, ast.Tuple)) and len(value.elts) > 4:
        return value.elts
    return []


def _row(statement: ast.stmt, node: ast.AST) -> int | None:
    """Return the place of the element of a long literal that contains a node."""
    for place, element in enumerate(_rows(statement)):
        if any(one is node for one in ast.walk(element)):
            return place
    return None


def _lines(statement: ast.stmt | ast.expr) -> tuple[int, int]:
    """Return the first and the last line of a statement, without the statements inside it."""
    last = statement.end_lineno or statement.lineno
    for block in BLOCKS:
        inner = getattr(statement, block, None)
        if isinstance(inner, list) and inner:
            last = min(last, inner[0].lineno - 1)
    return statement.lineno, max(last, statement.lineno)


def _without_blocks(statement: ast.stmt) -> ast.stmt:
    """Return a shallow copy of a statement without the statements inside it."""
    alone = copy.copy(statement)
    for block in BLOCKS:
        if getattr(alone, block, None):
            setattr(alone, block, [ast.Pass()] if block == "body" else [])
    if isinstance(alone, ast.FunctionDef):
        alone.decorator_list = []
    return alone


def _text(alone: ast.stmt, row: int | None = None) -> str:
    """Return a statement, or one row of a long literal, in one line."""
    part = ast.fix_missing_locations(alone) if row is None else _rows(alone)[row]
    text = ast.unparse(part).removesuffix("pass").strip()
    return re.sub(r"\s+", " ", text) or "pass"


def _apply(tree: ast.Module, statement: ast.stmt, node: ast.AST, change: Change) -> None:
    """Change a node of a statement of the tree in place."""
    replacement = change(node)
    if replacement is not node:
        _replace(tree if node is statement else statement, node, replacement)


def _replace(parent: ast.AST, old: ast.AST, new: ast.AST) -> None:
    for node in ast.walk(parent):
        for name, value in ast.iter_fields(node):
            if value is old:
                setattr(node, name, ast.copy_location(new, old))
                return
            if isinstance(value, list):
                for place, item in enumerate(value):
                    if item is old:
                        value[place] = ast.copy_location(new, old)
                        return


def _changes(node: ast.AST, statement: ast.stmt, scope: Scope) -> Iterator[Change]:
    """Yield what can be changed at a node."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield _compare
    elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in OPERATORS:
        if not (isinstance(node, ast.BinOp) and _name_of(node.right) in ZERO):
            yield _operate
    elif isinstance(node, ast.BoolOp):
        yield _and_or
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield lambda one: one.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield _flip
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield lambda one: ast.Constant(one.value + 1)
        if node.value:
            yield lambda one: ast.Constant(one.value - 1)
    if isinstance(node, (ast.If, ast.While, ast.IfExp)) and not _is_negated_elsewhere(node.test):
        yield _negate
    if node is not statement:
        return
    if isinstance(node, ast.Return) and not isinstance(node.value, (ast.Constant, type(None))):
        result = _returned(scope)
        if result is not None:
            yield result
    if _can_be_removed(node):
        yield lambda one: ast.Pass()


def _is_negated_elsewhere(test: ast.expr) -> bool:
    """Return whether another change negates this condition already."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return True
    opposites = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
    return isinstance(test, ast.Compare) and isinstance(test.ops[0], opposites)


def _compare(one: ast.Compare) -> ast.AST:
    one.ops = [COMPARISONS[type(one.ops[0])]()]
    return one


def _operate(one: Any) -> ast.AST:
    one.op = OPERATORS[type(one.op)]()
    return one  # type: ignore[no-any-return]


def _and_or(one: ast.BoolOp) -> ast.AST:
    one.op = ast.Or() if isinstance(one.op, ast.And) else ast.And()
    return one


def _flip(one: ast.Constant) -> ast.AST:
    return ast.Constant(not one.value)


def _negate(one: Any) -> ast.AST:
    one.test = ast.UnaryOp(ast.Not(), one.test)
    return one  # type: ignore[no-any-return]


def _returned(scope: Scope) -> Change | None:
    """Return the change of a ``return`` by the annotated type; None for other types."""
    function = scope[-1]
    assert isinstance(function, ast.FunctionDef)
    declared = ast.unparse(function.returns) if function.returns else ""
    if declared == "bool":
        return lambda one: ast.Return(ast.UnaryOp(ast.Not(), one.value))
    if declared.startswith(("list[", "vec[")):
        return lambda one: ast.Return(ast.List([], ast.Load()))
    if declared.endswith("| None"):
        return lambda one: ast.Return(ast.Constant(None))
    if declared in RETURNS:
        return lambda one: ast.Return(RETURNS[declared])
    return None


def _can_be_removed(node: ast.AST) -> bool:
    if isinstance(node, (ast.AugAssign, ast.Delete, ast.Continue, ast.Break, ast.Raise)):
        return True
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return all(isinstance(target, (ast.Subscript, ast.Attribute)) for target in node.targets)
    return False


# --- what each test executes
@dataclass
class Test:
    """A test: CPU seconds it takes, lines and functions (by first line) it executes, by file."""

    seconds: float
    lines: dict[str, set[int]]
    functions: dict[str, set[int]]


class Plugin:
    """A pytest plugin that lets Hypothesis stop at the first failure instead of shrinking it."""

    def pytest_sessionstart(self) -> None:
        """Load a profile without shrinking, before test modules are imported."""
        phases = [Phase.explicit, Phase.generate]
        settings.register_profile("mutants", settings.get_profile("test"), phases=phases)
        settings.load_profile("mutants")


class Tracing(Plugin):
    """A pytest plugin that notes what each test executes; "" stands for imports."""

    def __init__(self) -> None:
        self.files = {str(path): str(path.relative_to(SRC)) for path in target_files()}
        self.tests: dict[str, Test] = {}
        self.failed: list[str] = []
        self._caches: list[Any] = []
        self._start("")
        sys.settrace(self._call)

    def _start(self, name: str) -> None:
        self._test = Test(0.0, defaultdict(set), defaultdict(set))
        self.tests[name] = self._test
        self._not_seen: dict[CodeType, set[int]] = {}  # lines that the test has not executed
        self._tracers: dict[CodeType, Any] = {}

    def _call(self, frame: FrameType, event: str, arg: object) -> Any:
        code = frame.f_code
        tracer = self._tracers.get(code)
        if tracer is None:
            file = self.files.get(code.co_filename)
            if file is None:
                return None
            self._test.functions[file].add(code.co_firstlineno)
            tracer = self._tracers[code] = self._tracer(code, self._test.lines[file])
        return tracer if self._not_seen[code] else None

    def _tracer(self, code: CodeType, seen: set[int]) -> Any:
        """Return a function that notes the lines of some code, each of them once."""
        seen.add(code.co_firstlineno)  # no event tells that it is executed
        missing = {line for _, _, line in code.co_lines() if line} - {code.co_firstlineno}
        self._not_seen[code] = missing

        def line(frame: FrameType, event: str, arg: object) -> Any:
            seen.add(frame.f_lineno)
            missing.discard(frame.f_lineno)
            return line

        return line

    def pytest_collection_finish(self) -> None:
        """Find the caches: a test must execute what another test has cached."""
        self._caches = caches()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Trace one test."""
        self._start(item.nodeid)
        for cache in self._caches:
            cache.cache_clear()
        sys.settrace(self._call)
        start = time.process_time()
        yield
        self._test.seconds = time.process_time() - start
        sys.settrace(None)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what failed without any change."""
        if report.failed:
            self.failed.append(report.nodeid)


def caches() -> list[Any]:
    """Return the caches of functions of the product and of the tests."""
    return [
        found
        for found in gc.get_objects()
        if isinstance(found, functools._lru_cache_wrapper)
        and str(getattr(found, "__module__", "")).startswith(("smallworld", "tests"))
    ]


def _name_of(node: ast.expr) -> str:
    """Return ``ACTIVE`` for ``ACTIVE`` and for ``s.ACTIVE``."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


@functools.cache
def file_checksum(file: str) -> str:
    """Return a checksum of a file below the root; of a test file, with the helpers it uses."""
    total = hashlib.sha256()
    paths = [ROOT / file]
    if file.startswith("tests/"):
        paths += [ROOT / "tests" / "conftest.py", *sorted((ROOT / "tests/kit").rglob("*.py"))]
    for path in paths:
        total.update(path.read_bytes() if path.exists() else b"")
    return total.hexdigest()[:16]


@functools.cache
def code_checksum() -> str:
    """Return a checksum of the product without server and page."""
    total = hashlib.sha256()
    for path in sorted((SRC / "smallworld").rglob("*.py")):
        if "web" not in path.parts and "server" not in path.parts:
            total.update(path.read_bytes())
    return total.hexdigest()[:16]


@functools.cache
def whole_checksum() -> str:
    """Return a checksum of everything that may decide whether a mutant survives."""
    total = hashlib.sha256(code_checksum().encode())
    for file in test_files():
        total.update(file_checksum(file).encode())
    return total.hexdigest()[:16]


def test_files() -> list[str]:
    """Return the files with the tests of the rules."""
    found: list[str] = []
    for name in TESTS:
        path = ROOT / name
        files = sorted(path.rglob("test_*.py")) if path.is_dir() else [path]
        found += [str(file.relative_to(ROOT)) for file in files]
    return found


def file_of(test: str) -> str:
    """Return the file of a test."""
    return test.partition("::")[0]


def read_traces() -> dict[str, Test]:
    """Return what each test executes; trace the files that are new or have changed."""
    file = BUILD / "traces.json"
    known = json.loads(file.read_text()) if file.exists() else {}
    if known.get("code") != code_checksum():
        known = {"code": code_checksum(), "files": {}, "tests": {}}
    files = {name: file_checksum(name) for name in test_files()}
    changed = [name for name, total in files.items() if known["files"].get(name) != total]
    kept = {name: one for name, one in known["tests"].items() if file_of(name) not in changed}
    if changed:
        print(f"Trace {len(changed)} files of tests: which lines does each execute?", flush=True)
        if _forked(lambda: _trace(changed, file)) != 0:
            sys.exit("The tests fail without any change.")
        traced = json.loads(file.read_text())
        modules = known.get("modules", traced["modules"])  # and imports as in the first run
        known = {"code": code_checksum(), "files": files, "modules": modules}
        known["tests"] = {**traced["tests"], **kept}
        file.write_text(json.dumps(known))
    return {
        name: Test(
            one["seconds"],
            {file: set(lines) for file, lines in one["lines"].items()},
            {file: set(lines) for file, lines in one["functions"].items()},
        )
        for name, one in known["tests"].items()
        if not name or file_of(name) in files
    }


def _trace(names: list[str], file: Path) -> int:
    tracing = Tracing()
    result = pytest.main([*PYTEST, *names], plugins=[tracing])
    sys.settrace(None)
    for name in tracing.failed:
        print("FAILED", name)
    if result != 0:
        return 1
    tests = {
        name: {
            "seconds": test.seconds,
            "lines": {file: sorted(lines) for file, lines in test.lines.items()},
            "functions": {file: sorted(lines) for file, lines in test.functions.items()},
        }
        for name, test in tracing.tests.items()
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"tests": tests, "modules": _library_modules()}))
    return 0


def _library_modules() -> list[str]:
    """Return the imported modules that are neither of the product nor of its tests."""
    return [
        name
        for name, module in sorted(sys.modules.items())
        if not str(getattr(module, "__file__", None) or "").startswith((str(SRC), f"{ROOT}/t"))
        and name.partition(".")[0] not in ("smallworld", "tests", "tools", "__main__", "conftest")
    ]


def _import_libraries() -> None:
    """Import what all tests need, so that forked processes need not do it again."""
    known = json.loads((BUILD / "traces.json").read_text())
    for name in known["modules"]:
        with contextlib.suppress(Exception):
            importlib.import_module(name)
    gc.collect()
    gc.freeze()


def _forked(work: Callable[[], int]) -> int:
    """Do some work in a process of its own and return its exit code."""
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            code = work()
        finally:
            sys.stdout.flush()
            os._exit(code)
    _, status = os.waitpid(pid, 0)
    return os.waitstatus_to_exitcode(status)


# --- one mutant
Note = Callable[[str], None]  # takes the name of the test that starts now
Fails = Callable[[Mutant, list[str], Note], bool]  # runs tests of a mutant until one fails


def chosen_tests(mutant: Mutant, tests: dict[str, Test], likely: list[str]) -> list[str]:
    """Return the tests for a mutant, those most likely to fail soon first.

    First come those of ``likely``, then tests named like something in the changed line, then
    those that execute the line; each group from fast to slow. At the end, as far as the budget
    goes, those that call the function: another test may have kept a result for them. At module
    level every test counts.
    """
    words = set(re.findall(r"[a-z_]{4,}", f"{mutant.before} {mutant.after}"))
    first, last = mutant.lines
    ranked: list[tuple[int, float, str]] = []
    for name, test in tests.items():
        if not name:
            continue
        lines = test.lines.get(mutant.file, set())
        is_named = Path(file_of(name)).stem.removeprefix("test_") in words
        if not mutant.function or any(first <= line <= last for line in lines):
            rank = 1 if is_named else 2
        elif mutant.first_line in test.functions.get(mutant.file, set()):
            rank = 3
        else:
            continue
        ranked.append((likely.index(name) - LIKELY if name in likely else rank, test.seconds, name))
    chosen: list[str] = []
    spent = 0.0
    for rank, seconds, name in sorted(ranked):
        spent += seconds if rank == 3 else 0.0
        if spent < BUDGET:
            chosen.append(name)
    return chosen


def _limit_test(seconds: float) -> None:
    """End this process if its next test uses much more CPU time than without the change."""
    signal.setitimer(signal.ITIMER_VIRTUAL, GRACE + SLOWER * seconds)


def _limit_process() -> None:
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


class ActionTexts:
    """The texts and numbers of actions that ``core.actions`` keeps."""

    def cache_clear(self) -> None:
        """Forget them in this process."""
        from smallworld.core import actions

        actions._TEXTS[:] = [""] * actions.VOCABULARY
        actions._NUMBERS.clear()


class Live:
    """The live functions of the changed files, and the caches that may hold their results."""

    def __init__(self) -> None:
        files = {str(path) for path in target_files()}
        self.functions: dict[str, list[FunctionType]] = defaultdict(list)
        self.caches = [*caches(), ActionTexts()]
        for found in gc.get_objects():
            if isinstance(found, FunctionType) and found.__code__.co_filename in files:
                self.functions[found.__code__.co_filename].append(found)

    def swap(self, mutant: Mutant) -> bool:
        """Give the functions their changed code; return False if that is impossible."""
        changed: dict[tuple[str, int], CodeType] = {}

        def collect(code: CodeType) -> None:
            changed[code.co_qualname, code.co_firstlineno] = code
            for constant in code.co_consts:
                if isinstance(constant, CodeType):
                    collect(constant)

        collect(mutant.code())
        for cache in self.caches:
            cache.cache_clear()
        swapped = False
        for function in self.functions[str(SRC / mutant.file)]:
            old = function.__code__
            code = changed.get((old.co_qualname, old.co_firstlineno))
            if code is not None and code.co_freevars == old.co_freevars and code != old:
                function.__code__ = code
                swapped = True
        return swapped


class Session(Plugin):
    """A pytest plugin that runs mutants instead of tests, each in a forked process."""

    def __init__(self, run: Run, mutants: list[Mutant]) -> None:
        self.run = run
        self.mutants = mutants

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the mutants in the collected session."""
        items = {item.nodeid: item for item in session.items}
        live = Live()
        gc.collect()
        gc.freeze()  # forked processes share these pages
        self.run.all(
            self.mutants, lambda one, names, note: self._fails(one, names, note, items, live)
        )
        return True

    def _fails(
        self,
        mutant: Mutant,
        names: list[str],
        note: Note,
        items: dict[str, pytest.Item],
        live: Live,
    ) -> bool:
        """Run the tests in this process until one fails."""
        from _pytest.runner import runtestprotocol

        if not live.swap(mutant):
            os._exit(NOT_SWAPPED)
        names = [name for name in names if name in items]
        for place, name in enumerate(names):
            following = items[names[place + 1]] if place + 1 < len(names) else None
            note(name)
            _limit_test(self.run.tests[name].seconds)
            if any(one.failed for one in runtestprotocol(items[name], False, following)):
                return True
        return False


class Fresh(Plugin):
    """A pytest plugin for a fresh process: orders the tests and limits their time."""

    def __init__(self, names: list[str], tests: dict[str, Test], note: Note) -> None:
        self.places = {name: place for place, name in enumerate(names)}
        self.tests = tests
        self.note = note

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the chosen tests in their order."""
        items[:] = sorted(
            (item for item in items if item.nodeid in self.places),
            key=lambda item: self.places[item.nodeid],
        )

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Limit the test."""
        self.note(item.nodeid)
        _limit_test(self.tests[item.nodeid].seconds)


def _import_changed(mutant: Mutant, names: list[str], note: Note, tests: dict[str, Test]) -> bool:
    """Import the changed file in this process and run the tests until one fails.

    The tests of a few files run first, since most mutants need no more.
    """
    path = str(SRC / mutant.file)
    loader = importlib.machinery.SourceFileLoader
    original = loader.get_code

    def get_code(self: Any, fullname: str) -> CodeType | None:
        return mutant.code() if self.path == path else original(self, fullname)

    loader.get_code = get_code  # type: ignore[method-assign]
    files = list(dict.fromkeys(file_of(name) for name in names))
    first = list(dict.fromkeys([*files[:FIRST_FILES], GOLDEN]))
    for some in (first, [file for file in files if file not in first]):
        note("import")
        _limit_test(GRACE)
        plugin = Fresh([name for name in names if file_of(name) in some], tests, note)
        if some and pytest.main([*PYTEST, "-x", *some], plugins=[plugin]) != pytest.ExitCode.OK:
            return True
    return False


# --- all mutants
class Run:
    """Runs mutants side by side and writes each result into a journal.

    A result of an earlier run holds for a killed mutant if neither its file nor the file of the
    test that killed it has changed, and for a survivor if nothing has changed.
    """

    def __init__(self, tests: dict[str, Test], workers: int, journal: Path, total: int) -> None:
        self.tests = tests
        self.workers = workers
        self.journal = journal
        self.total = total
        self.started = time.monotonic()
        self.done = 0
        self.read()

    def read(self) -> None:
        """Read the journal."""
        self.results: dict[tuple[str, ...], dict[str, Any]] = {}
        self.earlier: dict[tuple[str, ...], str] = {}  # which test killed a mutant once
        self.killers: dict[str, Counter[str]] = defaultdict(Counter)  # by place
        self.journal.touch()
        for line in self.journal.read_text(encoding="utf-8").splitlines():
            self._add(json.loads(line))

    def _add(self, row: dict[str, Any]) -> None:
        key = tuple(row["key"])
        if row["result"] != SURVIVED:
            self.earlier[key] = row["by"]
        if row["result"] == KILLED:
            self.killers[key[0]][row["by"]] += 1
        if row["holds"] == _holds(row["file"], row["result"], row["by"]):
            self.results[key] = row
        else:
            self.results.pop(key, None)

    def all(self, mutants: list[Mutant], fails: Fails, imported: bool = False) -> None:
        """Run each mutant in a forked process, ``workers`` at a time."""
        running: dict[int, tuple[Mutant, int]] = {}
        waiting = list(reversed(mutants))
        while waiting or running:
            while waiting and len(running) < self.workers:
                mutant = waiting.pop()
                names = chosen_tests(mutant, self.tests, self._likely(mutant))
                answer = os.memfd_create("test")
                running[_start(mutant, names, answer, fails)] = mutant, answer
            pid, status, used = os.wait4(-1, 0)
            mutant, answer = running.pop(pid)
            name = os.pread(answer, 2000, 0).decode()
            os.close(answer)
            seconds = used.ru_utime + used.ru_stime
            row = {"seconds": round(seconds, 2), "imported": imported}
            self._note(mutant, name, os.waitstatus_to_exitcode(status), row)

    def _likely(self, mutant: Mutant) -> list[str]:
        """Return the test that killed this mutant before, and those that killed its neighbours."""
        own = [self.earlier[mutant.key]] if mutant.key in self.earlier else []
        others = [name for name, _ in self.killers[mutant.place].most_common(LIKELY)]
        return list(dict.fromkeys(own + others))[:LIKELY]

    def _note(self, mutant: Mutant, name: str, code: int, row: dict[str, Any]) -> None:
        if code == NOT_SWAPPED:
            return
        if code == 0:
            result, name = SURVIVED, ""
        else:
            result = TIMEOUT if code == -signal.SIGVTALRM else KILLED
        file = f"src/{mutant.file}"
        row |= {"key": mutant.key, "file": file, "line": mutant.lines[0]}
        row |= {"result": result, "by": name, "holds": _holds(file, result, name)}
        with self.journal.open("a", encoding="utf-8") as journal:
            journal.write(json.dumps(row, ensure_ascii=False) + "\n")
        self._add(row)
        self.done += 1
        minutes = (time.monotonic() - self.started) / 60
        about = f"{mutant.place}: {mutant.before}  ->  {mutant.after}"
        if result == SURVIVED or self.done % 50 == 0:
            note = about if result == SURVIVED else ""
            print(f"{len(self.results)}/{self.total}, {minutes:.1f} min {note}", flush=True)


def _holds(file: str, result: str, by: str) -> str:
    """Return a checksum of what a result depends on."""
    if result == SURVIVED:
        return whole_checksum()
    return f"{file_checksum(file)} {file_checksum(file_of(by))}"


def _start(mutant: Mutant, names: list[str], answer: int, fails: Fails) -> int:
    """Fork a process for one mutant and return its id.

    It writes the name of each test that it starts into ``answer``: the last one killed it.
    """

    def note(name: str) -> None:
        os.ftruncate(answer, 0)
        os.pwrite(answer, name.encode(), 0)

    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        _limit_process()
        code = 1 if fails(mutant, names, note) else 0
    finally:
        os._exit(code)


def equivalents() -> dict[tuple[str, str, str], str]:
    """Return the listed mutants that change nothing, with the reason, from the document."""
    found: dict[tuple[str, str, str], str] = {}
    if not DOCUMENT.exists():
        return found
    _, _, section = DOCUMENT.read_text(encoding="utf-8").partition("## Equivalent mutants")
    for line in section.splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
        if len(cells) == 4 and cells[0].startswith("`"):
            place, before, after = (cell.strip("`").replace("\\|", "|") for cell in cells[:3])
            found[place, before, after] = cells[3]
    return found


def parsed_arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sample", type=int, help="run this many mutants, chosen by the seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="a part of the name of a file or function")
    parser.add_argument("--since", default="", help="only mutants that this commit did not have")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--restart", action="store_true", help="forget an earlier run")
    parser.add_argument("--list", action="store_true", help="print the mutants, run nothing")
    return parser.parse_args()


def main() -> int:
    """Run the mutants and report; the exit code is 1 if one survives that is not listed."""
    asked = parsed_arguments()
    os.chdir(ROOT)
    os.environ["SMALLWORLD_BUILD"] = "source"
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    sys.dont_write_bytecode = False  # each fresh process reads the compiled files
    sys.path[:] = [path for path in sys.path if Path(path or ".").resolve() != SRC]
    mutants = all_mutants(asked.only)
    if asked.since:
        old = mutants_at(asked.since)
        mutants = [mutant for mutant in mutants if mutant.key not in old]
    if asked.sample is not None:
        mutants = random.Random(asked.seed).sample(mutants, min(asked.sample, len(mutants)))
    if asked.list:
        for mutant in mutants:
            print(f"{mutant.file}:{mutant.lines[0]} {mutant.place}\n- {mutant.before}")
            print(f"+ {mutant.after}")
        print(f"{len(mutants)} mutants")
        return 0
    BUILD.mkdir(parents=True, exist_ok=True)
    journal = BUILD / "journal.jsonl"
    if asked.restart:
        journal.unlink(missing_ok=True)
    run = Run(read_traces(), asked.workers, journal, len(mutants))
    _run(run, mutants)
    return report(run, mutants)


def all_mutants(only: str = "") -> list[Mutant]:
    """Return all mutants; of several with the same text in one function, the first."""
    found: dict[tuple[str, str, str], Mutant] = {}
    for path in target_files():
        for mutant in mutants_of(path):
            if only in mutant.place:
                found.setdefault(mutant.key, mutant)
    return list(found.values())


def mutants_at(commit: str) -> set[tuple[str, str, str]]:
    """Return the keys of the mutants that the files had at a commit."""
    wanted = ["git", "rev-parse", "--quiet", "--verify", f"{commit}^{{commit}}"]
    known = subprocess.run(wanted, capture_output=True, cwd=ROOT)
    if known.returncode:
        sys.exit(f"No such commit: {commit}")
    found: set[tuple[str, str, str]] = set()
    for path in target_files():
        name = f"{commit}:{path.relative_to(ROOT).as_posix()}"
        shown = subprocess.run(["git", "show", name], capture_output=True, text=True, cwd=ROOT)
        if shown.returncode == 0:  # otherwise the file is new
            found.update(mutant.key for mutant in mutants_of(path, shown.stdout))
    return found


def _run(run: Run, mutants: list[Mutant]) -> None:
    known = equivalents()
    wanted = [one for one in mutants if one.key not in known]
    inside = [one for one in wanted if one.function and one.key not in run.results]
    if inside:
        _forked(lambda: int(pytest.main([*PYTEST, *TESTS], plugins=[Session(run, inside)])))
        run.read()
    imported = [one for one in wanted if _needs_import(one, run)]
    _import_libraries()
    run.all(imported, lambda one, names, note: _import_changed(one, names, note, run.tests), True)


def _needs_import(mutant: Mutant, run: Run) -> bool:
    """Return whether a fresh process must import the changed file."""
    row = run.results.get(mutant.key)
    if not mutant.function or row is None:
        return row is None
    is_executed = mutant.first_line in run.tests[""].functions.get(mutant.file, set())
    return bool(row["result"] == SURVIVED and not row["imported"] and is_executed)


def report(run: Run, mutants: list[Mutant]) -> int:
    """Print the figures and the survivors, and write them to a file."""
    results, known = run.results, equivalents()
    counts: Counter[str] = Counter()
    lines: list[str] = []
    for mutant in mutants:
        if mutant.key in known:
            counts[EQUIVALENT] += 1
            continue
        row = results.get(mutant.key)
        counts[row["result"] if row else "not run"] += 1
        if row and row["result"] == SURVIVED:
            where = f"{mutant.file}:{mutant.lines[0]}"
            lines += [f"{where} {mutant.place}", f"  - {mutant.before}", f"  + {mutant.after}"]
    counted = sum(counts.values()) - counts[EQUIVALENT] - counts["not run"]
    dead = counts[KILLED] + counts[TIMEOUT]
    share = 100 * dead / counted if counted else 0.0
    figures = ", ".join(f"{count} {name}" for name, count in counts.most_common())
    lines.append(f"{sum(counts.values())} mutants: {figures}.")
    lines.append(f"Killed: {dead} of {counted} that are not listed as equivalent, {share:.1f} %.")
    text = "\n".join(lines)
    (BUILD / "report.txt").write_text(text + "\n", encoding="utf-8")
    print(text)
    return 1 if counts[SURVIVED] or counts["not run"] else 0


if __name__ == "__main__":
    sys.exit(main())
