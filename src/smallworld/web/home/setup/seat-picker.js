/** Choose the player of each seat. */
import { catalogue } from "../../net/catalogue.js";
import { html } from "../../ui/html.js";
import { SelectField, TextField } from "../../ui/fields.js";
import { SeatMark } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";
import { SuggestedName } from "./own-name.js";
import { defaultNames } from "./create-table.js";
import { levels, withChair } from "./table-settings.js";

/** @typedef {import("./table-settings.js").Chair} Chair */

/** @param {{ chairs: Chair[], onChange: (chairs: Chair[]) => void, names?: string[] }} props
 *   `names`: who sat there before, for tables that go on with a record */
export function SeatPicker({ chairs, onChange, names = [] }) {
  return html`<ol class="chairs">
    ${chairs.map(
      (chair, place) => html`<li class="chair" key=${place}>
        <${SeatMark} seat=${place} number=${place + 1} />
        <${SeatRow} chair=${chair} place=${place} before=${names[place]} names=${defaultNames()}
          onChange=${(/** @type {Chair} */ changed) => onChange(withChair(chairs, place, changed))} />
      </li>`,
    )}
  </ol>`;
}

/** @param {{ chair: Chair, place: number, before?: string,
 *   names: import("./table-settings.js").DefaultNames, onChange: (chair: Chair) => void }} props */
function SeatRow({ chair, place, before, names, onChange }) {
  const number = place + 1;
  const choose = (/** @type {string} */ value) => onChange(chairOf(value, before));
  return html`<${SelectField} bare label=${t("new-seat", { number })} value=${valueOf(chair)}
      from=${possibilities()} onChange=${choose} />
    <div class="chair-more">
      ${chair.who === "me" && html`<${SuggestedName} bare />`}
      ${chair.who === "device" &&
      html`<${TextField} bare label=${t("new-name-of", { number })} value=${chair.name ?? ""} longest=${40}
        placeholder=${names.other(number)}
        onInput=${(/** @type {string} */ name) => onChange({ ...chair, name })} />`}
      ${(chair.who === "friend" || chair.who === "bot") &&
      html`<p class="chair-about">${aboutOf(chair)}</p>`}
    </div>`;
}

/** @param {Chair} chair */
function aboutOf(chair) {
  return chair.who === "friend" ? t("new-friend-about") : t("new-level-about", { level: chair.bot ?? "" });
}

function possibilities() {
  const people = /** @type {const} */ (["me", "friend", "device"]).map((who) => ({ value: who, label: t(`new-who-${who}`) }));
  const bots = levels(catalogue.value).map((id) => ({
    value: `bot ${id}`,
    label: t("new-who-bot", { level: id, name: levelName(id) }),
  }));
  return [...people, ...bots];
}

/** @param {Chair} chair */
function valueOf(chair) {
  return chair.who === "bot" ? `bot ${chair.bot}` : chair.who;
}

/** @param {string} value @param {string} [before] @returns {Chair} */
function chairOf(value, before) {
  const [who, bot] = value.split(" ");
  if (bot) return { who: "bot", bot };
  const chosen = /** @type {import("./table-settings.js").Who} */ (who);
  return chosen === "device" && before ? { who: chosen, name: before } : { who: chosen };
}

/** @param {string} level */
export function levelName(level) {
  return t("home-level", { level });
}
