import { bucketOf, type PlanLine } from "./plan.ts";

/** Notes on lines with the same goods, by line key: the other lines, and the total quantity. */
export function sameGoods(lines: readonly PlanLine[]): ReadonlyMap<string, string> {
  const ready = lines.filter((line) => bucketOf(line) === "ready");
  const notes = new Map<string, string>();
  for (const same of Map.groupBy(ready, ({ goodsId }) => goodsId).values()) {
    const sum = same.reduce((total, { number }) => total + number, 0);
    if (same.length > 1)
      for (const line of same) {
        const others = same
          .filter((other) => other !== line)
          .map(({ row }) => (row > 0 ? `第 ${row} 行` : "录入的一行"));
        notes.set(line.key, `与${others.join("、")}是同一商品，合计 ${sum} ${line.goods?.bzdw ?? ""}`);
      }
  }
  return notes;
}
