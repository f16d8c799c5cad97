import type { ArrivalNotice } from "#generated/model/arrivalNotice.ts";
import type { BalanceLogEntry } from "#generated/model/balanceLogEntry.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { FastBuyItem } from "#generated/model/fastBuyItem.ts";
import type { FavoriteItem } from "#generated/model/favoriteItem.ts";
import type { GoodsMatch } from "#generated/model/goodsMatch.ts";
import { favorites } from "#scripts/conformance/flows/favorites.ts";
import { editData } from "../twists.ts";
import type { Twist } from "../wire.ts";
import { editAll, plus } from "./edit-records.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";

const NO_GIFT = 0;
const NOT_FOUND = 0;

/** Puts the first of the goods that were found into the cart. */
const buyFirst: Twist = {
  async after(response, call, mock) {
    if (response.status !== 200) return;
    const { data } = JSON.parse(response.body) as { data: GoodsMatch[] };
    const [goods] = data.flatMap(({ candidates }) => candidates);
    if (!goods) return;
    const line = {
      goods_id: goods.id,
      price: goods.price ?? 0,
      number: goods.zbz,
      ck_id: goods.ck_id,
      goods_price_id: goods.goods_price_id,
      ladder_price_id: goods.ladder_price_id,
      goods_manjian_id: goods.goods_manjian_id,
      is_yj: goods.is_yj,
    };
    await mock.askFor("addCartLines", call, {
      form: Object.fromEntries(
        Object.entries(line).map(([name, value]) => [`params[0][${name}]`, `${value}`]),
      ),
    });
  },
};

/** Goods that were bought or starred, are in the cart or in a plan, and the balance that paid for them. */
export const BOUGHT: readonly SentenceMutant[] = [
  {
    sentence:
      "Today's price of the same quantity less the last one, in 元; negative when it has become cheaper; null when prices are hidden.",
    at: "listFastBuy",
    twist: () =>
      editAll<FastBuyItem>((item) => {
        if (item.price_change !== null) item.price_change = plus(item.price_change, 0.5);
      }),
  },
  {
    sentence: "The average quantity bought at a time, raised to the multiple.",
    at: "listFastBuy",
    twist: () => editAll<FastBuyItem>((item) => void (item.suggested_number += item.goods.zbz ?? 1)),
  },
  {
    sentence: "Null until the buyer was notified.",
    at: "listArrivalNotices",
    judged: ["listArrivalNotices", "getGoodsDetail", "addArrivalNotice"],
    twist: () => editAll<ArrivalNotice>((notice) => void (notice.arrived_at ??= notice.asked_at)),
  },
  {
    sentence: "Null when prices were hidden then, or are now.",
    at: "listFavorites",
    judged: favorites.operations,
    user: "newbie",
    twist: () => editAll<FavoriteItem>((item) => void (item.starred_price ??= 9.9)),
  },
  {
    sentence: "Every line has its result, in order; nothing is dropped.",
    at: "matchGoods",
    twist: () => editData<GoodsMatch[]>((matches) => void matches.pop()),
  },
  {
    sentence: "Changes nothing.",
    at: "matchGoods",
    judged: ["matchGoods", "listCartLines"],
    twist: () => buyFirst,
  },
  {
    sentence:
      "As the goods allow it: raised to the multiple, cut to limit and stock; as written where there are several candidates; 0 where none was requested.",
    at: "matchGoods",
    judged: ["matchGoods", "listGoods", "listCartLines"],
    twist: () => editAll<GoodsMatch>((match) => void (match.number += 1)),
  },
  {
    sentence:
      "Why the number was changed, nothing was found or the candidates are doubtful; empty otherwise.",
    at: "matchGoods",
    judged: ["matchGoods", "listGoods", "listCartLines"],
    twist: () =>
      editAll<GoodsMatch>((match) => {
        if (match.status !== NOT_FOUND && !match.is_changed) match.reason = "数量已按整件调整";
      }),
  },
  {
    sentence: "Empty without one.",
    at: "listCartLines",
    twist: () =>
      editData<{ data: CartLine[] }>(({ data }) => {
        for (const { gift_data: gift } of data) if (gift.type === NO_GIFT) gift.name = "赠品";
      }),
  },
  {
    sentence: "0 without one.",
    at: "listBalanceLog",
    twist: () => editAll<BalanceLogEntry>((entry) => void (entry.order_id ||= entry.id)),
  },
];
