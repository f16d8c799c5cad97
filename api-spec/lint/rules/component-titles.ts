import { basename } from "node:path";
import type { Schema } from "../../kit/schema.ts";
import type { Rule } from "../redocly-types.ts";

/** Some generators name the class of a component after its title, and drop one of two that have the same. */
export const componentTitles: Rule = () => {
  const files = new Map<string, string>();
  const owners = new Map<string, string>();
  return {
    ref: {
      enter(node, { resolve, report }) {
        const { node: schema, location } = resolve<Schema>(node);
        const file = location?.source.absoluteRef ?? "";
        if (!location || !file.includes("/components/schemas/") || files.has(file)) return;
        files.set(file, schema?.title ?? "");
        const title = schema?.title;
        if (title === undefined) return;
        const other = owners.get(title);
        const name = basename(file, ".yaml");
        if (other === undefined) owners.set(title, name);
        else report({ message: `${name} and ${other} have the same title: ${title}.`, location });
      },
    },
  };
};
