"""Declare routes: path, types, rate-limit cost and error answers stand at the handler."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, Final, cast

import litestar
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Scope
from litestar.utils.path import normalize_path

from smallworld.server.http.errors import ERROR_RESPONSES

# How many ordinary requests a request counts for; a mapping gives it by the end of the path.
Cost = float | Mapping[str, float]

ORDINARY: Final = 1.0
LINES_PER_REQUEST: Final = 500  # lines of a log that take as long as an ordinary request
CHEAP: Final = 0.1  # what is served from memory
CHARGE: Final = "smallworld.charge"  # in the scope: adds to what the request counts for
OTHER: Final = "other"  # the name of all routes that do not exist
_PARAMETER: Final = re.compile(r"\\\{\w+:(\w+)\\\}")
_TYPE: Final = re.compile(r":\w+\}")
_NAMED: Final = re.compile(r"/($|api/|healthz$|livez$|metrics$)")  # files of the page are "other"


def get(path: str | list[str], *, cost: Cost = ORDINARY, **options: Any) -> litestar.get:
    """Declare a GET route."""
    return litestar.get(path, **_declare(cost, **options))


def post(path: str, *, cost: Cost = ORDINARY, **options: Any) -> litestar.post:
    """Declare a POST route."""
    return litestar.post(path, **_declare(cost, **options))


def delete(path: str, *, cost: Cost = ORDINARY, **options: Any) -> litestar.delete:
    """Declare a DELETE route."""
    return litestar.delete(path, **_declare(cost, **options))


def _declare(
    cost: Cost, responses: Mapping[int, ResponseSpec] | None = None, **options: Any
) -> dict[str, Any]:
    """Add what every route has: its cost and the error answers."""
    return {"opt": {"cost": cost}, "responses": {**ERROR_RESPONSES, **(responses or {})}, **options}


def charge(scope: Scope, cost: float) -> None:
    """Count a request for more than its route declares, once its work is known."""
    cast("Mapping[str, Any]", scope)[CHARGE](cost)


def collect_routes(package: ModuleType) -> list[BaseRouteHandler]:
    """Import every module of a package and return the route handlers defined there."""
    found: list[BaseRouteHandler] = []
    for entry in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        module = import_module(entry.name)
        handlers = [one for one in vars(module).values() if isinstance(one, BaseRouteHandler)]
        found += [one for one in handlers if one.fn.__module__ == module.__name__]
    return found


class RouteCosts:
    """Look up the cost of a request before it is routed."""

    def __init__(self, routes: Iterable[BaseRouteHandler] = ()) -> None:
        self._routes: dict[str, list[tuple[re.Pattern[str], Cost]]] = {}
        for route in routes:
            cost: Cost = route.opt.get("cost", ORDINARY)
            if isinstance(route, HTTPRouteHandler) and cost != ORDINARY:
                for method in route.http_methods:
                    known = self._routes.setdefault(str(method), [])
                    known += [(_pattern_of(path), cost) for path in route.paths]

    def cost(self, method: str, path: str) -> float:
        """Return how many ordinary requests this one counts for; 1 for unknown paths."""
        path = normalize_path(path)
        for pattern, cost in self._routes.get(method, []):
            if pattern.fullmatch(path):
                return cost if isinstance(cost, float | int) else _by_ending(cost, path)
        return ORDINARY


class RouteNames:
    """Name the route of a path. Clients can send any path, so unknown ones share one name."""

    def __init__(self, routes: Iterable[BaseRouteHandler] = ()) -> None:
        paths = sorted({path for route in routes for path in route.paths if _NAMED.match(path)})
        self._patterns = [
            (_pattern_of(path), _TYPE.sub("}", path)) for path in paths if "{" in path
        ]
        self._plain = {path for path in paths if "{" not in path}

    def name(self, path: str) -> str:
        """Return the path of the route with the names of its parameters.

        >>> route = get("/api/games/{game:str}", sync_to_thread=False)(lambda: None)
        >>> RouteNames([route]).name("/api/games/abc")
        '/api/games/{game}'
        """
        path = normalize_path(path)
        if path in self._plain:
            return path
        return next((name for known, name in self._patterns if known.fullmatch(path)), OTHER)


def _by_ending(costs: Mapping[str, float], path: str) -> float:
    return next((cost for end, cost in costs.items() if path.endswith(end)), ORDINARY)


def _pattern_of(path: str) -> re.Pattern[str]:
    """Turn the path of a route into a pattern.

    >>> bool(_pattern_of("/api/games/{game:str}/hint").fullmatch("/api/games/abc/hint"))
    True
    """
    kinds = {"path": ".+"}
    return re.compile(_PARAMETER.sub(lambda m: kinds.get(m[1], "[^/]+"), re.escape(path)))
