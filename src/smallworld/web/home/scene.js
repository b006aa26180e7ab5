/** The picture of the title page: the board of the coming game with a game in full swing. */
import { Art, idsOf } from "../board/draw/art.js";
import { Counter, RoundPiece, turnOf } from "../board/draw/counters.js";
import { boardPicture } from "../net/catalogue.js";
import { themeSeen } from "../device/device.js";
import { html } from "../ui/html.js";
import { symbolAt } from "../ui/emblem.js";
import { useShapes } from "../ui/miniature.js";
import { realms } from "./realms.js";

/** @typedef {import("../net/catalogue.js").Shapes} Shapes */
/** @typedef {import("../net/catalogue.js").Point} Point */

/** @param {{ map: string }} props */
export function Scene({ map }) {
  const shapes = useShapes(map);
  return html`<div class="scene" aria-hidden="true">
    ${shapes && html`<${Painted} key=${shapes.map} shapes=${shapes} />`}
  </div>`;
}

/** @param {{ shapes: Shapes }} props */
function Painted({ shapes }) {
  const { left, top, width, height, widths, regions, map } = shapes;
  const ids = idsOf(map);
  const seats = Number(map.split("/").at(-1)) || 3;
  const standing = realms(shapes, seats);
  return html`<svg viewBox=${`${left} ${top} ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
    <${Art} shapes=${shapes} />
    <image href=${boardPicture(map, themeSeen())} x=${left} y=${top} width=${width} height=${height} />
    ${standing.map(
      ({ region, seat }) => html`<use key=${region} class=${`realm colours-${seat}`} href=${`#${ids.shape(region)}`} />`,
    )}
    ${standing.map(({ region, seat, race, count, piece, at: [x, y] }) => {
      const there = { seat, race, declined: false, tokens: count, tribe: false, pieces: [] };
      const spot = piece && regions.find(({ id }) => id === region)?.spots[piece];
      return html`<g key=${region} class=${`colours-${seat}`}>
        ${spot &&
        html`<g transform=${`translate(${spot})`}>
          <${RoundPiece} ids=${ids} kind=${piece} count=${1} seat=${seat} size=${widths.piece} />
        </g>`}
        <g transform=${`translate(${x} ${y})`}>
          <${Counter} ids=${ids} there=${there} size=${widths.counter} turn=${turnOf(region) * 2} />
        </g>
      </g>`;
    })}
    <${Coins} at=${standing[0].at} size=${widths.counter} />
  </svg>`;
}

/** A few coins beside the first capital. @param {{ at: Point, size: number }} props */
function Coins({ at: [x, y], size }) {
  const coin = size * 0.46;
  const places = [
    [-1.02, 0.42],
    [-0.74, 0.52],
    [-0.9, 0.26],
  ];
  return html`<g>
    ${places.map(([right, down]) => html`<use href=${symbolAt("pieces", "coin-gold")}
      x=${x + right * size} y=${y + down * size} width=${coin} height=${coin} />`)}
  </g>`;
}
