import { GoodsMatchStatus } from "#generated/enums.ts";
import { QUANTITY_MAX } from "#generated/limits.ts";
import type { DistributionCell, Goods, GoodsMatch } from "#generated/model/index.ts";
import { packOf } from "#src/entities/goods/quantity-rules.ts";
import { parseQuantity } from "#src/shared/lib/correct-quantity.ts";
import { plainText } from "#src/shared/lib/written.ts";
import { readQuantity } from "../import/quantity-text.ts";
import { packsOf } from "../import/units.ts";
import type { PlanLine } from "../plan/plan.ts";

/** The text that the buyer entered for each store, by store id; stores without text are absent. */
export type StoreTexts = Readonly<Record<number, string>>;

/** One product with the quantity for each store. */
export type MatrixRow = Pick<
  PlanLine,
  "key" | "text" | "match" | "reason" | "goodsId" | "goods" | "candidates"
> & { readonly cells: StoreTexts };

export type Matrix = {
  readonly lines: readonly MatrixRow[];
  readonly lastKey: number;
  /** True if the carts hold these quantities, so that nothing is left to send. */
  readonly isFilled: boolean;
};

export const EMPTY_MATRIX: Matrix = { lines: [], lastKey: 0, isFilled: false };

/** A row before its goods are matched: by their id if it is known, otherwise by the text. */
export type NewRow = Pick<MatrixRow, "text" | "cells"> & {
  readonly goods?: Goods;
  readonly goodsId?: number | undefined;
};

/** The matrix of these rows. Rows of the same goods are not merged: that is the buyer's decision. */
export const matrixOf = (rows: readonly NewRow[]): Matrix => ({
  lines: rows.map((row, index) => rowOf(row, index + 1)),
  lastKey: rows.length,
  isFilled: false,
});

/** Adds rows below the others. Goods that have a row already get the written numbers there. */
export function addRows(matrix: Matrix, rows: readonly NewRow[]): Matrix {
  const lines = [...matrix.lines];
  let { lastKey } = matrix;
  for (const row of rows) {
    const goodsId = row.goodsId ?? row.goods?.id;
    const at = matrix.lines.findIndex((line) =>
      goodsId === undefined ? line.text === row.text : line.goodsId === goodsId,
    );
    const same = lines[at];
    if (same) lines[at] = { ...same, cells: { ...same.cells, ...row.cells } };
    else {
      lastKey += 1;
      lines.push(rowOf(row, lastKey));
    }
  }
  return { lines, lastKey, isFilled: false };
}

const rowOf = ({ text, cells, goods, goodsId = goods?.id }: NewRow, key: number): MatrixRow => ({
  key: String(key),
  text,
  cells,
  goods,
  goodsId,
  match: goods ? "matched" : "waiting",
  reason: "",
  candidates: [],
});

/** Writes into cells of one row, or of several, by row key. */
export function writeCells(matrix: Matrix, texts: ReadonlyMap<string, StoreTexts>): Matrix {
  const lines = matrix.lines.map((line) => {
    const written = texts.get(line.key);
    return written ? { ...line, cells: withoutBlanks({ ...line.cells, ...written }) } : line;
  });
  return { ...matrix, lines, isFilled: false };
}

const withoutBlanks = (cells: StoreTexts): StoreTexts =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text.trim() !== ""));

/** Sets the goods of rows. Another row of the same goods stays: the buyer decides which quantities are meant. */
export const settleRows = (matrix: Matrix, choices: ReadonlyMap<string, Goods>): Matrix =>
  changeRows(matrix, (line) => {
    const goods = choices.get(line.key);
    return goods ? { ...line, match: "matched", goods, goodsId: goods.id } : line;
  });

/** Takes the choice among the candidates of rows back. */
export const reopenRows = (matrix: Matrix, keys: ReadonlySet<string>): Matrix =>
  changeRows(matrix, (line) =>
    keys.has(line.key) ? { ...line, match: "several", goods: undefined, goodsId: undefined } : line,
  );

/** Stores the match results of rows, by row key. New prices and stock alone do not mark a row as changed. */
export function matchRows(matrix: Matrix, matches: ReadonlyMap<string, GoodsMatch>): Matrix {
  const lines = matrix.lines.map((line): MatrixRow => {
    const match = matches.get(line.key);
    if (!match || line.match !== "waiting") return line;
    const { candidates, reason, status } = match;
    const [only] = candidates;
    if (status === GoodsMatchStatus.Matched && only)
      return { ...line, match: "matched", goods: only, goodsId: only.id };
    return {
      ...line,
      match: status === GoodsMatchStatus.Candidates ? "several" : "missing",
      reason,
      candidates,
      goodsId: undefined,
    };
  });
  return { ...matrix, lines };
}

export const removeRow = (matrix: Matrix, key: string): Matrix => ({
  ...matrix,
  lines: matrix.lines.filter((line) => line.key !== key),
  isFilled: false,
});

const changeRows = (matrix: Matrix, change: (line: MatrixRow) => MatrixRow): Matrix => ({
  ...matrix,
  lines: matrix.lines.map(change),
  isFilled: false,
});

/** A typed quantity in packs: undefined if the cell is blank, a problem if it is not a quantity. */
export type CellNumber = { readonly number: number } | { readonly problem: string } | undefined;

/** Reads a cell as the import of a plan does: `20`, `２０`, `2件`, `3中包`. */
export function readCell(text: string | undefined, goods: Goods | undefined): CellNumber {
  const written = text?.trim() ?? "";
  if (written === "") return undefined;
  const plain = parseQuantity(written);
  const quantity = plain === undefined ? readQuantity(plainText(written)) : { number: plain, unit: "" };
  if (!quantity) return { problem: `“${written.slice(0, 10)}”不是数量` };
  const { packs, note } = goods
    ? packsOf(goods, quantity.number, quantity.unit)
    : { packs: Math.ceil(quantity.number), note: "" };
  if (packs === undefined) return { problem: note };
  if (packs < 0 || packs > QUANTITY_MAX) return { problem: `每格须在 1 到 ${QUANTITY_MAX} 之间` };
  return packs === 0 ? undefined : { number: packs };
}

/** A cell of the matrix that is sent, with where it came from. */
export type FilledCell = { readonly key: string; readonly cell: DistributionCell };

/** The cells to send, row by row, without rows that have no goods, blank cells and invalid quantities. */
export function filledCells(lines: readonly MatrixRow[], storeIds: readonly number[]): FilledCell[] {
  return lines.flatMap(({ key, goods, cells }) =>
    storeIds.flatMap((storeId) => {
      const read = goods && readCell(cells[storeId], goods);
      if (!read || !("number" in read)) return [];
      return [{ key, cell: { store_id: storeId, goods_id: goods.id, number: read.number } }];
    }),
  );
}

/** The cells that hold no valid quantity, or whose row has no goods yet. */
export function unreadCells(lines: readonly MatrixRow[], storeIds: readonly number[]): number {
  return lines.reduce(
    (count, { goods, cells }) =>
      count +
      storeIds.filter((id) => {
        const read = readCell(cells[id], goods);
        return read && (!goods || "problem" in read);
      }).length,
    0,
  );
}

/** Adds up the quantities of a row's goods over all stores. */
export function rowTotal({ goods, cells }: MatrixRow, storeIds: readonly number[]): number {
  return storeIds.reduce((sum, id) => {
    const read = readCell(cells[id], goods);
    return read && "number" in read ? sum + read.number : sum;
  }, 0);
}

/** Returns the key of a cell, under which its problems are looked up. */
export const placeOf = (key: string, storeId: number): string => `${key}/${storeId}`;

/** The quantities that have to be rounded up to the multiple that the goods are sold by, by row key. */
export function raisedCells(
  lines: readonly MatrixRow[],
  storeIds: readonly number[],
): Map<string, StoreTexts> {
  const raised = new Map<string, StoreTexts>();
  for (const { key, goods, cells } of lines) {
    if (!goods) continue;
    const changed = storeIds.flatMap((id) => {
      const read = readCell(cells[id], goods);
      if (!read || !("number" in read) || read.number % packOf(goods) === 0) return [];
      return [[id, String(Math.ceil(read.number / packOf(goods)) * packOf(goods))] as const];
    });
    if (changed.length > 0) raised.set(key, Object.fromEntries(changed));
  }
  return raised;
}
