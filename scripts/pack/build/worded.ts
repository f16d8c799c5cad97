import type { Plugin } from "rolldown";
import { isOwn } from "./own-files.ts";

/** Replaces the names in texts for users: a package names commands and documents otherwise than the project. */
export const worded = (words: readonly (readonly [from: string, to: string])[]): Plugin => ({
  name: "worded",
  transform(code, id) {
    if (!isOwn(id)) return undefined;
    const text = words.reduce((before, [from, to]) => before.replaceAll(from, to), code);
    return text === code ? undefined : text;
  },
});
