"""Messages are parsed when they are used, with the same result as parsing whole files."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from smallworld.texts.bundle import LazyBundle
from smallworld.texts.languages import languages, locales

FILES = (
    """\
-box = Box
# A comment with = in it
greeting = Hello from { -box }, { $name }
    .short = Hi
## Heading
count = { $number ->
    [one] { greeting.short } once
   *[other] { $number } times
}
broken = { $never ends
""",
    "greeting = Never seen\nlast = { greeting }\n",
)


def formatted(bundle: FluentBundle, id: str, **facts: str | int) -> object:
    message = bundle.get_message(id)
    assert message.value is not None
    return bundle.format_pattern(message.value, facts)[0]


def test_terms_references_and_forms_are_found() -> None:
    bundle = LazyBundle("en", FILES)
    assert formatted(bundle, "last", name="Ann") == "Hello from Box, Ann"
    assert formatted(bundle, "count", number=1) == "Hi once"
    assert formatted(bundle, "count", number=2) == "2 times"


def test_what_cannot_be_parsed_is_no_message() -> None:
    bundle = LazyBundle("en", FILES)
    assert [bundle.has_message(id) for id in ("broken", "box", "none")] == [False] * 3
    with pytest.raises(LookupError):
        bundle.get_message("broken")


@pytest.mark.parametrize("lang", languages())
def test_every_file_gives_the_messages_of_a_whole_parse(lang: str) -> None:
    whole = FluentBundle([lang], use_isolating=False)
    texts = [
        entry.read_text(encoding="utf-8")
        for entry in sorted((locales() / lang).iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    ]
    resources = [FluentResource(text) for text in texts]
    for resource in resources:
        whole.add_resource(resource)
    lazy = LazyBundle(lang, texts)
    for id, entry in whole._messages.items():
        assert lazy.has_message(id)
        assert lazy._messages[id].equals(entry, ["span", "comment"]), id
