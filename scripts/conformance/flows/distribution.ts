import { isDeepStrictEqual } from "node:util";
import { Flag } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import { same } from "../../api-client/checks/finding.ts";
import { type Exchange, envelopeOf } from "../../api-client/http/exchange.ts";
import { packOf } from "./find-goods.ts";
import { SECOND, linesWithout, openSecondSession, otherStore, restoreSecondCart } from "./second-session.ts";
import type { Flow, Steps } from "./steps.ts";

const MOST = 3;
const NUMBER_MAX = 99_999;
const OF_CELLS = /^cells\./;

/**
 * Fills another store's cart. A preview changes nothing and returns what the call then returns; a call with one cell
 * too many fills none; a repeated one changes nothing, since quantities are set. Two stores that together want more
 * than the stock are refused.
 */
export const distribution: Flow = {
  id: "distribution",
  name: { zh: "流程：分配到各店购物车", en: "flow: distribute over the stores' carts" },
  operations: [
    "listCartLines",
    "listStores",
    "previewDistribution",
    "distributeCart",
    "getCartTotal",
    "switchStore",
    "deleteCartLines",
  ],
  writes: true,
  async walk(steps) {
    const { data: cart } = await steps.succeed("listCartLines");
    const { data: stores } = await steps.succeed("listStores");
    const store = otherStore(steps, stores);
    const read = await openSecondSession(steps, store.id);
    const before = await read();
    const free = linesWithout(cart, before).filter(({ goods }) => goods.number > 0);
    restoreSecondCart(steps, before);
    const { lines, preview } = await previewOf(steps, store.id, free.slice(0, MOST));
    const session = { steps, read };
    await expectUntouched(session, preview.exchange, "preview", before);

    const current = stores.find(({ is_current }) => is_current === 1);
    if (current) await refuseTogether(session, current.id, store.id, lines);

    await refuseCells(session, store.id, lines);

    const body = { cells: cellsOf(store.id, lines) };
    const filled = await steps.succeed("distributeCart", { body });
    const asPreviewed = { zh: "与试算相同", en: "the same as in the preview" };
    steps.equal(filled.exchange, "data", filled.data, preview.data, asPreviewed);
    const cartAfter = await read();
    expectOneLineEach(steps, filled.exchange, before, cartAfter, lines);
    const after = numbersOf(cartAfter);
    const missing = lines.filter(({ goods, number }) => after.get(goods.id) !== number);
    steps.none(
      filled.exchange,
      "cells",
      { zh: "另一门店的购物车里是这些数量", en: "these numbers in the other store's cart" },
      { missing: missing.map(({ goods }) => goods.id) },
    );
    const { data: totals } = await steps.succeed("getCartTotal", SECOND);
    const [share] = filled.data.stores;
    const seen = { amount: share?.amount, shipping_remainder: share?.shipping_remainder };
    const expected = { amount: totals.amount, shipping_remainder: totals.shipping_remainder };
    const asTotals = { zh: "与该门店的购物车合计相同", en: "the same as that store's cart totals" };
    steps.equal(filled.exchange, "stores", seen, expected, asTotals);
    const again = await steps.succeed("distributeCart", { body });
    const last = numbersOf(await read());
    steps.law(
      again.exchange,
      isDeepStrictEqual(last, after),
      "repeated",
      { zh: "购物车不变", en: "the cart stays" },
      [...last],
    );
  },
};

type SecondSession = {
  readonly steps: Steps;
  readonly read: () => Promise<CartStore>;
};

const cellsOf = (storeId: number, lines: readonly CartLine[]) =>
  lines.map(({ goods, number }) => ({ store_id: storeId, goods_id: goods.id, number }));

/** The total number of each product in a cart. */
function numbersOf({ data }: CartStore): Map<number, number> {
  const numbers = new Map<number, number>();
  for (const { goods, number } of data) numbers.set(goods.id, (numbers.get(goods.id) ?? 0) + number);
  return numbers;
}

/** The lines that the store can have, and the preview of these alone. */
async function previewOf(steps: Steps, storeId: number, lines: readonly CartLine[]) {
  const ask = async (some: readonly CartLine[]) =>
    steps.succeed("previewDistribution", {
      body: {
        cells: cellsOf(
          storeId,
          steps.need(some.length > 0 ? some : undefined, {
            zh: "没有另一门店可买而购物车中没有的商品",
            en: "no goods that the other store can buy and does not have in its cart",
          }),
        ),
      },
      mayRefuse: OF_CELLS,
    });
  const first = await ask(lines);
  const refused = new Set(first.data.problems.map(({ index }) => index));
  if (refused.size === 0) return { lines, preview: first };
  const possible = lines.filter((_, index) => !refused.has(index));
  return { lines: possible, preview: await ask(possible) };
}

/** One line of each product, selected and at the offer of now, beside the lines that were there. */
function expectOneLineEach(
  steps: Steps,
  exchange: Exchange,
  before: CartStore,
  after: CartStore,
  filled: readonly CartLine[],
): void {
  const wrong = filled.filter(({ goods }) => {
    const [line, ...more] = after.data.filter((each) => each.goods.id === goods.id);
    const isAtOffer = line?.goods_price_id === (line?.goods.goods_price_id ?? line?.goods_price_id);
    return more.length > 0 || line?.is_selected !== Flag.Yes || !isAtOffer;
  });
  const each = {
    zh: "每种商品一行，已选，按现在的活动",
    en: "one selected line of each, at its current offer",
  };
  steps.none(exchange, "lines", each, { wrong: wrong.map(({ goods }) => goods.id) });
  const known = new Set(before.data.map(({ id }) => id));
  const others = after.data.filter(({ id }) => known.has(id)).map(selectionOf);
  const stay = { zh: "其他行不变", en: "the other lines as they were" };
  steps.equal(exchange, "other lines", others, before.data.map(selectionOf), stay);
}

const selectionOf = ({ id, number, is_selected: isSelected }: CartLine) => [id, number, isSelected];

async function expectUntouched(
  { steps, read }: SecondSession,
  exchange: Exchange,
  place: string,
  before: CartStore,
) {
  const now = numbersOf(await read());
  steps.law(
    exchange,
    isDeepStrictEqual(now, numbersOf(before)),
    place,
    { zh: "另一门店的购物车不变", en: "the other store's cart stays" },
    [...now],
  );
}

/**
 * Each of two stores could have nearly the whole stock of a product, both cannot; nor does either get the other goods.
 */
async function refuseTogether(
  session: SecondSession,
  currentId: number,
  otherId: number,
  lines: readonly CartLine[],
) {
  const { steps } = session;
  const scarce = lines.find(({ goods }) => goods.number >= packOf(goods) && goods.number <= NUMBER_MAX);
  if (!scarce) return;
  const { id: goodsId, number: stock } = scarce.goods;
  const pack = packOf(scarce.goods);
  const part = Math.floor(stock / pack) * pack;
  steps.restoreBy(async (send) => {
    const now = await send("listCartLines");
    const line = now?.data.find(({ id }) => id === scarce.id);
    if (line && line.number !== scarce.number)
      await send("editCartLine", {
        path: { id: line.id },
        body: { params: { number: scarce.number } },
      });
  });
  const cells = [
    ...cellsOf(
      otherId,
      lines.filter((line) => line !== scarce),
    ),
    ...[currentId, otherId].map((id) => ({ store_id: id, goods_id: goodsId, number: part })),
  ];
  const probe = { zh: "合计超过库存", en: "more than the stock together" };
  const before = await session.read();
  const exchange = await steps.call("distributeCart", { body: { cells }, probe });
  const { status } = exchange.response;
  steps.law(exchange, status === 422, "status", same("422"), status);
  await expectUntouched(session, exchange, "refused", before);
}

/**
 * A cell above the stock is a problem of the preview, which leaves it out of the amounts, and refused by the call with
 * the same message; so is a product that a store has in two cells.
 */
async function refuseCells(
  session: SecondSession,
  storeId: number,
  lines: readonly CartLine[],
): Promise<void> {
  const { steps } = session;
  const scarce = lines.findIndex(({ goods }) => goods.number + packOf(goods) <= NUMBER_MAX);
  const line = lines[scarce];
  if (!line) return;
  const above = (Math.floor(line.goods.number / packOf(line.goods)) + 1) * packOf(line.goods);
  const asked = lines.map((each) => (each === line ? { ...line, number: above } : each));
  const cells = cellsOf(storeId, asked);
  const probe = { zh: "一格超过库存", en: "one cell above the stock" };
  const { data, exchange } = await steps.succeed("previewDistribution", { body: { cells }, probe });
  const indexes = data.problems.map(({ index }) => index);
  steps.equal(exchange, "data.problems[].index", indexes, [scarce]);
  steps.equal(exchange, "data.stores[].filled", data.stores[0]?.filled, lines.length - 1);
  const others = lines.filter((each) => each !== line);
  if (others.length > 0) {
    const { data: alone } = await steps.succeed("previewDistribution", {
      body: { cells: cellsOf(storeId, others) },
    });
    const amounts = { zh: "与没有该格时相同", en: "the same as without the cell" };
    steps.equal(exchange, "data.stores", data.stores, alone.stores, amounts);
  }
  const before = await session.read();
  const refused = await steps.call("distributeCart", { body: { cells }, probe });
  const { errors } = envelopeOf(refused.response);
  const wanted = data.problems.map(({ index, field, message }) => [`cells.${index}.${field}`, [message]]);
  const asPreviewed = { zh: "422，与试算的问题相同", en: "422 with the problems of the preview" };
  steps.equal(refused, "errors", errors, Object.fromEntries(wanted), asPreviewed);
  const twice = [...cellsOf(storeId, [line]), ...cellsOf(storeId, [line])];
  const again = { zh: "同一门店同一商品两格", en: "a product twice for one store" };
  const doubled = await steps.call("distributeCart", { body: { cells: twice }, probe: again });
  const { status } = doubled.response;
  steps.equal(doubled, "twice", status, 422, same("422"), "invalid-accepted");
  await expectUntouched(session, refused, "refused", before);
}
