// The shelf: versions, sections, and a search over packs and tiles.
import assert from "node:assert/strict";
import { test } from "node:test";

const { itemsOf, newest, search } = await import("#web/workshop/model/shelf.js");

const pack = (id, more = {}) => ({
  ...{ id, version: "1.0", hash: `${id}1`, label: `${id} 1.0`, title: id, about: "", author: "Ann", licence: "" },
  ...{ cards: [{ kind: "race", id: "moles", name: "Moles", rule: "Cheaper hills." }], boards: [], origin: "installed" },
  ...more,
});
const server = [
  pack("base", { origin: "base", hash: "" }),
  pack("cursed", { origin: "expansion" }),
  pack("fens", { version: "1.0", hash: "old" }),
  pack("fens", { version: "1.1", hash: "new", cards: [{ kind: "power", id: "misty", name: "Misty", rule: "Coins for swamps." }] }),
];

test("of several versions tables get the last one", () => {
  assert.deepEqual(newest(server).map(({ id, version }) => `${id} ${version}`), ["base 1.0", "cursed 1.0", "fens 1.1"]);
  const [fens] = itemsOf(server, [], []).filter((item) => item.pack.id === "fens");
  assert.deepEqual(fens.older.map(({ version }) => version), ["1.0"]);
});

test("packs of the table come first, and are marked where they stand", () => {
  const items = itemsOf(server, [{ section: "own", at: "a", pack: pack("mine") }], [pack("fens", { hash: "new" })]);
  assert.deepEqual(items.map(({ section }) => section), ["table", "own", "base", "expansion", "installed"]);
  assert.deepEqual(items.filter(({ isHere }) => isHere).map((item) => item.pack.id), ["fens"]);
  assert.ok(itemsOf(server, [], [pack("other", { hash: "" })]).every(({ isHere }) => !isHere), "the box has no hash");
});

test("a search finds packs with all their cards, or only the tiles", () => {
  const items = itemsOf(server, [], []);
  assert.equal(search(items, "").length, items.length);
  const [cursed] = search(items, "CURSED ann");
  assert.deepEqual([cursed.pack.id, cursed.isByTile, cursed.cards.length], ["cursed", false, 1]);
  const [fens, ...others] = search(items, "swämps");
  assert.deepEqual([fens.pack.id, fens.isByTile, fens.cards[0].id, others.length], ["fens", true, "misty", 0]);
  assert.deepEqual(search(items, "nothing of the kind"), []);
});
