import assert from "node:assert/strict";
import { test } from "node:test";

const { placed } = await import("#web/board/draw/card-position.js");

const ROOM = { width: 1000, height: 700 };
const CARD = { width: 260, height: 180 };

const covers = (box, { left, top }) =>
  left < box.left + box.width &&
  left + CARD.width > box.left &&
  top < box.top + box.height &&
  top + CARD.height > box.top;

test("a card stands to the right of its region, at its middle", () => {
  const box = { left: 300, top: 300, width: 100, height: 80 };
  assert.deepEqual(placed(box, CARD, ROOM), { side: "right", left: 410, top: 250 });
});

test("wherever the region is, the card is in the room and does not cover it", () => {
  for (let left = 0; left <= 880; left += 40) {
    for (let top = 0; top <= 600; top += 40) {
      const box = { left, top, width: 120, height: 100 };
      const card = placed(box, CARD, ROOM);
      assert.ok(!covers(box, card), `at ${left} ${top}`);
      assert.ok(card.left >= 8 && card.left + CARD.width <= 992, `at ${left} ${top}`);
      assert.ok(card.top >= 8 && card.top + CARD.height <= 692, `at ${left} ${top}`);
    }
  }
});

test("a region as large as the room leaves the roomiest side", () => {
  const box = { left: 150, top: 10, width: 840, height: 680 };
  assert.equal(placed(box, CARD, ROOM).side, "left");
});

test("the order of the sides can be another", () => {
  const box = { left: 300, top: 300, width: 100, height: 80 };
  assert.equal(placed(box, CARD, ROOM, { order: ["above", "below"] }).side, "above");
  const high = { ...box, top: 20 };
  assert.equal(placed(high, CARD, ROOM, { order: ["above", "below"] }).side, "below");
});

test("of the sides with room, the one that hides fewest of what had better stay free", () => {
  const box = { left: 400, top: 300, width: 100, height: 80 };
  assert.equal(placed(box, CARD, ROOM, { avoid: [[600, 340]] }).side, "left");
  const around = [[600, 340], [300, 340], [450, 450], [460, 450]];
  assert.equal(placed(box, CARD, ROOM, { avoid: around }).side, "above");
  assert.equal(placed(box, CARD, ROOM, { avoid: [[990, 10]] }).side, "right");
});
