/** Markup in template strings: no build step, no second language. */
import htm from "htm";
import { h } from "preact";

export const html = htm.bind(h);
