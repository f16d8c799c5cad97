import { Flag } from "#generated/enums.ts";
import type { LotteryActivity } from "#generated/model/lotteryActivity.ts";
import type { LotteryPrize } from "#generated/model/lotteryPrize.ts";
import type { LotteryRecord as Draw } from "#generated/model/lotteryRecord.ts";
import type { LotteryStatus } from "#generated/model/lotteryStatus.ts";
import { presentPeriod, statusAt } from "#mock/domain/common/period.ts";
import { adImage } from "#mock/domain/home/present/ad.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { LotteryRecord, PrizeRecord } from "./records.ts";
import { findLottery, openLottery, prizeOf, prizeStatus, drawKey } from "./rules/lotteries.ts";

export const presentPrize = ({ id, name, remarks, adId }: PrizeRecord, origin: string): LotteryPrize => ({
  name,
  remarks,
  id,
  image: adImage(adId, origin),
});

const hasJoined = (state: WorldState, lottery: LotteryRecord, user: UserRecord | undefined): Flag =>
  user && state.draws.get(drawKey(lottery.id, user.id)) ? Flag.Yes : Flag.No;

/** Without an open lottery there is none to take part in, and the pop-up is not shown. */
export function presentLotteryStatus(state: WorldState, user: UserRecord): LotteryStatus {
  const open = openLottery(state);
  if (!open) return { is_join: Flag.Yes, id: 0, name: "" };
  return { is_join: hasJoined(state, open, user), id: open.id, name: open.name };
}

export const presentLottery = (
  state: WorldState,
  lottery: LotteryRecord,
  user: UserRecord | undefined,
  origin: string,
): LotteryActivity => ({
  id: lottery.id,
  name: lottery.name,
  status: statusAt(lottery, state.clock.now()),
  ...presentPeriod(lottery),
  rules: lottery.rules,
  prizes: lottery.prizes.map((prize) => presentPrize(prize, origin)),
  is_join: hasJoined(state, lottery, user),
});

/** The buyer's own draws, newest first. */
export const presentDraws = (state: WorldState, user: UserRecord): Draw[] =>
  [...state.draws.values()]
    .filter(({ userId }) => userId === user.id)
    .toSorted((a, b) => b.drawnAt - a.drawnAt)
    .flatMap((draw) => {
      const lottery = findLottery(state, draw.lotteryId);
      const prize = lottery && prizeOf(lottery, draw.prizeId);
      if (!prize) return [];
      return [
        {
          id: draw.id,
          lottery_id: draw.lotteryId,
          name: prize.name,
          remarks: prize.remarks,
          status: prizeStatus(prize, draw),
          created_at: formatDateTime(draw.drawnAt),
        },
      ];
    });
