"""The pieces of an analysis, each a call that another process can do on its own."""

from __future__ import annotations

from functools import lru_cache

from smallworld.lab.analysis.game import summarise
from smallworld.lab.analysis.turn_cost import AnalysisSettings, analyse_turn, recheck_turn
from smallworld.lab.analysis.turns import turns_of
from smallworld.packs.game_packs import NOTHING, Brought, kit_from
from smallworld.play.analysis import Analysis, TurnFacts
from smallworld.play.game import Game
from smallworld.play.record import read_record


def first_piece(
    record: str, number: int, settings: AnalysisSettings, brought: Brought = NOTHING
) -> TurnFacts:
    """A turn of a record, looked at once."""
    game = _game_of(record, brought)
    return analyse_turn(game, turns_of(game)[number], settings)


def second_piece(
    record: str, known: TurnFacts, settings: AnalysisSettings, brought: Brought = NOTHING
) -> TurnFacts:
    """A turn of a record, looked at again."""
    game = _game_of(record, brought)
    return recheck_turn(game, turns_of(game)[known.number], known, settings)


def last_piece(
    record: str, known: list[TurnFacts], settings: AnalysisSettings, brought: Brought = NOTHING
) -> Analysis:
    """All turns of a record summed up."""
    return summarise(_game_of(record, brought), known, settings)


@lru_cache(maxsize=2)
def _game_of(record: str, brought: Brought) -> Game:
    """The game of a record; the next piece is most likely of the same one."""
    return read_record(record, kit=kit_from(brought))
