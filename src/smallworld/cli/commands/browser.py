"""The table in a browser: a server on this machine, and the page opened at it."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from typing import TYPE_CHECKING

import click

from smallworld.cli.commands.serve import serve_with

if TYPE_CHECKING:
    from smallworld.server.settings import Settings


def serve_and_open(port: int, database: str | None, *, browser: bool) -> None:
    """Serve on loopback until told to stop; the page opens by itself where it can."""

    def announce(settings: Settings, address: str) -> None:
        click.echo(f"Small World is at {address} (Ctrl-C stops it; no game is lost).")
        if browser and not is_opened(address):
            click.echo("No browser could be opened from here: open that address in one.")

    serve_with(announce, host="127.0.0.1", port=port, database=database)


def is_opened(address: str) -> bool:
    """Open the page; false where there is no screen to show it on."""
    if not has_screen(sys.platform, os.environ):
        return False
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False


def has_screen(platform: str, environ: Mapping[str, str]) -> bool:
    """Can a window be shown? Browsers that live in a terminal would take this one.

    >>> has_screen("linux", {}), has_screen("linux", {"DISPLAY": ":0"}), has_screen("darwin", {})
    (False, True, True)
    """
    if platform in ("win32", "darwin"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
