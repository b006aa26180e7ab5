"""Build hooks of the documentation site (see ``mkdocs.yml``).

The pages in ``docs`` can be read in the repository as well, so they link to files outside ``docs``.
These hooks add those files to the site and point the links at the copies.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parent.parent

# Files of the repository that are pages of the site.
PAGES: Final = {
    "README.md": "about.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "src/smallworld/web/README.md": "page.md",
}

# Files that pages link to, copied below this folder of the site.
COPIES: Final = "files"
LINK: Final = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and copies that lie outside ``docs``."""
    from mkdocs.structure.files import File

    for source, page in PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text("utf-8")))
    linked = {
        path
        for page in [*(ROOT / "docs").rglob("*.md"), *(ROOT / name for name in PAGES)]
        for target, _ in LINK.findall(page.read_text("utf-8"))
        if (path := _from_root(page.parent, target)) and not path.startswith("docs/")
    }
    for path in sorted(linked - PAGES.keys()):
        files.append(File.generated(config, f"{COPIES}/{path}", abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Point links that leave the page's folder at the pages and copies of the site."""
    uri = page.file.src_uri
    source = next((path for path, name in PAGES.items() if name == uri), f"docs/{uri}")
    up = "../" * uri.count("/")

    def repointed(link: re.Match[str]) -> str:
        path = _from_root((ROOT / source).parent, link[1])
        if path in PAGES:
            target = PAGES[path]
        elif path.startswith("docs/"):
            target = path.removeprefix("docs/")
        elif path:
            target = f"{COPIES}/{path}"
        else:
            return link[0]
        return f"]({up}{target}{link[2] or ''})"

    return LINK.sub(repointed, markdown)


def _from_root(folder: Path, target: str) -> str:
    """Return the path of a linked file from the root; nothing if there is no such file."""
    path = (folder / target).resolve()
    is_ours = path.is_file() and path.is_relative_to(ROOT)
    return path.relative_to(ROOT).as_posix() if is_ours else ""
