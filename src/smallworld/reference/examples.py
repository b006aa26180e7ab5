"""Examples: small positions, and what the engine says about them."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from smallworld.core.actions import CONQUER, parse_action, region_of
from smallworld.core.pieces import COLUMN_LENGTH
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.files.maps.outlines import load_base_outlines
from smallworld.packs.maps import load_map
from smallworld.play.dealer import Dealer
from smallworld.play.game import Game
from smallworld.play.position.read import read_position
from smallworld.play.position.shape import Position
from smallworld.play.position.write import position_of
from smallworld.reference.shapes import Asked, Box, Example, Told
from smallworld.reference.sources import read

_MAP: Final = "base/2"
_PLAYERS: Final = ("Ann", "Bo")
_ROUND: Final = 3
_AROUND: Final = 14.0  # what is seen around the regions of a picture
_SHAPE: Final = 1.45  # of all pictures: width by height
_LOWEST: Final = 260.0


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """An example as it is written down."""

    entries: list[str]
    seats: list[dict[str, object]] = []
    regions: dict[str, dict[str, object]] = {}
    phase: str = "conquest"
    map: str = _MAP
    column: list[dict[str, object]] = []
    options: dict[str, bool] = {}
    turn_so_far: dict[str, object] = {}
    play: list[str] = []
    chance: list[str] = []
    tell: list[str] = []
    ask: list[str] = []
    shows: list[int] = []


@cache
def written_examples() -> dict[str, Written]:
    """All examples as they are written down."""
    return msgspec.convert(read("examples.toml"), dict[str, Written])


@cache
def examples() -> dict[str, Example]:
    """All examples, each asked of the engine."""
    return {id: example(id, written) for id, written in written_examples().items()}


def example(id: str, written: Written) -> Example:
    """Play what is to be played, then ask what is to be asked."""
    game = table_of(written)
    told = _played(game, written)
    asked = [_asked(game, action) for action in written.ask]
    position = _without_stacks(position_of(game.state, game.names))
    shows = _shown(written, asked, told)
    return Example(id, position, shows, _crop(written.map, shows), told, asked)


def _without_stacks(position: Position) -> Position:
    """The same board and seats; which combos lie beside it does not matter here."""
    return msgspec.structs.replace(
        position,
        column=[],
        unseen_races=None,
        returned_races=[],
        unseen_powers=None,
        discarded_powers=[],
    )


def table_of(written: Written) -> Game:
    """The table of an example before anything is done."""
    seats = [*written.seats, {}, {}][: len(_PLAYERS)]
    named = [{"name": name, "coins": 5, **seat} for name, seat in zip(_PLAYERS, seats, strict=True)]
    position: dict[str, object] = {
        "map": written.map,
        "round": _ROUND,
        "phase": written.phase,
        "options": written.options,
        "seats": named,
        "regions": written.regions,
        "turn_so_far": written.turn_so_far,
    }
    position["column"] = written.column + _free_combos(len(written.column), repr(position), written)
    state, names = read_position(position)
    return Game(state.box, names, dealer=Dealer(1), start=state)


def _free_combos(filled: int, said: str, written: Written) -> list[dict[str, object]]:
    """Combos of tiles that nobody has, so that no one waits for the dealer."""
    said += repr(written.column)
    races = [race.id for race in RACES if repr(race.id) not in said]
    powers = [power.id for power in POWERS if repr(power.id) not in said]
    free = list(zip(races, powers, strict=False))[: COLUMN_LENGTH - filled]
    return [{"race": race, "power": power} for race, power in free]


def _played(game: Game, written: Written) -> list[Told]:
    told: list[Told] = []
    chance = list(written.chance)
    for action in written.play:
        events = game.play(action, chance=chance if action is written.play[-1] else ())
        told += [Told(event.kind, event.facts) for event in events if event.kind in written.tell]
    return told


def _asked(game: Game, action: str) -> Asked:
    explanation = game.explain(action)
    refused = explanation.refused
    number = parse_action(action, game.box)
    return Asked(
        action=action,
        legal=explanation.legal,
        region=int(region_of(number)) if number >= CONQUER and "conquer" in action else None,
        code=None if refused is None else refused.code,
        facts={} if refused is None else dict(refused.facts),
        price=explanation.price,
        parts=[(part, int(amount)) for part, amount in explanation.parts],
        missing=explanation.missing,
        odds=explanation.odds,
        income=explanation.income,
    )


def _shown(written: Written, asked: list[Asked], told: list[Told]) -> list[int]:
    """The regions of the picture: those that something is said about, or that somebody holds."""
    said = [one.region for one in asked] + [one.facts.get("region") for one in told]
    named = {region for region in said if isinstance(region, int)}
    return sorted({*named, *written.shows, *(int(region) for region in written.regions)})


def _crop(map: str, shows: list[int]) -> Box:
    """The part of the board's picture with these regions, never wider than the board."""
    outlines = load_base_outlines(load_map(map).id.rpartition("/")[2])
    points = [point for region in shows for point in outlines.ring(region)]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    whole = (outlines.width + 2 * _AROUND, outlines.height + 2 * _AROUND)
    height = max(bottom - top + 2 * _AROUND, (right - left + 2 * _AROUND) / _SHAPE, _LOWEST)
    height = min(height, whole[1], whole[0] / _SHAPE)
    width = height * _SHAPE
    x = min(max((left + right - width) / 2, -_AROUND), outlines.width + _AROUND - width)
    y = min(max((top + bottom - height) / 2, -_AROUND), outlines.height + _AROUND - height)
    return (round(x, 1), round(y, 1), round(width, 1), round(height, 1))
