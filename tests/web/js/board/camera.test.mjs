import assert from "node:assert/strict";
import { test } from "node:test";

const camera = await import("#web/board/view/camera.js");

const BOARD = { width: 1400, height: 1000 };
const DESK = { width: 1000, height: 800 };
const PHONE = { width: 390, height: 500 };
const COUNTER = 56;

const placeAt = ({ scale, x, y }, [px, py]) => [(px - x) / scale, (py - y) / scale];
const near = (one, other) => assert.ok(Math.abs(one - other) < 1e-6, `${one} is not ${other}`);

test("the whole board is seen, in the middle", () => {
  const { scale, x, y } = camera.wholeBoard(BOARD, DESK);
  near(scale, 1000 / 1400);
  near(x, 0);
  near(y, (800 - 1000 * scale) / 2);
});

test("first sight is the whole board where counters can be read, enlarged if need be", () => {
  near(camera.initialCamera(BOARD, DESK, COUNTER).scale, 1000 / 1400);
  const side = { width: 800, height: 700 };
  near(camera.initialCamera(BOARD, side, COUNTER, [100, 100]).scale, 800 / 1400);
  assert.equal(camera.initialCamera(BOARD, side, COUNTER, [100, 100]).x, 0);
});

test("on a phone first sight fills the height rather than shrink the counters", () => {
  const first = camera.initialCamera(BOARD, PHONE, COUNTER, [600, 500]);
  near(first.scale, 0.5);
  near(first.x, 390 / 2 - 600 * 0.5);
  const atTheEdge = camera.initialCamera(BOARD, PHONE, COUNTER, [0, 0]);
  assert.ok(atTheEdge.x <= 12 && atTheEdge.y <= 12, "the board does not leave the screen");
});

test("what is under the pointer stays there while zooming", () => {
  const before = camera.centredOn([700, 500], 1.2, BOARD, DESK);
  const after = camera.zoomed(before, 1.3, [300, 420], BOARD, DESK, COUNTER);
  const [x, y] = placeAt(before, [300, 420]);
  const [nowX, nowY] = placeAt(after, [300, 420]);
  near(x, nowX);
  near(y, nowY);
});

test("zooming ends at the whole board and at large counters", () => {
  const whole = camera.wholeBoard(BOARD, DESK);
  near(camera.zoomed(whole, 0.1, [0, 0], BOARD, DESK, COUNTER).scale, whole.scale);
  near(camera.zoomed(whole, 100, [0, 0], BOARD, DESK, COUNTER).scale, 150 / COUNTER);
});

test("pushing stops at the edge of the board", () => {
  const start = camera.centredOn([700, 500], 2, BOARD, DESK);
  assert.equal(camera.panned(start, 1e5, 0, BOARD, DESK).x, 12);
  assert.equal(camera.panned(start, -1e5, 0, BOARD, DESK).x, 1000 - 2800 - 12);
});

test("showing a box moves only if it is out of sight", () => {
  const start = camera.centredOn([700, 500], 2, BOARD, DESK);
  const inside = { left: 690, top: 490, width: 40, height: 40 };
  assert.equal(camera.showing(start, inside, BOARD, DESK), start);
  const outside = { left: 1100, top: 490, width: 60, height: 40 };
  const moved = camera.showing(start, outside, BOARD, DESK);
  near(moved.x, 1000 - 16 - 2 * (1100 + 60));
  near(moved.y, start.y);
});

test("counters grow when they are far away, within reason", () => {
  assert.equal(camera.enlargement(1, COUNTER), 1);
  near(camera.enlargement(0.6, COUNTER), 36 / (56 * 0.6));
  assert.equal(camera.enlargement(0.1, COUNTER), 1.3);
});

test("a zoomed board tells which sides are hidden, and how many points lie beyond each", async () => {
  const { hiddenEdges } = await import("#web/board/draw/edge-arrows.js");
  const board = { width: 1000, height: 700 };
  const seen = { width: 400, height: 700 };
  assert.deepEqual(hiddenEdges({ scale: 0.4, x: 0, y: 200 }, board, seen, [[100, 100]]), []);
  assert.deepEqual(hiddenEdges({ scale: 1, x: -300, y: 0 }, board, seen, [[-20, 50], [-5, 9], [100, 100]]), [
    { side: "left", count: 2 },
    { side: "right", count: 0 },
  ]);
  const zoomed = hiddenEdges({ scale: 2, x: 0, y: -100 }, board, seen, [[10, 900], [10, -1]]);
  assert.deepEqual(zoomed, [
    { side: "right", count: 0 },
    { side: "up", count: 1 },
    { side: "down", count: 1 },
  ]);
});
