import type { Plugin } from "rolldown";
import { isOwn } from "./own-files.ts";

/** What users read: in a package, a command and a document have other names than in the project. */
export const worded = (words: readonly (readonly [from: string, to: string])[]): Plugin => ({
  name: "worded",
  transform(code, id) {
    if (!isOwn(id)) return undefined;
    const text = words.reduce((before, [from, to]) => before.replaceAll(from, to), code);
    return text === code ? undefined : text;
  },
});
