"""``smallworld serve``: tables over the network, until told to stop."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from smallworld.server.settings import Settings

MISSING = "The server needs packages that are not installed: pip install 'smallworld-game[server]'"


@click.command(short_help="Serve tables to players in the network.")
@click.option("--config", type=click.Path(dir_okay=False, path_type=Path), help="A TOML file.")
@click.option("--host", help="The address to listen at.  [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65_535), help="0 is any.  [default: 8000]")
@click.option("--database", help="A SQLite file, or postgresql://….")
@click.option("--public-url", help="How players reach this server, such as https://….")
@click.option("--trusted-proxy", help="Address of the reverse proxy whose headers are believed.")
@click.option("--bot-workers", type=click.IntRange(0, 64), help="Processes in which bots think.")
@click.option("--metrics-port", type=click.IntRange(0, 65_535), help="Prometheus looks here.")
@click.option(
    "--reminder-host",
    multiple=True,
    metavar="HOST[:PORT]",
    help="Turn reminders may be sent there; can be repeated.  [default: none are sent]",
)
def serve(
    config: Path | None,
    metrics_port: int | None,
    reminder_host: tuple[str, ...],
    **chosen: object,
) -> None:
    """Serve tables to players in the network.

    What is not said comes from the config file, and then from the defaults: loopback only,
    and one SQLite file in your data folder. Stop it with Ctrl-C or SIGTERM; no game is lost.

    \b
    Example:
      smallworld serve
      smallworld serve --host 0.0.0.0 --port 8000
      smallworld serve --config tables.toml --database postgresql://localhost/tables
    """
    serve_with(announce, config, metrics_port=metrics_port, reminder_host=reminder_host, **chosen)


def serve_with(
    announce: Callable[[Settings, str], None],
    config: Path | None = None,
    *,
    metrics_port: int | None = None,
    reminder_host: tuple[str, ...] = (),
    **chosen: object,
) -> None:
    """Serve until told to stop; ``announce`` hears the address once the server listens."""
    try:
        from smallworld.server.serve import run
        from smallworld.server.settings import BadSettings, read_settings
    except ImportError as error:
        raise click.ClickException(f"{MISSING} ({error.name})") from None
    from smallworld.server.storage.protocol import Unavailable

    try:
        settings = read_settings(
            config, metrics_port=metrics_port, reminder_host=reminder_host, **chosen
        )
        run(settings, lambda address: announce(settings, address))
    except BadSettings as error:
        raise click.ClickException(f"A setting does not fit: {error}.") from None
    except Unavailable as error:
        raise click.ClickException(f"{error}.") from None


def announce(settings: Settings, address: str) -> None:
    """Say where the tables are, once the server listens."""
    click.echo(f"Small World is served at {settings.public_url or address} (Ctrl-C stops it).")
