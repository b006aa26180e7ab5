/** A better turn on the board: the moment it could have begun, with its arrows. */
import { effect } from "@preact/signals";
import { Sketch } from "../advice/sketch.js";
import { whatIfSentence } from "./words.js";

/** @typedef {import("../after/replay-store.js").ReplayStore} ReplayStore */
/** @typedef {import("../after/coaching.js").Source} Source */
/** @typedef {import("../net/protocol.js").TurnFacts} TurnFacts */

/** What is drawn of a turn: its conquests, or, where only they were wrong, the tokens.
 * @param {TurnFacts} turn */
export function movesShown({ better, kind }) {
  const actions = better?.actions ?? [];
  const end = kind === "placing" ? -1 : actions.indexOf("stop");
  const shown = end < 0 ? actions : actions.slice(0, end);
  return shown.map((action) => ({ action }));
}

/** Show it, or put it away if it is shown. @param {ReplayStore} stage @param {Source} source
 * @param {TurnFacts} turn */
export async function showBetter(stage, source, turn) {
  if (!turn.better) return;
  if (stage.sketch.value?.of === turn.number) return void (stage.sketch.value = null);
  const { line } = turn.better;
  await stage.film.go(Math.max(0, line - 1));
  if (line === 0) await showStart(stage, source);
  const words = whatIfSentence(turn, stage.names.value);
  stage.sketch.value = { Drawn: Sketch, moves: movesShown(turn), seat: turn.seat, of: turn.number, words };
  document.querySelector(".played-board")?.scrollIntoView({ block: "nearest" });
}

/** A film begins after its first line; this is before it. @param {ReplayStore} stage @param {Source} source */
async function showStart(stage, source) {
  const live = stage.live.value;
  const position = await source.start();
  if (live) stage.told.value = { ...live, seq: 0, position, to_act: null, income: [], over: false };
}

/** Whoever moves the film on sees the game as it was. @param {ReplayStore} stage @returns {() => void} */
export function forgetWhenMoved(stage) {
  let before = stage.film.at.peek();
  const stop = effect(() => {
    const at = stage.film.at.value;
    if (at !== before || stage.film.playing.value) stage.sketch.value = null;
    before = at;
  });
  return () => {
    stop();
    stage.sketch.value = null;
  };
}
