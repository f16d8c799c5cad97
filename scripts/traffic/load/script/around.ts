import { Flag } from "#generated/enums.ts";
import type { Goods } from "#generated/model/goods.ts";
import { lineFor } from "../../../api-client/cart-line.ts";
import type { Account } from "../accounts.ts";
import { expectStock } from "./buyer.ts";
import { call } from "./calls.ts";
import { law } from "./laws.ts";
import { ACCOUNTS, GOODS, IS_ALONE } from "./settings.ts";
import { balanceFell, ordersListed, stockFell, toFen } from "./sums.ts";

const PAGES = 20;
/** Enough packs for a long run. */
const STOCK = 500;
/** Pages of each account's orders that are read at the end. */
const ORDER_PAGES = 5;

type Member = Account & { readonly balance: number; readonly orders: number };

/** The state before the buyers started. */
export type Before = { readonly members: readonly Member[]; readonly goods: readonly Goods[] };

/** Looks for goods that can be bought in quantity and for accounts that may order, and notes what they have. */
export function lookAround(): Before {
  let goods: readonly Goods[] = [];
  const members = ACCOUNTS.flatMap((account): Member[] => {
    if (call("login", { body: { ...account } }).data === undefined) return [];
    if (goods.length === 0) goods = findGoods();
    const problem = obstacle(goods[0]);
    if (problem !== "") console.warn(`${account.username} takes no part: ${problem}`);
    return problem === "" ? [{ ...account, ...sumsOf() }] : [];
  });
  if (goods.length === 0) throw new Error("no goods can be bought by any of the accounts");
  if (members.length === 0) throw new Error("none of the accounts may order");
  return {
    members,
    goods: goods.map(({ id, ...rest }) => ({ ...rest, id, number: stockOf(id) ?? rest.number })),
  };
}

function findGoods(): Goods[] {
  const found: Goods[] = [];
  for (let page = 1; page <= PAGES && found.length < GOODS; page += 1) {
    const { data } = call("listGoods", { query: { in_stock: 1, page_size: 50, page } });
    if (!data || data.list.length === 0) break;
    found.push(...data.list.filter(isPlentiful));
  }
  return found.slice(0, GOODS);
}

const isPlentiful = ({ is_buy: isBuy, price, number, limit_number: limit = 0, zbz = 1 }: Goods): boolean =>
  isBuy === Flag.Yes && price !== null && limit === 0 && number >= STOCK * zbz;

/** Why the account that is logged in cannot order; empty if it can. */
function obstacle(goods: Goods | undefined): string {
  if (!goods) return "no goods to be bought";
  if ((call("listAddresses").data ?? []).length === 0) return "no address";
  const added = call("addCartLines", {
    body: { params: [lineFor(goods, goods.zbz ?? 1)] },
  });
  const id = added.data?.lines[0]?.id;
  if (id === undefined) return added.message;
  const checkout = call("checkoutCart", { body: { ids: [id], new: 1 } });
  call("deleteCartLines", { body: { ids: [id] } });
  return checkout.data === undefined ? checkout.message : "";
}

const stockOf = (id: number): number | undefined =>
  call("getGoodsDetail", { path: { id } }).data?.goods.number;

const sumsOf = () => ({
  balance: toFen(call("getBalance").data?.user_money ?? 0),
  orders: call("listOrders").data?.total ?? 0,
});

/** Asks the server what has become of stock, orders and balances. */
export function lookBack({ members, goods }: Before): void {
  members.forEach(({ username, password, balance, orders }, index) => {
    call("login", { body: { username, password } });
    const now = sumsOf();
    balanceFell.add(balance - now.balance, { of: String(index) });
    ordersListed.add(now.orders - orders, { of: String(index) });
    // While others order, pages move: an order could be on two.
    if (IS_ALONE) expectListedOnce(username);
  });
  goods.forEach(({ id, number }, index) => {
    const left = call("getGoodsDetail", { path: { id } }).data?.goods;
    if (!left) return;
    expectStock([left]);
    stockFell.add(number - left.number, { of: String(index) });
  });
}

function expectListedOnce(username: string): void {
  const numbers: string[] = [];
  for (let page = 1; page <= ORDER_PAGES; page += 1) {
    const list = call("listOrders", { query: { page } }).data?.list ?? [];
    numbers.push(...list.map((each) => each.order_no));
    if (list.length === 0) break;
  }
  const twice = numbers.filter((each, index) => numbers.indexOf(each) !== index);
  law("orders", twice.length === 0, () => `${username} has orders twice: ${twice.join(", ")}`);
}
