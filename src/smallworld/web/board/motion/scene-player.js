/** Play scenes one after another; the drawn position waits for its scene. */
import { batch, effect, signal } from "@preact/signals";
import { preferences, prefersStillness } from "../../device/device.js";
import { boardOf } from "../../net/catalogue.js";
import { play } from "../../ui/sound.js";
import { scenesOf } from "./scenes.js";

/** @typedef {import("../../net/protocol.js").GameView} GameView */
/** @typedef {import("./scenes.js").Scene} Scene */
/** @typedef {import("./scenes.js").Change} Change */
/** @typedef {{ key: number, scene: Scene }} Overlay  a temporary effect over the board */
/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */

/** Milliseconds until the next scene starts, and until a scene disappears. */
const STAGE = { die: 760, change: 260, drain: 700, coins: 600, ribbon: 0, moment: 450 };
const SEEN = { die: 1500, change: 900, coins: 1100, ribbon: 1600, moment: 1700 };
const STILL_DIE = 1200;
const PACES = { slow: 1.2, normal: 1, fast: 0.5, off: 0.5 };

export class ScenePlayer {
  /** @param {import("../model/interaction.js").BoardStore} store */
  constructor(store) {
    this.store = store;
    /** The view to draw; behind `store.shown` while the die rolls.
     * @type {Signal<GameView|null>} */
    this.drawn = signal(store.shown.peek());
    /** The current movement of counters. @type {Signal<Change|null>} */
    this.change = signal(null);
    /** @type {Signal<Overlay[]>} */
    this.overlays = signal([]);
    this.playing = signal(false);
    this.played = store.step.peek();
    /** The view after the last scene. @type {GameView|null} */
    this.goal = null;
    this.run = 0;
    this.key = 0;
    this.awaited = false;
    this.dispose = effect(() => {
      store.shown.value;
      store.step.value;
      this.#soon();
    });
  }

  /** View and step are set one after the other: wait a frame for both. */
  #soon() {
    if (this.drawn.peek() === null || document.hidden) {
      this.#follow();
      return;
    }
    if (this.awaited) return;
    this.awaited = true;
    requestAnimationFrame(() => this.#follow());
  }

  #follow() {
    this.awaited = false;
    const { store } = this;
    const view = store.shown.peek();
    const step = store.step.peek();
    const fresh = step !== null && step !== this.played;
    this.played = step;
    if (view === this.drawn.peek() && !fresh) return;
    if (!fresh && this.#isToldAgain(view)) return;
    const before = this.drawn.peek();
    this.#end();
    const shapes = store.shapes.peek()?.regions;
    const told = fresh && !document.hidden && store.moment.peek() === null;
    const known = told && before !== null && view !== null && shapes !== undefined;
    const scenes = known ? scenesOf(before.position, view.position, step.events, shapes, boardOf(view.position.map)?.rounds) : [];
    if (prefersStillness()) this.#showStill(scenes, view);
    else if (scenes.length) this.#play(scenes, view);
    else this.drawn.value = view;
  }

  /** The same state may arrive twice, as a change and as a response: keep playing. @param {GameView|null} view */
  #isToldAgain(view) {
    if (!view || !this.playing.peek() || this.store.moment.peek() || view.seq !== this.goal?.seq) return false;
    if (this.drawn.peek() === this.goal) this.drawn.value = view;
    this.goal = view;
    return true;
  }

  /** Reduced motion: show only the face of the die for a moment.
   * @param {Scene[]} scenes @param {GameView|null} view */
  #showStill(scenes, view) {
    this.drawn.value = view;
    for (const scene of scenes) if (scene.kind === "die") this.#overlay(scene, STILL_DIE);
  }

  /** @param {Scene[]} scenes @param {GameView|null} view */
  async #play(scenes, view) {
    const run = ++this.run;
    const pace = PACES[preferences.value.pace];
    this.goal = view;
    this.playing.value = true;
    for (const scene of scenes) {
      batch(() => {
        if (scene.kind !== "die") this.drawn.value = this.goal;
        if (scene.kind === "change") this.change.value = scene;
        this.#overlay(scene, SEEN[scene.kind] * pace);
      });
      const sound = soundOf(scene);
      if (sound) play(sound);
      await passed(stageOf(scene) * pace);
      if (run !== this.run) return;
    }
    batch(() => {
      this.drawn.value = this.goal;
      this.change.value = null;
      this.playing.value = false;
    });
  }

  /** @param {Scene} scene @param {number} seen */
  #overlay(scene, seen) {
    const key = ++this.key;
    this.overlays.value = [...this.overlays.value, { key, scene }];
    setTimeout(() => {
      this.overlays.value = this.overlays.value.filter((overlay) => overlay.key !== key);
    }, seen);
  }

  /** End the current movement; effects may fade out. */
  #end() {
    this.run += 1;
    this.change.value = null;
    this.playing.value = false;
  }

  /** Skip to the end. @returns {boolean} whether anything was under way */
  skip() {
    const { playback } = this.store;
    const busy = this.playing.peek() || playback.busy.peek() || this.overlays.peek().some(({ scene }) => scene.kind === "moment");
    if (!busy) return false;
    this.#end();
    playback.skip();
    batch(() => {
      this.overlays.value = [];
      this.drawn.value = this.store.shown.peek();
    });
    return true;
  }
}

/** @param {Scene} scene @returns {import("../../ui/sound.js").SoundName|null} */
function soundOf(scene) {
  if (scene.kind === "moment") return scene.what;
  return { die: /** @type {const} */ ("die"), coins: /** @type {const} */ ("coin"), ribbon: /** @type {const} */ ("pick"), change: null }[scene.kind];
}

/** @param {Scene} scene */
function stageOf(scene) {
  return scene.kind === "change" && scene.drains.length ? STAGE.drain : STAGE[scene.kind];
}

/** @param {number} wait */
const passed = (wait) => new Promise((resolve) => setTimeout(resolve, wait));
