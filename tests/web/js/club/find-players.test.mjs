// What a player wants who looks for a game or offers one.
import assert from "node:assert/strict";
import { test } from "node:test";

const { rewish } = await import("#web/club/finding/find-players.js");

test("a rated game has a clock: whichever was chosen last decides", () => {
  const untimed = { seats: 2, time: 0, bots: 0, rated: false };
  const rated = rewish(untimed, { rated: true });
  assert.ok(rated.rated && rated.time > 0);
  assert.deepEqual(rewish(rated, { time: 0 }), untimed);
  assert.deepEqual(rewish({ ...rated, time: 60 }, { seats: 3 }), { seats: 3, time: 60, bots: 0, rated: true });
});
