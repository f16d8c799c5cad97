/**
 * `node index.ts <folder>`: records the examples of successes into the bundle of a freshly generated folder, with the
 * code that was generated beside it. Prints the ids of the calls that the mock did not respond to, one a line.
 */
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const folder = process.argv[2] ?? "generated";
const generated = pathToFileURL(`${folder}/`).href;
registerHooks({
  resolve: (name, context, next) => next(name.replace(/^#generated\//, generated), context),
});

const { recordExamples } = await import("./record-examples.ts");
for (const line of await recordExamples(`${folder}/openapi.json`)) console.log(line);
