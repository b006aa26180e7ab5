/** An example: a small drawn position and the engine's answers. */
import { Art } from "../board/draw/art.js";
import { Stand } from "../board/draw/pieces.js";
import { contentsOf } from "../board/model/region-contents.js";
import { boardPicture } from "../net/catalogue.js";
import { themeSeen } from "../device/device.js";
import { html } from "../ui/html.js";
import { symbolAt } from "../ui/emblem.js";
import { useShapes } from "../ui/miniature.js";
import { listed, t } from "../i18n/texts.js";
import { Names, properName } from "../i18n/names.js";
import { eventSentence } from "../i18n/events.js";
import { refusalSentence } from "../i18n/refusals.js";

/** @typedef {import("./book.js").Example} Shown */
/** @typedef {import("./book.js").Asked} Asked */
/** @typedef {import("../net/catalogue.js").Shapes} Shapes */

const FIELD = 64;

/** @param {{ example: Shown }} props */
export function Example({ example }) {
  const shapes = useShapes(example.position.map);
  const regions = new Map((shapes?.regions ?? []).map(({ id, name }) => [id, name]));
  const names = new Names(t("reference-players").split(", "), regions);
  return html`<figure class="example" data-example=${example.id}>
    <div class="board example-picture">
      ${shapes && html`<${Picture} example=${example} shapes=${shapes} names=${names} />`}
    </div>
    ${shapes && html`<figcaption>${linesOf(example, names).map((line) => html`<p>${line}</p>`)}</figcaption>`}
  </figure>`;
}

/** @param {{ example: Shown, shapes: Shapes, names: Names }} props */
function Picture({ example, shapes, names }) {
  const { id, position, shows, crop, asked = [] } = example;
  const board = { ...shapes, map: `example-${id}` }; // ids of its own on the page
  const seen = board.regions.filter((shape) => shows.includes(shape.id));
  const label = t("reference-picture", { regions: listed(seen.map((shape) => names.region(shape.id))) });
  const asking = new Map(asked.map((one) => [one.region, one]));
  const all = { x: shapes.left, y: shapes.top, width: shapes.width, height: shapes.height };
  return html`<svg class="board-layer" viewBox=${crop.join(" ")} role="img" aria-label=${label}>
    <${Art} shapes=${{ ...board, regions: seen }} />
    <image href=${boardPicture(shapes.map, themeSeen())} ...${all} />
    ${seen.map(
      ({ id: region, path }) => html`<path class=${`example-region ${asking.has(region) ? "asked" : ""}`} d=${path} />`,
    )}
    <g class="names">
      ${seen.map(({ name, terrain, spots: { name: spot } }) => {
        const water = terrain === "sea" || terrain === "lake" ? "water" : "";
        return html`<text class=${water} x=${spot[0]} y=${spot[1]}>${properName(name)}</text>`;
      })}
    </g>
    ${seen.map((shape) => {
      const there = contentsOf(position, shape.id);
      return html`<${Stand} shapes=${board} shape=${shape} there=${there} />`;
    })}
    ${seen.map(({ id: region, spots }) => {
      const one = asking.get(region);
      const size = shapes.widths.price / FIELD;
      return one && html`<g transform=${`translate(${spots.price[0]} ${spots.price[1]}) scale(${size})`}>
        <${Badge} asked=${one} />
      </g>`;
    })}
  </svg>`;
}

/** The price of the region, or a sign that it cannot be taken. @param {{ asked: Asked }} props */
function Badge({ asked }) {
  const sign = (/** @type {string} */ id) =>
    html`<use href=${symbolAt("signs", `sign-${id}`)} x="-21" y="-21" width="42" height="42" />`;
  const [, , way] = asked.action.replace("declined ", "").split(" ");
  if (!asked.legal) return html`<g class="board-badge refused"><circle r="30" />${sign("close")}</g>`;
  if (way === "die") {
    return html`<g class="board-badge die">
      <rect x="-47" y="-25" width="94" height="50" rx="25" />
      <text class="odds" y="10.5">${t("board-odds", { percent: Math.round((asked.odds ?? 0) * 100) })}</text>
    </g>`;
  }
  if (way) return html`<g class=${`board-badge ${way}`}><circle r="30" />${sign(way)}</g>`;
  return html`<g class="board-badge conquer"><circle r="30" /><text y="14">${asked.price}</text></g>`;
}

// --- The engine's answers as sentences

/** @typedef {import("./book.js").Example} Example */

/** @param {Example} example @param {Names} names */
export function linesOf({ position, told = [], asked = [] }, names) {
  return [
    ...told.map((event) => eventSentence(event, names)),
    ...asked.map((one) => askedSentence(one, position, names)),
  ];
}

/** @param {Asked} asked @param {import("../net/protocol.js").Position} position @param {Names} names */
function askedSentence(asked, position, names) {
  const { action, legal, region, price = 0, parts = [], missing = 0, odds = 0, income } = asked;
  const seat = position.turn ?? 0;
  if (!legal) return t("reference-asked-refused", { why: refusalSentence(asked, names) });
  if (income !== undefined) {
    const listing = listed(parts.map(([id, amount]) => names.incomePart(id, amount)), "comma");
    return t("reference-asked-income", { seat: names.seat(seat), coins: income, parts: listing });
  }
  const facts = {
    ...names.forms("race", peopleOf(action, position, seat), "people"),
    region: names.region(region ?? 0),
    price,
    parts: listed(names.priceParts(parts), "comma"),
    missing,
    percent: Math.round(odds * 100),
  };
  if (action.endsWith(" sorcery")) return t("reference-asked-sorcery", facts);
  if (action.endsWith(" dragon")) return t("reference-asked-dragon", facts);
  return t(action.endsWith(" die") ? "reference-asked-short" : "reference-asked-price", facts);
}

/** The seat that would act. @param {string} action @param {import("../net/protocol.js").Position} position
 * @param {number} seat */
function peopleOf(action, { seats }, seat) {
  const { race = "", declined = [] } = seats[seat];
  return action.startsWith("declined ") ? (declined[0]?.race ?? "") : race;
}
