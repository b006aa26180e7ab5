/** Which sides of the window hide a part of the board, and how many points of interest lie there. */

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./camera.js").Extent} Extent */
/** @typedef {import("../../net/catalogue.js").Point} Point */
/** @typedef {"left"|"right"|"up"|"down"} Side */
/** @typedef {{ side: Side, count: number }} Edge */

const SLACK = 24; // pixels: a smaller part is not worth an arrow

/** @param {Camera} camera @param {Extent} board @param {Extent} seen @param {Point[]} points on the window
 * @returns {Edge[]} */
export function hiddenEdges({ scale, x, y }, board, seen, points) {
  /** @type {[Side, boolean, (point: Point) => boolean][]} */
  const sides = [
    ["left", x < -SLACK, ([px]) => px < 0],
    ["right", x + board.width * scale > seen.width + SLACK, ([px]) => px > seen.width],
    ["up", y < -SLACK, ([, py]) => py < 0],
    ["down", y + board.height * scale > seen.height + SLACK, ([, py]) => py > seen.height],
  ];
  return sides.filter(([, isHidden]) => isHidden).map(([side, , beyond]) => ({ side, count: points.filter(beyond).length }));
}
