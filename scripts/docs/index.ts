/** `npm run docs`: writes the contract reference as one HTML file that works without a server or network. */
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { createPageBundle } from "#api-spec/page-kit/page-bundle.ts";
import { composePage } from "#api-spec/reference/compose-page.ts";
import { ROOT } from "../support/run-command.ts";

/** Not in dist/, which the shop's build empties and its server exposes. */
const FOLDER = join(ROOT, "dist-docs");
const VIEWER = pathToFileURL(join(ROOT, "api-spec/reference/viewer"));

try {
  const { values } = parseArgs({ options: { out: { type: "string", default: FOLDER } } });
  const folder = resolve(values.out);
  const file = join(folder, "index.html");
  const viewer = await createPageBundle(VIEWER)();
  const html = composePage(readDocument(), viewer);
  await mkdir(folder, { recursive: true });
  await writeFile(file, html);
  console.log(`${pathToFileURL(file).href} written (${Math.round(Buffer.byteLength(html) / 1024)} kB)`);
} catch (error) {
  console.error(
    `✗ The reference cannot be written: ${error instanceof Error ? error.message : String(error)}`,
  );
  console.error("  Usage: npm run docs [-- --out <folder>]");
  process.exitCode = 1;
}
