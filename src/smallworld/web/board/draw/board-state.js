/** State shared by the layers of one board: store, viewport, animation, selection. */
import { computed, effect, signal } from "@preact/signals";
import { ScenePlayer } from "../motion/scene-player.js";
import { Viewport } from "../view/viewport.js";
import { nearestRegion } from "../view/arrow-keys.js";

/** @typedef {import("../model/interaction.js").BoardStore} BoardStore */
/** @typedef {import("../model/interaction.js").Hand} Hand */
/** @typedef {import("../model/interaction.js").Target} Target */
/** @typedef {import("../view/camera.js").Box} Box */
/** @typedef {import("../../net/catalogue.js").Shapes} Shapes */
/** @typedef {import("../../net/catalogue.js").RegionShape} RegionShape */
/** @typedef {import("../../net/catalogue.js").Point} Point */

/** @type {Map<number, Target>} */
const NONE = new Map();

export class BoardState {
  /** @param {BoardStore} store @param {Hand} hand @param {Shapes} shapes */
  constructor(store, hand, shapes) {
    this.store = store;
    this.hand = hand;
    this.shapes = shapes;
    this.view = new Viewport(shapes);
    this.motion = new ScenePlayer(store);
    this.byId = new Map(shapes.regions.map((shape) => [shape.id, shape]));
    /** @type {Map<number, Box>} */
    this.boxes = new Map();
    /** The region whose card is open. @type {import("@preact/signals").Signal<number|null>} */
    this.looked = signal(null);
    /** Empty while an animation runs: the drawn board is not yet the current one. */
    this.targets = computed(() =>
      this.motion.drawn.value === store.shown.value ? hand.targets.value : NONE,
    );
    const home = this.#home();
    /** The region with the keyboard focus. @type {import("@preact/signals").Signal<number>} */
    this.current = signal(nearestRegion(shapes.regions, home) ?? 0);
    this.view.middle = [home[0] - shapes.left, home[1] - shapes.top];
    const ends = [
      effect(() => this.#watch()),
      effect(() => this.#seek()),
      effect(() => this.view.overview(hand.overview?.value ?? false)),
    ];
    this.forget = () => ends.forEach((end) => end());
  }

  dispose() {
    this.motion.dispose();
    this.forget();
  }

  /** Return the centre of the player's regions, or of the board. @returns {Point} */
  #home() {
    const { store, shapes } = this;
    const regions = store.shown.peek()?.position.regions ?? {};
    const own = shapes.regions.filter(({ id }) => {
      const there = regions[id];
      return there?.seat !== undefined && there.seat === store.me.peek() && !there.declined;
    });
    const shown = own.length ? own : shapes.regions;
    const mean = (/** @type {0|1} */ axis) =>
      shown.reduce((sum, { centre }) => sum + centre[axis], 0) / shown.length;
    return [mean(0), mean(1)];
  }

  /** Scroll animated regions into view. */
  #watch() {
    const scene = this.motion.overlays.value.at(-1)?.scene;
    if (scene?.kind === "die" && scene.region !== null) this.bringIntoSight(scene.region);
    if (scene?.kind !== "change") return;
    const region = scene.marches.keys().next().value ?? scene.falls[0]?.region;
    if (region !== undefined) this.bringIntoSight(region);
  }

  /** Scroll the region to look at into view. */
  #seek() {
    const sought = this.store.sought?.value ?? null;
    if (sought !== null && this.view.seen.value.width) this.bringIntoSight(sought);
  }

  /** @param {number} region */
  shapeOf = (region) => this.byId.get(region);

  /** Return the bounding box of a region, on the sheet. @param {number} region @returns {Box} */
  boxOf = (region) => {
    const known = this.boxes.get(region);
    if (known) return known;
    const drawn = /** @type {SVGGraphicsElement|null|undefined} */ (
      this.view.sheet?.querySelector(`[data-region="${region}"] .board`)
    );
    if (!drawn) return this.#around(region);
    const { x, y, width, height } = drawn.getBBox();
    const box = { left: x - this.shapes.left, top: y - this.shapes.top, width, height };
    this.boxes.set(region, box);
    return box;
  };

  /** Return the bounding box of a region's counter and pieces. @param {number} region @returns {Box} */
  #around(region) {
    const [x, y] = this.shapeOf(region)?.centre ?? [0, 0];
    const half = this.shapes.widths.counter;
    const { left, top } = this.shapes;
    return { left: x - left - half, top: y - top - half, width: 2 * half, height: 2 * half };
  }

  /** Return the position of a region's counter in the window. @param {number} region @returns {Point} */
  onWindow(region) {
    return this.view.pointOnWindow(this.shapeOf(region)?.centre ?? [0, 0]);
  }

  /** @param {number} region */
  bringIntoSight(region) {
    this.view.show(this.#around(region));
  }

  /** Return where entering tokens start: below for the player's own, at the side for others.
   * @param {number|null} region @param {number|null} seat @returns {Point} */
  origin(region, seat) {
    const shape = region === null ? undefined : this.shapeOf(region);
    if (shape) return shape.centre;
    const { width, height } = this.view.seen.peek();
    const mine = seat !== null && seat === this.store.me.peek();
    return this.view.pointOnBoard(mine ? [width / 2, height + 40] : [width + 40, height / 3]);
  }
}
