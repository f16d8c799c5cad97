import { Flag } from "#generated/enums.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import { lineFor } from "../../api-client/cart-line.ts";
import { same } from "../../api-client/checks/finding.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import { NOTATIONS } from "../generate/notations.ts";
import { isPriceAt } from "../laws/ladder.ts";
import { checkCart, checkTotals } from "./cart-laws.ts";
import { findGoods, lineOf, packOf } from "./find-goods.ts";
import type { Flow, Steps } from "./steps.ts";

/** Search, add, list, edit, select in every notation, total, delete, delete again; restores the cart. */
export const cart: Flow = {
  id: "cart",
  name: { zh: "流程：加购、修改、选择、删除", en: "flow: add, edit, select, delete" },
  operations: [
    "listGoods",
    "addCartLines",
    "listCartLines",
    "editCartLine",
    "readCartChanges",
    "selectCartLines",
    "getCartTotal",
    "deleteCartLines",
  ],
  writes: true,
  async walk(steps) {
    const ids = await add(steps);
    steps.undoBy("deleteCartLines", { body: { ids } });
    try {
      await edit(steps, ids);
      await select(steps, ids);
      await readChanges(steps, ids);
    } finally {
      await remove(steps, ids);
    }
  },
};

async function add(steps: Steps): Promise<number[]> {
  const goods = await findGoods(steps, 2);
  const before = await list(steps);
  // The buyer may have seen another price.
  const params = goods.map((each) => {
    const line = lineFor(each, 2 * packOf(each));
    return { ...line, price: Math.round(line.price ?? 0) + 1 };
  });
  const added = await steps.succeed("addCartLines", { body: { params } });
  const after = await list(steps);
  const missing = params.find(
    ({ goods_id: id, number }) => !after.data.some((line) => line.goods.id === id && line.number === number),
  );
  steps.law(
    added.exchange,
    missing === undefined,
    "data.lines",
    { zh: "加购的商品以所加数量出现在列表中", en: "what was added is listed with its number" },
    { missing, lines: added.data.lines },
  );
  const last = after.data.slice(-params.length);
  const isLast = last.every(
    (line) => params.some(({ goods_id: id }) => line.goods.id === id) && line.is_selected === Flag.Yes,
  );
  const atTheEnd = { zh: "新行被选中，排在最后", en: "the new lines are selected and come last" };
  steps.law(
    added.exchange,
    isLast,
    "data.lines",
    atTheEnd,
    last.map(({ id, is_selected }) => ({ id, is_selected })),
  );
  const wrongPrices = last.filter(
    ({ price, number, goods: one }) => one.goods_price_id === 0 && !isPriceAt(price, one, number),
  );
  const ownPrice = {
    zh: "价格是商品现在的价格，不是请求中的",
    en: "prices of the goods now, not of the request",
  };
  steps.none(added.exchange, "data.lines[].price", ownPrice, {
    wrong: wrongPrices.map(({ id, price }) => ({ id, price })),
  });
  expectCount(steps, added.exchange, "data.total", added.data.total, after.data.length);
  const others = before.data
    .filter(({ id, number }) => lineOf(after, id)?.number !== number)
    .map(({ id }) => id);
  steps.none(added.exchange, "others", { zh: "其他行不变", en: "other lines stay" }, { changed: others });
  return added.data.lines.map(({ id }) => id);
}

async function edit(steps: Steps, ids: readonly number[]): Promise<void> {
  const before = await list(steps);
  const line = ids.map((each) => lineOf(before, each)).find((each) => each !== undefined);
  if (!line) return;
  const number = line.number + packOf(line.goods);
  const { exchange } = await steps.succeed("editCartLine", {
    path: { id: line.id },
    body: { params: { number }, new: 1 },
  });
  const after = await list(steps);
  steps.equal(exchange, "number", lineOf(after, line.id)?.number, number, same(`number = ${number}`));
  const changed = before.data.filter(
    ({ id, number: was }) => id !== line.id && lineOf(after, id)?.number !== was,
  );
  const others = { zh: "其他行不变", en: "other lines stay" };
  steps.none(exchange, "others", others, { changed: changed.map(({ id }) => id) });
}

async function select(steps: Steps, ids: readonly number[]): Promise<void> {
  const standard = { name: "", encode: undefined };
  for (const { name, encode } of [standard, ...NOTATIONS])
    for (const flag of [0, 1]) {
      const { exchange } = await steps.succeed("selectCartLines", {
        body: { ids: [...ids], is_selected: flag },
        ...(encode && { encode }),
      });
      const after = await list(steps);
      const wrong = ids.filter((id) => lineOf(after, id)?.is_selected !== flag);
      const expected = {
        zh: `这些行的 is_selected 都是 ${flag}`,
        en: `is_selected ${flag} on all of them`,
      };
      const rule = name === "" ? "law" : "notation-ignored";
      const place = name === "" ? `is_selected ${flag}` : name;
      // If the contract's own notation fails, all others fail for the same reason.
      if (!steps.none(exchange, place, expected, { otherwise: wrong }, rule) && name === "") return;
    }
}

/** Goods just added have not changed, and a change that the buyer has read is not reported again. */
async function readChanges(steps: Steps, ids: readonly number[]): Promise<void> {
  const { data: done, exchange } = await steps.succeed("readCartChanges", { body: { ids: [...ids] } });
  expectCount(steps, exchange, "data.read", done.read, 0);
  const after = await list(steps);
  const changed = after.data.filter(({ id, previous }) => ids.includes(id) && previous !== null);
  const expected = { zh: "已读的行 previous 为 null", en: "previous null on the lines that were read" };
  steps.none(exchange, "previous", expected, { changed: changed.map(({ id }) => id) });
}

async function remove(steps: Steps, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const before = await list(steps);
  const { data: done, exchange } = await steps.succeed("deleteCartLines", { body: { ids: [...ids] } });
  const after = await list(steps);
  expectCount(steps, exchange, "data.deleted", done.deleted, before.data.length - after.data.length);
  expectCount(steps, exchange, "data.total", done.total, after.data.length);
  const left = ids.filter((id) => lineOf(after, id) !== undefined);
  steps.none(exchange, "deleted", { zh: "删除的行不再列出", en: "deleted lines are gone" }, { left });
  const again = await steps.succeed("deleteCartLines", { body: { ids: [...ids] } });
  const last = await list(steps);
  const expected = { zh: "重复删除不影响其他行", en: "deleting again harms nothing" };
  steps.law(again.exchange, last.data.length === after.data.length, "repeated", expected, {
    lines: [after.data.length, last.data.length],
  });
  expectCount(
    steps,
    again.exchange,
    "data.deleted",
    again.data.deleted,
    after.data.length - last.data.length,
  );
}

/** A number in the answer of a command is that of the lists before and after; a server may leave inferred ones out. */
function expectCount(
  steps: Steps,
  exchange: Exchange,
  place: string,
  seen: number | undefined,
  lines: number,
): void {
  const expected = { zh: `${lines} 行，如列表`, en: `${lines} lines, as listed` };
  if (seen !== undefined) steps.equal(exchange, place, seen, lines, expected);
}

/** The cart and its total, both checked. */
async function list(steps: Steps): Promise<CartStore> {
  const listed = await steps.succeed("listCartLines", { query: { filters: 99_999, new: 1 } });
  checkCart(steps, listed.exchange, listed.data);
  const totals = await steps.succeed("getCartTotal");
  checkTotals(steps, totals.exchange, totals.data, listed.data);
  return listed.data;
}
