/** Waiting for an answer, and what is shown if none comes: the state around every request. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Refused } from "../net/api.js";

/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */
/** @template T @typedef {{ value: Signal<T|null>, error: Signal<Refused|null>,
 *   again: () => void }} Asked */

/** Ask when the component appears and whenever `key` changes; `again` asks once more.
 * The last good answer stays until the next one is there.
 * @template T @param {() => Promise<T>} question @param {unknown} [key] @returns {Asked<T>} */
export function useAsked(question, key = "") {
  /** @type {Signal<T|null>} */
  const value = useSignal(/** @type {T|null} */ (null));
  /** @type {Signal<Refused|null>} */
  const error = useSignal(/** @type {Refused|null} */ (null));
  const turn = useRef(0);
  const again = async () => {
    const mine = ++turn.current;
    try {
      const answer = await question();
      if (mine !== turn.current) return; // a later question was asked meanwhile
      value.value = answer;
      error.value = null;
    } catch (problem) {
      if (mine === turn.current) error.value = refused(problem);
    }
  };
  useEffect(() => {
    again();
    return () => {
      turn.current += 1;
    };
  }, [key]);
  return { value, error, again };
}

/** Do one thing at a time, and remember what went wrong.
 * @returns {{ busy: Signal<boolean>, error: Signal<Refused|null>,
 *   run: (what: () => Promise<unknown>) => Promise<void> }} */
export function useDoing() {
  const busy = useSignal(false);
  /** @type {Signal<Refused|null>} */
  const error = useSignal(/** @type {Refused|null} */ (null));
  const run = async (/** @type {() => Promise<unknown>} */ what) => {
    if (busy.value) return;
    busy.value = true;
    error.value = null;
    try {
      await what();
    } catch (problem) {
      error.value = refused(problem);
    } finally {
      busy.value = false;
    }
  };
  return { busy, error, run };
}

/** Only what the server (or its silence) said is shown; a mistake of ours is not hidden.
 * @param {unknown} problem */
function refused(problem) {
  if (problem instanceof Refused) return problem;
  throw problem;
}
