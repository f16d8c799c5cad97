import type { Plugin } from "rolldown";
import { isProjectFile } from "./project-files.ts";

/** Replaces the names in texts for users: a package names commands and documents otherwise than the project. */
export const worded = (words: readonly (readonly [from: string, to: string])[]): Plugin => ({
  name: "worded",
  transform(code, id) {
    if (!isProjectFile(id)) return undefined;
    const text = words.reduce((before, [from, to]) => before.replaceAll(from, to), code);
    return text === code ? undefined : text;
  },
});
