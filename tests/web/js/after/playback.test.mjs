import assert from "node:assert/strict";
import { test } from "node:test";

const { Playback, PIECE } = await import("#web/after/replay/frames.js");

const lines = (count) =>
  Array.from({ length: count }, (_, place) => ({
    seq: 2 * place + 1,
    kind: "say",
    seat: 0,
    text: "",
    at: 0,
    events: [{ kind: "deployed", facts: { seat: 0, region: 1, race: "orcs", declined: false, count: 1 } }],
  }));

function playbackOf(count, fails = () => false) {
  const asked = [];
  const shown = [];
  const said = lines(count);
  const load = async (from, to) => {
    asked.push([from, to]);
    if (fails(asked.length)) throw new Error("no answer");
    return said.slice(from, to + 1).map(({ seq }) => ({ seq, position: {}, to_act: null, income: [] }));
  };
  const show = (moment, line, isPlayed) => shown.push([moment.seq, isPlayed]);
  return { playback: new Playback(said, load, show, async () => {}), asked, shown };
}

test("boards are fetched in pieces the server allows, each once", async () => {
  const { playback, asked, shown } = playbackOf(250);
  await playback.go(0);
  await playback.go(5);
  await playback.go(249);
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
  const { playback, asked } = playbackOf(250);
  await playback.go(PIECE - 5);
  assert.deepEqual(asked.map(([from]) => from).sort(), [0, PIECE].sort());
});

test("played from the end it begins again, shows every board and stops", async () => {
  const { playback, shown } = playbackOf(12);
  await playback.play();
  assert.deepEqual(shown.map(([seq]) => seq), lines(12).map(({ seq }) => seq));
  assert.ok(shown.every(([, isPlayed]) => isPlayed));
  assert.equal(playback.playing.value, false);
});

test("a slider that is moved quickly shows only where it was left", async () => {
  const { playback, shown } = playbackOf(50);
  await Promise.all([playback.go(3), playback.go(20), playback.go(41)]);
  assert.deepEqual(shown, [[83, false]]);
});

test("moving the slider stops the playback", async () => {
  const { playback, shown } = playbackOf(30);
  const played = playback.play();
  await playback.go(10);
  await played;
  assert.equal(playback.playing.value, false);
  assert.equal(playback.at.value, 10);
  assert.deepEqual(shown.at(-1), [21, false]);
});

test("a piece that did not come is told, and asked for again next time", async () => {
  const { playback, shown } = playbackOf(10, (times) => times === 1);
  await playback.go(2);
  assert.ok(playback.error.value instanceof Error);
  await playback.go(2);
  assert.equal(playback.error.value, null);
  assert.deepEqual(shown, [[5, false]]);
});

test("a place outside the playback is its nearest end", async () => {
  const { playback } = playbackOf(4);
  await playback.go(99);
  assert.equal(playback.at.value, 3);
  await playback.go(-1);
  assert.equal(playback.at.value, 0);
  assert.equal(playback.placeOf(4), 1);
});
