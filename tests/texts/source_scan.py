"""Scan the sources for all refusal codes, events and remarks, with their facts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.kit.paths import PACKAGE

REFUSALS = {"RuleError", "IllegalAction", "BadNotation", "BadPosition", "BadRecord"}
# Methods that raise and add a fact to the given ones.
ADDING = {"_bad": {"line"}}
# Functions of other modules that return facts, and their keys.
MADE = {
    "value_facts": {"detail", "reason", "facts"},
    "json_facts": {"detail", "reason", "facts"},
    "placed_facts": {"seat", "region", "trait"},
}
CODE = re.compile(r"[a-z_]+\.[a-z_]+")
NOT_A_CODE = re.compile(r"smallworld\..*|.*\.(toml|svg|ftl|py|md)")

Facts = dict[str, set[str]]


@cache
def refusal_facts() -> Facts:
    """Return every literal refusal code with the facts that all its places give."""
    found: Facts = {}
    for module in _modules():
        for call in _calls(module, REFUSALS | set(ADDING)):
            name = _name(call)
            keys = _keys_of_call(module, call) | ADDING.get(name, set())
            for code in _strings(module, call, call.args[0]):
                found[code] = found.get(code, keys) & keys
    return found


@cache
def event_facts() -> Facts:
    """Return every kind of event with its facts."""
    return _facts_of("Event")


@cache
def remark_facts() -> Facts:
    """Return every kind of bot remark with its facts."""
    return _facts_of("Remark")


def _facts_of(name: str) -> Facts:
    found: Facts = {}
    for module in _modules():
        for call in _calls(module, {name}):
            keys = _keys_of_call(module, call)
            for kind in _strings(module, call, call.args[0]):
                found[kind] = found.get(kind, keys) & keys
    return found


@cache
def written_codes() -> set[str]:
    """Return every string of core, packs and play that looks like a code."""
    return {
        node.value
        for layer in ("core", "packs", "play")
        for path in sorted((PACKAGE / layer).rglob("*.py"))
        for node in ast.walk(_tree(path))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and CODE.fullmatch(node.value)
        and not NOT_A_CODE.fullmatch(node.value)
    }


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _modules() -> list[ast.Module]:
    return [_tree(path) for path in sorted(PACKAGE.rglob("*.py"))]


def _name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _calls(tree: ast.AST, names: set[str]) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node) in names and node.args:
            yield node


def _functions(module: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]


def _around(module: ast.Module, call: ast.Call) -> ast.AST:
    """Return the function that contains a call."""
    for function in _functions(module):
        if any(node is call for node in ast.walk(function)):
            return function
    return module


def _strings(module: ast.Module, call: ast.Call, node: ast.expr) -> set[str]:
    """Return the possible strings of an expression, following variables."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return _strings(module, call, node.body) | _strings(module, call, node.orelse)
    if not isinstance(node, ast.Name):
        return set()
    function = _around(module, call)
    found = set()
    for value in _assigned(function, node.id):
        found |= _strings(module, call, value)
    if not found and isinstance(function, ast.FunctionDef):
        found = _given(module, function, node.id)
    return found


def _given(module: ast.Module, function: ast.FunctionDef, parameter: str) -> set[str]:
    """Return the strings that a module passes to a parameter of one of its functions."""
    names = [argument.arg for argument in function.args.args]
    place = names.index(parameter) if parameter in names else len(names)
    found = set()
    for call in _calls(module, {function.name}):
        if place < len(call.args):
            found |= _strings(module, call, call.args[place])
    return found


def _assigned(tree: ast.AST, name: str) -> Iterator[ast.expr]:
    """Yield all values assigned to a variable."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            targets: list[ast.expr] = node.targets
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            targets = [node.target]
        else:
            continue
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            assert node.value is not None
            yield node.value


def _keys_of_call(module: ast.Module, call: ast.Call) -> set[str]:
    keys = {word.arg for word in call.keywords if word.arg is not None}
    if len(call.args) > 1:
        keys |= _keys(module, call, call.args[1])
    return keys


def _keys(module: ast.Module, call: ast.Call, node: ast.expr) -> set[str]:
    """Return the keys that a dict expression surely has at ``call``."""
    if isinstance(node, ast.Dict):
        keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
        for key, value in zip(node.keys, node.values, strict=True):
            keys |= _keys(module, call, value) if key is None else set()
        return {key for key in keys if isinstance(key, str)}
    if isinstance(node, ast.Call):
        if _name(node) in MADE:
            return MADE[_name(node)]
        made = [f for f in _functions(module) if f.name == _name(node)]
        returned = [r.value for f in made for r in ast.walk(f) if isinstance(r, ast.Return)]
        return {k for value in returned if value for k in _keys(module, call, value)}
    if isinstance(node, ast.Name):
        return _keys_of_variable(module, call, node.id)
    return set()


def _keys_of_variable(module: ast.Module, call: ast.Call, name: str) -> set[str]:
    function = _around(module, call)
    values = list(_assigned(function, name)) or list(_assigned(module, name))
    keys = {key for value in values for key in _keys(module, call, value)}
    for node in ast.walk(function):
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            key = node.slice.value if isinstance(node.slice, ast.Constant) else None
            same = isinstance(node.value, ast.Name) and node.value.id == name
            if same and isinstance(key, str) and _is_surely_before(function, node, call):
                keys.add(key)
    return keys


def _is_surely_before(function: ast.AST, first: ast.expr, then: ast.expr) -> bool:
    """Return whether ``first`` always runs before ``then``."""
    branches = [set(ast.walk(n)) for n in ast.walk(function) if isinstance(n, (ast.If, ast.For))]
    return first.lineno < then.lineno and all(
        then in branch for branch in branches if first in branch
    )
