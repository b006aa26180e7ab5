"""The journal of many games: each finished one is a line at once, so nothing is played twice."""

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
    """What came of a game, whatever is told of it."""

    @property
    def key(self) -> Key:
        """The key of the job this came of."""


class RunSettings(Protocol):
    """All that decides how the games of a journal are played."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays."""

    @property
    def seed(self) -> int:
        """Of all chance."""

    @property
    def options(self) -> tuple[tuple[str, bool], ...]:
        """Switches of the rules."""

    @property
    def packs(self) -> tuple[str, ...]:
        """Packs, as records name them."""

    @property
    def banners(self) -> str:
        """How their tiles are mixed."""


P = TypeVar("P", bound=GameResult)


class JournalMismatch(ValueError):
    """The journal that is there belongs to other games."""


class Header(msgspec.Struct, frozen=True, tag="arena", tag_field="line", omit_defaults=True):
    """What the games that follow have in common. A run that goes on writes it anew."""

    arena: int
    version: str
    seed: int
    options: dict[str, bool]
    bots: dict[str, dict[str, object]]  # by label
    packs: tuple[str, ...] = ()
    banners: str = ""


def header_of(plan: RunSettings) -> Header:
    """The header for the games of ``plan``."""
    bots = {player.label: player.facts() for player in plan.players}
    options = dict(plan.options)
    return Header(FORMAT, VERSION, plan.seed, options, bots, plan.packs, plan.banners)


def journal_beside(output: Path) -> Path:
    """Where the journal of a result lies.

    >>> journal_beside(Path("result.json")).name
    'result.games.jsonl'
    """
    return output.with_name(f"{output.stem}.games.jsonl")


class GameJournal(Generic[P]):
    """Appends games to a file; ``played`` are those that were in it already."""

    kind: ClassVar[type[msgspec.Struct]]  # what is told of a game

    def __init__(self, path: Path, plan: RunSettings, *, resume: bool) -> None:
        self.path = path
        self.played: dict[Key, P] = {}
        header = header_of(plan)
        if resume and path.exists():
            self._read(header)
        self._file = path.open("ab" if resume else "wb", buffering=0)
        self._write(header)

    def _read(self, header: Header) -> None:
        """Take the games that are there; a last line that was cut off is dropped."""
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
        # One write without a buffer: a kill leaves whole lines and at most one part of a line.
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
    """Games may be added, bots too; but a game that is there must be one we would play."""
    for what in ("arena", "version", "seed", "options", "packs", "banners"):
        if getattr(found, what) != getattr(wanted, what):
            raise JournalMismatch(
                f"{what} was {getattr(found, what)} there and is {getattr(wanted, what)} now"
            )
    for label in found.bots.keys() & wanted.bots.keys():
        if found.bots[label] != wanted.bots[label]:
            raise JournalMismatch(f"{label} had other settings there")
