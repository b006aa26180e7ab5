"""A cache of drawings of boards that are not in the box."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from smallworld.server.page.compress import StaticFile, static_file
from smallworld.server.refusals import NotFound
from smallworld.server.workshop.results import Results
from smallworld.server.workshop.tasks import BOARD_FILES

MAX_BOARDS: Final = 40  # boards, half a megabyte of pictures each

Draw = Callable[[str, str], Awaitable[bytes]]  # a map, and the name of a file


class Drawings:
    """The boards requested last; each file is drawn on demand."""

    def __init__(self, draw: Draw, capacity: int = MAX_BOARDS) -> None:
        self._draw = draw
        self._capacity = capacity
        self._maps: OrderedDict[str, str] = OrderedDict()  # by key
        self._files: Results[StaticFile] = Results(capacity * len(BOARD_FILES))

    def add(self, map: str, key: str = "") -> str:
        """Register a map; return the key of its drawings."""
        key = key or key_of(map)
        self._maps[key] = map
        self._maps.move_to_end(key)
        while len(self._maps) > self._capacity:
            oldest, _ = self._maps.popitem(last=False)
            for file in BOARD_FILES:
                self._files.drop((oldest, file))
        return key

    def has(self, key: str) -> bool:
        """Return whether the map of this key is registered."""
        return key in self._maps

    async def file(self, key: str, file: str) -> StaticFile:
        """Return one file of a board; concurrent requests share one drawing."""
        if key not in self._maps or file not in BOARD_FILES:
            raise NotFound("board.unknown")
        self._maps.move_to_end(key)
        map = self._maps[key]
        return await self._files.get((key, file), lambda: self._drawn(map, file))

    async def _drawn(self, map: str, file: str) -> StaticFile:
        return static_file(file, await self._draw(map, file))


def key_of(map: str) -> str:
    """Return the key of a map; all processes agree on it.

    >>> key_of("id = 1")
    'cec3cc22944a81c1a4cdd216'
    """
    return hashlib.sha256(map.encode()).hexdigest()[:24]
