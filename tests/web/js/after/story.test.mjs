import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const { storyOf, withRounds } = await import("#web/after/story.js");
const { comesLast, ranking, standing } = await import("#web/after/result.js");

const game = JSON.parse(readFileSync(new URL("../fixtures/game.json", import.meta.url), "utf8"));
const lines = game.lines.map((line) => ({ kind: "say", at: 0, ...line }));
const final = game.coins_by_round.at(-1);
const story = storyOf(lines, game.names.length, final);

test("the coins of every seat at the end of every round are those of the engine", () => {
  assert.deepEqual(story.rounds, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  story.seats.forEach(({ coins }, seat) => {
    assert.deepEqual(coins, game.coins_by_round.map((round) => round[seat]));
  });
});

test("the start is counted back from the end, and is five where no end is known", () => {
  const richer = storyOf(lines, 5, final.map((coins) => coins + 7));
  assert.equal(richer.seats[2].coins[0], 12);
  assert.equal(storyOf(lines, 5).seats[2].coins[0], 5);
});

test("the sources of a seat come to its coins at the end, with those of the start", () => {
  story.seats.forEach(({ coins, sources }) => {
    const sum = sources.reduce((total, source) => total + source.coins, 0);
    assert.equal(sum, coins.at(-1));
    assert.deepEqual(sources.find(({ id }) => id === "start"), { id: "start", coins: coins[0] });
    assert.equal(new Set(sources.map(({ id }) => id)).size, sources.length);
  });
  assert.deepEqual(story.seats[0].sources[0], { id: "regions", coins: 46 });
});

test("every coin of every income was earned by one combo", () => {
  story.seats.forEach(({ combos }, seat) => {
    const incomes = lines.flatMap((line) => line.events).filter(({ kind }) => kind === "income");
    const paid = incomes.filter(({ facts }) => facts.seat === seat);
    const sum = paid.reduce((total, { facts }) => total + facts.coins, 0);
    assert.equal(combos.reduce((total, { earned }) => total + earned, 0), sum);
  });
});

test("a combo knows its rounds", () => {
  const [tritons, ghouls] = story.seats[1].combos;
  assert.deepEqual(
    [tritons.race, tritons.power, tritons.from, tritons.declined, tritons.most],
    ["tritons", "pillaging", 1, 4, 7],
  );
  assert.deepEqual([ghouls.race, ghouls.from, ghouls.declined, ghouls.gone], ["ghouls", 5, null, null]);
});

test("all rounds of a story are numbered as its game does", () => {
  const late = withRounds(story, (round) => round - 3); // as if the game had begun in round 4
  assert.deepEqual(late.rounds.slice(-2), [4, 5]);
  const [tritons, ghouls] = late.seats[1].combos;
  assert.deepEqual([tritons.from, tritons.declined, ghouls.from, ghouls.declined], [-2, 1, 2, null]);
});

test("the die is counted for who rolled it, and an attempt by what came of it", () => {
  const { dice } = story.seats[3];
  assert.deepEqual(dice, { rolls: [0, 3, 1, 0, 0, 3], shown: 7, expected: 6, attempts: 6, won: 3 });
});

test("a roll before a conquest is no final attempt", () => {
  const events = [{ kind: "die_rolled", facts: { seat: 0, number: 2 } }];
  const took = [{ kind: "conquered", facts: { seat: 0, region: 4, race: "orcs" } }];
  const said = [
    { seq: 1, kind: "say", seat: 0, text: "roll", events: [] },
    { seq: 2, kind: "say", seat: null, text: "die 2", events },
    { seq: 3, kind: "say", seat: 0, text: "conquer 4", events: took },
  ];
  const { rolls, attempts } = storyOf(said, 2).seats[0].dice;
  assert.deepEqual([rolls, attempts], [[2], 0]);
});

test("what was taken back is not part of the story", () => {
  const undo = { seq: 302, kind: "undo", seat: 4, text: "1", at: 0 };
  const before = final.map((coins, seat) => (seat === 4 ? coins - 7 : coins));
  assert.deepEqual(
    storyOf([...lines, undo], 5, before).seats.map(({ coins }) => coins.at(-1)),
    before,
  );
});

test("two declined races are paid each for its own regions", () => {
  const say = (seq, ...events) => ({ seq, kind: "say", seat: 0, text: "", events });
  const picked = (race, power) => ({
    kind: "combo_picked",
    facts: { seat: 0, race, power, place: 1, paid: 0, collected: 0, tokens: 9 },
  });
  const took = (region, race) => ({ kind: "conquered", facts: { seat: 0, region, race } });
  const said = [
    say(1, picked("elves", "hill"), took(1, "elves"), took(2, "elves")),
    say(2, { kind: "declined", facts: { seat: 0, race: "elves", regions: 2 } }),
    say(3, picked("orcs", "spirit"), took(3, "orcs")),
    say(4, { kind: "declined", facts: { seat: 0, race: "orcs", regions: 1 } }),
    say(5, { kind: "income", facts: { seat: 0, coins: 3, parts: [["declined", 2], ["declined", 1]] } }),
  ];
  const [elves, orcs] = storyOf(said, 2).seats[0].combos;
  assert.deepEqual([elves.earned, orcs.earned], [2, 1]);
});

test("from last to first, the winner at the end even with equal coins", () => {
  assert.deepEqual(ranking(final, game.winners), [1, 2, 4, 3, 0]);
  assert.deepEqual(ranking([9, 9], [1]), [1, 0]);
  assert.deepEqual(ranking([30, 9, 12], [2], [0]), [2, 1, 0], "who gave up comes last");
  assert.deepEqual(comesLast([9, 9, 12], [2]), null);
  assert.equal(comesLast(final, game.winners), 0);
});

test("a tie is told as what decided it", () => {
  assert.deepEqual(standing([9, 9, 3], [1]), { tie: "tokens", equal: [0, 1] });
  assert.deepEqual(standing([9, 9, 3], [0, 1]), { tie: "shared", equal: [0, 1] });
  assert.deepEqual(standing([9, 8], [0]), { tie: null, equal: [] });
});
