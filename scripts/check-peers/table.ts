import type { Row } from "./probes.ts";

/** The cells of a peer, in the order of the rows. */
export type Column = { readonly name: string; readonly version: string; readonly cells: readonly string[] };

export const NOT_RUN = "not run";
const BEGIN = "<!-- Written by `npm run check -- peers --write`. -->";
const END = "<!-- The end of what is written. -->";

/** The document with this table in place of its own. */
export function writeTable(
  document: string,
  rows: readonly Pick<Row, "name">[],
  columns: readonly Column[],
  date: Date,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const versions = columns.map(({ name, version }) => `${name} ${version}`).join(", ");
  const lines = [
    `Run on ${date.toISOString().slice(0, 10)}: ${versions}.`,
    "",
    line(["", ...columns.map(({ name }) => name)]),
    line(["---", ...columns.map(() => "---")]),
    ...rows.map(({ name }, index) => line([name, ...columns.map(({ cells }) => cells[index] ?? "")])),
  ];
  const [before, rest = ""] = document.split(BEGIN);
  const after = rest.slice(rest.indexOf(END));
  return `${before}${BEGIN}\n\n${lines.join("\n")}\n\n${after}`;
}

/** The names of the rows in the document's table. */
export const rowNames = (document: string): string[] =>
  [...(document.split(BEGIN)[1] ?? "").matchAll(/^\| ([^|]*[^|\s-][^|]*?) +\|/gm)].map(
    ([, name = ""]) => name,
  );
