"""``smallworld traits``: all races and powers, from the code itself."""

from __future__ import annotations

import json
from typing import Literal

import click

from smallworld.cli.shared.output import say, show
from smallworld.cli.shared.texts import LANG, card_of
from smallworld.core.terrain import ANYWHERE, COAST, LAND, SYMBOLS, TERRAINS
from smallworld.core.traits import Trait
from smallworld.drawing.text.styled import Line, Run, aligned
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.vocabulary import VOCABULARY, is_set

Kind = Literal["race", "power"]


@click.command(short_help="List all races and powers with their numbers.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@LANG
def traits(as_json: bool) -> None:
    """List all races and powers with their numbers, as the engine has them.

    \b
    Example:
      smallworld traits
      smallworld traits --json
      smallworld traits --lang fi
    """
    boxes: tuple[tuple[Kind, list[Trait]], ...] = (("race", RACES), ("power", POWERS))
    if as_json:
        told = {f"{kind}s": [_facts(trait, kind) for trait in box] for kind, box in boxes}
        click.echo(json.dumps(told, ensure_ascii=False, indent=1))
        return
    for kind, box in boxes:
        say(f"{len(box)} {kind}s", "strong")
        show(aligned([_head(kind), *(_row(trait, kind) for trait in box)], right=(1, 2)))
        say()
        for trait in box:
            card = card_of(trait, kind)
            show([[Run(f"{card.name}: ", "name"), Run(card.rule)]])
        say()


def _head(kind: Kind) -> list[Line]:
    columns = [kind, "tokens", "box" if kind == "race" else "", "numbers"]
    return [(Run(column, "dim"),) for column in columns]


def _row(trait: Trait, kind: Kind) -> list[Line]:
    numbers = ", ".join(_told(name, value) for name, value in _numbers(trait).items())
    return [
        (Run(trait.id, "name"),),
        (Run(str(trait.tokens)),),
        (Run(str(trait.supply) if kind == "race" else ""),),
        (Run(numbers),),
    ]


def _numbers(trait: Trait) -> dict[str, object]:
    """Return what differs from a trait that changes nothing."""
    found: dict[str, object] = {}
    for key in VOCABULARY:
        if is_set(trait, key):
            value = getattr(trait, key.name)
            if key.type == "kinds":
                found[key.name] = region_kinds(int(value))
            else:
                found[key.name] = value if key.type == "flag" else int(value)
    return found


def _told(name: str, value: object) -> str:
    plain = name.replace("_", " ")
    if value is True:
        return plain
    return f"{plain} {'/'.join(value) if isinstance(value, list) else value}"


def region_kinds(bits: int) -> list[str]:
    """The kinds of regions in a set of features.

    >>> region_kinds(5), region_kinds(COAST), region_kinds(ANYWHERE)
    (['farmland', 'hill'], ['coast'], ['anywhere'])
    """
    if bits == ANYWHERE:
        return ["anywhere"]
    if bits == LAND:
        return ["land"]
    known = {**TERRAINS, **SYMBOLS, "coast": COAST}
    return [name for name, bit in known.items() if bits & bit]


def _facts(trait: Trait, kind: Kind) -> dict[str, object]:
    facts: dict[str, object] = {"id": trait.id, "tokens": int(trait.tokens)}
    if kind == "race":
        facts["supply"] = int(trait.supply)
    return {**facts, **_numbers(trait), "card": card_of(trait, kind).rule}
