"""Compile the rules with mypyc. All else about the package is said in pyproject.toml.

Without a C compiler, without mypyc, or with SMALLWORLD_PURE=1 the same source is installed
as plain Python: slower, otherwise the same.
"""

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/smallworld")

# One group: calls between these modules are native.
COMPILED = ["core/*.py", "packs/base/*.py", "bots/search/*.py", "env/tables/*.py"]
NOT_COMPILED = [
    "core/cells.py",  # stands in for the packed vector when interpreted
    "**/__init__.py",
]

# Nothing is built inside the checkout: leftovers of an older build cannot get into a new one.
WORKSHOP = tempfile.mkdtemp(prefix="smallworld-build-")
atexit.register(shutil.rmtree, WORKSHOP, ignore_errors=True)


def files(patterns: list[str]) -> set[Path]:
    """The files of the package that match any of ``patterns``."""
    return {path for pattern in patterns for path in PACKAGE.glob(pattern)}


def extensions() -> list[Extension]:
    """The compiled modules and the library they share; none for a pure build."""
    if not {"bdist_wheel", "build", "build_ext"} & set(sys.argv):
        return []  # only asked for the package's name and version, or installed for editing
    if os.environ.get("SMALLWORLD_PURE", "0") not in ("", "0"):
        print("smallworld: pure Python, because SMALLWORLD_PURE is set")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("smallworld: pure Python, because mypyc is not installed")
        return []
    sources = sorted(str(path) for path in files(COMPILED) - files(NOT_COMPILED))
    compiled: list[Extension] = mypycify(
        [f"--cache-dir={WORKSHOP}/types", *sources],
        opt_level="1",
        debug_level="0",
        group_name="smallworld",
        target_dir=WORKSHOP,
    )
    for extension in compiled:
        extension.optional = True
    return compiled


class AllOrNothing(build_ext):
    """Keep the compiled modules only if every one was built: they need each other."""

    def run(self) -> None:
        super().run()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if all(path.exists() for path in built):
            return
        print("smallworld: pure Python, because the C compiler is missing or failed")
        for path in built:
            path.unlink(missing_ok=True)


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing},
    options={"build": {"build_base": WORKSHOP}, "egg_info": {"egg_base": WORKSHOP}},
)
