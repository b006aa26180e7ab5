"""Play games on a cluster of machines, with ``dask.distributed``."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from smallworld.coded_error import CodedError
from smallworld.extras import needs_extra
from smallworld.lab.games.workers import WAITING, GameRunner, T, W
from smallworld.version import VERSION

if TYPE_CHECKING:
    from distributed import Client

PATIENCE: Final = 30  # seconds to wait for a first worker
REACH_SECONDS: Final = 3.0  # for connecting to the scheduler, and again for its greeting
USUAL_PORT: Final = 8786
_SOCKET_SCHEMES: Final = ("tcp", "tls", "ws", "wss")


class NoCluster(CodedError, RuntimeError):
    """The cluster cannot be used; the message says why and what to do."""


@contextmanager
def cluster(address: str) -> Iterator[GameRunner]:
    """Provide the workers of the scheduler at ``address``, such as ``tcp://10.0.0.1:8786``.

    A game whose worker is lost is played again elsewhere. The same job always gives the same
    result, so this is not visible in the results.
    """
    with _client(address) as client:
        _check(client, address)

        def runner(jobs: Iterable[W], play: Callable[[W], T]) -> Generator[T, None, None]:
            return _run_on_cluster(client, jobs, play)

        yield runner


def _run_on_cluster(
    client: Client, jobs: Iterable[W], play: Callable[[W], T]
) -> Generator[T, None, None]:
    """Play all ``jobs``; yield the results in any order.

    Not with the executor of ``distributed``: it fails on a result whose worker is lost just after
    the result has arrived.
    """
    from distributed import CancelledError, KilledWorker, as_completed

    waiting = iter(jobs)

    def submit(count: int) -> None:
        finished.update([client.submit(play, job, pure=False) for job in islice(waiting, count)])

    finished: Any = as_completed(loop=client.loop, with_results=True)  # type: ignore[no-untyped-call]
    submit(WAITING)
    try:
        for _, result in finished:
            if isinstance(result, CancelledError):
                raise NoCluster(
                    "the scheduler has cancelled a game. Look into its log, and start again",
                    "cluster.cancelled",
                )
            submit(1)
            yield result
    except KilledWorker as error:
        raise NoCluster(
            f"one game has lost its worker again and again ({error}). Look into the logs"
            " of the workers",
            "cluster.lost_workers",
        ) from None
    finally:
        finished.clear()


def _client(address: str) -> Client:
    with needs_extra("A cluster", "cluster"):
        from distributed import Client
    _check_reachable(address)
    try:
        return Client(address, timeout=REACH_SECONDS, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise NoCluster(
            f"no scheduler answers at {address} ({error}). Start one with: dask scheduler",
            "cluster.no_answer",
            address=address,
        ) from None


def _check_reachable(address: str) -> None:
    """Raise ``NoCluster`` within a few seconds if nothing listens at ``address``."""
    scheme, separator, rest = address.partition("://")
    if separator and scheme not in _SOCKET_SCHEMES:
        return  # a kind of address that only dask knows
    parts = urlsplit(f"//{rest if separator else address}")
    try:
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or not port:
        example = f"tcp://127.0.0.1:{USUAL_PORT}"
        raise NoCluster(
            f"{address} is no address of a scheduler. Write tcp://HOST:PORT, such as {example}",
            "cluster.address",
            address=address,
            example=example,
        )
    faults: list[str] = []
    # In a thread, because nothing limits how long the lookup of a name takes.
    trying = threading.Thread(
        target=_connect, args=(host, port, faults, scheme in ("tcp", address)), daemon=True
    )
    trying.start()
    trying.join(REACH_SECONDS)
    if trying.is_alive():
        faults = [f"no answer in {REACH_SECONDS:g} s"]
    if faults:
        raise NoCluster(
            f"no scheduler answers at {address} ({faults[0]}). Check the address, or start one"
            " with: dask scheduler",
            "cluster.no_answer",
            address=address,
        )


def _connect(host: str, port: int, faults: list[str], greets: bool) -> None:
    """Connect; over plain TCP a scheduler speaks first."""
    try:
        with socket.create_connection((host, port), timeout=REACH_SECONDS) as connected:
            if greets and not connected.recv(1):
                faults.append("what listens there closed the connection")
    except OSError as error:
        faults.append(error.strerror or str(error))


def _check(client: Client, address: str) -> None:
    """Raise ``NoCluster`` unless there is a worker and all have our version."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise NoCluster(
            f"the scheduler has no workers. Start some with: dask worker {address}",
            "cluster.no_workers",
            address=address,
        ) from None
    try:
        versions: dict[str, str] = client.run(version_here)
    except ImportError as error:
        raise NoCluster(
            f"a worker does not have the game ({error}). Install the same version of"
            " smallworld-game[cluster] on all of them",
            "cluster.no_game",
        ) from None
    for worker, version in versions.items():
        if version != VERSION:
            raise NoCluster(
                f"the worker {worker} has version {version}, this is {VERSION}. Install the same"
                " version on all of them",
                "cluster.version",
                worker=worker,
                found=version,
                expected=VERSION,
            )


def version_here() -> str:
    """Return the version of the game in the calling process."""
    return VERSION
