// The coach: chances with and without the luck of the dice, and what is shown of a better turn.
import assert from "node:assert/strict";
import { test } from "node:test";

const { withRounds } = await import("#web/coach/coach.js");
const { chancesOf, curveOf, fairChances } = await import("#web/coach/curve.js");
const { movesShown } = await import("#web/coach/turns.js");
const { bundleOf, useBundles } = await import("#web/i18n/texts.js");
const { Names } = await import("#web/i18n/names.js");
const { adviceSentence, costSentence, lifeSentence, luckSentence, playedSentence } = await import("#web/coach/sentences.js");

const chances = (win) => ({ playouts: 4, seats: [{ win, win_error: 0.1 }, { win: 1 - win, win_error: 0 }] });
const die = (win) => ({ line: 1, kind: "die", text: "die 3", seats: [{ win }, { win: -win }] });
const analysis = {
  start: chances(0.5),
  turns: [
    { number: 0, seat: 0, round: 1, after: chances(0.8), luck: [die(0.2)] },
    { number: 1, seat: 1, round: 1, after: chances(0.7), luck: [{ ...die(0.5), kind: "reveal" }] },
    { number: 2, seat: 0, round: 2, after: chances(1) },
  ],
  seats: [{ seat: 0 }, { seat: 1 }],
};

test("the rounds of a lesson are counted from 1 in all that the coach says", () => {
  const late = {
    ...analysis,
    lives: [{ picked: 7, declined: 9, best: null, turns: [] }],
    seats: [{ seat: 0, advice: { kind: "tokens", facts: { round: 8 } } }],
  };
  const shown = withRounds(late, (round) => round - 6);
  assert.deepEqual(shown.turns.map(({ round }) => round), [-5, -5, -4]);
  assert.deepEqual(shown.lives, [{ picked: 1, declined: 3, best: null, turns: [] }]);
  assert.equal(shown.seats[0].advice.facts.round, 2);
});

test("chances begin before the first turn", () => {
  assert.deepEqual(chancesOf(analysis, 0), [0.5, 0.8, 0.7, 1]);
});

test("fair dice: what they gave is taken off from then on; the draw is not", () => {
  const { fair, isLucky } = fairChances(analysis, 0);
  assert.deepEqual(fair.map((chance) => Math.round(100 * chance)), [50, 60, 50, 80]);
  assert.ok(isLucky);
  assert.ok(fairChances(analysis, 1).fair.every((chance) => chance >= 0 && chance <= 1));
});

test("a curve has a point for each turn and a number for each round", () => {
  const curve = curveOf(analysis);
  assert.equal(curve.seats[0].points.length, 4);
  assert.deepEqual(curve.rounds.map(({ round }) => round), [1, 2]);
  assert.equal(curve.seats[0].points[3].y, curve.frame.top);
});

test("the band is two errors wide and stays between 0 and 100 percent", () => {
  const { seats, y } = curveOf(analysis);
  const heights = seats[0].band.map((place) => place.y);
  assert.equal(heights.length, 8);
  assert.deepEqual([heights[0], heights[7]], [y(0.7), y(0.3)]);
  assert.deepEqual([heights[3], heights[4]], [y(1), y(0.8)]);
});

test("of a better turn the conquests are shown, or the tokens where only they were wrong", () => {
  const better = { line: 3, actions: ["conquer 2", "stop", "deploy 2 1", "end"] };
  assert.deepEqual(movesShown({ better, kind: "regions" }), [{ action: "conquer 2" }]);
  assert.equal(movesShown({ better, kind: "placing" }).length, 4);
});

test("sentences say what it cost, luck and advice", () => {
  useBundles([
    bundleOf(
      "en",
      [
        "analysis-turn = r{ $round } { $seat } { $percent }±{ $error } { $coins }",
        "analysis-turn-lead = lead { $lead }",
        "analysis-life-never = { $combo } never, { $best }",
        "analysis-dice = { $sign } { $percent }",
        "analysis-advice-idle = round { $round }",
        "coach-played = played { $plan }",
        "combo = combo\nstep-stop = stop\nstep-take = take\nstep-put = put\nsteps = { $first } { $rest }",
      ].join("\n"),
    ),
  ]);
  const names = new Names(["Ann", "Bo"]);
  const cost = { win: 0.123, win_error: 0.04, coins: 2.4, lead: 3 };
  assert.equal(costSentence({ cost, round: 4, seat: 0 }, names), "r4 Ann 12±4 2");
  assert.equal(costSentence({ cost: { ...cost, win: 0 }, round: 4, seat: 0 }, names), "lead 3");
  const life = { seat: 0, race: "elves", power: "hill", declined: null, best: 5, verdict: "late", cost };
  assert.equal(lifeSentence(life, names), "combo never, 5");
  assert.equal(luckSentence("dice", { seat: 0, dice: { win: -0.2 } }, names), "less 20");
  assert.equal(adviceSentence({ advice: { kind: "idle", facts: { round: 3 } } }, names), "round 3");
  const steps = [{ kind: "take", regions: [] }, { kind: "put", placed: [] }];
  assert.equal(playedSentence({ steps, kind: "regions" }, names), "played take");
  assert.equal(playedSentence({ steps: [], kind: "idle" }, names), "played stop");
});
