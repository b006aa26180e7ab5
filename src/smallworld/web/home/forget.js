/** *Forget this device*: nothing stays, here or on the server. */
import { useSignal } from "@preact/signals";
import { ask } from "../api.js";
import { forgetEverything, keys } from "../device.js";
import { html } from "../html.js";
import { useDoing } from "../kit/asking.js";
import { Confirm } from "../kit/dialog.js";
import { Sign } from "../kit/emblem.js";
import { toast } from "../kit/toast.js";
import { Trouble } from "../kit/trouble.js";
import { t } from "../texts.js";

export function Forget() {
  const asking = useSignal(false);
  const { busy, error, run } = useDoing();
  const seats = Object.values(keys.value).reduce((sum, known) => sum + Object.keys(known.seats).length, 0);
  const forget = () =>
    run(async () => {
      await ask("DELETE", "/api/me");
      forgetEverything();
      asking.value = false;
      toast(t("settings-forgotten"));
    });
  return html`<h2>${t("settings-forget")}</h2>
    <p>${t("settings-forget-about")}</p>
    <button type="button" class="button" onClick=${() => (asking.value = true)}>
      <${Sign} id="trash" /> ${t("settings-forget")}
    </button>
    <${Confirm} open=${asking.value} title=${t("settings-forget")} words=${t("settings-forget-words", { seats })}
      yes=${t("settings-forget-yes")} busy=${busy.value} onYes=${forget} onClose=${() => (asking.value = false)}>
      <${Trouble} error=${error.value} />
    <//>`;
}
