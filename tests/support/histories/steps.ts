import type { AfterSale } from "#generated/model/afterSale.ts";
import type { Checkout } from "#generated/model/checkout.ts";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { CreditBill } from "#generated/model/creditBill.ts";
import type { OrderSummary } from "#generated/model/orderSummary.ts";
import type { ReturnableLine } from "#generated/model/returnableLine.ts";
import type { ReturnOrder } from "#generated/model/returnOrder.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#mock/world/shanghai-time.ts";
import type { Member } from "./in-process.ts";

export type Actor = Member & { readonly random: () => number };

type Step = (actor: Actor) => void;
type List<T> = { list: T[] };

/** Flash sale, tiers, gifts, exchange, full reduction, group-buy, special price, regular goods, and sets. */
const GOODS = [1, 3, 4, 5, 6, 8, 9, 12, 13, 15, 19, 21, 23, 900_001, 900_004];

const whole = ({ random }: Actor, from: number, to: number) => from + Math.floor(random() * (to - from + 1));
const pick = <T>(actor: Actor, items: readonly T[]): T | undefined =>
  items[whole(actor, 0, items.length - 1)];

function someOrder(actor: Actor, states: readonly number[]): OrderSummary | undefined {
  const { list } = actor.read<List<OrderSummary>>("listOrders", { query: { page_size: 12 } });
  return pick(
    actor,
    list.filter(({ status }) => states.includes(status)),
  );
}

const order: Step = (actor) => {
  for (let lines = whole(actor, 1, 3); lines > 0; lines -= 1) {
    const goodsId = pick(actor, GOODS)!;
    const unit = actor.state.goods.get(goodsId)?.zbz ?? 1;
    actor.call("addCartLines", {
      body: { params: [{ goods_id: goodsId, number: unit * whole(actor, 1, 6) }] },
    });
  }
  const { data } = actor.read<{ data: Array<{ id: number; goods: { is_buy: number } }> }>("listCartLines");
  const ids = data.filter(({ goods }) => goods.is_buy === 1).map(({ id }) => id);
  const checkout = ids.length > 0 && actor.call<Checkout>("checkoutCart", { body: { ids, new: 1 } });
  const [address] = actor.read<Array<{ id: number }>>("listAddresses");
  if (!checkout || !address) return;
  const body = { checkout_no: checkout.checkout_no, address_id: address.id, invoice_kind: 1 };
  const points = actor.random() < 0.3 ? { points: 100 } : {};
  const placed = actor.call<CreatedOrder>("createOrder", { body: { ...body, ...points } });
  if (!placed && points.points) actor.call("createOrder", { body });
};

/** Pays on credit, from the balance, or by QR code. */
const pay: Step = (actor) => {
  const found = someOrder(actor, [1]);
  if (!found) return;
  const body = { order_id: found.id };
  const way = actor.random();
  if (way < 0.6) {
    const opened = actor.call<{ pay_no: string }>("createCreditPayment", { body });
    if (!opened) return;
    actor.call("payCreditPayment", { body: { pay_no: opened.pay_no } });
    actor.call("checkCreditPayment", { body: { pay_no: opened.pay_no } });
    return;
  }
  const method = way < 0.8 ? 2 : 4;
  const opened = actor.call<{ pay_no: string }>("createPayment", { body: { ...body, method } });
  if (opened && method === 2) actor.call("payByBalance", { body: { pay_no: opened.pay_no } });
  if (opened && method === 4) actor.wait(MINUTE_MS);
};

const cancel: Step = (actor) => {
  const found = someOrder(actor, [1, 2]);
  if (found) actor.call("cancelOrder", { path: { id: found.id }, body: { reason: 4 } });
};

const receive: Step = (actor) => {
  const found = someOrder(actor, [3]);
  if (found) actor.call("receiveOrder", { path: { id: found.id } });
};

function someLines(actor: Actor, id: number) {
  const lines = actor.call<ReturnableLine[]>("listReturnableLines", { path: { id } }) ?? [];
  return lines
    .filter(({ returnable }) => returnable > 0 && actor.random() < 0.7)
    .map(({ order_line_id, returnable }) => ({ order_line_id, number: whole(actor, 1, returnable) }));
}

const giveBack: Step = (actor) => {
  const found = someOrder(actor, [4, 5]);
  const lines = found ? someLines(actor, found.id) : [];
  if (found && lines.length > 0)
    actor.call("createReturn", { body: { order_id: found.id, reason: 5, describe: "滞销", lines } });
  actor.wait(3 * HOUR_MS);
  for (const { id } of actor.read<List<ReturnOrder>>("listReturns", { query: { status: 2 } }).list)
    actor.call("shipReturn", { path: { id }, body: { company: "顺丰速运", tracking_no: "SF1234567890123" } });
};

const complain: Step = (actor) => {
  const found = someOrder(actor, [3, 4, 5]);
  const lines = found ? someLines(actor, found.id) : [];
  const type = pick(actor, [1, 2, 3, 4]);
  if (found && lines.length > 0)
    actor.call<AfterSale>("createAfterSale", { body: { order_id: found.id, type, describe: "少货", lines } });
};

const repay: Step = (actor) => {
  const bills = actor.read<List<CreditBill>>("listCreditBills").list.filter(({ type }) => type !== 3);
  const ids = bills.filter(() => actor.random() < 0.5).map(({ id }) => id);
  // A QR code is paid after some seconds, perhaps of less by then: a wait or a return comes between.
  if (ids.length > 0) actor.call("payCreditBills", { body: { ids, method: actor.random() < 0.5 ? 2 : 4 } });
};

const invoice: Step = (actor) => {
  const found = someOrder(actor, [2, 3, 4, 5]);
  const [title] = actor.read<Array<{ id: number }>>("listInvoiceTitles");
  if (found && title) actor.call("applyInvoice", { body: { order_id: found.id, title_id: title.id } });
};

const TIMES = [10 * MINUTE_MS, HOUR_MS, 5 * HOUR_MS, 26 * HOUR_MS, 3 * DAY_MS, 9 * DAY_MS, 20 * DAY_MS];

const wait: Step = (actor) => actor.wait(pick(actor, TIMES)!);

/** What a member does, with relative frequencies. */
export const STEPS: ReadonlyArray<readonly [step: Step, weight: number]> = [
  [order, 5],
  [pay, 6],
  [cancel, 1],
  [receive, 3],
  [giveBack, 3],
  [complain, 2],
  [repay, 2],
  [invoice, 1],
  [wait, 6],
];
