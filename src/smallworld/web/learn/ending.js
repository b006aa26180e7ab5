/** The end of the lesson: start a whole game with one click. */
import { useEffect } from "preact/hooks";
import { catalogue } from "../net/catalogue.js";
import { preferences } from "../device/device.js";
import { openTable } from "../home/setup/create-table.js";
import { playNow, wishesFrom } from "../home/setup/table-settings.js";
import { html } from "../ui/html.js";
import { useAction, ErrorNotice } from "../ui/request-state.js";
import { Sign } from "../ui/emblem.js";
import { nameToPlay } from "../device/player-name.js";
import { t } from "../i18n/texts.js";
import { beginAt } from "./start-lesson.js";
import { keepLesson, lessonKept } from "../device/lesson-progress.js";

export function LessonEnd() {
  const { busy, error, run } = useAction();
  useEffect(() => {
    const kept = lessonKept.peek();
    if (kept && !kept.done) keepLesson({ ...kept, done: true });
  }, []);
  const wishes = { ...wishesFrom(preferences.value.table, catalogue.value), seats: 2, bot: "easy" };
  const play = () => run(() => openTable(playNow(wishes, nameToPlay(), catalogue.value), { bot: "easy", seats: 2 }));
  return html`<div class="lesson-end">
    <p>${t("learn-done")}</p>
    <button type="button" class="button main" disabled=${busy.value} onClick=${play}>
      <${Sign} id="play" /> ${t("learn-play")}
    </button>
    <button type="button" class="button" disabled=${busy.value} onClick=${() => run(() => beginAt(0))}>
      <${Sign} id="reset" /> ${t("learn-once-more")}
    </button>
    <${ErrorNotice} error=${error.value} again=${play} />
  </div>`;
}
