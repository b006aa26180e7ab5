"""Batches of games: a tile in some situations, with several token numbers."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from smallworld.lab.balance.branches import Branch, Table, play_branch, table_with
from smallworld.lab.balance.situations import Setting, Situation, official_box, situation
from smallworld.lab.balance.tiles import Tile
from smallworld.lab.games.journal import GameJournal
from smallworld.lab.games.plan import Key
from smallworld.lab.games.players import Player

BATCH: Final = 8  # situations: two on each board


@dataclass(frozen=True)
class Batch:
    """Situations to play with one tile; fully determines the results."""

    tile: Tile
    tokens: tuple[int, ...]
    situations: range
    setting: Setting

    @property
    def players(self) -> tuple[Player, ...]:
        """Return the bots that play; empty for the fast policy."""
        return self.setting.players

    @property
    def key(self) -> Key:
        """Identify the batch within its run."""
        words = (self.tile.kind, self.tile.id, *map(str, self.tokens))
        return (self.situations.start, words, len(self.situations), 0)

    @property
    def games(self) -> int:
        """Return the number of games."""
        return len(self.situations) * len(self.tokens)


class PlayedBatch(msgspec.Struct, frozen=True, tag="batch", tag_field="line"):
    """The results of a batch."""

    of: Key
    branches: list[Branch]

    @property
    def key(self) -> Key:
        """Return the key of the batch."""
        return self.of


class BatchJournal(GameJournal[PlayedBatch]):
    """The journal of a balance run."""

    kind = PlayedBatch


@dataclass(frozen=True)
class Run:
    """What a journal must match: the tiles, and how they are measured."""

    tiles: tuple[Tile, ...]
    setting: Setting

    @property
    def players(self) -> tuple[Player, ...]:
        """Return the bots that play; empty for the fast policy."""
        return self.setting.players

    @property
    def seed(self) -> int:
        """Return the random seed."""
        return self.setting.seed

    @property
    def options(self) -> tuple[tuple[str, bool], ...]:
        """Return no options: tiles are measured with the default rules."""
        return ()

    @property
    def packs(self) -> tuple[str, ...]:
        """Return the tiles and digests of their definitions."""
        return tuple(f"{tile.kind} {tile.id} {_digest(tile)}" for tile in self.tiles)

    @property
    def banners(self) -> str:
        """Return the boards."""
        return " ".join(self.setting.maps)


def _digest(tile: Tile) -> str:
    encoded = msgspec.json.encode([tile.shape, tile.pack], order="sorted")
    return hashlib.sha256(encoded).hexdigest()[:12]


def batches_of(
    tile: Tile, tokens: Sequence[int], games: int, setting: Setting, size: int = BATCH
) -> Iterator[Batch]:
    """Split the first ``games`` situations of a tile into batches."""
    for first in range(0, games, size):
        yield Batch(tile, tuple(tokens), range(first, min(first + size, games)), setting)


def play_batch(batch: Batch) -> PlayedBatch:
    """Play all games of a batch; each situation is set up only once."""
    situations = [situation(number, batch.setting) for number in batch.situations]
    branches: list[Branch] = []
    for tokens in batch.tokens:
        branches += _played(batch, tokens, situations)
    return PlayedBatch(batch.key, branches)


def _played(batch: Batch, tokens: int, situations: Sequence[Situation]) -> Iterator[Branch]:
    tables: dict[str, Table] = {}
    with batch.tile.with_tokens(tokens) as trait:
        for each in situations:
            map = each.state.box.board.id
            if map not in tables:
                tables[map] = table_with(trait, batch.tile.kind, official_box(map))
            yield play_branch(each, tables[map], tokens, batch.players)
