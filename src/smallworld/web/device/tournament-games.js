/** Which of the player's latest games belong to a tournament: their result leads back to it. */
import { readStored, writeStored } from "./device.js";

const GAMES = "smallworld.tournaments";
const KEPT = 20;
/** @type {Record<string, string>} tournament by game */
const NONE = {};

/** Remember that a game belongs to a tournament. @param {string} game @param {string} tournament */
export function noteTournament(game, tournament) {
  const known = Object.entries(readStored(GAMES, NONE)).filter(([other]) => other !== game);
  writeStored(GAMES, Object.fromEntries([...known, [game, tournament]].slice(-KEPT)));
}

/** The tournament of a game; empty for others. @param {string} game @returns {string} */
export const tournamentOf = (game) => readStored(GAMES, NONE)[game] ?? "";
