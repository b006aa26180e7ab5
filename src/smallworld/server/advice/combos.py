"""What combos were worth in many games: on a board, or in the column of a table."""

from __future__ import annotations

from smallworld.bots.data.combos import ALWAYS, Worth, combos_for, stage_of, stored_combos
from smallworld.core.state import COLUMN_POWER, COLUMN_RACE, COLUMN_SIZE
from smallworld.server.messages.advice import ComboWorth, ComboWorths, Within
from smallworld.server.refusals import Forbidden, NotFound
from smallworld.server.tables.table import Table


def board_worths(map: str, stage: str = ALWAYS, *, expansions: bool = False) -> ComboWorths:
    """Return all values measured on a board at one stage of the game."""
    stored = stored_combos(expansions=expansions)
    board = stored.boards.get(map)
    if board is None or stage not in board.stages:
        raise NotFound("combos.unknown", {"map": map[:40], "known": sorted(stored.boards)})
    worths = board.stages[stage]
    found = [_build_worth(worth, race=race) for race, worth in worths.races.items()]
    found += [_build_worth(worth, power=power) for power, worth in worths.powers.items()]
    found += [
        _build_worth(worth, race, power)
        for race, row in worths.combos.items()
        for power, worth in row.items()
    ]
    return ComboWorths(map, stage, board.games, stored.made_on, stored.bots, found)


def column_worths(table: Table) -> ComboWorths:
    """Return the values of the combos in the column at this stage; tables may forbid it."""
    if not table.row.table.hints:
        raise Forbidden("hint.forbidden")
    state = table.game.state
    box = state.box
    stored = combos_for(box)
    board = stored.board(box)
    if board is None:
        raise NotFound("combos.unknown", {"map": box.board.id, "known": sorted(stored.boards)})
    stage = stage_of(int(state.round), int(box.board.rounds))
    worths = board.stages[stage]
    found = []
    for place in range(int(state.cells[COLUMN_SIZE])):
        race = box.race(state.cells[COLUMN_RACE + place]).id
        power = box.power(state.cells[COLUMN_POWER + place]).id
        worth = worths.combo(race, power)
        if worth is not None:  # tiles of other packs are not measured
            found.append(_build_worth(worth, race, power))
    return ComboWorths(box.board.id, stage, board.games, stored.made_on, stored.bots, found)


def _build_worth(worth: Worth, race: str = "", power: str = "") -> ComboWorth:
    coins, lift = worth.coins, worth.lift
    return ComboWorth(
        race=race,
        power=power,
        picked=worth.picked,
        coins=_within(coins, worth.coins_reach),
        lift=_within(lift, worth.lift_reach),
    )


def _within(value: float, reach: float) -> Within:
    return Within(value, round(value - reach, 2), round(value + reach, 2))
