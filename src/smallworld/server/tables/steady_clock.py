"""The time of a process: it follows the system's clock without its jumps."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

SLEW: Final = 0.1  # seconds of correction per second
LARGE: Final = 10.0  # seconds; a larger difference is logged

log = logging.getLogger(__name__)


class SteadyClock:
    """Return seconds since the epoch that never jump and never go back.

    The time advances with the monotonic clock. When the system's clock is set, the difference
    is made up slowly: players' clocks then run a tenth faster or slower, instead of running out.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._now = wall()
        self._at = monotonic()
        self._is_off = False

    def __call__(self) -> float:
        """Return the time."""
        at = self._monotonic()
        passed, self._at = at - self._at, at
        difference = self._wall() - (self._now + passed)
        most = passed * SLEW
        self._now += passed + max(-most, min(difference, most))
        self._report(difference)
        return self._now

    def _report(self, difference: float) -> None:
        """Log a jump of the system's clock once."""
        if abs(difference) > LARGE and not self._is_off:
            log.warning(
                "The system's clock was set by %+.0f seconds. Times of games and players' clocks"
                " follow slowly; restart all processes to use the new time at once",
                difference,
            )
        self._is_off = abs(difference) > LARGE
