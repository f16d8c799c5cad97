import type { Column } from "#src/shared/lib/sheet.ts";
import { BUCKET_NAMES } from "./bucket-names.ts";
import { bucketOf, type PlanLine } from "./plan.ts";

/** The columns of the exported rest: a plan that can be imported again. */
export const REST_COLUMNS: readonly Column<PlanLine>[] = [
  ["行号", ({ row }) => row || ""],
  ["商品名称", ({ text }) => text],
  ["数量", ({ requested }) => requested],
  ["单位", ({ unit }) => unit],
  ["状态", (line) => BUCKET_NAMES[bucketOf(line)]],
  ["说明", ({ problem, reason, numberNote }) => problem || reason || numberNote],
];

/** The lines that are neither in the cart nor ready for it, as written. */
export const restOf = (lines: readonly PlanLine[]): PlanLine[] =>
  lines.filter((line) => !["ready", "added"].includes(bucketOf(line)));
