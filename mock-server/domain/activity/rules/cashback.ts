import { appliedTier } from "#mock/domain/cart/rules/tiers.ts";
import { boughtOrders } from "#mock/domain/goods/rules/bought.ts";
import { worthOf } from "#mock/domain/order/rules/order-worth.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import type { CashbackRecord } from "../records.ts";
import { isCurrent, isShown } from "./activities.ts";

/** The cashback that is running or about to start, else the last one that can still be read. */
export function findCashback({ seed, clock }: WorldState): CashbackRecord | undefined {
  const { cashbacks } = seed.content;
  const now = clock.now();
  return (
    cashbacks.find((cashback) => isCurrent(cashback, now)) ??
    cashbacks.findLast((cashback) => cashback.endsAt <= now && isShown(cashback, now))
  );
}

/**
 * The total of a buyer's paid orders of the period minus refunds, in 分, and the cashback of the highest tier reached.
 */
export function cashbackProgress(
  state: WorldState,
  { startsAt, endsAt, tiers }: CashbackRecord,
  userId: number,
): { readonly amount: Fen; readonly cashback: Fen } {
  const amount = boughtOrders(state, userId)
    .filter(({ createdAt }) => startsAt <= createdAt && createdAt < endsAt)
    .reduce((sum, order) => sum + worthOf(state, order), 0);
  return { amount, cashback: appliedTier(tiers, amount)?.cashback ?? 0 };
}
