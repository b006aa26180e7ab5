"""``smallworld admin``: look after a running server through its own API."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import update_wrapper
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

import click

from smallworld.cli.shared.output import print_json, print_text
from smallworld.cli.shared.texts import plural

_SECONDS: Final = 30.0  # for one answer
_DONE: Final = {"ban": "banned", "mute": "muted"}
_POLL: Final = 1.0  # seconds between two looks at a process that drains


class Server(NamedTuple):
    """A running server and the key of its host."""

    url: str
    key: str

    def ask(self, method: str, path: str, body: dict[str, object] | None = None) -> Any:
        """Return the answer; raise a one-line error if there is none."""
        request = Request(
            f"{self.url.rstrip('/')}/api/admin/{path}",
            data=None if body is None else json.dumps(body).encode(),
            headers={
                "Authorization": f"Bearer {self.key}",
                "Content-Type": "application/json",
            },
            method=method,
        )
        try:
            with urlopen(request, timeout=_SECONDS) as answer:
                return json.loads(answer.read() or b"null")
        except HTTPError as error:
            raise click.ClickException(_sentence(error)) from None
        except (URLError, OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise click.ClickException(f"{self.url} does not answer: {reason}.") from None


def _sentence(error: HTTPError) -> str:
    try:
        return str(json.loads(error.read())["error"]["message"])
    except (ValueError, KeyError, TypeError):
        return f"The server answers {error.code}."


@click.group(short_help="Manage a running server.")
@click.option(
    "--url", default="http://127.0.0.1:8000", show_default=True, help="Address of the server."
)
@click.option(
    "--key-file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Key file, as named by admin.key_file in the settings.  [required]",
)
@click.pass_context
def admin(context: click.Context, url: str, key_file: Path | None) -> None:
    """Manage a running server: games, reports, bans, blocked addresses, its queue, an upgrade.

    The server needs a key file in its settings, under [admin]. With several processes, "queue",
    "drain" and "resume" are about the one at --url, everything else is about all of them.

    \b
    Example:
      smallworld admin --key-file admin.key games
      smallworld admin --key-file admin.key block 192.0.2.7 --hours 24
      smallworld admin --key-file admin.key --url http://127.0.0.1:8001 drain --wait
    """
    if not url.startswith(("http://", "https://")):
        raise click.ClickException(f"{url} is not like http://127.0.0.1:8000.")
    if key_file is not None:
        context.obj = Server(url, key_file.read_text(encoding="ascii", errors="replace").strip())


def _pass_server(command: Callable[..., None]) -> Callable[..., None]:
    """Pass the server to a command; without a key file raise the error of a missing option.

    Click would raise it for a required option before it reads ``--help`` of the command.
    """

    @click.pass_context
    def with_server(context: click.Context, /, **values: Any) -> None:
        if context.obj is None:
            raise click.MissingParameter(ctx=context.parent, param_hint="--key-file")
        command(context.obj, **values)

    return update_wrapper(with_server, command)


@admin.command(short_help="List games, the latest change first.")
@click.option(
    "--limit",
    type=click.IntRange(1, 200),
    default=20,
    show_default=True,
    help="How many games to list.",
)
@click.option("--search", default="", help="Only games with a player of this name, or this id.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@_pass_server
def games(server: Server, limit: int, search: str, as_json: bool) -> None:
    """List games of all kinds, the latest change first.

    \b
    Example:
      smallworld admin --key-file admin.key games --limit 50
    """
    asked = urlencode({"limit": limit, "search": search})
    found = server.ask("GET", f"games?{asked}")["games"]
    if as_json:
        print_json(found)
        return
    for game in found:
        table = game["table"]
        names = ", ".join(seat.get("name") or "(open)" for seat in table["seats"])
        state = table.get("closed") or (
            "over" if table.get("over") else f"round {table.get('round', 1)}"
        )
        kind = "public" if game["public"] else "private"
        print_text(
            f"{table['game']}  {_when(table['updated'])}  {kind:7}  {state}: {names}"
            f"  (device {game['creator'] or 'unknown'})"
        )


@admin.command(short_help="Close GAME; it stays readable.")
@click.argument("game")
@click.option("--reason", default="closed by the host", show_default=True, help="Shown to players.")
@_pass_server
def close(server: Server, game: str, reason: str) -> None:
    """Close GAME: nobody can act there any more, and its log stays readable.

    \b
    Example:
      smallworld admin --key-file admin.key close k3x9m2p7q4ab --reason "insults"
    """
    server.ask("POST", f"games/{quote(game, safe='')}/close", {"reason": reason})
    print_text(f"{game} is closed.")


@admin.command(short_help="Delete GAME with everything that belongs to it.")
@click.argument("game")
@click.option("--yes", is_flag=True, help="Don't ask for confirmation.")
@_pass_server
def delete(server: Server, game: str, yes: bool) -> None:
    """Delete GAME with its log, chat and tokens, for good.

    \b
    Example:
      smallworld admin --key-file admin.key delete k3x9m2p7q4ab
    """
    if not yes:
        click.confirm(f"Delete {game} for good?", abort=True)
    server.ask("DELETE", f"games/{quote(game, safe='')}")
    print_text(f"{game} is deleted.")


_DEVICE: Final = click.option("--device", is_flag=True, help="NAME is a device, not an address.")
_HOURS: Final = click.option(
    "--hours", type=click.FloatRange(0.01, 100_000), help="How long. Default: until you undo it."
)
_NOTE: Final = click.option("--note", default="", help="A note for yourself.")


@admin.command(short_help="Block an address, a network or a device.")
@click.argument("name")
@_DEVICE
@_HOURS
@_NOTE
@_pass_server
def block(server: Server, name: str, device: bool, hours: float | None, note: str) -> None:
    """Block the address, network or device NAME, and close its live connections.

    A device is a browser; its owner gets another one by deleting cookies.

    \b
    Example:
      smallworld admin --key-file admin.key block 2001:db8::/48 --hours 24 --note "spam"
    """
    made = _set_quota(server, name, device=device, factor=0.0, hours=hours, note=note)
    print_text(f"{made['name']} is blocked.")


@admin.command(short_help="Multiply the limits of an address or network.")
@click.argument("name")
@click.argument("factor", type=click.FloatRange(0.01, 1_000))
@_HOURS
@_NOTE
@_pass_server
def quota(server: Server, name: str, factor: float, hours: float | None, note: str) -> None:
    """Multiply the limits of the address or network NAME by FACTOR, such as 4 for a school.

    \b
    Example:
      smallworld admin --key-file admin.key quota 192.0.2.0/24 4 --note "the school"
    """
    made = _set_quota(server, name, device=False, factor=factor, hours=hours, note=note)
    print_text(f"{made['name']} has {factor:g} times the usual limits.")


def _set_quota(
    server: Server, name: str, *, device: bool, factor: float, hours: float | None, note: str
) -> Any:
    kind = "device" if device else "address"
    wish = {"kind": kind, "name": name, "factor": factor, "hours": hours, "note": note}
    return server.ask("POST", "quotas", wish)


@admin.command(short_help="Undo a block or a quota.")
@click.argument("name")
@_DEVICE
@_pass_server
def unblock(server: Server, name: str, device: bool) -> None:
    """Undo the block or quota of NAME.

    \b
    Example:
      smallworld admin --key-file admin.key unblock 192.0.2.7
    """
    asked = urlencode({"kind": "device" if device else "address", "name": name})
    server.ask("DELETE", f"quotas?{asked}")
    print_text(f"{name} is treated like all others.")


@admin.command(short_help="List blocks, quotas, and the busiest addresses.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@_pass_server
def quotas(server: Server, as_json: bool) -> None:
    """List blocks and quotas, and the addresses that use most of their limits.

    \b
    Example:
      smallworld admin --key-file admin.key quotas
    """
    found = server.ask("GET", "quotas")
    if as_json:
        print_json(found)
        return
    for row in found["quotas"]:
        what = "blocked" if row["factor"] == 0 else f"{row['factor']:g} times the limits"
        until = f" until {_when(row['until'])}" if row["until"] is not None else ""
        print_text(f"{row['kind']} {row['name']}: {what}{until}  {row['note']}".rstrip())
    for row in found["busiest"]:
        left, count = f"{row['left']:g}", plural(row["connections"], "live connection")
        print_text(f"{row['address']}: {left} requests left, {count}")


_SEAT: Final = click.option(
    "--seat", "what", flag_value="seat", help='NAME is a seat, such as "k3x9m2p7q4ab 1".'
)
_KINDS_OF_NAMES: Final = [
    click.option("--device", "what", flag_value="device", help="NAME is a device."),
    click.option("--person", "what", flag_value="person", help="NAME is a person's id."),
    click.option(
        "--address", "what", flag_value="address", default=True, help="NAME is an address."
    ),
]
_CONCEDE: Final = click.option(
    "--concede", is_flag=True, help="Running games are conceded. Default: bots play."
)
_REASON: Final = click.option("--reason", required=True, help="Shown to the player.")
_MUTE: Final = click.option("--mute", is_flag=True, help="Mute only: no chat.")


def _named(command: Any) -> Any:
    """Add the options that say what NAME is."""
    for option in reversed(_KINDS_OF_NAMES):
        command = option(command)
    return command


@admin.command(short_help="Ban or mute a player or an address.")
@click.argument("name")
@_SEAT
@_named
@_REASON
@_HOURS
@_MUTE
@_CONCEDE
@_pass_server
def ban(
    server: Server,
    name: str,
    what: str,
    reason: str,
    hours: float | None,
    mute: bool,
    concede: bool,
) -> None:
    """Ban NAME: no seats, no chat, no search for players; live connections end.

    A banned player can still read the page and delete own data. A seat is counted from 0.

    \b
    Example:
      smallworld admin --key-file admin.key ban "k3x9m2p7q4ab 1" --seat --hours 24 --reason insults
      smallworld admin --key-file admin.key ban 192.0.2.7 --mute --reason "spam"
    """
    wish: dict[str, object] = {"subject": what, "name": name, "reason": reason, "hours": hours}
    wish |= {"kind": "mute" if mute else "ban", "seats": "concede" if concede else "bot"}
    made = server.ask("POST", "bans", wish)
    print_text(f"{made['subject']} {made['name']} is {_DONE[made['kind']]}{_until(made)}.")


@admin.command(short_help="Lift a ban or a mute.")
@click.argument("name")
@_named
@_MUTE
@_pass_server
def unban(server: Server, name: str, what: str, mute: bool) -> None:
    """Lift the ban of NAME, or with --mute the mute.

    \b
    Example:
      smallworld admin --key-file admin.key unban Zm9vYmFy --device
    """
    kind = "mute" if mute else "ban"
    asked = urlencode({"subject": what, "name": name, "kind": kind})
    server.ask("DELETE", f"bans?{asked}")
    print_text(f"{what} {name} is no longer {_DONE[kind]}.")


@admin.command(short_help="List bans and mutes.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@_pass_server
def bans(server: Server, as_json: bool) -> None:
    """List the bans and mutes in force.

    \b
    Example:
      smallworld admin --key-file admin.key bans
    """
    found = server.ask("GET", "bans")["bans"]
    if as_json:
        print_json(found)
        return
    for row in found:
        print_text(
            f"{row['subject']} {row['name']}: {_DONE[row['kind']]}{_until(row)}  {row['reason']}"
        )


@admin.command(short_help="List players' reports.")
@click.option("--all", "every", is_flag=True, help="List settled reports, too.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, with the chat.")
@_pass_server
def reports(server: Server, every: bool, as_json: bool) -> None:
    """List the reports that players sent, the newest first.

    \b
    Example:
      smallworld admin --key-file admin.key reports
    """
    found = server.ask("GET", f"reports?limit=200&which={'' if every else 'open'}")["reports"]
    if as_json:
        print_json(found)
        return
    for row in found:
        print_text(
            f"{row['id']}  {_when(row['at'])}  {row['state']}: {row['name']} ({row['player']}) at"
            f" {row['game']}: {row['reason']}  {row['words']}".rstrip()
        )
        for line in row["excerpt"]:
            print_text(f"    {line['name']}: {line['text']}")


@admin.command(short_help="Dismiss a report, or mute or ban its player.")
@click.argument("report")
@click.argument("action", type=click.Choice(["dismiss", "mute", "ban"]))
@click.option("--reason", default="", help="Shown to the player. Default: that of the report.")
@_HOURS
@_CONCEDE
@_pass_server
def settle(
    server: Server, report: str, action: str, reason: str, hours: float | None, concede: bool
) -> None:
    """Settle REPORT: dismiss it, or mute or ban the player.

    \b
    Example:
      smallworld admin --key-file admin.key settle 4f1c9a0b7d2e8c65 ban --hours 168
    """
    wish: dict[str, object] = {"action": action, "hours": hours, "reason": reason}
    wish["seats"] = "concede" if concede else "bot"
    made = server.ask("POST", f"reports/{quote(report, safe='')}", wish)
    print_text(f"The report of {made['name']} is settled: {made['state']}.")


@admin.command(short_help="Show the audit log.")
@click.option(
    "--limit",
    type=click.IntRange(1, 200),
    default=50,
    show_default=True,
    help="How many entries to list.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@_pass_server
def audit(server: Server, limit: int, as_json: bool) -> None:
    """Show what hosts and the server itself did, the latest first.

    \b
    Example:
      smallworld admin --key-file admin.key audit --limit 200
    """
    found = server.ask("GET", f"audit?limit={limit}")["entries"]
    if as_json:
        print_json(found)
        return
    for row in found:
        did = f"{row['who']}: {row['what']}"
        print_text(f"{_when(row['at'])}  {did}  {row['about']}  {row['why']}".rstrip())


@admin.command(short_help="Copy the database, or list the copies.")
@click.option("--start", is_flag=True, help="Begin a copy.")
@_pass_server
def backups(server: Server, start: bool) -> None:
    """List the copies of the database in the folder admin.backups.

    \b
    Example:
      smallworld admin --key-file admin.key backups --start
    """
    found = server.ask("POST" if start else "GET", "backups")
    if found["running"]:
        print_text("A copy is being made.")
    if found["fault"]:
        print_text(f"The last copy failed: {found['fault']}")
    for file in found["files"]:
        print_text(f"{_when(file['at'])}  {file['bytes']:>12,} bytes  {file['name']}")


@admin.command(short_help="Show a process's jobs and connections.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@_pass_server
def queue(server: Server, as_json: bool) -> None:
    """Show the jobs, bots and connections of the process at --url.

    \b
    Example:
      smallworld admin --key-file admin.key queue
    """
    found = server.ask("GET", "process")
    if as_json:
        print_json(found)
        return
    print_text("The process drains." if found["draining"] else "The process takes requests.")
    print_text(
        f"{plural(found['live_connections'], 'live connection')} at"
        f" {plural(found['live_tables'], 'table')}; bots act at"
        f" {plural(found['bot_tables'], 'table')}; {plural(len(found['jobs']), 'job')}."
    )
    for job in found["jobs"]:
        print_text(f"  {job['kind']} {job['id']}: {job['state']}, {job['done']}/{job['steps']}")
    for purpose, tasks in found["tasks"].items():
        print_text(f"{purpose}: {tasks['running']} running, {tasks['waiting']} waiting")


@admin.command(short_help="Empty a process before it is stopped.")
@click.option(
    "--seconds",
    type=click.FloatRange(0, 600),
    default=10.0,
    show_default=True,
    help="Time for the proxy to notice, before live connections are closed.",
)
@click.option("--wait", is_flag=True, help="Return when no live connection is left.")
@_pass_server
def drain(server: Server, seconds: float, wait: bool) -> None:
    """Empty the process at --url before an upgrade.

    Its /healthz answers 503 from now on, its bots are left to other processes, and after some
    seconds its live connections are closed, so that clients connect to another process.

    \b
    Example:
      smallworld admin --key-file admin.key --url http://127.0.0.1:8001 drain --wait
    """
    found = server.ask("POST", "drain", {"seconds": seconds})
    print_text(f"{server.url} drains: {plural(found['live_connections'], 'live connection')} left.")
    while wait and found["live_connections"]:
        time.sleep(_POLL)
        found = server.ask("GET", "process")
    if wait:
        print_text("Nobody is connected; stop it now.")


@admin.command(short_help="Undo a drain.")
@_pass_server
def resume(server: Server) -> None:
    """Let the process at --url take requests again.

    \b
    Example:
      smallworld admin --key-file admin.key resume
    """
    server.ask("DELETE", "drain")
    print_text(f"{server.url} takes requests.")


def _until(ban: Any) -> str:
    return "" if ban["until"] is None else f" until {_when(ban['until'])}"


def _when(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
