/** The statistics of the column's combos from many games between bots. */
import { loadStyles } from "../ui/lazy.js";
import { html } from "../ui/html.js";
import { Piece } from "../ui/emblem.js";
import { t } from "../i18n/texts.js";

/** @typedef {import("../table/state/store.js").TableStore} TableStore */
/** @typedef {import("../net/protocol.js").ComboWorth} ComboWorth */
/** @typedef {import("../table/panels/combos.js").Worths} Worths */

/** @param {TableStore} store @returns {Promise<Worths>} */
export async function readComboValues(store) {
  const [answer] = await Promise.all([store.api.combos(), loadStyles("advice/advice.css")]);
  const { stage, games, worths } = answer;
  return {
    note: html`<p class="worths-note">${t("hint-worths-measured", { stage, games })}</p>`,
    of: ({ race, power }) => html`<${Worth} worth=${worths.find((one) => one.race === race && one.power === power)} />`,
  };
}

/** @param {{ worth?: ComboWorth }} props */
function Worth({ worth }) {
  if (!worth) return html`<p class="combo-worth">${t("hint-worth-none")}</p>`;
  const { coins, lift, picked } = worth;
  const brought = { coins: Math.round(coins.value), low: Math.round(coins.low), high: Math.round(coins.high) };
  const won = liftFacts(lift);
  return html`<p class="combo-worth number">
    <${MeasuredTile} label="hint-worth-coins-label" message="hint-worth-coins" facts=${brought}><${Piece} id="coin-gold" /><//>
    <${MeasuredTile} label="hint-worth-lift-label" message="hint-worth-lift" facts=${won}><${Piece} id="crown" /><//>
    <span class="wide-of">${t("hint-worth-picked", { picked })}</span>
  </p>`;
}

/** A short number with a sentence for screen readers.
 * @param {{ label: string, message: string, facts: Record<string, any>, children?: any }} props */
function MeasuredTile({ label, message, facts, children }) {
  return html`<span title=${t(message, facts)}>${children}
    <span aria-hidden="true"><span class="worth-label">${t(label)}</span> <b>${t(`${message}.short`, facts)}</b></span>
    <span class="unseen">${t(message, facts)}</span>
  </span>`;
}

/** The extra wins compared with the average pick, in percent. @param {import("../net/protocol.js").Within} lift */
export function liftFacts({ value, low, high }) {
  const more = (/** @type {number} */ times) => Math.round(100 * (times - 1));
  const signed = (/** @type {number} */ percent) => `${percent < 0 ? "−" : "+"}${Math.abs(percent)}`;
  const percent = more(value);
  return {
    sign: percent < 0 ? "less" : "more",
    percent: Math.abs(percent),
    signed: signed(percent),
    low: signed(more(low)),
    high: signed(more(high)),
  };
}
