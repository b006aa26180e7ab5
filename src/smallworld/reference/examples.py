"""Examples: small positions, played and explained by the engine."""

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
from smallworld.reference.shapes import Box, Example, ExampleAction, ExampleEvent
from smallworld.reference.sources import read_toml

_MAP: Final = "base/2"
_PLAYERS: Final = ("Ann", "Bo")
_ROUND: Final = 3
_MARGIN: Final = 14.0  # around the regions of a picture
_ASPECT: Final = 1.45  # width by height of all pictures
_LEAST_HEIGHT: Final = 260.0


class ExampleSource(msgspec.Struct, forbid_unknown_fields=True):
    """An example as written in ``examples.toml``."""

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
def example_sources() -> dict[str, ExampleSource]:
    """Return all examples as written."""
    return msgspec.convert(read_toml("examples.toml"), dict[str, ExampleSource])


@cache
def examples() -> dict[str, Example]:
    """Return all examples with the engine's answers."""
    return {id: run_example(id, written) for id, written in example_sources().items()}


def run_example(id: str, written: ExampleSource) -> Example:
    """Play the actions of an example, then explain the asked ones."""
    game = example_game(written)
    events = _play(game, written)
    explained = [_explain(game, action) for action in written.ask]
    position = _without_stacks(position_of(game.state, game.names))
    shows = _shown_regions(written, explained, events)
    return Example(id, position, shows, _crop(written.map, shows), events, explained)


def _without_stacks(position: Position) -> Position:
    """Drop the combos and stacks, which do not matter here."""
    return msgspec.structs.replace(
        position,
        column=[],
        unseen_races=None,
        returned_races=[],
        unseen_powers=None,
        discarded_powers=[],
    )


def example_game(written: ExampleSource) -> Game:
    """Build the game of an example before anything is played."""
    seats = [*written.seats, {}, {}][: len(_PLAYERS)]
    players = [
        {"name": name, "coins": 5, **seat} for name, seat in zip(_PLAYERS, seats, strict=True)
    ]
    position: dict[str, object] = {
        "map": written.map,
        "round": _ROUND,
        "phase": written.phase,
        "options": written.options,
        "seats": players,
        "regions": written.regions,
        "turn_so_far": written.turn_so_far,
    }
    position["column"] = written.column + _free_combos(len(written.column), repr(position), written)
    state, names = read_position(position)
    return Game(state.box, names, dealer=Dealer(1), start=state)


def _free_combos(filled: int, mentioned: str, written: ExampleSource) -> list[dict[str, object]]:
    """Return combos of unused tiles that fill the column, so that none is awaited."""
    mentioned += repr(written.column)
    races = [race.id for race in RACES if repr(race.id) not in mentioned]
    powers = [power.id for power in POWERS if repr(power.id) not in mentioned]
    free = list(zip(races, powers, strict=False))[: COLUMN_LENGTH - filled]
    return [{"race": race, "power": power} for race, power in free]


def _play(game: Game, written: ExampleSource) -> list[ExampleEvent]:
    found: list[ExampleEvent] = []
    chance = list(written.chance)
    for action in written.play:
        events = game.play(action, chance=chance if action is written.play[-1] else ())
        shown = [event for event in events if event.kind in written.tell]
        found += [ExampleEvent(event.kind, event.facts) for event in shown]
    return found


def _explain(game: Game, action: str) -> ExampleAction:
    explanation = game.explain(action)
    refused = explanation.refused
    number = parse_action(action, game.box)
    return ExampleAction(
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


def _shown_regions(
    written: ExampleSource, explained: list[ExampleAction], events: list[ExampleEvent]
) -> list[int]:
    """Return the regions to show: mentioned ones and occupied ones."""
    mentioned = [one.region for one in explained] + [one.facts.get("region") for one in events]
    regions = {region for region in mentioned if isinstance(region, int)}
    return sorted({*regions, *written.shows, *(int(region) for region in written.regions)})


def _crop(map: str, shows: list[int]) -> Box:
    """Return the part of the picture that shows these regions, never larger than the board."""
    outlines = load_base_outlines(load_map(map).id.rpartition("/")[2])
    points = [point for region in shows for point in outlines.ring(region)]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    whole = (outlines.width + 2 * _MARGIN, outlines.height + 2 * _MARGIN)
    height = max(bottom - top + 2 * _MARGIN, (right - left + 2 * _MARGIN) / _ASPECT, _LEAST_HEIGHT)
    height = min(height, whole[1], whole[0] / _ASPECT)
    width = height * _ASPECT
    x = min(max((left + right - width) / 2, -_MARGIN), outlines.width + _MARGIN - width)
    y = min(max((top + bottom - height) / 2, -_MARGIN), outlines.height + _MARGIN - height)
    return (round(x, 1), round(y, 1), round(width, 1), round(height, 1))
