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

ROOT: Final = Path(__file__).parent.parent

# Files of the repository that are pages of the site.
PAGES: Final = {
    "README.md": "about.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
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
        if (path := _outside(page.parent, target))
    }
    for path in sorted(linked):
        files.append(File.generated(config, f"{COPIES}/{path}", abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Point links that leave ``docs`` at the site's copies."""
    uri = page.file.src_uri
    sources = {page: source for source, page in PAGES.items()}
    folder = ROOT if uri in sources else (ROOT / "docs" / uri).parent
    up = "../" * uri.count("/")

    def repointed(link: re.Match[str]) -> str:
        target, anchor = link[1], link[2] or ""
        if Path(target).name in PAGES and (folder / target).resolve().parent == ROOT:
            return f"]({up}{PAGES[Path(target).name]}{anchor})"
        if path := _outside(folder, target):
            return f"]({up}{COPIES}/{path}{anchor})"
        if folder == ROOT and target.startswith("docs/"):
            return f"]({target.removeprefix('docs/')}{anchor})"
        return link[0]

    return LINK.sub(repointed, markdown)


def _outside(folder: Path, target: str) -> str:
    """Return the path of a linked file outside ``docs``, or nothing for other links."""
    path = (folder / target).resolve()
    if not path.is_file() or not path.is_relative_to(ROOT) or path.is_relative_to(ROOT / "docs"):
        return ""
    relative = path.relative_to(ROOT).as_posix()
    return "" if relative in PAGES else relative
