import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { packageUrl } from "../../sources.mjs";

const { placedIn, seatNews, effectiveLines, turnsOf } = await import("#web/table/state/log-lines.js");
const { closedSentence, entryDrawing, entrySentence } = await import("#web/table/log/log-sentences.js");
const { newSentences } = await import("#web/table/log/log-announcer.js");
const { neighbours } = await import("#web/table/log/history-bar.js");
const { bundleOf, useBundles } = await import("#web/i18n/texts.js");
const { Names } = await import("#web/i18n/names.js");

const locales = packageUrl("locales/en/");
const texts = readdirSync(locales).filter((name) => name.endsWith(".ftl"));
useBundles([bundleOf("en", texts.map((name) => readFileSync(new URL(name, locales), "utf8")).join("\n"))]);

const game = JSON.parse(readFileSync(new URL("../../fixtures/game.json", import.meta.url), "utf8"));
const lines = game.lines.map((line) => ({ kind: "say", at: 0, ...line }));
const names = new Names(game.names);
const say = (seq, seat, ...events) => ({ seq, kind: "say", seat, text: "", at: 0, events });
const sit = (seq, seat, sitting) => ({ seq, kind: "seat", seat, text: JSON.stringify(sitting), at: 0 });
const undo = (seq, count) => ({ seq, kind: "undo", seat: 0, text: String(count), at: 0 });
const deployed = (region, count, seat = 0) => ({
  kind: "deployed",
  facts: { seat, region, race: "elves", declined: false, count },
});
const store = (known, view = { position: {} }) => ({
  lines: { value: known },
  names: { value: names },
  live: { value: view },
});

test("an undo takes back the last game lines, whatever chat came in between", () => {
  const chat = { seq: 3, kind: "chat", seat: 1, text: "Hm", at: 0 };
  const all = [say(1, 0), say(2, 0), chat, undo(4, 1), say(5, 0), undo(6, 2)];
  assert.deepEqual(effectiveLines(all), [chat]);
  assert.deepEqual(effectiveLines(all.slice(0, 5)).map(({ seq }) => seq), [1, 3, 5]);
});

test("a game of five seats and eight rounds has its turns in order, after the setting up", () => {
  const turns = turnsOf(lines);
  assert.equal(turns.length, 1 + 5 * 8);
  assert.deepEqual([turns[0].seat, turns[0].entries.length], [null, 6]);
  assert.deepEqual(turns.slice(1, 7).map(({ round, seat }) => [round, seat]), [
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 0],
  ]);
});

test("a log that begins in the middle of a game knows its round", () => {
  const next = { kind: "turn_began", facts: { seat: 0, round: 5 } };
  const begun = { kind: "turn_began", facts: { seat: 2, round: 4 } };
  assert.equal(turnsOf([say(1, 1, deployed(3, 1), next)])[0].round, 4);
  assert.equal(turnsOf([say(1, 1, deployed(3, 1), begun)])[0].round, 4);
  assert.equal(turnsOf([say(1, 1, deployed(3, 1))], 7)[0].round, 7);
});

test("tokens placed one after another are one line that shows the last board", () => {
  const [turn] = turnsOf([say(1, 0, deployed(4, 2)), say(2, 0, deployed(7, 1)), say(3, 0, deployed(4, 1))]);
  const [entry] = turn.entries;
  assert.equal(turn.entries.length, 1);
  assert.deepEqual([entry.seq, entry.regions], [3, [4, 7]]);
  assert.deepEqual(placedIn(entry.events), [
    [4, 3],
    [7, 1],
  ]);
  assert.equal(entrySentence(entry, names), "Ann places Elves: 3 in Region 4, 1 in Region 7.");
});

test("others' tokens are another line", () => {
  const [turn] = turnsOf([say(1, 0, deployed(4, 2)), say(2, 1, deployed(7, 1, 1))]);
  assert.equal(turn.entries.length, 2);
});

test("every line of a real game has words and, where it has a region, lights it up", () => {
  for (const { entries } of turnsOf(lines)) {
    for (const entry of entries) {
      assert.match(entrySentence(entry, names), /^[A-Z0-9].*[.]$/);
      if (entry.events[0].facts.region) assert.ok(entry.regions.length);
      const drawing = entryDrawing(entry);
      if (drawing) assert.match(drawing.id, /^(race|piece|sign|coin|die)/);
    }
  }
});

test("who sits down, leaves or gives up is told, who sat there from the start is not", () => {
  const ann = { name: "Ann", who: "person" };
  const all = [sit(1, 0, ann), say(2, 0, deployed(1, 1)), sit(3, 0, { ...ann, conceded: true, bot: "normal" })];
  const news = turnsOf(all).flatMap(({ entries }) => entries.filter((entry) => entry.news));
  assert.deepEqual(news.map((entry) => entrySentence(entry, names)), ["Ann gives up."]);
  assert.equal(seatNews({ name: "", who: "open" }, ann), "sits_down");
  assert.equal(seatNews(ann, { name: "", who: "open" }), "leaves");
  assert.equal(seatNews(ann, { ...ann, who: "bot", bot: "normal" }), "leaves_to_bot");
  assert.equal(seatNews(ann, { ...ann, bot: "easy" }), "bot_plays");
  assert.equal(seatNews({ ...ann, bot: "easy" }, ann), "plays_again");
  assert.equal(seatNews(ann, { ...ann, name: "Anne" }), "renamed");
  assert.equal(seatNews(ann, { ...ann, places_by_itself: true }), null);
});

test("a table that this version cannot replay says so, without the row of its log", () => {
  const said = closedSentence("row 12, 'conquer 7': conquer.water");
  assert.match(said, /can’t replay this table/);
  assert.doesNotMatch(said, /row|conquer/);
});

test("a table that was closed before its end says why", () => {
  assert.match(closedSentence("conceded"), /gave up/);
  assert.match(closedSentence("nobody is left"), /nobody is left/);
  assert.match(closedSentence("row 3"), /row 3/);
});

test("new events are spoken once, and so is a move that was taken back", () => {
  const before = [say(1, 0, deployed(4, 2))];
  assert.deepEqual(newSentences([...before, say(2, 0, deployed(5, 1))], 1, store([])).length, 1);
  const taken = [...before, undo(2, 1), say(3, 0, deployed(9, 2))];
  assert.deepEqual(newSentences(taken, 1, store([])), [
    "A move was undone.",
    "Ann places 2 Elves in Region 9.",
  ]);
});

test("looking back goes step by step over what stands; after the last one is now", () => {
  const all = [say(1, 0), say(2, 0), undo(3, 1), say(4, 0), say(5, 0), say(6, 0)];
  assert.deepEqual(neighbours(store(all), 4), [1, 5]);
  assert.deepEqual(neighbours(store(all), 5), [4, null]);
  assert.deepEqual(neighbours(store(all), 1), [null, 4]);
});
