// What others did since one's last action: which lines, and which regions differ.
import assert from "node:assert/strict";
import { test } from "node:test";

const { marksOf, othersSince } = await import("#web/table/state/last-moves.js");

const say = (seq, seat, text = "") => ({ seq, seat, text, kind: "say", at: 0, events: [] });
const undo = (seq, count) => ({ seq, seat: 1, text: String(count), kind: "undo", at: 0 });
const seqs = (since) => since?.lines.map(({ seq }) => seq);

test("lines of others since the last own action, without its dice", () => {
  const lines = [say(1, 0), say(2, null), say(4, 1), say(5, null), say(6, 2)];
  const since = othersSince(lines, 0);
  assert.deepEqual(seqs(since), [4, 5, 6]);
  assert.deepEqual([since.after, since.to], [2, 3]);
});

test("nothing after an own action, all before the first one", () => {
  assert.equal(othersSince([say(1, 1), say(2, 0), say(3, null)], 0), null);
  assert.equal(othersSince([], 0), null);
  assert.deepEqual(seqs(othersSince([say(3, 1), say(4, 1)], 0)), [3, 4]);
});

test("an undone action never happened", () => {
  assert.equal(othersSince([say(1, 0), say(2, 1), undo(3, 1)], 0), null);
  const back = othersSince([say(1, 0), say(2, 1), say(3, 0), undo(4, 1)], 0);
  assert.deepEqual(seqs(back), [2]);
});

test("each way a region can change has its mark", () => {
  const shapes = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, centre: [id, 0], neighbours: [] }));
  const seats = (race) => [{ race: "elves" }, { race }];
  const before = {
    map: "base/2",
    seats: seats("orcs"),
    regions: {
      1: { seat: 0, tokens: 1 },
      3: { seat: 1, declined: "trolls", tokens: 1 },
      4: { seat: 1, tokens: 2 },
      5: { seat: 0, tokens: 3 },
      6: { seat: 0, tokens: 1 },
      7: { seat: 1, declined: "humans", tokens: 1 },
    },
  };
  const now = {
    map: "base/2",
    seats: seats("giants"),
    regions: {
      1: { seat: 1, tokens: 2 },
      2: { seat: 1, tokens: 2 },
      4: { seat: 1, declined: "orcs", tokens: 1 },
      5: { seat: 0, tokens: 1 },
      6: { seat: 0, tokens: 1 },
      7: { seat: 1, declined: "humans", tokens: 1, fortress: true },
    },
  };
  assert.deepEqual(Object.fromEntries(marksOf(before, now, shapes, 0)), {
    1: { kind: "lost", more: 0 },
    2: { kind: "taken", more: 0 },
    3: { kind: "left", more: 0 },
    4: { kind: "declined", more: 0 },
    5: { kind: "moved", more: -2 },
    7: { kind: "moved", more: 1 },
  });
});
