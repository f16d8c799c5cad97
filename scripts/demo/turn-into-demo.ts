import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { writeFiles } from "../support/browser-backend.ts";
import { backendAt } from "../web/api-origins.ts";
import { SETTINGS_PATH, settingsText } from "../web/settings-text.ts";
import { bundleWorker } from "./bundle-worker.ts";
import { startDemo } from "./start-demo.ts";

/** The folder of the backend's own files. */
const FILES_AT = "/demo/";
/** Loaded when they are needed: the pages for developers, and the fonts of documents. */
const ON_DEMAND = /^demo\/(?!mock-server\/desk)/;

/**
 * Turns a folder with the built shop into one that needs no server: its service worker begins with the backend. Returns
 * the bytes that this adds to the shop, compressed.
 */
export async function turnIntoDemo(folder: string): Promise<number> {
  // A static host compresses by itself.
  for await (const file of glob("**/*.{br,gz}", { cwd: folder })) await rm(join(folder, file));
  await writeFile(join(folder, SETTINGS_PATH), settingsText({ ...backendAt(""), checkResponses: false }));
  await writeFiles(join(folder, FILES_AT));
  const files: string[] = [];
  for await (const file of glob("**/*.*", { cwd: folder }))
    if (!/^(?:\.|sw\.js$|index\.html$)/.test(file) && !ON_DEMAND.test(file)) files.push(`/${file}`);
  const backend = `var DEMO_FILES = ${JSON.stringify(files.toSorted())};\n${await bundleWorker(FILES_AT)}`;
  const worker = join(folder, "sw.js");
  await writeFile(worker, `${backend}\n${await readFile(worker, "utf8")}`);
  const page = join(folder, "index.html");
  const html = await readFile(page, "utf8");
  await writeFile(
    page,
    html.replace("<head>", () => `<head><script>(${startDemo.toString()})()</script>`),
  );
  return gzipSync(backend, { level: 9 }).length;
}
