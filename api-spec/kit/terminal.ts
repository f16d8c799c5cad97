/** Controls, invisible and bidirectional format characters, halves of characters, and line ends that are not "\n". */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const UNSAFE_BUT_LINES = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

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

/** Keeps a program running whose reader has gone, such as `| head -1`: it has more to do than to print. */
export function surviveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
}
