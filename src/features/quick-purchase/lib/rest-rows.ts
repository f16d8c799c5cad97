import type { CsvCell } from "#src/shared/lib/csv.ts";
import { BUCKET_NAMES } from "./bucket-names.ts";
import { bucketOf, type PlanLine } from "./plan.ts";

/** The head of the exported rest: a plan that can be imported again. */
export const REST_HEADER = ["行号", "商品名称", "数量", "单位", "状态", "说明"];

/** The lines that are neither in the cart nor ready for it, as written. */
export const restOf = (lines: readonly PlanLine[]): PlanLine[] =>
  lines.filter((line) => !["ready", "added"].includes(bucketOf(line)));

/** Their rows for a CSV file. */
export function restRows(lines: readonly PlanLine[]): CsvCell[][] {
  return restOf(lines).map((line) => {
    const { row, text, requested = "", unit, reason, numberNote, problem } = line;
    return [row || "", text, requested, unit, BUCKET_NAMES[bucketOf(line)], problem || reason || numberNote];
  });
}
