"""Balance runs over the API: progress, limits, checks of the pack, retries."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from smallworld.server.jobs.balance import BalanceQueue, BalanceRun, balance_id
from smallworld.server.refusals import Forbidden, NotFound, Unprocessable
from smallworld.server.settings import BalanceLimits
from tests.kit.waiting import poll_until
from tests.packs.files.pack_builder import build_pack, pack_text, power, race
from tests.server.jobs.executors import scheduler_on
from tests.server.jobs.test_analysis import Failing
from tests.server.playing import Client, Json
from tests.server.running import GENEROUS, running_server

CONFIG = f"{GENEROUS}\n[balance]\ngames = 4\n"
SMALL = BalanceLimits(games=4, waiting=2)
CONTENT = race("peasants", 'pays_on = "farmland"', tokens=5) + power("lazy")
PACK = build_pack(CONTENT)


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    database = str(tmp_path_factory.mktemp("balance") / "tables.sqlite")
    with running_server(database, config=CONFIG) as server:
        yield Client(server.url)
    assert not [line for line in server.said if "Traceback" in line]


def finished(client: Client, job: str) -> Json:
    """Wait for the job and return it; its progress must never decrease."""
    told: Json = {"done": 0}

    def is_over() -> bool:
        before = told["done"]
        told.update(client.ok("GET", f"/api/balance/{job}"))
        assert before <= told["done"] <= told["of"]
        return told["state"] not in ("waiting", "running")

    poll_until(is_over)
    return told


def test_a_tile_is_measured(ann: Client) -> None:
    asked = {"toml": pack_text(CONTENT), "trait": "peasants", "games": 400}
    begun = ann.ok("POST", "/api/balance", asked)
    assert begun["state"] in ("waiting", "running")
    assert begun["of"] == 20, "the host allows four situations"
    assert ann.ok("POST", "/api/balance", asked)["id"] == begun["id"]
    told = finished(ann, begun["id"])
    assert (told["state"], told["done"]) == ("done", 20)
    found = told["balance"]
    assert (found["trait"], found["kind"], found["games"]) == ("peasants", "race", 4)
    assert found["lead"]["low"] <= found["lead"]["value"] <= found["lead"]["high"]
    assert len(found["official"]) == 14
    assert len(found["fair_tokens"]["tried"]) == 5


def test_what_cannot_be_measured_is_refused(ann: Client) -> None:
    path = "/api/balance"
    ann.refused(404, "balance.unknown", "GET", f"{path}/0123456789abcdef")
    ann.refused(404, "balance.unknown", "DELETE", f"{path}/0123456789abcdef")
    text = pack_text(CONTENT)
    ann.refused(422, "balance.unknown_trait", "POST", path, {"toml": text, "trait": "elves"})
    ann.refused(422, "balance.bad_pack", "POST", path, {"toml": "[pack]", "trait": "elves"})
    ann.refused(400, "request.wrong", "POST", path, {"toml": text, "trait": "lazy", "games": 1})
    ann.refused(400, "request.wrong", "POST", path, {"toml": text + " " * 70_000, "trait": "lazy"})


# --- the jobs themselves, without a network


async def finish(job: BalanceRun) -> BalanceRun:
    """Wait until a job has ended."""
    assert job.task is not None
    await job.task
    return job


def test_games_whose_worker_dies_are_played_again() -> None:
    async def scene() -> tuple[BalanceRun, BalanceRun]:
        lucky, unlucky = (BalanceQueue(scheduler_on(Failing(n)), SMALL) for n in (2, 9))
        saved = await finish(lucky.measure(PACK, "lazy", 400, "Ann"))
        return saved, await finish(unlucky.measure(PACK, "lazy", 400, "Ann"))

    saved, lost = asyncio.run(scene())
    assert saved.state == "done" and saved.balance is not None
    assert lost.state == "failed" and lost.balance is None


def test_the_same_tile_is_one_job_and_few_wait() -> None:
    async def scene() -> None:
        queue = BalanceQueue(scheduler_on(Failing(0)), SMALL)
        first = queue.measure(PACK, "lazy", 4, "Ann")
        assert queue.measure(PACK, "lazy", 4, "Ann") is first
        queue.measure(PACK, "peasants", 4, "Ann")
        with pytest.raises(Unprocessable):
            queue.measure(build_pack(race("wisps")), "wisps", 4, "Ann")
        await queue.stop()

    asyncio.run(scene())


def test_a_job_without_subscribers_is_cancelled() -> None:
    async def scene() -> None:
        queue = BalanceQueue(scheduler_on(Failing(0)), SMALL)
        job = queue.measure(PACK, "lazy", 4, "Ann")
        queue.measure(PACK, "lazy", 4, "Bo")
        queue.cancel(job.id, "Ann")
        with pytest.raises(Forbidden):
            queue.cancel(job.id, "Ann")
        assert queue.find(job.id) is job
        queue.cancel(job.id, "Bo")
        with pytest.raises(NotFound):
            queue.find(job.id)
        await queue.stop()

    asyncio.run(scene())


def test_a_time_limit_ends_a_run_early() -> None:
    async def scene() -> BalanceRun:
        hasty = BalanceLimits(games=8, seconds=1e-9)
        queue = BalanceQueue(scheduler_on(Failing(0)), hasty, batch=4, fewest=4)
        return await finish(queue.measure(PACK, "lazy", 8, "Ann"))

    job = asyncio.run(scene())
    assert job.state == "done"
    assert job.balance is not None and job.balance.games == 4
    assert job.message().of == job.done


def test_different_measurements_have_different_ids() -> None:
    ids = {
        balance_id(PACK, "lazy", 4),
        balance_id(PACK, "peasants", 4),
        balance_id(PACK, "lazy", 8),
    }
    assert len(ids) == 3
    assert balance_id(build_pack(CONTENT), "lazy", 4) in ids
