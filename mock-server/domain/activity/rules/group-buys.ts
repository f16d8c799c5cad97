import { GroupBuyStatus, OrderStatus } from "#generated/enums.ts";
import type { OrderLineRecord, OrderRecord } from "#mock/domain/order/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { GroupBuyRecord } from "../records.ts";
import { isCurrent } from "./activities.ts";

export type GroupBuyProgress = {
  readonly status: GroupBuyStatus;
  readonly number: number;
  readonly buyers: number;
  /** The quantity ordered by a buyer. */
  numberOf(userId: number): number;
};

/**
 * The progress of a group-buy at `now` (ms), by default the world's time: other buyers join evenly until its end, and
 * the paid orders of this world count from the moment they are placed.
 */
export function groupBuyProgress(
  state: WorldState,
  groupBuy: GroupBuyRecord,
  now: number = state.clock.now(),
): GroupBuyProgress {
  const { startsAt, endsAt, target, othersNumber, othersBuyers } = groupBuy;
  const share = Math.min(1, Math.max(0, (now - startsAt) / (endsAt - startsAt)));
  const ordered = new Map<number, number>();
  for (const order of state.orders.values()) {
    if (order.status === OrderStatus.AwaitingPayment || order.status === OrderStatus.Canceled) continue;
    const number = numberIn(order, groupBuy);
    if (number > 0) ordered.set(order.userId, (ordered.get(order.userId) ?? 0) + number);
  }
  const total = [...ordered.values()].reduce((sum, number) => sum + number, 0);
  const number = Math.floor(othersNumber * share) + total;
  return {
    status:
      now < startsAt
        ? GroupBuyStatus.Upcoming
        : number >= target
          ? GroupBuyStatus.Succeeded
          : now < endsAt
            ? GroupBuyStatus.Running
            : GroupBuyStatus.Failed,
    number,
    buyers: Math.floor(othersBuyers * share) + ordered.size,
    numberOf: (userId) => ordered.get(userId) ?? 0,
  };
}

/** The group-buys that are running or about to start, those ending first on top. */
export const currentGroupBuys = ({ seed, clock }: WorldState): GroupBuyRecord[] =>
  [...seed.groupBuys.values()]
    .filter((groupBuy) => isCurrent(groupBuy, clock.now()))
    .toSorted((a, b) => a.endsAt - b.endsAt || a.id - b.id);

/** The quantity of an order in a group-buy: its lines at the group price, ordered in time. */
function numberIn(
  { createdAt, lines }: OrderRecord,
  { goodsId, price, startsAt, endsAt }: GroupBuyRecord,
): number {
  if (createdAt < startsAt || createdAt >= endsAt) return 0;
  return lines.reduce(
    (sum, line) => sum + (line.goodsId === goodsId && line.price === price ? line.number : 0),
    0,
  );
}

/**
 * When a paid order that would ship at `shipAt` (ms) can ship: then, unless one of its group-buys has not reached its
 * number; such an order waits until the group-buy's end. `missed` are the lines whose group-buy failed.
 */
export function groupBuySettlement(
  state: WorldState,
  order: OrderRecord,
  shipAt: number,
): { readonly at: number; readonly missed: readonly OrderLineRecord[] } {
  const waiting = order.lines.flatMap((line) => {
    const groupBuy = state.seed.groupBuys.get(line.goodsId);
    if (!groupBuy || numberIn({ ...order, lines: [line] }, groupBuy) === 0) return [];
    return isReached(state, groupBuy, shipAt) ? [] : [{ line, groupBuy }];
  });
  const missed = waiting.filter(({ groupBuy }) => !isReached(state, groupBuy, groupBuy.endsAt));
  return {
    at: Math.max(shipAt, ...waiting.map(({ groupBuy }) => groupBuy.endsAt)),
    missed: missed.map(({ line }) => line),
  };
}

const isReached = (state: WorldState, groupBuy: GroupBuyRecord, at: number): boolean =>
  groupBuyProgress(state, groupBuy, at).status === GroupBuyStatus.Succeeded;
