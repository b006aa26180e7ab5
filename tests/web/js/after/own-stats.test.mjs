// Statistics of one's own games, and their export.
import assert from "node:assert/strict";
import { test } from "node:test";

const { csvOf, statisticsOf } = await import("#web/after/own-stats.js");

const ORCS = { race: "orcs", power: "hill" };
const ELVES = { race: "elves", power: "hill" };
const played = { game: "g1", at: 0, map: "base/3", names: ["Ann", "Bo", "Cy"], coins: [70, 84, 60], you: 0, won: false, rounds: 10 };
const RESULTS = [
  { ...played, combos: [ORCS, ELVES], bots: [null, "hard", "easy"] },
  { ...played, game: "g2", at: 86_400_000, coins: [90, 84], names: ["Ann", "Bo"], won: true, combos: [ORCS], bots: [null, "hard"] },
  { ...played, game: "g0", at: 1000, names: ['A "b"', "C, D"], coins: [1, 2] }, // stored before races were
];

test("races and powers count once in a game, bots if they have fewer coins", () => {
  const { race, power, seats, bots } = statisticsOf(RESULTS);
  assert.deepEqual(race, [{ id: "orcs", games: 2, won: 1 }, { id: "elves", games: 1, won: 0 }]);
  assert.deepEqual(power, [{ id: "hill", games: 2, won: 1 }]);
  assert.deepEqual(seats, [{ id: "2", games: 2, won: 1 }, { id: "3", games: 1, won: 0 }]);
  assert.deepEqual(bots, [{ id: "hard", games: 2, won: 1 }, { id: "easy", games: 1, won: 1 }]);
});

test("games that were only watched count nowhere", () => {
  assert.deepEqual(statisticsOf([{ ...RESULTS[0], you: null }]), { race: [], power: [], seats: [], bots: [] });
});

test("the export has one game a line, oldest first, in quotes where needed", () => {
  const [head, first, second, third, end] = csvOf(RESULTS).split("\r\n");
  assert.equal(head, "date,game,map,seats,seat,won,coins,best_other,combos,bots");
  assert.equal(first, "1970-01-01T00:00:00.000Z,g1,base/3,3,1,0,70,84,hill orcs; hill elves,hard; easy");
  assert.match(second, /^1970-01-01T00:00:01.000Z,g0,/);
  assert.match(third, /,g2,base\/3,2,1,1,90,84,hill orcs,hard$/);
  assert.equal(end, "");
  assert.match(csvOf([{ ...played, map: 'my "board", 2' }]), /"my ""board"", 2"/);
});
