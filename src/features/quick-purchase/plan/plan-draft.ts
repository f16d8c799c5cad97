import { Flag } from "#generated/enums.ts";
import { hasTypesOf } from "#src/shared/lib/form-draft.ts";
import { readLastingDraft, writeLastingDraft } from "#src/shared/lib/lasting-draft.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import type { SkipReason } from "../import/parse-plan.ts";
import { BLANK_LINE, EMPTY_PLAN, type Plan, type PlanLine } from "./plan.ts";

const KEY = "purchase-plan";

/** The stored form of a line. Its goods are matched again after loading, by their id if already selected. */
type StoredLine = [
  row: number,
  text: string,
  /** 0 where none is written. */
  requested: number,
  unit: string,
  readNote: string,
  goodsId: number,
  added: number,
  isRequested: Flag,
];
type StoredPlan = {
  rows: number;
  lines: StoredLine[];
  skipped: [row: number, text: string, reason: SkipReason][];
};

const NOTHING_STORED: StoredPlan = { rows: 0, lines: [], skipped: [] };

/** The plan saved in this tab; every line is matched again, because prices and stock may have changed. */
export function readPlanDraft(): Plan {
  const stored = readDraft(KEY, isStoredPlan);
  return stored ? planOf(stored) : EMPTY_PLAN;
}

/** The plan that this user left unfinished in a tab that was closed, and when (ms). */
export function readClosedPlan(username: string): { value: Plan; at: number } | undefined {
  const stored = readLastingDraft(KEY, username, isStoredPlan);
  const value = stored && planOf(stored.value);
  return value?.lines.some(({ added }) => added === undefined) ? { value, at: stored?.at ?? 0 } : undefined;
}

function planOf(stored: StoredPlan): Plan {
  return {
    rows: stored.rows,
    skipped: stored.skipped.map(([row, text, reason]) => ({ row, text, reason })),
    lines: stored.lines.map(restoreLine),
    lastKey: stored.lines.length,
  };
}

/** Saves the plan across reloads of this tab, and for its user in case the tab is closed. */
export function writePlanDraft(plan: Plan, username: string): void {
  const stored = plan.rows === 0 && plan.lines.length === 0 ? undefined : storedOf(plan);
  writeDraft(KEY, stored);
  if (username !== "") writeLastingDraft(KEY, username, stored);
}

function storedOf({ rows, lines, skipped }: Plan): StoredPlan {
  return {
    rows,
    skipped: skipped.map(({ row, text, reason }) => [row, text, reason]),
    lines: lines.map(({ row, text, requested = 0, unit, readNote, goodsId = 0, added = 0, isRequested }) => [
      row,
      text,
      requested,
      unit,
      readNote,
      goodsId,
      added,
      isRequested ? 1 : 0,
    ]),
  };
}

function restoreLine(
  [row, text, requested, unit, readNote, goodsId, added, isRequested]: StoredLine,
  index: number,
): PlanLine {
  return {
    ...BLANK_LINE,
    key: String(index + 1),
    row,
    text,
    requested: requested || undefined,
    unit,
    readNote,
    goodsId: goodsId || undefined,
    added: added || undefined,
    isRequested: isRequested === Flag.Yes,
  };
}

function isStoredPlan(value: unknown): value is StoredPlan {
  if (!hasTypesOf(value, NOTHING_STORED)) return false;
  return isRows(value.lines, "nsnssnnn") && isRows(value.skipped, "nss");
}

/** True if the value is a list of tuples of numbers (n) and strings (s). */
function isRows(value: unknown, kinds: string): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (tuple: unknown) =>
        Array.isArray(tuple) &&
        tuple.length === kinds.length &&
        tuple.every((item, index) => typeof item === (kinds[index] === "n" ? "number" : "string")),
    )
  );
}
