// What the big screen of a tournament can show in large type.
import assert from "node:assert/strict";
import { test } from "node:test";

const { isSmall, pageOf } = await import("#web/club/tournaments/big-screen.js");

/** @param {number} players @param {number} seats @param {object} [more] @returns {any} */
function a_tournament(players, seats, more = {}) {
  const tables = Array.from({ length: Math.ceil(players / seats) }, () => ({}));
  const standings = Array.from({ length: players }, () => ({}));
  return { standings, rounds: [{ number: 1, tables }], rules: { seats }, status: "running", ...more };
}

test("few entrants are shown in large type, as long as all lines fit", () => {
  assert.ok(isSmall(a_tournament(6, 2)));
  assert.ok(isSmall(a_tournament(6, 3)));
  assert.ok(isSmall(a_tournament(5, 5)));
  assert.equal(isSmall(a_tournament(6, 2, { status: "finished" })), false); // the winner needs lines, too
  assert.equal(isSmall(a_tournament(8, 4)), false);
  assert.equal(isSmall({ ...a_tournament(6, 2), rounds: [] }), false);
});

test("long lists turn their pages", () => {
  const list = [1, 2, 3, 4, 5];
  assert.deepEqual([0, 1, 2, 3].map((page) => pageOf(list, 2, page)), [[1, 2], [3, 4], [5], [1, 2]]);
});
