"""Hostile packs: bombs, path tricks, scripts in pictures; all are refused quickly."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld.packs.files.packs.emblem import BadEmblem, clean_emblem
from smallworld.packs.files.packs.faults import BadPack
from smallworld.packs.files.packs.read import LARGEST_FILE, parse_pack, read_pack

HEAD = '[pack]\nid = "fens"\nversion = "1.0"\ntitle = "Fens"\n\n'
RACE = '[[race]]\nid = "bogfolk"\ntokens = 6\n'
SVG = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"'
LINK = 'xmlns:xlink="http://www.w3.org/1999/xlink" xlink'
LAUGHS = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
ELSEWHERE = '<!DOCTYPE svg SYSTEM "http://127.0.0.1/evil.dtd">'


def code_of(text: str) -> str:
    with pytest.raises(BadPack) as caught:
        parse_pack(text, "evil.toml")
    return caught.value.code


PICTURES = {
    "script": (f"<svg {SVG}><script>alert(1)</script></svg>", "element"),
    "script of another space": (f'<svg {SVG}><x:script xmlns:x="{SVG[7:33]}"/></svg>', "element"),
    "style sheet": (f"<svg {SVG}><style>@import url(//x)</style></svg>", "element"),
    "picture": (f'<svg {SVG}><image href="data:x"/></svg>', "element"),
    "foreign object": (f"<svg {SVG}><foreignObject/></svg>", "element"),
    "use": (f'<svg {SVG} {LINK}:x="y"><use xlink:href="//x#y"/></svg>', "element"),
    "link": (f'<svg {SVG}><a href="javascript:alert(1)"><g/></a></svg>', "element"),
    "animation": (f'<svg {SVG}><animate attributeName="href"/></svg>', "element"),
    "set": (f'<svg {SVG}><set attributeName="onload"/></svg>', "element"),
    "text": (f"<svg {SVG}><text>hello</text></svg>", "element"),
    "svg in svg": (f"<svg {SVG}><svg {SVG}/></svg>", "element"),
    "other root": ('<html xmlns="http://www.w3.org/1999/xhtml"/>', "element"),
    "no namespace": ('<svg viewBox="0 0 8 8"/>', "element"),
    "onload": (f'<svg {SVG} onload="alert(1)"/>', "attribute"),
    "onclick": (f'<svg {SVG}><path d="M0 0" onclick="alert(1)"/></svg>', "attribute"),
    "href": (f'<svg {SVG}><path href="//x" d="M0 0"/></svg>', "attribute"),
    "xlink": (f'<svg {SVG} {LINK}:href="//x"/>', "attribute"),
    "filter": (f'<svg {SVG}><g filter="url(//x)"/></svg>', "attribute"),
    "far fill": (f'<svg {SVG}><g fill="url(//127.0.0.1/x)"/></svg>', "value"),
    "far fill in style": (f'<svg {SVG}><g style="fill:url(http://x#y)"/></svg>', "value"),
    "style with a property": (f'<svg {SVG}><g style="background:red"/></svg>', "attribute"),
    "broken out of the value": (f"<svg {SVG}><g fill='red\"/>x'/></svg>", "value"),
    "value that takes for ever": (
        f'<svg {SVG}><g transform="{"rotate(1)   " * 400}!"/></svg>',
        "value",
    ),
    "laughs": (f"{LAUGHS}<svg {SVG}><g/></svg>", "doctype"),
    "document type": (f"<!DOCTYPE svg><svg {SVG}/>", "doctype"),
    "document type of elsewhere": (f"{ELSEWHERE}<svg {SVG}/>", "doctype"),
    "entity nobody defined": (f"<svg {SVG}><g>&lol;</g></svg>", "malformed"),
    "unclosed": (f"<svg {SVG}><g>", "malformed"),
    "nothing": ("", "malformed"),
    "deep": (f"<svg {SVG}>" + "<g>" * 100 + "</g>" * 100 + "</svg>", "too_many_parts"),
    "deep left out": (f"<svg {SVG}><title>" + "<g>" * 100, "too_many_parts"),
    "wide": (f"<svg {SVG}>" + "<g/>" * 1000 + "</svg>", "too_many_parts"),
    "large": (f"<svg {SVG}>" + " " * 21_000 + "</svg>", "too_large"),
    "no size": ('<svg xmlns="http://www.w3.org/2000/svg"/>', "no_view_box"),
}


@pytest.mark.parametrize(("picture", "problem"), PICTURES.values(), ids=PICTURES)
def test_emblems_with_active_content_are_refused(picture: str, problem: str) -> None:
    with pytest.raises(BadEmblem) as caught:
        clean_emblem(picture)
    assert caught.value.problem == problem


def test_emblem_is_rewritten_without_metadata() -> None:
    drawn = (
        '<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" '
        'xmlns:i="http://www.inkscape.org/n" width="10" viewBox="0 0 8 8" i:version="1" '
        'version="1.1"><title>A <b>bog</b></title><metadata><i:x/></metadata><i:view/>'
        '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>'
        '<path style="fill:url(#a); stroke-width : 2" d="M0 0 L 8 8z"/></svg>'
    )
    assert clean_emblem(drawn) == (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><defs><linearGradient id="a">'
        '<stop offset="0" stop-color="#fff"></stop></linearGradient></defs>'
        '<path fill="url(#a)" stroke-width="2" d="M0 0 L 8 8z"></path></svg>'
    )
    assert clean_emblem(clean_emblem(drawn)) == clean_emblem(drawn)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (HEAD + "x = " + "[" * 3000 + "]" * 3000, "pack.syntax"),
        (HEAD + "x = " + "9" * 5000, "pack.syntax"),
        (HEAD + RACE + "supply = " + "9" * 4000, "pack.out_of_range"),
        (HEAD + RACE + "#" * LARGEST_FILE, "pack.too_large"),
        (HEAD + "a." * 10 + "b = 1", "pack.unknown_key"),
        (HEAD + "a." * 30_000 + "b = 1", "pack.syntax"),
        (HEAD + f"[{'a.' * 20_000}a]\n" + "b.c = 1\n" * 2000, "pack.syntax"),
        (HEAD + "[[" + "'a' . " * 6_000 + "a]]\n" + "b.c = 1\n" * 2000, "pack.syntax"),
        (HEAD + RACE + 'borrows = "__class__"', "pack.bad_word"),
        (HEAD + RACE + '__init__ = "x"', "pack.unknown_key"),
        (HEAD + RACE + '"saves on" = "hill"', "pack.unknown_key"),
        (HEAD + RACE + 'emblem = "/etc/passwd"', "pack.no_folder"),
        (HEAD + RACE + "tokens = nan", "pack.syntax"),
        (HEAD + RACE + "supply = nan", "pack.wrong_type"),
        (HEAD + RACE + "supply = 1979-05-27", "pack.wrong_type"),
    ],
)
def test_bombs_and_tricks_are_refused(text: str, code: str) -> None:
    assert code_of(text) == code


def test_number_of_faults_is_limited() -> None:
    text = HEAD + "".join(f"key_{number} = 1\n" for number in range(1000))
    with pytest.raises(BadPack) as caught:
        parse_pack(text, "evil.toml")
    assert len(caught.value.faults) <= 40


@pytest.mark.parametrize("name", ["../secret.svg", "/etc/passwd", "..\\secret.svg", ".", ""])
def test_only_files_in_the_folder_itself_are_found(name: str, tmp_path: Path) -> None:
    (tmp_path / "secret.svg").write_text(f"<svg {SVG}/>")
    folder = tmp_path / "fens"
    folder.mkdir()
    (folder / "pack.toml").write_text(HEAD + RACE + f"emblem = '{name}'\n")
    with pytest.raises(BadPack) as caught:
        read_pack(folder)
    assert caught.value.code in ("pack.missing_file", "pack.empty")


def test_links_are_not_followed(tmp_path: Path) -> None:
    (tmp_path / "secret.svg").write_text(f"<svg {SVG}/>")
    folder = tmp_path / "fens"
    folder.mkdir()
    (folder / "bog.svg").symlink_to(tmp_path / "secret.svg")
    (folder / "pack.toml").write_text(HEAD + RACE + 'emblem = "bog.svg"\n')
    with pytest.raises(BadPack) as caught:
        read_pack(folder)
    assert caught.value.code == "pack.missing_file"


@pytest.mark.parametrize(
    ("name", "size", "code"),
    [("big.svg", 20_481, "pack.too_large"), ("big.json", 200_001, "pack.too_large")],
)
def test_large_files_are_not_read(name: str, size: int, code: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("x" * size)
    (tmp_path / "pack.toml").write_text(HEAD + RACE)
    with pytest.raises(BadPack) as caught:
        read_pack(tmp_path)
    assert caught.value.code == code
    assert str(caught.value.facts["source"]).endswith(name)


def test_non_utf8_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_bytes(b"\n\xff\xfe")
    with pytest.raises(BadPack) as caught:
        read_pack(tmp_path)
    assert caught.value.code == "pack.not_utf8"
    assert caught.value.facts["line"] == 2


def test_missing_files_are_reported(tmp_path: Path) -> None:
    for path, code in ((tmp_path / "no.toml", "pack.no_file"), (tmp_path, "pack.no_pack_file")):
        with pytest.raises(BadPack) as caught:
            read_pack(path)
        assert caught.value.code == code
