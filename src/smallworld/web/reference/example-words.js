/** What the engine says about an example, in the sentences of the game. */
import { listed, t } from "../i18n/texts.js";
import { eventSentence } from "../i18n/events.js";
import { refusalSentence } from "../i18n/refusals.js";

/** @typedef {import("./book.js").Example} Example */
/** @typedef {import("./book.js").Asked} Asked */
/** @typedef {import("../i18n/names.js").Names} Names */

/** @param {Example} example @param {Names} names */
export function linesOf({ position, told = [], asked = [] }, names) {
  return [
    ...told.map((event) => eventSentence(event, names)),
    ...asked.map((one) => askedSentence(one, position, names)),
  ];
}

/** @param {Asked} asked @param {import("../net/protocol.js").Position} position @param {Names} names */
function askedSentence(asked, position, names) {
  const { action, legal, region, price = 0, parts = [], missing = 0, odds = 0, income } = asked;
  const seat = position.turn ?? 0;
  if (!legal) return t("reference-asked-refused", { why: refusalSentence(asked, names) });
  if (income !== undefined) {
    const listing = listed(parts.map(([id, amount]) => names.incomePart(id, amount)), "comma");
    return t("reference-asked-income", { seat: names.seat(seat), coins: income, parts: listing });
  }
  const facts = {
    ...names.forms("race", peopleOf(action, position, seat), "people"),
    region: names.region(region ?? 0),
    price,
    parts: listed(parts.map(([id, amount]) => names.pricePart(id, amount)), "comma"),
    missing,
    percent: Math.round(odds * 100),
  };
  if (action.endsWith(" sorcery")) return t("reference-asked-sorcery", facts);
  if (action.endsWith(" dragon")) return t("reference-asked-dragon", facts);
  return t(action.endsWith(" die") ? "reference-asked-short" : "reference-asked-price", facts);
}

/** Who would do it. @param {string} action @param {import("../net/protocol.js").Position} position
 * @param {number} seat */
function peopleOf(action, { seats }, seat) {
  const { race = "", declined = [] } = seats[seat];
  return action.startsWith("declined ") ? (declined[0]?.race ?? "") : race;
}
