/** A small picture of a board; with a position, dots show who holds what. */
import { useEffect, useState } from "preact/hooks";
import { boardPicture, loadShapes } from "../net/catalogue.js";
import { themeSeen } from "../device/device.js";
import { html } from "./html.js";

/** @typedef {import("../net/catalogue.js").Shapes} Shapes */

/** @param {{ map: string, position?: import("../net/protocol.js").Position|null, label?: string,
 *   class?: string }} props */
export function Miniature({ map, position = null, label, class: more = "" }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<div class=${`miniature ${more}`} ...${spoken}>
    <img src=${boardPicture(map, themeSeen())} alt="" loading="lazy" decoding="async" />
    ${position && html`<${Holdings} map=${map} position=${position} />`}
  </div>`;
}

/** Draw a dot of the owner's colour on every held region.
 * @param {{ map: string, position: import("../net/protocol.js").Position }} props */
function Holdings({ map, position }) {
  const shapes = useShapes(map);
  if (!shapes) return null;
  const { left, top, width, height, widths } = shapes;
  const size = widths.counter * 1.25;
  return html`<svg viewBox=${`${left} ${top} ${width} ${height}`}>
    ${shapes.regions.map(({ id, centre: [x, y] }) => {
      const held = position.regions?.[id];
      if (held?.seat === undefined) return null;
      const place = { x: x - size / 2, y: y - size / 2, width: size, height: size, rx: size / 4 };
      const faded = held.declined ? "declined" : "";
      return html`<rect key=${id} class=${`holding colours-${held.seat} ${faded}`} ...${place} />`;
    })}
  </svg>`;
}

/** Load the shapes of a board; while another board loads, return the previous ones.
 * @param {string} map @returns {Shapes|null} */
export function useShapes(map) {
  const [shapes, setShapes] = useState(/** @type {Shapes|null} */ (null));
  useEffect(() => {
    let wanted = true;
    loadShapes(map)
      .then((found) => wanted && setShapes(found))
      .catch(() => {}); // only the picture is missing then
    return () => {
      wanted = false;
    };
  }, [map]);
  return shapes;
}
