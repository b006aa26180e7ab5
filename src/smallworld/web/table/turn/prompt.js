/** The prompt: one sentence that says who must do what. */
import { traitOf } from "../../net/catalogue.js";
import { html } from "../../ui/html.js";
import { Sign, SeatMark } from "../../ui/emblem.js";
import { has, t } from "../../i18n/texts.js";
import { alike, isOpen } from "../state/legal-actions.js";
import { declinedActor, phaseOf, regionsToLeave, tokensToUse, turnOf } from "../state/position.js";
import { size } from "../../ui/screen-size.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("./mode-store.js").ModeStore} ModeStore */
/** @typedef {import("../../net/protocol.js").GameView} GameView */
/** @typedef {import("../../i18n/names.js").Names} Names */

// Letters: longer prompts get a smaller font where the bar is low, as on phones.
const MIDDLING = 52;
const LONG = 84;

/** `isInviting`: the combos wait until the invites are put away. @param {{ store: TableStore, modeStore: ModeStore, isInviting: boolean }} props */
export function Prompt({ store, modeStore, isInviting }) {
  const view = store.shown.value;
  if (!view) return html`<p class="prompt" role="status">${t("table-prompt-loading")}</p>`;
  const isPast = store.moment.value !== null;
  const sentence = isInviting ? t("table-waiting") : promptSentence(store, modeStore);
  const looks = `${store.canAct.value ? "mine" : ""} ${lengthClass(sentence)}`;
  return html`<div class=${`prompt ${looks}`}>
    ${store.me.value === null && html`<span class="watching"><${Sign} id="eye" /> ${t("table-watching")}</span>`}
    ${view.to_act !== null && !isPast && html`<${SeatMark} seat=${view.to_act} />`}
    <p role="status" aria-live="polite">${sentence}</p>
    ${!isPast && store.playback.busy.value &&
    html`<button type="button" class="button skip" aria-label=${t("table-skip")} onClick=${() => store.playback.skip()}>
      <${Sign} id="last" /><span class="label">${t("table-skip")}</span>
    </button>`}
  </div>`;
}

/** @param {string} sentence */
function lengthClass({ length }) {
  if (length > LONG) return "long";
  return length > MIDDLING ? "middling" : "";
}

/** @param {TableStore} store @param {ModeStore} modeStore */
export function promptSentence(store, modeStore) {
  const view = store.shown.value;
  const names = store.names.value;
  if (!view) return t("table-prompt-loading");
  if (store.moment.value) return t("table-prompt-past");
  if (view.over) return t("table-prompt-over");
  if (view.closed) return t("table-prompt-closed");
  if (view.to_act === null) return t("table-prompt-dealer");
  const mine = view.to_act === store.me.value;
  if (mine && modeStore.hasStandIn.value) return t("table-prompt-stand-in");
  if (mine && store.pending.value) return t("table-prompt-sending");
  if (mine && store.canAct.value) return ownSentence(view, modeStore, names);
  if (!mine && store.seats.includes(view.to_act)) {
    return t("table-prompt-pass", { seat: names.seat(view.to_act) });
  }
  return othersSentence(view, names, store.present.value);
}

/** @param {GameView} view @param {number} seat @param {Names} names
 * @returns {import("../../i18n/texts.js").Facts} */
function peopleOf(view, seat, names) {
  const { race, power } = view.position.seats[seat];
  if (!race) return { people: "", race: "", race_one: "" };
  const combo = power ? names.comboForms(race, power, "people") : names.forms("race", race, "people");
  return { ...combo, ...names.forms("race", race), race_id: race };
}

/** @param {GameView} view @param {Names} names @param {number[]} present */
function othersSentence(view, names, present) {
  const seat = /** @type {number} */ (view.to_act);
  const { sitting } = view.seats[seat];
  const facts = { seat: names.seat(seat), ...peopleOf(view, seat, names) };
  if (sitting.who === "open") return t("table-prompt-open", { number: seat + 1 });
  const { position } = view;
  const phase = phaseOf(position);
  const hand = tokensToUse(view, seat);
  const isAway = sitting.who === "person" && !sitting.bot && !present.includes(seat);
  const away = isAway ? "yes" : "no";
  if (phase === "refuge") return t("table-prompt-other-refuge", { ...facts, ...returning(view, seat, names), away });
  if (!position.seats[seat].race) return t("table-prompt-other-pick", { ...facts, away });
  return t(`table-prompt-other-${phase}`, { ...facts, hand, away });
}

/** Return what a displaced defender has to place. @param {GameView} view @param {number} seat
 * @param {Names} names */
function returning(view, seat, names) {
  const { hand = 0, race, declined = [] } = view.position.seats[seat];
  const old = declined.find((one) => one.hand);
  const [id, count] = hand || !old ? [race ?? "", hand] : [old.race, old.hand ?? 0];
  return { count, ...names.forms("race", id) };
}

/** Return the player's own prompt; the short form where the bar is narrow.
 * @param {string} id @param {import("../../i18n/texts.js").Facts} [facts] */
function said(id, facts) {
  const short = `${id}.short`;
  return t(size.value !== "wide" && has(short) ? short : id, facts);
}

/** @param {GameView} view @param {ModeStore} modeStore @param {Names} names */
function ownSentence(view, modeStore, names) {
  const seat = /** @type {number} */ (view.to_act);
  const { position } = view;
  const facts = { ...peopleOf(view, seat, names), hand: tokensToUse(view, seat) };
  switch (phaseOf(position)) {
    case "redeployment":
      return placingSentence(view, modeStore, names, facts);
    case "refuge":
      return refugeSentence(view, modeStore, names);
    case "after_scoring":
      if (modeStore.mode.value === "tower") return said("table-prompt-tower", facts);
      if (modeStore.modes.value.includes("tower")) return said("table-prompt-late-decline", facts);
      return said(isOpen(modeStore.open.value, "decline") ? "table-prompt-late-decline" : "table-prompt-ally", facts);
    default:
      return conquestSentence(view, modeStore, names, facts);
  }
}

/** @param {GameView} view @param {ModeStore} modeStore @param {Names} names @param {any} facts */
function conquestSentence(view, modeStore, names, facts) {
  const open = modeStore.open.value;
  const seat = /** @type {number} */ (view.to_act);
  const owesPick = alike(open, { verb: "pick" }).length > 0;
  if (modeStore.who.value === "declined") {
    const old = declinedActor(view.position, seat, open);
    const forms = names.forms("race", old?.race ?? "", "declined");
    const hand = tokensToUse(view, seat, "declined");
    const then = owesPick ? "table-prompt-declined-pick" : "table-prompt-declined";
    return said(modeStore.mode.value === "abandon" ? "table-prompt-abandon" : then, { ...facts, ...forms, hand });
  }
  if (owesPick) return said("table-prompt-pick");
  const roll = view.position.turn_so_far?.pending_roll;
  if (roll !== undefined && view.position.turn_so_far?.attempted) return said("table-prompt-attempted", { ...facts, number: roll });
  if (roll !== undefined) return said("table-prompt-rolled", { ...facts, number: roll });
  const mode = modeStore.mode.value;
  if (mode && mode !== "conquer") return said(`table-prompt-${mode}`, facts);
  if (mode === null) {
    const isStuck = alike(open, { verb: "decline" }).length > 0;
    return said(isStuck ? "table-prompt-stuck" : "table-prompt-nothing-left", { ...facts, judged: modeStore.judged.value });
  }
  return said(phaseOf(view.position) === "start" ? "table-prompt-start" : "table-prompt-conquer", facts);
}

/** @param {GameView} view @param {ModeStore} modeStore @param {Names} names @param {any} facts */
function placingSentence(view, modeStore, names, facts) {
  const { mode, draft, open } = modeStore;
  if (mode.value === "withdraw") {
    const visitors = traitOf("race", facts.race_id).numbers.visitors ?? 0;
    const count = regionsToLeave(view);
    return said("table-prompt-withdraw", { ...facts, visitors, count, chosen: draft.toLeave.value.length });
  }
  const seat = turnOf(view.position);
  if (mode.value === "hero" || mode.value === "camp") {
    const { heroes_in_hand = 0, camps_in_hand = 0 } = view.position.seats[seat];
    return said(`table-prompt-${mode.value}`, { ...facts, count: mode.value === "hero" ? heroes_in_hand : camps_in_hand });
  }
  if (mode.value === "marker" || mode.value === "power_marker") {
    const { markers_left = 0, power_markers_left = 0 } = view.position.seats[seat];
    return said("table-prompt-marker", { ...facts, count: mode.value === "marker" ? markers_left : power_markers_left });
  }
  if (mode.value === "catapult") return said("table-prompt-catapult", facts);
  if (mode.value === "fortress") return said("table-prompt-fortress", facts);
  const { active, declined } = draft.left.value;
  const old = declinedActor(view.position, seat, open.value);
  const forms = names.forms("race", old?.race ?? "", "declined");
  if (active && declined) return said("table-prompt-place-both", { ...facts, ...forms, count: active, others: declined });
  if (declined) return said("table-prompt-place", { ...names.forms("race", old?.race ?? ""), count: declined });
  if (active) return said("table-prompt-place", { ...facts, count: active });
  const kept = tokensToUse(view, seat) - draft.used.value.active; // nowhere to place them
  return kept > 0 ? said("table-prompt-nowhere", { count: kept }) : said("table-prompt-placed");
}

/** @param {GameView} view @param {ModeStore} modeStore @param {Names} names */
function refugeSentence(view, modeStore, names) {
  const seat = /** @type {number} */ (view.to_act);
  const { active, declined } = modeStore.draft.left.value;
  const attacker = names.seat(turnOf(view.position));
  if (modeStore.mode.value === "camp") return said("table-prompt-refuge-camp", { attacker });
  if (active + declined === 0) return said("table-prompt-refuge-placed", { attacker });
  const race = active ? view.position.seats[seat].race : declinedActor(view.position, seat, modeStore.open.value)?.race;
  return said("table-prompt-refuge", { attacker, count: active || declined, ...names.forms("race", race ?? "") });
}
