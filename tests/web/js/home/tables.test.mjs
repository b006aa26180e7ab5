// Own tables in order, links, results and records: the logic behind the lists.
import assert from "node:assert/strict";
import { test } from "node:test";

const listing = await import("#web/home/lists/my-tables.js");
const { pathOf, readLink } = await import("#web/ui/invite-links.js");
const { ranking, tally } = await import("#web/home/lists/own-results.js");
const { lastGoingOn, linesAround } = await import("#web/home/game-files.js");
const { placeAfter } = await import("#web/ui/tabs.js");

const person = { name: "Ann", who: "person" };
const table = (game, more = {}) => ({ game, map: "base/2", seats: [person, person], created: 0, updated: 0, seq: 1, to_act: 1, ...more });
const keys = { mine: { seats: { 1: "token" }, at: 5 }, seen: { seats: {}, watch: "w", at: 9 } };

test("my turn comes first, what is over last, the newest before the older", () => {
  const listed = [
    table("done", { over: true, updated: 99 }),
    table("old", { updated: 1 }),
    table("new", { updated: 2 }),
    table("mine"),
  ];
  const own = listing.ownTables(listed, keys);
  assert.deepEqual(own.map(({ game }) => game), ["mine", "new", "old", "done"]);
  assert.deepEqual(own.map(({ standing }) => standing), ["yours", "others", "others", "over"]);
});

test("a free seat is waited for, a closed table is closed", () => {
  const free = table("free", { seats: [person, { name: "", who: "open" }] });
  assert.equal(listing.standingOf(free, [0]), "seats");
  assert.equal(listing.standingOf(table("shut", { closed: "nobody is left" }), [1]), "closed");
  assert.deepEqual(listing.joinable([free, table("full")], {}), [free]);
  assert.deepEqual(listing.joinable([free], { free: { seats: { 0: "t" }, at: 1 } }), []);
});

test("tables the server did not list are those this device has keys for", () => {
  assert.deepEqual(listing.unlisted([table("mine")], keys, 5), ["seen"]);
  assert.deepEqual(listing.unlisted([], keys, 1), ["seen"]);
});

test("links are read in whatever form they come", () => {
  const secret = "AbC_d-12345";
  assert.deepEqual(readLink(` https://some.where/table/abcdef123456#invite=${secret} `), { game: "abcdef123456", invite: secret });
  assert.deepEqual(readLink(`<http://h/table/abcdef123456#watch=${secret}>.`), { game: "abcdef123456", watch: secret });
  assert.deepEqual(readLink("ABCDEF123456"), { game: "abcdef123456" });
  assert.deepEqual(readLink("/table/abcdef123456/"), { game: "abcdef123456" });
});

test("what is no link is none", () => {
  for (const text of ["", "hello", "https://some.where/new", "abcdef12345", "abcdef123456#invite=a b<>"]) {
    assert.equal(readLink(text), null, text);
  }
});

test("a link leads to its table", () => {
  assert.equal(pathOf({ game: "g", invite: "i", watch: "w" }), "/table/g#invite=i");
  assert.equal(pathOf({ game: "g" }), "/table/g");
});

const result = (more) => ({ game: "g", at: 1, map: "base/2", names: ["Ann", "Bo"], coins: [70, 91], you: 0, won: false, rounds: 10, ...more });

test("results are summed up; games only watched count no coins", () => {
  const all = [result({}), result({ coins: [101, 90], won: true }), result({ you: null })];
  assert.deepEqual(tally(all), { games: 3, won: 1, best: 101, average: 86 });
  assert.deepEqual(tally([]), { games: 0, won: 0, best: 0, average: 0 });
  assert.deepEqual(ranking(result({})).map(({ name }) => name), ["Bo", "Ann"]);
});

test("a mistake is shown among its neighbours", () => {
  const shown = linesAround("a\nb\r\nc\nd\ne\nf", 2);
  assert.deepEqual(shown.map(({ number, text, wrong }) => [number, text, wrong]), [
    [1, "a", false],
    [2, "b", true],
    [3, "c", false],
    [4, "d", false],
  ]);
  assert.deepEqual(linesAround("a", 7), []);
  assert.deepEqual(linesAround("a", undefined), []);
});

test("a finished game goes on from before its last line", () => {
  assert.equal(lastGoingOn({ lines: [1, 2, 3], over: true }), 2);
  assert.equal(lastGoingOn({ lines: [1, 2, 3], over: false }), 3);
});

test("arrows walk round the tabs", () => {
  assert.equal(placeAfter("ArrowRight", 2, 3), 0);
  assert.equal(placeAfter("ArrowLeft", 0, 3), 2);
  assert.equal(placeAfter("End", 0, 3), 2);
  assert.equal(placeAfter("a", 0, 3), null);
});
