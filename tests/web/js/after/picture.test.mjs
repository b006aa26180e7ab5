// The picture of a game, and the moments it tells.
import assert from "node:assert/strict";
import { test } from "node:test";

const { bundleOf, useBundles } = await import("#web/i18n/texts.js");
const { Names } = await import("#web/i18n/names.js");
const { turningPoints } = await import("#web/after/turning-points.js");
const { pictureOf } = await import("#web/after/picture.js");

useBundles([
  bundleOf(
    "en",
    "after-wins = { $winners } wins\nhome-title = Small World\nseat-unnamed = Seat { $number }\n" +
      "story-lead = { $round }: { $seat } leads\nstory-income = { $round }: { $seat } earns { $coins }\nstory-decline = { $round }: { $seat } declines",
  ),
]);
const dice = { rolls: [], expected: 0, shown: 0, attempts: 0, won: 0 };
const seat = (coins, combos = []) => ({ coins, combos, sources: [], dice });
const story = {
  rounds: [0, 1, 2, 3],
  seats: [seat([5, 12, 20, 24]), seat([5, 8, 20, 34], [{ race: "orcs", power: "hill", declined: 2 }])],
};

test("a lead counts when it changes, then come the richest turn and the winner's declines", () => {
  assert.deepEqual(turningPoints(story, [1]), [
    { kind: "decline", round: 2, seat: 1, combo: { race: "orcs", power: "hill" } },
    { kind: "lead", round: 3, seat: 1 },
    { kind: "income", round: 3, seat: 1, coins: 14 },
  ]);
});

test("the first lead and an equal one are no turning points", () => {
  const even = { rounds: [0, 1], seats: [seat([5, 5]), seat([5, 5])] };
  assert.deepEqual(turningPoints(even, []), []);
});

test("the picture holds the board, every holding and all names, and needs no other file", () => {
  const shapes = { map: "base/2", left: 0, top: 0, width: 100, height: 80, regions: [{ id: 1, path: "M0 0h9v9z", centre: [4, 4] }] };
  const position = { map: "base/2", seats: [{ race: "orcs" }, { race: "elves" }], regions: { 1: { seat: 0, tokens: 3 } } };
  const told = { view: { winners: [1], position }, story, names: new Names(["<Ann>", "Bo & Co"]), shapes, coins: [24, 34] };
  const svg = pictureOf(told, "<svg>é</svg>", '<symbol id="race-orcs"><path d="M1 1"/></symbol>', ["#a00", "#00a"]);
  assert.match(svg, /Bo &amp; Co wins/);
  assert.match(svg, /&lt;Ann&gt;/);
  assert.match(svg, /<symbol id="race-orcs">/);
  assert.match(svg, /M0 0h9v9z/);
  assert.match(svg, /3: Bo &amp; Co leads/);
  assert.ok(svg.includes(Buffer.from("<svg>é</svg>").toString("base64")));
  assert.doesNotMatch(svg.replaceAll("http://www.w3.org/2000/svg", ""), /https?:/);
});
