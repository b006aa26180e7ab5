/** Draw a text as a QR code: byte mode, error correction level M, up to 213 bytes. */
import { html } from "./html.js";

/** Levels of size: error correction codewords of a block, and the data codewords of each block.
 * @type {[number, number[]][]} */
const VERSIONS = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const QUIET = 4; // empty modules around the code

/** @typedef {boolean[][]} Modules  rows; `true` is dark */

/** A QR code with a name for screen readers. @param {{ text: string, label: string }} props */
export function QrCode({ text, label }) {
  const modules = qrModules(text);
  if (!modules) return null;
  const size = modules.length + 2 * QUIET;
  const dark = modules.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])));
  return html`<svg class="qr-code" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${label} shape-rendering="crispEdges">
    <rect width=${size} height=${size} fill="#fff" /><path d=${dark.join("")} fill="#000" />
  </svg>`;
}

/** Encode a text; `null` if it is too long. @param {string} text @returns {Modules|null} */
export function qrModules(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + VERSIONS.findIndex(([, blocks], i) => bytes.length + (i < 9 ? 2 : 3) <= sum(blocks));
  if (version === 0) return null;
  const codewords = interleaved(dataCodewords(bytes, version), version);
  const drawn = Array.from({ length: 8 }, (_, mask) => draw(codewords, version, mask));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, one) => all + one, 0);

// --- Codewords

/** Mode, length, bytes and padding. @param {number[]} bytes @param {number} version */
function dataCodewords(bytes, version) {
  const most = sum(VERSIONS[version - 1][1]);
  const digits = (/** @type {number} */ number, /** @type {number} */ length) => number.toString(2).padStart(length, "0");
  let bits = `0100${digits(bytes.length, version < 10 ? 8 : 16)}${bytes.map((byte) => digits(byte, 8)).join("")}`;
  bits += "0".repeat(Math.min(4, 8 * most - bits.length));
  bits += "0".repeat((8 - (bits.length % 8)) % 8);
  const words = (bits.match(/.{8}/g) ?? []).map((word) => parseInt(word, 2));
  for (let pad = 0; words.length < most; pad++) words.push(pad % 2 ? 0x11 : 0xec);
  return words;
}

/** Split into blocks, add error correction, and take the blocks in turn. @param {number[]} data @param {number} version */
function interleaved(data, version) {
  const [length, sizes] = VERSIONS[version - 1];
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  const checks = blocks.map((block) => remainder(block, length));
  const inTurn = (/** @type {number[][]} */ rows) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) => rows.flatMap((row) => row[i] ?? []));
  return [...inTurn(blocks), ...inTurn(checks)].flat();
}

/** Multiply in GF(256) with the polynomial 0x11d. @param {number} a @param {number} b */
export function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Return the Reed–Solomon codewords of a block. @param {number[]} block @param {number} length */
function remainder(block, length) {
  let divisor = [1];
  for (let i = 0, root = 1; i < length; i++, root = times(root, 2)) {
    divisor = [...divisor, 0].map((term, at) => term ^ (at ? times(divisor[at - 1], root) : 0));
  }
  const rest = [...block, ...Array(length).fill(0)];
  for (let i = 0; i < block.length; i++) {
    const factor = rest[i];
    divisor.forEach((term, at) => (rest[i + at] ^= times(term, factor)));
  }
  return rest.slice(block.length);
}

// --- The drawing

/** @param {number[]} codewords @param {number} version @param {number} mask @returns {Modules} */
function draw(codewords, version, mask) {
  const size = 17 + 4 * version;
  /** @type {(boolean|undefined)[][]} */
  const modules = Array.from({ length: size }, () => Array(size).fill(undefined));
  drawPatterns(modules, version);
  drawFormat(modules, mask);
  if (version >= 7) drawVersion(modules, version);
  const bits = codewords.flatMap((word) => Array.from({ length: 8 }, (_, i) => Boolean((word >> (7 - i)) & 1)));
  for (const [x, y] of free(modules)) modules[y][x] = (bits.shift() ?? false) !== masked(mask, x, y);
  return /** @type {Modules} */ (modules);
}

/** Return the free modules in the order in which they are filled. @param {(boolean|undefined)[][]} modules */
export function free(modules) {
  const size = modules.length;
  /** @type {[number, number][]} */
  const found = [];
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5; // the timing pattern
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (modules[y][x] === undefined) found.push([x, y]);
    }
  }
  return found;
}

/** Finders, alignment and timing. @param {(boolean|undefined)[][]} modules @param {number} version */
export function drawPatterns(modules, version) {
  const size = modules.length;
  const square = (/** @type {number} */ cx, /** @type {number} */ cy, /** @type {number} */ reach, /** @type {number[]} */ rings) => {
    for (let y = cy - reach; y <= cy + reach; y++) {
      for (let x = cx - reach; x <= cx + reach; x++) {
        if (x < 0 || y < 0 || x >= size || y >= size) continue;
        modules[y][x] = rings.includes(Math.max(Math.abs(x - cx), Math.abs(y - cy)));
      }
    }
  };
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) square(x, y, 4, [0, 1, 3]);
  for (let i = 8; i < size - 8; i++) modules[6][i] = modules[i][6] = i % 2 === 0;
  const last = size - 7;
  const places = version === 1 ? [] : version < 7 ? [6, last] : [6, (6 + last) / 2, last];
  for (const y of places) {
    for (const x of places) {
      const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isFinder) square(x, y, 2, [0, 2]);
    }
  }
}

/** Append the remainder of a BCH code. @param {number} number @param {number} divisor @param {number} length */
export function withCheck(number, divisor, length) {
  let rest = number << length;
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit--) if ((rest >> bit) & 1) rest ^= divisor << (bit - length);
  return (number << length) | rest;
}

/** @param {(boolean|undefined)[][]} modules @param {number} mask */
export function drawFormat(modules, mask) {
  const size = modules.length;
  const bits = withCheck(mask, 0x537, 10) ^ 0x5412; // level M is 00
  for (let i = 0; i < 15; i++) {
    const on = Boolean((bits >> i) & 1);
    if (i < 6) modules[i][8] = on;
    else if (i < 8) modules[i + 1][8] = on;
    else if (i === 8) modules[8][7] = on;
    else modules[8][14 - i] = on;
    if (i < 8) modules[8][size - 1 - i] = on;
    else modules[size - 15 + i][8] = on;
  }
  modules[size - 8][8] = true;
}

/** @param {(boolean|undefined)[][]} modules @param {number} version */
function drawVersion(modules, version) {
  const size = modules.length;
  const bits = withCheck(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    modules[a][b] = modules[b][a] = Boolean((bits >> i) & 1);
  }
}

/** @param {number} mask @param {number} x @param {number} y */
export function masked(mask, x, y) {
  const rests = [
    (x + y) % 2,
    y % 2,
    x % 3,
    (x + y) % 3,
    (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    ((x * y) % 2) + ((x * y) % 3),
    (((x * y) % 2) + ((x * y) % 3)) % 2,
    (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  return rests[mask] === 0;
}

/** Return how hard a drawing is to read: long runs and squares of one colour. @param {Modules} modules */
function penalty(modules) {
  const lines = [...modules, ...modules.map((_, x) => modules.map((row) => row[x]))];
  const runs = lines.flatMap((line) => line.map((on) => Number(on)).join("").match(/0{5,}|1{5,}/g) ?? []);
  const squares = modules.flatMap((row, y) =>
    row.filter((on, x) => y && x && [modules[y - 1][x], modules[y][x - 1], modules[y - 1][x - 1]].every((one) => one === on)),
  );
  return sum(runs.map((run) => run.length - 2)) + 3 * squares.length;
}
