import type { Goods } from "#generated/model/goods.ts";
import type { SpikeSession } from "#generated/model/spikeSession.ts";
import { editData } from "../twists.ts";
import type { Twist, WireCall } from "../wire.ts";
import { editAll, isVisitor, plus } from "./edit-records.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";

const PRICE = 9.9;
/** No brand has this number. */
const NO_BRAND = 987_654;

const editGoods = (change: (goods: Goods, call: WireCall) => void): Twist => editAll<Goods>(change);

/** Fields of goods. */
export const GOODS: readonly SentenceMutant[] = [
  {
    sentence: "Null where `ypgg` does not say it, or where one pack holds one unit.",
    at: "listGoods",
    twist: () =>
      editGoods((goods) => void (goods.pack_content ??= { number: 1, unit: goods.bzdw, substance: null })),
  },
  {
    sentence: "Null when this visitor may not see prices; `price_hint` then says why.",
    at: "listGoods",
    user: "newbie",
    twist: () => editGoods((goods) => void (goods.base_price ??= PRICE)),
  },
  {
    sentence: "Empty when prices are hidden.",
    at: "listGoods",
    user: "newbie",
    twist: () =>
      editGoods((goods) => {
        if (goods.price === null) goods.ladder_price = [{ number: 10, price: PRICE }];
      }),
  },
  {
    sentence: "With this quantity the goods ship free.",
    at: "listGoods",
    judged: [
      "listGoods",
      "addCartLines",
      "selectCartLines",
      "listCartLines",
      "getCartTotal",
      "checkoutCart",
      "deleteCartLines",
    ],
    twist: () =>
      editGoods((goods) => {
        if (goods.is_free_shipping) goods.free_shipping_number = 1;
      }),
  },
  {
    sentence: "The price of one unit for this buyer at the minimum quantity; null when prices are hidden.",
    at: "listGoods",
    twist: () =>
      editGoods((goods) => {
        const last = goods.ladder_price.at(-1);
        if (last) goods.price = last.price;
      }),
  },
  {
    sentence: "Empty when the price is shown.",
    at: "listGoods",
    twist: () =>
      editGoods((goods) => {
        if (goods.price !== null) goods.price_hint = "登录后可见价格";
      }),
  },
  {
    sentence: "Empty when the goods can be bought.",
    at: "listGoods",
    twist: () =>
      editGoods((goods) => {
        if (goods.is_buy) goods.no_buy_reason = "库存不足";
      }),
  },
  {
    sentence: "Per buyer for the time of the offer; 0 means no limit.",
    at: "getSpike",
    twist: () =>
      editData<SpikeSession | null>((session) => {
        for (const { goods } of session?.goods ?? []) {
          goods.limit_number = 0;
          goods.limit_left = 0;
        }
      }),
  },
  {
    sentence: "0 when there is no limit; for a visitor the whole limit.",
    at: "listGoods",
    twist: () =>
      editGoods((goods) => {
        if (goods.limit_number === 0) goods.limit_left = 10;
      }),
  },
  {
    sentence:
      "What the maker suggests for one unit; null where it suggests nothing, and when prices are hidden.",
    at: "listGoods",
    twist: () => editGoods((goods) => void (goods.retail_price ??= goods.price === null ? 18 : null)),
  },
  {
    sentence: "The code of this pack in the national catalogue; empty outside it.",
    at: "listGoods",
    twist: () => editGoods((goods) => void (goods.insurance_code = "")),
  },
  {
    sentence:
      "1 for compounds with ephedrine or pseudoephedrine, which have a `limit_number` and `licensed_address_only`.",
    at: "listGoods",
    twist: () => editGoods((goods) => void (goods.is_ephedrine = 1)),
  },
  {
    sentence: "0 without a brand.",
    at: "listGoods",
    twist: () => editGoods((goods) => void (goods.brand_id ||= NO_BRAND)),
  },
  {
    sentence: "How many of it are in this buyer's cart.",
    at: "listGoods",
    judged: ["listGoods", "listCartLines"],
    twist: () => editGoods((goods) => void (goods.cart_number = (goods.cart_number ?? 0) + 1)),
  },
  {
    sentence: "With the four fields below, 0 and null for a visitor.",
    at: "listGoods",
    twist: () =>
      editGoods((goods, call) => {
        if (!isVisitor(call)) return;
        goods.bought = 1;
        goods.last_number = 5;
      }),
  },
  {
    sentence: "Null when prices are hidden from the buyer, too.",
    at: "listGoods",
    user: "newbie",
    twist: () =>
      editGoods((goods, call) => {
        if (isVisitor(call) || goods.price !== null) return;
        goods.bought = 1;
        goods.last_price = PRICE;
        goods.last_bought_at = "2026-11-20 11:00:00";
        goods.last_number = 1;
      }),
  },
  {
    sentence: "The storewide price: 94 % of the ordinary one, floored to the fen.",
    at: "listGoods",
    judged: ["listGoods", "getWelfare"],
    twist: () =>
      editGoods((goods) => {
        if (goods.price && goods.tags.some(({ name }) => name === "94折"))
          goods.price = plus(goods.price, 0.01);
      }),
  },
];
