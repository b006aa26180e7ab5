import assert from "node:assert/strict";
import { test } from "node:test";

const { gathered, stepsBetween } = await import("#web/table/state/playback.js");

const step = (seat, text, kind = "x") => ({ view: { text }, seat, text, events: [{ kind, facts: {} }] });

test("placed tokens are one step, with the board after the last of them", () => {
  const told = gathered([step(1, "conquer 4"), step(1, "deploy 4 2"), step(1, "declined deploy 7 1"), step(1, "end")]);
  assert.deepEqual(told.map(({ text }) => text), ["conquer 4", "deploy 4 2", "end"]);
  assert.equal(told[1].view.text, "declined deploy 7 1");
  assert.equal(told[1].events.length, 2);
});

test("two seats that place are two steps", () => {
  assert.equal(gathered([step(0, "deploy 1 1"), step(1, "deploy 2 1")]).length, 2);
});

test("what the dealer turns over belongs to the pick, a die does not", () => {
  const told = gathered([step(1, "pick 2"), step(null, "reveal orcs swamp"), step(1, "roll"), step(null, "die 2")]);
  assert.deepEqual(told.map(({ text }) => text), ["pick 2", "roll", "die 2"]);
});

const view = { seq: 9, position: "now" };
const said = [
  { seq: 8, seat: 1, text: "conquer 3", events: [] },
  { seq: 9, seat: 1, text: "stop", events: [] },
];

test("a change of several lines asks for its boards and ends with the view itself", async () => {
  const moments = async (after, to) => [8, 9].map((seq) => ({ seq, position: `${after} to ${to}`, income: [], to_act: 1 }));
  const steps = await stepsBetween({ moments }, { seq: 7 }, view, said);
  assert.deepEqual(steps.map((one) => one.view.position), ["7 to 9", "now"]);
  assert.equal(steps.at(-1).view, view);
});

test("without boards the change is told as one", async () => {
  const moments = async () => Promise.reject(new Error("offline"));
  const steps = await stepsBetween({ moments }, { seq: 7 }, view, said);
  assert.deepEqual(steps.map((one) => one.view), [view]);
});
