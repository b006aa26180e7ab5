// A hint is said in the language of who reads it, or as the server says it.
import assert from "node:assert/strict";
import { test } from "node:test";

const page = "../../../src/smallworld/web/";
const { bundleOf, useBundles } = await import(`${page}texts.js`);
const { Names } = await import(`${page}words/names.js`);
const { hintSentences } = await import(`${page}table/hint.js`);

const hint = {
  actions: ["decline"],
  sentences: ["Decline: 3 coins this turn."],
  reasons: { remarks: [{ kind: "plan", steps: [{ kind: "decline" }], coins: 3 }] },
};

test("the reasons are said in the language of the reader", () => {
  useBundles([bundleOf("cs", "reason-plan = { $plan }: { $coins }\nstep-decline = úpadek")]);
  assert.deepEqual(hintSentences(hint, new Names()), ["Úpadek: 3"]);
});

test("without the texts of reasons the server's words will do", () => {
  useBundles([bundleOf("en", "hello = Hello")]);
  assert.deepEqual(hintSentences(hint, new Names()), hint.sentences);
});
