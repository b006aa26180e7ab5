/** The designs stored on this device, most recent first. */
import { computed, signal } from "@preact/signals";
import { writeStored, readStored } from "../../device/device.js";

/** @typedef {import("./design.js").Design} Design */
/** @typedef {{ key: string, at: number, design: Design }} Kept */

const WORKSHOP = "smallworld.workshop";
const MOST = 60;

/** @type {import("@preact/signals").Signal<Kept[]>} */
const kept = signal(readStored(WORKSHOP, []));

export const designs = computed(() => kept.value.filter(isDesign));

/** Validate a stored entry: another version of the page may have written it. @param {any} entry */
function isDesign(entry) {
  const { design } = entry ?? {};
  return Boolean(design?.pack) && [design.races, design.powers, design.boards].every(Array.isArray);
}

let isStored = readStored(WORKSHOP, null) !== null;

/** Read the current entries: another tab may have changed or deleted them.
 * @returns {Kept[]} */
function stored() {
  return readStored(WORKSHOP, isStored ? [] : kept.value);
}

/** @param {Kept[]} all */
function store(all) {
  kept.value = all;
  writeStored(WORKSHOP, all);
  isStored = readStored(WORKSHOP, null) !== null; // private windows may refuse
}

/** @param {string} key */
export function designAt(key) {
  return designs.value.find((one) => one.key === key)?.design ?? null;
}

/** Store a design; a new one gets a key. @param {Design} design @param {string} [key] */
export function keepDesign(design, key = newKey()) {
  const others = stored().filter((one) => one.key !== key);
  store([{ key, at: Date.now(), design }, ...others].slice(0, MOST));
  return key;
}

/** @param {string} key */
export function dropDesign(key) {
  store(stored().filter((one) => one.key !== key));
}

function newKey() {
  return Math.random().toString(36).slice(2, 10);
}
