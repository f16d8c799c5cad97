import type { Plugin } from "vite";

/** The suffix of an import that needs a copy. */
const COPY = "?copy";

/**
 * Gives a module that is imported with `?copy` a chunk of its own, with copies of all that it imports. What is imported
 * as a namespace cannot be shaken: the contract check would otherwise put every schema into the chunks of the pages
 * that need one constant of them.
 */
export function separateCopies(): Plugin {
  return {
    name: "separate-copies",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer?.endsWith(COPY)) return null;
      const original = importer.slice(0, -COPY.length);
      const found = await this.resolve(source, original, { ...options, skipSelf: true });
      return found && !found.external ? { ...found, id: `${found.id}${COPY}` } : found;
    },
  };
}
