"""The arrays of many games in one block of memory, which processes can share."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from smallworld.core.box import Box
from smallworld.env.spaces.encoding import Bytes
from smallworld.env.tables.games import MASK_BYTES, Games, room_for_legal
from smallworld.env.tables.layout import Layout


class Step(NamedTuple):
    """The result of a step, one row per game. The next step overwrites the arrays."""

    observations: Bytes
    """Observation of the seat to act."""
    to_act: Bytes
    """The seat to act."""
    legal: NDArray[np.int16]
    """Its legal actions, as many as ``counts`` says; zeros follow."""
    counts: NDArray[np.int16]
    mask_bits: Bytes
    """The legal actions as bits; the lowest bit of the first byte is action 0."""
    rewards: NDArray[np.float32]
    """Rewards of the last step, by seat."""
    over: NDArray[np.bool_]
    """Whether the last step ended the game; a new one has begun already."""
    coins: NDArray[np.int16]
    """Coins of every seat after the step; hidden from the seats until the end."""
    winners: Bytes
    """Winners of the last finished game, as bits."""


class Block(NamedTuple):
    """All arrays of one batch: actions in, results out."""

    actions: NDArray[np.uint16]
    step: Step


def block_size(box: Box, games: int) -> int:
    """Return the number of bytes that ``block_in`` needs."""
    return sum(_rounded(np.dtype(kind), shape) for kind, shape in _parts(box, games))


def block_in(memory: Any, box: Box, games: int) -> Block:
    """Lay the arrays into ``memory`` one after the other.

    As long as one of them exists, ``memory`` cannot be unmapped (with ``np.ndarray`` it could).
    """
    whole = np.frombuffer(memory, np.uint8)
    arrays: list[Any] = []
    start = 0
    for kind, shape in _parts(box, games):
        end = start + np.dtype(kind).itemsize * int(np.prod(shape))
        arrays.append(whole[start:end].view(kind).reshape(shape))
        start += _rounded(np.dtype(kind), shape)
    return Block(arrays[0], Step(*arrays[1:]))


def _parts(box: Box, games: int) -> list[tuple[Any, tuple[int, ...]]]:
    seats = int(box.seats)
    return [
        (np.uint16, (games,)),
        (np.uint8, (games, int(Layout(box).length))),
        (np.uint8, (games,)),
        (np.int16, (games, room_for_legal(box))),
        (np.int16, (games,)),
        (np.uint8, (games, MASK_BYTES)),
        (np.float32, (games, seats)),
        (np.bool_, (games,)),
        (np.int16, (games, seats)),
        (np.uint8, (games,)),
    ]


def _rounded(kind: np.dtype[Any], shape: tuple[int, ...]) -> int:
    """Return the size of an array in bytes, rounded up to the alignment."""
    return -(-kind.itemsize * int(np.prod(shape)) // 64) * 64


class Share:
    """A range of games of a block, played in one process."""

    def __init__(self, box: Box, block: Block, first: int, seeds: list[int]) -> None:
        self.games = len(seeds)
        self._games = Games(box, seeds)
        rows = slice(first, first + len(seeds))
        self._actions = block.actions[rows]
        arrays: list[Any] = list(block.step)
        self._out = Step(*[array[rows] for array in arrays])

    def begin(self, seeds: list[int] | None) -> None:
        """Deal all games, with new seeds if given."""
        self._games.begin(seeds)
        self._copy()

    def step(self) -> None:
        """Apply the actions in the block."""
        self._games.step(self._actions.astype("<u2").tobytes())
        self._copy()

    def _copy(self) -> None:
        games, out = self._games, self._out
        for array, vector in (
            (out.observations, games.observations),
            (out.to_act, games.to_act),
            (out.legal, games.legal),
            (out.counts, games.counts),
            (out.mask_bits, games.bits),
            (out.over, games.over),
            (out.coins, games.coins),
            (out.winners, games.winners),
        ):
            array[...] = as_array(vector, array.dtype).reshape(array.shape)


def as_array(vector: Any, kind: np.dtype[Any]) -> NDArray[Any]:
    """View a vector as an array, without copying in the compiled build."""
    if isinstance(vector, list):
        return np.array(vector, kind)
    return np.frombuffer(vector, kind)
