// Reads lines of JSON {"event":…,"seats":[…],"regions":{…}} and prints the page's sentence for each.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const { bundleOf, useBundles } = await import("../../../src/smallworld/web/texts.js");
const { Names } = await import("../../../src/smallworld/web/words/names.js");
const { eventSentence } = await import("../../../src/smallworld/web/words/events.js");
const { refusalSentence } = await import("../../../src/smallworld/web/words/refusals.js");

useBundles([bundleOf(process.argv[3] ?? "en", readFileSync(process.argv[2], "utf8"))]);
for await (const line of createInterface({ input: process.stdin })) {
  const { event, refusal, seats, regions } = JSON.parse(line);
  const known = Object.entries(regions).map(([id, name]) => [Number(id), name]);
  const names = new Names(seats, new Map(known));
  console.log(event ? eventSentence(event, names) : refusalSentence(refusal, names));
}
