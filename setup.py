"""Compile the rules with mypyc. All other settings of the package are in pyproject.toml.

Without a C compiler, without mypyc, or with SMALLWORLD_PURE=1 the same source is installed
as plain Python: slower, but with the same behaviour.
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

# One compilation group, so that calls between these modules are native.
COMPILED = ["core/*.py", "packs/base/*.py", "bots/search/*.py", "env/tables/*.py"]
NOT_COMPILED = [
    "core/cells.py",  # replaces the packed vector in the pure Python build
    "**/__init__.py",
]

# Build outside the checkout, so that no file of an older build gets into a new one.
BUILD_FOLDER = tempfile.mkdtemp(prefix="smallworld-build-")
atexit.register(shutil.rmtree, BUILD_FOLDER, ignore_errors=True)


def files(patterns: list[str]) -> set[Path]:
    """Return the files of the package that match any of ``patterns``."""
    return {path for pattern in patterns for path in PACKAGE.glob(pattern)}


def extensions() -> list[Extension]:
    """Return the modules to compile and their shared library; none for a pure build."""
    if not {"bdist_wheel", "build", "build_ext"} & set(sys.argv):
        return []  # only metadata, or an editable install
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
        [f"--cache-dir={BUILD_FOLDER}/types", *sources],
        opt_level="1",
        debug_level="0",
        group_name="smallworld",
        target_dir=BUILD_FOLDER,
    )
    for extension in compiled:
        extension.optional = True
    return compiled


class AllOrNothing(build_ext):
    """Keep the compiled modules only if all were built: they depend on each other."""

    def run(self) -> None:
        """Build all modules, or remove those that were built."""
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
    options={"build": {"build_base": BUILD_FOLDER}, "egg_info": {"egg_base": BUILD_FOLDER}},
)
