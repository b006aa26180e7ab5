import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { modulesOf, packageUrl } from "../../sources.mjs";

const { computed, signal } = await import("@preact/signals");
const { bundleOf, has, useBundles } = await import("#web/i18n/texts.js");
const { catalogue } = await import("#web/net/catalogue.js");
const { Names } = await import("#web/i18n/names.js");
const { ModeStore } = await import("#web/table/turn/mode-store.js");
const { promptSentence } = await import("#web/table/turn/prompt.js");
const { isDoubtful } = await import("#web/table/turn/hint.js");
const { offersNow } = await import("#web/table/turn/buttons.js");

const folder = packageUrl("locales/en/");
const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
useBundles([bundleOf("en", texts.join("\n"))]);
catalogue.value = { races: [{ id: "amazons", numbers: { visitors: 4 } }], powers: [], boards: [] };

/** A store with one view, and what was sent and asked. */
function fakeStore(position, actions, more = {}) {
  const legal = actions.map((action) => (typeof action === "string" ? { action } : action));
  const view = {
    game: "g",
    seq: 9,
    you: 0,
    to_act: 0,
    seats: position.seats.map(({ name }) => ({ sitting: { name, who: "person" } })),
    table: {},
    legal,
    hands: position.seats.map(({ hand = 0 }) => hand),
    position: { map: "base/2", ...position },
    ...more,
  };
  const store = {
    game: "g",
    seats: [0],
    me: signal(0),
    live: signal(view),
    shown: signal(view),
    playbackView: signal(null),
    moment: signal(null),
    pending: signal(null),
    problem: signal(null),
    present: signal([0]),
    lit: signal([]),
    drafted: signal({ active: 0, declined: 0 }),
    lines: signal([]),
    names: signal(new Names(["Ann", "Bo"])),
    canAct: computed(() => view.to_act === 0),
    legal: signal(view.to_act === 0 ? legal : []),
    sent: [],
    asked: [],
    act: (sent) => store.sent.push(...sent),
    explain: (action) => store.asked.push(action),
  };
  return store;
}

const SEATS = [{ name: "Ann", race: "humans", power: "hill", hand: 3 }, { name: "Bo" }];

function at(phase, actions, seat = {}, more = {}, rest = {}) {
  const seats = [{ ...SEATS[0], ...seat }, SEATS[1]];
  const store = fakeStore({ seats, phase, regions: {}, ...rest }, actions, more);
  const modeStore = new ModeStore(store);
  return { store, modeStore, says: promptSentence(store, modeStore) };
}

const offers = (modeStore) => offersNow(modeStore, { race: "Humans" }).map(({ id, main }) => (main ? `${id}!` : id));

test("the prompt says what to do in every phase", () => {
  assert.equal(at("start", ["pick 1"], { race: undefined }).says, "Your turn: pick a race and its power.");
  assert.match(at("conquest", ["conquer 3", "stop"]).says, /^Conquer regions: 3 Humans/);
  assert.match(at("conquest", ["stop"]).says, /^3 Humans can’t take anything more/);
  assert.match(at("redeployment", ["deploy 3 2"]).says, /^Place 2 Humans/);
  assert.match(at("redeployment", ["place hero 3"], { heroes_in_hand: 2 }).says, /2 heroes/);
  assert.match(at("after_scoring", ["ally 1", "end"]).says, /Make peace/);
  assert.match(at("refuge", ["deploy 3 1"], {}, {}, { turn: 1 }).says, /^Bo drove you out: place 1 returning Human\./);
  const amazons = at("redeployment", ["withdraw 3", "withdraw 4"], { race: "amazons" }, { income: [["withdrawn", -1]] });
  assert.match(amazons.says, /^4 Amazons leave the map each turn: give up 1 region/);
});

test("the prompt says whom the game waits for", () => {
  const bo = { to_act: 1, seats: [{ sitting: { who: "person" } }, { sitting: { who: "person" } }] };
  assert.equal(at("start", [], {}, bo).says, "Bo must pick a new race, but is away.");
  const free = { to_act: 1, seats: [{ sitting: { who: "person" } }, { sitting: { who: "open" } }] };
  assert.match(at("start", [], {}, free).says, /to take seat 2/);
});

test("at its end, a race is told what the hint would do", () => {
  const { modeStore, store } = at("start", ["abandon 4", "decline", "stop"], { hand: 0 });
  const judge = (action) => (modeStore.judgement.value = { seq: 9, action });
  assert.deepEqual(offers(modeStore), ["abandon", "decline", "stop"], "nothing is emphasized before");
  assert.match(promptSentence(store, modeStore), /^Nothing in reach. Go into decline, or stop/);
  judge("decline");
  assert.deepEqual(offers(modeStore), ["abandon", "decline!", "stop"]);
  assert.match(promptSentence(store, modeStore), /^Nothing in reach. Go into decline: next turn/);
  judge("stop");
  assert.deepEqual(offers(modeStore), ["abandon", "decline", "stop!"]);
  judge("abandon 4");
  assert.deepEqual(offers(modeStore), ["abandon!", "decline", "stop"]);
  modeStore.judgement.value = { seq: 8, action: "decline" };
  assert.deepEqual(offers(modeStore), ["abandon", "decline", "stop"], "a judgement of an earlier position");
});

test("positions with many tokens and targets are not judged", () => {
  const doubtful = (...given) => {
    const { store, modeStore } = at(...given);
    return isDoubtful(store, modeStore);
  };
  assert.equal(doubtful("start", ["conquer 3", "decline", "stop"], { hand: 8 }), false);
  assert.equal(doubtful("start", ["conquer 3 die", "decline", "stop"], { hand: 8 }), true);
  assert.equal(doubtful("start", ["conquer 3", "decline", "stop"], { hand: 1 }), true);
  assert.equal(doubtful("conquest", ["stop"], { hand: 0 }), false);
});

test("only what is legal is offered, the likeliest as the main one", () => {
  assert.deepEqual(offers(at("start", ["conquer 3", "abandon 4", "stop", "decline"]).modeStore), ["abandon", "decline", "stop"]);
  assert.deepEqual(offers(at("conquest", ["stop"]).modeStore), ["stop!"]);
  assert.deepEqual(offers(at("conquest", ["conquer 3", "roll", "conquer 4 dragon", "stop"]).modeStore), ["roll", "dragon", "stop"]);
  assert.deepEqual(offers(at("redeployment", ["end"]).modeStore), ["end!"]);
});

test("a touch conquers, the die asks first, and a wrong one asks why", () => {
  const { store, modeStore } = at("conquest", ["conquer 3", { action: "conquer 4 die", missing: 2, odds: 1 / 3 }, "stop"]);
  modeStore.choose(5, "act");
  assert.deepEqual(store.asked, ["conquer 5"]);
  modeStore.choose(4, "act");
  assert.equal(modeStore.question.value?.kind, "die");
  assert.deepEqual(store.sent, []);
  modeStore.choose(3, "act");
  assert.deepEqual(store.sent, ["conquer 3"]);
});

test("a redeployment is drafted, taken back step by step, and sent once", () => {
  const { store, modeStore } = at("redeployment", [
    { action: "deploy 3 2", most: 2 },
    { action: "deploy 4 2", most: 2 },
  ]);
  modeStore.choose(3, "act");
  modeStore.choose(3, "act");
  assert.equal(modeStore.mayEnd, true);
  modeStore.choose(3, "less");
  modeStore.end();
  assert.deepEqual([store.sent, store.asked], [[], ["end"]]);
  modeStore.undo();
  modeStore.undo();
  modeStore.choose(4, "act");
  assert.deepEqual([...modeStore.drafts.value], [[3, 1], [4, 1]]);
  modeStore.end();
  assert.deepEqual(store.sent, ["deploy 3 1", "deploy 4 1", "end"]);
});

test("pieces come first and may be put off", () => {
  const { store, modeStore } = at("redeployment", ["place camp 3", { action: "deploy 3 2", most: 2 }], { camps_in_hand: 5 });
  assert.equal(modeStore.mode.value, "camp");
  modeStore.choose(3, "act");
  assert.deepEqual(store.sent, ["place camp 3"]);
  modeStore.putOff("camp");
  assert.equal(modeStore.mode.value, "deploy");
});

test("every text the table names is written", () => {
  const asked = /\bt\(\s*(?:[^"`()]*\? )?"(table-[\w.-]+)"(?: : "(table-[\w.-]+)")?/g;
  const named = [...modulesOf("table").matchAll(asked)];
  const missing = named.flatMap(([, ...ids]) => ids).filter((id) => id && !has(id));
  assert.deepEqual(missing, []);
  assert.ok(named.length > 60);
});
