"""The alert rules and the dashboard name metrics and labels that the server has."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from smallworld.server.app import ROUTES
from smallworld.server.http.metrics import Counts, MetricsMiddleware
from tests.kit.markdown import section, table_rows
from tests.kit.paths import DOCS, ROOT

ALERTS: dict[str, Any] = msgspec.yaml.decode((ROOT / "monitoring/alerts.yml").read_bytes())
DASHBOARD: dict[str, Any] = msgspec.json.decode((ROOT / "monitoring/grafana.json").read_bytes())
RULES = [rule for group in ALERTS["groups"] for rule in group["rules"]]
QUERIES = [rule["expr"] for rule in RULES] + [
    target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]
]
NAME = re.compile(r"\b((?:smallworld|process)_\w+)(\{[^}]*\}?[^}]*\})?")
OF_PROMETHEUS = {"job", "instance", "le"}  # labels that are added outside


async def nothing(*_: object) -> None:
    raise AssertionError


def samples() -> dict[str, set[str]]:
    """Return the names of all time series, each with its labels."""
    metrics = MetricsMiddleware(nothing, lambda: Counts(0, 0, 0, 0, {"turn": (0, 0)}))
    metrics.requests.labels("GET", "/", "200").inc()
    metrics.seconds.labels("/").observe(0.1)
    metrics.observe_frame("act", "done", 0.1)
    metrics.reminders.labels("sent").inc()
    metrics.push.labels("sent").inc()
    return {
        sample.name: set(sample.labels)
        for family in metrics.registry.collect()
        for sample in family.samples
    }


@pytest.mark.parametrize("query", QUERIES)
def test_every_metric_and_label_of_a_query_exists(query: str) -> None:
    known = samples()
    named = NAME.findall(query)
    assert named or 'up{job="smallworld"}' in query
    for name, labels in named:
        assert name in known, name
        assert set(re.findall(r"(\w+)=~?\"", labels)) <= known[name] | OF_PROMETHEUS, labels
    for route in re.findall(r'route="([^"]+)"', query):
        paths = {path for handler in ROUTES for path in getattr(handler, "paths", ())}
        assert route in {path.replace("{game:str}", "{game}") for path in paths}
    for outcome in re.findall(r'outcome="([^"]+)"', query):
        assert outcome in section(DOCS / "hosting.md", "Metrics")


def test_every_alert_says_what_to_do() -> None:
    names = [rule["alert"] for rule in RULES]
    assert len(set(names)) == len(names)
    for rule in RULES:
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"] and rule["annotations"]["action"]


def test_the_page_names_every_metric_of_the_server() -> None:
    told = " ".join(row[0] for row in table_rows(section(DOCS / "hosting.md", "Metrics")))
    names = [name for name in samples() if not name.endswith("_created")]
    families = {re.sub("_(bucket|count|sum)$", "", name) for name in names}
    for family in families:
        assert f"`{family}`" in told or family.startswith("process_"), family
