/** After the own action: a button that leads to the next table where it is the player's turn. */
import { useEffect } from "preact/hooks";
import { askWaiting, nextTable, waiting } from "../../device/waiting.js";
import { t } from "../../i18n/texts.js";
import { Sign } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";
import { openOwnTable } from "../../ui/own-table.js";

/** @param {{ store: import("../state/store.js").TableStore }} props */
export function NextGame({ store }) {
  const view = store.live.value;
  const isMine = view?.to_act !== null && store.seats.includes(view?.to_act ?? -1);
  useEffect(() => {
    if (view) askWaiting();
  }, [isMine, view === null]);
  const next = nextTable(store.game);
  if (!view || isMine || !next) return null;
  const count = waiting.value.filter(({ game }) => game !== store.game).length;
  return html`<button type="button" class="button main next-game" title=${t("waiting-next.about", { names: next.names.join(", ") })}
    onClick=${() => openOwnTable(next.game)}>
    <${Sign} id="step-forward" /> <span>${t("waiting-next", { count })}</span>
  </button>`;
}
