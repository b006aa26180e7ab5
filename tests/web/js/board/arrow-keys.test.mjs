import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { packageUrl } from "../sources.mjs";

const { nearestRegion, nextRegion } = await import("#web/board/view/arrow-keys.js");

const maps = packageUrl("packs/base/maps/");
const DIRECTIONS = ["left", "right", "up", "down"];

/** The regions of a board of the box, at their labels. */
function placesOf(board) {
  const { regions } = JSON.parse(readFileSync(new URL(`${board}.outlines.json`, maps), "utf8"));
  return Object.entries(regions).map(([id, { label }]) => ({ id: Number(id), centre: label }));
}

const CROSS = [
  { id: 1, centre: [100, 100] },
  { id: 2, centre: [160, 110] },
  { id: 3, centre: [100, 30] },
  { id: 4, centre: [40, 90] },
  { id: 5, centre: [110, 180] },
  { id: 6, centre: [130, 160] },
];

test("an arrow goes to the nearest centre in its direction", () => {
  assert.equal(nextRegion(CROSS, 1, "right"), 2);
  assert.equal(nextRegion(CROSS, 1, "up"), 3);
  assert.equal(nextRegion(CROSS, 1, "left"), 4);
  assert.equal(nextRegion(CROSS, 1, "down"), 5); // straight on beats a little nearer
});

test("where the board ends one stays", () => {
  assert.equal(nextRegion(CROSS, 2, "right"), 2);
  assert.equal(nextRegion(CROSS, 3, "up"), 3);
});

test("what leans over is taken where nothing lies straight on", () => {
  const places = [
    { id: 1, centre: [0, 0] },
    { id: 2, centre: [30, 100] },
  ];
  assert.equal(nextRegion(places, 1, "right"), 2);
  assert.equal(nextRegion(places, 2, "left"), 1);
});

test("a region nobody knows leads to the first", () => {
  assert.equal(nextRegion(CROSS, 99, "left"), 1);
});

for (const board of [2, 3, 4, 5]) {
  test(`arrows reach every region of board ${board} from every other`, () => {
    const places = placesOf(board);
    for (const { id: start } of places) {
      const reached = new Set([start]);
      for (const id of reached) {
        for (const direction of DIRECTIONS) reached.add(nextRegion(places, id, direction));
      }
      assert.equal(reached.size, places.length, `from ${start}`);
    }
  });
}

test("the region nearest to a point", () => {
  assert.equal(nearestRegion(CROSS, [150, 100]), 2);
  assert.equal(nearestRegion([], [0, 0]), null);
});
