// The book of rules in the browser: its search, its sentences and its ways in.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { modulesOf, packageUrl } from "../sources.mjs";

const { bundleOf, has, t, useBundles } = await import("#web/i18n/texts.js");
const { indexed, search } = await import("#web/reference/finder.js");
const { folded } = await import("#web/i18n/search.js");
const { notesOf } = await import("#web/reference/sentences.js");
const { entryFor } = await import("#web/reference/book.js");

const locales = packageUrl("locales/en/");
const english = readdirSync(locales)
  .filter((name) => name.endsWith(".ftl"))
  .map((name) => readFileSync(new URL(name, locales), "utf8"))
  .join("\n");
useBundles([bundleOf("en", english)]);

const INDEX = indexed([
  { id: "race-elves", title: "Elves", words: "", text: "Losing a region costs no Elf." },
  { id: "piece-hole", title: "Hole", words: "", text: "Halflings dig it." },
  { id: "topic-income", title: "Income and scoring", words: "points, money", text: "A coin for each region." },
  { id: "C2", title: "What is the lowest price?", words: "", text: "1 token." },
  { id: "C20", title: "Čarodějové a tokens", words: "", text: "" },
]);

test("case, accents and endings do not matter", () => {
  assert.equal(folded("ČARODĚJOVÉ"), "carodejove");
  assert.deepEqual(search(INDEX, "ELV"), ["race-elves"]);
  assert.deepEqual(search(INDEX, "carodej"), ["C20"]);
  assert.deepEqual(search(INDEX, "čaro"), ["C20"]);
});

test("names come before other words, and those before what is only told", () => {
  assert.deepEqual(search(INDEX, "hol"), ["piece-hole"]);
  assert.deepEqual(search(INDEX, "money"), ["topic-income"]);
  assert.deepEqual(search(INDEX, "token"), ["C20", "C2"]);
});

test("an id finds its ruling", () => {
  assert.equal(search(INDEX, "c2")[0], "C2");
  assert.equal(search(INDEX, " C2 ")[0], "C2");
});

test("all words must fit, and nothing finds nothing", () => {
  assert.deepEqual(search(INDEX, "coin region"), ["topic-income"]);
  assert.deepEqual(search(INDEX, "coin dragon"), []);
  assert.deepEqual(search(INDEX, "   "), []);
  assert.deepEqual(search(INDEX, "?!"), []);
});

test("a wish finds its entry", () => {
  const book = {
    entries: [{ id: "race-elves", kind: "race" }, { id: "power-hill", kind: "power" }],
    joints: { events: { income: "topic-income" }, refusals: { "pick.too_dear": "P2" }, parts: { base: "topic-price" } },
  };
  assert.equal(entryFor(book, { event: "income" }), "topic-income");
  assert.equal(entryFor(book, { refusal: "pick.too_dear" }), "P2");
  assert.equal(entryFor(book, { refusal: "page.old_version" }), "");
  assert.equal(entryFor(book, { part: "base" }), "topic-price");
  assert.equal(entryFor(book, { part: "hill" }), "power-hill");
  assert.equal(entryFor(book, { entry: "race-elves" }), "race-elves");
  assert.equal(entryFor(book, {}), "");
});

const sources = modulesOf("reference");

test("every text the book asks for is written, and none is written in vain", () => {
  const spoken = sources.replace(/\b(?:class|id|to)="[^"]*"/g, "");
  const asked = [...spoken.matchAll(/\bt\(\s*"([\w.-]+)"/g)].map(([, id]) => id);
  assert.ok(asked.length > 20);
  assert.deepEqual(asked.filter((id) => !has(id)), []);
  const beginnings = [...spoken.matchAll(/`((?:[a-z]+-)+)\$\{/g)].map(([, beginning]) => beginning);
  const pieces = /^reference-(piece|terrain|symbol)-/; // as the entries are called
  const written = [...readFileSync(new URL("reference.ftl", locales), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
  const named = (id) => spoken.includes(`"${id}"`) || spoken.includes(`"${id}.`) || beginnings.some((some) => some !== "reference-" && id.startsWith(some));
  const stray = written.filter((id) => !id.startsWith("topic-") && !pieces.test(id) && !named(id));
  assert.deepEqual(stray, []);
  assert.equal(t("reference-found", { count: 0, words: "x" }), "Nothing found for “x”.");
});

test("an entry tells what the printed rulebook of the language says otherwise", () => {
  const text = "edition-SV-1 = Tryckt.\n    .played = Spelas.\n";
  const one = { weight: "A", entries: ["race-elves"], rulings: ["R9"], option: "elf_lost_to_sorcerer", on: false };
  const book = { differences: [{ id: "SV-1", lang: "sv", ...one }, { id: "RU-1", lang: "ru", ...one }, { id: "SV-2", lang: "sv", ...one }] };
  useBundles([bundleOf("sv", text), bundleOf("en", english)]);
  for (const id of ["race-elves", "R9", "option-elf_lost_to_sorcerer"]) {
    const [note, ...others] = notesOf({ id }, book);
    assert.deepEqual([note.id, note.text, note.played, others], ["SV-1", "Tryckt.", "Spelas.", []]);
  }
  assert.deepEqual(notesOf({ id: "race-orcs" }, book), []);
  useBundles([bundleOf("en", english)]);
  assert.deepEqual(notesOf({ id: "race-elves" }, book), []);
});
