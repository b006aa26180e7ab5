"""Generated requests, valid or not, get responses that the document describes."""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    positive_data_acceptance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from smallworld.server.app import DEPENDENCIES, ROUTES
from smallworld.server.http.openapi import openapi_document
from tests.server.http.fuzzing import HOOKS, Visitors
from tests.server.playing import Client, Json
from tests.server.running import GENEROUS, running_server

# No reminder is due during the tests, and no computation is long.
CONFIG = f"""{GENEROUS}
[analysis]
waiting = 1000
per_address = 1000
playouts = 2
careful = 2

[reminders]
hosts = ["{HOOKS}"]
after = 86400

[club]
tournaments = "players"
seeks = true
push = true

[push]
contact = "mailto:host@club.example"
"""
FITS = (403, 404, 409, 422, 429)
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    positive_data_acceptance,
    unsupported_method,
]


def document() -> Json:
    """Build the document: at collection time no server runs yet."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # deprecations for Litestar 3
        return json.loads(openapi_document(ROUTES, DEPENDENCIES))


def without_tuples(part: Json) -> Json:
    """Convert tuples to lists: schemathesis reads tuples as an older dialect."""
    if isinstance(part, list):
        return [without_tuples(one) for one in part]
    if not isinstance(part, dict):
        return part
    inside = {name: without_tuples(one) for name, one in part.items()}
    if "prefixItems" in inside:
        inside["items"] = {"anyOf": inside.pop("prefixItems")}
    return inside


SCHEMA = schemathesis.openapi.from_dict(without_tuples(document()))
# Requests the document forbids are refused; others may still break the rules.
SCHEMA.config.checks.negative_data_rejection.expected_statuses = ["4xx"]
SCHEMA.config.checks.positive_data_acceptance.expected_statuses = ["2xx", *map(str, FITS)]


@pytest.fixture(scope="module")
def visitors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    database = str(tmp_path_factory.mktemp("fuzz") / "tables.sqlite")
    with running_server(database, config=CONFIG) as server:
        visitors = Visitors(server.url)
        yield visitors
        assert visitors.in_vain() == []
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


@SCHEMA.parametrize()
@settings(max_examples=6)
def test_every_answer_is_described(case: Case, visitors: Visitors) -> None:
    case.validate_response(visitors.ask(case), checks=CHECKS)


@pytest.mark.soak
@SCHEMA.parametrize()
@settings(max_examples=500)
def test_every_answer_is_described_at_length(case: Case, visitors: Visitors) -> None:
    case.validate_response(visitors.ask(case), checks=CHECKS)


def test_this_is_the_document_that_is_served(visitors: Visitors) -> None:
    assert Client(visitors.url).ok("GET", "/api/openapi.json") == document()
