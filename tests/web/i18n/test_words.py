"""The page and the library say the same sentences from the same texts."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from smallworld.core.actions import parse_action
from smallworld.core.errors import BadRecord, RuleError
from smallworld.core.events import Event
from smallworld.core.refusals import refusal
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.maps import load_map
from smallworld.play.game import Game
from smallworld.play.reasons import Remark, plain_facts
from smallworld.play.record import read_record
from smallworld.server.page.files import Page
from smallworld.texts.check.messages import read_language
from smallworld.texts.events import event_sentence
from smallworld.texts.fluent import Texts, bundle_of, texts_for
from smallworld.texts.languages import all_languages, languages, locales
from smallworld.texts.names import Names
from smallworld.texts.reasons import remark_sentence
from smallworld.texts.refusals import refusal_sentence
from tests.kit.paths import GOLDEN
from tests.kit.soak import in_soak
from tests.texts.samples import STEPS, a_remark, is_for_pages_only, samples
from tests.texts.source_scan import remark_facts
from tests.web.requirements import needs_node

SAY = Path(__file__).parents[1] / "js" / "say.mjs"
MOST = 4
NUMBERS = (*range(30), 100, 101, 111, 121, 1234, 98765)

pytestmark = needs_node

QUICK = ("en", "fi", "ru")  # plain, many cases, many plural forms


@cache
def golden_games() -> tuple[Game, ...]:
    return tuple(read_record(path.read_text("utf-8")) for path in sorted(GOLDEN.glob("**/*.swg")))


@cache
def golden_events() -> list[tuple[Game, Event]]:
    """Some events of each shape: the same kind, and the same facts that are nothing."""
    found: Counter[object] = Counter()
    kept = []
    for game in golden_games():
        for event in (event for line in game.log for event in line.events):
            shape = event.kind, *(key for key, value in event.facts.items() if value)
            found[shape] += 1
            if found[shape] <= MOST:
                kept.append((game, event))
    return kept


@cache
def golden_refusals() -> list[tuple[Game, RuleError]]:
    """Some refusals of each kind."""
    found: Counter[str] = Counter()
    kept = []
    for game in golden_games():
        for error in _refusals(game):
            found[error.code] += 1
            if found[error.code] <= MOST:
                kept.append((game, error))
    return kept


@pytest.mark.parametrize("lang", in_soak(languages(), *QUICK))
def test_events_of_the_golden_games_and_refusals_read_alike(lang: str, tmp_path: Path) -> None:
    asked: list[dict[str, Any]] = []
    expected: list[str] = []
    for game, event in golden_events():
        asked.append({"event": {"kind": event.kind, "facts": event.facts}, **_table(game)})
        expected.append(event_sentence(event, _names(game, lang)))
    for game, error in golden_refusals():
        asked.append({"refusal": {"code": error.code, "facts": error.facts}, **_table(game)})
        expected.append(refusal_sentence(error, _names(game, lang)))
    assert len(expected) > 200
    served = Page().file(f"texts/{lang}.ftl")
    assert served is not None
    assert _said(asked, served.body, lang, tmp_path) == expected


@pytest.mark.parametrize("lang", in_soak(languages(), *QUICK))
def test_what_bots_remark_reads_alike(lang: str, tmp_path: Path) -> None:
    remarks = [a_remark(kind, number) for kind in remark_facts() for number in (0, 1, 3)]
    remarks += [Remark("place", {"steps": (step, STEPS[0])}) for step in STEPS]
    game = golden_games()[0]
    expected = [remark_sentence(remark, _names(game, lang)) for remark in remarks]
    asked = [{"remark": plain_facts(remark), **_table(game)} for remark in remarks]
    assert _said(asked, _source(lang), lang, tmp_path) == expected


@pytest.mark.parametrize("lang", all_languages())
def test_every_combo_in_every_form_reads_alike(lang: str, tmp_path: Path) -> None:
    names = Names(Texts(lang, strict=True))
    pairs = [(race.id, power.id) for race in RACES for power in POWERS]
    pairs += [("moon_folk", "hill"), ("elves", "starry_night"), ("moon_folk", "starry_night")]
    expected = [names.combo_forms(race, power, "people") for race, power in pairs]
    asked = [{"combo": pair} for pair in pairs]
    assert _said(asked, _source(lang), lang, tmp_path) == expected


@pytest.mark.parametrize("lang", in_soak(all_languages(), *QUICK))
def test_every_message_reads_alike_whatever_its_values(lang: str, tmp_path: Path) -> None:
    asked: list[dict[str, Any]] = []
    expected: list[str] = []
    texts = Texts(lang, strict=True)
    for name, text in read_language(lang, locales() / lang).texts.items():
        if not is_for_pages_only(text):
            for facts in samples(text):
                asked.append({"message": name, "facts": facts})
                expected.append(texts.say(name, **facts))
    assert _said(asked, _source(lang), lang, tmp_path) == expected


@pytest.mark.parametrize("lang", all_languages())
def test_numbers_are_of_the_same_kind_and_written_alike(lang: str, tmp_path: Path) -> None:
    kinds = ("zero", "one", "two", "few", "many")
    branches = "".join(f"    [{kind}] {{ $n }} {kind}\n" for kind in kinds)
    source = f"counted = {{ $n ->\n{branches}   *[other] {{ $n }} other\n  }}\n"
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "names.ftl").write_text(source, encoding="utf-8")
    texts = Texts(lang, strict=True, bundles=[bundle_of(lang, tmp_path / "own")])
    expected = [texts.say("counted", n=number) for number in NUMBERS]
    asked = [{"message": "counted", "facts": {"n": number}} for number in NUMBERS]
    assert _said(asked, source.encode(), lang, tmp_path) == expected


@pytest.mark.parametrize("lang", all_languages())
def test_lists_read_alike(lang: str, tmp_path: Path) -> None:
    texts = Texts(lang, strict=True)
    asked = [
        {"list": list("abcd")[:count], "joint": joint}
        for count in (1, 2, 3, 4)
        for joint in ("and", "or", "comma")
    ]
    expected = [texts.listed(one["list"], one["joint"]) for one in asked]  # type: ignore[arg-type]
    assert _said(asked, _source(lang), lang, tmp_path) == expected


def _names(game: Game, lang: str) -> Names:
    return Names(texts_for(lang), game.names, load_map(game.box.board.id))


def _refusals(game: Game) -> Iterator[RuleError]:
    """Why things do not work at the end of a game and at some earlier moment."""
    words = [f"{word} {n}" for word in ("conquer", "abandon", "deploy", "ally") for n in (1, 4)]
    for place in range(0, len(game.log), 15):
        state = game.state_at(place)
        for word in [*words, "stop", "end", "decline", "roll", "pick 3"]:
            text = f"{word} 1" if word.startswith("deploy") else word
            error = refusal(state, parse_action(text, game.box))
            if error is not None:
                yield error
    yield from _bad_records()


def _bad_records() -> Iterator[RuleError]:
    """Refusals inside refusals, and those whose facts mean something else."""
    begun = "smallworld 1\nrules 1\nmap base/2\nseat Ann\nseat Bo\n"
    column = ["humans hill", "elves flying", "orcs swamp", "trolls stout", "giants forest"]
    revealed = "".join(f"* reveal {combo}\n" for combo in [*column, "tritons spirit"])
    for text in (
        f"{begun}{revealed}0 conquer 3\n",
        f"{begun}{revealed}1 pick 1\n",
        f"{begun}* reveal humans hill\n* reveal humans flying\n",
        f'{begun}position {{"map": "base/2", "round": 77}}\n',
        f'{begun}position {{"map": "base/2", "unseen": {{"races": ["elves"]}}}}\n',
    ):
        with pytest.raises(BadRecord) as caught:
            read_record(text)
        yield caught.value


def _table(game: Game) -> dict[str, Any]:
    regions = {region.id: region.name for region in load_map(game.box.board.id).regions}
    return {"seats": game.names, "regions": regions}


def _source(lang: str) -> bytes:
    """All texts of a language, also those that no page is given."""
    folder = locales() / lang
    return b"\n".join(e.read_bytes() for e in folder.iterdir() if e.name.endswith(".ftl"))


def _said(asked: list[dict[str, Any]], source: bytes, lang: str, folder: Path) -> list[Any]:
    texts = folder / f"{lang}.ftl"
    texts.write_bytes(source)
    lines = "\n".join(json.dumps(msgspec.to_builtins(question)) for question in asked)
    answer = subprocess.run(
        ["node", "--import", str(SAY.parent / "modules.mjs"), str(SAY), str(texts), lang],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return [json.loads(line) for line in answer.stdout.splitlines()]
