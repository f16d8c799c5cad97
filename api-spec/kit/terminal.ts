/**
 * Controls, invisible and bidirectional format characters, halves of characters, code points that are no characters
 * (XML cannot have U+FFFE), and line ends that are not "\n".
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu;
const UNSAFE_BUT_LINES = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu;

/**
 * Makes text of another party safe for a terminal or a log: a control sequence would move the cursor, write to the
 * clipboard or fake a line. Each such character becomes `\uXXXX`, so JSON means the same as before.
 */
export const printable = (text: string): string => text.replace(UNSAFE, escapeUnits);

/** The same for text of several lines. */
export const printableLines = (text: string): string => text.replace(UNSAFE_BUT_LINES, escapeUnits);

const escapeUnits = (character: string): string =>
  Array.from({ length: character.length }, (_, index) => {
    const code = character.charCodeAt(index).toString(16).padStart(4, "0");
    return String.raw`\u${code}`;
  }).join("");

/**
 * Quotes a word for bash and zsh; what a terminal would act on is written as bytes, so that it can be printed and
 * pasted.
 */
export function quoteForShell(word: string): string {
  if (printable(word) === word) return `'${word.replaceAll("'", String.raw`'\''`)}'`;
  const escaped = word.replaceAll(/[\\']/g, String.raw`\$&`).replace(UNSAFE, escapeBytes);
  return `$'${escaped}'`;
}

const escapeBytes = (character: string): string =>
  Array.from(
    new TextEncoder().encode(character),
    (byte) => String.raw`\x${byte.toString(16).padStart(2, "0")}`,
  ).join("");

/** Anything like process.stdout. */
export type Output = Pick<NodeJS.WriteStream, "isTTY" | "columns" | "write">;

const CLEAR = "\r\u001B[K";

/** A line that is rewritten in place, only on a terminal: a log would keep every version of it. */
export const statusLine = (output: Output) => ({
  show: (text: string) => {
    if (output.isTTY) output.write(`${CLEAR}${printable(text).slice(0, Math.max(20, output.columns - 2))}`);
  },
  clear: () => {
    if (output.isTTY) output.write(CLEAR);
  },
});

/** Keeps a program running whose reader has gone, such as `| head -1`: it has more to do than to print. */
export function surviveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
}
