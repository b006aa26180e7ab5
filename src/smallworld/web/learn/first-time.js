/** Hints for things that come up for the first time, one at a time. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../ui/html.js";
import { Sign } from "../ui/emblem.js";
import { loadPart, t } from "../i18n/texts.js";
import { loadStyles } from "../ui/lazy.js";
import { firstsSeen, rememberFirst } from "../device/lesson-progress.js";
import { alike, isOpen } from "../table/state/legal-actions.js";
import { heldRegions, phaseOf } from "../table/state/position.js";

/** Load texts and styles of the hints. */
export const readHints = () => Promise.all([loadPart("learn"), loadStyles("learn/learn.css")]);

/** @param {{ store: import("../table/state/store.js").TableStore,
 *   modeStore: import("../table/turn/mode-store.js").ModeStore }} props */
export function FirstHint({ store, modeStore }) {
  /** The shown hint and its decision. */
  const shown = useSignal({ id: "", decision: "" });
  const decision = modeStore.decision.value;
  const scene = sceneOf(store, modeStore);
  const { id: last } = shown.value;
  const isOld = shown.value.decision !== decision || (last !== "" && !FIRSTS[last](scene)); // it is done
  const next = isOld || !last ? firstFor(scene, firstsSeen()) : null;
  useEffect(() => {
    if (next) {
      rememberFirst(next);
      shown.value = { id: next, decision };
    }
  }, [next, decision]);
  const id = isOld ? "" : last;
  return html`<aside class="first-hint" role="status" aria-live="polite">
    ${id && html`<div class="card" data-first=${id}>
      <${Sign} id="hint" /><p>${t(`learn-first-${id}`)}</p>
      <button type="button" class="button icon quiet" aria-label=${t("learn-first-close")} title=${t("learn-first-close")}
        onClick=${() => (shown.value = { id: "", decision })}><${Sign} id="close" /></button>
    </div>`}
  </aside>`;
}

// --- The occasions, read from what the table offers; no rules here

/** @typedef {import("../table/state/store.js").TableStore} TableStore */
/** @typedef {import("../table/turn/mode-store.js").ModeStore} ModeStore */
/** @typedef {{ open: import("../table/state/legal-actions.js").Open[], mode: string|null, modes: string[],
 *   phase: string, declinedMayAct: boolean, judged: string, hasMarks: boolean, isEntering: boolean }} Scene  `judged`: what the hint
 *   would do first; `isEntering`: the player holds no region yet */

/** The message is `learn-first-ID`; the first matching hint that is new is shown.
 * @type {Record<string, (scene: Scene) => boolean>} */
export const FIRSTS = {
  refuge: ({ phase }) => phase === "refuge",
  withdraw: ({ mode }) => mode === "withdraw",
  hero: ({ mode }) => mode === "hero",
  fortress: ({ mode }) => mode === "fortress",
  camp: ({ mode, phase }) => mode === "camp" && phase === "redeployment",
  stout: ({ phase, open }) => phase === "after_scoring" && isOpen(open, "decline"),
  diplomat: ({ open }) => alike(open, { verb: "ally" }).length > 0,
  ghouls: ({ declinedMayAct }) => declinedMayAct,
  berserk: ({ open }) => isOpen(open, "roll"),
  dragon: ({ modes }) => modes.includes("dragon"),
  sorcery: ({ modes }) => modes.includes("sorcery"),
  decline: ({ judged }) => judged === "decline",
  abandon: ({ judged }) => judged === "abandon",
  attempt: ({ open }) => alike(open, { way: "die" }).length > 0 && !alike(open, { way: "plain" }).length,
  marks: ({ hasMarks }) => hasMarks,
  prices: ({ isEntering, open }) => isEntering && alike(open, { verb: "conquer", way: "plain" }).length > 0,
};

/** Collect what the player can do now. @param {TableStore} store @param {ModeStore} modeStore @returns {Scene} */
function sceneOf(store, modeStore) {
  const view = store.live.value;
  const seat = view?.to_act ?? null;
  return {
    open: modeStore.open.value,
    mode: modeStore.mode.value,
    modes: modeStore.modes.value,
    phase: view ? phaseOf(view.position) : "",
    declinedMayAct: modeStore.declinedMayAct.value,
    judged: modeStore.judged.value,
    hasMarks: Boolean(store.changes.value?.marks.size),
    isEntering: view !== null && seat !== null && heldRegions(view.position, seat).size === 0,
  };
}

/** Find a matching hint that was not shown yet. @param {Scene} scene @param {string[]} seen */
export function firstFor(scene, seen) {
  if (!scene.open.length) return null;
  return Object.keys(FIRSTS).find((id) => !seen.includes(id) && FIRSTS[id](scene)) ?? null;
}
