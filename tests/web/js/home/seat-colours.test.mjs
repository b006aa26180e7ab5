// The colour of one's own seat.
import assert from "node:assert/strict";
import { test } from "node:test";

const { swapped } = await import("#web/ui/seat-colours.js");

test("two seats swap their colours, so that no two have the same", () => {
  assert.deepEqual(swapped(0, 2), [[0, 2], [2, 0]]);
});

test("without a wish, at its own seat, or without a seat nothing changes", () => {
  assert.deepEqual(swapped(1, null), []);
  assert.deepEqual(swapped(1, 1), []);
  assert.deepEqual(swapped(Infinity, 1), []); // the least of no seats
});
