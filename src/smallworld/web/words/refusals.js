/** A refusal in words, with the names at this table. */
import { has, t } from "../texts.js";
import { variables } from "./names.js";

/** @param {{ code?: string, facts?: Record<string, any>, sentence?: string }} refused
 * @param {import("./names.js").Names} names */
export function refusalSentence({ code = "", facts = {}, sentence = "" }, names) {
  const message = code.replaceAll(".", "-");
  if (!has(message) || typeof facts.facts === "object") return sentence || code;
  const said = t(message, variables(names, facts));
  return said === message ? sentence || code : said;
}
