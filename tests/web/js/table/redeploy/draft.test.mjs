import assert from "node:assert/strict";
import { test } from "node:test";

const { alike, openActions, readAction } = await import("#web/table/state/legal-actions.js");
const redeploy = await import("#web/table/redeploy/draft.js");

const open = openActions([
  { action: "deploy 3 5", most: 5 },
  { action: "deploy 7 5", most: 5 },
  { action: "declined deploy 9 2", most: 2 },
  { action: "place camp 3" },
]);
const hands = redeploy.handsOf(open);

test("every shape of an action is read", () => {
  assert.deepEqual(readAction("pick 3"), { verb: "pick", who: "active", place: 3 });
  assert.deepEqual(readAction("conquer 12"), { verb: "conquer", who: "active", region: 12, way: "plain" });
  assert.deepEqual(readAction("declined conquer 12 die"), {
    verb: "conquer",
    who: "declined",
    region: 12,
    way: "die",
  });
  assert.deepEqual(readAction("place hero 4"), { verb: "place", who: "active", region: 4, piece: "hero" });
  assert.deepEqual(readAction("deploy 4 2"), { verb: "deploy", who: "active", region: 4, count: 2 });
  assert.deepEqual(readAction("ally 1"), { verb: "ally", who: "active", seat: 1 });
  assert.deepEqual(readAction("stop"), { verb: "stop", who: "active" });
});

test("the hands are what the server lets each race place", () => {
  assert.deepEqual(hands, {
    active: { most: 5, regions: [3, 7] },
    declined: { most: 2, regions: [9] },
  });
  assert.equal(alike(open, { verb: "place", piece: "camp" }).length, 1);
});

test("a step changes the draft only while tokens are left", () => {
  let draft = new Map();
  for (let i = 0; i < 9; i++) draft = redeploy.moved(hands, draft, 3, 1);
  assert.equal(draft.get(3), 5);
  assert.equal(redeploy.moved(hands, draft, 7, 1), draft);
  assert.equal(redeploy.moved(hands, draft, 12, 1), draft);
  draft = redeploy.moved(hands, draft, 3, -1);
  assert.deepEqual([...redeploy.moved(hands, draft, 7, 1)], [[3, 4], [7, 1]]);
  assert.equal(redeploy.moved(hands, new Map(), 3, -1).size, 0);
});

test("evenly means: with the tokens that stand there", () => {
  const standing = new Map([[3, 4], [7, 1], [9, 1]]);
  const draft = redeploy.spreadEvenly(hands, standing);
  assert.deepEqual([draft.get(3), draft.get(7), draft.get(9)], [1, 4, 2]);
  assert.ok(redeploy.isComplete(hands, draft));
});

test("the cheapest region for an enemy is guarded first, a safe one not at all", () => {
  const draft = redeploy.guardBorders(hands, new Map(), { 7: 3 });
  assert.deepEqual([draft.get(3) ?? 0, draft.get(7)], [0, 5]);
  const both = redeploy.guardBorders(hands, new Map(), { 3: 2, 7: 4 });
  assert.deepEqual([both.get(3), both.get(7)], [4, 1]);
});

test("as it was: before the conquests ended first, then as the turn began, never too many", () => {
  const standing = new Map([[3, 1], [7, 1], [9, 1]]);
  const before = new Map([[3, 1], [7, 3]]);
  const began = new Map([[3, 3], [12, 5]]);
  const draft = redeploy.asBefore(hands, standing, [before, began]);
  assert.deepEqual([...draft].sort(), [[3, 2], [7, 2]]);
});

test("the draft is sent in the words of each race", () => {
  const draft = new Map([[9, 2], [7, 4], [3, 0]]);
  assert.deepEqual(redeploy.deployments(hands, draft), ["deploy 7 4", "declined deploy 9 2"]);
});

test("a draft that no longer fits is cut", () => {
  const fewer = redeploy.handsOf(openActions([{ action: "deploy 7 1", most: 1 }]));
  assert.deepEqual([...redeploy.fitting(fewer, new Map([[3, 2], [7, 3]]))], [[7, 1]]);
});

test("regions to give up: those that bring least, then those an enemy would take most cheaply", () => {
  const may = (...earns) =>
    openActions(earns.map((coins, at) => ({ action: `withdraw ${at + 1}`, earns: coins })));
  assert.deepEqual(redeploy.proposedToLeave(may(0, 0, 0), 2, { 3: 2, 1: 4 }), [3, 1]);
  assert.deepEqual(redeploy.proposedToLeave(may(-1, 0, -1), 2, { 3: 2, 1: 4 }), [2, 3]);
});

test("drafted tokens go from region to region, but not to another race", () => {
  const placed = new Map([[3, 2], [9, 1]]);
  assert.deepEqual(redeploy.movedTo(hands, placed, 3, 7, 1), new Map([[3, 1], [9, 1], [7, 1]]));
  assert.deepEqual(redeploy.movedTo(hands, placed, 3, 7, 5), new Map([[3, 0], [9, 1], [7, 2]]));
  assert.equal(redeploy.movedTo(hands, placed, 3, 9, 1), placed);
  assert.equal(redeploy.movedTo(hands, placed, 7, 3, 1), placed);
  assert.equal(redeploy.movedTo(hands, placed, 3, 3, 1), placed);
});
