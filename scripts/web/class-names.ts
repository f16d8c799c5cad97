import { createHash } from "node:crypto";
import { relative } from "node:path";
import type { CSSOptions, Plugin } from "vite";
import { ROOT } from "../support/run-command.ts";

const PREFIX_LENGTH = 5;

/** The start of a class name: the hash of its file, after a letter, since no class begins with a digit. */
function prefixOf(file: string): string {
  const digest = createHash("sha256").update(file).digest("hex");
  return `c${BigInt(`0x${digest}`).toString(36).slice(-PREFIX_LENGTH)}`;
}

/**
 * The classes of CSS modules by short names: the hash of the file and the place within it. They are in every chunk that
 * renders something, and compress better than the default, which also repeats the name and the line. The same files
 * have the same names in each build.
 */
export function createClassNames(): (name: string, path: string) => string {
  const fileOf = new Map<string, string>();
  const placesIn = new Map<string, Map<string, number>>();
  return (name, path) => {
    const file = relative(ROOT, path.replace(/\?.*$/, "")).replaceAll("\\", "/");
    const prefix = prefixOf(file);
    const other = fileOf.get(prefix);
    if (other !== undefined && other !== file)
      throw new Error(`the classes of ${file} would have the names of ${other}: make PREFIX_LENGTH larger`);
    fileOf.set(prefix, file);
    const places = placesIn.get(file) ?? new Map<string, number>();
    placesIn.set(file, places);
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    return `${prefix}${place.toString(36)}`;
  };
}

/** The names of classes in the built app, and in what is rendered for it in advance. */
export const builtClassNames = (): CSSOptions => ({ modules: { generateScopedName: createClassNames() } });

/** Gives the built app short class names; those of the development server stay readable. */
export const shortenClassNames = (): Plugin => ({
  name: "class-names",
  apply: "build",
  config: () => ({ css: builtClassNames() }),
});
