import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { ROOT } from "../../support/run-command.ts";

/** The import graph, by path from the project root. */
export interface ImportGraph {
  /** The source text of every module. */
  texts: ReadonlyMap<string, string>;
  /** The modules that import a file or name its path. */
  importers: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Type imports do not exist at run time; the compiler checks them. */
const TYPE_IMPORT = /\b(?:im|ex)port type [^;]*?from "[^"]*"/g;
/** A quoted path: of an import, or of a file that the module reads. */
const QUOTED =
  /["'`]((?:#|\.{1,2}\/|(?:api-spec|docs|generated|mock-server|scripts|src|tests)\/)[^"'`\s]+\.\w+)["'`]/g;
const MODULES = "{api-spec,generated,mock-server,scripts,src,tests}/**/*.{ts,tsx}";
const PREFIXES: Record<string, string> = { "#mock": "mock-server" };

/** The path from the root that a specifier resolves to. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  const [area = "", ...rest] = specifier.split("/");
  return [PREFIXES[area] ?? area.replace("#", ""), ...rest].join("/");
}

/** Reads every module of the project. */
export function readImportGraph(): ImportGraph {
  const texts = new Map<string, string>();
  const importers = new Map<string, Set<string>>();
  for (const path of globSync(MODULES, { cwd: ROOT })) {
    const file = path.replaceAll("\\", "/");
    const text = readFileSync(join(ROOT, file), "utf8");
    texts.set(file, text);
    for (const [, specifier = ""] of text.replaceAll(TYPE_IMPORT, "").matchAll(QUOTED)) {
      const named = resolve(file, specifier);
      importers.set(named, (importers.get(named) ?? new Set()).add(file));
    }
  }
  return { texts, importers };
}

/** The files and all their direct and indirect importers, without following importers of files that match `stops`. */
export function findDependents(
  { importers }: ImportGraph,
  files: readonly string[],
  stops: (file: string) => boolean = () => false,
): Set<string> {
  const found = new Set(files);
  // Iterating a set includes items added during the loop.
  for (const file of found)
    if (!stops(file)) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}
