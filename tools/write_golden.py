"""Write the golden games: one per race, power, number of seats, and pair of expansion tiles.

    PYTHONPATH=src:. python tools/write_golden.py

Run it only when a rule changed on purpose, and say in the commit which lines moved and why.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

from smallworld.core.actions import (
    ABANDON,
    CONQUER,
    CONQUER_DIE,
    DECLINE,
    DECLINE_AT,
    DECLINED_ABANDON,
    DEPLOY,
    LATER,
    PICK,
    STOP,
    block_of,
)
from smallworld.core.box import Box
from smallworld.core.engine import legal_actions
from smallworld.core.state import COLUMN_POWER, COLUMN_RACE, COLUMN_SIZE
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import base_box
from smallworld.packs.mix import box_with
from smallworld.play.dealer import ScriptedDealer
from smallworld.play.game import Game
from tests.golden.annotate import annotated
from tests.golden.hallmarks import HALLMARKS, expansion_pairs

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve")

# Weights of the kinds of actions; those special to a race or power come first.
EAGERNESS = {CONQUER: 12, CONQUER_DIE: 1, STOP: 1, DECLINE: 1, ABANDON: 0.1, DECLINED_ABANDON: 0.1}
EAGERNESS[DECLINE_AT] = 1
SPECIAL = 8


def play(box: Box, seed: int, race: int | None, power: int | None) -> Game:
    """Play a game in which the wanted race or power is picked whenever it is on offer."""
    chance = random.Random(seed)
    script = []
    if race is not None or power is not None:
        first = chance.randrange(len(box.races)) if race is None else race
        badge = chance.randrange(len(box.powers)) if power is None else power
        script = [f"reveal {box.races[first].id} {box.powers[badge].id}"]
    game = Game(box, NAMES[: int(box.seats)], dealer=ScriptedDealer(script, seed=seed))
    game.deal()
    while not game.over:
        game.play(_choice(game, chance, race, power))
    return game


def _choice(game: Game, chance: random.Random, race: int | None, power: int | None) -> int:
    actions = legal_actions(game.state)
    v = game.state.cells
    for place in range(int(v[COLUMN_SIZE])):
        wanted = v[COLUMN_RACE + place] == race or v[COLUMN_POWER + place] == power
        if PICK + place in actions and wanted:
            return PICK + place
    weights = [
        EAGERNESS.get(int(block_of(a)), 1 if DEPLOY <= a < LATER else SPECIAL) for a in actions
    ]
    return chance.choices(actions, weights)[0]


def write(folder: str, name: str, game: Game) -> None:
    """Write one game."""
    path = GOLDEN / folder / f"{name}.swg"
    path.parent.mkdir(exist_ok=True)
    path.write_text(annotated(game), encoding="utf-8")


def first_with_hallmarks(ids: list[str], box: Box, race: int | None, power: int | None) -> Game:
    """Return the first game, by seed, that shows the special rules of the race and the power."""
    for seed in range(100, 1000):
        game = play(box, seed, race, power)
        text = annotated(game)
        if all(re.search(HALLMARKS.get(id, ""), text, re.MULTILINE) for id in ids):
            return game
    raise SystemExit(f"no game shows the hallmarks of {ids}")


def main() -> None:
    """Write all golden games."""
    for index, trait in enumerate(RACES):
        box = base_box(f"base/{2 + index % 4}")
        write("races", trait.id, first_with_hallmarks([trait.id], box, index, None))
    for index, trait in enumerate(POWERS):
        box = base_box(f"base/{2 + index % 4}")
        write("powers", trait.id, first_with_hallmarks([trait.id], box, None, index))
    for seats in (2, 3, 4, 5):
        write("seats", str(seats), play(base_box(f"base/{seats}"), 300 + seats, None, None))
    for index, pair in enumerate(expansion_pairs()):
        box = box_with(f"base/{2 + index % 4}", pair.packs)
        race, power = box.race_index(pair.race), box.power_index(pair.power)
        game = first_with_hallmarks([pair.race, pair.power], box, race, power)
        write("expansions", pair.name, game)


if __name__ == "__main__":
    main()
