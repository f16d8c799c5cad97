import { CartLineType } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/index.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { isUnavailable, lineType } from "./line-state.ts";

export type LineChange = {
  kind: "dearer" | "cheaper" | "tiers" | "offer" | "expiry";
  text: string;
  /** The previous value, in full. */
  title: string;
};

/**
 * Returns the changes to a line since the buyer last saw it; none if it cannot be bought, as only that matters then.
 */
export function lineChanges(line: CartLine): readonly LineChange[] {
  const { previous, price, goods } = line;
  if (!previous || isUnavailable(line)) return [];
  const changes: LineChange[] = [];
  const was = `原来 ${formatMoney(previous.price)}/${goods.bzdw}`;
  if (price > previous.price)
    changes.push({
      kind: "dearer",
      text: `涨 ${formatMoney(minusMoney(price, previous.price))}`,
      title: was,
    });
  if (price < previous.price)
    changes.push({
      kind: "cheaper",
      text: `降 ${formatMoney(minusMoney(previous.price, price))}`,
      title: was,
    });
  if (hasEnded(previous.ladder_price_id, line.ladder_price_id))
    changes.push({ kind: "tiers", text: "阶梯取消", title: "这个商品不再有阶梯价" });
  if (hasOfferEnded(line, previous))
    changes.push({ kind: "offer", text: "活动结束", title: "加入购物车时的活动已结束" });
  if (goods.xq && goods.xq < previous.xq)
    changes.push({ kind: "expiry", text: "效期变近", title: `原来效期至 ${previous.xq}` });
  return changes;
}

export const isChanged = (line: CartLine): boolean => line.previous !== null && lineChanges(line).length > 0;

const hasEnded = (before: number, now: number): boolean => before > 0 && now === 0;

const hasOfferEnded = (line: CartLine, previous: NonNullable<CartLine["previous"]>): boolean =>
  (previous.type === CartLineType.Spike && lineType(line) !== CartLineType.Spike) ||
  hasEnded(previous.goods_price_id, line.goods_price_id) ||
  hasEnded(previous.goods_manjian_id, line.goods_manjian_id);

const NAMES: Record<LineChange["kind"], string> = {
  dearer: "涨价",
  cheaper: "降价",
  tiers: "阶梯取消",
  offer: "活动结束",
  expiry: "效期变近",
};

/** Counts the changed lines by the kind of change: `涨价 2，阶梯取消 1`. */
export function describeChanges(lines: readonly CartLine[]): string {
  const kinds = lines.flatMap((line) => lineChanges(line).map(({ kind }) => kind));
  return (Object.keys(NAMES) as LineChange["kind"][])
    .map((kind) => [NAMES[kind], kinds.filter((each) => each === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
    .join("，");
}
