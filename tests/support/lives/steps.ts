import type { OrderSummary } from "#generated/model/orderSummary.ts";
import type { ReturnableLine } from "#generated/model/returnableLine.ts";
import type { ReturnOrder } from "#generated/model/returnOrder.ts";
import type { AfterSale } from "#generated/model/afterSale.ts";
import type { CashVoucher } from "#generated/model/cashVoucher.ts";
import type { CreditBill } from "#generated/model/creditBill.ts";
import { addGoods, cartOf } from "../cart.ts";
import type { TestWorld } from "../mock.ts";

export type Buyer = {
  readonly world: TestWorld;
  readonly persona: string;
  readonly addressId: number;
  readonly random: () => number;
};

type List<T> = { list: T[] };
type Step = (buyer: Buyer) => Promise<unknown>;

/** Flash sale, tiers, gifts, exchange, full reduction, limit, group-buy, special price, scarce goods, and sets. */
const GOODS = [1, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 19, 20, 21, 22, 23];
const SETS = [900_001, 900_002, 900_004, 900_005, 900_006, 900_007];

const whole = ({ random }: Buyer, from: number, to: number) => from + Math.floor(random() * (to - from + 1));
const pick = <T>(buyer: Buyer, items: readonly T[]): T | undefined =>
  items[whole(buyer, 0, items.length - 1)];
const read = async <T>({ world }: Buyer, path: string) => (await world.get<T>(path)).body.data;

async function letPass({ world, persona }: Buyer, time: string): Promise<void> {
  await world.control.clock.advance(time);
  await world.login(persona);
}

/** An order of the buyer's last in one of these states. */
async function someOrder(buyer: Buyer, states: readonly number[]): Promise<OrderSummary | undefined> {
  const { list } = await read<List<OrderSummary>>(buyer, "/api/order?page_size=12");
  return pick(
    buyer,
    list.filter(({ status }) => states.includes(status)),
  );
}

const fill: Step = async (buyer) => {
  const id = buyer.random() < 0.35 ? pick(buyer, SETS) : pick(buyer, GOODS);
  await addGoods(buyer.world, id ?? 1, whole(buyer, 1, 12));
};

/** Orders some of the cart, mostly with vouchers and points. */
const order: Step = async (buyer) => {
  const { world, random, addressId } = buyer;
  const lines = (await cartOf(world)).filter(({ goods }) => goods.is_buy === 1 && random() < 0.6);
  if (lines.length === 0) return;
  const ids = lines.map(({ id }) => id);
  const opened = await world.post<{ checkout_no: string }>("/api/cart/checkout", { ids, new: 1 });
  if (opened.status !== 200) return;
  if (random() < 0.1) await fill(buyer);
  const vouchers = (await read<List<CashVoucher>>(buyer, "/api/user/cash_voucher?status=1")).list;
  const voucher_ids = random() < 0.5 ? vouchers.slice(0, 2).map(({ id }) => id) : [];
  const deductions = {
    ...(voucher_ids.length > 0 && { voucher_ids }),
    ...(random() < 0.5 && { points: whole(buyer, 1, 300) }),
  };
  const body = { checkout_no: opened.body.data.checkout_no, address_id: addressId, invoice_kind: 1 };
  const sent = await world.post("/api/order", { ...body, ...deductions });
  // Deductions that this order does not allow are left out.
  if (sent.status === 422) await world.post("/api/order", body);
};

/** Pays from the balance, on credit, or by QR code. */
const pay: Step = async (buyer) => {
  const { world, random } = buyer;
  const found = await someOrder(buyer, [1]);
  if (!found) return;
  const body = { order_id: found.id };
  const way = random();
  if (way < 0.5) {
    const opened = await world.post<{ pay_no: string }>("/api/pay/user_credit_create", body);
    if (opened.status !== 200) return;
    const { pay_no } = opened.body.data;
    await world.post("/api/pay/user_credit_pay", { pay_no });
    await world.post("/api/pay/user_credit_check", { pay_no });
  } else {
    const method = way < 0.8 ? 2 : 4;
    const opened = await world.post<{ pay_no: string }>("/api/pay/create", { ...body, method });
    if (opened.status === 200 && method === 2)
      await world.post("/api/pay/balance", { pay_no: opened.body.data.pay_no });
  }
};

const cancel: Step = async (buyer) => {
  const found = await someOrder(buyer, [1, 2]);
  if (found) await buyer.world.post(`/api/order/${found.id}/cancel`, { reason: 4 });
};

const receive: Step = async (buyer) => {
  const found = await someOrder(buyer, [3]);
  if (found) await buyer.world.request("POST", `/api/order/${found.id}/receive`);
};

/** What can be returned of an order, in part or as a whole. */
async function someLines(buyer: Buyer, orderId: number) {
  const lines = (await read<ReturnableLine[]>(buyer, `/api/order/${orderId}/returnable`)) ?? [];
  const isAll = buyer.random() < 0.5;
  return lines
    .filter(({ returnable }) => returnable > 0 && (isAll || buyer.random() < 0.6))
    .map(({ order_line_id, returnable }) => ({
      order_line_id,
      number: isAll ? returnable : whole(buyer, 1, returnable),
    }));
}

const sendBack: Step = async (buyer) => {
  const { list } = await read<List<ReturnOrder>>(buyer, "/api/return?status=2");
  const tracking_no = "SF1234567890123";
  for (const { id } of list)
    await buyer.world.post(`/api/return/${id}/ship`, { company: "顺丰速运", tracking_no });
};

const giveBack: Step = async (buyer) => {
  // Most of those that are completed are too old to be returned.
  const found = (await someOrder(buyer, [4])) ?? (await someOrder(buyer, [5]));
  const lines = found ? await someLines(buyer, found.id) : [];
  if (!found || lines.length === 0) return;
  await buyer.world.post("/api/return", { order_id: found.id, reason: 5, lines });
  if (buyer.random() < 0.3) return;
  await letPass(buyer, "2h");
  await sendBack(buyer);
  await letPass(buyer, "6d");
};

const complain: Step = async (buyer) => {
  const found = await someOrder(buyer, [3, 4, 5]);
  if (!found) return;
  const known = await someLines(buyer, found.id);
  const lines = known.length > 0 ? known : [{ order_line_id: 1, number: 1 }];
  const type = pick(buyer, [1, 2, 3, 4, 9]) ?? 1;
  await buyer.world.post("/api/after_sale", { order_id: found.id, type, describe: "少货", lines });
};

const withdraw: Step = async (buyer) => {
  const { list } = await read<List<AfterSale>>(buyer, "/api/after_sale");
  const one = pick(buyer, list);
  if (one) await buyer.world.request("POST", `/api/after_sale/${one.id}/cancel`);
};

/** What is overdue by QR code, since it blocks paying on credit, and another bill from the balance. */
const repay: Step = async (buyer) => {
  const late = (await read<List<CreditBill>>(buyer, "/api/user/user_credit_list?type=2")).list;
  const ids = late.map(({ id }) => id);
  if (ids.length > 0) await buyer.world.post("/api/user/user_credit_repay", { ids, method: 4 });
  const { list } = await read<List<CreditBill>>(buyer, "/api/user/user_credit_list?type=1");
  const bill = pick(buyer, list);
  if (bill) await buyer.world.post("/api/user/user_credit_repay", { ids: [bill.id] });
};

const invoice: Step = async (buyer) => {
  const found = await someOrder(buyer, [2, 3, 4, 5]);
  const [title] = (await read<Array<{ id: number }>>(buyer, "/api/user/invoice_title")) ?? [];
  if (found && title)
    await buyer.world.post("/api/invoice/apply", { order_id: found.id, title_id: title.id });
};

const wait: Step = (buyer) =>
  letPass(buyer, pick(buyer, ["10m", "1h", "2h", "5h", "20h", "20h", "26h", "3d", "7d"]) ?? "1h");

/** What a buyer does, by name, with relative frequencies. */
export const STEPS: ReadonlyArray<readonly [name: string, step: Step, weight: number]> = [
  ["fill", fill, 6],
  ["order", order, 4],
  ["pay", pay, 4],
  ["cancel", cancel, 1],
  ["receive", receive, 3],
  ["giveBack", giveBack, 3],
  ["sendBack", sendBack, 3],
  ["complain", complain, 2],
  ["withdraw", withdraw, 0.5],
  ["repay", repay, 1],
  ["invoice", invoice, 1],
  ["wait", wait, 6],
];
