/** The form to search one's games: opponent, race, power, outcome, number of players. */
import { SelectField, TextField } from "../../ui/fields.js";
import { html } from "../../ui/html.js";
import { Names } from "../../i18n/names.js";
import { t } from "../../i18n/texts.js";
import { catalogue } from "../../net/catalogue.js";

/** @typedef {{ race: string, power: string, opponent: string, outcome: string, seats: string, rated: string }} Search */

/** @type {Search} */
export const EVERYTHING = { race: "", power: "", opponent: "", outcome: "", seats: "", rated: "" };

/** @param {Search} search */
export const isLimited = (search) => Object.values(search).some((value) => value !== "");

/** @param {{ search: Search, change: (changed: Partial<Search>) => void }} props */
export function SearchForm({ search, change }) {
  const names = new Names();
  const all = { value: "", label: t("history-all") };
  /** @param {"race"|"power"} kind @param {{ id: string }[]} traits */
  const traits = (kind, traits) => [
    all,
    ...traits.map(({ id }) => ({ value: id, label: names.name(kind, id) })).sort((a, b) => a.label.localeCompare(b.label)),
  ];
  const { races = [], powers = [] } = catalogue.value ?? {};
  const outcomes = ["won", "lost"].map((value) => ({ value, label: t(`history-${value}`) }));
  const seats = ["2", "3", "4", "5"].map((value) => ({ value, label: t("stats-players", { count: Number(value) }) }));
  const offersRatings = catalogue.value?.club?.includes("rated");
  const rated = ["true", "false"].map((value) => ({ value, label: t(`history-rated-${value}`) }));
  /** @type {[keyof Search, { value: string, label: string }[]][]} */
  const fields = [
    ["outcome", [all, ...outcomes]],
    ["race", traits("race", races)],
    ["power", traits("power", powers)],
    ["seats", [all, ...seats]],
    ...(offersRatings ? [/** @type {[keyof Search, { value: string, label: string }[]]} */ (["rated", [all, ...rated]])] : []),
  ];
  return html`<form role="search" class="history-search card" onSubmit=${(/** @type {Event} */ sent) => sent.preventDefault()}>
    <${TextField} label=${t("history-opponent")} type="search" value=${search.opponent}
      onInput=${(/** @type {string} */ opponent) => change({ opponent })} />
    ${fields.map(
      ([field, from]) => html`<${SelectField} key=${field} label=${t(`history-${field}`)} value=${search[field]} from=${from}
        onChange=${(/** @type {string} */ value) => change({ [field]: value })} />`,
    )}
  </form>`;
}
