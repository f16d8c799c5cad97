import type { OperationId } from "#generated/operations.ts";
import { type Fields, editData } from "../twists.ts";
import type { Twist } from "../wire.ts";
import { dataOf, editIn, raise, recordsIn, setIn, yuan } from "./record-twists.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";

type Line = {
  readonly is_selected: number;
  readonly number: number;
  readonly goods: Readonly<
    Record<"is_dpby" | "qg_number" | "is_free_shipping" | "free_shipping_number", number>
  >;
};
type Cart = {
  readonly data: Line[];
  readonly shipping_data: { readonly shipping_amount: number; readonly no_trans_order_amount: number };
};
type Totals = { amount: number; shipping_remainder: number };
type Tiers = Record<string, { id: number; reduce: number }>;
type Activities = { activity_data: Record<string, Record<string, Tiers>> };
type Priced = {
  shared: number;
  coupon_shared: number;
  paid: number;
  amount: number;
  reason: { shared: string };
};

const SHIPPING: readonly OperationId[] = ["listCartLines", "checkoutCart", "previewOrder", "getCartTopUp"];

/** Changes the tiers of full reductions or of discounts; returned ones replace them. */
const editTiers = (kind: string, change: (tiers: Tiers) => Tiers): Twist =>
  editData<Activities>(({ activity_data: { [kind]: group } }) => {
    if (group?.[kind]) group[kind] = change(group[kind]);
  });

const withoutLetter = (tiers: Tiers): Tiers =>
  Object.fromEntries(Object.values(tiers).map((tier) => [`tier-${tier.id}`, tier]));

const isFree = ({ number, goods }: Line): boolean =>
  (goods.is_dpby === 1 && number >= goods.qg_number) ||
  (goods.is_free_shipping === 1 && number >= goods.free_shipping_number);

/** Names a remainder in spite of a line that ships the order free. */
const askFeeAllTheSame: Twist = {
  async after(response, call, mock) {
    if (response.status !== 200) return;
    const { data: lines, shipping_data: shipping } = dataOf<Cart>(await mock.askFor("listCartLines", call));
    const shipsFree = lines.some((line) => line.is_selected === 1 && isFree(line));
    if (!shipsFree) return;
    await editData<Totals>((totals) => {
      const lacking = shipping.shipping_amount - shipping.no_trans_order_amount - totals.amount;
      totals.shipping_remainder = yuan(Math.max(lacking, 1));
    }).after?.(response, call, mock);
  },
};

/** Faults in the lines of a cart, its shipping and its tiers. */
const IN_THE_CART: readonly SentenceMutant[] = [
  {
    sentence: "The price of one unit at this quantity.",
    at: "listCartLines",
    twist: () => editIn("data", (line) => void (line.price = line.raw_price)),
  },
  {
    sentence: "The goods' `base_price`, before tiers and offers.",
    at: "listCartLines",
    twist: () => editIn("data", (line) => void (line.raw_price = line.price)),
  },
  {
    sentence: "A text that no other line of the cart has.",
    at: "listCartLines",
    twist: () => setIn("data", () => true, { key: "7-0-7-0-0" }),
  },
  {
    sentence: "Kept by the client while a favourite is being toggled; a server sends 0.",
    at: "listCartLines",
    twist: () => setIn("data", () => true, { loadingStar: 1 }),
  },
  {
    sentence: "Null if its goods have no gift.",
    at: "listCartLines",
    twist: () =>
      setIn("data", ({ next_gift: gift }) => gift === null, {
        next_gift: { type: 1, name: "定制购物袋", shortfall: 10 },
      }),
  },
  {
    sentence: "Charged below the threshold.",
    at: "listCartLines",
    judged: SHIPPING,
    twist: () => editIn("shipping_data", (shipping) => raise(shipping, "fee", 3)),
  },
  {
    sentence:
      "Keyed by the letter m and the tier's id, as in m2, in the order to be shown; the letter keeps JSON objects from being sorted by whole-number keys.",
    at: "listCartLines",
    twist: () => editTiers("manjians", withoutLetter),
  },
  {
    sentence:
      "Keyed by the letter d and the tier's id, as in d11, in the order to be shown; the letter keeps JSON objects from being sorted by whole-number keys.",
    at: "listCartLines",
    twist: () => editTiers("discounts", withoutLetter),
  },
  {
    sentence:
      "A discount takes it off the present selection, after the full reduction that applies; 0 while it is not reached.",
    at: "listCartLines",
    twist: () =>
      editTiers("discounts", (tiers) => {
        for (const tier of Object.values(tiers)) tier.reduce = yuan(tier.reduce + 1);
        return tiers;
      }),
  },
  {
    sentence: "0 too when a line ships the order free.",
    at: "getCartTotal",
    twist: () => askFeeAllTheSame,
  },
  {
    sentence:
      "It is 0 too when a line that counts ships the order free (`§4 single-free-shipping`), or every line that counts has free shipping in that quantity.",
    at: "getCartTotal",
    twist: () => askFeeAllTheSame,
  },
];

/** Puts the proposals of the cart and of what is often bought into another order. */
const reorder = (order: (cart: Fields[], often: Fields[]) => Fields[]): Twist =>
  editData<Fields>((data) => {
    const proposals = recordsIn(data, "proposals");
    const isOfCart = ({ source }: Fields) => source === 1;
    data.proposals = order(
      proposals.filter(isOfCart),
      proposals.filter((proposal) => !isOfCart(proposal)),
    );
  });

/** Faults in what is proposed to be added. */
const TOPPING_UP: readonly SentenceMutant[] = [
  {
    sentence:
      "An order of all ticked lines with freight, before coupons, vouchers and points; 0 when none are ticked.",
    at: "getCartTopUp",
    judged: ["getCartTopUp", "listCartLines", "getCartTotal"],
    twist: () => editData<Fields>((data) => raise(data, "amount", 5)),
  },
  {
    sentence:
      "Those of the cart first, then what is often bought; of each, those that reach the goal, then those that save the most for what they add.",
    at: "getCartTopUp",
    twist: () => reorder((cart, often) => [...cart.toReversed(), ...often.toReversed()]),
  },
  {
    sentence: "Ticked lines of the cart come first, then what the buyer often buys.",
    at: "getCartTopUp",
    twist: () => reorder((cart, often) => [...often, ...cart]),
  },
  {
    sentence: "0 when the goods are not in the cart.",
    at: "getCartTopUp",
    judged: ["getCartTopUp", "listCartLines"],
    twist: () => setIn("proposals", (proposal) => proposal.line_id === 0, { line_id: 1 }),
  },
  {
    sentence: "How many the line has; 0 when the goods are not in the cart.",
    at: "getCartTopUp",
    judged: ["getCartTopUp", "listCartLines"],
    twist: () => editIn("proposals", (proposal) => raise(proposal, "number", 1)),
  },
  {
    sentence: "It saves at least 2 % of what it adds.",
    at: "getCartTopUp",
    judged: ["getCartTopUp", "listCartLines"],
    twist: () => editIn("proposals", (proposal) => void (proposal.saves = 0.01)),
  },
  {
    sentence:
      "It adds at most the largest of five times `number`, five times the goods' `last_number`, twice their `monthly_number`, and a pack of `zbz`.",
    at: "getCartTopUp",
    judged: ["getCartTopUp", "listCartLines"],
    twist: () => editIn("proposals", (proposal) => raise(proposal, "add", 100_000)),
  },
];

const DISTRIBUTING: readonly OperationId[] = [
  "listCartLines",
  "listStores",
  "previewDistribution",
  "distributeCart",
  "getCartTotal",
  "switchStore",
  "deleteCartLines",
];
const PROBLEM: Fields = { index: 0, field: "number", message: "库存不足" };

/** Faults in carts that are filled together. */
const OF_SEVERAL_STORES: readonly SentenceMutant[] = [
  {
    sentence: "Each store that a cell names, in the order of the cells.",
    at: "previewDistribution",
    judged: DISTRIBUTING,
    twist: () => editData<{ stores: Fields[] }>(({ stores }) => void stores.pop()),
  },
  {
    sentence: "The selected total of its whole cart, as `getCartTotal` would return it to that store.",
    at: "distributeCart",
    judged: DISTRIBUTING,
    twist: () => editIn("stores", (store) => raise(store, "amount", 1)),
  },
  {
    sentence: "In the order of the cells, at most one for each; empty when all were filled.",
    at: "previewDistribution",
    judged: DISTRIBUTING,
    twist: () =>
      editData<{ problems: Fields[] }>(({ problems }) => void problems.push(problems[0] ?? PROBLEM)),
  },
];

/** Faults in how the price of a line comes about. */
const OF_A_LINE: readonly SentenceMutant[] = [
  {
    sentence:
      "Calculates what one line would cost with the offers on the order of all ticked lines, before coupons, vouchers and points, and why.",
    at: "getCartLinePrice",
    twist: () =>
      editData<Priced>((line) => {
        if (line.shared === 0) return;
        line.coupon_shared = 1;
        line.shared = yuan(line.shared + 1);
        line.paid = yuan(line.paid - 1);
      }),
  },
  {
    sentence: "A line that is not ticked shares nothing.",
    at: "getCartLinePrice",
    judged: ["getCartLinePrice", "listCartLines"],
    twist: () =>
      editData<Priced>((line) => {
        if (!line.reason.shared.startsWith("未勾选")) return;
        line.shared = 1;
        line.paid = yuan(line.amount - 1);
      }),
  },
  {
    sentence: "The final amount of a line: paid = amount − shared.",
    at: "getCartLinePrice",
    twist: () => editData<Fields>((line) => raise(line, "paid", 0.01)),
  },
];

/** Negations of what the contract says of the cart. */
export const CART_SENTENCES: readonly SentenceMutant[] = [
  ...IN_THE_CART,
  ...TOPPING_UP,
  ...OF_SEVERAL_STORES,
  ...OF_A_LINE,
];
