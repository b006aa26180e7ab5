/** The pack cards of a table, and packs of this device for tables the server cannot complete. */
import { html } from "../ui/html.js";
import { t } from "../i18n/texts.js";
import { TileCards } from "./tile/card.js";
import { designs } from "./model/storage.js";
import { writeToml } from "./model/toml-write.js";

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

// --- Packs of this device that the server may lack

/** @param {string[]} ids @returns {{ toml: string }[]} */
export function packsCalled(ids) {
  const found = designs.value.filter(({ design }) => ids.includes(design.pack.id));
  return ids.flatMap((id) => {
    const kept = found.find(({ design }) => design.pack.id === id);
    return kept ? [{ toml: writeToml(kept.design) }] : [];
  });
}
