"""What the host of a server asks and is answered."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from smallworld.server.messages.games import ListedTable


class AdminGame(Struct):
    """A game in the host's list, with the device that created it."""

    table: ListedTable
    public: bool
    creator: str


class AdminGames(Struct):
    """Games, the latest change first; ``before`` continues the list."""

    games: list[AdminGame]
    before: float | None


class CloseGame(Struct, forbid_unknown_fields=True):
    """Why the host closes a game; players read it."""

    reason: Annotated[str, Meta(min_length=1, max_length=200)] = "closed by the host"


class SetQuota(Struct, forbid_unknown_fields=True):
    """A quota: factor 0 blocks, 1 is as for everybody, 4 is four times the limits."""

    kind: Literal["address", "device"]
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    factor: Annotated[float, Meta(ge=0, le=1_000)] = 0.0
    hours: Annotated[float, Meta(gt=0, le=100_000)] | None = None
    note: Annotated[str, Meta(max_length=200)] = ""


class Quota(Struct):
    """A quota that is set."""

    kind: str
    name: str
    factor: float
    until: float | None
    note: str


class BusyAddress(Struct):
    """An address that used up much of its request limit: how much is left, and connections."""

    address: str
    left: float
    connections: int


class QuotaList(Struct):
    """The quotas that are set, and the addresses that use most of theirs at this process."""

    quotas: list[Quota]
    busiest: list[BusyAddress]


class QueuedJob(Struct):
    """An analysis or a balance measurement that waits or runs."""

    kind: str
    id: str
    state: str
    done: int
    steps: int


class QueuedTasks(Struct):
    """How many tasks of one purpose run, and how many wait for a worker."""

    running: int
    waiting: int


class ProcessState(Struct):
    """What this process has to do."""

    draining: bool
    tables_in_memory: int
    live_tables: int
    live_connections: int
    bot_tables: int  # tables at which a bot of this process acts now
    jobs: list[QueuedJob]
    tasks: dict[str, QueuedTasks]  # of the worker processes, by purpose


class StartDrain(Struct, forbid_unknown_fields=True):
    """How long the proxy has to notice, before live connections are closed."""

    seconds: Annotated[float, Meta(ge=0, le=600)] = 10.0


class HostKey(Struct, forbid_unknown_fields=True):
    """The key of the key file, to open a session of the host's page."""

    key: Annotated[str, Meta(min_length=1, max_length=1_000)]


class HostSession(Struct):
    """A session is open; how long one lasts."""

    seconds: float


class Retention(Struct):
    """For how many days something is kept (``null``: for good), and how many rows are stored."""

    games: int | None
    unstarted_games: int | None
    reports: int
    audit: int
    stored: dict[str, int]


class BackupFile(Struct):
    """A copy of the database."""

    name: str
    bytes: int
    at: float


class Backups(Struct):
    """The copies, the newest first; ``on`` if the host has named a folder for them."""

    on: bool
    running: bool  # a copy is being made by this process
    fault: str  # why the last one failed
    files: list[BackupFile]
