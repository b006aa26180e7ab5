"""A journal of finished games, one line each, so that a run can be resumed."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, Final, Generic, Protocol, TypeVar

import msgspec

from smallworld.coded_error import CodedError
from smallworld.lab.games.match import Outcome
from smallworld.lab.games.plan import Key
from smallworld.lab.games.players import Player
from smallworld.lab.games.workers import Jobs, W
from smallworld.version import VERSION

FORMAT: Final = 1


class GameResult(Protocol):
    """The result of a game."""

    @property
    def key(self) -> Key:
        """Return the key of its job."""


class RunSettings(Protocol):
    """Everything that determines how the games of a journal are played."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Return the bots."""

    @property
    def seed(self) -> int:
        """Return the random seed."""

    @property
    def options(self) -> tuple[tuple[str, bool], ...]:
        """Return the rule options."""

    @property
    def packs(self) -> tuple[str, ...]:
        """Return the packs, as game files name them."""

    @property
    def banners(self) -> str:
        """Return how the tiles of packs are mixed in."""


P = TypeVar("P", bound=GameResult)


class JournalMismatch(CodedError, ValueError):
    """The journal belongs to other games."""


class Header(msgspec.Struct, frozen=True, tag="arena", tag_field="line", omit_defaults=True):
    """What the following games have in common; written again by each resumed run."""

    arena: int
    version: str
    seed: int
    options: dict[str, bool]
    bots: dict[str, dict[str, object]]  # by label
    packs: tuple[str, ...] = ()
    banners: str = ""


def header_of(plan: RunSettings) -> Header:
    """Return the header for the games of ``plan``."""
    bots = {player.label: player.facts() for player in plan.players}
    options = dict(plan.options)
    return Header(FORMAT, VERSION, plan.seed, options, bots, plan.packs, plan.banners)


def journal_beside(output: Path) -> Path:
    """Return the path of the journal of a result.

    >>> journal_beside(Path("result.json")).name
    'result.games.jsonl'
    """
    return output.with_name(f"{output.stem}.games.jsonl")


class GameStore(Protocol[P]):
    """Finished games by key."""

    def __contains__(self, key: Key) -> bool:
        """Is the game there?"""

    def add(self, played: P) -> None:
        """Store one game."""

    def read(self, key: Key) -> P:
        """Return one game."""

    def close(self) -> None:
        """Write no more games; those in the store can still be read."""


class MemoryStore(Generic[P]):
    """Keeps games in memory."""

    def __init__(self) -> None:
        self._games: dict[Key, P] = {}

    def __contains__(self, key: Key) -> bool:
        """Is the game there?"""
        return key in self._games

    def add(self, played: P) -> None:
        """Store one game."""
        self._games[played.key] = played

    def read(self, key: Key) -> P:
        """Return one game."""
        return self._games[key]

    def close(self) -> None:
        """Do nothing."""


class Offsets:
    """The position of every game in a file: 8 bytes for each, however large the games are."""

    def __init__(self) -> None:
        # The deals of a group are numbered from 0 without large gaps.
        self._groups: dict[tuple[int, tuple[str, ...], int], array[int]] = {}

    def set(self, key: Key, offset: int) -> None:
        """Store the position of a game."""
        seats, mix, deal, rotation = key
        found = self._groups.setdefault((seats, mix, rotation), array("q"))
        if deal >= len(found):
            found.extend([-1] * (deal + 1 - len(found)))
        found[deal] = offset

    def get(self, key: Key) -> int | None:
        """Return the position of a game, None if it is not there."""
        seats, mix, deal, rotation = key
        found = self._groups.get((seats, mix, rotation))
        if found is None or deal >= len(found) or found[deal] < 0:
            return None
        return found[deal]


class GameJournal(Generic[P]):
    """Appends games to a file and reads them from there; only their positions are in memory."""

    kind: ClassVar[type[msgspec.Struct]]  # type of a result

    def __init__(self, path: Path, plan: RunSettings, *, resume: bool) -> None:
        self.path = path
        self._offsets = Offsets()
        self._decoder = msgspec.json.Decoder(Header | self.kind)
        header = header_of(plan)
        if resume and path.exists():
            self._index(header)
        self._file = path.open("ab" if resume else "wb", buffering=0)
        self._reader = path.open("rb")
        self._end = path.stat().st_size
        self._write(header)

    def _index(self, header: Header) -> None:
        """Find the finished games; a truncated last line is dropped."""
        whole = 0
        with self.path.open("r+b") as file:
            for text in file:
                if not text.endswith(b"\n"):
                    break
                try:
                    line = self._decoder.decode(text)
                except msgspec.MsgspecError:
                    raise JournalMismatch(
                        f"{self.path} is not the journal of such games",
                        "journal.other_file",
                        file=str(self.path),
                    ) from None
                if isinstance(line, Header):
                    _check_same(line, header)
                else:
                    self._offsets.set(line.key, whole)
                whole += len(text)
            file.truncate(whole)

    def __contains__(self, key: Key) -> bool:
        """Is the game in the file?"""
        return self._offsets.get(key) is not None

    def add(self, played: P) -> None:
        """Write one game; it is in the file when this returns."""
        self._offsets.set(played.key, self._end)
        self._write(played)

    def read(self, key: Key) -> P:
        """Read one game."""
        offset = self._offsets.get(key)
        if offset is None:
            raise KeyError(key)
        self._reader.seek(offset)
        game: P = self._decoder.decode(self._reader.readline())
        return game

    def _write(self, line: object) -> None:
        # One unbuffered write: a killed process leaves whole lines and at most one partial line.
        text = msgspec.json.encode(line) + b"\n"
        self._file.write(text)
        self._end += len(text)

    def close(self) -> None:
        """Write no more games; those in the file can still be read."""
        self._file.close()


class StoredGames(Generic[P]):
    """The games of a plan in its order, read from a store whenever they are needed."""

    def __init__(self, jobs: Jobs[W], store: GameStore[P]) -> None:
        self._jobs = jobs
        self._store = store
        self._count = sum(job.key in store for job in jobs)

    def __len__(self) -> int:
        """Return the number of games."""
        return self._count

    def __iter__(self) -> Iterator[P]:
        """Yield the games."""
        for job in self._jobs:
            if job.key in self._store:
                yield self._store.read(job.key)


class Journal(GameJournal[Outcome]):
    """The journal of an arena."""

    kind = Outcome


def _check_same(found: Header, wanted: Header) -> None:
    """Raise unless the stored games match; further games and bots may be added."""
    for what in ("arena", "version", "seed", "options", "packs", "banners"):
        if getattr(found, what) != getattr(wanted, what):
            before, now = str(getattr(found, what)), str(getattr(wanted, what))
            raise JournalMismatch(
                f"{what} was {before} there and is {now} now",
                "journal.changed",
                what=what,
                before=before,
                now=now,
            )
    for label in found.bots.keys() & wanted.bots.keys():
        if found.bots[label] != wanted.bots[label]:
            raise JournalMismatch(
                f"{label} had other settings there", "journal.bot_changed", bot=label
            )
