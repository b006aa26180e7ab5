// Where a game stands in the lesson, and which words lead on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readSource } from "../sources.mjs";

const { leadsOn, linesBefore, placeIn, tableAt, wordsOf } = await import("#web/learn/course.js");
const course = JSON.parse(readSource("web/learn/lesson.json"));

const PLAIN = { phase: "conquest", isPlaced: false, isOver: false };
const stepNamed = (id) => course.steps.findIndex((step) => step.id === id);
const before = (id) => wordsOf(linesBefore(course, stepNamed(id)));
const at = (said, now = {}) => placeIn(course, said, { ...PLAIN, ...now });

test("every step is found at its beginning", () => {
  for (const [step, { id, beats }] of course.steps.entries()) {
    const place = at(before(id), { isOver: id === "count", isPlaced: id === "income" });
    assert.equal(course.steps[place.step].id, id);
    assert.equal(place.beat.id, beats[0].id);
    assert.equal(place.step, step);
  }
});

test("half of a turn of the rival is known as such", () => {
  const place = at([...before("attack"), "1 pick 1", "1 conquer 3"]);
  assert.deepEqual([place.beat.id, place.said], ["attack", 2]);
});

test("tokens may stand anywhere, and not all need come home", () => {
  const stopped = [...before("place"), "0 stop"];
  assert.equal(at(stopped).beat.id, "place");
  assert.equal(at(stopped, { isPlaced: true }).beat.id, "income");
  assert.equal(at([...stopped, "0 deploy 6 6"], { isPlaced: true }).beat.id, "income");
  const attacked = [...stopped, "0 deploy 6 6", "0 end", ...wordsOf(course.steps[6].beats[0].lines)];
  assert.equal(at(attacked).beat.id, "ready");
  assert.equal(at(attacked, { phase: "refuge" }).beat.id, "refuge");
  assert.equal(at([...attacked, "0 conquer 12"]).beat.id, "die");
});

test("a game that went another way is off", () => {
  assert.equal(at(["0 pick 2"]).isOff, true);
  const place = at([...before("tribe"), "0 conquer 3"]);
  assert.deepEqual([place.isOff, place.beat.id], [true, "enter"]);
});

test("the last turn is free, until the game is over", () => {
  const said = [...before("count"), "0 conquer 1", "0 stop", "0 end", "1 stop", "1 end"];
  assert.equal(at(said).beat.id, "last");
  assert.equal(at(said, { isOver: true }).beat.id, "count");
});

test("only what the step asks for leads on, or what is like it where all are free", () => {
  const wants = (id, actions, now = {}) => leadsOn(at(before(id), now), actions);
  assert.equal(wants("pick", ["pick 1"]), true);
  assert.equal(wants("pick", ["pick 2"]), false);
  assert.equal(wants("enter", ["conquer 3"]), false);
  assert.equal(wants("income", ["deploy 2 6", "end"], { isPlaced: true }), true);
  assert.equal(wants("decline", ["stop"]), false);
  const last = [...before("again"), ...wordsOf(course.steps[stepNamed("again")].beats[0].lines)];
  assert.equal(leadsOn(at(last), ["pick 5"]), true);
  assert.equal(leadsOn(at([...last, "0 pick 5"]), ["conquer 23"]), true);
});

test("a table at a step begins with all that came before, and the dealer knows the rest", () => {
  const { record, dealer, seats } = tableAt(course, stepNamed("die"), ["Ann", "Bo"]);
  assert.match(record, /^smallworld 1\nmap base\/2\nseat Ann\nseat Bo\nposition \{.*\}\n0 pick 1\n\* reveal/);
  assert.match(record, /\n0 conquer 12\n$/);
  assert.deepEqual(dealer, ["die 2", "reveal trolls flying"]);
  assert.deepEqual(seats, [{ me: "Ann" }, { me: "Bo" }]);
});
