/** What is wrong, beside the field it belongs to. */
import { html } from "../../ui/html.js";

/** @typedef {import("../../net/protocol.js").TomlFault} Fault */

/** @param {{ faults?: Fault[] }} props */
export function Faults({ faults = [] }) {
  if (!faults.length) return null;
  return html`<ul class="faults" role="alert">
    ${faults.map(({ message, line }) => html`<li key=${message} class="wrong" data-line=${line}>${message}</li>`)}
  </ul>`;
}
