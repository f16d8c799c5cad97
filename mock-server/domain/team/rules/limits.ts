import type { CheckoutRecord } from "#mock/domain/cart/records.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatYuan } from "#mock/world/money.ts";
import type { TeamMemberRecord } from "../records.ts";
import { monthAmount } from "./spending.ts";

type SoldLine = { readonly goods: Pick<GoodsRecord, "name" | "category_id"> };

/** The goods of a checkout. */
export const soldLines = (state: WorldState, { lines }: CheckoutRecord): SoldLine[] =>
  lines.flatMap(({ line }) => {
    const goods = state.goods.get(line.goods_id);
    return goods ? [{ goods }] : [];
  });

/**
 * Why an order of `amount` 分 needs an approval, in Chinese and fit to be shown; empty within the limits of a person,
 * and for the owner, who has none.
 */
export function limitReasons(
  state: WorldState,
  member: TeamMemberRecord | undefined,
  amount: number,
  lines: readonly SoldLine[],
): string[] {
  if (!member) return [];
  const { orderLimit, monthLimit } = member;
  const reasons: string[] = [];
  if (orderLimit !== null && amount > orderLimit)
    reasons.push(`本单 ${formatYuan(amount)} 元，超出单笔限额 ${formatYuan(orderLimit)} 元`);
  const month = monthLimit === null ? 0 : monthAmount(state, member) + amount;
  if (monthLimit !== null && month > monthLimit)
    reasons.push(`本月下单将达 ${formatYuan(month)} 元，超出每月限额 ${formatYuan(monthLimit)} 元`);
  const outside = linesOutside(state, member, lines);
  const [first] = outside;
  if (first) {
    const others = outside.length > 1 ? `等 ${outside.length} 种商品` : "";
    reasons.push(`${first.goods.name}${others}不在可购分类内`);
  }
  return reasons;
}

/** The lines whose goods are in none of the categories that a person may buy. */
function linesOutside(
  { seed }: WorldState,
  { categoryIds }: TeamMemberRecord,
  lines: readonly SoldLine[],
): readonly SoldLine[] {
  if (categoryIds.length === 0) return [];
  const allowed = categoryIds.map((id) => seed.index.leavesOf.get(id));
  return lines.filter(
    ({ goods: { category_id: id } }) =>
      !categoryIds.includes(id) && !allowed.some((leaves) => leaves?.has(id)),
  );
}
