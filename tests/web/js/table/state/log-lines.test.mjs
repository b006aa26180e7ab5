import assert from "node:assert/strict";
import { test } from "node:test";

const { actionLines, turnStarts } = await import("#web/table/state/log-lines.js");
const { earlierMoments } = await import("#web/table/redeploy/draft-store.js");
const { sizeFor } = await import("#web/ui/screen-size.js");
const { presence } = await import("#web/table/panels/seats.js");

const say = (seq, seat, text, ...events) => ({ seq, kind: "say", seat, text, at: 0, events });
const began = (seat, round) => ({ kind: "turn_began", facts: { seat, round } });
const lines = [
  { seq: 1, kind: "seat", seat: 0, text: "{}", at: 0 },
  say(2, null, "reveal orcs hill"),
  say(3, 0, "pick 1"),
  say(4, 0, "conquer 7"),
  { seq: 5, kind: "undo", seat: 0, text: "1", at: 0 },
  say(6, 0, "conquer 8"),
  say(7, 0, "stop"),
  say(8, 0, "end", began(1, 1)),
  say(9, 1, "stop"),
  say(10, 1, "end", began(0, 2)),
  say(11, 0, "conquer 9 die"),
  say(12, null, "die 2"),
];

test("what was taken back does not count", () => {
  assert.deepEqual(actionLines(lines).map(({ seq }) => seq), [2, 3, 6, 7, 8, 9, 10, 11, 12]);
});

test("the first turn of all began before its first word, the others where one ended", () => {
  assert.deepEqual(turnStarts(lines, 0), [{ round: 1, seq: 2 }, { round: 2, seq: 10 }]);
  assert.deepEqual(turnStarts(lines, 1), [{ round: 1, seq: 8 }]);
});

test("as it was: before the conquests ended, by word or by die, and as the turn began", () => {
  assert.deepEqual(earlierMoments(lines, 0), [10, 10]);
  assert.deepEqual(earlierMoments(lines.slice(0, 7), 0), [6, 2]);
  assert.deepEqual(earlierMoments([], 0), []);
});

test("a phone, a standing and a lying tablet, and a desk", () => {
  assert.deepEqual(
    [[390, 844], [820, 1180], [1024, 768], [1440, 900]].map(([width, height]) => sizeFor(width, height)),
    ["phone", "standing", "tablet", "wide"],
  );
});

test("who sits there, told by one sign", () => {
  const words = [
    [{ name: "", who: "bot", bot: "easy" }, false],
    [{ name: "", who: "person", bot: "normal" }, true],
    [{ name: "", who: "person", conceded: true, bot: "normal" }, true],
    [{ name: "", who: "person" }, false],
    [{ name: "", who: "person" }, true],
    [{ name: "", who: "open" }, false],
  ].map(([sitting, isThere]) => presence(sitting, isThere).word);
  assert.deepEqual(words, ["bot", "stand-in", "conceded", "away", "there", ""]);
});
