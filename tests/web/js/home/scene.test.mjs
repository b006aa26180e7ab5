// The realms of the title page: neighbouring, apart from each other, never on water.
import assert from "node:assert/strict";
import { test } from "node:test";

const { realms } = await import("#web/home/title/scene.js");

const SIDE = 6;
const regions = Array.from({ length: SIDE * SIDE }, (_, id) => ({
  id,
  terrain: id % 7 === 0 ? "sea" : "hill",
  centre: [(id % SIDE) * 100, Math.floor(id / SIDE) * 100],
  neighbours: [id % SIDE ? id - 1 : -1, (id + 1) % SIDE ? id + 1 : -1, id - SIDE, id + SIDE].filter(
    (other) => other >= 0 && other < SIDE * SIDE,
  ),
}));
const shapes = { left: 0, top: 0, width: 600, height: 600, regions };

for (const seats of [2, 3, 5]) {
  test(`${seats} realms`, () => {
    const standing = realms(shapes, seats);
    assert.equal(new Set(standing.map(({ region }) => region)).size, standing.length);
    assert.equal(new Set(standing.map(({ seat }) => seat)).size, seats);
    for (const { region, seat, count, race } of standing) {
      assert.equal(regions[region].terrain, "hill");
      assert.ok(count > 0 && race);
      const own = standing.filter((other) => other.seat === seat).map((other) => other.region);
      assert.ok(own.length === 1 || own.some((other) => regions[region].neighbours.includes(other)));
    }
    assert.deepEqual(realms(shapes, seats), standing);
  });
}
