"""The page as the server serves it: versioned, compressed, complete, and nothing else."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import brotli
import httpx
import pytest

from smallworld.server.page.compress import static_file
from smallworld.server.page.files import Page
from smallworld.server.routes.page import ADDRESSES
from smallworld.texts.fluent import texts_for
from tests.kit.paths import DOCS, PACKAGE
from tests.server.running import running_server


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    database = Path(tmp_path_factory.mktemp("page")) / "tables.sqlite"
    with running_server(str(database)) as server, httpx.Client(base_url=server.url) as client:
        yield client


@pytest.mark.parametrize(
    ("accepted", "lang", "title"),
    [
        ("", "en", "Small World"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru", "Маленький мир"),
        ("de;q=0.9, is;q=0.5, sv;q=0.4", "is", "Smáheimar"),
        ("nn, en;q=0.5", "nb", "Small World"),
        ("en;q=x, ,;;, *, ru;q=0", "en", "Small World"),
    ],
)
def test_document_and_manifest_are_in_the_language_of_the_browser(
    http: httpx.Client, accepted: str, lang: str, title: str
) -> None:
    headers = {"accept-language": accepted}
    for path, status in (("/", 200), ("/nowhere", 404)):
        answer = http.get(path, headers={**headers, "accept": "text/html"})
        texts = texts_for(lang, strict=True)
        assert answer.status_code == status
        assert f'<html lang="{lang}"' in answer.text
        assert f"<title>{title}</title>" in answer.text
        assert f'content="{texts.say("page-description")}"' in answer.text
        assert f"<noscript><p>{texts.say('page-noscript')}</p>" in answer.text
        assert f"/texts/{lang}.ftl" in answer.text, "the texts are loaded ahead"
    manifest = http.get("/manifest.webmanifest", headers=headers)
    assert (manifest.json()["name"], manifest.json()["lang"]) == (title, lang)
    assert "accept-language" in manifest.headers["vary"]


@pytest.mark.parametrize(("chosen", "lang"), [("fi", "fi"), ("xx", "ru"), ('"; en', "ru")])
def test_the_document_is_in_the_language_chosen_on_the_page(
    http: httpx.Client, chosen: str, lang: str
) -> None:
    headers = {"accept-language": "ru", "cookie": f"smallworld-language={chosen}"}
    for path in ("/", "/nowhere"):
        answer = http.get(path, headers={**headers, "accept": "text/html"})
        assert f'<html lang="{lang}"' in answer.text
        assert re.findall(r"/texts/(\w+)\.ftl", answer.text) == [lang]
    assert "cookie" in http.get("/", headers=headers).headers["vary"]


def test_every_address_shows_the_document(http: httpx.Client) -> None:
    for address in ADDRESSES:
        answer = http.get(address.replace("{game:str}", "abcdefghijkl"))
        assert answer.status_code == 200 and '<div id="app">' in answer.text
    answer = http.get("/")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_every_screen_of_the_page_has_an_address() -> None:
    screens = (PACKAGE / "web" / "app" / "screens.js").read_text("utf-8")
    named = set(re.findall(r'^  "?(\w*)"?: lazy\(', screens, re.MULTILINE)) | {"table"}
    assert len(named) > 10
    assert named == {address.split("/")[1] for address in ADDRESSES}


def test_the_import_map_is_the_only_inline_script_and_admitted_by_its_hash(
    http: httpx.Client,
) -> None:
    answer = http.get("/")
    inline = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", answer.text, re.DOTALL)
    assert len(inline) == 1
    digest = base64.b64encode(hashlib.sha256(inline[0].encode()).digest()).decode()
    assert f"'sha256-{digest}'" in answer.headers["content-security-policy"]
    assert "style=" not in answer.text


def test_everything_the_document_names_is_there_for_ever(http: httpx.Client) -> None:
    text = http.get("/").text + http.get("/table/abc?plain").text
    imports = json.loads(re.findall(r'importmap">(.*?)</script>', text)[0])["imports"]
    named = set(re.findall(r'(?:href|src)="(/static/[^"]+)"', text)) | set(imports.values())
    assert len(named) > 20
    for path in named:
        answer = http.get(path)
        assert answer.status_code == 200, path
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_every_module_imports_only_what_is_there() -> None:
    page = Page()
    web = PACKAGE / "web"
    for module in web.rglob("*.js"):
        for name in re.findall(r'from "(\.[^"]+)"', module.read_text("utf-8")):
            found = (module.parent / name).resolve().relative_to(web.resolve())
            assert page.file(found.as_posix()) is not None, f"{module.name}: {name}"


def test_text_is_compressed_where_it_is_asked_for(http: httpx.Client) -> None:
    path = f"/static/{Page().version}/app/main.js"
    plain = http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    gzipped = http.get(path, headers={"accept-encoding": "gzip;q=1.0, *;q=0"})
    assert gzipped.headers["content-encoding"] == "gzip" and gzipped.text == plain.text
    with http.stream("GET", path, headers={"accept-encoding": "gzip, br"}) as packed:
        assert packed.headers["content-encoding"] == "br"
        assert brotli.decompress(b"".join(packed.iter_raw())) == plain.content


def test_each_screen_asks_for_its_volume_and_not_for_the_others() -> None:
    page = Page()
    home, table = page.document("/").body.decode(), page.document("/table/abc").body.decode()
    assert "bundles/home.js" in home and "bundles/table.js" not in home
    assert "bundles/table.js" in table and "bundles/home.js" not in table
    assert "bundles/start.js" in home and "bundles/page.css" in table


def test_plain_the_document_names_every_module_and_style() -> None:
    page = Page()
    home, table = (page.document(path, plain=True).body.decode() for path in ("/", "/table/abc"))
    assert "home/home.js" in home and "table/state/store.js" not in home
    assert "table/state/store.js" in table and "home/home.js" not in table
    assert "vendor/fluent/resolver.js" in home and "app/main.js" in table
    assert all(f'{path}"' in home for path in page.styles)
    assert "bundles/" not in home + table


def test_every_style_is_loaded_by_the_page_or_by_a_module() -> None:
    web = PACKAGE / "web"
    modules = [path for path in web.rglob("*.js") if "vendor" not in path.parts]
    fetched = {name for path in modules for name in re.findall(r'"([^"]+\.css)"', path.read_text())}
    styles = Page().styles
    assert len(styles) == len(set(styles))
    found = {path.relative_to(web).as_posix() for path in web.rglob("*.css")}
    assert found == {"app/page.css", *styles, *fetched}


def test_a_file_is_sent_at_once_and_smaller_later() -> None:
    words = (DOCS / "server-api.md").read_bytes()
    file = static_file("words.txt", words)
    assert not file.is_ready("br")
    quick, encoding = file.for_client("br")
    assert encoding == "br" and file.is_ready("br")
    file.compress_fully()
    small, _ = file.for_client("br")
    assert len(small) < len(quick)
    assert brotli.decompress(small) == brotli.decompress(quick) == file.body


@pytest.mark.parametrize(
    "path",
    [
        "/static/older0000000/app.js",
        "/static/{v}/nothing.js",
        "/static/{v}/../pyproject.toml",
        "/static/{v}/%2e%2e/version.py",
        "/static/{v}//etc/passwd",
        "/static/{v}/",
    ],
)
def test_nothing_else_is_served(http: httpx.Client, path: str) -> None:
    answer = http.get(path.replace("{v}", Page().version))
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] in ("request.no_such_path", "page.old_version")


def test_it_can_be_installed(http: httpx.Client) -> None:
    manifest = http.get("/manifest.webmanifest").json()
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = http.get(icon["src"])
        assert answer.status_code == 200 and answer.headers["content-type"] == icon["type"]


def test_the_catalogue_lists_what_can_be_chosen(http: httpx.Client) -> None:
    told = http.get(f"/static/{Page().version}/catalogue.json").json()
    assert [board["seats"] for board in told["boards"]] == [2, 3, 4, 5]
    assert (len(told["races"]), len(told["powers"])) == (14, 20)
    assert {"easy", "normal", "hard"} <= {bot["id"] for bot in told["bots"]}
    assert "en" in told["languages"]
    options = {option["id"] for option in told["options"]}
    assert [edition["lang"] for edition in told["editions"]] == ["is", "sv", "ru"]
    assert all(edition["options"].keys() <= options for edition in told["editions"])


def test_a_mistyped_address_shows_the_page_to_people_and_an_error_to_programs(
    http: httpx.Client,
) -> None:
    eyes = http.get("/nowhere", headers={"accept": "text/html,*/*"})
    assert eyes.status_code == 404 and '<div id="app">' in eyes.text
    assert http.get("/nowhere").json()["error"]["code"] == "request.no_such_path"
    api = http.get("/api/nowhere", headers={"accept": "text/html"})
    assert api.json()["error"]["code"] == "request.no_such_path"
