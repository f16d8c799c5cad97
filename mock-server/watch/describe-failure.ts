import { relative } from "node:path";
import { stripVTControlCharacters, styleText } from "node:util";

/** The number of lines that remain on a terminal of 24 lines. */
const MAX_LINES = 18;

/** Thrown by Vite's transformer; other errors have only the first two fields. */
type LoadError = Error & {
  readonly id?: string;
  readonly frame?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
};

/** Describes a broken edit on one screen: where, what, and that the previous version still runs. */
export function describeFailure(error: unknown, root: string): string {
  const {
    id,
    frame,
    loc,
    message,
    stack = "",
  } = (error instanceof Error ? error : new Error(String(error))) as LoadError;
  const file = loc?.file ?? id;
  const place = file && `${relative(root, file)}${loc ? `:${loc.line}:${loc.column}` : ""}`;
  const calls = stack
    .split("\n")
    .filter((line) => /^ +at /.test(line) && line.includes(root) && !line.includes("node_modules"));
  const lines = [
    ...message.split("\n"),
    ...(frame?.split("\n") ?? []),
    // For a module that fails at run time.
    ...(frame === undefined ? calls.slice(0, 3).map((line) => line.replace(`${root}/`, "")) : []),
  ].map((line) => stripVTControlCharacters(line));
  const shown = lines.slice(0, MAX_LINES);
  if (lines.length > shown.length) shown.push(`… (${lines.length - shown.length} more lines)`);
  const title = `✗ Not reloaded${place ? `: ${place}` : ""}`;
  return [
    styleText("red", title, { stream: process.stderr }),
    ...shown.map((line) => `  ${line}`),
    "  The previous version is still running; save the corrected file to try again",
  ].join("\n");
}
