/** Check a design on the server while it changes: debounced, and cached. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ServerError } from "../../net/api.js";
import { currentLanguage } from "../../i18n/texts.js";
import { checkPack } from "./load.js";
import { writeToml } from "./toml-write.js";

/** @typedef {import("../../net/protocol.js").CardEntry} Card */
/** @typedef {import("../../net/protocol.js").TomlFault} Fault */
/** @typedef {import("../../net/protocol.js").PackEntry} PackEntry */
/** @typedef {{ pack: PackEntry|null, faults: Fault[], warnings: Fault[], error: ServerError|null, isFresh: boolean, again: () => void }} Checked
 *   `pack`: as it was when it was last sound; `isFresh`: the answer is about the design as it stands */

const PAUSE = 350; // milliseconds without a change

/** @param {import("./design.js").Design} design @returns {Checked} */
export function useChecked(design) {
  const toml = writeToml(design);
  const asked = `${currentLanguage.value} ${toml}`;
  const answer = useSignal({
    asked: "",
    pack: /** @type {PackEntry|null} */ (null),
    faults: /** @type {Fault[]} */ ([]),
    warnings: /** @type {Fault[]} */ ([]),
  });
  const error = useSignal(/** @type {ServerError|null} */ (null));
  const wanted = useRef("");
  const ask = async () => {
    wanted.current = asked;
    try {
      const { pack, faults, warnings = [] } = await checkPack(toml);
      if (wanted.current !== asked) return; // it changed meanwhile
      answer.value = { asked, pack: pack ?? answer.value.pack, faults, warnings };
      error.value = null;
    } catch (problem) {
      if (!(problem instanceof ServerError)) throw problem;
      if (wanted.current === asked) error.value = problem;
    }
  };
  useEffect(() => {
    wanted.current = "";
    const timer = setTimeout(ask, answer.value.asked ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [asked]);
  const isFresh = answer.value.asked === asked;
  const { pack, faults, warnings } = answer.value;
  return { pack, faults, warnings, error: error.value, isFresh, again: ask };
}

/** The card of a tile in the server's answer. @param {PackEntry|null} pack @param {"race"|"power"} kind
 * @param {number} place @returns {Card|undefined} */
export function cardAt(pack, kind, place) {
  return pack?.cards.filter((card) => card.kind === kind)[place];
}

/** Group faults by field; others get the empty name.
 * @param {Fault[]} faults @param {(key: string) => string} fieldOf
 * @returns {Record<string, Fault[]>} */
export function byField(faults, fieldOf) {
  /** @type {Record<string, Fault[]>} */
  const found = {};
  for (const fault of faults) (found[fieldOf(fault.key)] ??= []).push(fault);
  return found;
}
