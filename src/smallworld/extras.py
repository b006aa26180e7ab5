"""Say which extra of the package to install when an optional package is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

DISTRIBUTION: Final = "smallworld-game"


class MissingExtra(ImportError):
    """A feature needs a package that is not installed; the text says what to install."""

    extra = ""  # of this distribution: what to install


def missing_extra(feature: str, package: str | None, extra: str) -> str:
    """Say what a feature needs and how to install it.

    >>> missing_extra("The report", "matplotlib", "lab")
    "The report needs matplotlib, which is not installed: pip install 'smallworld-game[lab]'"
    """
    needed = f"{package}, which is" if package else "packages that are"
    return f"{feature} needs {needed} not installed: pip install '{DISTRIBUTION}[{extra}]'"


@contextmanager
def needs_extra(feature: str, extra: str) -> Iterator[None]:
    """Turn a failed import of another project's package into ``MissingExtra``.

    >>> with needs_extra("The report", "lab"):
    ...     import no_such_package
    Traceback (most recent call last):
    smallworld.extras.MissingExtra: The report needs no_such_package, which is not installed: ...
    """
    try:
        yield
    except MissingExtra:
        raise
    except ImportError as error:
        package = (error.name or "").partition(".")[0]
        if package == "smallworld":
            raise  # a mistake of ours
        missing = MissingExtra(missing_extra(feature, package, extra), name=package)
        missing.extra = extra
        raise missing from error
