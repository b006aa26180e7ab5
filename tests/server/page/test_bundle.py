"""Bundled modules behave like the modules themselves."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from smallworld.server.page.bundle import BundleError, Bundler
from smallworld.server.page.files import Page

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")

MODULES = {
    "app.js": 'import { said } from "./said.js";\n'
    'export const home = async () => (await import("./home/home.js")).Home();\n'
    'export const table = async () => (await import("./table/table.js")).Table();\n'
    "globalThis.ready = said;\n",
    "said.js": "export const said = [];\n",
    "kit/dialog.js": 'import { said } from "../said.js";\nsaid.push("dialog");\n'
    "export function Dialog() {\n  return said.length;\n}\n",
    "home/home.js": 'import { Dialog as Asking } from "../kit/dialog.js";\n'
    'import {\n  whole,\n  two as pair,\n} from "small";\n'
    "export class House {}\nexport function Home() {\n"
    "  return [Asking(), whole(), pair, new House().constructor.name];\n}\n",
    "table/table.js": 'import { Dialog } from "../kit/dialog.js";\nimport whole from "default";\n'
    "export async function Table() {\n  return [Dialog(), whole(3)];\n}\n",
    # Minified: several statements per line, one-letter names, re-exports.
    "vendor/small.mjs": 'import{two as t}from"other";var n=()=>t+1;export{n as whole};'
    'export{two}from"other";',
    "vendor/other.mjs": "const t=2;export{t as two};",
    "vendor/default.mjs": "var n=1;export default function(s){return s+n}",
}
NAMES = {
    "small": "vendor/small.mjs",
    "other": "vendor/other.mjs",
    "default": "vendor/default.mjs",
}


def a_bundler(**more: str) -> Bundler:
    modules = MODULES | more
    return Bundler(modules.get, NAMES, start="app.js", entries=["home", "table"])


def test_what_both_doors_need_is_in_the_start_and_everything_is_bound_once() -> None:
    bundles = a_bundler().bundles
    assert bundles["start"] == ["said.js", "kit/dialog.js", "app.js"]
    assert bundles["home"] == ["vendor/other.mjs", "vendor/small.mjs", "home/home.js"]
    assert bundles["table"] == ["vendor/default.mjs", "table/table.js"]


@needs_node
def test_bound_modules_do_what_plain_ones_do(tmp_path: Path) -> None:
    bundler = a_bundler()
    for name in bundler.bundles:
        (tmp_path / f"{name}.js").write_text(bundler.bundle(name), encoding="utf-8")
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    asked = (
        'import * as start from "./start.js"; const app = start["app.js"];'
        "console.log(JSON.stringify([await app.home(), await app.table(), globalThis.ready]))"
    )
    command = ["node", "--input-type=module", "--eval", asked]
    answer = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert json.loads(answer.stdout) == [[1, 3, 2, "House"], [1, 4], ["dialog"]], answer.stderr


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('import { Home } from "./home/home.js";\nexport const said = [];\n', "itself"),
        ("export let said = [];\n", "cannot be bound"),
        ('import * as all from "small";\nexport const said = all;\n', "cannot be bound"),
        ('import { said } from "./nowhere.js";\nexport { said };\n', "no such module"),
    ],
    ids=["in a circle", "a changing name", "everything", "nothing"],
)
def test_what_cannot_be_bound_is_refused_with_its_name(text: str, why: str) -> None:
    bundler = a_bundler(**{"said.js": text})
    with pytest.raises(BundleError, match=why):
        for name in bundler.bundles:
            bundler.bundle(name)


def test_every_module_of_the_page_is_in_exactly_one_volume() -> None:
    bundler = Page().bundler
    bound = [path for paths in bundler.bundles.values() for path in paths]
    assert len(bound) == len(set(bound))
    assert {"start", "home", "table", "after"} <= set(bundler.bundles)
    assert {"app/main.js", "table/state/store.js", "home/home.js", "after/replay.js"} <= set(bound)


@needs_node
def test_the_volumes_of_the_page_can_be_read(tmp_path: Path) -> None:
    page = Page()
    for name in page.bundler.bundles:
        file = page.file(f"bundles/{name}.js")
        assert file is not None
        (tmp_path / f"{name}.mjs").write_bytes(file.body)
        checked = subprocess.run(
            ["node", "--check", f"{name}.mjs"], cwd=tmp_path, capture_output=True, timeout=60
        )
        assert checked.returncode == 0, checked.stderr.decode()
