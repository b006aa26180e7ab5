/** What of the lesson a table fetches when it is one. */
import { html } from "../ui/html.js";
import { lazy } from "../ui/lazy.js";

/** The lesson over its table. */
export const LessonOver = lazy(async () => {
  const [{ Lesson }, { readCourse }] = await Promise.all([import("./lesson.js"), import("./beginning.js")]);
  const course = await readCourse();
  return (/** @type {Record<string, any>} */ parts) => html`<${Lesson} ...${parts} course=${course} />`;
});

/** What follows when it is over. */
export const LessonAfter = lazy(async () => {
  const [{ LessonEnd }, { readCourse }] = await Promise.all([import("./ending.js"), import("./beginning.js")]);
  await readCourse();
  return LessonEnd;
});

const Nothing = () => null;

/** Hints when something comes up first; whoever cannot fetch them plays without. */
export const FirstTime = lazy(async () => {
  try {
    const { FirstHint, readHints } = await import("./first-time.js");
    await readHints();
    return FirstHint;
  } catch {
    return Nothing;
  }
});
