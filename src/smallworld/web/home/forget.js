/** *Forget this device*: nothing stays, here or on the server. */
import { useSignal } from "@preact/signals";
import { ask } from "../net/api.js";
import { forgetEverything, keys } from "../device/device.js";
import { html } from "../ui/html.js";
import { useDoing } from "../ui/request-state.js";
import { Confirm } from "../ui/dialog.js";
import { Sign } from "../ui/emblem.js";
import { toast } from "../ui/toast.js";
import { Trouble } from "../ui/trouble.js";
import { t } from "../i18n/texts.js";

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
