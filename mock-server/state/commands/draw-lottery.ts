import { drawKey, FIRST_NEW_DRAW_ID } from "#mock/fixtures/draw/lotteries.ts";
import type { LotteryRecord, PrizeRecord } from "#mock/fixtures/draw/records.ts";
import type { UserRecord } from "#mock/fixtures/user/records.ts";
import { drawnPrize, prizeOf } from "../lotteries.ts";
import { conflict } from "../refusal.ts";
import { SHOP_RULES } from "../rules/shop-rules.ts";
import { statusAt } from "../rules/activity-status.ts";
import type { WorldState } from "../world-state.ts";

/**
 * Draws for a buyer, once per lottery (specification section 4); asked again it answers what was drawn. 409 before the
 * lottery opens and after it has ended.
 */
export function drawLottery(state: WorldState, user: UserRecord, lottery: LotteryRecord): PrizeRecord {
  const key = drawKey(lottery.id, user.id);
  const drawn = state.draws.get(key);
  const before = drawn && prizeOf(lottery, drawn.prizeId);
  if (before) return before;
  const status = statusAt(lottery, state.clock.now());
  if (status === 1) throw conflict(`${lottery.name}还没有开始，请在活动期间再来`, SHOP_RULES.activityTime);
  if (status === 3) throw conflict(`${lottery.name}已经结束，请留意下一次活动`, SHOP_RULES.activityTime);
  const prize = drawnPrize(state.seed.seed, lottery.prizes, key);
  state.draws.put(key, {
    id: state.next("draw", FIRST_NEW_DRAW_ID),
    lotteryId: lottery.id,
    userId: user.id,
    prizeId: prize.id,
    drawnAt: state.clock.now(),
    deliveredAt: null,
  });
  return prize;
}
