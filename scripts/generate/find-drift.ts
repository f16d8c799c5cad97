import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { generate } from "./generate.ts";

/** Generates into a folder beside `folder` and returns the changed, missing and new files; `folder` is not touched. */
export function findDrift(folder: string): string[] {
  const fresh = `.${folder}-check`;
  try {
    generate(fresh);
    const files = new Set([...listFiles(folder), ...listFiles(fresh)]);
    return [...files].filter((file) => read(join(folder, file)) !== read(join(fresh, file))).toSorted();
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function read(file: string): string | null {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
