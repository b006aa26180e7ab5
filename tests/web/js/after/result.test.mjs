import assert from "node:assert/strict";
import { test } from "node:test";

const kept = new Map();
globalThis.localStorage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => kept.set(name, text) };

const { countedAt } = await import("#web/after/result.js");
const { FRAME, chartOf, spread } = await import("#web/after/chart.js");
const { isStored, resultOf, writeResult } = await import("#web/after/results.js");
const { stageIn } = await import("#web/after/game-stats.js");
const { luckOf } = await import("#web/after/game-stats.js");
const { linesOf } = await import("#web/after/replay/store.js");

const view = {
  game: "abcdefghijkl",
  you: 1,
  over: true,
  winners: [1],
  position: { map: "base/2", round: 10, seats: [{ name: "Ann" }, { name: "Bo" }] },
  seats: [{ sitting: { name: "Ann", who: "bot", bot: "easy" } }, { sitting: { name: "Bo" } }],
};

test("a finished game is written down once", () => {
  assert.equal(writeResult(view, [70, 84], 1000, [{ race: "orcs", power: "hill" }]), true);
  assert.equal(writeResult(view, [70, 84], 2000), false);
  assert.equal(isStored(view.game), true);
  const [only, ...more] = JSON.parse(kept.get("smallworld.results"));
  assert.deepEqual(more, []);
  assert.deepEqual(only, {
    game: "abcdefghijkl",
    at: 1000,
    map: "base/2",
    names: ["Ann", "Bo"],
    coins: [70, 84],
    you: 1,
    won: true,
    rounds: 10,
    combos: [{ race: "orcs", power: "hill" }],
    bots: ["easy", null],
  });
});

test("spectators have no result, nor has a table that was left; who gave up has lost", () => {
  assert.equal(resultOf({ ...view, you: null }, [1, 2], 0), null);
  assert.equal(resultOf({ ...view, over: false, winners: [], closed: "nobody is left" }, [1, 2], 0), null);
  const conceded = [{ sitting: { name: "Ann", conceded: true } }, { sitting: { name: "Bo" } }];
  const closed = { ...view, over: false, winners: [1], closed: "conceded", seats: conceded };
  assert.equal(resultOf(closed, [1, 2], 0).won, true);
  assert.equal(resultOf({ ...closed, you: 0 }, [1, 2], 0).won, false);
});

test("seats are counted one after another, never beyond what they have", () => {
  const coins = [30, 50];
  assert.deepEqual(countedAt(0, coins), { counted: 0, coins: 0, isDone: false });
  const seen = Array.from({ length: 40 }, (_, step) => countedAt(step * 100, coins));
  for (const [place, { counted, coins: now }] of seen.entries()) {
    if (place) assert.ok(counted >= seen[place - 1].counted);
    assert.ok(now <= (coins[counted] ?? 0));
  }
  assert.ok(seen.some(({ counted, coins: now }) => counted === 1 && now > 0));
  assert.deepEqual(countedAt(60_000, coins), { counted: 2, coins: 0, isDone: true });
});

test("names at the ends of the lines never cover each other and stay in their order", () => {
  const heights = [100, 101, 99, 300, 299];
  const placed = spread(heights);
  const sorted = [...placed].sort((a, b) => a - b);
  for (let i = 1; i < sorted.length; i++) assert.ok(sorted[i] - sorted[i - 1] >= 20);
  assert.ok(placed[2] < placed[0] && placed[0] < placed[1]);
  assert.ok(Math.max(...placed) <= FRAME.height);
});

test("the chart keeps every point inside its frame and more coins higher up", () => {
  const story = { rounds: [0, 1, 2], seats: [{ coins: [5, 9, 131] }, { coins: [5, 5, 0] }] };
  const { seats, heights } = chartOf(story);
  const points = seats.flatMap((line) => line.points);
  assert.ok(points.every(({ x, y }) => x >= FRAME.left && x <= FRAME.width && y >= FRAME.top && y <= FRAME.height));
  assert.ok(seats[0].points[2].y < seats[1].points[2].y);
  assert.ok(heights.at(-1).coins >= 131 && heights.length <= 8);
});

test("a combo is active, then declined, then gone", () => {
  const combo = { from: 2, declined: 4, gone: 6 };
  const stages = [1, 2, 3, 4, 5, 6].map((round) => stageIn(combo, round));
  assert.deepEqual(stages, ["", "is-active", "is-active", "is-declined", "is-declined", ""]);
  assert.equal(stageIn({ from: 1, declined: null, gone: null }, 9), "is-active");
});

test("luck is what came beyond what was to be expected", () => {
  assert.deepEqual(luckOf({ shown: 7, expected: 4 }), { sign: "good", count: 3 });
  assert.deepEqual(luckOf({ shown: 1, expected: 4 }), { sign: "bad", count: 3 });
  assert.deepEqual(luckOf({ shown: 4, expected: 4 }), { sign: "even", count: 0 });
});

test("the lines of a record are numbered as its boards are", () => {
  const [first, second] = linesOf({ lines: [{ seat: null, text: "a", events: [] }, { seat: 0, text: "b", events: [] }] });
  assert.deepEqual([first.seq, first.kind, second.seq, second.seat], [1, "say", 2, 0]);
});
