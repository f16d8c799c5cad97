import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { ROLE_NAMES, type Role } from "./plan-header.ts";

const KEY = "purchase-plan-sheet";

/** A table that was pasted or read from a file, whose columns the buyer is looking at. */
export type PlanSheet = {
  /** The file's name; empty for pasted text. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** The buyer's correction of what the columns contain; empty without one. */
  readonly roles: readonly Role[];
};

/** The sheet of this tab that was not imported yet; survives a reload. */
export const readSheetDraft = (): PlanSheet | undefined => readDraft(KEY, isSheet);

/** Keeps the sheet for this tab; undefined forgets it. */
export const writeSheetDraft = (sheet: PlanSheet | undefined): void => writeDraft(KEY, sheet);

function isSheet(value: unknown): value is PlanSheet {
  if (typeof value !== "object" || value === null) return false;
  const { name, rows, roles } = value as Partial<Record<keyof PlanSheet, unknown>>;
  return (
    typeof name === "string" &&
    Array.isArray(rows) &&
    rows.every((cells: unknown) => Array.isArray(cells) && cells.every((cell) => typeof cell === "string")) &&
    Array.isArray(roles) &&
    roles.every((role) => typeof role === "string" && Object.hasOwn(ROLE_NAMES, role))
  );
}
