/** Run the test files named on the command line in this one process; `node --test` starts one for each.
 *
 * Files set state that the whole process shares, such as the texts of the page, so a file is imported only when all tests
 * of the file before it are done: tests start as soon as they are registered, and a busy machine may delay them. */
import { test } from "node:test";

for (const file of process.argv.slice(2)) {
  await import(file);
  await test(`${file.split("/").at(-1)} is done`, () => {}); // tests run in order: this one ends last
}
