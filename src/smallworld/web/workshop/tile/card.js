/** The card of a race or a power of a pack. */
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { catalogue } from "../../net/catalogue.js";
import { Power, Race, Sign } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";
import { drawnShapes } from "../../ui/pack-emblems.js";
import { t } from "../../i18n/texts.js";
import { Names } from "../../i18n/names.js";

/** @typedef {import("../../net/protocol.js").CardEntry} Card */

/** The emblem of a tile, also before any table uses it.
 * @param {{ picture: string, name: string, class?: string }} props */
export function OwnEmblem({ picture, name, class: more = "" }) {
  const drawing = useRef(/** @type {SVGElement|null} */ (null));
  const id = useId();
  useLayoutEffect(() => {
    const { viewBox, shapes } = drawnShapes(picture, id, name);
    drawing.current?.setAttribute("viewBox", viewBox);
    drawing.current?.replaceChildren(...shapes);
  }, [picture, name]);
  return html`<svg class=${`drawing ${more}`} viewBox="0 0 64 64" aria-hidden="true" ref=${drawing}></svg>`;
}

/** The emblem of a card: of the box, of its pack, or letters.
 * @param {{ card: Pick<Card, "kind"|"id"|"emblem"|"name"> }} props */
function CardEmblem({ card: { kind, id, emblem, name } }) {
  const official = kind === "race" ? catalogue.value?.races : catalogue.value?.powers;
  if (official?.some((one) => one.id === id)) return kind === "race" ? html`<${Race} id=${id} />` : html`<${Power} id=${id} />`;
  return html`<${OwnEmblem} picture=${emblem} name=${name} />`;
}

/** @param {{ card: Card, level?: 2|3|4, children?: any }} props  `children`: what can be done with it */
export function TileCard({ card, level = 3, children }) {
  const { kind, name, rule } = card;
  const Heading = `h${level}`;
  return html`<article class=${`tile-card ${kind} card`} data-tile=${card.id}>
    <div class="tile-face" aria-hidden="true">
      <span class="tile-cloth"><${CardEmblem} card=${card} /></span>
      <span class="tile-number number">${card.tokens}</span>
    </div>
    <div class="tile-told">
      <p class="tile-kind">${t(`workshop-kind-${kind}`)}</p>
      <${Heading} class="tile-name">${name}<//>
      <p class="tile-rule">${rule}</p>
      <p class="tile-facts">${factsOf(card)}</p>
      ${card.readings.map(({ switch: id, text, on }) => html`<p key=${id} class="tile-reading"><${Sign} id="help" />
        ${t("workshop-reading", { on: on ? "yes" : "no", reading: text })}</p>`)}
    </div>
    ${children && html`<div class="tile-ways">${children}</div>`}
  </article>`;
}

/** The number of tokens, and their owner. @param {Card} card */
function factsOf({ kind, tokens, supply, borrows }) {
  if (kind === "power") return t("workshop-card-power", { tokens });
  if (borrows) return t("workshop-card-borrows", { tokens, supply, ...new Names().forms("race", borrows, "lender") });
  return t("workshop-card-race", { tokens, supply });
}

/** All cards of a pack. @param {{ cards: Card[], level?: 2|3|4 }} props */
export function TileCards({ cards, level = 3 }) {
  return html`<ul class="tile-cards">
    ${cards.map((card) => html`<li key=${card.kind + card.id}><${TileCard} card=${card} level=${level} /></li>`)}
  </ul>`;
}

/** A row of emblems as a preview of a pack. @param {{ cards: Card[] }} props */
export function Emblems({ cards }) {
  const shown = cards.slice(0, 5);
  return html`<span class="tile-fan" aria-hidden="true">
    ${shown.map((card) => html`<span key=${card.kind + card.id} class=${`fan-tile ${card.kind}`}><${CardEmblem} card=${card} /></span>`)}
    ${cards.length > shown.length && html`<span class="fan-more number">+${cards.length - shown.length}</span>`}
  </span>`;
}
