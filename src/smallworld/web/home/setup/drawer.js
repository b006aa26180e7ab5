/** A closed section for rare settings: its title, and a summary of what is set inside. */
import { html } from "../../ui/html.js";

/** @param {{ title: string, summary: string, open?: boolean, children?: any }} props */
export function Drawer({ title, summary, open = false, children }) {
  return html`<details class="drawer card" open=${open}>
    <summary><h2>${title}</h2><span class="drawer-summary">${summary}</span></summary>
    <div class="drawer-inside">${children}</div>
  </details>`;
}
