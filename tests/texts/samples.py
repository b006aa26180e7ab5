"""Sample values for texts: numbers for plurals, words for selectors."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor

from smallworld.bots.explain.steps import BARE, OF_THE_DECLINED, PLACING, REGIONAL
from smallworld.play.reasons import Remark, Step
from smallworld.texts.check.messages import Contents, Text
from smallworld.texts.check.plurals import CATEGORIES
from tests.texts.source_scan import remark_facts

Value = str | int

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 12345)

STEPS = (
    Step("pick", {"race": "elves", "power": "flying"}),
    Step("ally", {"ally": 1}),
    *[Step(kind, {"regions": [6, 2]}) for kind in REGIONAL.values()],
    *[Step(kind, {"race": "ghouls", "regions": [6]}) for kind in OF_THE_DECLINED.values()],
    *[Step(kind, {"race": "ghouls", "placed": [[6, 1]]}) for kind in PLACING.values()],
    *[Step(kind) for kind in BARE.values()],
)
_OF_REMARKS: dict[str, object] = {
    **{"seat": 0, "ally": 1, "region": 7, "race": "elves", "power": "flying"},
    **{"steps": (Step("take", {"regions": [6, 2]}),), "regions": [6, 2], "seats": [1]},
    **{"placed": [[6, 2], [2, 1]], "pays": True, "chosen": True, "now": -3, "later": 5},
}


def a_remark(kind: str, number: int) -> Remark:
    """Build a bot's remark whose numbers are all equal."""
    return Remark(kind, {key: _OF_REMARKS.get(key, number) for key in remark_facts()[kind]})


def samples(text: Text) -> Iterator[dict[str, Value]]:
    """Yield enough sets of values to reach every branch of a text."""
    choices = {name: _values(text, name) for name in sorted(Contents(text.pattern).variables)}
    for turn in range(max((len(values) for values in choices.values()), default=1) * 3):
        # Each variable cycles through its values at a different pace.
        yield {
            name: values[(turn + turn // len(values) * place) % len(values)]
            for place, (name, values) in enumerate(choices.items())
        }


def is_for_pages_only(text: Text) -> bool:
    """Return whether a text uses number formats that Python's Fluent lacks."""
    return "signDisplay" in repr(text.pattern.to_json())


def _values(text: Text, variable: str) -> tuple[Value, ...]:
    keys: list[syntax.Identifier | syntax.NumberLiteral] = []
    for select in Contents(text.pattern).selects:
        if variable in Contents(syntax.Pattern([syntax.Placeable(select.selector)])).variables:
            keys += [variant.key for variant in select.variants]
    words = [key.name for key in keys if isinstance(key, syntax.Identifier)]
    numeric = any(isinstance(key, syntax.NumberLiteral) for key in keys)
    if numeric or set(words) & {*CATEGORIES} - {"other"} or _is_number(text, variable):
        return NUMBERS
    return (*dict.fromkeys(words), "quite another") if words else (f"‹{variable}›",)


def _is_number(text: Text, variable: str) -> bool:
    """Return whether the variable is passed to NUMBER()."""
    calls = _Calls()
    calls.visit(text.pattern)
    return any(
        variable in Contents(syntax.Pattern([syntax.Placeable(call)])).variables
        for call in calls.found
    )


class _Calls(Visitor):
    """Collects the calls of functions in a pattern, also in its variants."""

    def __init__(self) -> None:
        self.found: list[syntax.FunctionReference] = []

    def visit_FunctionReference(self, node: syntax.FunctionReference) -> None:  # noqa: N802
        """Collect a call."""
        self.found.append(node)
