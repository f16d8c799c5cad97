import { OrderStatus } from "#generated/enums.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatDate } from "#mock/world/shanghai-time.ts";
import type { TeamMemberRecord } from "../records.ts";

const monthOf = (ms: number): string => formatDate(ms).slice(0, "YYYY-MM".length);

/** The amount in 分 of a person's orders of this calendar month, without those that were canceled. */
export function monthAmount(state: WorldState, { id, accountId }: TeamMemberRecord): number {
  const month = monthOf(state.clock.now());
  let total = 0;
  for (const order of state.orders.values())
    if (
      order.userId === accountId &&
      order.team?.memberId === id &&
      order.status !== OrderStatus.Canceled &&
      monthOf(order.createdAt) === month
    )
      total += order.amounts.amount;
  return total;
}
