import { ActivityStatus } from "#generated/enums.ts";
import { statusAt } from "#mock/domain/common/period.ts";
import { conflict } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type LotteryRecord, type PrizeRecord, FIRST_NEW_DRAW_ID } from "./records.ts";
import { drawnPrize, prizeOf, drawKey } from "./rules/lotteries.ts";

/**
 * Draws for a buyer, once per lottery (specification section 4); repeated calls return the same prize. 409 before the
 * lottery opens and after it has ended.
 */
export function drawLottery(state: WorldState, user: UserRecord, lottery: LotteryRecord): PrizeRecord {
  const key = drawKey(lottery.id, user.id);
  const drawn = state.draws.get(key);
  const before = drawn && prizeOf(lottery, drawn.prizeId);
  if (before) return before;
  const status = statusAt(lottery, state.clock.now());
  if (status === ActivityStatus.Upcoming)
    throw conflict(`${lottery.name}还没有开始，请在活动期间再来`, SHOP_RULES.activityTime);
  if (status === ActivityStatus.Ended)
    throw conflict(`${lottery.name}已经结束，请留意下一次活动`, SHOP_RULES.activityTime);
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
