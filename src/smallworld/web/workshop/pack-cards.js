/** The cards of all packs of a table. */
import { html } from "../ui/html.js";
import { t } from "../i18n/texts.js";
import { TileCards } from "./tile/card.js";

/** @param {{ box: import("../net/protocol.js").TableBox }} props */
export function PackCards({ box: { packs, banners } }) {
  const [mode, ...chosen] = banners.split(" ");
  const cards = packs.flatMap((pack) => pack.cards);
  const shown = mode === "blank" ? cards.filter(({ id }) => chosen.includes(id)) : cards;
  return html`<section class="pack-cards" aria-label=${t("workshop-cards-here")}>
    <p>${t("workshop-cards-about", { mode: mode || "added" })}</p>
    <${TileCards} cards=${shown} />
  </section>`;
}
