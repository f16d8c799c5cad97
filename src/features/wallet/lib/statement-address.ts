import type { StatementEntryKind } from "#generated/model/index.ts";

/** The month and the opened figure in the address of the statement, and links to others. */
export type StatementAddress = {
  /** `2026-11`; undefined for the current month. */
  month: string | undefined;
  figure: StatementEntryKind;
  hrefOf: (change: { month?: string; figure?: StatementEntryKind }) => string;
  onMonth: (month: string) => void;
};
