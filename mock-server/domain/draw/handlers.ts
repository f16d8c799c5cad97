import type { DrawLotteryParams } from "#generated/model/drawLotteryParams.ts";
import type { ListLotteryWinnersParams } from "#generated/model/listLotteryWinnersParams.ts";
import { buyerOf, type Handler, ok, viewerOf } from "#mock/domain/common/handler.ts";
import { invalidField, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { presentAdsAt } from "#mock/domain/home/present/ad.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import { drawLottery as draw } from "./commands.ts";
import { presentDraws, presentLottery, presentLotteryStatus, presentPrize } from "./present.ts";
import { findLottery, winnersOf } from "./rules/lotteries.ts";

const GONE = "抽奖活动不存在或已结束，请返回首页查看正在进行的活动";

/** The lottery that `id` of a query names. */
const namedLottery = (state: WorldState, id: number) => {
  const lottery = findLottery(state, id);
  if (!lottery) throw invalidField("id", GONE, SHOP_RULES.exists);
  return lottery;
};

export const drawLottery: Handler<{ query: DrawLotteryParams }> = (request, state) => {
  const user = buyerOf(request, state);
  return ok(presentPrize(draw(state, user, namedLottery(state, request.query.id)), request.origin));
};

export const listLotteryWinners: Handler<{ query: ListLotteryWinnersParams }> = ({ query }, state) =>
  ok(
    winnersOf(state, namedLottery(state, query.id)).map(({ company, prize, at }) => ({
      company,
      name: prize,
      created_at: formatDateTime(at),
    })),
  );

export const getLotteryActivity: Handler<{ path: { id: number } }> = (request, state) => {
  const lottery = findLottery(state, request.path.id);
  if (!lottery) throw notFound(GONE, SHOP_RULES.exists);
  return ok(presentLottery(state, lottery, viewerOf(request, state), request.origin));
};

export const getLotteryStatus: Handler = (request, state) =>
  ok(presentLotteryStatus(state, buyerOf(request, state)));

export const listLotteryRecords: Handler = (request, state) =>
  ok(presentDraws(state, buyerOf(request, state)));

export const listLotteryAds: Handler = ({ origin }, state) => ok(presentAdsAt(state, "lottery", origin));
