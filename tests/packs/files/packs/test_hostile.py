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
    "far away": (f'<svg {SVG}><path d="M0 0 L 1e9 8"/></svg>', "too_far"),
    "far away in steps": (f'<svg {SVG}><path d="m0 0{" 8 8" * 40}"/></svg>', "too_far"),
    "far away by mirrors": (
        f'<svg {SVG}><path d="M0 0Q8 8 0 8{"T8 0T0 8" * 9}"/></svg>',
        "too_far",
    ),
    "wide arc": (f'<svg {SVG}><path d="M0 0A900 900 0 1 1 8 8"/></svg>', "too_far"),
    "arc that grows": (f'<svg {SVG}><path d="M0 0A1 .001 0 0 1 8 8"/></svg>', "too_far"),
    "far points": (f'<svg {SVG}><polygon points="0,0 8,8 1e9,0"/></svg>', "too_far"),
    "odd points": (f'<svg {SVG}><polygon points="0,0 8"/></svg>', "value"),
    "huge circle": (f'<svg {SVG}><circle r="500"/></svg>', "too_far"),
    "endless number": (f'<svg {SVG}><circle r="1e999"/></svg>', "too_far"),
    "no number": (f'<svg {SVG}><circle r="--e"/></svg>', "value"),
    "wide stroke": (f'<svg {SVG}><g stroke-width="99"><path d="M0 0h8"/></g></svg>', "too_far"),
    "stroke by scale": (
        f'<svg {SVG}><g transform="scale(1000)"><path d="M0 0h.001"/></g></svg>',
        "too_far",
    ),
    "sharp mitre": (f'<svg {SVG}><path stroke-miterlimit="9999" d="M0 0h8"/></svg>', "too_far"),
    "moved away": (
        f'<svg {SVG}><g transform="translate(99)"><path d="M0 0"/></g></svg>',
        "too_far",
    ),
    "nested scales": (
        f"<svg {SVG}>"
        + '<g transform="scale(9)">' * 6
        + '<path d="M1 1"/>'
        + "</g>" * 6
        + "</svg>",
        "too_far",
    ),
    "skewed away": (f'<svg {SVG}><path transform="skewX(89.99)" d="M8 8"/></svg>', "too_far"),
    "wrong transform": (f'<svg {SVG}><path transform="scale(1 2 3)" d="M8 8"/></svg>', "value"),
    "long transform": (f'<svg {SVG}><g transform="{"rotate(1)" * 20}"/></svg>', "value"),
    "many segments": (f'<svg {SVG}><path d="M0 0{"h1h-1" * 700}"/></svg>', "too_many_parts"),
    "many gradients": (
        f'<svg {SVG}><g fill="url(#a)" stroke="url(#a)">'
        + '<path d="M0 0h8"/>' * 41
        + "</g></svg>",
        "too_many_parts",
    ),
    "many layers": (f"<svg {SVG}>" + '<g opacity=".5"/>' * 13 + "</svg>", "too_many_parts"),
    "deep layers": (
        f"<svg {SVG}>" + '<g opacity=".5">' * 4 + "</g>" * 4 + "</svg>",
        "too_many_parts",
    ),
    "wrong path": (f'<svg {SVG}><path d="8 8"/></svg>', "value"),
    "short path": (f'<svg {SVG}><path d="M0 0L8"/></svg>', "value"),
    "wrong flag": (f'<svg {SVG}><path d="M0 0A1 1 0 2 0 8 8"/></svg>', "value"),
    "thin size": (SVG.replace("0 0 8 8", "0 0 8 8000").join(("<svg ", "/>")), "too_far"),
    "huge size": (SVG.replace("0 0 8 8", "0 0 9e9 9e9").join(("<svg ", "/>")), "too_far"),
    "wrong size": (SVG.replace("0 0 8 8", "0 0 8").join(("<svg ", "/>")), "value"),
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


def test_dashes_are_dropped_from_emblems() -> None:
    style = "stroke-dasharray:.01,.01;stroke-dashoffset:1;stroke:red"
    drawn = f'<svg {SVG}><path stroke-dasharray="0.01,0.01" d="M0 0h8"/><g style="{style}"/></svg>'
    assert clean_emblem(drawn) == (f'<svg {SVG}><path d="M0 0h8"></path><g stroke="red"></g></svg>')


def test_usual_drawings_pass() -> None:
    shapes = (
        '<path d="M4,1c1.5-.5 2 1 2 2s-1.2.8-2 2A2 2 0 0 1 2 3a2,2 0 1 1 2-2z"/>'
        '<g transform="translate(4 4) rotate(45) scale(.5,-.5)">'
        '<rect x="-3" width="6" height="6"/></g>'
        '<circle cx="50%" cy="4" r="2" stroke-width="1"/><line x2="8" y2="8"/>'
        '<ellipse rx="2" ry="1"/><polyline points="0,0 4,8 8,0"/>'
        '<linearGradient id="a" x1="0%" x2="100%"><stop offset="50%"/></linearGradient>'
    )
    assert clean_emblem(f"<svg {SVG}>{shapes}</svg>").count("<path") == 1


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
    assert read_pack(tmp_path).files == {}  # it names no file, so there is nothing to read
    named = f'[[board]]\nfile = "{name}"\n' if name.endswith("json") else f'emblem = "{name}"\n'
    (tmp_path / "pack.toml").write_text(HEAD + RACE + named)
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
