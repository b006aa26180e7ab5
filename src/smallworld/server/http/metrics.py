"""Prometheus metrics: requests and their time, errors, tables, connections, messages."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
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

from smallworld.server.http.routing import OTHER, RouteNames

_BUCKETS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Counts(NamedTuple):
    """Numbers that are read when Prometheus scrapes."""

    tables_in_memory: int
    live_tables: int
    live_connections: int
    live_dropped: int
    tasks: Mapping[str, tuple[int, int]] = MappingProxyType({})  # that run and wait, by purpose


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
        tasks = GaugeMetricFamily(
            "smallworld_tasks",
            "Tasks of the worker processes, by purpose and state.",
            labels=["purpose", "state"],
        )
        for purpose, (running, waiting) in now.tasks.items():
            tasks.add_metric([purpose, "running"], running)
            tasks.add_metric([purpose, "waiting"], waiting)
        yield tasks
        yield CounterMetricFamily(
            "smallworld_live_dropped", "Connections that were too slow.", now.live_dropped
        )


class MetricsMiddleware:
    """Outermost ASGI middleware, so that refused requests are counted too."""

    def __init__(
        self, app: ASGIApp, read: Callable[[], Counts], routes: RouteNames | None = None
    ) -> None:
        self.app = app
        self.routes = routes or RouteNames()
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
        self.push = Counter(
            "smallworld_push_messages_total",
            "Push messages by outcome of a try.",
            ["outcome"],
            registry=self.registry,
        )
        self.errors = Counter(
            "smallworld_errors_total",
            "Errors in the log: bugs, also of background work, and a database that is gone.",
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
            route = OTHER if status == 404 else self.routes.name(scope["path"])
            self.requests.labels(_method(scope["method"]), route, str(status)).inc()
            self.seconds.labels(route).observe(time.perf_counter() - began)

    def observe_frame(self, type: str, outcome: str, seconds: float) -> None:
        """Record a frame that a client sent over a live connection."""
        self.frames.labels(type, outcome).observe(seconds)

    def text(self) -> bytes:
        """Return all metrics in the Prometheus text format."""
        return generate_latest(self.registry)


def _method(method: str) -> str:
    return method if method in ("GET", "POST", "DELETE", "HEAD") else "other"
