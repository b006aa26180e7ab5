/** The course of the lesson: how far a game is, and what comes next. It knows no rules. */

/** @typedef {object} Beat  one thing to be done; its message is `learn-ID`
 * @property {string} id
 * @property {string[]} lines  as in a record; the dealer's begin with `*`
 * @property {boolean} [freely]  other words of the same kinds will do as well
 * @property {string} [phase]  only if the game comes to it
 * @property {string[]} [points]  what matters on the screen: `region 2`, `combo 1`, `offer stop`
 * @property {number} [about]  the region it speaks of, if it is not the one of its first word
 * @property {boolean} [symbols]  explains the symbols on the map as well
 * @property {string} [rival]  the bot that plays the other seat from here on
 */
/** @typedef {{ id: string, beats: Beat[] }} Step */
/** @typedef {{ map: string, position: import("../net/protocol.js").Position, steps: Step[] }} Course */
/** @typedef {{ phase: string, isPlaced: boolean, isOver: boolean }} Now
 *   `isPlaced`: all tokens are on the map, if only on paper */
/** @typedef {{ step: number, beat: Beat, said: number, isOff: boolean }} Place
 *   `said`: how many words of the beat are said; `isOff`: the game went another way */

/** The lines of the players, without the dealer's. @param {string[]} lines */
export const wordsOf = (lines) => lines.filter((line) => !line.startsWith("*"));

/** @param {string} word such as `0 deploy 2 1` */
const verbOf = (word) => word.split(" ")[1];

/** @param {Beat} beat */
export const isRivals = (beat) => beat.lines[0]?.startsWith("1 ") ?? false;

/** Find the place of a game in the lesson. @param {Course} course @param {string[]} said the words of all players, as in a record
 * @param {Now} now @returns {Place} */
export function placeIn({ steps }, said, now) {
  let rest = said;
  let last = { step: 0, beat: steps[0].beats[0], said: 0, isOff: false };
  for (const [step, { beats }] of steps.entries()) {
    for (const beat of beats) {
      const count = beat.freely ? freelySaid(beat, rest) : saidAlike(beat, rest);
      const place = { step, beat, said: count, isOff: false };
      if (!isDone(beat, rest, count, now)) {
        const isElsewhere = count < rest.length || (beat.phase && now.phase !== beat.phase);
        if (!isElsewhere) return place;
        if (!beat.phase) return { ...last, isOff: true };
        continue; // the game did not come to this
      }
      rest = rest.slice(count);
      last = place;
    }
  }
  return last;
}

/** @param {Beat} beat @param {string[]} rest @param {number} count @param {Now} now */
function isDone(beat, rest, count, now) {
  const words = wordsOf(beat.lines);
  if (!words.length) return now.isOver;
  if (!beat.freely) return count === words.length;
  const end = verbOf(words[words.length - 1]);
  if (end !== "deploy") return count > 0 && verbOf(rest[count - 1]) === end;
  return count < rest.length || now.isPlaced;
}

/** @param {Beat} beat @param {string[]} rest */
function saidAlike(beat, rest) {
  const words = wordsOf(beat.lines);
  const other = words.findIndex((word, at) => word !== rest[at]);
  return other < 0 ? words.length : other;
}

/** Count the actions of a free beat; its last action ends it.
 * @param {Beat} beat @param {string[]} rest */
function freelySaid(beat, rest) {
  const words = wordsOf(beat.lines);
  if (!words.length) return rest.length;
  const end = verbOf(words[words.length - 1]);
  const kinds = words.map(verbOf);
  for (const [at, word] of rest.entries()) {
    if (word[0] !== words[0][0] || !kinds.includes(verbOf(word))) return at;
    if (verbOf(word) === end && end !== "deploy") return at + 1;
  }
  return rest.length;
}

/** A draft is sent with the end of the turn, so placing and ending count alike. */
const PLACING = ["deploy", "end"];

/** Do these actions advance the lesson? @param {Place} place @param {string[]} actions */
export function leadsOn({ beat, said, isOff }, actions) {
  const words = wordsOf(beat.lines);
  if (isOff || !words.length) return true;
  const asked = actions.map((action) => `0 ${action}`);
  const kinds = words.map(verbOf);
  const isLike = (/** @type {string} */ word) => kinds.includes(verbOf(word));
  if (kinds.some((verb) => PLACING.includes(verb))) return asked.every((word) => PLACING.includes(verbOf(word)));
  return beat.freely ? asked.every(isLike) : asked.every((word, at) => word === words[said + at]);
}

/** The lines before a step. @param {Course} course @param {number} step */
export function linesBefore({ steps }, step) {
  return steps.slice(0, step).flatMap(({ beats }) => beats.flatMap(({ lines }) => lines));
}

/** The request for a table at the start of a step. @param {Course} course @param {number} step
 * @param {string[]} names @returns {import("../net/protocol.js").NewTable} */
export function tableAt(course, step, names) {
  const lines = linesBefore(course, step);
  const all = linesBefore(course, course.steps.length);
  const header = ["smallworld 1", `map ${course.map}`, ...names.map((name) => `seat ${name}`)];
  const position = `position ${JSON.stringify(course.position)}`;
  const dealt = all.slice(lines.length).filter((line) => line.startsWith("*"));
  return {
    seats: names.map((me) => ({ me })),
    record: [...header, position, ...lines, ""].join("\n"),
    dealer: dealt.map((line) => line.slice(2)),
    table: { practice: true, chat: false },
  };
}
