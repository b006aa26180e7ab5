/** The rules of a table: clocks, coins, access, replacement of absent players. */
import { html } from "../../ui/html.js";
import { Choice, SelectField, Switch } from "../../ui/fields.js";
import { t } from "../../i18n/texts.js";
import { TIMES } from "./table-settings.js";

/** @typedef {import("./table-settings.js").Wishes} Wishes */
/** @typedef {{ wishes: Wishes, change: (changed: Partial<Wishes>) => void }} Props */

/** @param {Props} props */
export function ClockChoice({ wishes, change }) {
  const { limit, seconds } = wishes.clock;
  const limits = /** @type {const} */ (["none", "move", "game"]).map((value) => ({
    value,
    label: t(`new-clock-${value}`),
    about: t(`new-clock-${value}.about`),
  }));
  const choose = (/** @type {"none"|"move"|"game"} */ chosen) =>
    change({ clock: { limit: chosen, seconds: chosen === "none" ? 0 : TIMES[chosen][2] } });
  return html`<${Choice} label=${t("new-clock")} value=${limit} from=${limits} onChange=${choose} />
    ${limit !== "none" &&
    html`<${SelectField} label=${t("new-clock-time")} value=${String(seconds)}
      from=${TIMES[limit].map((time) => ({ value: String(time), label: timeName(time) }))}
      onChange=${(/** @type {string} */ time) => change({ clock: { limit, seconds: Number(time) } })} />`}`;
}

/** Format seconds in the largest unit that fits. @param {number} seconds */
export function timeName(seconds) {
  if (seconds >= 86_400) return t("new-days", { count: seconds / 86_400 });
  if (seconds >= 3600) return t("new-hours", { count: seconds / 3600 });
  return seconds >= 60 ? t("new-minutes", { count: seconds / 60 }) : t("new-seconds", { count: seconds });
}

/** @param {Props} props */
export function CompanyChoice({ wishes, change }) {
  const doors = ["private", "public"].map((value) => ({
    value,
    label: t(`new-${value}`),
    about: t(`new-${value}.about`),
    sign: value === "private" ? "lock" : "world",
  }));
  const policies = ["wait", "bot", "bot_for_good"].map((value) => ({
    value,
    label: t(`new-absent-${value}`),
    about: t(`new-absent-${value}.about`),
  }));
  return html`<${Choice} label=${t("new-door")} value=${wishes.public ? "public" : "private"} from=${doors}
      onChange=${(/** @type {string} */ door) => change({ public: door === "public" })} />
    <${Choice} label=${t("new-absent")} value=${wishes.absent} from=${policies}
      onChange=${(/** @type {Wishes["absent"]} */ absent) => change({ absent })} />
    <div class="switches">
      ${/** @type {const} */ (["watch", "chat", "hints"]).map(
        (rule) => html`<${Switch} key=${rule} label=${t(`new-${rule}`)} on=${wishes[rule]}
          about=${t(`new-${rule}.${wishes[rule] ? "on" : "off"}`)}
          onChange=${(/** @type {boolean} */ on) => change({ [rule]: on })} />`,
      )}
    </div>`;
}

/** Summarise the rules for the closed drawer. @param {Wishes} wishes */
export function companySummary(wishes) {
  return t("new-company-summary", { door: wishes.public ? "public" : "private", absent: wishes.absent });
}
