import { AfterSaleStatus, ReturnStatus } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Event } from "#mock/world/event.ts";
import { DAY_MS, HOUR_MS } from "#mock/world/shanghai-time.ts";
import { moveAfterSale, settleAfterSale } from "./commands/complaint-progress.ts";
import { handOver } from "./commands/return-dispatch.ts";
import { moveReturn, refundReturn } from "./commands/return-progress.ts";
import type { AfterSaleRecord, ReturnRecord } from "./records.ts";
import { courierAt } from "./rules/pickups.ts";
import { AFTER_SALE_REFUSED, REFUSED_WORD, RETURN_REFUSED } from "./rules/texts.ts";

const { returns, complaints } = terms;

/** Returns the event that happens to a case `ms` after it has reached its state. */
function after({ changedAt }: AfterSaleRecord | ReturnRecord, ms: number, run: (at: number) => void): Event {
  const at = changedAt + ms;
  return { at, run: () => run(at) };
}

/**
 * The next event of a return: it is reviewed (rejected when its description contains 驳回), fetched by the courier who
 * was booked, canceled if nothing is sent in time, arrives two days after it was sent, and is refunded.
 */
export function returnEvent(state: WorldState, one: ReturnRecord): Event | undefined {
  switch (one.status) {
    case ReturnStatus.AwaitingReview:
      return one.describe.includes(REFUSED_WORD)
        ? after(one, returns.review_hours * HOUR_MS, (at) =>
            moveReturn(state, one, ReturnStatus.Rejected, at, { refuseReason: RETURN_REFUSED }),
          )
        : after(one, returns.review_hours * HOUR_MS, (at) =>
            moveReturn(state, one, ReturnStatus.AwaitingDispatch, at),
          );
    case ReturnStatus.AwaitingDispatch: {
      const { pickup } = one;
      if (pickup) {
        const at = courierAt(pickup);
        return { at, run: () => handOver(state, one, at) };
      }
      return after(one, returns.send_back_days * DAY_MS, (at) =>
        moveReturn(
          state,
          one,
          ReturnStatus.Canceled,
          at,
          {},
          `超过 ${returns.send_back_days} 天未寄回，退货已自动取消`,
        ),
      );
    }
    case ReturnStatus.AwaitingReceipt:
      return after(one, 2 * DAY_MS, (at) => moveReturn(state, one, ReturnStatus.Refunding, at));
    case ReturnStatus.Refunding:
      return after(one, returns.refund_days * DAY_MS, (at) => refundReturn(state, one, at));
    default:
      return undefined;
  }
}

/**
 * The next event of a complaint: it is accepted (rejected when its description contains 驳回) and settled.
 */
export function afterSaleEvent(state: WorldState, one: AfterSaleRecord): Event | undefined {
  switch (one.status) {
    case AfterSaleStatus.Waiting:
      return one.describe.includes(REFUSED_WORD)
        ? after(one, complaints.review_hours * HOUR_MS, (at) =>
            moveAfterSale(state, one, AfterSaleStatus.Rejected, at, { result: AFTER_SALE_REFUSED }),
          )
        : after(one, complaints.review_hours * HOUR_MS, (at) =>
            moveAfterSale(state, one, AfterSaleStatus.Processing, at),
          );
    case AfterSaleStatus.Processing:
      return after(one, complaints.settle_days * DAY_MS, (at) => settleAfterSale(state, one, at));
    default:
      return undefined;
  }
}
