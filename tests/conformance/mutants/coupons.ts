import { couponOrder } from "#scripts/conformance/flows/coupon-order.ts";
import type { Mutant } from "./mutant.ts";
import { type Page, editData, mendForm, success } from "./twists.ts";

type Deducted = Record<"coupon_amount" | "amount", number>;

const round = (yuan: number) => Math.round(yuan * 100) / 100;
const ORDER = { order_id: 999_999, order_no: "D999999", amount: 1, pay_deadline: "2030-01-31 12:00:00" };

const FAULTS: readonly Mutant[] = [
  {
    name: "coupon-deducted-twice",
    fault: "a coupon is deducted from the order twice",
    found: ["createOrder", "coupon"],
    alsoAt: ["getOrder"],
    plant: () => ({
      getOrder: editData<Deducted>((order) => {
        order.amount = round(order.amount - order.coupon_amount);
        order.coupon_amount = round(2 * order.coupon_amount);
      }),
    }),
  },
  {
    name: "coupon-amount-off",
    fault: "an order deducts a fen less than its coupon says",
    found: ["createOrder", "coupon"],
    alsoAt: ["getOrder"],
    plant: () => ({
      getOrder: editData<Deducted>((order) => {
        if (order.coupon_amount === 0) return;
        order.coupon_amount = round(order.coupon_amount - 0.01);
        order.amount = round(order.amount + 0.01);
      }),
    }),
  },
  {
    name: "coupon-forgotten",
    fault: "an order is placed without the coupon that it names",
    found: ["createOrder", "coupon"],
    twist: () => mendForm((form) => form.delete("coupon_id")),
  },
  {
    name: "coupon-not-marked",
    fault: "the coupon of an order stays unused in the list",
    found: ["createOrder", "coupon"],
    plant: () => ({
      listCoupons: editData<Page>((page, { query }) => {
        if (query.get("status") === "2") Object.assign(page, { list: [], total: 0 });
      }),
    }),
  },
  {
    name: "coupon-used-twice",
    fault: "a coupon that an order has used makes another order cheaper",
    found: ["createOrder", "coupon"],
    twist: () => ({
      after(response, { form }) {
        const isUsed = (response.status === 422 || response.status === 409) && form.has("coupon_id");
        if (isUsed) Object.assign(response, success(ORDER, 201));
      },
    }),
  },
  {
    name: "coupon-not-returned",
    fault: "the coupon of a canceled order stays used",
    found: ["cancelOrder", "coupon"],
    plant: () => {
      const used = new Set<unknown>();
      return {
        createOrder: { before: ({ form }) => void used.add(form.get("coupon_id")) },
        listCoupons: editData<Page>((page, { query }) => {
          if (query.get("status") !== "1") return;
          page.list = page.list.filter(({ id }) => !used.has(String(id)));
        }),
      };
    },
  },
];

/** Faults in what a coupon is worth and how often. */
export const COUPONS: readonly Mutant[] = FAULTS.map((mutant) => ({
  ...mutant,
  judged: couponOrder.operations,
}));
