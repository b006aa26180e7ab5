"""Kinds of faults of a bot, and the action played in its place."""

from __future__ import annotations

from typing import Final

from smallworld.core import actions as a
from smallworld.core.actions import block_of, region_of

# Kinds of faults, as the results name them.
EXCEPTION: Final = "exception"  # its code raised an exception
ILLEGAL: Final = "illegal"  # an action that is not legal
RUBBISH: Final = "rubbish"  # not an action
REFUSED: Final = "refused"  # it answered with an error
DIED: Final = "died"  # its process exited or closed its output
TIMEOUT: Final = "timeout"  # no answer in time
GONE: Final = "gone"  # it died or hung twice and is not asked again in this game

MAX_DETAIL: Final = 300

# Prefer actions that keep the seat in the game. Never abandon regions or decline while anything
# else is legal. Each of these uses up tokens or ends a phase, so every turn ends.
_PREFERRED: Final = (
    a.PICK, a.CONQUER, a.DECLINED_CONQUER, a.PLACE_HERO, a.PLACE_FORTRESS, a.PLACE_CAMP, a.DEPLOY,
    a.DECLINED_DEPLOY, a.STOP, a.END,
)  # fmt: skip


class BotFault(Exception):
    """A bot gave no usable answer: the ``kind`` of fault and one line of ``detail``."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = " ".join(detail.split())[:MAX_DETAIL]


def fallback(legal: list[int]) -> int:
    """Return the action played for a bot that gave none: simple, legal, deterministic.

    >>> from smallworld.core.actions import parse_action, written
    >>> words = ["decline", "abandon 3", "conquer 7", "conquer 9", "stop"]
    >>> written(fallback([parse_action(word) for word in words]))
    'conquer 7'
    """
    blocks = [int(block_of(action)) for action in legal]
    for block in _PREFERRED:
        if block not in blocks:
            continue
        first = legal[blocks.index(block)]
        if block in (a.DEPLOY, a.DECLINED_DEPLOY):
            return _largest_deployment(legal, blocks, block)
        return first
    return legal[0]


def _largest_deployment(legal: list[int], blocks: list[int], block: int) -> int:
    """Deploy everything to the first region: few decisions, and no token stays in hand."""
    placings = [action for action, found in zip(legal, blocks, strict=True) if found == block]
    region = region_of(placings[0])
    return max(action for action in placings if region_of(action) == region)
