"""Read uploaded game files; these functions run in a worker process, too.

A game file may have a megabyte of lines, and every line is replayed. What the server needs of the
game comes back as plain values: the game itself would be replayed again to be received.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from smallworld.lab.analysis.game import turn_numbers
from smallworld.packs.files.maps.write import map_text
from smallworld.packs.game_packs import PackTexts
from smallworld.packs.loader import map_ids
from smallworld.play.game import Game
from smallworld.server.tables.create import pack_texts_of
from smallworld.server.tables.fair_play import GameTraces, traces_of
from smallworld.server.tables.lobby import replayed
from smallworld.server.tables.uploads import load_game_file
from smallworld.server.workshop.cards import table_box
from smallworld.server.workshop.drawings import key_of
from smallworld.server.workshop.tasks import described_packs


class ReadGame(NamedTuple):
    """What an analysis needs to know of a game file before it starts."""

    turns: list[int]
    pack_texts: PackTexts  # that the game is played with
    traces: GameTraces


class ReplayedGame(NamedTuple):
    """The answer to a replay as JSON, and the map of its board if that must be drawn."""

    answer: bytes
    board: str


def read_game(record: str, pack_texts: PackTexts) -> ReadGame:
    """Replay a game file for an analysis."""
    game = load_game_file(record, pack_texts)
    return ReadGame(turn_numbers(game), pack_texts_of(game), traces_of(game))


def replay_game(
    record: str,
    pack_texts: PackTexts,
    line: int | None,
    moments: tuple[int, int] | None,
    lang: str,
) -> ReplayedGame:
    """Replay a game file, with the packs and the board that the page cannot know."""
    game = load_game_file(record, pack_texts)
    answer = replayed(game, line, moments)
    board = board_to_draw(game)
    if board:
        answer.drawing = key_of(board)
    if board or game.box.packs:
        answer.box = table_box(game, described_packs(pack_texts_of(game).packs, lang))
    return ReplayedGame(msgspec.json.encode(answer), board)


def board_to_draw(game: Game) -> str:
    """Return the map of a game as TOML; empty for a board of the box."""
    id = game.box.board.id
    return "" if id in map_ids() else map_text(game.game_packs.map(id))
