// Read source files of the package: the page's modules, the English texts and other data.
import { readdirSync, readFileSync } from "node:fs";

/** The URL of a file or folder of the package. @param {string} path */
export const packageUrl = (path) => new URL(`../../../src/smallworld/${path}`, import.meta.url);

/** The text of a file of the package. @param {string} path */
export const readSource = (path) => readFileSync(packageUrl(path), "utf8");

/** Concatenate all modules of some rooms of the page, sub-rooms included. @param {string[]} rooms */
export const modulesOf = (...rooms) =>
  rooms
    .flatMap((room) =>
      readdirSync(packageUrl(`web/${room}`), { recursive: true })
        .filter((name) => name.endsWith(".js"))
        .map((name) => readSource(`web/${room}/${name}`)),
    )
    .join("\n");
