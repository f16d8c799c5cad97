import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import type { Role } from "./plan-header.ts";
import type { Sheet } from "./read-workbook.ts";

/** Tables that were pasted or read from a file; the buyer chooses one and reviews its columns. */
export type OpenedSheets<ColumnRole extends string = Role> = {
  /** The file's name; empty for pasted text. */
  readonly name: string;
  readonly sheets: readonly Sheet[];
  /** The chosen sheet; undefined before one of several is chosen. */
  readonly at: number | undefined;
  /** Rows that the file hides are left out. */
  readonly isVisibleOnly: boolean;
  /** The buyer's correction of the roles of its columns; empty without one. */
  readonly roles: readonly ColumnRole[];
};

/** The initial state of opened tables; a single one is selected automatically. */
export const openedSheets = <ColumnRole extends string = Role>(
  name: string,
  sheets: readonly Sheet[],
): OpenedSheets<ColumnRole> => ({
  name,
  sheets,
  at: sheets.length === 1 ? 0 : undefined,
  isVisibleOnly: false,
  roles: [],
});

/** The tables of this tab that were not imported yet; they survive a reload. Writing undefined forgets them. */
export function sheetDraft<ColumnRole extends string>(
  key: string,
  isRole: (role: string) => role is ColumnRole,
) {
  const isSheets = (value: unknown): value is OpenedSheets<ColumnRole> => {
    if (typeof value !== "object" || value === null) return false;
    const { name, sheets, at, isVisibleOnly, roles } = value as Partial<Record<keyof OpenedSheets, unknown>>;
    return (
      typeof name === "string" &&
      isListOf(sheets, isSheet) &&
      (at === undefined || (typeof at === "number" && at < sheets.length)) &&
      typeof isVisibleOnly === "boolean" &&
      isListOf(roles, (role) => typeof role === "string" && isRole(role))
    );
  };
  return {
    read: (): OpenedSheets<ColumnRole> | undefined => readDraft(key, isSheets),
    write: (sheets: OpenedSheets<ColumnRole> | undefined): void => writeDraft(key, sheets),
  };
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
