import type { GroupBuyRecord } from "#mock/fixtures/goods/campaigns.ts";
import { isCurrent } from "./activities.ts";
import type { WorldState } from "./world-state.ts";

const UNPAID = 1;
const CANCELLED = 6;

/** 1 not yet, 2 on, 3 reached, 4 not reached in time: the contract's GroupBuyStatus. */
export type GroupBuyState = 1 | 2 | 3 | 4;

/** How a group-buy stands. */
export type GroupBuyProgress = {
  readonly status: GroupBuyState;
  readonly number: number;
  readonly buyers: number;
  /** How many a buyer has taken part with. */
  numberOf(userId: number): number;
};

/**
 * How far a group-buy has come at the world's time: other buyers join evenly until its end, and the paid orders of this
 * world count from the moment they are placed.
 */
export function groupBuyProgress(state: WorldState, groupBuy: GroupBuyRecord): GroupBuyProgress {
  const now = state.clock.now();
  const { startsAt, endsAt, target, othersNumber, othersBuyers } = groupBuy;
  const share = Math.min(1, Math.max(0, (now - startsAt) / (endsAt - startsAt)));
  const own = new Map<number, number>();
  for (const order of state.orders.values()) {
    if (order.status === UNPAID || order.status === CANCELLED) continue;
    if (order.createdAt < startsAt || order.createdAt >= endsAt) continue;
    for (const { goodsId, price, number } of order.lines) {
      if (goodsId !== groupBuy.goodsId || price !== groupBuy.price) continue;
      own.set(order.userId, (own.get(order.userId) ?? 0) + number);
    }
  }
  const ordered = [...own.values()].reduce((sum, number) => sum + number, 0);
  const number = Math.floor(othersNumber * share) + ordered;
  return {
    status: now < startsAt ? 1 : number >= target ? 3 : now < endsAt ? 2 : 4,
    number,
    buyers: Math.floor(othersBuyers * share) + own.size,
    numberOf: (userId) => own.get(userId) ?? 0,
  };
}

/** The group-buys that are on or about to start, those ending first in front. */
export const currentGroupBuys = ({ seed, clock }: WorldState): GroupBuyRecord[] =>
  [...seed.groupBuys.values()]
    .filter((groupBuy) => isCurrent(groupBuy, clock.now()))
    .toSorted((a, b) => a.endsAt - b.endsAt || a.id - b.id);
