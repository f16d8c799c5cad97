import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import type { Rule } from "../redocly-types.ts";

/** The component files beside the contract's root file; none beside the bundle, which is one file. */
function componentFiles(root: string): string[] {
  const folder = join(dirname(root), "components");
  if (extname(root) !== ".yaml" || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const named = (file: string) => relative(join(file.slice(0, file.lastIndexOf("components")), ".."), file);

/** The bundle leaves out what nothing names, so nobody would ever read such a file. */
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

/** The name of a schema's file is the name of its type, in one flat space: two that differ in case only collide too. */
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
