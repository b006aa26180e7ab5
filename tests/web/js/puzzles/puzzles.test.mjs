// What is stored of puzzles, and what a try is worth.
import assert from "node:assert/strict";
import { test } from "node:test";

const { afterTry, dayOf, isDoneToday, streakDays, streakOf } = await import("#web/device/puzzle-progress.js");
const { answerIn, outcomeOf } = await import("#web/puzzles/puzzles.js");

const DAY = 86_400_000;
const now = Date.UTC(2026, 1, 3, 23, 59);
const nothing = { tries: {}, solved: [] };
const tried = (before, more) => afterTry(before, { id: "coins-001", solved: true, isToday: true, now, ...more });

test("a day is the same everywhere", () => {
  assert.equal(dayOf(now), "2026-02-03");
  assert.equal(dayOf(now + 60_000), "2026-02-04");
});

test("tries are counted, a solved one is readStored once", () => {
  const missed = tried(nothing, { solved: false });
  assert.deepEqual(missed, { tries: { "coins-001": 1 }, solved: [] });
  const twice = tried(tried(missed));
  assert.deepEqual([twice.tries["coins-001"], twice.solved], [3, ["coins-001"]]);
  assert.equal(twice.streak, 1);
});

test("days in a row are counted by puzzles of the day, and break", () => {
  const first = tried(nothing);
  assert.equal(tried(first, { isToday: false, id: "coins-002" }).streak, 1);
  const second = tried(first, { now: now + DAY });
  assert.deepEqual([second.streak, streakOf(second, now + DAY), streakOf(second, now + 2 * DAY)], [2, 2, 2]);
  assert.equal(streakOf(second, now + 3 * DAY), 0);
  assert.equal(tried(second, { now: now + 4 * DAY }).streak, 1);
  assert.deepEqual([isDoneToday(first, now), isDoneToday(first, now + DAY)], [true, false]);
});

const say = (seq, seat, text, events = []) => ({ seq, seat, text, events, kind: "say", at: 0 });
const paid = (seat, coins) => ({ kind: "income", facts: { seat, coins } });

test("the answer is the income of the own turn", () => {
  const lines = [say(3, 1, "conquer 7"), say(4, 1, "stop")];
  assert.equal(answerIn(lines, 1, "coins"), null);
  assert.deepEqual(answerIn([...lines, say(5, 1, "end", [paid(1, 7)])], 1, "coins"), { coins: 7 });
});

test("playing on is an answer; an undone action is not", () => {
  const undo = { seq: 4, seat: 0, text: "1", kind: "undo", at: 0 };
  assert.equal(answerIn([say(3, 0, "conquer 7"), undo], 0, "decline"), null);
  assert.deepEqual(answerIn([say(3, 0, "conquer 7")], 0, "decline"), { declines: false });
  assert.deepEqual(answerIn([say(3, 0, "decline")], 0, "decline"), { declines: true });
});

test("coins are compared with the most, answers with the right one", () => {
  const coins = { actions: ["conquer 7"], best: 9, runner_up: 8, record: "" };
  assert.deepEqual([outcomeOf({ coins: 9 }, coins).solved, outcomeOf({ coins: 7 }, coins).short], [true, 2]);
  const decline = { actions: ["decline"], best: 0.623, runner_up: 0.41, record: "" };
  const { solved, right, wrong, short } = outcomeOf({ declines: true }, decline);
  assert.deepEqual([solved, right, wrong, short], [true, 62, 41, 0]);
  assert.equal(outcomeOf({ declines: false }, decline).solved, false);
});

test("the last seven days show the streak, which yesterday's puzzle keeps alive", () => {
  const now = Date.UTC(2026, 4, 10, 12);
  const memory = { tries: {}, solved: [], last: dayOf(now - 86_400_000), streak: 2 };
  assert.deepEqual(streakDays(memory, now), [false, false, false, false, true, true, false]);
  assert.deepEqual(streakDays({ ...memory, last: dayOf(now) }, now), [false, false, false, false, false, true, true]);
  assert.ok(!streakDays({ ...memory, last: dayOf(now - 3 * 86_400_000) }, now).includes(true));
});
