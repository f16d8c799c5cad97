import { order } from "#scripts/conformance/flows/order.ts";
import type { Mutant } from "./mutant.ts";
import { type Fields, editData, inVain, mendForm, replaceStatus, success, whenStatus } from "./twists.ts";

type Checkout = Record<"amount" | "shipping_fee", number>;
type Paid = { amount: number };
type OrderLine = { paid: number };
type Numbered = { number: number };
type Balance = { user_money: number };

const ORDER = { order_id: 999_999, order_no: "D999999", amount: 1, pay_no: "P999999", status: 1 };
const round = (yuan: number) => Math.round(yuan * 100) / 100;

const FAULTS: readonly Mutant[] = [
  {
    name: "checkout-without-shipping",
    fault: "the checkout's amount leaves the shipping fee out",
    found: ["checkoutCart", "cart-total"],
    alsoAt: ["createOrder", "getOrder"],
    twist: () => editData<Checkout>((sum) => void (sum.amount = round(sum.amount - sum.shipping_fee))),
  },
  {
    name: "order-amount-off",
    fault: "an order costs a fen more than its checkout said",
    found: ["createOrder", "law"],
    alsoAt: ["createPayment"],
    twist: () => editData<Paid>((order) => void (order.amount = round(order.amount + 0.01))),
  },
  {
    name: "order-line-off",
    fault: "the lines of an order add up to a fen more than it cost",
    found: ["getOrder", "law"],
    twist: () =>
      editData<{ lines: OrderLine[] }>(({ lines: [line] }) => {
        if (line) line.paid = round(line.paid + 0.01);
      }),
  },
  {
    name: "ordered-twice",
    fault: "a checkout that is handed in twice gives two orders",
    found: ["createOrder", "law"],
    alsoAt: ["getOrder", "listOrders"],
    twist: () => {
      const orders: unknown[] = [];
      return editData<Fields>((order) => {
        if (orders.includes(order.order_id)) order.order_id = Number(order.order_id) + 1;
        orders.push(order.order_id);
      });
    },
  },
  {
    name: "changed-cart-ordered",
    fault: "a checkout becomes an order although its line was changed",
    found: ["createOrder", "conflict-ignored"],
    twist: () => replaceStatus(409, success(ORDER, 201)),
  },
  {
    name: "canceled-twice",
    fault: "a canceled order can be canceled again",
    found: ["cancelOrder", "conflict-ignored"],
    twist: () => replaceStatus(409, success({})),
  },
  {
    name: "stock-not-taken",
    fault: "an order leaves the stock as it is",
    found: ["createOrder", "stock"],
    alsoAt: ["cancelOrder"],
    plant: () => {
      const first = new Map<unknown, unknown>();
      return {
        getGoodsDetail: editData<{ goods: Fields }>(({ goods }) => {
          if (!first.has(goods.id)) first.set(goods.id, goods.number);
          goods.number = first.get(goods.id);
        }),
      };
    },
  },
  {
    name: "stock-not-returned",
    fault: "the stock of a canceled order is lost",
    found: ["cancelOrder", "stock"],
    alsoAt: ["createOrder"],
    plant: () => {
      const least = new Map<unknown, number>();
      return {
        getGoodsDetail: editData<{ goods: Fields }>(({ goods }) => {
          goods.number = Math.min(Number(goods.number), least.get(goods.id) ?? Infinity);
          least.set(goods.id, Number(goods.number));
        }),
      };
    },
  },
  {
    name: "remark-cut",
    fault: "the remark of an order is cut after 100 characters",
    found: ["createOrder", "law"],
    twist: () => mendForm((form) => form.set("remark", (form.get("remark") ?? "").slice(0, 100))),
  },
  {
    name: "remark-unescaped",
    fault: "the remark of an order is unescaped once more",
    found: ["createOrder", "law"],
    twist: () => mendForm((form) => form.set("remark", (form.get("remark") ?? "").replaceAll("&lt;", "<"))),
  },
  {
    name: "order-not-listed",
    fault: "a new order is not among the orders",
    found: ["listOrders", "law"],
    plant: () => {
      const orders: unknown[] = [];
      return {
        createOrder: editData<Fields>((order) => void orders.push(order.order_id)),
        listOrders: editData<{ list: Fields[] }>((page) => {
          page.list = page.list.filter(({ id }) => !orders.includes(id));
        }),
      };
    },
  },
  {
    name: "ordered-lines-stay",
    fault: "ordered lines stay in the cart",
    found: ["listCartLines", "law"],
    plant: () => {
      let before: Fields[] = [];
      let isOrdered = false;
      return {
        createOrder: whenStatus(201, () => void (isOrdered = true)),
        listCartLines: editData<{ data: Fields[] }>((cart) => {
          if (!isOrdered) before = cart.data;
          else cart.data = before;
        }),
        // The cart is listed before a line is added, so the line is taken from the checkout.
        checkoutCart: editData<{ lines: Fields[] }>(({ lines }) => void (before = [...before, ...lines])),
      };
    },
  },
  {
    name: "payment-opened-twice",
    fault: "opening a payment again makes another one",
    found: ["createPayment", "law"],
    twist: () => {
      let payments = 0;
      return editData<Fields>((payment) => {
        payments += 1;
        if (payments === 2) payment.pay_no = `${String(payment.pay_no)}2`;
      });
    },
  },
  {
    name: "paid-twice",
    fault: "paying again takes the amount from the balance again",
    found: ["payByBalance", "law"],
    plant: () => {
      const taken: number[] = [];
      return {
        payByBalance: editData<Paid>(({ amount }) => void taken.push(amount)),
        getBalance: editData<Balance>((balance) => {
          for (const amount of taken.slice(1)) balance.user_money = round(balance.user_money - amount);
        }),
      };
    },
  },
  {
    name: "payment-forgotten",
    fault: "a payment takes nothing and the order stays unpaid",
    found: ["payByBalance", "law"],
    twist: () => inVain,
  },
  {
    name: "again-promises-more",
    fault: "fewer are bought again than the preview promised",
    found: ["buyOrderAgain", "law"],
    twist: () =>
      editData<{ added: Numbered[] }>(({ added: [first] }) => {
        if (first) first.number -= 1;
      }),
  },
  {
    name: "canceling-ignored",
    fault: "a canceled order goes on",
    found: ["cancelOrder", "law"],
    twist: () => inVain,
  },
];

/** Faults from checkout to payment. */
export const ORDERS: readonly Mutant[] = FAULTS.map((mutant) => ({ ...mutant, judged: order.operations }));
