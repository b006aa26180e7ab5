"""Queue work on packs, boards and game files of players; it runs in a worker process."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from smallworld.core.pieces import MAX_REGIONS
from smallworld.packs.files.maps.proportions import fewest_regions
from smallworld.packs.game_packs import NO_PACK_TEXTS, PackTexts
from smallworld.packs.loader import map_ids
from smallworld.packs.mapgen.recipe import recipe_of
from smallworld.play.game import Game
from smallworld.server.addresses import CLIENT
from smallworld.server.allowed_bots import AllowedBots
from smallworld.server.jobs.scheduler import Purpose, Scheduler
from smallworld.server.jobs.worker import OutOfTime
from smallworld.server.messages.games import NewRecord, NewTable
from smallworld.server.messages.packs import (
    BoardDrawn,
    BoardWish,
    CheckedPack,
    PackList,
    PackWish,
    TableBox,
)
from smallworld.server.page.compress import StaticFile
from smallworld.server.refusals import Unprocessable
from smallworld.server.settings import Limits
from smallworld.server.tables.create import TableDraft, create_table
from smallworld.server.workshop import game_files, tasks
from smallworld.server.workshop.cards import DescribedPacks, table_box
from smallworld.server.workshop.drawings import Drawings, key_of
from smallworld.server.workshop.game_files import ReadGame, board_to_draw
from smallworld.server.workshop.results import Results
from smallworld.server.workshop.tasks import Refusal

MOST_WAITING: Final = 128  # tasks, running ones included …
PER_ADDRESS: Final = 24  # … and those of one client; tables are counted apart from previews
MAX_DESCRIBED: Final = 32  # cached descriptions
MAX_CHECKED: Final = 64  # cached random boards, and cached checks
ANY_SEED: Final = 1_000_000

Found = TypeVar("Found")


def key_of_random(id: str) -> str:
    """Return the drawing key of a random board; all processes agree on it.

    >>> key_of_random("random-1/4/7"), random_of_key("random-1-4-7"), random_of_key("abc")
    ('random-1-4-7', 'random-1/4/7', '')
    """
    return id.replace("/", "-")


def random_of_key(key: str) -> str:
    """Return the random board of a key; empty for the key of another board."""
    id = key.replace("-", "/").replace("/", "-", 1)
    return id if recipe_of(id) is not None else ""


class Workshop:
    """Check, describe and draw packs and boards; nothing is stored."""

    def __init__(
        self,
        scheduler: Scheduler,
        most_waiting: int = MOST_WAITING,
        seconds: float = Limits().workshop,
        per_address: int = PER_ADDRESS,
    ) -> None:
        self._scheduler = scheduler
        self._most_waiting = most_waiting
        self._per_address = per_address
        self._seconds = seconds
        # Tasks by purpose and client: previews of one client do not keep its tables waiting.
        self._open = {purpose: Counter[str]() for purpose in (Purpose.TABLE, Purpose.WORKSHOP)}
        self._described: OrderedDict[tuple[tuple[str, ...], str], DescribedPacks] = OrderedDict()
        self._random: Results[bytes] = Results(MAX_CHECKED)
        self._checked: Results[bytes] = Results(MAX_CHECKED)
        self.drawings = Drawings(self._draw)

    # --- game files
    async def read_game(self, record: str, pack_texts: PackTexts) -> ReadGame:
        """Replay a game file for an analysis."""
        return await self._run(game_files.read_game, record, pack_texts)

    async def replay_game(self, wish: NewRecord, pack_texts: PackTexts) -> bytes:
        """Replay a game file; return the answer as JSON, and register the drawings of its board."""
        given = (wish.record, pack_texts, wish.line, wish.moments, wish.lang)
        found = await self._run(game_files.replay_game, *given)
        if found.board:
            self.drawings.add(found.board)
        return found.answer

    async def create_table(
        self, wish: NewTable, device: str, at: float, pack_texts: PackTexts, bots: AllowedBots
    ) -> TableDraft:
        """Build the table of a wish that continues a game file or a position."""
        given = (wish, device, at, pack_texts, bots)
        return await self._run(create_table, *given, purpose=Purpose.TABLE)

    # --- packs
    async def packs(self, lang: str) -> PackList:
        """List the packs that the host offers, with their files."""
        return msgspec.json.decode(await self._run(tasks.packs, lang), type=PackList)

    async def shelf(self, lang: str) -> PackList:
        """List the box and the packs that the host offers, without their files."""
        return msgspec.json.decode(await self._run(tasks.shelf, lang), type=PackList)

    async def check(self, toml: str, lang: str) -> CheckedPack:
        """Check a pack: return its faults or its cards."""
        key = ("pack", key_of(toml), lang)
        found = await self._checked.get(key, lambda: self._run(tasks.check_pack, toml, lang))
        return msgspec.json.decode(found, type=CheckedPack)

    async def describe_packs(self, packs: Sequence[str], lang: str) -> DescribedPacks:
        """Describe a table's packs in one language; the result is cached."""
        key = (tuple(packs), lang)
        if not packs:
            return DescribedPacks([], {})
        if key not in self._described:
            found = await self._run(tasks.describe_packs, *key)
            self._described[key] = msgspec.json.decode(found, type=DescribedPacks)
        self._described.move_to_end(key)
        while len(self._described) > MAX_DESCRIBED:
            self._described.popitem(last=False)
        return self._described[key]

    async def gather(self, wishes: Sequence[PackWish], map: str) -> PackTexts:
        """What a table on ``map`` brings along; nothing at most tables."""
        for number, wish in enumerate(wishes, start=1):
            if (wish.id is None) == (wish.toml is None):
                raise Unprocessable("table.pack_wish", {"number": number})
        if not wishes and ("/" not in map or map in map_ids()):
            return NO_PACK_TEXTS
        wanted = [(wish.id or "", wish.toml or "") for wish in wishes]
        found = await self._run(tasks.gather_packs, wanted, map, purpose=Purpose.TABLE)
        if isinstance(found, Refusal):
            raise Unprocessable(found.code, found.facts)
        return found

    async def describe_box(self, game: Game, packs: Sequence[str], lang: str) -> TableBox:
        """Describe the tiles and the board of a game, with the texts of its ``packs``."""
        return table_box(game, await self.describe_packs(packs, lang))

    # --- boards
    def drawing_key(self, game: Game) -> str:
        """Return the key of the drawings of a game's board; empty for a board of the box."""
        board = board_to_draw(game)
        return self.drawings.add(board) if board else ""

    async def random_board(self, wish: BoardWish) -> BoardDrawn:
        """Generate a random board."""
        least = fewest_regions(wish.seats)
        if wish.regions is not None and wish.regions < least:
            facts: dict[str, object] = {"seats": wish.seats, "least": least, "most": MAX_REGIONS}
            raise Unprocessable("board.regions", facts)
        seed = secrets.randbelow(ANY_SEED) if wish.seed is None else wish.seed
        recipe = (wish.seats, seed, wish.regions)
        made = await self._random.get(recipe, lambda: self._run(tasks.random_board, *recipe))
        board = msgspec.json.decode(made, type=BoardDrawn)
        board.drawing = self.drawings.add(board.toml, key_of_random(board.id))
        return board

    async def check_board(self, toml: str, lang: str) -> BoardDrawn:
        """Check a map; register its drawings if it can be drawn."""
        key = ("board", key_of(toml), lang)
        found = await self._checked.get(key, lambda: self._run(tasks.check_board, toml, lang))
        board = msgspec.json.decode(found, type=BoardDrawn)
        if board.drawing:
            board.drawing = self.drawings.add(board.toml)
        return board

    async def drawing(self, key: str, file: str) -> StaticFile:
        """Return a file of a drawn board; random boards are generated again if needed."""
        if not self.drawings.has(key) and (id := random_of_key(key)):
            self.drawings.add(await self._run(tasks.random_map, id), key)
        return await self.drawings.file(key, file)

    async def _draw(self, map: str, file: str) -> bytes:
        found = await self._run(tasks.draw_board, map, file)
        if isinstance(found, Refusal):
            raise Unprocessable(found.code, found.facts)
        return found

    # --- the work
    async def _run(
        self, work: Callable[..., Found], *given: Any, purpose: Purpose = Purpose.WORKSHOP
    ) -> Found:
        """Run a task; refuse it if too many wait already, in all or of this client."""
        client, open_tasks = CLIENT.get(), self._open[purpose]
        if open_tasks.total() >= self._most_waiting or open_tasks[client] >= self._per_address:
            raise Unprocessable("workshop.too_busy")
        open_tasks[client] += 1
        try:
            running = self._scheduler.run(purpose, work, *given)
            return (await asyncio.wait_for(running, self._seconds)).result
        except (TimeoutError, OutOfTime):
            raise Unprocessable("workshop.too_busy") from None
        finally:
            open_tasks[client] -= 1
            if not open_tasks[client]:
                del open_tasks[client]
