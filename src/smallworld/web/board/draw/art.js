/** SVG symbols for counters, discs and the seats' patterns, defined once per board. */
import { html } from "../../ui/html.js";

/** @typedef {import("../../net/catalogue.js").Shapes} Shapes */

const SEATS = [0, 1, 2, 3, 4];

/** Ids of one board's drawings, so that several boards can share a page. @param {string} map */
export function idsOf(map) {
  const prefix = `board-${map.replaceAll(/\W/g, "-")}`;
  return {
    /** @param {number} region */
    shape: (region) => `${prefix}-shape-${region}`,
    /** @param {number} region */
    clip: (region) => `${prefix}-clip-${region}`,
    /** @param {string|number} name */
    art: (name) => `${prefix}-${name}`,
  };
}

/** The symbols, drawn on a 64-unit field around its centre. @param {{ shapes: Shapes }} props */
export function Art({ shapes }) {
  const ids = idsOf(shapes.map);
  return html`<defs>
    ${shapes.regions.map(
      ({ id, path }) => html`<path id=${ids.shape(id)} d=${path} />
        <clipPath id=${ids.clip(id)}><use href=${`#${ids.shape(id)}`} /></clipPath>`,
    )}
    ${SEATS.map((seat) => html`<${Pattern} id=${ids.art(`pattern-${seat}`)} seat=${seat} />`)}
    ${SEATS.map(
      (seat) => html`<pattern id=${ids.art(`border-${seat}`)} href=${`#${ids.art(`pattern-${seat}`)}`} patternTransform="scale(1.5)" />`,
    )}
    <pattern id=${ids.art("fallow")} width="18" height="18" patternUnits="userSpaceOnUse">
      <path class="art-fallow" d="M-3 21L21-3M-3 3L3-3M15 21L21 15" />
    </pattern>
    <pattern id=${ids.art("hatch")} width="6" height="6" patternUnits="userSpaceOnUse">
      <path class="art-hatch" d="M-1 7L7-1" />
    </pattern>
    <g id=${ids.art("drop")}>
      <${Square} class="art-drop far" x=${-25} y=${-22} />
      <${Square} class="art-drop near" x=${-27} y=${-24} />
    </g>
    <g id=${ids.art("card")}><${Square} class="art-card-edge" y=${-26.5} /></g>
    <g id=${ids.art("disc")}>
      <circle class="art-drop near" cx="3" cy="5" r="30" />
      <circle class="art-card-edge" cy="3" r="30" />
      <circle class="art-disc-face" r="30" />
    </g>
    ${SEATS.map((seat) => html`<${Face} ids=${ids} seat=${seat} />`)}
    <g id=${ids.art("face-tribe")}>
      <use href=${`#${ids.art("card")}`} />
      <${Square} class="art-tribe-frame" />
      <circle class="art-tribe-roundel" r="25" />
      <${Bevel} />
    </g>
  </defs>`;
}

/** @param {{ class: string, x?: number, y?: number }} props */
function Square({ class: kind, x = -30, y = -30 }) {
  return html`<rect class=${kind} x=${x} y=${y} width="60" height="60" rx="12" />`;
}

function Bevel() {
  return html`<path class="art-bevel light" d="M-27 18V-17c0-6 4-10 10-10H18" />
    <path class="art-bevel dark" d="M27-16V17c0 6-4 10-10 10H-17" />`;
}

/** The face of a seat's counters, and the same in decline.
 * @param {{ ids: ReturnType<typeof idsOf>, seat: number }} props */
function Face({ ids, seat }) {
  const frame = html`<use href=${`#${ids.art("card")}`} />
    <${Square} class=${`art-frame art-frame-${seat}`} />
    <rect x="-30" y="-30" width="60" height="60" rx="12" opacity=".36"
      fill=${`url(#${ids.art(`pattern-${seat}`)})`} />`;
  return html`<g id=${ids.art(`face-${seat}`)}>
      ${frame}
      <circle class=${`art-roundel-${seat}`} r="25" />
      <${Bevel} />
    </g>
    <g id=${ids.art(`declined-${seat}`)}>
      ${frame}
      <rect class="art-faded" x="-23" y="-23" width="46" height="46" rx="8" />
      <rect x="-23" y="-23" width="46" height="46" rx="8" fill=${`url(#${ids.art("hatch")})`} />
      <${Bevel} />
    </g>`;
}

/** Stripe, dot, check, chevron, plain. @param {{ id: string, seat: number }} props */
function Pattern({ id, seat }) {
  const drawn = [
    html`<path class="art-pattern-line" d="M-2 10L10-2M-2 2L2-2M6 10L10 6" />`,
    html`<circle class="art-pattern-dot" cx="4" cy="4" r="1.9" />`,
    html`<path class="art-pattern-check" d="M0 0h4v4h4v4H4V4H0z" />`,
    html`<path class="art-pattern-line" d="M0 5L4 1 8 5" />`,
    null,
  ];
  return html`<pattern id=${id} width="8" height="8" patternUnits="userSpaceOnUse">
    ${drawn[seat]}
  </pattern>`;
}
