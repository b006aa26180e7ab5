"""Leave the long tail of parametrised tests to `make soak`."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def in_soak(names: Iterable[str], *quick: str) -> list[object]:
    """Return pytest parameters: `make test` runs the ``quick`` ones, `make soak` the others."""
    return [pytest.param(name, marks=[] if name in quick else pytest.mark.soak) for name in names]
