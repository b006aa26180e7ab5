import assert from "node:assert/strict";
import { test } from "node:test";

const { PendingAction } = await import("#web/table/state/pending.js");

test("an action asks for a brief reply: the changed frame brings the view", () => {
  const frames = [];
  const sending = new PendingAction((_, frame) => frames.push(frame) > 0);
  sending.begin(["stop"], 0, 12);
  assert.equal(frames.length, 1);
  const { request, ...rest } = frames[0];
  assert.deepEqual(rest, { type: "act", actions: ["stop"], after: 12, reply: "brief" });
  assert.deepEqual(sending.end(request)?.actions, ["stop"]);
  assert.equal(sending.pending.value, null);
});
