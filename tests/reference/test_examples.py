"""The examples of the reference match the engine."""

from __future__ import annotations

import pytest

from smallworld.core.errors import IllegalAction
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.files.maps.outlines import load_base_outlines
from smallworld.packs.maps import load_map
from smallworld.play.position.read import read_position
from smallworld.reference.book import reference
from smallworld.reference.examples import example_game, example_sources
from smallworld.reference.sentences import example_lines
from smallworld.texts.fluent import texts_for
from tests.texts.strict_texts import CheckedTexts, messages

BOOK = reference()
ENTRIES = {entry.id: entry for entry in BOOK.entries}


def explanation(id: str) -> dict[str, int | str | None]:
    """Return price, income or refusal of each action of an example."""
    return {
        one.action: one.code or (one.price if one.income is None else one.income)
        for one in BOOK.examples[id].actions
    }


@pytest.mark.parametrize("id", example_sources())
def test_every_example_is_a_valid_position_with_sentences(id: str) -> None:
    example = BOOK.examples[id]
    read_position(_as_json(example.position))
    lines = example_lines(example, CheckedTexts())
    assert lines or id == "mines"
    assert len(lines) == len(example.events) + len(example.actions)
    written = example_sources()[id]
    assert {event.kind for event in example.events} <= set(written.tell)
    assert set(written.entries) <= ENTRIES.keys()


@pytest.mark.parametrize("id", example_sources())
def test_explained_actions_match_the_engine(id: str) -> None:
    written = example_sources()[id]
    for one in BOOK.examples[id].actions:
        game = example_game(written)
        for action in written.play:
            last = action is written.play[-1]
            game.play(action, chance=written.chance if last else ())
        if one.legal:
            game.play(one.action)
        else:
            with pytest.raises(IllegalAction) as refused:
                game.play(one.action)
            assert refused.value.code == one.code


def test_every_race_power_and_piece_has_an_example() -> None:
    kinds = ("race", "power", "piece", "terrain", "symbol", "option")
    without = [e.id for e in BOOK.entries if e.kind in kinds and not e.examples]
    assert without == ["option-open_coins"], "nothing on the board differs there"
    assert len(RACES) + len(POWERS) == 34


def test_crop_contains_the_shown_regions() -> None:
    for example in BOOK.examples.values():
        outlines = load_base_outlines(load_map(example.position.map).id.rpartition("/")[2])
        left, top, width, height = example.crop
        for region in example.shows:
            for x, y in outlines.ring(region):
                assert left <= x <= left + width and top <= y <= top + height, example.id


def test_example_sentences_contain_no_fixed_number() -> None:
    source = {id: message for id, message in messages("reference.ftl").items()}
    texts = texts_for()
    for id in [id for id in source if id.startswith("reference-asked-")]:
        sentence = texts.say(
            id,
            **dict.fromkeys(("price", "missing", "percent", "coins"), 77),
            **dict.fromkeys(("people", "region", "parts", "seat", "why"), "…"),
        )
        digits = {
            word for word in sentence.replace(".", " ").replace(",", " ").split() if word.isdigit()
        }
        assert digits <= {"77"}, sentence


def test_known_examples() -> None:
    assert explanation("giants") == {"conquer 10": 1, "conquer 4": 1, "conquer 11": 2}
    assert explanation("lowest-price") == {"conquer 10": 1}
    assert explanation("own-declined") == {"conquer 2": 2}
    assert explanation("own-declined-defends") == {"conquer 2": 3}
    assert explanation("hole") == {"conquer 13": "conquer.immune"}
    assert explanation("wealthy") == {"stop": 9}
    assert explanation("income") == {"stop": 6}


def _as_json(position: object) -> object:
    import msgspec

    return msgspec.to_builtins(position)
