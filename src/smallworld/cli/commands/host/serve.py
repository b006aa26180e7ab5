"""``smallworld serve``: run the server until Ctrl-C or SIGTERM."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from smallworld.cli.shared.errors import failure
from smallworld.extras import needs_extra

if TYPE_CHECKING:
    from smallworld.server.settings import Settings


@click.command(short_help="Run a server for players on the network.")
@click.option(
    "--config", type=click.Path(dir_okay=False, path_type=Path), help="TOML file with settings."
)
@click.option("--host", help="Address to listen on.  [default: 127.0.0.1]")
@click.option(
    "--port",
    type=click.IntRange(0, 65_535),
    help="Port to listen on; 0 picks a free one.  [default: 8000]",
)
@click.option("--database", help="SQLite file or postgresql://….")
@click.option("--public-url", help="URL where players reach this server, such as https://….")
@click.option("--trusted-proxy", help="Address of the reverse proxy whose headers are trusted.")
@click.option("--bot-workers", type=click.IntRange(0, 64), help="Number of processes for bots.")
@click.option("--metrics-port", type=click.IntRange(0, 65_535), help="Port for Prometheus metrics.")
@click.option(
    "--reminder-host",
    multiple=True,
    metavar="HOST[:PORT]",
    help="Allow turn reminders to this host; can be repeated.  [default: none]",
)
@click.option(
    "--third-party-bots/--no-third-party-bots",
    default=None,
    help="Let bots of installed packages sit at tables.  [default: no]",
)
def serve(
    config: Path | None,
    third_party_bots: bool | None,
    metrics_port: int | None,
    reminder_host: tuple[str, ...],
    **chosen: object,
) -> None:
    """Run a server for players on the network.

    Settings that you omit come from the config file, then from the defaults: loopback only,
    and one SQLite file in your data folder. Stop it with Ctrl-C or SIGTERM; no game is lost.

    \b
    Example:
      smallworld serve
      smallworld serve --host 0.0.0.0 --port 8000
      smallworld serve --config tables.toml --database postgresql://localhost/tables
    """
    serve_with(
        announce,
        config,
        metrics_port=metrics_port,
        reminder_host=reminder_host,
        third_party_bots=third_party_bots,
        **chosen,
    )


def serve_with(
    announce: Callable[[Settings, str], None],
    config: Path | None = None,
    *,
    metrics_port: int | None = None,
    reminder_host: tuple[str, ...] = (),
    third_party_bots: bool | None = None,
    **chosen: object,
) -> None:
    """Run the server; call ``announce`` with the address once it listens."""
    with needs_extra("The server", "server"):
        from smallworld.server.serve import PortTaken, run
        from smallworld.server.settings import BadSettings, read_settings
        from smallworld.server.storage.protocol import Unavailable

    try:
        settings = read_settings(
            config,
            metrics_port=metrics_port,
            reminder_host=reminder_host,
            third_party_bots=third_party_bots,
            **chosen,
        )
        run(settings, lambda address: announce(settings, address))
    except PortTaken as error:
        raise failure("cli-port_taken", address=error.address) from None
    except BadSettings as error:
        raise click.ClickException(f"Invalid setting: {error}.") from None
    except Unavailable as error:
        raise click.ClickException(f"{error}.") from None


def announce(settings: Settings, address: str) -> None:
    """Print the address of the server."""
    click.echo(f"Small World is served at {settings.public_url or address} (Ctrl-C stops it).")
