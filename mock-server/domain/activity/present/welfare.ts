import type { Welfare } from "#generated/model/welfare.ts";
import { terms } from "#generated/terms.ts";
import { presentPeriod, statusAt } from "#mock/domain/common/period.ts";
import { presentAdsAt } from "#mock/domain/home/present/ad.ts";
import type { WorldState } from "#mock/domain/world-state.ts";

const RULES = [
  `1. 带“${terms.welfare.percent}折”标签的商品按供货价的 ${terms.welfare.percent}% 结算，舍去到分。`,
  "2. 秒杀、每日特价、拼团、近效期和组合商品不参加。",
  "3. 可与优惠券、现金券和满减同享，不与阶梯价同享。",
  "4. 活动结束后恢复供货价，购物车内的商品按结算时的价格计算。",
].join("\n");

/** The storewide price; its goods are listed by zone `welfare`. */
export function presentWelfare(state: WorldState, origin: string): Welfare {
  const { seed, clock } = state;
  const { welfare } = seed;
  const now = clock.now();
  return {
    rate: welfare.percent / 100,
    status: statusAt(welfare, now),
    ...presentPeriod(welfare),
    timestamp: Math.floor(now / 1000),
    banners: presentAdsAt(state, "welfare", origin),
    rules: RULES,
  };
}
