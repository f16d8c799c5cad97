import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import type { Rule } from "../redocly-types.ts";

/** The component files beside the contract's root file; none for the bundle, which is a single file. */
export function componentFiles(root: string): string[] {
  const folder = join(dirname(root), "components");
  if (extname(root) !== ".yaml" || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const named = (file: string) => relative(join(file.slice(0, file.lastIndexOf("components")), ".."), file);

/** Unreferenced files are not in the bundle, so nobody would ever read them. */
export const componentFileIsUsed: Rule = () => {
  const used = new Set<string>();
  return {
    ref: {
      enter(node, { resolve }) {
        const file = resolve(node).location?.source.absoluteRef;
        if (file) used.add(file);
      },
    },
    Root: {
      leave(_root, { report, location }) {
        for (const file of componentFiles(location.source.absoluteRef))
          if (!used.has(file))
            report({ message: `${named(file)} is used nowhere: name it in a $ref or remove it.` });
      },
    },
  };
};

/** The file name of a schema is its type name, in one flat namespace: names that differ only in case collide, too. */
export const componentFileName: Rule = () => ({
  Root: {
    leave(_root, { report, location }) {
      const known = new Map<string, string>();
      for (const file of componentFiles(location.source.absoluteRef)) {
        if (!named(file).includes("components/schemas/") && !named(file).includes("components/responses/"))
          continue;
        const name = basename(file, ".yaml");
        if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
          report({ message: `${named(file)} must have a PascalCase name: it becomes a type.` });
        const other = known.get(name.toLowerCase());
        if (other) report({ message: `${named(file)} and ${other} must not have the same name.` });
        known.set(name.toLowerCase(), named(file));
      }
    },
  },
});
