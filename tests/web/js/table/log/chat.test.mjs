import assert from "node:assert/strict";
import { test } from "node:test";

const { mutedSeats, chatMessages, newestUnread, unreadCount } = await import("#web/table/log/chat.js");
const { messageWords, phraseIn } = await import("#web/table/log/quick-phrases.js");
const { summarize } = await import("#web/table/log/summary.js");

const chat = (seq, seat, text) => ({ seq, kind: "chat", seat, text, at: 0 });
const say = (seq, seat, ...events) => ({ seq, kind: "say", seat, text: "", at: 0, events });
const event = (kind, facts) => ({ kind, facts });

test("remarks of seats and mutings of the table are told apart; what nobody knows is left out", () => {
  const remarks = chatMessages([chat(1, 0, "mute 1"), chat(2, null, "mute 1"), chat(3, null, "?"), say(4, 0)]);
  assert.deepEqual(remarks, [
    { seq: 1, seat: 0, text: "mute 1" },
    { seq: 2, seat: 1, text: "", muted: true },
  ]);
  assert.deepEqual([...mutedSeats(remarks)], [1]);
  const again = chatMessages([chat(2, null, "mute 1"), chat(5, null, "unmute 1")]);
  assert.equal(mutedSeats(again).size, 0);
});

test("unread is what others said since, without those who are hidden", () => {
  const remarks = chatMessages([chat(1, 1, "a"), chat(2, 1, "b"), chat(3, 0, "mine"), chat(4, 2, "c")]);
  assert.equal(unreadCount(remarks, 1, [0], []), 2);
  assert.equal(unreadCount(remarks, 1, [0], [2]), 1);
  assert.equal(unreadCount(remarks, 9, [0], []), 0);
});

const conquered = (seat, region) =>
  event("conquered", { seat, region, race: "orcs", declined: false, tokens: 2, with: "tokens" });
const driven = (seat, region, lost, declined = false) =>
  event("driven_out", { seat, region, race: "elves", declined, lost, kept: 1, camps: 0 });

test("since then: what I lost and to whom, and what each other seat did", () => {
  const lines = [
    say(1, 1, conquered(1, 9), driven(0, 9, 1)),
    say(2, 0, conquered(0, 3)),
    say(3, 1, event("combo_picked", { seat: 1, race: "orcs", power: "hill", paid: 0, collected: 0 })),
    say(4, 1, conquered(1, 4), driven(0, 4, 1)),
    say(5, null, event("die_rolled", { seat: 2, number: 3 }), conquered(2, 5), driven(0, 5, 1)),
    say(6, 2, event("income", { seat: 2, coins: 6, parts: [] })),
    say(7, 2, event("declined", { seat: 2, race: "trolls", regions: 3 })),
  ];
  const { count, lost, tokens, others } = summarize(lines, 1, [0]);
  assert.equal(count, 4);
  assert.deepEqual(lost, [
    { by: 1, regions: [4] },
    { by: 2, regions: [5] },
  ]);
  assert.equal(tokens, 2);
  assert.deepEqual(others, [
    { seat: 1, picked: [{ race: "orcs", power: "hill" }], declined: [], regions: [4], coins: null },
    { seat: 2, picked: [], declined: ["trolls"], regions: [5], coins: 6 },
  ]);
});

test("what was taken back since does not count, nor do tokens of a race in decline", () => {
  const lines = [
    say(1, 1, conquered(1, 4), driven(0, 4, 1)),
    { seq: 2, kind: "undo", seat: 1, text: "1", at: 0 },
    say(3, 1, conquered(1, 6), driven(0, 6, 1, true)),
  ];
  const { count, lost, tokens } = summarize(lines, 0, [0]);
  assert.deepEqual([count, lost, tokens], [1, [{ by: 1, regions: [6] }], 0]);
});

test("a quick phrase is a code that is read in the reader's language; anything else stays as it is", () => {
  assert.equal(phraseIn(":bravo:"), "bravo");
  assert.equal(phraseIn(" :bravo: "), "bravo");
  for (const text of [":unknown:", "bravo", "say :bravo: twice", ":constructor:"]) assert.equal(phraseIn(text), null);
  assert.equal(messageWords("hi :)"), "hi :)");
});

test("the preview is the newest message of others that is not hidden", () => {
  const messages = [
    { seq: 1, seat: 1, text: "old" },
    { seq: 5, seat: 1, text: "new" },
    { seq: 6, seat: 2, text: "muted here" },
    { seq: 7, seat: 0, text: "mine" },
  ];
  assert.equal(newestUnread(messages, 2, [0], [2])?.text, "new");
  assert.equal(newestUnread(messages, 5, [0], [2]), null);
});
