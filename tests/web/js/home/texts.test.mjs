// Every text the screens before a game ask for is written, and none is written in vain.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { modulesOf, packageUrl } from "../sources.mjs";

const locales = packageUrl("locales/en/");
const own = modulesOf("home", "ui", "device");
const everything = own + modulesOf("table", "after", "board", "app", "net", "i18n");

/** The ids of a file, forms such as `new-chat.on` too. */
function idsIn(name) {
  const found = new Set();
  let id = "";
  for (const line of readFileSync(new URL(name, locales), "utf8").split("\n")) {
    id = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? id;
    const form = /^ {4}\.(\w+) =/.exec(line)?.[1];
    if (id) found.add(form ? `${id}.${form}` : id);
  }
  return found;
}

const written = new Set(readdirSync(locales).filter((name) => name.endsWith(".ftl")).flatMap((name) => [...idsIn(name)]));
// Attributes of elements, and names of parts that load later, are no texts.
const spoken = own.replace(/\b[\w-]+="[^"]*"/g, "").replace(/part\("[^"]*"\)|^ \*.*PartName.*$/gm, "");
const PARTS = /"((?:kit|home|new|join|tables|records|results|settings|not-found)-[\w.-]+)"/g;
const asked = [...spoken.matchAll(PARTS)].map(([, id]) => id);

test("every text that is asked for is written", () => {
  assert.ok(asked.length > 80);
  assert.deepEqual(asked.filter((id) => !written.has(id)), []);
});

test("no text is written in vain", () => {
  const beginnings = [...everything.matchAll(/`((?:[a-z]+-)+)\$\{/g)].map(([, beginning]) => beginning);
  const named = (id) =>
    everything.includes(`"${id}"`) || everything.includes(`\`${id.split(".")[0]}.`) || beginnings.some((some) => id.startsWith(some));
  const stray = [...idsIn("page-home.ftl")].filter((id) => !named(id) && !named(id.split(".")[0]));
  const made = ["settings-theme-", "settings-pace-", "settings-sound-"]; // named(…) in settings.js puts these together
  assert.deepEqual(stray.filter((id) => !made.some((some) => id.startsWith(some))), []);
});
