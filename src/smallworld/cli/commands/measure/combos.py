"""``smallworld combos``: what races, powers and combos are worth."""

from __future__ import annotations

from typing import Any, Final

import click

from smallworld.bots.data.combos import (
    ALWAYS,
    STAGES,
    BoardWorths,
    Combos,
    StageWorths,
    Worth,
    stored_combos,
)
from smallworld.cli.shared.errors import failure
from smallworld.cli.shared.output import print_json, print_rows, print_text
from smallworld.cli.shared.texts import LANG, current_language, translate
from smallworld.drawing.text.styled import Line, Run, align_columns
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import map_ids
from smallworld.packs.shelf import pack_named
from smallworld.texts.languages import decimal
from smallworld.texts.names import Kind, Names
from smallworld.texts.packs import texts_with

SHOWN: Final = 15
OFFICIAL: Final = {
    "race": [race.id for race in RACES],
    "power": [power.id for power in POWERS],
}

Row = tuple[str, Worth]


class _TileId(click.ParamType[str]):
    """The id of a tile: an official one, or one of the expansions."""

    def __init__(self, kind: Kind) -> None:
        self.name = kind
        self.kind = kind

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return a known id; the file of the expansions is read for other ids only."""
        if value in OFFICIAL[self.kind]:
            return str(value)
        worths = stored_combos(expansions=True).boards["base/2"].stages[ALWAYS]
        known = worths.races if self.kind == "race" else worths.powers
        return str(click.Choice(list(known)).convert(value, param, ctx))


@click.command(short_help="Show what combos are worth, from many games.")
@click.option(
    "--map",
    type=click.Choice(map_ids()),
    default="base/2",
    show_default=True,
    help="The map the games were played on.",
)
@click.option("--race", type=_TileId("race"), metavar="RACE", help="Only this race.")
@click.option("--power", type=_TileId("power"), metavar="POWER", help="Only this power.")
@click.option(
    "--expansions",
    is_flag=True,
    help="In games with all expansions in the box; also if RACE or POWER is one of theirs.",
)
@click.option(
    "--stage",
    type=click.Choice(STAGES),
    default=ALWAYS,
    show_default=True,
    help="Only picks in the first, second or last third of the rounds.",
)
@click.option(
    "--all", "everything", is_flag=True, help="List all combos, not only the best and worst."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@LANG
def combos(
    map: str,
    race: str | None,
    power: str | None,
    expansions: bool,
    stage: str,
    everything: bool,
    as_json: bool,
) -> None:
    """Show what races, powers and combos are worth, measured in many games between bots.

    coins: what a race earns from its pick to the end of the game, active and in decline.
    wins × average: how often its seat wins, divided by the average of all picks in that
    stage; --json calls it lift.
    Both have 95% confidence intervals. See: smallworld docs simulate

    \b
    Example:
      smallworld combos --map base/3
      smallworld combos --map base/4 --race skeletons --stage early
      smallworld combos --power flying --json
      smallworld combos --race goblins
    """
    is_official = race in (None, *OFFICIAL["race"]) and power in (None, *OFFICIAL["power"])
    stored = stored_combos(expansions=expansions or not is_official)
    board = stored.boards.get(map)
    if board is None:
        known = ", ".join(stored.boards)
        raise failure("combos-unknown", map=map, known=known)
    worths = board.stages[stage]
    if as_json:
        print_json(_facts(map, stage, stored, race, power))
        return
    names = Names(texts_with([pack_named(id) for id in stored.packs], current_language()))
    _print_source(map, stage, stored, board)
    if power is None or race is not None:
        _print_table("race", _traits(names, "race", worths.races, race))
    if race is None or power is not None:
        _print_table("power", _traits(names, "power", worths.powers, power))
    rows = _rows(names, worths, race, power)
    if len(rows) > 2 * SHOWN and not everything:
        rows = [*rows[:SHOWN], ("…", Worth(0, 0, 0, 0, 0)), *rows[-SHOWN:]]
    _print_table("combo", rows)


def _traits(names: Names, kind: Kind, worths: dict[str, Worth], only: str | None) -> list[Row]:
    return _sorted([(names.name(kind, id), w) for id, w in worths.items() if only in (None, id)])


def _rows(names: Names, worths: StageWorths, race: str | None, power: str | None) -> list[Row]:
    return _sorted(
        [
            (names.combo(one, other), worth)
            for one, row in worths.combos.items()
            for other, worth in row.items()
            if race in (None, one) and power in (None, other)
        ]
    )


def _sorted(rows: list[Row]) -> list[Row]:
    return sorted(rows, key=lambda row: (-row[1].lift, -row[1].coins, row[0]))


def _print_source(map: str, stage: str, stored: Combos, board: BoardWorths) -> None:
    facts = {"bots": ", ".join(stored.bots), "date": stored.made_on}
    where = " + ".join((map, *stored.packs))
    print_text(
        translate("terminal-measured", map=where, stage=stage, games=board.games, **facts), "dim"
    )
    print_text()


def _print_table(head: str, rows: list[Row]) -> None:
    titles = [translate(f"report-column-{column}") for column in (head, "lives", "coins")]
    columns: list[Line] = [(Run(name, "dim"),) for name in (*titles, translate("terminal-lift"))]
    print_rows(
        align_columns([columns, *[_line(name, worth) for name, worth in rows]], right=(1, 2, 3))
    )
    print_text()


def _line(name: str, worth: Worth) -> list[Line]:
    if name == "…":
        return [(Run(name, "dim"),), *[(Run(""),)] * 3]
    return [
        (Run(name, "name"),),
        (Run(str(worth.picked)),),
        (Run(_interval(worth.coins, worth.coins_reach, 1)),),
        (Run(_interval(worth.lift, worth.lift_reach, 2)),),
    ]


def _interval(value: float, reach: float, digits: int) -> str:
    lang = current_language()
    return f"{decimal(value, digits, lang)} ± {decimal(reach, digits, lang)}"


def _facts(
    map: str, stage: str, stored: Combos, race: str | None, power: str | None
) -> dict[str, object]:
    worths = stored.boards[map].stages[stage]
    return {
        "map": map,
        "stage": stage,
        "games": stored.boards[map].games,
        "made_on": stored.made_on,
        "games_by": stored.games_by,
        **({"packs": stored.packs} if stored.packs else {}),
        "everything": _plain(worths.everything),
        "races": {id: _plain(w) for id, w in worths.races.items() if race in (None, id)},
        "powers": {id: _plain(w) for id, w in worths.powers.items() if power in (None, id)},
        "combos": [
            {"race": one, "power": other, **_plain(worth)}
            for one, row in worths.combos.items()
            for other, worth in row.items()
            if race in (None, one) and power in (None, other)
        ],
    }


def _plain(worth: Worth) -> dict[str, float]:
    return {name: getattr(worth, name) for name in worth.__struct_fields__}
