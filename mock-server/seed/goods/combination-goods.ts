import { CartLineType, Flag, GoodsType, InsuranceClass } from "#generated/enums.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { COMBINATIONS, type Combination } from "./combinations.ts";

/**
 * The combinations as products of their own; `goods` contains the showcase, and the first part determines the
 * manufacturer.
 */
export function buildCombinations(goods: readonly GoodsRecord[]): GoodsRecord[] {
  return COMBINATIONS.flatMap((combination) => {
    const first = goods[(combination.parts[0]?.goodsId ?? 0) - 1];
    return first ? [combine(combination, first, goods)] : [];
  });
}

function combine(combination: Combination, first: GoodsRecord, goods: readonly GoodsRecord[]): GoodsRecord {
  const parts = combination.parts.map(({ goodsId, number }) => ({ goods: goods[goodsId - 1], number }));
  const anyOf = (mark: "licensed_address_only" | "is_ephedrine" | "is_cold_chain") =>
    parts.some((part) => part.goods?.[mark] === Flag.Yes) ? Flag.Yes : Flag.No;
  const worth = parts.reduce((sum, part) => sum + (part.goods?.base_price ?? 0) * part.number, 0);
  const expiries = parts.flatMap((part) => part.goods?.xq ?? []).toSorted();
  const content = parts.map((part) => `${part.goods?.name} ${part.number} ${part.goods?.bzdw}`).join("，");
  return {
    ...first,
    ladder_price: [],
    is_buy: Flag.Yes,
    no_buy_reason: "",
    is_free_shipping: Flag.No,
    free_shipping_number: 0,
    is_dpby: Flag.No,
    qg_number: 0,
    is_youx: Flag.No,
    type: GoodsType.SelfOperated,
    is_yj: Flag.No,
    is_jxq: Flag.No,
    gift: null,
    controlled_group: "",
    timed: null,
    id: combination.id,
    name: combination.name,
    aliases: [],
    licensed_address_only: anyOf("licensed_address_only"),
    insurance: InsuranceClass.None,
    insurance_code: "",
    is_collective: Flag.No,
    is_ephedrine: anyOf("is_ephedrine"),
    is_cold_chain: anyOf("is_cold_chain"),
    retail_price: null,
    ypgg: combination.spec,
    form: "器械盒",
    base_price: worth,
    offer_price: Math.floor((worth * combination.percent) / 1000) * 10,
    // Its stock is that of its parts, at any time.
    number: 0,
    bzdw: "套",
    tags: [{ name: "组合", describe: `组合价，含${content}`, is_show: Flag.Yes, isLadder: Flag.No }],
    pzwh: "",
    xq: expiries[0] ?? first.xq,
    zbz: 1,
    jzl: 20,
    limit_number: 0,
    goods_price_id: 0,
    ladder_price_id: 0,
    goods_manjian_id: 0,
    reduction: null,
    sale_type: CartLineType.Combination,
    with_coupon: Flag.No,
    parts: combination.parts,
  };
}
