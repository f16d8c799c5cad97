import type { Store } from "#generated/model/index.ts";
import { columnsOfRoles, guessColumns, readRow } from "../import/plan-columns.ts";
import { readHeader, type Role } from "../import/plan-header.ts";
import { readTable } from "../import/plan-table.ts";
import { readQuantity } from "../import/quantity-text.ts";
import { isTotal } from "../import/row-kinds.ts";
import type { NewRow } from "./matrix.ts";

type Named = Pick<Store, "id" | "name" | "username">;

export type PastedMatrix = {
  readonly rows: readonly NewRow[];
  /** True if the names of stores in the header identify the columns; otherwise they are in the order of the stores. */
  readonly isByName: boolean;
  /** Headers that name no store; their columns were assigned in the order of the stores. */
  readonly unknownHeads: readonly string[];
  /** Columns of quantities that belong to no store. */
  readonly unknownColumns: readonly string[];
  /** Totals, titles and blank rows, and rows that are too long. */
  readonly skipped: number;
};

/** Parses goods × stores from a spreadsheet; cells, units and totals are parsed as in the import of a plan. */
export function readMatrix(written: readonly (readonly string[])[], stores: readonly Named[]): PastedMatrix {
  const rows = readTable(written, []).rows.map(({ cells }) => cells);
  const namedAt = rows.findIndex((cells) => cells.some((cell) => storeOf(cell, stores) !== undefined));
  const isByName = namedAt >= 0;
  const headAt = isByName ? namedAt : findHead(rows, stores);
  const head = rows[headAt] ?? [];
  const body = headAt >= 0 ? rows.slice(headAt + 1) : rows.filter((cells) => readHeader(cells) === undefined);
  const columns = isByName ? columnsByName(head, stores) : columnsInOrder(body, stores);
  const roles = rolesOf(head, columns, body);
  const read = body.flatMap((cells) => {
    const whole = cells.filter(Boolean).join(" ");
    const goods = cells.map((cell, index) => (columns.has(index) ? "" : cell));
    const { text: name } =
      goods.length === 1 ? { text: goods[0] ?? "" } : readRow(goods, columnsOfRoles(roles));
    if (whole === "" || isTotal(whole) || !/[\p{L}\p{N}]/u.test(name)) return [];
    const texts = [...columns].flatMap(([index, id]) => {
      const cell = cells[index] ?? "";
      return cell === "" || id === undefined ? [] : [[id, cell] as const];
    });
    return [{ text: name, cells: Object.fromEntries(texts) }];
  });
  const unknownColumns = [...columns].flatMap(([index, id]) => (id === undefined ? [head[index] ?? ""] : []));
  return {
    rows: read,
    isByName,
    unknownHeads: isByName ? [] : [...columns.keys()].flatMap((index) => head[index] || []),
    unknownColumns: unknownColumns.filter((name) => name !== ""),
    skipped: rows.length - read.length - (headAt >= 0 ? 1 : 0),
  };
}

/** The last row, counted from the top, that may be the header; titles may precede it. */
const LAST_HEAD = 3;

/** The row of words over columns of quantities, when its words name none of the stores; -1 without one. */
function findHead(rows: readonly (readonly string[])[], stores: readonly Named[]): number {
  return rows.slice(0, LAST_HEAD).findIndex((cells, at) => {
    const columns = [...columnsInOrder(rows.slice(at + 1), stores).keys()];
    const heads = columns.flatMap((index) => cells[index] || []);
    const others = cells.map((cell, index) => (columns.includes(index) ? "" : cell));
    const isHead = readHeader([...others, "数量"]) !== undefined;
    return isHead && heads.length > 0 && heads.every((cell) => readQuantity(cell) === undefined);
  });
}

/** The store that a column's head names: its name, its user name, or the part of its name that no other store has. */
function storeOf(cell: string, stores: readonly Named[]): number | undefined {
  const head = cell.replaceAll(/\s/gu, "");
  if (head.length < 2) return undefined;
  const exact = stores.find(({ name, username }) => name === head || username === head);
  if (exact) return exact.id;
  const named = stores.filter(({ name }) => name.includes(head));
  return named.length === 1 ? named[0]?.id : undefined;
}

/**
 * The columns of stores by their headers; a column of numbers whose header names no store belongs to an unknown one.
 */
function columnsByName(head: readonly string[], stores: readonly Named[]): Map<number, number | undefined> {
  const columns = new Map<number, number | undefined>();
  for (const [index, cell] of head.entries()) {
    const id = storeOf(cell, stores);
    if (id !== undefined) columns.set(index, id);
    else if (cell.endsWith("店")) columns.set(index, undefined);
  }
  return columns;
}

/** Without names: the last columns that hold quantities only, in the order of the stores. */
function columnsInOrder(
  rows: readonly (readonly string[])[],
  stores: readonly Named[],
): Map<number, number | undefined> {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  let first = width;
  while (first > 1 && width - first < stores.length && isCounted(rows, first - 1)) first -= 1;
  return new Map(stores.slice(0, width - first).map(({ id }, index) => [first + index, id]));
}

/** Determines the roles of the other columns from the header, or else from their cells. */
function rolesOf(
  head: readonly string[],
  columns: ReadonlyMap<number, unknown>,
  body: readonly (readonly string[])[],
): readonly Role[] {
  const width = Math.max(head.length, ...body.map(({ length }) => length));
  // A column of quantities is what makes a row of words a header.
  const named = readHeader([...head.map((cell, index) => (columns.has(index) ? "" : cell)), "数量"]);
  const { sequence } = guessColumns(body);
  return Array.from({ length: width }, (_, index) => {
    if (columns.has(index)) return "other";
    const isNumbers = index === sequence || (index > 0 && isCounted(body, index));
    const role = named?.[index]?.role ?? (isNumbers ? "other" : "name");
    return role === "number" || role === "unit" ? "other" : role;
  });
}

/** True if a column holds only quantities. */
function isCounted(rows: readonly (readonly string[])[], index: number): boolean {
  const filled = rows.flatMap((cells) => cells[index] || []);
  return filled.length > 0 && filled.every((cell) => readQuantity(cell) !== undefined);
}
