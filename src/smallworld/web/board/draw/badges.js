/** Badges on regions: price, odds of the die, pending placement, threat. */
import { html } from "../../ui/html.js";
import { symbolAt } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";
import { percentOf } from "./region-words.js";

/** @typedef {import("../model/interaction.js").Target} Target */
/** @typedef {import("../../net/catalogue.js").Shapes} Shapes */

const FIELD = 64;
const SIGN = { x: -21, y: -21, width: 42, height: 42 };

/** Icons of targets without a number. @type {Record<string, string>} */
const SIGNS = {
  conquer: "check",
  dragon: "dragon",
  sorcery: "sorcery",
  abandon: "abandon",
  withdraw: "abandon",
  place: "plus",
  deploy: "plus",
};

/** @param {{ board: import("./board-state.js").BoardState }} props */
export function Badges({ board }) {
  const { shapes } = board;
  const targets = board.targets.value;
  return html`<g class="badges" aria-hidden="true">
    ${shapes.regions.map(({ id, spots }) => {
      const target = targets.get(id);
      if (!target || target.kind === "look") return null;
      return html`<g key=${id} transform=${`translate(${spots.price[0]} ${spots.price[1]})`}>
        <g class="larger">
          <g transform=${`scale(${shapes.widths.price / FIELD})`}><${Badge} target=${target} /></g>
        </g>
      </g>`;
    })}
  </g>`;
}

/** @param {{ target: Target }} props */
function Badge({ target }) {
  const { kind, price, threat, count = 0 } = target;
  if (kind === "die") return html`<${Odds} target=${target} />`;
  if (kind === "conquer" && price !== undefined) return html`<${Price} price=${price} />`;
  if (kind === "deploy" && threat !== undefined) return html`<${Threat} price=${threat} />`;
  const chosen = count > 0 && kind !== "deploy";
  return html`<g class=${`board-badge ${kind} ${chosen ? "chosen" : ""}`}>
    <circle r="30" />
    <use href=${symbolAt("signs", `sign-${chosen ? "check" : SIGNS[kind]}`)} ...${SIGN} />
  </g>`;
}

/** @param {{ price: number }} props */
function Price({ price }) {
  return html`<g class="board-badge conquer"><circle r="30" /><text y="14">${price}</text></g>`;
}

/** @param {{ target: Target }} props */
function Odds({ target }) {
  return html`<g class="board-badge die">
    <rect x="-47" y="-25" width="94" height="50" rx="25" />
    <text class="odds" y="10.5">${t("board-odds", { percent: percentOf(target) })}</text>
  </g>`;
}

/** The cheapest price for another seat, on a shield. @param {{ price: number }} props */
function Threat({ price }) {
  return html`<g class=${`board-badge threat ${price <= 2 ? "near" : ""}`}>
    <path d="M0-31l27 7v19C27 14 16 26 0 33-16 26-27 14-27-5v-19z" />
    <text y="12">${price}</text>
  </g>`;
}
