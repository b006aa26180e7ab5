/** Place a card beside its region, never over it, always inside the board's window. */

/** @typedef {import("../view/camera.js").Box} Box */
/** @typedef {import("../view/camera.js").Extent} Extent */
/** @typedef {import("../../net/catalogue.js").Point} Point */
/** @typedef {"right"|"left"|"below"|"above"} Side */
/** @typedef {{ left: number, top: number, side: Side }} Placed */

/** @type {Side[]} */
const SIDES = ["right", "left", "below", "above"];
const GAP = 10;
const EDGE = 8;

/** @param {Box} box the area to keep free @param {Extent} card @param {Extent} room
 * @param {{ order?: Side[], avoid?: Point[] }} [wish]  preferred sides, and points to avoid @returns {Placed} */
export function placed(box, card, room, { order = SIDES, avoid = [] } = {}) {
  const free = spaces(box, room);
  const need = { right: card.width, left: card.width, below: card.height, above: card.height };
  const roomy = order.filter((side) => free[side] >= need[side] + GAP + EDGE);
  if (roomy.length) {
    const spots = roomy.map((side) => at(side, box, card, room));
    const hidden = spots.map((spot) => avoid.filter((point) => isUnder(point, spot, card)).length);
    return spots[hidden.indexOf(Math.min(...hidden))];
  }
  const roomiest = order.reduce((best, side) =>
    free[side] - need[side] > free[best] - need[best] ? side : best,
  );
  return at(roomiest, box, card, room);
}

/** @param {Point} point @param {Placed} spot @param {Extent} card */
function isUnder([x, y], { left, top }, { width, height }) {
  return x > left && x < left + width && y > top && y < top + height;
}

/** @param {Box} box @param {Extent} room @returns {Record<Side, number>} */
function spaces(box, room) {
  return {
    right: room.width - box.left - box.width,
    left: box.left,
    below: room.height - box.top - box.height,
    above: box.top,
  };
}

/** @param {Side} side @param {Box} box @param {Extent} card @param {Extent} room
 * @returns {Placed} */
function at(side, box, card, room) {
  const across = box.left + (box.width - card.width) / 2;
  const down = box.top + (box.height - card.height) / 2;
  const spots = {
    right: [box.left + box.width + GAP, down],
    left: [box.left - card.width - GAP, down],
    below: [across, box.top + box.height + GAP],
    above: [across, box.top - card.height - GAP],
  };
  const [left, top] = spots[side];
  return {
    side,
    left: inside(left, card.width, room.width),
    top: inside(top, card.height, room.height),
  };
}

/** @param {number} from @param {number} length @param {number} room */
function inside(from, length, room) {
  return Math.max(EDGE, Math.min(room - length - EDGE, from));
}
