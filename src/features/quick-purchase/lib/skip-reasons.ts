import type { SkippedRow, SkipReason } from "./parse-plan.ts";

/** Why a row was skipped, in display order. */
export const SKIP_REASONS: Readonly<Record<SkipReason, string>> = {
  duplicate: "重复已合并",
  blank: "空行",
  header: "表头和标题",
  total: "合计行",
  zero: "数量为 0",
  empty: "没有商品信息",
  long: "超过 500 字",
  removed: "已移除",
};

/** The number of rows for each reason that occurs. */
export function countSkipped(
  skipped: readonly SkippedRow[],
): { reason: SkipReason; name: string; count: number }[] {
  return (Object.keys(SKIP_REASONS) as SkipReason[]).flatMap((reason) => {
    const count = skipped.filter((row) => row.reason === reason).length;
    return count > 0 ? [{ reason, name: SKIP_REASONS[reason], count }] : [];
  });
}
