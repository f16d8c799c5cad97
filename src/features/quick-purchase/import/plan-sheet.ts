import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { ROLE_NAMES, type Role } from "./plan-header.ts";
import type { Sheet } from "./read-workbook.ts";

const KEY = "purchase-plan-sheet";

/** Tables that were pasted or read from a file; the buyer chooses one and reviews its columns. */
export type PlanSheets = {
  /** The file's name; empty for pasted text. */
  readonly name: string;
  readonly sheets: readonly Sheet[];
  /** The chosen sheet; undefined before one of several is chosen. */
  readonly at: number | undefined;
  /** Rows that the file hides are left out. */
  readonly isVisibleOnly: boolean;
  /** The buyer's correction of the roles of its columns; empty without one. */
  readonly roles: readonly Role[];
};

/** The initial state of opened tables; a single one is selected automatically. */
export const openedSheets = (name: string, sheets: readonly Sheet[]): PlanSheets => ({
  name,
  sheets,
  at: sheets.length === 1 ? 0 : undefined,
  isVisibleOnly: false,
  roles: [],
});

/** The tables of this tab that were not imported yet; survive a reload. */
export const readSheetDraft = (): PlanSheets | undefined => readDraft(KEY, isSheets);

/** Keeps the tables for this tab; undefined forgets them. */
export const writeSheetDraft = (sheets: PlanSheets | undefined): void => writeDraft(KEY, sheets);

function isSheets(value: unknown): value is PlanSheets {
  if (typeof value !== "object" || value === null) return false;
  const { name, sheets, at, isVisibleOnly, roles } = value as Partial<Record<keyof PlanSheets, unknown>>;
  return (
    typeof name === "string" &&
    isListOf(sheets, isSheet) &&
    (at === undefined || (typeof at === "number" && at < sheets.length)) &&
    typeof isVisibleOnly === "boolean" &&
    isListOf(roles, (role) => typeof role === "string" && Object.hasOwn(ROLE_NAMES, role))
  );
}

function isSheet(value: unknown): value is Sheet {
  if (typeof value !== "object" || value === null) return false;
  const { name, isHidden, rows, hiddenRows } = value as Partial<Record<keyof Sheet, unknown>>;
  return (
    typeof name === "string" &&
    typeof isHidden === "boolean" &&
    isListOf(rows, (cells) => isListOf(cells, (cell) => typeof cell === "string")) &&
    isListOf(hiddenRows, (row) => typeof row === "number")
  );
}

const isListOf = (value: unknown, is: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(is);
