"""Play games on a cluster of machines, with ``dask.distributed``."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from smallworld.lab.games.workers import GameRunner, T, W, run_on_executor
from smallworld.version import VERSION

if TYPE_CHECKING:
    from distributed import Client

PATIENCE: Final = 30  # seconds to wait for the scheduler and for a first worker


class NoCluster(RuntimeError):
    """The cluster cannot be used; the message says why and what to do."""


@contextmanager
def cluster(address: str) -> Iterator[GameRunner]:
    """Provide the workers of the scheduler at ``address``, such as ``tcp://10.0.0.1:8786``.

    A game whose worker is lost is played again elsewhere. The same job always gives the same
    result, so this is not visible in the results.
    """
    with _client(address) as client:
        _check(client, address)
        executor = client.get_executor(pure=False)

        def runner(jobs: Sequence[W], play: Callable[[W], T]) -> Generator[T, None, None]:
            from distributed import KilledWorker

            try:
                yield from run_on_executor(executor, jobs, play)
            except KilledWorker as error:
                raise NoCluster(
                    f"one game has lost its worker again and again ({error}). Look into the logs"
                    " of the workers"
                ) from None

        try:
            yield runner
        finally:
            executor.shutdown(wait=False)


def _client(address: str) -> Client:
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster(
            "the package distributed is not installed. Install it here and on all workers with:"
            " pip install 'smallworld-game[cluster]'"
        ) from None
    try:
        return Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise NoCluster(
            f"no scheduler answers at {address} ({error}). Start one with: dask scheduler"
        ) from None


def _check(client: Client, address: str) -> None:
    """Raise ``NoCluster`` unless there is a worker and all have our version."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise NoCluster(
            f"the scheduler has no workers. Start some with: dask worker {address}"
        ) from None
    try:
        versions: dict[str, str] = client.run(version_here)
    except ImportError as error:
        raise NoCluster(
            f"a worker does not have the game ({error}). Install the same version of"
            " smallworld-game[cluster] on all of them"
        ) from None
    for worker, version in versions.items():
        if version != VERSION:
            raise NoCluster(
                f"the worker {worker} has version {version}, this is {VERSION}. Install the same"
                " version on all of them"
            )


def version_here() -> str:
    """Return the version of the game in the calling process."""
    return VERSION
