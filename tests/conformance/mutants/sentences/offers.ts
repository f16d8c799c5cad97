import type { Cashback } from "#generated/model/cashback.ts";
import type { Combination } from "#generated/model/combination.ts";
import type { GroupBuy } from "#generated/model/groupBuy.ts";
import type { LotteryStatus } from "#generated/model/lotteryStatus.ts";
import type { SpikeOffer } from "#generated/model/spikeOffer.ts";
import type { SpikeSession } from "#generated/model/spikeSession.ts";
import { editData } from "../twists.ts";
import type { Twist } from "../wire.ts";
import { editAll, isVisitor } from "./edit-records.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";

const RUNNING = 2;
const ENDED = 3;
/** Goods with a group-buy. */
const IN_A_GROUP_BUY = 22;

const editSpikes = (change: (offer: SpikeOffer) => void): Twist =>
  editData<SpikeSession | null>((session) => {
    for (const { spike } of session?.goods ?? []) change(spike);
  });

const editLottery = (change: (lottery: LotteryStatus) => void): Twist => editData<LotteryStatus>(change);

/** The group-buy of other goods for those without one. */
const groupBuyOfOthers: Twist = {
  async after(response, call, mock) {
    if (response.status !== 404) return;
    const { status } = await mock.askFor("getGoodsDetail", call, { ids: call.ids });
    if (status === 200)
      Object.assign(response, await mock.askFor("getGroupBuy", call, { ids: [IN_A_GROUP_BUY] }));
  },
};

/** Flash sales, combinations, group-buys, and what else is on for a time. */
export const OFFERS: readonly SentenceMutant[] = [
  {
    sentence: "Moves with the server's clock; 4 when everything is sold.",
    at: "getSpike",
    twist: () =>
      editSpikes((offer) => {
        if (offer.status === RUNNING) offer.status = ENDED;
      }),
  },
  {
    sentence: "Null when this visitor may not see prices.",
    at: "getSpike",
    user: "newbie",
    twist: () => editSpikes((offer) => void (offer.price ??= 9.9)),
  },
  {
    sentence: "1 when this buyer may buy each of its goods.",
    at: "listCombinationGroups",
    twist: () =>
      editAll<{ combinations: Combination[] }>(({ combinations }) => {
        for (const each of combinations.filter(({ is_buy: isBuy }) => isBuy)) {
          each.is_buy = 0;
          each.no_buy_reason = `组合中的${each.items[0]?.goods.name ?? "商品"}：暂停销售`;
        }
      }),
  },
  {
    sentence: "Empty when the combination can be bought; otherwise it names the goods and why they cannot.",
    at: "listCombinations",
    twist: () =>
      editAll<Combination>((each) => {
        if (each.is_buy) each.no_buy_reason = "库存不足";
      }),
  },
  {
    sentence: "As many as the stock of its goods allows.",
    at: "listCombinations",
    twist: () => editAll<Combination>((each) => void (each.number += 1)),
  },
  {
    sentence: "Every combination that can be bought, for /zhzq and /zhmz.",
    at: "listCombinations",
    judged: ["listCombinations", "listCombinationGroups"],
    twist: () => editData<Combination[]>((combinations) => void combinations.shift()),
  },
  {
    sentence: "The goods carry the offer's `goods_price_id`, with which they are put into the cart.",
    at: "listGroupBuys",
    twist: () => editAll<GroupBuy>(({ goods }) => void (goods.goods_price_id = 0)),
  },
  {
    sentence: "The group-buy of one product, for /list/info-pt; 404 for goods without one.",
    at: "getGroupBuy",
    judged: ["getGroupBuy", "listGroupBuys", "listGoods"],
    twist: () => groupBuyOfOthers,
  },
  {
    sentence: "0 for a visitor.",
    at: "getCashback",
    twist: () =>
      editData<Cashback>((cashback, call) => {
        if (isVisitor(call)) cashback.my_amount = 100;
      }),
  },
  {
    sentence: "Says if a lottery is open and the buyer has joined it: the pop-up appears only when not.",
    at: "getLotteryStatus",
    judged: ["getLotteryStatus", "listLotteryRecords"],
    twist: () => editLottery((lottery) => void (lottery.is_join = lottery.is_join ? 0 : 1)),
  },
  {
    sentence: "0 when no lottery is open.",
    at: "getLotteryStatus",
    twist: () => editLottery((lottery) => void (lottery.id = 0)),
  },
  {
    sentence: "Empty when no lottery is open.",
    at: "getLotteryStatus",
    twist: () => editLottery((lottery) => void (lottery.name = "")),
  },
];
