/** The top bar: round, prompt, and buttons that are always there. */
import { boardOf } from "../../net/catalogue.js";
import { roundShown } from "../../device/lesson-progress.js";
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { lookUp } from "../../ui/rule-book.js";
import { SettingsButton } from "../../ui/settings-dialog.js";
import { SoundButton } from "../../ui/sound.js";
import { t } from "../../i18n/texts.js";
import { Prompt } from "../turn/prompt.js";
import { isInviting } from "./open-seats.js";
import { roundOf } from "../state/position.js";
import { size } from "../../ui/screen-size.js";
import { UndoButton } from "../turn/undo.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("../turn/mode-store.js").ModeStore} ModeStore */

/** @param {{ store: TableStore, modeStore: ModeStore, onMenu: () => void, onKeys: () => void }} props */
export function TopBar({ store, modeStore, onMenu, onKeys }) {
  const isPhone = size.value === "phone";
  return html`<header class="top-bar">
    <h1 class="unseen">${t("table-title")}</h1>
    <button type="button" class="button icon quiet" aria-label=${t("table-menu")} title=${t("table-menu")} onClick=${onMenu}>
      <${Sign} id="menu" />
    </button>
    <${RoundTrack} store=${store} />
    <${Prompt} store=${store} modeStore=${modeStore} isInviting=${modeStore.isPicking.value && isInviting(store)} />
    ${!isPhone &&
    html`<div class="top-signs">
      ${store.me.value !== null && html`<${UndoButton} store=${store} modeStore=${modeStore} />`}
      <button type="button" class="button icon quiet" aria-label=${t("page-rules")} title=${t("page-rules")}
        aria-keyshortcuts="/" onClick=${() => lookUp()}><${Sign} id="book" /></button>
      <button type="button" class="button icon quiet" aria-label=${t("table-keys")} title=${t("table-keys")}
        aria-keyshortcuts="?" onClick=${onKeys}><${Sign} id="help" /></button>
      <${SoundButton} />
      <${SettingsButton} />
    </div>`}
  </header>`;
}

/** @param {{ store: TableStore }} props */
function RoundTrack({ store }) {
  const position = store.shown.value?.position;
  const rounds = roundShown(store.game, boardOf(position?.map)?.rounds ?? 10);
  const round = position ? roundShown(store.game, roundOf(position)) : 0;
  const isRated = store.live.value?.table.rated;
  const said = [t("table-round", { round, rounds }), ...(isRated ? [t("table-rated")] : [])].join(" · ");
  if (size.value !== "wide") {
    return html`<p class="round-track short number" title=${said}><span class="unseen">${said}</span>
      <b aria-hidden="true">${round}</b><span aria-hidden="true">/${rounds}</span>${isRated && html`<${Sign} id="crown" />`}</p>`;
  }
  return html`<div class="round-track number" role="img" aria-label=${said} title=${said}>
    ${Array.from({ length: rounds }, (_, at) => {
      const state = at + 1 < round ? "done" : at + 1 === round ? "now" : "";
      return html`<span key=${at} class=${state} aria-hidden="true">${at + 1}</span>`;
    })}
    ${isRated && html`<${Sign} id="crown" />`}
  </div>`;
}
