/** Cards for the choices after the income, such as an ally. */
import { html } from "../../ui/html.js";
import { Sign, SeatMark } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";
import { alike, isOpen } from "../state/legal-actions.js";
import { phaseOf } from "../state/position.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("./mode-store.js").ModeStore} ModeStore */

/** @param {{ store: TableStore, modeStore: ModeStore }} props */
export function Choices({ store, modeStore }) {
  const view = store.live.value;
  const seat = store.me.value;
  if (!view || seat === null || !store.canAct.value || phaseOf(view.position) !== "after_scoring") return null;
  const names = store.names.value;
  const { race = "" } = view.position.seats[seat];
  const people = names.forms("race", race);
  const open = modeStore.open.value;
  return html`<div class="late-choices" role="group" aria-label=${t("table-choices")}>
    ${alike(open, { verb: "ally" }).map(({ action, seat: ally = 0 }) => {
      const theirs = view.position.seats[ally].race;
      const facts = { seat: names.seat(ally), ...(theirs ? names.forms("race", theirs) : { race: "" }) };
      return html`<${Choice} key=${action} mark=${html`<${SeatMark} seat=${ally} />`}
        title=${t("table-choice-ally", facts)}
        about=${t(theirs ? "table-choice-ally.about" : "table-choice-ally.about_nobody", facts)}
        onClick=${() => modeStore.say(action)} />`;
    })}
    ${isOpen(open, "decline") &&
    html`<${Choice} mark=${html`<${Sign} id="decline" />`} title=${t("table-choice-decline", people)}
      about=${t("table-choice-decline.about", people)} onClick=${() => modeStore.say("decline")} />`}
    ${isOpen(open, "end") &&
    html`<${Choice} mark=${html`<${Sign} id="end" />`} title=${t("table-choice-end", people)}
      about=${t(isOpen(open, "decline") ? "table-choice-end.about" : "table-choice-end.about_ally", people)}
      main onClick=${() => modeStore.say("end")} />`}
  </div>`;
}

/** @param {{ mark: any, title: string, about: string, main?: boolean, onClick: () => void }} props */
function Choice({ mark, title, about, main = false, onClick }) {
  return html`<button type="button" class=${`late-choice button ${main ? "main" : ""}`} onClick=${onClick}>
    ${mark}<span><b>${title}</b><small>${about}</small></span>
  </button>`;
}
