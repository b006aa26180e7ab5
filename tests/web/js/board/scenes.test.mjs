import assert from "node:assert/strict";
import { test } from "node:test";

const { changeOf, scenesOf } = await import("#web/board/motion/scenes.js");
const { ScenePlayer } = await import("#web/board/motion/scene-player.js");
const { contentsOf } = await import("#web/board/model/region-contents.js");

const SHAPES = [
  { id: 1, centre: [0, 0], neighbours: [2, 3] },
  { id: 2, centre: [100, 0], neighbours: [1, 3] },
  { id: 3, centre: [40, 80], neighbours: [1, 2] },
  { id: 4, centre: [300, 0], neighbours: [] },
];
const SEATS = [
  { name: "Ann", race: "orcs", power: "hill", declined: [{ race: "elves" }] },
  { name: "Bo", race: "trolls", power: "stout" },
];

const position = (regions, seats = SEATS) => ({ map: "base/2", seats, regions });

test("what stands in a region: holder, race, pieces and what is drafted", () => {
  const there = position({ 1: { seat: 1, tokens: 2, lair: true, camps: 3 } });
  assert.deepEqual(contentsOf(there, 1, 2), {
    seat: 1,
    race: "trolls",
    declined: false,
    tokens: 4,
    tribe: false,
    pieces: [
      { kind: "lair", count: 1 },
      { kind: "camp", count: 3 },
    ],
  });
  assert.equal(contentsOf(position({ 1: { seat: 0, tokens: 1, declined: "elves" } }), 1).race, "elves");
  assert.equal(contentsOf(there, 2).seat, null);
});

test("a conquest: the others fall, the conquerors march from their nearest region", () => {
  const before = position({ 1: { seat: 0, tokens: 1 }, 2: { seat: 0, tokens: 1 }, 3: { seat: 1, tokens: 2 } });
  const after = position({ 1: { seat: 0, tokens: 1 }, 2: { seat: 0, tokens: 1 }, 3: { seat: 0, tokens: 4 } });
  const change = changeOf(before, after, SHAPES);
  assert.deepEqual([...change.marches], [[3, 1]]);
  assert.deepEqual(change.falls.map(({ region, was }) => [region, was.seat, was.tokens]), [[3, 1, 2]]);
  assert.equal(change.pops.size, 0);
});

test("who has no region beside it comes from the hand, and a tribe falls", () => {
  const change = changeOf(position({ 4: { tribe: true } }), position({ 4: { seat: 1, tokens: 3 } }), SHAPES);
  assert.deepEqual([...change.marches], [[4, null]]);
  assert.equal(change.falls[0].was.tribe, true);
});

test("decline drains, leaving leaves, deploying pops, and nothing is nothing", () => {
  const seats = [{ name: "Ann", declined: [{ race: "orcs" }] }, SEATS[1]];
  const before = position({ 1: { seat: 0, tokens: 1 }, 2: { seat: 0, tokens: 1, declined: "elves" } });
  const after = position({ 1: { seat: 0, tokens: 1, declined: "orcs" } }, seats);
  const change = changeOf(before, after, SHAPES);
  assert.deepEqual(change.drains.map(({ region }) => region), [1]);
  assert.deepEqual(change.leaves.map(({ region }) => region), [2]);
  const more = position({ 1: { seat: 0, tokens: 3 }, 2: { seat: 0, tokens: 1, declined: "elves" } });
  assert.deepEqual([...changeOf(before, more, SHAPES).pops], [1]);
  assert.equal(changeOf(before, before, SHAPES), null);
});

test("the die comes before what it decides, at the region it decides about", () => {
  const before = position({ 1: { seat: 0, tokens: 1 } });
  const after = position({ 1: { seat: 0, tokens: 1 }, 2: { seat: 0, tokens: 1 } });
  const events = [
    { kind: "die_rolled", facts: { seat: 0, number: 2 } },
    { kind: "conquered", facts: { seat: 0, region: 2 } },
  ];
  const [die, change] = scenesOf(before, after, events, SHAPES);
  assert.deepEqual(die, { kind: "die", face: 2, region: 2, lucky: true });
  assert.equal(change.kind, "change");
  const failed = [events[0], { kind: "attempt_failed", facts: { seat: 0, region: 3 } }];
  assert.deepEqual(scenesOf(before, before, failed, SHAPES), [
    { kind: "die", face: 2, region: 3, lucky: false },
  ]);
  assert.equal(scenesOf(before, before, [events[0]], SHAPES)[0].lucky, null);
});

test("coins rise from the regions of the seat that earns; nobody sees no coins", () => {
  const now = position({ 1: { seat: 0, tokens: 1 }, 3: { seat: 1, tokens: 1 }, 4: { seat: 0, tokens: 1, declined: "elves" } });
  const income = (coins) => [{ kind: "income", facts: { seat: 0, coins, parts: [] } }];
  assert.deepEqual(scenesOf(now, now, income(2), SHAPES), [
    { kind: "coins", seat: 0, coins: 2, regions: [1, 4] },
  ]);
  assert.deepEqual(scenesOf(now, now, income(0), SHAPES), []);
});

test("a picked combo has its banner", () => {
  const now = position({});
  const picked = [{ kind: "combo_picked", facts: { seat: 1, race: "trolls", power: "stout" } }];
  assert.deepEqual(scenesOf(now, now, picked, SHAPES), [
    { kind: "ribbon", seat: 1, race: "trolls", power: "stout", isFirst: true },
  ]);
});

test("a decline, the dragon and the last round get a banner; other rounds and conquests do not", () => {
  const now = { seats: [{}, {}], regions: {} };
  const events = [
    { kind: "declined", facts: { seat: 1, race: "orcs" } },
    { kind: "conquered", facts: { seat: 1, race: "elves", region: 1, with: "dragon" } },
    { kind: "conquered", facts: { seat: 1, race: "elves", region: 2, with: "tokens" } },
    { kind: "turn_began", facts: { seat: 0, round: 9 } },
    { kind: "turn_began", facts: { seat: 0, round: 10 } },
    { kind: "turn_began", facts: { seat: 1, round: 10 } },
  ];
  const told = scenesOf(now, now, events, SHAPES, 10).map(({ kind, what, race }) => [kind, what, race]);
  assert.deepEqual(told, [
    ["moment", "decline", "orcs"],
    ["moment", "dragon", "elves"],
    ["moment", "last-round", null],
  ]);
});

test("a click ends a banner that is still shown after its scene", () => {
  const nothing = { value: null, peek: () => null };
  let skipped = 0;
  const playback = { busy: { peek: () => false }, skip: () => (skipped += 1) };
  const player = new ScenePlayer({ shown: nothing, step: nothing, playback });
  assert.equal(player.skip(), false);
  player.overlays.value = [{ key: 1, scene: { kind: "moment", what: "dragon", seat: 0, race: "orcs" } }];
  assert.equal(player.skip(), true);
  assert.deepEqual([player.overlays.value, skipped], [[], 1]);
});
