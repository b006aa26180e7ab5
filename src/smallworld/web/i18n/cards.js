/** Cards: each race and each power with its rule in words and its numbers. */
import { has, t } from "./texts.js";

/** @param {"race"|"power"} kind @param {import("../net/protocol.js").TraitEntry} trait */
export function cardRule(kind, trait) {
  const message = `card-${kind}-${trait.id}`;
  return has(message) ? t(message, trait.numbers) : "";
}
