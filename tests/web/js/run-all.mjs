/** Run the test files named on the command line in this one process; `node --test` starts one for each. */
for (const file of process.argv.slice(2)) await import(file);
