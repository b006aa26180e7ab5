/** Load what a table needs beyond the base game: pack tiles and a custom board. */
import { computed, effect } from "@preact/signals";
import { addToBox, isOfBox } from "../../net/catalogue.js";
import { addEmblem } from "../../ui/pack-emblems.js";
import { rememberPacks } from "../../net/file-packs.js";
import { addMessages, currentLanguage } from "../../i18n/texts.js";

/** @typedef {import("../../net/protocol.js").TableBox} TableBox */
/** @typedef {import("../../net/protocol.js").Position} Position */

/** Return `true` if a game needs packs or a custom board. @param {Position|undefined} position */
export function needsMore(position) {
  return position !== undefined && (Boolean(position.packs?.length) || !isOfBox(position.map));
}

/** Load a table's packs when its view arrives, and again when the language changes.
 * @param {import("./store.js").TableStore} store @returns {() => void} ends it */
export function followBox(store) {
  const isNeeded = computed(() => needsMore(store.live.value?.position));
  return effect(() => {
    const lang = currentLanguage.value;
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
    // Without them, ids are shown as words and the table stays playable.
  }
}

/** Register the names, drawings and numbers of packs. @param {TableBox} box @param {string} lang */
export function unpack(box, lang) {
  addToBox(box);
  addMessages(lang, box.messages);
  rememberPacks(box.packs);
  for (const { cards } of box.packs) {
    for (const { kind, id, emblem, name } of cards) addEmblem(`${kind}-${id}`, emblem, name);
  }
}
