"""Rate limits as token buckets."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MAX_BUCKETS: Final = 20_000  # buckets in memory; a dropped one counts as full


class Buckets:
    """One bucket per name: an address or a table."""

    def __init__(
        self, per_second: float, burst: float, *, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.per_second = per_second
        self.burst = burst
        self.now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens left, and when

    def take(self, name: str, cost: float = 1.0) -> float:
        """Take ``cost`` from a bucket; return 0, or the seconds until it holds enough.

        >>> buckets = Buckets(1.0, 2.0, now=lambda: 0.0)
        >>> [buckets.take("Ann") for _ in range(3)], buckets.take("Bo")
        ([0.0, 0.0, 1.0], 0.0)
        """
        now = self.now()
        left = self._left_now(name, now)
        cost = min(cost, self.burst)  # a cost above the burst takes the whole bucket
        enough = left >= cost
        self._keep(name, left - cost if enough else left, now)
        return 0.0 if enough else (cost - left) / self.per_second

    def charge(self, name: str, cost: float) -> None:
        """Take what is known only afterwards; the bucket may be in debt by one burst.

        >>> buckets = Buckets(1.0, 2.0, now=lambda: 0.0)
        >>> buckets.charge("Ann", 3.0)
        >>> buckets.take("Ann")
        2.0
        """
        now = self.now()
        self._keep(name, max(-self.burst, self._left_now(name, now) - cost), now)

    def reserve(self, name: str, cost: float = 1.0) -> float:
        """Take ``cost`` in advance; return the seconds to wait until the bucket holds it.

        >>> buckets = Buckets(1.0, 2.0, now=lambda: 0.0)
        >>> [buckets.reserve("Ann") for _ in range(4)]
        [0.0, 0.0, 1.0, 2.0]
        """
        self.charge(name, cost)
        return max(0.0, -self._left[name][0] / self.per_second)

    def _left_now(self, name: str, now: float) -> float:
        left, at = self._left.get(name, (self.burst, now))
        return min(self.burst, left + (now - at) * self.per_second)

    def _keep(self, name: str, left: float, now: float) -> None:
        self._left[name] = (left, now)
        self._left.move_to_end(name)
        if len(self._left) > MAX_BUCKETS:
            self._left.popitem(last=False)

    def lowest(self, count: int) -> list[tuple[str, float]]:
        """Return the buckets that hold least, and what they hold."""
        now = self.now()
        left = {
            name: min(self.burst, left + (now - at) * self.per_second)
            for name, (left, at) in self._left.items()
        }
        return sorted(left.items(), key=lambda pair: pair[1])[:count]


def client_key(address: str) -> str:
    """Return the bucket of an address: a household has a /64 of IPv6 addresses.

    >>> client_key("2001:db8::7"), client_key("192.0.2.7")
    ('2001:db8::/64', '192.0.2.7')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:100]
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
