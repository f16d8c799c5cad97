import { terms } from "#generated/terms.ts";
import type { CashbackRecord } from "#mock/domain/activity/records.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";

/** The cashbacks, one a month. */
export const CASHBACKS: readonly CashbackRecord[] = [
  {
    id: 81,
    name: "11 月满额返现",
    startsAt: parseDateTime("2026-11-01 00:00:00"),
    endsAt: parseDateTime("2026-12-01 00:00:00"),
    paidOutAt: parseDateTime(`2026-12-${String(terms.cashback.pay_day).padStart(2, "0")} 09:00:00`),
    rules: [
      "1. 活动期间已付款订单的实付金额累计，未付款和已取消的订单不计。",
      "2. 达到多个档位的，按最高一档返现。",
      `3. 次月 ${terms.cashback.pay_day} 日发放现金券，${terms.cashback.voucher_days} 天内有效。`,
      "4. 退货的，按退货后的累计金额重新计算。",
    ].join("\n"),
    tiers: terms.cashback.tiers.map(({ paid_yuan: paid, back_yuan: back }) => ({
      amount: paid * 100,
      cashback: back * 100,
    })),
  },
];
