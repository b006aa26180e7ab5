/** Markup in template strings (htm with Preact), so that the page needs no build step. */
import htm from "htm";
import { h } from "preact";

export const html = htm.bind(h);
