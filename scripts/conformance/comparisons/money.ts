import { isDeepStrictEqual } from "node:util";
import { CouponStatus, CreditBillType, Flag } from "#generated/enums.ts";
import { fen, lineFen } from "../../api-client/amounts.ts";
import type { Steps } from "../flows/steps.ts";
import { shanghaiDay } from "../flows/time-laws.ts";
import { compare, wholeList } from "./compare.ts";

/** The sums of the balance's log, and the amounts of all its pages; undefined for a log that is too long. */
async function readLog(steps: Steps, query: Readonly<Record<string, number>>) {
  const { data: sums, exchange } = await steps.succeed("listBalanceLog", { query });
  const entries = await wholeList(
    async (page) => (await steps.succeed("listBalanceLog", { query: { ...query, page } })).data,
  );
  const sum = (sign: 1 | -1) =>
    (entries ?? []).reduce((total, { amount }) => total + Math.max(0, sign * fen(amount)), 0);
  return entries && { sums, exchange, income: sum(1), expense: sum(-1) };
}

const LOG_QUERIES = [{}, { use_type: 2 }];
const HELD = [
  ["unused", CouponStatus.Unused],
  ["used", CouponStatus.Used],
  ["expired", CouponStatus.Expired],
] as const;

const CHECKING_OUT = ["listCartLines", "getCartTopUp", "checkoutCart"];

/** A top-up and a checkout of all ticked lines. */
async function checkOut(steps: Steps) {
  const { data: cart } = await steps.succeed("listCartLines");
  const { data, exchange } = await steps.succeed("getCartTopUp", { query: { goal: 1 } });
  const seen = {
    exchange,
    topUp: data.amount,
    threshold: cart.shipping_data.shipping_amount,
  };
  const ids = cart.data.filter((line) => line.is_selected === Flag.Yes).map(({ id }) => id);
  if (ids.length === 0) return { ...seen, checkout: undefined, opened: exchange };
  const { data: checkout, exchange: opened } = await steps.succeed("checkoutCart", { body: { ids, new: 1 } });
  return { ...seen, checkout, opened };
}

/** Sentences about the balance, coupons and the cart's amounts. */
export const MONEY = [
  compare(
    "overdue-bills",
    "The last day in Shanghai on which it is in time; from the next day on it is overdue.",
    ["listCreditBills", "getCommonData"],
    async (steps, judge) => {
      const { data, exchange } = await steps.succeed("listCreditBills");
      const { data: common } = await steps.succeed("getCommonData");
      const today = shanghaiDay(common.timestamp);
      const owed = data.list.filter(({ type }) => type !== CreditBillType.Repaid);
      const wrong = owed.filter(({ type, due_at: day }) => (type === CreditBillType.Overdue) !== day < today);
      judge(exchange, "data.list[].due_at", wrong.length === 0, {
        today,
        wrong: wrong.map(({ type, due_at: day }) => [type, day]),
      });
    },
  ),
  compare(
    "income",
    "The sum of what went in, over all pages of what the filters find.",
    ["listBalanceLog"],
    async (steps, judge) => {
      for (const query of LOG_QUERIES) {
        const log = await readLog(steps, query);
        if (!log) continue;
        const { sums, exchange, income } = log;
        judge(exchange, "data.income", fen(sums.income) === income, {
          income: sums.income,
          sum: income / 100,
        });
      }
    },
  ),
  compare(
    "expense",
    "The sum of what went out, over all pages of what the filters find.",
    ["listBalanceLog"],
    async (steps, judge) => {
      for (const query of LOG_QUERIES) {
        const log = await readLog(steps, query);
        if (!log) continue;
        const { sums, exchange, expense } = log;
        judge(exchange, "data.expense", fen(sums.expense) === expense, {
          expense: sums.expense,
          sum: expense / 100,
        });
      }
    },
  ),
  compare(
    "coupon-counts",
    "How many coupons the buyer has in each state.",
    ["getCouponCounts", "listCoupons"],
    async (steps, judge) => {
      const { data, exchange } = await steps.succeed("getCouponCounts");
      for (const [name, status] of HELD) {
        const { total } = (await steps.succeed("listCoupons", { query: { status } })).data;
        judge(exchange, `data.${name}`, data[name] === total, { [name]: data[name], total });
      }
    },
  ),
  compare(
    "usable-coupons",
    "Without it, those that can be used.",
    ["listAvailableCoupons"],
    async (steps, judge) => {
      const { data: usable } = await steps.succeed("listAvailableCoupons", { query: { type: 1 } });
      const { data, exchange } = await steps.succeed("listAvailableCoupons");
      const ids = data.list.map(({ id }) => id);
      judge(exchange, "data.list", String(ids) === String(usable.list.map(({ id }) => id)), ids);
    },
  ),
  compare(
    "unticked-lines",
    "A line that is not ticked shares nothing.",
    ["listCartLines", "getCartLinePrice"],
    async (steps, judge) => {
      const { data: cart } = await steps.succeed("listCartLines");
      const left = cart.data.filter((line) => line.is_selected === 0).slice(0, 2);
      for (const { id } of left) {
        const { data, exchange } = await steps.succeed("getCartLinePrice", { path: { id } });
        judge(exchange, "data.shared", data.shared === 0 && data.paid === data.amount, data.shared);
      }
    },
  ),
  compare(
    "numbers-in-the-cart",
    "How many of it are in this buyer's cart.",
    ["listCartLines", "listGoods", "getGoodsDetail"],
    async (steps, judge) => {
      const { data: cart } = await steps.succeed("listCartLines");
      const ids = new Set(cart.data.filter(({ type }) => type === 0).map(({ goods }) => goods.id));
      for (const id of [...ids].slice(0, 2)) {
        const { data, exchange } = await steps.succeed("getGoodsDetail", { path: { id } });
        const lines = cart.data.filter(({ goods }) => goods.id === id);
        const number = lines.reduce((sum, line) => sum + line.number, 0);
        const { cart_number: seen = number } = data.goods;
        judge(exchange, "data.goods.cart_number", seen === number, { cart_number: seen, lines: number });
      }
    },
  ),
  compare(
    "top-up-amount",
    "An order of all ticked lines with freight, before coupons, vouchers and points; 0 when none are ticked.",
    CHECKING_OUT,
    async (steps, judge) => {
      const { exchange, topUp, checkout } = await checkOut(steps);
      judge(exchange, "data.amount", topUp === (checkout?.amount ?? 0), {
        topUp,
        checkout: checkout?.amount,
      });
    },
  ),
  compare(
    "freight",
    "Charged below the threshold.",
    ["listCartLines", "checkoutCart"],
    async (steps, judge) => {
      const { data: cart } = await steps.succeed("listCartLines");
      // The cheapest line is the most likely to be below the threshold.
      const [cheapest] = cart.data
        .filter((line) => line.is_selected === Flag.Yes)
        .toSorted((a, b) => lineFen(a) - lineFen(b));
      if (!cheapest) return;
      const body = { ids: [cheapest.id], new: 1 };
      const { data, exchange } = await steps.succeed("checkoutCart", { body });
      const { fee } = cart.shipping_data;
      const { shipping_fee: charged } = data;
      judge(exchange, "data.shipping_fee", charged === 0 || charged === fee, { shipping_fee: charged, fee });
    },
  ),
  compare(
    "freight-above",
    "It stays the same when the threshold is reached, and is not charged then.",
    CHECKING_OUT,
    async (steps, judge) => {
      const { opened, checkout, threshold } = await checkOut(steps);
      if (!checkout) return;
      const goods = fen(checkout.amount) - fen(checkout.shipping_fee);
      const isCharged = checkout.shipping_fee > 0 && goods >= fen(threshold);
      judge(opened, "data.shipping_fee", !isCharged, { shipping_fee: checkout.shipping_fee, threshold });
    },
  ),
  compare(
    "preview-places-nothing",
    "Calculates a checkout with these options; changes nothing.",
    [...CHECKING_OUT, "previewOrder", "listOrders"],
    async (steps, judge) => {
      const { checkout } = await checkOut(steps);
      const read = async () => ({
        cart: (await steps.succeed("listCartLines")).data.data.map(({ id, number }) => [id, number]),
        orders: (await steps.succeed("listOrders")).data.total,
      });
      const before = await read();
      if (!checkout) return;
      const body = { checkout_no: checkout.checkout_no };
      const { exchange } = await steps.succeed("previewOrder", { body });
      const after = await read();
      judge(exchange, "cart and orders", isDeepStrictEqual(before, after), after);
    },
  ),
  compare("checkout-keeps-the-cart", "Changes nothing in the cart.", CHECKING_OUT, async (steps, judge) => {
    const read = async () =>
      (await steps.succeed("listCartLines")).data.data.map(({ id, number, is_selected: ticked }) => [
        id,
        number,
        ticked,
      ]);
    const before = await read();
    const { checkout, opened } = await checkOut(steps);
    const after = await read();
    if (checkout) judge(opened, "cart", String(before) === String(after), after);
  }),
];
