"""Prometheus metrics: requests and their time, tables, connections, reminders."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

_GAME: Final = re.compile("^/api/games/[^/]+")
_MOMENT: Final = re.compile("/at/[0-9]+$")
_KNOWN: Final = re.compile(r"/(api/[a-z/{}-]*|healthz|livez|metrics)?")
_BUCKETS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Counts(NamedTuple):
    """Numbers that are read when Prometheus scrapes."""

    tables_in_memory: int
    live_tables: int
    live_connections: int
    live_dropped: int


class CountsCollector(Collector):
    """Turn the current counts into metrics."""

    def __init__(self, read: Callable[[], Counts]) -> None:
        self._read = read

    def collect(self) -> Iterator[Metric]:
        """Yield one metric per count."""
        now = self._read()
        gauges = {
            "smallworld_tables_in_memory": ("Tables this process knows.", now.tables_in_memory),
            "smallworld_live_tables": ("Tables with connections.", now.live_tables),
            "smallworld_live_connections": ("Live connections.", now.live_connections),
        }
        for name, (about, count) in gauges.items():
            yield GaugeMetricFamily(name, about, count)
        yield CounterMetricFamily(
            "smallworld_live_dropped", "Connections that were too slow.", now.live_dropped
        )


class MetricsMiddleware:
    """Outermost ASGI middleware, so that refused requests are counted too."""

    def __init__(self, app: ASGIApp, read: Callable[[], Counts]) -> None:
        self.app = app
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "smallworld_requests_total",
            "Requests by route and status.",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "smallworld_request_seconds",
            "Time to answer, by route.",
            ["route"],
            buckets=_BUCKETS,
            registry=self.registry,
        )
        self.frames = Histogram(
            "smallworld_live_frame_seconds",
            "Time to carry out what clients send over live connections, by type and outcome.",
            ["type", "outcome"],
            buckets=_BUCKETS,
            registry=self.registry,
        )
        self.reminders = Counter(
            "smallworld_reminders_total",
            "Turn reminders by outcome of a try.",
            ["outcome"],
            registry=self.registry,
        )
        self.registry.register(CountsCollector(read))
        ProcessCollector(registry=self.registry)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and record its response."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def counted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, counted)
        finally:
            route = route_of(scope["path"], status)
            self.requests.labels(_method(scope["method"]), route, str(status)).inc()
            self.seconds.labels(route).observe(time.perf_counter() - began)

    def observe_frame(self, type: str, outcome: str, seconds: float) -> None:
        """Record a frame that a client sent over a live connection."""
        self.frames.labels(type, outcome).observe(seconds)

    def text(self) -> bytes:
        """Return all metrics in the Prometheus text format."""
        return generate_latest(self.registry)


def route_of(path: str, status: int) -> str:
    """Return the route of a path for labels; unknown paths share one label.

    >>> route_of("/api/games/abc/actions", 200), route_of("/wp-admin", 404)
    ('/api/games/{game}/actions', 'other')
    """
    route = _MOMENT.sub("/at/{seq}", _GAME.sub("/api/games/{game}", path))
    return route if status != 404 and _KNOWN.fullmatch(route) and len(route) < 60 else "other"


def _method(method: str) -> str:
    return method if method in ("GET", "POST", "DELETE", "HEAD") else "other"
