// From a text on the screen to its message, its source and a file of suggestions.
import assert from "node:assert/strict";
import { test } from "node:test";

const { Finder, sourceOf, suggestionsFile, withSuggestion } = await import("#web/wording/messages.js");

const SOURCE = `# A comment
kit-close = Close
    .about = Close it
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }

### More
kit-closed = Closed
long =
    First line
    second line
    .short = Line
`;

test("the source of a message ends where the next one begins, and has no indent", () => {
  assert.equal(sourceOf(SOURCE, "kit-close"), "Close");
  assert.equal(sourceOf(SOURCE, "kit-close.about"), "Close it");
  assert.equal(sourceOf(SOURCE, "coins"), "{ $coins ->\n  [one] 1 coin\n *[other] { $coins } coins\n}");
  assert.equal(sourceOf(SOURCE, "long"), "First line\nsecond line");
  assert.equal(sourceOf(SOURCE, "long.short"), "Line");
  assert.equal(sourceOf(SOURCE, "kit"), "");
  assert.equal(sourceOf(SOURCE, "coins.about"), "");
});

test("equal texts come first, then the longest part, and only then what is around", () => {
  const finder = new Finder();
  finder.remember("price", "3 tokens");
  finder.remember("sentence", "It costs  3 tokens.");
  finder.remember("button", "Take");
  finder.remember("twin", "Take");
  finder.remember("x", "!");
  assert.deepEqual(finder.at([["Take"], ["Take | It costs 3 tokens."]]), ["button", "twin"]);
  assert.deepEqual(finder.at([["It costs 3 tokens."]]), ["sentence", "price"]);
  assert.deepEqual(finder.at([["3"], ["now: It costs 3 tokens. Yes"]]), ["sentence", "price"]);
  assert.deepEqual(finder.at([[null, "Take"]]), ["button", "twin"]);
  assert.deepEqual(finder.at([["elsewhere"], [""]]), []);
  assert.deepEqual(finder.visible(["… Take it …"]), [
    { id: "button", text: "Take" },
    { id: "twin", text: "Take" },
  ]);
});

test("a suggestion replaces an earlier one; one that changes nothing is removed", () => {
  const one = { language: "ru", id: "kit-close", english: "Close", current: "Закрыть", suggestion: " Убрать " };
  const first = withSuggestion([], one);
  assert.equal(first[0].suggestion, "Убрать");
  const other = { ...one, language: "sv", suggestion: "Stäng" };
  const both = withSuggestion(withSuggestion(first, other), { ...one, suggestion: "Спрятать" });
  assert.deepEqual(both.map(({ language, suggestion }) => [language, suggestion]), [["sv", "Stäng"], ["ru", "Спрятать"]]);
  assert.deepEqual(withSuggestion(both, { ...one, suggestion: "Закрыть" }), [other]);
  assert.deepEqual(withSuggestion(first, { ...one, suggestion: "  " }), []);
  assert.deepEqual(JSON.parse(suggestionsFile(first)), { format: "smallworld suggestions 1", suggestions: first });
});
