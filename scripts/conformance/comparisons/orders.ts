import { AfterSaleStatus, Flag, InvoiceStatus, OrderStatus, ReturnStatus } from "#generated/enums.ts";
import type { GoodsDetail } from "#generated/model/goodsDetail.ts";
import type { OrderDossier } from "#generated/model/orderDossier.ts";
import { fen } from "../../api-client/amounts.ts";
import { envelopeOf, isSuccess } from "../../api-client/http/exchange.ts";
import type { Steps } from "../flows/steps.ts";
import { shanghaiTime } from "../flows/time-laws.ts";
import { compare, wholeList } from "./compare.ts";

const LIST = "listOrders";
const LOOKED_AT = 2;
const MOST_DOSSIERS = 4;

/** One order of each of these states, as far as the buyer has them. */
async function ordersIn(steps: Steps, ...states: readonly OrderStatus[]) {
  const found = [];
  for (const status of states) {
    const { data } = await steps.succeed(LIST, { query: { status } });
    found.push(...data.list.slice(0, LOOKED_AT));
  }
  return found;
}

const { AwaitingPayment, AwaitingShipment, AwaitingReceipt, Received, Completed, Canceled } = OrderStatus;
const STATES = [AwaitingPayment, AwaitingShipment, AwaitingReceipt, Received, Completed, Canceled];

/** Sentences about orders and what follows them. */
export const ORDERS = [
  compare(
    "order-counts",
    "The number of orders in each state.",
    ["listOrderCounts", LIST],
    async (steps, judge) => {
      const { data, exchange } = await steps.succeed("listOrderCounts");
      for (const { status, number } of data) {
        const { total } = (await steps.succeed(LIST, { query: { status } })).data;
        judge(exchange, "data[].number", number === total, { status, number, total });
      }
    },
  ),
  compare(
    "payable-orders",
    "No way is open to a paid or cancelled order, each with the reason.",
    ["listPayMethods", LIST],
    async (steps, judge) => {
      for (const { id } of await ordersIn(steps, AwaitingShipment, Received, Canceled)) {
        const { data, exchange } = await steps.succeed("listPayMethods", { query: { order_id: id } });
        const open = data.filter(({ is_open: isOpen, reason }) => isOpen === Flag.Yes || reason === "");
        judge(exchange, "data", open.length === 0, open);
      }
    },
  ),
  compare(
    "parcels",
    "The parcels of an order, newest node first; empty before it is shipped.",
    ["listLogistics", LIST],
    async (steps, judge) => {
      for (const { id, status } of await ordersIn(steps, AwaitingPayment, AwaitingShipment)) {
        const { data, exchange } = await steps.succeed("listLogistics", { path: { id } });
        judge(exchange, "data", data.length === 0, { status, parcels: data.length });
      }
    },
  ),
  compare(
    "refunds",
    "The amount refunded by returns and complaints.",
    ["getOrder", LIST, "listReturns", "listAfterSales"],
    async (steps, judge) => {
      for (const { id } of await ordersIn(steps, ...STATES)) {
        const { data, exchange } = await steps.succeed("getOrder", { path: { id } });
        if (data.refund_amount === undefined) return;
        const of = { query: { order_id: id } };
        const { data: returned } = await steps.succeed("listReturns", of);
        const { data: complaints } = await steps.succeed("listAfterSales", of);
        const paid = [
          ...returned.list
            .filter(({ status }) => status === ReturnStatus.Completed)
            .map(({ amount }) => amount),
          ...complaints.list
            .filter(({ status }) => status === AfterSaleStatus.Completed)
            .map(({ compensation }) => compensation),
        ];
        const sum = paid.reduce((total, amount) => total + fen(amount), 0);
        judge(exchange, "data.refund_amount", fen(data.refund_amount) === sum, {
          refund_amount: data.refund_amount,
          refunds: paid,
        });
      }
    },
  ),
  compare(
    "requested-invoices",
    "0 before one is requested.",
    ["getOrder", LIST, "listInvoices"],
    async (steps, judge) => {
      for (const { id } of await ordersIn(steps, ...STATES)) {
        const { data, exchange } = await steps.succeed("getOrder", { path: { id } });
        const { total } = (await steps.succeed("listInvoices", { query: { order_id: id } })).data;
        const { invoice_id: invoice } = data;
        judge(exchange, "data.invoice_id", invoice === 0 || total > 0, {
          invoice_id: invoice,
          invoices: total,
        });
      }
    },
  ),
  compare(
    "goods-bought-again",
    "The goods as they are today; null when they no longer exist.",
    ["getBuyAgainPreview", LIST, "getGoodsDetail"],
    async (steps, judge) => {
      for (const { id } of await ordersIn(steps, Completed, Canceled)) {
        const { data, exchange } = await steps.succeed("getBuyAgainPreview", { path: { id } });
        const goods = data.lines.find((line) => line.goods && line.goods_id === line.goods.id)?.goods;
        const now = goods && (await steps.call("getGoodsDetail", { path: { id: goods.id } }));
        // A combination has no page of its own.
        if (!now || !isSuccess(now.response)) continue;
        const { goods: today } = envelopeOf(now.response).data as GoodsDetail;
        const seen = { price: goods.base_price, today: today.base_price };
        judge(exchange, "data.lines[].goods", goods.name === today.name && seen.price === seen.today, seen);
      }
    },
  ),
  compare(
    "newest-invoice",
    "The newest that is made or being made; null before one is requested.",
    ["getOrderDossier", "listInvoices"],
    async (steps, judge) => {
      const { data: invoices } = await steps.succeed("listInvoices");
      const ids = new Set(invoices.list.map(({ order_id: id }) => id));
      for (const id of [...ids].slice(0, MOST_DOSSIERS)) {
        const { list } = (await steps.succeed("listInvoices", { query: { order_id: id } })).data;
        const newest = list.find(({ status }) => status < InvoiceStatus.Failed)?.id;
        const exchange = await steps.call("getOrderDossier", { path: { id } });
        // An order that is not shipped has none.
        if (!isSuccess(exchange.response)) continue;
        const { invoice } = envelopeOf(exchange.response).data as OrderDossier;
        judge(exchange, "data.invoice", invoice?.id === newest, { order: id, invoice: invoice?.id, newest });
      }
    },
  ),
  compare(
    "rows-of-a-dossier",
    "In the order of the order's lines, each line's batches by expiry.",
    ["getOrderDossier", LIST, "getOrder"],
    async (steps, judge) => {
      for (const { id } of await ordersIn(steps, AwaitingReceipt, Received, Completed)) {
        const { data: order } = await steps.succeed("getOrder", { path: { id } });
        const { data, exchange } = await steps.succeed("getOrderDossier", { path: { id } });
        const rows = [...new Set(data.lines.map((line) => line.order_line_id))];
        judge(exchange, "data.lines", String(rows) === String(order.lines.map((line) => line.id)), rows);
      }
    },
  ),
  compare(
    "month-before",
    "The last second of the month, or now in the current one.",
    ["getStatement"],
    async (steps, judge) => {
      const { data: current } = await steps.succeed("getStatement");
      const first = new Date(`${current.month}-01T00:00:00Z`);
      const end = new Date(first.getTime() - 1000).toISOString();
      const { data, exchange } = await steps.succeed("getStatement", { query: { month: end.slice(0, 7) } });
      judge(exchange, "data.as_of", data.as_of === end.slice(0, 19).replace("T", " "), data.as_of);
    },
  ),
  compare(
    "first-month",
    "The month of the buyer's first order; the current one without any.",
    ["getStatement", LIST],
    async (steps, judge) => {
      const orders = await wholeList(
        async (page) => (await steps.succeed(LIST, { query: { page, page_size: 50 } })).data,
      );
      const { data, exchange } = await steps.succeed("getStatement");
      if (!orders) return;
      const first = orders.at(-1)?.created_at.slice(0, data.month.length) ?? data.month;
      judge(exchange, "data.first_month", data.first_month <= first, {
        first_month: data.first_month,
        first,
      });
    },
  ),
  compare(
    "current-month",
    "The current month if omitted; 422 for one that has not begun.",
    ["getStatement"],
    async (steps, judge) => {
      const { data: current, exchange } = await steps.succeed("getStatement");
      const common = await steps.peek("getCommonData");
      const time = common && shanghaiTime(common.timestamp);
      judge(exchange, "data.month", time?.startsWith(current.month) !== false, {
        month: current.month,
        time,
      });
      const refusal = { status: 422, rule: "invalid-accepted", field: "month" } as const;
      const query = { month: `${Number(current.month.slice(0, 4)) + 2}-01` };
      await steps.refused("getStatement", "query month", refusal, { query });
    },
  ),
];
