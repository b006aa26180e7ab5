/** Camera geometry. Point `b` of the board appears at `b * scale + x`. */

/** @typedef {import("../../net/catalogue.js").Point} Point */
/** @typedef {{ scale: number, x: number, y: number }} Camera */
/** @typedef {{ width: number, height: number }} Extent */
/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

const READABLE = 36; // width in pixels at which a counter is easy to read and hit
const CLOSEST = 150; // width in pixels of the largest counter
const LARGEST = 1.3; // maximal enlargement of a counter
const MARGIN = 12; // how far the board may move past the edge

/** Return the camera that shows the whole board. @param {Extent} board @param {Extent} seen @returns {Camera} */
export function wholeBoard(board, seen) {
  const scale = wholeScale(board, seen);
  return clamped({ scale, x: 0, y: 0 }, board, seen);
}

/** @param {Extent} board @param {Extent} seen */
function wholeScale(board, seen) {
  return Math.min(seen.width / board.width, seen.height / board.height);
}

/** Return the first camera: the whole board, or as much as is readable.
 * @param {Extent} board @param {Extent} seen @param {number} counter its width on the board
 * @param {Point} [middle] centre if not everything fits @returns {Camera} */
export function initialCamera(board, seen, counter, middle) {
  const whole = wholeScale(board, seen);
  if (whole * counter * LARGEST >= READABLE) return wholeBoard(board, seen);
  const filled = Math.max(seen.width / board.width, seen.height / board.height);
  const scale = Math.max(whole, Math.min(filled, READABLE / counter));
  return centredOn(middle ?? [board.width / 2, board.height / 2], scale, board, seen);
}

/** @param {Point} middle @param {number} scale @param {Extent} board @param {Extent} seen
 * @returns {Camera} */
export function centredOn([x, y], scale, board, seen) {
  const camera = { scale, x: seen.width / 2 - x * scale, y: seen.height / 2 - y * scale };
  return clamped(camera, board, seen);
}

/** Zoom around a point of the screen.
 * @param {Camera} camera @param {number} factor @param {Point} point @param {Extent} board
 * @param {Extent} seen @param {number} counter @returns {Camera} */
export function zoomed(camera, factor, [px, py], board, seen, counter) {
  const furthest = wholeScale(board, seen);
  const nearest = Math.max(furthest, CLOSEST / counter);
  const scale = Math.min(nearest, Math.max(furthest, camera.scale * factor));
  const change = scale / camera.scale;
  return clamped(
    { scale, x: px - (px - camera.x) * change, y: py - (py - camera.y) * change },
    board,
    seen,
  );
}

/** @param {Camera} camera @param {number} dx @param {number} dy @param {Extent} board
 * @param {Extent} seen @returns {Camera} */
export function panned(camera, dx, dy, board, seen) {
  return clamped({ ...camera, x: camera.x + dx, y: camera.y + dy }, board, seen);
}

/** Keep the board on the screen: centred if smaller, without gaps if larger.
 * @param {Camera} camera @param {Extent} board @param {Extent} seen @returns {Camera} */
export function clamped({ scale, x, y }, board, seen) {
  return {
    scale,
    x: within(x, board.width * scale, seen.width),
    y: within(y, board.height * scale, seen.height),
  };
}

/** @param {number} at @param {number} length @param {number} room */
function within(at, length, room) {
  if (length <= room + 1) return (room - length) / 2;
  return Math.min(MARGIN, Math.max(room - length - MARGIN, at));
}

/** Move as little as needed to show a box of the board. @param {Camera} camera @param {Box} box
 * @param {Extent} board @param {Extent} seen @returns {Camera} */
export function showing(camera, box, board, seen) {
  const { scale } = camera;
  const dx = needed(box.left * scale + camera.x, box.width * scale, seen.width);
  const dy = needed(box.top * scale + camera.y, box.height * scale, seen.height);
  return dx || dy ? panned(camera, dx, dy, board, seen) : camera;
}

/** @param {number} from @param {number} length @param {number} room */
function needed(from, length, room) {
  const edge = Math.min(16, room / 10);
  if (length > room - 2 * edge) return room / 2 - (from + length / 2);
  if (from < edge) return edge - from;
  if (from + length > room - edge) return room - edge - from - length;
  return 0;
}

/** Return the enlargement that keeps counters readable at this scale.
 * @param {number} scale @param {number} counter */
export function enlargement(scale, counter) {
  return Math.min(LARGEST, Math.max(1, READABLE / (counter * scale)));
}
