/** Cards of a table's packs: on the join screen and in the table's menu. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameApi } from "../../net/api.js";
import { html } from "../../ui/html.js";
import { Dialog } from "../../ui/overlays.js";
import { Sign } from "../../ui/emblem.js";
import { part } from "../../ui/lazy.js";
import { Link } from "../../ui/router.js";
import { listed, currentLanguage, t } from "../../i18n/texts.js";

/** @typedef {import("../../net/protocol.js").TableBox} TableBox */

const PackCards = part("pack-cards");

/** Fetch the packs of a table from outside it. @param {string} game @param {string} [token] */
export function useBox(game, token) {
  const box = useSignal(/** @type {TableBox|null} */ (null));
  const lang = currentLanguage.value;
  useEffect(() => {
    if (game) gameApi(game, token).box(lang).then((found) => (box.value = found), () => {}); // then nothing is shown
  }, [game, lang]);
  return box.value;
}

/** @param {{ box: TableBox|null }} props */
export function CardsHere({ box }) {
  return box?.packs.some(({ cards }) => cards.length) ? html`<${PackCards} box=${box} />` : null;
}

/** A button that opens the cards in a dialog; they are fetched then.
 * @param {{ game: string, token?: string, titles: string[], class?: string }} props */
export function CardsButton({ game, token, titles, class: more = "" }) {
  const isOpen = useSignal(false);
  const box = useBox(isOpen.value ? game : "", token);
  const title = t("page-packs", { count: titles.length, titles: listed(titles) });
  if (!titles.length) return null;
  return html`<button type="button" class=${`button ${more}`} onClick=${() => (isOpen.value = true)}>
      <${Sign} id="combos" /> ${t("page-packs.cards")}</button>
    <${Dialog} open=${isOpen.value} onClose=${() => (isOpen.value = false)} title=${title} class="cards-dialog">
      <p><${Link} to=${`/workshop/shelf#table=${game}`} class="button"><${Sign} id="combos" /> ${t("page-packs.shelf")}<//></p>
      <${CardsHere} box=${box} />
    <//>`;
}

/** @param {{ packs?: string[] }} props  titles of packs */
export function PacksLine({ packs = [] }) {
  return packs.length ? html`<p class="table-when">${t("page-packs", { count: packs.length, titles: listed(packs) })}</p>` : null;
}
