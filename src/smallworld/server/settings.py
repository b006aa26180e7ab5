"""Settings of a server: defaults, then a TOML file, then the command line."""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from smallworld.server.addresses import parse_hosts, parse_networks

Share = Annotated[float, Meta(gt=0, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0.1, le=3_600)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]


class Limits(Struct, forbid_unknown_fields=True, frozen=True):
    """Request limits of one address and of one table; ``body`` is in bytes."""

    body: Annotated[int, Meta(ge=1_000, le=100_000_000)] = 1_200_000
    address_per_second: Share = 30.0
    address_burst: Share = 150.0
    table_per_second: Share = 30.0
    table_burst: Share = 150.0


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
    per_address: Count = 100  # connections
    per_table: Count = 500


class Metrics(Struct, forbid_unknown_fields=True, frozen=True):
    """How Prometheus reads the metrics: on a port of their own, or with a token."""

    port: Annotated[int, Meta(ge=0, le=65_535)] | None = None
    host: str = "127.0.0.1"
    token: Annotated[str, Meta(min_length=16)] | None = None


class ReminderSettings(Struct, forbid_unknown_fields=True, frozen=True):
    """Turn reminders: allowed hosts, and seconds since the player was last seen."""

    hosts: list[str] = []  # such as hooks.example or hooks.example:8443; empty: no reminders
    after: Annotated[float, Meta(ge=30, le=7 * 86_400)] = 180.0


class AnalysisLimits(Struct, forbid_unknown_fields=True, frozen=True):
    """Analyses of games: how many at once, how many queued, how thorough."""

    at_once: Annotated[int, Meta(ge=1, le=64)] = 1
    waiting: Annotated[int, Meta(ge=1, le=1_000)] = 8  # running jobs included
    playouts: Annotated[int, Meta(ge=2, le=100_000)] = 200
    careful: Annotated[int, Meta(ge=2, le=100_000)] = 80  # playouts of the second pass
    nodes: Annotated[int, Meta(ge=1, le=1_000_000)] = 1_500  # of the bot, per turn


class BalanceLimits(Struct, forbid_unknown_fields=True, frozen=True):
    """Balance measurements: how many at once, how many queued, how long."""

    at_once: Annotated[int, Meta(ge=1, le=64)] = 1
    waiting: Annotated[int, Meta(ge=1, le=1_000)] = 8  # running jobs included
    games: Annotated[int, Meta(ge=4, le=100_000)] = 1_500  # situations per tile
    seconds: Annotated[float, Meta(gt=0, le=86_400)] = 180.0  # no new game starts after that


class Settings(Struct, forbid_unknown_fields=True, frozen=True):
    """Everything an operator can choose."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    database: str = ""  # default: the SQLite file in the user's data folder
    public_url: str = ""  # public address, such as https://tables.example
    trusted_proxy: str = ""  # addresses or networks of the proxy, comma-separated
    allowed_hosts: list[str] = []  # further host names of the server
    bot_workers: Annotated[int, Meta(ge=0, le=64)] = 1
    key_file: str = ""  # signs the cookies; default: beside the database
    script_hashes: list[str] = []  # allowed inline scripts, such as sha256-…
    retention_days: Annotated[int, Meta(ge=1)] | None = None
    limits: Limits = Limits()
    live: LiveLimits = LiveLimits()
    metrics: Metrics = Metrics()
    reminders: ReminderSettings = ReminderSettings()
    analysis: AnalysisLimits = AnalysisLimits()
    balance: BalanceLimits = BalanceLimits()

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
    try:
        settings = msgspec.convert(values, Settings)
    except msgspec.ValidationError as error:
        raise BadSettings(str(error)) from None
    if settings.public_url and not _is_web_address(settings.public_url):
        raise BadSettings(f"public_url is not like https://tables.example: {settings.public_url}")
    _check_hosts(settings.reminders.hosts)
    _check_proxies(settings.trusted_proxy)
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


def _check_hosts(hosts: list[str]) -> None:
    try:
        parse_hosts(hosts)
    except ValueError as error:
        raise BadSettings(
            f"reminders: no host like hooks.example or hooks.example:8443: {error}"
        ) from None


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
    if settings.key_file:
        path = Path(settings.key_file)
    elif is_sqlite(settings.database):
        database = sqlite_file(settings.database)
        path = database.with_name(database.name + ".key")
    else:
        path = data_folder() / "cookies.key"
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        _create_key(path)
    return _read_key(path)


def _create_key(path: Path) -> None:
    """Write a new key beside ``path``, then link it: no process reads half a key."""
    opened, draft = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(opened, "wb") as file:
            file.write(secrets.token_hex(32).encode())
        with contextlib.suppress(FileExistsError):  # another process was faster: use its key
            os.link(draft, path)
    finally:
        os.unlink(draft)


def _read_key(path: Path) -> bytes:
    key = path.read_bytes().strip()
    if len(key) < 32:
        raise BadSettings(f"{path} holds no key: delete it, or write 32 characters or more into it")
    return key
