// The history from the server: order of places, and what a search sends.
import assert from "node:assert/strict";
import { test } from "node:test";

const { byPlace } = await import("#web/club/history/history.js");
const { EVERYTHING, isLimited } = await import("#web/club/history/search.js");
const { myResults } = await import("#web/net/api.js");

test("seats are listed by place, ties by seat", () => {
  const seats = [3, 1, 1].map((place, seat) => ({ name: `P${seat}`, place, coins: 0 }));
  assert.deepEqual(byPlace(/** @type {any} */ ({ seats })).map(({ seat }) => seat), [1, 2, 0]);
});

test("a search sends only what is filled in", async () => {
  const asked = [];
  globalThis.fetch = async (path) => {
    asked.push(path);
    return { ok: true, json: async () => ({ results: [] }) };
  };
  await myResults({ ...EVERYTHING, opponent: "Bo & Cy", seats: "3" });
  assert.deepEqual(asked, ["/api/me/results?opponent=Bo+%26+Cy&seats=3"]);
  assert.equal(isLimited(EVERYTHING), false);
  assert.equal(isLimited({ ...EVERYTHING, race: "orcs" }), true);
});

test("a loss is written with a minus, not with a hyphen", async () => {
  const { signed } = await import("#web/club/ratings/numbers.js");
  assert.deepEqual([signed(-59.4), signed(0), signed(74), signed(-0.25, 1)], ["−59", "0", "+74", "−0.3"]);
});
