"""What the tests of the page need beside Python, and where it is."""

from __future__ import annotations

import shutil

import pytest

from tests.kit.paths import ROOT

NODE_MODULES = ROOT / "node_modules"
CHROMIUM = shutil.which("chromium") or ""

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
needs_packages = pytest.mark.skipif(
    not NODE_MODULES.is_dir(), reason="node_modules is not there: make node_modules"
)
needs_chromium = pytest.mark.skipif(not CHROMIUM, reason="chromium is not installed")
