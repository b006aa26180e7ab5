/** What a table is played with besides the box: tiles of packs, and a board of its own. */
import { computed, effect } from "@preact/signals";
import { addToBox, isOfBox } from "../../net/catalogue.js";
import { addEmblem } from "../../ui/pack-emblems.js";
import { rememberPacks } from "../../net/file-packs.js";
import { addMessages, spoken } from "../../i18n/texts.js";

/** @typedef {import("../../net/protocol.js").TableBox} TableBox */
/** @typedef {import("../../net/protocol.js").Position} Position */

/** Does a game need more than the box? @param {Position|undefined} position */
export function needsMore(position) {
  return position !== undefined && (Boolean(position.packs?.length) || !isOfBox(position.map));
}

/** Read what a table needs as soon as it is seen, and again in every other language.
 * @param {import("./store.js").TableStore} store @returns {() => void} ends it */
export function followBox(store) {
  const isNeeded = computed(() => needsMore(store.live.value?.position));
  return effect(() => {
    const lang = spoken.value;
    if (isNeeded.value && lang) readBox(store, lang);
  });
}

/** @param {import("./store.js").TableStore} store @param {string} lang */
async function readBox(store, lang) {
  try {
    const box = await store.api.box(lang);
    unpack(box, lang);
    store.box.value = box;
  } catch {
    // Without it, ids are read as words, and the table can be played all the same.
  }
}

/** From now on these names, drawings and numbers are known. @param {TableBox} box @param {string} lang */
export function unpack(box, lang) {
  addToBox(box);
  addMessages(lang, box.messages);
  rememberPacks(box.packs);
  for (const { cards } of box.packs) {
    for (const { kind, id, emblem, name } of cards) addEmblem(`${kind}-${id}`, emblem, name);
  }
}
