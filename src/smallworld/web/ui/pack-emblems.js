/** Emblems of packs: SVG symbols, sanitized by the server, added to the document for all drawings. */
import { signal } from "@preact/signals";

const SVG = "http://www.w3.org/2000/svg";
const SHAPES = new Set(
  "g defs path circle ellipse rect line polyline polygon linearGradient radialGradient stop".split(" "),
);
const REFERENCE = /url\(#([\w-]+)\)/g;
const SHEET = "own-emblems";
const MARGIN = 0.11; // share of the disc around a picture
const PAINTED = "path, circle, ellipse, rect, line, polyline, polygon";
const RIM = 0.06; // width of the ink around a shape, as a share of the picture
const MOST_RIMS = 24; // a picture of more shapes is painted quickly only without rims

/** Ids of the added symbols, named as in the sprites, such as `race-bogfolk`.
 * @type {import("@preact/signals").Signal<Set<string>>} */
export const ownEmblems = signal(new Set());

/** Return the reference to a pack's symbol; empty for symbols of the base game.
 * @param {string} id such as `race-bogfolk` */
export function ownSymbol(id) {
  return ownEmblems.value.has(id) ? `#${SHEET}-${id}` : "";
}

/** Add the symbol of an emblem; without a picture, the first letters of its name.
 * @param {string} id @param {string} picture @param {string} name */
export function addEmblem(id, picture, name) {
  const symbol = document.createElementNS(SVG, "symbol");
  symbol.id = `${SHEET}-${id}`;
  const { viewBox, shapes } = drawnShapes(picture, symbol.id, name);
  symbol.setAttribute("viewBox", viewBox);
  symbol.append(...shapes);
  document.getElementById(symbol.id)?.remove();
  sheet().append(symbol);
  ownEmblems.value = new Set([...ownEmblems.peek(), id]);
}

/** Not hidden by `display: none`, which would break gradients. */
function sheet() {
  const known = document.getElementById(SHEET);
  if (known) return known;
  const made = document.createElementNS(SVG, "svg");
  made.id = SHEET;
  made.setAttribute("class", "unseen");
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

/** Return the shapes of a picture with unique ids; without a picture, letters of the name.
 * @param {string} picture @param {string} prefix @param {string} name
 * @returns {{ viewBox: string, shapes: Element[] }} */
export function drawnShapes(picture, prefix, name) {
  if (!picture) return lettersOf(name);
  const root = new DOMParser().parseFromString(picture, "image/svg+xml").documentElement;
  if (root.localName !== "svg") return lettersOf(name);
  const shapes = [...root.children].map((child) => copied(child, prefix)).filter((child) => child !== null);
  const viewBox = root.getAttribute("viewBox") ?? "0 0 64 64";
  return picture.includes("currentColor") ? { viewBox, shapes } : onDisc(viewBox, shapes);
}

/** Put coloured shapes on a light disc, so that they are visible on any background; ink around them shows pale ones.
 * @param {string} viewBox @param {Element[]} shapes */
function onDisc(viewBox, shapes) {
  const [left, top, width, height] = viewBox.split(/[\s,]+/).map(Number);
  ink(shapes, RIM * Math.max(width, height));
  const side = Math.max(width, height) * (1 + 2 * MARGIN);
  const [x, y] = [left + width / 2, top + height / 2];
  const disc = document.createElementNS(SVG, "circle");
  for (const [key, value] of Object.entries({ cx: x, cy: y, r: side / 2, class: "emblem-disc" })) {
    disc.setAttribute(key, String(value));
  }
  return { viewBox: [x - side / 2, y - side / 2, side, side].join(" "), shapes: [disc, ...shapes] };
}

/** Draw a rim around the shapes that have no lines of their own. @param {Element[]} shapes @param {number} width */
function ink(shapes, width) {
  const painted = shapes.flatMap((one) => [...(one.matches(PAINTED) ? [one] : []), ...one.querySelectorAll(PAINTED)]);
  if (painted.length > MOST_RIMS) return;
  for (const shape of painted) {
    if (shape.closest("[stroke], defs") || shape.closest("[fill]")?.getAttribute("fill") === "none") continue;
    shape.classList.add("emblem-inked");
    shape.setAttribute("stroke-width", String(width));
  }
}

/** Copy an element with allowed tags and attributes only: a second check after the server's. @param {Element} element @param {string} prefix
 * @returns {Element|null} */
function copied(element, prefix) {
  if (!SHAPES.has(element.localName)) return null;
  const copy = document.createElementNS(SVG, element.localName);
  for (const { name, value } of element.attributes) {
    if (/^on|href|style|xmlns/i.test(name)) continue;
    const own = name === "id" ? `${prefix}-${value}` : value.replace(REFERENCE, `url(#${prefix}-$1)`);
    copy.setAttribute(name, own);
  }
  for (const child of element.children) {
    const inside = copied(child, prefix);
    if (inside) copy.append(inside);
  }
  return copy;
}

/** @param {string} name */
function lettersOf(name) {
  const text = document.createElementNS(SVG, "text");
  const facts = { x: "32", y: "34", "text-anchor": "middle", "dominant-baseline": "central", class: "emblem-letters" };
  for (const [key, value] of Object.entries(facts)) text.setAttribute(key, value);
  text.textContent = firstLetters(name);
  return { viewBox: "0 0 64 64", shapes: [text] };
}

/** Return the initials of two words, or the first two letters of one. @param {string} name */
export function firstLetters(name) {
  const words = name.trim().split(/[\s_-]+/u).filter(Boolean);
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? "?")].slice(0, 2);
  const [first = "?", second = ""] = letters;
  return first.toLocaleUpperCase() + (words.length > 1 ? second.toLocaleUpperCase() : second.toLocaleLowerCase());
}
