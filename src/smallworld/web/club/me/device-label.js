/** Name this device for a list: its browser and system, which are names in every language. */

/** @type {[RegExp, string][]} */
const BROWSERS = [
  [/\bEdg/, "Edge"],
  [/\bOPR\//, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS|Chromium/, "Chrome"],
  [/Safari/, "Safari"],
];
/** @type {[RegExp, string][]} */
const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];

/** @param {string} [agent] */
export function deviceLabel(agent = navigator.userAgent) {
  const named = (/** @type {[RegExp, string][]} */ known) => known.find(([sign]) => sign.test(agent))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(" · ");
}
