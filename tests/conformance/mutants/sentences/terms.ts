import { editData, type Fields, mendQuery, repeatSuccess } from "../twists.ts";
import type { Twist } from "../wire.ts";
import { dataOf, editIn, raise, recordsIn } from "./record-twists.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";

const SHANGHAI_MS = 8 * 3_600_000;
const DAY_LENGTH = "2026-11-21".length;
const FEE = 12;

/** The goods of a page with the price and the offer that they once had. */
function priceForever(): Twist {
  const sold = new Map<unknown, Fields>();
  return editData<{ goods: Fields }>(({ goods }) => {
    const { id, price, goods_price_id: offer } = goods;
    if (Number(offer) > 0) sold.set(id, { price, goods_price_id: offer });
    else Object.assign(goods, sold.get(id));
  });
}

/** Prices of the sale, read while it is on, hold for ever. */
const saleForever = (): Twist => {
  const forever = priceForever();
  return {
    async before(call, mock) {
      const session = dataOf<{ goods: { goods: Fields }[] } | null>(await mock.askFor("getSpike", call));
      for (const { goods } of session?.goods ?? []) await forever.after?.(responseOf(goods), call, mock);
      return undefined;
    },
    ...(forever.after && { after: forever.after }),
  };
};

const responseOf = (goods: Fields) => ({
  status: 200,
  headers: {},
  cookies: [],
  body: JSON.stringify({ data: { goods: { ...goods } } }),
});

/** A bill counts as overdue on its last day. */
const overdueAtOnce: Twist = {
  async after(response, call, mock) {
    const { timestamp } = dataOf<{ timestamp: number }>(await mock.askFor("getCommonData", call));
    const today = new Date(timestamp * 1000 + SHANGHAI_MS).toISOString().slice(0, DAY_LENGTH);
    await editIn("list", (bill) => {
      if (bill.due_at === today) bill.type = 2;
    }).after?.(response, call, mock);
  },
};

/** A balance that grows from response to response. */
function growingBalance(): Twist {
  let grown = 0;
  return editData<Fields>((balance) => raise(balance, "user_money", (grown += 1)));
}

/** Faults in what is charged, limited and shown as it was. */
export const TERMS: readonly SentenceMutant[] = [
  {
    sentence:
      "`goods_manjian_amount` is the line's own full reduction (每满减: `reduce` for every full amount of number × price), never a share of a tier of the cart.",
    at: "listCartLines",
    twist: () =>
      editIn("data", (line) => {
        if (line.goods_manjian_id === 0 && line.with_coupon === 1) line.goods_manjian_amount = 2;
      }),
  },
  {
    sentence: "The highest reached tier of each kind applies.",
    at: "checkoutCart",
    judged: ["listCartLines"],
    twist: () =>
      editData<Fields>((checkout) => {
        if (Number(checkout.manjian_amount) < FEE) return;
        raise(checkout, "manjian_amount", -FEE);
        raise(checkout, "amount", FEE);
      }),
  },
  {
    sentence: "The tier of full reduction or discount to be reached; the next one of each by default.",
    at: "getCartTopUp",
    twist: () => mendQuery((query) => query.delete("tier_id")),
  },
  {
    sentence: "Judges for the lines of this checkout instead of the ticked ones of the cart.",
    at: "listAvailableCoupons",
    twist: () => mendQuery((query) => query.delete("checkout_no")),
  },
  {
    sentence:
      "The amount paid for the goods of this buyer's earlier orders of the day that are paid and not shipped, without their freight; it already counts towards the threshold.",
    at: "listCartLines",
    twist: () =>
      editIn("shipping_data", (shipping) => {
        if (Number(shipping.no_trans_order_amount) > 0) raise(shipping, "no_trans_order_amount", FEE);
      }),
  },
  {
    sentence:
      "How many of the limit this buyer may still order; what they ordered during the offer (without a limited-time offer on this day) is deducted unless the order was cancelled.",
    at: "getGoodsDetail",
    twist: () => editIn("goods", (goods) => void (goods.limit_left = goods.limit_number)),
  },
  {
    sentence:
      "How many this buyer uses in 30 days - what was bought before the last day of purchase, spread over the days from the first purchase to the last, to two decimals; 0 where it was bought on one day only.",
    at: "getGoodsDetail",
    twist: () =>
      editIn("goods", (goods) => {
        if (Number(goods.monthly_number) > 0) goods.monthly_number = 2 * Number(goods.monthly_number);
      }),
  },
  { sentence: "Outside of its time the ordinary price holds.", at: "getGoodsDetail", twist: saleForever },
  {
    sentence: "The line as it was when the buyer added it, or last read its changes.",
    at: "listCartLines",
    twist: () => editIn("data", (line) => void (line.previous = null)),
  },
  {
    sentence: "`price` is what one unit would have cost then at the quantity of now.",
    at: "listCartLines",
    twist: () =>
      editIn("data", (line) => {
        for (const previous of recordsIn(line, "previous")) previous.price = line.raw_price;
      }),
  },
  {
    sentence: "With too little credit, or an overdue bill, it returns 409.",
    at: "createCreditPayment",
    twist: repeatSuccess,
  },
  {
    sentence: "Paid on that day is in time.",
    at: "checkCreditPayment",
    in: "listCreditBills",
    twist: () => overdueAtOnce,
  },
  {
    sentence:
      "Refunds of an order on credit lower its unpaid bill first; all else goes to the balance, however the order was paid.",
    at: "shipReturn",
    in: "getBalance",
    twist: growingBalance,
  },
  {
    sentence:
      "Lists an order's goods as they are today, with old and current price, how many can be bought, and a substitute for what is gone.",
    at: "getBuyAgainPreview",
    twist: () => editIn("lines", (line) => raise(line, "last_price", 1)),
  },
  {
    sentence: "Help articles and news that hold the words, in title or text, best first.",
    at: "searchArticles",
    twist: () => mendQuery((query) => query.set("keywords", "药")),
  },
  {
    sentence:
      "Several words are read as in the list, and fewer of them suggested where nothing has them all.",
    at: "searchGoods",
    twist: () =>
      mendQuery((query) => query.set("keywords", (query.get("keywords") ?? "").replaceAll(" ", "龘"))),
  },
];
