import { readFile } from "node:fs/promises";

const BLOCK = /^```\w+\n(?:\/\/|#) ([\w./-]+\.(?:ts|tsx|json))\n([\s\S]*?)^```$/gm;

/** The files that a README shows: blocks of code that begin with the name of a file in a comment. */
export async function readmeFiles(
  readme: string,
): Promise<readonly { readonly file: string; readonly text: string }[]> {
  const text = await readFile(readme, "utf8");
  return [...text.matchAll(BLOCK)].map(([, file = "", code = ""]) => ({ file, text: code }));
}
