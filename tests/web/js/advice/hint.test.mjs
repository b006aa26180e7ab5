// A hint: what is told at each step, what is left of it, and where it is drawn.
import assert from "node:assert/strict";
import { test } from "node:test";

const { bundleOf, useBundles } = await import("#web/i18n/texts.js");
const { Names } = await import("#web/i18n/names.js");
const { ideaSentences, nudgeSentence, otherSentences, describeMoves } = await import("#web/advice/sentences.js");
const { movesLeft } = await import("#web/advice/card.js");
const { arrowOf, marksOf } = await import("#web/advice/plan-arrows.js");
const { areaOf } = await import("#web/advice/sentences.js");
const { liftFacts } = await import("#web/advice/combo-values.js");

const hint = {
  actions: ["decline"],
  sentences: ["Decline: 3 coins this turn."],
  reasons: {
    remarks: [
      { kind: "plan", steps: [{ kind: "decline" }], coins: 3 },
      { kind: "decline_worse", coins: 2, now: -1, later: -1 },
      { kind: "later", coins: 9 },
    ],
  },
};
const CZECH = "hint-idea = Nápad: { $plan }\nreason-plan = { $plan }: { $coins }\nstep-decline = úpadek\nreason-later = potom { $coins }";

test("the idea is said in the language of the reader, without what speaks against it", () => {
  useBundles([bundleOf("cs", CZECH)]);
  assert.deepEqual(ideaSentences(hint, new Names()), ["Nápad: úpadek", "Potom 9"]);
  assert.deepEqual(otherSentences(hint, new Names()), []);
});

test("without the texts of reasons the server's words will do", () => {
  useBundles([bundleOf("en", "hello = Hello")]);
  assert.deepEqual(ideaSentences(hint, new Names()), hint.sentences);
});

const square = (id, x, y, neighbours = []) => ({ id, centre: [x, y], neighbours });
const shapes = {
  ...{ left: 0, top: 0, width: 600, height: 600 },
  regions: [square(1, 100, 100, [2]), square(2, 300, 100, [1, 3]), square(3, 500, 300, [2])],
};

test("a nudge says where to look", () => {
  useBundles([bundleOf("en", "hint-area = at { $area }\nhint-nudge-rival = { $seat } { $area }")]);
  const said = nudgeSentence({ kind: "rival", seat: 0, regions: [3] }, new Names(["Ann"]), shapes);
  assert.equal(said, "Ann at east");
});

test("areas are parts of the board", () => {
  assert.equal(areaOf([1], shapes), "northwest");
  assert.equal(areaOf([2], shapes), "north");
  assert.equal(areaOf([1, 3], shapes), "north");
  assert.equal(areaOf([], shapes), "middle");
});

const moves = ["conquer 2", "conquer 3 die"].map((action) => ({ action }));
const line = (seq, text, seat = 0, kind = "say") => ({ seq, text, seat, kind });

test("what was played is no longer advised", () => {
  assert.equal(movesLeft(moves, [line(1, "pick 1")], 1, 0).length, 2);
  assert.deepEqual(movesLeft(moves, [line(2, "conquer 2")], 1, 0), moves.slice(1));
});

test("what was taken back is advised again", () => {
  assert.equal(movesLeft(moves, [line(2, "conquer 2"), line(3, "1", 0, "undo")], 1, 0).length, 2);
});

test("who plays something else, or rolls, has no more advice", () => {
  assert.equal(movesLeft(moves, [line(2, "conquer 1")], 1, 0), null);
  assert.equal(movesLeft(moves, [line(2, "conquer 2"), line(3, "die 2", null)], 1, 0), null);
});

test("arrows start at an own neighbour, or at the nearest edge", () => {
  const position = { regions: { 1: { seat: 0 }, 3: { seat: 1 } } };
  const [first, second] = marksOf([{ action: "conquer 2", price: 3 }, { action: "conquer 3 die" }], position, 0, shapes);
  assert.deepEqual([first.from, first.number, first.price], [[100, 100], 1, 3]);
  assert.deepEqual([second.from, second.number], [[300, 100], 2]);
  const [entering] = marksOf([{ action: "conquer 3" }], { regions: {} }, 0, shapes);
  assert.deepEqual(entering.from, [600, 300]);
});

test("tokens are placed all at once, so they share a number", () => {
  const words = ["pick 2", "deploy 1 2", "deploy 2 1", "end"].map((action) => ({ action }));
  assert.deepEqual(marksOf(words, { regions: {} }, 0, shapes).map(({ number, count }) => [number, count]), [[2, 2], [2, 1]]);
  useBundles([bundleOf("en", "step-put = put { $placed }\nplaced = { $count }\nstep-end = end\nstep-pick = pick\nlist-and-two = { $first }+{ $second }\ncombo = x")]);
  const told = describeMoves(words.slice(1), new Names());
  assert.deepEqual(told.map(({ words: said }) => said), ["Put 2+1", "End"]);
});

test("an arrow ends before the counter it points at", () => {
  const { end, turn } = arrowOf([0, 0], [100, 0], 20);
  assert.ok(end[0] === 80 && Math.abs(turn) < 40);
});

test("a lift is told as more or less often", () => {
  assert.deepEqual(liftFacts({ value: 1.12, low: 0.98, high: 1.26 }), { sign: "more", percent: 12, signed: "+12", low: "−2", high: "+26" });
  assert.equal(liftFacts({ value: 0.9, low: 0.8, high: 1 }).sign, "less");
});
