import { useState } from "react";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
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
} from "../lib/matrix.ts";
import { readClosedMatrix, readMatrixDraft, writeMatrixDraft } from "../lib/matrix-draft.ts";
import { useKept } from "./use-kept.ts";

/** The matrix of goods × stores of this tab, with its edits. */
export function useMatrix() {
  const [matrix, setMatrix] = useState(readMatrixDraft);
  const { data: username = "" } = useGetCurrentUser({ query: { select: ({ data }) => data?.username } });
  const closed = useClosedMatrix(matrix, username);
  const isOffered = closed.matrix !== undefined;
  // One that is still offered is not overwritten by the empty one of this tab.
  useKept([matrix, username, isOffered], () => {
    if (!isOffered) writeMatrixDraft(matrix, username);
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

/** What this user left unfinished in a tab that was closed, until it is taken up or this tab has rows of its own. */
function useClosedMatrix(matrix: Matrix, username: string) {
  const [found, setFound] = useState<ReturnType<typeof readClosedMatrix>>();
  const [askedFor, setAskedFor] = useState("");
  const isEmpty = matrix.lines.length === 0;
  if (username !== "" && askedFor !== username) {
    setAskedFor(username);
    setFound(isEmpty ? readClosedMatrix(username) : undefined);
  }
  return { ...(isEmpty && found), forget: () => setFound(undefined) };
}
