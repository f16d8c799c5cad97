import { type Fields, editData, editEach } from "../twists.ts";
import type { Twist } from "../wire.ts";
import { ORDERING, PAYING, editIn, raise, setIn, setOnly, yuan } from "./record-twists.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";

const APPROVAL = "国药准字H20040002";
/** Credit and balance, transfer and QR code, in place of each other. */
const OTHER_METHOD = [0, 2, 1, 4, 3];

/** Places the order when it is only to be calculated. */
const orderAtOnce: Twist = {
  async after({ status }, call, mock) {
    if (status !== 200) return;
    const form = { address_id: "1", ...Object.fromEntries(call.form), invoice_kind: "1" };
    await mock.askFor("createOrder", call, { form });
  },
};

/** Faults in orders and their lines. */
const ORDERED: readonly SentenceMutant[] = [
  {
    sentence:
      "The method of the payment; for an unpaid order, that of the payment in progress, such as a transfer whose proof is being checked.",
    at: "getOrder",
    judged: ["getOrder", "listOrders", "listCreditBills", "listBalanceLog"],
    twist: () =>
      editData<{ pay_method: number }>((order) => {
        order.pay_method = OTHER_METHOD[order.pay_method] ?? 0;
      }),
  },
  {
    sentence: "0 while there is none.",
    at: "getOrder",
    judged: ORDERING,
    twist: () => setOnly((order) => order.pay_method === 0, { pay_method: 4 }),
  },
  {
    sentence: "amount = price × number − goods_manjian_amount + gift_data.total; paid = amount − shared.",
    at: "getOrder",
    twist: () => editIn("lines", (line) => raise(line, "price", 0.01)),
  },
  {
    sentence: "The price of one unit without offers when the order was placed.",
    at: "getOrder",
    twist: () => editIn("lines", (line) => void (line.raw_price = yuan(Number(line.price) / 2))),
  },
  {
    sentence: "Empty where goods need none, as combinations do.",
    at: "getOrder",
    judged: ["getOrder", "getGoodsDetail"],
    twist: () => setIn("lines", ({ pzwh }) => pzwh === "", { pzwh: APPROVAL }),
  },
  {
    sentence: "0 before one is requested.",
    at: "getOrder",
    judged: ["getOrder", "listInvoices"],
    twist: () => setOnly((order) => order.invoice_id === 0, { invoice_id: 5001 }),
  },
  {
    sentence: "Empty before the invoice is made.",
    at: "getOrder",
    judged: ["getOrder", "listInvoices"],
    twist: () => setOnly((order) => order.invoice_no === "", { invoice_no: "26330020400000000001" }),
  },
  {
    sentence: "The amount refunded by returns and complaints.",
    at: "getOrder",
    judged: ["getOrder", "listReturns", "listAfterSales"],
    twist: () => editData<Fields>((order) => raise(order, "refund_amount", 10)),
  },
  {
    sentence: "The number of orders in each state.",
    at: "listOrderCounts",
    judged: ["listOrderCounts", "listOrders"],
    twist: () => editEach((count) => raise(count, "number", 1)),
  },
  {
    sentence: "Calculates a checkout with these options; changes nothing.",
    at: "previewOrder",
    judged: [...ORDERING, "previewOrder"],
    twist: () => orderAtOnce,
  },
  {
    sentence: "Empty when not known.",
    at: "listLogistics",
    twist: () =>
      editData<{ nodes: Fields[] }[]>((parcels) => {
        for (const node of parcels.flatMap(({ nodes }) => nodes)) node.place = "未知";
      }),
  },
];

type Again = { number: number; last_number: number; goods: Fields | null; substitute: Fields | null };

/** Changes what each line would be today. */
const editAgain = (change: (line: Again & { reason: string }) => void): Twist =>
  editData<{ lines: (Again & { reason: string })[] }>(({ lines }) => lines.forEach(change));

/** Faults in orders that are bought again. */
const BOUGHT_AGAIN: readonly SentenceMutant[] = [
  {
    sentence: "Every requested line is in one of the two.",
    at: "buyOrderAgain",
    judged: PAYING,
    twist: () =>
      editData<{ added: Fields[]; failed: Fields[] }>(({ added, failed }) => {
        (added.length > 0 ? added : failed).pop();
      }),
  },
  {
    sentence:
      "As many of the last quantity as multiple, limit and stock allow beside what is in the cart; 0 when none.",
    at: "getBuyAgainPreview",
    twist: () =>
      editAgain((line) => {
        line.number = line.last_number + 1;
        line.reason = "按中包装、限购和库存调整";
      }),
  },
  {
    sentence: "The goods as they are today; null when they no longer exist.",
    at: "getBuyAgainPreview",
    judged: ["getBuyAgainPreview", "getGoodsDetail"],
    twist: () =>
      editAgain(({ goods }) => {
        if (!goods) return;
        raise(goods, "base_price", 1);
        raise(goods, "price", 1);
      }),
  },
  {
    sentence:
      "Goods with the same ingredient that can be bought; null where the goods can be, or there are none.",
    at: "getBuyAgainPreview",
    twist: () =>
      editAgain((line) => {
        if (line.number === line.last_number) line.substitute = structuredClone(line.goods);
      }),
  },
];

/** Negations of what the contract says of orders. */
export const ORDER_SENTENCES: readonly SentenceMutant[] = [...ORDERED, ...BOUGHT_AGAIN];
