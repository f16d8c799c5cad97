import { Flag } from "#generated/enums.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import type { CartLineRecord } from "../records.ts";

type OfferIds = Pick<CartLineRecord, "goods_price_id" | "ladder_price_id" | "goods_manjian_id" | "is_yj">;

/** Lines of the same goods with the same offers are one line. */
export const offerKey = (line: OfferIds & Pick<CartLineRecord, "goods_id">): string =>
  `${line.goods_id}-${line.goods_price_id}-${line.ladder_price_id}-${line.goods_manjian_id}-${line.is_yj}`;

/**
 * The lines of a cart as their goods are offered now. A line follows the time of its offer: after a flash sale it is an
 * ordinary one, and lines that had become two merge into the first. Price tiers and a full reduction that a line was
 * added without stay without; those that its goods no longer have end.
 */
export function currentLines(
  stored: readonly CartLineRecord[],
  goodsOf: (id: number) => GoodsRecord | undefined,
): readonly CartLineRecord[] {
  const current = stored.map((line) => currentLine(line, goodsOf(line.goods_id)));
  // Most carts have no goods twice, and need no keys.
  const lines =
    new Set(stored.map(({ goods_id }) => goods_id)).size < stored.length ? mergeTwins(current) : current;
  const isSame = lines.length === stored.length && lines.every((line, index) => line === stored[index]);
  return isSame ? stored : lines;
}

function mergeTwins(lines: readonly CartLineRecord[]): readonly CartLineRecord[] {
  const byOffer = new Map<string, CartLineRecord>();
  for (const line of lines) {
    const key = offerKey(line);
    const twin = byOffer.get(key);
    byOffer.set(key, twin ? merged(twin, line) : line);
  }
  return [...byOffer.values()];
}

function currentLine(line: CartLineRecord, goods: GoodsRecord | undefined): CartLineRecord {
  if (!goods) return line;
  const { sale_type: type, goods_price_id, is_yj } = goods;
  const ladder_price_id = goods.ladder_price_id === 0 ? 0 : line.ladder_price_id;
  const goods_manjian_id = goods.goods_manjian_id === 0 ? 0 : line.goods_manjian_id;
  const isCurrent =
    line.type === type &&
    line.goods_price_id === goods_price_id &&
    line.ladder_price_id === ladder_price_id &&
    line.goods_manjian_id === goods_manjian_id &&
    line.is_yj === is_yj;
  return isCurrent ? line : { ...line, type, goods_price_id, ladder_price_id, goods_manjian_id, is_yj };
}

const merged = (first: CartLineRecord, second: CartLineRecord): CartLineRecord => ({
  ...first,
  number: first.number + second.number,
  is_selected: first.is_selected === Flag.Yes ? Flag.Yes : second.is_selected,
});
