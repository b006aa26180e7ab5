/** The story of a game as one picture: the board at its end, the curve of coins, the turning points. */
import { boardPicture } from "../net/catalogue.js";
import { fileAt } from "../net/static-files.js";
import { contentsOf } from "../board/model/region-contents.js";
import { t } from "../i18n/texts.js";
import { FRAME, chartOf } from "./chart.js";
import { ranking } from "./result.js";
import { turningPoints } from "./turning-points.js";

/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("../net/protocol.js").GameView} GameView */
/** @typedef {import("../net/catalogue.js").Shapes} Shapes */
/** @typedef {import("../i18n/names.js").Names} Names */
/** @typedef {{ view: GameView, story: Story, names: Names, shapes: Shapes, coins: number[] }} FinishedGame */

export const SIZE = { width: 1200, height: 760 };
const BOARD = { left: 30, top: 96, width: 730, height: 530 };
const SIDE = 786;
const INK = "#2f2118";
const SOFT = "#6a5240";

/** Return the picture as SVG that needs no other file. @param {FinishedGame} game @returns {Promise<string>} */
export async function drawPicture(game) {
  const [terrain, races] = await Promise.all([fetchText(boardPicture(game.shapes.map, "day")), fetchText(fileAt("art/races.svg"))]);
  return pictureOf(game, terrain, races, coloursOf());
}

/** @param {FinishedGame} game @param {string} terrain the board as SVG @param {string} races the sprite of emblems
 * @param {string[]} colours by seat */
export function pictureOf(game, terrain, races, colours) {
  const { view, names, coins } = game;
  const { winners = [] } = view;
  const who = winners.map((seat) => names.seat(seat)).join(", ");
  const { width, height } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"
  font-family="Georgia, 'Times New Roman', serif" fill="${INK}">
<rect width="100%" height="100%" fill="#f7ecd2"/><rect x="10" y="10" width="${width - 20}" height="${height - 20}" rx="14" fill="none" stroke="#b49b6c" stroke-width="2"/>
<text x="30" y="62" font-size="38" font-weight="700">${plain(t("after-wins", { winners: who, count: winners.length }))}</text>
${board(game, terrain, races, colours)}
${seats(ranking(coins, winners), game, colours)}
${curve(game, colours)}
${moments(game)}
<text x="${width - 30}" y="${height - 24}" font-size="17" text-anchor="end" fill="${SOFT}">${plain(t("home-title"))}</text>
</svg>`;
}

/** @param {FinishedGame} game @param {string} terrain @param {string} races @param {string[]} colours */
function board({ view, shapes }, terrain, races, colours) {
  const { left, top, width, height } = shapes;
  const used = new Set();
  const held = shapes.regions.map(({ id, path, centre: [x, y] }) => {
    const there = contentsOf(view.position, id);
    if (there.seat === null || !there.race) return "";
    used.add(there.race);
    const colour = there.declined ? "#8d867c" : colours[there.seat];
    return `<path d="${path}" fill="${colours[there.seat]}" fill-opacity="${there.declined ? 0.1 : 0.22}" stroke="${colours[there.seat]}" stroke-width="7"${there.declined ? ' stroke-dasharray="14 10"' : ""}/>
<g transform="translate(${x} ${y})"><rect x="-27" y="-27" width="54" height="54" rx="11" fill="${colour}" stroke="${INK}" stroke-width="2.5"/>
<use href="#race-${there.race}" x="-21" y="-21" width="42" height="42" color="#fff3d9"/>${
      there.tokens > 1 ? `<circle cx="25" cy="25" r="15" fill="#fff8e6" stroke="${INK}" stroke-width="2"/><text x="25" y="31.5" font-size="19" font-weight="700" text-anchor="middle">${there.tokens}</text>` : ""
    }</g>`;
  });
  const { left: x, top: y, width: w, height: h } = BOARD;
  return `<defs>${[...used].map((race) => symbolIn(races, `race-${race}`)).join("")}</defs>
<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${left} ${top} ${width} ${height}">
<image x="${left}" y="${top}" width="${width}" height="${height}" href="${dataUri(terrain)}"/>${held.join("\n")}</svg>`;
}

/** @param {number[]} order @param {FinishedGame} game @param {string[]} colours */
function seats(order, { names, coins, view: { winners = [] } }, colours) {
  return order
    .map((seat, place) => {
      const y = 112 + 38 * place;
      const weight = winners.includes(seat) ? 700 : 400;
      return `<rect x="${SIDE}" y="${y - 20}" width="24" height="24" rx="6" fill="${colours[seat]}" stroke="${INK}" stroke-width="2"/>
<text x="${SIDE + 36}" y="${y}" font-size="23" font-weight="${weight}">${plain(short(names.seat(seat)))}</text>
<text x="${SIZE.width - 34}" y="${y}" font-size="23" font-weight="700" text-anchor="end">${coins[seat]}</text>`;
    })
    .join("\n");
}

/** @param {FinishedGame} game @param {string[]} colours */
function curve({ story, coins }, colours) {
  const chart = chartOf(story);
  const { width, height, left, right, bottom } = chart.frame;
  const scale = (SIZE.width - 30 - SIDE) / (width - right + 30);
  const lines = chart.seats.map(({ seat, points }) => {
    const path = points.map(({ x, y }) => `${x},${y}`).join(" ");
    return `<polyline points="${path}" fill="none" stroke="#f7ecd2" stroke-width="7"/><polyline points="${path}" fill="none" stroke="${colours[seat]}" stroke-width="4" stroke-linejoin="round"/>`;
  });
  const grid = chart.heights.map(({ coins: many, y }) => `<line x1="${left}" x2="${width - right}" y1="${y}" y2="${y}" stroke="#d8c296"/><text x="${left - 8}" y="${y + 5}" font-size="15" text-anchor="end" fill="${SOFT}">${many}</text>`);
  const under = chart.rounds.map(({ round, x }) => `<text x="${x}" y="${height - bottom + 22}" font-size="15" text-anchor="middle" fill="${SOFT}">${round}</text>`);
  const top = 112 + 38 * coins.length - 14;
  return `<g transform="translate(${SIDE - 4} ${top}) scale(${scale.toFixed(3)})">${grid.join("")}${under.join("")}${lines.join("")}</g>`;
}

/** @param {FinishedGame} game */
function moments({ story, names, view }) {
  const points = turningPoints(story, view.winners ?? []);
  return points
    .map(({ kind, combo, ...facts }, place) => {
      const people = combo ? names.comboForms(combo.race, combo.power, "people") : {};
      const words = t(`story-${kind}`, { ...facts, coins: facts.coins ?? 0, ...people, seat: names.seat(facts.seat) });
      const [x, y] = [30 + 585 * (place % 2), 668 + 34 * Math.floor(place / 2)];
      return `<text x="${x}" y="${y}" font-size="19">${plain(words)}</text>`;
    })
    .join("\n");
}

const LONGEST = 22;

/** @param {string} name */
function short(name) {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}

/** Return the symbol of a sprite as text. @param {string} sprite @param {string} id */
function symbolIn(sprite, id) {
  const begin = sprite.indexOf(`<symbol id="${id}"`);
  return begin < 0 ? "" : sprite.slice(begin, sprite.indexOf("</symbol>", begin) + "</symbol>".length);
}

/** @param {string} text */
export function plain(text) {
  return text.replace(/[\u0000-\u001f]/g, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** @param {string} svg */
export function dataUri(svg) {
  const bytes = new TextEncoder().encode(svg);
  let binary = "";
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `data:image/svg+xml;base64,${btoa(binary)}`;
}

/** The colours of the seats as they are on this page. @returns {string[]} */
function coloursOf() {
  const style = getComputedStyle(document.documentElement);
  return [0, 1, 2, 3, 4].map((seat) => style.getPropertyValue(`--seat-${seat}`).trim());
}

/** @param {string} address */
async function fetchText(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.text();
}

const SHARP = 2; // pixels of the PNG for each unit

/** Turn the picture into a PNG. @param {string} svg @returns {Promise<Blob>} */
export async function pngOf(svg) {
  const image = new Image(SIZE.width * SHARP, SIZE.height * SHARP);
  image.src = dataUri(svg);
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, image.width, image.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}
