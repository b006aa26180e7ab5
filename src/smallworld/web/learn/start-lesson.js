/** Create the table of the lesson, at any step. */
import { ask, gameApi, makeTable, ServerError } from "../net/api.js";
import { keepKeys, keys } from "../device/device.js";
import { nameToPlay } from "../device/player-name.js";
import { fileAt } from "../net/static-files.js";
import { go } from "../ui/router.js";
import { loadPart, t } from "../i18n/texts.js";
import { tableAt } from "./course.js";
import { loadStyles } from "../ui/lazy.js";
import { keepLesson, lessonKept } from "../device/lesson-progress.js";

/** @typedef {import("./course.js").Course} Course */

/** @type {Promise<Course>|null} */
let reading = null;

/** Load the lesson, its texts and its styles once. @returns {Promise<Course>} */
export function readCourse() {
  reading ??= read().catch((error) => {
    reading = null; // the next time may be better
    throw error;
  });
  return reading;
}

async function read() {
  const rest = Promise.all([loadPart("learn"), loadStyles("learn/learn.css")]).catch(() => {
    throw new ServerError(0);
  });
  const [course] = await Promise.all([ask("GET", fileAt("learn/lesson.json")), rest]);
  return course;
}

/** Continue the lesson, or start it. */
export async function goOn() {
  await readCourse();
  const kept = lessonKept.value;
  const token = kept && keys.value[kept.game]?.seats[0];
  if (kept && token && !kept.done) {
    const view = await gameApi(kept.game, token).view().catch(() => null);
    if (view && !view.closed && !view.over) return go(`/table/${kept.game}`, { replace: true });
  }
  return beginAt(0, { replace: true });
}

/** Create a table at the start of a step, and leave the previous one.
 * @param {number} step @param {{ replace?: boolean }} [how] */
export async function beginAt(step, how) {
  const course = await readCourse();
  const before = lessonKept.value;
  const made = await makeTable(tableAt(course, step, [nameToPlay(), t("learn-rival-name")]));
  keepKeys(made.game, { seats: { 0: made.tokens[0] } });
  keepLesson({ game: made.game, rival: made.tokens[1], done: before?.done ?? false, first: course.position.round });
  go(`/table/${made.game}`, how);
  if (before) giveUp(before.game);
}

/** Forget a table that is no longer needed. @param {string} game */
function giveUp(game) {
  const token = keys.value[game]?.seats[0];
  if (token) gameApi(game, token).concede().catch(() => {}); // it is over, or the server is away
}
