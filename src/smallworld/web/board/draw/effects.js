/** Short effects over the board: die, falling tokens, coins, banner of a new race. */
import { useEffect, useRef, useState } from "preact/hooks";
import { preferences, prefersStillness } from "../../device/device.js";
import { t } from "../../i18n/texts.js";
import { Piece, Power, Race, symbolAt } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";
import { Stand } from "./pieces.js";

/** @typedef {import("./board-state.js").BoardState} BoardState */
/** @typedef {import("../motion/scenes.js").Change} Change */
/** @typedef {import("../motion/scenes.js").DieScene} DieScene */
/** @typedef {import("../motion/scenes.js").CoinsScene} CoinsScene */
/** @typedef {import("../motion/scenes.js").RibbonScene} RibbonScene */
/** @typedef {import("../motion/scenes.js").MomentScene} MomentScene */

const MOST_COINS = 16;
const STAGGER = 45; // milliseconds from coin to coin
const FACES = [2, 0, 3, 1, 0, 2]; // faces shown while the die rolls
const TURN = 85; // milliseconds per face

/** On the sheet, in units of the board. @param {{ board: BoardState }} props */
export function SheetEffects({ board }) {
  return html`<g class="effects" aria-hidden="true">
    ${board.motion.overlays.value.map(({ key, scene }) => {
      if (scene.kind === "change") return html`<${Ghosts} key=${key} board=${board} change=${scene} />`;
      if (scene.kind === "coins") return html`<${Coins} key=${key} board=${board} scene=${scene} />`;
      return null;
    })}
  </g>`;
}

/** Tokens that leave the board. @param {{ board: BoardState, change: Change }} props */
function Ghosts({ board, change }) {
  const { shapes, shapeOf } = board;
  /** @param {import("../motion/scenes.js").Gone[]} gone @param {string} motion */
  const ghosts = (gone, motion) =>
    gone.map(({ region, was }) => {
      const shape = shapeOf(region);
      if (!shape) return null;
      const there = { ...was, pieces: [] };
      return html`<${Stand} key=${region} shapes=${shapes} shape=${shape} there=${there} motion=${motion} />`;
    });
  return [
    ghosts(change.falls, "falls"),
    ghosts(change.leaves, "leaves"),
    ghosts(change.drains, "drains"),
  ];
}

/** @param {{ board: BoardState, scene: CoinsScene }} props */
function Coins({ board, scene }) {
  const size = board.shapes.widths.counter * 0.55;
  const number = Math.min(scene.coins, MOST_COINS);
  const places = scene.regions.map((region) => board.shapeOf(region)?.centre ?? [0, 0]);
  if (!places.length) return null;
  return Array.from({ length: number }, (_, place) => {
    const [x, y] = places[place % places.length];
    const aside = (place >= places.length ? size * 0.45 : 0) - size / 2;
    return html`<g key=${place} transform=${`translate(${x + aside} ${y - size})`}>
      <g class="board-coin" style=${{ "animation-delay": `${place * STAGGER}ms` }}>
        <use href=${symbolAt("pieces", "coin-gold")} width=${size} height=${size} />
      </g>
    </g>`;
  });
}

/** Over the window, in pixels. @param {{ board: BoardState }} props */
export function WindowEffects({ board }) {
  return html`<div class="window-effects" aria-hidden="true">
    ${board.motion.overlays.value.map(({ key, scene }) => {
      if (scene.kind === "die") return html`<${Die} key=${key} board=${board} scene=${scene} />`;
      if (scene.kind === "ribbon") return html`<${Ribbon} key=${key} board=${board} scene=${scene} />`;
      if (scene.kind === "coins") return html`<${Earned} key=${key} board=${board} scene=${scene} />`;
      if (scene.kind === "moment") return html`<${Moment} key=${key} board=${board} scene=${scene} />`;
      return null;
    })}
  </div>`;
}

/** @param {{ board: BoardState, scene: DieScene }} props */
function Die({ board, scene }) {
  const [turned, setTurned] = useState(prefersStillness() ? FACES.length : 0);
  useEffect(() => {
    if (turned >= FACES.length) return undefined;
    const timer = setTimeout(() => setTurned(turned + 1), TURN);
    return () => clearTimeout(timer);
  }, [turned]);
  const rolls = turned < FACES.length;
  const luck = rolls || scene.lucky === null ? "" : scene.lucky ? "lucky" : "unlucky";
  const [left, top] = placeOf(board, scene.region);
  return html`<div class=${`board-die ${luck}`} style=${{ left: `${left}px`, top: `${top}px` }}>
    <span class="die-face"><${Piece} id=${`die-${rolls ? FACES[turned] : scene.face}`} /></span>
  </div>`;
}

/** Return a point above a region, or the middle of the window. @param {BoardState} board
 * @param {number|null} region @returns {[number, number]} */
function placeOf({ view, shapeOf }, region) {
  const { width, height } = view.seen.value;
  const shape = region === null ? null : shapeOf(region);
  if (!shape) return [width / 2, height / 2];
  const [x, y] = view.pointOnWindow(shape.centre);
  return [Math.max(60, Math.min(width - 60, x)), Math.max(60, Math.min(height - 60, y))];
}

/** @param {{ board: BoardState, scene: CoinsScene }} props */
function Earned({ board, scene }) {
  const pill = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => flyCoins(pill.current, scene.seat, scene.coins), []);
  const centres = scene.regions.map((region) => board.shapeOf(region)?.centre ?? [0, 0]);
  if (!centres.length) return null;
  const middle = (/** @type {0|1} */ axis) =>
    centres.reduce((sum, centre) => sum + centre[axis], 0) / centres.length;
  const [x, y] = board.view.pointOnWindow([middle(0), middle(1)]);
  return html`<div class=${`board-earned seat-${scene.seat}`} ref=${pill} style=${{ left: `${x}px`, top: `${y}px` }}>
    <${Piece} id="coin-gold" /><b class="number">${t("board-earned", { coins: scene.coins })}</b>
  </div>`;
}

/** The banner of a race that enters. @param {{ board: BoardState, scene: RibbonScene }} props */
function Ribbon({ board, scene }) {
  const names = board.store.names.value;
  return html`<div class=${`board-ribbon seat-${scene.seat} ${scene.isFirst ? "first" : ""}`}>
    <span class="ribbon-emblem"><${Race} id=${scene.race} /></span>
    <span class="ribbon-words">
      <b>${names.combo(scene.race, scene.power)}</b>
      <small>${names.seat(scene.seat)}</small>
    </span>
    <span class="ribbon-emblem"><${Power} id=${scene.power} /></span>
  </div>`;
}

/** The banner of a decline, of the dragon, or of the last round. @param {{ board: BoardState, scene: MomentScene }} props */
function Moment({ board, scene: { what, seat, race } }) {
  const names = board.store.names.value;
  return html`<div class=${`board-ribbon board-moment ${what} seat-${seat}`} data-moment=${what}>
    <span class="ribbon-emblem">${what === "decline" && race ? html`<${Race} id=${race} />` : html`<${Piece} id=${what === "dragon" ? "piece-dragon" : "crown"} />`}</span>
    <span class="ribbon-words"><b>${t(`board-moment-${what}`)}</b>
      ${race && html`<small>${names.name("race", race)}</small>`}</span>
  </div>`;
}

const MOST_FLYING = 7;
const FLIGHT = { time: 480, stagger: 60, pause: 380 }; // milliseconds; the number is read first
const PACES = { slow: 1.2, normal: 1, fast: 0.5, off: 0.5 };

/** @param {HTMLElement|null} from an element with a drawing of a coin @param {number} seat
 * @param {number} coins */
export function flyCoins(from, seat, coins) {
  const coin = from?.querySelector("svg");
  const goal = document.querySelector(`.seat-card.seat-${seat} .seat-coins`);
  if (!coin || !goal || prefersStillness() || !isSeen(goal)) return;
  const start = coin.getBoundingClientRect();
  const end = goal.getBoundingClientRect();
  const way = `translate(${end.left - start.left}px, ${end.top - start.top}px)`;
  const pace = PACES[preferences.value.pace];
  for (let place = 0; place < Math.min(coins, MOST_FLYING); place++) {
    const copy = /** @type {SVGElement} */ (coin.cloneNode(true));
    copy.classList.add("flying-coin");
    Object.assign(copy.style, { left: `${start.left}px`, top: `${start.top}px` });
    document.body.append(copy);
    const flight = copy.animate(
      [
        { transform: "none", opacity: 0 },
        { transform: "translateY(-14px)", opacity: 1, offset: 0.15 },
        { transform: way, opacity: 0.9 },
      ],
      { duration: FLIGHT.time * pace, delay: (FLIGHT.pause + place * FLIGHT.stagger) * pace, easing: "ease-in-out", fill: "backwards" },
    );
    flight.finished.finally(() => copy.remove());
  }
}

/** Return `true` if the element is visible and not covered. @param {Element} element */
function isSeen(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && element.contains(found);
}
