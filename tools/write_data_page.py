"""Write the outputs of the examples and the tables of columns into ``docs/data.md``.

PYTHONPATH=src .venv/bin/python -m tools.write_data_page
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Final

from smallworld.lab.data.schema import SCHEMAS, Schema

PAGE: Final = Path(__file__).parent.parent / "docs" / "data.md"
_EXAMPLE: Final = re.compile(r"^```py\n(.*?)^```\n\n```text\n(.*?)^```$", re.M | re.S)
_COLUMNS: Final = "## Columns\n"


@contextmanager
def _width(columns: int) -> Iterator[None]:
    """Let tables be as wide as in a terminal of this width."""
    before = {name: os.environ.get(name) for name in ("COLUMNS", "POLARS_FMT_MAX_ROWS")}
    os.environ.update({"COLUMNS": str(columns), "POLARS_FMT_MAX_ROWS": "40"})
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def page_with_outputs(page: str) -> str:
    """Run the examples of ``page`` in their order; return it with what they print."""
    names: dict[str, object] = {"__name__": "example"}

    def run(found: re.Match[str]) -> str:
        shown = StringIO()
        with redirect_stdout(shown):
            exec(compile(found[1], "example", "exec"), names)
        lines = [line.rstrip() for line in shown.getvalue().strip().splitlines()]
        text = "".join(f"{line}\n" for line in lines)
        return f"```py\n{found[1]}```\n\n```text\n{text}```"

    with _width(100):
        return _EXAMPLE.sub(run, page)


def page_with_columns(page: str) -> str:
    """Return ``page`` with the tables of columns as the schema has them."""
    return page.split(_COLUMNS)[0] + _COLUMNS + "".join(map(_table, SCHEMAS))


def _table(schema: Schema) -> str:
    rows = "".join(
        f"| `{name}` | {type} | {unit} | {meaning} |\n"
        for name, type, unit, meaning in schema.columns
    )
    head = f"\n### {schema.name}.parquet\n\nOne row is {schema.row}.\n\n"
    return f"{head}| column | type | unit | meaning |\n|---|---|---|---|\n{rows}"


def main() -> None:
    """Run the examples in an empty folder and write the page."""
    page = PAGE.read_text(encoding="utf-8")
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            page = page_with_columns(page_with_outputs(page))
        finally:
            os.chdir(here)
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
