import assert from "node:assert/strict";
import { test } from "node:test";

const { Film, PIECE } = await import("#web/after/replay/frames.js");

const lines = (count) =>
  Array.from({ length: count }, (_, place) => ({
    seq: 2 * place + 1,
    kind: "say",
    seat: 0,
    text: "",
    at: 0,
    events: [{ kind: "deployed", facts: { seat: 0, region: 1, race: "orcs", declined: false, count: 1 } }],
  }));

function filmed(count, fails = () => false) {
  const asked = [];
  const shown = [];
  const said = lines(count);
  const load = async (from, to) => {
    asked.push([from, to]);
    if (fails(asked.length)) throw new Error("no answer");
    return said.slice(from, to + 1).map(({ seq }) => ({ seq, position: {}, to_act: null, income: [] }));
  };
  const show = (moment, line, isPlayed) => shown.push([moment.seq, isPlayed]);
  return { film: new Film(said, load, show, async () => {}), asked, shown };
}

test("boards are fetched in pieces the server allows, each once", async () => {
  const { film, asked, shown } = filmed(250);
  await film.go(0);
  await film.go(5);
  await film.go(249);
  assert.deepEqual(asked, [
    [0, PIECE - 1],
    [200, 249],
  ]);
  assert.deepEqual(shown, [
    [1, false],
    [11, false],
    [499, false],
  ]);
});

test("the next piece is on its way before it is needed", async () => {
  const { film, asked } = filmed(250);
  await film.go(PIECE - 5);
  assert.deepEqual(asked.map(([from]) => from).sort(), [0, PIECE].sort());
});

test("played from the end it begins again, shows every board and stops", async () => {
  const { film, shown } = filmed(12);
  await film.play();
  assert.deepEqual(shown.map(([seq]) => seq), lines(12).map(({ seq }) => seq));
  assert.ok(shown.every(([, isPlayed]) => isPlayed));
  assert.equal(film.playing.value, false);
});

test("a slider that is moved quickly shows only where it was left", async () => {
  const { film, shown } = filmed(50);
  await Promise.all([film.go(3), film.go(20), film.go(41)]);
  assert.deepEqual(shown, [[83, false]]);
});

test("moving the slider stops the film", async () => {
  const { film, shown } = filmed(30);
  const played = film.play();
  await film.go(10);
  await played;
  assert.equal(film.playing.value, false);
  assert.equal(film.at.value, 10);
  assert.deepEqual(shown.at(-1), [21, false]);
});

test("a piece that did not come is told, and asked for again next time", async () => {
  const { film, shown } = filmed(10, (times) => times === 1);
  await film.go(2);
  assert.ok(film.error.value instanceof Error);
  await film.go(2);
  assert.equal(film.error.value, null);
  assert.deepEqual(shown, [[5, false]]);
});

test("a place outside the film is its nearest end", async () => {
  const { film } = filmed(4);
  await film.go(99);
  assert.equal(film.at.value, 3);
  await film.go(-1);
  assert.equal(film.at.value, 0);
  assert.equal(film.placeOf(4), 1);
});
