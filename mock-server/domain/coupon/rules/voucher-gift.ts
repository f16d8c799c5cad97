import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { VoucherRecord } from "../records.ts";

const FIRST_GIVEN_VOUCHER_ID = 50_001;

type Gift = Pick<VoucherRecord, "amount" | "threshold" | "source"> & { readonly days: number };

/** Gives a buyer a cash voucher as of `at` (ms), valid for a number of days. Amounts in 分. */
export function giveVoucher(state: WorldState, userId: number, gift: Gift, at: number): void {
  const id = state.next("given-voucher", FIRST_GIVEN_VOUCHER_ID);
  const { days, ...voucher } = gift;
  state.vouchers.put(id, {
    id,
    userId,
    voucherNo: `XJ2026${String(id).padStart(8, "0")}`,
    ...voucher,
    balance: voucher.amount,
    startsAt: at,
    endsAt: at + days * DAY_MS,
    orderId: 0,
  });
}
