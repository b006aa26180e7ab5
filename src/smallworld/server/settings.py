"""Settings of a server: defaults, then a TOML file, then the command line."""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from smallworld.server.addresses import (
    HostPatterns,
    LogAddresses,
    parse_hosts,
    parse_networks,
    passkey_site,
)
from smallworld.server.allowed_bots import allowed_bots
from smallworld.server.words import BadWordList, load_words

Share = Annotated[float, Meta(gt=0, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0.1, le=3_600)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]


# Of the browsers Chrome, Firefox, Safari and Edge.
PUSH_SERVICES: Final = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)


class Limits(Struct, forbid_unknown_fields=True, frozen=True):
    """Limits of connections and requests; ``body`` is in bytes, times are in seconds."""

    body: Annotated[int, Meta(ge=1_000, le=100_000_000)] = 1_200_000
    address_per_second: Share = 30.0
    address_burst: Share = 150.0
    table_per_second: Share = 30.0
    table_burst: Share = 150.0
    connections: Count = 10_000  # open at once, WebSockets included
    connections_per_address: Count = 100  # without WebSockets
    connects_per_second: Share = 20.0  # new connections of an address, for long …
    connects_burst: Share = 200.0  # … and at once
    challenges_per_second: Share = 0.05  # challenges of an address, for long …
    challenges_burst: Share = 20.0  # … and at once
    seeks_per_second: Share = 0.1  # seeks that an address opens, for long …
    seeks_burst: Share = 40.0  # … and at once
    seeks_per_address: Count = 40  # that are open; a new one takes the place of the oldest
    arrivals_per_second: Share = 0.2  # players of an address who want to be seen, for long …
    arrivals_burst: Share = 40.0  # … and at once
    people_per_second: Share = 0.1  # names, profiles, recovery codes and subscriptions to store …
    people_burst: Share = 100.0  # … and at once
    head: Seconds = 10.0  # until the head of a request has arrived
    idle: Seconds = 75.0  # between two requests; longer than proxies and browsers keep connections
    upload: Seconds = 60.0  # until its body has arrived
    sending: Seconds = 30.0  # for a client that reads nothing of its response
    workshop: Seconds = 60.0  # for a pack, board or game file, waiting for a worker included


class TableLimits(Struct, forbid_unknown_fields=True, frozen=True):
    """What one address may put into the lobby and the database, and how long it stays."""

    listed_per_address: Count = 10  # open tables in the lobby that are less than a day old
    pack_megabytes: Annotated[int, Meta(ge=0, le=1_000_000)] = 1_000  # of all tables together
    pack_megabytes_per_address: Annotated[float, Meta(gt=0, le=1_000_000)] = 10.0  # new ones a day
    # Of the logs that new tables begin with, and 50 for each new table, a day.
    rows_per_address: Count = 100_000
    unstarted_days: Annotated[int, Meta(ge=0)] = 7  # until an unused table is deleted; 0: never


class LiveLimits(Struct, frozen=True, forbid_unknown_fields=True):
    """What one live connection may use: seconds, frames and connections."""

    hello: Seconds = 10.0  # until the first frame
    ping: Seconds = 20.0  # between two pings of the server
    silence: Seconds = 60.0  # without a frame from the client
    sending: Seconds = 20.0  # for sending one frame
    closing: Seconds = 2.0  # for sending the close frame
    waiting: Count = 64  # frames in the send queue
    burst: Count = 150  # frames from the client at once …
    per_second: Share = 30.0  # … and sustained
    address_burst: Share = 300.0  # frames of all connections of an address at once …
    address_per_second: Share = 60.0  # … and sustained; further ones wait
    per_address: Count = 100  # connections
    per_table: Count = 500


class Metrics(Struct, forbid_unknown_fields=True, frozen=True):
    """How Prometheus reads the metrics: on a port of their own, or with a token."""

    port: Annotated[int, Meta(ge=0, le=65_535)] | None = None
    host: str = "127.0.0.1"
    token: Annotated[str, Meta(min_length=16)] | None = None


class AdminSettings(Struct, forbid_unknown_fields=True, frozen=True):
    """The host's own API and page; without a key file there is none."""

    key_file: str = ""
    backups: str = ""  # folder of the copies that the host's page makes; empty: it makes none


class ModerationSettings(Struct, forbid_unknown_fields=True, frozen=True):
    """The word filter, and for how many days reports and the audit log are kept."""

    word_lists: list[str] = []  # files with words that names and chat must not contain
    report_days: Annotated[int, Meta(ge=1, le=3_650)] = 60
    audit_days: Annotated[int, Meta(ge=1, le=36_500)] = 365


class ReminderSettings(Struct, forbid_unknown_fields=True, frozen=True):
    """Turn reminders: allowed hosts, and seconds since the player was last seen."""

    hosts: list[str] = []  # such as hooks.example or hooks.example:8443; empty: no reminders
    after: Annotated[float, Meta(ge=30, le=7 * 86_400)] = 180.0


class BotSettings(Struct, forbid_unknown_fields=True, frozen=True):
    """Bots of other packages and programs that may sit at tables, and their limits."""

    third_party: bool = False  # bots of installed packages, by entry point
    programs: dict[str, str] = {}  # name of the bot, and the command line that runs it
    seconds: Seconds = 1.0  # thinking time for one decision, sent to the bot
    timeout: Seconds = 10.0  # without an answer for so long, the program is killed
    at_once: Annotated[int, Meta(ge=1, le=64)] = 4  # processes
    idle: Annotated[float, Meta(ge=1, le=86_400)] = 300.0  # seconds until an unused one ends
    megabytes: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # of address space; 0: no limit
    stand_in_pause: Annotated[float, Meta(ge=0, le=10)] = 1.5  # between two of its actions


class AnalysisLimits(Struct, forbid_unknown_fields=True, frozen=True):
    """Analyses of games: how many may be open, how thorough and how long they are."""

    per_address: Annotated[int, Meta(ge=1, le=1_000)] = 4  # open jobs of one client
    waiting: Annotated[int, Meta(ge=1, le=1_000)] = 64  # of all clients; running jobs included
    seconds: Annotated[float, Meta(gt=0, le=86_400)] = 900.0  # of CPU time, then a job fails
    playouts: Annotated[int, Meta(ge=2, le=100_000)] = 200
    careful: Annotated[int, Meta(ge=2, le=100_000)] = 80  # playouts of the second pass
    nodes: Annotated[int, Meta(ge=1, le=1_000_000)] = 1_500  # of the bot, per turn


class BalanceLimits(Struct, forbid_unknown_fields=True, frozen=True):
    """Balance measurements: how many may be open, how long they are."""

    per_address: Annotated[int, Meta(ge=1, le=1_000)] = 4  # open jobs of one client
    waiting: Annotated[int, Meta(ge=1, le=1_000)] = 64  # of all clients; running jobs included
    games: Annotated[int, Meta(ge=4, le=100_000)] = 1_500  # situations per tile
    seconds: Annotated[float, Meta(gt=0, le=86_400)] = 180.0  # of CPU time; then no new game starts


class ClubSettings(Struct, forbid_unknown_fields=True, frozen=True):
    """What players find beside the tables; all of it is off unless the host wants it."""

    seeks: bool = False  # players look for others, and are paired
    rated: bool = False  # tables may be rated; there are leaderboards
    push: bool = False  # messages to browsers that want them (Web Push)
    tournaments: Literal["off", "host", "players"] = "off"  # who may open one
    # Passkeys and recovery codes: none, for players who want them, or needed to sit down.
    accounts: Literal["off", "optional", "required"] = "off"

    def offered(self) -> list[str]:
        """Return the names of what is on, for the page."""
        return [
            *(["seeks"] if self.seeks else []),
            *(["rated"] if self.rated else []),
            *(["push"] if self.push else []),
            *(["tournaments"] if self.tournaments != "off" else []),
            *(["accounts"] if self.accounts != "off" else []),
            *(["accounts-required"] if self.accounts == "required" else []),
        ]


class PushSettings(Struct, forbid_unknown_fields=True, frozen=True):
    """Web Push: the key, and where messages may be sent."""

    key_file: str = ""  # the private key; default: beside the key of the cookies
    contact: str = ""  # mailto: or https:, for operators of push services; default: public_url
    hosts: list[str] = msgspec.field(default_factory=lambda: [*PUSH_SERVICES])
    after: Annotated[float, Meta(ge=10, le=7 * 86_400)] = 60.0  # seconds without the player


class Settings(Struct, forbid_unknown_fields=True, frozen=True):
    """Everything an operator can choose."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    database: str = ""  # default: the SQLite file in the user's data folder
    public_url: str = ""  # public address, such as https://tables.example
    trusted_proxy: str = ""  # addresses or networks of the proxy, comma-separated
    allowed_hosts: list[str] = []  # further host names of the server
    bot_workers: Annotated[int, Meta(ge=0, le=64)] = 1  # processes for bots and hints
    job_workers: Annotated[int, Meta(ge=1, le=64)] = 1  # … for jobs and tables of bots only
    key_file: str = ""  # signs the cookies; default: beside the database
    script_hashes: list[str] = []  # allowed inline scripts, such as sha256-…
    retention_days: Annotated[int, Meta(ge=1)] | None = None
    table_memory: Annotated[int, Meta(ge=1, le=1_000_000)] = 256  # megabytes of tables to keep
    log_addresses: LogAddresses = "none"  # of clients, in the lines about faults
    limits: Limits = Limits()
    tables: TableLimits = TableLimits()
    live: LiveLimits = LiveLimits()
    metrics: Metrics = Metrics()
    admin: AdminSettings = AdminSettings()
    moderation: ModerationSettings = ModerationSettings()
    reminders: ReminderSettings = ReminderSettings()
    analysis: AnalysisLimits = AnalysisLimits()
    balance: BalanceLimits = BalanceLimits()
    bots: BotSettings = BotSettings()
    club: ClubSettings = ClubSettings()
    push: PushSettings = PushSettings()

    @property
    def push_contact(self) -> str:
        """Return the contact that push services receive; empty: none."""
        return self.push.contact or (self.public_url if self.is_secure else "")

    def offered(self) -> list[str]:
        """Return the names of what the host offers beside tables, for the page."""
        return [*self.club.offered(), *(["reports"] if self.admin.key_file else [])]

    @property
    def is_secure(self) -> bool:
        """Return whether players reach the server over TLS."""
        return self.public_url.startswith("https://")

    @property
    def public_origin(self) -> str:
        """Return scheme and host of the public URL; empty without one."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower() if parts.netloc else ""


class BadSettings(ValueError):
    """A setting that cannot be used; the message says which and why."""


def read_settings(
    config: Path | None = None,
    *,
    metrics_port: int | None = None,
    reminder_host: Sequence[str] = (),
    third_party_bots: bool | None = None,
    **overrides: object,
) -> Settings:
    """Read a config file; ``overrides`` that are not ``None`` override it."""
    values: dict[str, object] = {}
    if config is not None:
        values = _read_file(config)
    values |= {name: value for name, value in overrides.items() if value is not None}
    if metrics_port is not None:
        _override(values, "metrics", "port", metrics_port)
    if reminder_host:
        _override(values, "reminders", "hosts", list(reminder_host))
    if third_party_bots is not None:
        _override(values, "bots", "third_party", third_party_bots)
    try:
        settings = msgspec.convert(values, Settings)
    except msgspec.ValidationError as error:
        raise BadSettings(str(error)) from None
    if settings.public_url and not _is_web_address(settings.public_url):
        raise BadSettings(f"public_url is not like https://tables.example: {settings.public_url}")
    if settings.club.accounts != "off" and settings.public_url:
        _check_passkeys(settings.public_url)
    _check_hosts(settings.reminders.hosts)
    _check_proxies(settings.trusted_proxy)
    _check_push(settings)
    try:
        allowed_bots(settings.bots.programs, third_party=settings.bots.third_party)
    except ValueError as error:
        raise BadSettings(f"bots.programs: {error}") from None
    try:
        load_words(settings.moderation.word_lists)
    except BadWordList as error:
        raise BadSettings(f"moderation.word_lists: {error}") from None
    if not settings.database:
        settings = msgspec.structs.replace(settings, database=default_database())
    return settings


def _override(values: dict[str, object], part: str, name: str, value: object) -> None:
    """Set one value of a section that may exist already."""
    known = values.get(part, {})
    if isinstance(known, dict):
        values[part] = {**known, name: value}


def _check_proxies(trusted: str) -> None:
    try:
        parse_networks(trusted)
    except ValueError as error:
        raise BadSettings(f"trusted_proxy: {error}") from None


def _check_passkeys(url: str) -> None:
    if passkey_site(url) is None:
        raise BadSettings(
            f"club.accounts needs a public_url with https:// and a name, not a number: {url}."
            " Browsers allow passkeys nowhere else"
        )


def _check_hosts(hosts: list[str]) -> None:
    try:
        parse_hosts(hosts)
    except ValueError as error:
        raise BadSettings(
            f"reminders: no host like hooks.example or hooks.example:8443: {error}"
        ) from None


def _check_push(settings: Settings) -> None:
    try:
        HostPatterns(settings.push.hosts)
    except ValueError as error:
        raise BadSettings(f"push: no host like *.push.example: {error}") from None
    if not settings.club.push:
        return
    if not settings.push_contact.startswith(("mailto:", "https://")):
        raise BadSettings("club.push needs a public_url with https, or push.contact with mailto:")
    if any(find_spec(name) is None for name in ("http_ece", "py_vapid")):
        raise BadSettings("club.push needs more packages: pip install 'smallworld-game[push]'")


def _read_file(config: Path) -> dict[str, object]:
    try:
        return msgspec.toml.decode(config.read_bytes(), type=dict[str, object])
    except msgspec.DecodeError as error:
        raise BadSettings(f"{config}: {error}") from None


def _is_web_address(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.path in ("", "/")


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the folder for data of this user."""
    if sys.platform == "win32":
        parent = Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        parent = Path.home() / "Library" / "Application Support"
    else:
        parent = Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return parent / "smallworld"


def default_database() -> str:
    """Return the SQLite file of this user."""
    return str(data_folder() / "tables.sqlite")


def is_sqlite(database: str) -> bool:
    """Return whether the database is a SQLite file."""
    return not database.startswith(("postgresql:", "postgres:"))


def sqlite_file(database: str) -> Path:
    """Return the file of a SQLite database given as a path or as ``sqlite:///path``."""
    return Path(database.removeprefix("sqlite:///").removeprefix("sqlite:"))


def load_key(settings: Settings) -> bytes:
    """Load the key that signs cookies; create it in a private file at the first start."""
    return _key_in(_key_path(settings))


def _key_path(settings: Settings) -> Path:
    if settings.key_file:
        return Path(settings.key_file)
    if is_sqlite(settings.database):
        database = sqlite_file(settings.database)
        return database.with_name(database.name + ".key")
    return data_folder() / "cookies.key"


def load_push_key(settings: Settings, create: Callable[[], bytes]) -> bytes:
    """Load the private key of push messages, in PEM; create it at the first start."""
    cookies = _key_path(settings)
    path = Path(settings.push.key_file or cookies.with_name(cookies.name + ".push"))
    return _key_in(path, create)


def load_admin_key(settings: Settings) -> str | None:
    """Load the key of the host's API, or create it; ``None`` if the host wants no API."""
    name = settings.admin.key_file
    return _key_in(Path(name)).decode("ascii", errors="replace") if name else None


def _random_key() -> bytes:
    return secrets.token_hex(32).encode()


def _key_in(path: Path, create: Callable[[], bytes] = _random_key) -> bytes:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        _create_key(path, create())
    return _read_key(path)


def _create_key(path: Path, key: bytes) -> None:
    """Write a new key beside ``path``, then link it: no process reads half a key."""
    opened, draft = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(opened, "wb") as file:
            file.write(key)
        with contextlib.suppress(FileExistsError):  # another process was faster: use its key
            os.link(draft, path)
    finally:
        os.unlink(draft)


def _read_key(path: Path) -> bytes:
    key = path.read_bytes().strip()
    if len(key) < 32:
        raise BadSettings(f"{path} holds no key: delete it, or write 32 characters or more into it")
    return key
