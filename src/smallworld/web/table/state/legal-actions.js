/** Parse legal actions from the notation the server sends; no rules here. */

/** @typedef {import("../../net/protocol.js").LegalAction} LegalAction */
/** @typedef {"active"|"declined"} Who  which of the seat's races acts */
/** @typedef {"camp"|"fortress"|"hero"|"marker"|"power_marker"|"catapult"} PieceKind */
/** @typedef {"plain"|"die"|"dragon"|"sorcery"|"hired"|"hurl"} Way  of conquering */

/** @typedef {object} Word
 * @property {string} verb
 * @property {Who} who
 * @property {number} [region]
 * @property {number} [count]
 * @property {number} [place]  in the column, 1 = top
 * @property {number} [seat]
 * @property {PieceKind} [piece]
 * @property {Way} [way]
 */

/** @typedef {Word & LegalAction} Open  a legal action with its parts */

const PIECE = "camp|fortress|hero|marker|power marker|catapult";
const SHAPE = new RegExp(
  `^(declined )?(\\w+)(?: (${PIECE}))?(?: (\\d+))?(?: (\\d+|die|dragon|sorcery|hired|hurl)(?: (\\d+))?)?$`,
);

/** Parse an action. @param {string} text @returns {Word} */
export function readAction(text) {
  const [, declined, verb = text, piece, first, second, third] = SHAPE.exec(text) ?? [];
  /** @type {Word} */
  const word = { verb, who: declined ? "declined" : "active" };
  const number = first === undefined ? undefined : Number(first);
  if (verb === "pick") word.place = number;
  else if (verb === "ally") word.seat = number;
  else if (number !== undefined) word.region = number;
  if (piece) word.piece = /** @type {PieceKind} */ (piece.replace(" ", "_"));
  if (verb === "conquer") word.way = /** @type {Way} */ (second ?? "plain");
  if (verb === "deploy") word.count = Number(second);
  if (third !== undefined) word.count = Number(third);
  return word;
}

/** @param {LegalAction[]} legal @returns {Open[]} */
export function openActions(legal) {
  return legal.map((one) => ({ ...one, ...readAction(one.action) }));
}

/** Return the actions that match a pattern. @param {Open[]} open @param {Partial<Word>} like */
export function alike(open, like) {
  const wanted = Object.entries(like);
  return open.filter((one) =>
    wanted.every(([key, value]) => /** @type {Record<string, any>} */ (one)[key] === value),
  );
}

/** @param {Open[]} open @param {string} action */
export function isOpen(open, action) {
  return open.some((one) => one.action === action);
}
