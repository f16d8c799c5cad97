import type { WorldState } from "#mock/domain/world-state.ts";
import type { Event } from "#mock/world/event.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import { acceptAfterSale, refuseAfterSale, settleAfterSale } from "./commands/complaint-progress.ts";
import { moveReturn, refundReturn } from "./commands/return-progress.ts";
import type { AfterSaleRecord, ReturnRecord } from "./records.ts";
import { REFUSED_WORD, RETURN_REFUSED } from "./rules/texts.ts";

const REVIEW_MS = 2 * 60 * 60_000;

/**
 * The next event of a return: it is reviewed after two hours (rejected when its description contains 驳回), cancelled
 * if nothing is sent within seven days, arrives two days after it was sent, and is refunded a day later.
 */
export function returnEvent(state: WorldState, one: ReturnRecord): Event | undefined {
  const after = (ms: number, run: (at: number) => unknown): Event => ({
    at: one.changedAt + ms,
    run: () => void run(one.changedAt + ms),
  });
  switch (one.status) {
    case 1:
      return one.describe.includes(REFUSED_WORD)
        ? after(REVIEW_MS, (at) => moveReturn(state, one, 6, at, { refuseReason: RETURN_REFUSED }))
        : after(REVIEW_MS, (at) => moveReturn(state, one, 2, at));
    case 2:
      return after(7 * DAY_MS, (at) => moveReturn(state, one, 7, at, {}, "超过 7 天未寄回，退货已自动取消"));
    case 3:
      return after(2 * DAY_MS, (at) => moveReturn(state, one, 4, at));
    case 4:
      return after(DAY_MS, (at) => refundReturn(state, one, at));
    default:
      return undefined;
  }
}

/**
 * The next event of a complaint: it is accepted after two hours (rejected when its description contains 驳回) and
 * settled a day later.
 */
export function afterSaleEvent(state: WorldState, one: AfterSaleRecord): Event | undefined {
  const { status, changedAt } = one;
  if (status === 1) {
    const at = changedAt + REVIEW_MS;
    const isRefused = one.describe.includes(REFUSED_WORD);
    return { at, run: () => (isRefused ? refuseAfterSale(state, one, at) : acceptAfterSale(state, one, at)) };
  }
  if (status === 2) {
    const at = changedAt + DAY_MS;
    return { at, run: () => settleAfterSale(state, one, at) };
  }
  return undefined;
}
