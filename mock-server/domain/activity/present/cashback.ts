import type { Cashback } from "#generated/model/cashback.ts";
import { tierStates } from "#mock/domain/cart/rules/tiers.ts";
import { presentPeriod, statusAt } from "#mock/domain/common/period.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toYuan } from "#mock/world/money.ts";
import type { CashbackRecord } from "../records.ts";
import { cashbackProgress } from "../rules/cashback.ts";

/** A cashback with the viewer's progress; visitors have none. Reached tiers come first. */
export function presentCashback(
  state: WorldState,
  record: CashbackRecord,
  viewer: UserRecord | undefined,
): Cashback {
  const now = state.clock.now();
  const { amount, cashback } = viewer
    ? cashbackProgress(state, record, viewer.id)
    : { amount: 0, cashback: 0 };
  return {
    id: record.id,
    name: record.name,
    status: statusAt(record, now),
    ...presentPeriod(record),
    timestamp: Math.floor(now / 1000),
    rules: record.rules,
    tiers: tierStates(record.tiers, amount).map(({ tier, status }) => ({
      amount: toYuan(tier.amount),
      cashback: toYuan(tier.cashback),
      status,
    })),
    my_amount: toYuan(amount),
    my_cashback: toYuan(cashback),
  };
}
