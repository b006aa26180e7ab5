"""Compile the rules with mypyc, and add the pages of the documentation to the package.

All other settings of the package are in pyproject.toml. Where the rules cannot be compiled, for
whatever reason, the same source is installed as plain Python: slower, but with the same behaviour.
pip hides what a build prints, so the reason is stored in the package: ``smallworld --version``
shows it. These variables change what is built:

SMALLWORLD_PURE=1          do not compile
SMALLWORLD_COMPILED=1      stop with an error instead of building plain Python (for releases)
SMALLWORLD_OPT_LEVEL=0     how much the C compiler optimises (for quick builds in tests)
SMALLWORLD_PROJECT_URL=…   where the project lives: addresses in the metadata start with it
"""

import atexit
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from email.parser import HeaderParser
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src/smallworld")
VERSION = runpy.run_path(str(ROOT / PACKAGE / "version.py"))["VERSION"]

# One compilation group, so that calls between these modules are native.
COMPILED = [
    "core/*.py",
    "packs/base/*.py",
    "play/log.py",
    "play/explain.py",
    "play/preview.py",
    "play/position/write.py",
    "server/tables/views.py",
    "bots/search/*.py",
    "env/tables/*.py",
]
NOT_COMPILED = [
    "core/cells.py",  # replaces the packed vector in the pure Python build
    "**/__init__.py",
]

# Nobody replaces the functions of the shared library from outside, so that the C compiler may
# inline them. Microsoft's compiler exports nothing by default and does not know these options.
INLINING = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition"]

# Build outside the checkout, so that no file of an older build gets into a new one.
BUILD_FOLDER = tempfile.mkdtemp(prefix="smallworld-build-")
atexit.register(shutil.rmtree, BUILD_FOLDER, ignore_errors=True)

# The address in the metadata of local builds; the release workflow knows the true one.
PLACEHOLDER = "https://smallworld.example"

# The smallest module: it shows whether the C compiler works.
PROBE = """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "smallworld_probe", 0, -1, 0};
PyMODINIT_FUNC PyInit_smallworld_probe(void) { return PyModule_Create(&module); }
"""


class CannotCompile(Exception):
    """The rules cannot be compiled here; the text says why."""


def is_set(variable: str) -> bool:
    """Tell whether an environment variable is set to anything but 0."""
    return os.environ.get(variable, "0") not in ("", "0")


def brief(error: BaseException) -> str:
    """Say in one short line what went wrong."""
    if isinstance(error, SystemExit):
        return "it found errors in the source; pip install -v shows them"
    cause: BaseException | None = error
    while cause is not None:  # setuptools wraps the error of the process once or twice
        if isinstance(cause, subprocess.CalledProcessError):
            return f"{cause.cmd[0]} ended with status {cause.returncode}"
        cause = cause.__cause__ or cause.__context__
    lines = str(error).splitlines() or [type(error).__name__]
    return lines[0][:200]


def files(patterns: list[str]) -> set[Path]:
    """Return the files of the package that match any of ``patterns``."""
    return {path for pattern in patterns for path in PACKAGE.glob(pattern)}


def check_compiler() -> None:
    """Build and load a tiny module; raise ``CannotCompile`` if that fails."""
    if not any(
        Path(sysconfig.get_path(name), "Python.h").is_file() for name in ("include", "platinclude")
    ):
        raise CannotCompile(
            "the C headers of Python are missing (on Debian they are in python3-dev)"
        )
    folder = Path(BUILD_FOLDER, "probe")
    folder.mkdir()
    source = folder / "smallworld_probe.c"
    source.write_text(PROBE, encoding="utf-8")
    probe = Extension("smallworld_probe", [str(source)])
    command = Distribution({"name": "probe", "ext_modules": [probe]}).get_command_obj("build_ext")
    command.build_lib = command.build_temp = str(folder)
    try:
        command.ensure_finalized()
        command.run()
    except (Exception, SystemExit) as error:
        raise CannotCompile(f"the C compiler is missing or failed ({brief(error)})") from None
    if {"ARCHFLAGS", "_PYTHON_HOST_PLATFORM"} & os.environ.keys():
        return  # built for another machine: it need not load here
    load = "import sys; sys.path.insert(0, sys.argv[1]); import smallworld_probe"
    loading = [sys.executable, "-c", load, str(folder)]
    if subprocess.run(loading, check=False, capture_output=True).returncode:
        raise CannotCompile("the C compiler builds modules that do not load")


def extensions() -> list[Extension]:
    """Return the modules to compile and their shared library."""
    if is_set("SMALLWORLD_PURE"):
        raise CannotCompile("SMALLWORLD_PURE was set")
    check_compiler()
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise CannotCompile(f"mypyc is not installed ({brief(error)})") from None
    sources = sorted(str(path) for path in files(COMPILED) - files(NOT_COMPILED))
    try:
        compiled: list[Extension] = mypycify(
            # Silent: modules that are not compiled may import packages that are missing here.
            [f"--cache-dir={BUILD_FOLDER}/types", "--follow-imports=silent", *sources],
            opt_level=os.environ.get("SMALLWORLD_OPT_LEVEL", "3"),
            debug_level="0",
            group_name="smallworld",
            target_dir=BUILD_FOLDER,
        )
    except (Exception, SystemExit) as error:  # mypyc exits when it finds errors in the source
        raise CannotCompile(f"mypyc failed ({brief(error)})") from error
    for extension in compiled:
        extension.extra_compile_args += INLINING
    return compiled


class BuildModules(build_ext):
    """Keep the compiled modules only if all were built: they depend on each other."""

    def run(self) -> None:
        """Build all modules, or remove those that were built."""
        if not self.extensions:
            return
        try:
            super().run()
        except (Exception, SystemExit) as error:
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.distribution.why_pure = f"the C compiler failed ({brief(error)})"
            refuse_pure(self.distribution.why_pure)


class BuildPackage(build):
    """Build the package, then add what is not in ``src``."""

    def run(self) -> None:
        """Add the pages of the documentation, and how the package was built."""
        super().run()
        package = Path(self.build_lib, "smallworld")
        for page in sorted((ROOT / "docs").glob("*.md")):
            (package / "docs").mkdir(exist_ok=True)
            shutil.copyfile(page, package / "docs" / page.name)
        why_pure = self.distribution.why_pure
        built = {"build": "pure" if why_pure else "compiled", "reason": why_pure}
        text = json.dumps(built, ensure_ascii=False) + "\n"
        (package / "build.json").write_text(text, encoding="utf-8")


class Package(Distribution):
    """The distribution, which knows why its rules are not compiled."""

    why_pure = ""


def refuse_pure(reason: str) -> None:
    """Print why the build is plain Python; stop where only a compiled one will do."""
    print(f"smallworld: pure Python, because {reason}", file=sys.stderr)
    if is_set("SMALLWORLD_COMPILED"):
        sys.exit("smallworld: SMALLWORLD_COMPILED asks for a compiled build")


def project_url() -> str:
    """Return where the project lives: as told, or as the source distribution was told."""
    url = os.environ.get("SMALLWORLD_PROJECT_URL", "")
    stored = ROOT / "PKG-INFO"
    if not url and stored.is_file():
        headers = HeaderParser().parsestr(stored.read_text(encoding="utf-8"))
        urls = dict(line.split(", ", 1) for line in headers.get_all("Project-URL", []))
        url = urls.get("Source", "")
    return url.rstrip("/") or PLACEHOLDER


def project_urls(url: str) -> dict[str, str]:
    """Return the addresses for the metadata."""
    return {
        "Source": url,
        "Documentation": f"{url}/blob/v{VERSION}/docs/README.md",
        "Changelog": f"{url}/blob/v{VERSION}/CHANGELOG.md",
        "Issues": f"{url}/issues",
    }


def long_description(url: str) -> str:
    """Return the README; its links are relative, and an index needs absolute ones."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    text = re.sub(r"(!\[[^]]*\]\()(?!https?:|#)", rf"\g<1>{url}/raw/v{VERSION}/", text)
    return re.sub(r"(\]\()(?!https?:|#)", rf"\g<1>{url}/blob/v{VERSION}/", text)


def build_settings() -> dict[str, object]:
    """Compile if this run builds something and can; otherwise keep the reason."""
    if not {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv):
        return {}  # only metadata, or an editable install
    try:
        return {"ext_modules": extensions()}
    except CannotCompile as error:
        Package.why_pure = str(error)
        refuse_pure(Package.why_pure)
        return {}


URL = project_url()
setup(
    distclass=Package,
    cmdclass={"build": BuildPackage, "build_ext": BuildModules},
    options={"build": {"build_base": BUILD_FOLDER}, "egg_info": {"egg_base": BUILD_FOLDER}},
    project_urls=project_urls(URL),
    long_description=long_description(URL),
    long_description_content_type="text/markdown",
    **build_settings(),
)
