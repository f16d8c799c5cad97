import type { Store } from "#generated/model/index.ts";
import { columnsOfRoles, guessColumns, readRow } from "../import/plan-columns.ts";
import { readHeader, ROLE_NAMES, type Role } from "../import/plan-header.ts";
import { readTable } from "../import/plan-table.ts";
import { readQuantity } from "../import/quantity-text.ts";
import { isTotal } from "../import/row-kinds.ts";
import type { NewRow } from "./matrix.ts";

type Named = Pick<Store, "id" | "name" | "username">;

/** The content of a column: a part of the goods' description, the quantities of a store, or nothing of use. */
export type MatrixRole = Exclude<Role, "number" | "unit"> | `store:${number}`;

const STORE = "store:";
const storeRole = (id: number): MatrixRole => `${STORE}${id}`;
const { number: _number, unit: _unit, other, ...GOODS_ROLES } = ROLE_NAMES;

/** The roles that the buyer chooses from, with their names. */
export const rolesWith = (stores: readonly Named[]): readonly (readonly [MatrixRole, string])[] => [
  ...stores.map(({ id, name }) => [storeRole(id), name] as const),
  ...(Object.entries(GOODS_ROLES) as [keyof typeof GOODS_ROLES, string][]),
  ["other", other],
];

export const isStoreRole = (role: MatrixRole): role is `store:${number}` => role.startsWith(STORE);

export const isMatrixRole = (role: string): role is MatrixRole =>
  role === "other" || Object.hasOwn(GOODS_ROLES, role) || /^store:\d+$/u.test(role);

export type PastedMatrix = {
  readonly rows: readonly NewRow[];
  /** The cells of these rows, with their numbers in the sheet, from 1. */
  readonly written: readonly { readonly row: number; readonly cells: readonly string[] }[];
  readonly columns: readonly { readonly head: string; readonly role: MatrixRole }[];
  /** True if the names of stores in the header identify the columns; otherwise they are in the order of the stores. */
  readonly isByName: boolean;
  /** Headers that name no store; their columns were assigned in the order of the stores. */
  readonly unknownHeads: readonly string[];
  /** Columns of quantities that belong to no store. */
  readonly unknownColumns: readonly string[];
  /** Totals, titles and blank rows, and rows that are too long. */
  readonly skipped: number;
};

type Options = {
  /** The buyer's correction of the roles of the columns; empty without one. */
  readonly corrected?: readonly MatrixRole[];
  /** Rows to leave out, from 0. */
  readonly hidden?: readonly number[];
};

/** Parses goods × stores from a spreadsheet; cells, units and totals are parsed as in the import of a plan. */
export function readMatrix(
  sheet: readonly (readonly string[])[],
  stores: readonly Named[],
  { corrected = [], hidden }: Options = {},
): PastedMatrix {
  const table = readTable(sheet, [], hidden).rows.filter(({ isHidden }) => !isHidden);
  const rows = table.map(({ cells }) => cells);
  const namedAt = rows.findIndex((cells) => cells.some((cell) => storeOf(cell, stores) !== undefined));
  const isByName = namedAt >= 0;
  const headAt = isByName ? namedAt : findHead(rows, stores);
  const head = rows[headAt] ?? [];
  const isBody = (cells: readonly string[], at: number) =>
    headAt >= 0 ? at > headAt : readHeader(cells) === undefined;
  const body = rows.filter(isBody);
  const found = isByName ? columnsByName(head, stores) : columnsInOrder(body, stores);
  const columns = corrected.length > 0 ? columnsOf(corrected) : found;
  const roles = corrected.length > 0 ? corrected : rolesOf(head, found, body);
  const ofGoods = columnsOfRoles(roles.map((role) => (isStoreRole(role) ? "other" : role)));
  const read = table
    .filter(({ cells }, at) => isBody(cells, at))
    .flatMap(({ row, cells }) => {
      const whole = cells.filter(Boolean).join(" ");
      const goods = cells.map((cell, index) => (columns.has(index) ? "" : cell));
      const { text: name } = goods.length === 1 ? { text: goods[0] ?? "" } : readRow(goods, ofGoods);
      if (whole === "" || isTotal(whole) || !/[\p{L}\p{N}]/u.test(name)) return [];
      const texts = [...columns].flatMap(([index, id]) => {
        const cell = cells[index] ?? "";
        return cell === "" || id === undefined ? [] : [[id, cell] as const];
      });
      return [{ row, cells, line: { text: name, cells: Object.fromEntries(texts) } }];
    });
  const unknownColumns = [...columns].flatMap(([index, id]) => (id === undefined ? [head[index] ?? ""] : []));
  return {
    rows: read.map(({ line }) => line),
    written: read.map(({ row, cells }) => ({ row, cells })),
    columns: roles.map((role, index) => ({ head: head[index] ?? "", role })),
    isByName,
    unknownHeads: isByName ? [] : [...columns.keys()].flatMap((index) => head[index] || []),
    unknownColumns: unknownColumns.filter((name) => name !== ""),
    skipped: rows.length - read.length - (headAt >= 0 ? 1 : 0),
  };
}

/** The columns of stores that the buyer has chosen. */
const columnsOf = (roles: readonly MatrixRole[]): Map<number, number | undefined> =>
  new Map(
    roles.flatMap((role, index) => (isStoreRole(role) ? [[index, Number(role.slice(STORE.length))]] : [])),
  );

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

/** Determines the roles of the columns without a store from the header, or else from their cells. */
function rolesOf(
  head: readonly string[],
  columns: ReadonlyMap<number, number | undefined>,
  body: readonly (readonly string[])[],
): readonly MatrixRole[] {
  const width = Math.max(head.length, ...body.map(({ length }) => length));
  // A column of quantities is what makes a row of words a header.
  const named = readHeader([...head.map((cell, index) => (columns.has(index) ? "" : cell)), "数量"]);
  const { sequence } = guessColumns(body);
  return Array.from({ length: width }, (_, index) => {
    const store = columns.get(index);
    if (columns.has(index)) return store === undefined ? "other" : storeRole(store);
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
