"""The pieces of an analysis, as calls for worker processes."""

from __future__ import annotations

from functools import lru_cache

from smallworld.lab.analysis.game import outline, start_chances, summarise
from smallworld.lab.analysis.turn_cost import AnalysisSettings, analyse_turn, recheck_turn
from smallworld.lab.analysis.turns import turns_of
from smallworld.packs.game_packs import NO_PACK_TEXTS, PackTexts, load_game_packs
from smallworld.play.analysis import Analysis, Chances, TurnFacts
from smallworld.play.game import Game
from smallworld.play.record import read_record


def outline_piece(
    record: str, settings: AnalysisSettings, pack_texts: PackTexts = NO_PACK_TEXTS
) -> Analysis:
    """Outline all turns of a game file."""
    return outline(_game_of(record, pack_texts), settings)


def start_piece(
    record: str,
    known: list[TurnFacts],
    settings: AnalysisSettings,
    pack_texts: PackTexts = NO_PACK_TEXTS,
) -> Chances:
    """Estimate the chances before the first turn of a game file."""
    return start_chances(_game_of(record, pack_texts), known, settings)


def first_piece(
    record: str, number: int, settings: AnalysisSettings, pack_texts: PackTexts = NO_PACK_TEXTS
) -> TurnFacts:
    """Analyse a turn of a game file."""
    game = _game_of(record, pack_texts)
    return analyse_turn(game, turns_of(game)[number], settings)


def second_piece(
    record: str, known: TurnFacts, settings: AnalysisSettings, pack_texts: PackTexts = NO_PACK_TEXTS
) -> TurnFacts:
    """Check a turn of a game file again."""
    game = _game_of(record, pack_texts)
    return recheck_turn(game, turns_of(game)[known.number], known, settings)


def summary_piece(
    record: str,
    known: list[TurnFacts],
    start: Chances,
    settings: AnalysisSettings,
    pack_texts: PackTexts = NO_PACK_TEXTS,
) -> Analysis:
    """Summarise all turns of a game file, as far as they are analysed."""
    return summarise(_game_of(record, pack_texts), known, start, settings)


@lru_cache(maxsize=2)
def _game_of(record: str, pack_texts: PackTexts) -> Game:
    """Parse a game file; cached, because the next piece is probably of the same game."""
    return read_record(record, game_packs=load_game_packs(pack_texts))
