// Which language is spoken, how its texts arrive, and what is said while they do not.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const { catalogue } = await import("#web/net/catalogue.js");
const { languageFor } = await import("#web/i18n/languages.js");

const FILES = {
  "en.ftl": "hello = Hello\nonly-english = Indeed\nlist-more = { $first }, { $second }",
  "cs.ftl": "hello = Ahoj",
  "sv.ftl": "hello = Hej",
  "en.hints.ftl": "reason = Because",
  "cs.hints.ftl": "reason = Protože",
};
let asked = [];
let answers = {};
let fresh = 0;

/** When what was asked for has arrived. */
const soon = () => new Promise((done) => setTimeout(done, 5));

/** The texts as a page has them that was just opened. */
async function opened() {
  fresh += 1;
  return import(`#web/i18n/texts.js?${fresh}`);
}

beforeEach(() => {
  asked = [];
  answers = { ...FILES };
  globalThis.fetch = async (address) => {
    const name = String(address).split("texts/")[1];
    asked.push(name);
    const body = await answers[name];
    return { ok: body !== undefined, status: body === undefined ? 404 : 200, text: async () => body };
  };
});

function browserSays(...wishes) {
  Object.defineProperty(globalThis, "navigator", { value: { languages: wishes }, configurable: true });
}

test("the language is the chosen one, or the first the browser asks for and we have", () => {
  catalogue.value = { languages: ["en", "cs", "nb", "sv"] };
  browserSays("de-AT", "cs-CZ", "en");
  assert.equal(languageFor(""), "cs");
  assert.equal(languageFor("sv"), "sv");
  assert.equal(languageFor("is"), "cs"); // chosen when it was there
  for (const norwegian of ["no", "nb-NO", "nn"]) {
    browserSays(norwegian);
    assert.equal(languageFor(""), "nb");
  }
  browserSays("de");
  assert.equal(languageFor(""), "en");
});

test("texts are fetched when a language is chosen, and once", async () => {
  const { language, loadTexts, t } = await opened();
  await loadTexts("en");
  assert.deepEqual(asked, ["en.ftl"]);
  await loadTexts("cs");
  assert.equal(t("hello"), "Ahoj");
  assert.equal(language.value, "cs");
  await loadTexts("en");
  await loadTexts("cs");
  assert.deepEqual(asked, ["en.ftl", "cs.ftl"]);
});

test("a language comes alone; English helps out from the first message it lacks", async () => {
  const { loadTexts, t } = await opened();
  await loadTexts("cs");
  assert.equal(t("hello"), "Ahoj");
  assert.deepEqual(asked, ["cs.ftl"]);
  assert.equal(t("only-english"), "only-english");
  await soon();
  assert.equal(t("only-english"), "Indeed");
  assert.equal(t("hello"), "Ahoj");
  assert.deepEqual(asked, ["cs.ftl", "en.ftl"]);
});

test("small numbers are digits, others as the language writes them", async () => {
  const { loadTexts, t } = await opened();
  answers["sv.ftl"] = "coins = { $coins } mynt";
  await loadTexts("sv");
  assert.equal(t("coins", { coins: 999 }), "999 mynt");
  assert.equal(t("coins", { coins: 12345 }), `${new Intl.NumberFormat("sv").format(12345)} mynt`);
  assert.equal(t("coins", { coins: 0.5 }), "0,5 mynt");
});

test("who changes their mind gets the last language, whichever is here first", async () => {
  const { loadTexts, t } = await opened();
  let arrive = (_text) => {};
  answers["cs.ftl"] = new Promise((done) => (arrive = done));
  await loadTexts("en");
  const first = loadTexts("cs");
  await loadTexts("sv");
  arrive(FILES["cs.ftl"]);
  await first;
  assert.equal(t("hello"), "Hej");
});

test("texts out of reach leave the language as it is, and are asked for again", async () => {
  const { language, loadTexts, t } = await opened();
  await loadTexts("sv");
  delete answers["cs.ftl"];
  await assert.rejects(loadTexts("cs"));
  assert.equal(t("hello"), "Hej");
  assert.equal(language.value, "sv");
  answers["cs.ftl"] = FILES["cs.ftl"];
  await loadTexts("cs");
  assert.equal(t("hello"), "Ahoj");
});

test("a page that opens without its language speaks English", async () => {
  const { language, loadTexts, t } = await opened();
  delete answers["cs.ftl"];
  await loadTexts("cs");
  assert.equal(t("hello"), "Hello");
  assert.equal(language.value, "en");
});

test("a part of the texts comes when it is needed, and then with every language", async () => {
  const { has, loadPart, loadTexts, t } = await opened();
  await loadTexts("cs");
  assert.ok(!has("reason"));
  await loadPart("hints");
  assert.equal(t("reason"), "Protože");
  answers["sv.hints.ftl"] = "";
  await loadTexts("sv");
  t("reason");
  await soon();
  assert.equal(t("reason"), "Because");
  assert.equal(asked.filter((name) => name === "en.hints.ftl").length, 1);
});

test("a part out of reach takes nothing away, and is asked for again", async () => {
  const { has, loadPart, loadTexts, t } = await opened();
  await loadTexts("cs");
  delete answers["cs.hints.ftl"];
  await assert.rejects(loadPart("hints"));
  assert.equal(t("hello"), "Ahoj");
  answers["cs.hints.ftl"] = FILES["cs.hints.ftl"];
  await loadPart("hints");
  assert.ok(has("reason"));
});
