import { readFile } from "node:fs/promises";

/** A file that a document shows. */
export type ShownFile = { readonly file: string; readonly text: string };

const BLOCK = /^```\w+\n((?:\/\/|#|<!--) ([\w./-]+\.\w+)(?: -->)?\n[\s\S]*?)^```$/gm;
/** JSON has no comments. */
const isJson = (file: string) => file.endsWith(".json");

/** The files in a document: blocks of code that begin with the name of a file in a comment. */
export const filesIn = (document: string): readonly ShownFile[] =>
  [...document.matchAll(BLOCK)].map(([, text = "", file = ""]) => ({
    file,
    text: isJson(file) ? text.slice(text.indexOf("\n") + 1) : text,
  }));

/** The files that a README shows. */
export const readmeFiles = async (readme: string): Promise<readonly ShownFile[]> =>
  filesIn(await readFile(readme, "utf8"));
