import { GoodsType } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/index.ts";
import { isUnavailable } from "./line-state.ts";

export type CartGroup = {
  key: "selfOperated" | "partner" | "unavailable";
  title: string;
  lines: readonly CartLine[];
};

/** A row of the virtualized list: a group heading or a line. `rowIndex` counts lines only. */
export type CartRow =
  | { kind: "head"; key: string; group: CartGroup }
  | { kind: "line"; key: string; line: CartLine };

const titles = { selfOperated: "自营商品", partner: "入驻商家商品", unavailable: "失效商品" } as const;

/** Groups lines by seller; unavailable lines come last. Empty groups are left out. */
export function groupLines(lines: readonly CartLine[]): CartGroup[] {
  const groups: Record<CartGroup["key"], CartLine[]> = { selfOperated: [], partner: [], unavailable: [] };
  for (const line of lines) groups[keyOf(line)].push(line);
  return (["selfOperated", "partner", "unavailable"] as const)
    .map((key) => ({ key, title: titles[key], lines: groups[key] }))
    .filter((group) => group.lines.length > 0);
}

export function toRows(groups: readonly CartGroup[]): CartRow[] {
  return groups.flatMap((group) => [
    { kind: "head" as const, key: group.key, group },
    ...group.lines.map((line) => ({
      kind: "line" as const,
      key: String(line.id),
      line,
    })),
  ]);
}

function keyOf(line: CartLine): CartGroup["key"] {
  if (isUnavailable(line)) return "unavailable";
  return line.goods.type === GoodsType.SelfOperated ? "selfOperated" : "partner";
}
