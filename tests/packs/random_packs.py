"""Generate random packs from the vocabulary."""

from __future__ import annotations

import random

from msgspec import inspect

from smallworld.packs.files.packs.shape import PowerShape, RaceShape, TraitShape
from smallworld.packs.vocabulary import KEYS

_APART = ("id", "emblem", "tokens", "supply", "borrows", "visitors")


def random_pack_text(seed: int, *, races: int = 8, powers: int = 8) -> str:
    """Return a pack with a few random keys per trait."""
    chance = random.Random(seed)
    lines = ["[pack]", 'id = "wild"', 'version = "1.0"', 'title = "Wild"']
    for number in range(races):
        visitors = chance.choice((0, 0, 0, 2, 5))
        lines += ["[[race]]", f'id = "folk_{number}"', f"tokens = {chance.randint(1, 12)}"]
        lines += [f"visitors = {visitors}", *_traits(RaceShape, chance, number)]
        if chance.random() < 0.3:
            lines.append("supply = 20")
    for number in range(powers):
        tokens = chance.randint(0, 7)
        lines += ["[[power]]", f'id = "way_{number}"', f"tokens = {tokens}"]
        lines += [
            f"visitors = {chance.randint(0, max(0, 5 - tokens))}",
            *_traits(PowerShape, chance, 0),
        ]
    return "\n".join(lines) + "\n"


def _traits(shape: type[TraitShape], chance: random.Random, number: int) -> list[str]:
    """Return random keys; at most one race acts in decline."""
    fields = {field.name: field.type for field in _fields(shape) if field.name not in _APART}
    if number:
        fields.pop("acts_in_decline", None)
    chosen = set(chance.sample(sorted(fields), chance.choice((0, 1, 2, 3, 5, 8))))
    for name in sorted(chosen):
        if KEYS[name].needs:
            chosen.add(chance.choice(KEYS[name].needs))
    return [f"{name} = {_value(fields[name], chance)}" for name in sorted(chosen)]


def _fields(shape: type[TraitShape]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(shape)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _value(kind: inspect.Type, chance: random.Random) -> str:
    if isinstance(kind, inspect.BoolType):
        return "true"
    if isinstance(kind, inspect.IntType):
        return str(chance.randint(max(1, kind.ge or 0), kind.le or 0))
    assert isinstance(kind, inspect.UnionType)
    words = next(one for one in kind.types if isinstance(one, inspect.LiteralType)).values
    drawn = chance.sample([str(word) for word in words], chance.randint(1, 3))
    return "[" + ", ".join(f'"{word}"' for word in drawn) + "]"
