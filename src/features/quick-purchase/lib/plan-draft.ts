import { hasTypesOf } from "#src/shared/lib/form-draft.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import type { SkipReason } from "./parse-plan.ts";
import { EMPTY_PLAN, type Plan, type PlanLine } from "./plan.ts";

const KEY = "purchase-plan";

/** What is stored of a line: its goods are matched again, by their id if already selected. */
type StoredLine = [
  row: number,
  text: string,
  /** 0 where none is written. */
  requested: number,
  unit: string,
  readNote: string,
  goodsId: number,
  added: number,
];
type StoredPlan = {
  rows: number;
  lines: StoredLine[];
  skipped: [row: number, text: string, reason: SkipReason][];
};

const NOTHING_STORED: StoredPlan = { rows: 0, lines: [], skipped: [] };

/** The plan saved in this tab; every line is matched again, because prices and stock may have changed. */
export function readPlanDraft(): Plan {
  const kept = readDraft(KEY, isStoredPlan);
  if (!kept) return EMPTY_PLAN;
  return {
    rows: kept.rows,
    skipped: kept.skipped.map(([row, text, reason]) => ({ row, text, reason })),
    lines: kept.lines.map(restoreLine),
    lastKey: kept.lines.length,
  };
}

/** Saves the plan across reloads of this tab. */
export function writePlanDraft({ rows, lines, skipped }: Plan): void {
  if (rows === 0 && lines.length === 0) return writeDraft(KEY, undefined);
  const kept: StoredPlan = {
    rows,
    skipped: skipped.map(({ row, text, reason }) => [row, text, reason]),
    lines: lines.map(({ row, text, requested = 0, unit, readNote, goodsId = 0, added = 0 }) => [
      row,
      text,
      requested,
      unit,
      readNote,
      goodsId,
      added,
    ]),
  };
  writeDraft(KEY, kept);
}

function restoreLine(
  [row, text, requested, unit, readNote, goodsId, added]: StoredLine,
  index: number,
): PlanLine {
  return {
    key: String(index + 1),
    row,
    text,
    requested: requested || undefined,
    unit,
    readNote,
    match: "waiting",
    reason: "",
    goodsId: goodsId || undefined,
    goods: undefined,
    candidates: [],
    number: 0,
    numberNote: "",
    isBlank: false,
    added: added || undefined,
    problem: "",
  };
}

function isStoredPlan(value: unknown): value is StoredPlan {
  if (!hasTypesOf(value, NOTHING_STORED)) return false;
  return isRows(value.lines, "nsnssnn") && isRows(value.skipped, "nss");
}

/** Whether it is a list of tuples of numbers (n) and strings (s). */
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
