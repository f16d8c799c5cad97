import { terms } from "#generated/terms.ts";
import type { DrawRecord, LotteryRecord, PrizeRecord } from "#mock/domain/draw/records.ts";
import { drawKey } from "#mock/domain/draw/rules/lotteries.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";

const prize = (
  id: number,
  [name, remarks, adId, weight]: readonly [string, string, number, number],
  kind: PrizeRecord["kind"],
  [worth, threshold, days]: readonly [number, number, number] = [0, 0, 0],
): PrizeRecord => ({ id, name, remarks, adId, weight, kind, worth, threshold, days });

/** A cash voucher of so many 元, from so many 元 on, for so many days. */
const voucher = (
  id: number,
  [worth, threshold, days]: readonly [number, number, number],
  [adId, weight]: readonly [number, number],
): PrizeRecord =>
  prize(id, [`${worth} 元现金券`, `满 ${threshold} 元可用，${days} 天内有效`, adId, weight], "voucher", [
    worth * 100,
    threshold * 100,
    days,
  ]);

const PRIZES: readonly PrizeRecord[] = [
  voucher(1, [50, 500, 60], [61, 15]),
  voucher(2, [100, 1000, 60], [64, 5]),
  voucher(3, [10, 100, 30], [65, 30]),
  prize(4, ["200 积分", "可在积分商城兑换礼品", 66, 25], "points", [200, 0, 0]),
  prize(5, ["上臂式电子血压计", "随下一笔订单发出", 67, 1], "goods"),
  prize(6, ["谢谢参与", "下次好运", 68, 24], "none"),
];

const RULES = [
  "1. 活动期间，每位会员可参加一次，以会员账号为准。",
  "2. 奖品由系统随机抽取，抽奖结果以“我的抽奖记录”为准。",
  `3. 现金券和积分在 ${terms.lottery.delivery_minutes} 分钟内发放，实物奖品随下一笔订单发出，不折现。`,
  "4. 资质未审核通过的会员可以抽奖，现金券在审核通过后使用。",
  "5. 以不正当手段参加的，取消中奖资格。",
].join("\n");

const lottery = (id: number, name: string, starts: string, ends: string): LotteryRecord => ({
  id,
  name,
  startsAt: parseDateTime(starts),
  endsAt: parseDateTime(ends),
  rules: RULES,
  prizes: PRIZES,
});

/** Every lottery: a past one, the one open at the base date, a future one. */
export const LOTTERIES: readonly LotteryRecord[] = [
  lottery(2, "国庆抽奖", "2026-10-01 00:00:00", "2026-10-08 00:00:00"),
  lottery(3, "冬日抽奖", "2026-11-11 00:00:00", "2026-12-01 00:00:00"),
  lottery(4, "年终抽奖", "2026-12-01 10:00:00", "2026-12-13 00:00:00"),
];

/** No prizes that would also need an entry in the points log or among the vouchers. */
const DRAWS: readonly DrawRecord[] = [
  {
    id: 1,
    lotteryId: 2,
    userId: 1,
    prizeId: 6,
    drawnAt: parseDateTime("2026-10-02 09:12:00"),
    deliveredAt: null,
  },
  {
    id: 2,
    lotteryId: 2,
    userId: 6,
    prizeId: 5,
    drawnAt: parseDateTime("2026-10-05 11:05:00"),
    deliveredAt: parseDateTime("2026-10-08 11:05:00"),
  },
  {
    id: 3,
    lotteryId: 3,
    userId: 6,
    prizeId: 5,
    drawnAt: parseDateTime("2026-11-20 16:31:00"),
    deliveredAt: null,
  },
];

/** The draws of the personas so far. */
export const PERSONA_DRAWS: ReadonlyMap<string, DrawRecord> = new Map(
  DRAWS.map((draw) => [drawKey(draw.lotteryId, draw.userId), draw]),
);
