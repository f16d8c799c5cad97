import { isDeepStrictEqual } from "node:util";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import { same } from "../../api-client/checks/finding.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
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

    const body = { cells: cellsOf(store.id, lines) };
    const filled = await steps.succeed("distributeCart", { body });
    const asPreviewed = { zh: "与试算相同", en: "the same as in the preview" };
    steps.equal(filled.exchange, "data", filled.data, preview.data, asPreviewed);
    const after = numbersOf(await read());
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
