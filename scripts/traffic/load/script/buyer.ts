import { sleep } from "k6";
import exec from "k6/execution";
import { Flag, PayMethod } from "#generated/enums.ts";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { Goods } from "#generated/model/goods.ts";
import { lineFor } from "../../../api-client/cart-line.ts";
import type { Account } from "../accounts.ts";
import { call, callTwice } from "./calls.ts";
import { law } from "./laws.ts";
import { THINK_MS } from "./settings.ts";
import { ordersMade, paidFen, toFen, unitsOrdered, unitsReturned } from "./sums.ts";

const BALANCE = 2;
const NOT_NEEDED = 4;
const ORDINARY_INVOICE = 1;
/** The shares of orders that are sent twice at once, and that are paid rather than canceled. */
const TWICE = 0.25;
const PAYS = 0.7;
const WORDS = ["amxl", "阿莫西林", "感冒", "胶囊", "维生素", "bly"];

/** Who this buyer is, and which goods it buys; the indices are the tags of the sums. */
export type Role = {
  readonly account: Account;
  readonly accountIndex: string;
  readonly goods: Goods;
  readonly goodsIndex: string;
};

let isLoggedIn = false;

/** One visit: browse, search, fill the cart, order, and pay or cancel. */
export function visit(role: Role): void {
  if (!isLoggedIn) isLoggedIn = call("login", { body: { ...role.account } }).data !== undefined;
  if (!isLoggedIn) return think();
  expectSessionOf(role);
  browse();
  search();
  const id = fillCart(role);
  if (id === undefined) return;
  const created = order(role, id);
  if (created) settle(role, created);
}

/** From half to one and a half of the average. */
function think(): void {
  sleep(((0.5 + Math.random()) * THINK_MS) / 1000);
}

const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

function expectSessionOf({ account }: Role): void {
  const { data } = call("getCurrentUser");
  if (data)
    law(
      "sessions",
      data.username === account.username,
      () => `${account.username} is reported as ${data.username}`,
    );
  // The session has ended.
  else isLoggedIn = false;
}

function browse(): void {
  const { data } = call("listGoods", {
    query: { page: 1 + Math.floor(Math.random() * 20) },
  });
  expectStock(data?.list ?? []);
  think();
  const goods = oneOf(data?.list ?? []);
  if (!goods) return;
  const { data: detail } = call("getGoodsDetail", { path: { id: goods.id } });
  if (detail) expectStock([detail.goods]);
  think();
}

function search(): void {
  const keywords = oneOf(WORDS) ?? "";
  call("searchGoods", { query: { keywords } });
  const { data } = call("listGoods", { query: { keywords } });
  expectStock(data?.list ?? []);
  think();
}

export function expectStock(list: readonly Goods[]): void {
  for (const { id, name, number } of list)
    law("stock", number >= 0, () => `goods ${id} (${name}) have a stock of ${number}`);
}

/** Adds the buyer's goods; the id of the line. */
function fillCart({ goods }: Role): number | undefined {
  const { data: added } = call("addCartLines", {
    body: { params: [lineFor(goods, goods.zbz ?? 1)] },
  });
  const id = added?.lines[0]?.id;
  if (id === undefined) return undefined;
  // Another device of the account may have added the same: the line is what this buyer wants.
  call("editCartLine", { path: { id }, body: { params: { number: goods.zbz }, new: 1 } });
  const { data: cart } = call("listCartLines");
  expectStock((cart?.data ?? []).map((line) => line.goods));
  call("getCartTotal");
  think();
  return id;
}

/** Orders the line, at times twice at once; undefined if it could not be ordered. */
function order({ goods, goodsIndex, accountIndex }: Role, id: number): CreatedOrder | undefined {
  const { data: checkout } = call("checkoutCart", { body: { ids: [id], new: 1 } });
  const { data: addresses } = call("listAddresses");
  const address = addresses?.[0];
  if (!checkout || !address) {
    call("deleteCartLines", { body: { ids: [id] } });
    return undefined;
  }
  think();
  const remark = `load ${exec.vu.idInTest}.${exec.vu.iterationInInstance}`;
  const { checkout_no: number } = checkout;
  const body = {
    checkout_no: number,
    address_id: address.id,
    invoice_kind: ORDINARY_INVOICE,
    points: 0,
    remark,
  };
  const responses =
    Math.random() < TWICE ? callTwice("createOrder", { body }) : [call("createOrder", { body })];
  const made = responses.flatMap(({ data }) => data ?? []);
  const [created] = made;
  if (!created) {
    call("deleteCartLines", { body: { ids: [id] } });
    return undefined;
  }
  const ids = [...new Set(made.map((each) => each.order_id))];
  law("orders", ids.length === 1, () => `checkout ${number} became the orders ${ids.join(", ")}`);
  ordersMade.add(1, { of: accountIndex });
  unitsOrdered.add(
    checkout.lines.reduce((sum, line) => sum + (line.goods.id === goods.id ? line.number : 0), 0),
    { of: goodsIndex },
  );
  const { data: seen } = call("getOrder", { path: { id: created.order_id } });
  if (seen)
    law(
      "sessions",
      seen.remark === remark,
      () => `order ${created.order_id} of "${remark}" has "${seen.remark}"`,
    );
  call("listOrders");
  think();
  return created;
}

/** Pays from the balance where that is possible, and cancels what it does not pay. */
function settle(role: Role, { order_id: id }: CreatedOrder): void {
  const { data: choices } = call("listPayMethods", { query: { order_id: id } });
  const isOpen = choices?.some(
    (choice) => choice.method === PayMethod.Balance && choice.is_open === Flag.Yes,
  );
  if (isOpen && Math.random() < PAYS && pay(role, id)) return;
  const { goods, goodsIndex } = role;
  const { data: seen } = call("getOrder", { path: { id } });
  const units = (seen?.lines ?? []).reduce(
    (sum, line) => sum + (line.goods_id === goods.id ? line.number : 0),
    0,
  );
  const { status } = call("cancelOrder", { path: { id }, body: { reason: NOT_NEEDED } });
  if (status === 200) unitsReturned.add(units, { of: goodsIndex });
}

function pay({ accountIndex }: Role, id: number): boolean {
  const { data: payment } = call("createPayment", { body: { order_id: id, method: BALANCE } });
  if (!payment) return false;
  think();
  const { status } = call("payByBalance", { body: { pay_no: payment.pay_no } });
  if (status !== 200) return false;
  paidFen.add(toFen(payment.amount), { of: accountIndex });
  call("getBalance");
  return true;
}
