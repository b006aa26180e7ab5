// Which words of a sentence name a region.
import assert from "node:assert/strict";
import { test } from "node:test";

const { bundleOf, useBundles } = await import("#web/i18n/texts.js");
const { Names } = await import("#web/i18n/names.js");
const { mentionsIn } = await import("#web/i18n/region-mentions.js");

useBundles([bundleOf("en", "region = { $name } ({ $number })\nregion-unnamed = Region { $number }")]);
const names = new Names([], new Map([[1, "Tor"], [12, "Torfana"], [3, ""], [31, ""]]));
const regionsIn = (sentence) => mentionsIn(sentence, names).flatMap(({ region }) => region ?? []);

test("a name with or without its number points at its region, the rest stays as it is", () => {
  assert.deepEqual(mentionsIn("Bo takes Torfana (12), then Tor.", names), [
    { text: "Bo takes ", region: null },
    { text: "Torfana (12)", region: 12 },
    { text: ", then ", region: null },
    { text: "Tor", region: 1 },
    { text: ".", region: null },
  ]);
});

test("part of a word, or another number, is no name", () => {
  assert.deepEqual(regionsIn("Torstein and Viktor rest"), []);
  assert.deepEqual(regionsIn("Region 31 and Region 3"), [31, 3]);
  assert.deepEqual(regionsIn("Region 312"), []);
});

test("a board without names at hand leaves the sentence whole", () => {
  assert.deepEqual(mentionsIn("Bo takes Torfana", new Names()), [{ text: "Bo takes Torfana", region: null }]);
});

test("a name spelled in the letters of the language points at its region", () => {
  useBundles([bundleOf("ru", "region = { $name } ({ $number })\n    .letters = a а, k к, l л, m м, o о, r р")]);
  const spelled = new Names([], new Map([[5, "Kolma"]]));
  assert.deepEqual(mentionsIn("Регион Колма.", spelled).map(({ region }) => region), [null, 5, null]);
});
