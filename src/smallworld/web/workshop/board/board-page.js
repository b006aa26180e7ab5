/** The screen to make a board: generate, edit, and try it. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ServerError } from "../../net/api.js";
import { html } from "../../ui/html.js";
import { useAction, ErrorNotice, Waiting } from "../../ui/request-state.js";
import { Sign } from "../../ui/emblem.js";
import { TextField, Switch } from "../../ui/fields.js";
import { Frame } from "../../ui/frame.js";
import { Link } from "../../ui/router.js";
import { t } from "../../i18n/texts.js";
import { drawBoard } from "../model/load.js";
import { useDrawn } from "./board-picture.js";
import { BoardMap } from "./board-map.js";
import { anySeed, isWater, MOST_ROUNDS, regionOf, tally, withBoard, withRegion } from "./board-model.js";
import { boardFrom, idFrom } from "../model/design.js";
import { designAt, keepDesign } from "../model/storage.js";
import { Faults, Stepper } from "../tile/fields.js";
import { tryBoard } from "../model/try-out.js";
import { KindKey } from "../tile/region-kinds.js";
import { SYMBOLS, TERRAINS } from "../model/vocabulary.js";
import { Confirm } from "../../ui/overlays.js";
import { RecipeFields } from "./board-recipe.js";

/** @typedef {import("../model/design.js").Design} Design */
/** @typedef {import("../model/design.js").BoardDesign} BoardDesign */
/** @typedef {import("../model/load.js").Recipe} Recipe */
/** @typedef {{ recipe?: Recipe, isChanged?: boolean }} Made  how a board came about, stored with it */

/** @param {{ at: string, place: number }} props */
export function BoardPage({ at, place }) {
  const design = designAt(at);
  return design && html`<${BoardMaker} at=${at} place=${place} design=${design} />`;
}

/** @param {{ at: string, place: number, design: Design }} props */
function BoardMaker({ at, place, design }) {
  const board = /** @type {(BoardDesign & Made)|undefined} */ (design.boards[place]);
  const keep = (/** @type {BoardDesign & Made} */ changed) => keepDesign(withBoard(designAt(at) ?? design, place, changed), at);
  const { busy, error, make } = useGenerator(keep);
  useEffect(() => {
    if (!board) make({ seats: 3, seed: anySeed(), regions: null });
  }, []);
  return html`<${Frame} title=${design.pack.title} wide>
    <p class="back-line"><${Link} to=${`/workshop/${at}`} class="button quiet"><${Sign} id="back" /> ${t("workshop-to-pack", { title: design.pack.title })}<//></p>
    <${ErrorNotice} error=${error.value} again=${() => make(board?.recipe ?? { seats: 3, seed: anySeed(), regions: null })} />
    ${board
      ? html`<${Editor} at=${at} place=${place} design=${design} board=${board} isBusy=${busy.value} onMake=${make} onKeep=${keep} />`
      : !error.value && html`<${Waiting} words=${t("workshop-board-making")} />`}
  <//>`;
}

/** Generate boards; only the last request counts. @param {(board: BoardDesign & Made) => void} keep */
function useGenerator(keep) {
  const busy = useSignal(false);
  const error = useSignal(/** @type {ServerError|null} */ (null));
  const turn = useRef(0);
  const make = async (/** @type {Recipe} */ recipe) => {
    const mine = ++turn.current;
    [busy.value, error.value] = [true, null];
    try {
      const { content } = await drawBoard(recipe);
      if (content && mine === turn.current) keep({ ...boardFrom(content), recipe, isChanged: false });
    } catch (problem) {
      if (!(problem instanceof ServerError)) throw problem;
      if (mine === turn.current) error.value = problem;
    } finally {
      if (mine === turn.current) busy.value = false;
    }
  };
  return { busy, error, make };
}

/** @param {{ at: string, place: number, design: Design, board: BoardDesign & Made, isBusy: boolean,
 *   onMake: (recipe: Recipe) => void, onKeep: (board: BoardDesign & Made) => void }} props */
function Editor({ at, place, design, board, isBusy, onMake, onKeep }) {
  const chosen = useSignal(/** @type {number|null} */ (null));
  const { shapes, faults, isFresh, error, again } = useDrawn(board);
  const wrong = faults.map(regionOf).filter((id) => id !== null);
  const change = (/** @type {BoardDesign} */ changed) => onKeep({ ...board, ...changed, isChanged: true });
  const region = board.regions.find(({ id }) => id === chosen.value);
  const state = isBusy ? "making" : !isFresh ? "drawing" : faults.length ? "wrong" : "sound";
  return html`<div class="board-workplace">
    <div class="board-stage">
      ${shapes ? html`<${BoardMap} shapes=${shapes} board=${board} chosen=${chosen.value} wrong=${wrong}
        onChoose=${(/** @type {number} */ id) => (chosen.value = id)} />` : !error && html`<${Waiting} words=${t("workshop-board-making")} />`}
      <p class=${`check-line ${state === "wrong" ? "wrong" : ""}`} role="status" data-state=${state}>
        <${Sign} id=${state === "wrong" ? "warning" : state === "sound" ? "check" : "clock"} />
        ${t("workshop-board-state", { state, count: faults.length, ...tally(board) })}</p>
      <${BoardFaults} faults=${faults} onChoose=${(/** @type {number} */ id) => (chosen.value = id)} />
      <${ErrorNotice} error=${error} again=${again} />
    </div>
    <div class="board-tools-side">
      <${Recipes} board=${board} onMake=${(/** @type {Recipe} */ recipe) => {
        chosen.value = null;
        onMake(recipe);
      }} />
      <${RegionPanel} region=${region} faults=${faults.filter((fault) => chosen.value !== null && regionOf(fault) === chosen.value)}
        onChange=${(/** @type {any} */ some) => change(withRegion(board, chosen.value ?? 0, some))} />
      <${Whole} at=${at} place=${place} design=${design} board=${board} isSound=${state === "sound"}
        onRounds=${(/** @type {number} */ rounds) => change({ ...board, rounds })} />
    </div>
  </div>`;
}

/** List the faults with links to their regions. @param {{ faults: import("../../net/protocol.js").TomlFault[],
 *   onChoose: (region: number) => void }} props */
function BoardFaults({ faults, onChoose }) {
  if (!faults.length) return null;
  const told = faults.map((fault) => ({ message: fault.message, region: regionOf(fault) }));
  const show = (/** @type {number} */ region) => html`<button type="button" class="button quiet small" onClick=${() => onChoose(region)}>
    <${Sign} id="eye" /> ${t("workshop-region-show", { number: region })}</button>`;
  return html`<ul class="faults" role="alert">
    ${told.map(({ message, region }) => html`<li key=${message} class="wrong">${message} ${region !== null && show(region)}</li>`)}
  </ul>`;
}

/** Name, number of rounds, and a test game. @param {{ at: string, place: number, design: Design,
 *   board: BoardDesign, isSound: boolean, onRounds: (rounds: number) => void }} props */
function Whole({ at, place, design, board, isSound, onRounds }) {
  const { busy, error, run } = useAction();
  const name = (/** @type {string} */ title) =>
    keepDesign({ ...design, isTitled: true, pack: { ...design.pack, title, id: idFrom(title, "board") } }, at);
  return html`<section class="card bench-card" aria-label=${t("workshop-board-whole")}>
    <${TextField} label=${t("workshop-about-title")} value=${design.pack.title} longest=${60} onInput=${name} />
    <${Stepper} label=${t("workshop-rounds")} value=${board.rounds} least=${1} most=${MOST_ROUNDS} field="rounds" onChange=${onRounds} />
    <button type="button" class="button main play-button" disabled=${!isSound || busy.value} onClick=${() => run(() => tryBoard(design, place))}>
      <${Sign} id="play" /> ${t(busy.value ? "home-laying-out" : "workshop-board-play")}</button>
    <${Link} to=${`/new#pack=${at}`} class="button"><${Sign} id="people" /> ${t("workshop-use")}<//>
    <${ErrorNotice} error=${error.value} />
  </section>`;
}

// --- The editor of one region

/** @typedef {import("../model/design.js").Region} Region */

/** @param {{ region: Region|undefined, faults: import("../../net/protocol.js").TomlFault[],
 *   onChange: (changed: Partial<Region>) => void }} props */
function RegionPanel({ region, faults, onChange }) {
  if (!region) return html`<p class="empty region-none">${t("workshop-region-none")}</p>`;
  const { terrain, symbols, tribe } = region;
  const flip = (/** @type {string} */ symbol) =>
    onChange({ symbols: symbols.includes(symbol) ? symbols.filter((one) => one !== symbol) : [...symbols, symbol] });
  return html`<section class="region-panel card" aria-label=${t("workshop-region-change")} data-region-panel=${region.id}>
    <${TextField} label=${t("workshop-region-name", { number: region.id })} value=${region.name} longest=${30}
      onInput=${(/** @type {string} */ name) => onChange({ name })} />
    <div class="kinds" role="group" aria-label=${t("workshop-terrain")}>
      ${TERRAINS.map((kind) => html`<${KindKey} key=${kind} kind=${kind} isOn=${terrain === kind} onClick=${() => onChange({ terrain: kind })} />`)}
    </div>
    ${!isWater(region) && html`<div class="kinds" role="group" aria-label=${t("workshop-symbols")}>
        ${SYMBOLS.map((kind) => html`<${KindKey} key=${kind} kind=${kind} isOn=${symbols.includes(kind)} onClick=${() => flip(kind)} />`)}
      </div>
      <${Switch} label=${t("workshop-tribe")} on=${tribe} onChange=${(/** @type {boolean} */ on) => onChange({ tribe: on })} />`}
    <${Faults} faults=${faults} />
  </section>`;
}

// --- The generator: asks before it replaces manual changes

/** @typedef {BoardDesign & Made} MadeBoard */

const PAUSE = 300; // milliseconds a slider stands still

/** @param {{ board: MadeBoard, onMake: (recipe: Recipe) => void }} props */
function Recipes({ board, onMake }) {
  const wish = useSignal(/** @type {Recipe|null} */ (null));
  const asking = useSignal(false);
  const recipe = wish.value ?? board.recipe ?? { seats: board.seats, seed: 1, regions: null };
  useEffect(() => {
    if (!wish.value || asking.value) return undefined;
    const timer = setTimeout(() => {
      if (board.isChanged) asking.value = true;
      else if (wish.value) onMake(wish.value);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [wish.value]);
  useEffect(() => {
    wish.value = null; // it is made
  }, [board.recipe]);
  const forget = () => {
    asking.value = false;
    wish.value = null;
  };
  return html`<section class="card bench-card" aria-label=${t("workshop-generator")}>
    <${RecipeFields} recipe=${recipe} onChange=${(/** @type {Recipe} */ wanted) => (wish.value = wanted)} />
    <${Confirm} open=${asking.value} title=${t("workshop-board-anew")} words=${t("workshop-board-anew.about")}
      yes=${t("workshop-board-anew.yes")} onClose=${forget} onYes=${() => {
        if (wish.value) onMake(wish.value);
        forget();
      }} />
  </section>`;
}
