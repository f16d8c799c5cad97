import type { Goods } from "#generated/model/index.ts";
import { isPriceHidden } from "#src/entities/goods/price.ts";
import type { SkippedRow } from "../import/parse-plan.ts";

/** A line of the purchase plan: what was entered, and what it was matched to. */
export type PlanLine = {
  readonly key: string;
  /** Its row in the pasted text, from 1; 0 for a typed line. */
  readonly row: number;
  readonly text: string;
  /** The requested quantity as written; undefined where none is. */
  readonly requested: number | undefined;
  /** Its unit as written; empty for the unit in which the goods are sold. */
  readonly unit: string;
  /** A note on any change made to the line while it was read. */
  readonly readNote: string;
  readonly match: "waiting" | "matched" | "several" | "missing";
  /** The matcher's explanation. */
  readonly reason: string;
  /** After a reload known before the goods themselves have loaded. */
  readonly goodsId: number | undefined;
  readonly goods: Goods | undefined;
  readonly candidates: readonly Goods[];
  /** The available quantity; 0 when none is. */
  readonly number: number;
  /** Why it differs from the requested quantity. */
  readonly numberNote: string;
  /** True if the buyer has to fill in the quantity. */
  readonly isBlank: boolean;
  /** The quantity in the cart since the line was added to it. */
  readonly added: number | undefined;
  /** True if the buyer has requested that the shop stock the goods. */
  readonly isRequested: boolean;
  /** Why it could not be added. */
  readonly problem: string;
};

/** A line that has only been entered, not matched. */
export const BLANK_LINE: Omit<PlanLine, "key" | "row" | "text" | "requested"> = {
  unit: "",
  readNote: "",
  match: "waiting",
  reason: "",
  goodsId: undefined,
  goods: undefined,
  candidates: [],
  number: 0,
  numberNote: "",
  isBlank: false,
  added: undefined,
  isRequested: false,
  problem: "",
};

export type Plan = {
  /** The number of pasted or imported rows: the sum of their lines and the skipped rows. */
  readonly rows: number;
  readonly lines: readonly PlanLine[];
  readonly skipped: readonly SkippedRow[];
  readonly lastKey: number;
};

export const EMPTY_PLAN: Plan = { rows: 0, lines: [], skipped: [], lastKey: 0 };

export type Bucket =
  | "waiting"
  | "ready"
  | "several"
  | "missing"
  | "requested"
  | "blank"
  | "blocked"
  | "added";

/** A bucket, or the lines whose number is not the written one. */
export type LineFilter = Bucket | "changed";

/** Sorts a line into a group by the action that it needs from the buyer. */
export function bucketOf({ match, added, number, goods, isBlank, isRequested }: PlanLine): Bucket {
  if (added !== undefined) return "added";
  if (match === "missing" && isRequested) return "requested";
  if (match !== "matched") return match;
  if (isBlank && !(goods && isPriceHidden(goods))) return "blank";
  return number > 0 && !(goods && isPriceHidden(goods)) ? "ready" : "blocked";
}

/** The number of lines in each bucket; every line is in exactly one. */
export function countBuckets(lines: readonly PlanLine[]): Record<Bucket, number> {
  const counts = {
    waiting: 0,
    ready: 0,
    several: 0,
    missing: 0,
    requested: 0,
    blank: 0,
    blocked: 0,
    added: 0,
  };
  for (const line of lines) counts[bucketOf(line)] += 1;
  return counts;
}

/** The written quantity of a line and the one in the plan, where they are not the same. */
export function numberChange(line: PlanLine): { from: string; to: string } | undefined {
  const { requested, unit, goods, number } = line;
  if (!goods || requested === undefined || bucketOf(line) !== "ready") return undefined;
  const written = unit || goods.bzdw;
  if (requested === number && written === goods.bzdw) return undefined;
  return { from: `${requested} ${written}`, to: `${number} ${goods.bzdw}` };
}

/** Lines with the same text mean the same goods, ignoring spaces and case. */
export function textKey(text: string): string {
  return text.toLowerCase().replaceAll(/[\s,;]+/gu, "");
}
