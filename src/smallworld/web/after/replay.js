/** Replay of a game file, with the statistics of the game. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { html } from "../ui/html.js";
import { useAction, ErrorNotice, Waiting } from "../ui/request-state.js";
import { t } from "../i18n/texts.js";
import { recordCoach } from "./analysis-source.js";
import { recordReplay } from "./replay/store.js";
import { Result } from "./result.js";
import { PlayedScreen } from "./screen.js";

/** @typedef {import("./replay/store.js").ReplayStore} ReplayStore */

/** `onContinue` continues after the shown line.
 * @param {{ record: string, onContinue?: (line: number) => void }} props */
export function Replay({ record, onContinue }) {
  const [stage, setStage] = useState(/** @type {ReplayStore|null} */ (null));
  const { error, run } = useAction();
  const read = () => run(async () => setStage(await recordReplay(record)));
  useEffect(() => {
    setStage(null);
    read();
  }, [record]);
  const coach = useMemo(() => stage && recordCoach(record, stage.names.value.seats), [stage]);
  if (error.value) return html`<${ErrorNotice} error=${error.value} again=${read} />`;
  if (!stage) return html`<${Waiting} words=${t("after-reading")} />`;
  const view = stage.live.value;
  const goOn = onContinue && view && !isLastOfOver(stage)
    ? html`<button type="button" class="button" onClick=${() => onContinue(stage.playback.at.value + 1)}>
        ${t("after-go-on")}
      </button>`
    : null;
  const result = view?.over && html`<${Result} view=${view} names=${stage.names.value} isStill />`;
  return html`<${PlayedScreen} key=${record} stage=${stage} foot=${goOn} result=${result} coach=${coach} />`;
}

/** A finished game cannot continue from its end. @param {ReplayStore} stage */
function isLastOfOver({ live, playback }) {
  return Boolean(live.value?.over) && playback.at.value === playback.last;
}
