"""Numbers of actions in an environment: the engine's, or a compact range for one board.

The engine's numbers cover every board (``docs/actions.md``); on one board most are never legal.
A compact numbering lists those that can be legal there, in the same order, without gaps.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import ArrayLike, NDArray

from smallworld.core import actions as a
from smallworld.core.bits import members
from smallworld.core.box import Box
from smallworld.env.spaces.encoding import ACTIONS

Mask = NDArray[np.int8]


class Numbering:
    """Maps the action numbers of an environment to the engine's and back.

    >>> from smallworld.packs.loader import base_box
    >>> compact = Numbering(base_box("base/2"), compact=True)
    >>> compact.size, int(compact.actions[30]), int(compact.places[60])
    (929, 33, -1)
    """

    def __init__(self, box: Box, compact: bool = False) -> None:
        self.compact = compact
        # Tiles of packs may bring actions beyond the dealer's numbers: they follow without a gap.
        seats = a.SEAT_ACTIONS if box.has_later_actions else ACTIONS
        every = [int(a.seat_action(number)) for number in range(seats)]
        listed = list(possible_actions(box)) if compact else every
        self.actions: NDArray[np.int64] = np.array(listed, np.int64)
        """The engine's number of each action of the environment."""
        self.size = len(self.actions)
        self._among_seats = [int(a.seat_number(action)) for action in listed]
        self.places: NDArray[np.int64] = np.full(every[-1] + 1, -1, np.int64)
        """The environment's number of each action of the engine; -1 if there is none."""
        self.places[self.actions] = np.arange(self.size)

    def engine_number(self, action: int) -> int:
        """Return the engine's number; -1 if ``action`` is none of the environment's."""
        if not 0 <= action < self.size:
            return -1
        return int(self.actions[action])

    def engine_numbers(self, given: ArrayLike) -> NDArray[np.int64]:
        """Return the engine's number of each action; -1 where there is none."""
        numbers = np.asarray(given).astype(np.int64)
        inside = (numbers >= 0) & (numbers < self.size)
        return np.where(inside, self.actions[np.where(inside, numbers, 0)], -1)

    def of_mask(self, mask: Mask) -> Mask:
        """Translate one or many masks over all actions of seats."""
        return mask.take(self._among_seats, axis=-1) if self.compact else mask

    def mask_of(self, legal: list[int]) -> Mask:
        """Return the mask of a list of the engine's numbers."""
        mask = np.zeros(self.size, np.int8)
        mask[self.places[legal]] = 1
        return mask


def possible_actions(box: Box) -> Iterator[int]:
    """Yield in ascending order every action that can become legal in a game with ``box``.

    An action is left out if the board lacks its region or seat, if no race or power of the box
    brings it, or if no race has so many tokens to deploy: one stays in each region it holds.
    """
    traits = [*box.races, *box.powers]
    board = box.board
    every = range(1, int(board.size) + 1)
    land = members(int(board.land))
    reached = every if any(trait.sails for trait in traits) else land
    declining = any(trait.acts_in_decline for trait in traits)
    yield from range(a.PICK, a.ROLL)
    if any(trait.rolls_first for trait in traits):
        yield a.ROLL
    if any(trait.makes_peace for trait in traits):
        yield from range(a.ALLY, a.ALLY + int(box.seats))
    for block, is_in_box, regions in (
        (a.ABANDON, True, reached),
        (a.CONQUER, True, reached),
        (a.CONQUER_DIE, True, reached),
        (a.CONQUER_DRAGON, any(trait.dragon for trait in traits), land),
        (a.CONVERT, any(trait.converts for trait in traits), reached),
        (a.WITHDRAW, any(trait.visitors for trait in traits), reached),
        (a.PLACE_CAMP, any(trait.camps for trait in traits), reached),
        (a.PLACE_FORTRESS, any(trait.fortresses for trait in traits), reached),
        (a.PLACE_HERO, any(trait.heroes for trait in traits), reached),
        (a.DECLINED_ABANDON, declining, reached),
        (a.DECLINED_CONQUER, declining, reached),
        (a.DECLINED_CONQUER_DIE, declining, reached),
    ):
        if is_in_box:
            yield from (block + region for region in regions)
    most = max(int(box.supply(race)) for race in box.races)
    # A power may bring it, so any race may be the one that goes on acting in decline.
    if any(power.acts_in_decline for power in box.powers):
        most_declined = most
    else:
        most_declined = max((int(box.supply(r)) for r in box.races if r.acts_in_decline), default=1)
    for deploy, tokens in ((a.deploy, most - 1), (a.declined_deploy, most_declined - 1)):
        yield from (
            int(deploy(region, count)) for region in reached for count in range(1, tokens + 1)
        )
    yield from _later_actions(box, list(reached))


def _later_actions(box: Box, reached: list[int]) -> Iterator[int]:
    """Yield the actions of packs, whose numbers come after the dealer's."""
    traits = [*box.races, *box.powers]
    for block, is_in_box, regions in (
        (a.DECLINE_AT, any(trait.builds_tower for trait in traits), reached),
        (a.CONQUER_HIRED, any(trait.hires for trait in traits), reached),
        (a.PLACE_MARKER, any(race.markers for race in box.races), reached),
        (a.PLACE_POWER_MARKER, any(power.markers for power in box.powers), reached),
        (a.PLACE_CATAPULT, any(trait.catapult for trait in traits), reached),
    ):
        if is_in_box:
            yield from (block + region for region in regions)
    if any(trait.regroups for trait in traits):
        yield a.REGROUP
    if any(trait.hurls_on for trait in traits):
        counts = range(1, a.MAX_HURLED + 1)
        yield from (int(a.conquer_hurl(region, count)) for region in reached for count in counts)
