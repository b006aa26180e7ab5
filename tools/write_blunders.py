"""Write games with planted blunders for the tests of the analysis.

    PYTHONPATH=src:. .venv/bin/python tools/write_blunders.py

Planners play; at one turn a seat does something absurd instead. Short games begin late in a game,
so that they are analysed quickly; long ones are whole. The first comment of a game file names
what was planted: kind, seat and round. When the planner changes, its games change, and the seeds
below must be chosen again.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from smallworld.bots.registry import create_bot
from smallworld.core.engine import legal_actions
from smallworld.core.state import START
from smallworld.play.dealer import Dealer
from smallworld.play.game import Game, new_game
from smallworld.play.record import write_record

FOLDER = Path(__file__).parent.parent / "tests" / "lab" / "blunders"
NODES = 1_500


class Blunder(NamedTuple):
    """What is planted, and where; ``begin`` is the round in which the game file begins."""

    name: str
    kind: str
    seed: int
    seat: int
    round: int
    word: str
    begin: int = 1
    seats: int = 2


BLUNDERS = (
    Blunder("short_pass", "idle", 40, 0, 9, "stop", begin=9),
    Blunder("short_decline", "declined", 41, 1, 9, "decline", begin=9),
    Blunder("short_combo", "combo", 77, 0, 9, "pick 6", begin=9),
    Blunder("long_pass", "idle", 61, 1, 1, "stop"),
    Blunder("long_decline", "declined", 12, 1, 2, "decline"),
    Blunder("long_combo", "combo", 14, 0, 1, "pick 6"),
)


def written(blunder: Blunder) -> tuple[str, bool]:
    """Play a game; return its file, and whether the blunder could be planted."""
    names = ["Ann", "Bo", "Cy", "Di", "Eve"][: blunder.seats]
    game = new_game(f"base/{blunder.seats}", names, seed=blunder.seed)
    bots = [create_bot("planner", seed=blunder.seed, nodes=NODES) for _ in names]
    planted = False
    while not game.over:
        state, seat = game.state, game.to_act
        assert seat is not None
        if blunder.begin > 1 and state.round == blunder.begin and game.start is None:
            game = Game(game.box, names, dealer=Dealer(blunder.seed), start=state)
        here = (seat, int(state.round), int(state.turn)) == (blunder.seat, blunder.round, seat)
        fits = state.phase == START or blunder.word == "stop"
        if here and fits and not planted and blunder.word in game.legal_actions():
            game.play(blunder.word)
            planted = True
            continue
        game.play(bots[seat].choose(game.view(seat), legal_actions(state), game.coins))
    head = f"# planted: {blunder.kind} by seat {blunder.seat} in round {blunder.round}\n"
    first, _, rest = write_record(game).partition("\n")
    return f"{first}\n{head}{rest}", planted


def main() -> None:
    """Write all games."""
    for blunder in BLUNDERS:
        record, planted = written(blunder)
        assert planted, blunder
        (FOLDER / f"{blunder.name}.swg").write_text(record, encoding="utf-8")


if __name__ == "__main__":
    main()
