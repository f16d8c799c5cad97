import { useState } from "react";
import type { Goods, GoodsMatch } from "#generated/model/index.ts";
import {
  addRows,
  EMPTY_MATRIX,
  matchRows,
  type Matrix,
  type NewRow,
  removeRow,
  settleRow,
  type StoreTexts,
  writeCells,
} from "./matrix.ts";
import { readClosedMatrix, readMatrixDraft, writeMatrixDraft } from "./matrix-draft.ts";
import { useSavedDraft } from "../use-saved-draft.ts";

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
    settle: (key: string, goods: Goods) => setMatrix((before) => settleRow(before, key, goods)),
    write: (texts: ReadonlyMap<string, StoreTexts>) => setMatrix((before) => writeCells(before, texts)),
    remove: (key: string) => setMatrix((before) => removeRow(before, key)),
    markFilled: () => setMatrix((before) => ({ ...before, isFilled: true })),
    restore: (before: Matrix) => setMatrix(before),
    clear: () => setMatrix(EMPTY_MATRIX),
  }));
  return { matrix, edits, closed };
}

export type MatrixEdits = ReturnType<typeof useMatrix>["edits"];
