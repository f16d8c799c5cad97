import { useState } from "react";
import type { Goods, GoodsMatch } from "#generated/model/index.ts";
import { readLastingDraft, writeLastingDraft } from "#src/shared/lib/lasting-draft.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { useSavedDraft } from "../use-saved-draft.ts";
import {
  addRows,
  EMPTY_MATRIX,
  matchRows,
  type Matrix,
  type NewRow,
  removeRow,
  reopenRows,
  settleRows,
  type StoreTexts,
  writeCells,
  matrixOf,
} from "./matrix.ts";

/** The matrix of goods × stores of this tab, with its edits. */
export function useMatrix() {
  const [matrix, setMatrix] = useState(readMatrixDraft);
  const closed = useSavedDraft(matrix, {
    isEmpty: matrix.lines.length === 0,
    write: writeMatrixDraft,
    readClosed: readClosedMatrix,
  });
  const [edits] = useState(() => ({
    addRows: (rows: readonly NewRow[]) => setMatrix((before) => addRows(before, rows)),
    putMatches: (matches: ReadonlyMap<string, GoodsMatch>) =>
      setMatrix((before) => matchRows(before, matches)),
    settle: (choices: ReadonlyMap<string, Goods>) => setMatrix((before) => settleRows(before, choices)),
    reopen: (keys: ReadonlySet<string>) => setMatrix((before) => reopenRows(before, keys)),
    write: (texts: ReadonlyMap<string, StoreTexts>) => setMatrix((before) => writeCells(before, texts)),
    remove: (key: string) => setMatrix((before) => removeRow(before, key)),
    markFilled: () => setMatrix((before) => ({ ...before, isFilled: true })),
    restore: (before: Matrix) => setMatrix(before),
    clear: () => setMatrix(EMPTY_MATRIX),
  }));
  return { matrix, edits, closed };
}

export type MatrixEdits = ReturnType<typeof useMatrix>["edits"];

const KEY = "store-matrix";

/** The stored form of a row. Its goods are matched again after loading, by their id if it is known (else 0). */
type StoredRow = [text: string, goodsId: number, cells: Record<string, string>];

/** The matrix of this tab; prices and stock are looked up anew. */
function readMatrixDraft(): Matrix {
  const stored = readDraft(KEY, isStored);
  return stored ? restore(stored) : EMPTY_MATRIX;
}

/** The matrix that this user left unfinished in a tab that was closed, and when (ms). */
function readClosedMatrix(username: string): { value: Matrix; at: number } | undefined {
  const stored = readLastingDraft(KEY, username, isStored);
  return stored && { value: restore(stored.value), at: stored.at };
}

/** Saves the matrix across reloads of this tab, and for its user in case the tab is closed; not one that was filled. */
function writeMatrixDraft({ lines, isFilled }: Matrix, username: string): void {
  const rows = lines.map(({ text, goodsId = 0, cells }): StoredRow => [text, goodsId, cells]);
  const stored = rows.length === 0 || isFilled ? undefined : rows;
  writeDraft(KEY, stored);
  if (username !== "") writeLastingDraft(KEY, username, stored);
}

const restore = (rows: readonly StoredRow[]): Matrix =>
  matrixOf(rows.map(([text, goodsId, cells]) => ({ text, cells, goodsId: goodsId || undefined })));

function isStored(value: unknown): value is StoredRow[] {
  return (
    Array.isArray(value) &&
    value.every(
      (row: unknown) =>
        Array.isArray(row) &&
        row.length === 3 &&
        typeof row[0] === "string" &&
        typeof row[1] === "number" &&
        isTexts(row[2]),
    )
  );
}

const isTexts = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text: unknown) => typeof text === "string");
