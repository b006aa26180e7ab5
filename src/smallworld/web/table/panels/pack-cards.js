/** The cards of the packs a table is played with: before one sits down, and at any time in its menu. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameApi } from "../../net/api.js";
import { html } from "../../ui/html.js";
import { Dialog } from "../../ui/overlays.js";
import { Sign } from "../../ui/emblem.js";
import { part } from "../../ui/lazy.js";
import { listed, spoken, t } from "../../i18n/texts.js";

/** @typedef {import("../../net/protocol.js").TableBox} TableBox */

const PackCards = part("pack-cards");

/** What a table is played with, for who is not at it. @param {string} game @param {string} [token] */
export function useBox(game, token) {
  const box = useSignal(/** @type {TableBox|null} */ (null));
  const lang = spoken.value;
  useEffect(() => {
    if (game) gameApi(game, token).box(lang).then((found) => (box.value = found), () => {}); // nothing is shown then
  }, [game, lang]);
  return box.value;
}

/** @param {{ box: TableBox|null }} props */
export function CardsHere({ box }) {
  return box?.packs.some(({ cards }) => cards.length) ? html`<${PackCards} box=${box} />` : null;
}

/** A button that shows the cards over everything else; fetched when they are wanted.
 * @param {{ game: string, token?: string, titles: string[], class?: string }} props */
export function CardsButton({ game, token, titles, class: more = "" }) {
  const isOpen = useSignal(false);
  const box = useBox(isOpen.value ? game : "", token);
  const title = t("page-packs", { count: titles.length, titles: listed(titles) });
  if (!titles.length) return null;
  return html`<button type="button" class=${`button ${more}`} onClick=${() => (isOpen.value = true)}>
      <${Sign} id="combos" /> ${t("page-packs.cards")}</button>
    <${Dialog} open=${isOpen.value} onClose=${() => (isOpen.value = false)} title=${title} class="cards-dialog">
      <${CardsHere} box=${box} />
    <//>`;
}

/** @param {{ packs?: string[] }} props  their titles */
export function PacksLine({ packs = [] }) {
  return packs.length ? html`<p class="table-when">${t("page-packs", { count: packs.length, titles: listed(packs) })}</p>` : null;
}
