// The workshop: packs as text and back, what a table is asked for, boards, and the chart of balance.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { modulesOf, packageUrl, readSource } from "../sources.mjs";

const { writeMap, writeToml } = await import("#web/workshop/model/toml-write.js");
const { designFrom, emptyDesign, emptyTile, idFrom, withTile } = await import("#web/workshop/model/design.js");
const { reveals } = await import("#web/workshop/model/try-out.js");
const { withRequest } = await import("#web/workshop/model/with-packs.js");
const { linesOf } = await import("#web/workshop/balance/report.js");
const { regionOf, withBoard, withRegion } = await import("#web/workshop/board/board-model.js");
const { firstLetters } = await import("#web/ui/pack-emblems.js");
const { packsNamed, rememberPacks, withPacks } = await import("#web/net/file-packs.js");

const examples = packageUrl("packs/examples/");
const example = (name) => readFileSync(new URL(`${name}/pack.toml`, examples), "utf8");
/** The content of a pack file as the server sends it. */
const contentOf = (toml) => {
  const program = "import json, sys, tomllib; json.dump(tomllib.load(sys.stdin.buffer), sys.stdout)";
  return JSON.parse(execFileSync(process.env.PYTHON ?? "python3", ["-c", program], { input: toml, encoding: "utf8" }));
};

test("the packs that come along go through the form unchanged", () => {
  for (const name of ["fenlights", "deepforge"]) {
    const design = designFrom(contentOf(example(name)));
    const again = designFrom(contentOf(writeToml(design)));
    assert.deepEqual(again, design);
    assert.ok(design.races.length && design.powers.length);
  }
});

test("what says nothing is not written", () => {
  const race = { ...emptyTile("race"), words: { saves_tokens: 2, pays_on: [], lairs: false, camps: 0, sails: true }, texts: { en: { name: "Bogfolk" } } };
  const toml = writeToml({ ...emptyDesign("Fens"), races: [race] });
  assert.match(toml, /\[\[race\]\]\nid = "race"\ntokens = 6\nsails = true\n\n\[texts\.en\.race\.race\]\nname = "Bogfolk"\n$/);
  const with_saves = { ...race, words: { ...race.words, saves_on: ["hill"] } };
  assert.match(writeToml({ ...emptyDesign("Fens"), races: [with_saves] }), /saves_on = "hill"\nsaves_tokens = 2\n/);
});

test("ids follow names, and avoid those of the box and of the game", () => {
  assert.equal(idFrom("Fjällvättar & Co", "race"), "fjallvattar_co");
  assert.equal(idFrom("Болотники", "race"), "race");
  assert.equal(idFrom("Dragon", "power"), "dragon_own");
  const design = { ...emptyDesign("x"), races: [emptyTile("race")] };
  const named = withTile(design, "race", 0, { ...emptyTile("race"), texts: { fi: { name: "Elves" } } }, ["elves"]);
  assert.equal(named.races[0].id, "elves_2");
  assert.equal(named.pack.title, "Elves");
});

test("the tile that is tried is revealed first, and no lender is", () => {
  const box = { races: ["elves", "orcs", "ratmen"].map((id) => ({ id })), powers: ["hill", "flying"].map((id) => ({ id })) };
  const tiles = [
    { kind: "race", id: "one", borrows: "" },
    { kind: "race", id: "two", borrows: "ratmen" },
    { kind: "power", id: "wise", borrows: "" },
  ];
  const said = reveals(tiles, tiles[1], box, () => 0.5);
  assert.match(said[0], /^reveal two (hill|flying)$/);
  assert.deepEqual(said.slice(1), ["reveal one wise"]);
  assert.match(reveals(tiles, tiles[2], box, () => 0.5)[0], /^reveal (elves|orcs) wise$/);
});

test("a whole pack is revealed in its own pairs first, then with official partners", () => {
  const box = { races: ["elves", "orcs"].map((id) => ({ id })), powers: ["hill", "flying"].map((id) => ({ id })) };
  const tiles = ["one", "two"].map((id) => ({ kind: "race", id, borrows: "" }));
  const [first, second] = reveals([...tiles, { kind: "power", id: "wise", borrows: "" }], undefined, box, () => 0.5);
  assert.equal(first, "reveal one wise");
  assert.match(second, /^reveal two (hill|flying)$/);
});

const offered = [
  {
    key: "own a",
    pack: {
      id: "fens",
      cards: [{ kind: "race", id: "bogfolk", borrows: "ratmen", readings: [] }, { kind: "power", id: "wise", borrows: "", readings: [] }],
      boards: [{ id: "fens/isle", seats: 2 }],
    },
    wish: { toml: "the text" },
    content: { board: [{ id: "isle", seats: 2, rounds: 9, regions: [{ id: 1, name: "A", terrain: "hill", neighbours: [2] }] }] },
  },
];
const nothing = { packs: [], switches: [], mix: "added", race: "", power: "", board: "box", map: "", drawn: "", seed: 7, regions: null, wish: {} };

test("a table is asked for with packs, their mix and a board", () => {
  assert.deepEqual(withRequest(nothing, offered, 2).wish, {});
  assert.deepEqual(withRequest({ ...nothing, board: "random", regions: 25 }, offered, 2).wish, { map: "random-1/2/7/25" });
  const blank = withRequest({ ...nothing, packs: ["own a", "own lost"], mix: "blank", race: "bogfolk", power: "other" }, offered, 2);
  assert.deepEqual(blank.packs, ["own a"]);
  assert.equal(blank.wish.banners, "blank bogfolk");
  const own = withRequest({ ...nothing, packs: ["own a"], board: "own", map: "fens/isle" }, offered, 2);
  assert.equal(own.wish.map, "fens/isle");
  assert.match(own.drawn, /^id = "isle"\nseats = 2\nrounds = 9\n/);
  assert.equal(withRequest({ ...own }, offered, 3).wish.map, undefined);
});

test("switches follow the id of a pack, or are on in its file", () => {
  const file = `${example("fenlights")}
[[switch]]
id = "more"
tile = "marshwights"
sets = { tokens = 7 }

[texts.en.switch]
more = "One token more"
`;
  const content = contentOf(file);
  const tile = content.race[0].id;
  content.switch[0].tile = tile;
  const again = contentOf(writeToml(designFrom(content)));
  assert.deepEqual(again.switch, [{ id: "more", tile, sets: { tokens: 7 } }]);
  assert.equal(again.texts.en.switch.more, "One token more");
  const cards = [{ kind: "race", id: tile, borrows: "", readings: [{ switch: "more", text: "One token more", on: false }] }];
  const pack = { id: "fens", cards, boards: [] };
  const both = [{ key: "shelf fens", pack, wish: { id: "fens" }, content }, { key: "own b", pack, wish: { toml: "the text" }, content }];
  const asked = (/** @type {string[]} */ packs, /** @type {string[]} */ switches) => withRequest({ ...nothing, packs, switches }, both, 2);
  assert.deepEqual(asked(["shelf fens"], []).wish.packs, [{ id: "fens" }]);
  assert.deepEqual(asked(["shelf fens"], ["shelf fens+more", "own b+more"]).switches, ["shelf fens+more"]);
  assert.deepEqual(asked(["shelf fens"], ["shelf fens+more"]).wish.packs, [{ id: "fens+more" }]);
  assert.equal(contentOf(asked(["own b"], ["own b+more"]).wish.packs[0].toml).switch[0].on, true);
});

test("a changed random board keeps its name, and water keeps nothing on it", () => {
  const region = { id: 1, name: "A", terrain: "hill", symbols: ["mine"], tribe: true, edge: true, neighbours: [2] };
  const board = { id: "random-1/2/7", seats: 2, rounds: 10, regions: [region] };
  const design = withBoard(emptyDesign("x"), 0, board);
  assert.equal(design.boards[0].id, "random_1_2_7");
  assert.match(writeMap(design.boards[0]), /^id = "random-1\/2\/7"\n/);
  const wet = withRegion(board, 1, { terrain: "sea" }).regions[0];
  assert.deepEqual([wet.symbols, wet.tribe], [[], false]);
  assert.equal(regionOf({ key: "regions.6.tribe" }), 6);
  assert.equal(regionOf({ key: "seats" }), null);
});

test("the chart has the new tile at its place among the official ones", () => {
  const at = (value) => ({ value, low: value - 1, high: value + 1 });
  const official = [["orcs", 2], ["elves", 0], ["dwarves", -3]].map(([id, lead]) => ({ id, tokens: 5, lead: at(lead) }));
  const { rows, ticks } = linesOf({ trait: "bogfolk", tokens: 6, lead: at(1), official });
  assert.deepEqual(rows.map(({ id }) => id), ["orcs", "bogfolk", "elves", "dwarves"]);
  assert.ok(rows.every(({ low, x, high }) => low <= x && x <= high));
  assert.ok(ticks.some(({ coins }) => coins === 0));
});

test("letters stand in for an emblem, and a record names its packs", () => {
  assert.deepEqual(["Bogfolk", "lantern bearing", "Å", ""].map(firstLetters), ["Bo", "LB", "Å", "?"]);
  const record = "smallworld 1\npack fens+bog_pays+late 1.0 abc\npack deep 2 def\nmap base/2\n";
  assert.deepEqual(packsNamed(record), [{ id: "fens", hash: "abc" }, { id: "deep", hash: "def" }]);
});

test("a record is sent with the packs of the tables that were seen", async () => {
  const wish = { record: "smallworld 1\npack fens 1.0 0123456789ab\nmap base/2\n", line: 3 };
  rememberPacks([{ id: "fens", hash: "0123456789abcdef", toml: "the text" }, { id: "coded", hash: "ff" }]);
  assert.deepEqual(await withPacks(wish), { ...wish, packs: [{ toml: "the text" }] });
  assert.deepEqual(await withPacks({ record: "smallworld 1\nmap base/2\n" }), { record: "smallworld 1\nmap base/2\n" });
});

test("every text that is asked for is written, and none is written in vain", () => {
  const code = modulesOf("workshop");
  const ftl = readSource("locales/en/page-workshop.ftl");
  const written = [...ftl.matchAll(/^(workshop-[\w-]+) =/gm)].map(([, id]) => id);
  const asked = [...code.matchAll(/\bt\(\s*"(workshop-[\w-]+)/g)].map(([, id]) => id);
  const beginnings = [...code.matchAll(/`(workshop-[\w-]*-)\$\{/g)].map(([, beginning]) => beginning);
  assert.deepEqual(asked.filter((id) => !written.includes(id)), []);
  const named = (id) => code.includes(`"${id}"`) || code.includes(`"${id}.`) || beginnings.some((some) => id.startsWith(some));
  assert.deepEqual(written.filter((id) => !named(id)), []);
});
