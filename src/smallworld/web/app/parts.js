/** Register where the parts come from that lower rooms show by name; each is fetched when first needed. */
import { setOwnPacks } from "../net/file-packs.js";
import { loadPart } from "../i18n/texts.js";
import { html } from "../ui/html.js";
import { loadStyles, registerParts } from "../ui/lazy.js";

export function connectParts() {
  setOwnPacks(async () => (await import("../workshop/table-packs.js")).packsCalled);
  registerParts({
    coach: async () => {
      const { Coach, readCoach } = await import("../coach/coach.js");
      await readCoach();
      return Coach;
    },
    "combo-worths": async () => (await import("../advice/combo-values.js")).readComboValues,
    "first-hint": loadFirstHint,
    "game-rating": async () => {
      const [{ GameRating }] = await Promise.all([import("../club/ratings/game.js"), loadPart("rating"), loadStyles("club/club.css")]);
      return GameRating;
    },
    "hint-card": async () => {
      const texts = loadPart("hints").catch(() => {}); // without them the server's English sentences are shown
      const [{ HintCard }] = await Promise.all([import("../advice/card.js"), loadStyles("advice/advice.css"), texts]);
      return HintCard;
    },
    lesson: async () => {
      const [{ Lesson }, { readCourse }] = await Promise.all([import("../learn/lesson.js"), import("../learn/start-lesson.js")]);
      const course = await readCourse();
      return (/** @type {Record<string, any>} */ props) => html`<${Lesson} ...${props} course=${course} />`;
    },
    "lesson-end": async () => {
      const [{ LessonEnd }, { readCourse }] = await Promise.all([import("../learn/ending.js"), import("../learn/start-lesson.js")]);
      await readCourse();
      return LessonEnd;
    },
    moderation: async () => (await import("../club/moderation.js")).readModeration(),
    lobby: async () => (await import("../club/finding/lobby.js")).readLobby(),
    "workshop-extras": async () => {
      const [{ AtNewTable }] = await Promise.all([import("../workshop/at-new-table.js"), furnishWorkshop()]);
      return AtNewTable;
    },
    "pack-cards": async () => {
      const [{ PackCards }] = await Promise.all([import("../workshop/table-packs.js"), furnishWorkshop()]);
      return PackCards;
    },
    "result-screen": async () => {
      const [{ After }] = await Promise.all([import("../after/after.js"), loadPart("coach").catch(() => {})]);
      return After;
    },
    "rule-book": async () => (await import("../reference/book.js")).readBook(),
    "rule-book-panel": async () => (await import("../reference/panel.js")).Panel,
    "settings-panel": async () => (await import("../home/settings.js")).SettingsPanel,
    wording: async () => {
      const [{ startWording }] = await Promise.all([import("../wording/wording.js"), loadPart("wording"), loadStyles("wording/wording.css")]);
      return startWording;
    },
    "table-board": async () => (await import("../workshop/at-new-table.js")).TableBoard,
  });
}

/** Hints are an extra: if they cannot be fetched, the game goes on without them. */
async function loadFirstHint() {
  try {
    const { FirstHint, readHints } = await import("../learn/first-time.js");
    await readHints();
    return FirstHint;
  } catch {
    return () => null;
  }
}

const furnishWorkshop = async () => (await import("../workshop/model/load.js")).loadWorkshop();
