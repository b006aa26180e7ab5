// Node finds the page's libraries where the page has them: in its vendor folder.
import { register } from "node:module";

const vendor = new URL("../../../src/smallworld/web/vendor/", import.meta.url).href;
const places = {
  preact: "preact.mjs",
  "preact/hooks": "hooks.mjs",
  htm: "htm.mjs",
  "@preact/signals": "signals.mjs",
  "@preact/signals-core": "signals-core.mjs",
  "@fluent/bundle": "fluent/index.js",
};
const source = `
const places = ${JSON.stringify(places)};
export function resolve(name, context, next) {
  if (name in places) return { url: ${JSON.stringify(vendor)} + places[name], shortCircuit: true };
  return next(name, context);
}
export async function load(url, context, next) {
  const inPage = url.includes("/smallworld/web/") && url.endsWith(".js");
  return next(url, inPage ? { ...context, format: "module" } : context);
}`;
register(`data:text/javascript,${encodeURIComponent(source)}`);
