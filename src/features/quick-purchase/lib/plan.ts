import type { Goods } from "#generated/model/goods.ts";
import type { SkippedRow } from "./parse-plan.ts";

/** One line of the purchase plan: what was written, and what it has turned out to mean. */
export type PlanLine = {
  readonly key: string;
  /** Where it stood in what was pasted, from 1; 0 for a line that was typed. */
  readonly row: number;
  readonly text: string;
  /** How many were asked for. */
  readonly asked: number;
  /** What reading it had to assume. */
  readonly readNote: string;
  readonly match: "waiting" | "matched" | "several" | "missing";
  /** What matching it had to say. */
  readonly reason: string;
  /** Set before the goods themselves have come again after a reload. */
  readonly goodsId: number | undefined;
  readonly goods: Goods | undefined;
  readonly candidates: readonly Goods[];
  /** How many can be had; 0 when none. */
  readonly number: number;
  /** Why it is another number than was asked for, or none. */
  readonly numberNote: string;
  /** How many are in the cart since the line was added to it. */
  readonly added: number | undefined;
  /** Why it could not be added. */
  readonly problem: string;
};

export type Plan = {
  /** How many rows were pasted or read from files: the sum of the lines among them and the skipped rows. */
  readonly rows: number;
  readonly lines: readonly PlanLine[];
  readonly skipped: readonly SkippedRow[];
  readonly lastKey: number;
};

export const EMPTY_PLAN: Plan = { rows: 0, lines: [], skipped: [], lastKey: 0 };

export type Bucket = "waiting" | "ready" | "several" | "missing" | "blocked" | "added";

/** What is to be done with a line. */
export function bucketOf({ match, added, number, goods }: PlanLine): Bucket {
  if (added !== undefined) return "added";
  if (match !== "matched") return match;
  return number > 0 && goods?.price !== null ? "ready" : "blocked";
}

/** How many lines are in each bucket; together they are all lines. */
export function countBuckets(lines: readonly PlanLine[]): Record<Bucket, number> {
  const counts = { waiting: 0, ready: 0, several: 0, missing: 0, blocked: 0, added: 0 };
  for (const line of lines) counts[bucketOf(line)] += 1;
  return counts;
}

/** Lines with the same text mean the same goods, whatever the blanks and the case. */
export function textKey(text: string): string {
  return text.toLowerCase().replaceAll(/[\s,;]+/gu, "");
}
