// Hints that come once: read from what is open, one at a time, never twice.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readSource } from "../sources.mjs";

const { FIRSTS, firstFor } = await import("#web/learn/first-time.js");
const { openActions } = await import("#web/table/state/legal-actions.js");

const PLAIN = { mode: "conquer", modes: ["conquer"], phase: "conquest", declinedMayAct: false, judged: "", hasMarks: false, isEntering: false };
const scene = (words, more = {}) => ({ ...PLAIN, ...more, open: openActions(words.map((action) => ({ action }))) });

test("nothing comes up in a plain turn, or while others act", () => {
  assert.equal(firstFor(scene(["conquer 3", "conquer 4 die", "stop"]), []), null);
  assert.equal(firstFor(scene([], { phase: "refuge" }), []), null);
});

test("each situation has its hint", () => {
  const found = {
    berserk: scene(["roll", "conquer 3", "stop"]),
    ghouls: scene(["declined conquer 3", "stop"], { declinedMayAct: true }),
    dragon: scene(["conquer 3 dragon"], { modes: ["conquer", "dragon"] }),
    sorcery: scene(["conquer 3 sorcery"], { modes: ["sorcery"] }),
    hero: scene(["place hero 3"], { mode: "hero", phase: "redeployment" }),
    fortress: scene(["place fortress 3"], { mode: "fortress", phase: "redeployment" }),
    camp: scene(["place camp 3"], { mode: "camp", phase: "redeployment" }),
    withdraw: scene(["withdraw 3"], { mode: "withdraw", phase: "redeployment" }),
    stout: scene(["decline", "end"], { mode: null, phase: "after_scoring" }),
    diplomat: scene(["ally 1", "end"], { mode: null, phase: "after_scoring" }),
    decline: scene(["decline", "conquer 3", "stop"], { phase: "start", judged: "decline" }),
    abandon: scene(["abandon 3", "decline", "stop"], { mode: null, phase: "start", judged: "abandon" }),
    refuge: scene(["deploy 3 1"], { mode: "deploy", phase: "refuge" }),
    attempt: scene(["conquer 3 die", "stop"]),
    marks: scene(["conquer 3", "stop"], { hasMarks: true }),
    prices: scene(["conquer 3", "stop"], { isEntering: true }),
  };
  for (const [id, here] of Object.entries(found)) assert.equal(firstFor(here, []), id);
  assert.deepEqual(Object.keys(found).sort(), Object.keys(FIRSTS).sort());
});

test("declining and abandoning are only advised where the hint would do so", () => {
  const words = ["abandon 3", "decline", "stop"];
  for (const judged of ["", "stop", "conquer"]) {
    assert.equal(firstFor(scene(words, { mode: null, phase: "start", judged }), []), null);
  }
});

test("what was shown is not shown again; the next one may be", () => {
  const here = scene(["roll", "conquer 3 dragon"], { modes: ["dragon"] });
  assert.equal(firstFor(here, ["berserk"]), "dragon");
  assert.equal(firstFor(here, ["berserk", "dragon"]), null);
});

test("every hint is written", () => {
  const texts = readSource("locales/en/page-learn.ftl");
  for (const id of Object.keys(FIRSTS)) assert.match(texts, new RegExp(`^learn-first-${id} = `, "m"));
});
