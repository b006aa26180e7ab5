"""``smallworld traits``: list all races and powers from the engine's own data."""

from __future__ import annotations

from typing import Literal

import click

from smallworld.cli.shared.output import print_json, print_rows, print_text
from smallworld.cli.shared.texts import LANG, trait_card
from smallworld.core.terrain import ANYWHERE, COAST, LAND, SYMBOLS, TERRAINS
from smallworld.core.traits import Trait
from smallworld.drawing.text.styled import Line, Run, align_columns
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.vocabulary import VOCABULARY, is_set

Kind = Literal["race", "power"]


@click.command(short_help="List all races and powers with their numbers.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@LANG
def traits(as_json: bool) -> None:
    """List all races and powers with the numbers the engine uses.

    \b
    Example:
      smallworld traits
      smallworld traits --json
      smallworld traits --lang fi
    """
    boxes: tuple[tuple[Kind, list[Trait]], ...] = (("race", RACES), ("power", POWERS))
    if as_json:
        listing = {f"{kind}s": [_facts(trait, kind) for trait in box] for kind, box in boxes}
        print_json(listing)
        return
    for kind, box in boxes:
        print_text(f"{len(box)} {kind}s", "strong")
        print_rows(
            align_columns([_head(kind), *(_row(trait, kind) for trait in box)], right=(1, 2))
        )
        print_text()
        for trait in box:
            card = trait_card(trait, kind)
            print_rows([[Run(f"{card.name}: ", "name"), Run(card.rule)]])
        print_text()


def _head(kind: Kind) -> list[Line]:
    columns = [kind, "tokens", "box" if kind == "race" else "", "numbers"]
    return [(Run(column, "dim"),) for column in columns]


def _row(trait: Trait, kind: Kind) -> list[Line]:
    numbers = ", ".join(_describe(name, value) for name, value in _numbers(trait).items())
    return [
        (Run(trait.id, "name"),),
        (Run(str(trait.tokens)),),
        (Run(str(trait.supply) if kind == "race" else ""),),
        (Run(numbers),),
    ]


def _numbers(trait: Trait) -> dict[str, object]:
    """Return what differs from a trait that changes nothing."""
    numbers: dict[str, object] = {}
    for key in VOCABULARY:
        if is_set(trait, key):
            value = getattr(trait, key.name)
            if key.type == "kinds":
                numbers[key.name] = region_kinds(int(value))
            else:
                numbers[key.name] = value if key.type == "flag" else int(value)
    return numbers


def _describe(name: str, value: object) -> str:
    plain = name.replace("_", " ")
    if value is True:
        return plain
    return f"{plain} {'/'.join(value) if isinstance(value, list) else value}"


def region_kinds(bits: int) -> list[str]:
    """Return the names of the region features in a bit set.

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
    return {**facts, **_numbers(trait), "card": trait_card(trait, kind).rule}
