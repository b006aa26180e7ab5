/** The designs of this device, the last touched first. */
import { computed, signal } from "@preact/signals";
import { writeStored, readStored } from "../../device/device.js";

/** @typedef {import("./design.js").Design} Design */
/** @typedef {{ key: string, at: number, design: Design }} Kept */

const WORKSHOP = "smallworld.workshop";
const MOST = 60;

/** @type {import("@preact/signals").Signal<Kept[]>} */
const kept = signal(readStored(WORKSHOP, []));

export const designs = computed(() => kept.value.filter(isDesign));

/** A page that is older or newer may have written something else. @param {any} entry */
function isDesign(entry) {
  const { design } = entry ?? {};
  return Boolean(design?.pack) && [design.races, design.powers, design.boards].every(Array.isArray);
}

let isWritten = readStored(WORKSHOP, null) !== null;

/** What lies there now: another tab may have written, or somebody forgot everything.
 * @returns {Kept[]} */
function stored() {
  return readStored(WORKSHOP, isWritten ? [] : kept.value);
}

/** @param {Kept[]} all */
function store(all) {
  kept.value = all;
  writeStored(WORKSHOP, all);
  isWritten = readStored(WORKSHOP, null) !== null; // private windows may refuse
}

/** @param {string} key */
export function designAt(key) {
  return designs.value.find((one) => one.key === key)?.design ?? null;
}

/** Keep a design; a new one gets a key. @param {Design} design @param {string} [key] */
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
