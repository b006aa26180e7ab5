import assert from "node:assert/strict";
import { test } from "node:test";

const { openActions } = await import("#web/table/state/legal-actions.js");
const modes = await import("#web/table/turn/modes.js");
const { tokensToUse, declinedActor } = await import("#web/table/state/position.js");

const open = (...actions) => openActions(actions.map((action) => ({ action })));

test("conquering is the usual mode, abandoning never is", () => {
  const now = open("abandon 3", "conquer 4", "conquer 5 dragon", "stop", "decline");
  assert.deepEqual(modes.openModes(now, "active"), ["conquer", "dragon", "abandon"]);
  assert.equal(modes.usualMode(["abandon"]), null);
  assert.equal(modes.usualMode(modes.openModes(open("conquer 5 sorcery"), "active")), "sorcery");
});

test("heroes, fortress and camps come before tokens, unless they were put off", () => {
  const now = open("deploy 3 4", "place camp 3", "place fortress 3", "place hero 3");
  assert.deepEqual(modes.openModes(now, "active"), ["hero", "fortress", "camp", "deploy"]);
  assert.deepEqual(modes.openModes(now, "active", ["fortress", "camp"]), ["hero", "deploy", "fortress", "camp"]);
});

test("a declined race that can conquer acts first, until it is passed over", () => {
  const now = open("declined conquer 3", "conquer 4", "stop");
  assert.equal(modes.actingRace(now, null), "declined");
  assert.equal(modes.actingRace(now, "active"), "active");
  assert.equal(modes.actingRace(open("conquer 4"), "declined"), "active");
  const choices = modes.actionsOf("conquer", now, "declined").map((one) => one.region);
  assert.deepEqual(choices, [3]);
});

test("a touch beside the targets asks about the mode it was made in", () => {
  assert.equal(modes.questionAbout("conquer", 7, "declined"), "declined conquer 7");
  assert.equal(modes.questionAbout("sorcery", 7, "active"), "conquer 7 sorcery");
  assert.equal(modes.questionAbout("camp", 7, "active"), "place camp 7");
  assert.equal(modes.questionAbout(null, 7, "active"), "conquer 7");
});

const position = {
  map: "base/2",
  seats: [
    { name: "Ann", race: "amazons", power: "hill", hand: 1, aside: 4, declined: [{ race: "ghouls" }] },
    { name: "Bo" },
  ],
  regions: {
    3: { seat: 0, tokens: 3 },
    4: { seat: 0, tokens: 1 },
    5: { seat: 0, tokens: 4, declined: "ghouls" },
    6: { seat: 1, tokens: 9 },
  },
};

test("the server says how many tokens a seat can use", () => {
  const view = { position, hands: [7, 0], declined_hands: [3, 0] };
  assert.equal(tokensToUse(view, 0), 7);
  assert.equal(tokensToUse(view, 0, "declined"), 3);
  assert.equal(tokensToUse({ position }, 1), 0);
});

test("visitors set aside are not in hand before their seat's turn", () => {
  const view = { position: { ...position, turn: 1 }, hands: [5, 0], declined_hands: [3, 0] };
  assert.equal(tokensToUse(view, 0), 1);
});

test("the declined race that acts is the one the words speak of", () => {
  assert.equal(declinedActor(position, 0, open("declined abandon 5"))?.race, "ghouls");
  assert.equal(declinedActor(position, 1, []), null);
});

test("markers and the catapult are placed, spending and towers are ways of their own", () => {
  const now = open("conquer 4", "conquer 5 hired", "conquer 6 hurl 2", "place catapult 3", "decline 3", "regroup", "stop");
  assert.deepEqual(modes.openModes(now, "active"), ["conquer", "hired", "hurl", "tower", "catapult"]);
  assert.equal(modes.usualMode(["tower", "catapult"]), null);
  const [hurled] = modes.actionsOf("hurl", now, "active");
  assert.deepEqual([hurled.region, hurled.count], [6, 2]);
  assert.deepEqual(modes.openModes(open("decline", "stop"), "active"), []);
  const placing = open("place marker 3", "place power marker 4", "deploy 3 1");
  assert.deepEqual(modes.openModes(placing, "active"), ["marker", "power_marker", "deploy"]);
  assert.equal(modes.questionAbout("power_marker", 4, "active"), "place power marker 4");
  assert.equal(modes.questionAbout("hurl", 4, "active"), "conquer 4 hurl 1");
  assert.equal(modes.questionAbout("tower", 4, "active"), "decline 4");
});
