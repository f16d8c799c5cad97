import { type Head, NAMING, areHeads, isData, readHeader } from "./plan-header.ts";

/**
 * The header of a table: its first row, its number of rows, and the column headers of one of the tables side by side.
 */
export type Header = { readonly at: number; readonly count: number; readonly heads: readonly Head[] };

type Cells = readonly string[];

/** Finds the header of a plan: one row, or two rows if the upper one names groups of columns. */
export function findHeader(rows: readonly Cells[]): Header | undefined {
  const at = rows.findIndex((cells) => readHeader(cells) !== undefined);
  const cells = rows[at];
  if (!cells) return undefined;
  const [above, below] = [rows[at - 1], rows[at + 1]];
  const isUpper =
    below !== undefined && areHeads(below, groupsOver(below, cells)) && below.join() !== cells.join();
  const isLower = !isUpper && above !== undefined && areGroups(above);
  const heads =
    (isUpper && inStoreys(cells, below)) || (isLower && inStoreys(above, cells)) || readHeader(cells) || [];
  return { at, count: isUpper ? 2 : 1, heads: heads.slice(0, widthOf(heads)) };
}

/** Text above several columns; a title spans all of them. */
function areGroups(cells: Cells): boolean {
  const filled = cells.flatMap((cell, at) => (cell === "" ? [] : [at]));
  return (
    (filled.length > 1 || (filled[0] ?? 0) > 0) && !cells.some((cell) => isData(cell) || cell.includes(":"))
  );
}

function inStoreys(upper: Cells, lower: Cells): readonly Head[] | undefined {
  const width = Math.max(upper.length, lower.length);
  const cells = Array.from({ length: width }, (_, at) => lower[at] || upper[at] || "");
  return readHeader(cells, groupsOver(lower, upper));
}

/** The group above each header in the lower row. Of merged cells only the first has the text. */
function groupsOver(lower: Cells, upper: Cells): string[] {
  let group = "";
  return lower.map((cell, at) => {
    group = upper[at] || group;
    return cell === "" ? "" : group;
  });
}

/** The columns of one table if the same headers repeat beside it. */
function widthOf(heads: readonly Head[]): number {
  const firstName = heads.findIndex(({ role }) => NAMING.includes(role));
  for (let width = firstName + 2; width < heads.length; width += 1)
    if (heads.slice(width).every(({ text }, at) => text === heads[at]?.text)) return width;
  return heads.length;
}
