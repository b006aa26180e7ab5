"""Analyses over the API: progress, one job per table, access, retries."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from smallworld.lab.analysis.game import turn_numbers
from smallworld.play.analysis import Analysis
from smallworld.play.record import read_record
from smallworld.server.addresses import CLIENT
from smallworld.server.jobs.analysis import UPLOADED, AnalysisQueue, AnalysisRun
from smallworld.server.jobs.scheduler import Scheduler
from smallworld.server.jobs.worker import Worker
from smallworld.server.refusals import Forbidden, NotFound, Unprocessable
from smallworld.server.settings import AnalysisLimits
from tests.kit.paths import BLUNDERS
from tests.kit.waiting import poll_until
from tests.server.jobs.executors import scheduler_on
from tests.server.playing import Client, Json
from tests.server.running import GENEROUS, running_server

RECORD = (BLUNDERS / "short_pass.swg").read_text("utf-8")
CONFIG = f"{GENEROUS}\n[analysis]\nplayouts = 2\ncareful = 2\nnodes = 1\n"
SMALL = AnalysisLimits(playouts=2, careful=2, nodes=1, waiting=2)


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    database = str(tmp_path_factory.mktemp("analysis") / "tables.sqlite")
    with running_server(database, config=CONFIG) as server:
        yield Client(server.url)
    assert not [line for line in server.said if "Traceback" in line]


def finished(client: Client, path: str, job: str, token: str | None = None) -> Json:
    """Wait for the job and return it; its progress must never decrease."""
    told: Json = {"done": 0}

    def is_over() -> bool:
        before = told["done"]
        told.update(client.ok("GET", f"{path}/{job}", token=token))
        assert before <= told["done"] <= told["pieces"]
        return told["state"] not in ("waiting", "running")

    poll_until(is_over)
    return told


def over(client: Client, **rules: Json) -> Json:
    """A table whose game was played to its end; the last word of the record is said here."""
    *before, last = RECORD.splitlines()
    seat, _, action = last.partition(" ")
    record = "\n".join(before) + "\n"
    made = client.new_game({"me": "Ann"}, {"me": "Bo"}, record=record, table=rules)
    token = made["tokens"][seat]
    view = client.ok("GET", f"/api/games/{made['game']}", token=token)
    assert client.act(made["game"], token, view["seq"], action)["view"]["over"]
    return made


def test_a_finished_game_is_analysed(ann: Client) -> None:
    made = over(ann)
    path = f"/api/games/{made['game']}/analysis"
    begun = ann.ok("POST", path)  # a spectator
    assert begun["state"] in ("waiting", "running") and begun["pieces"] == 7
    assert ann.ok("POST", path, token=made["tokens"]["1"])["job"] == begun["job"]
    told = finished(ann, path, begun["job"])
    assert told["state"] == "done" and told["done"] == told["pieces"] >= 7
    analysis = told["analysis"]
    assert [turn["round"] for turn in analysis["turns"]] == [9, 9, 10, 10]
    assert analysis["over"] and len(analysis["seats"]) == len(told["sentences"]) == 2
    assert all(lines and lines[-1].endswith(".") for lines in told["sentences"])
    assert ann.ok("POST", path)["analysis"] == analysis, "a known result is returned at once"


def test_a_game_that_goes_on_is_not_analysed(ann: Client) -> None:
    made = ann.new_game()
    path = f"/api/games/{made['game']}/analysis"
    ann.refused(422, "analysis.not_over", "POST", path, token=made["tokens"]["0"])
    ann.refused(404, "analysis.unknown", "GET", f"{path}/0123456789abcdef")
    for token in made["tokens"].values():
        ann.ask("POST", f"/api/games/{made['game']}/concede", token=token)
    told = finished(ann, path, ann.ok("POST", path)["job"])
    assert told["analysis"]["turns"] == [], "closed before anybody played"


def test_only_clients_that_may_see_a_game_can_analyse_it(ann: Client) -> None:
    made = over(ann, watch=False)
    path = f"/api/games/{made['game']}/analysis"
    ann.refused(403, "table.no_spectators", "POST", path)
    begun = ann.ok("POST", path, token=made["tokens"]["0"])
    ann.refused(403, "table.no_spectators", "GET", f"{path}/{begun['job']}")
    other = over(ann)
    elsewhere = f"/api/games/{other['game']}/analysis/{begun['job']}"
    ann.refused(404, "analysis.unknown", "GET", elsewhere)
    ann.refused(403, "seat.none", "DELETE", elsewhere)
    told = ann.ok("DELETE", f"{path}/{begun['job']}", token=made["tokens"]["0"])
    assert told["state"] in ("cancelled", "done")


def test_a_record_is_analysed_over_or_not(ann: Client) -> None:
    path = "/api/records/analysis"
    begun = "\n".join(RECORD.splitlines()[:-4]) + "\n"
    told = finished(ann, path, ann.ok("POST", path, {"record": begun})["job"])
    assert told["state"] == "done" and not told["analysis"]["over"]
    assert (
        "cost" not in told["analysis"]["turns"][-1] or told["analysis"]["turns"][-1]["cost"] is None
    )
    ann.refused(422, "record.empty", "POST", path, {"record": ""})


# --- the jobs themselves, without a network


class Failing(Executor):
    """An executor whose worker dies so many times."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.done = 0

    def submit(self, work: Any, /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if self.times:
            self.times -= 1
            future.set_exception(BrokenProcessPool("killed"))
        else:
            self.done += 1
            future.set_result(work(*given, **named))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """No-op."""


EMPTY = "smallworld 1\nrules 1\nmap base/2\nseat Ann\nseat Bo\n"


def begun(
    queue: AnalysisQueue, table: str, record: str = EMPTY, device: str = "Ann"
) -> AnalysisRun:
    return queue.analyse(table, record, turn_numbers(read_record(record)), device=device)


def test_a_step_whose_worker_dies_is_run_again() -> None:
    async def scene() -> tuple[AnalysisRun, AnalysisRun]:
        lucky, unlucky = (AnalysisQueue(scheduler_on(Failing(n)), SMALL) for n in (2, 9))
        jobs = begun(lucky, "one"), begun(unlucky, "two")
        await asyncio.gather(*(job.task for job in jobs if job.task is not None))
        return jobs

    saved, lost = asyncio.run(scene())
    assert saved.state == "done" and saved.analysis is not None
    assert lost.state == "failed"


def test_the_curve_comes_first_and_costs_as_they_are_found() -> None:
    async def scene() -> tuple[AnalysisRun, list[Analysis]]:
        job = begun(AnalysisQueue(scheduler_on(Failing(0)), SMALL), "one", RECORD)
        seen: list[Analysis] = []
        while job.is_open:
            await asyncio.sleep(0)
            partial = job.message().partial
            if partial is not None and partial not in seen:
                seen.append(partial)
        return job, seen

    job, seen = asyncio.run(scene())
    costs = [[turn.cost is not None for turn in each.turns] for each in seen]
    assert costs[0] == [False] * 4, "the first curve has all turns, and no costs yet"
    assert any(costs[-1]) and all(len(each.turns) == 4 for each in seen)
    assert job.message().partial is None and job.message().analysis is not None


def test_one_job_a_table_and_few_in_all() -> None:
    async def scene() -> None:
        queue = AnalysisQueue(scheduler_on(Failing(0)), SMALL)
        first = begun(queue, "one")
        assert begun(queue, "one", f"{EMPTY}# again\n") is first
        begun(queue, UPLOADED)
        with pytest.raises(Unprocessable):
            begun(queue, "three")
        await queue.stop()

    asyncio.run(scene())


def test_one_address_cannot_lock_others_out() -> None:
    async def scene() -> None:
        limits = AnalysisLimits(playouts=2, careful=2, nodes=1, per_address=2, waiting=9)
        queue = AnalysisQueue(scheduler_on(Failing(0)), limits)
        CLIENT.set("192.0.2.1")
        for number in range(2):
            begun(queue, f"table {number}")
        with pytest.raises(Unprocessable, match=r"analysis\.too_busy"):
            begun(queue, "one more")
        CLIENT.set("192.0.2.2")
        job = begun(queue, "of somebody else")
        assert job.task is not None
        await job.task
        assert job.state == "done"
        await queue.stop()

    asyncio.run(scene())


def test_a_job_that_takes_too_much_cpu_time_fails() -> None:
    async def scene() -> AnalysisRun:
        limits = AnalysisLimits(playouts=2, careful=2, nodes=1, seconds=1e-9)
        job = begun(AnalysisQueue(scheduler_on(Failing(0)), limits), "one", RECORD)
        assert job.task is not None
        await job.task
        return job

    job = asyncio.run(scene())
    assert job.state == "failed" and 0 < job.done < job.steps


def test_a_job_without_subscribers_is_cancelled_and_can_be_started_again() -> None:
    async def scene() -> None:
        queue = AnalysisQueue(scheduler_on(Failing(0)), SMALL)
        job = begun(queue, "one")
        assert begun(queue, "one") is job and begun(queue, "one", device="Bo") is job
        assert queue.cancel_at("one", job.id, "Ann").is_open, "it has another subscriber"
        for stranger in ("Ann", "Cy", ""):
            with pytest.raises(Forbidden):
                queue.cancel_at("one", job.id, stranger)
        assert queue.cancel_at("one", job.id, "Bo").state == "cancelled"
        again = begun(queue, "one")
        assert again is not job and again.task is not None
        await again.task
        assert again.state == "done"
        with pytest.raises(NotFound):
            queue.find_at("two", again.id)

    asyncio.run(scene())


def test_old_jobs_are_dropped() -> None:
    async def scene() -> None:
        queue = AnalysisQueue(scheduler_on(Failing(0)), SMALL, retained=2)
        jobs = []
        for number in range(3):
            jobs.append(begun(queue, f"table {number}"))
            task = jobs[-1].task
            assert task is not None
            await task
        assert queue.find_at("table 2", jobs[2].id).state == "done"
        with pytest.raises(NotFound):
            queue.find_at("table 0", jobs[0].id)

    asyncio.run(scene())


def test_a_killed_worker_loses_no_job() -> None:
    """Kill a real worker process while it works."""

    async def scene() -> AnalysisRun:
        worker = Worker(niceness=0)
        victim = (await worker.run(os.getpid, (), 60.0)).result
        queue = AnalysisQueue(Scheduler({"jobs": [worker]}), SMALL)
        job = begun(queue, "one", RECORD)
        os.kill(victim, signal.SIGKILL)
        assert job.task is not None
        await job.task
        await queue.stop()
        worker.stop()
        return job

    assert asyncio.run(scene()).state == "done"
