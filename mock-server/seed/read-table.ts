import Papa from "papaparse";
import { withFacts } from "#mock/domain/common/facts.ts";
import { readText } from "#mock/project-files.ts";

/**
 * The rows of a CSV file below its header, each as `read` returns it for the cells by column. A row is one line.
 * Throws with the file and the line of a header that does not list just these columns, of a row with more or fewer
 * cells, and of one that `read` throws at.
 */
export function readTable<const Column extends string, Row>(
  file: string,
  columns: readonly Column[],
  read: (cells: Readonly<Record<Column, string>>) => Row,
): Row[] {
  const errorAt = (line: number, message: string, cause?: unknown) =>
    new Error(`${file}:${line}: ${message}`, { cause });
  const {
    data: [header = [], ...rows],
    errors: [broken],
  } = Papa.parse<string[]>(readText(file).trimEnd(), { delimiter: "," });
  if (broken) throw errorAt((broken.row ?? 0) + 1, broken.message);
  if (header.join() !== columns.join()) throw errorAt(1, `the columns must be ${columns.join()}`);
  return rows.map((cells, index) => {
    try {
      if (cells.length !== columns.length) throw new Error(`${cells.length} cells, not ${columns.length}`);
      const named = columns.map((column, position) => [column, withFacts(cells[position] ?? "")]);
      return read(Object.fromEntries(named) as Record<Column, string>);
    } catch (error) {
      throw errorAt(index + 2, (error as Error).message, error);
    }
  });
}

/** The number in a cell. Throws on anything else. */
export function numberIn(cell: string): number {
  const value = Number(cell);
  if (cell.trim() === "" || Number.isNaN(value)) throw new Error(`"${cell}" is not a number`);
  return value;
}

/** The one of `values` that a cell names. Throws on any other. */
export function oneOf<const Value extends string | number>(values: readonly Value[], cell: string): Value {
  const found = values.find((value) => String(value) === cell);
  if (found === undefined) throw new Error(`"${cell}" is none of ${values.join(", ")}`);
  return found;
}
