import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Generated, generate } from "./generate.ts";

/**
 * Generates anew into `folder`. A contract with a fault leaves the folder as it was, because the generated code is also
 * needed to mend one.
 */
export function regenerate(folder: string): Generated {
  return generateAlongside(folder, (fresh, generated) => {
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    return generated;
  });
}

/** The files of `folder` that are changed, missing or new when it is generated anew; the folder is not touched. */
export function findDrift(folder: string): Generated & { readonly stale: readonly string[] } {
  return generateAlongside(folder, (fresh, generated) => {
    const files = new Set([...listFiles(folder), ...listFiles(fresh)]);
    const stale = [...files]
      .filter((file) => read(join(folder, file)) !== read(join(fresh, file)))
      .toSorted();
    return { ...generated, stale };
  });
}

/** Generates into a folder beside `folder`, which is removed after its use. */
function generateAlongside<T>(folder: string, finish: (fresh: string, generated: Generated) => T): T {
  const fresh = `.${folder}-fresh`;
  try {
    return finish(fresh, generate(fresh));
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
