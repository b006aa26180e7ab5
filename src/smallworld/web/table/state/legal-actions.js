/** Parse legal actions from the notation the server sends; no rules here. */

/** @typedef {import("../../net/protocol.js").LegalAction} LegalAction */
/** @typedef {"active"|"declined"} Who  which of the seat's races acts */
/** @typedef {"camp"|"fortress"|"hero"} PieceKind */
/** @typedef {"plain"|"die"|"dragon"|"sorcery"} Way  of conquering */

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

const SHAPE = /^(declined )?(\w+)(?: (camp|fortress|hero))?(?: (\d+))?(?: (\d+|die|dragon|sorcery))?$/;

/** Parse an action. @param {string} text @returns {Word} */
export function readAction(text) {
  const [, declined, verb = text, piece, first, second] = SHAPE.exec(text) ?? [];
  /** @type {Word} */
  const word = { verb, who: declined ? "declined" : "active" };
  const number = first === undefined ? undefined : Number(first);
  if (verb === "pick") word.place = number;
  else if (verb === "ally") word.seat = number;
  else if (number !== undefined) word.region = number;
  if (piece) word.piece = /** @type {PieceKind} */ (piece);
  if (verb === "conquer") word.way = /** @type {Way} */ (second ?? "plain");
  if (verb === "deploy") word.count = Number(second);
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
