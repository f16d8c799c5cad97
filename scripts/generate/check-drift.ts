import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Regenerates `folder` and answers the files that came out different, missing or new. The folder is left as it was:
 * generators resolve imports by place, so they run in place and the original is put back.
 */
export function checkDrift(folder: string, generate: () => void): string[] {
  mkdirSync(".cache", { recursive: true });
  const kept = join(mkdtempSync(".cache/drift-"), "kept");
  if (existsSync(folder)) cpSync(folder, kept, { recursive: true, preserveTimestamps: true });
  else mkdirSync(kept);
  try {
    generate();
    return differences(kept, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    renameSync(kept, folder);
    rmSync(join(kept, ".."), { recursive: true, force: true });
  }
}

function differences(before: string, after: string): string[] {
  const files = new Set([...listFiles(before), ...listFiles(after)]);
  return [...files].filter((file) => read(join(before, file)) !== read(join(after, file))).toSorted();
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function read(file: string): string | null {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
