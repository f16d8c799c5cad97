/** The worth of an order after returns and complaints: invoice, points, cashback, bill and balance agree on it. */
import { describe, expect, it } from "vitest";
import type { AfterSale } from "#generated/model/afterSale.ts";
import type { BalanceLogEntry } from "#generated/model/balanceLogEntry.ts";
import type { Cashback } from "#generated/model/cashback.ts";
import type { CashVoucher } from "#generated/model/cashVoucher.ts";
import type { Credit } from "#generated/model/credit.ts";
import type { CreditBill } from "#generated/model/creditBill.ts";
import type { Invoice } from "#generated/model/invoice.ts";
import type { Order } from "#generated/model/order.ts";
import type { PointsLogEntry } from "#generated/model/pointsLogEntry.ts";
import type { ReturnableLine } from "#generated/model/returnableLine.ts";
import type { ReturnOrder } from "#generated/model/returnOrder.ts";
import { lineWith } from "../support/cart.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { checkOut, sendOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

type List<T> = { list: T[] };
type Deductions = { voucher_ids?: number[]; points?: number; invoice_title_id?: number };

/** A title of `buyer` that the tax office refuses, so that the invoice has to be requested again. */
const REFUSED_TITLE = 201;

const fen = (yuan: number) => Math.round(yuan * 100);
const read = async <T>(world: TestWorld, path: string) => (await world.get<T>(path)).body.data;
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
/** Returns the amount that an order added to the balance, in 分. */
const paidBack = async (world: TestWorld, orderId: number) => {
  const { list } = await read<List<BalanceLogEntry>>(world, "/api/user/user_money_log?use_type=3");
  return sum(list.flatMap(({ order_id: id, amount }) => (id === orderId ? [fen(amount)] : [])));
};
/** Returns the points that an order added, less those that it took. */
const points = async (world: TestWorld, orderNo: string) => {
  const { list } = await read<List<PointsLogEntry>>(world, "/api/user/points_log?page_size=100");
  return sum(list.flatMap(({ remark, points: change }) => (remark.includes(orderNo) ? [change] : [])));
};
const credit = (world: TestWorld) => read<Credit>(world, "/api/user/user_credit");
const billOf = async (world: TestWorld, orderId: number): Promise<CreditBill> =>
  (await read<List<CreditBill>>(world, "/api/user/user_credit_list")).list.find(
    ({ order_id: id }) => id === orderId,
  )!;
const cashback = async (world: TestWorld) =>
  fen((await world.get<Cashback>("/api/activity/cashback", { host: "activity" })).body.data.my_amount);

class Life {
  readonly world: TestWorld;
  readonly persona: string;
  constructor(world: TestWorld, persona: string) {
    this.world = world;
    this.persona = persona;
  }
  /** Lets time pass; the session may have ended. */
  async wait(...steps: string[]): Promise<void> {
    for (const step of steps) await this.world.control.clock.advance(step);
    await this.world.login(this.persona);
  }
  /** An order of goods that has been paid, shipped and received. */
  async received(goods: number, number: number, pay: "balance" | "credit", deductions: Deductions = {}) {
    const { world } = this;
    const [{ id: address_id } = { id: 0 }] = await read<Array<{ id: number }>>(world, "/api/user/address");
    const { checkout_no: no } = await checkOut(world, [await lineWith(world, goods, number)]);
    const order = expectSuccess(
      "createOrder",
      await sendOrder(world, no, { address_id, ...deductions } as never),
      201,
    );
    const body = { order_id: order.order_id };
    if (order.amount > 0 && pay === "credit") {
      const opened = await world.post("/api/pay/user_credit_create", body);
      const { pay_no } = expectSuccess("createCreditPayment", opened);
      await world.post("/api/pay/user_credit_pay", { pay_no });
      await world.post("/api/pay/user_credit_check", { pay_no });
    } else if (order.amount > 0) {
      const opened = await world.post<{ pay_no: string }>("/api/pay/create", { ...body, method: 2 });
      await world.post("/api/pay/balance", { pay_no: opened.body.data.pay_no });
    }
    await this.wait("20h");
    expectSuccess("receiveOrder", await world.request("POST", `/api/order/${order.order_id}/receive`));
    await this.wait("2h");
    return order.order_id;
  }
  /** Returns a quantity of each line, all of it by default, until it is refunded. */
  async returned(orderId: number, most = Infinity): Promise<ReturnOrder> {
    const { world } = this;
    const lines = (await read<ReturnableLine[]>(world, `/api/order/${orderId}/returnable`)).map(
      ({ order_line_id, returnable }) => ({ order_line_id, number: Math.min(most, returnable) }),
    );
    const asked = await world.post("/api/return", { order_id: orderId, reason: 5, lines });
    const { id } = expectSuccess("createReturn", asked, 201);
    await this.wait("2h");
    await world.post(`/api/return/${id}/ship`, { company: "顺丰速运", tracking_no: "SF1234567890123" });
    await this.wait("3d", "2h");
    return read<ReturnOrder>(world, `/api/return/${id}`);
  }
  /** A complaint about a quantity of the first line, until it is settled. */
  async compensated(orderId: number, number: number): Promise<AfterSale> {
    const lines = [{ order_line_id: 1, number }];
    const body = { order_id: orderId, type: 1, describe: "少货", lines };
    const { id } = expectSuccess("createAfterSale", await this.world.post("/api/after_sale", body), 201);
    await this.wait("26h", "2h");
    return read<AfterSale>(this.world, `/api/after_sale/${id}`);
  }
  /** The amounts of the invoices in force of an order, in 分. */
  async invoiced(orderId: number): Promise<number[]> {
    const { list } = await read<List<Invoice>>(this.world, `/api/invoice?order_id=${orderId}`);
    return list.flatMap(({ status, amount }) => (status === 3 ? [fen(amount)] : []));
  }
}

async function lifeOf(persona: string): Promise<Life> {
  const world = await mock.as(persona);
  return new Life(world, persona);
}

const KETTLE = 20;
const amountsOf = async ({ world }: Life, id: number) => {
  const order = await read<Order>(world, `/api/order/${id}`);
  const amount = fen(order.amount);
  return { amount, goods: amount - fen(order.shipping_fee), no: order.order_no };
};

describe("a complaint settled with money", () => {
  it("lowers the invoice, the points and the cashback of its order, like a return", async () => {
    const life = await lifeOf("manager");
    const { world } = life;
    const counted = await cashback(world);
    const id = await life.received(KETTLE, 12, "balance");
    const { amount, goods, no } = await amountsOf(life, id);
    expect(await life.invoiced(id)).toEqual([amount]);
    expect(await cashback(world)).toBe(counted + amount);
    const { compensation } = await life.compensated(id, 5);
    expect(fen(compensation)).toBeGreaterThan(1000);
    const worth = amount - fen(compensation);
    expect(await paidBack(world, id)).toBe(fen(compensation));
    expect(await life.invoiced(id)).toEqual([worth]);
    expect(await cashback(world)).toBe(counted + worth);
    expect(await points(world, no)).toBe(0);
    await life.wait("6d");
    expect((await read<Order>(world, `/api/order/${id}`)).status).toBe(5);
    expect(await points(world, no)).toBe(Math.floor((goods - fen(compensation)) / 100));
  });

  it("takes back the points of an order that is already finished", async () => {
    const life = await lifeOf("buyer");
    const id = await life.received(KETTLE, 12, "balance");
    const { goods, no } = await amountsOf(life, id);
    await life.wait("7d");
    expect(await points(life.world, no)).toBe(Math.floor(goods / 100));
    const { compensation } = await life.compensated(id, 5);
    expect(await points(life.world, no)).toBe(Math.floor((goods - fen(compensation)) / 100));
  });

  it("corrects an invoice that is being made as well", async () => {
    const life = await lifeOf("buyer");
    const { world } = life;
    const id = await life.received(KETTLE, 12, "balance", { invoice_title_id: REFUSED_TITLE });
    const { amount } = await amountsOf(life, id);
    const body = { order_id: id, type: 2, describe: "破损", lines: [{ order_line_id: 1, number: 5 }] };
    const filed = await world.post("/api/after_sale", body);
    const complaint = expectSuccess("createAfterSale", filed, 201).id;
    await life.wait("25h", "50m");
    expect(await life.invoiced(id)).toEqual([]);
    expectSuccess("applyInvoice", await world.post("/api/invoice/apply", { order_id: id, title_id: 1 }), 201);
    await life.wait("10m", "1h");
    const { compensation } = await read<AfterSale>(world, `/api/after_sale/${complaint}`);
    expect(compensation).toBeGreaterThan(0);
    expect(await life.invoiced(id)).toEqual([amount - fen(compensation)]);
  });
});

describe("a refund of an order on credit", () => {
  it("lowers its bill while that is unpaid", async () => {
    const life = await lifeOf("manager");
    const { world } = life;
    const { used } = await credit(world);
    const id = await life.received(KETTLE, 12, "credit");
    const { amount, goods } = await amountsOf(life, id);
    expect(fen((await credit(world)).used)).toBe(fen(used) + amount);
    const done = await life.returned(id);
    expect(done).toMatchObject({ status: 5, amount: goods / 100 });
    expect(`${done.refund_to} ${done.progress.at(-1)!.text}`).toContain("账期");
    expect(await billOf(world, id)).toMatchObject({ amount: (amount - goods) / 100, repaid: 0 });
    expect(fen((await credit(world)).used)).toBe(fen(used) + amount - goods);
    expect(await paidBack(world, id)).toBe(0);
  });

  it("goes to the balance as far as the bill was repaid", async () => {
    const life = await lifeOf("manager");
    const { world } = life;
    const id = await life.received(KETTLE, 3, "credit");
    const bill = await billOf(world, id);
    expectSuccess("payCreditBills", await world.post("/api/user/user_credit_repay", { ids: [bill.id] }));
    const done = await life.returned(id, 1);
    expect(await paidBack(world, id)).toBe(fen(done.amount));
    expect(await billOf(world, id)).toMatchObject({ amount: bill.amount, repaid: bill.amount, type: 3 });
  });

  it("is settled in full when nothing is left to pay", async () => {
    const life = await lifeOf("manager");
    const id = await life.received(KETTLE, 20, "credit");
    const { amount, goods } = await amountsOf(life, id);
    expect(goods).toBe(amount);
    const first = await life.compensated(id, 4);
    expect(first.result).toContain("账期账单");
    expect(await billOf(life.world, id)).toMatchObject({
      amount: amount / 100 - first.compensation,
      type: 1,
    });
    await life.returned(id);
    const bill = await billOf(life.world, id);
    expect(bill).toMatchObject({ amount: 0, repaid: 0, type: 3 });
    expect(bill.repaid_at).not.toBeNull();
  });
});

describe("a full return", () => {
  it("gives back the points and the vouchers as they were used, once, and a part does not", async () => {
    const life = await lifeOf("buyer");
    const { world } = life;
    const vouchers = async () =>
      (await read<List<CashVoucher>>(world, "/api/user/cash_voucher?page_size=100")).list;
    const voucher = (await vouchers()).find(({ status, threshold }) => status === 1 && threshold <= 300)!;
    const id = await life.received(KETTLE, 12, "balance", { voucher_ids: [voucher.id], points: 200 });
    const order = await read<Order>(world, `/api/order/${id}`);
    expect(order).toMatchObject({ points_amount: 2 });
    expect(order.voucher_amount).toBeGreaterThan(0);
    const left = async () => ({
      voucher: fen((await vouchers()).find((one) => one.id === voucher.id)!.balance),
      points: await points(world, order.order_no),
    });
    const used = await left();
    expect(used).toEqual({ voucher: fen(voucher.balance) - fen(order.voucher_amount), points: -200 });
    expect((await life.returned(id, 5)).status).toBe(5);
    expect(await left()).toEqual(used);
    await life.compensated(id, 2);
    await life.returned(id);
    const before = { voucher: fen(voucher.balance), points: 0 };
    expect(await left()).toEqual(before);
    await life.wait("8d");
    expect(await left()).toEqual(before);
  });
});
