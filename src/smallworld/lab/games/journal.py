"""A journal of finished games, one line each, so that a run can be resumed."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import ClassVar, Final, Generic, Protocol, Self, TypeVar

import msgspec

from smallworld.lab.games.match import Outcome
from smallworld.lab.games.plan import Key
from smallworld.lab.games.players import Player
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


class JournalMismatch(ValueError):
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


class GameJournal(Generic[P]):
    """Appends games to a file; ``played`` are those already in it."""

    kind: ClassVar[type[msgspec.Struct]]  # type of a result

    def __init__(self, path: Path, plan: RunSettings, *, resume: bool) -> None:
        self.path = path
        self.played: dict[Key, P] = {}
        header = header_of(plan)
        if resume and path.exists():
            self._read(header)
        self._file = path.open("ab" if resume else "wb", buffering=0)
        self._write(header)

    def _read(self, header: Header) -> None:
        """Read the finished games; a truncated last line is dropped."""
        content = self.path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        reader = msgspec.json.Decoder(Header | self.kind)
        try:
            lines = [reader.decode(line) for line in whole.splitlines()]
        except msgspec.MsgspecError:
            raise JournalMismatch(f"{self.path} is not the journal of such games") from None
        for line in lines:
            if isinstance(line, Header):
                _check_same(line, header)
            else:
                self.played[line.key] = line
        with self.path.open("r+b") as file:
            file.truncate(len(whole))

    def add(self, played: P) -> None:
        """Write one game; it is in the file when this returns."""
        self._write(played)

    def _write(self, line: object) -> None:
        # One unbuffered write: a killed process leaves whole lines and at most one partial line.
        self._file.write(msgspec.json.encode(line) + b"\n")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


class Journal(GameJournal[Outcome]):
    """The journal of an arena."""

    kind = Outcome


def _check_same(found: Header, wanted: Header) -> None:
    """Raise unless the stored games match; further games and bots may be added."""
    for what in ("arena", "version", "seed", "options", "packs", "banners"):
        if getattr(found, what) != getattr(wanted, what):
            raise JournalMismatch(
                f"{what} was {getattr(found, what)} there and is {getattr(wanted, what)} now"
            )
    for label in found.bots.keys() & wanted.bots.keys():
        if found.bots[label] != wanted.bots[label]:
            raise JournalMismatch(f"{label} had other settings there")
