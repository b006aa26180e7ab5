// Reads lines of JSON, each a question, and prints what the page says, as one JSON string a line:
// {"event":…}, {"refusal":…}, {"remark":…}, {"combo":[race,power]} or {"message":…,"facts":{…}};
// with "seats" and "regions" for the names at the table, and "list" for a list in words.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const { bundleOf, listed, t, useBundles } = await import("#web/i18n/texts.js");
const { Names } = await import("#web/i18n/names.js");
const { eventSentence } = await import("#web/i18n/events.js");
const { refusalSentence } = await import("#web/i18n/refusals.js");
const { remarkSentence } = await import("#web/i18n/reasons.js");

useBundles([bundleOf(process.argv[3] ?? "en", readFileSync(process.argv[2], "utf8"))]);

function said({ event, refusal, remark, combo, message, list, facts, joint, seats = [], regions = {} }) {
  const known = Object.entries(regions).map(([id, name]) => [Number(id), name]);
  const names = new Names(seats, new Map(known));
  if (event) return eventSentence(event, names);
  if (refusal) return refusalSentence(refusal, names);
  if (remark) return remarkSentence(remark, names);
  if (combo) return names.comboForms(combo[0], combo[1], "people");
  if (list) return listed(list, joint);
  return t(message, facts);
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(said(JSON.parse(line))));
}
